// Products with weights in PyTorch's layout, look-ups, dropout and its keys.
#include <cmath>

#include "ops/composites/common.h"

namespace fullbore {

// Primitives, not a Call: a product, its bias and the activation after it are one kernel of an
// executor.
Tensor linear(const Tensor& x, const Tensor& weight, const Tensor& bias) {
  if (x.dim() < 1 || weight.dim() != 2 || x.size(-1) != weight.size(1))
    fail("[linear] expected x [..., in] and weight [out, in], got ", x.type(), " and ",
         weight.type());
  const Tensor y = dot_general(x, weight, {.lhs_contract = {x.dim() - 1}, .rhs_contract = {1}});
  if (!bias.defined()) return y;
  composites::expect_shape("linear", "bias", bias, Shape{weight.size(0)});
  return y + bias;
}

Tensor bilinear(const Tensor& x1, const Tensor& x2, const Tensor& weight, const Tensor& bias) {
  const bool ranks = x1.dim() >= 1 && x1.dim() == x2.dim() && weight.dim() == 3;
  if (!ranks || x1.size(-1) != weight.size(1) || x2.size(-1) != weight.size(2) ||
      x1.shape().without(x1.dim() - 1) != x2.shape().without(x2.dim() - 1))
    fail("[bilinear] expected x1 [..., in1], x2 [..., in2] and weight [out, in1, in2], got ",
         x1.type(), ", ", x2.type(), " and ", weight.type());
  const int64_t out = weight.size(0);
  const Shape shape = x1.shape().with(x1.dim() - 1, out);
  const Tensor a = reshape(x1, {-1, x1.size(-1)}), b = reshape(x2, {-1, x2.size(-1)});
  const Tensor t = dot_general(a, weight, {.lhs_contract = {1}, .rhs_contract = {1}});
  Tensor y = dot_general(
      t, b, {.lhs_batch = {0}, .rhs_batch = {0}, .lhs_contract = {2}, .rhs_contract = {1}});
  y = reshape(y, {shape.begin(), shape.end()});
  if (!bias.defined()) return y;
  composites::expect_shape("bilinear", "bias", bias, Shape{out});
  return y + bias;
}

// "embedding": operands index, weight; values: padding_idx or -1.
Tensor embedding(const Tensor& index, const Tensor& weight, std::optional<int64_t> padding_idx) {
  composites::expect_integer("embedding", "index", index);
  if (weight.dim() != 2) fail("[embedding] expected a weight [num, dim], got ", weight.type());
  const int64_t rows = weight.size(0);
  int64_t padding = -1;
  if (padding_idx) {
    padding = *padding_idx < 0 ? *padding_idx + rows : *padding_idx;
    if (padding < 0 || padding >= rows)
      fail("[embedding] expected padding_idx within ", rows, " rows, got ", *padding_idx);
  }
  // Gather has no bytes as indices.
  const bool bytes = index.dtype() == DType::u8 || index.dtype() == DType::i8;
  const Tensor operands[] = {bytes ? index.to(DType::i32) : index, weight};
  return call("embedding", operands, {static_cast<double>(padding)},
              [&](std::span<const Tensor> in) {
                const Tensor y = index_select(in[1], 0, in[0]);
                if (padding < 0) return std::vector<Tensor>{y};
                const Tensor is_padding = in[0] == static_cast<double>(padding);
                std::vector<int64_t> axes;
                for (int a = 0; a < in[0].dim(); ++a) axes.push_back(a);
                return std::vector<Tensor>{
                    where(broadcast_in_dim(is_padding, y.shape(), axes), stop_gradient(y), y)};
              })[0];
}

Tensor one_hot(const Tensor& index, int64_t num_classes, DType dtype) {
  composites::expect_integer("one_hot", "index", index);
  if (num_classes < 1) fail("[one_hot] expected num_classes of 1 or more, got ", num_classes);
  return composites::class_mask(index, index.dim(), num_classes).to(dtype);
}

Tensor fold_in(const Tensor& key, const Tensor& data) {
  if (key.type() != Type{DType::u32, Shape{2}} || data.type() != Type{DType::u32, Shape{}})
    fail("[fold_in] expected a key u32[2] and data u32[], got ", key.type(), " and ", data.type());
  return reshape(rng_bits(key, reshape(data, {1}), Shape{2}), {2});
}

Tensor fold_in(const Tensor& key, uint32_t data) {
  return fold_in(key, constant(key.graph(), DType::u32, data));
}

Tensor node_key(const Tensor& seed_key, std::string_view label, const Tensor& step) {
  uint32_t hash = 2166136261u;  // FNV-1a
  for (char c : label) hash = (hash ^ static_cast<uint8_t>(c)) * 16777619u;
  return fold_in(fold_in(seed_key, hash), step);
}

// "dropout": operands x, key, sample_counter; values: p. An element is dropped where its random
// word is below p * 2^32. The gradient draws the same words again instead of keeping the mask.
Tensor dropout(const Tensor& x, double p, const Tensor& key, const Tensor& sample_counter) {
  composites::expect_float("dropout", x);
  if (!(p >= 0 && p <= 1)) fail("[dropout] expected p in [0, 1], got ", p);
  if (p == 0) return x;
  if (x.dim() < 1) fail("[dropout] expected an input [B, ...], got ", x.type());
  composites::expect_shape("dropout", "sample_counter", sample_counter, Shape{x.size(0)});
  if (p == 1) return x * 0.0;
  const Tensor operands[] = {x, key, sample_counter};
  return call("dropout", operands, {p}, [&](std::span<const Tensor> in) {
    const Tensor bits = rng_bits(in[1], in[2], in[0].shape().without(0));
    const double threshold = std::min(std::round(p * 0x1p32), 0x1p32 - 1);
    return std::vector<Tensor>{where(bits >= threshold, in[0] * (1 / (1 - p)), 0.0)};
  })[0];
}

}  // namespace fullbore
