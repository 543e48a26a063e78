// Reverse-mode differentiation of whole expressions (single ops: op_test.cc).
#include <gtest/gtest.h>

#include <cmath>

#include "files.h"
#include "fullbore/array.h"
#include "fullbore/functional.h"
#include "ops/op_def.h"
#include "ops/reference.h"

namespace fullbore {
using testing::error_of;
using testing::expect_contains;
namespace {

using Build = std::function<Tensor(const Tensor&)>;

// d f / d x at `at`, by the graph's gradient and by central differences; f of a vector, in f64.
void check(const Build& f, const std::vector<double>& at, double tolerance = 1e-7) {
  const Shape shape{static_cast<int64_t>(at.size())};
  Graph g;
  const Tensor x(g, g.input("x", {DType::f64, shape}));
  const Tensor y = f(x);
  const Tensor wrt[] = {x};
  g.output("y", y.id());
  g.output("dx", gradients(y, wrt)[0].id());
  const auto value = [&](const std::vector<double>& v) {
    const Array in[] = {Array::from<double>(shape, v)};
    return evaluate(g, in);
  };
  const Array dx = value(at)[1];
  for (size_t i = 0; i < at.size(); ++i) {
    auto high = at, low = at;
    const double h = 1e-5;
    high[i] += h, low[i] -= h;
    const double expected = (value(high)[0].item() - value(low)[0].item()) / (2 * h);
    const double got = dx.at(static_cast<int64_t>(i));
    EXPECT_TRUE(std::abs(got - expected) <= tolerance * (1 + std::abs(expected)))
        << "element " << i << ": " << got << ", differences give " << expected;
  }
}

TEST(Gradients, OfExpressions) {
  check([](const Tensor& x) { return sum(x * x * x); }, {1, -2, 0.5});
  check([](const Tensor& x) { return mean(exp(x) / (1.0 + exp(x))); }, {1, -2, 0.5});
  // One value used many times, broadcast, reduced and indexed.
  check(
      [](const Tensor& x) {
        return sum(softmax(reshape(x, {2, 2}), 1) * reshape(x, {2, 2}));
      },
      {1, -2, 0.5, 3});
  check(
      [](const Tensor& x) {
        return sum(matmul(reshape(x, {2, 3}), reshape(x, {3, 2})));
      },
      {1, 2, 3, 4, 5, 6});
  check([](const Tensor& x) { return sum(slice(x, 0, 0, 3, 2) * narrow(x, 0, 1, 2)); }, {1, 2, 3});
  check([](const Tensor& x) { return amax(x * x) + sum(where(x > 0.0, x, 0.5)); }, {1, -2, 0.5});
}

TEST(Gradients, OfGradients) {
  check(
      [](const Tensor& x) {
        const Tensor wrt[] = {x};
        return sum(square(gradients(sum(tanh(x) * x), wrt)[0]));
      },
      {0.3, -0.7, 1.1});
}

TEST(Gradients, StopAndConstantsGiveZero) {
  Graph g;
  const Tensor x(g, g.input("x", {DType::f32, {2}})), other(g, g.input("y", {DType::f32, {3}}));
  const Tensor wrt[] = {x, other};
  const Tensor loss = sum(stop_gradient(x) * x) + sum(sign(x)) + sum((x > 0.0).to(DType::f32));
  const auto d = gradients(loss, wrt);
  g.output("dx", d[0].id());
  g.output("dy", d[1].id());
  const float xs[] = {3, -4}, ys[] = {1, 2, 3};
  const Array in[] = {Array::from<float>({2}, xs), Array::from<float>({3}, ys)};
  const auto out = evaluate(g, in);
  EXPECT_EQ(out[0].at(0), 3);
  EXPECT_EQ(out[0].at(1), -4);
  for (int64_t i = 0; i < 3; ++i) EXPECT_EQ(out[1].at(i), 0);
  EXPECT_FALSE(gradients(loss, wrt, false)[1].defined());
}

TEST(Gradients, ErrorsNameOpAndLabel) {
  Graph g;
  const Tensor x(g, g.input("x", {DType::f32, {1, 1, 4, 4}}));
  const Tensor wrt[] = {x};
  // Integers carry no gradient, so there is no way through them, and no error.
  const Tensor bits = bitcast(bitcast(x, DType::u32), DType::f32);
  EXPECT_FALSE(gradients(sum(bits), wrt, false)[0].defined());
  Tensor pooled;
  {
    const LabelScope scope(g, "encoder.pool");
    const std::vector<int64_t> window{1, 1, 2, 2}, none{0, 0, 0, 0}, ones{1, 1, 1, 1};
    pooled =
        make(Op::kPoolMax, {x},
             {.stride = window, .dilation = ones, .low = none, .high = none, .window = window});
  }
  const Tensor first = gradients(sum(square(pooled)), wrt)[0];
  const std::string message = error_of([&] { gradients(sum(square(first)), wrt); });
  expect_contains(message, "pool_max_grad");
  expect_contains(message, "encoder.pool");
  expect_contains(error_of([&] { gradients(x, wrt); }), "floating scalar loss");
  const Tensor integer[] = {Tensor(g, g.input("n", {DType::i32, {2}}))};
  expect_contains(error_of([&] { gradients(sum(x), integer); }), "floating tensors");
}

}  // namespace
}  // namespace fullbore
