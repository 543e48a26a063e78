#include "fullbore/models/language.h"

namespace fullbore::models {

LstmLm::LstmLm(const LstmLmOptions& o)
    : encoder(o.vocab_size, o.width),
      drop(o.dropout),
      rnn(o.width, o.width,
          {.num_layers = o.num_layers, .batch_first = true, .dropout = o.dropout}),
      decoder(o.width, o.vocab_size) {
  encoder.weight.set_init(init::uniform(-0.1, 0.1));
  decoder.weight.set_init(init::uniform(-0.1, 0.1));
  decoder.bias.set_init(init::zeros());
}

Tensor LstmLm::forward(const Tensor& tokens) {
  if (tokens.dim() != 2) fail("[LstmLm] expected tokens [B, T], got ", tokens.type());
  return decoder(drop(rnn(drop(encoder(tokens)))));
}

}  // namespace fullbore::models
