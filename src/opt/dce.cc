// Dead code: one sweep backwards finds what is needed, one forwards copies it.
#include "ir/rewrite.h"
#include "ops/body.h"
#include "ops/scan.h"
#include "opt/bodies.h"
#include "opt/pass.h"

namespace fullbore {
namespace {

// What of a node with bodies is needed.
struct Needed {
  std::vector<char> results, operands;
};

// Which of the body's inputs the outputs marked in `results` depend on.
std::vector<char> inputs_of(const Graph& body, const std::vector<char>& results) {
  std::vector<char> live(body.size(), 0);
  for (size_t k = 0; k < results.size(); ++k)
    if (results[k] != 0) live[body.outputs[k].node.index] = 1;
  for (auto i = static_cast<uint32_t>(body.size()); i-- > 0;)
    if (live[i] != 0)
      for (NodeId in : body.operands(NodeId{i})) live[in.index] = 1;
  std::vector<char> inputs;
  for (NodeId in : body.inputs()) inputs.push_back(live[in.index]);
  return inputs;
}

// A carried value is needed when its last value is used or when some step's input of it is.
Needed needed_of_scan(const Graph& g, NodeId id, std::vector<char> results) {
  const ScanLayout s = scan_layout(g, id);
  for (;;) {
    std::vector<char> operands = inputs_of(*s.body, results);
    bool more = false;
    for (size_t i = 0; i < s.carried; ++i) {
      if (operands[i] != 0 && results[i] == 0) more = true, results[i] = 1;
      operands[i] = results[i];
    }
    if (!more) return {std::move(results), std::move(operands)};
  }
}

// The entries of `list` that `kept` marks.
template <typename T>
std::vector<T> kept_of(const std::vector<T>& list, const std::vector<char>& kept) {
  std::vector<T> out;
  for (size_t i = 0; i < list.size(); ++i)
    if (kept[i] != 0) out.push_back(list[i]);
  return out;
}

// The body with only the marked outputs; of a Scan, with only the marked inputs.
Graph shrunk(const Graph& body, const Needed& needed, bool drop_inputs) {
  Graph some = body;
  some.outputs = kept_of(body.outputs, needed.results);
  if (!drop_inputs) return rebuilt(some);
  Graph out;
  std::vector<NodeId> args;
  for (size_t i = 0; i < body.inputs().size(); ++i)
    args.push_back(needed.operands[i] != 0 ? copy_input(out, body, body.inputs()[i]) : NodeId{});
  some = rebuilt(some);
  const std::vector<NodeId> outputs = inline_body(out, some, args);
  for (size_t k = 0; k < outputs.size(); ++k) out.output(some.outputs[k].name, outputs[k]);
  return out;
}

int64_t count(const std::vector<char>& marks, size_t first, size_t n) {
  int64_t c = 0;
  for (size_t i = first; i < first + n; ++i) c += marks[i];
  return c;
}

class DeadCode {
 public:
  explicit DeadCode(const Graph& g) : g_(g), live_(g.size(), 0), needed_(g.size()) {}

  Graph run() {
    mark();
    std::vector<NodeId> map(g_.size());
    for (uint32_t i = 0; i < g_.size(); ++i) {
      const NodeId id{i};
      if (g_[id].op == Op::kInput) {
        map[i] = copy_input(out_, g_, id);
      } else if (live_[i] != 0) {
        const LabelOf label(out_, g_, id);
        map[i] = copy(id, map);
      }
    }
    for (const Output& o : g_.outputs) out_.output(o.name, map[o.node.index], o.alias);
    return std::move(out_);
  }

 private:
  void mark() {
    for (const Output& o : g_.outputs) {
      live_[o.node.index] = 1;
      if (g_.type(o.node).dtype == DType::tuple) use(o.node).assign(use(o.node).size(), 1);
    }
    for (auto i = static_cast<uint32_t>(g_.size()); i-- > 0;) {
      const NodeId id{i};
      if (live_[i] == 0) continue;
      const auto operands = g_.operands(id);
      if (g_[id].op == Op::kGet) use(operands[0])[static_cast<size_t>(g_.attr(id).index[0])] = 1;
      if (g_[id].op == Op::kScan) needed_[i] = needed_of_scan(g_, id, std::move(use(id)));
      for (size_t k = 0; k < operands.size(); ++k)
        if (g_[id].op != Op::kScan || needed_[i].operands[k] != 0) live_[operands[k].index] = 1;
    }
  }

  std::vector<char>& use(NodeId tuple) {
    auto& results = needed_[tuple.index].results;
    if (results.empty()) results.resize(static_cast<size_t>(g_.type(tuple).shape[0]), 0);
    return results;
  }

  NodeId copy(NodeId id, const std::vector<NodeId>& map) {
    const Op op = g_[id].op;
    Attr attr = g_.attr(id);
    Type type = g_.type(id);
    std::vector<NodeId> in(g_.operands(id).begin(), g_.operands(id).end());
    if (op == Op::kGet) {
      const auto& results = needed_[in[0].index].results;
      attr.index[0] = count(results, 0, static_cast<size_t>(attr.index[0]));
    }
    if (type.dtype == DType::tuple) {
      const Needed& needed = needed_[id.index];
      shrink(id, attr, needed);
      if (op == Op::kScan) in = kept_of(in, needed.operands);
      type.shape = {count(needed.results, 0, needed.results.size())};
    }
    for (NodeId& operand : in) operand = map[operand.index];
    return out_.append(op, in, type, std::move(attr));
  }

  void shrink(NodeId id, Attr& attr, const Needed& needed) const {
    const Op op = g_[id].op;
    for (auto& body : attr.bodies)
      body = std::make_shared<Graph>(eliminate_dead_code(shrunk(*body, needed, op == Op::kScan)));
    if (op == Op::kScan) {
      const ScanLayout s = scan_layout(g_, id);
      attr.carries = {count(needed.operands, 0, s.carried)};
      attr.scanned = {count(needed.operands, s.carried, s.scanned)};
    }
    if (op != Op::kCall) return;
    if (!attr.wrt.empty()) {
      attr.wrt = kept_of(attr.wrt, needed.results);
      return;
    }
    const auto n = needed.results.size();
    if (count(needed.results, 0, n) == static_cast<int64_t>(n)) return;
    if (attr.index.empty())
      for (size_t k = 0; k < n; ++k) attr.index.push_back(static_cast<int64_t>(k));
    attr.index = kept_of(attr.index, needed.results);
  }

  const Graph& g_;
  Graph out_;
  std::vector<char> live_;
  std::vector<Needed> needed_;
};

}  // namespace

Graph eliminate_dead_code(const Graph& graph) { return DeadCode(graph).run(); }

}  // namespace fullbore
