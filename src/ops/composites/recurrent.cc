#include "fullbore/functional/recurrent.h"

#include "ops/composites/common.h"

namespace fullbore {
namespace {

// [B, count * H] beside a state [B, H].
void check(std::string_view op, std::string_view what, const Tensor& gates, int64_t count,
           const Tensor& state) {
  composites::expect_float(op, gates);
  if (gates.dim() != 2 || gates.size(1) % count != 0)
    fail("[", op, "] expected ", what, " [B, ", count, " H], got ", gates.type());
  composites::expect_shape(op, "a state", state, Shape{gates.size(0), gates.size(1) / count});
}

// Part i of [B, n * H], in the type to compute in.
Tensor part(const Tensor& gates, int64_t i, const Tensor& state) {
  const int64_t width = state.size(1);
  return composites::compute(narrow(gates, 1, i * width, width));
}

}  // namespace

// "lstm_cell": operands gates, c; results h', c' and, in f32, what the gradient would compute
// again.
LstmState lstm_cell(const Tensor& gates, const Tensor& c) {
  check("lstm_cell", "gates", gates, 4, c);
  const Tensor operands[] = {gates, c};
  const auto results = call("lstm_cell", operands, {}, [](std::span<const Tensor> in) {
    const Tensor i = sigmoid(part(in[0], 0, in[1])), f = sigmoid(part(in[0], 1, in[1])),
                 g = tanh(part(in[0], 2, in[1])), o = sigmoid(part(in[0], 3, in[1]));
    const Tensor cell = f * composites::compute(in[1]) + i * g;
    const Tensor t = tanh(cell);
    std::vector<Tensor> out{(o * t).to(in[0].dtype()), cell.to(in[1].dtype())};
    if (in[0].dtype() == DType::f32) out.insert(out.end(), {i, f, g, o, t});
    return out;
  });
  const std::vector<Tensor> kept(results.begin() + 2, results.end());
  return {results[0], results[1], kept.empty() ? std::vector<Tensor>{gates} : kept};
}

// "gru_cell": operands input_gates, hidden_gates, h; result h'.
Tensor gru_cell(const Tensor& input_gates, const Tensor& hidden_gates, const Tensor& h) {
  check("gru_cell", "input_gates", input_gates, 3, h);
  check("gru_cell", "hidden_gates", hidden_gates, 3, h);
  const Tensor operands[] = {input_gates, hidden_gates, h};
  return call("gru_cell", operands, {}, [](std::span<const Tensor> in) {
    const auto x = [&](int64_t i) { return part(in[0], i, in[2]); };
    const auto s = [&](int64_t i) { return part(in[1], i, in[2]); };
    const Tensor r = sigmoid(x(0) + s(0)), z = sigmoid(x(1) + s(1)), n = tanh(x(2) + r * s(2));
    const Tensor next = n + z * (composites::compute(in[2]) - n);
    return std::vector<Tensor>{next.to(in[2].dtype())};
  })[0];
}

}  // namespace fullbore
