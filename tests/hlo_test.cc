// StableHLO text against golden files (tests/golden/hlo). FULLBORE_UPDATE_GOLDEN=1 writes them
// anew.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>

#include "fullbore/fullbore.h"
#include "op_checks.h"
#include "opt/bodies.h"
#include "train/step_graph.h"

namespace fullbore {
namespace {

using namespace checks;

const std::filesystem::path kGolden = std::filesystem::path(FB_SOURCE_DIR) / "tests/golden/hlo";

void expect_golden(const std::string& name, const std::string& text) {
  const std::filesystem::path path = kGolden / name;
  if (std::getenv("FULLBORE_UPDATE_GOLDEN") != nullptr) {
    std::filesystem::create_directories(kGolden);
    std::ofstream(path) << text;
    return;
  }
  std::ifstream file(path);
  ASSERT_TRUE(file) << path << " is missing; run with FULLBORE_UPDATE_GOLDEN=1 to write it";
  const std::string want{std::istreambuf_iterator<char>(file), {}};
  EXPECT_EQ(text, want) << path << ": run with FULLBORE_UPDATE_GOLDEN=1 if the change is intended";
}

// One file per op: its accepted samples, once as they stand.
TEST(Hlo, EveryOp) {
  for (Op op : all_ops()) {
    if (op == Op::kInput) continue;
    std::string text;
    for (const Sample& sample : def(op).samples()) {
      if (!sample.refuse.empty()) continue;
      const OpCase c = *op_case(op, sample, DType::f32);
      text += "// " + c.text() + "\n" + to_stablehlo(one_node(c).graph, {}, std::string(name(op)));
    }
    if (op != Op::kGet) expect_golden(str_cat(name(op), ".mlir"), text);
  }
}

// A step as executors get it: products, a loss, gradients, donated state.
TEST(Hlo, TrainingStep) {
  Graph g;
  const Tensor w(g, g.input("w", {DType::f32, {3, 4}}));
  const Tensor b(g, g.input("b", {DType::f32, {3}}));
  const Tensor x(g, g.input("x", {DType::f32, {2, 4}}));
  const Tensor target(g, g.input("target", {DType::f32, {2, 3}}));
  const Tensor y = tanh(matmul(x, transpose(w, 0, 1)) + b);
  const Tensor loss = mean(square(y - target));
  const std::vector<Tensor> d = gradients(loss, std::vector<Tensor>{w, b});
  g.output("loss", loss.id());
  g.output("w", (w - d[0] * 0.1).id(), 0);
  g.output("b", (b - d[1] * 0.1).id(), 1);
  expect_golden("training_step.mlir", to_stablehlo(g));
  expect_golden("training_step.txt", print(g));
}

// ---- the training steps of small models ----

struct Linear : nn::Module {
  nn::Linear fc{6, 3};
  FB_MODULE(fc)
  Tensor forward(const Tensor& x) override { return fc(flatten(x, 1)); }
};

struct Mlp : nn::Module {
  nn::Linear fc1{6, 5}, fc2{5, 3};
  FB_MODULE(fc1, fc2)
  Tensor forward(const Tensor& x) override { return fc2(relu(fc1(flatten(x, 1)))); }
};

struct Normed : nn::Module {
  nn::Linear fc1{6, 5, false}, fc2{5, 3};
  nn::BatchNorm1d bn{5};
  nn::Dropout drop{0.25};
  FB_MODULE(fc1, bn, drop, fc2)
  Tensor forward(const Tensor& x) override { return fc2(drop(relu(bn(fc1(x))))); }
};

struct Regression : nn::Module {
  nn::Linear fc1{6, 5}, fc2{5, 1};
  FB_MODULE(fc1, fc2)
  Tensor forward(const Tensor& x) override { return fc2(tanh(fc1(x))); }
};

// The same graph, each node right before its first user. Compilers differ in the order in which
// they evaluate arguments, and so in the order of nodes.
Graph in_order_of_use(const Graph& g) {
  Graph out;
  std::vector<NodeId> map(g.size());
  std::vector<char> done(g.size(), 0);
  for (const NodeId id : g.inputs()) {
    map[id.index] = copy_input(out, g, id);
    done[id.index] = 1;
  }
  const std::function<NodeId(NodeId)> copy = [&](NodeId id) {
    if (done[id.index] != 0) return map[id.index];
    std::vector<NodeId> operands;
    for (const NodeId in : g.operands(id)) operands.push_back(copy(in));
    Attr attr = g.attr(id);
    for (auto& body : attr.bodies) body = std::make_shared<Graph>(in_order_of_use(*body));
    done[id.index] = 1;
    return map[id.index] = out.append(g[id].op, operands, g.type(id), std::move(attr));
  };
  for (const Output& o : g.outputs) out.output(o.name, copy(o.node), o.alias);
  return out;
}

constexpr int64_t kBatch = 4;
const Type kImages{DType::u8, {kBatch, 2, 3}}, kRows{DType::f32, {kBatch, 6}};
const Type kLabels{DType::i32, {kBatch}}, kNumbers1{DType::f32, {kBatch, 1}};

template <typename Model>
void expect_golden_step(const std::string& name, const nn::Criterion& criterion,
                        const optim::Optimizer& optimizer, const train::StepOptions& options,
                        const Type& x, const Type& y, bool apply = true) {
  Model model;
  // As accelerators get it.
  const train::StepKind kind{.apply = apply, .runs_ahead = true};
  const train::DataRange range{.num_classes = is_float(y.dtype) ? 0 : 3};
  const Graph step =
      train::build_step(model, criterion, optimizer, options, x, y, kind, range).graph;
  expect_golden(name, to_stablehlo(in_order_of_use(step)));
}

TEST(HloStep, LinearClassifier) {
  expect_golden_step<Linear>("step_linear_sgd.mlir", nn::CrossEntropyLoss(),
                             optim::SGD({.lr = 0.01}), {}, kRows, kLabels);
}

TEST(HloStep, Mlp) {
  expect_golden_step<Mlp>("step_mlp_adam.mlir", nn::CrossEntropyLoss(), optim::Adam({.lr = 1e-3}),
                          {.normalize = train::Normalize{.mean = {0.5}, .stddev = {0.5}}}, kImages,
                          kLabels);
}

TEST(HloStep, BatchNormDropoutAverages) {
  expect_golden_step<Normed>("step_normed_adamw.mlir", nn::CrossEntropyLoss(),
                             optim::AdamW({.lr = 1e-3}), {.ema_decay = 0.9}, kRows, kLabels);
}

TEST(HloStep, RegressionClipped) {
  expect_golden_step<Regression>("step_regression_rmsprop.mlir", nn::MSELoss(),
                                 optim::RMSprop({.lr = 1e-2}),
                                 {.clip_grad_norm = 1, .clip_grad_value = 0.5}, kRows, kNumbers1);
}

// A batch that is only added up, and the one that ends the step.
TEST(HloStep, Accumulation) {
  const train::StepOptions options{.accumulate = 2};
  const optim::SGD optimizer({.lr = 0.1, .momentum = 0.9});
  for (const bool apply : {false, true})
    expect_golden_step<Mlp>(apply ? "step_accumulate_last.mlir" : "step_accumulate.mlir",
                            nn::CrossEntropyLoss(), optimizer, options, kRows, kLabels, apply);
}

Graph returning(const Array& value) {
  Graph g;
  g.output("y", constant(g, value).id());
  return g;
}

std::string constant_text(const Array& value) {
  const std::string text = to_stablehlo(returning(value));
  const size_t start = text.find("value = ") + 8;
  return text.substr(start, text.find('}', start) - start);
}

template <typename T>
Array array_of(const Shape& shape, std::initializer_list<T> values) {
  return Array::from<T>(shape, std::vector<T>(values));
}

// Every bit of a constant arrives.
TEST(Hlo, Constants) {
  EXPECT_EQ(constant_text(Array::scalar(1.0f)), "dense<0x3F800000> : tensor<f32>");
  EXPECT_EQ(constant_text(Array::scalar(-0.0)), "dense<0x8000000000000000> : tensor<f64>");
  EXPECT_EQ(constant_text(Array::scalar(bfloat16(1.0f))), "dense<0x3F80> : tensor<bf16>");
  EXPECT_EQ(constant_text(Array::scalar(float16(1.0f))), "dense<0x3C00> : tensor<f16>");
  EXPECT_EQ(constant_text(Array::scalar(int8_t{-128})), "dense<-128> : tensor<i8>");
  EXPECT_EQ(constant_text(Array::scalar(uint8_t{200})), "dense<200> : tensor<ui8>");
  EXPECT_EQ(constant_text(Array::scalar(int64_t{INT64_MIN})),
            "dense<-9223372036854775808> : tensor<i64>");
  EXPECT_EQ(constant_text(Array::scalar(true)), "dense<true> : tensor<i1>");
  EXPECT_EQ(constant_text(Array::full({DType::f32, {2, 3}}, 2)),
            "dense<0x40000000> : tensor<2x3xf32>");
  EXPECT_EQ(constant_text(array_of<float>({2}, {1.0f, -2.0f})),
            "dense<\"0x0000803F000000C0\"> : tensor<2xf32>");
  EXPECT_EQ(constant_text(array_of<int32_t>({2}, {1, -1})),
            "dense<\"0x01000000FFFFFFFF\"> : tensor<2xi32>");
  EXPECT_EQ(constant_text(Array(DType::f32, Shape{0, 2})), "dense<> : tensor<0x2xf32>");
  // Bools are bytes, MLIR would pack them into bits.
  EXPECT_EQ(constant_text(Array::full({DType::boolean, {2}}, 0)), "dense<false> : tensor<2xi1>");
}

TEST(Hlo, ConstantsOfBoolsAreConverted) {
  Array mixed(DType::boolean, Shape{2});
  mixed.set(0, 1);
  mixed.set(1, 0);
  const std::string text = to_stablehlo(returning(mixed));
  EXPECT_NE(text.find("dense<\"0x0100\"> : tensor<2xui8>"), std::string::npos) << text;
  EXPECT_NE(text.find("\"stablehlo.convert\"(%0) : (tensor<2xui8>) -> tensor<2xi1>"),
            std::string::npos)
      << text;
}

TEST(Hlo, Types) {
  EXPECT_EQ(hlo_type({DType::f32, {64, 784}}), "tensor<64x784xf32>");
  EXPECT_EQ(hlo_type({DType::boolean, {}}), "tensor<i1>");
  EXPECT_EQ(hlo_type({DType::u32, {0}}), "tensor<0xui32>");
  EXPECT_EQ(hlo_list({}), "array<i64>");
  const std::vector<int64_t> two{1, 2}, none;
  EXPECT_EQ(hlo_list(two), "array<i64: 1, 2>");
  EXPECT_EQ(hlo_ints(two), "[1, 2]");
  EXPECT_EQ(hlo_padding(two, two), "dense<[[1, 1], [2, 2]]> : tensor<2x2xi64>");
}

// What no output needs is not written.
TEST(Hlo, DeadNodesAreLeftOut) {
  Graph g;
  const Tensor x(g, g.input("x", {DType::f32, {2}}));
  exp(x);
  g.output("y", tanh(x).id());
  const std::string text = to_stablehlo(g);
  EXPECT_EQ(text.find("exponential"), std::string::npos) << text;
}

}  // namespace
}  // namespace fullbore
