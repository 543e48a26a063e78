// Elementwise operations of one operand, Convert and Bitcast.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <numbers>

#include "ops/hlo.h"
#include "ops/rules.h"

namespace fullbore {
namespace {

// Applies f to every element, computing in Compute<T>. Bool is for f only if WithBool.
template <bool WithBool = false, typename F>
void map1(const KernelArgs& a, F f) {
  dispatch(a.in[0].type.dtype, [&]<typename T>() {
    if constexpr (WithBool || !std::is_same_v<T, bool>) {
      const T* x = a.in[0].as<T>();
      T* y = a.out[0].as<T>();
      const int64_t n = a.out[0].type.shape.numel();
      for (int64_t i = 0; i < n; ++i) y[i] = store<T>(f(load(x[i])));
    }
  });
}

// As map1, for functions of floating values only.
template <typename F>
void map1_float(const KernelArgs& a, F f) {
  map1(a, [&](auto v) {
    if constexpr (std::is_floating_point_v<decltype(v)>) {
      return f(v);
    } else {
      return v;
    }
  });
}

std::vector<Sample> unary_samples(double lo, double hi) {
  return {{.inputs = {f32({2, 3})}, .lo = lo, .hi = hi},
          {.inputs = {f32({17})}, .lo = lo, .hi = hi},
          {.inputs = {f32({})}, .lo = lo, .hi = hi},
          {.inputs = {f32({0, 2})}, .lo = lo, .hi = hi},
          {.inputs = {of(DType::boolean, {2})}, .refuse = "does not take"}};
}

// Rational approximation of erf for StableHLO, which has none: x P(x^2) / Q(x^2) on |x| <= 3.8325,
// the coefficients that Eigen and XLA use for f32.
void emit_erf(HloEmitter& e) {
  const Type t = e.type();
  const Type c = t.dtype == DType::f64 ? t : Type{DType::f32, t.shape};
  auto x = e.in(0);
  if (!(c == t)) x = e.op("convert", {x}, c);
  const auto limit = e.splat(c, 3.832506856900711);
  x = e.op("clamp", {e.splat(c, -3.832506856900711), x, limit}, c);
  const auto x2 = e.op("multiply", {x, x}, c);
  const auto poly = [&](std::initializer_list<double> coefficients) {
    HloValue acc;
    for (double k : coefficients) {
      acc = acc.name.empty() ? e.splat(c, k)
                             : e.op("add", {e.op("multiply", {acc, x2}, c), e.splat(c, k)}, c);
    }
    return acc;
  };
  const auto p = poly({0.00022905065861350646, 0.0034082910107109506, 0.050955695062380861,
                       0.18520832239976145, 1.128379143519084});
  const auto q = poly({-1.1791602954361697e-7, 0.000023547966471313185, 0.0010179625278914885,
                       0.014070470171167667, 0.11098505178285362, 0.49746925110067538, 1.0});
  auto y = e.op("divide", {e.op("multiply", {x, p}, c), q}, c);
  y = e.op("clamp", {e.splat(c, -1), y, e.splat(c, 1)}, c);
  if (!(c == t)) y = e.op("convert", {y}, t);
  e.result(y);
}

void emit_convert(HloEmitter& e) {
  const Type& to = e.type();
  const HloValue& x = e.in(0);
  const auto dims = x.type.shape;
  if (!is_float(x.type.dtype) || !is_integer(to.dtype)) return e.simple("convert");
  // Saturate, and NaN becomes 0: plain convert leaves both undefined.
  const double lo = dispatch(to.dtype, []<typename T>() {
    if constexpr (std::is_integral_v<T>) return static_cast<double>(std::numeric_limits<T>::min());
    return 0.0;
  });
  const double hi = dispatch(to.dtype, []<typename T>() {
    if constexpr (std::is_integral_v<T>) return static_cast<double>(std::numeric_limits<T>::max());
    return 0.0;
  });
  const Type wide{DType::f64, dims};
  const Type flag{DType::boolean, dims};
  auto v = x.type == wide ? x : e.op("convert", {x}, wide);
  const auto compare = [&](const HloValue& a, const HloValue& b, const char* direction) {
    return e.op("compare", {a, b}, flag,
                str_cat("comparison_direction = #stablehlo<comparison_direction ", direction, ">"));
  };
  const auto is_nan = compare(v, v, "NE");
  const auto high = compare(v, e.splat(wide, hi), "GE");
  const auto low = compare(v, e.splat(wide, lo), "LE");
  auto y = e.op("convert", {e.op("select", {is_nan, e.splat(wide, 0), v}, wide)}, to);
  y = e.op("select", {high, e.splat(to, hi), y}, to);
  e.result(e.op("select", {low, e.splat(to, lo), y}, to));
}

// Out-of-range values saturate and NaN becomes 0 (float to integer); integers wrap; to bool: != 0.
template <typename To, typename From>
To convert_one(From v) {
  if constexpr (std::is_same_v<To, bool>) {
    return static_cast<Compute<From>>(v) != 0;
  } else if constexpr (std::is_integral_v<From> && std::is_integral_v<To>) {
    return static_cast<To>(v);
  } else if constexpr (std::is_integral_v<To>) {
    const auto d = static_cast<double>(load(v));
    if (std::isnan(d)) return 0;
    if (d <= static_cast<double>(std::numeric_limits<To>::min()))
      return std::numeric_limits<To>::min();
    if (d >= static_cast<double>(std::numeric_limits<To>::max()))
      return std::numeric_limits<To>::max();
    return static_cast<To>(d);
  } else {
    return store<To>(load(v));
  }
}

void eval_convert(const KernelArgs& a) {
  dispatch(a.in[0].type.dtype, [&]<typename From>() {
    dispatch(a.out[0].type.dtype, [&]<typename To>() {
      const From* x = a.in[0].as<From>();
      To* y = a.out[0].as<To>();
      const int64_t n = a.out[0].type.shape.numel();
      for (int64_t i = 0; i < n; ++i) y[i] = convert_one<To>(x[i]);
    });
  });
}

Type infer_to_dtype(const InferContext& c) {
  c.expect(c.attr.dtype.has_value() && *c.attr.dtype != DType::tuple, "expected a result type");
  c.expect(c.type(0).dtype != DType::tuple, "does not take a tuple");
  return {*c.attr.dtype, c.type(0).shape};
}

}  // namespace

#define FB_UNARY(Name, set, lo, hi, gradient, hlo, policy, ...) \
  constinit const OpDef k##Name##Def = {                        \
      .dtypes = set,                                            \
      .infer = infer_same,                                      \
      .axes = axes_same,                                        \
      .vjp = [](Vjp& v) { v.grad(0, gradient); },               \
      .elementwise = true,                                      \
      .second_order = true,                                     \
      .eval = [](const KernelArgs& a) { __VA_ARGS__; },         \
      .emit = [](HloEmitter& e) { e.simple(hlo); },             \
      .amp = policy,                                            \
      .cost = cost_elementwise,                                 \
      .samples = [] { return unary_samples(lo, hi); },          \
  };
