// Trainer: loop, validation metrics, early stopping, plateau, checkpoints, logs.
#include "fullbore/trainer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "train_util.h"

namespace fullbore {
namespace {

using testing::batch_of;
using testing::bytes_of;
using testing::clusters;
using testing::error_of;
using testing::expect_contains;
using testing::expect_same_state;
using testing::Mlp;
using testing::normal_array;
using testing::TempDir;
using train::Progress;
using train::Report;
using train::Trainer;
using train::TrainerOptions;

const nn::CrossEntropyLoss kCriterion;
const train::StepOptions kOneThread{.threads = 1};

data::Loader train_loader(int64_t n = 100, int64_t batch_size = 16) {
  return {clusters(n, 12, 4, 3), {.batch_size = batch_size, .shuffle = true}};
}
data::Loader test_loader() { return {clusters(60, 12, 4, 40), {.batch_size = 25}}; }

std::vector<nlohmann::json> lines_of(const std::filesystem::path& path) {
  std::vector<nlohmann::json> lines;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) lines.push_back(nlohmann::json::parse(line));
  return lines;
}

std::set<std::string> checkpoints_in(const std::filesystem::path& out) {
  std::set<std::string> names;
  for (const auto& e : std::filesystem::directory_iterator(out / "checkpoints"))
    names.insert(e.path().filename().string());
  return names;
}

TEST(Trainer, RunsEpochs) {
  Mlp model;
  std::vector<Progress> logs, epochs;
  Trainer trainer(model, kCriterion, optim::Adam({.lr = 0.01}),
                  {.epochs = 3,
                   .log_interval = 3,
                   .step = kOneThread,
                   .on_log = [&](const Progress& p) { logs.push_back(p); },
                   .on_epoch = [&](const Progress& p) { epochs.push_back(p); }});
  data::Loader loader = train_loader();
  const Report r = trainer.fit(loader);
  EXPECT_EQ(r.parameters, 12 * 16 + 16 + 16 * 4 + 4);
  EXPECT_EQ(r.epochs, 3);
  EXPECT_EQ(r.steps, 21);
  EXPECT_GT(r.train_seconds, 0);
  EXPECT_GT(r.samples_per_second, 0);
  EXPECT_GT(r.time_to_first_step_seconds, 0);
  EXPECT_FALSE(r.stopped_early || r.interrupted || r.validation);
  EXPECT_TRUE(r.checkpoint.empty());
  ASSERT_EQ(logs.size(), 9u);  // batches 0, 3, 6 of each epoch
  EXPECT_EQ(logs[4].epoch, 1);
  EXPECT_EQ(logs[4].batch, 3);
  EXPECT_EQ(logs[4].batches, 7);
  EXPECT_EQ(logs[4].seen, 48);
  EXPECT_EQ(logs[4].samples, 100);
  EXPECT_EQ(logs[4].step, 11);
  EXPECT_EQ(logs[4].epochs, 3);
  EXPECT_DOUBLE_EQ(logs[4].lr, 0.01);
  ASSERT_EQ(epochs.size(), 3u);
  EXPECT_LT(epochs[2].loss, epochs[0].loss);
  EXPECT_EQ(epochs[2].loss, r.final_loss);
  EXPECT_EQ(epochs[2].validation, nullptr);
}

TEST(Trainer, StopsAtMaxSteps) {
  for (const int64_t max_steps : {1, 7, 10}) {
    Mlp model;
    Trainer trainer(model, kCriterion, optim::SGD(),
                    {.epochs = 100, .max_steps = max_steps, .step = kOneThread});
    data::Loader loader = train_loader();
    const Report r = trainer.fit(loader);
    EXPECT_EQ(r.steps, max_steps);
    EXPECT_FALSE(r.interrupted);
    EXPECT_GT(r.final_loss, 0);
  }
}

TEST(Trainer, IsTheLoopByHand) {
  Mlp a, b;
  const optim::Adam optimizer({.lr = 0.01});
  Trainer trainer(a, kCriterion, optimizer, {.epochs = 2, .step = kOneThread});
  data::Loader x = train_loader(), y = train_loader();
  trainer.fit(x);
  train::Step step(b, kCriterion, optimizer, kOneThread);
  for (int epoch = 0; epoch < 2; ++epoch)
    for (const data::Batch& batch : y) step(batch);
  expect_same_state(step.state_dict(), trainer.step().state_dict());
}

TEST(Trainer, PrintsProgressLikePyTorchsExample) {
  ::testing::internal::CaptureStdout();
  train::print_progress(
      {.epoch = 2, .batch = 100, .batches = 938, .seen = 6400, .samples = 60000, .loss = 0.512345});
  EXPECT_EQ(::testing::internal::GetCapturedStdout(),
            "Train Epoch: 2 [6400/60000 (11%)]\tLoss: 0.512345\n");
}

// ---- metrics against a computation by hand ----

TEST(Evaluate, ClassificationMetrics) {
  Mlp model;
  model.initialize(8);
  const data::TensorDataset set = clusters(60, 12, 4, 40);
  train::Evaluator evaluate(model, kCriterion, {.top_k = {1, 2, 3}});
  data::Loader loader(set, {.batch_size = 25});
  const train::EvalResult r = evaluate(loader);

  train::Evaluator predict(model);
  const Array logits = predict.predict(batch_of(set.x(), set.y()));
  std::map<int, double> hits;
  std::vector<int64_t> confusion(16, 0);
  double loss = 0;
  for (int64_t i = 0; i < 60; ++i) {
    const auto target = static_cast<int64_t>(set.y().at(i));
    int64_t rank = 0, best = 0;
    double total = 0;
    for (int64_t c = 0; c < 4; ++c) {
      const double v = logits.at(i * 4 + c);
      rank += v > logits.at(i * 4 + target);
      if (v > logits.at(i * 4 + best)) best = c;
      total += std::exp(v);
    }
    for (int k = 1; k <= 3; ++k) hits[k] += rank < k;
    ++confusion[static_cast<size_t>(target * 4 + best)];
    loss += std::log(total) - logits.at(i * 4 + target);
  }
  EXPECT_EQ(r.samples, 60);
  EXPECT_NEAR(r.loss, loss / 60, 1e-6);
  EXPECT_DOUBLE_EQ(*r.accuracy, hits[1] / 60);
  for (int k = 1; k <= 3; ++k) EXPECT_DOUBLE_EQ(r.top_k.at(k), hits[k] / 60);
  EXPECT_EQ(r.confusion, confusion);
  EXPECT_EQ(r.classes, 4);
  EXPECT_FALSE(r.r2 || r.mean_absolute_error);
  expect_contains(error_of([&] {
                    train::Evaluator bad(model, kCriterion, {.top_k = {5}});
                    bad(loader);
                  }),
                  "top-k with k from 1 to 4");
}

TEST(Evaluate, RegressionMetrics) {
  Mlp model(12, 16, 1);
  model.initialize(8);
  const Array x = normal_array({DType::f32, {50, 12}}, 4);
  Array y = normal_array({DType::f32, {50}}, 5);
  // Far from 0, so that sums of squares cancel.
  for (int64_t i = 0; i < 50; ++i) y.set(i, 30 + y.at(i));
  model.fc2.bias.value().set(0, 30);
  train::Evaluator evaluate(model, nn::MSELoss());
  const data::TensorDataset set(x, y);
  data::Loader loader(set, {.batch_size = 16});
  const train::EvalResult r = evaluate(loader);
  train::Evaluator predict(model);
  const Array out = predict.predict(batch_of(x, y));
  double absolute = 0, squares = 0, mean = 0, spread = 0;
  for (int64_t i = 0; i < 50; ++i) mean += y.at(i) / 50;
  for (int64_t i = 0; i < 50; ++i) {
    const double d = out.at(i) - y.at(i);
    absolute += std::abs(d) / 50;
    squares += d * d;
    spread += (y.at(i) - mean) * (y.at(i) - mean);
  }
  EXPECT_NEAR(r.loss, squares / 50, 1e-5);
  EXPECT_NEAR(*r.mean_absolute_error, absolute, 1e-5);
  EXPECT_NEAR(*r.r2, 1 - squares / spread, 2e-3);
  EXPECT_FALSE(r.accuracy);
}

TEST(Evaluate, WithoutTargets) {
  Mlp model;
  const Array x = normal_array({DType::f32, {10, 12}}, 4);
  data::Loader loader(data::TensorDataset(x), {.batch_size = 4});
  train::Evaluator evaluate(model);
  expect_contains(error_of([&] { evaluate(loader); }), "no targets");
  int64_t rows = 0;
  for (const data::Batch& b : loader) {
    const Array& y = evaluate.predict(b);
    EXPECT_EQ(y.shape(), (Shape{4, 4}));
    rows += b.size;
  }
  EXPECT_EQ(rows, 10);
}

TEST(Trainer, ValidatesWithTheMovingAverage) {
  Mlp model;
  train::StepOptions step = kOneThread;
  step.ema_decay = 0.5;
  std::vector<double> validation;
  Trainer trainer(model, kCriterion, optim::Adam({.lr = 0.05}),
                  {.epochs = 2, .step = step, .on_epoch = [&](const Progress& p) {
                     validation.push_back(p.validation->loss);
                   }});
  data::Loader loader = train_loader(), test = test_loader();
  const Report r = trainer.fit(loader, &test);
  Mlp averaged;
  averaged.load_state_dict(trainer.step().ema());
  train::Evaluator evaluate(averaged);
  ASSERT_EQ(validation.size(), 2u);
  EXPECT_EQ(evaluate(test).loss, validation[1]);
  EXPECT_EQ(r.validation->loss, validation[1]);
  train::Evaluator plain(model);
  EXPECT_NE(plain(test).loss, validation[1]);
}

// ---- stopping, plateau, best ----

TEST(Trainer, StopsEarly) {
  Mlp model;
  TempDir out;
  // lr 0: the first validation loss is never beaten.
  const TrainerOptions options{.epochs = 50,
                               .step = kOneThread,
                               .out = out / "run",
                               .resume = true,
                               .early_stop_patience = 3};
  data::Loader loader = train_loader(), test = test_loader();
  {
    Trainer trainer(model, kCriterion, optim::SGD({.lr = 0}), options);
    const Report r = trainer.fit(loader, &test);
    EXPECT_TRUE(r.stopped_early);
    EXPECT_EQ(r.epochs, 4);
  }
  // Asked to go on, it still has no patience left.
  Mlp again;
  Trainer trainer(again, kCriterion, optim::SGD({.lr = 0}), options);
  const Report r = trainer.fit(loader, &test);
  EXPECT_TRUE(r.stopped_early);
  EXPECT_EQ(r.epochs, 4);
  EXPECT_GT(r.final_loss, 0);
}

TEST(Trainer, ReducesTheRateOnAPlateau) {
  Mlp model;
  std::vector<double> rates;
  Trainer trainer(model, kCriterion, optim::SGD({.lr = 1e-9}),
                  {.epochs = 7,
                   .step = kOneThread,
                   .plateau = optim::PlateauOptions{.factor = 0.5, .patience = 1, .eps = 0},
                   .on_epoch = [&](const Progress& p) { rates.push_back(p.lr / 1e-9); }});
  data::Loader loader = train_loader(), test = test_loader();
  trainer.fit(loader, &test);
  // Epoch 0 is the best; 1 and 2 are bad: halved from epoch 3 on, and again after two more.
  const std::vector<double> expected = {1, 1, 1, 0.5, 0.5, 0.25, 0.25};
  ASSERT_EQ(rates.size(), expected.size());
  for (size_t i = 0; i < rates.size(); ++i) EXPECT_NEAR(rates[i], expected[i], 1e-6) << i;
}

// The gradient is finite, the weights it makes are not: no good checkpoint may give way to them.
TEST(Trainer, DoesNotSaveInfiniteWeights) {
  TempDir out;
  const auto run = [&](double lr, int64_t epochs, bool resume) {
    Mlp model;
    data::Loader loader(clusters(64, 12, 4, 3), {.batch_size = 64});
    Trainer(model, kCriterion, optim::SGD({.lr = lr}),
            {.epochs = epochs,
             .step = kOneThread,
             .out = out / "run",
             .checkpoint_keep = 1,
             .resume = resume})
        .fit(loader);
  };
  run(0.1, 2, false);
  try {
    run(1e39, 3, true);
    FAIL() << "no error";
  } catch (const train::NonFiniteError& e) {
    expect_contains(e.what(), "it was not saved");
  }
  EXPECT_EQ(io::latest_checkpoint(out / "run/checkpoints")->step, 2);
  run(0.1, 3, true);
  EXPECT_EQ(io::latest_checkpoint(out / "run/checkpoints")->step, 3);
}

TEST(Trainer, TwoRunsDoNotShareAFolder) {
  TempDir out;
  Mlp first, second;
  data::Loader loader(clusters(64, 12, 4, 3), {.batch_size = 8});
  const auto options = [&](std::function<void(const Progress&)> on_log) {
    return TrainerOptions{
        .epochs = 1, .step = kOneThread, .out = out / "run", .on_log = std::move(on_log)};
  };
  std::string error;
  Trainer outer(first, kCriterion, optim::Adam(), options([&](const Progress&) {
                  data::Loader other(clusters(64, 12, 4, 3), {.batch_size = 8});
                  Trainer inner(second, kCriterion, optim::Adam(), options({}));
                  error = error_of([&] { inner.fit(other); });
                }));
  outer.fit(loader);
  expect_contains(error, "another run is training into");
  Trainer later(second, kCriterion, optim::Adam(), options({}));
  later.fit(loader);  // the lock has gone with the run
}

// A checkpoint's numbers may have been edited.
TEST(Trainer, RefusesImpossibleNumbersInACheckpoint) {
  for (const double micro : {-1.0, 1.0, 2147483647.0, 1e300, 0.5}) {
    SCOPED_TRACE(micro);
    TempDir out;
    Mlp model;
    data::Loader loader(clusters(64, 12, 4, 3), {.batch_size = 8});
    const auto train = [&](int64_t epochs) {
      Trainer(model, kCriterion, optim::Adam(),
              {.epochs = epochs, .step = kOneThread, .out = out / "run", .resume = true})
          .fit(loader);
    };
    train(1);
    io::Checkpoint c = *io::latest_checkpoint(out / "run/checkpoints");
    c.numbers["micro"] = micro;
    io::save_checkpoint(out / "run/checkpoints", c);
    EXPECT_NE(error_of([&] { train(2); }), "");
  }
}

TEST(Trainer, KeepsTheLastAndTheBestCheckpoint) {
  // Few samples, much noise: it over-fits, so that the best epoch is not the last.
  TempDir out;
  Mlp model(12, 64, 4);
  std::vector<double> losses;
  Trainer trainer(model, kCriterion, optim::Adam({.lr = 0.03}),
                  {.epochs = 14,
                   .step = kOneThread,
                   .out = out / "run",
                   .checkpoint_keep = 2,
                   .on_epoch = [&](const Progress& p) { losses.push_back(p.validation->loss); }});
  data::Loader loader(clusters(32, 12, 4, 3, 3.0), {.batch_size = 8, .shuffle = true});
  data::Loader test(clusters(200, 12, 4, 40, 3.0), {.batch_size = 100});
  const Report r = trainer.fit(loader, &test);
  const auto best = std::min_element(losses.begin(), losses.end()) - losses.begin();
  ASSERT_LT(best, 11) << "the test needs a best epoch before the last ones";
  const auto saved = io::best_checkpoint(out / "run/checkpoints");
  ASSERT_TRUE(saved);
  EXPECT_EQ(saved->epoch, best + 1);
  EXPECT_EQ(saved->numbers.at("best"), losses[static_cast<size_t>(best)]);
  const auto name = [](int64_t epoch) {
    std::string digits = std::to_string(4 * epoch);
    return "step-" + std::string(9 - digits.size(), '0') + digits;
  };
  EXPECT_EQ(checkpoints_in(out / "run"),
            (std::set<std::string>{"best", name(best + 1), name(13), name(14)}));
  EXPECT_EQ(r.checkpoint.filename().string(), name(14));
  // What is saved is the model of that epoch.
  Mlp restored(12, 64, 4);
  io::Tensors weights;
  for (const auto& [key, value] : saved->tensors)
    if (key.starts_with("fc")) weights.emplace(key, value);
  restored.load_state_dict(weights);
  train::Evaluator evaluate(restored);
  EXPECT_NEAR(evaluate(test).loss, losses[static_cast<size_t>(best)], 1e-6);
}

TEST(Trainer, ANanValidationLossIsNeverTheBest) {
  TempDir out;
  Mlp model;
  Array x = normal_array({DType::f32, {8, 12}}, 1);
  x.set(3, std::nan(""));
  data::Loader bad(
      data::TensorDataset(x, testing::labels_array(8, 4, 1), {.allow_nonfinite = true}),
      {.batch_size = 8});
  data::Loader loader = train_loader(), good = test_loader();
  Trainer trainer(model, kCriterion, optim::SGD({.lr = 0.01}),
                  {.epochs = 1, .step = kOneThread, .out = out / "run"});
  trainer.fit(loader, &bad);
  EXPECT_FALSE(io::best_checkpoint(out / "run/checkpoints"));
  Mlp again;
  Trainer next(again, kCriterion, optim::SGD({.lr = 0.01}),
               {.epochs = 2, .step = kOneThread, .out = out / "run", .resume = true});
  next.fit(loader, &good);
  EXPECT_EQ(io::best_checkpoint(out / "run/checkpoints")->epoch, 2);
}

// ---- files ----

TEST(Trainer, WritesMetricsAsJsonLines) {
  TempDir out;
  Mlp model;
  std::vector<double> losses;
  Trainer trainer(model, kCriterion, optim::Adam({.lr = 0.01}),
                  {.epochs = 2,
                   .log_interval = 2,
                   .step = kOneThread,
                   .top_k = {2},
                   .out = out / "deep/er/run",
                   .on_log = [&](const Progress& p) { losses.push_back(p.loss); }});
  data::Loader loader = train_loader(), test = test_loader();
  const Report r = trainer.fit(loader, &test);
  const auto lines = lines_of(out / "deep/er/run/metrics.jsonl");
  ASSERT_EQ(lines.size(), 10u);  // batches 0, 2, 4, 6 and the end of each of two epochs
  size_t step = 0;
  for (const auto& line : lines) {
    EXPECT_TRUE(line.contains("epoch") && line.contains("step") && line.contains("lr"));
    if (line["kind"] == "step") {
      EXPECT_EQ(line["loss"], losses[step++]);
    } else {
      EXPECT_EQ(line["kind"], "epoch");
      EXPECT_TRUE(line["validation"].contains("top_2"));
    }
  }
  EXPECT_EQ(step, losses.size());
  EXPECT_EQ(lines.back()["loss"], r.final_loss);
  EXPECT_EQ(lines.back()["validation"]["loss"], r.validation->loss);
  EXPECT_EQ(lines.back()["validation"]["accuracy"], *r.validation->accuracy);
}

TEST(Trainer, KeepsTheGoodCheckpointWhenItDiverges) {
  TempDir out;
  Mlp model;
  Array x = normal_array({DType::f32, {64, 12}}, 1);
  x.set(12 * 40, std::nan(""));  // in batch 5
  data::Loader loader(
      data::TensorDataset(x, testing::labels_array(64, 4, 1), {.allow_nonfinite = true}),
      {.batch_size = 8});
  Trainer trainer(
      model, kCriterion, optim::Adam(),
      {.epochs = 1, .step = kOneThread, .out = out / "run", .checkpoint_every_steps = 2});
  try {
    trainer.fit(loader);
    FAIL() << "no error";
  } catch (const train::NonFiniteError& e) {
    EXPECT_EQ(e.step, 5);
    expect_contains(e.what(), "batch 5");
    expect_contains(e.what(), "input 'x'");
  }
  const auto kept = io::latest_checkpoint(out / "run/checkpoints");
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->step, 4);
  EXPECT_EQ(kept->batch, 4);
  for (const auto& [name, value] : kept->tensors)
    for (int64_t i = 0; i < value.numel(); ++i) ASSERT_TRUE(std::isfinite(value.at(i))) << name;
}

