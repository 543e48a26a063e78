// Results of bodies that are known outside: an operand passed through, a constant.
#include "ops/scan.h"
#include "opt/simplify.h"

namespace fullbore {
namespace {

// Position of the body's input that output k is, or -1.
int passed_through(const Graph& body, size_t k) {
  for (size_t i = 0; i < body.inputs().size(); ++i)
    if (body.outputs[k].node == body.inputs()[i]) return static_cast<int>(i);
  return -1;
}

std::optional<NodeId> get_of_call(Simplifier& s, NodeId tuple, size_t k) {
  const Graph& body = *s.attr(tuple).bodies[0];
  if (const int i = passed_through(body, k); i >= 0)
    return s.operand(tuple, static_cast<size_t>(i));
  const NodeId node = body.outputs[k].node;
  if (body[node].op == Op::kConst) return s.build(Op::kConst, {}, body.type(node), body.attr(node));
  return std::nullopt;
}

// A carried value that no step changes.
std::optional<NodeId> get_of_scan(Simplifier& s, NodeId tuple, size_t k) {
  const ScanLayout layout = scan_layout(s.graph, tuple);
  if (k >= layout.carried || passed_through(*layout.body, k) != static_cast<int>(k))
    return std::nullopt;
  return s.operand(tuple, k);
}

}  // namespace

std::optional<NodeId> tuple_rules(Simplifier& s, const Candidate& c) {
  if (c.op != Op::kGet) return std::nullopt;
  const auto k = static_cast<size_t>(c.attr.index[0]);
  switch (s.op(c.in[0])) {
    case Op::kCall: return get_of_call(s, c.in[0], k);
    case Op::kScan: return get_of_scan(s, c.in[0], k);
    default: return std::nullopt;
  }
}

}  // namespace fullbore
