// For tests of random graphs: which graph a seed stands for, results compared as far as rounding
// allows, and a failing graph made small.
#pragma once

#include <cstdlib>
#include <functional>
#include <limits>
#include <optional>

#include "random_graph.h"

namespace fullbore::checks {

inline int64_t setting(const char* name, int64_t otherwise) {
  const char* text = std::getenv(name);
  return text == nullptr ? otherwise : std::atoll(text);
}

inline DType element_type(uint64_t seed) {
  // f64 most often: only there can gradients be checked.
  static constexpr DType kTypes[] = {DType::f64, DType::f64, DType::f64,  DType::f32,
                                     DType::f32, DType::f32, DType::bf16, DType::f16};
  return kTypes[seed % 8];
}

inline RandomProgram program_of(uint64_t seed, const OpCounts& counts) {
  return random_program(seed, element_type(seed), 4 + static_cast<int>(seed % 7), counts);
}

// Copies the graph; `change` may give another node for one that was copied.
inline Graph transformed(const Graph& graph, const std::function<NodeId(Graph&, NodeId)>& change) {
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

// `tol`: the least relative error that is accepted.
inline std::string compare_outputs(const RandomProgram& p, std::span<const Array> got,
                                   const std::vector<Array>& want, double tol = 0) {
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

// The executor flushes subnormal numbers, the reference does not.
inline bool is_subnormal(const Array& a) {
  if (!is_float(a.dtype())) return false;
  const double smallest = a.dtype() == DType::f64 ? std::numeric_limits<double>::min()
                                                  : double{std::numeric_limits<float>::min()};
  for (int64_t i = 0; i < a.numel(); ++i)
    if (a.at(i) != 0 && std::abs(a.at(i)) < smallest) return true;
  return false;
}

// Whether a 16-bit value meets an op that jumps: the executor may keep more digits between nodes
// than the reference, and so be on the other side.
inline bool jumps_in_16_bits(const Graph& g) {
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

// ---- shrinking ----

inline int num_nodes(const Graph& g) {
  int n = 0;
  for (uint32_t i = 0; i < g.size(); ++i)
    n += g[NodeId{i}].op != Op::kInput && g[NodeId{i}].op != Op::kConst;
  return n;
}

// Only what the outputs need, inputs too.
inline RandomProgram pruned(const RandomProgram& p) {
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
inline RandomProgram with_input_for(const RandomProgram& p, NodeId cut, const Array& value) {
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
inline std::vector<RandomProgram> bodies_of(const Graph& graph) {
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
inline RandomProgram shrunk(RandomProgram p,
                            const std::function<bool(const RandomProgram&)>& fails) {
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

}  // namespace fullbore::checks