TEST(Trainer, SavesEverySoManySteps) {
  TempDir out;
  Mlp model;
  train::StepOptions step = kOneThread;
  step.accumulate = 3;
  Trainer trainer(model, kCriterion, optim::Adam(),
                  {.epochs = 1,
                   .step = step,
                   .out = out / "run",
                   .checkpoint_every_steps = 2,
                   .checkpoint_keep = 100,
                   .checkpoint_files = {{"recipe.toml", "seed = 1\n"}}});
  data::Loader loader = train_loader(200, 8);  // 25 batches, 8 steps and one batch over
  trainer.fit(loader);
  EXPECT_EQ(checkpoints_in(out / "run"),
            (std::set<std::string>{"step-000000002", "step-000000004", "step-000000006",
                                   "step-000000008"}));
  EXPECT_EQ(bytes_of(out / "run/checkpoints/step-000000004/recipe.toml"), "seed = 1\n");
  EXPECT_EQ(io::latest_checkpoint(out / "run/checkpoints")->epoch, 1);
}

TEST(Trainer, Errors) {
  Mlp model;
  TempDir out;
  const auto with = [&](const TrainerOptions& o) {
    return error_of([&] { Trainer(model, kCriterion, optim::SGD(), o); });
  };
  expect_contains(with({.epochs = -1}), "epochs");
  expect_contains(with({.checkpoint_keep = 0}), "checkpoint_keep");
  expect_contains(with({.out = out.file("taken", "")}), "taken");
  expect_contains(with({.plateau = optim::PlateauOptions{.factor = 2}}), "factor");
}

}  // namespace
}  // namespace fullbore
