// The arithmetic of fused optimizer steps on stretches of f32 numbers, in the order of the
// composites' bodies (src/ops/composites/optimizer_steps.cc). Pure functions.
#pragma once

#include <cstdint>

namespace fullbore::cpu {

// One stretch: operand and result pointers as the composite lists them, numbers below.
struct StepArgs {
  const float* param;
  const float* grad;
  const float* slot[3];
  float* new_param;
  float* new_slot[3];
  int64_t count;
};

// Values and scalars of adam_step and adamw_step.
struct AdamNumbers {
  float one_minus_beta1, beta2, one_minus_beta2, eps, weight_decay;
  float step_size, bias_correction2_sqrt, decay;  // decay: adamw only
};
// Of sgd_step.
struct SgdNumbers {
  float lr, keep, momentum, weight_decay;
};
// Of adadelta_step.
struct AdadeltaNumbers {
  float lr, rho, one_minus_rho, eps, weight_decay;
};

using AdamFn = void (*)(const StepArgs&, const AdamNumbers&);
using SgdFn = void (*)(const StepArgs&, const SgdNumbers&);
using AdadeltaFn = void (*)(const StepArgs&, const AdadeltaNumbers&);
AdamFn adam_kernel(bool decoupled, bool weight_decay, bool amsgrad);
SgdFn sgd_kernel(bool momentum, bool weight_decay, bool nesterov);
AdadeltaFn adadelta_kernel(bool weight_decay);

// Largest |x| as an integer; at least 0x7f800000 where some x is infinite or NaN.
using MagnitudeFn = int32_t (*)(const float* x, int64_t count);
MagnitudeFn magnitude_kernel();
using SquaresFn = double (*)(const float* x, int64_t count);
SquaresFn squares_kernel();

}  // namespace fullbore::cpu
