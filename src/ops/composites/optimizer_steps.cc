#include "ops/composites/optimizer_steps.h"

#include "ops/composites/common.h"

namespace fullbore {
namespace composites {
namespace {

// What a body computes with; results are the new param and slots.
struct Step {
  Tensor p, g;  // in the computing type
  Tensor ok;
  std::span<const Tensor> slot;
  std::span<const Tensor> scalar;
  std::span<const double> value;

  // The value that slot k gets. The param is computed from it, so that it is there once: computed
  // from what the slot would get, XLA keeps a copy of the old slot besides.
  Tensor next(size_t k, const Tensor& computed) const { return where(ok, computed, slot[k]); }
};
using Results = std::vector<Tensor>;

// g plus the gradient of weight_decay / 2 * p^2.
Tensor decayed(const Step& s, double weight_decay) {
  return weight_decay == 0 ? s.g : s.g + s.p * weight_decay;
}
Tensor lerp(const Tensor& from, const Tensor& to, double weight) {
  return from + (to - from) * weight;
}
Tensor running_square(const Tensor& v, const Tensor& g, double beta) {
  return v * beta + g * g * (1 - beta);
}
Tensor norm(const Tensor& x) { return sqrt(sum(square(x))); }

Results sgd(const Step& s) {
  const double momentum = s.value[0];
  const bool nesterov = s.value[2] != 0;
  const Tensor g = decayed(s, s.value[1]);
  if (momentum == 0) return {s.p - s.scalar[0] * g};
  const Tensor buffer = s.next(0, s.slot[0] * momentum + g * s.scalar[1]);
  return {s.p - s.scalar[0] * (nesterov ? g + buffer * momentum : buffer), buffer};
}

// Adam and AdamW after their weight decay: p and g are given. Kingma and Ba 2015.
Results adam_core(const Step& s, const Tensor& p, const Tensor& g, bool amsgrad) {
  const Tensor m = s.next(0, lerp(s.slot[0], g, 1 - s.value[0]));
  const Tensor v = s.next(1, running_square(s.slot[1], g, s.value[1]));
  Results slots{m, v};
  if (amsgrad) slots.push_back(s.next(2, maximum(s.slot[2], v)));
  const Tensor denominator = sqrt(slots.back()) / s.scalar[1] + s.value[2];
  slots.insert(slots.begin(), p - s.scalar[0] * m / denominator);
  return slots;
}

Results adam(const Step& s) { return adam_core(s, s.p, decayed(s, s.value[3]), s.value[4] != 0); }

// Loshchilov and Hutter 2019.
Results adamw(const Step& s) { return adam_core(s, s.p * s.scalar[2], s.g, s.value[3] != 0); }

// Dozat 2016.
Results nadam(const Step& s) {
  const Tensor p = s.p * s.scalar[3];
  const Tensor g = decayed(s, s.value[3]);
  const Tensor m = s.next(0, lerp(s.slot[0], g, 1 - s.value[0]));
  const Tensor v = s.next(1, running_square(s.slot[1], g, s.value[1]));
  const Tensor denominator = sqrt(v / s.scalar[2]) + s.value[2];
  return {p - s.scalar[0] * g / denominator - s.scalar[1] * m / denominator, m, v};
}

// Liu et al. 2020. One of the two sizes is 0.
Results radam(const Step& s) {
  const Tensor p = s.p * s.scalar[2];
  const Tensor g = decayed(s, s.value[3]);
  const Tensor m = s.next(0, lerp(s.slot[0], g, 1 - s.value[0]));
  const Tensor v = s.next(1, running_square(s.slot[1], g, s.value[1]));
  return {p - m * (s.scalar[0] + s.scalar[1] / (sqrt(v) + s.value[2])), m, v};
}

// Duchi et al. 2011.
Results adagrad(const Step& s) {
  const Tensor g = decayed(s, s.value[1]);
  const Tensor total = s.next(0, s.slot[0] + g * g);
  return {s.p - s.scalar[0] * g / (sqrt(total) + s.value[0]), total};
}

// Zeiler 2012.
Results adadelta(const Step& s) {
  const double rho = s.value[0], eps = s.value[1];
  const Tensor g = decayed(s, s.value[2]);
  const Tensor v = s.next(0, running_square(s.slot[0], g, rho));
  const Tensor delta = sqrt(s.slot[1] + eps) / sqrt(v + eps) * g;
  return {s.p - s.scalar[0] * delta, v, s.next(1, running_square(s.slot[1], delta, rho))};
}

// Tieleman and Hinton 2012; centered: Graves 2013.
Results rmsprop(const Step& s) {
  const double alpha = s.value[0], eps = s.value[1], momentum = s.value[3];
  const bool centered = s.value[4] != 0;
  const Tensor g = decayed(s, s.value[2]);
  const Tensor v = s.next(0, running_square(s.slot[0], g, alpha));
  Results slots{v};
  Tensor variance = v;
  if (centered) {
    const Tensor average = s.next(1, lerp(s.slot[1], g, 1 - alpha));
    slots.push_back(average);
    variance = maximum(v - square(average), 0.0);  // rounding may take it below 0
  }
  Tensor update = g / (sqrt(variance) + eps);
  if (momentum != 0) {
    update = s.next(slots.size(), s.slot.back() * momentum + update);
    slots.push_back(update);
  }
  slots.insert(slots.begin(), s.p - s.scalar[0] * update);
  return slots;
}

// Chen et al. 2023.
Results lion(const Step& s) {
  const Tensor direction = sign(lerp(s.slot[0], s.g, 1 - s.value[0]));
  return {s.p * s.scalar[1] - s.scalar[0] * direction,
          s.next(0, lerp(s.slot[0], s.g, 1 - s.value[1]))};
}

// |p| / |update|, or 1 where one of them is 0: the trust ratio of layer-wise optimizers.
Tensor trust_ratio(const Tensor& p_norm, const Tensor& update_norm, double factor) {
  const Tensor usable = logical_and(p_norm > 0.0, update_norm > 0.0);
  return where(usable, p_norm * factor / where(usable, update_norm, 1.0), 1.0);
}

// You et al. 2020.
Results lamb(const Step& s) {
  const Tensor m = s.next(0, lerp(s.slot[0], s.g, 1 - s.value[0]));
  const Tensor v = s.next(1, running_square(s.slot[1], s.g, s.value[1]));
  Tensor update = m / s.scalar[1] / (sqrt(v / s.scalar[2]) + s.value[2]);
  if (s.value[3] != 0) update = update + s.p * s.value[3];
  return {s.p - s.scalar[0] * trust_ratio(norm(s.p), norm(update), 1) * update, m, v};
}

// You et al. 2017, with momentum as SGD has it: the learning rate outside.
Results lars(const Step& s) {
  const double momentum = s.value[0], weight_decay = s.value[1];
  const Tensor p_norm = norm(s.p), g_norm = norm(s.g);
  const Tensor denominator = g_norm + p_norm * weight_decay + s.value[3];
  const Tensor usable = where(g_norm > 0.0, p_norm, 0.0);
  const Tensor g = decayed(s, weight_decay) * trust_ratio(usable, denominator, s.value[2]);
  const Tensor buffer = s.next(0, s.slot[0] * momentum + g);
  return {s.p - s.scalar[0] * buffer, buffer};
}

struct NamedBody {
  std::string_view name;
  Results (*body)(const Step&);
};
constexpr NamedBody kBodies[] = {
    {"sgd_step", sgd},           {"adam_step", adam},       {"adamw_step", adamw},
    {"nadam_step", nadam},       {"radam_step", radam},     {"adagrad_step", adagrad},
    {"adadelta_step", adadelta}, {"rmsprop_step", rmsprop}, {"lion_step", lion},
    {"lamb_step", lamb},         {"lars_step", lars}};

}  // namespace

std::vector<Tensor> optimizer_step(std::string_view name, const StepOperands& o,
                                   const std::vector<double>& values) {
  const NamedBody* found = nullptr;
  for (const NamedBody& b : kBodies)
    if (b.name == name) found = &b;
  FB_CHECK(found != nullptr, name);
  std::vector<Tensor> operands{o.param, o.grad};
  operands.insert(operands.end(), o.slots.begin(), o.slots.end());
  operands.insert(operands.end(), o.scalars.begin(), o.scalars.end());
  operands.push_back(o.ok);
  return call(name, operands, values, [&](std::span<const Tensor> in) {
    const DType d = compute_dtype(in[0].dtype());
    const auto slots = in.subspan(2, o.slots.size());
    const auto scalars = in.subspan(2 + slots.size(), o.scalars.size());
    Results results = found->body({in[0].to(d), in[1].to(d), in.back(), slots, scalars, values});
    FB_CHECK(results.size() == 1 + slots.size(), name);
    results[0] = where(in.back(), results[0].to(in[0].dtype()), in[0]);
    return results;
  });
}

Tensor ema_step(const Tensor& ema, const Tensor& param, const Tensor& ok, double decay) {
  const Tensor operands[] = {ema, param, ok};
  return call("ema_step", operands, {decay}, [&](std::span<const Tensor> in) {
    return std::vector<Tensor>{
        where(in[2], lerp(in[0], in[1].to(in[0].dtype()), 1 - decay), in[0])};
  })[0];
}

}  // namespace composites

// Whether the largest of 0 (finite) and 1 is 0. Bytes: XLA does not fuse a large reduction with
// what it reduces, and f32 counts would be as much to write and read as the gradients themselves.
Tensor all_finite(std::span<const Tensor> xs) {
  if (xs.empty()) throw Error("[all_finite] expected at least one tensor, got none");
  return call("all_finite", xs, {}, [](std::span<const Tensor> in) {
    Tensor bad;
    for (const Tensor& x : in) {
      const Tensor any = amax(logical_not(isfinite(x)).to(DType::u8));
      bad = bad.defined() ? maximum(bad, any) : any;
    }
    return std::vector<Tensor>{bad == 0.0};
  })[0];
}

Tensor global_norm(std::span<const Tensor> xs) {
  if (xs.empty()) throw Error("[global_norm] expected at least one tensor, got none");
  return call("global_norm", xs, {}, [](std::span<const Tensor> in) {
    DType d = DType::f32;
    for (const Tensor& x : in)
      if (x.dtype() == DType::f64) d = DType::f64;
    Tensor total;
    for (const Tensor& x : in) {
      const Tensor squares = sum(square(x.to(d)));
      total = total.defined() ? total + squares : squares;
    }
    return std::vector<Tensor>{sqrt(total)};
  })[0];
}

}  // namespace fullbore
