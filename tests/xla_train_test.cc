// Training steps on XLA's CPU plugin, state on the device, against the CPU executor: losses and
// parameters step by step. Skipped where the plugin is not installed.
#include <gtest/gtest.h>

#include "train/session.h"
#include "train/step_graph.h"
#include "train_util.h"
#include "xla/program.h"
#include "xla_util.h"

namespace fullbore {
namespace {

// A model with dropout and batch norm, so that random bits and running statistics take part.
struct Net : nn::Module {
  // A bias before batch norm has no gradient but rounding, which Adam would make as large as any.
  nn::Linear fc1{12, 32, false}, fc2{32, 4};
  nn::BatchNorm1d bn{32};
  nn::Dropout drop{0.25};
  FB_MODULE(fc1, bn, drop, fc2)
  Tensor forward(const Tensor& x) override { return fc2(drop(relu(bn(fc1(x))))); }
};

double norm_of_difference(const Array& a, const Array& b) {
  double difference = 0, whole = 0;
  for (int64_t i = 0; i < a.numel(); ++i) {
    difference += (a.at(i) - b.at(i)) * (a.at(i) - b.at(i));
    whole += b.at(i) * b.at(i);
  }
  return std::sqrt(difference / std::max(whole, 1e-30));
}

class XlaTraining : public ::testing::TestWithParam<const char*> {};

TEST_P(XlaTraining, EqualsTheCpuExecutor) {
  FB_NEEDS_XLA_CPU();
  const nn::Criterion criterion = nn::CrossEntropyLoss{};
  const optim::Optimizer optimizer(GetParam(), {{"lr", {0.01}}});
  Net model;
  train::StepOptions options{.threads = 1, .seed = 3, .ema_decay = 0.9};
  train::Step step(model, criterion, optimizer, options);
  const data::TensorDataset data = testing::clusters(96, 12, 4, 5);
  const data::LoaderOptions batches{.batch_size = 40, .shuffle = true};  // the last is not full
  data::Loader loader(data, batches);
  const Type x{DType::f32, {40, 12}}, y{DType::i32, {40}};
  step.compile(x, y);

  xla::Program program(
      testing::xla_cpu(),
      train::build_step(model, criterion, optimizer, options, x, y, true, 4).graph);
  const Graph& g = program.graph();
  const auto name = [&](size_t i) { return g.attr(g.inputs()[i]).name; };
  const auto initial = step.state_dict();
  Array seed(DType::u32, {2});
  seed.set(0, 3), seed.set(1, 0);
  for (size_t i = 0; i < g.inputs().size(); ++i)
    if (program.is_state(i)) program.write(i, initial.at(name(i)));

  size_t loss = 0;
  while (g.outputs[loss].name != train::kLoss) ++loss;
  for (int epoch = 0; epoch < 7; ++epoch) {
    for (const data::Batch& batch : loader) {
      std::vector<const void*> feeds(g.inputs().size());
      for (size_t i = 0; i < feeds.size(); ++i) {
        if (program.is_state(i)) continue;
        const std::string& n = name(i);
        feeds[i] = n == train::kX              ? batch.x().data()
                   : n == train::kY            ? batch.y().data()
                   : n == train::kSampleWeight ? batch.sample_weight.data()
                   : n == train::kSampleIndex  ? batch.sample_index.data()
                   : n == train::kSeedKey      ? seed.data()
                                               : initial.at(n).data();
      }
      program.run(feeds);
      const double want = step(batch).item(), got = program.result(loss).item();
      EXPECT_FALSE(!(std::abs(got - want) <= 1e-4 * std::max(1.0, std::abs(want))))
          << epoch << " " << batch.index << ": " << got << " " << want;
    }
  }
  const auto trained = step.state_dict();
  for (size_t i = 0; i < g.inputs().size(); ++i)
    if (program.is_state(i)) {
      EXPECT_FALSE(!(norm_of_difference(program.read(i), trained.at(name(i))) <= 1e-3)) << name(i);
    }
  // All state is updated in place.
  int64_t state = 0;
  for (size_t i = 0; i < g.inputs().size(); ++i)
    if (program.is_state(i)) state += g.type(g.inputs()[i]).bytes();
  EXPECT_EQ(program.memory().aliased, state);
}

INSTANTIATE_TEST_SUITE_P(Optimizers, XlaTraining,
                         ::testing::Values("adam", "sgd", "adamw", "rmsprop"));

}  // namespace
}  // namespace fullbore
