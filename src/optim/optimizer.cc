#include <algorithm>
#include <cmath>

#include "fullbore/functional.h"
#include "fullbore/optim.h"
#include "ops/composites/optimizer_steps.h"
#include "optim/kinds.h"

namespace fullbore::optim {
namespace {

// Whether `text` matches a pattern in which * stands for any characters and ? for one.
bool matches(std::string_view pattern, std::string_view text) {
  size_t p = 0, t = 0, star = std::string_view::npos, resume = 0;
  while (t < text.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      resume = t;
    } else if (p < pattern.size() && (pattern[p] == '?' || pattern[p] == text[t])) {
      ++p, ++t;
    } else if (star != std::string_view::npos) {
      p = star + 1;
      t = ++resume;
    } else {
      return false;
    }
  }
  return pattern.find_first_not_of('*', p) == std::string_view::npos;
}

std::string title(const Kind& kind) { return str_cat("[optim ", kind.name, "]"); }

DType compute_dtype(DType param) { return param == DType::f64 ? DType::f64 : DType::f32; }

// The largest |element| of all tensors.
Tensor largest_size(std::span<const Tensor> xs) {
  Tensor largest;
  for (const Tensor& x : xs) {
    const DType d =
        largest.defined() && largest.dtype() == DType::f64 ? DType::f64 : compute_dtype(x.dtype());
    const Tensor size = amax(abs(x)).to(d);
    largest = largest.defined() ? maximum(largest.to(d), size) : size;
  }
  if (!largest.defined()) throw Error("[clip_grad_norm] expected at least one tensor, got none");
  return largest;
}

double number(bool b) { return b ? 1 : 0; }
std::vector<double> list(const Betas& b) { return {b.first, b.second}; }

}  // namespace

Optimizer::Optimizer(std::string_view kind, const OptionMap& options)
    : kind_(&find_kind(kind)), options_(resolve_options(title(*kind_), kind_->options, options)) {
  if (kind_->check != nullptr) kind_->check(*this);
}

std::string_view Optimizer::kind() const { return kind_->name; }

double Optimizer::option(std::string_view name, size_t index) const {
  find_option(title(*kind_), kind_->options, name);
  const std::vector<double>& value = options_.find(name)->second;
  if (index >= value.size()) fail(title(*kind_), " option ", name, " has no element ", index);
  return value[index];
}

void Optimizer::set(std::string_view name, std::vector<double> value) {
  OptionMap next = options_;
  next.insert_or_assign(std::string(name), std::move(value));
  Optimizer changed(kind_->name, next);
  options_ = std::move(changed.options_);
}

Optimizer& Optimizer::group(ParamGroup group) {
  if (group.params.empty())
    fail(title(*kind_), " expected names or patterns of parameters in a group, got none");
  if (!(group.lr_scale >= 0))
    fail(title(*kind_), " expected a group's lr_scale of 0 or more, got ", group.lr_scale);
  Optimizer probe = *this;
  for (const auto& [name, value] : group.options) probe.set(name, value);
  groups_.push_back(std::move(group));
  return *this;
}

void Optimizer::check_groups(std::span<const std::string> params) const {
  for (const ParamGroup& g : groups_) {
    for (const std::string& pattern : g.params) {
      if (std::any_of(params.begin(), params.end(),
                      [&](const std::string& name) { return matches(pattern, name); }))
        continue;
      std::string known;
      for (const std::string& name : params) known += (known.empty() ? "" : ", ") + name;
      fail(title(*kind_), " group '", pattern, "' matches no parameter; there are ", known);
    }
  }
}

Optimizer Optimizer::for_param(std::string_view name) const {
  Optimizer o(kind_->name, options_);
  double lr_scale = 1;
  for (const ParamGroup& g : groups_) {
    if (std::none_of(g.params.begin(), g.params.end(),
                     [&](const std::string& p) { return matches(p, name); }))
      continue;
    for (const auto& [option, value] : g.options) o.set(option, value);
    lr_scale = g.lr_scale;
  }
  if (lr_scale != 1) o.set("lr", {o.lr() * lr_scale});
  return o;
}

std::vector<SlotSpec> Optimizer::slots(const Type& param) const {
  if (!is_float(param.dtype)) fail(title(*kind_), " expected a floating parameter, got ", param);
  return kind_->slots(*this, {compute_dtype(param.dtype), param.shape});
}

Update Optimizer::step(const StepInputs& inputs) const {
  const auto specs = slots(inputs.param.type());
  if (inputs.grad.shape() != inputs.param.shape())
    fail(title(*kind_), " expected a gradient of the parameter's shape ", inputs.param.shape(),
         ", got ", inputs.grad.type());
  if (inputs.slots.size() != specs.size())
    fail(title(*kind_), " expected ", specs.size(), " slots, got ", inputs.slots.size());
  for (size_t k = 0; k < specs.size(); ++k)
    if (inputs.slots[k].type() != specs[k].type)
      fail(title(*kind_), " expected slot ", specs[k].name, " of type ", specs[k].type, ", got ",
           inputs.slots[k].type());
  const DType d = compute_dtype(inputs.param.dtype());
  StepInputs in = inputs;
  in.lr = inputs.lr.to(d);
  in.t = inputs.t.to(d);
  return kind_->step(*this, in);
}

