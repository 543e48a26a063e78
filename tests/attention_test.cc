// Attention: the composite, its gradients in f64, and the CPU's kernel against the body.
#include "fullbore/functional/attention.h"

#include <gtest/gtest.h>

#include "cpu_util.h"
#include "fullbore/functional.h"

namespace fullbore {
namespace {

struct AttentionCase {
  int64_t batch, heads, kv_heads, queries, keys, width, value_width;
  bool causal;
  double dropout = 0;
  std::string text() const {
    return str_cat(batch, "x", heads, "/", kv_heads, "x", queries, "x", keys, "x", width, "x",
                   value_width, causal ? " causal" : "", dropout > 0 ? " dropout" : "");
  }
};

// y and the gradients of sum(y * dy) by q, k and v.
Graph attention_graph(const AttentionCase& c, DType dtype, const Type* mask = nullptr) {
  Graph g;
  const auto input = [&](const char* name, const Shape& shape) {
    return Tensor(g, g.input(name, {dtype, shape}));
  };
  const Tensor q = input("q", {c.batch, c.heads, c.queries, c.width});
  const Tensor k = input("k", {c.batch, c.kv_heads, c.keys, c.width});
  const Tensor v = input("v", {c.batch, c.kv_heads, c.keys, c.value_width});
  const Tensor dy = input("dy", {c.batch, c.heads, c.queries, c.value_width});
  AttentionOptions o{.causal = c.causal, .dropout = c.dropout};
  if (mask != nullptr) o.mask = Tensor(g, g.input("mask", *mask));
  if (c.dropout > 0) {
    o.key = Tensor(g, g.input("key", {DType::u32, {2}}));
    o.sample_counter = Tensor(g, g.input("samples", {DType::u32, {c.batch}}));
  }
  const Tensor y = scaled_dot_product_attention(q, k, v, o);
  g.output("y", y.id());
  const auto grads = gradients(sum(y * dy), std::vector<Tensor>{q, k, v});
  for (size_t i = 0; i < 3; ++i) g.output(str_cat("d", i), grads[i].id());
  return g;
}

const AttentionCase kCases[] = {
    {2, 2, 2, 5, 7, 4, 4, false},       {1, 1, 1, 1, 1, 3, 2, false},
    {1, 2, 2, 64, 64, 16, 16, true},    {2, 3, 3, 70, 70, 8, 8, true},  // blocks that are not full
    {1, 4, 2, 65, 130, 16, 12, false},  // grouped queries, more keys
    {2, 4, 1, 90, 33, 8, 8, true},      // more queries than keys
    {2, 2, 2, 66, 66, 8, 8, true, 0.3}, {1, 4, 2, 20, 37, 8, 8, false, 0.5},
};

TEST(Attention, KernelIsTheBodyAtAnyNumberOfThreads) {
  for (const AttentionCase& c : kCases) {
    const Graph g = attention_graph(c, DType::f32);
    const std::vector<Array> inputs = random_inputs(g, 3, -2, 2);
    for (const int threads : {1, 2, 3}) {
      cpu::CompileOptions options;
      options.threads = threads;
      const auto program = cpu::Program::compile(g, options);
      const std::string plan = program->explain();
      EXPECT_NE(plan.find(": attention\n"), std::string::npos) << plan;
      EXPECT_NE(plan.find(": attention_grad\n"), std::string::npos) << plan;
      SCOPED_TRACE(c.text());
      expect_same_as_reference(g, inputs, 2e-5, options);
    }
  }
}

TEST(Attention, EvaluationNeedsNoGradient) {
  Graph g = attention_graph(kCases[3], DType::f32);
  g.outputs.resize(1);
  expect_same_as_reference(g, random_inputs(g, 4), 1e-5);
}

// Other types and masks run by the body.
TEST(Attention, MasksAndOtherTypesRunByTheirBody) {
  const AttentionCase c{2, 2, 2, 5, 7, 4, 4, false};
  expect_same_as_reference(attention_graph(c, DType::f64),
                           random_inputs(attention_graph(c, DType::f64), 5), 1e-12);
  const Type bools{DType::boolean, {5, 7}}, floats{DType::f32, {2, 1, 5, 7}};
  for (const Type* mask : {&bools, &floats}) {
    const Graph g = attention_graph(c, DType::f32, mask);
    std::vector<Array> inputs = random_inputs(g, 6);
    for (int64_t i = 0; i < 7; ++i) inputs.back().set(7 + i, mask == &bools ? 0 : -INFINITY);
    expect_same_as_reference(g, inputs, 1e-5);
    // The second query sees no key.
    const std::vector<Array> results = evaluate(g, inputs);
    for (int64_t d = 0; d < 4; ++d) EXPECT_EQ(results[0].at(4 + d), 0);
    for (const Array& r : results)
      for (int64_t i = 0; i < r.numel(); ++i) ASSERT_TRUE(std::isfinite(r.at(i)));
  }
}

// Gradients against central differences, in f64.
TEST(Attention, GradientsAreDifferences) {
  for (const AttentionCase& c : {kCases[0], AttentionCase{1, 2, 1, 4, 3, 3, 2, true},
                                 AttentionCase{2, 2, 2, 3, 4, 2, 2, false, 0.4}}) {
    const Graph g = attention_graph(c, DType::f64);
    std::vector<Array> inputs = random_inputs(g, 7);
    const std::vector<Array> results = evaluate(g, inputs);
    const auto loss = [&] {
      const Array y = evaluate(g, inputs)[0];
      double sum = 0;
      for (int64_t i = 0; i < y.numel(); ++i) sum += y.at(i) * inputs[3].at(i);
      return sum;
    };
    for (size_t input = 0; input < 3; ++input)
      for (int64_t i = 0; i < inputs[input].numel(); ++i) {
        const double x = inputs[input].at(i), h = 1e-5;
        inputs[input].set(i, x + h);
        const double above = loss();
        inputs[input].set(i, x - h);
        const double below = loss();
        inputs[input].set(i, x);
        const double want = (above - below) / (2 * h), got = results[1 + input].at(i);
        EXPECT_FALSE(!(std::abs(got - want) <= 1e-8)) << c.text() << " " << input << " " << i;
      }
  }
}

TEST(Attention, RefusesWhatDoesNotFit) {
  Graph g;
  const auto input = [&](const Shape& shape) {
    return Tensor(g, g.input(str_cat("x", g.size()), {DType::f32, shape}));
  };
  const Tensor q = input({1, 3, 4, 2}), k = input({1, 2, 4, 2}), short_k = input({1, 3, 4, 1});
  EXPECT_THROW(scaled_dot_product_attention(q, k, k), Error);
  EXPECT_THROW(scaled_dot_product_attention(q, short_k, short_k), Error);
  EXPECT_THROW(scaled_dot_product_attention(q, q, q, {.dropout = 0.1}), Error);
  EXPECT_THROW(scaled_dot_product_attention(q, q, q, {.dropout = 1}), Error);
}

}  // namespace
}  // namespace fullbore
