#include "cpu/fuse.h"

#include <algorithm>
#include <array>
#include <queue>
#include <set>

#include "cpu/region.h"
#include "cpu/region_space.h"

namespace fullbore::cpu {
namespace {

constexpr std::array<std::string_view, 6> kComposites = {
    "adam_step", "adamw_step", "sgd_step", "adadelta_step", "all_finite", "global_norm"};

bool is_convolution(Op op) {
  return op == Op::kConv || op == Op::kConvInputGrad || op == Op::kConvFilterGrad;
}
bool is_product(Op op) { return op == Op::kDot || is_convolution(op); }

// Whether operand `i` of this convolution is an image read through a transpose.
bool reads_through(const Graph& g, NodeId conv, size_t i) {
  const NodeId x = g.operands(conv)[i];
  return (i == 0 || g[conv].op == Op::kConvFilterGrad) && g[x].op == Op::kTranspose &&
         !is_view(g, x);
}

class Fuser {
 public:
  Fuser(const Graph& graph, const FuseOptions& options)
      : g_(graph),
        options_(options),
        live_(graph.size()),
        memory_(graph.size()),
        repeated_(graph.size()),
        users_(graph.size()),
        group_of_(graph.size(), -1) {}

  std::vector<Group> run() {
    find_live();
    for (uint32_t i = 0; i < g_.size(); ++i)
      if (live_[i]) place({i});
    verify_regions();
    return ordered();
  }

 private:
  enum class Kind { kRegion, kProduct, kComposite, kOther };
  struct Draft {
    Kind kind = Kind::kOther;
    std::vector<NodeId> nodes;  // in graph order
    std::set<int> deps;         // groups that it reads from
    bool merged = false;        // gone into another group
  };

  Draft& group(int i) { return groups_[static_cast<size_t>(i)]; }
  Op op(NodeId id) const { return g_[id].op; }

  // ---- what is needed, and where ----

  void find_live() {
    for (const Output& o : g_.outputs) {
      live_[o.node.index] = 1;
      need_memory(o.node);
    }
    for (uint32_t i = static_cast<uint32_t>(g_.size()); i-- > 0;) {
      if (!live_[i]) continue;
      const NodeId id{i};
      for (NodeId x : g_.operands(id)) {
        live_[x.index] = 1;
        users_[x.index].push_back(id);
      }
    }
    for (uint32_t i = 0; i < g_.size(); ++i)
      if (live_[i]) repeated_[i] = worth_repeating({i});
    for (uint32_t i = 0; i < g_.size(); ++i) {
      const NodeId id{i};
      if (!live_[i] || free(id)) continue;
      if (!is_region_op(op(id)) || op(id) == Op::kRngBits)
        for (NodeId x : memory_operands(id)) need_memory(x);
    }
  }

  // What several regions may hold: what costs nothing there, and what is repeated.
  bool free(NodeId id) const { return is_free(g_, id) || repeated_[id.index] != 0; }

  // A sum or product of one array that lies in memory (or is repeated itself) and of what is
  // broadcast: to compute it again wherever it is read takes no more memory traffic than to read
  // it, and to store it would take more. Batch normalisation's x - mean and its like.
  bool worth_repeating(NodeId id) const {
    const Op o = op(id);
    if (users_[id.index].size() < 2) return false;
    if (o != Op::kAdd && o != Op::kSub && o != Op::kMul) return false;
    for (NodeId u : users_[id.index])
      if (!is_region_op(op(u))) return false;
    int arrays = 0;
    for (NodeId x : g_.operands(id)) {
      if (op(x) == Op::kConst && is_uniform_const(g_, x)) continue;
      if (op(x) == Op::kBroadcast &&
          16 * g_.type(g_.operands(x)[0]).shape.numel() <= g_.type(x).shape.numel())
        continue;
      ++arrays;
      while (g_[x].op == Op::kTranspose || is_view(g_, x)) {
        if (g_.operands(x).empty()) break;
        x = g_.operands(x)[0];
      }
      // A bias rides along with its product.
      if (o == Op::kAdd && is_product(op(x))) return false;
      if (is_region_op(op(x)) && repeated_[x.index] == 0) return false;
    }
    return arrays == 1;
  }

