// For tests of functions of tensors: build a graph from one, run it, and hold its gradients against
// central differences. Checks return what is wrong ("" = nothing).
#pragma once

#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "fullbore/array.h"
#include "fullbore/tensor.h"
#include "ops/op_def.h"
#include "ops/reference.h"

namespace fullbore::trace {

using Build = std::function<std::vector<Tensor>(const std::vector<Tensor>&)>;

inline Array array(DType dtype, const Shape& shape, const std::vector<double>& values) {
  Array a(dtype, shape);
  for (int64_t i = 0; i < a.numel(); ++i) a.set(i, values.at(static_cast<size_t>(i)));
  return a;
}

// Well-spread values without ties: scale * sin(1.7 i + phase) + shift.
inline Array wave(const Shape& shape, double phase, double scale = 1, double shift = 0,
                  DType dtype = DType::f64) {
  Array a(dtype, shape);
  for (int64_t i = 0; i < a.numel(); ++i)
    a.set(i, scale * std::sin(1.7 * static_cast<double>(i) + phase) + shift);
  return a;
}

inline bool is_close(double got, double want, double tolerance) {
  if (got == want || (std::isnan(got) && std::isnan(want))) return true;
  return std::abs(got - want) <= tolerance * std::max(1.0, std::abs(want));
}

// Relative to max(1, |want|); shapes must agree unless one has a single element.
inline std::string compare(const Array& got, const Array& want, double tolerance) {
  if (got.numel() != want.numel() || (got.shape() != want.shape() && got.numel() != 1))
    return str_cat("expected ", want.type(), ", got ", got.type());
  for (int64_t i = 0; i < want.numel(); ++i)
    if (!is_close(got.at(i), want.at(i), tolerance))
      return str_cat("element ", i, " of ", want.type(), ": expected ", want.at(i), ", got ",
                     got.at(i), ", difference ", got.at(i) - want.at(i));
  return "";
}

// A graph with one input for each type and the results of `build` as outputs.
inline Graph graph_of(const std::vector<Array>& inputs, const Build& build) {
  Graph g;
  std::vector<Tensor> in;
  for (size_t i = 0; i < inputs.size(); ++i)
    in.emplace_back(g, g.input(str_cat("x", i), inputs[i].type()));
  const std::vector<Tensor> out = build(in);
  for (size_t k = 0; k < out.size(); ++k) g.output(str_cat("y", k), out[k].id());
  verify(g);
  return g;
}

inline std::vector<Array> run(const std::vector<Array>& inputs, const Build& build) {
  return evaluate(graph_of(inputs, build), inputs);
}

// The sum of all floating results, each element weighted by wave(phase 0.9).
inline Tensor weighted_loss(const std::vector<Tensor>& results) {
  Tensor loss;
  for (const Tensor& y : results) {
    if (!is_float(y.dtype())) continue;
    const Tensor weight = constant(y.graph(), wave(y.shape(), 0.9, 1, 0, y.dtype()));
    const Tensor part = sum(y * weight).to(DType::f64);
    loss = loss.defined() ? loss + part : part;
  }
  return loss;
}

// Gradients of weighted_loss for every f64 input, in f64, against five-point differences.
inline std::string check_gradients(const std::vector<Array>& inputs, const Build& build,
                                   double tolerance = 1e-8) {
  std::vector<size_t> wrt;
  for (size_t i = 0; i < inputs.size(); ++i)
    if (inputs[i].dtype() == DType::f64) wrt.push_back(i);
  const auto loss_of = [&](const std::vector<Tensor>& in) {
    return std::vector<Tensor>{weighted_loss(build(in))};
  };
  const std::vector<Array> got = run(inputs, [&](const std::vector<Tensor>& in) {
    std::vector<Tensor> x;
    for (size_t i : wrt) x.push_back(in[i]);
    return gradients(loss_of(in)[0], x);
  });
  const Graph forward = graph_of(inputs, loss_of);
  std::vector<Array> moved = inputs;
  for (size_t k = 0; k < wrt.size(); ++k) {
    Array& x = moved[wrt[k]];
    for (int64_t i = 0; i < x.numel(); ++i) {
      const double at = x.at(i), h = 1e-3;
      const auto f = [&](double d) {
        x.set(i, at + d);
        return evaluate(forward, moved)[0].item();
      };
      const double want = (8 * (f(h) - f(-h)) - (f(2 * h) - f(-2 * h))) / (12 * h);
      x.set(i, at);
      if (!is_close(got[k].at(i), want, tolerance))
        return str_cat("gradient of input ", wrt[k], ", element ", i, ": expected ", want, ", got ",
                       got[k].at(i));
    }
  }
  return "";
}

}  // namespace fullbore::trace
