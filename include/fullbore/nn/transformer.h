// Transformer layers under PyTorch's names (Vaswani et al., "Attention is all you need", 2017). As
// module.h.
#pragma once

#include <memory>
#include <string>

#include "fullbore/nn/attention.h"
#include "fullbore/nn/layers.h"
#include "fullbore/nn/module.h"

namespace fullbore::nn {

enum class TransformerActivation { kRelu, kGelu };

struct TransformerOptions {
  int64_t dim_feedforward = 2048;
  double dropout = 0.1;
  TransformerActivation activation = TransformerActivation::kRelu;
  double layer_norm_eps = 1e-5;
  // As in PyTorch false: tensors are [T, B, d_model]. True: [B, T, d_model].
  bool batch_first = false;
  // False: norm(x + f(x)); true: x + f(norm(x)). Xiong et al. 2020.
  bool norm_first = false;
};

// Attention of x to itself and a network of two linear layers, each with a residual connection.
class TransformerEncoderLayer : public Module {
 public:
  TransformerEncoderLayer(int64_t d_model, int64_t nhead, const TransformerOptions& options = {});
  MultiheadAttention self_attn;
  Linear linear1;
  Dropout dropout;
  Linear linear2;
  LayerNorm norm1, norm2;
  Dropout dropout1, dropout2;
  FB_MODULE(self_attn, linear1, dropout, linear2, norm1, norm2, dropout1, dropout2)

  Tensor forward(const Tensor& x) override { return forward(x, {}); }
  Tensor forward(const Tensor& x, const AttentionMasks& masks);
  using Module::operator();
  Tensor operator()(const Tensor& x, const AttentionMasks& masks);
  std::string describe() const override { return "TransformerEncoderLayer"; }

 private:
  TransformerOptions options_;
};

// As the encoder's layer, and between its two parts attention to the encoder's output, `memory`.
class TransformerDecoderLayer : public Module {
 public:
  TransformerDecoderLayer(int64_t d_model, int64_t nhead, const TransformerOptions& options = {});
  MultiheadAttention self_attn, multihead_attn;
  Linear linear1;
  Dropout dropout;
  Linear linear2;
  LayerNorm norm1, norm2, norm3;
  Dropout dropout1, dropout2, dropout3;
  FB_MODULE(self_attn, multihead_attn, linear1, dropout, linear2, norm1, norm2, norm3, dropout1,
            dropout2, dropout3)

  // x [T, B, d_model], memory [S, B, d_model], or the batch first; masks: of x to itself and of x
  // to memory.
  Tensor forward(const Tensor& x, const Tensor& memory, const AttentionMasks& masks,
                 const AttentionMasks& memory_masks);
  using Module::forward;
  using Module::operator();
  Tensor operator()(const Tensor& x, const Tensor& memory, const AttentionMasks& masks = {},
                    const AttentionMasks& memory_masks = {});
  std::string describe() const override { return "TransformerDecoderLayer"; }

 private:
  TransformerOptions options_;
};

// num_layers layers called layers.0, layers.1, ..., each with parameters of its own, which start
// from different values (in PyTorch from those of the layer given). norm, after them, is optional.
class TransformerEncoder : public Module {
 public:
  // Throws Error unless there is a layer.
  TransformerEncoder(const TransformerEncoderLayer& layer, int64_t num_layers,
                     const std::shared_ptr<LayerNorm>& final_norm = nullptr);
  ModuleList layers;
  std::shared_ptr<LayerNorm> norm;

  Tensor forward(const Tensor& x) override { return forward(x, {}); }
  Tensor forward(const Tensor& x, const AttentionMasks& masks);
  using Module::operator();
  Tensor operator()(const Tensor& x, const AttentionMasks& masks);
  void visit_members(Visitor& visitor) override;
  std::string describe() const override { return "TransformerEncoder"; }
};

class TransformerDecoder : public Module {
 public:
  TransformerDecoder(const TransformerDecoderLayer& layer, int64_t num_layers,
                     const std::shared_ptr<LayerNorm>& final_norm = nullptr);
  ModuleList layers;
  std::shared_ptr<LayerNorm> norm;

  Tensor forward(const Tensor& x, const Tensor& memory, const AttentionMasks& masks,
                 const AttentionMasks& memory_masks);
  using Module::forward;
  using Module::operator();
  Tensor operator()(const Tensor& x, const Tensor& memory, const AttentionMasks& masks = {},
                    const AttentionMasks& memory_masks = {});
  void visit_members(Visitor& visitor) override;
  std::string describe() const override { return "TransformerDecoder"; }
};

}  // namespace fullbore::nn
