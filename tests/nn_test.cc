// Modules: names, state, errors, and every layer against PyTorch's results.
#include "fullbore/nn.h"

#include <gtest/gtest.h>

#include "train_util.h"

namespace fullbore {
namespace {

using testing::batch_of;
using testing::error_of;
using testing::expect_contains;
using testing::Golden;
using testing::Mlp;
using testing::normal_array;
using testing::Ran;
using testing::run_module;

std::vector<std::string> names_of(const std::vector<nn::NamedParameter>& list) {
  std::vector<std::string> names;
  for (const auto& p : list) names.push_back(p.name);
  return names;
}
using Names = std::vector<std::string>;

data::Batch small_batch(unsigned seed = 1, int64_t n = 8, int64_t in = 12) {
  return batch_of(normal_array({DType::f32, {n, in}}, seed), testing::labels_array(n, 4, seed + 1));
}

// ---- names and counts ----

struct Block : nn::Module {
  nn::Linear fc{4, 4};
  nn::BatchNorm1d bn{4};
  nn::Parameter scale{Shape{4}, init::ones()};
  FB_MODULE(fc, bn, scale)
  Tensor forward(const Tensor& x) override { return bn(fc(x)) * scale; }
};
struct Nested : nn::Module {
  Block a, b;
  nn::Sequential head{nn::ReLU(), nn::Linear(4, 2, false)};
  FB_MODULE(a, b, head)
  Tensor forward(const Tensor& x) override { return head(b(a(x))); }
};

TEST(Module, NamesAreThoseOfPyTorch) {
  Nested m;
  EXPECT_EQ(names_of(m.named_parameters()),
            (Names{"a.fc.weight", "a.fc.bias", "a.bn.weight", "a.bn.bias", "a.scale", "b.fc.weight",
                   "b.fc.bias", "b.bn.weight", "b.bn.bias", "b.scale", "head.1.weight"}));
  EXPECT_EQ(names_of(m.named_buffers()),
            (Names{"a.bn.running_mean", "a.bn.running_var", "a.bn.num_batches_tracked",
                   "b.bn.running_mean", "b.bn.running_var", "b.bn.num_batches_tracked"}));
  Names modules;
  for (const auto& [name, module] : m.named_modules()) modules.push_back(name);
  EXPECT_EQ(modules,
            (Names{"", "a", "a.fc", "a.bn", "b", "b.fc", "b.bn", "head", "head.0", "head.1"}));
  const auto state = m.state_dict();
  EXPECT_EQ(state.size(), 17u);
  EXPECT_EQ(state.at("head.1.weight").shape(), (Shape{2, 4}));
  EXPECT_EQ(state.at("a.bn.num_batches_tracked").dtype(), DType::i64);
}

TEST(Module, CountsParameters) {
  Nested m;
  EXPECT_EQ(m.parameters().size(), 11u);
  EXPECT_EQ(m.num_parameters(), 2 * (16 + 4 + 4 + 4 + 4) + 8);
  nn::Sequential net(nn::Flatten(), nn::Linear(784, 128), nn::ReLU(), nn::Linear(128, 10));
  EXPECT_EQ(net.num_parameters(), 101770);
  EXPECT_EQ(names_of(net.named_parameters()), (Names{"1.weight", "1.bias", "3.weight", "3.bias"}));
}

TEST(Module, DescribesItself) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {nn::Linear(784, 128).describe(), "Linear(in_features=784, out_features=128, bias=true)"},
      {nn::Linear(3, 2, false).describe(), "Linear(in_features=3, out_features=2, bias=false)"},
      {nn::Bilinear(3, 4, 2).describe(),
       "Bilinear(in1_features=3, in2_features=4, out_features=2, bias=true)"},
      {nn::Flatten().describe(), "Flatten(start_dim=1, end_dim=-1)"},
      {nn::Dropout(0.25).describe(), "Dropout(p=0.25)"},
      {nn::BatchNorm1d(7).describe(), "BatchNorm1d(7, eps=1e-05, momentum=0.1)"},
      {nn::Embedding(10, 3).describe(), "Embedding(10, 3)"},
      {nn::LayerNorm(6).describe(), "LayerNorm([6], eps=1e-05)"},
      {nn::RMSNorm(6).describe(), "RMSNorm([6])"},
      {nn::ReLU().describe(), "ReLU"},
      {nn::Sequential().describe(), "Sequential"},
      {nn::ModuleList().describe(), "ModuleList"}};
  for (const auto& [got, expected] : cases) EXPECT_EQ(got, expected);
}

