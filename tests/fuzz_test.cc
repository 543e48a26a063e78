// Random well-typed graphs: optimised = unoptimised, executor = reference, gradients = differences,
// parse(print) = the same graph. A failing graph is shrunk to a few nodes and printed with its
// seed. FULLBORE_FUZZ_SEED and FULLBORE_FUZZ_GRAPHS choose what is run.
#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>

#include "cpu/passes.h"
#include "ir/rewrite.h"
#include "random_graph.h"

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

// ---- comparing results of whole graphs ----

// Rounding at one node may grow, or flip a comparison: how much the reference's own outputs move
// when the inputs move by rounding errors says what a difference is worth.
class Sensitivity {
 public:
  Sensitivity(const RandomProgram& p, const std::vector<Array>& at) : moved_(at.size()) {
    Rng rng(5);
    for (int round = 0; round < 12; ++round) {
      std::vector<Array> inputs = p.inputs;
      for (Array& a : inputs) {
        if (!is_float(a.dtype())) continue;
        for (int64_t i = 0; i < a.numel(); ++i)
          a.set(i, a.at(i) + 20 * tolerance(a.dtype()) * std::max(std::abs(a.at(i)), 0.1) *
                                 rng.uniform(-1, 1));
      }
      const std::vector<Array> y = evaluate(p.graph, inputs);
      for (size_t k = 0; k < at.size(); ++k) {
        moved_[k].resize(static_cast<size_t>(at[k].numel()));
        for (int64_t i = 0; i < at[k].numel(); ++i) {
          double& m = moved_[k][static_cast<size_t>(i)];
          const double d = std::abs(y[k].at(i) - at[k].at(i));
          m = std::isnan(d) ? std::numeric_limits<double>::infinity() : std::max(m, d);
        }
      }
    }
  }
  bool explains(size_t output, int64_t element, double difference) const {
    return difference <= 4 * moved_[output][static_cast<size_t>(element)];
  }

 private:
  std::vector<std::vector<double>> moved_;
};

std::string compare_outputs(const RandomProgram& p, const std::vector<Array>& got,
                            const std::vector<Array>& want) {
  double tol = 0;
  for (uint32_t i = 0; i < p.graph.size(); ++i)
    tol = std::max(tol, 10 * tolerance(p.graph.type(NodeId{i}).dtype));
  std::optional<Sensitivity> sensitivity;
  for (size_t k = 0; k < want.size(); ++k) {
    if (!(got[k].type() == want[k].type()))
      return str_cat("output ", k, ": expected ", want[k].type(), ", got ", got[k].type());
    for (int64_t i = 0; i < want[k].numel(); ++i) {
      const double a = got[k].at(i), b = want[k].at(i);
      if (is_close(a, b, is_float(want[k].dtype()) ? tol : 0)) continue;
      if (!sensitivity) sensitivity.emplace(p, want);
      const double d = std::abs(a - b);
      if (sensitivity->explains(k, i, std::isnan(d) ? 0.0 : d) && !std::isnan(d)) continue;
      return str_cat("output ", k, ", element ", i, ": expected ", b, ", got ", a);
    }
  }
  return "";
}

// ---- the properties; "" = holds ----

std::string check_text(const RandomProgram& p, const Hooks&) {
  return parse(print(p.graph)) == p.graph ? "" : "parse(print(g)) is another graph";
}

std::string check_optimised(const RandomProgram& p, const Hooks& hooks) {
  const Graph better = hooks.optimise(p.graph);
  verify(better);
  return compare_outputs(p, evaluate(better, p.inputs), evaluate(p.graph, p.inputs));
}

// The executor flushes subnormal numbers, the reference does not.
bool is_subnormal(const Array& a) {
  if (!is_float(a.dtype())) return false;
  const double smallest = a.dtype() == DType::f64 ? std::numeric_limits<double>::min()
                                                  : double{std::numeric_limits<float>::min()};
  for (int64_t i = 0; i < a.numel(); ++i)
    if (a.at(i) != 0 && std::abs(a.at(i)) < smallest) return true;
  return false;
}

bool all_finite(const Array& a) {
  if (!is_float(a.dtype())) return true;
  for (int64_t i = 0; i < a.numel(); ++i)
    if (!std::isfinite(a.at(i))) return false;
  return true;
}

