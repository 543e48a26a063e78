#include "ops/body.h"

#include <cstring>

#include "ir/rewrite.h"

namespace fullbore {

std::vector<char> used_inputs(const Graph& body) {
  const std::vector<char> live = live_nodes(body);
  std::vector<char> used;
  for (NodeId id : body.inputs()) used.push_back(live[id.index]);
  return used;
}

std::vector<Type> input_types(const Graph& body) {
  std::vector<Type> types;
  for (NodeId id : body.inputs()) types.push_back(body.type(id));
  return types;
}

std::vector<Type> output_types(const Graph& body) {
  std::vector<Type> types;
  for (const Output& o : body.outputs) types.push_back(body.type(o.node));
  return types;
}

void expect_bodies(const InferContext& c, size_t count) {
  const auto& bodies = c.attr.bodies;
  c.expect(bodies.size() == count, "expected ", count, " bodies, got ", bodies.size());
  for (const auto& body : bodies) {
    c.expect(body != nullptr && !body->outputs.empty(), "expected a body with outputs");
    for (const Output& o : body->outputs)
      c.expect(body->type(o.node).dtype != DType::tuple,
               "expected body outputs that are tensors, '", o.name,
               "' is a tuple; output its elements (get)");
  }
}

void expect_body_inputs(const InferContext& c, const Graph& body, const std::vector<Type>& types) {
  c.expect(body.inputs().size() == types.size(), "expected a body of ", types.size(),
           " inputs, got ", body.inputs().size());
  for (size_t i = 0; i < types.size(); ++i) {
    const Type& got = body.type(body.inputs()[i]);
    c.expect(got == types[i], "expected body input ", i, " of type ", types[i], ", got ", got);
  }
}

int num_axes(std::span<const Type> types) {
  int n = 0;
  for (const Type& t : types) n += t.shape.rank();
  return n;
}

void add_link(std::vector<AxisLink>& links, const AxisLink& link) {
  for (const AxisLink& l : links)
    if (l.operand == link.operand && l.axis == link.axis && l.kind == link.kind) return;
  links.push_back(link);
}

AxisKind joined(AxisKind first, AxisKind second) {
  return first == AxisKind::kKept ? second : first;
}

AxisMap body_axes(const Graph& body) {
  // Per node and axis: links to the body's inputs.
  std::vector<std::vector<std::vector<AxisLink>>> from(body.size());
  AxisMap map;
  const std::vector<char> live = live_nodes(body);
  int input = 0;
  for (uint32_t i = 0; i < body.size(); ++i) {
    const NodeId id{i};
    if (body[id].op == Op::kInput) {
      for (int a = 0; a < body.type(id).shape.rank(); ++a) from[i].push_back({{input, a}});
      ++input;
      continue;
    }
    if (!live[i]) continue;
    const AxisMap own = def(body[id].op).axes(body, id);
    const auto follow = [&](const std::vector<AxisLink>& links) {
      std::vector<AxisLink> result;
      for (const AxisLink& l : links) {
        const NodeId operand = body.operands(id)[static_cast<size_t>(l.operand)];
        for (const AxisLink& up : from[operand.index][static_cast<size_t>(l.axis)])
          add_link(result, {up.operand, up.axis, joined(l.kind, up.kind)});
      }
      return result;
    };
    for (const auto& links : own.result) from[i].push_back(follow(links));
    for (const auto& links : own.contracted)
      if (auto group = follow(links); !group.empty()) map.contracted.push_back(std::move(group));
  }
  for (const Output& o : body.outputs)
    for (const auto& links : from[o.node.index]) map.result.push_back(links);
  return map;
}

Cost body_cost(const Graph& body) {
  const std::vector<char> live = live_nodes(body);
  Cost total;
  for (uint32_t i = 0; i < body.size(); ++i) {
    const NodeId id{i};
    const OpDef& d = def(body[id].op);
    if (!live[i] || d.cost == nullptr) continue;
    const Cost cost = d.cost(body, id);
    total.flops += cost.flops;
    total.bytes += cost.bytes;
  }
  return total;
}

double io_bytes(const Graph& g, NodeId id) {
  double bytes = 0;
  for (NodeId in : g.operands(id))
    for (const Type& t : result_types(g, in)) bytes += static_cast<double>(t.bytes());
  for (const Type& t : result_types(g, id)) bytes += static_cast<double>(t.bytes());
  return bytes;
}

Array to_array(const ConstView& view) {
  Array a(view.type);
  if (a.bytes() > 0) std::memcpy(a.data(), view.data, static_cast<size_t>(a.bytes()));
  return a;
}

void copy_to(const View& view, const Array& value) {
  if (value.bytes() > 0) std::memcpy(view.data, value.data(), static_cast<size_t>(value.bytes()));
}

}  // namespace fullbore
