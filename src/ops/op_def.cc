#include "ops/op_def.h"

namespace fullbore {
namespace {

const OpDef* const kTable[] = {
#define FB_OP(Enumerator, text) &k##Enumerator##Def,
#include "fullbore/ops.def"
#undef FB_OP
};

// Checks what every op demands, then the op's own rule.
Type infer(const InferContext& c) {
  const OpDef& d = def(c.op);
  c.expect(d.arity < 0 || c.arity() == d.arity, "expected ", d.arity, " operands, got ", c.arity());
  for (int i = 0; i < c.arity() && c.op != Op::kGet; ++i)
    c.expect(c.type(i).dtype != DType::tuple, "expected tensors, operand ", i,
             " is a tuple; take its elements with get");
  return d.infer(c);
}

}  // namespace

Type infer_type(const Graph& graph, Op op, std::span<const NodeId> inputs, const Attr& attr) {
  return infer({graph, op, inputs, attr});
}

const OpDef& def(Op op) { return *kTable[static_cast<size_t>(op)]; }

void InferContext::fail(const std::string& message) const {
  std::string text = str_cat("[", op, "] ", message, "; operands (");
  for (int i = 0; i < arity(); ++i) text += (i > 0 ? ", " : "") + to_string(type(i));
  text += ")";
  std::string_view label = graph.scope();
  for (int i = arity(); label.empty() && i-- > 0;)
    label = graph.label(inputs[static_cast<size_t>(i)]);
  if (!label.empty()) text += str_cat(" at '", label, "'");
  throw Error(text);
}

NodeId make_node(Graph& graph, Op op, std::span<const NodeId> inputs, Attr attr) {
  const Type type = infer({graph, op, inputs, attr});
  return graph.append(op, inputs, type, std::move(attr));
}

Tensor make(Op op, std::span<const Tensor> inputs, Attr attr) {
  FB_CHECK(!inputs.empty());
  Graph& graph = inputs.front().graph();
  std::vector<NodeId> ids;
  ids.reserve(inputs.size());
  for (const Tensor& t : inputs) {
    if (&t.graph() != &graph)
      fail("[", op,
           "] expected operands of one graph, got tensors of two different graphs; trace "
           "both in the same forward");
    ids.push_back(t.id());
  }
  return {graph, make_node(graph, op, ids, std::move(attr))};
}

Tensor make(Op op, std::initializer_list<Tensor> inputs, Attr attr) {
  return make(op, std::span<const Tensor>(inputs.begin(), inputs.size()), std::move(attr));
}

Tensor make(Graph& graph, Op op, Attr attr) {
  return {graph, make_node(graph, op, {}, std::move(attr))};
}

std::vector<Type> result_types(const Graph& graph, NodeId id) {
  const Node& n = graph[id];
  if (n.type.dtype != DType::tuple) return {n.type};
  return def(n.op).tuple_types(graph, graph.operands(id), graph.attr(id));
}

void Vjp::grad(int i, const Tensor& dx) {
  if (!wants(i) || !dx.defined()) return;
  Tensor& sum = dx_[static_cast<size_t>(i)];
  sum = sum.defined() ? sum + dx : dx;
}

void verify(const Graph& graph) {
  for (uint32_t i = 0; i < graph.size(); ++i) {
    const NodeId id{i};
    const Node& n = graph[id];
    for (NodeId in : graph.operands(id))
      FB_CHECK(in < id, "node %", i, " (", n.op, ") reads a later node %", in.index);
    Type inferred;
    try {
      inferred = infer({graph, n.op, graph.operands(id), graph.attr(id)});
    } catch (const Error& e) {
      throw InternalError(str_cat("verify: node %", i, ": ", e.what()));
    }
    // An input has the type it was declared with.
    FB_CHECK(n.op == Op::kInput || inferred == n.type, "node %", i, " (", n.op, ") is declared ",
             n.type, " but computes ", inferred);
    for (const auto& body : graph.attr(id).bodies) verify(*body);
  }
  for (const Output& o : graph.outputs) {
    FB_CHECK(o.node.index < graph.size(), "output '", o.name, "' is not in the graph");
    if (o.alias < 0) continue;
    FB_CHECK(static_cast<size_t>(o.alias) < graph.inputs().size(), "alias of '", o.name, "'");
    FB_CHECK(graph.type(graph.inputs()[static_cast<size_t>(o.alias)]) == graph.type(o.node),
             "output '", o.name, "' takes over the memory of an input of another type");
  }
}

}  // namespace fullbore
