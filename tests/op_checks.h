// What every op promises, as checks that return what is wrong ("" = nothing). Shared by the op
// table test, its self-test and the fuzzer. The op's definition is passed in, so that a
// deliberately broken copy can be put through the same checks.
#pragma once

#include <cmath>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "base/rng.h"
#include "cpu/program.h"
#include "fullbore/tensor.h"
#include "grad/gradient.h"
#include "ops/hlo.h"
#include "ops/reference.h"

namespace fullbore::checks {

// Largest error, relative to max(1, |expected|).
inline double tolerance(DType d) {
  switch (d) {
    case DType::f64: return 1e-12;
    case DType::f32: return 1e-5;
    case DType::bf16: return 2e-2;
    case DType::f16: return 2e-3;
    default: return 0;
  }
}
inline constexpr double kGradientTolerance = 1e-7;  // f64, against central differences

inline bool is_close(double got, double want, double tol) {
  if (got == want || (std::isnan(got) && std::isnan(want))) return true;
  return std::abs(got - want) <= tol * std::max(1.0, std::abs(want));
}

inline std::string compare(const Array& got, const Array& want, double tol) {
  if (!(got.shape() == want.shape()))
    return str_cat("expected ", want.type(), ", got ", got.type());
  for (int64_t i = 0; i < want.numel(); ++i)
    if (!is_close(got.at(i), want.at(i), tol))
      return str_cat("element ", i, " of ", want.type(), ": expected ", want.at(i), ", got ",
                     got.at(i));
  return "";
}

// Every primitive, in the order of ops.def.
inline std::vector<Op> all_ops() {
  std::vector<Op> ops;
  for (int i = 0; i < kNumOps; ++i) ops.push_back(static_cast<Op>(i));
  return ops;
}

// ---- inputs ----

// Values in [lo, hi]; whole ones for integers, cut to what the type can hold.
inline Array random_array(const Type& type, double lo, double hi, Rng& rng) {
  Array a(type);
  const bool whole = !is_float(type.dtype);
  if (whole) {
    lo = std::ceil(lo), hi = std::max(lo, std::floor(hi));
    if (type.dtype == DType::boolean)
      lo = std::max(lo, 0.0), hi = std::min(std::max(hi, lo), 1.0);
    else if (!is_signed(type.dtype))
      lo = std::max(lo, 0.0), hi = std::max(hi, lo);
  }
  for (int64_t i = 0; i < a.numel(); ++i)
    a.set(i, whole ? std::floor(rng.uniform(lo, hi + 1)) : rng.uniform(lo, hi));
  return a;
}

// A sample with its element types chosen.
struct OpCase {
  Op op;
  std::vector<Type> inputs;
  Attr attr;
  std::vector<std::pair<double, double>> ranges;  // per input

