#include "cpu/onednn_call.h"

namespace fullbore::cpu {

using dnnl::memory;

const dnnl::engine& onednn_engine() {
  static const dnnl::engine cpu(dnnl::engine::kind::cpu, 0);
  return cpu;
}

namespace {
dnnl_stream_t stream() {
  static const dnnl::stream s(onednn_engine());
  return s.get();
}
}  // namespace

std::optional<memory::data_type> onednn_type(DType dtype) {
  switch (dtype) {
    case DType::f32: return memory::data_type::f32;
    case DType::bf16: return memory::data_type::bf16;
    case DType::i8: return memory::data_type::s8;
    case DType::i32: return memory::data_type::s32;
    default: return std::nullopt;
  }
}

void OnednnCall::add(int argument, const memory::desc& desc) {
  FB_CHECK(count_ < kMaxArguments);
  const size_t n = count_++;
  memory_[n] = memory(desc, onednn_engine(), nullptr);
  arguments_[n] = {argument, memory_[n].get()};
}

void OnednnCall::check(dnnl_status_t status) const {
  if (status != dnnl_success) report_failure(status, what_);
}

void OnednnCall::execute(std::span<const void* const> data) noexcept {
  for (size_t n = 0; n < count_; ++n) {
    if (data[n] == address_[n]) continue;
    address_[n] = const_cast<void*>(data[n]);
    check(dnnl_memory_set_data_handle(arguments_[n].memory, address_[n]));
  }
  check(dnnl_primitive_execute(primitive_.get(), stream(), static_cast<int>(count_),
                               arguments_.data()));
}

}  // namespace fullbore::cpu
