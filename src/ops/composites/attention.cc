#include "fullbore/functional/attention.h"

#include <cmath>
#include <limits>

#include "fullbore/functional.h"
#include "ops/composites/common.h"

namespace fullbore {
namespace {

using composites::Operands;

constexpr double kNever = -std::numeric_limits<double>::infinity();

void check(const Tensor& q, const Tensor& k, const Tensor& v, const AttentionOptions& o) {
  composites::expect_float("scaled_dot_product_attention", q);
  const bool ranks = q.dim() == 4 && k.dim() == 4 && v.dim() == 4;
  if (!ranks || k.dtype() != q.dtype() || v.dtype() != q.dtype() || k.size(0) != q.size(0) ||
      v.size(0) != q.size(0) || k.size(3) != q.size(3) || k.size(1) != v.size(1) ||
      k.size(2) != v.size(2))
    fail(
        "[scaled_dot_product_attention] expected q [B, Hq, T, D], k [B, Hkv, S, D] and v [B, Hkv, ",
        "S, Dv] of one type, got ", q.type(), ", ", k.type(), " and ", v.type());
  if (k.size(1) < 1 || q.size(1) % k.size(1) != 0)
    fail("[scaled_dot_product_attention] expected query heads in multiples of the key heads, got ",
         q.size(1), " and ", k.size(1));
  if (o.mask.defined() && o.mask.dtype() != DType::boolean && !is_float(o.mask.dtype()))
    fail("[scaled_dot_product_attention] expected a mask of bools or floats, got ", o.mask.type());
  if (!(o.dropout >= 0 && o.dropout < 1))
    fail("[scaled_dot_product_attention] expected dropout in [0, 1), got ", o.dropout);
  if (o.dropout > 0 && (!o.key.defined() || !o.sample_counter.defined()))
    throw Error("[scaled_dot_product_attention] expected key and sample_counter with dropout");
}

// x [B, Hkv, ...] with each head `group` times in turn.
Tensor repeated(const Tensor& x, int64_t group) {
  if (group == 1) return x;
  const Shape each{x.size(0), x.size(1), group, x.size(2), x.size(3)};
  return reshape(expand(unsqueeze(x, 2), each),
                 {x.size(0), x.size(1) * group, x.size(2), x.size(3)});
}

}  // namespace

// Operands q, k, v, [mask], [key, sample_counter]; values: scale, causal (1 or 0), dropout. Saves
// log(sum(exp(scores))) of each query, [B, Hq, T].
Tensor scaled_dot_product_attention(const Tensor& q, const Tensor& k, const Tensor& v,
                                    const AttentionOptions& o) {
  check(q, k, v, o);
  Operands operands;
  operands.add(q), operands.add(k), operands.add(v);
  const int mask = operands.add(o.mask);
  const int key = o.dropout > 0 ? operands.add(o.key) : -1;
  const int samples = o.dropout > 0 ? operands.add(o.sample_counter) : -1;
  const double scale = o.scale.value_or(1 / std::sqrt(static_cast<double>(q.size(3))));
  return call(
      "scaled_dot_product_attention", operands.list(), {scale, o.causal ? 1.0 : 0.0, o.dropout},
      [&](std::span<const Tensor> in) {
        const int64_t group = in[0].size(1) / in[1].size(1);
        Tensor scores =
            composites::compute(matmul(in[0], transpose(repeated(in[1], group), 2, 3))) * scale;
        const Shape shape = scores.shape();
        const Tensor m = Operands::at(in, mask);
        if (m.defined())
          scores = m.dtype() == DType::boolean ? where(expand(m, shape), scores, kNever)
                                               : scores + m.to(scores.dtype());
        if (o.causal) {
          const Type places{DType::i32, {shape[2], shape[3]}};
          Graph& g = in[0].graph();
          scores = where(expand(iota(g, places, 1) <= iota(g, places, 0), shape), scores, kNever);
        }
        const Tensor most = stop_gradient(amax(scores, {3}, true));
        Tensor weights;
        if (m.defined()) {  // a query may see no key
          const Tensor sees = expand(most > kNever, shape);
          weights = where(sees, softmax(where(sees, scores, 0.0), -1), 0.0);
        } else {
          weights = softmax(scores, -1);
        }
        const Tensor near = where(most > kNever, most, 0.0);
        const Tensor lse = squeeze(log(sum(exp(scores - near), {3}, true)) + near, 3);
        if (key >= 0)
          weights = dropout(weights, o.dropout, Operands::at(in, key), Operands::at(in, samples));
        const Tensor y = matmul(weights.to(in[2].dtype()), repeated(in[2], group));
        return std::vector<Tensor>{y, lse};
      })[0];
}

}  // namespace fullbore
