#include "cpu/executable.h"

#include <algorithm>
#include <cstring>

#include "ops/op_def.h"

namespace fullbore::cpu {

void Executable::bind(std::byte* arena) noexcept {
  if (arena == arena_) return;
  const bool first_time = arena_ == nullptr;
  arena_ = arena;
  for (size_t s = 0; s < slots_.size(); ++s) {
    const Slot& slot = slots_[s];
    if (slot.place == Place::kArena)
      table_[s] = arena + buffers_[static_cast<size_t>(slot.buffer)].offset;
    if (slot.place == Place::kConstant) table_[s] = constants_base_ + slot.offset;
  }
  if (!first_time) return;
  for (size_t i = 0; i < num_constant_steps_; ++i) steps_[i].kernel->run(table_.data());
}

void Executable::set_addresses(const void* const* inputs, void* const* outputs) noexcept {
  const size_t n = graph_.inputs().size();
  // Kernels do not write to their inputs, except where an output may share the address.
  for (size_t i = 0; i < n; ++i) table_[i] = const_cast<void*>(inputs[i]);
  for (const auto& [slot, output] : direct_)
    table_[static_cast<size_t>(slot)] = outputs[static_cast<size_t>(output)];
  for (const Copy& c : staged_)
    std::memcpy(table_[static_cast<size_t>(c.slot)], inputs[static_cast<size_t>(c.position)],
                static_cast<size_t>(c.bytes));
}

void Executable::copy_outputs(void* const* outputs) noexcept {
  for (const Copy& c : copies_) {
    void* to = outputs[static_cast<size_t>(c.position)];
    const void* from = table_[static_cast<size_t>(c.slot)];
    if (to != from) std::memcpy(to, from, static_cast<size_t>(c.bytes));
  }
}

void Executable::run(const void* const* inputs, void* const* outputs) noexcept {
  set_addresses(inputs, outputs);
  void* const* table = table_.data();
  if (recorder_ != nullptr) {
    run_recorded();
  } else {
    for (Kernel* kernel : kernels_) kernel->run(table);
  }
  copy_outputs(outputs);
}

void Executable::record(Recorder* recorder) {
  recorder_ = recorder;
  for (const Kernel* kernel : kernels_)
    for (const auto& body : kernel->bodies()) body->record(recorder);
}

void Executable::run_recorded() noexcept {
  for (size_t i = 0; i < kernels_.size(); ++i) {
    const auto begin = Recorder::Clock::now();
    kernels_[i]->run(table_.data());
    recorder_->add({this, i, begin, Recorder::Clock::now()});
  }
}

bool Executable::uses_threads() const {
  return std::any_of(kernels_.begin(), kernels_.end(),
                     [](const Kernel* k) { return k->uses_threads(); });
}

PlanInfo Executable::plan() const {
  PlanInfo info;
  info.arena_bytes = arena_bytes_;
  info.constant_bytes = static_cast<int64_t>(constants_.size());
  info.kernels = static_cast<int>(kernels_.size());
  for (const NodeId id : graph_.inputs()) info.input_bytes += graph_.type(id).bytes();
  for (const Output& o : graph_.outputs) {
    const int64_t bytes = graph_.type(o.node).bytes();
    (o.alias < 0 ? info.output_bytes : info.state_bytes) += bytes;
  }
  return info;
}

std::string Executable::explain() const {
  std::string text;
  for (size_t i = 0; i < steps_.size(); ++i) {
    const Step& step = steps_[i];
    text += str_cat("kernel ", i, ": ", step.kernel->name(),
                    i < num_constant_steps_ ? " (once, when compiled)" : "", "\n");
    for (const NodeId id : step.group.nodes) {
      text += str_cat("  %", id.index, " = ", graph_[id].op, "(");
      const char* comma = "";
      for (const NodeId in : graph_.operands(id)) {
        text += str_cat(comma, "%", in.index);
        comma = ", ";
      }
      text += ")";
      for (const Type& t : result_types(graph_, id)) text += str_cat(" ", t);
      if (!graph_.label(id).empty()) text += str_cat("  @", graph_.label(id));
      text += "\n";
    }
    text += step.refusals + step.kernel->details();
  }
  const PlanInfo info = plan();
  return text + str_cat("arena ", info.arena_bytes, " bytes, constants ", info.constant_bytes,
                        " bytes, ", direct_.size(), " of ", graph_.outputs.size(),
                        " outputs written in place, ", copies_.size(), " copied\n");
}

}  // namespace fullbore::cpu
