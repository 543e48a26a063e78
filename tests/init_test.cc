// Initial values against their formulas (golden files hold PyTorch's) and their use by layers.
#include "fullbore/init.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/rng.h"
#include "train_util.h"

namespace fullbore {
namespace {

using testing::error_of;
using testing::expect_contains;
using testing::Golden;
using Json = nlohmann::json;

double number(const Json& options, const char* name, double otherwise) {
  return options.contains(name) ? options[name].get<double>() : otherwise;
}

init::Init make_init(const std::string& name, const Json& o) {
  const std::string nonlinearity = o.value("nonlinearity", "leaky_relu");
  const auto mode =
      o.value("mode", "fan_in") == "fan_in" ? init::Mode::kFanIn : init::Mode::kFanOut;
  const double a = number(o, "a", 0), gain = number(o, "gain", 1);
  if (name == "kaiming_uniform_") return init::kaiming_uniform(a, mode, nonlinearity);
  if (name == "kaiming_normal_") return init::kaiming_normal(a, mode, nonlinearity);
  if (name == "xavier_uniform_") return init::xavier_uniform(gain);
  if (name == "xavier_normal_") return init::xavier_normal(gain);
  if (name == "trunc_normal_") return init::trunc_normal(o["mean"], o["std"], o["a"], o["b"]);
  if (name == "uniform_") return init::uniform(o["a"], o["b"]);
  if (name == "normal_") return init::normal(o["mean"], o["std"]);
  if (name == "orthogonal_") return init::orthogonal(gain);
  return nullptr;
}

Array filled(const init::Init& init, const Shape& shape, uint64_t seed = 7,
             DType dtype = DType::f64) {
  Array a(dtype, shape);
  Rng rng(seed);
  init(a, rng);
  return a;
}

Shape shape_of(const Json& dims) { return Shape(Dims(dims.get<std::vector<int64_t>>())); }

// Mean within 5 standard errors, standard deviation within 6 %, all values within the ends.
void expect_statistics(const Array& a, const Json& c, const std::string& what) {
  const auto n = static_cast<double>(a.numel());
  double sum = 0, squares = 0, low = a.at(0), high = a.at(0);
  for (int64_t i = 0; i < a.numel(); ++i) {
    sum += a.at(i);
    low = std::min(low, a.at(i));
    high = std::max(high, a.at(i));
  }
  const double mean = sum / n;
  for (int64_t i = 0; i < a.numel(); ++i) squares += (a.at(i) - mean) * (a.at(i) - mean);
  const double std = std::sqrt(squares / (n - 1)), expected = c["std"];
  EXPECT_FALSE(!(std::abs(mean - c["mean"].get<double>()) <= 5 * expected / std::sqrt(n)))
      << what << ": mean " << mean;
  // 6 % is for a thousand values or more; fewer spread more.
  const double tolerance = n >= 1000 ? 0.06 : 0.06 * std::sqrt(1000 / n);
  EXPECT_FALSE(!(std::abs(std / expected - 1) <= tolerance)) << what << ": std " << std;
  if (c["low"].is_null()) return;
  const double width = c["high"].get<double>() - c["low"].get<double>();
  EXPECT_GE(low, c["low"].get<double>() - 1e-7 * width) << what;
  EXPECT_LE(high, c["high"].get<double>() + 1e-7 * width) << what;
  // The ends are reached: a bound that is too tight would pass the checks above.
  if (n >= 1000 && c.value("init", "") != "trunc_normal_") {
    EXPECT_LE(low, c["low"].get<double>() + 0.02 * width) << what;
    EXPECT_GE(high, c["high"].get<double>() - 0.02 * width) << what;
  }
}

// W W^T (or W^T W) = gain^2 I.
void expect_orthogonal(const Array& a, double gain, const std::string& what) {
  const int64_t rows = a.shape()[0], columns = a.numel() / rows;
  const bool wide = rows <= columns;
  const int64_t n = wide ? rows : columns, m = wide ? columns : rows;
  const auto at = [&](int64_t i, int64_t k) {
    return wide ? a.at(i * columns + k) : a.at(k * columns + i);
  };
  double worst = 0;
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < n; ++j) {
      double dot = 0;
      for (int64_t k = 0; k < m; ++k) dot += at(i, k) * at(j, k);
      worst = std::max(worst, std::abs(dot - (i == j ? gain * gain : 0)));
    }
  EXPECT_FALSE(!(worst <= 1e-12)) << what << ": " << worst;
}

TEST(Init, StatisticsAreThoseOfPyTorch) {
  const Golden golden("init", false);
  int checked = 0;
  for (const Json& c : golden.json["cases"]) {
    if (!c.contains("init")) continue;
    const std::string what = c.dump();
    const init::Init init = make_init(c["init"], c["options"]);
    ASSERT_NE(init, nullptr) << what;
    const Array a = filled(init, shape_of(c["shape"]));
    ++checked;
    if (c["init"] == "orthogonal_") {
      expect_orthogonal(a, c["options"]["gain"], what);
    } else {
      expect_statistics(a, c, what);
    }
  }
  EXPECT_EQ(checked, 24);
}

TEST(Init, LayersStartAsInPyTorch) {
  const Golden golden("init", false);
  int checked = 0;
  for (const Json& c : golden.json["cases"]) {
    if (!c.contains("layer")) continue;
    const auto args = c["arguments"].get<std::vector<int64_t>>();
    const std::string layer = c["layer"];
    std::unique_ptr<nn::Module> module;
    if (layer == "Linear") module = std::make_unique<nn::Linear>(args[0], args[1]);
    if (layer == "Bilinear") module = std::make_unique<nn::Bilinear>(args[0], args[1], args[2]);
    if (layer == "Embedding") module = std::make_unique<nn::Embedding>(args[0], args[1]);
    ASSERT_NE(module, nullptr) << layer;
    const Array value = module->state_dict().at(c["parameter"]);
    EXPECT_EQ(value.shape(), shape_of(c["shape"]));
    expect_statistics(value, c, c.dump());
    ++checked;
  }
  EXPECT_EQ(checked, 5);
}

TEST(Init, NormsAndPaddingStartAsInPyTorch) {
  nn::BatchNorm1d bn(3);
  nn::LayerNorm ln(3);
  nn::RMSNorm rms(3);
  for (nn::Module* m : std::initializer_list<nn::Module*>{&bn, &ln, &rms})
    for (const auto& [name, value] : m->state_dict()) {
      const double expected = name == "weight" || name == "running_var" ? 1 : 0;
      for (int64_t i = 0; i < value.numel(); ++i) EXPECT_EQ(value.at(i), expected) << name;
    }
  nn::Embedding e(5, 4, -2);
  const Array w = e.state_dict().at("weight");
  for (int64_t i = 0; i < w.numel(); ++i) EXPECT_EQ(w.at(i) == 0, i / 4 == 3) << i;
}

TEST(Init, SimpleFills) {
  EXPECT_EQ(filled(init::constant(2.5), {3}).at(2), 2.5);
  EXPECT_EQ(filled(init::ones(), {3}).at(1), 1);
  EXPECT_EQ(filled(init::zeros(), {3}).at(1), 0);
  const Array eye = filled(init::eye(), {3, 5});
  for (int64_t i = 0; i < 15; ++i) EXPECT_EQ(eye.at(i), i / 5 == i % 5 ? 1 : 0);
}

TEST(Init, DependsOnSeedAndNameOnly) {
  // Two networks, two threads' worth of order: the values of a name are always the same.
  nn::Sequential a(nn::Linear(6, 5), nn::ReLU(), nn::Linear(5, 5));
  nn::Sequential b(nn::Linear(6, 5), nn::ReLU(), nn::Linear(5, 5), nn::Linear(5, 2));
  b[2].initialize(9);  // under another name ("weight"), so other values
  a.initialize(3);
  b.initialize(3);
  const auto x = a.state_dict(), y = b.state_dict();
  EXPECT_TRUE(same_bits(x.at("0.weight"), y.at("0.weight")));
  EXPECT_FALSE(same_bits(x.at("2.weight"), y.at("2.weight")));
  nn::Sequential c(nn::Linear(6, 5), nn::ReLU(), nn::Linear(5, 5));
  c.initialize(4);
  EXPECT_FALSE(same_bits(c.state_dict().at("0.weight"), x.at("0.weight")));
  // Different names of one shape differ, too.
  nn::Sequential twins(nn::Linear(4, 4), nn::Linear(4, 4));
  const auto t = twins.state_dict();
  EXPECT_FALSE(same_bits(t.at("0.weight"), t.at("1.weight")));
  // The numbers themselves are part of what a seed means: they must not change between versions.
  EXPECT_TRUE(same_bits(filled(init::normal(), {100}), filled(init::normal(), {100})));
}

TEST(Init, ParameterTakesAnotherInit) {
  nn::Linear fc(4, 3);
  fc.weight.set_init(init::constant(0.5));
  fc.initialize();
  EXPECT_EQ(fc.weight.value().at(7), 0.5);
  EXPECT_NE(fc.bias.value().at(0), 0.5);
}

TEST(Init, Gains) {
  EXPECT_DOUBLE_EQ(init::calculate_gain("linear"), 1);
  EXPECT_DOUBLE_EQ(init::calculate_gain("tanh"), 5.0 / 3);
  EXPECT_DOUBLE_EQ(init::calculate_gain("relu"), std::sqrt(2.0));
  EXPECT_DOUBLE_EQ(init::calculate_gain("leaky_relu", 0.2), std::sqrt(2 / 1.04));
  EXPECT_DOUBLE_EQ(init::calculate_gain("selu"), 0.75);
  EXPECT_EQ(init::fan_of({16, 8, 3, 3}).in, 72);
  EXPECT_EQ(init::fan_of({16, 8, 3, 3}).out, 144);
}

TEST(Init, Errors) {
  expect_contains(error_of([] { init::calculate_gain("swish"); }), "'swish'");
  expect_contains(error_of([] { filled(init::xavier_normal(), {5}); }), "two axes");
  expect_contains(error_of([] { filled(init::eye(), {5}); }), "two axes");
  expect_contains(error_of([] { filled(init::orthogonal(), {5}); }), "two axes");
  // Bounds that would be drawn for hours.
  expect_contains(error_of([] { init::trunc_normal(0, 1, 7, 8); }), "trunc_normal");
  expect_contains(error_of([] { init::trunc_normal(0, 1, 0, 1e-9); }), "trunc_normal");
  expect_contains(error_of([] { init::trunc_normal(0, 1, 1, -1); }), "trunc_normal");
}

}  // namespace
}  // namespace fullbore
