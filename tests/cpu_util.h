// What the tests of the CPU executor share.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <random>
#include <vector>

#include "cpu/executable.h"
#include "cpu/program.h"
#include "fullbore/array.h"
#include "fullbore/tensor.h"
#include "ops/reference.h"

namespace fullbore {

inline Array random_array(const Type& type, std::mt19937& rng, double lo = -1, double hi = 1) {
  Array a(type);
  std::uniform_real_distribution<double> uniform(lo, hi);
  for (int64_t i = 0; i < a.numel(); ++i)
    a.set(i, is_float(type.dtype) ? uniform(rng) : std::floor(uniform(rng)));
  return a;
}

inline std::vector<Array> random_inputs(const Graph& graph, unsigned seed, double lo = -1,
                                        double hi = 1) {
  std::mt19937 rng(seed);
  std::vector<Array> inputs;
  for (const NodeId id : graph.inputs())
    inputs.push_back(random_array(graph.type(id), rng, lo, hi));
  return inputs;
}

// Largest difference relative to the larger of 1 and the expected value; NaN equals NaN.
inline void expect_near(const Array& got, const Array& expected, double tolerance,
                        const std::string& what = "") {
  ASSERT_EQ(got.type(), expected.type()) << what;
  for (int64_t i = 0; i < got.numel(); ++i) {
    const double g = got.at(i), e = expected.at(i);
    if (std::isnan(e) && std::isnan(g)) continue;
    if (std::isinf(e) && g == e) continue;
    const double error = std::abs(g - e) / std::max(1.0, std::abs(e));
    ASSERT_FALSE(!(error <= tolerance))
        << what << " element " << i << ": " << g << " instead of " << e;
  }
}

inline bool same_bits(const Array& a, const Array& b) {
  return a.type() == b.type() &&
         std::memcmp(a.data(), b.data(), static_cast<size_t>(a.bytes())) == 0;
}

inline std::vector<const void*> addresses_in(const std::vector<Array>& arrays) {
  std::vector<const void*> p;
  for (const Array& a : arrays) p.push_back(a.data());
  return p;
}
inline std::vector<void*> addresses_out(std::vector<Array>& arrays) {
  std::vector<void*> p;
  for (Array& a : arrays) p.push_back(a.data());
  return p;
}
inline std::vector<Array> result_arrays(const Graph& graph) {
  std::vector<Array> results;
  for (const Output& o : graph.outputs) results.emplace_back(graph.type(o.node));
  return results;
}

// Runs the graph both ways and compares every output; checks the memory plan on the way.
inline void expect_same_as_reference(const Graph& graph, const std::vector<Array>& inputs,
                                     double tolerance, const cpu::CompileOptions& options = {}) {
  const std::vector<Array> expected = evaluate(graph, inputs);
  const auto program = cpu::Program::compile(graph, options);
  EXPECT_EQ(cpu::check_plan(program->buffers(), program->plan().arena_bytes), "");
  std::vector<Array> results = result_arrays(graph);
  for (int run = 0; run < 2; ++run) {  // the second one finds the arena as the first left it
    const auto in = addresses_in(inputs);
    const auto out = addresses_out(results);
    program->run(in, out);
    for (size_t i = 0; i < results.size(); ++i)
      expect_near(results[i], expected[i], tolerance, "output " + graph.outputs[i].name);
  }
}

// x [batch, sizes[0]] -> relu layers -> mean over the batch of squared outputs. The graph has the
// loss, then each parameter after a step of plain gradient descent (donated).
inline Graph mlp_graph(const std::vector<int64_t>& sizes, int64_t batch, double lr = 0.1,
                       DType dtype = DType::f32) {
  Graph g;
  const Tensor x(g, g.input("x", {dtype, Shape{batch, sizes[0]}}));
  std::vector<Tensor> parameters;
  Tensor h = x;
  for (size_t l = 0; l + 1 < sizes.size(); ++l) {
    const std::string n = std::to_string(l);
    const Tensor w(g, g.input("w" + n, {dtype, Shape{sizes[l + 1], sizes[l]}}));
    const Tensor b(g, g.input("b" + n, {dtype, Shape{sizes[l + 1]}}));
    h = dot_general(h, w, {.lhs_contract = {1}, .rhs_contract = {1}}) + b;
    if (l + 2 < sizes.size()) h = maximum(h, 0.0);
    parameters.push_back(w);
    parameters.push_back(b);
  }
  const Tensor loss = mean(square(h));
  const std::vector<Tensor> grads = gradients(loss, parameters);
  g.output("loss", loss.id());
  for (size_t i = 0; i < parameters.size(); ++i)
    g.output(str_cat("p", i), (parameters[i] - lr * grads[i]).id(), static_cast<int>(i) + 1);
  return g;
}

}  // namespace fullbore
