#include <cmath>

#include "fullbore/functional.h"
#include "fullbore/models/language.h"

namespace fullbore::models {
namespace {

// One layer over [T, B, I]: [T, B, H]. The products with the inputs of all steps are made at once.
Tensor lstm_layer(const Tensor& x, const LstmLm::Rnn::Layer& p) {
  const int64_t steps = x.size(0), batch = x.size(1), hidden = p.weight_hh.shape()[1];
  const Tensor gates = linear(x, p.weight_ih, Tensor(p.bias_ih) + Tensor(p.bias_hh));
  const Tensor zero = full(x.graph(), {x.dtype(), {batch, hidden}}, 0);
  const Tensor carried[] = {zero, zero}, scanned[] = {gates}, constants[] = {p.weight_hh};
  return scan(carried, scanned, constants, steps, false,
              [&](std::span<const Tensor> state, std::span<const Tensor> in,
                  std::span<const Tensor> weights) {
                const Tensor z = in[0] + linear(state[0], weights[0]);
                const auto gate = [&](int i) { return narrow(z, 1, i * hidden, hidden); };
                const Tensor cell = sigmoid(gate(1)) * state[1] + sigmoid(gate(0)) * tanh(gate(2));
                const Tensor out = sigmoid(gate(3)) * tanh(cell);
                return ScanStep{{out, cell}, {out}};
              })[2];
}

}  // namespace

LstmLm::Rnn::Rnn(const LstmLmOptions& o) : between(o.dropout) {
  const auto init = [&] {
    const double bound = 1 / std::sqrt(static_cast<double>(o.width));
    return init::uniform(-bound, bound);
  };
  for (int64_t i = 0; i < o.num_layers; ++i)
    layers.push_back({nn::Parameter({4 * o.width, o.width}, init()),
                      nn::Parameter({4 * o.width, o.width}, init()),
                      nn::Parameter({4 * o.width}, init()), nn::Parameter({4 * o.width}, init())});
}

void LstmLm::Rnn::visit_members(nn::Visitor& v) {
  for (size_t i = 0; i < layers.size(); ++i) {
    v.member(str_cat("weight_ih_l", i), layers[i].weight_ih);
    v.member(str_cat("weight_hh_l", i), layers[i].weight_hh);
    v.member(str_cat("bias_ih_l", i), layers[i].bias_ih);
    v.member(str_cat("bias_hh_l", i), layers[i].bias_hh);
  }
  v.member("between", between);
}

Tensor LstmLm::Rnn::forward(const Tensor& x) {
  Tensor y = x;
  for (size_t i = 0; i < layers.size(); ++i) {
    if (i > 0) y = between(y);
    y = transpose(lstm_layer(transpose(y, 0, 1), layers[i]), 0, 1);
  }
  return y;
}

LstmLm::LstmLm(const LstmLmOptions& o)
    : encoder(o.vocab_size, o.width), drop(o.dropout), rnn(o), decoder(o.width, o.vocab_size) {
  if (o.num_layers < 1) fail("[LstmLm] expected num_layers of 1 or more, got ", o.num_layers);
  encoder.weight.set_init(init::uniform(-0.1, 0.1));
  decoder.weight.set_init(init::uniform(-0.1, 0.1));
  decoder.bias.set_init(init::zeros());
}

Tensor LstmLm::forward(const Tensor& tokens) {
  if (tokens.dim() != 2) fail("[LstmLm] expected tokens [B, T], got ", tokens.type());
  return decoder(drop(rnn(drop(encoder(tokens)))));
}

}  // namespace fullbore::models
