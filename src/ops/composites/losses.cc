// Losses. Calls: operands input, target, [weight or pos_weight], [sample_weight] (those in brackets
// only when given); values: reduction (as enum Reduce), whether weight is there, whether
// sample_weight is there, then the numbers named in each.
#include <limits>

#include "ops/composites/common.h"

namespace fullbore {
namespace {

using composites::Operands;

// Divides by a sum of weights. Guarded: a batch of padding only has weights of sum 0 and loss 0.
Tensor safe_divide(const Tensor& a, const Tensor& total) {
  return a / where(total == 0.0, 1.0, total);
}

// w [N] as the shape of l [N, ...].
Tensor per_sample(const Tensor& w, const Tensor& l) {
  return composites::along(w.to(l.dtype()), l.shape(), 0);
}

// Reduces losses l [N, ...]; with sample weights w [N], each element of sample i counts w[i] times.
Tensor reduced(const Tensor& l, const Tensor& w, Reduce reduction) {
  const Tensor weighted = w.defined() ? l * per_sample(w, l) : l;
  if (reduction == Reduce::kNone) return weighted;
  const Tensor total = sum(weighted);
  if (reduction == Reduce::kSum) return total;
  const int64_t rows = l.dim() > 0 ? l.size(0) : 1;
  const double per_row =
      reduction == Reduce::kMean ? static_cast<double>(l.numel()) / static_cast<double>(rows) : 1.0;
  if (!w.defined()) return total / (static_cast<double>(rows) * per_row);
  return safe_divide(total, sum(w.to(l.dtype())) * per_row);
}

// What every loss checks, and the list of its operands.
struct LossCall {
  std::string_view op;
  Operands operands{};
  int weight = -1, sample_weight = -1;
  std::vector<double> values{};

  LossCall(std::string_view name, const Tensor& input, const Tensor& target, const Tensor& class_w,
           const Tensor& sample_w, Reduce reduction, std::initializer_list<double> numbers)
      : op(name) {
    composites::expect_float(op, input);
    operands.add(input);
    operands.add(target);
    weight = operands.add(class_w);
    sample_weight = operands.add(sample_w);
    if (sample_w.defined())
      composites::expect_shape(op, "sample_weight", sample_w,
                               input.dim() > 0 ? Shape{input.size(0)} : Shape{1});
    values = {static_cast<double>(reduction), class_w.defined() ? 1.0 : 0.0,
              sample_w.defined() ? 1.0 : 0.0};
    values.insert(values.end(), numbers);
  }
};

// A loss of equal-shaped input and target; `formula` gives the losses of the elements.
template <typename F>
Tensor elementwise_loss(std::string_view op, const Tensor& input, const Tensor& target,
                        const LossOptions& o, std::initializer_list<double> numbers, F&& formula) {
  const LossCall c(op, input, target, {}, o.sample_weight, o.reduction, numbers);
  composites::expect_shape(op, "target", target, input.shape());
  return call(op, c.operands.list(), c.values, [&](std::span<const Tensor> in) {
    const Tensor x = composites::compute(in[0]);
    return std::vector<Tensor>{
        reduced(formula(x, in[1].to(x.dtype())), Operands::at(in, c.sample_weight), o.reduction)};
  })[0];
}

// ---- losses over classes ----

int class_axis(const Tensor& logits) { return logits.dim() > 1 ? 1 : 0; }

void check_class_operands(std::string_view op, const Tensor& logits, const Tensor& target,
                          const Tensor& weight, bool integers) {
  if (logits.dim() == 0) fail("[", op, "] expected input [N, C, ...], got ", logits.type());
  const int axis = class_axis(logits);
  if (!integers && target.shape() == logits.shape().without(axis))
    fail("[", op, "] expected class numbers of an integer type (i32, i64, u8) or probabilities ",
         logits.type(), ", got ", target.type(), "; convert the labels, or use a regression loss");
  if (integers) composites::expect_integer(op, "target", target);
  composites::expect_shape(op, "target", target,
                           integers ? logits.shape().without(axis) : logits.shape());
  if (weight.defined()) composites::expect_shape(op, "weight", weight, Shape{logits.size(axis)});
}

// Integer targets against the classes of an input [N, C, ...].
struct Targets {
  Tensor hot;    // bool [N, C, ...]: where the class is the target's
  Tensor valid;  // bool [N, ...]: the target is not ignore_index; undefined when it never is