  // The values that a node that is not in a region reads.
  std::vector<NodeId> memory_operands(NodeId id) const {
    const auto in = g_.operands(id);
    std::vector<NodeId> read(in.begin(), in.end());
    if (is_convolution(op(id)))
      for (size_t i = 0; i < read.size(); ++i)
        if (reads_through(g_, id, i)) read[i] = g_.operands(read[i])[0];
    return read;
  }

  // The value must lie in memory: a Broadcast and its like become a group of their own.
  void need_memory(NodeId id) {
    while (is_view(g_, id) && !g_.operands(id).empty()) id = g_.operands(id)[0];
    memory_[id.index] = 1;
  }

  // Groups whose results `id` is made of.
  void producers(NodeId id, std::set<int>& out) const {
    if (const int g = group_of_[id.index]; g >= 0) {
      out.insert(g);
      return;
    }
    if (is_view(g_, id) || free(id))
      for (NodeId x : g_.operands(id)) producers(x, out);
  }

  // Whether `id` reads a value of group `g` over a Barrier: that value must be in memory first, so
  // the two cannot be one region.
  bool over_barrier(NodeId id, int g) const {
    for (NodeId x : g_.operands(id)) {
      if (op(x) == Op::kBarrier) {
        std::set<int> from;
        producers(g_.operands(x)[0], from);
        if (from.count(g) != 0) return true;
      } else if (group_of_[x.index] < 0 && (is_view(g_, x) || free(x)) && over_barrier(x, g)) {
        return true;
      }
    }
    return false;
  }

  // ---- regions ----

  // Adds what a region `g` (or a new one: -1) must contain to read `id`; false when it can be read
  // from memory instead.
  bool read_through(NodeId id, int g, std::vector<NodeId>& nodes) const {
    if (op(id) == Op::kConst) {
      if (!is_uniform_const(g_, id)) return false;
      nodes.push_back(id);
      return true;
    }
    if (g >= 0 && group_of_[id.index] == g) return true;
    if (in_product(id)) return false;
    if (op(id) == Op::kGet || op(id) == Op::kBarrier || op(id) == Op::kInput) return false;
    const bool renames = is_view(g_, id);
    if (!renames && !free(id)) return false;
    bool inside = !renames;
    for (NodeId x : g_.operands(id)) inside = read_through(x, g, nodes) || inside;
    if (inside) nodes.push_back(id);
    return inside;
  }

  std::vector<NodeId> with_operands(NodeId id, int g, std::vector<NodeId> nodes) const {
    for (NodeId x : g_.operands(id)) read_through(x, g, nodes);
    nodes.push_back(id);
    std::sort(nodes.begin(), nodes.end());
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    return nodes;
  }

  // Results of a region that are read outside. While regions grow (`hope`), users that have no
  // group yet are taken to join.
  std::vector<NodeId> outputs_of(const std::vector<NodeId>& nodes, int g, bool hope) const {
    std::vector<NodeId> outputs;
    for (NodeId id : nodes) {
      // A free node is written to memory by its own group only.
      const bool computed = !free(id) || group_of_[id.index] == g;
      if (computed && read_outside(id, nodes, hope)) outputs.push_back(id);
    }
    return outputs;
  }
  bool read_outside(NodeId id, const std::vector<NodeId>& nodes, bool hope) const {
    if (memory_[id.index]) return true;
    for (NodeId u : users_[id.index]) {
      const bool through = is_view(g_, u) || free(u);
      if (std::binary_search(nodes.begin(), nodes.end(), u)) {
        // A view or broadcast in here may be read outside too: then this value is, through it.
        if (through && read_outside(u, nodes, hope)) return true;
        continue;
      }
      if (through && op(u) != Op::kBarrier) {
        if (read_outside(u, nodes, hope)) return true;
      } else if (!hope || group_of_[u.index] >= 0 || !is_region_op(op(u))) {
        return true;
      }
    }
    return false;
  }

  bool fits(const std::vector<NodeId>& nodes, int g) const {
    std::string why;
    return static_cast<int>(nodes.size()) <= options_.max_nodes &&
           is_region(g_, nodes, outputs_of(nodes, g, true), why);
  }

