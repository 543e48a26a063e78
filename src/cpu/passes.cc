#include "cpu/passes.h"

#include <algorithm>
#include <string_view>

#include "cpu/candidates.h"
#include "cpu/fuse.h"

namespace fullbore::cpu {
namespace {

// Which nodes some output depends on.
std::vector<char> reachable(const Graph& graph) {
  std::vector<char> live(graph.size(), 0);
  for (const Output& o : graph.outputs) live[o.node.index] = 1;
  for (size_t i = graph.size(); i-- > 0;)
    if (live[i])
      for (const NodeId in : graph.operands({static_cast<uint32_t>(i)})) live[in.index] = 1;
  return live;
}

}  // namespace

Graph prepare(Graph graph, const std::vector<std::string>& passes) {
  for (const std::string& name : passes)
    if (name != "default" && name != "fuse")
      fail("[passes] expected names out of default, fuse, got '", name, "'");
  return graph;
}

Group single_group(const Graph& graph, NodeId id) {
  Group group{.nodes = {id}, .inputs = {}, .outputs = {id}};
  for (const NodeId in : graph.operands(id))
    if (std::find(group.inputs.begin(), group.inputs.end(), in) == group.inputs.end())
      group.inputs.push_back(in);
  return group;
}

std::vector<Group> make_groups(const Graph& graph, const std::vector<std::string>& passes) {
  const auto named = [&](std::string_view pass) {
    return std::find(passes.begin(), passes.end(), pass) != passes.end();
  };
  if (named("default") || named("fuse")) return fuse(graph, {.epilogue = dot_takes_epilogue});
  const std::vector<char> live = reachable(graph);
  std::vector<Group> groups;
  for (uint32_t i = 0; i < graph.size(); ++i) {
    const NodeId id{i};
    const Op op = graph[id].op;
    if (live[i] && op != Op::kInput && op != Op::kConst && !is_view(graph, id))
      groups.push_back(single_group(graph, id));
  }
  return groups;
}

}  // namespace fullbore::cpu
