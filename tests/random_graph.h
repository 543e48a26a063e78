// Random well-typed graphs for the fuzzer. The samples of the ops say what an op accepts, so a new
// op takes part without a line here; ops of any shape, and ops with bodies, get random attributes.
// A pure function of (seed, element type, number of nodes, op counts).
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "op_checks.h"

namespace fullbore::checks {

using OpCounts = std::array<int, kNumOps>;

// Adds the nodes that the outputs need, bodies included.
inline void count_ops(const Graph& graph, OpCounts& counts) {
  std::vector<char> live(graph.size(), 0);
  for (const Output& o : graph.outputs) live[o.node.index] = 1;
  for (auto i = static_cast<uint32_t>(graph.size()); i-- > 0;) {
    if (!live[i]) continue;
    const NodeId id{i};
    ++counts[static_cast<size_t>(graph[id].op)];
    for (NodeId in : graph.operands(id)) live[in.index] = 1;
    for (const auto& body : graph.attr(id).bodies) count_ops(*body, counts);
  }
}

struct RandomProgram {
  Graph graph;
  std::vector<Array> inputs;
};

class GraphBuilder {
 public:
  // `base` stands for f32 in samples. Without `inputs` a body is built: its values are unknown, so
  // operands are brought into their range by force, and new values are constants.
  GraphBuilder(Graph& g, std::vector<Array>* inputs, DType base, int depth, const OpCounts& counts,
               Rng& rng)
      : g_(g), inputs_(inputs), base_(base), depth_(depth), counts_(counts), rng_(rng) {}

  void add_to_pool(const Tensor& t) { pool_.push_back(t); }

  void build(int nodes) {
    for (int i = 0; i < nodes; ++i) step();
  }

  // A value of this type made from the pool, within [lo, hi].
  Tensor operand(Type type, double lo, double hi) {
    const Tensor* picked = nullptr;
    if (below(5) != 0)
      for (int tries = 0; tries < 4 && picked == nullptr && !pool_.empty(); ++tries) {
        const Tensor& t = pool_[recent()];
        if (t.dtype() == type.dtype) picked = &t;
      }
    if (picked == nullptr) return fresh(type, lo, hi);
    const Tensor shaped = adapt(*picked, type.shape);
    if (!shaped.defined()) return fresh(type, lo, hi);
    // What is bounded around 0 may be somewhat larger.
    const double slack = lo < 0 && hi > 0 && is_float(type.dtype) ? 4 : 1;
    if (fits(shaped, slack * lo, slack * hi)) return shaped;
    if (!is_float(type.dtype)) return fresh(type, lo, hi);
    return sigmoid(shaped) * (hi - lo) + lo;
  }

  // Values that no other node uses.
  std::vector<Tensor> leaves() const {
    std::vector<char> used(g_.size(), 0);
    for (uint32_t i = 0; i < g_.size(); ++i)
      for (NodeId in : g_.operands(NodeId{i})) used[in.index] = 1;
    std::vector<Tensor> result;
    for (uint32_t i = 0; i < g_.size(); ++i)
      if (!used[i] && g_.type(NodeId{i}).dtype != DType::tuple && g_[NodeId{i}].op != Op::kInput)
        result.emplace_back(g_, NodeId{i});
    return result;
  }

 private:
  static constexpr int64_t kMaxElements = 200;

  int below(int n) { return static_cast<int>(rng_.below(static_cast<uint64_t>(n))); }
  // An index into the pool, newer ones more often.
  size_t recent() {
    const auto n = pool_.size();
    return below(2) == 0
               ? static_cast<size_t>(below(static_cast<int>(n)))
               : n - 1 - static_cast<size_t>(below(static_cast<int>(std::min<size_t>(n, 3))));
  }

  Tensor fresh(Type type, double lo, double hi) {
    const Array value = random_array(type, lo, hi, rng_);
    if (inputs_ == nullptr || below(4) == 0) {
      const Tensor t = constant(g_, value);
      return t;
    }
    const Tensor t(g_, g_.input(str_cat("x", inputs_->size()), type));
    inputs_->push_back(value);
    if (below(2) == 0) pool_.push_back(t);
    return t;
  }

  // x with another shape: reshaped, cut, or one element of it repeated. Undefined when x or the
  // result is empty and the other is not.
  Tensor adapt(Tensor x, Shape shape) {
    const int64_t have = x.numel(), want = shape.numel();
    if (x.shape() == shape) return x;
    if (have == 0 || want == 0) return have == want ? reshape(x, list(shape)) : Tensor();
    if (have == want) return reshape(x, list(shape));
    const Tensor flat = reshape(x, {have});
    if (have > want) {
      const int64_t start =
          static_cast<int64_t>(rng_.below(static_cast<uint64_t>(have - want + 1)));
      return reshape(slice(flat, 0, start, start + want), list(shape));
    }
    return expand(reshape(slice(flat, 0, 0, 1), {}), shape);
  }

