// Optimizer steps as composites: one Call a parameter, elementwise (LAMB and LARS take norms of the
// whole parameter too), so that an executor may run each, or all of them, as one fused kernel.
//
// Every step's Call has the operands   param, grad, slots..., scalars..., ok
//                     and the results  param, slots...
// where slots have the parameter's shape, scalars are rank 0 and ok is a bool scalar: where it is
// false every result is the old value. Arithmetic, slots and scalars are in f64 for an f64
// parameter, otherwise in f32. The rest by name; [x] is there only in the case said.
//
// clang-format off
//   sgd_step       slots [momentum_buffer], scalars lr, [keep]; brackets: momentum != 0.
//                  keep = 1 - dampening, but 1 in the first step. values momentum, weight_decay, nesterov
//   adam_step      slots exp_avg, exp_avg_sq, [max_exp_avg_sq: amsgrad], scalars step_size,
//                  bias_correction2_sqrt; values beta1, beta2, eps, weight_decay, amsgrad
//   adamw_step     slots as adam_step, scalars step_size, bias_correction2_sqrt, decay;
//                  values beta1, beta2, eps, amsgrad
//   nadam_step     slots exp_avg, exp_avg_sq, scalars grad_size, avg_size, bias_correction2, decay;
//                  values beta1, beta2, eps, weight_decay
//   radam_step     slots exp_avg, exp_avg_sq, scalars plain_size, rectified_size, decay;
//                  values beta1, beta2, eps, weight_decay
//   adagrad_step   slot sum, scalar lr; values eps, weight_decay
//   adadelta_step  slots square_avg, acc_delta, scalar lr; values rho, eps, weight_decay
//   rmsprop_step   slots square_avg, [grad_avg: centered], [momentum_buffer: momentum != 0], scalar lr;
//                  values alpha, eps, weight_decay, momentum, centered
//   lion_step      slot exp_avg, scalars lr, decay; values beta1, beta2
//   lamb_step      slots exp_avg, exp_avg_sq, scalars lr, bias_correction1, bias_correction2;
//                  values beta1, beta2, eps, weight_decay
//   lars_step      slot momentum_buffer, scalar lr;
//                  values momentum, weight_decay, trust_coefficient, eps
//   ema_step       operands ema, param, ok, result ema; values decay
// clang-format on
//
// bias_correction1 = 1 - beta1^t, bias_correction2 = 1 - beta2^t, step_size = lr /
// bias_correction1, bias_correction2_sqrt = sqrt(bias_correction2), decay = 1 - lr * weight_decay.
// A weight_decay of 0 adds nothing. The arithmetic is the body in optimizer_steps.cc, in PyTorch's
// order.
#pragma once

#include <string_view>
#include <vector>

#include "fullbore/tensor.h"

namespace fullbore::composites {

struct StepOperands {
  Tensor param, grad;
  std::vector<Tensor> slots;
  std::vector<Tensor> scalars;
  Tensor ok;
};

// The results of step `name` ("adam_step"): param, slots... The slots and scalars must be those of
// the table. param may be of any floating type and keeps it.
std::vector<Tensor> optimizer_step(std::string_view name, const StepOperands& operands,
                                   const std::vector<double>& values);

// ema + (1 - decay) (param - ema) where ok.
Tensor ema_step(const Tensor& ema, const Tensor& param, const Tensor& ok, double decay);

}  // namespace fullbore::composites
