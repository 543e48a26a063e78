#include "fullbore/nn/attention.h"

#include <cmath>
#include <limits>

#include "fullbore/functional.h"
#include "fullbore/functional/attention.h"
#include "nn/checks.h"
#include "nn/trace.h"

namespace fullbore::nn {
namespace {

constexpr double kNever = -std::numeric_limits<double>::infinity();

// [B, T, heads * head] as [B, heads, T, head].
Tensor split_heads(const Tensor& x, int64_t heads) {
  return transpose(reshape(x, {x.size(0), x.size(1), heads, x.size(2) / heads}), 1, 2);
}

// A mask that forbids, as one that is added to scores.
Tensor additive(const Tensor& mask, DType dtype) {
  if (mask.dtype() != DType::boolean) return mask.to(dtype);
  return where(mask, kNever, full(mask.graph(), {dtype, mask.shape()}, 0));
}

// mask: added to the scores, or undefined.
Tensor attend(const Module& module, const Tensor& q, const Tensor& k, const Tensor& v,
              const Tensor& mask, bool causal, double p) {
  AttentionOptions o{.causal = causal, .mask = mask};
  Trace& trace = Trace::require("MultiheadAttention");
  if (module.training() && trace.training() && p > 0) {
    o.dropout = p;
    o.key = node_key(trace.seed_key, trace.random_label(module), trace.step);
    o.sample_counter = trace.sample_index;
  }
  return scaled_dot_product_attention(q, k, v, o);
}

void check_mask(std::string_view what, const Tensor& mask, bool shape_fits,
                const std::string& expected) {
  if (!shape_fits || !(is_float(mask.dtype()) || mask.dtype() == DType::boolean))
    fail("[MultiheadAttention] expected ", what, " of bools or floats ", expected, ", got ",
         mask.type());
}

}  // namespace

// ---- MultiheadAttention ----

MultiheadAttention::MultiheadAttention(int64_t embed_dim, int64_t num_heads,
                                       const MultiheadAttentionOptions& o)
    : out_proj(std::max<int64_t>(embed_dim, 1), std::max<int64_t>(embed_dim, 1), o.bias),
      embed_dim_(embed_dim),
      num_heads_(num_heads),
      num_kv_heads_(o.num_kv_heads.value_or(num_heads)),
      options_(o) {
  const int64_t kdim = o.kdim.value_or(embed_dim), vdim = o.vdim.value_or(embed_dim);
  check_extent("MultiheadAttention", "embed_dim", embed_dim);
  check_extent("MultiheadAttention", "num_heads", num_heads);
  check_extent("MultiheadAttention", "num_kv_heads", num_kv_heads_);
  check_extent("MultiheadAttention", "kdim", kdim);
  check_extent("MultiheadAttention", "vdim", vdim);
  if (embed_dim % num_heads != 0)
    fail("[MultiheadAttention] expected embed_dim to be a multiple of num_heads, got ", embed_dim,
         " and ", num_heads);
  if (num_heads % num_kv_heads_ != 0)
    fail("[MultiheadAttention] expected num_heads to be a multiple of num_kv_heads, got ",
         num_heads, " and ", num_kv_heads_);
  check_dropout("MultiheadAttention", o.dropout);
  const int64_t kv = embed_dim / num_heads * num_kv_heads_;
  const auto make = [](int64_t rows, int64_t columns) {
    return Parameter({rows, columns}, init::xavier_uniform());
  };
  if (kdim == embed_dim && vdim == embed_dim) {
    in_proj_weight = make(embed_dim + 2 * kv, embed_dim);
  } else {
    q_proj_weight = make(embed_dim, embed_dim);
    k_proj_weight = make(kv, kdim);
    v_proj_weight = make(kv, vdim);
  }
  if (!o.bias) return;
  in_proj_bias = Parameter({embed_dim + 2 * kv}, init::zeros());
  out_proj.bias.set_init(init::zeros());
}

void MultiheadAttention::visit_members(Visitor& v) {
  v.member("in_proj_weight", in_proj_weight);
  v.member("q_proj_weight", q_proj_weight);
  v.member("k_proj_weight", k_proj_weight);
  v.member("v_proj_weight", v_proj_weight);
  v.member("in_proj_bias", in_proj_bias);
  v.member("out_proj", out_proj);
}

std::string MultiheadAttention::describe() const {
  std::string text = str_cat("MultiheadAttention(", embed_dim_, ", ", num_heads_);
  if (num_kv_heads_ != num_heads_) text += str_cat(", num_kv_heads=", num_kv_heads_);
  if (options_.dropout != 0) text += str_cat(", dropout=", options_.dropout);
  if (!options_.bias) text += ", bias=false";
  if (options_.batch_first) text += ", batch_first=true";
  return text + ")";
}

// One product where query, key and value are one tensor, two where key and value are.
MultiheadAttention::Projected MultiheadAttention::project(const Tensor& query, const Tensor& key,
                                                          const Tensor& value) const {
  const int64_t kv = embed_dim_ / num_heads_ * num_kv_heads_;
  const int64_t starts[] = {0, embed_dim_, embed_dim_ + kv, embed_dim_ + 2 * kv};
  // Of parts first to last of q, k, v.
  const auto product = [&](const Tensor& x, int first, int last) {
    const int64_t start = starts[first], rows = starts[last + 1] - start;
    const Parameter& own =
        first == 0 ? q_proj_weight : (first == 1 ? k_proj_weight : v_proj_weight);
    const Tensor weight = own.defined() ? Tensor(own) : narrow(in_proj_weight, 0, start, rows);
    return linear(x, weight,
                  in_proj_bias.defined() ? narrow(in_proj_bias, 0, start, rows) : Tensor());
  };
  const bool joined = in_proj_weight.defined() && key.id() == value.id();
  if (!joined) return {product(query, 0, 0), product(key, 1, 1), product(value, 2, 2)};
  if (query.id() == key.id()) {
    const Tensor all = product(query, 0, 2);
    return {narrow(all, 2, 0, embed_dim_), narrow(all, 2, embed_dim_, kv),
            narrow(all, 2, embed_dim_ + kv, kv)};
  }
  const Tensor both = product(key, 1, 2);
  return {product(query, 0, 0), narrow(both, 2, 0, kv), narrow(both, 2, kv, kv)};
}

// Both masks as one that is added to the scores [B, heads, T, S] (or broadcasts to them); undefined
// where there is none.
Tensor MultiheadAttention::mask(const AttentionMasks& m, int64_t batch, int64_t queries,
                                int64_t keys, DType dtype) const {
  Tensor attn = m.attn_mask, padding = m.key_padding_mask;
  if (attn.defined()) {
    const bool each = attn.shape() == Shape{batch * num_heads_, queries, keys};
    check_mask("attn_mask", attn, each || attn.shape() == Shape{queries, keys},
               str_cat(Shape{queries, keys}, " or ", Shape{batch * num_heads_, queries, keys}));
    attn = each ? reshape(attn, {batch, num_heads_, queries, keys})
                : reshape(attn, {1, 1, queries, keys});
    attn = additive(attn, dtype);
  }
  if (padding.defined()) {
    check_mask("key_padding_mask", padding, padding.shape() == Shape{batch, keys},
               str_cat(Shape{batch, keys}));
    padding = additive(reshape(padding, {batch, 1, 1, keys}), dtype);
  }
  if (!padding.defined()) return attn;
  return attn.defined() ? attn + padding : padding;
}

Tensor MultiheadAttention::forward(const Tensor& query, const Tensor& key, const Tensor& value,
                                   const AttentionMasks& masks) {
  const int64_t kdim = options_.kdim.value_or(embed_dim_),
                vdim = options_.vdim.value_or(embed_dim_);
  const bool shapes =
      query.dim() == 3 && key.dim() == 3 && value.dim() == 3 && query.size(2) == embed_dim_ &&
      key.size(2) == kdim && value.size(2) == vdim && key.size(0) == value.size(0) &&
      key.size(1) == value.size(1) &&
      query.size(options_.batch_first ? 0 : 1) == key.size(options_.batch_first ? 0 : 1);
  if (!shapes)
    fail("[MultiheadAttention] expected query ", options_.batch_first ? "[B, T, " : "[T, B, ",
         embed_dim_, "], key [.., ", kdim, "] and value [.., ", vdim, "] of one batch, got ",
         query.type(), ", ", key.type(), " and ", value.type());
  const auto batch_first = [&](const Tensor& x) {
    return options_.batch_first ? x : transpose(x, 0, 1);
  };
  const Projected p = project(batch_first(query), batch_first(key), batch_first(value));
  const int64_t batch = p.q.size(0), queries = p.q.size(1), keys = p.k.size(1);
  const Tensor added = mask(masks, batch, queries, keys, query.dtype());
  const Tensor y =
      attend(*this, split_heads(p.q, num_heads_), split_heads(p.k, num_kv_heads_),
             split_heads(p.v, num_kv_heads_), added, masks.is_causal, options_.dropout);
  return batch_first(out_proj(reshape(transpose(y, 1, 2), {batch, queries, embed_dim_})));
}

Tensor MultiheadAttention::operator()(const Tensor& query, const Tensor& key, const Tensor& value,
                                      const AttentionMasks& masks) {
  return labelled([&] { return forward(query, key, value, masks); });
}

// ---- positions ----

LearnedPositions::LearnedPositions(int64_t num_positions, int64_t embedding_dim) {
  check_extent("LearnedPositions", "num_positions", num_positions);
  check_extent("LearnedPositions", "embedding_dim", embedding_dim);
  weight = Parameter({num_positions, embedding_dim}, init::normal());
}

Tensor LearnedPositions::forward(const Tensor& x) {
  const int64_t positions = weight.shape()[0];
  if (x.dim() != 3 || x.size(2) != weight.shape()[1])
    fail("[LearnedPositions] expected an input [B, T, ", weight.shape()[1], "], got ", x.type());
  if (x.size(1) > positions)
    fail("[LearnedPositions] expected at most ", positions, " steps (num_positions), got ",
         x.size(1));
  return x + narrow(weight, 0, 0, x.size(1));
}

void LearnedPositions::visit_members(Visitor& v) { v.member("weight", weight); }

std::string LearnedPositions::describe() const {
  return str_cat("LearnedPositions(", weight.shape()[0], ", ", weight.shape()[1], ")");
}

Tensor SinusoidalPositions::forward(const Tensor& x) {
  if (x.dim() != 3 || x.size(2) % 2 != 0)
    fail("[SinusoidalPositions] expected an input [B, T, C] with C even, got ", x.type());
  return x + sinusoidal_positions(x.graph(), {x.dtype(), x.shape().without(0)}, base_);
}

std::string SinusoidalPositions::describe() const {
  return str_cat("SinusoidalPositions(base=", base_, ")");
}

std::string RotaryEmbedding::describe() const {
  return str_cat("RotaryEmbedding(base=", options_.base,
                 options_.interleaved ? ", interleaved=true)" : ")");
}

}  // namespace fullbore::nn