#define FB_FLOAT(f) map1_float(a, [](auto x) { return f; })
#define X v.x(0)
#define Y v.y()
#define DY v.dy()

// -x; integers wrap.
FB_UNARY(Neg, kNumbers, -2, 2, -DY, "negate", AmpPolicy::kFollow,
         map1(a, [](auto x) { return static_cast<decltype(x)>(0 - x); }))
// |x|; gradient sign(x), 0 at 0. The smallest integer stays itself.
FB_UNARY(Abs, kFloats | set_of({DType::i8, DType::i32, DType::i64}), 0.1, 2, DY* sign(X), "abs",
         AmpPolicy::kFollow, map1(a, [](auto x) {
           if constexpr (std::is_floating_point_v<decltype(x)>) {
             return std::fabs(x);
           } else {
             return static_cast<decltype(x)>(x < 0 ? 0 - x : x);
           }
         }))
FB_UNARY(Exp, kFloats, -2, 2, DY* Y, "exponential", AmpPolicy::kFloat32, FB_FLOAT(std::exp(x)))
// exp(x) - 1, accurate near 0.
FB_UNARY(Expm1, kFloats, -2, 2, DY*(Y + 1.0), "exponential_minus_one", AmpPolicy::kFloat32,
         FB_FLOAT(std::expm1(x)))
