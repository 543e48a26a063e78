#include "cpu/candidates.h"

#include "cpu/region.h"
#include "ops/op_def.h"

namespace fullbore::cpu {

std::vector<int> operand_slots(const KernelRequest& request, NodeId node) {
  std::vector<int> slots;
  for (const NodeId operand : request.graph.operands(node)) {
    size_t first = 0;
    for (const NodeId in : request.group.inputs) {
      const size_t count = result_types(request.graph, in).size();
      if (in == operand)
        for (size_t k = 0; k < count; ++k) slots.push_back(request.input_slots[first + k]);
      first += count;
    }
  }
  return slots;
}

std::span<const Candidate> candidates() {
  static constexpr Candidate kCandidates[] = {
      {"onednn_dot", make_onednn_dot}, {"fused_composite", make_fused_composite},
      {"region", make_region},         {"control", make_control},
      {"reference", make_reference},
  };
  return kCandidates;
}

}  // namespace fullbore::cpu
