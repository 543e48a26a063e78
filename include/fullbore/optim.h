// Optimizers, learning-rate schedules, gradient clipping and weight averages. All are descriptions:
// plain values that append their arithmetic to a training step's graph. Names, defaults and results
// are those of torch.optim. Options have names, so that recipes, checkpoints and parameter groups
// share them; what is out of range or unknown throws Error. Const methods may run concurrently,
// except those that append to one graph.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fullbore/tensor.h"

namespace fullbore::optim {

// Option name -> value(s): one number, a bool as 0 or 1, or a list ("betas", "milestones").
using OptionMap = std::map<std::string, std::vector<double>, std::less<>>;

// A tensor that an optimizer keeps for each parameter.
struct SlotSpec {
  std::string name;  // PyTorch's: "momentum_buffer", "exp_avg", ...
  Type type;
  double init = 0;  // every element, before the first step
};

// Operands of one parameter's update.
struct StepInputs {
  Tensor param{}, grad{};       // of one shape
  std::vector<Tensor> slots{};  // as slots() lists them
  Tensor lr{};                  // scalar; f64 for f64 parameters if their results are to be exact
  Tensor t{};   // scalar, any number type: 1 in the first committed step, 2 in the next, ...
  Tensor ok{};  // bool scalar: where false, every result is the old value
};
struct Update {
  Tensor param;
  std::vector<Tensor> slots;
};

// Parameters with options of their own.
struct ParamGroup {
  std::vector<std::string> params{};  // names, or patterns with * and ?
  OptionMap options{};                // replace the optimizer's, e.g. {{"weight_decay", {0}}}
  double lr_scale = 1;                // multiplies lr
};

struct Kind;  // src/optim: what the optimizers of one kind have in common
struct ScheduleKind;

class Optimizer {
 public:
  // kind: sgd adam adamw nadam radam adagrad adadelta rmsprop lion lamb lars.
  explicit Optimizer(std::string_view kind, const OptionMap& options = {});

  std::string_view kind() const;
  // Every option, given or by default.
  const OptionMap& options() const { return options_; }
  // Element `index` of an option.
  double option(std::string_view name, size_t index = 0) const;
  double lr() const { return option("lr"); }
  void set(std::string_view name, std::vector<double> value);

  // Adds a group. Where several match a parameter, later ones win.
  Optimizer& group(ParamGroup group);
  const std::vector<ParamGroup>& groups() const { return groups_; }
  // Throws Error when a group's pattern matches none of these parameters: a misspelt name would
  // otherwise change nothing, silently.
  void check_groups(std::span<const std::string> params) const;
  // The optimizer of one parameter: options replaced by those of the groups that match its name.
  Optimizer for_param(std::string_view name) const;

  // The slots of a parameter of this type: of its shape (but NAdam's mu_product, an f32 scalar),
  // f64 for f64 parameters, otherwise f32.
  std::vector<SlotSpec> slots(const Type& param) const;
  // Appends the update. Uses this object's options: call it on for_param(name).
  Update step(const StepInputs& inputs) const;