// Natural logarithm; log(0) = -inf, NaN below.
FB_UNARY(Log, kFloats, 0.2, 3, DY / X, "log", AmpPolicy::kFloat32, FB_FLOAT(std::log(x)))
FB_UNARY(Log1p, kFloats, -0.5, 2, DY / (X + 1.0), "log_plus_one", AmpPolicy::kFloat32,
         FB_FLOAT(std::log1p(x)))
FB_UNARY(Sqrt, kFloats, 0.2, 3, DY * 0.5 / Y, "sqrt", AmpPolicy::kFloat32, FB_FLOAT(std::sqrt(x)))
// 1 / sqrt(x).
FB_UNARY(Rsqrt, kFloats, 0.3, 3, DY * -0.5 * Y / X, "rsqrt", AmpPolicy::kFloat32,
         FB_FLOAT(static_cast<decltype(x)>(1) / std::sqrt(x)))
FB_UNARY(Tanh, kFloats, -2, 2, DY*(1.0 - Y * Y), "tanh", AmpPolicy::kFollow, FB_FLOAT(std::tanh(x)))
// 1 / (1 + exp(-x)).
FB_UNARY(Logistic, kFloats, -3, 3, DY* Y*(1.0 - Y), "logistic", AmpPolicy::kFollow,
         FB_FLOAT(static_cast<decltype(x)>(1) / (static_cast<decltype(x)>(1) + std::exp(-x))))
FB_UNARY(Sin, kFloats, -3, 3, DY* cos(X), "sine", AmpPolicy::kFloat32, FB_FLOAT(std::sin(x)))
FB_UNARY(Cos, kFloats, -3, 3, -DY* sin(X), "cosine", AmpPolicy::kFloat32, FB_FLOAT(std::cos(x)))

// 2 / sqrt(pi) * integral from 0 to x of exp(-t^2).
constinit const OpDef kErfDef = {
    .dtypes = kFloats,
    .infer = infer_same,
    .axes = axes_same,
    .vjp =
        [](Vjp& v) {
          v.grad(0, v.dy() * exp(-v.x(0) * v.x(0)) * (2.0 / std::sqrt(std::numbers::pi)));
        },
    .elementwise = true,
    .second_order = true,
    .eval = [](const KernelArgs& a) { FB_FLOAT(std::erf(x)); },
    .emit = emit_erf,
    .amp = AmpPolicy::kFloat32,
    .cost = cost_elementwise,
    .samples = [] { return unary_samples(-2, 2); },
};

#define FB_FLAT(Name, set, hlo, ...)                    \
  constinit const OpDef k##Name##Def = {                \
      .dtypes = set,                                    \
      .infer = infer_same,                              \
      .axes = axes_same,                                \
      .stops_gradient = true,                           \
      .elementwise = true,                              \
      .eval = [](const KernelArgs& a) { __VA_ARGS__; }, \
      .emit = [](HloEmitter& e) { e.simple(hlo); },     \
      .cost = cost_elementwise,                         \
      .samples = [] { return unary_samples(-3, 3); },   \
  };

// -1, 0 or 1; NaN stays NaN. Gradient 0.
FB_FLAT(Sign, kFloats | set_of({DType::i8, DType::i32, DType::i64}), "sign", map1(a, [](auto x) {
          if (x != x) return x;
          return static_cast<decltype(x)>((x > 0) - (x < 0));
        }))
