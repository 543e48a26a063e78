// Pooling: the arithmetic.
#include "cpu/simd_targets.h"
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "cpu/simd_pool.cc"
#include "hwy/foreach_target.h"
// After foreach_target.h:
#include <algorithm>

#include "cpu/pool_kernels.h"
#include "cpu/simd_loops-inl.h"

HWY_BEFORE_NAMESPACE();
namespace fullbore::cpu {
namespace HWY_NAMESPACE {

using DF = hn::ScalableTag<float>;
using DI = hn::ScalableTag<int32_t>;
using DU = hn::ScalableTag<uint32_t>;
using VF = hn::Vec<DF>;
using VI = hn::Vec<DI>;

// ---- elements in memory, f32 in registers ----

struct F32 {
  using D = DF;
  using T = float;
  static HWY_INLINE VF widen(VF v) { return v; }
  static HWY_INLINE VF narrow(VF v) { return v; }
};
struct BF16 {
  using D = hn::Rebind<uint16_t, DI>;
  using T = uint16_t;
  static HWY_INLINE VF widen(hn::Vec<D> v) {
    return hn::BitCast(DF(), hn::ShiftLeft<16>(hn::PromoteTo(DI(), v)));
  }
  // Rounds to nearest even; NaN becomes a quiet NaN.
  static HWY_INLINE hn::Vec<D> narrow(VF v) {
    const DU du;
    const auto bits = hn::BitCast(du, v);
    const auto odd = hn::And(hn::ShiftRight<16>(bits), hn::Set(du, 1));
    const auto rounded = hn::Add(bits, hn::Add(odd, hn::Set(du, 0x7fff)));
    const auto quiet = hn::Or(bits, hn::Set(du, 0x400000));
    const auto chosen = hn::IfThenElse(hn::RebindMask(du, hn::IsNaN(v)), quiet, rounded);
    return hn::DemoteTo(D(), hn::BitCast(DI(), hn::ShiftRight<16>(chosen)));
  }
};
struct F16 {
  using D = hn::Rebind<hwy::float16_t, DF>;
  using T = hwy::float16_t;
  static HWY_INLINE VF widen(hn::Vec<D> v) { return hn::PromoteTo(DF(), v); }
  static HWY_INLINE hn::Vec<D> narrow(VF v) { return hn::DemoteTo(D(), v); }
};

template <class M>
struct Whole {
  using T = typename M::T;
  HWY_INLINE VF load(const T* p) const { return M::widen(hn::LoadU(typename M::D(), p)); }
  HWY_INLINE void store(VF v, T* p) const { hn::StoreU(M::narrow(v), typename M::D(), p); }
};
template <class M>
struct Rest {
  using T = typename M::T;
  size_t n;
  HWY_INLINE VF load(const T* p) const { return M::widen(load_tail(typename M::D(), p, n)); }
  HWY_INLINE void store(VF v, T* p) const { store_tail(M::narrow(v), typename M::D(), p, n); }
};

// n elements, `step` apart; the other lanes hold anything. Touches no memory beyond them.
template <class M, typename T = typename M::T>
HWY_INLINE VF load_apart(const T* p, int64_t step, size_t n) {
  const typename M::D dm;
  const size_t lanes = hn::Lanes(DF());
  if (step == 1) return n == lanes ? Whole<M>{}.load(p) : Rest<M>{n}.load(p);
  if (step == 2) {
    const size_t span = 2 * n - 1, low = std::min(span, lanes), high = span - low;
    const VF a = low == lanes ? M::widen(hn::LoadU(dm, p)) : Rest<M>{low}.load(p);
    const VF b = high == 0 ? hn::Zero(DF()) : Rest<M>{high}.load(p + lanes);
    return hn::ConcatEven(DF(), b, a);
  }
  HWY_ALIGN T values[hn::MaxLanes(DF())] = {};
  for (size_t i = 0; i < n; ++i) values[i] = p[static_cast<int64_t>(i) * step];
  return M::widen(hn::Load(dm, values));
}

// Whether v takes the place of the largest so far: larger, or the first NaN.
HWY_INLINE auto beats(VF v, VF best) { return hn::AndNot(hn::Le(v, best), hn::Eq(best, best)); }

struct Max {
  static HWY_INLINE VF first() { return hn::Set(DF(), -HUGE_VALF); }
  static HWY_INLINE VF apply(VF so_far, VF v) {
    return hn::IfThenElse(beats(v, so_far), v, so_far);
  }
};
struct Sum {
  static HWY_INLINE VF first() { return hn::Zero(DF()); }
  static HWY_INLINE VF apply(VF so_far, VF v) { return hn::Add(so_far, v); }
};

// ---- vectors over columns ----

template <class M, class R>
void reduce_columns(const PoolRun& r) {
  using T = typename M::T;
  const auto lanes = static_cast<int64_t>(hn::Lanes(DF()));
  const auto part = [&](const T* x, T* y, const auto& io) {
    VF v = R::first();
    for (int64_t t = 0; t < r.num_taps; ++t) v = R::apply(v, io.load(x + r.taps[t]));
    io.store(v, y);
  };
  for (int64_t p = 0; p < r.positions; ++p) {
    const T* x = static_cast<const T*>(r.x) + p * r.x_step;
    T* y = static_cast<T*>(r.y) + p * r.y_step;
    int64_t c = 0;
    for (; c + 2 * lanes <= r.cols; c += 2 * lanes) {
      const Whole<M> io;
      VF v0 = R::first(), v1 = v0;
      for (int64_t t = 0; t < r.num_taps; ++t) {
        v0 = R::apply(v0, io.load(x + c + r.taps[t]));
        v1 = R::apply(v1, io.load(x + c + r.taps[t] + lanes));
      }
      io.store(v0, y + c);
      io.store(v1, y + c + lanes);
    }
    for (; c + lanes <= r.cols; c += lanes) part(x + c, y + c, Whole<M>{});
    if (c < r.cols) part(x + c, y + c, Rest<M>{static_cast<size_t>(r.cols - c)});
  }
}

// kAdd: to f32 sums; else every element under the window is written.
template <class M, bool kAdd>
void grad_columns(const PoolRun& r) {
  using T = typename M::T;
  using Out = std::conditional_t<kAdd, F32, M>;
  using TOut = typename Out::T;
  const DI di;
  const auto lanes = static_cast<int64_t>(hn::Lanes(DF()));
  const auto part = [&](const T* x, const T* dy, TOut* dx, const auto& io, const auto& out) {
    VF best = io.load(x + r.taps[0]);
    VI chosen = hn::Zero(di);
    for (int64_t t = 1; t < r.num_taps; ++t) {
      const VF v = io.load(x + r.taps[t]);
      const auto take = beats(v, best);
      best = hn::IfThenElse(take, v, best);
      chosen =
          hn::IfThenElse(hn::RebindMask(di, take), hn::Set(di, static_cast<int32_t>(t)), chosen);
    }
    const VF d = hn::Add(hn::Zero(DF()), io.load(dy));  // a sum that begins at 0: never -0
    for (int64_t t = 0; t < r.num_taps; ++t) {
      TOut* to = dx + r.taps[t];
      const auto here = hn::RebindMask(DF(), hn::Eq(chosen, hn::Set(di, static_cast<int32_t>(t))));
      const VF v = hn::IfThenElseZero(here, d);
      out.store(kAdd ? hn::Add(out.load(to), v) : v, to);
    }
  };
  for (int64_t p = 0; p < r.positions; ++p) {
    const T* x = static_cast<const T*>(r.x) + p * r.x_step;
    const T* dy = static_cast<const T*>(r.dy) + p * r.y_step;
    TOut* dx = static_cast<TOut*>(r.dx) + p * r.x_step;
    int64_t c = 0;
    for (; c + lanes <= r.cols; c += lanes) part(x + c, dy + c, dx + c, Whole<M>{}, Whole<Out>{});
    if (c < r.cols) {
      const auto n = static_cast<size_t>(r.cols - c);
      part(x + c, dy + c, dx + c, Rest<M>{n}, Rest<Out>{n});
    }
  }
}

// ---- vectors over positions ----

// Calls f(first position, number of positions).
template <class F>
HWY_INLINE void for_positions(const PoolRun& r, const F& f) {
  const auto lanes = static_cast<int64_t>(hn::Lanes(DF()));
  for (int64_t p = 0; p < r.positions; p += lanes)
    f(p, static_cast<size_t>(std::min(lanes, r.positions - p)));
}
template <class M>
HWY_INLINE VF window_element(const PoolRun& r, int64_t t, int64_t p, size_t n) {
  using T = typename M::T;
  return load_apart<M>(static_cast<const T*>(r.x) + r.taps[t] + p * r.x_step, r.x_step, n);
}

template <class M, class R>
void reduce_positions(const PoolRun& r) {
  using T = typename M::T;
  for_positions(r, [&](int64_t p, size_t n) {
    VF v = R::first();
    for (int64_t t = 0; t < r.num_taps; ++t) v = R::apply(v, window_element<M>(r, t, p, n));
    T* y = static_cast<T*>(r.y) + p;
    n == hn::Lanes(DF()) ? Whole<M>{}.store(v, y) : Rest<M>{n}.store(v, y);
  });
}

template <class M>
void grad_positions_add(const PoolRun& r) {
  using T = typename M::T;
  const DI di;
  for_positions(r, [&](int64_t p, size_t n) {
    VF best = window_element<M>(r, 0, p, n);
    VI chosen = hn::Set(di, static_cast<int32_t>(r.taps[0]));
    for (int64_t t = 1; t < r.num_taps; ++t) {
      const VF v = window_element<M>(r, t, p, n);
      const auto take = beats(v, best);
      best = hn::IfThenElse(take, v, best);
      chosen = hn::IfThenElse(hn::RebindMask(di, take),
                              hn::Set(di, static_cast<int32_t>(r.taps[t])), chosen);
    }
    HWY_ALIGN int32_t at[hn::MaxLanes(di)];
    HWY_ALIGN float d[hn::MaxLanes(DF())];
    hn::Store(chosen, di, at);
    hn::Store(load_apart<M>(static_cast<const T*>(r.dy) + p, 1, n), DF(), d);
    float* dx = static_cast<float*>(r.dx) + p * r.x_step;
    for (size_t i = 0; i < n; ++i) dx[at[i] + static_cast<int64_t>(i) * r.x_step] += d[i];
  });
}

template <class M>
PoolFns fns(bool by_column) {
  if (by_column)
    return {reduce_columns<M, Max>, reduce_columns<M, Sum>, grad_columns<M, false>,
            grad_columns<M, true>};
  return {reduce_positions<M, Max>, reduce_positions<M, Sum>, nullptr, grad_positions_add<M>};
}

PoolFns pool_table(DType dtype, bool by_column) {
  switch (dtype) {
    case DType::f32: return fns<F32>(by_column);
    case DType::bf16: return fns<BF16>(by_column);
    case DType::f16: return fns<F16>(by_column);
    default: return {};
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace fullbore::cpu
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace fullbore::cpu {
HWY_EXPORT(pool_table);
PoolFns pool_fns(DType dtype, bool by_column) {
  return HWY_DYNAMIC_DISPATCH(pool_table)(dtype, by_column);
}
}  // namespace fullbore::cpu
#endif
