// Normalisation. Calls: operands x, [weight], [bias], ...; values: eps, then what each names.
#include <limits>

#include "ops/composites/common.h"

namespace fullbore {
namespace {

using composites::Operands;

// The last axes of x, which must have the extents `normalized_shape`.
std::vector<int> trailing_axes(std::string_view op, const Tensor& x,
                               const std::vector<int64_t>& normalized_shape) {
  composites::expect_float(op, x);
  const int count = static_cast<int>(normalized_shape.size());
  const int first = x.dim() - count;
  bool fits = count > 0 && first >= 0;
  for (int i = 0; fits && i < count; ++i)
    fits = x.size(first + i) == normalized_shape[static_cast<size_t>(i)];
  if (!fits)
    fail("[", op, "] expected an input that ends in the axes ", Shape(Dims(normalized_shape)),
         ", got ", x.type());
  std::vector<int> axes;
  for (int i = 0; i < count; ++i) axes.push_back(first + i);
  return axes;
}

void expect_optional(std::string_view op, std::string_view what, const Tensor& t,
                     const Shape& shape) {
  if (t.defined()) composites::expect_shape(op, what, t, shape);
}

double type_epsilon(DType d) {
  if (d == DType::f64) return std::numeric_limits<double>::epsilon();
  if (d == DType::f16) return 0x1p-10;
  if (d == DType::bf16) return 0x1p-7;
  return static_cast<double>(std::numeric_limits<float>::epsilon());
}

// x [N, C, ...] and vectors [C]: the arithmetic of batch norm.
struct Channels {
  Tensor x;
  std::vector<int> others;  // all axes but 1

