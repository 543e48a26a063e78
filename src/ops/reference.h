// The reference interpreter: runs a graph node by node with the ops' reference kernels. Slow, exact
// and simple: every other executor is checked against it. Thread safe (no shared state).
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "fullbore/array.h"
#include "ops/op_def.h"

namespace fullbore {

// Called after each node with its result(s).
using Observer = std::function<void(NodeId, std::span<const Array>)>;

// The graph's outputs for these inputs. Throws Error when inputs do not match the graph's.
std::vector<Array> evaluate(const Graph& graph, std::span<const Array> inputs,
                            const Observer& observer = {});

// Runs one node's reference kernel on host arrays.
std::vector<Array> evaluate_node(const Graph& graph, NodeId id, std::span<const Array> inputs);

}  // namespace fullbore