// ---- state ----

TEST(Module, LoadsStateStrictly) {
  Mlp a, b;
  a.initialize(1);
  b.initialize(2);
  const auto before = b.state_dict();
  EXPECT_FALSE(same_bits(before.at("fc1.weight"), a.state_dict().at("fc1.weight")));

  auto state = a.state_dict();
  state.erase("fc1.bias");
  state.emplace("fc3.weight", Array::zeros({DType::f32, {2}}));
  state.at("fc2.weight") = Array::zeros({DType::f32, {4, 17}});
  const std::string e = error_of([&] { b.load_state_dict(state); });
  expect_contains(e, "missing: fc1.bias");
  expect_contains(e, "unexpected: fc3.weight");
  expect_contains(e, "fc2.weight (expected f32[4,16], got f32[4,17])");
  testing::expect_same_state(b.state_dict(), before, "after a refused load");

  state.at("fc2.weight") = a.state_dict().at("fc2.weight");
  b.load_state_dict(state, false);
  EXPECT_TRUE(same_bits(b.fc1.weight.value(), a.fc1.weight.value()));
  EXPECT_TRUE(same_bits(b.fc1.bias.value(), before.at("fc1.bias")));
  b.load_state_dict(a.state_dict());
  testing::expect_same_state(b.state_dict(), a.state_dict());
}

TEST(Module, StateOfAnotherElementTypeIsConverted) {
  Mlp a;
  auto state = a.state_dict();
  for (auto& [name, value] : state) value = value.to(DType::f64);
  Mlp b;
  b.load_state_dict(state);
  testing::expect_same_state(b.state_dict(), a.state_dict());
}

TEST(Module, ParameterErrors) {
  nn::Parameter p(Shape{2, 3}, init::zeros());
  expect_contains(error_of([&] { (void)p.value(); }), "has no value yet");
  expect_contains(error_of([&] {
                    p.set_value(Array::zeros({DType::f32, {3, 2}}));
                  }),
                  "expected a value of type f32[2,3], got f32[3,2]");
  p.initialize(0, "p");
  expect_contains(error_of([&] { p.set_init(init::ones()); }), "too late");
  expect_contains(error_of([] { nn::Linear(0, 3); }), "[Linear] expected in_features");
  expect_contains(error_of([] { nn::Dropout(1.0); }), "[Dropout] expected a probability");
  expect_contains(error_of([] { nn::Embedding(4, 2, 4); }), "padding_idx");
}

TEST(Module, CopyHasParametersOfItsOwn) {
  Mlp a;
  a.initialize(3);
  Mlp b = a;
  testing::expect_same_state(b.state_dict(), a.state_dict());
  b.fc1.weight.value().set(0, 42);
  EXPECT_NE(a.fc1.weight.value().at(0), 42);
  // Containers share: it is documented.
  nn::Sequential s(nn::Linear(3, 2));
  nn::Sequential t = s;
  t.initialize(1);
  EXPECT_EQ(&s[0], &t[0]);
}

// One layer used under two names.
struct Tied : nn::Module {
  nn::ModuleList list;
  nn::Sequential one, two;
  Tied() {
    one.push_back(nn::Linear(12, 12));
    two = one;
  }
  FB_MODULE(one, two)
  Tensor forward(const Tensor& x) override { return two(relu(one(x))); }
};

TEST(Module, SharedParametersTrainOnce) {
  Tied m;
  EXPECT_EQ(names_of(m.named_parameters()), (Names{"one.0.weight", "one.0.bias"}));
  EXPECT_EQ(m.num_parameters(), 12 * 12 + 12);
  EXPECT_EQ(m.state_dict().size(), 4u);  // both names, as in PyTorch
  train::Step step(m, nn::CrossEntropyLoss(), optim::Adam());
  const auto specs = step.state_dict();
  EXPECT_TRUE(specs.contains("optimizer.exp_avg.one.0.weight"));
  EXPECT_FALSE(specs.contains("optimizer.exp_avg.two.0.weight"));
  const Array before = m.parameters()[0]->value();
  step(small_batch());
  EXPECT_FALSE(same_bits(m.parameters()[0]->value(), before));
  Tied other;
  other.load_state_dict(m.state_dict());
  testing::expect_same_state(other.state_dict(), m.state_dict());
}

