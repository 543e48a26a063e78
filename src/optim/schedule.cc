// Schedules. Each formula is written once, over a type V that is a double on the host or a scalar
// Tensor in a step program.
#include <cmath>
#include <numbers>

#include "base/nearest.h"
#include "optim/options.h"

namespace fullbore::optim {

using HostFormula = double (*)(const Schedule&, double base, double step);
using GraphFormula = Tensor (*)(const Schedule&, double base, Tensor step);

struct ScheduleKind {
  std::string_view name;
  std::vector<OptionDef> options;
  HostFormula host;
  GraphFormula graph;
};

namespace {

// The host's counterparts of the tensor builders that the formulas use.
double where(bool c, double a, double b) { return c ? a : b; }
double minimum(double a, double b) { return std::min(a, b); }
double floor(double x) { return std::floor(x); }
double exp(double x) { return std::exp(x); }
double cos(double x) { return std::cos(x); }
double pow(double x, double p) { return std::pow(x, p); }
double square(double x) { return x * x; }
double like(double, double value) { return value; }
Tensor like(const Tensor& x, double value) { return full_like(x, value); }

template <typename V>
V constant_lr(const Schedule&, double base, V step) {
  return like(step, base);
}

template <typename V>
V step_lr(const Schedule& s, double base, V step) {
  return base * exp(floor(step / s.option("step_size")) * std::log(s.option("gamma")));
}

template <typename V>
V multistep_lr(const Schedule& s, double base, V step) {
  V factor = like(step, 1);
  for (double m : s.options().find("milestones")->second)
    factor = where(step >= m, factor * s.option("gamma"), factor);
  return base * factor;
}

template <typename V>
V exponential_lr(const Schedule& s, double base, V step) {
  return base * exp(step * std::log(s.option("gamma")));
}

// (1 + cos(pi x)) / 2, exact near its zero.
template <typename V>
V cosine_factor(V x) {
  return square(cos(x * (std::numbers::pi / 2)));
}

template <typename V>
V cosine_lr(const Schedule& s, double base, V step) {
  const double low = s.option("eta_min");
  return low + (base - low) * cosine_factor(step / s.option("T_max"));
}

template <typename V>
V cosine_restarts_lr(const Schedule& s, double base, V step) {
  const double first = s.option("T_0"), factor = s.option("T_mult"), low = s.option("eta_min");
  V position = step - floor(step / first) * first, length = like(step, first);
  if (factor > 1) {
    position = step;
    double start = first, period = first * factor;
    // Step numbers are exact up to 2^53 on the host, 2^24 in f32.
    for (; start < 0x1p53; start += period, period *= factor) {
      position = where(step >= start, step - start, position);
      length = where(step >= start, like(step, period), length);
    }
  }
  return low + (base - low) * cosine_factor(position / length);
}

template <typename V>
V polynomial_lr(const Schedule& s, double base, V step) {
  const double total = s.option("total_iters");
  const V left = 1.0 - minimum(step, total) / total;
  return base * (s.option("power") == 1 ? left : pow(left, s.option("power")));
}

template <typename V>
V linear_lr(const Schedule& s, double base, V step) {
  const double total = s.option("total_iters"), from = s.option("start_factor");
  return base * (from + (s.option("end_factor") - from) * (minimum(step, total) / total));
}

// From `from` at step `begin` to `to` at step `end`.
template <typename V>
V anneal(bool linear, double from, double to, double begin, double end, const V& step) {
  const V x = (step - begin) / std::max(end - begin, 1e-12);
  return linear ? from + (to - from) * x : to + (from - to) * cosine_factor(x);
}

template <typename V>
V one_cycle_lr(const Schedule& s, double base, V raw) {
  const double total = s.option("total_steps"), up = s.option("pct_start") * total - 1;
  const double peak = s.option("max_lr") > 0 ? s.option("max_lr") : base;
  const double first = peak / s.option("div_factor");
  const double last = first / s.option("final_div_factor");
  const bool linear = s.option("linear") != 0;
  const V step = minimum(raw, total - 1);
  const V rise = anneal(linear, first, peak, 0, up, step);
  if (s.option("three_phase") == 0)
    return where(step <= up, rise, anneal(linear, peak, last, up, total - 1, step));
  const double down = 2 * s.option("pct_start") * total - 2;
  return where(step <= up, rise,
               where(step <= down, anneal(linear, peak, first, up, down, step),
                     anneal(linear, first, last, down, total - 1, step)));
}

constexpr double kMaxSteps = 0x1p53;
OptionDef count(std::string_view name, std::vector<double> value = {}) {
  return {name, std::move(value), 1, kMaxSteps, true};
}
OptionDef positive(std::string_view name, std::vector<double> value = {}) {
  return {name, std::move(value), 1e-300};
}
OptionDef at_least_0(std::string_view name, double value) { return {name, {value}}; }
OptionDef flag(std::string_view name) { return {name, {0}, 0, 1, true}; }

#define FB_FORMULA(f) f<double>, f<Tensor>
const std::vector<ScheduleKind>& schedule_kinds() {
  static const std::vector<ScheduleKind> table = [] {
    std::vector<ScheduleKind> t = {
        {"constant", {}, FB_FORMULA(constant_lr)},
        {"step", {count("step_size"), positive("gamma", {0.1})}, FB_FORMULA(step_lr)},
        {"multistep",
         {{.name = "milestones", .hi = kMaxSteps, .integer = true, .list = true},
          positive("gamma", {0.1})},
         FB_FORMULA(multistep_lr)},
        {"exponential", {positive("gamma")}, FB_FORMULA(exponential_lr)},
        {"cosine", {count("T_max"), at_least_0("eta_min", 0)}, FB_FORMULA(cosine_lr)},
        {"cosine_restarts",
         {count("T_0"), count("T_mult", {1}), at_least_0("eta_min", 0)},
         FB_FORMULA(cosine_restarts_lr)},
        {"polynomial",
         {count("total_iters", {5}), at_least_0("power", 1)},
         FB_FORMULA(polynomial_lr)},
        {"linear",
         {at_least_0("start_factor", 1.0 / 3), at_least_0("end_factor", 1),
          count("total_iters", {5})},
         FB_FORMULA(linear_lr)},
        {"one_cycle",
         {count("total_steps"),
          at_least_0("max_lr", 0),
          {"pct_start", {0.3}, 0, 1},
          positive("div_factor", {25}),
          positive("final_div_factor", {1e4}),
          flag("linear"),
          flag("three_phase")},
         FB_FORMULA(one_cycle_lr)}};
    for (ScheduleKind& k : t) {
      k.options.push_back({"warmup_steps", {0}, 0, kMaxSteps, true});
      k.options.push_back({"warmup_start_factor", {1.0 / 3}, 0, 1});
    }
    return t;
  }();
  return table;
}
#undef FB_FORMULA

const ScheduleKind& find_schedule(std::string_view name) {
  std::vector<std::string_view> names;
  for (const ScheduleKind& k : schedule_kinds()) {
    if (k.name == name) return k;
    names.push_back(k.name);
  }
  fail("[schedule] schedule ", unknown_name(name, names));
}

std::string title(const ScheduleKind& kind) { return str_cat("[schedule ", kind.name, "]"); }

// The schedule with its warm-up: steps to schedule time, then the formula.
template <typename V, typename Formula>
V rate(const Schedule& s, Formula formula, double base, const V& step, double steps_per_epoch) {
  const double warmup = s.option("warmup_steps");
  if (warmup == 0) return formula(s, base, floor(step / steps_per_epoch));
  const V since = where(step >= warmup, step - warmup, like(step, 0));
  const V main = formula(s, base, floor(since / steps_per_epoch));
  const double from = s.option("warmup_start_factor");
  const V factor = from + (1 - from) * (minimum(step, warmup) / warmup);
  return main * factor;
}

}  // namespace

Schedule::Schedule(std::string_view kind, const OptionMap& options)
    : kind_(&find_schedule(kind)),
      options_(resolve_options(title(*kind_), kind_->options, options)) {}

std::vector<std::string> Schedule::option_names(std::string_view kind) {
  std::vector<std::string> names;
  for (const OptionDef& d : find_schedule(kind).options) names.emplace_back(d.name);
  return names;
}

std::string_view Schedule::kind() const { return kind_->name; }

double Schedule::option(std::string_view name, size_t index) const {
  find_option(title(*kind_), kind_->options, name);
  const std::vector<double>& value = options_.find(name)->second;
  if (index >= value.size()) fail(title(*kind_), " option ", name, " has no element ", index);
  return value[index];
}

Schedule& Schedule::warmup(int64_t steps, double start_factor) {
  OptionMap next = options_;
  next["warmup_steps"] = {static_cast<double>(steps)};
  next["warmup_start_factor"] = {start_factor};
  options_ = resolve_options(title(*kind_), kind_->options, next);
  return *this;
}

Schedule& Schedule::per_epoch(int64_t steps_per_epoch) {
  if (steps_per_epoch < 1)
    fail(title(*kind_), " expected steps_per_epoch of 1 or more, got ", steps_per_epoch);
  steps_per_epoch_ = steps_per_epoch;
  return *this;
}

Tensor Schedule::lr(double base_lr, const Tensor& step, DType dtype) const {
  if (!is_float(dtype) || step.dim() != 0)
    fail(title(*kind_), " expected a scalar step and a floating type, got ", step.type(), " and ",
         dtype);
  return rate<Tensor>(*this, kind_->graph, base_lr, step.to(dtype),
                      static_cast<double>(steps_per_epoch_));
}

double Schedule::lr_at(double base_lr, int64_t step) const {
  return rate<double>(*this, kind_->host, base_lr, static_cast<double>(step),
                      static_cast<double>(steps_per_epoch_));
}

namespace {
std::vector<double> one(int64_t v) { return {static_cast<double>(v)}; }
}  // namespace

StepLR::StepLR(int64_t step_size, double gamma)
    : Schedule("step", {{"step_size", one(step_size)}, {"gamma", {gamma}}}) {}

MultiStepLR::MultiStepLR(const std::vector<int64_t>& milestones, double gamma)
    : Schedule("multistep",
               {{"milestones", {milestones.begin(), milestones.end()}}, {"gamma", {gamma}}}) {}

ExponentialLR::ExponentialLR(double gamma) : Schedule("exponential", {{"gamma", {gamma}}}) {}

CosineAnnealingLR::CosineAnnealingLR(int64_t T_max, double eta_min)
    : Schedule("cosine", {{"T_max", one(T_max)}, {"eta_min", {eta_min}}}) {}

CosineAnnealingWarmRestarts::CosineAnnealingWarmRestarts(int64_t T_0, int64_t T_mult,
                                                         double eta_min)
    : Schedule("cosine_restarts",
               {{"T_0", one(T_0)}, {"T_mult", one(T_mult)}, {"eta_min", {eta_min}}}) {}

PolynomialLR::PolynomialLR(int64_t total_iters, double power)
    : Schedule("polynomial", {{"total_iters", one(total_iters)}, {"power", {power}}}) {}

LinearLR::LinearLR(double start_factor, double end_factor, int64_t total_iters)
    : Schedule("linear", {{"start_factor", {start_factor}},
                          {"end_factor", {end_factor}},
                          {"total_iters", one(total_iters)}}) {}

OneCycleLR::OneCycleLR(int64_t total_steps, const OneCycleOptions& o)
    : Schedule("one_cycle", {{"total_steps", one(total_steps)},
                             {"max_lr", {o.max_lr}},
                             {"pct_start", {o.pct_start}},
                             {"div_factor", {o.div_factor}},
                             {"final_div_factor", {o.final_div_factor}},
                             {"linear", {o.linear ? 1.0 : 0.0}},
                             {"three_phase", {o.three_phase ? 1.0 : 0.0}}}) {}

}  // namespace fullbore::optim
