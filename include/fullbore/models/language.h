// Language models: tokens [B, T] of any integer type to logits [B, T, vocab_size]; each place sees
// only itself and those before it. Train with nn::CrossEntropyLoss{.class_dim = -1}.
// Thread safety and ownership: as nn/module.h.
#pragma once

#include "fullbore/nn/layers.h"
#include "fullbore/nn/module.h"
#include "fullbore/nn/recurrent.h"

namespace fullbore::models {

// By default nanoGPT's larger character model: 6 layers of 384, over bytes.
struct GPTOptions {
  int64_t vocab_size = 256;  // bytes
  int64_t block_size = 256;  // the longest T
  int64_t n_layer = 6;
  int64_t n_head = 6;
  int64_t n_embd = 384;  // a multiple of n_head
  double dropout = 0.2;
};

// A linear layer with its weight [in, out], as GPT-2's files have it.
class Conv1D : public nn::Module {
 public:
  Conv1D(int64_t in_features, int64_t out_features, double stddev = 0.02);
  nn::Parameter weight, bias;
  Tensor forward(const Tensor& x) override;
  void visit_members(nn::Visitor& visitor) override;
  std::string describe() const override;
};

// A block of GPT: x + attn(ln_1(x)), then x + mlp(ln_2(x)).
class GPTBlock : public nn::Module {
 public:
  explicit GPTBlock(const GPTOptions& options);

  struct Attention : nn::Module {
    explicit Attention(const GPTOptions& options);
    Conv1D c_attn, c_proj;
    nn::Dropout resid_dropout;
    double attn_dropout;  // of the weights
    int64_t n_head;
    FB_MODULE(c_attn, c_proj, resid_dropout)
    Tensor forward(const Tensor& x) override;
  };
  struct MLP : nn::Module {
    explicit MLP(const GPTOptions& options);
    Conv1D c_fc, c_proj;
    nn::Dropout dropout;
    FB_MODULE(c_fc, c_proj, dropout)
    Tensor forward(const Tensor& x) override;
  };

  nn::LayerNorm ln_1;
  Attention attn;
  nn::LayerNorm ln_2;
  MLP mlp;
  FB_MODULE(ln_1, attn, ln_2, mlp)
  Tensor forward(const Tensor& x) override;
};

// GPT-2 (Radford et al., "Language models are unsupervised multitask learners", 2019), weights
// named as Hugging Face's: transformer.wte.weight, transformer.h.0.attn.c_attn.weight, ... The
// output layer shares the token embedding, so there is no lm_head.weight.
class GPT : public nn::Module {
 public:
  // Throws Error on options that do not fit together.
  explicit GPT(const GPTOptions& options = {});

  struct Transformer : nn::Module {
    explicit Transformer(const GPTOptions& options);
    nn::Embedding wte, wpe;
    nn::Dropout drop;
    nn::ModuleList h;
    nn::LayerNorm ln_f;
    FB_MODULE(wte, wpe, drop, h, ln_f)
    Tensor forward(const Tensor& tokens) override;
  } transformer;
  FB_MODULE(transformer)
  Tensor forward(const Tensor& tokens) override;
  std::string describe() const override { return "GPT"; }
};

// GPT-2's smallest, of 124 million parameters: 12 layers of 768, 1024 tokens of a vocabulary of
// 50257. Hugging Face's file of it has the names of `transformer`: load it with
// gpt2().transformer.load_state_dict(state, false), which passes over its masks.
GPT gpt2(double dropout = 0.1);

struct LstmLmOptions {
  int64_t vocab_size = 256;  // bytes
  int64_t width = 256;       // of the embedding and of each layer
  int64_t num_layers = 2;
  double dropout = 0.2;
};

// PyTorch's word_language_model example with an LSTM: encoder, rnn, decoder; the names are its.
// The state starts at zero in each sample.
class LstmLm : public nn::Module {
 public:
  explicit LstmLm(const LstmLmOptions& options = {});

  nn::Embedding encoder;
  nn::Dropout drop;
  nn::LSTM rnn;  // batch_first
  nn::Linear decoder;
  FB_MODULE(encoder, drop, rnn, decoder)
  Tensor forward(const Tensor& tokens) override;
  std::string describe() const override { return "LstmLm"; }
};

}  // namespace fullbore::models
