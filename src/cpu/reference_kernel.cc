// The last candidate: a node's own reference kernel, called on views of the slots.
#include "cpu/candidates.h"
#include "ops/op_def.h"

namespace fullbore::cpu {
namespace {

class ReferenceKernel final : public Kernel {
 public:
  explicit ReferenceKernel(const KernelRequest& r)
      : graph_(r.graph), node_(r.group.nodes[0]), eval_(def(r.graph[node_].op).eval) {
    for (const NodeId operand : graph_.operands(node_))
      for (const Type& type : result_types(graph_, operand)) in_.push_back({type, nullptr});
    input_slots_ = InputSlots(r).of_operands(node_);
    for (const Type& type : result_types(graph_, node_)) out_.push_back({type, nullptr});
    output_slots_.assign(r.output_slots.begin(), r.output_slots.end());
  }

  void run(void* const* address) noexcept override {
    for (size_t i = 0; i < in_.size(); ++i)
      in_[i].data = address[static_cast<size_t>(input_slots_[i])];
    for (size_t i = 0; i < out_.size(); ++i)
      out_[i].data = address[static_cast<size_t>(output_slots_[i])];
    eval_({graph_, node_, in_, out_});
  }
  std::string_view name() const override { return "reference"; }
  bool uses_threads() const override { return false; }

 private:
  const Graph& graph_;
  NodeId node_;
  void (*eval_)(const KernelArgs&);
  std::vector<ConstView> in_;
  std::vector<View> out_;
  std::vector<int> input_slots_, output_slots_;
};

}  // namespace

std::unique_ptr<Kernel> make_reference(const KernelRequest& request, std::string& refusal) {
  if (request.group.nodes.size() != 1) {
    refusal = "runs one node at a time";
    return nullptr;
  }
  return std::make_unique<ReferenceKernel>(request);
}

}  // namespace fullbore::cpu
