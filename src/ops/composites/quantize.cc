// Quantization. Calls: operands x (or q), scale, [zero_point]; values: qmin, qmax, channel axis or
// -1.
#include <limits>

#include "ops/composites/common.h"

namespace fullbore {
namespace {

using composites::Operands;

// Checked operands of one of the three functions.
struct QuantCall {
  Operands operands{};
  int zero_point = -1;
  int axis = -1;  // of a [C] scale
  double qmin, qmax;

  QuantCall(std::string_view op, const Tensor& x, const Tensor& scale, const Tensor& zp,
            const QuantOptions& o) {
    if (o.dtype != DType::i8 && o.dtype != DType::u8)
      fail("[", op, "] expected the type i8 or u8, got ", o.dtype);
    const int lowest = o.dtype == DType::i8 ? -128 : 0, highest = lowest + 255;
    qmin = o.qmin.value_or(lowest);
    qmax = o.qmax.value_or(highest);
    if (!(qmin >= lowest && qmin < qmax && qmax <= highest))
      fail("[", op, "] expected ", lowest, " <= qmin < qmax <= ", highest, ", got ", qmin, " and ",
           qmax);
    composites::expect_float(op, scale);
    if (o.axis) axis = x.axis(*o.axis);
    composites::expect_shape(op, "scale", scale, axis < 0 ? Shape{} : Shape{x.size(axis)});
    if (zp.defined()) composites::expect_shape(op, "zero_point", zp, scale.shape());
    operands.add(x);
    operands.add(scale);
    zero_point = operands.add(zp);
  }
  std::vector<double> values() const { return {qmin, qmax, static_cast<double>(axis)}; }

  Tensor spread(const Tensor& v, const Tensor& like) const {
    return axis < 0 ? expand(v, like.shape()) : composites::along(v, like.shape(), axis);
  }
  // round(x / scale) + zero_point, not yet clamped.
  Tensor steps(std::span<const Tensor> in, const Tensor& x) const {
    const Tensor r = round(x / spread(in[1].to(x.dtype()), x));
    return zero_point < 0 ? r : r + spread(zero_of(in, x.dtype()), x);
  }
  Tensor values_of(std::span<const Tensor> in, const Tensor& q) const {
    const Tensor shifted = zero_point < 0 ? q : q - spread(zero_of(in, q.dtype()), q);
    return shifted * spread(in[1].to(q.dtype()), q);
  }
  Tensor zero_of(std::span<const Tensor> in, DType d) const {
    return in[static_cast<size_t>(zero_point)].to(d);
  }
};

}  // namespace

Tensor quantize(const Tensor& x, const Tensor& scale, const Tensor& zero_point,
                const QuantOptions& o) {
  composites::expect_float("quantize", x);
  const QuantCall c("quantize", x, scale, zero_point, o);
  return call("quantize", c.operands.list(), c.values(), [&](std::span<const Tensor> in) {
    return std::vector<Tensor>{
        clamp(c.steps(in, composites::compute(in[0])), c.qmin, c.qmax).to(o.dtype)};
  })[0];
}

Tensor dequantize(const Tensor& q, const Tensor& scale, const Tensor& zero_point,
                  const QuantOptions& o) {
  composites::expect_integer("dequantize", "input", q);
  const QuantCall c("dequantize", q, scale, zero_point, o);
  return call("dequantize", c.operands.list(), c.values(), [&](std::span<const Tensor> in) {
    const DType d = in[1].dtype();
    return std::vector<Tensor>{c.values_of(in, in[0].to(composites::compute_dtype(d))).to(d)};
  })[0];
}

Tensor fake_quant(const Tensor& x, const Tensor& scale, const Tensor& zero_point,
                  const QuantOptions& o) {
  composites::expect_float("fake_quant", x);
  const QuantCall c("fake_quant", x, scale, zero_point, o);
  return call("fake_quant", c.operands.list(), c.values(), [&](std::span<const Tensor> in) {
    const Tensor v = composites::compute(in[0]);
    const Tensor steps = stop_gradient(c.steps(in, v));
    const Tensor q = stop_gradient(c.values_of(in, clamp(steps, c.qmin, c.qmax)));
    const Tensor inside = logical_and(steps >= c.qmin, steps <= c.qmax);
    // v - stop_gradient(v) is 0 with gradient 1.
    return std::vector<Tensor>{(q + where(inside, v - stop_gradient(v), 0.0)).to(in[0].dtype())};
  })[0];
}

}  // namespace fullbore
