// Dosovitskiy et al., "An image is worth 16x16 words", 2021: images [N, C, H, W] to logits
// [N, num_classes]. Thread safety and ownership: as nn/module.h.
#pragma once

#include <vector>

#include "fullbore/nn/conv.h"
#include "fullbore/nn/layers.h"
#include "fullbore/nn/module.h"
#include "fullbore/nn/transformer.h"

namespace fullbore::models {

struct VisionTransformerOptions {
  int64_t image_size = 224;  // height and width; a multiple of patch_size
  int64_t patch_size = 16;
  int64_t num_layers = 12;
  int64_t num_heads = 12;
  int64_t hidden_dim = 768;  // a multiple of num_heads
  int64_t mlp_dim = 3072;
  double dropout = 0, attention_dropout = 0;
  int64_t in_channels = 3;
  int64_t num_classes = 1000;
};

// Weights named and initialised as torchvision's VisionTransformer: conv_proj, class_token,
// encoder.pos_embedding, encoder.layers.encoder_layer_0.self_attention.in_proj_weight, heads.head.
class VisionTransformer : public nn::Module {
 public:
  // Throws Error on options that do not fit together.
  explicit VisionTransformer(const VisionTransformerOptions& options = {});

  struct EncoderBlock : nn::Module {
    explicit EncoderBlock(const VisionTransformerOptions& options);
    nn::LayerNorm ln_1;
    nn::MultiheadAttention self_attention;
    nn::Dropout dropout;
    nn::LayerNorm ln_2;
    nn::Sequential mlp;
    FB_MODULE(ln_1, self_attention, dropout, ln_2, mlp)
    Tensor forward(const Tensor& x) override;
  };
  struct Layers : nn::Module {
    std::vector<EncoderBlock> blocks;  // encoder_layer_0, encoder_layer_1, ...
    void visit_members(nn::Visitor& visitor) override;
    Tensor forward(const Tensor& x) override;
  };
  struct Encoder : nn::Module {
    explicit Encoder(const VisionTransformerOptions& options);
    nn::Parameter pos_embedding;  // [1, 1 + patches, hidden_dim]
    nn::Dropout dropout;
    Layers layers;
    nn::LayerNorm ln;
    FB_MODULE(pos_embedding, dropout, layers, ln)
    Tensor forward(const Tensor& x) override;
  };
  struct Heads : nn::Module {
    explicit Heads(const VisionTransformerOptions& options);
    nn::Linear head;
    FB_MODULE(head)
    Tensor forward(const Tensor& x) override { return head(x); }
  };

  nn::Parameter class_token;  // [1, 1, hidden_dim]
  nn::Conv2d conv_proj;
  Encoder encoder;
  Heads heads;
  FB_MODULE(class_token, conv_proj, encoder, heads)
  Tensor forward(const Tensor& x) override;
  std::string describe() const override { return "VisionTransformer"; }

 private:
  VisionTransformerOptions options_;
};

// The options' sizes of layers are replaced: 384 wide, 6 heads, 12 layers (Touvron et al. 2021).
VisionTransformer vit_s_16(const VisionTransformerOptions& options = {});
// 768 wide, 12 heads, 12 layers.
VisionTransformer vit_b_16(const VisionTransformerOptions& options = {});

}  // namespace fullbore::models
