// fuse: divides a graph into groups, each run by one kernel, in an order that can be executed.
//
// Elementwise ops, broadcasts, transposes, reductions, iota and random words grow into *regions*
// (run by the tile interpreter, region.h). Recognised composites of one name (optimizer steps,
// all_finite, global_norm) are gathered into one group over all parameters. A product takes its
// epilogue along where FuseOptions::epilogue allows. Every other node is a group of its own.
//
// Rules that the executor relies on:
//  - Input nodes and views (is_view, kernel.h) are in no group, except views between two nodes of
//  one
//    region. A view of a group's result stands in no group: the executor gives it its operand's
//    slot.
//  - Const nodes are in no group of their own. Those that a region can embed (all elements equal)
//  are
//    among its nodes and not among its inputs; others are inputs like any value.
//  - Broadcast, Transpose, Slice and Iota cost nothing in a region, so they may stand in several
//    groups, once for each region that reads through them; so may a sum or product of an array in
//    memory and a broadcast value (batch normalisation's x - mean). Every other node stands in
//    exactly one.
//  - A group's nodes are in graph order; groups never depend on each other in a circle. Results
//  that
//    nobody needs (neither outputs of the graph nor used) are in no group.
// Pure functions, no shared state.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cpu/kernel.h"

namespace fullbore::cpu {

struct FuseOptions {
  bool enabled = true;  // false: every node that needs a kernel is a group of its own
  int max_nodes = 96;   // nodes of one region
  // Whether a product's kernel can also compute the nodes after it: nodes[0] is the product, the
  // rest (with the broadcasts they read through) its only users, one after another. Null: never.
  bool (*epilogue)(const Graph& graph, std::span<const NodeId> nodes) = nullptr;
};

std::vector<Group> fuse(const Graph& graph, const FuseOptions& options = {});

// Names of the composites that have a kernel of their own: leave these Calls in the graph, inline
// all others before fuse.
bool is_fused_composite(std::string_view name);

}  // namespace fullbore::cpu
