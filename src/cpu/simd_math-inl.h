// Elementary functions on vectors of f32, within 2 ulp of the exact value (sin and cos: 2 ulp or
// 6e-8 of the result's size). Infinities, NaN and denormals come out as from the C library.
// Polynomials are minimax fits made for this file. Included once per instruction set (Highway's
// convention).
#include <cmath>

#include "hwy/highway.h"

#if defined(FULLBORE_SIMD_MATH_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef FULLBORE_SIMD_MATH_INL_H
#undef FULLBORE_SIMD_MATH_INL_H
#else
#define FULLBORE_SIMD_MATH_INL_H
#endif

HWY_BEFORE_NAMESPACE();
namespace fullbore::cpu {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

using DF = hn::ScalableTag<float>;
using DI = hn::ScalableTag<int32_t>;
using DU = hn::ScalableTag<uint32_t>;
using VF = hn::Vec<DF>;
using VI = hn::Vec<DI>;
using VU = hn::Vec<DU>;

template <typename... C>
HWY_INLINE VF horner(VF x, double lowest, C... higher) {
  const DF d;
  if constexpr (sizeof...(C) == 0) {
    return hn::Set(d, static_cast<float>(lowest));
  } else {
    return hn::MulAdd(horner(x, higher...), x, hn::Set(d, static_cast<float>(lowest)));
  }
}

HWY_INLINE VF keep_nan(VF x, VF y) { return hn::IfThenElse(hn::IsNaN(x), x, y); }

// 2^n for -126 <= n <= 127.
HWY_INLINE VF pow2(VI n) {
  return hn::BitCast(DF(), hn::ShiftLeft<23>(hn::Add(n, hn::Set(DI(), 127))));
}

// x = n ln2 + r, |r| <= ln2 / 2.
HWY_INLINE VF reduce_ln2(VF x, VI& n) {
  const DF d;
  n = hn::NearestInt(hn::Mul(x, hn::Set(d, 1.44269504f)));
  const VF nf = hn::ConvertTo(d, n);
  const VF r = hn::NegMulAdd(nf, hn::Set(d, 0.693359375f), x);
  return hn::NegMulAdd(nf, hn::Set(d, -2.12194440e-4f), r);
}

HWY_INLINE VF exp_f32(VF x) {
  const DF d;
  // In this order of operands NaN passes through Min and Max.
  x = hn::Max(hn::Set(d, -104.0f), hn::Min(hn::Set(d, 89.0f), x));
  VI n;
  const VF r = reduce_ln2(x, n);
  const VF p = horner(r, 0.5, 0.166665182, 0.041666206, 0.00836891774, 0.00139505381);
  const VF y = hn::Add(hn::MulAdd(p, hn::Mul(r, r), r), hn::Set(d, 1.0f));
  // In two steps, because 2^n alone may overflow or be denormal.
  const VI half = hn::ShiftRight<1>(n);
  return hn::Mul(hn::Mul(y, pow2(half)), pow2(hn::Sub(n, half)));
}

HWY_INLINE VF expm1_f32(VF x) {
  const DF d;
  const VF clamped = hn::Max(hn::Set(d, -20.0f), hn::Min(hn::Set(d, 89.0f), x));
  VI n;
  const VF r = reduce_ln2(clamped, n);
  const VF p = horner(r, 0.5, 0.166665435, 0.0416662805, 0.00836661085, 0.00139464939);
  const VF m = hn::MulAdd(p, hn::Mul(r, r), r);  // e^r - 1
  // 2^n (m + 1) - 1, halved so that 2^n does not overflow.
  const VF h = pow2(hn::Sub(n, hn::Set(DI(), 1)));
  const VF y = hn::MulAdd(h, m, hn::Sub(h, hn::Set(d, 0.5f)));
  const VF result = hn::Add(y, y);
  // Keeps the sign of zero and denormals.
  return hn::IfThenElse(hn::Lt(hn::Abs(x), hn::Set(d, 1e-9f)), x, keep_nan(x, result));
}

// log(x) = e ln2 + log(1 + f), 1 + f in [sqrt(1/2), sqrt(2)), x normal and positive.
HWY_INLINE VF log_normal(VF x, VF extra_exponent) {
  const DF d;
  const DI di;
  const VI bits = hn::BitCast(di, x);
  const VI e = hn::ShiftRight<23>(hn::Sub(bits, hn::Set(di, 0x3f3504f3)));
  const VF m = hn::BitCast(d, hn::Sub(bits, hn::ShiftLeft<23>(e)));
  const VF f = hn::Sub(m, hn::Set(d, 1.0f));
  const VF ef = hn::Add(hn::ConvertTo(d, e), extra_exponent);
  const VF f2 = hn::Mul(f, f);
  const VF p = horner(f, 0.333333135, -0.250000089, 0.200021237, -0.166680053, 0.14219451,
                      -0.124053426, 0.118887089, -0.116775051, 0.0674769208);
  VF y = hn::Mul(hn::Mul(p, f), f2);
  y = hn::MulAdd(ef, hn::Set(d, -2.12194440e-4f), y);
  y = hn::NegMulAdd(hn::Set(d, 0.5f), f2, y);
  return hn::MulAdd(ef, hn::Set(d, 0.693359375f), hn::Add(f, y));
}

HWY_INLINE VF log_f32(VF x) {
  const DF d;
  const auto tiny = hn::Lt(x, hn::Set(d, 1.17549435e-38f));
  const VF scaled = hn::IfThenElse(tiny, hn::Mul(x, hn::Set(d, 8388608.0f)), x);
  VF y = log_normal(scaled, hn::IfThenElseZero(tiny, hn::Set(d, -23.0f)));
  const VF inf = hn::Set(d, HUGE_VALF);
  y = hn::IfThenElse(hn::Eq(x, inf), inf, y);
  y = hn::IfThenElse(hn::Eq(scaled, hn::Zero(d)), hn::Neg(inf), y);
  y = hn::IfThenElse(hn::Lt(x, hn::Zero(d)), hn::NaN(d), y);
  return keep_nan(x, y);
}

HWY_INLINE VF log1p_f32(VF x) {
  const DF d;
  const VF one = hn::Set(d, 1.0f);
  const VF u = hn::Add(x, one);
  // What rounding 1 + x lost, to first order.
  const VF lost = hn::Sub(x, hn::Sub(u, one));
  VF y = hn::Add(log_normal(u, hn::Zero(d)), hn::Div(lost, u));
  const VF inf = hn::Set(d, HUGE_VALF);
  y = hn::IfThenElse(hn::Eq(x, inf), inf, y);
  y = hn::IfThenElse(hn::Eq(u, one), x, y);
  y = hn::IfThenElse(hn::Eq(u, hn::Zero(d)), hn::Neg(inf), y);
  y = hn::IfThenElse(hn::Lt(u, hn::Zero(d)), hn::NaN(d), y);
  return keep_nan(x, y);
}

HWY_INLINE VF tanh_f32(VF x) {
  const DF d;
  const VF one = hn::Set(d, 1.0f);
  const VF a = hn::Abs(x);
  const VF z = hn::Mul(x, x);
  const VF p = horner(z, -0.333332807, 0.133314252, -0.0537376106, 0.0206304025, -0.00569351017);
  const VF small = hn::MulAdd(hn::Mul(p, z), x, x);
  const VF e = exp_f32(hn::Add(a, a));
  const VF large = hn::Sub(one, hn::Div(hn::Set(d, 2.0f), hn::Add(e, one)));
  return hn::IfThenElse(hn::Lt(a, hn::Set(d, 0.625f)), small, hn::CopySign(large, x));
}

HWY_INLINE VF logistic_f32(VF x) {
  const VF one = hn::Set(DF(), 1.0f);
  return hn::Div(one, hn::Add(one, exp_f32(hn::Neg(x))));
}

HWY_INLINE VF erf_f32(VF x) {
  const DF d;
  const VF a = hn::Abs(x);
  const VF z = hn::Mul(x, x);
  const VF small = hn::Mul(x, horner(z, 1.12837923, -0.376126349, 0.112837113, -0.0268602949,
                                     0.00520330248, -0.000816902611, 8.48382842e-05));
  const VF t = hn::Min(hn::Set(d, 4.0f), a);  // NaN passes
  const VF q = horner(t, -0.000165053934, -1.12780154, -0.636971295, -0.104115769, 0.0223152153,
                      -0.00306524918, 0.000198171794);
  const VF large = hn::Sub(hn::Set(d, 1.0f), exp_f32(q));
  return hn::IfThenElse(hn::Lt(a, hn::Set(d, 0.9f)), small, hn::CopySign(large, x));
}

// quadrant + shift picks sin or cos of the reduced argument.
template <int kShift>
HWY_INLINE VF sin_cos_f32(VF x) {
  const DF d;
  const DI di;
  const VI n = hn::NearestInt(hn::Mul(x, hn::Set(d, 0.636619772f)));
  const VF nf = hn::ConvertTo(d, n);
  // pi / 2 in three parts, the first two short enough that n times them is exact.
  VF r = hn::NegMulAdd(nf, hn::Set(d, 1.5703125f), x);
  r = hn::NegMulAdd(nf, hn::Set(d, 4.83751297e-4f), r);
  r = hn::NegMulAdd(nf, hn::Set(d, 7.54978995e-8f), r);
  const VF z = hn::Mul(r, r);
  const VF s = hn::MulAdd(
      hn::Mul(horner(z, -0.166666672, 0.00833332911, -0.000198392561, 2.71756448e-06), z), r, r);
  const VF c = hn::MulAdd(hn::Mul(z, z), horner(z, 0.0416666456, -0.0013887306, 2.44312032e-05),
                          hn::NegMulAdd(hn::Set(d, 0.5f), z, hn::Set(d, 1.0f)));
  const VI quadrant = hn::Add(n, hn::Set(di, kShift));
  const auto odd = hn::RebindMask(d, hn::Eq(hn::And(quadrant, hn::Set(di, 1)), hn::Set(di, 1)));
  const VI sign = hn::ShiftLeft<30>(hn::And(quadrant, hn::Set(di, 2)));
  return hn::Xor(hn::IfThenElse(odd, c, s), hn::BitCast(d, sign));
}

// Beyond |x| = 8192 (and for infinities, NaN) one element at a time by the C library.
template <int kShift>
HWY_INLINE VF sin_cos_any(VF x) {
  const DF d;
  const auto inside = hn::Le(hn::Abs(x), hn::Set(d, 8192.0f));
  if (HWY_LIKELY(hn::AllTrue(d, inside))) return sin_cos_f32<kShift>(x);
  HWY_ALIGN float lanes[hn::MaxLanes(d)];
  hn::Store(x, d, lanes);
  for (size_t i = 0; i < hn::Lanes(d); ++i)
    lanes[i] = kShift == 0 ? std::sin(lanes[i]) : std::cos(lanes[i]);
  return hn::Load(d, lanes);
}
HWY_INLINE VF sin_f32(VF x) { return sin_cos_any<0>(x); }
HWY_INLINE VF cos_f32(VF x) { return sin_cos_any<1>(x); }

}  // namespace HWY_NAMESPACE
}  // namespace fullbore::cpu
HWY_AFTER_NAMESPACE();

#endif
