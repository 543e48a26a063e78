// What the tests of `verify` share: models in which everything takes part that may go wrong.
#pragma once

#include <gtest/gtest.h>

#include "train/verify.h"
#include "train_util.h"

namespace fullbore::testing {

// Random bits, running statistics, composites, and a bias without a gradient (before batch norm).
struct WaveNet : nn::Module {
  nn::Linear fc1{12, 32}, fc2{32, 16}, fc3{16, 4};
  nn::BatchNorm1d bn{32};
  nn::Dropout drop{0.25};
  FB_MODULE(fc1, bn, drop, fc2, fc3)
  Tensor forward(const Tensor& x) override { return fc3(sin(fc2(drop(tanh(bn(fc1(x))))))); }
};

// What one test of verify trains with.
struct Trial {
  optim::Optimizer optimizer = optim::Adam({.lr = 0.01});
  train::StepOptions options{.device = "cpu", .threads = 1, .seed = 3};
  train::VerifyOptions verify{.steps = 0, .cpu = {}, .device = {}};

  template <class Model = WaveNet>
  train::Verification run() {
    Model on_cpu, on_device;
    return run(on_cpu, on_device);
  }
  train::Verification run(nn::Module& on_cpu, nn::Module& on_device) {
    data::Loader loader(clusters(96, 12, 4, 5), {.batch_size = 40, .shuffle = true});
    return train::verify_training(on_cpu, on_device, nn::CrossEntropyLoss{}, optimizer, options,
                                  loader, verify);
  }
};

inline std::string text_of(const train::Verification& v) {
  std::string text = v.explanation + "\n";
  for (const train::Comparison& c : v.comparisons)
    text += str_cat(c.what, " ", c.steps, " ", c.worst.name, " ", c.worst.relative, "\n");
  return text;
}

// The comparisons that failed, in one line.
inline std::string bad_of(const train::Verification& v) {
  std::string text;
  for (const train::Comparison& c : v.comparisons)
    if (!c.ok()) text += (text.empty() ? "" : " ") + c.what;
  return text;
}

}  // namespace fullbore::testing
