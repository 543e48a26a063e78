#include "ops/rules.h"

namespace fullbore {

Type infer_same(const InferContext& c) {
  const Type& first = c.type(0);
  c.expect(contains(def(c.op).dtypes, first.dtype), "does not take elements of ", first.dtype);
  for (int i = 1; i < c.arity(); ++i)
    c.expect(c.type(i) == first, "expected operands of one type, got ", first, " and ", c.type(i));
  return first;
}

Type infer_compare(const InferContext& c) { return {DType::boolean, infer_same(c).shape}; }

int checked_axis(const InferContext& c, int64_t axis, int rank) {
  c.expect(axis >= 0 && axis < rank, "expected an axis from 0 to ", rank - 1, ", got ", axis);
  return static_cast<int>(axis);
}

AxisMap axes_same(const Graph& g, NodeId id) {
  AxisMap map;
  const auto operands = g.operands(id);
  const int rank = g.type(id).shape.rank();
  map.result.resize(static_cast<size_t>(rank));
  for (int a = 0; a < rank; ++a)
    for (size_t i = 0; i < operands.size(); ++i)
      if (g.type(operands[i]).shape.rank() == rank)
        map.result[static_cast<size_t>(a)].push_back({static_cast<int>(i), a});
  return map;
}

AxisMap axes_none(const Graph& g, NodeId id) {
  AxisMap map;
  map.result.resize(static_cast<size_t>(g.type(id).shape.rank()));
  return map;
}

Cost cost_bytes(const Graph& g, NodeId id) {
  Cost cost;
  if (g.type(id).dtype != DType::tuple) cost.bytes += static_cast<double>(g.type(id).bytes());
  for (NodeId in : g.operands(id))
    if (g.type(in).dtype != DType::tuple) cost.bytes += static_cast<double>(g.type(in).bytes());
  return cost;
}

Cost cost_elementwise(const Graph& g, NodeId id) {
  Cost cost = cost_bytes(g, id);
  cost.flops = static_cast<double>(g.type(id).shape.numel());
  return cost;
}

}  // namespace fullbore
