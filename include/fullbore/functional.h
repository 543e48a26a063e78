// Functions of symbolic tensors under PyTorch's names and with PyTorch's results
// (torch.nn.functional): activations, norms, dropout, look-ups, losses, metrics, quantization. Most
// are composites: one Call node whose body is made of primitives, so that an executor may recognise
// it by name; the operands and numbers (Attr::values) that a Call carries are listed in
// src/ops/composites. Operands of 16-bit floating types are computed in f32. Builders throw Error
// on misfit operands. Not thread safe: one graph is built by one thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "fullbore/tensor.h"

namespace fullbore {

// ---- activations; the result has the type of x ----
// max(x, 0); NaN stays NaN; the gradient at 0 is 0.
Tensor relu(const Tensor& x);
// min(max(x, 0), 6); NaN stays NaN; the gradient at 0 and 6 is 0.
Tensor relu6(const Tensor& x);
// x > 0 ? x : negative_slope * x.
Tensor leaky_relu(const Tensor& x, double negative_slope = 0.01);
// x > 0 ? x : alpha * (exp(x) - 1). Clevert et al. 2015.
Tensor elu(const Tensor& x, double alpha = 1.0);
enum class GeluApproximate { kNone, kTanh };
// x * Phi(x), Phi by erf or by the tanh formula. Hendrycks and Gimpel 2016.
Tensor gelu(const Tensor& x, GeluApproximate approximate = GeluApproximate::kNone);
// x * sigmoid(x).
Tensor silu(const Tensor& x);
// relu6(x + 3) / 6. Howard et al. 2019.
Tensor hardsigmoid(const Tensor& x);
// x * hardsigmoid(x).
Tensor hardswish(const Tensor& x);
// x * tanh(softplus(x)). Misra 2019.
Tensor mish(const Tensor& x);
// log(1 + exp(beta * x)) / beta; x itself where beta * x > threshold.
Tensor softplus(const Tensor& x, double beta = 1.0, double threshold = 20.0);
// exp(x) / sum(exp(x)) along dim.
Tensor softmax(const Tensor& x, int dim);
Tensor log_softmax(const Tensor& x, int dim);

// ---- products ----
// x [..., in] times weight [out, in] transposed, plus bias [out] when it is defined: [..., out].
Tensor linear(const Tensor& x, const Tensor& weight, const Tensor& bias = {});
// sum over i, j of x1[..., i] weight[o, i, j] x2[..., j], plus bias[o]: [..., out].
Tensor bilinear(const Tensor& x1, const Tensor& x2, const Tensor& weight, const Tensor& bias = {});

// ---- normalisation ----
// (x - mean) / sqrt(var + eps) * weight + bias over the last axes, whose extents are
// normalized_shape; weight and bias, of that shape, may be undefined. Ba et al. 2016.
Tensor layer_norm(const Tensor& x, const std::vector<int64_t>& normalized_shape,
                  const Tensor& weight = {}, const Tensor& bias = {}, double eps = 1e-5);
// x / sqrt(mean(x^2) + eps) * weight over the last axes. eps: nullopt is the element type's
// epsilon, as in PyTorch. Zhang and Sennrich 2019.
Tensor rms_norm(const Tensor& x, const std::vector<int64_t>& normalized_shape,
                const Tensor& weight = {}, std::optional<double> eps = std::nullopt);

struct BatchNormOptions {
  bool training = false;
  double momentum = 0.1;  // weight of the batch in the running statistics
  double eps = 1e-5;
  Tensor sample_weight{};  // [N]; samples of weight 0 (padding) do not count in the statistics
};
struct BatchNormResult {
  Tensor y;                          // type of x
  Tensor running_mean, running_var;  // next values; unchanged when not training
};
// x [N, C, ...], everything else [C]; weight and bias may be undefined. Training normalises by the
// batch's mean and biased variance; the running variance takes the unbiased one, as in PyTorch.
// Running statistics may be undefined in training. A batch of padding only leaves them as they are.
// Ioffe and Szegedy 2015.
BatchNormResult batch_norm(const Tensor& x, const Tensor& running_mean, const Tensor& running_var,
                           const Tensor& weight = {}, const Tensor& bias = {},
                           const BatchNormOptions& options = {});

// ---- randomness ----
// A key made of `key` (u32[2]) and `data` (u32 scalar): equal for equal arguments, otherwise
// unrelated.
Tensor fold_in(const Tensor& key, const Tensor& data);
Tensor fold_in(const Tensor& key, uint32_t data);
// The key of one node in one step: fold_in(fold_in(seed_key, hash of label), step). step: u32
// scalar.
Tensor node_key(const Tensor& seed_key, std::string_view label, const Tensor& step);
// Elements are zeroed with probability p and the others multiplied by 1 / (1 - p). x [B, ...];
// sample_counter u32[B] numbers the samples over the whole data set, so that the mask of a sample
// does not depend on its place in the batch. p = 0 is the identity.
Tensor dropout(const Tensor& x, double p, const Tensor& key, const Tensor& sample_counter);

// ---- look-up ----
// Rows of weight [num, dim] picked by integer `index`: [index..., dim]. The row padding_idx
// (negative: from the end) gets no gradient.
Tensor embedding(const Tensor& index, const Tensor& weight,
                 std::optional<int64_t> padding_idx = std::nullopt);
// 1 where the last axis' position equals index, else 0: [index..., num_classes].
Tensor one_hot(const Tensor& index, int64_t num_classes, DType dtype = DType::i64);

// ---- quantization ----
// scale: scalar, or [C] along `axis`; zero_point: i32 of the same shape, or undefined (0).
struct QuantOptions {
  DType dtype = DType::i8;            // i8 or u8
  std::optional<int> axis{};          // channel axis of a [C] scale
  std::optional<int> qmin{}, qmax{};  // default: the limits of dtype
};
// clamp(round(x / scale) + zero_point, qmin, qmax), rounding half to even, as ONNX QuantizeLinear.
Tensor quantize(const Tensor& x, const Tensor& scale, const Tensor& zero_point = {},
                const QuantOptions& options = {});
// (q - zero_point) * scale, in scale's element type.
Tensor dequantize(const Tensor& q, const Tensor& scale, const Tensor& zero_point = {},
                  const QuantOptions& options = {});
// dequantize(quantize(x)); the gradient passes straight through where x is inside the range.
Tensor fake_quant(const Tensor& x, const Tensor& scale, const Tensor& zero_point = {},
                  const QuantOptions& options = {});

// ---- losses ----
// How a loss [N, ...] becomes a number. kNone keeps it; kBatchMean is the sum over N.
// With sample_weight w [N] every element of sample i counts w[i] times: kMean is sum(w l) / sum(w).
// A batch whose weights are all 0 gives 0; without sample_weight an empty mean is NaN, as in
// PyTorch.
enum class Reduce { kMean, kSum, kNone, kBatchMean };
std::string_view name(Reduce reduce);  // "mean", "sum", "none", "batchmean"
Reduce reduce_from_name(std::string_view text);

struct LossOptions {
  Reduce reduction = Reduce::kMean;
  Tensor sample_weight{};  // [N], any floating type
};
struct NllOptions {
  Tensor weight{};              // [C]: weight of each class
  int64_t ignore_index = -100;  // targets of this value do not count
  Reduce reduction = Reduce::kMean;
  Tensor sample_weight{};
};
struct CrossEntropyOptions {
  Tensor weight{};
  int64_t ignore_index = -100;
  double label_smoothing = 0;  // in [0, 1]
  Reduce reduction = Reduce::kMean;
  Tensor sample_weight{};
};
struct BceOptions {
  Tensor pos_weight{};  // broadcasts to the input: weight of the positive answers
  Reduce reduction = Reduce::kMean;
  Tensor sample_weight{};
};
struct KlDivOptions {
  bool log_target = false;
  Reduce reduction = Reduce::kMean;
  Tensor sample_weight{};
};

// logits [N, C, ...] (or [C]). target: integers [N, ...] in [0, C), of any integer type, or
// probabilities of the logits' shape. kMean divides by the sum of the targets' class weights
// (integer targets) or by the number of rows (probabilities), as in PyTorch.
Tensor cross_entropy(const Tensor& logits, const Tensor& target,
                     const CrossEntropyOptions& options = {});
// As cross_entropy, on log-probabilities and integer targets.
Tensor nll_loss(const Tensor& log_probs, const Tensor& target, const NllOptions& options = {});
// Elementwise losses: input and target of one shape [N, ...].
Tensor mse_loss(const Tensor& input, const Tensor& target, const LossOptions& options = {});
Tensor l1_loss(const Tensor& input, const Tensor& target, const LossOptions& options = {});
// |d| < beta ? d^2 / (2 beta) : |d| - beta / 2.
Tensor smooth_l1_loss(const Tensor& input, const Tensor& target, double beta = 1.0,
                      const LossOptions& options = {});
// |d| <= delta ? d^2 / 2 : delta (|d| - delta / 2).
Tensor huber_loss(const Tensor& input, const Tensor& target, double delta = 1.0,
                  const LossOptions& options = {});
// -(pos_weight t log(sigmoid(x)) + (1 - t) log(1 - sigmoid(x))), stable for any x.
Tensor bce_with_logits(const Tensor& input, const Tensor& target, const BceOptions& options = {});
// t (log t - input), input being log-probabilities. kMean divides by all elements, kBatchMean by N.
Tensor kl_div(const Tensor& input, const Tensor& target, const KlDivOptions& options = {});

// ---- metrics; no gradient ----
// Number (f32 scalar, weighted) of samples whose target is among the k largest logits [N, C]. Of
// equal logits the lower class comes first, as in argmax; a NaN beats every number, so it never
// counts as right.
Tensor top_k_correct(const Tensor& logits, const Tensor& target, int64_t k = 1,
                     const Tensor& sample_weight = {});
// top_k_correct(k = 1) divided by the weighted number of samples.
Tensor accuracy(const Tensor& logits, const Tensor& target, const Tensor& sample_weight = {});
// What R2 is made of, to be added up over batches: f32[4] of sum w, sum w t, sum w t^2,
// sum w (input - t)^2. R2 = 1 - [3] / ([2] - [1]^2 / [0]).
Tensor r2_sums(const Tensor& input, const Tensor& target, const Tensor& sample_weight = {});

// ---- gradients as a whole ----
// Whether every element of every tensor is finite: bool scalar.
Tensor all_finite(std::span<const Tensor> xs);
// The Euclidean norm of all elements together: f32 scalar, f64 when one of the tensors is.
Tensor global_norm(std::span<const Tensor> xs);

}  // namespace fullbore
