#include "opt/pass.h"

#include "ops/op_def.h"

namespace fullbore {
namespace {

constexpr Pass kPasses[] = {
    {"inline", "composites become their bodies", [](const Graph& g) { return inline_calls(g); }},
    {"simplify", "algebra, movements of movements, constants", simplify},
    {"cse", "equal nodes are computed once", eliminate_common_subexpressions},
    {"dce", "what no output needs is dropped", eliminate_dead_code},
};

const Pass& pass_named(const std::string& name) {
  std::string known;
  for (const Pass& p : kPasses) {
    if (p.name == name) return p;
    known += str_cat(known.empty() ? "" : ", ", p.name);
  }
  fail("[passes] expected names out of ", known, ", got '", name, "'");
}

}  // namespace

std::span<const Pass> all_passes() { return kPasses; }

Graph run_passes(Graph graph, std::span<const std::string> names, bool check) {
  for (const std::string& name : names) {
    graph = pass_named(name).run(graph);
    if (check) verify(graph);
  }
  return graph;
}

}  // namespace fullbore
