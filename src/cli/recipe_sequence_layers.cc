// The layers of sequences that a recipe may list. They are made with batch_first: a recipe's
// batches are [B, T, C].
#include "cli/recipe_layers.h"
#include "fullbore/nn/recurrent.h"
#include "fullbore/nn/transformer.h"

namespace fullbore::cli {
namespace {

using Make = LayerKind::Make;

constexpr int64_t kMaxWidth = INT32_MAX / 4;
constexpr int64_t kMaxLayers = 10000;

const Shape& sequence_of(std::string_view layer, const Type& x) {
  if (x.shape.rank() != 3) fail("[", layer, "] expected an input [batch, T, features], got ", x);
  return x.shape;
}

struct RecurrentKeys {
  std::optional<int64_t> inputs;
  int64_t hidden;
  nn::RecurrentOptions options;
};

RecurrentKeys recurrent_keys(Section& s) {
  RecurrentKeys k;
  k.inputs = s.find_integer("input_size", 1, kMaxWidth);
  k.hidden = s.need_integer("hidden_size", 1, kMaxWidth);
  k.options = {.num_layers = s.integer("num_layers", 1, 1, kMaxLayers),
               .bias = s.flag("bias", true),
               .batch_first = true,
               .dropout = dropout_of(s, "dropout", 0),
               .bidirectional = s.flag("bidirectional", false)};
  return k;
}

Make parse_rnn(Section& s) {
  const RecurrentKeys k = recurrent_keys(s);
  constexpr std::string_view kNames[] = {"tanh", "relu"};
  const auto nonlinearity = s.choice("nonlinearity", kNames) == "relu"
                                ? nn::RNN::Nonlinearity::kRelu
                                : nn::RNN::Nonlinearity::kTanh;
  return [=](const Type& x) {
    const int64_t inputs = k.inputs.value_or(sequence_of("RNN", x)[2]);
    return std::make_unique<nn::RNN>(inputs, k.hidden, k.options, nonlinearity);
  };
}

template <typename Layer>
Make parse_gated(Section& s) {
  const RecurrentKeys k = recurrent_keys(s);
  return [=](const Type& x) {
    const int64_t inputs = k.inputs.value_or(sequence_of("LSTM, GRU", x)[2]);
    return std::make_unique<Layer>(inputs, k.hidden, k.options);
  };
}

Make parse_attention(Section& s) {
  const int64_t heads = s.need_integer("num_heads", 1, kMaxWidth);
  const auto width = s.find_integer("embed_dim", 1, kMaxWidth);
  const nn::MultiheadAttentionOptions options{
      .dropout = dropout_of(s, "dropout", 0),
      .bias = s.flag("bias", true),
      .batch_first = true,
      .num_kv_heads = s.find_integer("num_kv_heads", 1, kMaxWidth)};
  return [=](const Type& x) {
    const int64_t embed_dim = width.value_or(sequence_of("MultiheadAttention", x)[2]);
    return std::make_unique<nn::MultiheadAttention>(embed_dim, heads, options);
  };
}

Make parse_encoder_layer(Section& s) {
  const int64_t heads = s.need_integer("nhead", 1, kMaxWidth);
  const auto width = s.find_integer("d_model", 1, kMaxWidth);
  constexpr std::string_view kNames[] = {"relu", "gelu"};
  const nn::TransformerOptions options{
      .dim_feedforward = s.integer("dim_feedforward", 2048, 1, kMaxWidth),
      .dropout = dropout_of(s, "dropout", 0.1),
      .activation = s.choice("activation", kNames) == "gelu" ? nn::TransformerActivation::kGelu
                                                             : nn::TransformerActivation::kRelu,
      .layer_norm_eps = s.number("layer_norm_eps", 1e-5, 0),
      .batch_first = true,
      .norm_first = s.flag("norm_first", false)};
  return [=](const Type& x) {
    const int64_t d_model = width.value_or(sequence_of("TransformerEncoderLayer", x)[2]);
    return std::make_unique<nn::TransformerEncoderLayer>(d_model, heads, options);
  };
}

Make parse_learned_positions(Section& s) {
  const auto positions = s.find_integer("num_positions", 1, kMaxWidth);
  return [=](const Type& x) {
    const Shape& shape = sequence_of("LearnedPositions", x);
    return std::make_unique<nn::LearnedPositions>(positions.value_or(shape[1]), shape[2]);
  };
}

Make parse_sinusoidal_positions(Section& s) {
  const double base = s.number("base", 10000, 1e-300);
  return [=](const Type&) { return std::make_unique<nn::SinusoidalPositions>(base); };
}

constexpr LayerKind kLayers[] = {
    {"RNN", parse_rnn},
    {"LSTM", parse_gated<nn::LSTM>},
    {"GRU", parse_gated<nn::GRU>},
    {"MultiheadAttention", parse_attention},
    {"TransformerEncoderLayer", parse_encoder_layer},
    {"LearnedPositions", parse_learned_positions},
    {"SinusoidalPositions", parse_sinusoidal_positions},
};

}  // namespace

std::span<const LayerKind> sequence_layers() { return kLayers; }

}  // namespace fullbore::cli
