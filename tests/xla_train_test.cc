// Training on a device of a plugin, where the state stays, against the CPU executor.
#include <gtest/gtest.h>

#include <limits>

#include "fake_plugin.h"
#include "ops/hlo.h"
#include "train/session.h"
#include "train/step_graph.h"
#include "train_util.h"
#include "xla/saved_program.h"
#include "xla_util.h"

namespace fullbore {
namespace {

using testing::clusters;
using testing::Mlp;

// A model with dropout and batch norm, so that random bits and running statistics take part.
struct Net : nn::Module {
  // A bias before batch norm has no gradient but rounding, which Adam would make as large as any.
  nn::Linear fc1{12, 32, false}, fc2{32, 4};
  nn::BatchNorm1d bn{32};
  nn::Dropout drop{0.25};
  FB_MODULE(fc1, bn, drop, fc2)
  Tensor forward(const Tensor& x) override { return fc2(drop(relu(bn(fc1(x))))); }
};

using State = std::map<std::string, Array>;

double norm_of_difference(const Array& a, const Array& b) {
  double difference = 0, whole = 0;
  for (int64_t i = 0; i < a.numel(); ++i) {
    difference += (a.at(i) - b.at(i)) * (a.at(i) - b.at(i));
    whole += b.at(i) * b.at(i);
  }
  return std::sqrt(difference / std::max(whole, 1e-30));
}

void expect_near(const State& got, const State& want, double tolerance) {
  ASSERT_EQ(got.size(), want.size());
  for (const auto& [name, value] : want)
    EXPECT_FALSE(!(norm_of_difference(got.at(name), value) <= tolerance)) << name;
}

// The same network and step on both executors.
template <class Model>
struct Pair {
  Pair(const optim::Optimizer& optimizer, train::StepOptions options)
      : cpu(models[0], nn::CrossEntropyLoss{}, optimizer, on("cpu", options)),
        xla(models[1], nn::CrossEntropyLoss{}, optimizer, on(testing::test_device(), options)) {}
  static train::StepOptions on(const std::string& device, train::StepOptions options) {
    options.device = device;
    return options;
  }
  Model models[2];
  train::Step cpu, xla;
};

class XlaTraining : public ::testing::TestWithParam<const char*> {};

TEST_P(XlaTraining, EqualsTheCpuExecutor) {
  FB_NEEDS_DEVICE();
  Pair<Net> net(optim::Optimizer(GetParam(), {{"lr", {0.01}}}),
                {.threads = 1, .seed = 3, .ema_decay = 0.9});
  data::Loader loader(clusters(96, 12, 4, 5), {.batch_size = 40, .shuffle = true});
  for (int epoch = 0; epoch < 7; ++epoch) {
    for (const data::Batch& batch : loader) {
      const double want = net.cpu(batch).item(), got = net.xla(batch).item();
      EXPECT_FALSE(!(std::abs(got - want) <= 1e-4 * std::max(1.0, std::abs(want))))
          << epoch << " " << batch.index << ": " << got << " " << want;
    }
  }
  EXPECT_EQ(net.xla.steps(), 21);
  EXPECT_NE(net.xla.device().kind, "cpu");
  expect_near(net.xla.state_dict(), net.cpu.state_dict(), 1e-3);
  // All state is updated in place.
  int64_t bytes = 1;  // of all_ok
  for (const auto& [name, value] : net.xla.state_dict())
    if (name != "lr_scale") bytes += value.bytes();
  EXPECT_EQ(net.xla.plan().state_bytes, bytes);
}

INSTANTIATE_TEST_SUITE_P(Optimizers, XlaTraining,
                         ::testing::Values("adam", "sgd", "adamw", "rmsprop"));

TEST(XlaTraining, Accumulates) {
  FB_NEEDS_DEVICE();
  Pair<Net> net(optim::Adam({.lr = 0.01}), {.threads = 1, .accumulate = 3});
  data::Loader loader(clusters(96, 12, 4, 5), {.batch_size = 20, .shuffle = true});
  for (int epoch = 0; epoch < 2; ++epoch)
    for (const data::Batch& batch : loader) net.cpu(batch), net.xla(batch);
  EXPECT_EQ(net.xla.steps(), 3);
  EXPECT_EQ(net.xla.accumulated(), 1);
  expect_near(net.xla.state_dict(), net.cpu.state_dict(), 1e-4);
}

// The model is the host's: whoever reads it gets what was trained, and what is written is trained.
TEST(XlaTraining, ModelIsTheHosts) {
  FB_NEEDS_DEVICE();
  Pair<Mlp> net(optim::SGD({.lr = 0.1, .momentum = 0.9}), {.threads = 1});
  data::Loader loader(clusters(40, 12, 4, 5), {.batch_size = 40});
  const data::Batch batch = *loader.begin();
  const auto step_both = [&] { net.cpu(batch), net.xla(batch); };
  step_both();
  for (Mlp& m : net.models) m.fc1.weight.value().set(5, 2.5);
  step_both();
  for (train::Step* s : {&net.cpu, &net.xla}) s->set_lr_scale(0.5);
  step_both();
  const Mlp copy = net.models[1];
  EXPECT_NEAR(copy.fc1.weight.value().at(5), net.models[0].fc1.weight.value().at(5), 1e-5);
  expect_near(net.models[1].state_dict(), net.models[0].state_dict(), 1e-5);
  // Back to the CPU and again to the device.
  train::Step other(net.models[1], nn::CrossEntropyLoss{}, optim::SGD({.lr = 0.1, .momentum = 0.9}),
                    {.device = "cpu", .threads = 1});
  other.load_state_dict(net.xla.state_dict());
  other(batch), net.cpu(batch);
  net.xla.load_state_dict(other.state_dict());
  step_both();
  expect_near(net.xla.state_dict(), net.cpu.state_dict(), 1e-5);
}

TEST(XlaTraining, EvaluatesOnTheDevice) {
  FB_NEEDS_DEVICE();
  Pair<Net> net(optim::Adam({.lr = 0.01}), {.threads = 1});
  data::Loader loader(clusters(96, 12, 4, 5), {.batch_size = 40, .shuffle = true});
  train::Evaluator cpu(net.models[0], nn::CrossEntropyLoss{}, {.device = "cpu", .top_k = {2}});
  train::Evaluator xla(net.models[1], nn::CrossEntropyLoss{},
                       {.device = testing::test_device(), .top_k = {2}});
  for (int epoch = 0; epoch < 2; ++epoch) {
    for (const data::Batch& batch : loader) net.cpu(batch), net.xla(batch);
    const train::EvalResult want = cpu(loader), got = xla(loader);
    EXPECT_NEAR(got.loss, want.loss, 1e-5);
    EXPECT_EQ(got.accuracy, want.accuracy);
    EXPECT_EQ(got.top_k, want.top_k);
    EXPECT_EQ(got.confusion, want.confusion);
    EXPECT_EQ(got.samples, 96);
  }
}

// A bad step changes nothing, nor do those that were started before it was known to be bad.
TEST(XlaTraining, BadStepIsNamed) {
  FB_NEEDS_DEVICE();
  Mlp model;
  train::Step step(model, nn::CrossEntropyLoss{}, optim::Adam({.lr = 0.01}),
                   {.device = testing::test_device(), .threads = 1});
  data::TensorDataset data = clusters(40, 12, 4, 5);
  const data::Batch good(data.x(), data.y());
  Array x = data.x();
  x.set(7, std::numeric_limits<double>::quiet_NaN());
  data::Batch bad(std::move(x), data.y());
  bad.index = 77;
  step(good), step(good);
  const State before = step.state_dict();
  const auto expect_error = [&](const auto& act) {
    try {
      act();
      ADD_FAILURE() << "nobody said that a step was bad";
    } catch (const train::NonFiniteError& e) {
      EXPECT_EQ(e.step, 2);
      testing::expect_contains(e.what(), "batch 77");
      testing::expect_contains(e.what(), "element 7 is nan");
    }
    EXPECT_EQ(step.steps(), 2);
    testing::expect_same_state(step.state_dict(), before);
  };
  expect_error([&] { step(bad), step(good), step.wait(); });
  expect_error([&] {
    step(bad);
    for (int i = 0; i < train::Step::kMaxAhead; ++i) step(good);
  });
  expect_error([&] { step(bad), step.state_dict(); });
  // Another shape means another program; the batch in flight is of the old one.
  const data::Batch smaller(testing::rows_of(data.x(), 0, 20), testing::rows_of(data.y(), 0, 20));
  expect_error([&] { step(bad), step(smaller); });
  // It goes on.
  step(good), step.wait();
  EXPECT_EQ(step.steps(), 3);
}

// A whole run: logs, checkpoints, resume on the other executor.
TEST(XlaTraining, TrainerRunsAndResumes) {
  FB_NEEDS_DEVICE();
  testing::TempDir dir;
  const auto run = [&](const std::string& device, const char* folder, int64_t epochs) {
    Net model;
    data::Loader loader(clusters(96, 12, 4, 5), {.batch_size = 40, .shuffle = true});
    std::vector<double> losses;
    train::TrainerOptions options;
    options.epochs = epochs;
    options.out = dir.path() / folder;
    options.resume = true;
    options.log_interval = 2;
    options.on_log = [&](const train::Progress& p) { losses.push_back(p.loss); };
    options.step.device = device;
    train::Trainer trainer(model, nn::CrossEntropyLoss{}, optim::Adam({.lr = 0.01}), options);
    const train::Report report = trainer.fit(loader);
    losses.push_back(report.final_loss);
    return losses;
  };
  const auto expect_losses = [](const std::vector<double>& got, const std::vector<double>& want) {
    ASSERT_EQ(got.size(), want.size());
    for (size_t i = 0; i < want.size(); ++i) EXPECT_NEAR(got[i], want[i], 1e-4) << i;
  };
  expect_losses(run(testing::test_device(), "a", 2), run("cpu", "b", 2));
  expect_losses(run("cpu", "a", 4), run(testing::test_device(), "b", 4));
}

// A device that fails at any moment ends the run with one error; checkpoints stay good.
TEST(XlaTraining, DeviceThatFails) {
  const testing::Fake fake;
  testing::TempDir dir;
  set_compile_cache({.enabled = false, .warn = {}});
  const auto train = [&](int64_t epochs) {
    Mlp model;
    data::Loader loader(clusters(40, 12, 4, 5), {.batch_size = 20});
    train::TrainerOptions options;
    options.epochs = epochs;
    options.out = dir.path() / "run";
    options.resume = true;
    options.step.device = FB_FAKE_PLUGIN;
    train::Trainer(model, nn::CrossEntropyLoss{}, optim::Adam({.lr = 0.01}), options).fit(loader);
  };
  fake.fail(0, 0);
  train(1);
  const State saved = io::open_checkpoint(dir.path() / "run").tensors;
  fake.fail(0, 0);
  const long alive = fake.alive();
  {
    testing::TempDir other;
    std::filesystem::copy(dir.path() / "run", other.path() / "run",
                          std::filesystem::copy_options::recursive);
    train(2);
    std::filesystem::remove_all(dir.path() / "run");
    std::filesystem::copy(other.path() / "run", dir.path() / "run",
                          std::filesystem::copy_options::recursive);
  }
  const long calls = fake.calls();
  ASSERT_GT(calls, 60);
  for (long n = 1; n <= calls; ++n) {
    for (const int code : {13, xla::abi::kResourceExhausted}) {
      fake.fail(n, code);
      try {
        train(2);
        ADD_FAILURE() << "call " << n << " failed and nobody said so";
      } catch (const BackendError& e) {
        EXPECT_EQ(e.code, code) << e.what();
      }
      EXPECT_EQ(fake.alive(), alive) << "call " << n;
      testing::expect_same_state(io::open_checkpoint(dir.path() / "run").tensors, saved);
    }
  }
  fake.fail(0, 0);
  set_compile_cache({});
}

TEST(Devices, AskedForByName) {
  EXPECT_EQ(Device::select("cpu").kind, "cpu");
  EXPECT_FALSE(Device::select("auto").reason.empty());
  EXPECT_EQ(Device::select("auto").name, Device::list().front().name);
  using testing::error_of;
  using testing::expect_contains;
  expect_contains(error_of([] { Device::select("gup"); }), "expected auto, cpu, gpu");
  expect_contains(error_of([] { Device::select("gpu:0,2"); }), "expected one device");
  expect_contains(error_of([] { Device::select("gpu:x"); }), "expected numbers of devices");
  expect_contains(error_of([] { Device::select("gpu:"); }), "expected numbers of devices");
  expect_contains(error_of([] { Device::select("xla:cpu:8"); }),
                  "one device (the number counts them)");
  expect_contains(error_of([] { Device::select("/no/such/plugin.so"); }), "/no/such/plugin.so");
  expect_contains(error_of([] { Device::select(FB_FAKE_PLUGIN ":7"); }), "from 0 to 0");
  if (Device::list().front().kind == "cpu") {
    EXPECT_THROW(Device::select("gpu"), BackendError);
    EXPECT_THROW(Device::select("tpu:0"), BackendError);
  }
  // A plugin was started: too late to choose how.
  expect_contains(error_of([] { set_visible_devices({0}); }), "before the first is used");
  expect_contains(error_of([] { set_device_options({.memory_fraction = 2}); }), "memory_fraction");
}

// The program of a step, as `fullbore compile --save` writes it. `lr` of what is compiled may be
// another than that of the text it claims to be from: to see that it is used.
std::filesystem::path saved_step(const testing::TempDir& dir, double lr, double claimed_lr) {
  const auto text = [](double rate) {
    Mlp model;
    const optim::Optimizer sgd("sgd", {{"lr", {rate}}});
    return to_stablehlo(
        train::device_graph(train::build_step(model, nn::CrossEntropyLoss{}, sgd, {},
                                              {DType::f32, {8, 12}}, {DType::i32, {8}},
                                              {.apply = true, .runs_ahead = true},
                                              {.num_classes = 4})
                                .graph),
        train::hlo_options(train::MatmulPrecision::kHighest));
  };
  const auto client = testing::device_client();
  xla::SavedProgram p;
  p.target = "here";
  p.platform = client->platform();
  p.pjrt_minor = client->plugin().minor();
  p.batch_size = 8;
  p.source = xla::digest(text(claimed_lr));
  p.code = client->compile(text(lr))->serialize();
  xla::write_program(dir / "step.fb", p);
  return dir / "step.fb";
}

// The weights of the first layer after three steps.
Array trained(double lr, const std::filesystem::path& executable,
              const std::string& device = testing::test_device()) {
  Mlp model;
  train::Step step(model, nn::CrossEntropyLoss{}, optim::Optimizer("sgd", {{"lr", {lr}}}),
                   {.device = device, .executable = executable});
  const data::TensorDataset data = clusters(24, 12, 4, 5);
  data::Loader loader(data, {.batch_size = 8});
  for (const data::Batch& batch : loader) step(batch);
  return step.state_dict().at("fc1.weight");
}

TEST(XlaExecutable, ASavedStepIsTheStep) {
  FB_NEEDS_DEVICE();
  const testing::TempDir dir;
  EXPECT_EQ(norm_of_difference(trained(0.1, saved_step(dir, 0.1, 0.1)), trained(0.1, {})), 0);
  // It is the saved code that runs.
  EXPECT_EQ(norm_of_difference(trained(0.1, saved_step(dir, 0.3, 0.1)), trained(0.3, {})), 0);
}

TEST(XlaExecutable, WhatIsRefused) {
  FB_NEEDS_DEVICE();
  using testing::error_of;
  using testing::expect_contains;
  const testing::TempDir dir;
  const auto path = saved_step(dir, 0.1, 0.1);
  expect_contains(error_of([&] { trained(0.2, path); }), "compiled from another one");
  expect_contains(error_of([&] { trained(0.1, path, "cpu"); }), "expected an accelerator");
  xla::SavedProgram p = xla::read_program(path);
  p.platform = "cuda";
  p.target = "rtx3090";
  xla::write_program(path, p);
  expect_contains(error_of([&] { trained(0.1, path); }), "for rtx3090 (cuda");
  expect_contains(error_of([&] { trained(0.1, dir / "none"); }), "none");
}

}  // namespace
}  // namespace fullbore
