// The driver of the rule sets: copies a graph node by node, each simplified over simplified
// operands, so that one sweep suffices.
#include "opt/simplify.h"

#include <algorithm>
#include <cmath>

#include "fullbore/array.h"
#include "ir/rewrite.h"
#include "ops/shape_util.h"
#include "opt/bodies.h"
#include "opt/pass.h"

namespace fullbore {

NodeId Simplifier::build(Op op, std::span<const NodeId> in, const Type& type, const Attr& attr) {
  static constexpr Rules kRules[] = {fold_rules, algebra_rules, movement_rules, tuple_rules};
  for (const Rules rules : kRules)
    if (const auto node = rules(*this, {op, in, type, attr})) return *node;
  return graph.append(op, in, type, attr);
}

NodeId Simplifier::build(Op op, std::span<const NodeId> in, const Attr& attr) {
  return build(op, in, infer_type(graph, op, in, attr), attr);
}

std::optional<NodeId> Simplifier::splat_of(NodeId x) const {
  if (op(x) != Op::kBroadcast || type(operand(x)).shape.rank() != 0) return std::nullopt;
  return operand(x);
}

bool Simplifier::is_all(NodeId x, double value) const {
  const NodeId c = splat_of(x).value_or(x);
  if (op(c) != Op::kConst || type(c).shape.rank() != 0) return false;
  const std::string& bytes = attr(c).literal;
  Array a(type(c));
  std::copy(bytes.begin(), bytes.end(), reinterpret_cast<char*>(a.data()));
  return a.at(0) == value && std::signbit(a.at(0)) == std::signbit(value);
}

NodeId Simplifier::splat(NodeId scalar, const Shape& shape) {
  if (shape.rank() == 0) return scalar;
  return graph.append(Op::kBroadcast, std::span(&scalar, 1), {type(scalar).dtype, shape},
                      {.shape = dims_of(shape)});
}

Graph simplify(const Graph& graph) {
  Graph out;
  Simplifier simplifier(out);
  BodyPass bodies([](const Graph& body) { return simplify(body); });
  std::vector<NodeId> map(graph.size());
  std::vector<NodeId> in;
  for (uint32_t i = 0; i < graph.size(); ++i) {
    const NodeId id{i};
    if (graph[id].op == Op::kInput) {
      map[i] = copy_input(out, graph, id);
      continue;
    }
    const LabelOf label(out, graph, id);
    in.clear();
    for (NodeId operand : graph.operands(id)) in.push_back(map[operand.index]);
    map[i] = simplifier.build(graph[id].op, in, graph.type(id), bodies(graph.attr(id)));
  }
  for (const Output& o : graph.outputs) out.output(o.name, map[o.node.index], o.alias);
  return rebuilt(out);
}

}  // namespace fullbore
