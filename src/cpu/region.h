// Regions: groups of elementwise ops, broadcasts and reductions, run tile by tile by an interpreter
// of SIMD instructions, so that intermediate values stay in the first-level cache.
#pragma once

#include <memory>
#include <span>
#include <string>

#include "cpu/kernel.h"

namespace fullbore::cpu {

// Whether these nodes (in graph order) can run as one region; otherwise `why` says what is in the
// way. `outputs`: those of the nodes that are read outside.
bool is_region(const Graph& graph, std::span<const NodeId> nodes, std::span<const NodeId> outputs,
               std::string& why);

// Candidate: the tile interpreter.
std::unique_ptr<Kernel> make_region(const KernelRequest& request, std::string& refusal);

// Candidate: recognised composites over all parameters in one pass (is_fused_composite, fuse.h).
std::unique_ptr<Kernel> make_fused_composite(const KernelRequest& request, std::string& refusal);

}  // namespace fullbore::cpu