  Targets(const Tensor& target, const Shape& shape, int axis, int64_t ignore_index)
      : hot(composites::class_mask(target, axis, shape[axis])) {
    // Types that cannot hold ignore_index need no mask.
    const bool fits = target.dtype() == DType::i64 || target.dtype() == DType::i32
                          ? ignore_index >= std::numeric_limits<int32_t>::min()
                      : target.dtype() == DType::i8 ? ignore_index >= -128 && ignore_index <= 127
                      : target.dtype() == DType::u8 ? ignore_index >= 0 && ignore_index <= 255
                                                    : ignore_index >= 0;
    if (fits) valid = target != static_cast<double>(ignore_index);
  }
  // The target's element of each row of x [N, C, ...]: [N, ...].
  Tensor pick(const Tensor& x, int axis) const { return sum(where(hot, x, 0.0), {axis}); }
  Tensor masked(const Tensor& x) const { return valid.defined() ? where(valid, x, 0.0) : x; }
};

// Weight of each target: its class's, 0 where it is ignored: [N, ...].
Tensor target_weights(const Targets& t, const Tensor& class_weight, const Shape& shape, int axis,
                      const Tensor& like) {
  if (!class_weight.defined()) return t.masked(full_like(like, 1.0));
  const Tensor w = composites::along(class_weight.to(like.dtype()), shape, axis);
  return t.masked(t.pick(w, axis));
}

// Reduces l [N, ...], which holds the targets' weights already; kMean divides by their sum.
Tensor reduced_by_targets(const Tensor& l, const Tensor& weights, const Tensor& sample_weight,
                          Reduce reduction) {
  if (reduction != Reduce::kMean) return reduced(l, sample_weight, reduction);
  if (!sample_weight.defined()) return sum(l) / sum(weights);
  const Tensor w = per_sample(sample_weight, l);
  return safe_divide(sum(l * w), sum(weights * w));
}

// Losses [N, ...] from log-probabilities by class (z - lse). `nll` is minus the target's one.
struct CrossEntropy {
  const CrossEntropyOptions& o;
  int axis;
  double classes;

  // Integer targets; z [N, C, ...], lse [N, 1, ...].
  Tensor from_index(const Tensor& z, const Tensor& lse, const Tensor& target, const Tensor& weight,
                    const Tensor& sample_weight) const {
    const Targets t(target, z.shape(), axis, o.ignore_index);
    const Tensor nll = squeeze(lse, axis) - t.pick(z, axis);
    const Tensor w = target_weights(t, weight, z.shape(), axis, nll);
    Tensor l = nll * w;
    if (o.label_smoothing > 0) {
      Tensor all = lse - z;
      if (weight.defined()) all = all * composites::along(weight.to(z.dtype()), z.shape(), axis);
      l = l * (1 - o.label_smoothing) + t.masked(sum(all, {axis})) * (o.label_smoothing / classes);
    }
    return reduced_by_targets(l, w, sample_weight, o.reduction);
  }

