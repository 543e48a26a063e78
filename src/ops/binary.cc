// Elementwise operations of two operands of one type, Compare and Select.
#include <algorithm>
#include <cmath>
#include <limits>

#include "ops/hlo.h"
#include "ops/rules.h"

namespace fullbore {
namespace {

// Applies f to pairs of elements, computing in Compute<T>. Bool is for f only if WithBool.
template <bool WithBool = false, typename F>
void map2(const KernelArgs& a, F f) {
  dispatch(a.in[0].type.dtype, [&]<typename T>() {
    if constexpr (WithBool || !std::is_same_v<T, bool>) {
      const T* x = a.in[0].as<T>();
      const T* y = a.in[1].as<T>();
      T* z = a.out[0].as<T>();
      const int64_t n = a.out[0].type.shape.numel();
      for (int64_t i = 0; i < n; ++i) z[i] = store<T>(f(load(x[i]), load(y[i])));
    }
  });
}

std::vector<Sample> binary_samples(double lo, double hi) {
  return {{.inputs = {f32({2, 3}), f32({2, 3})}, .lo = lo, .hi = hi},
          {.inputs = {f32({19}), f32({19})}, .lo = lo, .hi = hi},
          {.inputs = {f32({}), f32({})}, .lo = lo, .hi = hi},
          {.inputs = {f32({0}), f32({0})}, .lo = lo, .hi = hi},
          {.inputs = {f32({2}), f32({3})}, .refuse = "operands of one type"},
          {.inputs = {f32({2}), of(DType::i64, {2})}, .refuse = "operands of one type"}};
}

// Unsigned arithmetic, so that signed integers wrap instead of being undefined. 64 bits are wide
// enough for every type: the result is cut to size when stored.
template <typename T, typename F>
T wrapping(T x, T y, F f) {
  return static_cast<T>(f(static_cast<uint64_t>(x), static_cast<uint64_t>(y)));
}

template <typename F>
void arithmetic(const KernelArgs& a, F f) {
  map2(a, [&](auto x, auto y) {
    using T = decltype(x);
    if constexpr (std::is_floating_point_v<T>) {
      return static_cast<T>(f(x, y));
    } else {
      return wrapping(x, y, f);
    }
  });
}

template <typename F>
void bitwise(const KernelArgs& a, F f) {
  map2<true>(a, [&](auto x, auto y) {
    using T = decltype(x);
    if constexpr (std::is_integral_v<T>) {
      return static_cast<T>(f(x, y));
    } else {
      return x;
    }
  });
}

template <typename T>
T divide(T x, T y) {
  if constexpr (std::is_floating_point_v<T>) {
    return x / y;
  } else if (y == 0) {
    return static_cast<T>(-1);
  } else if constexpr (std::is_signed_v<T>) {
    if (y == static_cast<T>(-1)) return wrapping(T{0}, x, [](auto p, auto q) { return p - q; });
    return static_cast<T>(x / y);
  } else {
    return static_cast<T>(x / y);
  }
}

template <typename T>
T power(T x, T y) {
  if constexpr (std::is_floating_point_v<T>) {
    return std::pow(x, y);
  } else {
    if constexpr (std::is_signed_v<T>) {
      if (y < 0)
        return static_cast<T>(x == 1 ? 1 : x == static_cast<T>(-1) ? ((y & 1) != 0 ? -1 : 1) : 0);
    }
    T result = 1;
    for (T base = x, e = y; e > 0; e = static_cast<T>(e >> 1)) {
      if ((e & 1) != 0) result = wrapping(result, base, [](auto p, auto q) { return p * q; });
      base = wrapping(base, base, [](auto p, auto q) { return p * q; });
    }
    return result;
  }
}

// The gradient goes to the larger; where both are equal each gets half (as PyTorch's maximum).
void vjp_extremum(Vjp& v) {
  const Tensor half = v.dy() * 0.5;
  for (int i = 0; i < 2; ++i) {
    if (!v.wants(i)) continue;
    const Tensor wins = v.x(i) == v.y();
    const Tensor ties = v.x(0) == v.x(1);
    v.grad(i, where(ties, half, where(wins, v.dy(), 0.0)));
  }
}

void vjp_add(Vjp& v) {
  v.grad(0, v.dy());
  v.grad(1, v.dy());
}

void vjp_sub(Vjp& v) {
  v.grad(0, v.dy());
  if (v.wants(1)) v.grad(1, -v.dy());
}

void vjp_mul(Vjp& v) {
  if (v.wants(0)) v.grad(0, v.dy() * v.x(1));
  if (v.wants(1)) v.grad(1, v.dy() * v.x(0));
}

void vjp_div(Vjp& v) {
  if (v.wants(0)) v.grad(0, v.dy() / v.x(1));
  if (v.wants(1)) v.grad(1, -v.dy() * v.y() / v.x(1));
}

void vjp_pow(Vjp& v) {
  const Tensor x = v.x(0), p = v.x(1);
  // 0 where the exponent is 0, so that x = 0 gives no NaN.
  if (v.wants(0)) v.grad(0, where(p == 0.0, 0.0, v.dy() * p * pow(x, p - 1.0)));
  // x = 0 contributes 0, not 0 * -inf.
  if (v.wants(1)) v.grad(1, where(x == 0.0, 0.0, v.dy() * v.y() * log(where(x == 0.0, 1.0, x))));
}

std::string direction_attr(const Attr& attr) {
  static constexpr const char* kText[] = {"EQ", "NE", "LT", "LE", "GT", "GE"};
  return str_cat("comparison_direction = #stablehlo<comparison_direction ",
                 kText[attr.direction.at(0)], ">");
}

template <typename T>
bool compare(Direction d, T x, T y) {
  switch (d) {
    case Direction::kEq: return x == y;
    case Direction::kNe: return x != y;
    case Direction::kLt: return x < y;
    case Direction::kLe: return x <= y;
    case Direction::kGt: return x > y;
    case Direction::kGe: return x >= y;
  }
  return false;
}

void eval_compare(const KernelArgs& a) {
  const auto d = static_cast<Direction>(a.attr().direction[0]);
  dispatch(a.in[0].type.dtype, [&]<typename T>() {
    const T* x = a.in[0].as<T>();
    const T* y = a.in[1].as<T>();
    bool* z = a.out[0].as<bool>();
    const int64_t n = a.out[0].type.shape.numel();
    for (int64_t i = 0; i < n; ++i) z[i] = compare(d, load(x[i]), load(y[i]));
  });
}

void eval_select(const KernelArgs& a) {
  const bool* c = a.in[0].as<bool>();
  dispatch(a.out[0].type.dtype, [&]<typename T>() {
    const T* x = a.in[1].as<T>();
    const T* y = a.in[2].as<T>();
    T* z = a.out[0].as<T>();
    const int64_t n = a.out[0].type.shape.numel();
    for (int64_t i = 0; i < n; ++i) z[i] = c[i] ? x[i] : y[i];
  });
}

}  // namespace

#define FB_BINARY_DEF(Name, set, symmetric, lo, hi, hlo, gradient, ...) \
  constinit const OpDef k##Name##Def = {                                \
      .arity = 2,                                                       \
      .dtypes = set,                                                    \
      .infer = infer_same,                                              \
      .axes = axes_same,                                                \
      .vjp = gradient,                                                  \
      .elementwise = true,                                              \
      .commutative = symmetric,                                         \
      .second_order = true,                                             \
      .eval = [](const KernelArgs& a) { __VA_ARGS__; },                 \
      .emit = [](HloEmitter& e) { e.simple(hlo); },                     \
      .cost = cost_elementwise,                                         \
      .samples = [] { return binary_samples(lo, hi); },                 \
  };

