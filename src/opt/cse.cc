// Common subexpressions: a graph merges equal nodes as they are appended, so copying is the pass.
#include <algorithm>

#include "ops/op_def.h"
#include "opt/bodies.h"
#include "opt/pass.h"

namespace fullbore {

Graph eliminate_common_subexpressions(const Graph& graph) {
  Graph out;
  BodyPass bodies(eliminate_common_subexpressions);
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
    if (def(graph[id].op).commutative) std::sort(in.begin(), in.end());
    map[i] = out.append(graph[id].op, in, graph.type(id), bodies(graph.attr(id)));
  }
  for (const Output& o : graph.outputs) out.output(o.name, map[o.node.index], o.alias);
  return out;
}

}  // namespace fullbore