 private:
  const Kind* kind_;
  OptionMap options_;
  std::vector<ParamGroup> groups_;
};

// ---- the optimizers, by PyTorch's names: Adam({.lr = 1e-3}) ----
using Betas = std::pair<double, double>;

struct SGDOptions {
  double lr = 1e-3, momentum = 0, dampening = 0, weight_decay = 0;
  bool nesterov = false;
};
struct SGD : Optimizer {
  explicit SGD(const SGDOptions& options = {});
};

// Kingma and Ba 2015; amsgrad: Reddi et al. 2018.
struct AdamOptions {
  double lr = 1e-3;
  Betas betas{0.9, 0.999};
  double eps = 1e-8, weight_decay = 0;
  bool amsgrad = false;
};
struct Adam : Optimizer {
  explicit Adam(const AdamOptions& options = {});
};

// Loshchilov and Hutter 2019: decay apart from the gradient.
struct AdamWOptions {
  double lr = 1e-3;
  Betas betas{0.9, 0.999};
  double eps = 1e-8, weight_decay = 1e-2;
  bool amsgrad = false;
};
struct AdamW : Optimizer {
  explicit AdamW(const AdamWOptions& options = {});
};

// Dozat 2016.
struct NAdamOptions {
  double lr = 2e-3;
  Betas betas{0.9, 0.999};
  double eps = 1e-8, weight_decay = 0, momentum_decay = 4e-3;
  bool decoupled_weight_decay = false;
};
struct NAdam : Optimizer {
  explicit NAdam(const NAdamOptions& options = {});
};

// Liu et al. 2020.
struct RAdamOptions {
  double lr = 1e-3;
  Betas betas{0.9, 0.999};
  double eps = 1e-8, weight_decay = 0;
  bool decoupled_weight_decay = false;
};
struct RAdam : Optimizer {
  explicit RAdam(const RAdamOptions& options = {});
};

// Duchi et al. 2011.
struct AdagradOptions {
  double lr = 1e-2, lr_decay = 0, weight_decay = 0, initial_accumulator_value = 0, eps = 1e-10;
};
struct Adagrad : Optimizer {
  explicit Adagrad(const AdagradOptions& options = {});
};

// Zeiler 2012.
struct AdadeltaOptions {
  double lr = 1.0, rho = 0.9, eps = 1e-6, weight_decay = 0;
};
struct Adadelta : Optimizer {
  explicit Adadelta(const AdadeltaOptions& options = {});
};

// Tieleman and Hinton 2012.
struct RMSpropOptions {
  double lr = 1e-2, alpha = 0.99, eps = 1e-8, weight_decay = 0, momentum = 0;
  bool centered = false;
};
struct RMSprop : Optimizer {
  explicit RMSprop(const RMSpropOptions& options = {});
};

// Chen et al. 2023: the sign of an interpolated momentum.
struct LionOptions {
  double lr = 1e-4;
  Betas betas{0.9, 0.99};
  double weight_decay = 0;
};
struct Lion : Optimizer {
  explicit Lion(const LionOptions& options = {});
};

// You et al. 2020: Adam scaled per layer by |param| / |update|.
struct LAMBOptions {
  double lr = 1e-3;
  Betas betas{0.9, 0.999};
  double eps = 1e-6, weight_decay = 0;
};
struct LAMB : Optimizer {
  explicit LAMB(const LAMBOptions& options = {});
};

// You et al. 2017: SGD whose gradient is scaled per layer by trust_coefficient |param| /
// |gradient|.
struct LARSOptions {
  double lr = 0.1, momentum = 0.9, weight_decay = 0, trust_coefficient = 1e-3, eps = 0;
};
struct LARS : Optimizer {
  explicit LARS(const LARSOptions& options = {});
};

// ---- schedules ----
// The learning rate of each step, from an optimizer's (or group's) base rate. Steps count from 0;
// by default a schedule's lengths are in steps, after per_epoch they are in epochs.
class Schedule {
 public:
  Schedule() : Schedule("constant") {}
  // kind: constant step multistep exponential cosine cosine_restarts polynomial one_cycle linear.
  // The options are those below, and warmup_steps, warmup_start_factor.
  explicit Schedule(std::string_view kind, const OptionMap& options = {});

  // The options that a kind takes. Throws Error with the nearest known kind.
  static std::vector<std::string> option_names(std::string_view kind);
  std::string_view kind() const;
  const OptionMap& options() const { return options_; }
  double option(std::string_view name, size_t index = 0) const;

  // Before the schedule begins, `steps` steps in which the rate rises linearly from start_factor
  // times its first value to that value. The schedule's own step 0 follows.
  Schedule& warmup(int64_t steps, double start_factor = 1.0 / 3);
  // The schedule advances once every steps_per_epoch steps; warm-up still counts steps.
  Schedule& per_epoch(int64_t steps_per_epoch);

  // The rate in step `step` (scalar of any number type, from 0): computed in the program, f32 or
  // f64.
  Tensor lr(double base_lr, const Tensor& step, DType dtype = DType::f32) const;
  // The same on the host.
  double lr_at(double base_lr, int64_t step) const;