  // Targets are probabilities.
  Tensor from_probabilities(const Tensor& z, const Tensor& lse, const Tensor& target,
                            const Tensor& weight, const Tensor& sample_weight) const {
    Tensor p = target.to(z.dtype());
    if (o.label_smoothing > 0) p = p * (1 - o.label_smoothing) + o.label_smoothing / classes;
    if (weight.defined()) p = p * composites::along(weight.to(z.dtype()), z.shape(), axis);
    return reduced(sum(p * (lse - z), {axis}), sample_weight, o.reduction);
  }
};

}  // namespace

std::string_view name(Reduce reduce) {
  constexpr std::string_view kNames[] = {"mean", "sum", "none", "batchmean"};
  return kNames[static_cast<size_t>(reduce)];
}

Reduce reduce_from_name(std::string_view text) {
  for (Reduce r : {Reduce::kMean, Reduce::kSum, Reduce::kNone, Reduce::kBatchMean})
    if (name(r) == text) return r;
  fail("[reduction] expected one of mean sum none batchmean, got '", text, "'");
}

// values: label_smoothing, ignore_index. Saves the largest logit and the sum of exponentials per
// row.
Tensor cross_entropy(const Tensor& logits, const Tensor& target, const CrossEntropyOptions& o) {
  const LossCall c("cross_entropy", logits, target, o.weight, o.sample_weight, o.reduction,
                   {o.label_smoothing, static_cast<double>(o.ignore_index)});
  const bool integers = !is_float(target.dtype());
  check_class_operands(c.op, logits, target, o.weight, integers);
  if (!(o.label_smoothing >= 0 && o.label_smoothing <= 1))
    fail("[cross_entropy] expected label_smoothing in [0, 1], got ", o.label_smoothing);
  const int axis = class_axis(logits);
  return call(c.op, c.operands.list(), c.values, [&](std::span<const Tensor> in) {
    const Tensor x = composites::compute(in[0]);
    const Tensor largest = stop_gradient(amax(x, {axis}, true));
    const Tensor z = x - largest;
    const Tensor total = sum(exp(z), {axis}, true);
    const CrossEntropy ce{o, axis, static_cast<double>(x.size(axis))};
    const Tensor weight = Operands::at(in, c.weight);
    const Tensor samples = Operands::at(in, c.sample_weight);
    const Tensor loss = integers ? ce.from_index(z, log(total), in[1], weight, samples)
                                 : ce.from_probabilities(z, log(total), in[1], weight, samples);
    return std::vector<Tensor>{loss, largest, total};
  })[0];
}

// values: ignore_index.
Tensor nll_loss(const Tensor& log_probs, const Tensor& target, const NllOptions& o) {
  const LossCall c("nll_loss", log_probs, target, o.weight, o.sample_weight, o.reduction,
                   {static_cast<double>(o.ignore_index)});
  check_class_operands(c.op, log_probs, target, o.weight, true);
  const int axis = class_axis(log_probs);
  return call(c.op, c.operands.list(), c.values, [&](std::span<const Tensor> in) {
    const Tensor x = composites::compute(in[0]);
    const Targets t(in[1], x.shape(), axis, o.ignore_index);
    const Tensor nll = -t.pick(x, axis);
    const Tensor w = target_weights(t, Operands::at(in, c.weight), x.shape(), axis, nll);
    return std::vector<Tensor>{
        reduced_by_targets(nll * w, w, Operands::at(in, c.sample_weight), o.reduction)};
  })[0];
}

Tensor mse_loss(const Tensor& input, const Tensor& target, const LossOptions& o) {
  return elementwise_loss("mse_loss", input, target, o, {},
                          [](const Tensor& x, const Tensor& t) { return square(x - t); });
}

Tensor l1_loss(const Tensor& input, const Tensor& target, const LossOptions& o) {
  return elementwise_loss("l1_loss", input, target, o, {},
                          [](const Tensor& x, const Tensor& t) { return abs(x - t); });
}

// values: beta.
Tensor smooth_l1_loss(const Tensor& input, const Tensor& target, double beta,
                      const LossOptions& o) {
  if (!(beta >= 0)) fail("[smooth_l1_loss] expected beta of 0 or more, got ", beta);
  return elementwise_loss("smooth_l1_loss", input, target, o, {beta},
                          [&](const Tensor& x, const Tensor& t) {
                            const Tensor d = x - t;
                            const Tensor size = abs(d);
                            if (beta == 0) return size;
                            return where(size < beta, square(d) * (0.5 / beta), size - 0.5 * beta);
                          });
}

// values: delta.
Tensor huber_loss(const Tensor& input, const Tensor& target, double delta, const LossOptions& o) {
  if (!(delta > 0)) fail("[huber_loss] expected delta above 0, got ", delta);
  return elementwise_loss(
      "huber_loss", input, target, o, {delta}, [&](const Tensor& x, const Tensor& t) {
        const Tensor d = x - t;
        const Tensor size = abs(d);
        return where(size <= delta, square(d) * 0.5, (size - 0.5 * delta) * delta);
      });
}

// (1 - t) x + (1 + (pos_weight - 1) t) (log(1 + exp(-|x|)) + max(-x, 0)).
Tensor bce_with_logits(const Tensor& input, const Tensor& target, const BceOptions& o) {
  const LossCall c("bce_with_logits", input, target, o.pos_weight, o.sample_weight, o.reduction,
                   {});
  composites::expect_shape(c.op, "target", target, input.shape());
  return call(c.op, c.operands.list(), c.values, [&](std::span<const Tensor> in) {
    const Tensor x = composites::compute(in[0]);
    const Tensor t = in[1].to(x.dtype());
    Tensor softplus_of_minus_x = log1p(exp(-abs(x))) + maximum(-x, 0.0);
    if (c.weight >= 0)
      softplus_of_minus_x =
          softplus_of_minus_x * ((Operands::at(in, c.weight).to(x.dtype()) - 1.0) * t + 1.0);
    return std::vector<Tensor>{reduced((1.0 - t) * x + softplus_of_minus_x,
                                       Operands::at(in, c.sample_weight), o.reduction)};
  })[0];
}

// values: log_target. t log t is 0 at t = 0.
Tensor kl_div(const Tensor& input, const Tensor& target, const KlDivOptions& o) {
  return elementwise_loss("kl_div", input, target,
                          {.reduction = o.reduction, .sample_weight = o.sample_weight},
                          {o.log_target ? 1.0 : 0.0}, [&](const Tensor& x, const Tensor& t) {
                            if (o.log_target) return exp(t) * (t - x);
                            const Tensor zero = t == 0.0;
                            return where(zero, 0.0, t * log(where(zero, 1.0, t))) - t * x;
                          });
}

}  // namespace fullbore
