// Optimizers: ten steps against PyTorch's (and against the papers' pseudo code), options, groups,
// the commit flag, clipping and weight averages.
#include "fullbore/optim.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "fullbore/functional.h"
#include "golden.h"
#include "trace.h"

namespace fullbore {
namespace {

using optim::OptionMap;
using trace::array;
using trace::compare;
using trace::run;
using Json = nlohmann::json;

Array slice_of(const Array& stacked, int64_t step) {
  Array a(stacked.dtype(), stacked.shape().without(0));
  for (int64_t i = 0; i < a.numel(); ++i) a.set(i, stacked.at(step * a.numel() + i));
  return a;
}

// One parameter and its slots, stepped by a graph that is built once.
class Runner {
 public:
  Runner(const optim::Optimizer& optimizer, const Array& param) {
    const DType d = param.dtype() == DType::f64 ? DType::f64 : DType::f32;
    state_.push_back(param);
    const auto specs = optimizer.slots(param.type());
    for (const auto& s : specs) state_.push_back(Array::full(s.type, s.init));
    const auto input = [&](const char* name, const Type& type) {
      return Tensor(graph_, graph_.input(name, type));
    };
    optim::StepInputs in{.param = input("param", param.type()),
                         .grad = input("grad", param.type()),
                         .lr = input("lr", {d, {}}),
                         .t = input("t", {DType::i32, {}}),
                         .ok = input("ok", {DType::boolean, {}})};
    for (const auto& s : specs) in.slots.push_back(input(s.name.c_str(), s.type));
    const optim::Update u = optimizer.step(in);
    graph_.output("param", u.param.id());
    for (const Tensor& s : u.slots) graph_.output("slot", s.id());
    verify(graph_);
    lr_ = Array::full({d, {}}, optimizer.lr());
  }

  void step(const Array& grad, bool ok = true) {
    t_ += ok ? 1 : 0;
    std::vector<Array> inputs{state_[0], grad, lr_, Array::scalar(t_ + (ok ? 0 : 1)),
                              Array::scalar(ok)};
    inputs.insert(inputs.end(), state_.begin() + 1, state_.end());
    state_ = evaluate(graph_, inputs);
  }
  const std::vector<Array>& state() const { return state_; }
  const Array& param() const { return state_[0]; }