// x + y; integers wrap.
FB_BINARY_DEF(Add, kNumbers, true, -2, 2, "add", vjp_add,
              arithmetic(a, [](auto x, auto y) { return x + y; }))
// x - y; integers wrap.
FB_BINARY_DEF(Sub, kNumbers, false, -2, 2, "subtract", vjp_sub,
              arithmetic(a, [](auto x, auto y) { return x - y; }))
// x * y; integers wrap.
FB_BINARY_DEF(Mul, kNumbers, true, -2, 2, "multiply", vjp_mul,
              arithmetic(a, [](auto x, auto y) { return x * y; }))
// x / y; integers truncate towards 0, x / 0 is all ones (-1), the smallest / -1 is itself.
FB_BINARY_DEF(Div, kNumbers, false, 0.5, 2, "divide", vjp_div,
              map2(a, [](auto x, auto y) { return divide(x, y); }))
// The larger; NaN where either is NaN.
FB_BINARY_DEF(Max, kNumbers, true, -2, 2, "maximum", vjp_extremum, map2(a, [](auto x, auto y) {
                if (x != x) return x;
                return y != y || y > x ? y : x;
              }))
// The smaller; NaN where either is NaN.
FB_BINARY_DEF(Min, kNumbers, true, -2, 2, "minimum", vjp_extremum, map2(a, [](auto x, auto y) {
                if (x != x) return x;
                return y != y || y < x ? y : x;
              }))