// ---- freezing and modes ----

TEST(Module, FrozenParametersStay) {
  Mlp m;
  m.fc1.requires_grad(false);
  train::Step step(m, nn::CrossEntropyLoss(), optim::Adam({.lr = 0.1}));
  const auto before = m.state_dict();
  step(small_batch());
  const auto after = step.state_dict();
  EXPECT_TRUE(same_bits(after.at("fc1.weight"), before.at("fc1.weight")));
  EXPECT_TRUE(same_bits(after.at("fc1.bias"), before.at("fc1.bias")));
  EXPECT_FALSE(same_bits(after.at("fc2.weight"), before.at("fc2.weight")));
  EXPECT_FALSE(after.contains("optimizer.exp_avg.fc1.weight"));
  EXPECT_TRUE(after.contains("optimizer.exp_avg.fc2.weight"));

  Mlp all;
  all.requires_grad(false);
  train::Step none(all, nn::CrossEntropyLoss(), optim::Adam());
  expect_contains(error_of([&] { none(small_batch()); }), "no parameter that trains");
}

TEST(Module, ParametersMayBeThawedBeforeTheFirstBatch) {
  Mlp m;
  m.fc1.requires_grad(false);
  train::Step step(m, nn::CrossEntropyLoss(), optim::Adam({.lr = 0.1}));
  m.fc1.requires_grad(true);
  const Array before = m.fc1.weight.value();
  step(small_batch());
  EXPECT_FALSE(same_bits(m.fc1.weight.value(), before));
  EXPECT_TRUE(step.state_dict().contains("optimizer.exp_avg.fc1.weight"));
}

struct WithDropout : nn::Module {
  nn::Dropout drop{0.5}, other{0.5};
  nn::Parameter scale{Shape{1}, init::ones()};
  bool twice = false;
  FB_MODULE(drop, other, scale)
  Tensor forward(const Tensor& x) override {
    const Tensor a = drop(x);
    return cat({a * scale, twice ? drop(x) : other(x)}, 1);
  }
};

// The elements that a step's dropout kept, seen in the loss of a linear criterion.
std::vector<bool> kept(nn::Module& model, const Array& ones) {
  model.initialize();
  Graph g;
  nn::Trace trace(g, model, true);
  const Tensor x(g, g.input("x", ones.type()));
  const Type counter_type{DType::u32, Shape{ones.shape()[0]}};
  trace.seed_key = {g, g.input("seed", {DType::u32, {2}})};
  trace.step = {g, g.input("step", {DType::u32, {}})};
  trace.sample_index = {g, g.input("index", counter_type)};
  g.output("y", model(x).id());
  std::vector<Array> in;
  for (NodeId id : g.inputs()) {
    const std::string& name = g.attr(id).name;
    if (name == "x") {
      in.push_back(ones);
    } else if (name == "index") {
      Array index(counter_type);
      for (int64_t i = 0; i < index.numel(); ++i) index.set(i, static_cast<double>(i));
      in.push_back(std::move(index));
    } else {
      in.push_back(Array::full(g.type(id), 1));
    }
  }
  const Array y = cpu::execute(g, in)[0];
  std::vector<bool> mask;
  for (int64_t i = 0; i < y.numel(); ++i) {
    EXPECT_TRUE(y.at(i) == 0 || y.at(i) == 2) << y.at(i);
    mask.push_back(y.at(i) != 0);
  }
  return mask;
}

TEST(Dropout, NoTwoCallsShareAMask) {
  const Array ones = Array::full({DType::f32, {4, 256}}, 1);
  for (const bool twice : {false, true}) {
    WithDropout m;
    m.twice = twice;
    const std::vector<bool> mask = kept(m, ones);
    int agree = 0, on = 0;
    for (size_t row = 0; row < 4; ++row)
      for (size_t j = 0; j < 256; ++j) {
        agree += mask[row * 512 + j] == mask[row * 512 + 256 + j];
        on += mask[row * 512 + j];
      }
    // 1024 fair coins: 5 standard deviations are 80.
    EXPECT_NEAR(agree, 512, 80) << (twice ? "one layer called twice" : "two layers");
    EXPECT_NEAR(on, 512, 80);
  }
}