  std::string text() const {
    std::string s(name(op));
    for (const Type& t : inputs) s += " " + to_string(t);
    return attr.dtype ? str_cat(s, " -> ", *attr.dtype) : s;
  }
};

// The graph with element type f32 replaced by another, constants included.
inline Graph retyped(const Graph& graph, DType to) {
  const auto change = [&](DType d) { return d == DType::f32 ? to : d; };
  Graph g;
  std::vector<NodeId> map(graph.size());
  for (uint32_t i = 0; i < graph.size(); ++i) {
    const NodeId id{i};
    Attr attr = graph.attr(id);
    const Type& type = graph.type(id);
    if (graph[id].op == Op::kInput) {
      map[i] = g.input(attr.name, {change(type.dtype), type.shape});
      continue;
    }
    if (graph[id].op == Op::kConst && type.dtype == DType::f32) {
      Array value(type);
      std::memcpy(value.data(), attr.literal.data(), attr.literal.size());
      value = value.to(to);
      attr.literal.assign(reinterpret_cast<const char*>(value.data()),
                          static_cast<size_t>(value.bytes()));
    }
    if (attr.dtype) attr.dtype = change(*attr.dtype);
    for (auto& body : attr.bodies) body = std::make_shared<Graph>(retyped(*body, to));
    std::vector<NodeId> in;
    for (NodeId operand : graph.operands(id)) in.push_back(map[operand.index]);
    map[i] = make_node(g, graph[id].op, in, std::move(attr));
  }
  for (const Output& o : graph.outputs) g.output(o.name, map[o.node.index], o.alias);
  return g;
}

// The sample with f32 standing for `d`. Nothing when the sample has fixed types and d is not f32.
inline std::optional<OpCase> op_case(Op op, const Sample& sample, DType d) {
  bool is_open = false;
  for (const Type& t : sample.inputs) is_open = is_open || t.dtype == DType::f32;
  if (!is_open && d != DType::f32) return std::nullopt;
  OpCase c{op, sample.inputs, sample.attr, {}};
  for (Type& t : c.inputs)
    if (t.dtype == DType::f32) t.dtype = d;
  if (is_open && c.attr.dtype == DType::f32) c.attr.dtype = d;
  for (auto& body : c.attr.bodies) body = std::make_shared<Graph>(retyped(*body, d));
  for (size_t i = 0; i < c.inputs.size(); ++i)
    c.ranges.push_back(i < sample.ranges.size() ? sample.ranges[i]
                                                : std::pair{sample.lo, sample.hi});
  return c;
}

inline std::vector<Array> random_inputs(const OpCase& c, Rng& rng) {
  std::vector<Array> inputs;
  for (size_t i = 0; i < c.inputs.size(); ++i)
    inputs.push_back(random_array(c.inputs[i], c.ranges[i].first, c.ranges[i].second, rng));
  return inputs;
}

struct NodeGraph {
  Graph graph;
  NodeId node;
  std::vector<NodeId> results;
};

// Inputs, the node, its result (or every element of it) as outputs.
inline NodeGraph one_node(const OpCase& c) {
  NodeGraph n;
  std::vector<NodeId> in;
  for (size_t i = 0; i < c.inputs.size(); ++i)
    in.push_back(n.graph.input(str_cat("x", i), c.inputs[i]));
  n.node = make_node(n.graph, c.op, in, c.attr);
  const bool is_tuple = n.graph.type(n.node).dtype == DType::tuple;
  const auto count = static_cast<int>(result_types(n.graph, n.node).size());
  for (int k = 0; k < count; ++k) {
    n.results.push_back(is_tuple ? get(Tensor(n.graph, n.node), k).id() : n.node);
    n.graph.output(str_cat("y", k), n.results.back());
  }
  return n;
}

// ---- running ----

// The kernel's results; throws InternalError when it leaves elements unwritten or writes beyond.
inline std::vector<Array> run_kernel(const OpDef& d, const NodeGraph& n,
                                     const std::vector<Array>& inputs) {
  constexpr int64_t kGuard = 64;
  std::vector<ConstView> in;
  for (const Array& a : inputs) in.push_back({a.type(), a.data()});
  std::vector<Array> results, raw[2];
  for (int round = 0; round < 2; ++round) {
    const int fill = round == 0 ? 0xAA : 0x55;
    std::vector<View> out;
    for (const Type& t : result_types(n.graph, n.node)) {
      raw[round].emplace_back(Type{DType::u8, {t.bytes() + kGuard}});
      Array& bytes = raw[round].back();
      std::memset(bytes.data(), fill, static_cast<size_t>(bytes.bytes()));
      out.push_back({t, bytes.data()});
    }
    d.eval({n.graph, n.node, in, out});
    for (size_t k = 0; k < out.size(); ++k)
      for (int64_t i = 0; i < kGuard; ++i)
        FB_CHECK(
            raw[round][k].span<uint8_t>()[static_cast<size_t>(out[k].type.bytes() + i)] == fill,
            "kernel writes beyond its result");
  }
  const std::vector<Type> types = result_types(n.graph, n.node);
  for (size_t k = 0; k < types.size(); ++k) {
    const auto bytes = static_cast<size_t>(types[k].bytes());
    FB_CHECK(bytes == 0 || std::memcmp(raw[0][k].data(), raw[1][k].data(), bytes) == 0,
             "kernel leaves elements unwritten");
    results.emplace_back(types[k]);
    if (bytes != 0) std::memcpy(results[k].data(), raw[0][k].data(), bytes);
  }
  return results;
}

// The outputs of the graph compiled for the CPU.
inline std::vector<Array> run_cpu(const Graph& graph, const std::vector<Array>& inputs,
                                  const cpu::CompileOptions& options = {}) {
  const auto program = cpu::Program::compile(graph, options);
  std::vector<Array> outputs;
  for (const Output& o : graph.outputs) outputs.emplace_back(graph.type(o.node));
  std::vector<const void*> in;
  std::vector<void*> out;
  for (const Array& a : inputs) in.push_back(a.data());
  for (Array& a : outputs) out.push_back(a.data());
  program->run(in, out);
  return outputs;
}

// ---- checks ----

inline std::string check_complete(Op op) {
  const OpDef& d = def(op);
  if (d.infer == nullptr) return "no shape rule";
  if (d.axes == nullptr) return "no axes";
  if (d.cost == nullptr) return "no cost";
  if (op == Op::kInput) return "";  // has no computation
  if (d.samples == nullptr || d.samples().empty()) return "no samples";
  if (d.eval == nullptr) return "no reference kernel";
  if (d.emit == nullptr) return "no StableHLO form";
  return "";
}

inline std::string check_links(const NodeGraph& n, const std::vector<AxisLink>& links,
                               std::optional<int64_t> extent) {
  for (const AxisLink& l : links) {
    const auto operands = n.graph.operands(n.node);
    if (l.operand < 0 || l.operand >= static_cast<int>(operands.size())) return "no such operand";
    const Shape& s = n.graph.type(operands[static_cast<size_t>(l.operand)]).shape;
    if (l.axis < 0 || l.axis >= s.rank()) return str_cat("no axis ", l.axis, " in ", s);
    if (!extent) extent = s[l.axis];
    if (l.kind == AxisKind::kKept && s[l.axis] != *extent)
      return str_cat("kept axis of extent ", s[l.axis], " meets extent ", *extent);
  }
  return "";
}

// The axis map names axes that exist, and what is kept has the same extent on both sides.
inline std::string check_axes(const OpDef& d, const NodeGraph& n) {
  const AxisMap map = d.axes(n.graph, n.node);
  std::vector<int64_t> extents;
  for (const Type& t : result_types(n.graph, n.node))
    extents.insert(extents.end(), t.shape.begin(), t.shape.end());
  if (map.result.size() != extents.size())
    return str_cat("axis map for ", map.result.size(), " axes, result has ", extents.size());
  for (size_t a = 0; a < extents.size(); ++a)
    if (std::string bad = check_links(n, map.result[a], extents[a]); !bad.empty())
      return str_cat("result axis ", a, ": ", bad);
  for (const auto& group : map.contracted) {
    if (group.empty()) return "empty group of contracted axes";
    if (std::string bad = check_links(n, group, std::nullopt); !bad.empty())
      return "contracted: " + bad;
  }
  return "";
}

inline std::string check_cost(const OpDef& d, const NodeGraph& n) {
  const Cost cost = d.cost(n.graph, n.node);
  if (!(cost.flops >= 0 && cost.bytes >= 0 && std::isfinite(cost.flops + cost.bytes)))
    return str_cat("cost of ", cost.flops, " operations, ", cost.bytes, " bytes");
  return "";
}

inline std::string check_emit(const NodeGraph& n) {
  const std::string text = to_stablehlo(n.graph);
  return text.find("\"func.return\"") == std::string::npos ? "no StableHLO text" : "";
}

// The kernel on 16-bit and f32 operands against the kernel on the same values in f64.
inline std::string check_precision(const OpDef& d, const OpCase& c, uint64_t seed) {
  bool is_low = false;
  for (const Type& t : c.inputs) is_low = is_low || is_float(t.dtype);
  if (!is_low || c.op == Op::kBitcast || !c.attr.bodies.empty()) return "";
  OpCase wide = c;
  for (Type& t : wide.inputs)
    if (is_float(t.dtype)) t.dtype = DType::f64;
  if (wide.attr.dtype && is_float(*wide.attr.dtype)) wide.attr.dtype = DType::f64;
  const NodeGraph n = one_node(c), w = one_node(wide);
  Rng rng(seed);
  const std::vector<Array> inputs = random_inputs(c, rng);
  std::vector<Array> wide_inputs;
  for (size_t i = 0; i < inputs.size(); ++i)
    wide_inputs.push_back(inputs[i].to(wide.inputs[i].dtype));
  const std::vector<Array> got = run_kernel(d, n, inputs), want = run_kernel(d, w, wide_inputs);
  for (size_t k = 0; k < got.size(); ++k)
    if (std::string bad = compare(got[k], want[k], tolerance(got[k].dtype())); !bad.empty())
      return "against f64: " + bad;
  return "";
}

// Compiled for the CPU = reference kernel.
inline std::string check_executor(const OpDef& d, const OpCase& c, uint64_t seed) {
  const NodeGraph n = one_node(c);
  Rng rng(seed);
  const std::vector<Array> inputs = random_inputs(c, rng);
  cpu::CompileOptions options;
  options.threads = 1;  // the cases are too small for more
  const std::vector<Array> want = run_kernel(d, n, inputs);
  const std::vector<Array> got = run_cpu(n.graph, inputs, options);
  for (size_t k = 0; k < want.size(); ++k)
    if (std::string bad = compare(got[k], want[k], tolerance(want[k].dtype())); !bad.empty())
      return "executor against reference: " + bad;
  return "";
}

// ---- gradients ----

// f'(0) by five-point central differences (error of order h^4).
template <typename F>
double derivative(F f, double h = 1e-4) {
  return (8 * (f(h) - f(-h)) - (f(2 * h) - f(-2 * h))) / (12 * h);
}

// Compares gradients with differences of `loss` (a function of the inputs): element by element for
// few elements, along random directions otherwise. gradient[i] is of inputs[wrt[i]].
template <typename Loss>
std::string compare_gradients(const std::vector<Array>& inputs, const std::vector<size_t>& wrt,
                              const std::vector<Array>& gradient, Loss loss, uint64_t seed) {
  constexpr int64_t kFew = 48;
  constexpr int kDirections = 6;
  Rng rng(seed, 7);
  for (size_t g = 0; g < wrt.size(); ++g) {
    const Array& x = inputs[wrt[g]];
    const bool few = x.numel() <= kFew;
    const int64_t rounds = few ? x.numel() : kDirections;
    for (int64_t r = 0; r < rounds; ++r) {
      Array direction = Array::zeros(x.type());
      if (few)
        direction.set(r, 1);
      else
        direction = random_array(x.type(), -1, 1, rng);
      double got = 0;
      for (int64_t i = 0; i < x.numel(); ++i) got += gradient[g].at(i) * direction.at(i);
      std::vector<Array> moved = inputs;
      const double want = derivative([&](double t) {
        for (int64_t i = 0; i < x.numel(); ++i) moved[wrt[g]].set(i, x.at(i) + t * direction.at(i));
        return loss(moved);
      });
      if (!(std::abs(got - want) <= kGradientTolerance * std::max(1.0, std::abs(want))))
        return str_cat("gradient of input ", wrt[g], few ? ", element " : ", direction ", r,
                       ": expected ", want, ", got ", got);
    }
  }
  return "";
}

inline double dot_product(const Array& a, const Array& b) {
  double s = 0;
  for (int64_t i = 0; i < a.numel(); ++i) s += a.at(i) * b.at(i);
  return s;
}

// Output 0 of `graph`, a f64 scalar, against differences, for every f64 input.
inline std::string check_graph_gradient(const Graph& graph, const std::vector<Array>& inputs,
                                        uint64_t seed) {
  Graph with = graph;
  std::vector<Tensor> wrt;
  std::vector<size_t> positions;
  for (size_t i = 0; i < with.inputs().size(); ++i) {
    if (with.type(with.inputs()[i]).dtype != DType::f64) continue;
    positions.push_back(i);
    wrt.emplace_back(with, with.inputs()[i]);
  }
  const std::vector<Tensor> dx = gradients(Tensor(with, with.outputs[0].node), wrt);
  with.outputs.clear();
  for (const Tensor& t : dx) with.output(str_cat("d", with.outputs.size()), t.id());
  const std::vector<Array> gradient = evaluate(with, inputs);
  return compare_gradients(
      inputs, positions, gradient,
      [&](const std::vector<Array>& x) { return evaluate(graph, x)[0].item(); }, seed);
}

// One node, then its reverse rule: inputs are the node's, then a weight per floating result (the
// gradient of the loss sum(y * weight)); outputs the gradients of the floating inputs.
struct GradientGraph {
  Graph graph;
  std::vector<size_t> wrt;      // positions of the floating inputs
  std::vector<size_t> results;  // which results are floating
};

inline GradientGraph gradient_graph(const OpDef& d, const OpCase& c) {
  NodeGraph n = one_node(c);
  GradientGraph g;
  std::vector<char> wanted;
  for (size_t i = 0; i < c.inputs.size(); ++i) {
    wanted.push_back(is_float(c.inputs[i].dtype));
    if (wanted.back()) g.wrt.push_back(i);
  }
  std::vector<Tensor> dy;
  for (size_t k = 0; k < n.results.size(); ++k) {
    const Type type = n.graph.type(n.results[k]);
    dy.emplace_back();
    if (!is_float(type.dtype)) continue;
    dy.back() = Tensor(n.graph, n.graph.input(str_cat("w", k), type));
    g.results.push_back(k);
  }
  std::vector<Tensor> dx(c.inputs.size());
  if (!g.results.empty() && d.vjp != nullptr) {
    Vjp vjp(n.graph, n.node, dy, wanted, dx, differentiate);
    d.vjp(vjp);
  }
  n.graph.outputs.clear();
  for (size_t i : g.wrt) {
    const Tensor x(n.graph, n.graph.inputs()[i]);
    const Tensor y = dx[i].defined() ? dx[i] : zeros_like(x);
    FB_CHECK(y.type() == x.type(), "gradient of type ", y.type(), " for an input of ", x.type());
    n.graph.output(str_cat("d", i), y.id());
  }
  g.graph = std::move(n.graph);
  return g;
}

// The reverse rule, in f64, against differences of the reference kernel.
inline std::string check_gradient(const OpDef& d, const OpCase& c, uint64_t seed) {
  const GradientGraph g = gradient_graph(d, c);
  if (g.wrt.empty() || g.results.empty()) return "";
  const NodeGraph n = one_node(c);
  Rng rng(seed);
  std::vector<Array> inputs = random_inputs(c, rng), all = inputs;
  std::vector<Array> weights;
  for (size_t k : g.results) {
    weights.push_back(random_array(n.graph.type(n.results[k]), -1, 1, rng));
    all.push_back(weights.back());
  }
  const std::vector<Array> gradient = evaluate(g.graph, all);
  const auto loss = [&](const std::vector<Array>& x) {
    const std::vector<Array> y = run_kernel(d, n, x);
    double sum = 0;
    for (size_t k = 0; k < weights.size(); ++k) sum += dot_product(y[g.results[k]], weights[k]);
    return sum;
  };
  return compare_gradients(inputs, g.wrt, gradient, loss, seed);
}

// The gradient of sum(gradients * weights) against differences.
inline std::string check_second_order(const OpDef& d, const OpCase& c, uint64_t seed) {
  GradientGraph g = gradient_graph(d, c);
  if (g.wrt.empty() || g.results.empty()) return "";
  Rng rng(seed);
  std::vector<Array> inputs = random_inputs(c, rng);
  for (size_t i = inputs.size(); i < g.graph.inputs().size(); ++i)
    inputs.push_back(random_array(g.graph.type(g.graph.inputs()[i]), -1, 1, rng));
  Tensor loss;
  const std::vector<Output> first = g.graph.outputs;
  for (const Output& o : first) {
    const Tensor dx(g.graph, o.node);
    const Tensor term = sum(dx * constant(g.graph, random_array(dx.type(), -1, 1, rng)));
    loss = loss.defined() ? loss + term : term;
  }
  g.graph.outputs.clear();
  g.graph.output("loss", loss.id());
  const std::string bad = check_graph_gradient(g.graph, inputs, seed);
  return bad.empty() ? "" : "second order: " + bad;
}

// An op without a gradient says so.
inline std::string check_refuses_gradient(const OpCase& c) {
  NodeGraph n = one_node(c);
  std::vector<Tensor> wrt;
  for (size_t i = 0; i < c.inputs.size(); ++i)
    if (is_float(c.inputs[i].dtype)) wrt.emplace_back(n.graph, n.graph.inputs()[i]);
  const Tensor y(n.graph, n.results[0]);
  if (wrt.empty() || !is_float(y.dtype())) return "";
  try {
    gradients(sum(y), wrt);
  } catch (const Error& e) {
    const bool names_op = std::string(e.what()).find(name(c.op)) != std::string::npos;
    return names_op ? "" : str_cat("error does not name the op: ", e.what());
  }
  return "gradient through an op that has none gave no error";
}

// A refused sample throws Error with the promised text.
inline std::string check_refused(Op op, const Sample& sample) {
  try {
    one_node({op, sample.inputs, sample.attr, {}});
  } catch (const InternalError& e) {
    return str_cat("refused by an internal check: ", e.what());
  } catch (const Error& e) {
    const bool found = std::string(e.what()).find(sample.refuse) != std::string::npos;
    return found ? "" : str_cat("expected an error with '", sample.refuse, "', got: ", e.what());
  }
  return str_cat("accepted; expected an error with '", sample.refuse, "'");
}

}  // namespace fullbore::checks