// x to the power y, as C's pow; integers wrap, a negative exponent truncates towards 0.
FB_BINARY_DEF(Pow, kNumbers, false, 0.5, 2, "power", vjp_pow,
              map2(a, [](auto x, auto y) { return power(x, y); }))

#define FB_BITS(Name, hlo, f)                                                              \
  constinit const OpDef k##Name##Def = {                                                   \
      .arity = 2,                                                                          \
      .dtypes = kInts | kBool,                                                             \
      .infer = infer_same,                                                                 \
      .axes = axes_same,                                                                   \
      .stops_gradient = true,                                                              \
      .elementwise = true,                                                                 \
      .commutative = true,                                                                 \
      .eval = [](const KernelArgs& a) { bitwise(a, [](auto x, auto y) { return f; }); },   \
      .emit = [](HloEmitter& e) { e.simple(hlo); },                                        \
      .cost = cost_elementwise,                                                            \
      .samples =                                                                           \
          [] {                                                                             \
            return std::vector<Sample>{                                                    \
                {.inputs = {of(DType::boolean, {2, 3}), of(DType::boolean, {2, 3})},       \
                 .lo = 0,                                                                  \
                 .hi = 1},                                                                 \
                {.inputs = {of(DType::i32, {5}), of(DType::i32, {5})}, .lo = -9, .hi = 9}, \
                {.inputs = {of(DType::u8, {5}), of(DType::u8, {5})}, .lo = 0, .hi = 255},  \
                {.inputs = {of(DType::f32, {2}), of(DType::f32, {2})},                     \
                 .refuse = "does not take"}};                                              \
          },                                                                               \
  };
// Logical on bool, bitwise on integers.
FB_BITS(And, "and", x& y)
FB_BITS(Or, "or", x | y)
FB_BITS(Xor, "xor", x ^ y)

