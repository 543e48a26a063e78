// Regions on hand-written graphs: the patterns of training steps.
#include "region_util.h"

namespace fullbore::cpu {
namespace {

using enum DType;

TEST(Region, chain_over_odd_sizes) {
  for (int64_t n : {1, 3, 17, 64, 1023, 5000, 100001}) {
    Graph g;
    const Tensor x(g, g.input("x", {f32, Shape{n}})), y(g, g.input("y", {f32, Shape{n}}));
    g.output("z", (exp(x * 0.5) + y * x - 1.0).id());
    const FusedRun run = check(g, static_cast<unsigned>(n));
    EXPECT_EQ(run.groups.size(), 1u);
    EXPECT_EQ(run.regions, 1) << run.refusals;
  }
}

// Loss and gradient of softmax cross entropy, from logits and labels.
Graph softmax_cross_entropy(int64_t batch, int64_t classes, DType label) {
  Graph g;
  const Tensor x(g, g.input("x", {f32, Shape{batch, classes}}));
  const Tensor t(g, g.input("t", {label, Shape{batch}}));
  const Tensor shifted = x - amax(x, {1}, true);
  const Tensor e = exp(shifted);
  const Tensor total = sum(e, {1}, true);
  const Tensor hot = expand(unsqueeze(t, 1), x.shape()) == iota(g, {label, x.shape()}, 1);
  const Tensor log_p = shifted - log(total);
  g.output("loss", mean(-sum(where(hot, log_p, 0.0), {1})).id());
  const Tensor dx = (e / total - hot.to(f32)) * (1.0 / static_cast<double>(batch));
  g.output("dx", dx.id());
  g.output("db", sum(dx, {0}).id());
  return g;
}

TEST(Region, softmax_cross_entropy_is_one_region_and_a_scalar) {
  for (auto [b, c] : {std::pair<int64_t, int64_t>{64, 10}, {33, 1000}, {1, 3}, {7, 1}})
    for (DType label : {i32, u8, i64}) {
      const Graph g = softmax_cross_entropy(b, c, label);
      const FusedRun run = check(g, 3, 0, 9);
      if (b > 1 && c > 1) {
        EXPECT_EQ(run.groups.size(), 2u);
      }
      EXPECT_EQ(run.refusals, "");
    }
}

TEST(Region, relu_backward_and_bias_gradient) {
  for (auto [b, n] : {std::pair<int64_t, int64_t>{64, 128}, {33, 17}, {500, 300}, {3, 5000}}) {
    Graph g;
    const Tensor h(g, g.input("h", {f32, Shape{b, n}})), dy(g, g.input("dy", {f32, Shape{b, n}}));
    const Tensor dx = where(h > 0.0, dy, 0.0);
    g.output("dx", dx.id());
    g.output("db", sum(dx, {0}).id());
    const FusedRun run = check(g, 5, -2, 2, 2e-6, 2e-5);
    EXPECT_EQ(run.groups.size(), 1u);
    EXPECT_EQ(run.refusals, "");
  }
}

// Both halves of a row that was read through a transpose, as rotary positions' gradient does.
TEST(Region, slices_of_a_split_axis_behind_a_transpose) {
  Graph g;
  const Tensor x(g, g.input("x", {f32, Shape{7, 6, 8}})), y(g, g.input("y", {f32, Shape{6, 7, 4}}));
  const Tensor halves = reshape(transpose(x, 0, 1), {6, 7, 2, 4});
  const auto half = [&](int64_t i) { return squeeze(narrow(halves, 2, i, 1), 2); };
  g.output("z", (half(0) * y - half(1)).id());
  const FusedRun run = check(g, 11);
  EXPECT_EQ(run.groups.size(), 1u);
  EXPECT_EQ(run.refusals, "");
}

TEST(Region, load_and_normalise_bytes) {
  Graph g;
  const Tensor x(g, g.input("x", {u8, Shape{64, 28, 28}}));
  const Tensor mean(g, g.input("mean", {f32, Shape{1}}));
  const Tensor y = (flatten(x, 1).to(f32) * (1.0 / 255) - expand(mean, Shape{64, 784})) / 0.3;
  g.output("y", y.id());
  const FusedRun run = check(g, 5, 0, 255);
  EXPECT_EQ(run.groups.size(), 1u);
  EXPECT_EQ(run.refusals, "");
}

// Statistics over a batch, then normalising with them, for [B, C] and [B, C, H, W].
TEST(Region, batch_norm) {
  for (const Shape& s : {Shape{64, 30}, Shape{5, 7, 9, 11}}) {
    Graph g;
    const Tensor x(g, g.input("x", {f32, s}));
    const Tensor gamma(g, g.input("gamma", {f32, Shape{s[1]}}));
    const Tensor beta(g, g.input("beta", {f32, Shape{s[1]}}));
    const std::vector<int> dims = s.rank() == 2 ? std::vector<int>{0} : std::vector<int>{0, 2, 3};
    const Tensor mu = mean(x, dims);
    const Tensor centred = x - broadcast_in_dim(mu, s, {1});
    const Tensor scale = gamma * rsqrt(mean(square(centred), dims) + 1e-5);
    g.output("y",
             (centred * broadcast_in_dim(scale, s, {1}) + broadcast_in_dim(beta, s, {1})).id());
    EXPECT_EQ(check(g, 5, -2, 2, 1e-5, 1e-5).refusals, "");
  }
}

TEST(Region, layer_norm_is_one_region) {
  for (auto [b, n] : {std::pair<int64_t, int64_t>{40, 33}, {7, 1000}}) {
    Graph g;
    const Tensor x(g, g.input("x", {f32, Shape{b, n}}));
    const Tensor gamma(g, g.input("gamma", {f32, Shape{n}}));
    const Tensor centred = x - mean(x, {1}, true);
    const Tensor y = centred * rsqrt(mean(square(centred), {1}, true) + 1e-5);
    g.output("y", (y * gamma).id());
    const FusedRun run = check(g, 5, -2, 2, 1e-5, 1e-5);
    EXPECT_EQ(run.groups.size(), 1u);
    EXPECT_EQ(run.refusals, "");
  }
}

// A value and its transpose: the same memory along other axes.
TEST(Region, transposed_and_sliced_operands) {
  Graph g;
  const Tensor x(g, g.input("x", {f32, Shape{37, 37}})), y(g, g.input("y", {f32, Shape{80, 37}}));
  g.output("sum", (x + transpose(x, 0, 1)).id());
  g.output("part", (slice(y, 0, 3, 77, 2) * x).id());
  EXPECT_EQ(check(g).refusals, "");
}

TEST(Region, a_value_read_outside_through_a_view_is_written) {
  Graph g;
  const Tensor x(g, g.input("x", {f32, Shape{6, 8}}));
  const Tensor h = exp(x), flat = reshape(h, {48});
  g.output("flat", flat.id());
  g.output("sum", sum(flat * 2.0).id());
  const Tensor w(g, g.input("w", {f32, Shape{8, 3}}));
  g.output("product", matmul(h, w).id());
  check(g, 1, -1, 1, 1e-5, 1e-5);
}

}  // namespace
}  // namespace fullbore::cpu
