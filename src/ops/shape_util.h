// Small helpers of the movement, indexing and structure ops.
#pragma once

#include "ops/rules.h"

namespace fullbore {

// The value of an attribute that is a list of one.
inline int64_t one_of(const InferContext& c, const std::vector<int64_t>& list, const char* what) {
  c.expect(list.size() == 1, "expected one value in '", what, "', got ", list.size());
  return list[0];
}

// Calls f.operator()<W>() with the unsigned type as wide as an element: kernels that only move
// elements need no more.
template <typename F>
void dispatch_width(DType dtype, F&& f) {
  switch (byte_size(dtype)) {
    case 1: return f.template operator()<uint8_t>();
    case 2: return f.template operator()<uint16_t>();
    case 4: return f.template operator()<uint32_t>();
    default: return f.template operator()<uint64_t>();
  }
}

// out[i0, i1, ...] = in[offset + i0 * strides[0] + i1 * strides[1] + ...], strides in elements.
inline void copy_strided(const View& out, const ConstView& in, int64_t offset,
                         const std::array<int64_t, Shape::kMaxRank>& strides) {
  dispatch_width(out.type.dtype, [&]<typename W>() {
    const W* src = in.as<W>();
    W* dst = out.as<W>();
    IndexWalk walk(out.type.shape);
    for (int64_t i = 0, n = out.type.shape.numel(); i < n; ++i, walk.next())
      dst[i] = src[offset + walk.offset(strides)];
  });
}

inline void copy_view(const View& out, const ConstView& in) {
  copy_strided(out, in, 0, strides_of(out.type.shape));
}

// a + b; integers wrap around.
template <typename T>
T wrapping_add(T a, T b) {
  if constexpr (std::is_integral_v<T>) {
    return static_cast<T>(static_cast<uint64_t>(a) + static_cast<uint64_t>(b));
  } else {
    return store<T>(load(a) + load(b));
  }
}

inline std::vector<int64_t> dims_of(const Shape& shape) { return {shape.begin(), shape.end()}; }

inline std::vector<int64_t> iota_list(int64_t first, int64_t end) {
  std::vector<int64_t> list;
  for (int64_t i = first; i < end; ++i) list.push_back(i);
  return list;
}

}  // namespace fullbore
