// Elementwise instructions on i32, u32 and masks; conversions, loads and stores between 32-bit
// lanes and narrower types; random words.
#include "cpu/simd_targets.h"
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "cpu/simd_integer.cc"
#include "hwy/foreach_target.h"
// After foreach_target.h:
#include "cpu/simd_loops-inl.h"

HWY_BEFORE_NAMESPACE();
namespace fullbore::cpu {
namespace HWY_NAMESPACE {

using DF = hn::ScalableTag<float>;
using DI = hn::ScalableTag<int32_t>;
using DU = hn::ScalableTag<uint32_t>;

#define FB_BINARY(Name, expression)                                \
  template <class D>                                               \
  struct Name {                                                    \
    using V = hn::Vec<D>;                                          \
    HWY_INLINE V operator()(V a, V b) const { return expression; } \
  };
FB_BINARY(Add, hn::Add(a, b))
FB_BINARY(Sub, hn::Sub(a, b))
FB_BINARY(Mul, hn::Mul(a, b))
FB_BINARY(Max, hn::Max(a, b))
FB_BINARY(Min, hn::Min(a, b))
FB_BINARY(And, hn::And(a, b))
FB_BINARY(Or, hn::Or(a, b))
FB_BINARY(Xor, hn::Xor(a, b))
#undef FB_BINARY

#define FB_COMPARE(Name, expression)                              \
  template <class D>                                              \
  struct Name {                                                   \
    using V = hn::Vec<D>;                                         \
    HWY_INLINE hn::Vec<DU> operator()(V a, V b) const {           \
      return hn::BitCast(DU(), hn::VecFromMask(D(), expression)); \
    }                                                             \
  };
FB_COMPARE(Eq, hn::Eq(a, b))
FB_COMPARE(Ne, hn::Ne(a, b))
FB_COMPARE(Lt, hn::Lt(a, b))
FB_COMPARE(Le, hn::Not(hn::Gt(a, b)))
FB_COMPARE(Gt, hn::Gt(a, b))
FB_COMPARE(Ge, hn::Not(hn::Lt(a, b)))
#undef FB_COMPARE

template <class D>
struct Not {
  HWY_INLINE hn::Vec<D> operator()(hn::Vec<D> x) const { return hn::Not(x); }
};
template <class D>
struct Neg {
  HWY_INLINE hn::Vec<D> operator()(hn::Vec<D> x) const { return hn::Sub(hn::Zero(D()), x); }
};
template <class D>
struct Copy {
  HWY_INLINE hn::Vec<D> operator()(hn::Vec<D> x) const { return x; }
};
template <class D>
struct Select {
  HWY_INLINE hn::Vec<D> operator()(hn::Vec<DU> c, hn::Vec<D> a, hn::Vec<D> b) const {
    return hn::IfThenElse(hn::MaskFromVec(hn::BitCast(D(), c)), a, b);
  }
};

template <class D, class F, bool kS0 = false>
void run1(const TileArgs& t) {
  map1<D, D, kS0>(t, F());
}
template <class D, class DOut, class F, bool kS0, bool kS1>
void run2(const TileArgs& t) {
  map2<DOut, D, kS0, kS1>(t, F());
}
template <class D, class F, unsigned kS>
void run3(const TileArgs& t) {
  map3<DU, D, (kS & 1) != 0, (kS & 2) != 0, (kS & 4) != 0>(t, F());
}
template <class D, class F, class DOut = D>
TileFn pick2(unsigned splats) {
  constexpr TileFn kTable[] = {run2<D, DOut, F, false, false>, run2<D, DOut, F, true, false>,
                               run2<D, DOut, F, false, true>, nullptr};
  return splats < 4 ? kTable[splats] : nullptr;
}
template <class D, class F>
TileFn pick3(unsigned splats) {
  constexpr TileFn kTable[] = {run3<D, F, 0>, run3<D, F, 1>, run3<D, F, 2>, run3<D, F, 3>,
                               run3<D, F, 4>, run3<D, F, 5>, run3<D, F, 6>, nullptr};
  return splats < 8 ? kTable[splats] : nullptr;
}

template <class D>
TileFn typed_kernel(TileOp op, unsigned splats) {
  switch (op) {
    case TileOp::kCopy:
      return splats == 0 ? TileFn{run1<D, Copy<D>>} : TileFn{run1<D, Copy<D>, true>};
    case TileOp::kNot: return splats == 0 ? TileFn{run1<D, Not<D>>} : nullptr;
    case TileOp::kNeg: return splats == 0 ? TileFn{run1<D, Neg<D>>} : nullptr;
#define FB_CASE(Name) \
  case TileOp::k##Name: return pick2<D, Name<D>>(splats);
      FB_CASE(Add)
      FB_CASE(Sub)
      FB_CASE(Mul)
      FB_CASE(Max)
      FB_CASE(Min)
      FB_CASE(And)
      FB_CASE(Or)
      FB_CASE(Xor)
#undef FB_CASE
#define FB_CASE(Name) \
  case TileOp::k##Name: return pick2<D, Name<D>, DU>(splats);
      FB_CASE(Eq)
      FB_CASE(Ne)
      FB_CASE(Lt)
      FB_CASE(Le)
      FB_CASE(Gt)
      FB_CASE(Ge)
#undef FB_CASE
    case TileOp::kSelect: return pick3<D, Select<D>>(splats);
    default: return nullptr;
  }
}

// Masks are u32 to these kernels, so false < true; they have no arithmetic.
TileFn integer_kernel(TileOp op, TileType type, unsigned splats) {
  if (type == TileType::i32) return typed_kernel<DI>(op, splats);
  const bool arithmetic =
      op == TileOp::kAdd || op == TileOp::kSub || op == TileOp::kMul || op == TileOp::kNeg;
  if (type == TileType::mask && arithmetic) return nullptr;
  return typed_kernel<DU>(op, splats);
}

// ---- conversions ----

struct IntToFloat {
  HWY_INLINE hn::Vec<DF> operator()(hn::Vec<DI> x) const { return hn::ConvertTo(DF(), x); }
};
// Both halves are exact, so the sum rounds once.
struct UnsignedToFloat {
  HWY_INLINE hn::Vec<DF> operator()(hn::Vec<DU> x) const {
    const auto high = hn::ConvertTo(DF(), hn::BitCast(DI(), hn::ShiftRight<16>(x)));
    const auto low = hn::ConvertTo(DF(), hn::BitCast(DI(), hn::And(x, hn::Set(DU(), 0xffff))));
    return hn::Add(hn::Mul(high, hn::Set(DF(), 65536.0f)), low);
  }
};
struct FloatToInt {
  HWY_INLINE hn::Vec<DI> operator()(hn::Vec<DF> x) const {
    const auto big = hn::RebindMask(DI(), hn::Ge(x, hn::Set(DF(), 2147483648.0f)));
    const auto nan = hn::RebindMask(DI(), hn::IsNaN(x));
    const auto y = hn::IfThenElse(big, hn::Set(DI(), INT32_MAX), hn::ConvertTo(DI(), x));
    return hn::IfThenElse(nan, hn::Zero(DI()), y);
  }
};
struct MaskToFloat {
  HWY_INLINE hn::Vec<DF> operator()(hn::Vec<DU> x) const {
    return hn::And(hn::BitCast(DF(), x), hn::Set(DF(), 1.0f));
  }
};
struct MaskToInt {
  HWY_INLINE hn::Vec<DU> operator()(hn::Vec<DU> x) const { return hn::And(x, hn::Set(DU(), 1)); }
};
struct FloatToMask {
  HWY_INLINE hn::Vec<DU> operator()(hn::Vec<DF> x) const {
    return hn::BitCast(DU(), hn::VecFromMask(DF(), hn::Not(hn::Eq(x, hn::Zero(DF())))));
  }
};
struct IntToMask {
  HWY_INLINE hn::Vec<DU> operator()(hn::Vec<DU> x) const {
    return hn::VecFromMask(DU(), hn::Ne(x, hn::Zero(DU())));
  }
};
template <class D, class DOut, class F>
void run_convert(const TileArgs& t) {
  map1<DOut, D, false>(t, F());
}

TileFn convert_kernel(TileType from, TileType to) {
  using T = TileType;
  const bool int_from = from == T::i32 || from == T::u32, int_to = to == T::i32 || to == T::u32;
  if (from == to || (int_from && int_to)) return run_convert<DU, DU, Copy<DU>>;
  if (from == T::i32 && to == T::f32) return run_convert<DI, DF, IntToFloat>;
  if (from == T::u32 && to == T::f32) return run_convert<DU, DF, UnsignedToFloat>;
  if (from == T::f32 && to == T::i32) return run_convert<DF, DI, FloatToInt>;
  if (from == T::mask && to == T::f32) return run_convert<DU, DF, MaskToFloat>;
  if (from == T::mask && int_to) return run_convert<DU, DU, MaskToInt>;
  if (from == T::f32 && to == T::mask) return run_convert<DF, DU, FloatToMask>;
  if (int_from && to == T::mask) return run_convert<DU, DU, IntToMask>;
  return nullptr;
}

// ---- loads and stores ----

// Applies f to vectors of narrow elements; the last few go through a buffer.
template <class DNarrow, class DWide, class F>
HWY_INLINE void load_rows(const TileArgs& t, F f) {
  using Narrow = hn::TFromD<DNarrow>;
  const DNarrow dn;
  const DWide dw;
  const size_t n = static_cast<size_t>(t.cols), lanes = hn::Lanes(dw);
  for (int64_t r = 0; r < t.rows; ++r) {
    const auto* in = static_cast<const Narrow*>(t.in[0]) + r * t.stride[0];
    auto* out = static_cast<hn::TFromD<DWide>*>(t.out) + r * t.out_stride;
    size_t j = 0;
    for (; j + lanes <= n; j += lanes) hn::StoreU(f(hn::LoadU(dn, in + j)), dw, out + j);
    if (j < n) {
      HWY_ALIGN Narrow rest[hn::MaxLanes(dw)] = {};
      std::memcpy(rest, in + j, (n - j) * sizeof(Narrow));
      store_tail(f(hn::Load(dn, rest)), dw, out + j, n - j);
    }
  }
}
template <class DWide, class DNarrow, class F>
HWY_INLINE void store_rows(const TileArgs& t, F f) {
  using Narrow = hn::TFromD<DNarrow>;
  const DNarrow dn;
  const DWide dw;
  const size_t n = static_cast<size_t>(t.cols), lanes = hn::Lanes(dw);
  for (int64_t r = 0; r < t.rows; ++r) {
    const auto* in = static_cast<const hn::TFromD<DWide>*>(t.in[0]) + r * t.stride[0];
    auto* out = static_cast<Narrow*>(t.out) + r * t.out_stride;
    size_t j = 0;
    for (; j + lanes <= n; j += lanes) hn::StoreU(f(hn::LoadU(dw, in + j)), dn, out + j);
    if (j < n) {
      HWY_ALIGN Narrow rest[hn::MaxLanes(dw)];
      hn::Store(f(load_tail(dw, in + j, n - j)), dn, rest);
      std::memcpy(out + j, rest, (n - j) * sizeof(Narrow));
    }
  }
}

using DU8 = hn::Rebind<uint8_t, DI>;
using DI8 = hn::Rebind<int8_t, DI>;
using DU16 = hn::Rebind<uint16_t, DI>;
using DF16 = hn::Rebind<hwy::float16_t, DF>;

struct PromoteInt {
  template <class V>
  HWY_INLINE hn::Vec<DI> operator()(V x) const {
    return hn::PromoteTo(DI(), x);
  }
};
struct PromoteFloat {
  template <class V>
  HWY_INLINE hn::Vec<DF> operator()(V x) const {
    return hn::ConvertTo(DF(), hn::PromoteTo(DI(), x));
  }
};
struct BoolToMask {
  HWY_INLINE hn::Vec<DI> operator()(hn::Vec<DU8> x) const {
    return hn::Sub(hn::Zero(DI()), hn::PromoteTo(DI(), x));
  }
};
struct Bf16ToFloat {
  HWY_INLINE hn::Vec<DF> operator()(hn::Vec<DU16> x) const {
    return hn::BitCast(DF(), hn::ShiftLeft<16>(hn::PromoteTo(DI(), x)));
  }
};
struct F16ToFloat {
  HWY_INLINE hn::Vec<DF> operator()(hn::Vec<DF16> x) const { return hn::PromoteTo(DF(), x); }
};
struct DemoteU8 {
  HWY_INLINE hn::Vec<DU8> operator()(hn::Vec<DI> x) const { return hn::DemoteTo(DU8(), x); }
};
struct DemoteI8 {
  HWY_INLINE hn::Vec<DI8> operator()(hn::Vec<DI> x) const { return hn::DemoteTo(DI8(), x); }
};
struct MaskToBool {
  HWY_INLINE hn::Vec<DU8> operator()(hn::Vec<DI> x) const {
    return hn::DemoteTo(DU8(), hn::And(x, hn::Set(DI(), 1)));
  }
};
// Rounds to nearest even; NaN becomes a quiet NaN.
struct FloatToBf16 {
  HWY_INLINE hn::Vec<DU16> operator()(hn::Vec<DF> x) const {
    const DU du;
    const auto bits = hn::BitCast(du, x);
    const auto odd = hn::And(hn::ShiftRight<16>(bits), hn::Set(du, 1));
    const auto rounded = hn::Add(bits, hn::Add(odd, hn::Set(du, 0x7fff)));
    const auto quiet = hn::Or(bits, hn::Set(du, 0x400000));
    const auto chosen = hn::IfThenElse(hn::RebindMask(du, hn::IsNaN(x)), quiet, rounded);
    return hn::DemoteTo(DU16(), hn::BitCast(DI(), hn::ShiftRight<16>(chosen)));
  }
};
struct FloatToF16 {
  HWY_INLINE hn::Vec<DF16> operator()(hn::Vec<DF> x) const { return hn::DemoteTo(DF16(), x); }
};
template <class DNarrow, class DWide, class F>
void run_load(const TileArgs& t) {
  load_rows<DNarrow, DWide>(t, F());
}
template <class DWide, class DNarrow, class F>
void run_store(const TileArgs& t) {
  store_rows<DWide, DNarrow>(t, F());
}

TileFn load_kernel(DType from, TileType to) {
  const bool f = to == TileType::f32;
  switch (from) {
    case DType::u8:
      return f ? TileFn{run_load<DU8, DF, PromoteFloat>} : TileFn{run_load<DU8, DI, PromoteInt>};
    case DType::i8:
      return f ? TileFn{run_load<DI8, DF, PromoteFloat>} : TileFn{run_load<DI8, DI, PromoteInt>};
    case DType::boolean:
      return f ? TileFn{run_load<DU8, DF, PromoteFloat>} : TileFn{run_load<DU8, DI, BoolToMask>};
    case DType::bf16: return run_load<DU16, DF, Bf16ToFloat>;
    case DType::f16: return run_load<DF16, DF, F16ToFloat>;
    default: return nullptr;
  }
}

TileFn store_kernel(DType to) {
  switch (to) {
    case DType::u8: return run_store<DI, DU8, DemoteU8>;
    case DType::i8: return run_store<DI, DI8, DemoteI8>;
    case DType::boolean: return run_store<DI, DU8, MaskToBool>;
    case DType::bf16: return run_store<DF, DU16, FloatToBf16>;
    case DType::f16: return run_store<DF, DF16, FloatToF16>;
    default: return nullptr;
  }
}

const char* target_name() { return hwy::TargetName(HWY_TARGET); }

}  // namespace HWY_NAMESPACE
}  // namespace fullbore::cpu
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "cpu/simd.h"
namespace fullbore::cpu {

HWY_EXPORT(integer_kernel);
HWY_EXPORT(convert_kernel);
HWY_EXPORT(load_kernel);
HWY_EXPORT(store_kernel);
HWY_EXPORT(target_name);

TileFn simd_integer_kernel(TileOp op, TileType type, unsigned splats) {
  return HWY_DYNAMIC_DISPATCH(integer_kernel)(op, type, splats);
}

TileFn simd_kernel(TileOp op, TileType type, unsigned splats) {
  if (op >= TileOp::kRowSum)
    return type == TileType::f32 && splats == 0 ? simd_reduce_kernel(op) : nullptr;
  switch (type) {
    case TileType::f32: return simd_float_kernel(op, splats);
    case TileType::i32:
    case TileType::u32:
    case TileType::mask: return simd_integer_kernel(op, type, splats);
    case TileType::f64:
    case TileType::i64: break;
  }
  return nullptr;
}

TileFn simd_convert(TileType from, TileType to, bool splat) {
  if (splat || tile_type_bytes(from) == 8 || tile_type_bytes(to) == 8) return nullptr;
  return HWY_DYNAMIC_DISPATCH(convert_kernel)(from, to);
}

TileFn simd_load(DType from, TileType to) {
  if (to != tile_type(from) && to != TileType::f32) return nullptr;
  return HWY_DYNAMIC_DISPATCH(load_kernel)(from, to);
}

TileFn simd_store(TileType from, DType to) {
  if (from != tile_type(to)) return nullptr;
  return HWY_DYNAMIC_DISPATCH(store_kernel)(to);
}

const char* simd_target_name() { return HWY_DYNAMIC_DISPATCH(target_name)(); }

}  // namespace fullbore::cpu
#endif
