// Attention. Throws Error when operands do not fit.
#pragma once

#include <optional>

#include "fullbore/tensor.h"

namespace fullbore {

struct AttentionOptions {
  // Each query sees the keys up to its own place only.
  bool causal = false;
  // Broadcasts to [B, Hq, T, S]. Bools: true takes part. Floats: added to the scores.
  Tensor mask{};
  std::optional<double> scale{};  // default: 1 / sqrt(D)
  // Of the weights; bits as dropout's.
  double dropout = 0;
  Tensor key{}, sample_counter{};  // u32[2] and u32[B], where dropout > 0
};
// softmax(q k^T scale + mask) v with q [B, Hq, T, D], k [B, Hkv, S, D], v [B, Hkv, S, Dv], Hq a
// multiple of Hkv (grouped queries): [B, Hq, T, Dv]. The softmax is in f32 for 16-bit operands. A
// query that sees no key gives zeros, and so its gradients. Vaswani et al. 2017; Ainslie et al.
// 2023.
Tensor scaled_dot_product_attention(const Tensor& q, const Tensor& k, const Tensor& v,
                                    const AttentionOptions& options = {});

}  // namespace fullbore