 private:
  Graph graph_;
  std::vector<Array> state_;
  Array lr_;
  int32_t t_ = 0;
};

OptionMap options_of(const Json& json) {
  OptionMap options;
  for (const auto& [key, value] : json.items()) {
    if (value.is_array())
      options[key] = value.get<std::vector<double>>();
    else if (value.is_boolean())
      options[key] = {value.get<bool>() ? 1.0 : 0.0};
    else
      options[key] = {value.get<double>()};
  }
  return options;
}

std::string lower(std::string s) {
  for (char& c : s) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return s;
}

TEST(OptimizerGolden, TenStepsArePyTorchs) {
  const io::Tensors golden = golden::tensors("optim");
  int checked = 0;
  for (const Json& c : golden::cases("optim")) {
    if (!c.contains("optimizer")) continue;
    const optim::Optimizer optimizer(lower(c.at("optimizer")), options_of(c.at("options")));
    for (const auto& [dtype, tolerance] :
         {std::pair{DType::f32, 1e-6}, std::pair{DType::f64, 1e-12}}) {
      for (const char* which : {"0", "1"}) {
        SCOPED_TRACE(str_cat(c.at("case").get<std::string>(), " ", dtype, " param", which));
        const Array grads = golden.at(str_cat("inputs/grad", which)).to(dtype);
        const Array& want =
            golden.at(str_cat(c.at("case").get<std::string>(), "/", name(dtype), "/param", which));
        Runner r(optimizer, golden.at(str_cat("inputs/param", which)).to(dtype));
        for (int64_t step = 0; step < 10; ++step) {
          r.step(slice_of(grads, step));
          EXPECT_EQ(compare(r.param(), slice_of(want, step), tolerance), "") << "step " << step;
        }
        ++checked;
      }
    }
  }
  EXPECT_GE(checked, 28 * 4);
}

TEST(ClipGolden, GradientsArePyTorchs) {
  const io::Tensors golden = golden::tensors("optim");
  int checked = 0;
  for (const Json& c : golden::cases("optim")) {
    if (!c.contains("function") || c.at("function") == "ema") continue;
    const Json& o = c.at("options");
    for (const auto& [dtype, tolerance] :
         {std::pair{DType::f32, 1e-6}, std::pair{DType::f64, 1e-12}}) {
      const std::string prefix = str_cat(c.at("case").get<std::string>(), "/", name(dtype), "/");
      SCOPED_TRACE(prefix);
      std::vector<Array> grads;
      for (const char* key : {"inputs/grad0", "inputs/grad1"})
        grads.push_back(slice_of(golden.at(key), 0).to(dtype));
      const auto got = run(grads, [&](const std::vector<Tensor>& in) {
        if (o.contains("clip_value")) return optim::clip_grad_value(in, o.at("clip_value"));
        auto clipped = optim::clip_grad_norm(
            in, o.at("max_norm"),
            o.contains("norm_type") ? std::numeric_limits<double>::infinity() : 2);
        clipped.grads.push_back(clipped.norm);
        return clipped.grads;
      });
      EXPECT_EQ(compare(got[0], golden.at(prefix + "grad0"), tolerance), "");
      EXPECT_EQ(compare(got[1], golden.at(prefix + "grad1"), tolerance), "");
      if (got.size() > 2) {
        EXPECT_EQ(compare(got[2], golden.at(prefix + "total_norm"), tolerance), "");
      }
      ++checked;
    }
  }
  EXPECT_GE(checked, 8);
}

TEST(EmaGolden, AverageIsPyTorchs) {
  const io::Tensors golden = golden::tensors("optim");
  for (const auto& [dtype, tolerance] :
       {std::pair{DType::f32, 1e-6}, std::pair{DType::f64, 1e-12}}) {
    const Array values = golden.at("inputs/grad0").to(dtype);
    const Array& want = golden.at(str_cat("ema/", name(dtype), "/average"));
    Array average = slice_of(values, 0);
    for (int64_t step = 1; step < 10; ++step) {
      const auto next = [&](bool ok) {
        return run({average, slice_of(values, step), Array::scalar(ok)},
                   [](const std::vector<Tensor>& in) {
                     return std::vector<Tensor>{optim::ema_update(in[0], in[1], 0.9, in[2])};
                   })[0];
      };
      EXPECT_EQ(compare(next(false), average, 0), "");
      average = next(true);
      EXPECT_EQ(compare(average, slice_of(want, step), tolerance), "") << "step " << step;
    }
  }
}

// ---- every kind ----

const char* const kKinds[] = {"sgd",      "adam",    "adamw", "nadam", "radam", "adagrad",
                              "adadelta", "rmsprop", "lion",  "lamb",  "lars"};

class EveryOptimizer : public ::testing::TestWithParam<const char*> {
 protected:
  // With momentum where there is one, so that all slots are there.
  optim::Optimizer make() const {
    OptionMap options{{"lr", {0.01}}};
    const std::string_view kind = GetParam();
    if (kind == "sgd" || kind == "rmsprop") options["momentum"] = {0.9};
    if (kind == "rmsprop") options["centered"] = {1};
    if (kind == "adam" || kind == "adamw") options["amsgrad"] = {1};
    return optim::Optimizer(kind, options);
  }
};
INSTANTIATE_TEST_SUITE_P(All, EveryOptimizer, ::testing::ValuesIn(kKinds),
                         [](const auto& test) { return std::string(test.param); });

TEST_P(EveryOptimizer, ABadStepChangesNothing) {
  Runner a(make(), trace::wave({3}, 0.2, 1, 0, DType::f32));
  Runner b(make(), trace::wave({3}, 0.2, 1, 0, DType::f32));
  const double nan = std::numeric_limits<double>::quiet_NaN();
  for (int step = 0; step < 4; ++step) {
    const Array grad = trace::wave({3}, step, 1, 0, DType::f32);
    a.step(array(DType::f32, {3}, {nan, 1, 2}), false);
    a.step(grad);
    b.step(grad);
  }
  for (size_t k = 0; k < a.state().size(); ++k)
    EXPECT_EQ(compare(a.state()[k], b.state()[k], 0), "") << "state " << k;
}

TEST_P(EveryOptimizer, AZeroGradientAtZeroStaysFinite) {
  Runner r(make(), Array::zeros({DType::f32, {2}}));
  for (int step = 0; step < 3; ++step) r.step(Array::zeros({DType::f32, {2}}));
  for (const Array& a : r.state())
    for (int64_t i = 0; i < a.numel(); ++i) EXPECT_TRUE(std::isfinite(a.at(i)));
  EXPECT_EQ(r.param().at(0), 0);
}

TEST_P(EveryOptimizer, GoesDownhill) {
  Runner r(make(), array(DType::f32, {2}, {1, -2}));
  const auto loss = [&] { return std::pow(r.param().at(0), 2) + std::pow(r.param().at(1), 2); };
  const double before = loss();
  for (int step = 0; step < 20; ++step) {
    Array grad = r.param();
    for (int64_t i = 0; i < 2; ++i) grad.set(i, 2 * grad.at(i));
    r.step(grad);
  }
  EXPECT_LT(loss(), before);
}

TEST_P(EveryOptimizer, KeepsSixteenBitParametersAndF32Slots) {
  const optim::Optimizer o = make();
  Runner r(o, array(DType::bf16, {2}, {1, 2}));
  r.step(array(DType::bf16, {2}, {1, -1}));
  EXPECT_EQ(r.param().dtype(), DType::bf16);
  for (size_t k = 1; k < r.state().size(); ++k) EXPECT_EQ(r.state()[k].dtype(), DType::f32);
}

TEST_P(EveryOptimizer, NamesTheNearestOption) {
  try {
    optim::Optimizer o(GetParam(), {{"lerning_rate", {1}}, {"weigth_decay", {1}}});
    ADD_FAILURE();
  } catch (const Error& e) {
    EXPECT_NE(std::string(e.what()).find(str_cat("[optim ", GetParam(), "] option 'lerning_rate'")),
              std::string::npos)
        << e.what();
  }
}

// ---- hand-computed steps ----

TEST(Adam, FirstStepMovesByLr) {
  // m / bc1 = g, sqrt(v) / sqrt(bc2) = |g|: the step is lr g / (|g| + eps).
  Runner r(optim::Adam({.lr = 0.5, .eps = 1}), array(DType::f64, {2}, {3, -1}));
  r.step(array(DType::f64, {2}, {4, -0.25}));
  EXPECT_NEAR(r.param().at(0), 3 - 0.5 * 4 / 5, 1e-14);
  EXPECT_NEAR(r.param().at(1), -1 + 0.5 * 0.25 / 1.25, 1e-14);
  EXPECT_NEAR(r.state()[1].at(0), 0.4, 1e-15);
  EXPECT_NEAR(r.state()[2].at(0), 0.016, 1e-15);
}

TEST(Adam, AmsgradRemembersTheLargestSecondMoment) {
  Runner r(optim::Adam({.lr = 1, .betas = {0.5, 0.5}, .eps = 0, .amsgrad = true}),
           array(DType::f64, {1}, {0}));
  r.step(array(DType::f64, {1}, {2}));
  r.step(array(DType::f64, {1}, {0}));
  // v: 2, 1; the largest: 2. m: 1, 0.5. Second step: 0.5 / 0.75 / (sqrt(2) / sqrt(0.75)).
  EXPECT_NEAR(r.state()[3].at(0), 2, 1e-15);
  EXPECT_NEAR(r.param().at(0), -1 - 0.5 / 0.75 / std::sqrt(2 / 0.75), 1e-14);
}

TEST(AdamW, DecaysApartFromTheGradient) {
  Runner r(optim::AdamW({.lr = 0.1, .weight_decay = 0.5}), array(DType::f64, {1}, {2}));
  r.step(array(DType::f64, {1}, {0}));
  EXPECT_NEAR(r.param().at(0), 2 * 0.95, 1e-15);
}

TEST(NAdam, DecoupledDecayActsOnTheParameter) {
  Runner r(optim::NAdam({.lr = 0.1, .weight_decay = 0.5, .decoupled_weight_decay = true}),
           array(DType::f64, {1}, {2}));
  r.step(array(DType::f64, {1}, {0}));
  EXPECT_NEAR(r.param().at(0), 2 * 0.95, 1e-15);
}

TEST(Sgd, DampeningSparesTheFirstStep) {
  Runner r(optim::SGD({.lr = 1, .momentum = 0.5, .dampening = 0.75}), array(DType::f64, {1}, {0}));
  r.step(array(DType::f64, {1}, {1}));
  EXPECT_EQ(r.param().at(0), -1);
  r.step(array(DType::f64, {1}, {1}));
  EXPECT_EQ(r.param().at(0), -1 - (0.5 + 0.25));
}

// ---- options and groups ----

TEST(Options, AreCheckedWhenGiven) {
  const struct {
    const char* kind;
    OptionMap options;
    const char* message;
  } table[] = {
      {"adamm", {}, "'adamm' is unknown; did you mean 'adam'?"},
      {"adam", {{"beta", {0.9}}}, "did you mean 'betas'"},
      {"adam", {{"betas", {0.9}}}, "expected 2 value(s) for betas, got 1"},
      {"adam", {{"betas", {0.9, 1}}}, "expected betas from 0 to 1, got 1"},
      {"adam", {{"lr", {-1}}}, "expected lr from 0"},
      {"adam", {{"lr", {std::numeric_limits<double>::quiet_NaN()}}}, "expected lr from 0"},
      {"adam", {{"amsgrad", {0.5}}}, "expected an integer for amsgrad"},
      {"sgd", {{"nesterov", {1}}}, "expected momentum and no dampening with nesterov"},
  };
  for (const auto& row : table) {
    try {
      optim::Optimizer o(row.kind, row.options);
      ADD_FAILURE() << "accepted: " << row.message;
    } catch (const Error& e) {
      EXPECT_NE(std::string(e.what()).find(row.message), std::string::npos) << e.what();
    }
  }
}

TEST(Options, DefaultsAreTheStructs) {
  const optim::Optimizer structs[] = {optim::SGD(),      optim::Adam(),    optim::AdamW(),
                                      optim::NAdam(),    optim::RAdam(),   optim::Adagrad(),
                                      optim::Adadelta(), optim::RMSprop(), optim::Lion(),
                                      optim::LAMB(),     optim::LARS()};
  ASSERT_EQ(std::size(structs), std::size(kKinds));
  for (const optim::Optimizer& o : structs)
    EXPECT_EQ(o.options(), optim::Optimizer(o.kind()).options()) << o.kind();
}

TEST(Groups, ReplaceOptionsByName) {
  optim::Optimizer o = optim::AdamW({.lr = 0.1, .weight_decay = 0.5});
  o.group({.params = {"*.bias", "norm?.weight"}, .options = {{"weight_decay", {0}}}})
      .group({.params = {"head.*"}, .options = {{"lr", {0.2}}}, .lr_scale = 0.5});
  const struct {
    const char* name;
    double lr, weight_decay;
  } table[] = {{"fc1.weight", 0.1, 0.5},    {"fc1.bias", 0.1, 0},      {"norm1.weight", 0.1, 0},
               {"norm12.weight", 0.1, 0.5}, {"head.weight", 0.1, 0.5}, {"head.bias", 0.1, 0}};
  for (const auto& row : table) {
    const optim::Optimizer p = o.for_param(row.name);
    EXPECT_DOUBLE_EQ(p.lr(), row.lr) << row.name;
    EXPECT_DOUBLE_EQ(p.option("weight_decay"), row.weight_decay) << row.name;
  }
  EXPECT_THROW(o.group({.params = {"*"}, .options = {{"momentum", {0.9}}}}), Error);
  EXPECT_THROW(o.group({.params = {}}), Error);
}

TEST(Optimizer, RefusesOperandsThatDoNotFit) {
  Graph g;
  const Tensor p(g, g.input("p", {DType::f32, {2}})), bad(g, g.input("g", {DType::f32, {3}}));
  const Tensor lr = constant(g, DType::f32, 0.1), ok(g, g.input("ok", {DType::boolean, {}}));
  EXPECT_THROW(optim::SGD().step({p, bad, {}, lr, lr, ok}), Error);
  EXPECT_THROW(optim::Adam().step({p, p, {p}, lr, lr, ok}), Error);
  EXPECT_THROW(optim::Adam().slots({DType::i32, {2}}), Error);
}

TEST(AllFinite, SeesOneBadElement) {
  const double inf = std::numeric_limits<double>::infinity();
  for (double bad : {std::numeric_limits<double>::quiet_NaN(), inf, -inf, 3e38}) {
    const auto r =
        run({array(DType::f32, {3}, {3e38, 3e38, 3e38}), array(DType::f32, {2}, {1, bad})},
            [](const std::vector<Tensor>& in) { return std::vector<Tensor>{all_finite(in)}; });
    EXPECT_EQ(r[0].item() != 0, std::isfinite(bad)) << bad;
  }
}

}  // namespace
}  // namespace fullbore
