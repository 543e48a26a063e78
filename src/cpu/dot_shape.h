// What a Dot is to a matrix library: batches of [M, K] x [K, N] -> [M, N] with strides, found from
// the axes of the operands as they lie in memory; and copies for operands that do not fit that
// form. Pure functions; a Repack may run from several threads.
#pragma once

#include <optional>
#include <vector>

#include "fullbore/graph.h"

namespace fullbore::cpu {

// One batch axis: extent, and strides in elements.
struct BatchAxis {
  int64_t extent, lhs, rhs, out;
};

// out[b, m, n] = sum over k of lhs[b, m, k] * rhs[b, k, n]; strides in elements. Columns of the
// result have stride 1; out_m is n except in a slice of its columns.
struct DotShape {
  std::vector<BatchAxis> batch;
  int64_t m = 1, n = 1, k = 1;
  int64_t lhs_m = 1, lhs_k = 1, rhs_k = 1, rhs_n = 1, out_m = 1;

  int64_t batches() const;
  double flops() const {
    return 2.0 * static_cast<double>(batches() * m * n) * static_cast<double>(k);
  }
};

// The node's operands as they lie in memory; nullopt when the free or the contracted axes of an
// operand do not form one axis. With `pack_lhs` / `pack_rhs` that operand is taken as packed:
// row-major in the order batch, free, contracted (lhs) or batch, contracted, free (rhs).
std::optional<DotShape> dot_shape(const Graph& graph, NodeId dot, bool pack_lhs, bool pack_rhs);

// Copies an array to row-major order of its permuted axes, converting the element type.
class Repack {
 public:
  // Result axis i is axis `order[i]` of an array of type `from`.
  Repack(const Type& from, const std::vector<int64_t>& order, DType to);
  void run(const void* from, void* to, int threads) const noexcept;
  int64_t bytes() const { return to_.bytes(); }

 private:
  Type to_;
  DType from_;
  std::vector<int64_t> strides_;  // in the source, per result axis
};

// The order in which dot_shape expects a packed operand.
std::vector<int64_t> packed_order(const Graph& graph, NodeId dot, bool lhs);

}  // namespace fullbore::cpu
