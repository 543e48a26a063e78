// Graph passes: each takes a graph and returns one that computes the same outputs from the same
// inputs. They run after differentiation. Thread safe: no shared state.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "fullbore/graph.h"

namespace fullbore {

struct Pass {
  std::string_view name;
  std::string_view what;  // one line for help texts
  Graph (*run)(const Graph&);
};

// All passes, in the order in which they are best run.
std::span<const Pass> all_passes();

// Applies the named passes, in the order given. Throws Error naming the known ones on an unknown
// name. In debug builds, and when `check` is set, verifies the graph after each.
#ifdef NDEBUG
inline constexpr bool kCheckPasses = false;
#else
inline constexpr bool kCheckPasses = true;
#endif
Graph run_passes(Graph graph, std::span<const std::string> names, bool check = kCheckPasses);

// The passes themselves. All keep the graph's inputs and outputs, and work on bodies too.

// Algebra, movements of movements, splats, conversions, constants of up to 1 KiB folded by the
// reference kernels. Keeps every bit of the result, NaN payloads and two cases aside: x + 0 and
// sums over axes of extent 1 keep a negative zero.
Graph simplify(const Graph& graph);
// Merges equal nodes; operands of commutative ops are put in order first.
Graph eliminate_common_subexpressions(const Graph& graph);
// Drops what no output needs: nodes, results of Call, Scan and Cond, and what only dropped results
// of a Scan need (carried values, scanned and constant operands). A Call keeps its operands, so
// that executors recognise it; Attr::index then lists the composite's results that remain.
Graph eliminate_dead_code(const Graph& graph);
// (For the CPU.) Values of convolutions, and what follows from them, lie with channels innermost;
// transposes that a convolution reads through connect it to them.
Graph channels_last(const Graph& graph);
// Replaces Calls by their bodies, except those that `keep` accepts.
Graph inline_calls(const Graph& graph, const std::function<bool(const Graph&, NodeId)>& keep = {});

}  // namespace fullbore