 private:
  const ScheduleKind* kind_;
  OptionMap options_;
  int64_t steps_per_epoch_ = 1;
};

// base * gamma^floor(step / step_size).
struct StepLR : Schedule {
  explicit StepLR(int64_t step_size, double gamma = 0.1);
};
// base * gamma^(number of milestones reached).
struct MultiStepLR : Schedule {
  explicit MultiStepLR(const std::vector<int64_t>& milestones, double gamma = 0.1);
};
// base * gamma^step.
struct ExponentialLR : Schedule {
  explicit ExponentialLR(double gamma);
};
// eta_min + (base - eta_min) (1 + cos(pi step / T_max)) / 2; rises again after T_max, as in
// PyTorch.
struct CosineAnnealingLR : Schedule {
  explicit CosineAnnealingLR(int64_t T_max, double eta_min = 0);
};
// Cosines of T_0, T_0 T_mult, T_0 T_mult^2, ... steps, one after the other. Loshchilov and Hutter
// 2017.
struct CosineAnnealingWarmRestarts : Schedule {
  explicit CosineAnnealingWarmRestarts(int64_t T_0, int64_t T_mult = 1, double eta_min = 0);
};
// base * (1 - min(step, total_iters) / total_iters)^power.
struct PolynomialLR : Schedule {
  explicit PolynomialLR(int64_t total_iters = 5, double power = 1);
};
// base times a factor that goes linearly from start_factor to end_factor in total_iters steps.
struct LinearLR : Schedule {
  explicit LinearLR(double start_factor = 1.0 / 3, double end_factor = 1, int64_t total_iters = 5);
};
// Up from max_lr / div_factor to max_lr, then down to max_lr / div_factor / final_div_factor, along
// cosines (or lines). max_lr of 0 means the base rate. Smith and Topin 2018.
struct OneCycleOptions {
  double max_lr = 0, pct_start = 0.3, div_factor = 25, final_div_factor = 1e4;
  bool linear = false, three_phase = false;
};
struct OneCycleLR : Schedule {
  explicit OneCycleLR(int64_t total_steps, const OneCycleOptions& options = {});
};

// Reduces a scale of the learning rate when a metric has stopped to improve. Runs on the host
// between epochs; the host writes scale() into the program's "lr_scale". A NaN is no improvement.
struct PlateauOptions {
  bool maximize = false;  // mode "max"
  double factor = 0.1;
  int64_t patience = 10;
  double threshold = 1e-4;
  bool absolute_threshold = false;  // threshold_mode "abs"
  int64_t cooldown = 0;
  double min_lr = 0, eps = 1e-8;
};
class ReduceLROnPlateau {
 public:
  // What a checkpoint keeps.
  struct State {
    double scale = 1, best = 0;
    bool any = false;  // best has a value
    int64_t bad_epochs = 0, cooldown_left = 0;
  };
  explicit ReduceLROnPlateau(double base_lr, const PlateauOptions& options = {});
  // Takes an epoch's metric; the new scale.
  double step(double metric);
  double scale() const { return state_.scale; }
  const State& state() const { return state_; }
  void set_state(const State& state) { state_ = state; }

 private:
  double base_lr_;
  PlateauOptions options_;
  State state_;
};

// ---- gradients and weights ----
// Scales all gradients by min(1, max_norm / (norm + 1e-6)), norm being that of all elements
// together: Euclidean, or the largest size (norm_type infinity).
struct ClippedGradients {
  std::vector<Tensor> grads;
  Tensor norm;  // before clipping: scalar
};
ClippedGradients clip_grad_norm(std::span<const Tensor> grads, double max_norm,
                                double norm_type = 2);
// Each element limited to -clip_value .. clip_value.
std::vector<Tensor> clip_grad_value(std::span<const Tensor> grads, double clip_value);
// The next exponential moving average of a parameter: decay * ema + (1 - decay) * param, where ok.
Tensor ema_update(const Tensor& ema, const Tensor& param, double decay, const Tensor& ok);

}  // namespace fullbore::optim
