#include "ir/rewrite.h"

namespace fullbore {

Graph rebuilt(const Graph& graph, const std::vector<NodeId>& replace) {
  const auto target = [&](NodeId id) { return replace.empty() ? id : replace[id.index]; };
  std::vector<char> needed(graph.size(), 0);
  for (const Output& o : graph.outputs) needed[target(o.node).index] = 1;
  for (auto i = static_cast<uint32_t>(graph.size()); i-- > 0;)
    if (needed[i] != 0)
      for (NodeId in : graph.operands(NodeId{i})) needed[target(in).index] = 1;

  Graph out;
  std::vector<NodeId> map(graph.size());
  std::vector<NodeId> in;
  for (uint32_t i = 0; i < graph.size(); ++i) {
    const NodeId id{i};
    if (graph[id].op != Op::kInput && needed[i] == 0) continue;
    in.clear();
    for (NodeId operand : graph.operands(id)) in.push_back(map[target(operand).index]);
    const size_t before = out.size();
    map[i] = out.append(graph[id].op, in, graph.type(id), graph.attr(id));
    if (out.size() > before) out.set_label(map[i], graph.label(id));
  }
  for (const Output& o : graph.outputs) out.output(o.name, map[target(o.node).index], o.alias);
  return out;
}

std::vector<char> live_nodes(const Graph& graph) {
  std::vector<char> live(graph.size(), 0);
  for (const Output& o : graph.outputs) live[o.node.index] = 1;
  for (auto i = static_cast<uint32_t>(graph.size()); i-- > 0;)
    if (live[i] != 0)
      for (NodeId in : graph.operands(NodeId{i})) live[in.index] = 1;
  return live;
}

std::vector<NodeId> inline_body(Graph& graph, const Graph& body, std::span<const NodeId> args) {
  FB_CHECK(args.size() == body.inputs().size());
  std::vector<NodeId> map(body.size());
  for (size_t k = 0; k < args.size(); ++k) map[body.inputs()[k].index] = args[k];
  std::vector<NodeId> in;
  for (uint32_t i = 0; i < body.size(); ++i) {
    const NodeId id{i};
    if (body[id].op == Op::kInput) continue;
    in.clear();
    for (NodeId operand : body.operands(id)) in.push_back(map[operand.index]);
    const size_t before = graph.size();
    map[i] = graph.append(body[id].op, in, body.type(id), body.attr(id));
    if (graph.size() > before && !body.label(id).empty()) graph.set_label(map[i], body.label(id));
  }
  std::vector<NodeId> results;
  for (const Output& o : body.outputs) results.push_back(map[o.node.index]);
  return results;
}

}  // namespace fullbore