TEST(Module, ModesOfDropoutAndBatchNorm) {
  testing::Rich m;
  EXPECT_TRUE(m.training() && m.drop.training());
  m.eval();
  EXPECT_FALSE(m.training() || m.drop.training() || m.bn.training());
  m.train();
  EXPECT_TRUE(m.training() && m.drop.training() && m.bn.training());

  // eval() on parts: no dropout, running statistics used and kept.
  m.drop.eval();
  m.bn.eval();
  train::Step step(m, nn::CrossEntropyLoss(), optim::SGD({.lr = 0}));
  const auto before = m.state_dict();
  const data::Batch b = small_batch();
  const double loss = step(b).item();
  testing::expect_same_state(m.state_dict(), before, "lr 0 and frozen statistics");
  data::Loader loader(data::TensorDataset(b.x(), b.y()), {.batch_size = 8});
  train::Evaluator evaluate(m);
  EXPECT_NEAR(evaluate(loader).loss, loss, 1e-6);

  // In training mode the statistics move, and evaluation does not see the dropout.
  m.train();
  train::Step training(m, nn::CrossEntropyLoss(), optim::SGD({.lr = 0}));
  training(b);
  EXPECT_FALSE(same_bits(m.bn.running_mean.value(), before.at("bn.running_mean")));
  EXPECT_EQ(m.bn.num_batches_tracked.value().span<int64_t>()[0], 1);
  const double once = evaluate(loader).loss;
  EXPECT_EQ(evaluate(loader).loss, once);
  EXPECT_EQ(m.bn.num_batches_tracked.value().span<int64_t>()[0], 1);
}

// A batch norm called twice in one step counts both batches.
struct TwoCalls : nn::Module {
  nn::BatchNorm1d bn{12};
  nn::Linear fc{12, 4};
  FB_MODULE(bn, fc)
  Tensor forward(const Tensor& x) override { return fc(bn(bn(x) + 3.0)); }
};
TEST(BatchNorm1d, CalledTwiceUpdatesTwice) {
  TwoCalls m;
  train::Step step(m, nn::CrossEntropyLoss(), optim::SGD({.lr = 0}));
  step(small_batch());
  EXPECT_EQ(m.bn.num_batches_tracked.value().span<int64_t>()[0], 2);
}

// ---- errors in forward ----

struct WrongShape : nn::Module {
  nn::Linear fc1{12, 16}, fc2{17, 4};
  FB_MODULE(fc1, fc2)
  Tensor forward(const Tensor& x) override { return fc2(relu(fc1(x))); }
};
struct Forgotten : nn::Module {
  nn::Linear fc1{12, 16}, fc2{16, 4};
  FB_MODULE(fc1)
  Tensor forward(const Tensor& x) override { return fc2(relu(fc1(x))); }
};
struct AsksForNumbers : Mlp {
  Tensor forward(const Tensor& x) override { return fc1(x) * fc2.weight.value().at(0) * x.item(); }
};
struct NoForward : nn::Module {
  nn::Linear fc{12, 4};
  FB_MODULE(fc)
};
struct LosesBatch : Mlp {
  Tensor forward(const Tensor& x) override { return sum(Mlp::forward(x), {0}); }
};
struct BadName : nn::Module {
  nn::Linear fc{12, 4};
  nn::Parameter step{Shape{4}, init::zeros()};
  FB_MODULE(fc, step)
  Tensor forward(const Tensor& x) override { return fc(x) + Tensor(step); }
};

template <typename Net>
std::string step_error() {
  return error_of([] {
    Net m;
    train::Step step(m, nn::CrossEntropyLoss(), optim::SGD());
    step(small_batch());
  });
}

TEST(Module, ErrorsInForwardNameTheLayer) {
  const std::string shape = step_error<WrongShape>();
  expect_contains(shape, "fc2");
  expect_contains(shape, "f32[8,16]");
  const std::string forgotten = step_error<Forgotten>();
  expect_contains(forgotten, "not part of the model");
  expect_contains(forgotten, "FB_MODULE");
  expect_contains(step_error<AsksForNumbers>(), "symbolic");
  expect_contains(step_error<NoForward>(), "no forward(x)");
  expect_contains(step_error<LosesBatch>(), "keep the batch axis 8");
  const std::string name = step_error<BadName>();
  expect_contains(name, "'step'");
  expect_contains(name, "rename");
}

