// Composites become their bodies.
#include "ir/rewrite.h"
#include "ops/op_def.h"
#include "opt/bodies.h"
#include "opt/pass.h"

namespace fullbore {

Graph inline_calls(const Graph& graph, const std::function<bool(const Graph&, NodeId)>& keep) {
  Graph out;
  BodyPass bodies([&](const Graph& body) { return inline_calls(body, keep); });
  std::vector<NodeId> map(graph.size());
  std::vector<std::vector<NodeId>> elements(graph.size());  // of the tuples that are gone
  std::vector<NodeId> in;
  for (uint32_t i = 0; i < graph.size(); ++i) {
    const NodeId id{i};
    const Attr& attr = graph.attr(id);
    if (graph[id].op == Op::kInput) {
      map[i] = copy_input(out, graph, id);
      continue;
    }
    const LabelOf label(out, graph, id);
    in.clear();
    for (NodeId operand : graph.operands(id)) in.push_back(map[operand.index]);
    if (graph[id].op == Op::kCall && !(keep && keep(graph, id))) {
      // relu_grad(x, y, dy) asks only whether x <= 0, which is whether y <= 0: x need not be kept.
      if (attr.name == "relu_grad" && in.size() == 3) in[0] = in[1];
      elements[i] = inline_body(out, *bodies(attr).bodies[0], in);
    } else if (graph[id].op == Op::kGet && !elements[graph.operands(id)[0].index].empty()) {
      map[i] = elements[graph.operands(id)[0].index][static_cast<size_t>(attr.index[0])];
    } else {
      map[i] = out.append(graph[id].op, in, graph.type(id), bodies(attr));
    }
  }
  for (const Output& o : graph.outputs) out.output(o.name, map[o.node.index], o.alias);
  return rebuilt(out);
}

}  // namespace fullbore
