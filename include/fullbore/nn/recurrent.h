// Recurrent layers under PyTorch's names: RNN, LSTM, GRU and their cells. Gates are in PyTorch's
// order, and weights are called as its: weight_ih_l0, weight_hh_l0, bias_ih_l0, bias_hh_l0, then
// the same with _reverse, then _l1, ... All are initialised uniformly in +-1/sqrt(hidden_size).
// As module.h.
#pragma once

#include <string>
#include <vector>

#include "fullbore/nn/module.h"

namespace fullbore::nn {

enum class RecurrentKind { kTanh, kRelu, kLstm, kGru };

struct RecurrentOptions {
  int64_t num_layers = 1;
  bool bias = true;
  // As in PyTorch false: x and output are [T, B, features]. True: [B, T, features], as batches of a
  // data set are. States are [layers, B, hidden_size] either way.
  bool batch_first = false;
  double dropout = 0;  // in training, on the output of every layer but the last
  bool bidirectional = false;
};

// What a layer is started with; undefined members: zeros, all steps.
struct RecurrentInputs {
  // [num_layers * directions, B, hidden_size]: layer 0 forwards, layer 0 backwards, layer 1, ...
  Tensor h{}, c{};  // c: of an LSTM
  // Integers [B]: the steps of each sample; those after them are padding. Output is 0 there and the
  // last state is the one at the length, as with pack_padded_sequence.
  Tensor lengths{};
};
struct RecurrentResult {
  Tensor output;  // all steps of the last layer: [T, B, directions * hidden_size], or B first
  Tensor h, c;    // last states, as RecurrentInputs has them; c only of an LSTM
};

// What RNN, LSTM and GRU share. Products with the inputs of all steps are made at once, before the
// loop over time.
class Recurrent : public Module {
 public:
  // The output of all steps.
  Tensor forward(const Tensor& x) override;
  RecurrentResult forward(const Tensor& x, const RecurrentInputs& inputs);
  using Module::operator();
  RecurrentResult operator()(const Tensor& x, const RecurrentInputs& inputs);
  void visit_members(Visitor& visitor) override;
  std::string describe() const override;

  // The weights of one layer in one direction.
  struct Weights {
    Parameter weight_ih;         // [gates * hidden_size, features]
    Parameter weight_hh;         // [gates * hidden_size, hidden_size]
    Parameter bias_ih, bias_hh;  // [gates * hidden_size]
  };
  std::vector<Weights> weights;  // in the order of RecurrentInputs::h

 protected:
  // Throws Error on sizes below 1 and dropout outside [0, 1).
  Recurrent(RecurrentKind kind, int64_t input_size, int64_t hidden_size,
            const RecurrentOptions& options);

 private:
  void check(const Tensor& x, const RecurrentInputs& inputs) const;
  RecurrentKind kind_;
  int64_t input_size_, hidden_size_;
  RecurrentOptions options_;
};

// h' = tanh (or relu) of W_ih x + b_ih + W_hh h + b_hh. Elman 1990.
class RNN : public Recurrent {
 public:
  enum class Nonlinearity { kTanh, kRelu };
  RNN(int64_t input_size, int64_t hidden_size, const RecurrentOptions& options = {},
      Nonlinearity nonlinearity = Nonlinearity::kTanh)
      : Recurrent(nonlinearity == Nonlinearity::kTanh ? RecurrentKind::kTanh : RecurrentKind::kRelu,
                  input_size, hidden_size, options) {}
};
// lstm_cell over time.
class LSTM : public Recurrent {
 public:
  LSTM(int64_t input_size, int64_t hidden_size, const RecurrentOptions& options = {})
      : Recurrent(RecurrentKind::kLstm, input_size, hidden_size, options) {}
};
// gru_cell over time.
class GRU : public Recurrent {
 public:
  GRU(int64_t input_size, int64_t hidden_size, const RecurrentOptions& options = {})
      : Recurrent(RecurrentKind::kGru, input_size, hidden_size, options) {}
};

// ---- one step ----

struct CellState {
  Tensor h, c;  // [B, hidden_size]; undefined: zeros; c only of an LSTM
};
// x [B, input_size]; weights are called weight_ih, weight_hh, bias_ih, bias_hh.
class RecurrentCell : public Module {
 public:
  // The next state's h, from a state of zeros.
  Tensor forward(const Tensor& x) override;
  CellState forward(const Tensor& x, const CellState& state);
  using Module::operator();
  CellState operator()(const Tensor& x, const CellState& state);
  void visit_members(Visitor& visitor) override;
  std::string describe() const override;
  Parameter weight_ih, weight_hh, bias_ih, bias_hh;

 protected:
  RecurrentCell(RecurrentKind kind, int64_t input_size, int64_t hidden_size, bool bias);

 private:
  RecurrentKind kind_;
};

class RNNCell : public RecurrentCell {
 public:
  RNNCell(int64_t input_size, int64_t hidden_size, bool bias = true,
          RNN::Nonlinearity nonlinearity = RNN::Nonlinearity::kTanh)
      : RecurrentCell(
            nonlinearity == RNN::Nonlinearity::kTanh ? RecurrentKind::kTanh : RecurrentKind::kRelu,
            input_size, hidden_size, bias) {}
};
class LSTMCell : public RecurrentCell {
 public:
  LSTMCell(int64_t input_size, int64_t hidden_size, bool bias = true)
      : RecurrentCell(RecurrentKind::kLstm, input_size, hidden_size, bias) {}
};
class GRUCell : public RecurrentCell {
 public:
  GRUCell(int64_t input_size, int64_t hidden_size, bool bias = true)
      : RecurrentCell(RecurrentKind::kGru, input_size, hidden_size, bias) {}
};

}  // namespace fullbore::nn
