// Reverse-mode differentiation: walks the nodes that the loss depends on backwards and lets each
// op's vjp rule append the gradients of its operands to the same graph.
#include "grad/gradient.h"

#include <algorithm>

#include "ir/rewrite.h"

namespace fullbore {
namespace {

// Which nodes lie on a way from one of `wrt` and carry a gradient.
std::vector<char> reachable(const Graph& g, std::span<const Tensor> wrt, uint32_t end) {
  std::vector<char> on(end, 0);
  for (const Tensor& t : wrt)
    if (t.id().index < end) on[t.id().index] = 1;
  for (uint32_t i = 0; i < end; ++i) {
    if (on[i] != 0) continue;
    const NodeId id{i};
    const Type& t = g.type(id);
    if (def(g[id].op).stops_gradient || !(is_float(t.dtype) || t.dtype == DType::tuple)) continue;
    for (NodeId in : g.operands(id)) on[i] = on[i] != 0 || on[in.index] != 0;
  }
  return on;
}

class Backward {
 public:
  Backward(Graph& g, std::span<const Tensor> wrt, uint32_t end)
      : g_(g), on_(reachable(g, wrt, end)), dy_(end) {}

  void seed(NodeId id, const Tensor& dy) {
    auto& slot = dy_[id.index];
    if (slot.empty()) slot.resize(1);
    slot[0] = slot[0].defined() ? slot[0] + dy : dy;
  }

  void run() {
    const std::string scope = g_.scope();
    for (auto i = static_cast<uint32_t>(dy_.size()); i-- > 0;) {
      if (dy_[i].empty() || on_[i] == 0) continue;
      g_.set_scope(g_.label(NodeId{i}));
      step(NodeId{i});
    }
    g_.set_scope(scope);
  }

  Tensor gradient(const Tensor& x) const {
    const auto& slot = dy_[x.id().index];
    return slot.empty() ? Tensor() : slot[0];
  }

 private:
  void step(NodeId id) {
    const Op op = g_[id].op;
    const std::vector<NodeId> operands(g_.operands(id).begin(), g_.operands(id).end());
    if (op == Op::kGet) return add_tuple(operands[0], g_.attr(id).index[0], dy_[id.index][0]);
    std::vector<char> wanted(operands.size());
    bool any = false;
    for (size_t k = 0; k < operands.size(); ++k) {
      wanted[k] = on_[operands[k].index];
      any = any || wanted[k] != 0;
    }
    if (!any || def(op).stops_gradient) return;
    if (def(op).vjp == nullptr)
      fail("[gradient] op '", op, "' has no gradient", at(id),
           "; wrap its input in stop_gradient if none is needed");
    const std::vector<Tensor> dy = dy_[id.index];
    std::vector<Tensor> dx(operands.size());
    Vjp vjp(g_, id, dy, wanted, dx,
            [](const Graph& body, const std::vector<bool>& wants, const std::vector<bool>& has_dy) {
              return differentiate(body, wants, has_dy);
            });
    def(op).vjp(vjp);
    for (size_t k = 0; k < operands.size(); ++k)
      if (dx[k].defined()) seed(operands[k], dx[k]);
  }

  void add_tuple(NodeId tuple, int64_t k, const Tensor& dy) {
    auto& slot = dy_[tuple.index];
    if (slot.empty()) slot.resize(static_cast<size_t>(g_.type(tuple).shape[0]));
    auto& sum = slot[static_cast<size_t>(k)];
    sum = sum.defined() ? sum + dy : dy;
  }

  std::string at(NodeId id) const {
    return g_.label(id).empty() ? "" : str_cat(" (at '", g_.label(id), "')");
  }

  Graph& g_;
  std::vector<char> on_;
  std::vector<std::vector<Tensor>> dy_;  // per node, per result
};

}  // namespace

std::vector<Tensor> gradients(const Tensor& loss, std::span<const Tensor> wrt, bool zeros) {
  if (!is_float(loss.dtype()) || loss.dim() != 0)
    fail("[gradient] expected a floating scalar loss, got ", loss.type(),
         "; reduce it with mean() or sum()");
  Graph& g = loss.graph();
  for (const Tensor& t : wrt) {
    if (&t.graph() != &g) throw Error("[gradient] expected tensors of the loss's graph");
    if (!is_float(t.dtype()))
      fail("[gradient] expected floating tensors, got ", t.type(), " '", g.label(t.id()), "'");
  }
  Backward backward(g, wrt, static_cast<uint32_t>(g.size()));
  backward.seed(loss.id(), full_like(loss, 1));
  backward.run();
  std::vector<Tensor> result;
  for (const Tensor& t : wrt) {
    Tensor d = backward.gradient(t);
    result.push_back(d.defined() || !zeros ? d : zeros_like(t));
  }
  return result;
}

Graph differentiate(const Graph& body, const std::vector<bool>& wants,
                    const std::vector<bool>& has_dy) {
  Graph g;
  std::vector<NodeId> map(body.size());
  for (NodeId in : body.inputs()) map[in.index] = g.input(body.attr(in).name, body.type(in));
  std::vector<NodeId> given;  // results come in: they replace the nodes that would compute them
  for (const Output& o : body.outputs) given.push_back(g.input(o.name, body.type(o.node)));
  std::vector<Tensor> dys;
  for (size_t k = 0; k < body.outputs.size(); ++k)
    dys.push_back(
        has_dy[k] ? Tensor(g, g.input("d " + body.outputs[k].name, body.type(body.outputs[k].node)))
                  : Tensor());
  std::vector<NodeId> args;
  for (NodeId in : body.inputs()) args.push_back(map[in.index]);
  const std::vector<NodeId> results = inline_body(g, body, args);
  std::vector<Tensor> wrt;
  for (size_t k = 0; k < wants.size(); ++k)
    if (wants[k]) wrt.emplace_back(g, map[body.inputs()[k].index]);
  Backward backward(g, wrt, static_cast<uint32_t>(g.size()));
  for (size_t k = 0; k < dys.size(); ++k)
    if (dys[k].defined()) backward.seed(results[k], dys[k]);
  backward.run();
  for (const Tensor& t : wrt) {
    Tensor d = backward.gradient(t);
    if (!d.defined()) d = zeros_like(t);
    g.output("d " + g.attr(t.id()).name, d.id());
  }
  std::vector<NodeId> replace(g.size());
  for (uint32_t i = 0; i < g.size(); ++i) replace[i] = NodeId{i};
  for (size_t k = 0; k < results.size(); ++k)
    if (g[results[k]].op != Op::kInput) replace[results[k].index] = given[k];
  return rebuilt(g, replace);
}

}  // namespace fullbore
