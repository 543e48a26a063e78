// Loops over the rows of a tile for functions of vectors. Included once per instruction set
// (Highway's convention).
#include <cstring>

#include "cpu/tile.h"
#include "hwy/highway.h"

#if defined(FULLBORE_SIMD_LOOPS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef FULLBORE_SIMD_LOOPS_INL_H
#undef FULLBORE_SIMD_LOOPS_INL_H
#else
#define FULLBORE_SIMD_LOOPS_INL_H
#endif

HWY_BEFORE_NAMESPACE();
namespace fullbore::cpu {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// The first n < Lanes(d) elements; the other lanes are zero. Touches no memory beyond them.
template <class D, typename T = hn::TFromD<D>>
HWY_INLINE hn::Vec<D> load_tail(D d, const T* p, size_t n) {
#if HWY_MEM_OPS_MIGHT_FAULT
  HWY_ALIGN T lanes[hn::MaxLanes(d)] = {};
  std::memcpy(lanes, p, n * sizeof(T));
  return hn::Load(d, lanes);
#else
  return hn::MaskedLoad(hn::FirstN(d, n), d, p);
#endif
}
template <class D, typename T = hn::TFromD<D>>
HWY_INLINE void store_tail(hn::Vec<D> v, D d, T* p, size_t n) {
#if HWY_MEM_OPS_MIGHT_FAULT
  HWY_ALIGN T lanes[hn::MaxLanes(d)];
  hn::Store(v, d, lanes);
  std::memcpy(p, lanes, n * sizeof(T));
#else
  hn::BlendedStore(v, hn::FirstN(d, n), d, p);
#endif
}

// One operand of a row: a vector at a time, or the row's one value.
template <class D, bool kSplat>
struct RowOperand;
template <class D>
struct RowOperand<D, false> {
  const hn::TFromD<D>* p;
  RowOperand(D, const void* base, int64_t offset)
      : p(static_cast<const hn::TFromD<D>*>(base) + offset) {}
  HWY_INLINE hn::Vec<D> at(size_t j) const { return hn::LoadU(D(), p + j); }
  HWY_INLINE hn::Vec<D> tail(size_t j, size_t n) const { return load_tail(D(), p + j, n); }
};
template <class D>
struct RowOperand<D, true> {
  hn::Vec<D> v;
  RowOperand(D d, const void* base, int64_t offset)
      : v(hn::Set(d, static_cast<const hn::TFromD<D>*>(base)[offset])) {}
  HWY_INLINE hn::Vec<D> at(size_t) const { return v; }
  HWY_INLINE hn::Vec<D> tail(size_t, size_t) const { return v; }
};

template <class DOut, class D0, bool kS0, class F>
HWY_INLINE void map1(const TileArgs& t, F f) {
  const D0 d;
  const DOut dout;
  const size_t n = static_cast<size_t>(t.cols), lanes = hn::Lanes(d);
  for (int64_t r = 0; r < t.rows; ++r) {
    const RowOperand<D0, kS0> a(d, t.in[0], r * t.stride[0]);
    auto* out = static_cast<hn::TFromD<DOut>*>(t.out) + r * t.out_stride;
    size_t j = 0;
    for (; j + lanes <= n; j += lanes) hn::StoreU(f(a.at(j)), dout, out + j);
    if (j < n) store_tail(f(a.tail(j, n - j)), dout, out + j, n - j);
  }
}

template <class DOut, class D, bool kS0, bool kS1, class F>
HWY_INLINE void map2(const TileArgs& t, F f) {
  const D d;
  const DOut dout;
  const size_t n = static_cast<size_t>(t.cols), lanes = hn::Lanes(d);
  for (int64_t r = 0; r < t.rows; ++r) {
    const RowOperand<D, kS0> a(d, t.in[0], r * t.stride[0]);
    const RowOperand<D, kS1> b(d, t.in[1], r * t.stride[1]);
    auto* out = static_cast<hn::TFromD<DOut>*>(t.out) + r * t.out_stride;
    size_t j = 0;
    for (; j + lanes <= n; j += lanes) hn::StoreU(f(a.at(j), b.at(j)), dout, out + j);
    if (j < n) store_tail(f(a.tail(j, n - j), b.tail(j, n - j)), dout, out + j, n - j);
  }
}

template <class D0, class D, bool kS0, bool kS1, bool kS2, class F>
HWY_INLINE void map3(const TileArgs& t, F f) {
  const D0 d0;
  const D d;
  const size_t n = static_cast<size_t>(t.cols), lanes = hn::Lanes(d);
  for (int64_t r = 0; r < t.rows; ++r) {
    const RowOperand<D0, kS0> a(d0, t.in[0], r * t.stride[0]);
    const RowOperand<D, kS1> b(d, t.in[1], r * t.stride[1]);
    const RowOperand<D, kS2> c(d, t.in[2], r * t.stride[2]);
    auto* out = static_cast<hn::TFromD<D>*>(t.out) + r * t.out_stride;
    size_t j = 0;
    for (; j + lanes <= n; j += lanes) hn::StoreU(f(a.at(j), b.at(j), c.at(j)), d, out + j);
    if (j < n) {
      const size_t m = n - j;
      store_tail(f(a.tail(j, m), b.tail(j, m), c.tail(j, m)), d, out + j, m);
    }
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace fullbore::cpu
HWY_AFTER_NAMESPACE();

#endif
