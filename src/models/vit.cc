#include <cmath>

#include "fullbore/functional.h"
#include "fullbore/models/vision_transformer.h"

namespace fullbore::models {
namespace {

constexpr double kEps = 1e-6;  // of the norms

const VisionTransformerOptions& checked(const VisionTransformerOptions& o) {
  for (const int64_t n : {o.image_size, o.patch_size, o.num_layers, o.num_heads, o.hidden_dim,
                          o.mlp_dim, o.in_channels, o.num_classes})
    if (n < 1 || n > INT32_MAX / 4)
      fail("[VisionTransformer] expected sizes and numbers of 1 or more, got ", n);
  if (o.image_size % o.patch_size != 0)
    fail("[VisionTransformer] expected image_size to be a multiple of patch_size, got ",
         o.image_size, " and ", o.patch_size);
  if (o.hidden_dim % o.num_heads != 0)
    fail("[VisionTransformer] expected hidden_dim to be a multiple of num_heads, got ",
         o.hidden_dim, " and ", o.num_heads);
  return o;
}

nn::Linear mlp_layer(int64_t in, int64_t out) {
  nn::Linear layer(in, out);
  layer.weight.set_init(init::xavier_uniform());
  layer.bias.set_init(init::normal(0, 1e-6));
  return layer;
}

VisionTransformerOptions sized(VisionTransformerOptions o, int64_t heads, int64_t hidden) {
  o.patch_size = 16;
  o.num_layers = 12;
  o.num_heads = heads;
  o.hidden_dim = hidden;
  o.mlp_dim = 4 * hidden;
  return o;
}

}  // namespace

using ViT = VisionTransformer;

ViT::EncoderBlock::EncoderBlock(const VisionTransformerOptions& o)
    : ln_1(o.hidden_dim, kEps),
      self_attention(o.hidden_dim, o.num_heads,
                     {.dropout = o.attention_dropout, .batch_first = true}),
      dropout(o.dropout),
      ln_2(o.hidden_dim, kEps),
      mlp(mlp_layer(o.hidden_dim, o.mlp_dim), nn::GELU(), nn::Dropout(o.dropout),
          mlp_layer(o.mlp_dim, o.hidden_dim), nn::Dropout(o.dropout)) {}

Tensor ViT::EncoderBlock::forward(const Tensor& x) {
  const Tensor y = x + dropout(self_attention(ln_1(x)));
  return y + mlp(ln_2(y));
}

void ViT::Layers::visit_members(nn::Visitor& v) {
  for (size_t i = 0; i < blocks.size(); ++i) v.member(str_cat("encoder_layer_", i), blocks[i]);
}

Tensor ViT::Layers::forward(const Tensor& x) {
  Tensor y = x;
  for (EncoderBlock& block : blocks) y = block(y);
  return y;
}

ViT::Encoder::Encoder(const VisionTransformerOptions& o)
    : dropout(o.dropout), ln(o.hidden_dim, kEps) {
  const int64_t side = o.image_size / o.patch_size;
  pos_embedding = nn::Parameter({1, 1 + side * side, o.hidden_dim}, init::normal(0, 0.02));
  for (int64_t i = 0; i < o.num_layers; ++i) layers.blocks.emplace_back(o);
}

Tensor ViT::Encoder::forward(const Tensor& x) { return ln(layers(dropout(x + pos_embedding))); }

ViT::Heads::Heads(const VisionTransformerOptions& o) : head(o.hidden_dim, o.num_classes) {
  head.weight.set_init(init::zeros());
  head.bias.set_init(init::zeros());
}

ViT::VisionTransformer(const VisionTransformerOptions& o)
    : class_token({1, 1, checked(o).hidden_dim}, init::zeros()),
      conv_proj(o.in_channels, o.hidden_dim, o.patch_size, {.stride = o.patch_size}),
      encoder(o),
      heads(o),
      options_(o) {
  const double fan_in = static_cast<double>(o.in_channels * o.patch_size * o.patch_size);
  conv_proj.weight.set_init(init::trunc_normal(0, std::sqrt(1 / fan_in)));
  conv_proj.bias.set_init(init::zeros());
}

Tensor ViT::forward(const Tensor& x) {
  const Shape image{options_.in_channels, options_.image_size, options_.image_size};
  if (x.dim() != 4 || x.shape().without(0) != image)
    fail("[VisionTransformer] expected images [N, ", image[0], ", ", image[1], ", ", image[2],
         "] (image_size), got ", x.type());
  const int64_t batch = x.size(0), hidden = options_.hidden_dim;
  const Tensor patches = transpose(reshape(conv_proj(x), {batch, hidden, -1}), 1, 2);
  const Tensor tokens = cat({expand(class_token, {batch, 1, hidden}), patches}, 1);
  return heads(reshape(narrow(encoder(tokens), 1, 0, 1), {batch, hidden}));
}

VisionTransformer vit_s_16(const VisionTransformerOptions& options) {
  return VisionTransformer(sized(options, 6, 384));
}

VisionTransformer vit_b_16(const VisionTransformerOptions& options) {
  return VisionTransformer(sized(options, 12, 768));
}

}  // namespace fullbore::models
