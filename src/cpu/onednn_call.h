// What the kernels that run oneDNN primitives share: its engine, its element types, and a primitive
// bound to memory whose addresses change from run to run. A Call belongs to one thread at a time.
#pragma once

#include <array>
#include <dnnl.hpp>
#include <optional>

#include "cpu/kernel.h"
#include "cpu/memory_plan.h"

namespace fullbore::cpu {

const dnnl::engine& onednn_engine();

// Nullopt: oneDNN has no such element type.
std::optional<dnnl::memory::data_type> onednn_type(DType dtype);

inline int64_t aligned(int64_t bytes) { return (bytes + kAlignment - 1) / kAlignment * kAlignment; }
inline int64_t aligned_bytes(const dnnl::memory::desc& desc) {
  return aligned(static_cast<int64_t>(desc.get_size()));
}

// A primitive and its arguments, in the order in which they are added.
class OnednnCall {
 public:
  OnednnCall() = default;
  // `what` names the primitive in reports of failure; a literal.
  OnednnCall(const dnnl::primitive& primitive, const char* what)
      : primitive_(primitive), what_(what) {}
  void add(int argument, const dnnl::memory::desc& desc);
  // One address for each argument added. Failures are reported (report_failure).
  void execute(std::span<const void* const> data) noexcept;

 private:
  static constexpr size_t kMaxArguments = 8;
  void check(dnnl_status_t status) const;

  dnnl::primitive primitive_;
  const char* what_ = "";
  std::array<dnnl::memory, kMaxArguments> memory_;
  std::array<dnnl_exec_arg_t, kMaxArguments> arguments_{};
  std::array<void*, kMaxArguments> address_{};
  size_t count_ = 0;
};

}  // namespace fullbore::cpu
