#include "fullbore/nn/transformer.h"

#include "fullbore/functional.h"
#include "nn/checks.h"

namespace fullbore::nn {
namespace {

Linear linear_of(std::string_view layer, int64_t d_model, int64_t dim_feedforward) {
  check_extent(layer, "d_model", d_model);
  check_extent(layer, "dim_feedforward", dim_feedforward);
  return Linear(d_model, dim_feedforward);
}

// Layers work on [B, T, d_model].
Tensor batch_first(const Tensor& x, const TransformerOptions& o) {
  if (x.dim() != 3)
    fail("[Transformer] expected an input ", o.batch_first ? "[B, T, C]" : "[T, B, C]", ", got ",
         x.type());
  return o.batch_first ? x : transpose(x, 0, 1);
}

Tensor activated(const Tensor& x, const TransformerOptions& o) {
  return o.activation == TransformerActivation::kGelu ? gelu(x) : relu(x);
}

// x and a part f of the layer, whose output is dropped out, with the norm before or after.
template <typename F>
Tensor residual(const Tensor& x, LayerNorm& norm, Dropout& dropout, bool norm_first, F&& f) {
  if (norm_first) return x + dropout(f(norm(x)));
  return norm(x + dropout(f(x)));
}

template <typename Layer>
void fill(ModuleList& layers, std::string_view name, const Layer& layer, int64_t num_layers) {
  if (num_layers < 1 || num_layers > 100000)
    fail("[", name, "] expected num_layers from 1 to 100000, got ", num_layers);
  for (int64_t i = 0; i < num_layers; ++i) layers.push_back(layer);
}

void visit(Visitor& v, ModuleList& layers, const std::shared_ptr<LayerNorm>& norm) {
  v.member("layers", layers);
  if (norm) v.member("norm", *norm);
}

}  // namespace

// ---- layers ----

TransformerEncoderLayer::TransformerEncoderLayer(int64_t d_model, int64_t nhead,
                                                 const TransformerOptions& o)
    : self_attn(d_model, nhead, {.dropout = o.dropout, .batch_first = true}),
      linear1(linear_of("TransformerEncoderLayer", d_model, o.dim_feedforward)),
      dropout(o.dropout),
      linear2(o.dim_feedforward, d_model),
      norm1(d_model, o.layer_norm_eps),
      norm2(d_model, o.layer_norm_eps),
      dropout1(o.dropout),
      dropout2(o.dropout),
      options_(o) {}

Tensor TransformerEncoderLayer::forward(const Tensor& x, const AttentionMasks& masks) {
  Tensor y = batch_first(x, options_);
  const bool first = options_.norm_first;
  y = residual(y, norm1, dropout1, first,
               [&](const Tensor& t) { return self_attn(t, t, t, masks); });
  y = residual(y, norm2, dropout2, first,
               [&](const Tensor& t) { return linear2(dropout(activated(linear1(t), options_))); });
  return batch_first(y, options_);
}

Tensor TransformerEncoderLayer::operator()(const Tensor& x, const AttentionMasks& masks) {
  return labelled([&] { return forward(x, masks); });
}

TransformerDecoderLayer::TransformerDecoderLayer(int64_t d_model, int64_t nhead,
                                                 const TransformerOptions& o)
    : self_attn(d_model, nhead, {.dropout = o.dropout, .batch_first = true}),
      multihead_attn(d_model, nhead, {.dropout = o.dropout, .batch_first = true}),
      linear1(linear_of("TransformerDecoderLayer", d_model, o.dim_feedforward)),
      dropout(o.dropout),
      linear2(o.dim_feedforward, d_model),
      norm1(d_model, o.layer_norm_eps),
      norm2(d_model, o.layer_norm_eps),
      norm3(d_model, o.layer_norm_eps),
      dropout1(o.dropout),
      dropout2(o.dropout),
      dropout3(o.dropout),
      options_(o) {}

Tensor TransformerDecoderLayer::forward(const Tensor& x, const Tensor& memory,
                                        const AttentionMasks& masks,
                                        const AttentionMasks& memory_masks) {
  Tensor y = batch_first(x, options_);
  const Tensor seen = batch_first(memory, options_);
  const bool first = options_.norm_first;
  y = residual(y, norm1, dropout1, first,
               [&](const Tensor& t) { return self_attn(t, t, t, masks); });
  y = residual(y, norm2, dropout2, first,
               [&](const Tensor& t) { return multihead_attn(t, seen, seen, memory_masks); });
  y = residual(y, norm3, dropout3, first,
               [&](const Tensor& t) { return linear2(dropout(activated(linear1(t), options_))); });
  return batch_first(y, options_);
}

Tensor TransformerDecoderLayer::operator()(const Tensor& x, const Tensor& memory,
                                           const AttentionMasks& masks,
                                           const AttentionMasks& memory_masks) {
  return labelled([&] { return forward(x, memory, masks, memory_masks); });
}

// ---- stacks ----

TransformerEncoder::TransformerEncoder(const TransformerEncoderLayer& layer, int64_t num_layers,
                                       const std::shared_ptr<LayerNorm>& final_norm)
    : norm(final_norm) {
  fill(layers, "TransformerEncoder", layer, num_layers);
}

Tensor TransformerEncoder::forward(const Tensor& x, const AttentionMasks& masks) {
  Tensor y = x;
  for (const auto& layer : layers) y = dynamic_cast<TransformerEncoderLayer&>(*layer)(y, masks);
  return norm ? (*norm)(y) : y;
}

Tensor TransformerEncoder::operator()(const Tensor& x, const AttentionMasks& masks) {
  return labelled([&] { return forward(x, masks); });
}

void TransformerEncoder::visit_members(Visitor& v) { visit(v, layers, norm); }

TransformerDecoder::TransformerDecoder(const TransformerDecoderLayer& layer, int64_t num_layers,
                                       const std::shared_ptr<LayerNorm>& final_norm)
    : norm(final_norm) {
  fill(layers, "TransformerDecoder", layer, num_layers);
}

Tensor TransformerDecoder::forward(const Tensor& x, const Tensor& memory,
                                   const AttentionMasks& masks,
                                   const AttentionMasks& memory_masks) {
  Tensor y = x;
  for (const auto& layer : layers)
    y = dynamic_cast<TransformerDecoderLayer&>(*layer)(y, memory, masks, memory_masks);
  return norm ? (*norm)(y) : y;
}

Tensor TransformerDecoder::operator()(const Tensor& x, const Tensor& memory,
                                      const AttentionMasks& masks,
                                      const AttentionMasks& memory_masks) {
  return labelled([&] { return forward(x, memory, masks, memory_masks); });
}

void TransformerDecoder::visit_members(Visitor& v) { visit(v, layers, norm); }

}  // namespace fullbore::nn
