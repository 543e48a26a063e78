// What the tests of modules and training share: small networks, data, and the golden files.
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

#include "cpu_util.h"
#include "files.h"
#include "fullbore/fullbore.h"
#include "fullbore/io.h"
#include "nn/trace.h"

namespace fullbore::testing {

// ---- golden files ----

struct Golden {
  explicit Golden(const std::string& name, bool with_tensors = true) {
    const std::string base = FB_SOURCE_DIR "/tests/golden/" + name;
    std::ifstream in(base + ".json");
    json = nlohmann::json::parse(in);
    if (with_tensors) tensors = io::load_safetensors(base + ".safetensors");
  }
  const Array& at(const std::string& name) const {
    const auto it = tensors.find(name);
    if (it == tensors.end()) throw Error("no golden tensor " + name);
    return it->second;
  }
  bool has(const std::string& name) const { return tensors.contains(name); }
  nlohmann::json json;
  io::Tensors tensors;
};

// ---- arrays ----

inline Array normal_array(const Type& type, unsigned seed, double stddev = 1) {
  std::mt19937 rng(seed);
  std::normal_distribution<double> normal(0, stddev);
  Array a(type);
  for (int64_t i = 0; i < a.numel(); ++i) a.set(i, normal(rng));
  return a;
}

inline Array labels_array(int64_t n, int64_t classes, unsigned seed) {
  std::mt19937 rng(seed);
  Array a(DType::i32, Shape{n});
  for (int64_t i = 0; i < n; ++i) a.set(i, static_cast<double>(rng() % classes));
  return a;
}

// Classes that a linear map tells apart: sample = centre of its class + noise.
inline data::TensorDataset clusters(int64_t n, int64_t features, int64_t classes, unsigned seed,
                                    double noise = 0.7) {
  const Array centres = normal_array({DType::f32, {classes, features}}, 99);
  Array x = normal_array({DType::f32, {n, features}}, seed, noise);
  Array y = labels_array(n, classes, seed + 1);
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < features; ++j)
      x.set(i * features + j,
            x.at(i * features + j) + centres.at(static_cast<int64_t>(y.at(i)) * features + j));
  return {std::move(x), std::move(y), {.num_classes = classes}};
}

// A batch of these samples; rows from `real` on are padding.
inline data::Batch batch_of(Array x, Array y, int64_t real = -1, int64_t first = 0) {
  return {std::move(x), std::move(y), real, first};
}

// Rows [start, start + count) of an array.
inline Array rows_of(const Array& a, int64_t start, int64_t count) {
  std::vector<int64_t> dims(a.shape().begin(), a.shape().end());
  const int64_t row = a.bytes() / dims[0];
  dims[0] = count;
  Array out(a.dtype(), Shape(Dims(dims)));
  std::memcpy(out.data(), a.data() + start * row, static_cast<size_t>(count * row));
  return out;
}

inline void expect_same_state(const std::map<std::string, Array>& got,
                              const std::map<std::string, Array>& expected,
                              const std::string& what = "") {
  ASSERT_EQ(got.size(), expected.size()) << what;
  for (const auto& [name, value] : expected) {
    ASSERT_TRUE(got.contains(name)) << what << ": no " << name;
    EXPECT_TRUE(same_bits(got.at(name), value)) << what << ": " << name << " differs";
  }
}

// ---- networks ----

struct Mlp : nn::Module {
  explicit Mlp(int64_t in = 12, int64_t hidden = 16, int64_t out = 4)
      : fc1(in, hidden), fc2(hidden, out) {}
  nn::Linear fc1, fc2;
  FB_MODULE(fc1, fc2)
  Tensor forward(const Tensor& x) override { return fc2(relu(fc1(flatten(x, 1)))); }
};

// Everything that keeps state or draws random numbers.
struct Rich : nn::Module {
  nn::Linear fc1{12, 16}, fc2{16, 4};
  nn::BatchNorm1d bn{16};
  nn::Dropout drop{0.3};
  FB_MODULE(fc1, bn, drop, fc2)
  Tensor forward(const Tensor& x) override { return fc2(drop(relu(bn(fc1(x))))); }
};

// ---- running a module once, by itself ----

struct Ran {
  Array y;
  std::map<std::string, Array> grads;    // of sum(dy * y), by name of input or parameter
  std::map<std::string, Array> updates;  // of buffers
};

// Traces f(inputs) with the model's parameters bound and runs it.
inline Ran run_module(nn::Module& model, const std::map<std::string, Array>& inputs,
                      const Array& dy, bool training,
                      const std::function<Tensor(const std::map<std::string, Tensor>&)>& f) {
  model.initialize();
  Graph g;
  nn::Trace trace(g, model, training);
  std::map<std::string, Tensor> in;
  std::map<std::string, const Array*> values;
  for (const auto& [name, value] : inputs) {
    in[name] = {g, g.input("input." + name, value.type())};
    values["input." + name] = &value;
  }
  const Tensor seed(g, g.input("input.dy", dy.type()));
  values["input.dy"] = &dy;
  const Tensor y = f(in);
  g.output("y", y.id());
  std::vector<Tensor> wrt;
  std::vector<std::string> names;
  for (const auto& [name, t] : in) {
    if (!is_float(t.dtype())) continue;
    wrt.push_back(t);
    names.push_back(name);
  }
  for (const auto& b : trace.bound()) {
    values[b.named.name] = &b.named.parameter->value();
    if (!b.trains) continue;
    wrt.push_back(b.tensor);
    names.push_back(b.named.name);
  }
  const std::vector<Tensor> grads = gradients(sum(y * seed), wrt);
  for (size_t i = 0; i < grads.size(); ++i) g.output("grad", grads[i].id());
  std::vector<std::string> updated;
  for (size_t i = 0; i < trace.bound().size(); ++i) {
    if (!trace.updates()[i].defined()) continue;
    updated.push_back(trace.bound()[i].named.name);
    g.output("update", trace.updates()[i].id());
  }
  std::vector<Array> feeds;
  for (NodeId id : g.inputs()) feeds.push_back(*values.at(g.attr(id).name));
  std::vector<Array> results = cpu::execute(g, feeds);
  Ran ran;
  ran.y = std::move(results[0]);
  size_t k = 1;
  for (const std::string& name : names) ran.grads.emplace(name, std::move(results[k++]));
  for (const std::string& name : updated) ran.updates.emplace(name, std::move(results[k++]));
  return ran;
}

}  // namespace fullbore::testing
