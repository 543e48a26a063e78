#include <cmath>

#include "fullbore/functional.h"
#include "fullbore/functional/attention.h"
#include "fullbore/models/language.h"
#include "nn/trace.h"

namespace fullbore::models {
namespace {

// Of the layers whose output is added to the residual stream: smaller the more there are.
double residual_stddev(const GPTOptions& o) {
  return 0.02 / std::sqrt(2 * static_cast<double>(o.n_layer));
}

const GPTOptions& checked(const GPTOptions& o) {
  if (o.vocab_size < 1 || o.block_size < 1 || o.n_layer < 1 || o.n_head < 1 || o.n_embd < 1)
    throw Error("[GPT] expected vocab_size, block_size, n_layer, n_head and n_embd of 1 or more");
  if (o.n_embd % o.n_head != 0)
    fail("[GPT] expected n_embd to be a multiple of n_head, got ", o.n_embd, " and ", o.n_head);
  return o;
}

}  // namespace

Conv1D::Conv1D(int64_t in_features, int64_t out_features, double stddev)
    : weight({in_features, out_features}, init::normal(0, stddev)),
      bias({out_features}, init::zeros()) {}

Tensor Conv1D::forward(const Tensor& x) {
  return dot_general(x, weight, {.lhs_contract = {x.dim() - 1}, .rhs_contract = {0}}) + bias;
}

void Conv1D::visit_members(nn::Visitor& v) {
  v.member("weight", weight);
  v.member("bias", bias);
}

std::string Conv1D::describe() const {
  return str_cat("Conv1D(", weight.shape()[0], ", ", weight.shape()[1], ")");
}

GPTBlock::Attention::Attention(const GPTOptions& o)
    : c_attn(o.n_embd, 3 * o.n_embd),
      c_proj(o.n_embd, o.n_embd, residual_stddev(o)),
      resid_dropout(o.dropout),
      attn_dropout(o.dropout),
      n_head(o.n_head) {}

Tensor GPTBlock::Attention::forward(const Tensor& x) {
  const int64_t b = x.size(0), t = x.size(1), width = x.size(2), head = width / n_head;
  const Tensor qkv = reshape(c_attn(x), {b, t, 3, n_head, head});
  const auto part = [&](int i) {  // [B, H, T, head]
    return transpose(reshape(narrow(qkv, 2, i, 1), {b, t, n_head, head}), 1, 2);
  };
  AttentionOptions options{.causal = true};
  nn::Trace& trace = nn::Trace::require("GPT");
  if (training() && trace.training() && attn_dropout > 0) {
    options.dropout = attn_dropout;
    options.key = node_key(trace.seed_key, trace.random_label(*this), trace.step);
    options.sample_counter = trace.sample_index;
  }
  const Tensor y = scaled_dot_product_attention(part(0), part(1), part(2), options);
  return resid_dropout(c_proj(reshape(transpose(y, 1, 2), {b, t, width})));
}

GPTBlock::MLP::MLP(const GPTOptions& o)
    : c_fc(o.n_embd, 4 * o.n_embd),
      c_proj(4 * o.n_embd, o.n_embd, residual_stddev(o)),
      dropout(o.dropout) {}

Tensor GPTBlock::MLP::forward(const Tensor& x) {
  return dropout(c_proj(gelu(c_fc(x), GeluApproximate::kTanh)));
}

GPTBlock::GPTBlock(const GPTOptions& o) : ln_1(o.n_embd), attn(o), ln_2(o.n_embd), mlp(o) {}

Tensor GPTBlock::forward(const Tensor& x) {
  const Tensor y = x + attn(ln_1(x));
  return y + mlp(ln_2(y));
}

GPT::Transformer::Transformer(const GPTOptions& o)
    : wte(checked(o).vocab_size, o.n_embd),
      wpe(o.block_size, o.n_embd),
      drop(o.dropout),
      ln_f(o.n_embd) {
  wte.weight.set_init(init::normal(0, 0.02));
  wpe.weight.set_init(init::normal(0, 0.02));
  for (int64_t i = 0; i < o.n_layer; ++i) h.push_back(GPTBlock(o));
}

Tensor GPT::Transformer::forward(const Tensor& tokens) {
  const int64_t positions = wpe.weight.shape()[0];
  if (tokens.dim() != 2) fail("[GPT] expected tokens [B, T], got ", tokens.type());
  if (tokens.size(1) > positions)
    fail("[GPT] expected at most ", positions, " tokens (block_size), got ", tokens.size(1));
  const Tensor places = narrow(wpe.weight, 0, 0, tokens.size(1));
  Tensor x = drop(wte(tokens) + places);
  for (const auto& block : h) x = (*block)(x);
  return ln_f(x);
}

GPT::GPT(const GPTOptions& o) : transformer(o) {}

Tensor GPT::forward(const Tensor& tokens) {
  return linear(transformer(tokens), transformer.wte.weight);
}

GPT gpt2(double dropout) {
  return GPT({.vocab_size = 50257,
              .block_size = 1024,
              .n_layer = 12,
              .n_head = 12,
              .n_embd = 768,
              .dropout = dropout});
}

}  // namespace fullbore::models
