// The iteration space of a region: which loops run over which axes, and how every value lies in
// them.
//
// The axes of all values of a region are matched up (elementwise ops make axes equal, broadcasts
// add some, reshapes split or join them, reductions drop some) until one list of axes, outermost
// first, describes every value: as the set of axes that it depends on and, where it lies in memory,
// one stride for each. Then neighbours that no value tells apart are joined into one. Pure
// functions.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "fullbore/graph.h"

namespace fullbore::cpu {

using AxisSet = uint32_t;  // bit a: axis a of the space

// Element number = offset + sum of index[a] * stride[a].
struct Access {
  int64_t offset = 0;
  std::vector<int64_t> stride;
  bool operator==(const Access&) const = default;
};

// An operand, seen through broadcasts, transposes, reshapes and slices.
struct Source {
  enum Kind { kNode, kMemory, kConst, kIota };
  Kind kind = kNode;
  NodeId node;    // kNode: a computed node; kMemory: a value made outside; kConst, kIota: that node
  Access access;  // kMemory: where its elements are; kIota: the number itself
  AxisSet axes = 0;  // that it depends on
};

struct SpaceNode {
  NodeId id;
  std::vector<Source> operands;
  AxisSet axes = 0;           // that the value depends on
  AxisSet shape = 0;          // that its shape has
  AxisSet reduced = 0;        // that a reduction sums over
  AxisSet operand_shape = 0;  // of a reduction's operand
  bool output = false;
  bool used = false;    // by another node of the region
  bool in_row = false;  // a reduction whose result is known when its row is done
  Access store;  // row-major in its own shape: where an output goes; of RngBits, the word's number
};

struct Space {
  // At least two axes: the last runs along columns, the one before along rows of a tile.
  std::vector<int64_t> extent;
  std::vector<SpaceNode> nodes;
  bool whole_rows = false;  // a tile must hold whole rows

  AxisSet all() const { return (AxisSet{1} << extent.size()) - 1; }
  AxisSet inner() const { return AxisSet{1} << (extent.size() - 1); }
  int64_t cols() const { return extent.back(); }
  int64_t rows() const { return extent[extent.size() - 2]; }
  // Tiles' worth of outer axes.
  int64_t outer() const;
  int64_t numel() const { return outer() * rows() * cols(); }
};

// Nodes that cost nothing inside a region: Broadcast, Transpose, Slice, Iota, views, and Const
// nodes whose elements are all equal.
bool is_free(const Graph& graph, NodeId id);
// Ops that a region computes (types aside).
bool is_region_op(Op op);
// All elements of this Const are the same.
bool is_uniform_const(const Graph& graph, NodeId id);

// Builds the space of `nodes` (in graph order); outputs are those read outside. False, and why,
// when they do not fit in one region.
bool make_space(const Graph& graph, std::span<const NodeId> nodes, std::span<const NodeId> outputs,
                Space& space, std::string& why);

}  // namespace fullbore::cpu
