// Rebuilding graphs: the one copy loop that passes and differentiation share.
#pragma once

#include <vector>

#include "fullbore/graph.h"

namespace fullbore {

// A copy of `graph` with all inputs and only the nodes its outputs need, where uses of node i
// become uses of replace[i] (a node of `graph` with an index below every user of i; i itself = no
// change). Nodes that became equal are merged. An empty `replace` changes nothing.
Graph rebuilt(const Graph& graph, const std::vector<NodeId>& replace = {});

// Per node: whether an output needs it.
std::vector<char> live_nodes(const Graph& graph);

// Appends the body's nodes to `graph` with its inputs bound to `args`; returns its outputs' nodes.
std::vector<NodeId> inline_body(Graph& graph, const Graph& body, std::span<const NodeId> args);

}  // namespace fullbore