  static std::vector<int64_t> list(const Shape& s) { return {s.begin(), s.end()}; }

  // Whether the value is known to lie within the bounds.
  bool fits(const Tensor& t, double lo, double hi) {
    if (inputs_ == nullptr) return false;
    evaluate_new_nodes();
    const Array& v = values_[t.id().index][0];
    for (int64_t i = 0; i < v.numel(); ++i)
      if (!(v.at(i) >= lo && v.at(i) <= hi)) return false;
    return true;
  }

  void evaluate_new_nodes() {
    for (auto i = static_cast<uint32_t>(values_.size()); i < g_.size(); ++i) {
      const NodeId id{i};
      values_.emplace_back();
      if (g_[id].op == Op::kInput) {
        size_t position = 0;
        while (g_.inputs()[position] != id) ++position;
        values_[i].push_back((*inputs_)[position]);
      } else if (g_[id].op == Op::kGet) {
        values_[i].push_back(
            values_[g_.operands(id)[0].index][static_cast<size_t>(g_.attr(id).index[0])]);
      } else {
        std::vector<Array> in;
        for (NodeId operand : g_.operands(id)) in.push_back(values_[operand.index][0]);
        values_[i] = evaluate_node(g_, id, in);
      }
    }
  }

  // Of a few random ops the one seen least.
  Op pick_op() {
    Op best = Op::kAdd;
    int least = -1;
    for (int i = 0; i < 4; ++i) {
      const auto op = static_cast<Op>(below(kNumOps));
      const int count = counts_[static_cast<size_t>(op)];
      if (least < 0 || count < least) best = op, least = count;
    }
    return best;
  }

  void step() {
    const Op op = pick_op();
    if (op == Op::kInput || op == Op::kGet) return;
    Tensor y;
    if (op == Op::kCall || op == Op::kScan || op == Op::kCond)
      y = with_body(op);
    else if (below(3) != 0)
      y = of_any_shape(op);
    if (!y.defined()) y = from_sample(op);
    if (!y.defined()) return;
    if (y.dtype() != DType::tuple) return keep(y);
    const auto count = static_cast<int>(y.shape()[0]);
    for (int k = 0; k < count; ++k) keep(get(y, k));
  }

  void keep(const Tensor& t) {
    if (t.numel() <= kMaxElements) pool_.push_back(t);
  }

  Tensor from_sample(Op op) {
    const std::vector<Sample> samples = def(op).samples();
    const Sample& sample = samples[static_cast<size_t>(below(static_cast<int>(samples.size())))];
    if (!sample.refuse.empty()) return {};
    const bool has_body = !sample.attr.bodies.empty();
    const DType d = contains(def(op).dtypes, base_) || has_body ? base_ : DType::f32;
    std::optional<OpCase> c = op_case(op, sample, d);
    if (!c) c = op_case(op, sample, DType::f32);
    if (op == Op::kConvert) c->attr.dtype = converted();
    // An elementwise op takes any one shape.
    if (def(op).elementwise && !pool_.empty() && below(4) != 0)
      for (Type& t : c->inputs) t.shape = pool_[recent()].shape();
    if (def(op).elementwise)
      for (Type& t : c->inputs) t.shape = c->inputs[0].shape;
    std::vector<Tensor> in;
    for (size_t i = 0; i < c->inputs.size(); ++i) {
      const auto [lo, hi] = c->ranges[i];
      // Executors may differ in the last bit, which Bitcast would show: it gets exact values.
      in.push_back(op == Op::kBitcast ? fresh(c->inputs[i], lo, hi)
                                      : operand(c->inputs[i], lo, hi));
    }
    if (in.empty()) return make(g_, op, c->attr);
    return make(op, in, c->attr);
  }

  // Rounding to narrower floats has no gradient that differences can see, so f64 graphs avoid it.
  DType converted() {
    static constexpr DType kTo[] = {DType::i32, DType::i8, DType::u8, DType::boolean, DType::i64};
    return below(2) == 0 ? base_ : kTo[below(5)];
  }

  Tensor any_float() {
    for (int tries = 0; tries < 4 && !pool_.empty(); ++tries) {
      const Tensor& t = pool_[recent()];
      if (t.dtype() == base_) return t;
    }
    static const Shape kShapes[] = {{2, 3}, {4}, {}, {3, 1, 2}, {1}, {2, 4}, {5, 3}, {0, 2}};
    return fresh({base_, kShapes[below(8)]}, -1, 1);
  }

