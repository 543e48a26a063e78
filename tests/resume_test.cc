// A run that is stopped anywhere and resumed gives the bits of the run that was not.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>

#include "fullbore/trainer.h"
#include "train_util.h"

namespace fullbore {
namespace {

using testing::clusters;
using testing::error_of;
using testing::expect_contains;
using testing::expect_same_state;
using testing::Mlp;
using testing::Rich;
using testing::TempDir;
using train::Progress;
using train::Report;
using train::Trainer;
using train::TrainerOptions;
using State = std::map<std::string, Array>;

const nn::CrossEntropyLoss kCriterion;

// Shuffle, dropout, batch norm, accumulation over a padded last batch, moving average, schedule,
// clipping, plateau, validation: everything that has state.
TrainerOptions everything(const std::filesystem::path& out, int accumulate = 3) {
  TrainerOptions o{.epochs = 4, .log_interval = 1};
  optim::Schedule schedule = optim::CosineAnnealingLR(12);
  schedule.warmup(3);
  o.step = {.threads = 1,
            .seed = 21,
            .schedule = schedule,
            .clip_grad_norm = 1,
            .accumulate = accumulate,
            .ema_decay = 0.9};
  o.out = out;
  o.resume = true;
  o.plateau = optim::PlateauOptions{.factor = 0.5, .patience = 0, .threshold = 0.5};
  return o;
}

data::Loader train_loader(data::LoaderOptions options = {
                              .batch_size = 16, .shuffle = true, .seed = 5}) {
  return {clusters(150, 12, 4, 3), options};  // 10 batches, the last of 6
}

struct RunRecord {
  State state;
  std::map<int64_t, double> losses;  // by number of the batch in the whole run
  std::vector<double> validation;
  Report report;
};

// Runs, or goes on, until `stop` batches have been seen in this call (0: to the end).
template <typename Net>
void run(RunRecord& r, TrainerOptions options, const optim::Optimizer& optimizer, int64_t stop) {
  Net model;
  // Only the first call starts from these values; the others must not depend on them.
  model.initialize(r.losses.empty() ? 21 : 1000 + static_cast<uint64_t>(stop));
  int64_t seen = 0;
  options.on_log = [&](const Progress& p) {
    const int64_t batch = p.epoch * p.batches + p.batch;
    EXPECT_FALSE(r.losses.contains(batch)) << "batch " << batch << " was trained twice";
    r.losses[batch] = p.loss;
    if (++seen == stop) train::request_stop();
  };
  options.on_epoch = [&](const Progress& p) { r.validation.push_back(p.validation->loss); };
  Trainer trainer(model, kCriterion, optimizer, options);
  data::Loader loader = train_loader();
  data::Loader validation(clusters(40, 12, 4, 60), {.batch_size = 16});
  r.report = trainer.fit(loader, &validation);
  r.state = trainer.step().state_dict();
}

void expect_same_run(const RunRecord& got, const RunRecord& expected, const std::string& what) {
  expect_same_state(got.state, expected.state, what);
  EXPECT_EQ(got.losses, expected.losses) << what;
  EXPECT_EQ(got.validation, expected.validation) << what;
  EXPECT_EQ(got.report.steps, expected.report.steps) << what;
  EXPECT_EQ(got.report.final_loss, expected.report.final_loss) << what;
}

class Resume : public ::testing::TestWithParam<const char*> {};

TEST_P(Resume, RandomStopsChangeNothing) {
  const optim::Optimizer optimizer(GetParam(), {{"lr", {0.01}}});
  TempDir folder;
  RunRecord whole;
  run<Rich>(whole, everything(folder / "whole"), optimizer, 0);
  EXPECT_EQ(whole.losses.size(), 40u);
  EXPECT_EQ(whole.report.steps, 13);
  EXPECT_LT(whole.state.at("lr_scale").item(), 1) << "the plateau should have been met";
  std::mt19937 rng(17);
  for (int round = 0; round < 2; ++round) {
    RunRecord parts;
    std::string stops;
    while (parts.losses.size() < 40) {
      const int64_t left = 40 - static_cast<int64_t>(parts.losses.size());
      const int64_t stop = 1 + static_cast<int64_t>(rng() % 17);
      stops += str_cat(" ", stop);
      run<Rich>(parts, everything(folder / str_cat("parts", round)), optimizer,
                stop < left ? stop : 0);
      EXPECT_EQ(parts.report.interrupted, stop < left);
    }
    expect_same_run(parts, whole, str_cat(GetParam(), ", stopped after", stops));
  }
}

INSTANTIATE_TEST_SUITE_P(Optimizers, Resume, ::testing::Values("adam", "sgd", "nadam"));

// ---- another process ----

constexpr const char* kOutVariable = "FB_RESUME_TEST_OUT";
constexpr const char* kStopVariable = "FB_RESUME_TEST_STOP";

// Not a test: what the process started by the test below runs.
TEST(ResumeProcess, DISABLED_Leg) {
  const char* out = std::getenv(kOutVariable);
  const char* stop = std::getenv(kStopVariable);
  ASSERT_TRUE(out != nullptr && stop != nullptr);
  RunRecord r;
  run<Rich>(r, everything(out), optim::Adam({.lr = 0.01}), std::atoi(stop));
}

TEST(ResumeProcess, GoesOnInAnother) {
  TempDir folder;
  RunRecord whole;
  run<Rich>(whole, everything(folder / "whole"), optim::Adam({.lr = 0.01}), 0);
  const std::string self = std::filesystem::read_symlink("/proc/self/exe").string();
  for (const int stop : {7, 11, 0}) {
    const std::string command = str_cat(
        "env -u GTEST_OUTPUT ", kOutVariable, "='", (folder / "parts").string(), "' ",
        kStopVariable, "=", stop, " '", self,
        "' --gtest_filter=ResumeProcess.DISABLED_Leg --gtest_also_run_disabled_tests > /dev/null");
    ASSERT_EQ(std::system(command.c_str()), 0) << command;
  }
  const auto got = io::latest_checkpoint(folder / "parts/checkpoints");
  ASSERT_TRUE(got);
  expect_same_state(got->tensors, whole.state);
  EXPECT_EQ(got->numbers.at("last_loss"), whole.report.final_loss);
}

// ---- what is refused, and what is noted ----

TEST(ResumeErrors, AnotherRun) {
  TempDir folder;
  const auto out = folder / "run";
  const optim::Adam adam({.lr = 0.01});
  RunRecord first;
  run<Mlp>(first, everything(out), adam, 5);
  const std::string before = testing::bytes_of(out / "metrics.jsonl");
  const auto go_on = [&](nn::Module&& model, const optim::Optimizer& optimizer, TrainerOptions o,
                         const data::LoaderOptions& l) {
    return error_of([&] {
      Trainer trainer(model, kCriterion, optimizer, std::move(o));
      data::Loader loader = train_loader(l);
      trainer.fit(loader);
    });
  };
  const data::LoaderOptions same{.batch_size = 16, .shuffle = true, .seed = 5};
  data::LoaderOptions other = same;
  other.batch_size = 8;
  expect_contains(go_on(Mlp(), adam, everything(out), other),
                  "was made with batch_size 16, this run has 8");
  other = same;
  other.shuffle = false;
  expect_contains(go_on(Mlp(), adam, everything(out), other), "shuffle true");
  other = same;
  other.seed = 6;
  expect_contains(go_on(Mlp(), adam, everything(out), other), "loader seed 5");
  other = same;
  other.drop_last = true;
  expect_contains(go_on(Mlp(), adam, everything(out), other), "samples 150");
  TrainerOptions seed = everything(out);
  seed.step.seed = 22;
  expect_contains(go_on(Mlp(), adam, seed, same), "seed 21, this run has 22");
  expect_contains(go_on(Mlp(), adam, everything(out, 4), same), "accumulate 3, this run has 4");

  const std::string wider = go_on(Mlp(12, 20, 4), adam, everything(out), same);
  expect_contains(wider, "fc1.weight expected f32[20,12], got f32[16,12]");
  const std::string rich = go_on(Rich(), adam, everything(out), same);
  expect_contains(rich, "missing: accumulated.bn.bias");
  const std::string sgd = go_on(Mlp(), optim::SGD({.momentum = 0.9}), everything(out), same);
  expect_contains(sgd, "missing: optimizer.momentum_buffer.fc1.bias");
  expect_contains(sgd, "unexpected: optimizer.exp_avg.fc1.bias");
  // Nothing was lost.
  EXPECT_EQ(testing::bytes_of(out / "metrics.jsonl"), before);
  RunRecord rest = first;
  run<Mlp>(rest, everything(out), adam, 0);
  EXPECT_EQ(rest.losses.size(), 40u);
}

// Of metrics.jsonl, without what the clock decides.
std::vector<std::string> metrics_of(const std::filesystem::path& out) {
  std::vector<std::string> lines;
  std::ifstream file(out / "metrics.jsonl");
  for (std::string line; std::getline(file, line);) {
    auto json = nlohmann::json::parse(line);
    json.erase("samples_per_second");
    lines.push_back(json.dump());
  }
  return lines;
}

TEST(ResumeErrors, DamagedCheckpointsArePassedOver) {
  TempDir folder;
  const auto out = folder / "run";
  TrainerOptions options = everything(out);
  options.checkpoint_every_steps = 1;
  const optim::Adam adam({.lr = 0.01});
  RunRecord whole;
  run<Mlp>(whole, everything(folder / "whole"), adam, 0);
  RunRecord parts;
  run<Mlp>(parts, options, adam, 20);
  const auto newest = parts.report.checkpoint / "state.safetensors";
  const std::string bytes = testing::bytes_of(newest);
  std::ofstream(newest, std::ios::binary).write(bytes.data(), 1000);
  std::ofstream(out / "metrics.jsonl", std::ios::app) << "{\"kind\": \"st";  // cut short
  std::string notes;
  options.on_note = [&](const std::string& text) { notes += text + "\n"; };
  parts.losses.clear();  // some batches are trained again
  run<Mlp>(parts, options, adam, 0);
  expect_contains(notes, "damaged checkpoint passed over");
  expect_contains(notes, "resumed from");
  expect_same_state(parts.state, whole.state);
  EXPECT_EQ(metrics_of(out), metrics_of(folder / "whole"));
}

TEST(ResumeErrors, NothingToResumeFromIsAFreshStart) {
  TempDir folder;
  RunRecord a, b;
  TrainerOptions fresh = everything(folder / "a");
  fresh.resume = false;
  run<Mlp>(a, fresh, optim::Adam({.lr = 0.01}), 0);
  run<Mlp>(b, everything(folder / "b"), optim::Adam({.lr = 0.01}), 0);
  expect_same_run(b, a, "without a checkpoint");
  // A run that is complete stays as it is.
  run<Mlp>(a, everything(folder / "a"), optim::Adam({.lr = 0.01}), 0);
  EXPECT_EQ(a.report.epochs, 4);
  expect_same_run(a, b, "complete");
}

}  // namespace
}  // namespace fullbore