  // Whether group `from` depends on `to`, not counting the direct edge from -> to if `indirect`.
  bool depends(int from, int to, bool indirect) {
    ++stamp_;
    visited_.resize(groups_.size(), 0);
    std::vector<int> stack;
    for (int d : group(from).deps)
      if (d != to || !indirect) stack.push_back(d);
    while (!stack.empty()) {
      const int i = stack.back();
      stack.pop_back();
      if (i == to) return true;
      if (visited_[static_cast<size_t>(i)] == stamp_) continue;
      visited_[static_cast<size_t>(i)] = stamp_;
      for (int d : group(i).deps) stack.push_back(d);
    }
    return false;
  }

  std::set<int> deps_of(NodeId id) const {
    std::set<int> deps;
    for (NodeId x : g_.operands(id)) producers(x, deps);
    return deps;
  }

  void place(NodeId id) {
    const Op o = op(id);
    if (o == Op::kInput || o == Op::kConst || is_view(g_, id)) return;
    if (free(id)) {
      if (options_.enabled && store_product(id)) return;
      if (memory_[id.index]) ensure_memory(id);
      return;
    }
    if (o == Op::kCall && is_fused_composite(g_.attr(id).name)) return place_composite(id);
    if (is_region_op(o)) {
      const std::vector<NodeId> alone = with_operands(id, -1, {});
      std::string why;
      if (is_region(g_, alone, std::array{id}, why)) {
        if (options_.enabled && (extend_product(id) || join(id))) return;
        start(Kind::kRegion, id, alone);
        return;
      }
    }
    start_other(is_product(o) ? Kind::kProduct : Kind::kOther, id);
  }

  // Makes a group that writes `id`, when it is a free node that has none.
  void ensure_memory(NodeId id) {
    while (is_view(g_, id)) id = g_.operands(id)[0];
    if (group_of_[id.index] >= 0 || !free(id) || op(id) == Op::kConst) return;
    memory_[id.index] = 1;
    start_alone(id);
  }
  // A group of one node, all of whose operands are in memory.
  void start_other(Kind kind, NodeId id) {
    for (NodeId x : memory_operands(id)) ensure_memory(x);
    std::vector<NodeId> nodes;
    if (is_convolution(op(id)))
      for (size_t i = 0; i < g_.operands(id).size(); ++i)
        if (reads_through(g_, id, i)) nodes.push_back(g_.operands(id)[i]);
    std::sort(nodes.begin(), nodes.end());
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    nodes.push_back(id);
    start(kind, id, std::move(nodes));
  }
  void start_alone(NodeId id) {
    const std::vector<NodeId> alone = with_operands(id, -1, {});
    std::string why;
    if (is_region(g_, alone, std::array{id}, why)) {
      start(Kind::kRegion, id, alone);
    } else {
      start_other(Kind::kOther, id);
    }
  }

  void start(Kind kind, NodeId id, std::vector<NodeId> nodes) {
    group_of_[id.index] = static_cast<int>(groups_.size());
    groups_.push_back({.kind = kind, .nodes = std::move(nodes), .deps = deps_of(id)});
    groups_.back().deps.erase(group_of_[id.index]);
  }

  // Adds id to the latest of its operands' regions that can take it, then joins the others to that.
  bool join(NodeId id) {
    const std::set<int> deps = deps_of(id);
    for (auto it = deps.rbegin(); it != deps.rend(); ++it) {
      const int g = *it;
      if (group(g).kind != Kind::kRegion) continue;
      bool circle = over_barrier(id, g);
      for (int d : deps) circle = circle || (d != g && depends(d, g, false));
      if (circle) continue;
      group_of_[id.index] = g;
      std::vector<NodeId> nodes = with_operands(id, g, group(g).nodes);
      if (!fits(nodes, g)) {
        group_of_[id.index] = -1;
        continue;
      }
      group(g).nodes = std::move(nodes);
      for (int d : deps)
        if (d != g) group(g).deps.insert(d);
      for (int d : deps)
        if (d != g && group(d).kind == Kind::kRegion) merge(d, g);
      return true;
    }
    return false;
  }

