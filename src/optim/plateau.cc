#include <algorithm>

#include "fullbore/optim.h"

namespace fullbore::optim {

ReduceLROnPlateau::ReduceLROnPlateau(double base_lr, const PlateauOptions& options)
    : base_lr_(base_lr), options_(options) {
  const auto expect = [](bool fits, std::string_view what, double got) {
    if (!fits) fail("[schedule plateau] expected ", what, ", got ", got);
  };
  expect(base_lr > 0, "a base learning rate above 0", base_lr);
  expect(options.factor > 0 && options.factor < 1, "factor between 0 and 1", options.factor);
  expect(options.patience >= 0, "patience of 0 or more", static_cast<double>(options.patience));
  expect(options.cooldown >= 0, "cooldown of 0 or more", static_cast<double>(options.cooldown));
  expect(options.threshold >= 0, "threshold of 0 or more", options.threshold);
  expect(options.min_lr >= 0, "min_lr of 0 or more", options.min_lr);
}

double ReduceLROnPlateau::step(double metric) {
  const PlateauOptions& o = options_;
  State& s = state_;
  // PyTorch's "rel" threshold: best * (1 - threshold), or (1 + threshold) when maximizing.
  const double sign = o.maximize ? 1 : -1;
  const double bar =
      o.absolute_threshold ? s.best + sign * o.threshold : s.best * (1 + sign * o.threshold);
  const bool better = !s.any ? metric == metric : o.maximize ? metric > bar : metric < bar;
  if (better) {
    s.best = metric;
    s.any = true;
    s.bad_epochs = 0;
  } else {
    ++s.bad_epochs;
  }
  if (s.cooldown_left > 0) {
    --s.cooldown_left;
    s.bad_epochs = 0;
  }
  if (s.bad_epochs > o.patience) {
    const double old_lr = base_lr_ * s.scale;
    const double new_lr = std::max(old_lr * o.factor, o.min_lr);
    if (old_lr - new_lr > o.eps) s.scale = new_lr / base_lr_;
    s.cooldown_left = o.cooldown;
    s.bad_epochs = 0;
  }
  return s.scale;
}

}  // namespace fullbore::optim
