// Comparing executors, the device played by the reference kernels with a planted error.
#include <gtest/gtest.h>

#include <limits>

#include "ops/reference.h"
#include "opt/pass.h"
#include "verify_util.h"

namespace fullbore::train {
namespace {

using testing::bad_of;
using testing::expect_contains;
using testing::text_of;
using testing::Trial;

// Changes what a node of the program gave.
using Spoil = std::function<void(const Graph& g, NodeId node, Array& result)>;

// The reference kernels on primitives, each result spoilt; inputs by name tell it when.
Compile spoilt(const Spoil& spoil) {
  return [spoil](const Graph& graph) -> train::Run {
    return [spoil, g = inline_calls(graph)](std::span<const Array> inputs) {
      std::vector<std::vector<Array>> values(g.size());
      size_t next = 0;
      for (uint32_t i = 0; i < g.size(); ++i) {
        const NodeId id{i};
        if (g[id].op == Op::kInput) {
          values[i] = {inputs[next++]};
          continue;
        }
        std::vector<Array> in;
        for (NodeId operand : g.operands(id)) in.push_back(values[operand.index][0]);
        values[i] = evaluate_node(g, id, in);
        spoil(g, id, values[i][0]);
      }
      std::vector<Array> results;
      for (const Output& o : g.outputs) results.push_back(values[o.node.index][0]);
      return results;
    };
  };
}

// One element of each result of this op is changed.
Spoil change(Op op, std::function<double(double)> f) {
  return [op, f = std::move(f)](const Graph& g, NodeId id, Array& result) {
    if (g[id].op == op && result.numel() > 5) result.set(5, f(result.at(5)));
  };
}

double more(double x) { return x + 0.5; }

TEST(Difference, IsRelativeToTheNorm) {
  const double nan = std::nan(""), inf = std::numeric_limits<double>::infinity();
  const auto relative = [](std::vector<float> got, std::vector<float> want, double floor = 0) {
    const Shape shape{static_cast<int64_t>(got.size())};
    return difference("", Array::from<float>(shape, got), Array::from<float>(shape, want), floor)
        .relative;
  };
  const float n = static_cast<float>(nan), i = static_cast<float>(inf);
  EXPECT_EQ(relative({3, 4}, {3, 4}), 0);
  EXPECT_DOUBLE_EQ(relative({3, 5}, {3, 4}), 0.2);
  EXPECT_DOUBLE_EQ(relative({3, 5}, {3, 4}, 10), 0.1);
  EXPECT_EQ(relative({0, 0}, {0, 0}), 0);
  EXPECT_GT(relative({0, 1e-20f}, {0, 0}), 1);
  EXPECT_EQ(relative({n, i, -i}, {n, i, -i}), 0);
  EXPECT_EQ(relative({n, 1}, {1, 1}), inf);
  EXPECT_EQ(relative({1, 1}, {1, n}), inf);
  EXPECT_EQ(relative({1, i}, {1, -i}), inf);
  EXPECT_EQ(relative({1, i}, {1, 3e38f}), inf);
  const Difference d = difference("w", Array::from<float>({3}, std::vector<float>{1, 2, n}),
                                  Array::from<float>({3}, std::vector<float>{1, 9, 1}));
  EXPECT_EQ(d.element, 2);
  EXPECT_EQ(d.want, 1);
}

TEST(WrongNode, RoundingOfSumsIsNobodysFault) {
  Graph g;
  const Tensor x(g, g.input("x", {DType::f32, {8}}));
  g.output("y", exp(sum(x) * 3.0).id());
  const Array in = Array::from<float>({8}, std::vector<float>{1, 2, 3, 4, -1, -2, -3, -4});
  const auto off_by = [&](float error) {
    return first_wrong_node(g, {{in}}, spoilt([=](const Graph& graph, NodeId id, Array& result) {
                              if (graph[id].op == Op::kReduceSum) result.set(0, error);
                            }),
                            {});
  };
  EXPECT_FALSE(off_by(1e-5f));  // of terms that are 20 in all
  ASSERT_TRUE(off_by(1e-2f));
  EXPECT_EQ(off_by(1e-2f)->op, Op::kReduceSum);
}

TEST(WrongNode, InPiecesOfAnySize) {
  Graph g;
  Tensor x(g, g.input("x", {DType::f32, {64}}));
  for (int i = 0; i < 5; ++i) x = tanh(x + 0.5);
  g.output("y", cos(exp(x)).id());
  const Array in = testing::normal_array({DType::f32, {64}}, 1);
  for (const int64_t bytes : {1, 600, 1 << 20}) {
    const auto wrong = first_wrong_node(g, {{in}}, spoilt(change(Op::kExp, more)), {}, bytes);
    ASSERT_TRUE(wrong) << bytes;
    EXPECT_EQ(wrong->text, "exp(f32[64]) -> f32[64]");
    EXPECT_EQ(wrong->difference.element, 5);
    EXPECT_FALSE(first_wrong_node(g, {{in}}, spoilt(change(Op::kSin, more)), {}, bytes));
  }
  // A NaN on both sides is none that the device made.
  const Array nans = Array::full({DType::f32, {64}}, std::nan(""));
  EXPECT_FALSE(first_wrong_node(g, {{nans}}, spoilt(change(Op::kSin, more)), {}));
}

TEST(Verify, Agrees) {
  Trial t;
  t.options.ema_decay = 0.9;
  t.options.clip_grad_norm = 0.5;
  t.options.accumulate = 2;
  t.verify = {.steps = 6, .cpu = {}, .device = spoilt([](const Graph&, NodeId, Array&) {})};
  const Verification v = t.run();
  EXPECT_TRUE(v.ok()) << text_of(v);
  EXPECT_EQ(v.comparisons.size(), 5u);
  EXPECT_FALSE(v.culprit);
  EXPECT_EQ(v.explanation, "");
  EXPECT_EQ(v.held, std::vector<std::string>{"fc1.bias"});
}

struct Planted {
  Op op;
  std::function<double(double)> change;
  const char* bad;        // comparisons
  const char* composite;  // and what is blamed beside the op
  const char* label;
};
class PlantedErrors : public ::testing::TestWithParam<Planted> {};

TEST_P(PlantedErrors, AreBlamed) {
  const Planted& p = GetParam();
  Trial t;
  t.verify.device = spoilt(change(p.op, p.change));
  const Verification v = t.run();
  EXPECT_EQ(bad_of(v), p.bad) << text_of(v);
  ASSERT_TRUE(v.culprit) << text_of(v);
  EXPECT_EQ(v.culprit->op, p.op) << text_of(v);
  EXPECT_EQ(v.culprit->composite, p.composite);
  EXPECT_EQ(v.culprit->label, p.label);
  EXPECT_EQ(v.culprit_device, "cpu");
  expect_contains(v.explanation, "cpu computes " + v.culprit->text);
  expect_contains(v.explanation, "wrongly: element [");
}

INSTANTIATE_TEST_SUITE_P(
    Ops, PlantedErrors,
    ::testing::Values(Planted{Op::kTanh, more, "loss gradients", "", ""},
                      Planted{Op::kTanh, [](double) { return std::nan(""); }, "loss gradients", "",
                              ""},
                      Planted{Op::kCos, more, "gradients", "", ""},  // the backward pass of sin
                      Planted{Op::kSqrt, more, "updates", "adam_step", "optimizer"},
                      Planted{Op::kExp, more, "loss gradients", "cross_entropy", "loss"}));

TEST(Verify, TheCpuExecutorMayBeWrongToo) {
  Trial t;
  t.verify.cpu = spoilt(change(Op::kCos, more));
  t.verify.device = spoilt([](const Graph&, NodeId, Array&) {});
  const Verification v = t.run();
  ASSERT_TRUE(v.culprit);
  EXPECT_EQ(v.culprit->op, Op::kCos);
}

// Right by itself, wrong in the whole.
TEST(Verify, CombiningNodesMayBeWrong) {
  Trial t;
  t.verify.device = spoilt([](const Graph& g, NodeId id, Array& result) {
    if (g.outputs[0].name.starts_with("grad.")) change(Op::kTanh, more)(g, id, result);
  });
  const Verification v = t.run();
  EXPECT_FALSE(v.ok());
  EXPECT_FALSE(v.culprit);
  expect_contains(v.explanation, "node by node cpu agrees");
}

// Another model on the device: what many steps find.
struct Louder : testing::WaveNet {
  Tensor forward(const Tensor& x) override { return WaveNet::forward(x) * 1.01; }
};

TEST(Verify, ManyStepsGoApart) {
  Trial t;
  t.verify = {.steps = 6, .cpu = {}, .device = spoilt([](const Graph&, NodeId, Array&) {})};
  testing::WaveNet on_cpu;
  Louder on_device;
  const Verification v = t.run(on_cpu, on_device);
  EXPECT_EQ(bad_of(v), "losses state") << text_of(v);
  EXPECT_FALSE(v.culprit);
  expect_contains(v.explanation, "each step by itself agrees");
}

// Wrong where rows are padding, which the third batch has first.
TEST(Verify, FindsTheBatch) {
  Trial t;
  t.verify.steps = 6;
  t.verify.device = [](const Graph& g) -> train::Run {
    const int weights = g.find_input("sample_weight");
    return [right = spoilt([](const Graph&, NodeId, Array&) {})(g),
            wrong = spoilt(change(Op::kCos, more))(g), weights](std::span<const Array> inputs) {
      const bool padded = weights >= 0 && inputs[static_cast<size_t>(weights)].at(39) == 0;
      return (padded ? wrong : right)(inputs);
    };
  };
  testing::WaveNet on_cpu;
  Louder on_device;
  const Verification v = t.run(on_cpu, on_device);
  ASSERT_TRUE(v.culprit) << text_of(v);
  EXPECT_EQ(v.culprit->op, Op::kCos);
  expect_contains(v.explanation, "batch 2: cpu computes cos(");
}

// Both refuse the same batch, or one alone does.
struct Blown : testing::WaveNet {
  Tensor forward(const Tensor& x) override {
    const Tensor y = WaveNet::forward(x);
    return y / expand((constant(x.graph(), Array::scalar(1.0f)) - 1.0), y.shape());
  }
};

TEST(Verify, StepsThatAreNotFinite) {
  Trial t;
  t.verify = {.steps = 6, .cpu = {}, .device = spoilt([](const Graph&, NodeId, Array&) {})};
  const Verification both = t.run<Blown>();
  EXPECT_TRUE(both.ok()) << text_of(both);
  EXPECT_EQ(both.comparisons[3].steps, 1);
  testing::WaveNet on_cpu;
  Blown on_device;
  const Verification one = t.run(on_cpu, on_device);
  EXPECT_EQ(bad_of(one), "losses state") << text_of(one);
  EXPECT_EQ(one.comparisons[3].worst.relative, std::numeric_limits<double>::infinity());
}

TEST(Verify, LowPrecisionIsMeasuredAsSuch) {
  struct Narrow : testing::WaveNet {
    Tensor forward(const Tensor& x) override {
      return WaveNet::forward(x).to(DType::bf16).to(DType::f32);
    }
  };
  Trial t;
  t.verify.device = spoilt([](const Graph&, NodeId, Array&) {});
  EXPECT_EQ(t.run().comparisons[0].tolerance, 1e-5);
  EXPECT_EQ(t.run<Narrow>().comparisons[0].tolerance, 2e-2);
  t.options.matmul_precision = MatmulPrecision::kTf32;
  EXPECT_EQ(t.run().comparisons[0].tolerance, 2e-2);
}

TEST(Verify, NeedsAnotherDevice) {
  Trial t;
  expect_contains(testing::error_of([&] { t.run(); }), "got the CPU executor");
}

}  // namespace
}  // namespace fullbore::train
