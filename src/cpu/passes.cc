#include "cpu/passes.h"

#include <algorithm>
#include <string_view>

#include "cpu/candidates.h"
#include "cpu/fuse.h"
#include "ops/op_def.h"
#include "opt/pass.h"

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

// Whether a pass is asked for, by its name or with all.
bool named(const std::vector<std::string>& passes, std::string_view name) {
  return std::any_of(passes.begin(), passes.end(),
                     [&](const std::string& p) { return p == "default" || p == name; });
}

// Calls that a kernel runs as they are.
bool has_kernel(const Graph& graph, NodeId id) {
  return is_fused_composite(graph.attr(id).name) || is_attention(graph, id);
}

bool known_pass(std::string_view name) {
  const auto all = all_passes();
  return name == "default" || name == "layout" || name == "fuse" ||
         std::any_of(all.begin(), all.end(), [&](const Pass& p) { return p.name == name; });
}

}  // namespace

Graph prepare(Graph graph, const std::vector<std::string>& passes) {
  std::string known = "default, layout, fuse";
  for (const Pass& pass : all_passes()) known += str_cat(", ", pass.name);
  for (const std::string& name : passes)
    if (!known_pass(name)) fail("[passes] expected names out of ", known, ", got '", name, "'");
  for (const Pass& pass : all_passes()) {
    if (!named(passes, pass.name)) continue;
    graph = pass.name == "inline" ? inline_calls(graph, has_kernel) : pass.run(graph);
    if (kCheckPasses) verify(graph);
  }
  if (named(passes, "layout")) {
    graph = channels_last(graph);
    if (kCheckPasses) verify(graph);
  }
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
  const auto epilogue = [](const Graph& g, std::span<const NodeId> nodes) {
    return g[nodes[0]].op == Op::kDot ? dot_takes_epilogue(g, nodes)
                                      : conv_takes_epilogue(g, nodes);
  };
  if (named(passes, "fuse")) return fuse(graph, {.epilogue = epilogue});
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
