// Activations. Calls: operand x; values as given in each.
#include <cmath>
#include <numbers>

#include "ops/composites/common.h"

namespace fullbore {
using composites::call_unary;

// The comparison is written so that NaN passes through. (x <= 0) == (y <= 0), so an executor may
// give relu_grad the result in place of the operand and forget the operand.
Tensor relu(const Tensor& x) {
  return call_unary("relu", x, {}, [](const Tensor& v) { return where(v <= 0.0, 0.0, v); });
}

namespace {
// One mask for the gradient; NaN passes through.
Tensor between_0_and_6(const Tensor& v) {
  const Tensor outside = logical_or(v <= 0.0, v >= 6.0);
  return where(outside, where(v <= 0.0, zeros_like(v), 6.0), v);
}
}  // namespace

Tensor relu6(const Tensor& x) { return call_unary("relu6", x, {}, between_0_and_6); }

Tensor hardsigmoid(const Tensor& x) {
  return call_unary("hardsigmoid", x, {},
                    [](const Tensor& v) { return between_0_and_6(v + 3.0) * (1.0 / 6); });
}

Tensor hardswish(const Tensor& x) {
  return call_unary("hardswish", x, {},
                    [](const Tensor& v) { return v * (between_0_and_6(v + 3.0) * (1.0 / 6)); });
}

// The exponential sees no numbers above 20, where softplus is the number itself.
Tensor mish(const Tensor& x) {
  return call_unary("mish", x, {}, [](const Tensor& v) {
    const Tensor large = v > 20.0;
    return v * tanh(where(large, v, log1p(exp(where(large, 0.0, v)))));
  });
}

// values: negative_slope.
Tensor leaky_relu(const Tensor& x, double negative_slope) {
  return call_unary("leaky_relu", x, {negative_slope},
                    [&](const Tensor& v) { return where(v > 0.0, v, v * negative_slope); });
}

// values: alpha. The exponential sees no positive numbers: its overflow would make the gradient
// NaN.
Tensor elu(const Tensor& x, double alpha) {
  return call_unary("elu", x, {alpha}, [&](const Tensor& v) {
    const Tensor positive = v > 0.0;
    return where(positive, v, expm1(where(positive, 0.0, v)) * alpha);
  });
}

// values: 1 for the tanh formula, else 0.
Tensor gelu(const Tensor& x, GeluApproximate approximate) {
  const bool tanh_formula = approximate == GeluApproximate::kTanh;
  return call_unary("gelu", x, {tanh_formula ? 1.0 : 0.0}, [&](const Tensor& v) {
    if (!tanh_formula) return v * 0.5 * (erf(v * (1 / std::numbers::sqrt2)) + 1.0);
    const double k = std::sqrt(2 / std::numbers::pi);
    const Tensor inner = v * (square(v) * 0.044715 + 1.0) * k;
    return v * 0.5 * (tanh(inner) + 1.0);
  });
}

Tensor silu(const Tensor& x) {
  return call_unary("silu", x, {}, [](const Tensor& v) { return v * sigmoid(v); });
}

// values: beta, threshold.
Tensor softplus(const Tensor& x, double beta, double threshold) {
  if (!(beta != 0)) fail("[softplus] expected beta other than 0, got ", beta);
  return call_unary("softplus", x, {beta, threshold}, [&](const Tensor& v) {
    const Tensor z = v * beta;
    const Tensor linear = z > threshold;
    return where(linear, v, log1p(exp(where(linear, 0.0, z))) * (1 / beta));
  });
}

// values: dim. The largest element is subtracted so that nothing overflows.
Tensor softmax(const Tensor& x, int dim) {
  const int axis = x.axis(dim);
  return call_unary("softmax", x, {static_cast<double>(axis)}, [&](const Tensor& v) {
    const Tensor e = exp(v - stop_gradient(amax(v, {axis}, true)));
    return e / sum(e, {axis}, true);
  });
}

// values: dim. Saves the largest element and the sum of exponentials of each row.
Tensor log_softmax(const Tensor& x, int dim) {
  composites::expect_float("log_softmax", x);
  const int axis = x.axis(dim);
  const Tensor operands[] = {x};
  return call("log_softmax", operands, {static_cast<double>(axis)},
              [&](std::span<const Tensor> in) {
                const Tensor v = composites::compute(in[0]);
                const Tensor largest = stop_gradient(amax(v, {axis}, true));
                const Tensor z = v - largest;
                const Tensor total = sum(exp(z), {axis}, true);
                return std::vector<Tensor>{(z - log(total)).to(in[0].dtype()), largest, total};
              })[0];
}

}  // namespace fullbore
