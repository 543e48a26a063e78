#include "fullbore/nn/recurrent.h"

#include <cmath>
#include <initializer_list>

#include "fullbore/functional.h"
#include "fullbore/functional/recurrent.h"
#include "nn/checks.h"
#include "nn/trace.h"

namespace fullbore::nn {
namespace {

using Kind = RecurrentKind;
using Weights = Recurrent::Weights;

std::string_view name_of(Kind kind) {
  if (kind == Kind::kLstm) return "LSTM";
  return kind == Kind::kGru ? "GRU" : "RNN";
}

int64_t gates_of(Kind kind) {
  if (kind == Kind::kLstm) return 4;
  return kind == Kind::kGru ? 3 : 1;
}

Weights new_weights(Kind kind, int64_t inputs, int64_t hidden, bool bias) {
  const double bound = 1 / std::sqrt(static_cast<double>(hidden));
  const int64_t rows = gates_of(kind) * hidden;
  const auto make = [&](const Shape& shape) {
    return Parameter(shape, init::uniform(-bound, bound));
  };
  Weights w{make({rows, inputs}), make({rows, hidden}), {}, {}};
  if (bias) {
    w.bias_ih = make({rows});
    w.bias_hh = make({rows});
  }
  return w;
}

// A step's parts: the bias that joins the products of the inputs, and the one that joins those of
// the state because a GRU's reset gate scales it (undefined elsewhere).
struct Biases {
  Tensor inputs, state;
};
Biases biases_of(Kind kind, const Parameter& ih, const Parameter& hh) {
  if (!ih.defined()) return {};
  if (kind == Kind::kGru) return {ih, hh};
  return {Tensor(ih) + Tensor(hh), {}};
}

struct Step {
  std::vector<Tensor> state;   // h', [c']
  std::vector<Tensor> result;  // what the gradient needs beside the state
};
// gates: of the input; hidden: of the state.
Step next_state(Kind kind, const Tensor& gates, const Tensor& hidden,
                std::span<const Tensor> state) {
  if (kind == Kind::kGru) return {{gru_cell(gates, hidden, state[0])}, {hidden}};
  const Tensor sum = gates + hidden;
  if (kind == Kind::kLstm) {
    const LstmState s = lstm_cell(sum, state[1]);
    return {{s.h, s.c}, s.kept};
  }
  return {{kind == Kind::kTanh ? tanh(sum) : relu(sum)}, {}};
}

// One layer in one direction over x [T, B, features]; running: bool [T, B], where a sample still
// has steps, or undefined. The last state, then the outputs [T, B, H]. Each step gives what its
// gradient needs (its states, its sums) as results, so that the loop is not run twice; where there
// is no gradient they are dead code.
std::vector<Tensor> run_layer(Kind kind, const Weights& w, const Tensor& x,
                              std::span<const Tensor> state, const Tensor& running, bool reverse) {
  const Biases bias = biases_of(kind, w.bias_ih, w.bias_hh);
  std::vector<Tensor> scanned{linear(x, w.weight_ih, bias.inputs)}, constants{w.weight_hh};
  if (running.defined()) scanned.push_back(running);
  if (bias.state.defined()) constants.push_back(bias.state);
  std::vector<Tensor> out = scan(
      state, scanned, constants, x.size(0), reverse,
      [&](std::span<const Tensor> now, std::span<const Tensor> in, std::span<const Tensor> fixed) {
        const Tensor hidden = linear(now[0], fixed[0], fixed.size() > 1 ? fixed[1] : Tensor());
        Step step = next_state(kind, in[0], hidden, now);
        Tensor output = step.state[0];
        if (in.size() > 1) {
          const Tensor here = expand(unsqueeze(in[1], 1), now[0].shape());
          output = where(here, output, 0.0);
          for (size_t i = 0; i < now.size(); ++i)
            step.state[i] = where(here, step.state[i], now[i]);
        }
        ScanStep result{step.state, {output}};
        for (const auto& kept :
             {std::span<const Tensor>(step.state), std::span<const Tensor>(step.result), now})
          for (const Tensor& t : kept)
            if (t.id() != output.id()) result.results.push_back(t);
        return result;
      });
  out.resize(state.size() + 1);
  return out;
}

// Of axis 1, the samples, in training; x [T, B, features].
Tensor dropped(const Module& module, const Tensor& x, double p) {
  Trace& trace = Trace::require("dropout");
  if (!module.training() || !trace.training() || p == 0) return x;
  const Tensor key = node_key(trace.seed_key, trace.random_label(module), trace.step);
  return transpose(dropout(transpose(x, 0, 1), p, key, trace.sample_index), 0, 1);
}

// Where step t of sample b is one of its own: bool [T, B].
Tensor running_of(const Tensor& lengths, int64_t steps) {
  const Tensor l = lengths.to(DType::i32);
  const Shape shape{steps, l.size(0)};
  return iota(l.graph(), {DType::i32, shape}, 0) < broadcast_in_dim(l, shape, {1});
}

}  // namespace

Recurrent::Recurrent(Kind kind, int64_t input_size, int64_t hidden_size, const RecurrentOptions& o)
    : kind_(kind), input_size_(input_size), hidden_size_(hidden_size), options_(o) {
  const std::string_view layer = name_of(kind);
  check_extent(layer, "input_size", input_size);
  check_extent(layer, "hidden_size", hidden_size);
  check_extent(layer, "num_layers", o.num_layers);
  check_dropout(layer, o.dropout);
  const int64_t directions = o.bidirectional ? 2 : 1;
  for (int64_t i = 0; i < o.num_layers * directions; ++i)
    weights.push_back(new_weights(kind, i < directions ? input_size : directions * hidden_size,
                                  hidden_size, o.bias));
}

void Recurrent::visit_members(Visitor& v) {
  const size_t directions = options_.bidirectional ? 2 : 1;
  for (size_t i = 0; i < weights.size(); ++i) {
    const std::string suffix = str_cat("_l", i / directions, i % directions == 1 ? "_reverse" : "");
    v.member("weight_ih" + suffix, weights[i].weight_ih);
    v.member("weight_hh" + suffix, weights[i].weight_hh);
    v.member("bias_ih" + suffix, weights[i].bias_ih);
    v.member("bias_hh" + suffix, weights[i].bias_hh);
  }
}

std::string Recurrent::describe() const {
  std::string text = str_cat(name_of(kind_), "(", input_size_, ", ", hidden_size_);
  if (options_.num_layers != 1) text += str_cat(", num_layers=", options_.num_layers);
  if (kind_ == Kind::kRelu) text += ", nonlinearity=relu";
  if (!options_.bias) text += ", bias=false";
  if (options_.batch_first) text += ", batch_first=true";
  if (options_.dropout != 0) text += str_cat(", dropout=", options_.dropout);
  if (options_.bidirectional) text += ", bidirectional=true";
  return text + ")";
}

// x is [T, B, features] by now.
void Recurrent::check(const Tensor& x, const RecurrentInputs& in) const {
  const std::string_view layer = name_of(kind_);
  const Shape state{static_cast<int64_t>(weights.size()), x.size(1), hidden_size_};
  for (const auto& [what, t] : {std::pair{"h", in.h}, std::pair{"c", in.c}})
    if (t.defined() && (t.shape() != state || t.dtype() != x.dtype()))
      fail("[", layer, "] expected a state ", what, " of type ", Type{x.dtype(), state}, ", got ",
           t.type());
  if (in.c.defined() && kind_ != Kind::kLstm)
    fail("[", layer, "] expected no state c, which only an LSTM has");
  const Tensor& l = in.lengths;
  if (l.defined() && (!is_integer(l.dtype()) || l.shape() != Shape{x.size(1)}))
    fail("[", layer, "] expected lengths of one integer for each of ", x.size(1), " samples, got ",
         l.type());
}

Tensor Recurrent::forward(const Tensor& x) { return forward(x, {}).output; }

RecurrentResult Recurrent::forward(const Tensor& x, const RecurrentInputs& in) {
  if (x.dim() != 3 || x.size(2) != input_size_)
    fail("[", name_of(kind_), "] expected an input ", options_.batch_first ? "[B, T, " : "[T, B, ",
         input_size_, "], got ", x.type());
  Tensor y = options_.batch_first ? transpose(x, 0, 1) : x;
  check(y, in);
  const size_t directions = options_.bidirectional ? 2 : 1, states = kind_ == Kind::kLstm ? 2 : 1;
  const Tensor running = in.lengths.defined() ? running_of(in.lengths, y.size(0)) : Tensor();
  std::vector<Tensor> last[2];
  for (size_t i = 0; i < weights.size(); i += directions) {
    if (i > 0) y = dropped(*this, y, options_.dropout);
    std::vector<Tensor> outputs;
    for (size_t d = 0; d < directions; ++d) {
      std::vector<Tensor> state;
      for (size_t k = 0; k < states; ++k) {
        const Tensor& given = k == 0 ? in.h : in.c;
        state.push_back(given.defined()
                            ? squeeze(narrow(given, 0, static_cast<int64_t>(i + d), 1), 0)
                            : full(x.graph(), {x.dtype(), {y.size(1), hidden_size_}}, 0));
      }
      const auto result = run_layer(kind_, weights[i + d], y, state, running, d == 1);
      for (size_t k = 0; k < states; ++k) last[k].push_back(result[k]);
      outputs.push_back(result.back());
    }
    y = directions == 1 ? outputs[0] : cat(outputs, 2);
  }
  return {options_.batch_first ? transpose(y, 0, 1) : y, stack(last[0], 0),
          states == 2 ? stack(last[1], 0) : Tensor()};
}

RecurrentResult Recurrent::operator()(const Tensor& x, const RecurrentInputs& inputs) {
  RecurrentResult result;
  labelled([&] { return (result = forward(x, inputs)).output; });
  return result;
}

// ---- cells ----

RecurrentCell::RecurrentCell(Kind kind, int64_t input_size, int64_t hidden_size, bool bias)
    : kind_(kind) {
  const std::string layer = str_cat(name_of(kind), "Cell");
  check_extent(layer, "input_size", input_size);
  check_extent(layer, "hidden_size", hidden_size);
  Weights w = new_weights(kind, input_size, hidden_size, bias);
  weight_ih = std::move(w.weight_ih);
  weight_hh = std::move(w.weight_hh);
  bias_ih = std::move(w.bias_ih);
  bias_hh = std::move(w.bias_hh);
}

void RecurrentCell::visit_members(Visitor& v) {
  v.member("weight_ih", weight_ih);
  v.member("weight_hh", weight_hh);
  v.member("bias_ih", bias_ih);
  v.member("bias_hh", bias_hh);
}

std::string RecurrentCell::describe() const {
  return str_cat(name_of(kind_), "Cell(", weight_ih.shape()[1], ", ", weight_hh.shape()[1],
                 kind_ == Kind::kRelu ? ", nonlinearity=relu" : "",
                 bias_ih.defined() ? ")" : ", bias=false)");
}

Tensor RecurrentCell::forward(const Tensor& x) { return forward(x, {}).h; }

CellState RecurrentCell::forward(const Tensor& x, const CellState& state) {
  const int64_t hidden = weight_hh.shape()[1];
  if (x.dim() != 2 || x.size(1) != weight_ih.shape()[1])
    fail("[", name_of(kind_), "Cell] expected an input [B, ", weight_ih.shape()[1], "], got ",
         x.type());
  const Type type{x.dtype(), {x.size(0), hidden}};
  std::vector<Tensor> now;
  for (const Tensor& t : {state.h, state.c}) {
    if (t.defined() && t.type() != type)
      fail("[", name_of(kind_), "Cell] expected a state of type ", type, ", got ", t.type());
    now.push_back(t.defined() ? t : full(x.graph(), type, 0));
  }
  const Biases bias = biases_of(kind_, bias_ih, bias_hh);
  const Step step = next_state(kind_, linear(x, weight_ih, bias.inputs),
                               linear(now[0], weight_hh, bias.state), now);
  return {step.state[0], kind_ == Kind::kLstm ? step.state[1] : Tensor()};
}

CellState RecurrentCell::operator()(const Tensor& x, const CellState& state) {
  CellState result;
  labelled([&] { return (result = forward(x, state)).h; });
  return result;
}

}  // namespace fullbore::nn
