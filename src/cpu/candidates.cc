#include "cpu/candidates.h"

#include "cpu/region.h"
#include "ops/op_def.h"

namespace fullbore::cpu {

InputSlots::InputSlots(const KernelRequest& request) : graph_(request.graph) {
  size_t first = 0;
  for (const NodeId in : request.group.inputs) {
    const size_t count = result_types(graph_, in).size();
    slots_.emplace(in.index, request.input_slots.subspan(first, count));
    first += count;
  }
}

std::vector<int> InputSlots::of_operands(NodeId node) const {
  std::vector<int> slots;
  for (const NodeId operand : graph_.operands(node)) {
    const auto found = slots_.find(operand.index);
    if (found != slots_.end())
      slots.insert(slots.end(), found->second.begin(), found->second.end());
  }
  return slots;
}

std::span<const Candidate> candidates() {
  static constexpr Candidate kCandidates[] = {
      {"onednn_dot", make_onednn_dot},
      {"onednn_conv", make_onednn_conv},
      {"fused_composite", make_fused_composite},
      {"attention", make_attention},
      {"pool", make_pool},
      {"move", make_move},
      {"index", make_index},
      {"region", make_region},
      {"control", make_control},
      {"reference", make_reference},
  };
  return kCandidates;
}

}  // namespace fullbore::cpu