// x >> y: fills with zeros (unsigned) or the sign (signed); y below 0 or at least the width: 0, or
// the sign.
constinit const OpDef kShrDef = {
    .arity = 2,
    .dtypes = kInts,
    .infer = infer_same,
    .axes = axes_same,
    .stops_gradient = true,
    .elementwise = true,
    .eval =
        [](const KernelArgs& a) {
          bitwise(a, [](auto x, auto y) {
            using T = decltype(x);
            constexpr int kBits = static_cast<int>(sizeof(T)) * 8;
            const bool out = y < T{0} || static_cast<uint64_t>(y) >= static_cast<uint64_t>(kBits);
            if constexpr (std::is_signed_v<T>)
              return static_cast<T>(x >> (out ? kBits - 1 : static_cast<int>(y)));
            return static_cast<T>(out ? T{0} : static_cast<T>(x >> static_cast<int>(y)));
          });
        },
    .emit =
        [](HloEmitter& e) {
          e.simple(is_signed(e.type().dtype) ? "shift_right_arithmetic" : "shift_right_logical");
        },
    .cost = cost_elementwise,
    .samples =
        [] {
          return std::vector<Sample>{
              {.inputs = {of(DType::u32, {2, 3}), of(DType::u32, {2, 3})}, .lo = 0, .hi = 40},
              {.inputs = {of(DType::i32, {5}), of(DType::i32, {5})}, .lo = -40, .hi = 40},
              {.inputs = {of(DType::u8, {5}), of(DType::u8, {5})}, .lo = 0, .hi = 12},
              {.inputs = {of(DType::f32, {2}), of(DType::f32, {2})}, .refuse = "does not take"}};
        },
};

// x (attr.direction, a Direction) y -> bool; comparisons with NaN are false, except kNe.
constinit const OpDef kCompareDef = {
    .arity = 2,
    .infer =
        [](const InferContext& c) {
          c.expect(c.attr.direction.size() == 1 && c.attr.direction[0] >= 0 &&
                       c.attr.direction[0] <= static_cast<int64_t>(Direction::kGe),
                   "expected a direction");
          return infer_compare(c);
        },
    .axes = axes_same,
    .stops_gradient = true,
    .elementwise = true,
    .eval = eval_compare,
    .emit = [](HloEmitter& e) { e.simple("compare", direction_attr(e.attr())); },
    .cost = cost_elementwise,
    .samples =
        [] {
          std::vector<Sample> s;
          for (int64_t d = 0; d < 6; ++d)
            s.push_back({.inputs = {f32({3, 3}), f32({3, 3})}, .attr = {.direction = {d}}});
          s.push_back({.inputs = {f32({3}), f32({3})}, .refuse = "expected a direction"});
          s.push_back(
              {.inputs = {f32({3}), f32({2})}, .attr = {.direction = {0}}, .refuse = "one type"});
          return s;
        },
};

// condition (bool) ? x : y, elementwise.
constinit const OpDef kSelectDef = {
    .arity = 3,
    .infer =
        [](const InferContext& c) {
          const Type& t = c.type(1);
          c.expect(t.dtype != DType::tuple, "does not take a tuple");
          c.expect(c.type(2) == t, "expected branches of one type, got ", t, " and ", c.type(2));
          c.expect(c.type(0) == Type{DType::boolean, t.shape}, "expected a condition of type ",
                   Type{DType::boolean, t.shape}, ", got ", c.type(0));
          return t;
        },
    .axes = axes_same,
    .vjp =
        [](Vjp& v) {
          if (v.wants(1)) v.grad(1, where(v.x(0), v.dy(), 0.0));
          if (v.wants(2)) v.grad(2, where(v.x(0), 0.0, v.dy()));
        },
    .elementwise = true,
    .second_order = true,
    .eval = eval_select,
    .emit = [](HloEmitter& e) { e.simple("select"); },
    .cost = cost_elementwise,
    .samples =
        [] {
          const std::vector<std::pair<double, double>> r{{0, 1}, {-1, 1}, {-1, 1}};
          return std::vector<Sample>{
              {.inputs = {of(DType::boolean, {2, 3}), f32({2, 3}), f32({2, 3})}, .ranges = r},
              {.inputs = {of(DType::boolean, {}), f32({}), f32({})}, .ranges = r},
              {.inputs = {of(DType::boolean, {2}), f32({3}), f32({3})}, .refuse = "a condition"},
              {.inputs = {of(DType::boolean, {3}), f32({2}), f32({3})}, .refuse = "branches"}};
        },
};

}  // namespace fullbore
