// fullbore verify on XLA's CPU plugin: models agree, and a wrong lowering is found. Skipped where
// the plugin is not installed.
#include <gtest/gtest.h>

#include "cli_util.h"
#include "ops/hlo.h"
#include "verify_util.h"
#include "xla_util.h"

namespace fullbore::train {
namespace {

using testing::bad_of;
using testing::expect_contains;
using testing::text_of;
using testing::Trial;

// The plugin, with one StableHLO op written for another.
Compile lowered_wrongly(const std::string& op, const std::string& other) {
  return [=](const Graph& graph) -> train::Run {
    Graph g = graph;
    for (Output& o : g.outputs) o.alias = -1;
    std::string text = to_stablehlo(g);
    const std::string from = "\"stablehlo." + op + "\"", to = "\"stablehlo." + other + "\"";
    for (size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
      text.replace(at, from.size(), to);
    const auto client = testing::xla_cpu();
    const std::shared_ptr<xla::Executable> executable =
        client->compile(text, {.overrides = {{"xla_backend_optimization_level", "0"}}});
    return [=](std::span<const Array> inputs) { return testing::run_once(*executable, g, inputs); };
  };
}

Trial trial_on_xla() {
  Trial t;
  t.options.device = "xla:cpu";
  return t;
}

using Change = void (*)(Trial&);
class XlaVerify : public ::testing::TestWithParam<Change> {};

TEST_P(XlaVerify, Agrees) {
  FB_NEEDS_XLA_CPU();
  Trial t = trial_on_xla();
  t.verify.steps = 30;
  GetParam()(t);
  const Verification v = t.run();
  EXPECT_TRUE(v.ok()) << text_of(v);
  EXPECT_EQ(v.comparisons.size(), 5u);
  EXPECT_EQ(v.comparisons[4].steps, 30);
  EXPECT_GT(v.comparisons[1].worst.relative, 0);  // two executors did compute
  // The bias before batch normalisation has a gradient of rounding only.
  EXPECT_LT(v.comparisons[1].worst.relative, 5e-6) << text_of(v);
}

void plain(Trial&) {}
void sgd(Trial& t) { t.optimizer = optim::SGD({.lr = 0.1, .momentum = 0.9}); }
void clipping(Trial& t) { t.options.clip_grad_norm = 0.1; }
void everything(Trial& t) {
  t.optimizer = optim::AdamW({.lr = 0.01});
  t.options.accumulate = 3;
  t.options.ema_decay = 0.9;
  t.options.clip_grad_value = 0.01;
}

INSTANTIATE_TEST_SUITE_P(Steps, XlaVerify, ::testing::Values(plain, sgd, clipping, everything));

// The bias of its keys has no gradient but rounding; that of queries and values, in the same
// parameter, has one.
struct AttentionNet : nn::Module {
  nn::MultiheadAttention attention{4, 1, {.batch_first = true}};
  nn::Linear fc{12, 4};
  FB_MODULE(attention, fc)
  Tensor forward(const Tensor& x) override {
    return fc(flatten(attention(reshape(x, {x.size(0), 3, 4})), 1));
  }
};

TEST(XlaVerify, PassesOverElementsThatRoundingMoves) {
  FB_NEEDS_XLA_CPU();
  Trial t = trial_on_xla();
  t.optimizer = optim::Adam({.lr = 0.01, .eps = 1e-12});
  t.options.ema_decay = 0.9;
  t.verify.steps = 60;
  const Verification v = t.run<AttentionNet>();
  EXPECT_TRUE(v.ok()) << text_of(v);
}

// Compiles fast.
struct SmallNet : nn::Module {
  nn::Linear fc1{12, 8, false}, fc2{8, 4, false};
  FB_MODULE(fc1, fc2)
  Tensor forward(const Tensor& x) override { return fc2(sin(tanh(fc1(x)))); }
};

struct Lowering {
  const char *op, *other;
  Op blamed;
  const char* bad;
  const char* composite;
  const char* optimizer = "sgd";
};
class WrongLowering : public ::testing::TestWithParam<Lowering> {};

TEST_P(WrongLowering, IsFound) {
  FB_NEEDS_XLA_CPU();
  const Lowering& p = GetParam();
  Trial t = trial_on_xla();
  t.optimizer = optim::Optimizer(p.optimizer, {{"lr", {0.01}}});
  t.verify.device = lowered_wrongly(p.op, p.other);
  const Verification v = t.run<SmallNet>();
  EXPECT_EQ(bad_of(v), p.bad) << text_of(v);
  ASSERT_TRUE(v.culprit) << text_of(v);
  EXPECT_EQ(v.culprit->op, p.blamed) << text_of(v);
  EXPECT_EQ(v.culprit->composite, p.composite);
  EXPECT_EQ(v.culprit_device, "xla:cpu");
}

INSTANTIATE_TEST_SUITE_P(
    Ops, WrongLowering,
    ::testing::Values(Lowering{"tanh", "sine", Op::kTanh, "loss gradients", ""},
                      Lowering{"tanh", "log", Op::kTanh, "loss gradients", ""},  // NaN
                      Lowering{"cosine", "sine", Op::kCos, "gradients", ""},     // backward
                      Lowering{"sqrt", "cbrt", Op::kSqrt, "updates", "", "adam"},
                      Lowering{"log", "log_plus_one", Op::kLog, "loss", "cross_entropy"}));

// ---- the command ----

TEST(VerifyCommand, ComparesAndSaysWhatWith) {
  FB_NEEDS_XLA_CPU();
  const testing::Workshop w;
  const auto text = w.run({"verify", "small.toml", "--device", "xla:cpu", "--steps", "20"});
  EXPECT_EQ(text.status, 0) << text.err << text.out;
  expect_contains(text.out, "xla:cpu (XLA on the CPU) against the CPU executor, products in f32");
  expect_contains(text.out, "   20  state");
  EXPECT_EQ(text.out.find("BAD"), std::string::npos) << text.out;
  const auto json =
      w.must({"verify", "small.toml", "--device", "xla:cpu", "--steps", "1", "--json"});
  const auto j = nlohmann::json::parse(json.out);
  EXPECT_EQ(j["device"], "xla:cpu");
  EXPECT_EQ(j["ok"], true);
  EXPECT_EQ(j["comparisons"].size(), 3u);
  EXPECT_EQ(j["comparisons"][1]["what"], "gradients");
  EXPECT_LT(j["comparisons"][1]["difference"], 1e-5);
  EXPECT_TRUE(j["culprit"].is_null());
}

// A plugin that computes nothing.
TEST(VerifyCommand, NamesTheNodeThatIsWrong) {
  const testing::Workshop w;
  const auto text = w.run({"verify", "small.toml", "--device", FB_FAKE_PLUGIN, "--no-cache"});
  EXPECT_EQ(text.status, 1) << text.err;
  expect_contains(text.out, "BAD\n");
  expect_contains(text.out, "computes convert(i32[]) -> u32[] wrongly: element [] is ");
  const auto json =
      w.run({"verify", "small.toml", "--device", FB_FAKE_PLUGIN, "--no-cache", "--json"});
  EXPECT_EQ(json.status, 1) << json.err;
  const auto j = nlohmann::json::parse(json.out);
  EXPECT_EQ(j["ok"], false);
  EXPECT_EQ(j["culprit"]["op"], "convert");
  EXPECT_EQ(j["culprit"]["node"], "convert(i32[]) -> u32[]");
}

TEST(VerifyCommand, RefusesWhatItCannotCompare) {
  const testing::Workshop w;
  const auto cpu = w.run({"verify", "small.toml", "--device", "cpu"});
  EXPECT_EQ(cpu.status, 1);
  expect_contains(cpu.err, "expected a device to compare with the CPU executor");
  const auto steps = w.run({"verify", "small.toml", "--steps", "0"});
  EXPECT_EQ(steps.status, 1);
  expect_contains(steps.err, "--steps");
}

}  // namespace
}  // namespace fullbore::train
