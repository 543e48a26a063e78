// Every instruction of the tile interpreter against the reference kernels, on every instruction set
// that this machine has; special values; mixed element types.
#include <hwy/highway.h>

#include "cpu/tile.h"
#include "region_util.h"

namespace fullbore::cpu {
namespace {

using enum DType;

// Runs a test once for each of SSE4, AVX2, AVX-512 that the machine has.
class EachTarget {
 public:
  template <typename F>
  static void run(const F& f) {
    int count = 0;
    for (int64_t target : {int64_t{HWY_SSE4}, int64_t{HWY_AVX2}, int64_t{HWY_AVX3}}) {
      hwy::SetSupportedTargetsForTest(0);
      if ((hwy::SupportedTargets() & target) == 0) continue;
      hwy::SetSupportedTargetsForTest(target);
      hwy::GetChosenTarget().Update(hwy::SupportedTargets());
      SCOPED_TRACE(hwy::TargetName(target));
      EXPECT_STREQ(simd_target_name(), hwy::TargetName(target));
      f();
      ++count;
    }
    hwy::SetSupportedTargetsForTest(0);
    hwy::GetChosenTarget().Update(hwy::SupportedTargets());
    EXPECT_GE(count, 1);
  }
};

const std::vector<int64_t>& sizes() {
  static const std::vector<int64_t> list = {1, 3, 17, 64, 1023, 4099};
  return list;
}

struct UnaryCase {
  const char* name;
  Tensor (*f)(const Tensor&);
  double lo, hi;
};
const UnaryCase kUnary[] = {{"neg", neg, -3, 3},
                            {"abs", abs, -3, 3},
                            {"sign", sign, -1, 1},
                            {"exp", exp, -90, 89},
                            {"exp small", exp, -1, 1},
                            {"expm1", expm1, -20, 88},
                            {"expm1 small", expm1, -0.5, 0.5},
                            {"log", log, 0, 5},
                            {"log wide", log, 0, 3e38},
                            {"log1p", log1p, -0.9999, 4},
                            {"log1p small", log1p, -1e-3, 1e-3},
                            {"sqrt", sqrt, 0, 100},
                            {"rsqrt", rsqrt, 1e-6, 4},
                            {"tanh", tanh, -10, 10},
                            {"tanh small", tanh, -0.7, 0.7},
                            {"sigmoid", sigmoid, -80, 80},
                            {"erf", erf, -5, 5},
                            {"erf small", erf, -1, 1},
                            {"sin", sin, -100, 100},
                            {"cos", cos, -100, 100},
                            {"sin far", sin, -1e6, 1e6},
                            {"floor", floor, -9, 9},
                            {"round", round, -9, 9}};

TEST(RegionOps, unary_f32) {
  EachTarget::run([] {
    for (const UnaryCase& c : kUnary)
      for (int64_t n : sizes()) {
        SCOPED_TRACE(str_cat(c.name, " ", n));
        Graph g;
        g.output("y", c.f({g, g.input("x", {f32, Shape{n}})}).id());
        const FusedRun run = check(g, static_cast<unsigned>(n), c.lo, c.hi, 5e-7, 2e-7);
        ASSERT_EQ(run.regions, 1) << run.refusals;
        if (testing::Test::HasFatalFailure()) return;
      }
  });
}

// Exactly the reference: infinities, NaN, zeros, the ends of the range.
TEST(RegionOps, unary_special_values) {
  const float inf = INFINITY, big = 3.4028235e38f, tiny = 1.17549435e-38f, sub = 1e-42f;
  const std::vector<float> values = {0.0f,    -0.0f, inf,    -inf,    NAN,        big,   -big,
                                     tiny,    -tiny, sub,    -sub,    1.0f,       -1.0f, 0.5f,
                                     88.7f,   88.8f, -87.3f, -103.9f, -104.5f,    4.0f,  1e-10f,
                                     -1e-10f, 2.5f,  3.5f,   -2.5f,   16777217.0f};
  EachTarget::run([&] {
    for (const UnaryCase& c : kUnary) {
      Graph g;
      const auto n = static_cast<int64_t>(values.size());
      g.output("y", c.f({g, g.input("x", {f32, Shape{n}})}).id());
      const Array in[] = {Array::from<float>({n}, std::span<const float>(values))};
      expect_close(run_fused(g, in).outputs[0], evaluate(g, in)[0], 5e-7, 1e-44, c.name);
    }
  });
}

using Binary = Tensor (*)(const Tensor&, const Tensor&);
struct BinaryCase {
  const char* name;
  Binary f;
};
const BinaryCase kBinary[] = {
    {"add", operator+ },
     {"sub", operator- },
      {"mul", operator* },
       {"div", operator/ }, {"max", maximum}, {"min", minimum},
        {"eq", operator== },
         {"ne", operator!= },
          {"lt", operator<}, {"le", operator<= }, {"gt", operator> }, {"ge", operator>= } };

// [m, n] with every way of broadcasting the second operand, and the first.
TEST(RegionOps, binary_and_broadcasts) {
  EachTarget::run([] {
    for (const BinaryCase& c : kBinary)
      for (DType d : {f32, i32, u32})
        for (const auto& [m, n] : {std::pair<int64_t, int64_t>{1, 1}, {3, 17}, {33, 10}, {9, 1023}})
          for (const Shape& other : {Shape{m, n}, Shape{n}, Shape{m, 1}, Shape{}}) {
            SCOPED_TRACE(str_cat(c.name, " ", d, " ", Shape{m, n}, " ", other));
            Graph g;
            const Tensor a(g, g.input("a", {d, Shape{m, n}})), b(g, g.input("b", {d, other}));
            g.output("ab", c.f(a, b).id());
            g.output("ba", c.f(b, a).id());
            // Exact: one rounding each, the same everywhere.
            const FusedRun run = check(g, 7, -4, 4, 0, 0);
            EXPECT_EQ(run.refusals, "");
          }
  });
}

TEST(RegionOps, nan_and_infinity_in_two_operands) {
  const float inf = INFINITY;
  const std::vector<float> a = {NAN,  1, NAN, inf, -inf, inf, 0.0f, -0.0f, 5,
                                -inf, 3, 2,   NAN, 1,    0,   2,    NAN};
  const std::vector<float> b = {1, NAN, NAN, -inf, inf, inf, -0.0f, 0.0f, inf,
                                5, 3,   1,   NAN,  0,   1,   2,     4};
  EachTarget::run([&] {
    for (const BinaryCase& c : kBinary) {
      Graph g;
      const Shape s{static_cast<int64_t>(a.size())};
      g.output("y", c.f({g, g.input("a", {f32, s})}, {g, g.input("b", {f32, s})}).id());
      const Array in[] = {Array::from<float>(s, std::span<const float>(a)),
                          Array::from<float>(s, std::span<const float>(b))};
      expect_close(run_fused(g, in).outputs[0], evaluate(g, in)[0], 0, 0, c.name);
    }
  });
}

// Super-ops round twice, like the ops they stand for.
TEST(RegionOps, super_ops_are_exact) {
  EachTarget::run([] {
    for (int64_t n : {1, 17, 1000}) {
      Graph g;
      const Shape s{5, n};
      const Tensor a(g, g.input("a", {f32, s})), b(g, g.input("b", {f32, s}));
      const Tensor r(g, g.input("r", {f32, Shape{n}})), k(g, g.input("k", {f32, Shape{5, 1}}));
      g.output("mul_add", (a * b + k).id());
      g.output("add_mul", ((a + r) * k).id());
      g.output("sub_mul", ((a - k) * r).id());
      g.output("mul_sub", (a * r - b).id());
      g.output("sub_from", (b - a * k).id());
      g.output("mul_mul", (a * b * r).id());
      g.output("add_add", (a + b + 3.0).id());
      EXPECT_EQ(check(g, 11, -2, 2, 0, 0).refusals, "");
    }
  });
}

TEST(RegionOps, every_element_type) {
  EachTarget::run([] {
    for (DType d : kAllDTypes)
      for (int64_t n : {1, 19, 300}) {
        SCOPED_TRACE(str_cat(d, " ", n));
        Graph g;
        const Tensor a(g, g.input("a", {d, Shape{3, n}})), b(g, g.input("b", {d, Shape{n}}));
        const Tensor c(g, g.input("c", {boolean, Shape{3, n}}));
        g.output("select", where(c, a, expand(b, Shape{3, n})).id());
        g.output("copy", permute(a, {1, 0}).id());
        g.output("less", (a < b).id());
        if (d != boolean) {
          g.output("arithmetic", ((a + b) * a - b).id());
          g.output("sum", sum(a, {1}).id());
          g.output("columns", sum(a, {0}).id());
          g.output("largest", amax(a, {1}).id());
          g.output("largest column", amax(a, {0}).id());
          g.output("all", sum(a).id());
          g.output("quotient", (a / b).id());
        } else {
          g.output("logic", logical_xor(logical_and(a, expand(b, a.shape())), logical_not(a)).id());
        }
        // Intermediate values of 16-bit types are not rounded in a region.
        const double tol = d == bf16 ? 4e-2 : d == f16 ? 4e-3 : is_float(d) ? 2e-6 : 0;
        check(g, 3, 1, 9, tol, tol * 10);
      }
  });
}

TEST(RegionOps, every_conversion) {
  EachTarget::run([] {
    for (DType from : kAllDTypes)
      for (DType to : kAllDTypes)
        for (int64_t n : {3, 70}) {
          SCOPED_TRACE(str_cat(from, " to ", to));
          Graph g;
          const Tensor x(g, g.input("x", {from, Shape{n}}));
          g.output("y", x.to(to).id());
          if (from != boolean) g.output("z", (x + x).to(to).id());
          const double tol = to == bf16 || from == bf16 ? 2e-2
                             : to == f16 || from == f16 ? 2e-3
                                                        : 0;
          const bool coarse = (from == bf16 || from == f16) && !is_float(to);
          check(g, 3, from == i8 ? -60 : -300, from == i8 ? 60 : 300, tol, coarse ? 2 : tol);
        }
  });
}

TEST(RegionOps, floats_saturate_when_converted) {
  const std::vector<float> v = {NAN,   INFINITY, -INFINITY, 3e9f, -3e9f, 255.9f,
                                -0.9f, 256,      -129,      5e9f, 1.5f};
  EachTarget::run([&] {
    for (DType to : {i8, u8, i32, u32, i64, boolean}) {
      Graph g;
      const Shape s{static_cast<int64_t>(v.size())};
      g.output("y", Tensor(g, g.input("x", {f32, s})).to(to).id());
      const Array in[] = {Array::from<float>(s, std::span<const float>(v))};
      expect_close(run_fused(g, in).outputs[0], evaluate(g, in)[0], 0, 0, str_cat(to));
    }
  });
}

TEST(RegionOps, reductions_over_every_axis) {
  EachTarget::run([] {
    for (const Shape& s : {Shape{4, 5, 6}, Shape{1, 33, 70}, Shape{7, 1, 40}, Shape{20, 3, 1000}})
      for (const std::vector<int>& dims :
           std::vector<std::vector<int>>{{0}, {1}, {2}, {0, 1}, {1, 2}, {0, 2}, {0, 1, 2}}) {
        SCOPED_TRACE(str_cat(s, " axis ", dims[0], " of ", dims.size()));
        Graph g;
        const Tensor x(g, g.input("x", {f32, s}));
        g.output("sum", sum(x * 2.0, dims).id());
        g.output("max", amax(x, dims).id());
        EXPECT_EQ(check(g, 3, -2, 2, 2e-6, 2e-3).refusals, "");
      }
  });
}

TEST(RegionOps, maximum_passes_nan_on) {
  EachTarget::run([] {
    Graph g;
    const Tensor x(g, g.input("x", {f32, Shape{40, 70}}));
    g.output("rows", amax(x, {1}).id());
    g.output("columns", amax(x, {0}).id());
    g.output("all", amax(x).id());
    Array a = Array::full({f32, Shape{40, 70}}, 1);
    a.span<float>()[70 * 3 + 69] = NAN;
    a.span<float>()[70 * 9 + 2] = NAN;
    a.span<float>()[70 * 10 + 5] = INFINITY;
    const Array in[] = {a};
    const auto got = run_fused(g, in).outputs, want = evaluate(g, in);
    for (size_t i = 0; i < want.size(); ++i) expect_close(got[i], want[i], 0, 0, g.outputs[i].name);
    EXPECT_TRUE(std::isnan(got[0].at(3)));
    EXPECT_EQ(got[0].at(4), 1);
  });
}

TEST(RegionOps, random_words_are_the_specified_ones) {
  EachTarget::run([] {
    for (const Shape& each : {Shape{1}, Shape{7}, Shape{64}, Shape{5, 33}, Shape{3000}}) {
      Graph g;
      const Tensor key(g, g.input("key", {u32, Shape{2}})),
          sample(g, g.input("sample", {u32, Shape{5}}));
      const Tensor bits = rng_bits(key, sample, each);
      g.output("bits", bits.id());
      // Dropout.
      const Tensor x(g, g.input("x", {f32, bits.shape()}));
      const Tensor keep = bits < full(g, {u32, bits.shape()}, 1u << 31);
      g.output("dropped", where(keep, x * 2.0, 0.0).id());
      const FusedRun run = check(g, 3, 0, 4e9, 0, 0);
      EXPECT_EQ(run.refusals, "");
    }
  });
}

TEST(RegionOps, iota_of_every_type_and_axis) {
  for (DType d : {f32, f64, i32, i64, u32, u8, i8, bf16})
    for (int axis : {0, 1, 2}) {
      Graph g;
      const Tensor x(g, g.input("x", {d, Shape{3, 4, 50}}));
      g.output("iota", iota(g, x.type(), axis).id());
      g.output("sum", where(x < iota(g, x.type(), axis), x, iota(g, x.type(), axis)).id());
      EXPECT_EQ(check(g, 3, 0, 50, 0, 0).refusals, "") << d;
    }
}

}  // namespace
}  // namespace fullbore::cpu
