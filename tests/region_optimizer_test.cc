// Fused optimizer steps, all_finite and global_norm against the composites' bodies.
#include "fullbore/functional.h"
#include "ops/composites/optimizer_steps.h"
#include "region_util.h"

namespace fullbore::cpu {
namespace {

using composites::optimizer_step;
using composites::StepOperands;

struct Optimizer {
  const char* name;
  std::vector<double> values;
  int slots, scalars;
};
const Optimizer kOptimizers[] = {{"adam_step", {0.9, 0.999, 1e-8, 0, 0}, 2, 2},
                                 {"adam_step", {0.9, 0.999, 1e-8, 0.01, 1}, 3, 2},
                                 {"adam_step", {0.8, 0.99, 1e-6, 0.1, 0}, 2, 2},
                                 {"adamw_step", {0.9, 0.999, 1e-8, 0}, 2, 3},
                                 {"adamw_step", {0.9, 0.999, 1e-8, 1}, 3, 3},
                                 {"sgd_step", {0, 0, 0}, 0, 1},
                                 {"sgd_step", {0, 0.01, 0}, 0, 1},
                                 {"sgd_step", {0.9, 0, 0}, 1, 2},
                                 {"sgd_step", {0.9, 0.01, 0}, 1, 2},
                                 {"sgd_step", {0.9, 0, 1}, 1, 2},
                                 {"sgd_step", {0.9, 0.01, 1}, 1, 2},
                                 {"adadelta_step", {0.9, 1e-6, 0}, 2, 1},
                                 {"adadelta_step", {0.95, 1e-3, 0.01}, 2, 1}};

// A step over parameters of these shapes; results are donated state.
Graph step_graph(const Optimizer& o, const std::vector<Shape>& shapes) {
  Graph g;
  std::vector<Tensor> scalars;
  for (int i = 0; i < o.scalars; ++i)
    scalars.emplace_back(g, g.input(str_cat("scalar", i), {DType::f32, {}}));
  const Tensor ok(g, g.input("ok", {DType::boolean, {}}));
  for (size_t p = 0; p < shapes.size(); ++p) {
    const Type t{DType::f32, shapes[p]};
    StepOperands s{.param = {g, g.input(str_cat("p", p), t)},
                   .grad = {g, g.input(str_cat("g", p), t)},
                   .slots = {},
                   .scalars = scalars,
                   .ok = ok};
    for (int k = 0; k < o.slots; ++k)
      s.slots.emplace_back(g, g.input(str_cat("slot", k, "_", p), t));
    const auto results = optimizer_step(o.name, s, o.values);
    for (size_t k = 0; k < results.size(); ++k)
      g.output(str_cat("out", p, "_", k), results[k].id());
  }
  return g;
}

TEST(RegionOptimizer, steps_are_one_group_and_equal_the_body) {
  for (const Optimizer& o : kOptimizers)
    for (const bool ok : {true, false}) {
      SCOPED_TRACE(str_cat(o.name, " ", o.slots, " slots, ok ", ok));
      const Graph g =
          step_graph(o, {Shape{128, 784}, Shape{128}, Shape{10, 128}, Shape{10}, Shape{}});
      std::mt19937 rng(4);
      std::vector<Array> in;
      for (NodeId id : g.inputs()) in.push_back(random_array(g.type(id), rng, 0.1, 1));
      in[static_cast<size_t>(o.scalars)] = Array::scalar<bool>(ok);
      const FusedRun run = run_fused(g, in);
      EXPECT_EQ(run.groups.size(), 1u);
      EXPECT_EQ(run.composites, 1) << run.refusals;
      const auto want = evaluate(g, in);
      for (size_t i = 0; i < want.size(); ++i)
        expect_close(run.outputs[i], want[i], 1e-6, 1e-6, g.outputs[i].name);
    }
}

TEST(RegionOptimizer, results_may_lie_in_the_old_values) {
  const Graph g = step_graph(kOptimizers[0], {Shape{300}, Shape{7}});
  const auto groups = fuse(g);
  ASSERT_EQ(groups.size(), 1u);
  const Group& group = groups[0];
  std::vector<int> in, out;
  for (size_t i = 0; i < group.inputs.size(); ++i) in.push_back(static_cast<int>(i));
  for (size_t i = 0; i < 6; ++i) out.push_back(100 + static_cast<int>(i));
  std::string refusal;
  const auto kernel = make_fused_composite({.graph = g,
                                            .group = group,
                                            .input_slots = in,
                                            .output_slots = out,
                                            .scratch_slot = 50,
                                            .threads = 2,
                                            .deterministic = false},
                                           refusal);
  ASSERT_NE(kernel, nullptr) << refusal;
  const auto aliases = [&](int o, std::string_view name) {
    for (size_t i = 0; i < group.inputs.size(); ++i)
      if (g.attr(group.inputs[i]).name == name) return kernel->may_alias(o, static_cast<int>(i));
    return false;
  };
  EXPECT_TRUE(aliases(0, "p0"));
  EXPECT_TRUE(aliases(1, "slot0_0"));
  EXPECT_TRUE(aliases(5, "slot1_1"));
  EXPECT_FALSE(aliases(0, "slot0_0"));
  EXPECT_FALSE(aliases(0, "p1"));
}

// Other numbers or scalars make groups apart; f64 runs by the body.
TEST(RegionOptimizer, unlike_steps_stay_apart) {
  Graph g;
  const Tensor a(g, g.input("a", {DType::f32, {}})), b(g, g.input("b", {DType::f32, {}}));
  const Tensor ok(g, g.input("ok", {DType::boolean, {}}));
  int n = 0;
  const auto add = [&](DType d, const Tensor& lr, double weight_decay) {
    const Tensor p(g, g.input(str_cat("p", n), {d, Shape{9}}));
    const Tensor dp(g, g.input(str_cat("g", n++), {d, Shape{9}}));
    const Tensor scalar = d == DType::f64 ? lr.to(d) : lr;
    const auto r = optimizer_step("sgd_step", {p, dp, {}, {scalar}, ok}, {0, weight_decay, 0});
    g.output(str_cat("q", n), r[0].id());
  };
  add(DType::f32, a, 0);
  add(DType::f32, a, 0);
  add(DType::f32, b, 0);
  add(DType::f32, a, 0.1);
  add(DType::f64, a, 0);
  const FusedRun run = check(g);
  EXPECT_EQ(run.composites, 3);
}

TEST(RegionOptimizer, all_finite_sees_every_bad_number) {
  const std::vector<Shape> shapes = {Shape{70, 1000}, Shape{3}, Shape{}, Shape{4097}};
  Graph g;
  std::vector<Tensor> xs;
  for (const Shape& s : shapes) xs.emplace_back(g, g.input("x", {DType::f32, s}));
  g.output("ok", all_finite(xs).id());
  std::mt19937 rng(4);
  std::vector<Array> in;
  for (NodeId id : g.inputs()) in.push_back(random_array(g.type(id), rng, -3e38, 3e38));
  EXPECT_EQ(run_fused(g, in).composites, 1);
  EXPECT_EQ(run_fused(g, in).outputs[0].item(), 1);
  for (size_t k = 0; k < shapes.size(); ++k)
    for (const float bad : {NAN, INFINITY, -INFINITY}) {
      const auto n = in[k].span<float>().size();
      for (const size_t at : {size_t{0}, n / 2, n - 1}) {
        float& x = in[k].span<float>()[at];
        const float old = std::exchange(x, bad);
        EXPECT_EQ(run_fused(g, in).outputs[0].item(), 0) << k << " " << at;
        x = old;
      }
    }
}

TEST(RegionOptimizer, global_norm_does_not_depend_on_threads) {
  Graph g;
  std::vector<Tensor> xs;
  for (const Shape& s : {Shape{70, 1000}, Shape{3}, Shape{4097}})
    xs.emplace_back(g, g.input("x", {DType::f32, s}));
  g.output("norm", global_norm(xs).id());
  check(g, 1, -1, 1, 1e-6);
  std::mt19937 rng(4);
  std::vector<Array> in;
  for (NodeId id : g.inputs()) in.push_back(random_array(g.type(id), rng));
  const double one = run_fused(g, in, {.threads = 1, .fuse = {}}).outputs[0].item();
  for (int threads : {2, 3, 4})
    EXPECT_EQ(run_fused(g, in, {.threads = threads, .fuse = {}}).outputs[0].item(), one);
}

}  // namespace
}  // namespace fullbore::cpu
