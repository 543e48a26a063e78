// Shape rules, axis maps, costs and small helpers that several op families share.
#pragma once

#include <limits>

#include "ops/op_def.h"

namespace fullbore {

// Shape rules.
Type infer_same(const InferContext& c);     // all operands equal in type and in OpDef::dtypes
Type infer_compare(const InferContext& c);  // equal operands -> bool
// Axis `a` of the attribute list, checked against rank; negative axes are not allowed in the IR.
int checked_axis(const InferContext& c, int64_t axis, int rank);

// Axis maps.
AxisMap axes_same(const Graph& g, NodeId id);  // every axis kept, from all operands
AxisMap axes_none(const Graph& g, NodeId id);  // nothing comes from an operand

// Costs.
Cost cost_bytes(const Graph& g, NodeId id);        // moves data only
Cost cost_elementwise(const Graph& g, NodeId id);  // one operation per result element

// Steps through the row-major indices of a shape without allocating.
class IndexWalk {
 public:
  explicit IndexWalk(const Shape& shape) : shape_(shape) {}
  const std::array<int64_t, Shape::kMaxRank>& operator*() const { return index_; }
  int64_t operator[](int axis) const { return index_[static_cast<size_t>(axis)]; }
  void next() {
    for (int a = shape_.rank() - 1; a >= 0; --a) {
      auto& i = index_[static_cast<size_t>(a)];
      if (++i < shape_[a]) return;
      i = 0;
    }
  }
  // Row-major position of the current index within `strides`.
  int64_t offset(const std::array<int64_t, Shape::kMaxRank>& strides) const {
    int64_t o = 0;
    for (size_t a = 0; a < static_cast<size_t>(shape_.rank()); ++a) o += index_[a] * strides[a];
    return o;
  }

 private:
  Shape shape_;
  std::array<int64_t, Shape::kMaxRank> index_{};
};

// Arithmetic type for a stored type: 16-bit floats compute in float.
template <typename T>
struct ComputeOf {
  using type = T;
};
template <>
struct ComputeOf<bfloat16> {
  using type = float;
};
template <>
struct ComputeOf<float16> {
  using type = float;
};
template <typename T>
using Compute = typename ComputeOf<T>::type;

// Accumulator of sums and products in reference kernels: double for floats; unsigned for integers,
// so that they wrap and the low bits, which are stored, are right for signed types too.
template <typename T>
using Accum = std::conditional_t<std::is_integral_v<T>, uint64_t, double>;

// What a maximum starts from: -inf, or an integer type's lowest value.
template <typename T>
constexpr Compute<T> lowest() {
  using Limits = std::numeric_limits<Compute<T>>;
  if constexpr (Limits::has_infinity) return -Limits::infinity();
  return Limits::lowest();
}
inline double lowest_of(DType dtype) {
  return dispatch(dtype, []<typename T>() { return static_cast<double>(lowest<T>()); });
}
// Whether `v` takes the place of the largest so far: larger, or the first NaN.
template <typename T>
bool beats(T v, T best) {
  return v > best || (v != v && best == best);
}

// Extent of a window or kernel with dilation - 1 gaps between its elements.
constexpr int64_t dilated(int64_t extent, int64_t dilation) {
  return extent == 0 ? 0 : (extent - 1) * dilation + 1;
}

// Stored value -> Compute<T> -> stored value.
template <typename T>
Compute<T> load(T v) {
  return static_cast<Compute<T>>(v);
}
template <typename T, typename V>
T store(V v) {
  if constexpr (std::is_same_v<T, bfloat16> || std::is_same_v<T, float16>) {
    return T(static_cast<float>(v));
  } else {
    return static_cast<T>(v);
  }
}

// Type lists for samples.
inline Type f32(std::initializer_list<int64_t> dims) { return {DType::f32, Shape(dims)}; }
inline Type of(DType d, std::initializer_list<int64_t> dims) { return {d, Shape(dims)}; }

}  // namespace fullbore
