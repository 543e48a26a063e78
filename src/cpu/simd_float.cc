// Elementwise instructions on f32.
#include "cpu/simd_targets.h"
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "cpu/simd_float.cc"
#include "hwy/foreach_target.h"
// After foreach_target.h:
#include "cpu/simd_loops-inl.h"
#include "cpu/simd_math-inl.h"

HWY_BEFORE_NAMESPACE();
namespace fullbore::cpu {
namespace HWY_NAMESPACE {

using M = hn::Mask<DF>;

#define FB_UNARY(Name, expression)                              \
  struct Name {                                                 \
    HWY_INLINE VF operator()(VF x) const { return expression; } \
  };
FB_UNARY(Copy, x)
FB_UNARY(Neg, hn::Neg(x))
FB_UNARY(Abs, hn::Abs(x))
FB_UNARY(Sign, hn::IfThenElse(hn::Or(hn::Eq(x, hn::Zero(DF())), hn::IsNaN(x)), hn::Abs(x),
                              hn::CopySign(hn::Set(DF(), 1.0f), x)))
FB_UNARY(Exp, exp_f32(x))
FB_UNARY(Expm1, expm1_f32(x))
FB_UNARY(Log, log_f32(x))
FB_UNARY(Log1p, log1p_f32(x))
FB_UNARY(Sqrt, hn::Sqrt(x))
FB_UNARY(Rsqrt, hn::Div(hn::Set(DF(), 1.0f), hn::Sqrt(x)))
FB_UNARY(Tanh, tanh_f32(x))
FB_UNARY(Logistic, logistic_f32(x))
FB_UNARY(Erf, erf_f32(x))
FB_UNARY(Sin, sin_f32(x))
FB_UNARY(Cos, cos_f32(x))
FB_UNARY(Floor, hn::Floor(x))
FB_UNARY(Round, hn::Round(x))
#undef FB_UNARY

// Rounded to nearest even, as bfloat16; NaN stays NaN.
struct RoundBf16 {
  HWY_INLINE VF operator()(VF x) const {
    const DU du;
    const VU bits = hn::BitCast(du, x);
    const VU odd = hn::And(hn::ShiftRight<16>(bits), hn::Set(du, 1));
    const VU rounded =
        hn::And(hn::Add(bits, hn::Add(odd, hn::Set(du, 0x7fff))), hn::Set(du, 0xffff0000u));
    return hn::IfThenElse(hn::IsNaN(x), x, hn::BitCast(DF(), rounded));
  }
};

#define FB_BINARY(Name, expression)                                   \
  struct Name {                                                       \
    HWY_INLINE VF operator()(VF a, VF b) const { return expression; } \
  };
FB_BINARY(Add, hn::Add(a, b))
FB_BINARY(Sub, hn::Sub(a, b))
FB_BINARY(Mul, hn::Mul(a, b))
FB_BINARY(Div, hn::Div(a, b))
// x86 gives the second operand where one is NaN or both are equal; so NaN in either comes through.
FB_BINARY(Max, hn::IfThenElse(hn::IsNaN(b), b, hn::Max(b, a)))
FB_BINARY(Min, hn::IfThenElse(hn::IsNaN(b), b, hn::Min(b, a)))
#undef FB_BINARY

#define FB_COMPARE(Name, expression)                               \
  struct Name {                                                    \
    HWY_INLINE VU operator()(VF a, VF b) const {                   \
      return hn::BitCast(DU(), hn::VecFromMask(DF(), expression)); \
    }                                                              \
  };
FB_COMPARE(Eq, hn::Eq(a, b))
// Not Ne, which is false for NaN on AVX.
FB_COMPARE(Ne, hn::Not(hn::Eq(a, b)))
FB_COMPARE(Lt, hn::Lt(a, b))
FB_COMPARE(Le, hn::Le(a, b))
FB_COMPARE(Gt, hn::Gt(a, b))
FB_COMPARE(Ge, hn::Ge(a, b))
#undef FB_COMPARE

#define FB_TERNARY(Name, expression)                                        \
  struct Name {                                                             \
    HWY_INLINE VF operator()(VF a, VF b, VF c) const { return expression; } \
  };
FB_TERNARY(MulAdd, hn::Add(hn::Mul(a, b), c))
FB_TERNARY(MulSub, hn::Sub(hn::Mul(a, b), c))
FB_TERNARY(SubFrom, hn::Sub(c, hn::Mul(a, b)))
FB_TERNARY(AddMul, hn::Mul(hn::Add(a, b), c))
FB_TERNARY(SubMul, hn::Mul(hn::Sub(a, b), c))
FB_TERNARY(MulMul, hn::Mul(hn::Mul(a, b), c))
FB_TERNARY(AddAdd, hn::Add(hn::Add(a, b), c))
#undef FB_TERNARY

struct Select {
  HWY_INLINE VF operator()(VU c, VF a, VF b) const {
    return hn::IfThenElse(hn::MaskFromVec(hn::BitCast(DF(), c)), a, b);
  }
};

template <class F, bool kS0 = false>
void run1(const TileArgs& t) {
  map1<DF, DF, kS0>(t, F());
}
template <class DOut, class F, bool kS0, bool kS1>
void run2(const TileArgs& t) {
  map2<DOut, DF, kS0, kS1>(t, F());
}
template <class D0, class F, unsigned kS>
void run3(const TileArgs& t) {
  map3<D0, DF, (kS & 1) != 0, (kS & 2) != 0, (kS & 4) != 0>(t, F());
}

template <class F, class DOut = DF>
TileFn pick2(unsigned splats) {
  constexpr TileFn kTable[] = {run2<DOut, F, false, false>, run2<DOut, F, true, false>,
                               run2<DOut, F, false, true>, nullptr};
  return splats < 4 ? kTable[splats] : nullptr;
}
template <class F, class D0 = DF>
TileFn pick3(unsigned splats) {
  constexpr TileFn kTable[] = {run3<D0, F, 0>, run3<D0, F, 1>, run3<D0, F, 2>, run3<D0, F, 3>,
                               run3<D0, F, 4>, run3<D0, F, 5>, run3<D0, F, 6>, nullptr};
  return splats < 8 ? kTable[splats] : nullptr;
}

TileFn float_kernel(TileOp op, unsigned splats) {
  switch (op) {
    case TileOp::kCopy: return splats == 0 ? TileFn{run1<Copy>} : TileFn{run1<Copy, true>};
#define FB_CASE(Name) \
  case TileOp::k##Name: return splats == 0 ? TileFn{run1<Name>} : nullptr;
      FB_CASE(Neg)
      FB_CASE(Abs)
      FB_CASE(Sign)
      FB_CASE(Exp)
      FB_CASE(Expm1)
      FB_CASE(Log)
      FB_CASE(Log1p)
      FB_CASE(Sqrt)
      FB_CASE(Rsqrt)
      FB_CASE(Tanh)
      FB_CASE(Logistic)
      FB_CASE(Erf)
      FB_CASE(Sin)
      FB_CASE(Cos)
      FB_CASE(Floor)
      FB_CASE(Round)
      FB_CASE(RoundBf16)
#undef FB_CASE
#define FB_CASE(Name, ...) \
  case TileOp::k##Name: return pick2<Name, ##__VA_ARGS__>(splats);
      FB_CASE(Add)
      FB_CASE(Sub)
      FB_CASE(Mul)
      FB_CASE(Div)
      FB_CASE(Max)
      FB_CASE(Min)
      FB_CASE(Eq, DU)
      FB_CASE(Ne, DU)
      FB_CASE(Lt, DU)
      FB_CASE(Le, DU)
      FB_CASE(Gt, DU)
      FB_CASE(Ge, DU)
#undef FB_CASE
#define FB_CASE(Name) \
  case TileOp::k##Name: return pick3<Name>(splats);
      FB_CASE(MulAdd)
      FB_CASE(MulSub)
      FB_CASE(SubFrom)
      FB_CASE(AddMul)
      FB_CASE(SubMul)
      FB_CASE(MulMul)
      FB_CASE(AddAdd)
#undef FB_CASE
    case TileOp::kSelect: return pick3<Select, DU>(splats);
    default: return nullptr;
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace fullbore::cpu
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "cpu/simd.h"
namespace fullbore::cpu {
HWY_EXPORT(float_kernel);
TileFn simd_float_kernel(TileOp op, unsigned splats) {
  return HWY_DYNAMIC_DISPATCH(float_kernel)(op, splats);
}
}  // namespace fullbore::cpu
#endif
