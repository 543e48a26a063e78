// Scan, Cond and Call: their bodies are compiled like any graph, and live in a part of the arena.
#include <algorithm>
#include <cstring>

#include "cpu/candidates.h"
#include "cpu/executable.h"
#include "ops/op_def.h"
#include "ops/scan.h"

namespace fullbore::cpu {
namespace {

std::unique_ptr<Executable> compile_body(const Graph& body, const KernelRequest& r) {
  return std::make_unique<Executable>(body, *r.options, r.threads);
}

// An Executable must be bound to some memory even when it needs none.
int64_t arena_of(const Executable& body) { return std::max(body.arena_bytes(), kAlignment); }

std::string indented(const std::string& text) {
  std::string result = "  | ";
  for (const char c : text) {
    result += c;
    if (c == '\n') result += "  | ";
  }
  result.resize(result.size() - 4);
  return result;
}

// The result of one of several bodies with the same inputs and outputs.
class BranchKernel final : public Kernel {
 public:
  BranchKernel(const KernelRequest& r, NodeId node) : scratch_(r.scratch_slot) {
    const Attr& attr = r.graph.attr(node);
    inputs_ = InputSlots(r).of_operands(node);
    if (attr.bodies.size() == 2) {
      predicate_ = inputs_[0];
      inputs_.erase(inputs_.begin());
    }
    outputs_.assign(r.output_slots.begin(), r.output_slots.end());
    for (const auto& body : attr.bodies) {
      bodies_.push_back(compile_body(*body, r));
      scratch_bytes_ = std::max(scratch_bytes_, arena_of(*bodies_.back()));
    }
    in_.resize(inputs_.size());
    out_.resize(outputs_.size());
  }

  void run(void* const* address) noexcept override {
    const bool second =
        predicate_ >= 0 && !*static_cast<const bool*>(address[static_cast<size_t>(predicate_)]);
    Executable& body = *bodies_[second ? 1 : 0];
    body.bind(static_cast<std::byte*>(address[static_cast<size_t>(scratch_)]));
    for (size_t i = 0; i < in_.size(); ++i) in_[i] = address[static_cast<size_t>(inputs_[i])];
    for (size_t i = 0; i < out_.size(); ++i) out_[i] = address[static_cast<size_t>(outputs_[i])];
    body.run(in_.data(), out_.data());
  }
  std::string_view name() const override { return predicate_ >= 0 ? "cond" : "call"; }
  bool uses_threads() const override {
    return std::any_of(bodies_.begin(), bodies_.end(),
                       [](const auto& body) { return body->uses_threads(); });
  }
  int64_t scratch_bytes() const override { return scratch_bytes_; }
  std::span<const std::unique_ptr<Executable>> bodies() const override { return bodies_; }
  std::string details() const override {
    std::string text;
    for (const auto& body : bodies_) text += indented(body->explain());
    return text;
  }

 private:
  std::vector<std::unique_ptr<Executable>> bodies_;
  int scratch_, predicate_ = -1;
  std::vector<int> inputs_, outputs_;
  std::vector<const void*> in_;
  std::vector<void*> out_;
  int64_t scratch_bytes_ = 0;
};

// The loop. Carried values are updated in place, in the memory of the carried results; those that
// are kept as they came into each step live in that stack: a step writes the next one's.
class ScanKernel final : public Kernel {
 public:
  ScanKernel(const KernelRequest& r, NodeId node)
      : scratch_(r.scratch_slot), layout_(scan_layout(r.graph, node)) {
    Graph body = *layout_.body;
    for (size_t i = 0; i < body.inputs().size(); ++i)
      input_bytes_.push_back(body.type(body.inputs()[i]).bytes());
    outputs_.assign(r.output_slots.begin(), r.output_slots.end());
    find_stacks(body);
    for (const Output& o : body.outputs) output_bytes_.push_back(body.type(o.node).bytes());
    body_ = compile_body(body, r);
    operands_ = InputSlots(r).of_operands(node);
    in_.resize(operands_.size());
    out_.resize(outputs_.size());
    input_slots_.assign(r.input_slots.begin(), r.input_slots.end());
  }

