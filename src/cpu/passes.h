// What happens to a graph before kernels are chosen: the passes of src/opt, then grouping.
#pragma once

#include <string>
#include <vector>

#include "cpu/kernel.h"

namespace fullbore::cpu {

// The graph after the named passes ("default": all), in the order of all_passes(); same inputs, same
// outputs. Composites with a kernel of their own stay Calls. Throws Error on an unknown name.
Graph prepare(Graph graph, const std::vector<std::string>& passes);

// The groups that compute every output, in order. One node per group unless "fuse" is among the
// passes.
std::vector<Group> make_groups(const Graph& graph, const std::vector<std::string>& passes);

// A group of this node alone.
Group single_group(const Graph& graph, NodeId id);

}  // namespace fullbore::cpu