// Whether a 16-bit value meets an op that jumps: the executor may keep more digits between nodes
// than the reference, and so be on the other side.
bool jumps_in_16_bits(const Graph& g) {
  bool narrow = false, jumps = false;
  for (uint32_t i = 0; i < g.size(); ++i) {
    const Node& n = g[NodeId{i}];
    narrow = narrow || n.type.dtype == DType::bf16 || n.type.dtype == DType::f16;
    jumps = jumps || n.op == Op::kFloor || n.op == Op::kRound || n.op == Op::kSign ||
            n.op == Op::kCompare || n.op == Op::kArgMax || n.op == Op::kPoolMaxGrad ||
            (n.op == Op::kConvert && !is_float(n.type.dtype));
    for (const auto& body : g.attr(NodeId{i}).bodies)
      if (jumps_in_16_bits(*body)) return true;
  }
  return narrow && jumps;
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

// ---- shrinking ----

int num_nodes(const Graph& g) {
  int n = 0;
  for (uint32_t i = 0; i < g.size(); ++i)
    n += g[NodeId{i}].op != Op::kInput && g[NodeId{i}].op != Op::kConst;
  return n;
}

// Only what the outputs need, inputs too.
RandomProgram pruned(const RandomProgram& p) {
  std::vector<char> live(p.graph.size(), 0);
  for (const Output& o : p.graph.outputs) live[o.node.index] = 1;
  for (auto i = static_cast<uint32_t>(p.graph.size()); i-- > 0;)
    if (live[i])
      for (NodeId in : p.graph.operands(NodeId{i})) live[in.index] = 1;
  RandomProgram q;
  std::vector<NodeId> map(p.graph.size());
  size_t position = 0;
  for (uint32_t i = 0; i < p.graph.size(); ++i) {
    const NodeId id{i};
    const bool is_input = p.graph[id].op == Op::kInput;
    if (is_input) ++position;
    if (!live[i]) continue;
    if (is_input) {
      map[i] = q.graph.input(p.graph.attr(id).name, p.graph.type(id));
      q.inputs.push_back(p.inputs[position - 1]);
      continue;
    }
    std::vector<NodeId> in;
    for (NodeId operand : p.graph.operands(id)) in.push_back(map[operand.index]);
    map[i] = make_node(q.graph, p.graph[id].op, in, p.graph.attr(id));
  }
  for (const Output& o : p.graph.outputs) q.graph.output(o.name, map[o.node.index]);
  return q;
}

// The value of node `cut` becomes an input.
RandomProgram with_input_for(const RandomProgram& p, NodeId cut, const Array& value) {
  RandomProgram q;
  q.inputs = p.inputs;
  std::vector<NodeId> map(p.graph.size());
  // Inputs first, so that their order stays that of the values.
  for (NodeId in : p.graph.inputs())
    map[in.index] = q.graph.input(p.graph.attr(in).name, p.graph.type(in));
  map[cut.index] = q.graph.input(str_cat("cut", cut.index), p.graph.type(cut));
  q.inputs.push_back(value);
  for (uint32_t i = 0; i < p.graph.size(); ++i) {
    const NodeId id{i};
    if (p.graph[id].op == Op::kInput || id == cut) continue;
    std::vector<NodeId> in;
    for (NodeId operand : p.graph.operands(id)) in.push_back(map[operand.index]);
    map[i] = make_node(q.graph, p.graph[id].op, in, p.graph.attr(id));
  }
  for (const Output& o : p.graph.outputs) q.graph.output(o.name, map[o.node.index]);
  return pruned(q);
}

// Bodies of the graph as programs of their own.
std::vector<RandomProgram> bodies_of(const Graph& graph) {
  std::vector<RandomProgram> programs;
  for (uint32_t i = 0; i < graph.size(); ++i)
    for (const auto& body : graph.attr(NodeId{i}).bodies) {
      programs.push_back({*body, {}});
      Rng rng(17);
      for (NodeId in : body->inputs())
        programs.back().inputs.push_back(random_array(body->type(in), -1, 1, rng));
    }
  return programs;
}

// Another graph, smaller, that still fails: a body of it, one output, then cut at every node.
RandomProgram shrunk(RandomProgram p, const std::function<bool(const RandomProgram&)>& fails) {
  for (RandomProgram& q : bodies_of(p.graph))
    if (fails(q)) return shrunk(std::move(q), fails);
  for (uint32_t i = 0; i < p.graph.size(); ++i) {
    const DType d = p.graph.type(NodeId{i}).dtype;
    if (d == DType::tuple || p.graph[NodeId{i}].op == Op::kInput) continue;
    RandomProgram q = p;
    q.graph.outputs.clear();
    q.graph.output("y", NodeId{i});
    q = pruned(q);
    if (!fails(q)) continue;
    p = std::move(q);
    break;
  }
  for (bool progress = true; progress;) {
    progress = false;
    std::vector<Array> values(p.graph.size());
    evaluate(p.graph, p.inputs,
             [&](NodeId id, std::span<const Array> v) { values[id.index] = v[0]; });
    for (auto i = static_cast<uint32_t>(p.graph.size()); i-- > 0 && !progress;) {
      const NodeId id{i};
      const Op op = p.graph[id].op;
      if (op == Op::kInput || op == Op::kConst || p.graph.type(id).dtype == DType::tuple) continue;
      RandomProgram q = with_input_for(p, id, values[i]);
      if (num_nodes(q.graph) >= num_nodes(p.graph) || !fails(q)) continue;
      p = std::move(q);
      progress = true;
    }
  }
  return p;
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

int64_t setting(const char* name, int64_t otherwise) {
  const char* text = std::getenv(name);
  return text == nullptr ? otherwise : std::atoll(text);
}

DType element_type(uint64_t seed) {
  // f64 most often: only there can gradients be checked.
  static constexpr DType kTypes[] = {DType::f64, DType::f64, DType::f64,  DType::f32,
                                     DType::f32, DType::f32, DType::bf16, DType::f16};
  return kTypes[seed % 8];
}

RandomProgram program_of(uint64_t seed, const OpCounts& counts) {
  return random_program(seed, element_type(seed), 4 + static_cast<int>(seed % 7), counts);
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

// Copies the graph; `change` may give another node for one that was copied.
Graph transformed(const Graph& graph, const std::function<NodeId(Graph&, NodeId)>& change) {
  Graph g;
  std::vector<NodeId> map(graph.size());
  for (uint32_t i = 0; i < graph.size(); ++i) {
    const NodeId id{i};
    if (graph[id].op == Op::kInput) {
      map[i] = g.input(graph.attr(id).name, graph.type(id));
      continue;
    }
    std::vector<NodeId> in;
    for (NodeId operand : graph.operands(id)) in.push_back(map[operand.index]);
    map[i] = change(g, make_node(g, graph[id].op, in, graph.attr(id)));
  }
  for (const Output& o : graph.outputs) g.output(o.name, map[o.node.index], o.alias);
  return g;
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
