// Tile instructions as plain loops: 64-bit types, rare operations, and whatever the SIMD set lacks.
#include <cmath>
#include <cstring>
#include <limits>

#include "cpu/tile.h"

namespace fullbore::cpu {
namespace {

struct Mask32 {
  uint32_t bits;
};

// Calls f.template operator()<T>() with the C++ type of a tile type (Mask32 for masks).
template <typename F>
TileFn for_type(TileType type, F f) {
  switch (type) {
    case TileType::f32: return f.template operator()<float>();
    case TileType::i32: return f.template operator()<int32_t>();
    case TileType::u32: return f.template operator()<uint32_t>();
    case TileType::mask: return f.template operator()<Mask32>();
    case TileType::f64: return f.template operator()<double>();
    case TileType::i64: return f.template operator()<int64_t>();
  }
  return nullptr;
}

template <typename T>
inline constexpr bool kFloat = std::is_floating_point_v<T>;
template <typename T>
inline constexpr bool kInt = std::is_integral_v<T>;
template <typename T>
inline constexpr bool kMask = std::is_same_v<T, Mask32>;

template <typename A, typename R, typename F>
void loop1(const TileArgs& t, F f) {
  for (int64_t r = 0; r < t.rows; ++r) {
    const A* a = static_cast<const A*>(t.in[0]) + r * t.stride[0];
    R* out = static_cast<R*>(t.out) + r * t.out_stride;
    for (int64_t j = 0; j < t.cols; ++j) out[j * t.out_step] = f(a[j * t.step[0]]);
  }
}
template <typename A, typename R, typename F>
void loop2(const TileArgs& t, F f) {
  for (int64_t r = 0; r < t.rows; ++r) {
    const A* a = static_cast<const A*>(t.in[0]) + r * t.stride[0];
    const A* b = static_cast<const A*>(t.in[1]) + r * t.stride[1];
    R* out = static_cast<R*>(t.out) + r * t.out_stride;
    for (int64_t j = 0; j < t.cols; ++j) out[j] = f(a[j * t.step[0]], b[j * t.step[1]]);
  }
}
template <typename C, typename A, typename F>
void loop3(const TileArgs& t, F f) {
  for (int64_t r = 0; r < t.rows; ++r) {
    const C* c = static_cast<const C*>(t.in[0]) + r * t.stride[0];
    const A* a = static_cast<const A*>(t.in[1]) + r * t.stride[1];
    const A* b = static_cast<const A*>(t.in[2]) + r * t.stride[2];
    A* out = static_cast<A*>(t.out) + r * t.out_stride;
    for (int64_t j = 0; j < t.cols; ++j)
      out[j] = f(c[j * t.step[0]], a[j * t.step[1]], b[j * t.step[2]]);
  }
}

// Integers wrap: computed unsigned.
template <typename T, typename F>
T wrapping(T a, T b, F f) {
  using U = std::conditional_t<sizeof(T) == 8, uint64_t, uint32_t>;
  return static_cast<T>(f(static_cast<U>(a), static_cast<U>(b)));
}

template <typename T>
T divide(T a, T b) {
  if constexpr (kFloat<T>) {
    return a / b;
  } else {
    if (b == 0) return static_cast<T>(-1);
    if constexpr (std::is_signed_v<T>)
      if (b == -1) return wrapping(T{0}, a, [](auto x, auto y) { return x - y; });
    return static_cast<T>(a / b);
  }
}

template <typename T>
T power(T x, T y) {
  if constexpr (kFloat<T>) {
    return std::pow(x, y);
  } else {
    if constexpr (std::is_signed_v<T>)
      if (y < 0) return static_cast<T>(x == 1 ? 1 : x == -1 ? ((y & 1) != 0 ? -1 : 1) : 0);
    T result = 1;
    for (; y > 0; y = static_cast<T>(y >> 1)) {
      if ((y & 1) != 0) result = wrapping(result, x, [](auto a, auto b) { return a * b; });
      x = wrapping(x, x, [](auto a, auto b) { return a * b; });
    }
    return result;
  }
}

template <typename T>
T shift_right(T x, T y) {
  constexpr T kBits = static_cast<T>(sizeof(T) * 8);
  const bool out = y < 0 || y >= kBits;
  if constexpr (std::is_signed_v<T>) return static_cast<T>(x >> (out ? kBits - 1 : y));
  return static_cast<T>(out ? T{0} : static_cast<T>(x >> y));
}

template <typename T>
T larger(T a, T b) {
  return b != b || b > a ? b : a;
}
template <typename T>
T smaller(T a, T b) {
  return b != b || b < a ? b : a;
}

constexpr uint32_t mask_of(bool b) { return b ? 0xffffffffu : 0u; }

template <typename T>
T sign_of(T x) {
  if (x != x) return x;
  return static_cast<T>((x > 0) - (x < 0));
}

template <typename T>
T wrap_neg(T x) {
  if constexpr (kFloat<T>) {
    return T{0} - x;
  } else {
    return wrapping(T{0}, x, [](auto a, auto b) { return a - b; });
  }
}
template <typename T>
T invert(T x) {
  if constexpr (kMask<T>) {
    return {~x.bits};
  } else {
    return static_cast<T>(~x);
  }
}
template <typename T>
T magnitude(T x) {
  if constexpr (kFloat<T>) {
    return std::fabs(x);
  } else {
    return x < 0 ? wrap_neg(x) : x;
  }
}

// ---- one operand ----

#define FB_CASE1(Name, cond, expression)                                                     \
  case TileOp::k##Name:                                                                      \
    if constexpr (cond)                                                                      \
      return [](const TileArgs& t) { loop1<T, T>(t, [](T x) -> T { return expression; }); }; \
    break;
template <typename T>
TileFn unary(TileOp op) {
  switch (op) {
    FB_CASE1(Copy, true, x)
    FB_CASE1(Neg, !kMask<T>, wrap_neg(x))
    FB_CASE1(Abs, !kMask<T>, magnitude(x))
    FB_CASE1(Sign, !kMask<T>, sign_of(x))
    FB_CASE1(Exp, kFloat<T>, std::exp(x))
    FB_CASE1(Expm1, kFloat<T>, std::expm1(x))
    FB_CASE1(Log, kFloat<T>, std::log(x))
    FB_CASE1(Log1p, kFloat<T>, std::log1p(x))
    FB_CASE1(Sqrt, kFloat<T>, std::sqrt(x))
    FB_CASE1(Rsqrt, kFloat<T>, T{1} / std::sqrt(x))
    FB_CASE1(Tanh, kFloat<T>, std::tanh(x))
    FB_CASE1(Logistic, kFloat<T>, T{1} / (T{1} + std::exp(-x)))
    FB_CASE1(Erf, kFloat<T>, std::erf(x))
    FB_CASE1(Sin, kFloat<T>, std::sin(x))
    FB_CASE1(Cos, kFloat<T>, std::cos(x))
    FB_CASE1(Floor, kFloat<T>, std::floor(x))
    FB_CASE1(Round, kFloat<T>, std::nearbyint(x))
    FB_CASE1(Not, !kFloat<T>, invert(x))
    FB_CASE1(WrapI8, (std::is_same_v<T, int32_t>), static_cast<int8_t>(x))
    FB_CASE1(WrapU8, (std::is_same_v<T, int32_t>), static_cast<uint8_t>(x))
    FB_CASE1(RoundBf16, (std::is_same_v<T, float>), static_cast<float>(bfloat16(x)))
    FB_CASE1(RoundF16, (std::is_same_v<T, float>), static_cast<float>(float16(x)))
    default: break;
  }
  return nullptr;
}
#undef FB_CASE1

// ---- two operands ----

#define FB_CASE2(Name, cond, expression)                                                          \
  case TileOp::k##Name:                                                                           \
    if constexpr (cond)                                                                           \
      return [](const TileArgs& t) { loop2<T, T>(t, [](T a, T b) -> T { return expression; }); }; \
    break;
#define FB_BITS(sign) bits(a, b, [](auto x, auto y) { return x sign y; })
template <typename T, typename F>
T bits(T a, T b, F f) {
  if constexpr (kMask<T>) {
    return {f(a.bits, b.bits)};
  } else {
    return static_cast<T>(f(a, b));
  }
}
template <typename T, typename F>
T arithmetic(T a, T b, F f) {
  if constexpr (kFloat<T>) {
    return f(a, b);
  } else {
    return wrapping(a, b, f);
  }
}
#define FB_ARITHMETIC(sign) arithmetic(a, b, [](auto x, auto y) { return x sign y; })
template <typename T>
TileFn binary(TileOp op) {
  switch (op) {
    FB_CASE2(Add, !kMask<T>, FB_ARITHMETIC(+))
    FB_CASE2(Sub, !kMask<T>, FB_ARITHMETIC(-))
    FB_CASE2(Mul, !kMask<T>, FB_ARITHMETIC(*))
    FB_CASE2(Div, !kMask<T>, divide(a, b))
    FB_CASE2(Max, !kMask<T>, larger(a, b))
    FB_CASE2(Min, !kMask<T>, smaller(a, b))
    FB_CASE2(Pow, !kMask<T>, power(a, b))
    FB_CASE2(And, !kFloat<T>, FB_BITS(&))
    FB_CASE2(Or, !kFloat<T>, FB_BITS(|))
    FB_CASE2(Xor, !kFloat<T>, FB_BITS(^))
    FB_CASE2(Shr, kInt<T>, shift_right(a, b))
    default: break;
  }
  return nullptr;
}
#undef FB_CASE2
#undef FB_ARITHMETIC
#undef FB_BITS

#define FB_COMPARE(Name, sign)                                                           \
  case TileOp::k##Name:                                                                  \
    return [](const TileArgs& t) {                                                       \
      loop2<T, uint32_t>(t, [](T a, T b) { return mask_of(number(a) sign number(b)); }); \
    };
template <typename T>
auto number(T x) {
  if constexpr (kMask<T>) {
    return x.bits;
  } else {
    return x;
  }
}
template <typename T>
TileFn compare(TileOp op) {
  switch (op) {
    FB_COMPARE(Eq, ==)
    FB_COMPARE(Ne, !=)
    FB_COMPARE(Lt, <)
    FB_COMPARE(Le, <=)
    FB_COMPARE(Gt, >)
    FB_COMPARE(Ge, >=)
    default: return nullptr;
  }
}
#undef FB_COMPARE

template <typename T>
TileFn select() {
  return [](const TileArgs& t) {
    loop3<Mask32, T>(t, [](Mask32 c, T a, T b) { return c.bits != 0 ? a : b; });
  };
}

// ---- reductions ----

// What a row is summed up in.
template <typename T>
using Wide = std::conditional_t<kFloat<T>, double, int64_t>;

template <typename T>
T lowest() {
  if constexpr (kFloat<T>) {
    return -std::numeric_limits<T>::infinity();
  } else {
    return std::numeric_limits<T>::min();
  }
}

template <typename T>
void row_sum(const TileArgs& t) {
  for (int64_t r = 0; r < t.rows; ++r) {
    const T* a = static_cast<const T*>(t.in[0]) + r * t.stride[0];
    std::conditional_t<kFloat<T>, double, uint64_t> sum = 0;
    for (int64_t j = 0; j < t.cols; ++j) sum += static_cast<decltype(sum)>(a[j * t.step[0]]);
    static_cast<T*>(t.out)[r * t.out_stride] = static_cast<T>(sum);
  }
}
template <typename T>
void row_max(const TileArgs& t) {
  for (int64_t r = 0; r < t.rows; ++r) {
    const T* a = static_cast<const T*>(t.in[0]) + r * t.stride[0];
    T best = lowest<T>();
    for (int64_t j = 0; j < t.cols; ++j) best = larger(best, a[j * t.step[0]]);
    static_cast<T*>(t.out)[r * t.out_stride] = best;
  }
}
// In the tile's own type; sums of integers wrap.
template <typename T, bool kSum>
void accumulate(const TileArgs& t) {
  for (int64_t r = 0; r < t.rows; ++r) {
    const T* a = static_cast<const T*>(t.in[0]) + r * t.stride[0];
    T* out = static_cast<T*>(t.out) + r * t.out_stride;
    for (int64_t j = 0; j < t.cols; ++j) {
      const T x = a[j * t.step[0]];
      out[j] =
          kSum ? arithmetic(out[j], x, [](auto p, auto q) { return p + q; }) : larger(out[j], x);
    }
  }
}
template <typename T, bool kSum>
void cells(const TileArgs& t) {
  for (int64_t r = 0; r < t.rows; ++r) {
    const auto x = static_cast<Wide<T>>(static_cast<const T*>(t.in[0])[r * t.stride[0]]);
    auto& out = static_cast<Wide<T>*>(t.out)[r * t.out_stride];
    out = kSum ? arithmetic(out, x, [](auto p, auto q) { return p + q; }) : larger(out, x);
  }
}

template <typename T>
TileFn reduction(TileOp op) {
  switch (op) {
    case TileOp::kRowSum: return row_sum<T>;
    case TileOp::kRowMax: return row_max<T>;
    case TileOp::kAccSum: return accumulate<T, true>;
    case TileOp::kAccMax: return accumulate<T, false>;
    case TileOp::kCellSum: return cells<T, true>;
    case TileOp::kCellMax: return cells<T, false>;
    default: return nullptr;
  }
}

// ---- conversions ----

// Op::kConvert: float to integer truncates, saturates, NaN becomes 0; integers wrap; to a mask: !=
// 0.
template <typename To, typename From>
To convert_one(From v) {
  if constexpr (kMask<From>) {
    if constexpr (kMask<To>) {
      return v;
    } else {
      return static_cast<To>(v.bits != 0 ? 1 : 0);
    }
  } else if constexpr (kMask<To>) {
    return {mask_of(v != 0)};
  } else if constexpr (kFloat<From> && kInt<To>) {
    const auto d = static_cast<double>(v);
    if (std::isnan(d)) return 0;
    if (d <= static_cast<double>(std::numeric_limits<To>::min()))
      return std::numeric_limits<To>::min();
    if (d >= static_cast<double>(std::numeric_limits<To>::max()))
      return std::numeric_limits<To>::max();
    return static_cast<To>(d);
  } else {
    return static_cast<To>(v);
  }
}

// Stored elements and tile elements of one kind.
template <typename T>
struct Stored {
  using Type = T;
};
template <>
struct Stored<bool> {
  using Type = uint8_t;
};
template <typename To, typename From>
To widen(From v) {
  if constexpr (std::is_same_v<From, bfloat16> || std::is_same_v<From, float16>) {
    return convert_one<To>(static_cast<float>(v));
  } else {
    return convert_one<To>(v);
  }
}
template <typename To, typename From>
To narrow(From v) {
  if constexpr (std::is_same_v<To, bfloat16> || std::is_same_v<To, float16>) {
    return To(v);
  } else {
    return static_cast<To>(v);
  }
}

}  // namespace

TileType tile_type(DType dtype) {
  switch (dtype) {
    case DType::f32:
    case DType::bf16:
    case DType::f16: return TileType::f32;
    case DType::i8:
    case DType::u8:
    case DType::i32: return TileType::i32;
    case DType::u32: return TileType::u32;
    case DType::boolean: return TileType::mask;
    case DType::f64: return TileType::f64;
    case DType::i64: return TileType::i64;
    case DType::tuple: break;
  }
  throw InternalError("tile_type: a tuple has no element type");
}

TileFn plain_kernel(TileOp op, TileType type) {
  return for_type(type, [op]<typename T>() -> TileFn {
    if (tile_arity(op) == 1 && op < TileOp::kAdd) return unary<T>(op);
    if (op < TileOp::kEq) return binary<T>(op);
    if (op < TileOp::kSelect) return compare<T>(op);
    if (op == TileOp::kSelect) return select<T>();
    if constexpr (!kMask<T>)
      if (op >= TileOp::kRowSum) return reduction<T>(op);
    return nullptr;
  });
}

TileFn plain_convert(TileType from, TileType to) {
  return for_type(from, [to]<typename From>() {
    return for_type(to, []<typename To>() -> TileFn {
      return
          [](const TileArgs& t) { loop1<From, To>(t, [](From x) { return convert_one<To>(x); }); };
    });
  });
}

TileFn plain_load(DType from, TileType to) {
  return dispatch(from, [to]<typename From>() {
    return for_type(to, []<typename To>() -> TileFn {
      using Memory = typename Stored<From>::Type;
      return [](const TileArgs& t) { loop1<Memory, To>(t, [](Memory x) { return widen<To>(x); }); };
    });
  });
}

TileFn plain_store(TileType from, DType to) {
  if (from != tile_type(to)) return nullptr;
  return dispatch(to, []<typename To>() -> TileFn {
    if constexpr (std::is_same_v<To, bool>) {
      return [](const TileArgs& t) {
        loop1<Mask32, uint8_t>(t, [](Mask32 x) { return static_cast<uint8_t>(x.bits & 1); });
      };
    } else if constexpr (std::is_same_v<To, bfloat16> || std::is_same_v<To, float16>) {
      return [](const TileArgs& t) { loop1<float, To>(t, [](float x) { return narrow<To>(x); }); };
    } else if constexpr (sizeof(To) == 1) {
      return
          [](const TileArgs& t) { loop1<int32_t, To>(t, [](int32_t x) { return narrow<To>(x); }); };
    } else {
      return [](const TileArgs& t) { loop1<To, To>(t, [](To x) { return x; }); };
    }
  });
}

namespace {
template <typename T>
void iota(const TileArgs& t) {
  for (int64_t r = 0; r < t.rows; ++r) {
    T* out = static_cast<T*>(t.out) + r * t.out_stride;
    const int64_t start = t.index + r * t.stride[0];
    for (int64_t j = 0; j < t.cols; ++j) out[j] = static_cast<T>(start + j * t.step[0]);
  }
}
}  // namespace

TileFn iota_kernel(TileType type) {
  return for_type(type, []<typename T>() -> TileFn {
    if constexpr (kMask<T>) {
      return nullptr;
    } else {
      return iota<T>;
    }
  });
}

}  // namespace fullbore::cpu
