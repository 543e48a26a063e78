// What the rule sets of simplify work with.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ops/op_def.h"

namespace fullbore {

// Appends nodes to the new graph, simplified. Operands always are already.
class Simplifier {
 public:
  explicit Simplifier(Graph& graph) : graph(graph) {}

  Graph& graph;

  // op(in): what the rules make of it, or the node itself.
  NodeId build(Op op, std::span<const NodeId> in, const Attr& attr = {});
  NodeId build(Op op, std::initializer_list<NodeId> in, const Attr& attr = {}) {
    return build(op, std::span<const NodeId>(in.begin(), in.size()), attr);
  }
  // The same where the type is known.
  NodeId build(Op op, std::span<const NodeId> in, const Type& type, const Attr& attr);

  const Type& type(NodeId id) const { return graph.type(id); }
  Op op(NodeId id) const { return graph[id].op; }
  NodeId operand(NodeId id, size_t i = 0) const { return graph.operands(id)[i]; }
  const Attr& attr(NodeId id) const { return graph.attr(id); }

  // The scalar that x repeats, if x is a broadcast of one.
  std::optional<NodeId> splat_of(NodeId x) const;
  // Whether x is a constant, all elements of which equal `value` (and not -0 for 0).
  bool is_all(NodeId x, double value) const;
  // `scalar` repeated.
  NodeId splat(NodeId scalar, const Shape& shape);
};

// The node to be simplified; it is not in the graph yet.
struct Candidate {
  Op op;
  std::span<const NodeId> in;
  const Type& type;
  const Attr& attr;
};

// A rule set: an equal node, or nothing.
using Rules = std::optional<NodeId> (*)(Simplifier& s, const Candidate& c);
std::optional<NodeId> fold_rules(Simplifier& s, const Candidate& c);      // fold.cc
std::optional<NodeId> algebra_rules(Simplifier& s, const Candidate& c);   // algebra.cc
std::optional<NodeId> movement_rules(Simplifier& s, const Candidate& c);  // movement.cc
std::optional<NodeId> tuple_rules(Simplifier& s, const Candidate& c);     // tuple.cc

}  // namespace fullbore
