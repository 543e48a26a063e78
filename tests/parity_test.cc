// The seed programs against PyTorch: logits, gradients and losses from its own initial values and
// sample order.
#include "parity.h"

#include <gtest/gtest.h>

namespace fullbore {
namespace {

using testing::batch_of;
using testing::Golden;
using testing::kHalf;
using testing::parity_case;
using testing::TwoLayers;

const nn::CrossEntropyLoss kCriterion;

const Golden& golden() {
  static const Golden g("parity");
  return g;
}

// Largest difference relative to the largest element of `expected`.
void expect_close(const Array& got, const Array& expected, double tolerance,
                  const std::string& what) {
  ASSERT_EQ(got.shape(), expected.shape()) << what;
  double largest = 0, worst = 0;
  for (int64_t i = 0; i < got.numel(); ++i) {
    largest = std::max(largest, std::abs(expected.at(i)));
    worst = std::max(worst, std::abs(got.at(i) - expected.at(i)));
    ASSERT_TRUE(std::isfinite(got.at(i))) << what;
  }
  EXPECT_FALSE(!(worst <= tolerance * largest)) << what << ": off by " << worst / largest;
}

// Logits and all gradients of one batch.
std::map<std::string, Array> first_step(nn::Module& model, const Array& x, const Array& y) {
  Graph g;
  nn::Trace trace(g, model, true);
  const Tensor in(g, g.input("x", x.type())), target(g, g.input("y", y.type()));
  const Tensor logits = model(in);
  std::vector<Tensor> wrt;
  for (const auto& b : trace.bound()) wrt.push_back(b.tensor);
  const auto grads = gradients(kCriterion(logits, target), wrt);
  g.output("logits", logits.id());
  for (const Tensor& t : grads) g.output("grad", t.id());
  std::vector<Array> feeds;
  for (const auto& b : trace.bound()) feeds.push_back(b.named.parameter->value());
  feeds.push_back(x);
  feeds.push_back(y);
  std::vector<Array> results = cpu::execute(g, feeds);
  std::map<std::string, Array> out;
  out.emplace("logits", std::move(results[0]));
  for (size_t i = 0; i < grads.size(); ++i)
    out.emplace("grad/" + trace.bound()[i].named.name, std::move(results[i + 1]));
  return out;
}

// ---- 12-8-4, ten steps of Adam on one batch ----

class SmallNet : public ::testing::TestWithParam<const char*> {};

TEST_P(SmallNet, TenStepsEqualPyTorch) {
  const std::string base = str_cat("small_net/", GetParam(), "/");
  const bool f64 = std::string(GetParam()) == "f64";
  const DType dtype = f64 ? DType::f64 : DType::f32;
  const double tolerance = f64 ? 1e-11 : 1e-5;
  TwoLayers model(12, 8, 4);
  for (const auto& [name, p] : model.named_parameters()) {
    *p = nn::Parameter(p->shape(), init::zeros(), nn::Parameter::Kind::kTrained, dtype);
    p->set_value(golden().at(base + "param/" + name));
  }
  const Array& x = golden().at(base + "x");
  const Array y = golden().at("small_net/f32/labels").to(DType::i32);
  for (const auto& [name, value] : first_step(model, x, y))
    expect_close(value, golden().at(base + name), tolerance, name);

  train::Step step(model, kCriterion, testing::optimizer_of(parity_case(golden(), "small_net")));
  const data::Batch batch = batch_of(x, y);
  for (int64_t i = 0; i < 10; ++i) {
    const double expected = golden().at(base + "losses").at(i);
    const double loss = step(batch).item();  // f32 in either case
    EXPECT_FALSE(!(std::abs(loss / expected - 1) <= 1e-6)) << "step " << i << ": " << loss;
  }
  for (const auto& [name, value] : model.state_dict())
    expect_close(value, golden().at(base + "final/" + name), f64 ? 1e-9 : 1e-5, "final " + name);
}
INSTANTIATE_TEST_SUITE_P(Types, SmallNet, ::testing::Values("f32", "f64"));

// ---- the seed programs on Fashion-MNIST ----

class SeedProgram : public ::testing::TestWithParam<const char*> {};

// A large gradient is stored as every k-th row and its sums.
void expect_gradient(const Array& got, const std::string& name, int64_t every) {
  if (golden().has(name)) {
    expect_close(got, golden().at(name), 1e-5, name);
    return;
  }
  const int64_t rows = got.shape()[0], columns = got.shape()[1];
  Array over_rows = Array::zeros({DType::f64, {columns}}),
        over_columns = Array::zeros({DType::f64, {rows}});
  Array some(DType::f32, Shape{(rows + every - 1) / every, columns});
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j) {
      const double v = got.at(i * columns + j);
      over_rows.set(j, over_rows.at(j) + v);
      over_columns.set(i, over_columns.at(i) + v);
      if (i % every == 0) some.set(i / every * columns + j, v);
    }
  expect_close(some, golden().at(name + "/rows"), 1e-5, name + "/rows");
  expect_close(over_rows, golden().at(name + "/sum_over_rows"), 1e-5, name + "/sum_over_rows");
  expect_close(over_columns, golden().at(name + "/sum_over_columns"), 1e-5,
               name + "/sum_over_columns");
}

TEST_P(SeedProgram, First100LossesEqualPyTorch) {
  FB_SKIP_WITHOUT_FASHION_MNIST();
  const std::string name = GetParam();
  const auto& c = parity_case(golden(), name);
  const auto sizes = c["sizes"].get<std::vector<int64_t>>();
  TwoLayers model(sizes[0], sizes[1], sizes[2]);
  testing::initialize_as_pytorch(model, c["init_seed"]);
  data::Loader loader(data::FashionMnist(data::Split::kTrain), {.batch_size = c["batch_size"]});
  loader.set_order(testing::order_as_pytorch(60000, 1000));
  train::Step step(model, kCriterion, testing::optimizer_of(c), {.threads = 1, .normalize = kHalf});
  double worst = 0;
  for (const data::Batch& batch : loader) {
    if (batch.index == 0) {
      Array x = batch.x().to(DType::f32);
      for (float& v : x.span<float>()) v = (v / 255 - 0.5f) / 0.5f;
      for (const auto& [what, value] : first_step(model, x, batch.y())) {
        if (what == "logits") {
          expect_close(value, golden().at(name + "/logits"), 1e-5, what);
        } else {
          expect_gradient(value, name + "/" + what, c["grad_every"]);
        }
      }
    }
    const double loss = step(batch).item();
    const double difference = std::abs(loss - golden().at(name + "/losses").at(batch.index));
    ASSERT_FALSE(!(difference <= 1e-4)) << "batch " << batch.index << ": " << loss;
    worst = std::max(worst, difference);
    if (batch.index == 99) break;
  }
  EXPECT_EQ(step.steps(), 100);
  RecordProperty("largest_difference", std::to_string(worst));
}
INSTANTIATE_TEST_SUITE_P(Programs, SeedProgram, ::testing::Values("simple_net", "simple_nn"));

}  // namespace
}  // namespace fullbore
