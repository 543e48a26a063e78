// Whether training on a device computes what the CPU executor does, and if not, what is wrong.
// Not thread safe: the models train. Plain values otherwise.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "train/compare.h"

namespace fullbore::train {

struct VerifyOptions {
  int64_t steps = 100;  // batches of the second comparison; up to 1: none
  // What stands for each side where single programs are run, for tests; empty: the device itself.
  Compile cpu{}, device{};
};

// One quantity, or many of a kind, on both executors.
struct Comparison {
  std::string what;   // "loss", "gradients", "updates"; "losses", "state"
  int64_t steps = 1;  // batches since both had the same state
  Difference worst{};
  double tolerance = 0;
  bool ok() const { return worst.relative <= tolerance; }
};

struct Verification {
  Device device{};
  std::vector<Comparison> comparisons{};
  // Parameters that did not train in many steps, since their gradient is nothing but rounding (a
  // bias before batch norm): optimizers that scale gradients would move them at random.
  std::vector<std::string> held{};
  // When they disagree: the node to blame, if one is, who computes it wrongly, and all in words.
  std::optional<WrongNode> culprit{};
  std::string culprit_device{};
  std::string explanation{};
  bool ok() const;
};

// First the batches of one optimizer step, each from the CPU's state. Tolerance 1e-5:
//   loss
//   gradients   before clipping; relative to each one's norm, at least kGradientFloor of the
//               largest norm
//   updates     all state afterwards, against what the CPU makes of the device's own gradients:
//               Adam would make rounding of a small gradient as large as any step
// Then `options.steps` batches through a Step on each, that start out equal. Tolerance 1e-3:
//   losses      relative to the first one where they are smaller
//   state       at the end, but for elements whose gradient, at the start or the end, is only
//               rounding (the bias of keys in attention)
// 2e-2 for both where bf16 or f16 takes part, or products of lower precision than f32.
// When they disagree, the first batch is looked for that disagrees by itself, and in it the first
// node that does: on the device, else on the CPU executor.
// The models are two of the same recipe, the state both start from is that of `on_cpu`.
// `options.device` is the other device. Throws as Step does, and Error when that device is the CPU
// executor.
Verification verify_training(nn::Module& on_cpu, nn::Module& on_device,
                             const nn::Criterion& criterion, const optim::Optimizer& optimizer,
                             const StepOptions& options, data::Loader& loader,
                             const VerifyOptions& verify = {});

inline constexpr double kGradientFloor = 1e-2;

}  // namespace fullbore::train
