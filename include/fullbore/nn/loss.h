// Losses under PyTorch's names.
#pragma once

#include <functional>
#include <vector>

#include "fullbore/tensor.h"

namespace fullbore::nn {

// What a step minimises: a scalar from the model's output, the batch's target and the weights of
// its samples (f32 [B]; 0 marks padding).
using Criterion =
    std::function<Tensor(const Tensor& output, const Tensor& target, const Tensor& sample_weight)>;

struct CrossEntropyLoss {
  std::vector<double> weight{};  // one per class; empty: all 1
  int64_t ignore_index = -100;
  double label_smoothing = 0;
  // The axis of the classes: 1, as in PyTorch, or -1 for the output [B, T, C] of a language model
  // with targets [B, T] (PyTorch programs view both as [B * T, ...]).
  int class_dim = 1;
  // Throws Error unless class_dim is 1 or -1.
  Tensor operator()(const Tensor& output, const Tensor& target,
                    const Tensor& sample_weight = {}) const;
};
struct NLLLoss {
  std::vector<double> weight{};
  int64_t ignore_index = -100;
  Tensor operator()(const Tensor& output, const Tensor& target,
                    const Tensor& sample_weight = {}) const;
};
// output and target of one shape, or output [N, 1] with target [N].
struct MSELoss {
  Tensor operator()(const Tensor& output, const Tensor& target,
                    const Tensor& sample_weight = {}) const;
};
struct L1Loss {
  Tensor operator()(const Tensor& output, const Tensor& target,
                    const Tensor& sample_weight = {}) const;
};
struct SmoothL1Loss {
  double beta = 1;
  Tensor operator()(const Tensor& output, const Tensor& target,
                    const Tensor& sample_weight = {}) const;
};
struct HuberLoss {
  double delta = 1;
  Tensor operator()(const Tensor& output, const Tensor& target,
                    const Tensor& sample_weight = {}) const;
};
struct BCEWithLogitsLoss {
  Tensor operator()(const Tensor& output, const Tensor& target,
                    const Tensor& sample_weight = {}) const;
};

}  // namespace fullbore::nn
