// The op table: every op x sample x element type keeps what its definition promises.
#include <gtest/gtest.h>

#include "op_checks.h"

namespace fullbore {
namespace {

using namespace checks;

class OpTable : public ::testing::TestWithParam<Op> {
 protected:
  const OpDef& d() const { return def(GetParam()); }
  // Calls check(case) for each accepted sample and each of these element types that the op takes.
  template <typename Check>
  void for_cases(std::span<const DType> dtypes, Check check) {
    for (const Sample& sample : samples()) {
      if (!sample.refuse.empty()) continue;
      for (DType dtype : dtypes) {
        if (!contains(d().dtypes, dtype) && dtype != DType::f32) continue;
        const std::optional<OpCase> c = op_case(GetParam(), sample, dtype);
        if (!c || (!contains(d().dtypes, dtype) && is_open(sample))) continue;
        std::string bad;
        try {
          bad = check(*c);
        } catch (const std::exception& e) {
          bad = e.what();
        }
        EXPECT_EQ(bad, "") << c->text();
      }
    }
  }
  static bool is_open(const Sample& sample) {
    for (const Type& t : sample.inputs)
      if (t.dtype == DType::f32) return true;
    return false;
  }
  std::vector<Sample> samples() const {
    return d().samples == nullptr ? std::vector<Sample>{} : d().samples();
  }
};

TEST_P(OpTable, IsComplete) { EXPECT_EQ(check_complete(GetParam()), ""); }

TEST_P(OpTable, RefusesWithTheRightError) {
  for (const Sample& sample : samples()) {
    if (sample.refuse.empty()) continue;
    EXPECT_EQ(check_refused(GetParam(), sample), "")
        << OpCase{GetParam(), sample.inputs, sample.attr, {}}.text();
  }
}

TEST_P(OpTable, AxesCostAndStableHlo) {
  for_cases(kAllDTypes, [&](const OpCase& c) {
    const NodeGraph n = one_node(c);
    verify(n.graph);
    for (const std::string& bad : {check_axes(d(), n), check_cost(d(), n), check_emit(n)})
      if (!bad.empty()) return bad;
    return std::string();
  });
}

TEST_P(OpTable, KernelFillsItsResult) {
  for_cases(kAllDTypes, [&](const OpCase& c) {
    Rng rng(1);
    run_kernel(d(), one_node(c), random_inputs(c, rng));
    return check_precision(d(), c, 2);
  });
}

TEST_P(OpTable, ExecutorEqualsReference) {
  for_cases(kAllDTypes, [&](const OpCase& c) { return check_executor(d(), c, 3); });
}

TEST_P(OpTable, TextRoundTrip) {
  for_cases(kAllDTypes, [&](const OpCase& c) {
    const NodeGraph n = one_node(c);
    return parse(print(n.graph)) == n.graph ? "" : "parse(print) differs:\n" + print(n.graph);
  });
}

// In f64, whatever the sample's types stand for.
TEST_P(OpTable, GradientEqualsDifferences) {
  if (GetParam() == Op::kStopGrad) return;  // lies about its gradient by definition
  for (const Sample& sample : samples()) {
    if (!sample.refuse.empty() || !is_open(sample)) continue;
    if (!contains(d().dtypes, DType::f64) && sample.attr.bodies.empty()) continue;
    const OpCase c = *op_case(GetParam(), sample, DType::f64);
    // Rounding to a narrower type is a staircase: differences see its steps.
    if (GetParam() == Op::kConvert && c.attr.dtype != DType::f64) continue;
    try {
      if (d().vjp == nullptr && !d().stops_gradient) {
        EXPECT_EQ(check_refuses_gradient(c), "") << c.text();
        continue;
      }
      EXPECT_EQ(check_gradient(d(), c, 4), "") << c.text();
      if (d().second_order) {
        EXPECT_EQ(check_second_order(d(), c, 5), "") << c.text();
      }
    } catch (const std::exception& e) {
      ADD_FAILURE() << c.text() << ": " << e.what();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, OpTable, ::testing::ValuesIn(all_ops()),
                         [](const auto& i) { return std::string(name(i.param)); });

// ---- the harness itself: each deliberate fault must be found ----

OpCase tanh_case(DType d) { return {Op::kTanh, {{d, {2, 3}}}, {}, {{-1, 1}}}; }

TEST(Harness, PassesTheUnbrokenOp) {
  EXPECT_EQ(check_gradient(kTanhDef, tanh_case(DType::f64), 1), "");
  EXPECT_EQ(check_second_order(kTanhDef, tanh_case(DType::f64), 1), "");
  EXPECT_EQ(check_executor(kTanhDef, tanh_case(DType::f32), 1), "");
  EXPECT_EQ(check_precision(kTanhDef, tanh_case(DType::f32), 1), "");
}

TEST(Harness, FindsAWrongGradient) {
  OpDef broken = kTanhDef;
  broken.vjp = [](Vjp& v) { v.grad(0, v.dy() * (1.0001 - v.y() * v.y())); };
  EXPECT_NE(check_gradient(broken, tanh_case(DType::f64), 1), "");
  broken.vjp = [](Vjp&) {};
  EXPECT_NE(check_gradient(broken, tanh_case(DType::f64), 1), "");
}

TEST(Harness, FindsAWrongSecondGradient) {
  OpDef broken = kTanhDef;
  broken.vjp = [](Vjp& v) { v.grad(0, v.dy() * (1 - stop_gradient(v.y() * v.y()))); };
  EXPECT_EQ(check_gradient(broken, tanh_case(DType::f64), 1), "");
  EXPECT_NE(check_second_order(broken, tanh_case(DType::f64), 1), "");
}

TEST(Harness, FindsANotANumberGradient) {
  OpDef broken = kTanhDef;
  broken.vjp = [](Vjp& v) { v.grad(0, v.dy() * std::numeric_limits<double>::quiet_NaN()); };
  EXPECT_NE(check_gradient(broken, tanh_case(DType::f64), 1), "");
}

void set_all(const KernelArgs& k, float value) {
  for (int64_t i = 0; i < k.out[0].type.shape.numel(); ++i) k.out[0].as<float>()[i] = value;
}

TEST(Harness, FindsAWrongKernel) {
  OpDef broken = kTanhDef;
  broken.eval = [](const KernelArgs& k) {
    kTanhDef.eval(k);
    k.out[0].as<float>()[5] += 2e-5f;
  };
  EXPECT_NE(check_executor(broken, tanh_case(DType::f32), 1), "");
  broken.eval = [](const KernelArgs& k) { set_all(k, std::nanf("")); };
  EXPECT_NE(check_executor(broken, tanh_case(DType::f32), 1), "");
}

TEST(Harness, FindsWhatAKernelLeavesOut) {
  OpDef broken = kTanhDef;
  broken.eval = [](const KernelArgs&) {};
  EXPECT_THROW(check_executor(broken, tanh_case(DType::f32), 1), InternalError);
  broken.eval = [](const KernelArgs& k) {
    kTanhDef.eval(k);
    k.out[0].as<float>()[6] = 0;
  };
  EXPECT_THROW(check_executor(broken, tanh_case(DType::f32), 1), InternalError);
}

TEST(Harness, FindsWrongAxesAndMissingRefusals) {
  OpDef broken = kReduceSumDef;
  broken.axes = [](const Graph&, NodeId) {
    return AxisMap{.result = {{{0, 1}}}, .contracted = {}};
  };
  const OpCase c{Op::kReduceSum, {{DType::f32, {2, 3}}}, {.axes = {1}}, {{-1, 1}}};
  EXPECT_EQ(check_axes(kReduceSumDef, one_node(c)), "");
  EXPECT_NE(check_axes(broken, one_node(c)), "");
  EXPECT_NE(check_refused(Op::kReduceSum, {.inputs = c.inputs, .attr = c.attr, .refuse = "x"}), "");
  EXPECT_NE(check_refused(Op::kReduceSum,
                          {.inputs = c.inputs, .attr = {.axes = {7}}, .refuse = "another text"}),
            "");
}

TEST(Harness, ComparisonFailsOnNotANumber) {
  const Array one = Array::scalar(1.0f), nan = Array::scalar(std::nanf(""));
  EXPECT_EQ(compare(one, one, 0), "");
  EXPECT_NE(compare(nan, one, 1), "");
  EXPECT_NE(compare(one, nan, 1), "");
}

}  // namespace
}  // namespace fullbore
