// Compiled training: Step is one program for forward, backward and optimizer; Evaluator is one for
// the forward with loss and metrics. State (parameters, slots, statistics) is updated in place.
// The model must outlive the Step or Evaluator made with it and stay where it is.
// Thread safety: a Step belongs to one thread at a time; two threads may each train their own
// model.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "fullbore/data.h"
#include "fullbore/device.h"
#include "fullbore/nn/loss.h"
#include "fullbore/nn/module.h"
#include "fullbore/optim.h"
#include "fullbore/profile.h"

namespace fullbore::train {

// How a step turns stored x into floats: (x * scale - mean) / stddev, in f32. mean and stddev have
// one value, or one per channel (axis 1). Integers that are not normalised reach the model as they
// are (token numbers), bytes too.
struct Normalize {
  double scale = 1.0 / 255;
  std::vector<double> mean{0.0};
  std::vector<double> stddev{1.0};
};

// Of products and convolutions of f32 values on an accelerator. The CPU executor computes in f32.
enum class MatmulPrecision {
  kDefault,  // what the device does fastest: TF32 on NVIDIA's cards since Ampere, bf16 on TPUs
  kTf32,     // TF32, three bf16 products on TPUs
  kHighest,  // f32: the losses are the CPU's
};

struct StepOptions {
  std::string device = "auto";  // as Device::select takes it
  int threads = 0;              // 0: as many as the process may use
  bool deterministic = false;   // the same bits at any thread count (docs/determinism.md: the cost)
  MatmulPrecision matmul_precision = MatmulPrecision::kHighest;
  uint64_t seed = 0;  // of initial values and of the step's random numbers
  std::optional<Normalize> normalize{};
  optim::Schedule schedule{};  // learning rate over optimizer steps; constant by default
  double clip_grad_norm = 0;   // 0: off
  double clip_grad_value = 0;  // 0: off
  int accumulate = 1;          // batches per optimizer step
  double ema_decay = 0;        // 0: no moving average of the weights
  std::vector<std::string> passes = {"default"};
  bool explain = false;
  // A program that `fullbore compile --save` wrote for this very step: it is loaded, not compiled
  // again. Not on the CPU executor.
  std::filesystem::path executable{};
};

// Bytes and kernels of a compiled step, as planned.
struct Plan {
  int64_t planned_bytes = 0;    // all of it: state, batch, arena, allowance for oneDNN
  int64_t arena_bytes = 0;      // values between kernels
  int64_t state_bytes = 0;      // parameters, slots, statistics
  int64_t allowance_bytes = 0;  // what oneDNN may allocate itself
  int kernels = 0;
  int threads = 0;
  double flops = 0;  // per step
  double bytes = 0;  // moved per step, every operand read once
};

// The loss of one step. Reading it is what waits for the device. On an accelerator it is NaN for a
// bad step (see Step) and those after it.
class Loss {
 public:
  explicit Loss(float value) : value_(value) {}
  explicit Loss(std::shared_ptr<const Array> value) : array_(std::move(value)) {}
  // Throws BackendError when the device failed. A copy reads the same step.
  double item() const { return array_ != nullptr ? array_->item() : static_cast<double>(value_); }

 private:
  float value_ = 0;
  std::shared_ptr<const Array> array_;  // null: value_
};

// A loss or gradient was NaN or infinite. No parameter was changed by the step that found it.
struct NonFiniteError : Error {
  NonFiniteError(const std::string& what, int64_t bad_step, std::string name)
      : Error(what), step(bad_step), tensor(std::move(name)) {}
  int64_t step;        // optimizer steps committed before
  std::string tensor;  // the first bad tensor
};

class Step {
 public:
  // Initialises the model's parameters that have no value yet. Compiles at the first batch; which
  // parameters train and the modes of the modules (train(), eval()) are fixed then.
  Step(nn::Module& model, nn::Criterion criterion, const optim::Optimizer& optimizer,
       StepOptions options = {});
  ~Step();
  Step(Step&&) noexcept;
  Step& operator=(Step&&) noexcept;

  // One training step: forward, backward, update. Throws NonFiniteError when a gradient or the loss
  // is not finite (nothing is updated then), Error when the batch does not fit the model. An
  // accelerator is not waited for: there, NonFiniteError comes from one of the next kMaxAhead calls
  // or from wait(), and the steps since then have changed nothing either.
  Loss operator()(const data::Batch& batch);
  static constexpr int kMaxAhead = 8;
  // Waits until all steps are done. state_dict() does so too.
  void wait() const;
  // Compiles for batches of these types without running (x, y with the batch axis).
  void compile(const Type& x, const Type& y);

  // Batches taken since the last update (accumulate > 1); restored with a checkpoint.
  int accumulated() const;
  void set_accumulated(int batches);
  // Optimizer steps committed so far.
  int64_t steps() const;
  // The learning rate of the next step.
  double lr() const;
  // A factor on the learning rate, 0 or more, that the host sets between steps (reduce on plateau).
  void set_lr_scale(double scale);
  double lr_scale() const;

  // All state by name: parameters and buffers, "optimizer.<slot>.<parameter>", "ema.<parameter>",
  // "accumulated.<parameter>", "step", "lr_scale". Copies.
  std::map<std::string, Array> state_dict() const;
  // Throws Error naming what is missing, unexpected or of another type; then nothing has changed.
  void load_state_dict(const std::map<std::string, Array>& state);
  // Moving averages of the weights by parameter name; empty without ema_decay.
  std::map<std::string, Array> ema() const;

  // Where it trains, once compiled.
  const Device& device() const;
  // Of the compiled program; Error before the first batch or compile().
  Plan plan() const;
  const Graph& graph() const;  // as built
  const Graph& optimized_graph() const;
  std::string explain() const;
  // Times each kernel over `steps` repetitions on this batch (fewer where they take longer than 20
  // seconds); state is put back. roof is empty: measure_roofline() has it. Throws Error where
  // another executor than the CPU's trains.
  Profile profile(const data::Batch& batch, int steps = 50);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

struct EvalOptions {
  std::string device = "auto";
  int threads = 0;
  bool deterministic = false;
  MatmulPrecision matmul_precision = MatmulPrecision::kHighest;
  std::optional<Normalize> normalize{};
  std::vector<int> top_k{};                               // also count hits among the k largest
  const std::map<std::string, Array>* weights = nullptr;  // use these (EMA) instead of the model's
};

struct EvalResult {
  int64_t samples = 0;
  double loss = 0;  // mean over samples
  // Classification (integer targets):
  std::optional<double> accuracy{};
  std::map<int, double> top_k{};
  std::vector<int64_t> confusion{};  // [classes * classes], row = target, column = prediction
  int64_t classes = 0;
  // Regression (floating targets):
  std::optional<double> mean_absolute_error{};
  std::optional<double> r2{};
};

class Evaluator {
 public:
  explicit Evaluator(nn::Module& model, nn::Criterion criterion = nn::CrossEntropyLoss{},
                     EvalOptions options = {});
  ~Evaluator();
  Evaluator(Evaluator&&) noexcept;
  Evaluator& operator=(Evaluator&&) noexcept;

  // Loss and metrics over one pass of the loader.
  EvalResult operator()(data::Loader& loader);
  // The model's output for one batch: [B, ...], padded rows included. Targets are not looked at.
  const Array& predict(const data::Batch& batch);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace fullbore::train
