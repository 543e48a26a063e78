// One step of a recurrent network (torch.nn.LSTMCell, GRUCell) after its products: a composite
// each, so that an executor may recognise it within the loop over time. Throw Error when operands
// do not fit. Not thread safe: one graph is built by one thread.
#pragma once

#include "fullbore/tensor.h"

namespace fullbore {

struct LstmState {
  Tensor h, c;
  // What the gradient needs beside c before and after: sigmoid(i), sigmoid(f), tanh(g), sigmoid(o),
  // tanh(c') in f32; of gates that are not f32, the gates. A loop that returns them as per-step
  // results does not compute them again in its gradient.
  std::vector<Tensor> kept;
};
// gates [B, 4H]: the products of input and state with their weights and all biases, added up, of
// the gates i, f, g, o in this order. c [B, H]: the cell before the step. c' = sigmoid(f) c +
// sigmoid(i) tanh(g), h' = sigmoid(o) tanh(c'). Hochreiter and Schmidhuber 1997.
LstmState lstm_cell(const Tensor& gates, const Tensor& c);

// input_gates, hidden_gates [B, 3H]: the products of the input and of the state h [B, H], each with
// its bias, of r, z, n in this order.
// r = sigmoid(ir + hr), z = sigmoid(iz + hz), n = tanh(in + r hn), h' = (1 - z) n + z h.
// Cho et al. 2014; the reset gate comes after the product, as in PyTorch and cuDNN.
Tensor gru_cell(const Tensor& input_gates, const Tensor& hidden_gates, const Tensor& h);

}  // namespace fullbore
