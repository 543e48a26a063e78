#include "train/compare.h"

#include <cmath>
#include <limits>
#include <map>

#include "ir/rewrite.h"
#include "ops/reference.h"
#include "opt/pass.h"

namespace fullbore::train {

double norm(const Array& a) {
  double squares = 0;
  for (int64_t i = 0; i < a.numel(); ++i) squares += a.at(i) * a.at(i);
  return std::sqrt(squares);
}

Difference difference(std::string name, const Array& got, const Array& want, double floor) {
  FB_CHECK(got.type() == want.type(), name, " is ", got.type(), ", expected ", want.type());
  Difference d{.name = std::move(name), .type = want.type()};
  double squares = 0, size = 0, largest = -1;
  for (int64_t i = 0; i < want.numel(); ++i) {
    const double a = got.at(i), b = want.at(i);
    const bool same = a == b || (std::isnan(a) && std::isnan(b));
    double off = same ? 0 : std::abs(a - b);
    if (std::isnan(off)) off = std::numeric_limits<double>::infinity();
    squares += off * off;
    if (std::isfinite(b)) size += b * b;
    if (off <= largest) continue;
    largest = off;
    d.element = i;
    d.got = a;
    d.want = b;
  }
  // Values below 1e-30 may be flushed to zero.
  d.relative = std::sqrt(squares) / std::max({std::sqrt(size), floor, 1e-30});
  return d;
}

namespace {

bool is_low(DType d) { return d == DType::bf16 || d == DType::f16; }

bool is_product(Op op) {
  return op == Op::kDot || op == Op::kConv || op == Op::kConvInputGrad || op == Op::kConvFilterGrad;
}

bool is_sum(Op op) {
  return is_product(op) || op == Op::kReduceSum || op == Op::kPoolSum || op == Op::kScatterAdd;
}

Array absolute(Array a) {
  if (is_float(a.dtype()))
    for (int64_t i = 0; i < a.numel(); ++i) a.set(i, std::abs(a.at(i)));
  return a;
}

class Search {
 public:
  Search(const Graph& graph, std::span<const Array> inputs, const Compile& device,
         const Tolerance& tolerance)
      : graph_(graph), inputs_(inputs), device_(device), tolerance_(tolerance) {
    const std::vector<char> live = live_nodes(graph_);
    graph_.outputs.clear();
    for (uint32_t i = 0; i < live.size(); ++i) {
      const NodeId id{i};
      if (live[i] == 0 || is_given(id) || graph_[id].op == Op::kGet) continue;
      nodes_.push_back(id);
      if (graph_.type(id).dtype != DType::tuple) continue;
      for (int64_t k = 0; k < graph_.type(id).shape[0]; ++k)
        elements_[id.index].push_back(make_node(graph_, Op::kGet, {{id}}, {.index = {k}}));
    }
  }

  std::optional<WrongNode> run(int64_t piece_bytes) {
    for (size_t next = 0; next < nodes_.size();) {
      values_.clear();
      int64_t bytes = 0;
      const size_t first = next;
      for (; next < nodes_.size() && (next == first || bytes < piece_bytes); ++next) {
        for (NodeId id : results(nodes_[next])) bytes += expose(id);
        for (NodeId id : graph_.operands(nodes_[next])) bytes += expose(id);
      }
      fetch();
      for (size_t n = first; n < next; ++n)
        if (auto wrong = check(nodes_[n])) return wrong;
    }
    return std::nullopt;
  }

 private:
  bool is_given(NodeId id) const {
    return graph_[id].op == Op::kInput || graph_[id].op == Op::kConst;
  }
  // The node, or the elements of its tuple.
  std::vector<NodeId> results(NodeId id) const {
    const auto it = elements_.find(id.index);
    return it == elements_.end() ? std::vector{id} : it->second;
  }
  // Bytes of a value that is to be had from the next run.
  int64_t expose(NodeId id) {
    if (is_given(id) || !values_.emplace(id.index, Array()).second) return 0;
    return graph_.type(id).bytes();
  }

  void fetch() {
    graph_.outputs.clear();
    for (const auto& [index, unused] : values_) graph_.output(str_cat("n", index), NodeId{index});
    std::vector<Array> got = device_(rebuilt(graph_))(inputs_);
    size_t k = 0;
    for (auto& [index, value] : values_) value = std::move(got[k++]);
    for (size_t i = 0; i < inputs_.size(); ++i)
      values_.insert_or_assign(graph_.inputs()[i].index, inputs_[i]);
  }

  const Array& value(NodeId id) {
    const auto [it, is_new] = values_.try_emplace(id.index);
    if (is_new) it->second = evaluate_node(graph_, id, {})[0];  // a constant
    return it->second;
  }

  double tolerance(NodeId id, const Type& result) const {
    bool low = is_low(result.dtype) || (tolerance_.low_products && is_product(graph_[id].op));
    for (NodeId in : graph_.operands(id)) low = low || is_low(graph_.type(in).dtype);
    return low ? tolerance_.low : tolerance_.f32;
  }

  std::optional<WrongNode> check(NodeId id) {
    std::vector<Array> in;
    for (NodeId operand : graph_.operands(id)) in.push_back(value(operand));
    const std::vector<Array> want = evaluate_node(graph_, id, in);
    const std::vector<NodeId> ids = results(id);
    for (size_t k = 0; k < ids.size(); ++k) {
      const double limit = tolerance(id, want[k].type());
      Difference d = difference(str_cat(graph_[id].op), value(ids[k]), want[k]);
      if (d.relative <= limit) continue;
      if (graph_[id].op == Op::kCall) return check_body(id, in);
      if (is_sum(graph_[id].op)) {
        std::vector<Array> sizes;
        for (const Array& a : in) sizes.push_back(absolute(a));
        d = difference(d.name, value(ids[k]), want[k], norm(evaluate_node(graph_, id, sizes)[0]));
        if (d.relative <= limit) continue;
      }
      return blame(id, std::move(d));
    }
    return std::nullopt;
  }

  std::optional<WrongNode> check_body(NodeId id, std::span<const Array> in) const {
    const Graph body = inline_calls(*graph_.attr(id).bodies[0]);
    auto wrong = Search(body, in, device_, tolerance_).run(std::numeric_limits<int64_t>::max());
    if (!wrong) return wrong;
    wrong->composite = graph_.attr(id).name;
    wrong->label = graph_.label(id);
    return wrong;
  }

  WrongNode blame(NodeId id, Difference d) const {
    std::string text = str_cat(graph_[id].op, "(");
    for (NodeId in : graph_.operands(id)) {
      if (text.back() != '(') text += ", ";
      text += to_string(graph_.type(in));
    }
    text += str_cat(") -> ", d.type);
    return {graph_[id].op, graph_.label(id), "", std::move(text), std::move(d)};
  }

  Graph graph_;  // with all elements of tuples
  std::span<const Array> inputs_;
  const Compile& device_;
  const Tolerance& tolerance_;
  std::vector<NodeId> nodes_;                         // to check, in order
  std::map<uint32_t, std::vector<NodeId>> elements_;  // of tuples
  std::map<uint32_t, Array> values_;                  // of the piece that was run last
};

}  // namespace

std::optional<WrongNode> first_wrong_node(const Graph& graph, std::span<const Array> inputs,
                                          const Compile& device, const Tolerance& tolerance,
                                          int64_t piece_bytes) {
  return Search(graph, inputs, device, tolerance).run(piece_bytes);
}

}  // namespace fullbore::train