TEST(Module, CalledOutsideOfATrace) {
  nn::Linear fc(3, 2);
  Graph g;
  const Tensor x(g, g.input("x", {DType::f32, {1, 3}}));
  const std::string e = error_of([&] { fc(x); });
  expect_contains(e, "Linear(in_features=3");
  expect_contains(e, "train::Step");
  // A failed trace leaves none behind.
  (void)step_error<WrongShape>();
  expect_contains(error_of([&] { fc(x); }), "train::Step");
}

TEST(ModuleList, IsCalledByItsOwner) {
  struct Owner : nn::Module {
    nn::ModuleList layers{nn::Linear(12, 12), nn::Linear(12, 4)};
    FB_MODULE(layers)
    Tensor forward(const Tensor& x) override {
      Tensor y = x;
      for (const auto& layer : layers) y = relu((*layer)(y));
      return y;
    }
  } m;
  EXPECT_EQ(names_of(m.named_parameters()),
            (Names{"layers.0.weight", "layers.0.bias", "layers.1.weight", "layers.1.bias"}));
  train::Step step(m, nn::CrossEntropyLoss(), optim::SGD());
  EXPECT_GT(step(small_batch()).item(), 0);
}

// ---- layers against PyTorch ----

// A parameter like p, of doubles, with this value.
void set_f64(nn::Parameter& p, const Array& value) {
  const auto kind = p.is_buffer() ? nn::Parameter::Kind::kBuffer : nn::Parameter::Kind::kTrained;
  p = nn::Parameter(value.shape(), init::zeros(), kind, DType::f64);
  p.set_value(value);
}

class Layers : public ::testing::Test {
 protected:
  static const Golden& golden() {
    static const Golden g("layers");
    return g;
  }
  // Loads CASE/weight, CASE/running_mean, ... into the layer and compares a run of it.
  static void check(const std::string& name, nn::Module& layer, bool training, const Names& inputs,
                    const std::function<Tensor(const std::map<std::string, Tensor>&)>& f) {
    SCOPED_TRACE(name);
    for (const auto& list : {layer.named_parameters(), layer.named_buffers()})
      for (const auto& p : list)
        if (golden().has(name + "/" + p.name))
          set_f64(*p.parameter, golden().at(name + "/" + p.name));
    std::map<std::string, Array> values;
    for (const std::string& i : inputs) values.emplace(i, golden().at(name + "/" + i));
    const Ran ran = run_module(layer, values, golden().at(name + "/dy"), training, f);
    expect_near(ran.y, golden().at(name + "/y"), 1e-12, "y");
    for (const auto& [what, grad] : ran.grads)
      expect_near(grad, golden().at(name + "/d" + what), 1e-11, "d" + what);
    for (const char* buffer : {"running_mean", "running_var"})
      if (training && golden().has(name + "/" + buffer + "_after"))
        expect_near(ran.updates.at(buffer), golden().at(name + "/" + buffer + "_after"), 1e-12,
                    buffer);
    if (!training) {
      EXPECT_TRUE(ran.updates.empty());
    }
  }
};

std::unique_ptr<nn::Module> make_activation(const nlohmann::json& o) {
  const std::string f = o["function"];
  if (f == "relu") return std::make_unique<nn::ReLU>();
  if (f == "leaky_relu") return std::make_unique<nn::LeakyReLU>(o["negative_slope"]);
  if (f == "elu") return std::make_unique<nn::ELU>(o["alpha"]);
  if (f == "gelu")
    return std::make_unique<nn::GELU>(o["approximate"] == "tanh" ? GeluApproximate::kTanh
                                                                 : GeluApproximate::kNone);
  if (f == "silu") return std::make_unique<nn::SiLU>();
  if (f == "softplus") return std::make_unique<nn::Softplus>(o["beta"]);
  if (f == "sigmoid") return std::make_unique<nn::Sigmoid>();
  if (f == "tanh") return std::make_unique<nn::Tanh>();
  if (f == "softmax") return std::make_unique<nn::Softmax>(o["dim"].get<int>());
  if (f == "log_softmax") return std::make_unique<nn::LogSoftmax>(o["dim"].get<int>());
  return nullptr;
}

