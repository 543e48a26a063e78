// Sums and maxima of f32 tiles, over rows and over columns.
#include "cpu/simd_targets.h"
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "cpu/simd_reduce.cc"
#include "hwy/foreach_target.h"
// After foreach_target.h:
#include "cpu/simd_loops-inl.h"

HWY_BEFORE_NAMESPACE();
namespace fullbore::cpu {
namespace HWY_NAMESPACE {

using DF = hn::ScalableTag<float>;
using VF = hn::Vec<DF>;

struct Sum {
  static HWY_INLINE VF neutral() { return hn::Zero(DF()); }
  static HWY_INLINE VF apply(VF a, VF b) { return hn::Add(a, b); }
  static HWY_INLINE float across(VF v) { return hn::GetLane(hn::SumOfLanes(DF(), v)); }
};
struct Max {
  static HWY_INLINE VF neutral() { return hn::Set(DF(), -HUGE_VALF); }
  // NaN in either operand comes through (see simd_float.cc).
  static HWY_INLINE VF apply(VF a, VF b) { return hn::IfThenElse(hn::IsNaN(b), b, hn::Max(b, a)); }
  static HWY_INLINE float across(VF v) {
    const auto nan = hn::IsNaN(v);
    if (HWY_UNLIKELY(!hn::AllFalse(DF(), nan))) return NAN;
    return hn::GetLane(hn::MaxOfLanes(DF(), v));
  }
};

template <class R>
HWY_INLINE VF tail_of(const float* p, size_t n) {
  const DF d;
  return hn::IfThenElse(hn::FirstN(d, n), load_tail(d, p, n), R::neutral());
}

// Four partial results, so that additions overlap and rounding errors stay small.
template <class R>
void row_reduce(const TileArgs& t) {
  const DF d;
  const size_t n = static_cast<size_t>(t.cols), lanes = hn::Lanes(d);
  auto* out = static_cast<float*>(t.out);
  for (int64_t r = 0; r < t.rows; ++r) {
    const float* x = static_cast<const float*>(t.in[0]) + r * t.stride[0];
    VF s0 = R::neutral();
    size_t j = 0;
    if (n >= 4 * lanes) {
      VF s1 = s0, s2 = s0, s3 = s0;
      for (; j + 4 * lanes <= n; j += 4 * lanes) {
        s0 = R::apply(s0, hn::LoadU(d, x + j));
        s1 = R::apply(s1, hn::LoadU(d, x + j + lanes));
        s2 = R::apply(s2, hn::LoadU(d, x + j + 2 * lanes));
        s3 = R::apply(s3, hn::LoadU(d, x + j + 3 * lanes));
      }
      s0 = R::apply(R::apply(s0, s1), R::apply(s2, s3));
    }
    for (; j + lanes <= n; j += lanes) s0 = R::apply(s0, hn::LoadU(d, x + j));
    if (j < n) s0 = R::apply(s0, tail_of<R>(x + j, n - j));
    out[r * t.out_stride] = R::across(s0);
  }
}

// One column of vectors: all rows of the tile, then once into the accumulator.
template <class R>
void accumulate(const TileArgs& t) {
  const DF d;
  const size_t n = static_cast<size_t>(t.cols), lanes = hn::Lanes(d);
  const auto* in = static_cast<const float*>(t.in[0]);
  auto* out = static_cast<float*>(t.out);
  if (t.out_stride != 0) {
    for (int64_t r = 0; r < t.rows; ++r, in += t.stride[0], out += t.out_stride) {
      size_t j = 0;
      for (; j + lanes <= n; j += lanes)
        hn::StoreU(R::apply(hn::LoadU(d, out + j), hn::LoadU(d, in + j)), d, out + j);
      if (j < n) {
        const VF v = R::apply(load_tail(d, out + j, n - j), load_tail(d, in + j, n - j));
        store_tail(v, d, out + j, n - j);
      }
    }
    return;
  }
  size_t j = 0;
  for (; j + 2 * lanes <= n; j += 2 * lanes) {
    VF s0 = R::neutral(), s1 = R::neutral();
    const float* x = in + j;
    for (int64_t r = 0; r < t.rows; ++r, x += t.stride[0]) {
      s0 = R::apply(s0, hn::LoadU(d, x));
      s1 = R::apply(s1, hn::LoadU(d, x + lanes));
    }
    hn::StoreU(R::apply(hn::LoadU(d, out + j), s0), d, out + j);
    hn::StoreU(R::apply(hn::LoadU(d, out + j + lanes), s1), d, out + j + lanes);
  }
  for (; j < n; j += lanes) {
    const size_t m = n - j < lanes ? n - j : lanes;
    VF s = R::neutral();
    const float* x = in + j;
    for (int64_t r = 0; r < t.rows; ++r, x += t.stride[0])
      s = R::apply(s, m == lanes ? hn::LoadU(d, x) : load_tail(d, x, m));
    const VF v = R::apply(load_tail(d, out + j, m), s);
    store_tail(v, d, out + j, m);
  }
}

TileFn reduce_kernel(TileOp op) {
  switch (op) {
    case TileOp::kRowSum: return row_reduce<Sum>;
    case TileOp::kRowMax: return row_reduce<Max>;
    case TileOp::kAccSum: return accumulate<Sum>;
    case TileOp::kAccMax: return accumulate<Max>;
    default: return nullptr;
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace fullbore::cpu
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "cpu/simd.h"
namespace fullbore::cpu {
HWY_EXPORT(reduce_kernel);
TileFn simd_reduce_kernel(TileOp op) { return HWY_DYNAMIC_DISPATCH(reduce_kernel)(op); }
}  // namespace fullbore::cpu
#endif
