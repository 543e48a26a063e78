// Metrics: primitives only, so that they fuse with the loss next to them.
#include "ops/composites/common.h"

namespace fullbore {
namespace {

// sum of x [N], weighted; f32.
Tensor weighted_sum(const Tensor& x, const Tensor& sample_weight) {
  return sum(sample_weight.defined() ? x * sample_weight.to(x.dtype()) : x).to(DType::f32);
}

}  // namespace

Tensor top_k_correct(const Tensor& logits, const Tensor& target, int64_t k,
                     const Tensor& sample_weight) {
  composites::expect_float("top_k_correct", logits);
  composites::expect_integer("top_k_correct", "target", target);
  if (logits.dim() != 2) fail("[top_k_correct] expected logits [N, C], got ", logits.type());
  composites::expect_shape("top_k_correct", "target", target, Shape{logits.size(0)});
  if (k < 1) fail("[top_k_correct] expected k of 1 or more, got ", k);
  const Tensor x = stop_gradient(composites::compute(logits));
  const Tensor hot = composites::class_mask(target, 1, x.size(1));
  const Tensor own = expand(sum(where(hot, x, 0.0), {1}, true), x.shape());
  const Tensor classes = iota(x.graph(), {DType::i32, x.shape()}, 1);
  const Tensor own_class = expand(unsqueeze(target, 1).to(DType::i32), x.shape());
  const Tensor ahead =
      logical_or(logical_not(x <= own), logical_and(x == own, classes < own_class));
  const Tensor rank = sum(ahead.to(x.dtype()), {1});
  return weighted_sum((rank < static_cast<double>(k)).to(x.dtype()), sample_weight);
}

Tensor accuracy(const Tensor& logits, const Tensor& target, const Tensor& sample_weight) {
  const Tensor correct = top_k_correct(logits, target, 1, sample_weight);
  if (!sample_weight.defined()) return correct / static_cast<double>(logits.size(0));
  const Tensor total = sum(sample_weight).to(DType::f32);
  return correct / where(total == 0.0, 1.0, total);
}

Tensor r2_sums(const Tensor& input, const Tensor& target, const Tensor& sample_weight) {
  composites::expect_float("r2_sums", input);
  composites::expect_shape("r2_sums", "target", target, input.shape());
  const Tensor x = stop_gradient(composites::compute(input));
  const Tensor t = target.to(x.dtype());
  Tensor w = full_like(x, 1.0);
  if (sample_weight.defined()) {
    composites::expect_shape("r2_sums", "sample_weight", sample_weight, Shape{x.size(0)});
    w = composites::along(sample_weight.to(x.dtype()), x.shape(), 0);
  }
  const Tensor sums[] = {sum(w), sum(w * t), sum(w * square(t)), sum(w * square(x - t))};
  return stack(sums, 0).to(DType::f32);
}

}  // namespace fullbore