  Tensor of_any_shape(Op op) {
    const Tensor x = any_float();
    const int rank = x.dim();
    const auto random_list = [&](int64_t lo, int64_t hi) {
      std::vector<int64_t> v;
      for (int a = 0; a < rank; ++a) v.push_back(lo + below(static_cast<int>(hi - lo + 1)));
      return v;
    };
    switch (op) {
      case Op::kReshape: return reshape(x, {x.numel()});
      case Op::kTranspose: {
        std::vector<int> dims;
        for (int64_t d : random_permutation(rank, rng_.next_u64(), 0))
          dims.push_back(static_cast<int>(d));
        return permute(x, dims);
      }
      case Op::kBroadcast:
        if (rank == Shape::kMaxRank || x.numel() > 40) return {};
        return expand(x, x.shape().inserted(0, 1 + below(3)));
      case Op::kSlice: {
        if (rank == 0) return {};
        const int dim = below(rank);
        const int64_t n = x.size(dim), start = below(static_cast<int>(n) + 1);
        return slice(x, dim, start, start + below(static_cast<int>(n - start) + 1), 1 + below(2));
      }
      case Op::kPad: {
        if (x.numel() > 30) return {};
        return pad(x, random_list(0, 1), random_list(0, 2), below(2), random_list(0, 1));
      }
      case Op::kConcat:
        if (rank == 0) return {};
        return cat({x, operand(x.type(), -1, 1)}, below(rank));
      case Op::kReduceSum: return rank == 0 ? Tensor() : sum(x, {below(rank)}, below(2) != 0);
      case Op::kReduceMax: return rank == 0 ? Tensor() : amax(x, {below(rank)}, below(2) != 0);
      case Op::kDot: {
        if (rank < 1 || rank > 2) return {};
        const Tensor w = operand({base_, {x.size(-1), 1 + below(4)}}, -1, 1);
        return dot_general(x, w, {.lhs_contract = {rank - 1}, .rhs_contract = {0}});
      }
      case Op::kSelect:
        return where(operand({DType::boolean, x.shape()}, 0, 1), x, operand(x.type(), -1, 1));
      case Op::kCompare: {
        const Attr attr{.direction = {below(6)}};
        return make(Op::kCompare, {x, operand(x.type(), -1, 1)}, attr);
      }
      default: return {};
    }
  }

  // A random body with inputs of these types. Outputs: of the types `wanted`, floats within [-1,
  // 1], so that loops stay bounded; then `extra` of any type.
  std::shared_ptr<const Graph> random_body(const std::vector<Type>& inputs,
                                           const std::vector<Type>& wanted, int extra) {
    auto body = std::make_shared<Graph>();
    GraphBuilder b(*body, nullptr, base_, depth_ + 1, counts_, rng_);
    for (size_t i = 0; i < inputs.size(); ++i)
      b.add_to_pool(Tensor(*body, body->input(str_cat("b", i), inputs[i])));
    b.build(2 + below(4));
    for (const Type& t : wanted) {
      const Tensor y = b.operand(t, -1, 1);
      body->output(str_cat("y", body->outputs.size()), (is_float(t.dtype) ? tanh(y) : y).id());
    }
    for (int i = 0; i < extra; ++i) {
      const Tensor y = b.any_float();
      body->output(str_cat("y", body->outputs.size()), tanh(y).id());
    }
    return body;
  }

  Tensor with_body(Op op) {
    if (depth_ >= 2) return {};
    std::vector<Tensor> in;
    std::vector<Type> types;
    const auto take = [&](const Tensor& t) {
      in.push_back(t);
      types.push_back(t.type());
    };
    for (int i = 1 + below(2); i > 0; --i) take(any_float());
    if (op == Op::kCall)
      return make(op, in, {.name = "f", .bodies = {random_body(types, {}, 1 + below(2))}});
    if (op == Op::kCond) {
      const std::vector<Type> results{types[0], {base_, {2}}};
      const Attr attr{.bodies = {random_body(types, results, 0), random_body(types, results, 0)}};
      in.insert(in.begin(), operand({DType::boolean, {}}, 0, 1));
      return make(op, in, attr);
    }
    const int64_t length = below(4);
    const std::vector<Type> carried = types;
    const Type slice{base_, {3}}, stacked{base_, {length, 3}};
    in.push_back(operand(stacked, -1, 1));
    types.push_back(slice);
    if (below(2) == 0) take(any_float());
    const auto n = static_cast<int64_t>(carried.size());
    return make(op, in,
                {.length = {length},
                 .reverse = {below(2)},
                 .carries = {n},
                 .scanned = {1},
                 .bodies = {random_body(types, carried, below(2))}});
  }

  Graph& g_;
  std::vector<Array>* inputs_;
  DType base_;
  int depth_;
  const OpCounts& counts_;
  Rng& rng_;
  std::vector<Tensor> pool_;
  std::vector<std::vector<Array>> values_;  // per node, while they are known
};

// Outputs are all values that nothing else uses.
inline RandomProgram random_program(uint64_t seed, DType base, int nodes, const OpCounts& counts) {
  RandomProgram p;
  Rng rng(seed, 3);
  GraphBuilder builder(p.graph, &p.inputs, base, 0, counts, rng);
  builder.build(nodes);
  for (const Tensor& t : builder.leaves())
    p.graph.output(str_cat("y", p.graph.outputs.size()), t.id());
  return p;
}

}  // namespace fullbore::checks
