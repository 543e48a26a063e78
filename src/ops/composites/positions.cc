#include "fullbore/functional/positions.h"

#include <cmath>

#include "fullbore/array.h"
#include "ops/composites/common.h"

namespace fullbore {
namespace {

// f(t / base^(2i / width)) for t = offset .. offset + steps - 1 and i = 0 .. width / 2 - 1.
Tensor angles(Graph& graph, DType dtype, int64_t steps, int64_t offset, int64_t width, double base,
              double (*f)(double)) {
  Array a(dtype, Shape{steps, width / 2});
  for (int64_t t = 0; t < steps; ++t)
    for (int64_t i = 0; i < width / 2; ++i) {
      const double exponent = 2 * static_cast<double>(i) / static_cast<double>(width);
      a.set(t * (width / 2) + i, f(static_cast<double>(offset + t) / std::pow(base, exponent)));
    }
  return constant(graph, a);
}

double sine(double v) { return std::sin(v); }
double cosine(double v) { return std::cos(v); }

void check_base(std::string_view op, double base) {
  if (!(base > 0)) fail("[", op, "] expected a base above 0, got ", base);
}

}  // namespace

Tensor sinusoidal_positions(Graph& graph, const Type& type, double base) {
  const Shape& s = type.shape;
  if (!is_float(type.dtype) || s.rank() != 2 || s[1] % 2 != 0)
    fail("[sinusoidal_positions] expected a floating type [T, C] with C even, got ", type);
  check_base("sinusoidal_positions", base);
  const Tensor parts[] = {angles(graph, type.dtype, s[0], 0, s[1], base, sine),
                          angles(graph, type.dtype, s[0], 0, s[1], base, cosine)};
  return reshape(stack(parts, 2), {s[0], s[1]});
}

// "rotary_embedding": operands x, cosines and sines [T, D / 2]; values: 1 where interleaved.
Tensor rotary_embedding(const Tensor& x, const RotaryOptions& o) {
  composites::expect_float("rotary_embedding", x);
  if (x.dim() < 2 || x.size(-1) % 2 != 0)
    fail("[rotary_embedding] expected an input [..., T, D] with D even, got ", x.type());
  check_base("rotary_embedding", o.base);
  const DType d = composites::compute_dtype(x.dtype());
  const int64_t steps = x.size(-2), width = x.size(-1);
  const Tensor operands[] = {x, angles(x.graph(), d, steps, o.offset, width, o.base, cosine),
                             angles(x.graph(), d, steps, o.offset, width, o.base, sine)};
  return call("rotary_embedding", operands, {o.interleaved ? 1.0 : 0.0},
              [&](std::span<const Tensor> in) {
                // The pair's own axis is the last of [..., D / 2, 2], or the one before of [..., 2,
                // D / 2].
                const Tensor v = composites::compute(in[0]);
                const Shape shape = v.shape();
                std::vector<int64_t> split(shape.begin(), shape.end());
                split.back() = o.interleaved ? width / 2 : 2;
                split.push_back(o.interleaved ? 2 : width / 2);
                const int axis = v.dim() - (o.interleaved ? 0 : 1);
                const Tensor pairs = reshape(v, split);
                const Tensor a = squeeze(narrow(pairs, axis, 0, 1), axis),
                             b = squeeze(narrow(pairs, axis, 1, 1), axis);
                const Tensor turned[] = {a * in[1] - b * in[2], b * in[1] + a * in[2]};
                return std::vector<Tensor>{reshape_as(stack(turned, axis), v).to(in[0].dtype())};
              })[0];
}

}  // namespace fullbore
