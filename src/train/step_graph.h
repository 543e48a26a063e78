// Builds the graphs of a training step and of an evaluation: the model's forward is traced, loss,
// gradients and updates are appended, state becomes aliased inputs and outputs.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "fullbore/train.h"

namespace fullbore::train {

// Names of a step graph's inputs besides state.
inline constexpr const char* kX = "x";
inline constexpr const char* kY = "y";
inline constexpr const char* kSampleWeight = "sample_weight";
inline constexpr const char* kSampleIndex = "sample_index";
inline constexpr const char* kSeedKey = "seed_key";
// State that every training step has: committed steps (i32), factor on the learning rate (f32).
inline constexpr const char* kStep = "step";
inline constexpr const char* kLrScale = "lr_scale";
// State of steps that run ahead of their checks: false from the first bad step on, so that later
// ones change nothing.
inline constexpr const char* kAllOk = "all_ok";
// Results that are not state.
inline constexpr const char* kLoss = "loss";  // of steps that run ahead NaN where a step is bad
inline constexpr const char* kOk = "ok";
inline constexpr const char* kGradient = "grad.";  // and the parameter's name

// A piece of state beside the model's own parameters and buffers, and how it starts.
struct StateSpec {
  std::string name;
  Type type;
  double init = 0;
  // Not empty: starts as a copy of this parameter.
  std::string copy_of{};
};

struct StepGraph {
  Graph graph;
  std::vector<StateSpec> state;
};

// What the data may hold, where that is known. A classifier [B, C] with fewer outputs than classes
// is an Error, and so is an embedding of x with fewer rows than tokens.
struct DataRange {
  int64_t num_classes = 0, num_tokens = 0;  // as data::Dataset's
};
struct StepKind {
  bool apply = true;        // the batch ends an accumulation and the optimizer steps
  bool runs_ahead = false;  // with kAllOk
  bool gradients = false;   // they are results too, as they are before accumulation and clipping
};
StepGraph build_step(nn::Module& model, const nn::Criterion& criterion,
                     const optim::Optimizer& optimizer, const StepOptions& options, const Type& x,
                     const Type& y, const StepKind& kind = {}, const DataRange& range = {});

// Results: "output", and when y is given: "loss" (mean over the batch), "weight" (sum of sample
// weights), and metrics: "correct", "top_k.<k>" and "prediction", or "abs_error" and "r2_sums".
Graph build_eval(nn::Module& model, const nn::Criterion& criterion, const EvalOptions& options,
                 const Type& x, const Type& y);

// Throws Error when the graph looks x up in a table of fewer rows than tokens.
void check_tokens(const Graph& g, int64_t num_tokens);

// What the batch gives to those inputs, and the seed to kSeedKey.
std::map<std::string, const Array*> inputs_of(const data::Batch& batch);
Array seed_key(uint64_t seed);

// The optimizer's state for the model, without a batch: what a checkpoint must contain.
std::vector<StateSpec> state_specs(nn::Module& model, const optim::Optimizer& optimizer,
                                   const StepOptions& options);

}  // namespace fullbore::train