std::unique_ptr<nn::Module> make_layer(const std::string& kind, const nlohmann::json& o,
                                       const std::function<Shape(const char*)>& shape) {
  if (kind == "activation") return make_activation(o);
  if (kind == "linear")
    return std::make_unique<nn::Linear>(shape("weight")[1], shape("weight")[0], o["bias"]);
  if (kind == "layer_norm")
    return std::make_unique<nn::LayerNorm>(o["normalized_shape"].get<std::vector<int64_t>>(),
                                           o["eps"], o["affine"]);
  if (kind == "rms_norm")
    return std::make_unique<nn::RMSNorm>(o["normalized_shape"].get<std::vector<int64_t>>(),
                                         o["eps"].get<double>(), o["affine"]);
  if (kind == "batch_norm")
    return std::make_unique<nn::BatchNorm1d>(shape("x")[1], o["eps"], o["momentum"], o["affine"]);
  if (kind == "embedding") {
    std::optional<int64_t> padding;
    if (!o["padding_idx"].is_null()) padding = o["padding_idx"].get<int64_t>();
    return std::make_unique<nn::Embedding>(shape("weight")[0], shape("weight")[1], padding);
  }
  return nullptr;
}

TEST_F(Layers, EqualPyTorch) {
  int checked = 0;
  for (const auto& c : golden().json["cases"]) {
    const std::string name = c["case"], kind = c["kind"];
    const nlohmann::json& o = c["options"];
    ++checked;
    const auto shape = [&](const char* what) { return golden().at(name + "/" + what).shape(); };
    if (kind == "bilinear") {
      nn::Bilinear layer(shape("weight")[1], shape("weight")[2], shape("weight")[0]);
      check(name, layer, true, {"input1", "input2"},
            [&](const auto& in) { return layer(in.at("input1"), in.at("input2")); });
      continue;
    }
    const auto layer = make_layer(kind, o, shape);
    ASSERT_NE(layer, nullptr) << "no layer for " << kind;
    const std::string input = kind == "linear" ? "input" : kind == "embedding" ? "ids" : "x";
    const bool training = o.value("training", true);
    check(name, *layer, training, {input}, [&](const auto& in) { return (*layer)(in.at(input)); });
  }
  EXPECT_EQ(checked, 30);
}

// ---- losses as objects: the functions are tested elsewhere, here shapes and options ----

TEST(Loss, TargetsLikeTheOutput) {
  const auto loss_of = [](const nn::Criterion& criterion, const Shape& out, const Shape& target) {
    Graph g;
    const Tensor x(g, g.input("x", {DType::f32, out})), t(g, g.input("t", {DType::i32, target}));
    const Tensor w(g, g.input("w", {DType::f32, {out[0]}}));
    g.output("loss", criterion(x, t, w).id());
    Array weights = Array::full({DType::f32, {out[0]}}, 1);
    weights.set(0, 0);
    const std::vector<Array> in = {Array::full({DType::f32, out}, 3),
                                   Array::full({DType::i32, target}, 1), std::move(weights)};
    return cpu::execute(g, in)[0].item();
  };
  const std::vector<std::pair<nn::Criterion, double>> cases = {
      {nn::MSELoss(), 4},
      {nn::L1Loss(), 2},
      {nn::SmoothL1Loss{.beta = 0.5}, 1.75},
      {nn::HuberLoss{.delta = 0.5}, 0.875},
      {nn::BCEWithLogitsLoss(), std::log1p(std::exp(-3.0))}};
  for (size_t i = 0; i < cases.size(); ++i) {
    EXPECT_NEAR(loss_of(cases[i].first, {4, 1}, {4}), cases[i].second, 1e-6) << i;
    EXPECT_NEAR(loss_of(cases[i].first, {4, 3}, {4, 3}), cases[i].second, 1e-6) << i;
    expect_contains(error_of([&] {
                      loss_of(cases[i].first, {4, 3}, {4});
                    }),
                    "expected a target like the output f32[4,3], got i32[4]");
  }
  EXPECT_NEAR(loss_of(nn::CrossEntropyLoss(), {4, 3}, {4}), std::log(3.0), 1e-6);
  EXPECT_NEAR(loss_of(nn::CrossEntropyLoss{.weight = {1, 2, 3}}, {4, 3}, {4}), std::log(3.0), 1e-6);
  EXPECT_NEAR(loss_of(nn::NLLLoss(), {4, 3}, {4}), -3, 1e-6);
  expect_contains(error_of([&] {
                    loss_of(nn::CrossEntropyLoss{.weight = {1, 2}}, {4, 3}, {4});
                  }),
                  "weight");
}

}  // namespace
}  // namespace fullbore
