// Random well-typed graphs: optimised = unoptimised, executor = reference, gradients = differences,
// parse(print) = the same graph. A failing graph is shrunk to a few nodes and printed with its
// seed. FULLBORE_FUZZ_SEED and FULLBORE_FUZZ_GRAPHS choose what is run.
#include <gtest/gtest.h>

#include <functional>

#include "cpu/passes.h"
#include "fuzz_util.h"
#include "ir/rewrite.h"

namespace fullbore {
namespace {

using namespace checks;

// What the properties use; the planted bugs replace one of them.
struct Hooks {
  std::function<Graph(const Graph&)> optimise = [](const Graph& g) {
    return cpu::prepare(g, {"default"});
  };
  std::function<std::vector<Array>(const Graph&, const std::vector<Array>&)> run =
      [](const Graph& g, const std::vector<Array>& inputs) {
        cpu::CompileOptions options;
        options.threads = g.size() % 8 == 0 ? 2 : 1;
        return run_cpu(g, inputs, options);
      };
  // Applied before differentiation.
  std::function<Graph(const Graph&)> before_gradient = [](const Graph& g) { return g; };
};

// ---- the properties; "" = holds ----

std::string check_text(const RandomProgram& p, const Hooks&) {
  return parse(print(p.graph)) == p.graph ? "" : "parse(print(g)) is another graph";
}

std::string check_optimised(const RandomProgram& p, const Hooks& hooks) {
  const Graph better = hooks.optimise(p.graph);
  verify(better);
  return compare_outputs(p, evaluate(better, p.inputs), evaluate(p.graph, p.inputs));
}

bool all_finite(const Array& a) {
  if (!is_float(a.dtype())) return true;
  for (int64_t i = 0; i < a.numel(); ++i)
    if (!std::isfinite(a.at(i))) return false;
  return true;
}

std::string check_run(const RandomProgram& p, const Hooks& hooks) {
  bool subnormal = false;
  const std::vector<Array> want =
      evaluate(p.graph, p.inputs, [&](NodeId, std::span<const Array> values) {
        for (const Array& a : values) subnormal = subnormal || is_subnormal(a);
      });
  const std::vector<Array> got = hooks.run(p.graph, p.inputs);
  return subnormal || jumps_in_16_bits(p.graph) ? "" : compare_outputs(p, got, want);
}

// Appends sum(output * weight) over the floating outputs as the only output.
bool make_loss(Graph& g) {
  Tensor loss;
  Rng rng(9);
  const std::vector<Output> outputs = g.outputs;
  for (const Output& o : outputs) {
    if (g.type(o.node).dtype != DType::f64) continue;
    const Tensor y(g, o.node);
    const Tensor term = sum(y * constant(g, random_array(y.type(), 0.5, 1.5, rng)));
    loss = loss.defined() ? loss + term : term;
  }
  g.outputs.clear();
  if (loss.defined()) g.output("loss", loss.id());
  return loss.defined();
}

// Ops whose gradient is not what differences say, by definition.
bool has_gradient(const Graph& g) {
  for (uint32_t i = 0; i < g.size(); ++i) {
    const Node& n = g[NodeId{i}];
    if (n.op == Op::kStopGrad || n.op == Op::kPoolMaxGrad) return false;
    if (n.op == Op::kAllReduce || n.op == Op::kReduceScatter) {
      if (g.attr(NodeId{i}).reduction[0] == static_cast<int64_t>(Reduction::kMax)) return false;
    }
    for (const auto& body : g.attr(NodeId{i}).bodies)
      if (!has_gradient(*body)) return false;
    if (n.op != Op::kConvert || !is_float(n.type.dtype)) continue;
    const DType from = g.type(g.operands(NodeId{i})[0]).dtype;
    if (is_float(from) && from != n.type.dtype) return false;
  }
  return true;
}

struct LossGraph {
  Graph loss;       // inputs -> loss
  Graph gradients;  // inputs -> d loss / d f64 inputs
  std::vector<size_t> wrt;
};

std::optional<LossGraph> loss_graph(const Graph& graph, const Hooks& hooks) {
  if (!has_gradient(graph)) return std::nullopt;
  LossGraph l;
  l.loss = graph;
  if (!make_loss(l.loss)) return std::nullopt;
  l.gradients = hooks.before_gradient(l.loss);
  std::vector<Tensor> wrt;
  for (size_t i = 0; i < graph.inputs().size(); ++i) {
    const NodeId in = l.gradients.inputs()[i];
    if (l.gradients.type(in).dtype != DType::f64 || l.gradients.type(in).shape.numel() == 0)
      continue;
    wrt.emplace_back(l.gradients, in);
    l.wrt.push_back(i);
  }
  if (wrt.empty()) return std::nullopt;
  const Tensor loss(l.gradients, l.gradients.outputs[0].node);
  const std::vector<Tensor> dx = gradients(loss, wrt);
  l.gradients.outputs.clear();
  for (const Tensor& t : dx) l.gradients.output(str_cat("d", l.gradients.outputs.size()), t.id());
  return l;
}

// Along random directions. Where differences of two widths disagree (a kink, a pole) nothing can be
// said.
std::string check_differences(const RandomProgram& p, const Hooks& hooks) {
  const std::optional<LossGraph> l = loss_graph(p.graph, hooks);
  if (!l) return "";
  // Next to an infinity or NaN a gradient of 0 becomes NaN.
  bool finite = true;
  evaluate(l->loss, p.inputs, [&](NodeId, std::span<const Array> values) {
    for (const Array& x : values) finite = finite && all_finite(x);
  });
  if (!finite) return "";
  const std::vector<Array> dx = evaluate(l->gradients, p.inputs);
  Rng rng(13);
  for (size_t g = 0; g < l->wrt.size(); ++g) {
    const Array& x = p.inputs[l->wrt[g]];
    for (int round = 0; round < 2; ++round) {
      const Array direction = random_array(x.type(), -1, 1, rng);
      std::vector<Array> moved = p.inputs;
      double largest = 1;
      const auto loss = [&](double t) {
        for (int64_t i = 0; i < x.numel(); ++i)
          moved[l->wrt[g]].set(i, x.at(i) + t * direction.at(i));
        const double y = evaluate(l->loss, moved)[0].item();
        largest = std::max(largest, std::abs(y));
        return y;
      };
      const double wide = derivative(loss, 2e-4), narrow = derivative(loss, 5e-5);
      const double scale = std::max(largest, std::abs(narrow));
      if (!(std::abs(wide - narrow) <= 1e-7 * scale)) continue;
      const double got = dot_product(dx[g], direction);
      if (!(std::abs(got - narrow) <= 2e-6 * scale))
        return str_cat("gradient of input ", l->wrt[g], ": expected ", narrow, ", got ", got);
    }
  }
  return "";
}

// The gradient's graph is a program like any other.
std::string check_gradient_program(const RandomProgram& p, const Hooks& hooks) {
  const std::optional<LossGraph> l = loss_graph(p.graph, hooks);
  if (!l) return "";
  const RandomProgram q{l->gradients, p.inputs};
  std::string bad = check_text(q, hooks);
  if (bad.empty()) bad = check_optimised(q, hooks);
  if (bad.empty()) bad = check_run(q, hooks);
  return bad;
}

struct Property {
  const char* name;
  std::string (*check)(const RandomProgram&, const Hooks&);
};
constexpr Property kProperties[] = {
    {"parse(print(g)) = g", check_text},
    {"optimised = unoptimised", check_optimised},
    {"executor = reference", check_run},
    {"gradient = differences", check_differences},
    {"gradient's program", check_gradient_program},
};

std::string holds(const Property& property, const RandomProgram& p, const Hooks& hooks) {
  try {
    verify(p.graph);
    return property.check(p, hooks);
  } catch (const std::exception& e) {
    return str_cat("threw: ", e.what());
  }
}

struct Failure {
  std::string text;
  RandomProgram program;  // shrunk
};

// The first property that does not hold.
std::optional<Failure> first_failure(const RandomProgram& p, const Hooks& hooks) {
  for (const Property& property : kProperties) {
    const std::string bad = holds(property, p, hooks);
    if (bad.empty()) continue;
    RandomProgram small =
        shrunk(p, [&](const RandomProgram& q) { return !holds(property, q, hooks).empty(); });
    return Failure{
        str_cat(property.name, ": ", holds(property, small, hooks), "\n", print(small.graph)),
        std::move(small)};
  }
  return std::nullopt;
}

TEST(Fuzz, RandomGraphs) {
  const int64_t seed = setting("FULLBORE_FUZZ_SEED", 1);
  const int64_t graphs = setting("FULLBORE_FUZZ_GRAPHS", 2000);
  std::cout << "FULLBORE_FUZZ_SEED=" << seed << " FULLBORE_FUZZ_GRAPHS=" << graphs << "\n";
  OpCounts counts{};
  int failures = 0, differentiated = 0;
  for (int64_t i = 0; i < graphs && failures < 5; ++i) {
    const auto number = static_cast<uint64_t>(seed * 1000000 + i);
    RandomProgram p;
    try {
      p = program_of(number, counts);
    } catch (const std::exception& e) {
      ADD_FAILURE() << "graph " << i << " of seed " << seed << " was refused: " << e.what();
      ++failures;
      continue;
    }
    count_ops(p.graph, counts);
    differentiated += element_type(number) == DType::f64 && loss_graph(p.graph, {}).has_value();
    if (const auto failure = first_failure(p, {})) {
      ADD_FAILURE() << "graph " << i << " of seed " << seed << ": " << failure->text;
      ++failures;
    }
  }
  if (graphs < 2000 || failures > 0) return;
  EXPECT_GT(differentiated, graphs / 5);
  for (int op = 0; op < kNumOps; ++op)
    EXPECT_GE(counts[static_cast<size_t>(op)], 50) << static_cast<Op>(op);
}

// ---- planted bugs: each must be found and shrunk to a few nodes ----

void expect_found(const Hooks& hooks, Op culprit) {
  OpCounts counts{};
  for (uint64_t i = 0; i < 3000; ++i) {
    const RandomProgram p = program_of(i, counts);
    count_ops(p.graph, counts);
    const auto failure = first_failure(p, hooks);
    if (!failure) continue;
    const Graph& g = failure->program.graph;
    EXPECT_LE(num_nodes(g), 5) << failure->text;
    bool has_culprit = false;
    for (uint32_t n = 0; n < g.size(); ++n) has_culprit = has_culprit || g[NodeId{n}].op == culprit;
    EXPECT_TRUE(has_culprit) << failure->text;
    return;
  }
  ADD_FAILURE() << "not found in 3000 graphs";
}

TEST(Planted, WrongSimplifyRule) {
  Hooks hooks;
  hooks.optimise = [](const Graph& graph) {
    return transformed(graph, [](Graph& g, NodeId id) {  // max(a, b) -> a
      return g[id].op == Op::kMax ? g.operands(id)[0] : id;
    });
  };
  expect_found(hooks, Op::kMax);
}

TEST(Planted, WrongKernel) {
  Hooks hooks;
  hooks.run = [](const Graph& graph, const std::vector<Array>& inputs) {
    const Graph wrong = transformed(graph, [](Graph& g, NodeId id) {
      if (g[id].op != Op::kCos) return id;
      const Tensor y(g, id);
      return (y + 1e-3).id();
    });
    return evaluate(wrong, inputs);
  };
  expect_found(hooks, Op::kCos);
}

TEST(Planted, WrongGradient) {
  Hooks hooks;
  hooks.before_gradient = [](const Graph& graph) {
    return transformed(graph, [](Graph& g, NodeId id) {  // the gradient of sin is lost
      return g[id].op == Op::kSin ? stop_gradient(Tensor(g, id)).id() : id;
    });
  };
  expect_found(hooks, Op::kSin);
}

}  // namespace
}  // namespace fullbore
