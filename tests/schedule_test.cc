// Schedules: the host's rates against PyTorch's, and the program's against the host's.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "fullbore/optim.h"
#include "golden.h"
#include "trace.h"

namespace fullbore {
namespace {

using optim::OptionMap;
using optim::Schedule;
using Json = nlohmann::json;

const std::map<std::string, std::string> kKinds = {
    {"LambdaLR", "constant"},        {"StepLR", "step"},
    {"MultiStepLR", "multistep"},    {"ExponentialLR", "exponential"},
    {"CosineAnnealingLR", "cosine"}, {"CosineAnnealingWarmRestarts", "cosine_restarts"},
    {"PolynomialLR", "polynomial"},  {"LinearLR", "linear"},
    {"OneCycleLR", "one_cycle"}};

Schedule golden_schedule(const Json& c) {
  OptionMap options;
  for (const auto& [key, value] : c.at("options").items()) {
    if (key == "anneal_strategy")
      options["linear"] = {value == "linear" ? 1.0 : 0.0};
    else if (value.is_array())
      options[key] = value.get<std::vector<double>>();
    else if (value.is_boolean())
      options[key] = {value.get<bool>() ? 1.0 : 0.0};
    else
      options[key] = {value.get<double>()};
  }
  Schedule s(kKinds.at(c.at("schedule")), options);
  if (c.contains("warmup"))
    s.warmup(c.at("warmup").at("total_iters"), c.at("warmup").at("start_factor"));
  return s;
}

// The rates of steps 0 .. n - 1 as a program computes them.
std::vector<double> in_program(const Schedule& s, double base, int64_t n, DType dtype) {
  Graph g;
  const Tensor step(g, g.input("step", {DType::i32, {}}));
  g.output("lr", s.lr(base, step, dtype).id());
  verify(g);
  std::vector<double> lrs;
  for (int64_t i = 0; i < n; ++i)
    lrs.push_back(
        evaluate(g, std::vector<Array>{Array::scalar(static_cast<int32_t>(i))})[0].item());
  return lrs;
}

TEST(ScheduleGolden, RatesArePyTorchs) {
  int checked = 0;
  for (const Json& c : golden::cases("schedules")) {
    if (c.contains("metrics")) continue;
    SCOPED_TRACE(c.at("case").get<std::string>());
    const Schedule s = golden_schedule(c);
    const std::vector<double> want = c.at("lrs");
    const double base = c.at("lr"), peak = *std::max_element(want.begin(), want.end());
    const auto f32 = in_program(s, base, std::ssize(want), DType::f32);
    const auto f64 = in_program(s, base, std::ssize(want), DType::f64);
    for (size_t i = 0; i < want.size(); ++i) {
      // Relative to the base: PyTorch's recurrences lose digits where the rate is almost 0.
      EXPECT_NEAR(s.lr_at(base, static_cast<int64_t>(i)), want[i], 1e-14) << "step " << i;
      EXPECT_NEAR(f64[i], want[i], 1e-14) << "step " << i;
      EXPECT_NEAR(f32[i], want[i], 1e-6 * want[i] + 1e-7 * peak) << "step " << i;
    }
    ++checked;
  }
  EXPECT_GE(checked, 14);
}

TEST(PlateauGolden, ScalesArePyTorchs) {
  int checked = 0;
  for (const Json& c : golden::cases("schedules")) {
    if (!c.contains("metrics")) continue;
    SCOPED_TRACE(c.at("case").get<std::string>());
    const Json& o = c.at("options");
    const double base = c.at("lr");
    const optim::PlateauOptions options{
        .maximize = o.value("mode", "min") == "max",
        .factor = o.value("factor", 0.1),
        .patience = o.value("patience", 10),
        .threshold = o.value("threshold", 1e-4),
        .absolute_threshold = o.value("threshold_mode", "rel") == "abs",
        .cooldown = o.value("cooldown", 0),
        .min_lr = o.value("min_lr", 0.0)};
    optim::ReduceLROnPlateau plateau(base, options);
    const std::vector<double> metrics = c.at("metrics"), want = c.at("lrs");
    for (size_t i = 0; i < metrics.size(); ++i) {
      // Resumed from its state after every epoch.
      optim::ReduceLROnPlateau resumed(base, options);
      resumed.set_state(plateau.state());
      EXPECT_NEAR(base * resumed.step(metrics[i]), want[i], 1e-15) << "epoch " << i;
      plateau.step(metrics[i]);
    }
    ++checked;
  }
  EXPECT_GE(checked, 3);
}

TEST(Plateau, TakesNaNAsNoImprovement) {
  optim::ReduceLROnPlateau plateau(1, {.factor = 0.5, .patience = 1});
  const double nan = std::nan("");
  EXPECT_EQ(plateau.step(nan), 1);
  EXPECT_EQ(plateau.step(nan), 0.5);
  EXPECT_EQ(plateau.step(3), 0.5);
  EXPECT_EQ(plateau.state().best, 3);
}

TEST(Schedule, ProgramAndHostAgreeFarOut) {
  const Schedule table[] = {Schedule(),
                            optim::StepLR(100, 0.9),
                            optim::MultiStepLR({1000, 3000}, 0.1),
                            optim::ExponentialLR(0.999),
                            optim::CosineAnnealingLR(3333, 1e-3),
                            optim::CosineAnnealingWarmRestarts(7, 3),
                            optim::CosineAnnealingWarmRestarts(97, 1, 1e-3),
                            optim::PolynomialLR(4000, 0.9),
                            optim::LinearLR(1, 0, 4500),
                            optim::OneCycleLR(5000),
                            optim::OneCycleLR(5000, {.linear = true, .three_phase = true})};
  for (const Schedule& plain : table)
    for (int64_t epoch : {1, 13})
      for (int64_t warmup : {0, 50}) {
        Schedule s = plain;
        s.per_epoch(epoch);
        if (warmup > 0) s.warmup(warmup, 0);
        const Schedule& scheduled = s;
        Graph g;
        const Tensor step(g, g.input("step", {DType::u32, {}}));
        g.output("lr", scheduled.lr(0.1, step).id());
        for (int64_t i : {0, 1, 6, 7, 27, 28, 49, 50, 51, 99, 100, 999, 1000, 4999, 5000, 6000}) {
          const double got =
              evaluate(g, std::vector<Array>{Array::scalar(static_cast<uint32_t>(i))})[0].item();
          const double want = scheduled.lr_at(0.1, i);
          EXPECT_NEAR(got, want, 2e-6 * want + 1e-8)
              << s.kind() << " step " << i << " epoch " << epoch << " warmup " << warmup;
        }
      }
}

TEST(Schedule, AdvancesOncePerEpoch) {
  Schedule s = optim::StepLR(2, 0.5);
  s.per_epoch(3);
  for (int64_t step = 0; step < 14; ++step)
    EXPECT_DOUBLE_EQ(s.lr_at(8, step), 8 * std::pow(0.5, static_cast<double>(step / 6)));
}

TEST(Schedule, WarmupRisesInStepsThenTheScheduleBegins) {
  Schedule s = optim::StepLR(1, 0.5);
  s.warmup(4, 0.2).per_epoch(2);
  const double want[] = {0.2, 0.4, 0.6, 0.8, 1, 1, 0.5, 0.5, 0.25};
  for (size_t i = 0; i < std::size(want); ++i)
    EXPECT_NEAR(s.lr_at(1, static_cast<int64_t>(i)), want[i], 1e-15) << i;
}

TEST(Schedule, ChecksItsOptions) {
  const struct {
    const char* kind;
    OptionMap options;
    const char* message;
  } table[] = {{"cosin", {}, "did you mean 'cosine'"},
               {"cosine", {}, "needs the option T_max"},
               {"cosine", {{"t_max", {3}}}, "did you mean 'T_max'"},
               {"cosine", {{"T_max", {0}}}, "expected T_max from 1"},
               {"step", {{"step_size", {2.5}}}, "expected an integer for step_size"},
               {"multistep", {{"milestones", {}}}, "one or more values"},
               {"exponential", {{"gamma", {0}}}, "expected gamma from"},
               {"constant", {{"warmup_steps", {-1}}}, "expected warmup_steps from 0"}};
  for (const auto& row : table) {
    try {
      Schedule s(row.kind, row.options);
      ADD_FAILURE() << "accepted: " << row.message;
    } catch (const Error& e) {
      EXPECT_NE(std::string(e.what()).find(row.message), std::string::npos) << e.what();
    }
  }
  EXPECT_THROW(optim::ReduceLROnPlateau(0.1, {.factor = 1}), Error);
}

}  // namespace
}  // namespace fullbore
