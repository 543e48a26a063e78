#include <algorithm>

#include "cpu/kernel.h"

namespace fullbore::cpu {
namespace {

// Whether the axes that have more than one element keep their order.
bool keeps_order(const Shape& shape, const std::vector<int64_t>& axes) {
  int64_t last = -1;
  for (const int64_t a : axes) {
    if (shape[static_cast<int>(a)] == 1) continue;
    if (a < last) return false;
    last = a;
  }
  return true;
}

bool all(const std::vector<int64_t>& list, int64_t value) {
  return std::all_of(list.begin(), list.end(), [&](int64_t v) { return v == value; });
}

}  // namespace

bool is_view(const Graph& graph, NodeId id) {
  const Node& node = graph[id];
  if (node.num_inputs == 0) return false;
  const Type& from = graph.type(graph.operands(id)[0]);
  const Type& to = node.type;
  const bool same_size = from.dtype == to.dtype && from.shape.numel() == to.shape.numel();
  switch (node.op) {
    case Op::kReshape:
    case Op::kStopGrad:
    case Op::kBarrier:
    case Op::kGet: return true;
    case Op::kConvert: return from.dtype == to.dtype;
    case Op::kBitcast: return byte_size(from.dtype) == byte_size(to.dtype);
    case Op::kTranspose: return keeps_order(from.shape, graph.attr(id).axes);
    case Op::kBroadcast: return same_size && keeps_order(to.shape, graph.attr(id).axes);
    case Op::kSlice: return from == to && all(graph.attr(id).stride, 1);
    case Op::kPad:
      return from == to && all(graph.attr(id).low, 0) && all(graph.attr(id).high, 0) &&
             all(graph.attr(id).interior, 0);
    case Op::kConcat: return node.num_inputs == 1;
    // On one device a collective is the identity.
    case Op::kAllReduce:
    case Op::kAllGather:
    case Op::kReduceScatter: return all(graph.attr(id).replicas, 1);
    default: return false;
  }
}

}  // namespace fullbore::cpu