  explicit Channels(const Tensor& input) : x(input) {
    for (int a = 0; a < x.dim(); ++a)
      if (a != 1) others.push_back(a);
  }
  Tensor spread(const Tensor& v) const { return composites::along(v.to(x.dtype()), x.shape(), 1); }
  // x * scale + bias with scale = rstd * weight; `offset`: what is left of the mean in x.
  Tensor normalized(const Tensor& offset, const Tensor& rstd, const Tensor& weight,
                    const Tensor& bias) const {
    const Tensor scale = weight.defined() ? rstd * weight.to(rstd.dtype()) : rstd;
    Tensor shift = -(offset.to(rstd.dtype()) * scale);
    if (bias.defined()) shift = shift + bias.to(rstd.dtype());
    return x * spread(scale) + spread(shift);
  }
};

struct BatchStatistics {
  Tensor mean, var;       // [C], of what was given; var is biased
  Tensor unbiased_ratio;  // count / (count - 1): scalar
  Tensor any;             // bool scalar: some sample counts; undefined without sample weights
};

// Sums of x and of its square, read once; exact where x is nearly centred.
BatchStatistics batch_statistics(const Channels& c, const Tensor& sample_weight) {
  const Tensor& x = c.x;
  const double elements = static_cast<double>(x.numel()) / static_cast<double>(x.size(1));
  BatchStatistics s;
  const auto variance = [&](const Tensor& mean_square) {
    return maximum(mean_square - square(s.mean), 0.0);
  };
  if (!sample_weight.defined()) {
    s.mean = sum(x, c.others) * (1 / elements);
    s.var = variance(sum(square(x), c.others) * (1 / elements));
    s.unbiased_ratio = constant(x.graph(), x.dtype(), elements / (elements - 1));
    return s;
  }
  const Tensor w = sample_weight.to(x.dtype());
  const Tensor weighted = x * composites::along(w, x.shape(), 0);
  const Tensor count = sum(w) * (elements / static_cast<double>(x.size(0)));
  s.any = count > 0.0;
  const Tensor safe_count = where(s.any, count, 1.0);
  s.mean = sum(weighted, c.others) / safe_count;
  s.var = variance(sum(weighted * x, c.others) / safe_count);
  // One counted element has no unbiased variance; its 0 is kept.
  const Tensor several = count > 1.0;
  s.unbiased_ratio = where(several, count / where(several, count - 1.0, 1.0), 1.0);
  return s;
}

Tensor running_update(const Tensor& running, const Tensor& batch, double momentum,
                      const Tensor& any) {
  const DType d = composites::compute_dtype(running.dtype());
  const Tensor old = running.to(d);
  const Tensor next = old * (1 - momentum) + stop_gradient(batch).to(d) * momentum;
  return (any.defined() ? where(any, next, old) : next).to(running.dtype());
}

void check_batch_norm(const Tensor& x, const Tensor& running_mean, const Tensor& running_var,
                      const Tensor& weight, const Tensor& bias, const BatchNormOptions& o) {
  composites::expect_float("batch_norm", x);
  if (x.dim() < 2) fail("[batch_norm] expected an input [N, C, ...], got ", x.type());
  const Shape channels{x.size(1)};
  expect_optional("batch_norm", "running_mean", running_mean, channels);
  expect_optional("batch_norm", "running_var", running_var, channels);
  expect_optional("batch_norm", "weight", weight, channels);
  expect_optional("batch_norm", "bias", bias, channels);
  expect_optional("batch_norm", "sample_weight", o.sample_weight, Shape{x.size(0)});
  if (running_mean.defined() != running_var.defined())
    fail("[batch_norm] expected running_mean and running_var together, got one of them");
  if (!o.training && !running_mean.defined())
    fail("[batch_norm] expected running statistics outside training, got none");
  if (o.training && x.numel() <= x.size(1))
    fail("[batch_norm] expected more than one value per channel in training, got ", x.type());
}

}  // namespace

// Operands x, [weight], [bias]; values: eps, number of normalised axes. Saves mean and 1 / std.
Tensor layer_norm(const Tensor& x, const std::vector<int64_t>& normalized_shape,
                  const Tensor& weight, const Tensor& bias, double eps) {
  const std::vector<int> axes = trailing_axes("layer_norm", x, normalized_shape);
  expect_optional("layer_norm", "weight", weight, Shape(Dims(normalized_shape)));
  expect_optional("layer_norm", "bias", bias, Shape(Dims(normalized_shape)));
  Operands operands;
  operands.add(x);
  const int w = operands.add(weight), b = operands.add(bias);
  return call("layer_norm", operands.list(), {eps, static_cast<double>(axes.size())},
              [&](std::span<const Tensor> in) {
                const Tensor v = composites::compute(in[0]);
                const Tensor average = mean(v, axes, true);
                const Tensor centred = v - average;
                const Tensor rstd = rsqrt(mean(square(centred), axes, true) + eps);
                Tensor y = centred * rstd;
                if (w >= 0) y = y * Operands::at(in, w).to(v.dtype());
                if (b >= 0) y = y + Operands::at(in, b).to(v.dtype());
                return std::vector<Tensor>{y.to(in[0].dtype()), average, rstd};
              })[0];
}

// Operands x, [weight]; values: eps, number of normalised axes. Saves 1 / root mean square.
Tensor rms_norm(const Tensor& x, const std::vector<int64_t>& normalized_shape, const Tensor& weight,
                std::optional<double> eps) {
  const std::vector<int> axes = trailing_axes("rms_norm", x, normalized_shape);
  expect_optional("rms_norm", "weight", weight, Shape(Dims(normalized_shape)));
  const double epsilon = eps.value_or(type_epsilon(x.dtype()));
  Operands operands;
  operands.add(x);
  const int w = operands.add(weight);
  return call("rms_norm", operands.list(), {epsilon, static_cast<double>(axes.size())},
              [&](std::span<const Tensor> in) {
                const Tensor v = composites::compute(in[0]);
                const Tensor scale = rsqrt(mean(square(v), axes, true) + epsilon);
                Tensor y = v * scale;
                if (w >= 0) y = y * Operands::at(in, w).to(v.dtype());
                return std::vector<Tensor>{y.to(in[0].dtype()), scale};
              })[0];
}

// "batch_norm" (training): operands x, [running_mean, running_var], [weight], [bias],
// [sample_weight]; results y, [next running_mean, running_var], and saved mean and 1 / std; values:
// eps, momentum. "batch_norm_eval": operands x, running_mean, running_var, [weight], [bias]; result
// y; values: eps.
BatchNormResult batch_norm(const Tensor& x, const Tensor& running_mean, const Tensor& running_var,
                           const Tensor& weight, const Tensor& bias, const BatchNormOptions& o) {
  check_batch_norm(x, running_mean, running_var, weight, bias, o);
  Operands operands;
  operands.add(x);
  const int rm = operands.add(running_mean), rv = operands.add(running_var);
  const int w = operands.add(weight), b = operands.add(bias);
  if (!o.training) {
    const Tensor result =
        call("batch_norm_eval", operands.list(), {o.eps}, [&](std::span<const Tensor> in) {
          const Channels c(composites::compute(in[0]));
          const Tensor rstd = rsqrt(composites::compute(in[2]) + o.eps);
          const Tensor y = c.normalized(in[1], rstd, Operands::at(in, w), Operands::at(in, b));
          return std::vector<Tensor>{y.to(in[0].dtype())};
        })[0];
    return {result, running_mean, running_var};
  }
  const int sw = operands.add(o.sample_weight);
  const auto results =
      call("batch_norm", operands.list(), {o.eps, o.momentum}, [&](std::span<const Tensor> in) {
        const Channels c(composites::compute(in[0]));
        // The first sample's mean is near enough to all samples' that sums of squares around it
        // lose nothing; the result does not depend on it.
        const Tensor near = stop_gradient(mean(narrow(c.x, 0, 0, 1), c.others));
        const Channels centred(c.x - c.spread(near));
        BatchStatistics s = batch_statistics(centred, Operands::at(in, sw));
        const Tensor rstd = rsqrt(s.var + o.eps);
        const Tensor y = centred.normalized(s.mean, rstd, Operands::at(in, w), Operands::at(in, b));
        s.mean = s.mean + near;
        std::vector<Tensor> out{y.to(in[0].dtype())};
        if (rm >= 0) {
          out.push_back(running_update(in[static_cast<size_t>(rm)], s.mean, o.momentum, s.any));
          out.push_back(running_update(in[static_cast<size_t>(rv)], s.var * s.unbiased_ratio,
                                       o.momentum, s.any));
        }
        out.push_back(s.mean);
        out.push_back(rstd);
        return out;
      });
  if (rm < 0) return {results[0], {}, {}};
  return {results[0], results[1], results[2]};
}

}  // namespace fullbore