  // Takes region `from` into region `to`.
  bool merge(int from, int to) {
    if (depends(to, from, true) || depends(from, to, false)) return false;
    for (NodeId x : group(to).nodes)
      if (over_barrier(x, from)) return false;
    // What `to` read from memory it now reads inside, through its views.
    std::vector<NodeId> nodes = group(to).nodes;
    nodes.insert(nodes.end(), group(from).nodes.begin(), group(from).nodes.end());
    std::vector<std::pair<uint32_t, int>> saved;
    for (NodeId x : group(from).nodes)
      if (group_of_[x.index] == from) saved.emplace_back(x.index, from), group_of_[x.index] = to;
    for (NodeId x : std::vector<NodeId>(nodes))
      if (group_of_[x.index] == to) nodes = with_operands(x, to, std::move(nodes));
    std::sort(nodes.begin(), nodes.end());
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    if (!fits(nodes, to)) {
      for (const auto& [index, g] : saved) group_of_[index] = g;
      return false;
    }
    group(to).nodes = std::move(nodes);
    absorb(from, to);
    return true;
  }
  void absorb(int from, int to) {
    group(to).deps.insert(group(from).deps.begin(), group(from).deps.end());
    group(from).merged = true;
    group(from).deps.clear();
    group(from).nodes.clear();
    for (Draft& d : groups_)
      if (d.deps.erase(from) != 0) d.deps.insert(to);
    group(to).deps.erase(to);
  }

  // ---- products and composites ----

  bool extend_product(NodeId id) {
    if (options_.epilogue == nullptr) return false;
    for (int g : deps_of(id)) {
      Draft& d = group(g);
      if (d.kind != Kind::kProduct) continue;
      // The product's last value must have no other reader.
      const NodeId last = last_computed(d);
      if (memory_[last.index]) continue;
      std::vector<NodeId> nodes = with_operands(id, g, d.nodes);
      bool only = true;
      for (NodeId x : nodes)
        if (x != id && group_of_[x.index] == g)
          for (NodeId u : users_[x.index])
            only = only && std::binary_search(nodes.begin(), nodes.end(), u);
      const auto deps = deps_of(id);
      bool circle = over_barrier(id, g);
      for (int other : deps) circle = circle || (other != g && depends(other, g, false));
      if (!only || circle) continue;
      // The product first, as the hook expects.
      std::stable_partition(nodes.begin(), nodes.end(),
                            [&](NodeId x) { return is_product(op(x)); });
      if (!options_.epilogue(g_, nodes)) continue;
      std::sort(nodes.begin(), nodes.end());
      d.nodes = std::move(nodes);
      for (int other : deps)
        if (other != g) d.deps.insert(other);
      group_of_[id.index] = g;
      return true;
    }
    return false;
  }
  // A transpose that is all that becomes of a convolution: its kernel writes the result so.
  bool store_product(NodeId id) {
    if (op(id) != Op::kTranspose) return false;
    const NodeId x = g_.operands(id)[0];
    if (!is_convolution(op(x)) || !in_product(x) || memory_[x.index] || users_[x.index].size() != 1)
      return false;
    const int g = group_of_[x.index];
    group(g).nodes.push_back(id);
    group_of_[id.index] = g;
    return true;
  }
  bool in_product(NodeId id) const {
    const int g = group_of_[id.index];
    return g >= 0 && groups_[static_cast<size_t>(g)].kind == Kind::kProduct;
  }
  NodeId last_computed(const Draft& d) const {
    NodeId last = d.nodes[0];
    for (NodeId x : d.nodes)
      if (in_product(x)) last = x;
    return last;
  }

  // Calls of one name with the same numbers and the same scalars (all operands of rank 0).
  bool alike(NodeId a, NodeId b) const {
    const Attr &x = g_.attr(a), &y = g_.attr(b);
    if (x.name != y.name || x.values != y.values || x.index != y.index) return false;
    const auto p = g_.operands(a), q = g_.operands(b);
    if (p.size() != q.size() || x.name == "all_finite" || x.name == "global_norm") return false;
    for (size_t i = 0; i < p.size(); ++i) {
      if (g_.type(p[i]).dtype != g_.type(q[i]).dtype) return false;
      const bool slot = i < 2 || g_.type(p[i]).shape == g_.type(p[0]).shape;
      if (!slot && p[i] != q[i]) return false;
    }
    return true;
  }

  void place_composite(NodeId id) {
    const std::set<int> deps = deps_of(id);
    for (int g = static_cast<int>(groups_.size()); options_.enabled && g-- > 0;) {
      Draft& d = group(g);
      if (d.merged || d.kind != Kind::kComposite || !alike(d.nodes[0], id)) continue;
      bool circle = deps.count(g) != 0;
      for (int other : deps) circle = circle || depends(other, g, false);
      if (circle) continue;
      d.nodes.push_back(id);
      d.deps.insert(deps.begin(), deps.end());
      group_of_[id.index] = g;
      return;
    }
    start(Kind::kComposite, id, {id});
  }

