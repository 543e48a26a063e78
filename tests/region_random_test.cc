// Random graphs of region ops: fused results equal the reference's, at any number of threads to the
// bit, and groups keep the rules of fuse.h.
#include <map>

#include "region_util.h"

namespace fullbore::cpu {
namespace {

using enum DType;

// Grows a graph over a pool of tensors whose shapes broadcast together.
class RandomGraph {
 public:
  explicit RandomGraph(unsigned seed) : rng_(seed) {
    const int64_t b = pick(1, 40), m = pick(1, 6), n = pick(1, 80);
    full_ = rng_() % 2 ? Shape{b, n} : Shape{b, m, n};
    const int rank = full_.rank();
    for (int i = 0; i < 4; ++i) {
      Shape s = full_;
      for (int a = 0; a < rank; ++a)
        if (rng_() % 3 == 0) s = s.with(a, 1);
      add({g_, g_.input(str_cat("x", i), {f32, i == 0 ? full_ : s})});
    }
    for (int i = 0; i < 14; ++i) grow();
    // All that nobody uses, and some of the rest.
    std::vector<char> used(g_.size());
    for (uint32_t i = 0; i < g_.size(); ++i)
      for (NodeId x : g_.operands({i})) used[x.index] = 1;
    for (const Tensor& t : pool_)
      if (g_[t.id()].op != Op::kInput && (!used[t.id().index] || rng_() % 4 == 0))
        g_.output(str_cat("y", t.id().index), t.id());
  }
  const Graph& graph() const { return g_; }

 private:
  int64_t pick(int64_t lo, int64_t hi) {
    return lo + static_cast<int64_t>(rng_() % static_cast<uint64_t>(hi - lo + 1));
  }
  void add(const Tensor& t) { pool_.push_back(t); }
  Tensor any() { return pool_[rng_() % pool_.size()]; }

  void grow() {
    const Tensor a = any(), b = any();
    switch (rng_() % 14) {
      case 0: return add(a + b);
      case 1: return add(a - b);
      case 2: return add(a * b);
      case 3: return add(maximum(a, b));
      case 4: return add(tanh(a));
      case 5: return add(exp(minimum(a, 1.0)));
      case 6:
        return add(where(expand(a, full_) > expand(b, full_), expand(a, full_), expand(b, full_)));
      case 7: return add(a * 0.5 - 1.0);
      case 8:
        return add(sum(a * 0.1, {static_cast<int>(rng_() % static_cast<unsigned>(a.dim()))}, true));
      case 9: return add(amax(a, {a.dim() - 1}, true));
      case 10: {
        const Tensor r = reshape(expand(a, full_), {full_.numel()});
        return add(reshape(tanh(r), {full_.begin(), full_.end()}));
      }
      case 11: {
        std::vector<int> order(static_cast<size_t>(a.dim()));
        for (size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(order.size() - 1 - i);
        return add(permute(permute(a, order) + 1.0, order));
      }
      case 12: return add((a < 0.1234).to(f32) + b);
      default: return add(sum(a * 0.01, {}, true));
    }
  }

  std::mt19937 rng_;
  Graph g_;
  Shape full_;
  std::vector<Tensor> pool_;
};

void expect_rules(const Graph& g, const std::vector<Group>& groups) {
  std::map<uint32_t, size_t> made;
  for (size_t i = 0; i < groups.size(); ++i) {
    const Group& group = groups[i];
    EXPECT_TRUE(std::is_sorted(group.nodes.begin(), group.nodes.end()));
    for (NodeId in : group.inputs) {
      NodeId base = in;
      while (is_view(g, base)) base = g.operands(base)[0];
      const Op op = g[base].op;
      EXPECT_TRUE(op == Op::kInput || op == Op::kConst || made.count(base.index) != 0)
          << "group " << i << " reads %" << in.index << " before it is made";
    }
    for (NodeId out : group.outputs) {
      EXPECT_EQ(made.count(out.index), 0u) << "made twice";
      made[out.index] = i;
    }
  }
  for (const Output& o : g.outputs) {
    NodeId base = o.node;
    while (is_view(g, base)) base = g.operands(base)[0];
    EXPECT_TRUE(g[base].op == Op::kInput || g[base].op == Op::kConst ||
                made.count(base.index) != 0);
  }
}

TEST(RegionRandom, equals_the_reference) {
  int regions = 0, nodes = 0;
  for (unsigned seed = 1; seed <= 400; ++seed) {
    const Graph g = RandomGraph(seed).graph();
    SCOPED_TRACE(str_cat("seed ", seed, "\n", print(g)));
    const FusedRun run = check(g, seed, -1, 1, 5e-5, 5e-4);
    expect_rules(g, run.groups);
    EXPECT_EQ(run.refusals, "");
    regions += run.regions;
    for (const Group& group : run.groups) nodes += static_cast<int>(group.nodes.size());
    if (testing::Test::HasFailure()) return;
  }
  // Fusing does fuse.
  EXPECT_GT(nodes, 4 * regions);
}

TEST(RegionRandom, the_same_bits_at_any_number_of_threads) {
  for (unsigned seed = 1; seed <= 20; ++seed) {
    Graph g;
    std::mt19937 rng(seed);
    const int64_t b = 1 + static_cast<int64_t>(rng() % 700),
                  n = 1 + static_cast<int64_t>(rng() % 900);
    const Tensor x(g, g.input("x", {f32, Shape{b, n}}));
    const Tensor y = tanh(x * 1.7) - exp(-x);
    g.output("y", y.id());
    g.output("columns", sum(y, {0}).id());
    g.output("all", sum(y).id());
    g.output("rows", sum(y, {1}).id());
    const Array in[] = {random_array({f32, Shape{b, n}}, rng)};
    const auto one = run_fused(g, in, {.threads = 1, .fuse = {}}).outputs;
    for (int threads : {2, 3, 7}) {
      const auto many = run_fused(g, in, {.threads = threads, .fuse = {}}).outputs;
      for (size_t i = 0; i < one.size(); ++i)
        expect_close(many[i], one[i], 0, 0, g.outputs[i].name);
    }
  }
}

}  // namespace
}  // namespace fullbore::cpu