  void run(void* const* address) noexcept override {
    const auto at = [&](int slot) { return static_cast<std::byte*>(address[slot]); };
    body_->bind(at(scratch_));
    const size_t scanned_end = layout_.carried + layout_.scanned;
    const auto step_at = [&](int64_t step) {
      return layout_.reverse ? layout_.length - 1 - step : step;
    };
    for (size_t k = 0; k < layout_.carried; ++k) {
      const bool stacked = stacks_[k] >= 0 && layout_.length > 0;
      std::byte* state = stacked ? at(stacks_[k]) + step_at(0) * input_bytes_[k] : at(outputs_[k]);
      const std::byte* initial = at(operands_[k]);
      if (state != initial) std::memcpy(state, initial, static_cast<size_t>(input_bytes_[k]));
      in_[k] = out_[k] = state;
    }
    for (size_t i = scanned_end; i < in_.size(); ++i) in_[i] = at(operands_[i]);
    for (int64_t step = 0; step < layout_.length; ++step) {
      const int64_t t = step_at(step);
      for (size_t k = 0; k < layout_.carried; ++k) {
        if (stacks_[k] < 0) continue;
        in_[k] = at(stacks_[k]) + t * input_bytes_[k];
        out_[k] = step + 1 < layout_.length ? at(stacks_[k]) + step_at(step + 1) * input_bytes_[k]
                                            : at(outputs_[k]);
      }
      for (size_t i = layout_.carried; i < scanned_end; ++i)
        in_[i] = at(operands_[i]) + t * input_bytes_[i];
      for (size_t k = layout_.carried; k < out_.size(); ++k)
        out_[k] = at(outputs_[k]) + t * output_bytes_[k];
      body_->run(in_.data(), out_.data());
    }
  }
  std::string_view name() const override { return "scan"; }
  bool uses_threads() const override { return body_->uses_threads(); }
  int64_t scratch_bytes() const override { return arena_of(*body_); }
  // A carried result may take over its own operand, if nothing else reads that memory.
  bool may_alias(int out, int in) const override {
    const auto k = static_cast<size_t>(out);
    return k < layout_.carried && operands_[k] == input_slots_[static_cast<size_t>(in)] &&
           std::count(operands_.begin(), operands_.end(), operands_[k]) == 1;
  }
  std::span<const std::unique_ptr<Executable>> bodies() const override { return {&body_, 1}; }
  std::string details() const override { return indented(body_->explain()); }

 private:
  // Takes the per-step results that are a carried value as it comes in out of the body, one for
  // each.
  void find_stacks(Graph& body) {
    stacks_.assign(layout_.carried, -1);
    std::vector<Output> outputs;
    std::vector<int> slots;
    for (size_t k = 0; k < body.outputs.size(); ++k) {
      const auto in = std::find(body.inputs().begin(), body.inputs().end(), body.outputs[k].node);
      const auto i = static_cast<size_t>(in - body.inputs().begin());
      if (k >= layout_.carried && i < layout_.carried && stacks_[i] < 0) {
        stacks_[i] = outputs_[k];
      } else {
        outputs.push_back(body.outputs[k]);
        slots.push_back(outputs_[k]);
      }
    }
    body.outputs = std::move(outputs);
    outputs_ = std::move(slots);
    for (size_t k = 0; k < layout_.carried; ++k)
      if (stacks_[k] < 0) body.outputs[k].alias = static_cast<int>(k);
  }

  int scratch_;
  ScanLayout layout_;
  std::unique_ptr<Executable> body_;
  std::vector<int> operands_, outputs_, input_slots_;
  std::vector<int> stacks_;  // per carried value: where its incoming values are kept, or -1
  std::vector<int64_t> input_bytes_, output_bytes_;  // of the body
  std::vector<const void*> in_;
  std::vector<void*> out_;
};

}  // namespace

std::unique_ptr<Kernel> make_control(const KernelRequest& request, std::string& refusal) {
  const NodeId node = request.group.nodes[0];
  if (request.group.nodes.size() == 1) {
    const Op op = request.graph[node].op;
    if (op == Op::kScan) return std::make_unique<ScanKernel>(request, node);
    if (op == Op::kCall || op == Op::kCond) return std::make_unique<BranchKernel>(request, node);
  }
  refusal = "not a Scan, Cond or Call";
  return nullptr;
}

}  // namespace fullbore::cpu