  // ---- results ----

  // Regions were grown in the hope that more nodes would join; now that all is known, any that does
  // not compile is taken apart.
  void verify_regions() {
    for (size_t i = 0; i < groups_.size(); ++i) {
      if (groups_[i].merged || groups_[i].kind != Kind::kRegion) continue;
      std::string why;
      const auto nodes = groups_[i].nodes;
      if (is_region(g_, nodes, outputs_of(nodes, static_cast<int>(i), false), why)) continue;
      std::vector<NodeId> computed;
      for (NodeId id : nodes)
        if (group_of_[id.index] == static_cast<int>(i)) {
          group_of_[id.index] = -1;
          computed.push_back(id);
        }
      groups_[i].merged = true;
      groups_[i].nodes.clear();
      for (NodeId id : computed)
        if (group_of_[id.index] < 0) start_alone(id);
    }
    // Dependencies again, from scratch.
    for (size_t i = 0; i < groups_.size(); ++i) {
      Draft& d = groups_[i];
      d.deps.clear();
      // A free node that is computed inside may have a group of its own too, for other readers.
      for (NodeId id : d.nodes)
        for (NodeId x : g_.operands(id))
          if (!std::binary_search(d.nodes.begin(), d.nodes.end(), x)) producers(x, d.deps);
      d.deps.erase(static_cast<int>(i));
    }
  }
  Group finished(const Draft& d, int g) const {
    Group out{.nodes = d.nodes, .inputs = {}, .outputs = {}};
    for (NodeId id : d.nodes)
      for (NodeId x : g_.operands(id)) {
        // Views inside the group read what the group computes.
        const bool inside = std::binary_search(d.nodes.begin(), d.nodes.end(), x);
        const bool embedded = d.kind == Kind::kRegion && is_uniform_const(g_, x);
        if (!inside && !embedded &&
            std::find(out.inputs.begin(), out.inputs.end(), x) == out.inputs.end())
          out.inputs.push_back(x);
      }
    if (d.kind == Kind::kRegion) {
      out.outputs = outputs_of(d.nodes, g, false);
    } else if (d.kind == Kind::kProduct) {
      out.outputs = {last_computed(d)};
    } else {
      out.outputs = d.nodes;
    }
    return out;
  }

  // Groups in an order that can run: of those that are ready, the one whose last node comes first
  // in the graph.
  std::vector<Group> ordered() const {
    const size_t n = groups_.size();
    std::vector<std::vector<size_t>> readers(n);
    std::vector<size_t> missing(n);
    using Entry = std::pair<uint32_t, size_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> ready;
    size_t count = 0;
    for (size_t i = 0; i < n; ++i) {
      const Draft& d = groups_[i];
      if (d.merged) continue;
      ++count;
      missing[i] = d.deps.size();
      for (int dep : d.deps) readers[static_cast<size_t>(dep)].push_back(i);
      if (d.deps.empty()) ready.emplace(d.nodes.back().index, i);
    }
    std::vector<Group> result;
    while (!ready.empty()) {
      const size_t i = ready.top().second;
      ready.pop();
      result.push_back(finished(groups_[i], static_cast<int>(i)));
      for (size_t r : readers[i])
        if (--missing[r] == 0) ready.emplace(groups_[r].nodes.back().index, r);
    }
    FB_CHECK(result.size() == count, "groups depend on each other in a circle");
    return result;
  }

  const Graph& g_;
  const FuseOptions& options_;
  std::vector<char> live_, memory_, repeated_;
  std::vector<std::vector<NodeId>> users_;
  std::vector<int> group_of_;  // of nodes that are computed
  std::vector<Draft> groups_;
  std::vector<int> visited_;
  int stamp_ = 0;
};

}  // namespace

std::vector<Group> fuse(const Graph& graph, const FuseOptions& options) {
  return Fuser(graph, options).run();
}

bool is_fused_composite(std::string_view name) {
  return std::find(kComposites.begin(), kComposites.end(), name) != kComposites.end();
}

}  // namespace fullbore::cpu
