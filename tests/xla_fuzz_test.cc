// Random graphs on XLA's CPU plugin against the reference interpreter. Many of them are joined
// into one program, since compiling is what takes the time; one that fails is run alone, shrunk to
// a few nodes and printed with its seed. FULLBORE_FUZZ_SEED and FULLBORE_XLA_FUZZ_GRAPHS choose
// what is run. Skipped where the plugin is not installed.
#include <gtest/gtest.h>

#include "fuzz_util.h"
#include "xla_util.h"

namespace fullbore {
namespace {

using namespace checks;

constexpr int64_t kPerProgram = 20;

bool any_node(const Graph& g, const std::function<bool(const Graph&, NodeId)>& is) {
  for (uint32_t i = 0; i < g.size(); ++i) {
    if (is(g, NodeId{i})) return true;
    for (const auto& body : g.attr(NodeId{i}).bodies)
      if (any_node(*body, is)) return true;
  }
  return false;
}

// Collectives among several replicas need several devices (tests/xla_collective_test.cc).
bool needs_devices(const Graph& graph) {
  return any_node(graph, [](const Graph& g, NodeId id) {
    const auto& replicas = g.attr(id).replicas;
    return !replicas.empty() && replicas[0] > 1;
  });
}

// Executes a program of one graph or of many.
using Runner = std::function<std::vector<Array>(const Graph&, const std::vector<Array>&)>;

// Optimising the machine code of programs that run once would take most of the time. XLA must not
// fold constants: it permutes the elements of an elementwise op on a convolution of constants (seen
// in PJRT 0.81), which random graphs have and models do not.
std::vector<Array> on_xla(const Graph& graph, const std::vector<Array>& inputs) {
  const auto client = testing::xla_cpu();
  const auto program = client->compile(
      to_stablehlo(graph), {.overrides = {{"xla_backend_optimization_level", "0"},
                                          {"xla_disable_hlo_passes", "constant_folding"}}});
  return testing::run_once(*program, graph, inputs);
}

// What is wrong with the results; "" = nothing.
std::string judge(const RandomProgram& p, std::span<const Array> got) {
  bool subnormal = false;
  const std::vector<Array> want =
      evaluate(p.graph, p.inputs, [&](NodeId, std::span<const Array> values) {
        for (const Array& a : values) subnormal = subnormal || is_subnormal(a);
      });
  if (subnormal || jumps_in_16_bits(p.graph)) return "";
  // StableHLO has no erf: the series that stands for it is good to 1e-8.
  const bool erf =
      any_node(p.graph, [](const Graph& g, NodeId id) { return g[id].op == Op::kErf; });
  return compare_outputs(p, got, want, erf ? 1e-6 : 0);
}

// The same of a graph that runs alone.
std::string alone(const RandomProgram& p, const Runner& run) {
  try {
    verify(p.graph);
    return judge(p, run(p.graph, p.inputs));
  } catch (const std::exception& e) {
    return str_cat("threw: ", e.what());
  }
}

// All graphs side by side in one.
RandomProgram joined(const std::vector<RandomProgram>& programs) {
  RandomProgram all;
  for (const RandomProgram& p : programs) {
    const size_t number = all.inputs.size();
    std::vector<NodeId> map(p.graph.size());
    for (uint32_t i = 0; i < p.graph.size(); ++i) {
      const NodeId id{i};
      if (p.graph[id].op == Op::kInput) {
        map[i] = all.graph.input(str_cat(p.graph.attr(id).name, ".", number), p.graph.type(id));
        continue;
      }
      std::vector<NodeId> in;
      for (NodeId operand : p.graph.operands(id)) in.push_back(map[operand.index]);
      map[i] = make_node(all.graph, p.graph[id].op, in, p.graph.attr(id));
    }
    for (const Output& o : p.graph.outputs)
      all.graph.output(str_cat(o.name, ".", number, ".", all.graph.outputs.size()),
                       map[o.node.index]);
    all.inputs.insert(all.inputs.end(), p.inputs.begin(), p.inputs.end());
  }
  return all;
}

// The graphs of a program that fail, shrunk, as text.
std::vector<std::string> failures(const std::vector<RandomProgram>& programs, const Runner& run) {
  std::vector<std::string> found;
  const auto examine = [&](const RandomProgram& p) {
    const std::string bad = alone(p, run);
    if (bad.empty()) return false;
    const RandomProgram small =
        shrunk(p, [&](const RandomProgram& q) { return !alone(q, run).empty(); });
    found.push_back(str_cat(alone(small, run), "\n", print(small.graph)));
    return true;
  };
  std::vector<Array> got;
  try {
    const RandomProgram all = joined(programs);
    got = run(all.graph, all.inputs);
  } catch (const std::exception& e) {
    for (const RandomProgram& p : programs) examine(p);
    if (found.empty()) found.push_back(str_cat("only side by side: ", e.what()));
    return found;
  }
  size_t at = 0;
  for (const RandomProgram& p : programs) {
    const size_t count = p.graph.outputs.size();
    const std::string bad = judge(p, std::span(got).subspan(at, count));
    at += count;
    if (!bad.empty() && !examine(p))
      found.push_back(str_cat("only side by side: ", bad, "\n", print(p.graph)));
  }
  return found;
}

TEST(XlaFuzz, RandomGraphs) {
  FB_NEEDS_XLA_CPU();
  const int64_t seed = setting("FULLBORE_FUZZ_SEED", 1);
  const int64_t graphs = setting("FULLBORE_XLA_FUZZ_GRAPHS", 120);
  std::cout << "FULLBORE_FUZZ_SEED=" << seed << " FULLBORE_XLA_FUZZ_GRAPHS=" << graphs << "\n";
  OpCounts counts{};
  size_t failed = 0;
  for (int64_t i = 0; i < graphs && failed < 5;) {
    std::vector<RandomProgram> programs;
    const int64_t first = i;
    for (; i < graphs && static_cast<int64_t>(programs.size()) < kPerProgram; ++i) {
      RandomProgram p = program_of(static_cast<uint64_t>(seed * 1000000 + i), counts);
      if (needs_devices(p.graph) || p.graph.outputs.empty()) continue;
      count_ops(p.graph, counts);
      programs.push_back(std::move(p));
    }
    for (const std::string& text : failures(programs, on_xla)) {
      ADD_FAILURE() << "graphs " << first << " to " << i - 1 << " of seed " << seed << ": " << text;
      ++failed;
    }
  }
  if (graphs < 120 || failed > 0) return;
  for (int op = 0; op < kNumOps; ++op)
    EXPECT_GE(counts[static_cast<size_t>(op)], 3) << static_cast<Op>(op);
}

// A planted bug is found and shrunk, among others in one program.
TEST(XlaFuzz, FindsAWrongLowering) {
  const Runner wrong = [](const Graph& graph, const std::vector<Array>& inputs) {
    const Graph g = transformed(graph, [](Graph& changed, NodeId id) {
      return changed[id].op == Op::kCos ? (Tensor(changed, id) + 1e-2).id() : id;
    });
    return evaluate(g, inputs);
  };
  OpCounts counts{};
  std::vector<RandomProgram> programs;
  for (uint64_t i = 0; i < 100; ++i) {
    programs.push_back(program_of(i, counts));
    count_ops(programs.back().graph, counts);
  }
  const std::vector<std::string> found = failures(programs, wrong);
  ASSERT_FALSE(found.empty());
  for (const std::string& text : found) {
    EXPECT_NE(text.find("cos("), std::string::npos) << text;
    EXPECT_LE(std::count(text.begin(), text.end(), '\n'), 12) << text;
  }
}

}  // namespace
}  // namespace fullbore
