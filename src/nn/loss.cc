#include "fullbore/nn/loss.h"

#include "fullbore/array.h"
#include "fullbore/functional.h"

namespace fullbore::nn {
namespace {

// Class weights as a constant of the output's type; undefined when there are none.
Tensor class_weights(const std::vector<double>& weight, const Tensor& output) {
  if (weight.empty()) return {};
  Array values(output.dtype(), Shape{static_cast<int64_t>(weight.size())});
  for (size_t i = 0; i < weight.size(); ++i) values.set(static_cast<int64_t>(i), weight[i]);
  return constant(output.graph(), values);
}

// The target in the output's element type and shape; [N] and [N, 1] stand for each other.
Tensor like_output(std::string_view loss, const Tensor& output, const Tensor& target) {
  if (target.numel() != output.numel() || (target.dim() > 0 && target.size(0) != output.size(0)))
    fail("[", loss, "] expected a target like the output ", output.type(), ", got ", target.type());
  return reshape_as(target.to(output.dtype()), output);
}

}  // namespace

Tensor CrossEntropyLoss::operator()(const Tensor& output, const Tensor& target,
                                    const Tensor& sample_weight) const {
  CrossEntropyOptions options{.weight = class_weights(weight, output),
                              .ignore_index = ignore_index,
                              .label_smoothing = label_smoothing,
                              .sample_weight = sample_weight};
  if (class_dim == 1 || (class_dim == -1 && output.dim() == 2))
    return cross_entropy(output, target, options);
  if (class_dim != -1) fail("[CrossEntropyLoss] expected a class_dim of 1 or -1, got ", class_dim);
  if (output.dim() < 2 || target.shape() != output.shape().without(output.dim() - 1))
    fail("[CrossEntropyLoss] expected an output [B, ..., C] and targets [B, ...], got ",
         output.type(), " and ", target.type());
  if (sample_weight.defined())
    options.sample_weight =
        reshape(broadcast_in_dim(sample_weight, target.shape(), {0}), {target.numel()});
  return cross_entropy(reshape(output, {target.numel(), output.size(-1)}),
                       reshape(target, {target.numel()}), options);
}

Tensor NLLLoss::operator()(const Tensor& output, const Tensor& target,
                           const Tensor& sample_weight) const {
  return nll_loss(output, target,
                  {.weight = class_weights(weight, output),
                   .ignore_index = ignore_index,
                   .sample_weight = sample_weight});
}

Tensor MSELoss::operator()(const Tensor& output, const Tensor& target, const Tensor& w) const {
  return mse_loss(output, like_output("MSELoss", output, target), {.sample_weight = w});
}

Tensor L1Loss::operator()(const Tensor& output, const Tensor& target, const Tensor& w) const {
  return l1_loss(output, like_output("L1Loss", output, target), {.sample_weight = w});
}

Tensor SmoothL1Loss::operator()(const Tensor& output, const Tensor& target, const Tensor& w) const {
  return smooth_l1_loss(output, like_output("SmoothL1Loss", output, target), beta,
                        {.sample_weight = w});
}

Tensor HuberLoss::operator()(const Tensor& output, const Tensor& target, const Tensor& w) const {
  return huber_loss(output, like_output("HuberLoss", output, target), delta, {.sample_weight = w});
}

Tensor BCEWithLogitsLoss::operator()(const Tensor& output, const Tensor& target,
                                     const Tensor& w) const {
  return bce_with_logits(output, like_output("BCEWithLogitsLoss", output, target),
                         {.sample_weight = w});
}

}  // namespace fullbore::nn
