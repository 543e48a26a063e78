// Holds a module against a golden file: results and the gradients of every input and parameter, on
// the reference kernels and on the CPU executor, in f64. Inputs, weights and incoming gradients are
// counter_array's of their names (tests/golden/README.md).
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "counter.h"
#include "golden.h"
#include "trace.h"
#include "train_util.h"

namespace fullbore::testing {

using Named = std::map<std::string, Tensor>;

// c: {"case", "inputs": [...]}. f: results by their names in the file. Gradients are those of the
// sum over results R of sum(dR * R).
inline void expect_golden(const io::Tensors& all, const nlohmann::json& c, nn::Module& module,
                          const std::function<Named(Graph&, Named)>& f) {
  const std::string prefix = c["case"].get<std::string>() + "/";
  set_counter_state(module, DType::f64);
  Graph g;
  nn::Trace trace(g, module, true);
  std::vector<Array> feeds;
  for (const auto& b : trace.bound()) feeds.push_back(b.named.parameter->value());
  Named in;
  for (const std::string name : c["inputs"]) {
    const auto like = all.find(prefix + "d" + name);
    ASSERT_NE(like, all.end()) << name;
    feeds.push_back(counter_array(prefix + name, like->second.type()));
    in[name] = {g, g.input(name, like->second.type())};
  }
  Tensor loss;
  for (const auto& [name, t] : f(g, in)) {
    g.output(name, t.id());
    const Tensor part = sum(t * constant(g, counter_array(prefix + "d" + name, t.type())));
    loss = loss.defined() ? loss + part : part;
  }
  std::vector<Tensor> wrt;
  std::vector<std::string> names;
  for (const auto& [name, t] : in) names.push_back("d" + name), wrt.push_back(t);
  for (const auto& b : trace.bound()) names.push_back("d" + b.named.name), wrt.push_back(b.tensor);
  const auto grads = gradients(loss, wrt);
  for (size_t i = 0; i < wrt.size(); ++i) g.output(names[i], grads[i].id());
  verify(g);
  size_t expected = 0;
  for (const auto& [name, value] : all) expected += name.starts_with(prefix) ? 1 : 0;
  EXPECT_EQ(g.outputs.size(), expected);
  for (const bool cpu : {false, true}) {
    const std::vector<Array> results = cpu ? cpu::execute(g, feeds) : evaluate(g, feeds);
    for (size_t i = 0; i < results.size(); ++i) {
      const auto it = all.find(prefix + g.outputs[i].name);
      ASSERT_NE(it, all.end()) << g.outputs[i].name;
      EXPECT_EQ(trace::compare(results[i], it->second, 1e-12), "")
          << g.outputs[i].name << (cpu ? " on the CPU executor" : "");
    }
  }
}

// What f says when it is called while `module` is traced.
inline std::string refusal(nn::Module& module, const std::function<void(Graph&)>& f) {
  Graph g;
  nn::Trace trace(g, module, false);
  return error_of([&] { f(g); });
}

}  // namespace fullbore::testing
