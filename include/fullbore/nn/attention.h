// Attention under PyTorch's names, and what tells it positions. As module.h.
#pragma once

#include <optional>
#include <string>

#include "fullbore/functional/positions.h"
#include "fullbore/nn/layers.h"
#include "fullbore/nn/module.h"

namespace fullbore::nn {

// Which keys a query does not see; all of them at once. A query that sees none gives 0 (in PyTorch
// NaN).
struct AttentionMasks {
  // [T, S] or [B * num_heads, T, S]: bool, true where a query must not look; or floating, added to
  // the scores.
  Tensor attn_mask{};
  // [B, S]: bool, true where a key is padding; or floating, added to the scores.
  Tensor key_padding_mask{};
  bool is_causal = false;  // query t sees keys 0 to t (and needs no attn_mask to say so)
};

struct MultiheadAttentionOptions {
  double dropout = 0;  // of the attention weights, in training
  bool bias = true;
  std::optional<int64_t> kdim{}, vdim{};  // features of keys and values; default embed_dim
  // As in PyTorch false: tensors are [T, B, features]. True: [B, T, features].
  bool batch_first = false;
  // Below num_heads, groups of heads share their keys and values (Ainslie et al. 2023); not in
  // PyTorch. in_proj_weight then has (num_heads + 2 num_kv_heads) * head rows.
  std::optional<int64_t> num_kv_heads{};
};

// Vaswani et al., "Attention is all you need", 2017: softmax(q k^T / sqrt(head)) v for each head,
// of projections of query, key and value; then out_proj. Initialised as PyTorch's.
class MultiheadAttention : public Module {
 public:
  // Throws Error unless num_heads divides embed_dim and num_kv_heads divides num_heads.
  MultiheadAttention(int64_t embed_dim, int64_t num_heads,
                     const MultiheadAttentionOptions& options = {});
  Parameter in_proj_weight;  // [3 * embed_dim, embed_dim]: q, k, v
  // Instead of it where kdim or vdim differ from embed_dim: [embed_dim, embed_dim / kdim / vdim].
  Parameter q_proj_weight, k_proj_weight, v_proj_weight;
  Parameter in_proj_bias;  // [3 * embed_dim]
  Linear out_proj;

  // Attention of x to itself.
  Tensor forward(const Tensor& x) override { return forward(x, x, x, {}); }
  // query [B, T, embed_dim], key [B, S, kdim], value [B, S, vdim] (T, B, ... where not
  // batch_first): [B, T, embed_dim]. The weights themselves are not given (need_weights=False).
  Tensor forward(const Tensor& query, const Tensor& key, const Tensor& value,
                 const AttentionMasks& masks);
  using Module::operator();
  Tensor operator()(const Tensor& query, const Tensor& key, const Tensor& value,
                    const AttentionMasks& masks = {});
  void visit_members(Visitor& visitor) override;
  std::string describe() const override;

 private:
  struct Projected {
    Tensor q, k, v;  // [B, T, heads * head]
  };
  Projected project(const Tensor& query, const Tensor& key, const Tensor& value) const;
  Tensor mask(const AttentionMasks& masks, int64_t batch, int64_t queries, int64_t keys,
              DType dtype) const;
  int64_t embed_dim_, num_heads_, num_kv_heads_;
  MultiheadAttentionOptions options_;
};

// x [B, T, embedding_dim] plus weight[t]. Throws Error on more steps than num_positions.
class LearnedPositions : public Module {
 public:
  LearnedPositions(int64_t num_positions, int64_t embedding_dim);
  Parameter weight;  // [num_positions, embedding_dim], from a normal distribution
  Tensor forward(const Tensor& x) override;
  void visit_members(Visitor& visitor) override;
  std::string describe() const override;
};

// x [B, T, C] plus sinusoidal_positions (Vaswani et al. 2017). Without parameters.
class SinusoidalPositions : public Module {
 public:
  explicit SinusoidalPositions(double base = 10000) : base_(base) {}
  Tensor forward(const Tensor& x) override;
  std::string describe() const override;

 private:
  double base_;
};

// Of queries and keys [..., T, head]: rotary_embedding as a module. Without parameters.
class RotaryEmbedding : public Module {
 public:
  explicit RotaryEmbedding(const RotaryOptions& options = {}) : options_(options) {}
  Tensor forward(const Tensor& x) override { return rotary_embedding(x, options_); }
  std::string describe() const override;

 private:
  RotaryOptions options_;
};

}  // namespace fullbore::nn