SGD::SGD(const SGDOptions& o)
    : Optimizer("sgd", {{"lr", {o.lr}},
                        {"momentum", {o.momentum}},
                        {"dampening", {o.dampening}},
                        {"weight_decay", {o.weight_decay}},
                        {"nesterov", {number(o.nesterov)}}}) {}

Adam::Adam(const AdamOptions& o)
    : Optimizer("adam", {{"lr", {o.lr}},
                         {"betas", list(o.betas)},
                         {"eps", {o.eps}},
                         {"weight_decay", {o.weight_decay}},
                         {"amsgrad", {number(o.amsgrad)}}}) {}

AdamW::AdamW(const AdamWOptions& o)
    : Optimizer("adamw", {{"lr", {o.lr}},
                          {"betas", list(o.betas)},
                          {"eps", {o.eps}},
                          {"weight_decay", {o.weight_decay}},
                          {"amsgrad", {number(o.amsgrad)}}}) {}

NAdam::NAdam(const NAdamOptions& o)
    : Optimizer("nadam", {{"lr", {o.lr}},
                          {"betas", list(o.betas)},
                          {"eps", {o.eps}},
                          {"weight_decay", {o.weight_decay}},
                          {"momentum_decay", {o.momentum_decay}},
                          {"decoupled_weight_decay", {number(o.decoupled_weight_decay)}}}) {}

RAdam::RAdam(const RAdamOptions& o)
    : Optimizer("radam", {{"lr", {o.lr}},
                          {"betas", list(o.betas)},
                          {"eps", {o.eps}},
                          {"weight_decay", {o.weight_decay}},
                          {"decoupled_weight_decay", {number(o.decoupled_weight_decay)}}}) {}

Adagrad::Adagrad(const AdagradOptions& o)
    : Optimizer("adagrad", {{"lr", {o.lr}},
                            {"lr_decay", {o.lr_decay}},
                            {"weight_decay", {o.weight_decay}},
                            {"initial_accumulator_value", {o.initial_accumulator_value}},
                            {"eps", {o.eps}}}) {}

Adadelta::Adadelta(const AdadeltaOptions& o)
    : Optimizer("adadelta", {{"lr", {o.lr}},
                             {"rho", {o.rho}},
                             {"eps", {o.eps}},
                             {"weight_decay", {o.weight_decay}}}) {}

RMSprop::RMSprop(const RMSpropOptions& o)
    : Optimizer("rmsprop", {{"lr", {o.lr}},
                            {"alpha", {o.alpha}},
                            {"eps", {o.eps}},
                            {"weight_decay", {o.weight_decay}},
                            {"momentum", {o.momentum}},
                            {"centered", {number(o.centered)}}}) {}

Lion::Lion(const LionOptions& o)
    : Optimizer("lion",
                {{"lr", {o.lr}}, {"betas", list(o.betas)}, {"weight_decay", {o.weight_decay}}}) {}

LAMB::LAMB(const LAMBOptions& o)
    : Optimizer("lamb", {{"lr", {o.lr}},
                         {"betas", list(o.betas)},
                         {"eps", {o.eps}},
                         {"weight_decay", {o.weight_decay}}}) {}

LARS::LARS(const LARSOptions& o)
    : Optimizer("lars", {{"lr", {o.lr}},
                         {"momentum", {o.momentum}},
                         {"weight_decay", {o.weight_decay}},
                         {"trust_coefficient", {o.trust_coefficient}},
                         {"eps", {o.eps}}}) {}

ClippedGradients clip_grad_norm(std::span<const Tensor> grads, double max_norm, double norm_type) {
  if (!(max_norm >= 0)) fail("[clip_grad_norm] expected max_norm of 0 or more, got ", max_norm);
  if (norm_type != 2 && !std::isinf(norm_type))
    fail("[clip_grad_norm] expected norm_type 2 or infinity, got ", norm_type);
  const Tensor norm = norm_type == 2 ? global_norm(grads) : largest_size(grads);
  const Tensor scale = minimum(max_norm / (norm + 1e-6), 1.0);
  ClippedGradients result{{}, norm};
  for (const Tensor& g : grads) result.grads.push_back(g * scale.to(g.dtype()));
  return result;
}

std::vector<Tensor> clip_grad_value(std::span<const Tensor> grads, double clip_value) {
  if (!(clip_value >= 0))
    fail("[clip_grad_value] expected clip_value of 0 or more, got ", clip_value);
  std::vector<Tensor> result;
  for (const Tensor& g : grads) result.push_back(clamp(g, -clip_value, clip_value));
  return result;
}

Tensor ema_update(const Tensor& ema, const Tensor& param, double decay, const Tensor& ok) {
  if (!(decay >= 0 && decay <= 1)) fail("[ema] expected decay in [0, 1], got ", decay);
  return composites::ema_step(ema, param, ok, decay);
}

}  // namespace fullbore::optim
