// Training steps: exactness, guards, accumulation, averages, padding, determinism, memory.
#include <gtest/gtest.h>
#include <malloc.h>

#include <thread>

#include "ops/reference.h"
#include "train_util.h"

namespace fullbore {
namespace {

using testing::batch_of;
using testing::clusters;
using testing::error_of;
using testing::expect_contains;
using testing::expect_same_state;
using testing::labels_array;
using testing::Mlp;
using testing::normal_array;
using testing::Rich;
using testing::rows_of;
using train::Step;
using train::StepOptions;
using State = std::map<std::string, Array>;

const nn::CrossEntropyLoss kCriterion;

data::Batch random_batch(unsigned seed, int64_t n = 16, int64_t first = 0) {
  return batch_of(normal_array({DType::f32, {n, 12}}, seed), labels_array(n, 4, seed + 1000), -1,
                  first);
}

// The same batch with `extra` rows of padding, which hold garbage.
data::Batch padded(const data::Batch& b, int64_t extra) {
  const int64_t n = b.x().shape()[0];
  Array x = normal_array({DType::f32, {n + extra, b.x().shape()[1]}}, 77, 50);
  Array y = labels_array(n + extra, 4, 78);
  std::memcpy(x.data(), b.x().data(), static_cast<size_t>(b.x().bytes()));
  std::memcpy(y.data(), b.y().data(), static_cast<size_t>(b.y().bytes()));
  return batch_of(std::move(x), std::move(y), n);
}

// State after some steps of a fresh network.
template <typename Net>
State trained(const StepOptions& options, int steps, const optim::Optimizer& optimizer,
              std::vector<double>* losses = nullptr) {
  Net model;
  Step step(model, kCriterion, optimizer, options);
  for (int i = 0; i < steps; ++i) {
    const double loss = step(random_batch(static_cast<unsigned>(i))).item();
    if (losses != nullptr) losses->push_back(loss);
  }
  return step.state_dict();
}

void expect_close_state(const State& got, const State& expected, double tolerance,
                        const std::string& what = "") {
  ASSERT_EQ(got.size(), expected.size()) << what;
  for (const auto& [name, value] : expected) {
    ASSERT_TRUE(got.contains(name)) << what << " " << name;
    expect_near(got.at(name), value, tolerance, what + " " + name);
  }
}

// ---- the program computes its graph ----

template <typename Net>
void expect_equals_reference(const optim::Optimizer& optimizer, const StepOptions& options) {
  Net model;
  Step step(model, kCriterion, optimizer, options);
  step(random_batch(0));
  State before = step.state_dict();
  const data::Batch b = random_batch(1);
  before.emplace("x", b.x());
  before.emplace("y", b.y());
  before.emplace("sample_weight", b.sample_weight);
  before.emplace("sample_index", b.sample_index);
  const uint32_t seed[] = {static_cast<uint32_t>(options.seed), 0};
  before.emplace("seed_key", Array::from<uint32_t>({2}, seed));
  std::vector<Array> inputs;
  for (NodeId id : step.graph().inputs()) inputs.push_back(before.at(step.graph().attr(id).name));
  const std::vector<Array> expected = evaluate(step.graph(), inputs);
  const double loss = step(b).item();
  const State after = step.state_dict();
  size_t state_outputs = 0;
  for (size_t i = 0; i < expected.size(); ++i) {
    const Output& o = step.graph().outputs[i];
    if (o.name == "loss") {
      EXPECT_NEAR(loss, expected[i].item(), 1e-6);
    } else if (o.alias >= 0) {
      expect_near(after.at(o.name), expected[i], 2e-6, o.name);
      ++state_outputs;
    }
  }
  // All state but lr_scale (which the host writes) and nothing else leaves the program.
  EXPECT_EQ(state_outputs, after.size() - 1);
}

TEST(Step, EqualsTheReferenceRunOfItsGraph) {
  const StepOptions options{.seed = 5, .clip_grad_norm = 1, .ema_decay = 0.9};
  expect_equals_reference<Mlp>(optim::Adam({.lr = 0.01}), options);
  // Not Adam here: a bias before a batch norm has a gradient of rounding errors, which Adam scales
  // up.
  expect_equals_reference<Rich>(optim::SGD({.lr = 0.1, .momentum = 0.9}), options);
}

TEST(Step, LearnsAndReports) {
  Mlp model(12, 32, 4);
  data::Loader loader(clusters(512, 12, 4, 3), {.batch_size = 32, .shuffle = true});
  Step step(model, kCriterion, optim::Adam({.lr = 0.01}), {.threads = 1});
  double first = 0, last = 0;
  for (int epoch = 0; epoch < 4; ++epoch)
    for (const data::Batch& b : loader) {
      last = step(b).item();
      if (step.steps() == 1) first = last;
    }
  EXPECT_LT(last, first / 3);
  EXPECT_EQ(step.steps(), 64);
  const train::Plan plan = step.plan();
  EXPECT_GT(plan.kernels, 0);
  EXPECT_GT(plan.planned_bytes, plan.state_bytes);
  // 2 flops x 3 products x weights x batch, and some for all else.
  EXPECT_GT(plan.flops, 2.0 * 3 * (12 * 32 + 32 * 4) * 32 * 0.8);
  train::Evaluator evaluate(model);
  data::Loader test(clusters(200, 12, 4, 50), {.batch_size = 64});
  const train::EvalResult r = evaluate(test);
  EXPECT_EQ(r.samples, 200);
  EXPECT_GT(*r.accuracy, 0.9);
}

// ---- NaN guard ----

TEST(NanGuard, NamesTheInputAndChangesNothing) {
  for (const int accumulate : {1, 3}) {
    for (int good = 1; good <= 3; ++good) {
      SCOPED_TRACE(str_cat("accumulate ", accumulate, ", bad batch after ", good));
      Rich model;
      Step step(model, kCriterion, optim::Adam({.lr = 0.01}),
                {.accumulate = accumulate, .ema_decay = 0.9});
      for (int i = 0; i < good; ++i) step(random_batch(static_cast<unsigned>(i)));
      const State before = step.state_dict();
      const int accumulated = step.accumulated();
      Array x = random_batch(9).x();
      x.set(17, std::nan(""));
      const data::Batch bad = batch_of(std::move(x), random_batch(9).y());
      try {
        step(bad);
        FAIL() << "no error";
      } catch (const train::NonFiniteError& e) {
        EXPECT_EQ(e.step, good / accumulate);
        expect_contains(e.what(), "input 'x'");
        expect_contains(e.what(), "element 17 is nan");
        expect_contains(e.tensor, "input 'x'");
      }
      expect_same_state(step.state_dict(), before, "after a bad batch");
      EXPECT_EQ(step.accumulated(), accumulated);
      // It goes on as if the batch had not been.
      EXPECT_TRUE(std::isfinite(step(random_batch(5)).item()));
    }
  }
}

TEST(NanGuard, NamesTheLayerThatExplodes) {
  Mlp model;
  Step step(model, kCriterion, optim::SGD({.lr = 0.1}));
  step(random_batch(0));
  for (int64_t i = 0; i < model.fc2.weight.value().numel(); ++i)
    model.fc2.weight.value().set(i, 3e38);
  const State before = step.state_dict();
  try {
    step(random_batch(1));
    FAIL() << "no error";
  } catch (const train::NonFiniteError& e) {
    expect_contains(e.tensor, "fc2");
    EXPECT_EQ(e.step, 1);
  }
  expect_same_state(step.state_dict(), before);
}

TEST(NanGuard, StopsARunThatDiverges) {
  Mlp model;
  Step step(model, nn::MSELoss(), optim::SGD({.lr = 1e6}));
  Array y = normal_array({DType::f32, {16, 4}}, 8);
  const data::Batch b = batch_of(normal_array({DType::f32, {16, 12}}, 7), std::move(y));
  bool stopped = false;
  for (int i = 0; i < 50 && !stopped; ++i) {
    const State before = step.state_dict();
    try {
      step(b);
    } catch (const train::NonFiniteError& e) {
      stopped = true;
      EXPECT_EQ(e.step, i);
      expect_same_state(step.state_dict(), before);
    }
  }
  EXPECT_TRUE(stopped);
  for (const auto& [name, value] : model.state_dict())
    for (int64_t i = 0; i < value.numel(); ++i) ASSERT_TRUE(std::isfinite(value.at(i))) << name;
}

// ---- accumulation, averages, clipping, groups, schedules ----

TEST(Step, FourBatchesOf16EqualOneOf64) {
  const Array x = normal_array({DType::f32, {64, 12}}, 1);
  const Array y = labels_array(64, 4, 2);
  Mlp whole, parts;
  const optim::SGD optimizer({.lr = 0.5, .momentum = 0.9});
  Step one(whole, kCriterion, optimizer);
  Step four(parts, kCriterion, optimizer, {.accumulate = 4});
  for (int round = 0; round < 3; ++round) {
    one(batch_of(x, y));
    for (int64_t k = 0; k < 4; ++k) {
      const State before = parts.state_dict();
      four(batch_of(rows_of(x, 16 * k, 16), rows_of(y, 16 * k, 16)));
      EXPECT_EQ(four.accumulated(), k == 3 ? 0 : k + 1);
      if (k < 3) expect_same_state(parts.state_dict(), before, "between updates");
    }
    EXPECT_EQ(four.steps(), round + 1);
    expect_close_state(parts.state_dict(), whole.state_dict(), 1e-6, str_cat("round ", round));
  }
}

TEST(Step, AccumulationWeighsBatchesByTheirSamples) {
  // 64 = 40 + 24: the second batch is padded.
  const Array x = normal_array({DType::f32, {64, 12}}, 1);
  const Array y = labels_array(64, 4, 2);
  Mlp whole, parts;
  Step one(whole, kCriterion, optim::SGD({.lr = 0.5}));
  Step two(parts, kCriterion, optim::SGD({.lr = 0.5}), {.accumulate = 2});
  one(batch_of(x, y));
  two(batch_of(rows_of(x, 0, 40), rows_of(y, 0, 40)));
  two(padded(batch_of(rows_of(x, 40, 24), rows_of(y, 40, 24)), 16));
  expect_close_state(parts.state_dict(), whole.state_dict(), 1e-6);
}

TEST(Step, MovingAverageFollowsItsFormula) {
  Mlp model;
  const double decay = 0.8;
  model.initialize();
  State expected = model.state_dict();  // starts as a copy
  Step step(model, kCriterion, optim::Adam({.lr = 0.05}), {.ema_decay = decay});
  expect_same_state(step.ema(), expected);
  for (unsigned i = 0; i < 5; ++i) {
    step(random_batch(i));
    const State now = model.state_dict();
    for (auto& [name, value] : expected)
      for (int64_t k = 0; k < value.numel(); ++k)
        value.set(k, decay * value.at(k) + (1 - decay) * now.at(name).at(k));
  }
  expect_close_state(step.ema(), expected, 1e-6);
  // The evaluator uses it when it is told to.
  const State ema = step.ema();
  Mlp averaged;
  averaged.load_state_dict(ema);
  data::Loader loader(clusters(64, 12, 4, 3), {.batch_size = 32});
  train::Evaluator plain(model), with(model, kCriterion, {.weights = &ema}), other(averaged);
  EXPECT_EQ(with(loader).loss, other(loader).loss);
  EXPECT_NE(with(loader).loss, plain(loader).loss);
}

// Parameters after one step of plain SGD with lr 1: p - g.
State gradients_of(const StepOptions& options, const data::Batch& b, double* loss = nullptr) {
  Mlp model;
  model.initialize(options.seed);
  State g = model.state_dict();
  Step step(model, kCriterion, optim::SGD({.lr = 1}), options);
  const double l = step(b).item();
  if (loss != nullptr) *loss = l;
  const State after = model.state_dict();
  for (auto& [name, value] : g)
    for (int64_t i = 0; i < value.numel(); ++i) value.set(i, value.at(i) - after.at(name).at(i));
  return g;
}

TEST(Step, ClipsByNormAndByValue) {
  const data::Batch b = random_batch(3);
  const State g = gradients_of({}, b);
  double squares = 0, largest = 0;
  for (const auto& [name, value] : g)
    for (int64_t i = 0; i < value.numel(); ++i) {
      squares += value.at(i) * value.at(i);
      largest = std::max(largest, std::abs(value.at(i)));
    }
  const double norm = std::sqrt(squares), limit = largest / 3, max_norm = norm / 2;
  const State by_norm = gradients_of({.clip_grad_norm = max_norm}, b);
  const State by_value = gradients_of({.clip_grad_value = limit}, b);
  const State loose = gradients_of({.clip_grad_norm = norm * 2, .clip_grad_value = largest * 2}, b);
  for (const auto& [name, value] : g)
    for (int64_t i = 0; i < value.numel(); ++i) {
      const double v = value.at(i);
      ASSERT_FALSE(!(std::abs(by_norm.at(name).at(i) - v * max_norm / (norm + 1e-6)) <= 1e-6));
      ASSERT_FALSE(!(std::abs(by_value.at(name).at(i) - std::clamp(v, -limit, limit)) <= 1e-6));
      ASSERT_FALSE(!(std::abs(loose.at(name).at(i) - v) <= 1e-6));
    }
}

TEST(Step, GroupsHaveTheirOwnOptions) {
  const data::Batch b = random_batch(3);
  const State g = gradients_of({}, b);
  Mlp model;
  model.initialize();
  const State p = model.state_dict();
  optim::SGD optimizer({.lr = 0.5, .weight_decay = 0.1});
  optimizer.group({.params = {"*.bias"}, .options = {{"weight_decay", {0}}}});
  optimizer.group({.params = {"fc2.*"}, .lr_scale = 0.1});
  Step step(model, kCriterion, optimizer);
  step(b);
  for (const auto& [name, after] : model.state_dict()) {
    const double lr = name.starts_with("fc2") ? 0.05 : 0.5;
    const double decay = name.ends_with("bias") ? 0 : 0.1;
    for (int64_t i = 0; i < after.numel(); ++i) {
      const double expected = p.at(name).at(i) - lr * (g.at(name).at(i) + decay * p.at(name).at(i));
      ASSERT_FALSE(!(std::abs(after.at(i) - expected) <= 1e-6)) << name << " " << i;
    }
  }
}

TEST(Step, ScheduleRunsInTheProgramAsOnTheHost) {
  // d loss / d w = 1 everywhere, so that the learning rate can be read from the weights.
  struct Slope : nn::Module {
    nn::Parameter w{Shape{1}, init::zeros()};
    FB_MODULE(w)
    Tensor forward(const Tensor& x) override { return x * w; }
  };
  optim::Schedule cosine = optim::CosineAnnealingLR(20);
  cosine.warmup(5, 0.1);
  const std::vector<std::pair<const char*, optim::Schedule>> cases = {
      {"constant", {}},
      {"step", optim::StepLR(7, 0.5)},
      {"cosine with warm-up", cosine},
      {"one cycle", optim::OneCycleLR(30, {.max_lr = 0.25})}};
  for (const auto& [what, schedule] : cases) {
    Slope model;
    Step step(model, [](const Tensor& out, const Tensor&, const Tensor&) { return mean(out); },
              optim::SGD({.lr = 0.125}), {.threads = 1, .schedule = schedule});
    const data::Batch b = batch_of(Array::full({DType::f32, {4, 1}}, 1), labels_array(4, 2, 1));
    for (int64_t i = 0; i < 30; ++i) {
      const double before = model.w.value().at(0), expected = schedule.lr_at(0.125, i);
      EXPECT_DOUBLE_EQ(step.lr(), expected * step.lr_scale());
      if (i == 15) step.set_lr_scale(0.5);
      const double scale = i >= 15 ? 0.5 : 1;
      step(b);
      const double lr = before - model.w.value().at(0);
      ASSERT_FALSE(!(std::abs(lr - scale * expected) <= 1e-6))
          << what << " step " << i << ": " << lr;
    }
    EXPECT_EQ(step.lr_scale(), 0.5);
  }
}

// ---- padding ----

TEST(Padding, IsExact) {
  // Batch norm included; garbage in the padded rows.
  struct Net : nn::Module {
    nn::Linear fc1{12, 16}, fc2{16, 4};
    nn::BatchNorm1d bn{16};
    FB_MODULE(fc1, bn, fc2)
    Tensor forward(const Tensor& x) override { return fc2(relu(bn(fc1(x)))); }
  };
  Net small, large;
  const optim::SGD optimizer({.lr = 0.5});
  Step a(small, kCriterion, optimizer), b(large, kCriterion, optimizer);
  for (unsigned i = 0; i < 3; ++i) {
    const data::Batch batch = random_batch(i, 11);
    const double alone = a(batch).item(), with = b(padded(batch, 21)).item();
    EXPECT_NEAR(with, alone, 1e-6);
    expect_close_state(b.state_dict(), a.state_dict(), 2e-6, str_cat("step ", i));
  }
}

TEST(Padding, EvaluationCountsRealSamplesOnly) {
  Mlp model;
  model.initialize(3);
  const data::TensorDataset all = clusters(50, 12, 4, 9);
  const auto run = [&](int64_t batch_size) {
    data::Loader loader(all, {.batch_size = batch_size});
    train::Evaluator evaluate(model, kCriterion, {.top_k = {2}});
    return evaluate(loader);
  };
  const train::EvalResult whole = run(50), odd = run(16);
  EXPECT_EQ(odd.samples, 50);
  EXPECT_NEAR(odd.loss, whole.loss, 1e-6);
  EXPECT_DOUBLE_EQ(*odd.accuracy, *whole.accuracy);
  EXPECT_DOUBLE_EQ(odd.top_k.at(2), whole.top_k.at(2));
  EXPECT_EQ(odd.confusion, whole.confusion);
}

// ---- determinism ----

TEST(Determinism, SameSeedSameBits) {
  const StepOptions options{.seed = 11, .clip_grad_norm = 1, .ema_decay = 0.9};
  std::vector<double> a, b, c;
  const State first = trained<Rich>(options, 10, optim::Adam({.lr = 0.01}), &a);
  const State second = trained<Rich>(options, 10, optim::Adam({.lr = 0.01}), &b);
  expect_same_state(second, first);
  EXPECT_EQ(a, b);
  StepOptions other = options;
  other.seed = 12;
  trained<Rich>(other, 10, optim::Adam({.lr = 0.01}), &c);
  EXPECT_NE(a, c);
}

TEST(Determinism, SeedReachesTheDropoutAlone) {
  // The same initial values, another seed of the step: other masks.
  Rich a, b;
  a.initialize(1);
  b.initialize(1);
  Step x(a, kCriterion, optim::SGD(), {.seed = 1}), y(b, kCriterion, optim::SGD(), {.seed = 2});
  EXPECT_NE(x(random_batch(0)).item(), y(random_batch(0)).item());
  // And another one in every step: the same batch, lr 0.
  Rich c;
  Step z(c, kCriterion, optim::SGD({.lr = 0}));
  const double first = z(random_batch(0)).item();
  EXPECT_NE(z(random_batch(0)).item(), first);
}

TEST(Determinism, SameBitsAtAnyThreadCount) {
  struct Net : nn::Module {
    Net(int64_t in, int64_t hidden) : fc1(in, hidden), fc2(hidden, 10) {}
    nn::Linear fc1, fc2;
    nn::Dropout drop{0.2};
    FB_MODULE(fc1, drop, fc2)
    Tensor forward(const Tensor& x) override { return fc2(drop(relu(fc1(x)))); }
  };
  struct Case {
    int64_t batch, in, hidden;
  };
  // Large enough for several threads. The sums over a long batch are those whose bits do change
  // with the number of threads where nothing is done about it.
  for (const Case& c : {Case{128, 256, 384}, Case{4096, 32, 16}}) {
    State expected;
    for (const int threads : {1, 2, 4, 7}) {
      Net model(c.in, c.hidden);
      Step step(model, kCriterion, optim::Adam(), {.threads = threads, .deterministic = true});
      for (unsigned i = 0; i < 2; ++i)
        step(
            batch_of(normal_array({DType::f32, {c.batch, c.in}}, i), labels_array(c.batch, 10, i)));
      if (expected.empty()) {
        expected = step.state_dict();
      } else {
        expect_same_state(step.state_dict(), expected,
                          str_cat("batch ", c.batch, ", ", threads, " threads"));
      }
    }
  }
}

TEST(Determinism, DropoutDoesNotDependOnBatchOrPlace) {
  struct Net : nn::Module {
    nn::Dropout drop{0.5};
    nn::Parameter w{Shape{1}, init::ones()};
    FB_MODULE(drop, w)
    Tensor forward(const Tensor& x) override { return drop(x) * w; }
  };
  // The loss of one sample: the sum of its surviving elements, each of which is a power of two.
  const nn::Criterion total = [](const Tensor& out, const Tensor&, const Tensor& w) {
    return sum(sum(out, {1}) * w);
  };
  const auto mask = [&](int64_t n, int64_t place, uint32_t number) {
    Net model;
    Step step(model, total, optim::SGD({.lr = 0}));
    Array x = Array::zeros({DType::f32, {n, 20}});
    for (int64_t j = 0; j < 20; ++j) x.set(place * 20 + j, std::ldexp(1, static_cast<int>(j)));
    data::Batch b = batch_of(std::move(x), labels_array(n, 2, 1), n, 1000);
    b.sample_index.set(place, number);
    return step(b).item();
  };
  const double first = mask(8, 0, 42);
  EXPECT_EQ(mask(8, 5, 42), first);
  EXPECT_EQ(mask(33, 17, 42), first);
  EXPECT_NE(mask(8, 0, 43), first);
}

TEST(Determinism, TwoThreadsTrainTwoNetworks) {
  for (const int threads : {1, 2}) {
    const StepOptions options{.threads = threads, .seed = 4};
    const auto train = [&] { return trained<Rich>(options, 20, optim::Adam({.lr = 0.01})); };
    const State expected = train();
    std::vector<State> got(2);
    {
      std::jthread a([&] { got[0] = train(); });
      std::jthread b([&] { got[1] = train(); });
    }
    expect_same_state(got[0], expected, str_cat(threads, " threads each"));
    expect_same_state(got[1], expected, str_cat(threads, " threads each"));
  }
}

// ---- state ----

TEST(Step, StateRoundTripContinuesWithTheSameBits) {
  const StepOptions options{
      .seed = 6, .schedule = optim::CosineAnnealingLR(10), .accumulate = 2, .ema_decay = 0.9};
  Rich a;
  Step first(a, kCriterion, optim::NAdam({.lr = 0.01}), options);
  for (unsigned i = 0; i < 7; ++i) first(random_batch(i));  // in the middle of an accumulation
  Rich b;
  Step second(b, kCriterion, optim::NAdam({.lr = 0.01}), options);
  second(random_batch(99));  // whatever it did before is replaced
  second.load_state_dict(first.state_dict());
  second.set_accumulated(first.accumulated());
  EXPECT_EQ(second.steps(), 3);
  for (unsigned i = 7; i < 12; ++i)
    EXPECT_EQ(first(random_batch(i)).item(), second(random_batch(i)).item());
  expect_same_state(second.state_dict(), first.state_dict());
}

TEST(Step, RefusesAnotherRunsState) {
  Mlp a, b(12, 20, 4);
  Step adam(a, kCriterion, optim::Adam());
  const State state = adam.state_dict();
  Mlp c;
  Step sgd(c, kCriterion, optim::SGD({.momentum = 0.9}));
  const State before = sgd.state_dict();
  const std::string e = error_of([&] { sgd.load_state_dict(state); });
  expect_contains(e, "optimizer.momentum_buffer.fc1.weight");
  expect_same_state(sgd.state_dict(), before);
  Step wide(b, kCriterion, optim::Adam());
  const std::string f = error_of([&] { wide.load_state_dict(state); });
  expect_contains(f, "fc1.weight");
  State extra = state;
  extra.emplace("fc9.weight", Array::zeros({DType::f32, {1}}));
  expect_contains(error_of([&] { adam.load_state_dict(extra); }), "unexpected: fc9.weight");
}

TEST(Step, Errors) {
  Mlp m;
  const auto with = [&](const StepOptions& o) {
    return error_of([&] { Step(m, kCriterion, optim::SGD(), o); });
  };
  expect_contains(with({.accumulate = 0}), "accumulate");
  expect_contains(with({.clip_grad_norm = -1}), "clip_grad_norm");
  expect_contains(with({.ema_decay = 1}), "ema_decay");
  Step step(m, kCriterion, optim::SGD());
  expect_contains(error_of([&] { step.plan(); }), "not compiled");
  // Bytes without normalisation, another number of features, no targets.
  expect_contains(error_of([&] {
                    step(batch_of(Array::zeros({DType::u8, {4, 12}}), labels_array(4, 4, 1)));
                  }),
                  "fc1");
  expect_contains(error_of([&] {
                    step(batch_of(normal_array({DType::f32, {4, 13}}, 1), labels_array(4, 4, 1)));
                  }),
                  "fc1");
  expect_contains(
      error_of([&] {
        step(batch_of(normal_array({DType::f32, {4, 12}}, 1), Array(DType::i32, {4, 0})));
      }),
      "target");
  expect_contains(error_of([&] {
                    Step s(m, kCriterion, optim::SGD(), {.device = "gpu"});
                    s(random_batch(0));
                  }),
                  "'gpu'");
  for (const double scale : {-1.0, std::nan(""), 1e300})
    expect_contains(error_of([&] { step.set_lr_scale(scale); }), "factor of 0 or more");
  // It still trains afterwards.
  EXPECT_GT(step(random_batch(0)).item(), 0);
  EXPECT_EQ(step.lr_scale(), 1);
}

TEST(Step, NormalisesBytes) {
  Array bytes(DType::u8, Shape{16, 12});
  for (int64_t i = 0; i < bytes.numel(); ++i) bytes.set(i, static_cast<double>(i * 7 % 256));
  Array floats(DType::f32, bytes.shape());
  for (int64_t i = 0; i < bytes.numel(); ++i) floats.set(i, (bytes.at(i) / 255 - 0.3) / 0.6);
  const Array y = labels_array(16, 4, 1);
  double a = 0, b = 0;
  const State x = gradients_of({.normalize = train::Normalize{.mean = {0.3}, .stddev = {0.6}}},
                               batch_of(bytes, y), &a);
  const State z = gradients_of({}, batch_of(floats, y), &b);
  EXPECT_NEAR(a, b, 1e-6);
  expect_close_state(x, z, 1e-6);
}

// ---- memory ----

TEST(Step, HeapDoesNotGrow) {
  Rich model;
  Step step(model, kCriterion, optim::Adam(), {.threads = 1, .ema_decay = 0.9});
  data::Loader loader(clusters(160, 12, 4, 3), {.batch_size = 16, .shuffle = true});
  const auto run = [&](int steps) {
    double last = 0;
    while (steps > 0)
      for (const data::Batch& b : loader) {
        const train::Loss loss = step(b);
        if (step.steps() % 100 == 0) last = loss.item();
        if (--steps == 0) break;
      }
    return last;
  };
  run(100);
  const size_t before = mallinfo2().uordblks;
  run(1000);
  const size_t after = mallinfo2().uordblks;
  EXPECT_LE(after, before + 16384) << "live heap grew by " << after - before;
  EXPECT_EQ(step.steps(), 1100);
}

// A class without an output would never be learned, a pattern without a parameter changes nothing:
// both are silent mistakes.
TEST(Step, RefusesMisfitsOfDataAndModel) {
  Array x = Array::full({DType::f32, {4, 3}}, 1);
  const int32_t labels[] = {0, 1, 2, 2};
  const float numbers[] = {0, 1, 2, 2};
  nn::Linear model(3, 2);
  const auto error = [&](data::TensorDataset dataset, const optim::Optimizer& optimizer) {
    return error_of([&] {
      data::Loader loader(dataset, {.batch_size = 4});
      train::Step step(model, nn::CrossEntropyLoss(), optimizer);
      step(*loader.begin());
    });
  };
  const optim::Adam adam;
  expect_contains(error({x, Array::from<int32_t>({4}, labels)}, adam), "at least 3 outputs");
  expect_contains(error({x, Array::from<float>({4}, numbers)}, adam),
                  "class numbers of an integer type");
  expect_contains(error(data::TensorDataset(x), adam), "no targets");
  expect_contains(error({x.to(DType::f64), Array::from<int32_t>({4}, labels)}, adam),
                  "f64 and f32");
  optim::Adam grouped;
  grouped.group({.params = {"wieght"}, .options = {{"weight_decay", {0}}}});
  expect_contains(error({x, Array::from<int32_t>({4}, labels)}, grouped),
                  "'wieght' matches no parameter; there are weight, bias");
}

}  // namespace
}  // namespace fullbore
