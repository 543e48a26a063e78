// Activations, norms, look-ups, dropout and quantization: against PyTorch's numbers, gradients
// against differences, and the corners where numbers overflow or are not numbers.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "fullbore/functional.h"
#include "golden.h"
#include "trace.h"

namespace fullbore {
namespace {

using trace::array;
using trace::check_gradients;
using trace::compare;
using trace::run;
using trace::wave;
using Json = nlohmann::json;
using Tensors = std::vector<Tensor>;

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();

// ---- golden files ----

Tensor activation(const Json& o, const Tensor& x) {
  const std::string f = o.at("function");
  if (f == "relu") return relu(x);
  if (f == "leaky_relu") return leaky_relu(x, o.at("negative_slope"));
  if (f == "elu") return elu(x, o.at("alpha"));
  if (f == "gelu")
    return gelu(x, o.at("approximate") == "tanh" ? GeluApproximate::kTanh : GeluApproximate::kNone);
  if (f == "silu") return silu(x);
  if (f == "softplus") return softplus(x, o.at("beta"), o.at("threshold"));
  if (f == "sigmoid") return sigmoid(x);
  if (f == "tanh") return tanh(x);
  if (f == "softmax") return softmax(x, o.at("dim"));
  if (f == "log_softmax") return log_softmax(x, o.at("dim"));
  throw Error("unknown activation " + f);
}

using Named = std::map<std::string, Tensor>;

// Results by the golden files' names.
Named layer(const Json& c, Named in) {
  const std::string kind = c.at("kind");
  const Json& o = c.at("options");
  if (kind == "activation") return {{"y", activation(o, in["x"])}};
  if (kind == "linear") return {{"y", linear(in["input"], in["weight"], in["bias"])}};
  if (kind == "bilinear")
    return {{"y", bilinear(in["input1"], in["input2"], in["weight"], in["bias"])}};
  if (kind == "layer_norm")
    return {{"y",
             layer_norm(in["x"], o.at("normalized_shape"), in["weight"], in["bias"], o.at("eps"))}};
  if (kind == "rms_norm")
    return {{"y",
             rms_norm(in["x"], o.at("normalized_shape"), in["weight"], o.at("eps").get<double>())}};
  if (kind == "embedding") {
    const Json& p = o.at("padding_idx");
    return {
        {"y", embedding(in["ids"], in["weight"],
                        p.is_null() ? std::nullopt : std::optional<int64_t>(p.get<int64_t>()))}};
  }
  if (kind != "batch_norm") throw Error("unknown kind " + kind);
  const BatchNormResult r =
      batch_norm(in["x"], in["running_mean"], in["running_var"], in["weight"], in["bias"],
                 {.training = o.at("training"), .momentum = o.at("momentum"), .eps = o.at("eps")});
  return {{"y", r.y}, {"running_mean_after", r.running_mean}, {"running_var_after", r.running_var}};
}

class LayerGolden : public ::testing::TestWithParam<Json> {};
INSTANTIATE_TEST_SUITE_P(All, LayerGolden, ::testing::ValuesIn(golden::cases("layers")),
                         [](const auto& test) { return golden::test_name(test.param.at("case")); });

TEST_P(LayerGolden, ResultsAndGradientsArePyTorchs) {
  static const io::Tensors all = golden::tensors("layers");
  const Json& c = GetParam();
  const std::string prefix = c.at("case").get<std::string>() + "/";
  std::vector<std::string> names, outputs;  // of inputs; of all that is compared
  std::vector<Array> inputs;
  for (const auto& [key, value] : all) {
    if (key.rfind(prefix, 0) != 0) continue;
    const std::string field = key.substr(prefix.size());
    const bool is_gradient = field[0] == 'd' && field != "dy";
    if (is_gradient || field == "y" || field.find("_after") != std::string::npos) {
      outputs.push_back(field);
    } else {
      names.push_back(field);
      inputs.push_back(value);
    }
  }
  const auto results = run(inputs, [&](const Tensors& in) {
    Named named;
    for (size_t i = 0; i < in.size(); ++i) named.emplace(names[i], in[i]);
    Named out = layer(c, named);
    Tensors wrt, list;
    for (const std::string& field : outputs)
      if (field[0] == 'd') wrt.push_back(named.at(field.substr(1)));
    const Tensors dx = gradients(sum(out.at("y") * named.at("dy")), wrt);
    size_t next = 0;
    for (const std::string& field : outputs)
      list.push_back(field[0] == 'd' ? dx[next++] : out.at(field));
    return list;
  });
  ASSERT_GE(outputs.size(), 2u);
  for (size_t k = 0; k < outputs.size(); ++k)
    EXPECT_EQ(compare(results[k], all.at(prefix + outputs[k]), 1e-12), "") << outputs[k];
}

// ---- gradients ----

struct NamedFunction {
  std::string name;
  std::vector<Array> inputs;
  trace::Build build;
};
void PrintTo(const NamedFunction& f, std::ostream* out) { *out << f.name; }

std::vector<NamedFunction> functions() {
  // Values keep clear of 0, where relu and its kin have a kink.
  const Array x = wave({3, 4}, 0.3, 2), w = wave({4}, 1, 0.5, 1), b = wave({4}, 2);
  const Array image = wave({2, 3, 2}, 0.4, 2), channels = wave({3}, 1, 0.5, 1);
  const Array ids = array(DType::i32, {2, 2}, {0, 2, 1, 2});
  std::vector<NamedFunction> list;
  const auto unary = [&](const std::string& name, auto f) {
    list.push_back({name, {x}, [=](const Tensors& in) { return Tensors{f(in[0])}; }});
  };
  unary("relu", [](const Tensor& v) { return relu(v); });
  unary("leaky_relu", [](const Tensor& v) { return leaky_relu(v, 0.1); });
  unary("elu", [](const Tensor& v) { return elu(v, 0.7); });
  unary("gelu", [](const Tensor& v) { return gelu(v); });
  unary("gelu_tanh", [](const Tensor& v) { return gelu(v, GeluApproximate::kTanh); });
  unary("silu", [](const Tensor& v) { return silu(v); });
  unary("softplus", [](const Tensor& v) { return softplus(v, 2, 1); });
  unary("softmax", [](const Tensor& v) { return softmax(v, -1); });
  unary("log_softmax", [](const Tensor& v) { return log_softmax(v, 0); });
  list.push_back({"layer_norm", {x, w, b}, [](const Tensors& in) {
                    return Tensors{layer_norm(in[0], {4}, in[1], in[2], 1e-3)};
                  }});
  list.push_back(
      {"rms_norm", {x, w}, [](const Tensors& in) { return Tensors{rms_norm(in[0], {4}, in[1])}; }});
  for (bool weighted : {false, true}) {
    std::vector<Array> inputs{image, channels, channels, channels, channels};
    if (weighted) inputs.push_back(array(DType::f32, {2}, {1, 0.5}));
    list.push_back({weighted ? "batch_norm_weighted" : "batch_norm", inputs, [](const Tensors& in) {
                      // Running statistics carry no gradient to x, so they are left out.
                      return Tensors{batch_norm(in[0], in[1], in[2], in[3], in[4],
                                                {.training = true,
                                                 .sample_weight = in.size() > 5 ? in[5] : Tensor()})
                                         .y};
                    }});
  }
  list.push_back(
      {"batch_norm_eval", {image, channels, channels, channels, channels}, [](const Tensors& in) {
         return Tensors{batch_norm(in[0], in[1], in[2], in[3], in[4]).y};
       }});
  list.push_back({"linear",
                  {wave({2, 3, 4}, 0.2), wave({5, 4}, 1), wave({5}, 2)},
                  [](const Tensors& in) { return Tensors{linear(in[0], in[1], in[2])}; }});
  list.push_back({"linear_one_sample", {w, wave({5, 4}, 1)}, [](const Tensors& in) {
                    return Tensors{linear(in[0], in[1])};
                  }});
  list.push_back({"bilinear",
                  {wave({2, 2, 3}, 0.2), wave({2, 2, 4}, 0.6), wave({2, 3, 4}, 1), wave({2}, 2)},
                  [](const Tensors& in) { return Tensors{bilinear(in[0], in[1], in[2], in[3])}; }});
  list.push_back({"embedding", {ids, wave({3, 2}, 0.1)}, [](const Tensors& in) {
                    return Tensors{embedding(in[0], in[1])};
                  }});
  list.push_back({"dropout",
                  {x, array(DType::u32, {2}, {7, 9}), array(DType::u32, {3}, {0, 1, 2})},
                  [](const Tensors& in) { return Tensors{dropout(in[0], 0.5, in[1], in[2])}; }});
  list.push_back({"dequantize_scale",
                  {array(DType::i8, {3}, {-100, 3, 90}), array(DType::f64, {}, {0.1})},
                  [](const Tensors& in) { return Tensors{dequantize(in[0], in[1])}; }});
  return list;
}

class EveryComposite : public ::testing::TestWithParam<NamedFunction> {};
INSTANTIATE_TEST_SUITE_P(All, EveryComposite, ::testing::ValuesIn(functions()),
                         [](const auto& test) { return test.param.name; });

TEST_P(EveryComposite, GradientsAreDifferences) {
  EXPECT_EQ(check_gradients(GetParam().inputs, GetParam().build), "");
}

// The gradient's own gradient: grad of sum(grad^2).
TEST_P(EveryComposite, SecondGradientsAreDifferences) {
  const NamedFunction& f = GetParam();
  const auto first = [&](const Tensors& in) {
    Tensors wrt;
    for (const Tensor& t : in)
      if (t.dtype() == DType::f64) wrt.push_back(t);
    return gradients(trace::weighted_loss(f.build(in)), wrt);
  };
  EXPECT_EQ(check_gradients(f.inputs, first, 1e-7), "");
}

// ---- corners ----

// y and dy/dx of f at x (f32).
std::pair<double, double> at(double x, const std::function<Tensor(const Tensor&)>& f) {
  const auto r = run({array(DType::f32, {1}, {x})}, [&](const Tensors& in) {
    const Tensor y = f(in[0]);
    return Tensors{y, gradients(sum(y), in)[0]};
  });
  return {r[0].item(), r[1].item()};
}

TEST(Activations, HavePyTorchsValuesAndGradientsInCorners) {
  const struct {
    const char* name;
    std::function<Tensor(const Tensor&)> f;
    double x, y, dy;
  } table[] = {
      {"relu", relu, 0, 0, 0},
      {"relu", relu, -0.0, 0, 0},
      {"relu", relu, 3, 3, 1},
      {"relu", relu, -3, 0, 0},
      {"relu", relu, kInf, kInf, 1},
      {"relu", relu, -kInf, 0, 0},
      {"relu", relu, kNaN, kNaN, 1},
      {"leaky_relu", [](auto& v) { return leaky_relu(v, 0.5); }, 0, 0, 0.5},
      {"leaky_relu", [](auto& v) { return leaky_relu(v, 0.5); }, kNaN, kNaN, 0.5},
      {"elu", [](auto& v) { return elu(v, 0.5); }, 0, 0, 0.5},
      {"elu", [](auto& v) { return elu(v, 0.5); }, 1000, 1000, 1},
      {"elu", [](auto& v) { return elu(v, 0.5); }, -1000, -0.5, 0},
      {"softplus", [](auto& v) { return softplus(v); }, 1000, 1000, 1},
      {"softplus", [](auto& v) { return softplus(v); }, -1000, 0, 0},
      {"softplus", [](auto& v) { return softplus(v); }, kNaN, kNaN, kNaN},
      {"silu", silu, -1000, 0, 0},
      {"silu", silu, 1000, 1000, 1},
      {"gelu", [](auto& v) { return gelu(v); }, -100, 0, 0},
      {"gelu", [](auto& v) { return gelu(v); }, 100, 100, 1},
      {"gelu_tanh", [](auto& v) { return gelu(v, GeluApproximate::kTanh); }, -100, 0, 0},
      {"gelu_tanh", [](auto& v) { return gelu(v, GeluApproximate::kTanh); }, 100, 100, 1},
  };
  for (const auto& row : table) {
    const auto [y, dy] = at(row.x, row.f);
    EXPECT_TRUE(trace::is_close(y, row.y, 1e-6)) << row.name << "(" << row.x << ") = " << y;
    EXPECT_TRUE(trace::is_close(dy, row.dy, 1e-6)) << row.name << "'(" << row.x << ") = " << dy;
  }
}

TEST(Softmax, StaysFiniteForLargeNumbers) {
  const auto r = run({array(DType::f32, {2, 3}, {1e38, -1e38, 1e38, -1e38, -1e38, -3e38})},
                     [](const Tensors& in) {
                       return Tensors{softmax(in[0], 1), log_softmax(in[0], 1)};
                     });
  EXPECT_EQ(compare(r[0], array(DType::f32, {2, 3}, {0.5, 0, 0.5, 0.5, 0.5, 0}), 0), "");
  EXPECT_NEAR(r[1].at(0), -std::log(2), 1e-7);
  EXPECT_EQ(r[1].at(5), static_cast<double>(-3e38f - -1e38f - std::log(2.0f)));
}

TEST(Composites, KeepTheElementType) {
  for (DType d : {DType::f32, DType::f64, DType::bf16, DType::f16}) {
    const auto r = run({wave({3, 4}, 0.3, 2, 0, d), wave({4}, 1, 1, 0, d)}, [](const Tensors& in) {
      return Tensors{relu(in[0]),
                     leaky_relu(in[0]),
                     elu(in[0]),
                     gelu(in[0]),
                     silu(in[0]),
                     softplus(in[0]),
                     softmax(in[0], 1),
                     log_softmax(in[0], 1),
                     rms_norm(in[0], {4}),
                     layer_norm(in[0], {4}, in[1], in[1]),
                     batch_norm(in[0], in[1], in[1] * in[1], in[1], in[1]).y,
                     batch_norm(in[0], {}, {}, {}, {}, {.training = true}).y};
    });
    for (size_t k = 0; k < r.size(); ++k) EXPECT_EQ(r[k].dtype(), d) << "function " << k;
  }
}

TEST(Composites, AreOneCallEach) {
  Graph g;
  const Tensor x(g, g.input("x", {DType::f32, {2, 3}}));
  const size_t before = g.size();
  relu(x);
  int calls = 0;
  for (auto i = static_cast<uint32_t>(before); i < g.size(); ++i)
    if (g[NodeId{i}].op == Op::kCall && g.attr(NodeId{i}).name == "relu") ++calls;
  EXPECT_EQ(calls, 1);
  const size_t after = g.size();
  relu(x);
  EXPECT_EQ(g.size(), after) << "equal calls are made once";
}

TEST(BatchNorm, PaddingDoesNotCount) {
  const Array x = wave({4, 3, 2}, 0.4, 2), zero = Array::zeros({DType::f64, {3}}),
              one = Array::full({DType::f64, {3}}, 1);
  Array part(DType::f64, {2, 3, 2});
  for (int64_t i = 0; i < part.numel(); ++i) part.set(i, x.at(i));
  const auto norm = [](const Tensors& in) {
    const auto r =
        batch_norm(in[0], in[1], in[2], {}, {},
                   {.training = true, .sample_weight = in.size() > 3 ? in[3] : Tensor()});
    return Tensors{slice(r.y, 0, 0, 2), r.running_mean, r.running_var};
  };
  const auto padded = run({x, zero, one, array(DType::f32, {4}, {1, 1, 0, 0})}, norm);
  const auto whole = run({part, zero, one}, norm);
  for (size_t k = 0; k < whole.size(); ++k)
    EXPECT_EQ(compare(padded[k], whole[k], 1e-14), "") << "result " << k;
}

TEST(BatchNorm, PaddingOnlyKeepsRunningStatistics) {
  const auto r =
      run({wave({2, 3}, 0.4), wave({3}, 1), wave({3}, 2, 0.5, 1), array(DType::f32, {2}, {0, 0})},
          [](const Tensors& in) {
            const auto n =
                batch_norm(in[0], in[1], in[2], {}, {}, {.training = true, .sample_weight = in[3]});
            return Tensors{n.y, n.running_mean, n.running_var, in[1], in[2]};
          });
  EXPECT_EQ(compare(r[1], r[3], 0), "");
  EXPECT_EQ(compare(r[2], r[4], 0), "");
  for (int64_t i = 0; i < 6; ++i) EXPECT_TRUE(std::isfinite(r[0].at(i)));
}

// ---- dropout ----

TEST(Dropout, DropsAShareAndScalesTheRest) {
  const auto r = run({Array::full({DType::f32, {100, 200}}, 1), array(DType::u32, {2}, {1, 2})},
                     [](const Tensors& in) {
                       const Tensor samples = iota(in[0].graph(), {DType::u32, {100}}, 0);
                       return Tensors{dropout(in[0], 0.3, in[1], samples)};
                     });
  int dropped = 0;
  for (int64_t i = 0; i < r[0].numel(); ++i) {
    const double y = r[0].at(i);
    EXPECT_TRUE(y == 0 || std::abs(y - 1 / 0.7) < 1e-6) << y;
    dropped += y == 0;
  }
  // 20,000 draws: six standard deviations are 0.02.
  EXPECT_NEAR(dropped / 20000.0, 0.3, 0.02);
}

TEST(Dropout, FollowsTheSampleNotItsPlace) {
  const Array key = array(DType::u32, {2}, {1, 2});
  const auto mask = [&](const std::vector<double>& samples) {
    return run({Array::full({DType::f32, {2, 64}}, 1), key, array(DType::u32, {2}, samples)},
               [](const Tensors& in) { return Tensors{dropout(in[0], 0.5, in[1], in[2])}; })[0];
  };
  const Array a = mask({3, 8}), b = mask({8, 5});
  int same = 0;
  for (int64_t i = 0; i < 64; ++i) {
    EXPECT_EQ(a.at(64 + i), b.at(i));
    same += a.at(i) == a.at(64 + i);
  }
  EXPECT_LT(same, 60);
}

TEST(Dropout, GradientUsesTheSameMask) {
  const auto r = run({Array::full({DType::f32, {4, 16}}, 3), array(DType::u32, {2}, {1, 2}),
                      array(DType::u32, {4}, {0, 1, 2, 3})},
                     [](const Tensors& in) {
                       const Tensor y = dropout(in[0], 0.5, in[1], in[2]);
                       const Tensor wrt[] = {in[0]};
                       return Tensors{y, gradients(sum(y), wrt)[0]};
                     });
  for (int64_t i = 0; i < r[0].numel(); ++i) EXPECT_EQ(r[0].at(i), 3 * r[1].at(i));
}

TEST(Dropout, OfZeroAndOne) {
  Graph g;
  const Tensor x(g, g.input("x", {DType::f32, {2, 3}})), key(g, g.input("k", {DType::u32, {2}})),
      sample(g, g.input("s", {DType::u32, {2}}));
  EXPECT_EQ(dropout(x, 0, key, sample).id(), x.id());
  EXPECT_THROW(dropout(x, -0.1, key, sample), Error);
  EXPECT_THROW(dropout(x, kNaN, key, sample), Error);
}

TEST(NodeKey, DiffersByLabelStepAndSeed) {
  const auto key = [](uint32_t seed, const char* label, uint32_t step) {
    const auto r =
        run({array(DType::u32, {2}, {static_cast<double>(seed), 0}), Array::scalar(step)},
            [&](const Tensors& in) { return Tensors{node_key(in[0], label, in[1])}; });
    return std::pair{r[0].at(0), r[0].at(1)};
  };
  EXPECT_EQ(key(1, "drop1", 5), key(1, "drop1", 5));
  EXPECT_NE(key(1, "drop1", 5), key(1, "drop2", 5));
  EXPECT_NE(key(1, "drop1", 5), key(1, "drop1", 6));
  EXPECT_NE(key(1, "drop1", 5), key(2, "drop1", 5));
}

// ---- look-ups and quantization ----

TEST(OneHot, MarksTheClass) {
  const auto r = run({array(DType::u8, {3}, {2, 0, 9})}, [](const Tensors& in) {
    return Tensors{one_hot(in[0], 3), one_hot(in[0], 3, DType::f32)};
  });
  EXPECT_EQ(r[0].dtype(), DType::i64);
  EXPECT_EQ(compare(r[0], array(DType::i64, {3, 3}, {0, 0, 1, 1, 0, 0, 0, 0, 0}), 0), "");
  EXPECT_EQ(compare(r[1], array(DType::f32, {3, 3}, {0, 0, 1, 1, 0, 0, 0, 0, 0}), 0), "");
}

TEST(Quantize, RoundsHalfToEvenAndSaturates) {
  const Array x = array(DType::f32, {6}, {0.25, 0.75, -0.25, 100, -100, 1}),
              scale = array(DType::f32, {}, {0.5});
  const auto r = run({x, scale, array(DType::i32, {}, {10})}, [](const Tensors& in) {
    const Tensor plain = quantize(in[0], in[1]);
    const Tensor q = quantize(in[0], in[1], in[2], {.dtype = DType::u8});
    return Tensors{plain, q, dequantize(q, in[1], in[2], {.dtype = DType::u8}),
                   fake_quant(in[0], in[1], in[2], {.dtype = DType::u8})};
  });
  EXPECT_EQ(compare(r[0], array(DType::i8, {6}, {0, 2, 0, 127, -128, 2}), 0), "");
  EXPECT_EQ(compare(r[1], array(DType::u8, {6}, {10, 12, 10, 210, 0, 12}), 0), "");
  EXPECT_EQ(compare(r[2], array(DType::f32, {6}, {0, 1, 0, 100, -5, 1}), 0), "");
  EXPECT_EQ(compare(r[3], r[2], 0), "");
}

TEST(FakeQuant, PassesTheGradientInsideItsRange) {
  const auto r = run(
      {array(DType::f32, {2, 3}, {0.3, 50, -50, 0.3, 50, -50}), array(DType::f32, {2}, {0.1, 1})},
      [](const Tensors& in) {
        const Tensor y = fake_quant(in[0], in[1], {}, {.axis = 0});
        const Tensor wrt[] = {in[0]};
        return Tensors{y, gradients(sum(y), wrt)[0]};
      });
  EXPECT_EQ(compare(r[0], array(DType::f32, {2, 3}, {0.3, 12.7, -12.8, 0, 50, -50}), 1e-6), "");
  EXPECT_EQ(compare(r[1], array(DType::f32, {2, 3}, {1, 0, 0, 1, 1, 1}), 0), "");
}

TEST(Composites, RefuseWhatDoesNotFit) {
  const struct {
    std::function<void(const Tensor& f, const Tensor& i)> call;  // f: f32[2,3], i: i32[2]
    const char* message;
  } table[] = {
      {[](auto&, auto& i) { relu(i); }, "[relu] expected a floating tensor, got i32[2]"},
      {[](auto& f, auto&) { softmax(f, 2); }, "expected a dim from -2 to 1"},
      {[](auto& f, auto&) { layer_norm(f, {2}); }, "ends in the axes [2], got f32[2,3]"},
      {[](auto& f, auto&) { rms_norm(f, {}); }, "[rms_norm] expected an input that ends in"},
      {[](auto& f, auto&) { linear(f, f, f); }, "[linear] expected bias of shape [2]"},
      {[](auto& f, auto&) { linear(f, transpose(f, 0, 1)); }, "[linear] expected x [..., in]"},
      {[](auto& f, auto& i) { embedding(f, i); }, "[embedding] expected index of an integer"},
      {[](auto& f, auto& i) { embedding(i, f, 2); }, "expected padding_idx within 2 rows, got 2"},
      {[](auto& f, auto&) { batch_norm(f, {}, {}); }, "expected running statistics"},
      {[](auto& f, auto&) { batch_norm(slice(f, 0, 0, 1), {}, {}, {}, {}, {.training = true}); },
       "expected more than one value per channel"},
      {[](auto& f, auto&) { quantize(f, f); }, "[quantize] expected scale of shape []"},
      {[](auto& f, auto&) {
         quantize(f, constant(f.graph(), DType::f32, 1), {}, {.dtype = DType::i32});
       },
       "expected the type i8 or u8"},
      {[](auto&, auto& i) { one_hot(i, 0); }, "expected num_classes of 1 or more"},
  };
  for (const auto& row : table) {
    Graph g;
    const Tensor f(g, g.input("f", {DType::f32, {2, 3}})), i(g, g.input("i", {DType::i32, {2}}));
    try {
      row.call(f, i);
      ADD_FAILURE() << "accepted: " << row.message;
    } catch (const Error& e) {
      EXPECT_NE(std::string(e.what()).find(row.message), std::string::npos) << e.what();
    }
  }
}

}  // namespace
}  // namespace fullbore
