// RNN, LSTM, GRU and their cells against PyTorch; padding; what is refused.
#include "fullbore/nn/recurrent.h"

#include <gtest/gtest.h>

#include "module_golden.h"

namespace fullbore {
namespace {

using testing::counter_array;
using Json = nlohmann::json;
using testing::Named;

nn::RNN::Nonlinearity nonlinearity(const Json& o) {
  return o.value("nonlinearity", "tanh") == "relu" ? nn::RNN::Nonlinearity::kRelu
                                                   : nn::RNN::Nonlinearity::kTanh;
}

constexpr int64_t kInputs = 3, kHidden = 2;

std::unique_ptr<nn::Recurrent> make_layer(const std::string& layer, const Json& o) {
  const nn::RecurrentOptions options{.num_layers = o.value("num_layers", 1),
                                     .bias = o.value("bias", true),
                                     .batch_first = o.value("batch_first", false),
                                     .bidirectional = o.value("bidirectional", false)};
  if (layer == "RNN") return std::make_unique<nn::RNN>(kInputs, kHidden, options, nonlinearity(o));
  if (layer == "LSTM") return std::make_unique<nn::LSTM>(kInputs, kHidden, options);
  return std::make_unique<nn::GRU>(kInputs, kHidden, options);
}

std::unique_ptr<nn::RecurrentCell> make_cell(const std::string& layer, const Json& o) {
  const bool bias = o.value("bias", true);
  if (layer == "RNNCell")
    return std::make_unique<nn::RNNCell>(kInputs, kHidden, bias, nonlinearity(o));
  if (layer == "LSTMCell") return std::make_unique<nn::LSTMCell>(kInputs, kHidden, bias);
  return std::make_unique<nn::GRUCell>(kInputs, kHidden, bias);
}

Named results_of(nn::Module& module, const Json& c, Named in, Graph& g) {
  Named results;
  Tensor h, cell;
  if (auto* layer = dynamic_cast<nn::Recurrent*>(&module)) {
    nn::RecurrentInputs inputs{.h = in["h"], .c = in["c"]};
    if (c.contains("lengths")) {
      const auto lengths = c["lengths"].get<std::vector<double>>();
      inputs.lengths = constant(g, trace::array(DType::i64, {3}, lengths));
    }
    const nn::RecurrentResult r = (*layer)(in["x"], inputs);
    results["output"] = r.output;
    h = r.h;
    cell = r.c;
  } else {
    const nn::CellState s =
        dynamic_cast<nn::RecurrentCell&>(module)(in["x"], {.h = in["h"], .c = in["c"]});
    h = s.h;
    cell = s.c;
  }
  results["h_n"] = h;
  if (cell.defined()) results["c_n"] = cell;
  return results;
}

class RecurrentGolden : public ::testing::TestWithParam<Json> {};
INSTANTIATE_TEST_SUITE_P(All, RecurrentGolden, ::testing::ValuesIn(golden::cases("recurrent")),
                         [](const auto& test) { return golden::test_name(test.param.at("case")); });

TEST_P(RecurrentGolden, ResultsAndGradientsArePyTorchs) {
  static const io::Tensors all = golden::tensors("recurrent");
  const Json& c = GetParam();
  const std::string kind = c["layer"];
  std::unique_ptr<nn::Module> module;
  if (kind.ends_with("Cell")) {
    module = make_cell(kind, c["options"]);
  } else {
    module = make_layer(kind, c["options"]);
  }
  testing::expect_golden(all, c, *module,
                         [&](Graph& g, Named in) { return results_of(*module, c, in, g); });
}

TEST(Recurrent, PaddingHasNoInfluence) {
  nn::LSTM lstm(2, 3, {.batch_first = true, .bidirectional = true});
  testing::set_counter_state(lstm);
  const auto output = [&](double padding) {
    Array x = counter_array("x", {DType::f32, {2, 4, 2}});
    for (int64_t t = 1; t < 4; ++t)  // sample 1 has one step
      for (int64_t i = 0; i < 2; ++i) x.set((4 + t) * 2 + i, padding);
    const Array lengths = trace::array(DType::i32, {2}, {4, 1});
    return testing::run_module(
        lstm, {{"x", x}, {"lengths", lengths}}, counter_array("dy", {DType::f32, {2, 4, 6}}), false,
        [&](const auto& in) { return lstm(in.at("x"), {.lengths = in.at("lengths")}).output; });
  };
  const testing::Ran a = output(0), b = output(1e30);
  EXPECT_TRUE(same_bits(a.y, b.y));
  for (const auto& [name, grad] : a.grads) EXPECT_TRUE(same_bits(grad, b.grads.at(name))) << name;
}

TEST(Recurrent, DropoutIsBetweenLayersAndInTrainingOnly) {
  nn::GRU gru(2, 8, {.num_layers = 2, .batch_first = true, .dropout = 0.5});
  struct Net : nn::Module {
    explicit Net(const nn::GRU& g) : gru(g) {}
    nn::GRU gru;
    nn::Linear head{8, 2};
    FB_MODULE(gru, head)
    Tensor forward(const Tensor& x) override { return head(mean(gru(x), {1})); }
  } net(gru);
  const Array x = counter_array("x", {DType::f32, {4, 3, 2}});
  const data::Batch batch = testing::batch_of(x, testing::labels_array(4, 2, 1));
  const train::StepOptions options{.device = "cpu", .threads = 1};
  train::Evaluator evaluator(net, nn::CrossEntropyLoss(), {.device = "cpu", .threads = 1});
  const Array still = evaluator.predict(batch);
  EXPECT_TRUE(same_bits(evaluator.predict(batch), still));
  // With a learning rate of 0 only the masks differ from step to step.
  train::Step step(net, nn::CrossEntropyLoss(), optim::SGD({.lr = 0}), options);
  const double first = step(batch).item(), second = step(batch).item();
  EXPECT_NE(first, second);
}

TEST(Recurrent, DescribesItselfAndNamesItsWeights) {
  nn::LSTM lstm(3, 2, {.num_layers = 2, .bidirectional = true});
  EXPECT_EQ(lstm.describe(), "LSTM(3, 2, num_layers=2, bidirectional=true)");
  std::vector<std::string> names;
  for (const auto& p : lstm.named_parameters()) names.push_back(p.name);
  ASSERT_EQ(names.size(), 16u);
  EXPECT_EQ(names[0], "weight_ih_l0");
  EXPECT_EQ(names[7], "bias_hh_l0_reverse");
  EXPECT_EQ(lstm.state_dict().at("weight_ih_l1").shape(), (Shape{8, 4}));
  EXPECT_EQ(nn::GRUCell(3, 2, false).describe(), "GRUCell(3, 2, bias=false)");
}

// ---- what is refused ----

void expect_refused(nn::Module& module, const std::function<void(Graph&)>& f,
                    const std::string& text) {
  testing::expect_contains(testing::refusal(module, f), text);
}

Tensor input(Graph& g, DType dtype, const Shape& shape) {
  return {g, g.input("x", {dtype, shape})};
}

TEST(Recurrent, RefusesWhatDoesNotFit) {
  const auto refused = [](const std::function<void()>& f, const std::string& text) {
    testing::expect_contains(testing::error_of(f), text);
  };
  refused([] { nn::LSTM(3, 0); }, "[LSTM] expected hidden_size from 1");
  refused([] { nn::GRU(3, 2, {.num_layers = 0}); }, "[GRU] expected num_layers from 1");
  refused([] { nn::RNN(3, 2, {.dropout = 1}); }, "[RNN] expected a dropout in [0, 1), got 1");
  refused([] { nn::LSTM(int64_t{1} << 40, 2); }, "[LSTM] expected input_size");
  nn::LSTM lstm(3, 2);
  const auto call = [&](const Shape& x, auto inputs, const std::string& text) {
    expect_refused(
        lstm, [&](Graph& g) { lstm(input(g, DType::f32, x), inputs(g)); }, text);
  };
  const auto none = [](Graph&) { return nn::RecurrentInputs{}; };
  call({4, 3}, none, "[LSTM] expected an input [T, B, 3], got f32[4,3]");
  call({4, 5, 2}, none, "[T, B, 3], got f32[4,5,2]");
  call(
      {4, 5, 3},
      [](Graph& g) {
        return nn::RecurrentInputs{.h = input(g, DType::f32, {5, 2})};
      },
      "a state h of type f32[1,5,2], got f32[5,2]");
  call(
      {4, 5, 3}, [](Graph& g) { return nn::RecurrentInputs{.lengths = input(g, DType::i32, {4})}; },
      "one integer for each of 5 samples, got i32[4]");
  call(
      {4, 5, 3}, [](Graph& g) { return nn::RecurrentInputs{.lengths = input(g, DType::f32, {5})}; },
      "got f32[5]");
  nn::GRU gru(3, 2);
  expect_refused(
      gru,
      [&](Graph& g) {
        gru(input(g, DType::f32, {4, 5, 3}), {.c = input(g, DType::f32, {1, 5, 2})});
      },
      "only an LSTM has");
  nn::LSTMCell cell(3, 2);
  expect_refused(
      cell,
      [&](Graph& g) {
        cell(input(g, DType::f32, {5, 4}));
      },
      "[LSTMCell] expected an input [B, 3], got f32[5,4]");
}

}  // namespace
}  // namespace fullbore