FB_FLAT(Floor, kFloats, "floor", FB_FLOAT(std::floor(x)))
// To the nearest integer, halves to even. Gradient 0.
FB_FLAT(Round, kFloats, "round_nearest_even", FB_FLOAT(std::nearbyint(x)))

// Logical not of bool, bitwise not of integers.
constinit const OpDef kNotDef = {
    .dtypes = kInts | kBool,
    .infer = infer_same,
    .axes = axes_same,
    .stops_gradient = true,
    .elementwise = true,
    .eval =
        [](const KernelArgs& a) {
          map1<true>(a, [](auto x) {
            using T = decltype(x);
            if constexpr (std::is_same_v<T, bool>) {
              return !x;
            } else if constexpr (std::is_integral_v<T>) {
              return static_cast<T>(~x);
            } else {
              return x;
            }
          });
        },
    .emit = [](HloEmitter& e) { e.simple("not"); },
    .cost = cost_elementwise,
    .samples =
        [] {
          return std::vector<Sample>{{.inputs = {of(DType::boolean, {2, 3})}, .lo = 0, .hi = 1},
                                     {.inputs = {of(DType::i32, {5})}, .lo = -9, .hi = 9},
                                     {.inputs = {of(DType::u8, {3})}, .lo = 0, .hi = 255},
                                     {.inputs = {of(DType::f32, {2})}, .refuse = "does not take"}};
        },
};

// To attr.dtype. Float to integer truncates towards 0, saturates, NaN becomes 0; integers wrap;
// to bool: x != 0; to a narrower float rounds to nearest even.
constinit const OpDef kConvertDef = {
    .infer = infer_to_dtype,
    .axes = axes_same,
    .vjp =
        [](Vjp& v) {
          const DType from = v.x(0).dtype();
          if (is_float(from) && is_float(v.y().dtype())) v.grad(0, v.dy().to(from));
        },
    .elementwise = true,
    .eval = eval_convert,
    .emit = emit_convert,
    .cost = cost_bytes,
    .samples =
        [] {
          std::vector<Sample> s;
          for (DType to : kAllDTypes)
            s.push_back({.inputs = {f32({3, 2})},
                         .attr = {.dtype = to},
                         .lo = to == DType::u8 || to == DType::u32 ? 0.0 : -5.0,
                         .hi = 5});
          s.push_back(
              {.inputs = {of(DType::u8, {7})}, .attr = {.dtype = DType::f32}, .lo = 0, .hi = 255});
          s.push_back({.inputs = {f32({3})}, .refuse = "expected a result type"});
          return s;
        },
};

// The same bits read as attr.dtype, which has the same size. No gradient.
constinit const OpDef kBitcastDef = {
    .dtypes = set_of({DType::f32}),
    .infer =
        [](const InferContext& c) {
          const Type t = infer_to_dtype(c);
          c.expect(byte_size(t.dtype) == byte_size(c.type(0).dtype),
                   "expected a type of the same size, got ", c.type(0).dtype, " as ", t.dtype);
          c.expect((t.dtype == DType::boolean) == (c.type(0).dtype == DType::boolean),
                   "does not take bool");
          return t;
        },
    .axes = axes_same,
    .elementwise = true,
    .eval =
        [](const KernelArgs& a) {
          const auto bytes = static_cast<size_t>(a.out[0].type.bytes());
          if (bytes > 0) std::memcpy(a.out[0].data, a.in[0].data, bytes);
        },
    .emit = [](HloEmitter& e) { e.simple("bitcast_convert"); },
    .cost = cost_bytes,
    .samples =
        [] {
          return std::vector<Sample>{
              {.inputs = {of(DType::f32, {2, 3})}, .attr = {.dtype = DType::u32}},
              {.inputs = {of(DType::i32, {4})}, .attr = {.dtype = DType::f32}, .lo = 0, .hi = 99},
              {.inputs = {of(DType::f32, {3})},
               .attr = {.dtype = DType::i8},
               .refuse = "same size"}};
        },
};

#undef X
#undef Y
#undef DY

}  // namespace fullbore
