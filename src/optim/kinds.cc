// What each optimizer is made of. The arithmetic on whole tensors is in src/ops/composites; here
// are the scalars that depend on the step number.
#include "optim/kinds.h"

#include <cmath>

#include "base/nearest.h"
#include "fullbore/functional.h"
#include "ops/composites/optimizer_steps.h"

namespace fullbore::optim {
namespace {

using Slots = std::vector<SlotSpec>;
using Scalars = std::vector<Tensor>;
using Values = std::vector<double>;

Update run(std::string_view name, const StepInputs& in, Scalars scalars, const Values& values) {
  auto results = composites::optimizer_step(
      name, {in.param, in.grad, in.slots, std::move(scalars), in.ok}, values);
  const Tensor param = results[0];
  results.erase(results.begin());
  return {param, std::move(results)};
}

// 1 - beta^t without the cancellation of small t.
Tensor bias_correction(const Tensor& t, double beta) {
  return beta == 0 ? full_like(t, 1) : -expm1(t * std::log(beta));
}
// base^t.
Tensor power(double base, const Tensor& t) { return exp(t * std::log(base)); }
// 1 - lr * weight_decay.
Tensor decay_factor(const Tensor& lr, double weight_decay) {
  return weight_decay == 0 ? full_like(lr, 1) : 1.0 - lr * weight_decay;
}

double beta1(const Optimizer& o) { return o.option("betas", 0); }
double beta2(const Optimizer& o) { return o.option("betas", 1); }
bool decoupled(const Optimizer& o) { return o.option("decoupled_weight_decay") != 0; }
double coupled_decay(const Optimizer& o) { return decoupled(o) ? 0 : o.option("weight_decay"); }
double decoupled_decay(const Optimizer& o) { return decoupled(o) ? o.option("weight_decay") : 0; }

// ---- sgd ----

Slots sgd_slots(const Optimizer& o, const Type& type) {
  return o.option("momentum") != 0 ? Slots{{"momentum_buffer", type}} : Slots{};
}

void sgd_check(const Optimizer& o) {
  if (o.option("nesterov") != 0 && (o.option("momentum") == 0 || o.option("dampening") != 0))
    throw Error("[optim sgd] expected momentum and no dampening with nesterov");
}

Update sgd_step(const Optimizer& o, const StepInputs& in) {
  Scalars scalars{in.lr};
  if (o.option("momentum") != 0) {
    const double keep = 1 - o.option("dampening");
    // PyTorch's first buffer is the gradient itself.
    const Tensor later = full_like(in.lr, keep);
    scalars.push_back(keep == 1 ? later : where(in.t <= 1.0, 1.0, later));
  }
  return run("sgd_step", in, scalars,
             {o.option("momentum"), o.option("weight_decay"), o.option("nesterov")});
}

// ---- adam, adamw ----

Slots moment_slots(const Optimizer&, const Type& type) {
  return {{"exp_avg", type}, {"exp_avg_sq", type}};
}

Slots adam_slots(const Optimizer& o, const Type& type) {
  Slots slots = moment_slots(o, type);
  if (o.option("amsgrad") != 0) slots.push_back({"max_exp_avg_sq", type});
  return slots;
}

Update adam_step(const Optimizer& o, const StepInputs& in) {
  return run("adam_step", in,
             {in.lr / bias_correction(in.t, beta1(o)), sqrt(bias_correction(in.t, beta2(o)))},
             {beta1(o), beta2(o), o.option("eps"), o.option("weight_decay"), o.option("amsgrad")});
}

Update adamw_step(const Optimizer& o, const StepInputs& in) {
  return run("adamw_step", in,
             {in.lr / bias_correction(in.t, beta1(o)), sqrt(bias_correction(in.t, beta2(o))),
              decay_factor(in.lr, o.option("weight_decay"))},
             {beta1(o), beta2(o), o.option("eps"), o.option("amsgrad")});
}

// ---- nadam, radam ----

Slots nadam_slots(const Optimizer& o, const Type& type) {
  Slots slots = moment_slots(o, type);
  slots.push_back({"mu_product", {DType::f32, {}}, 1});  // f32 even for f64, as in PyTorch
  return slots;
}

Update nadam_step(const Optimizer& o, const StepInputs& in) {
  const double b1 = beta1(o), psi = o.option("momentum_decay");
  const auto mu_at = [&](const Tensor& t) { return b1 * (1.0 - 0.5 * power(0.96, t * psi)); };
  const Tensor mu = mu_at(in.t), mu_next = mu_at(in.t + 1.0);
  const Tensor next_product = in.slots[2] * mu.to(DType::f32);
  const Tensor product = next_product.to(mu.dtype());
  StepInputs elementwise = in;
  elementwise.slots.pop_back();
  Update u = run("nadam_step", elementwise,
                 {in.lr * (1.0 - mu) / (1.0 - product), in.lr * mu_next / (1.0 - product * mu_next),
                  bias_correction(in.t, beta2(o)), decay_factor(in.lr, decoupled_decay(o))},
                 {b1, beta2(o), o.option("eps"), coupled_decay(o)});
  u.slots.push_back(where(in.ok, next_product, in.slots[2]));
  return u;
}

// The length of the approximated average is a small difference of large numbers: in f64 always.
Update radam_step(const Optimizer& o, const StepInputs& in) {
  const DType d = in.lr.dtype();
  const Tensor t = in.t.to(DType::f64), lr = in.lr.to(DType::f64);
  const Tensor correction1 = bias_correction(t, beta1(o));
  const Tensor correction2 = bias_correction(t, beta2(o));
  const double limit = 2 / (1 - beta2(o)) - 1;
  const Tensor length = limit - 2.0 * t * power(beta2(o), t) / correction2;
  const Tensor rectify = length > 5.0;
  const Tensor safe = where(rectify, length, 6.0);
  const Tensor rect =
      sqrt((safe - 4.0) * (safe - 2.0) * limit / ((limit - 4) * (limit - 2) * safe));
  const Tensor size = lr / correction1;
  return run(
      "radam_step", in,
      {where(rectify, 0.0, size).to(d), where(rectify, size * sqrt(correction2) * rect, 0.0).to(d),
       decay_factor(in.lr, decoupled_decay(o))},
      {beta1(o), beta2(o), o.option("eps"), coupled_decay(o)});
}

// ---- adagrad, adadelta, rmsprop ----

Slots adagrad_slots(const Optimizer& o, const Type& type) {
  return {{"sum", type, o.option("initial_accumulator_value")}};
}

Update adagrad_step(const Optimizer& o, const StepInputs& in) {
  const Tensor lr = in.lr / (1.0 + (in.t - 1.0) * o.option("lr_decay"));
  return run("adagrad_step", in, {lr}, {o.option("eps"), o.option("weight_decay")});
}

Slots adadelta_slots(const Optimizer&, const Type& type) {
  return {{"square_avg", type}, {"acc_delta", type}};
}

Update adadelta_step(const Optimizer& o, const StepInputs& in) {
  return run("adadelta_step", in, {in.lr},
             {o.option("rho"), o.option("eps"), o.option("weight_decay")});
}

Slots rmsprop_slots(const Optimizer& o, const Type& type) {
  Slots slots{{"square_avg", type}};
  if (o.option("centered") != 0) slots.push_back({"grad_avg", type});
  if (o.option("momentum") != 0) slots.push_back({"momentum_buffer", type});
  return slots;
}

Update rmsprop_step(const Optimizer& o, const StepInputs& in) {
  return run("rmsprop_step", in, {in.lr},
             {o.option("alpha"), o.option("eps"), o.option("weight_decay"), o.option("momentum"),
              o.option("centered")});
}

// ---- lion, lamb, lars ----

Slots lion_slots(const Optimizer&, const Type& type) { return {{"exp_avg", type}}; }

Update lion_step(const Optimizer& o, const StepInputs& in) {
  return run("lion_step", in, {in.lr, decay_factor(in.lr, o.option("weight_decay"))},
             {beta1(o), beta2(o)});
}

Update lamb_step(const Optimizer& o, const StepInputs& in) {
  return run("lamb_step", in,
             {in.lr, bias_correction(in.t, beta1(o)), bias_correction(in.t, beta2(o))},
             {beta1(o), beta2(o), o.option("eps"), o.option("weight_decay")});
}

Slots lars_slots(const Optimizer&, const Type& type) { return {{"momentum_buffer", type}}; }

Update lars_step(const Optimizer& o, const StepInputs& in) {
  return run("lars_step", in, {in.lr},
             {o.option("momentum"), o.option("weight_decay"), o.option("trust_coefficient"),
              o.option("eps")});
}

// ---- the table ----

OptionDef number(std::string_view name, double value) { return {name, {value}}; }
OptionDef fraction(std::string_view name, double value) { return {name, {value}, 0, kBelowOne}; }
OptionDef flag(std::string_view name, bool value = false) {
  return {name, {value ? 1.0 : 0.0}, 0, 1, true};
}
OptionDef betas(double b1, double b2) { return {"betas", {b1, b2}, 0, kBelowOne}; }
OptionDef lr(double value) { return number("lr", value); }
OptionDef eps(double value) { return number("eps", value); }
OptionDef weight_decay(double value) { return number("weight_decay", value); }

const std::vector<Kind>& kinds() {
  static const std::vector<Kind> table = {
      {"sgd",
       {lr(1e-3),
        number("momentum", 0),
        {"dampening", {0}, -1e300},
        weight_decay(0),
        flag("nesterov")},
       sgd_slots,
       sgd_step,
       sgd_check},
      {"adam",
       {lr(1e-3), betas(0.9, 0.999), eps(1e-8), weight_decay(0), flag("amsgrad")},
       adam_slots,
       adam_step},
      {"adamw",
       {lr(1e-3), betas(0.9, 0.999), eps(1e-8), weight_decay(1e-2), flag("amsgrad")},
       adam_slots,
       adamw_step},
      {"nadam",
       {lr(2e-3), betas(0.9, 0.999), eps(1e-8), weight_decay(0), number("momentum_decay", 4e-3),
        flag("decoupled_weight_decay")},
       nadam_slots,
       nadam_step},
      {"radam",
       {lr(1e-3), betas(0.9, 0.999), eps(1e-8), weight_decay(0), flag("decoupled_weight_decay")},
       moment_slots,
       radam_step},
      {"adagrad",
       {lr(1e-2), number("lr_decay", 0), weight_decay(0), number("initial_accumulator_value", 0),
        eps(1e-10)},
       adagrad_slots,
       adagrad_step},
      {"adadelta",
       {lr(1.0), {"rho", {0.9}, 0, 1}, eps(1e-6), weight_decay(0)},
       adadelta_slots,
       adadelta_step},
      {"rmsprop",
       {lr(1e-2), number("alpha", 0.99), eps(1e-8), weight_decay(0), number("momentum", 0),
        flag("centered")},
       rmsprop_slots,
       rmsprop_step},
      {"lion", {lr(1e-4), betas(0.9, 0.99), weight_decay(0)}, lion_slots, lion_step},
      {"lamb", {lr(1e-3), betas(0.9, 0.999), eps(1e-6), weight_decay(0)}, moment_slots, lamb_step},
      {"lars",
       {lr(0.1), fraction("momentum", 0.9), weight_decay(0), number("trust_coefficient", 1e-3),
        eps(0)},
       lars_slots,
       lars_step}};
  return table;
}

}  // namespace

const Kind& find_kind(std::string_view name) {
  std::vector<std::string_view> names;
  for (const Kind& k : kinds()) {
    if (k.name == name) return k;
    names.push_back(k.name);
  }
  fail("[optim] optimizer ", unknown_name(name, names));
}

}  // namespace fullbore::optim
