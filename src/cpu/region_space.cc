#include "cpu/region_space.h"

#include <algorithm>
#include <cstring>
#include <unordered_map>

#include "cpu/kernel.h"

namespace fullbore::cpu {
namespace {

// A tile holds whole rows up to this length; longer ones are only summed piecewise.
constexpr int64_t kLongestRow = 32768;
// The same where there is one row only, so that splitting it is the only parallelism.
constexpr int64_t kLongestSingleRow = 4096;
constexpr int kMaxAxes = 16;

// Axes as a union-find over atoms; an atom may be split into an outer and an inner part.
class Atoms {
 public:
  int fresh(int64_t extent) {
    atoms_.push_back({extent, static_cast<int>(atoms_.size())});
    return static_cast<int>(atoms_.size()) - 1;
  }
  int64_t extent(int a) const { return at(find(a)).extent; }
  int find(int a) const {
    while (at(a).parent != a) a = at(a).parent;
    return a;
  }
  // Appends the unsplit atoms of a, outermost first.
  void expand(int a, std::vector<int>& out) const {
    a = find(a);
    if (at(a).outer < 0) {
      out.push_back(a);
    } else {
      expand(at(a).outer, out);
      expand(at(a).inner, out);
    }
  }
  std::vector<int> expand(const std::vector<int>& dims) const {
    std::vector<int> out;
    for (int a : dims)
      if (a >= 0) expand(a, out);
    return out;
  }
  // Makes two lists of axes that run over the same elements equal; false when they do not split.
  bool unify(const std::vector<int>& a, const std::vector<int>& b) {
    std::vector<int> x = expand(a), y = expand(b);
    while (!x.empty() && !y.empty()) {
      const int p = find(x.back()), q = find(y.back());
      if (at(p).outer >= 0) {  // split or joined with a split one meanwhile
        x.pop_back();
        expand(p, x);
        continue;
      }
      if (at(q).outer >= 0) {
        y.pop_back();
        expand(q, y);
        continue;
      }
      if (at(p).extent == at(q).extent) {
        at(p).parent = q;
        x.pop_back();
        y.pop_back();
      } else if (!(at(p).extent > at(q).extent ? split(p, at(q).extent) : split(q, at(p).extent))) {
        return false;
      }
    }
    return x.empty() && y.empty();
  }

 private:
  struct Atom {
    int64_t extent;
    int parent;
    int outer = -1, inner = -1;
  };
  Atom& at(int a) { return atoms_[static_cast<size_t>(a)]; }
  const Atom& at(int a) const { return atoms_[static_cast<size_t>(a)]; }
  bool split(int a, int64_t inner_extent) {
    if (at(a).extent % inner_extent != 0) return false;
    const int outer = fresh(at(a).extent / inner_extent);
    const int inner = fresh(inner_extent);
    at(a).outer = outer;
    at(a).inner = inner;
    return true;
  }
  std::vector<Atom> atoms_;
};

struct Term {
  int atom;
  int64_t stride;
};

// A value as an operand sees it: one atom for each axis (-1 where the extent is 1).
struct View {
  Source source;
  std::vector<int> dims;
  std::vector<Term> terms;  // kMemory, kIota
};

struct Draft {
  NodeId id;
  std::vector<View> operands;
  std::vector<int> dims;
  std::vector<int> reduced;
};

class SpaceBuilder {
 public:
  // share: all uses of a value made outside see it along the same axes. That joins a row's sum with
  // the row itself, but a value and its transpose need axes apart.
  SpaceBuilder(const Graph& graph, std::span<const NodeId> nodes, std::span<const NodeId> outputs,
               bool share, std::string& why)
      : g_(graph), nodes_(nodes), outputs_(outputs), share_(share), why_(why) {}

  bool build(Space& space) {
    for (NodeId id : nodes_) members_.emplace(id.index, -1);
    for (NodeId id : nodes_)
      if ((!is_free(g_, id) || root(id)) && !add(id)) return false;
    if (drafts_.empty()) return refuse("nothing to compute");
    return order(space) && place(space) && collapse(space) && classify(space);
  }

 private:
  bool refuse(std::string why) {
    why_ = std::move(why);
    return false;
  }
  bool inside(NodeId id) const { return members_.count(id.index) != 0; }
  bool is_output(NodeId id) const {
    return std::find(outputs_.begin(), outputs_.end(), id) != outputs_.end();
  }
  // A free node that must be computed: it is an output.
  bool root(NodeId id) const { return is_output(id); }

  std::vector<int> fresh_dims(const Shape& shape) {
    std::vector<int> dims;
    for (int64_t n : shape) dims.push_back(n == 1 ? -1 : atoms_.fresh(n));
    return dims;
  }

  // Row-major terms over dims.
  std::vector<Term> row_major(const Shape& shape, const std::vector<int>& dims) const {
    const auto strides = strides_of(shape);
    std::vector<Term> terms;
    for (size_t a = 0; a < dims.size(); ++a)
      if (dims[a] >= 0) terms.push_back({dims[a], strides[a]});
    return terms;
  }

  // ---- operands ----

  bool view(NodeId id, View& v, bool as_root = false) {
    const auto it = members_.find(id.index);
    if (it != members_.end() && it->second >= 0 && !as_root) {  // computed here
      v.source = {.kind = Source::kNode, .node = id, .access = {}};
      v.dims = drafts_[static_cast<size_t>(it->second)].dims;
      return true;
    }
    if (it == members_.end() && !(g_[id].op == Op::kConst && is_uniform_const(g_, id))) {
      v.source = {.kind = Source::kMemory, .node = id, .access = {}};
      const auto shared = outside_.find(id.index);
      v.dims = shared != outside_.end() ? shared->second : fresh_dims(g_.type(id).shape);
      if (share_) outside_.emplace(id.index, v.dims);
      v.terms = row_major(g_.type(id).shape, v.dims);
      return true;
    }
    return view_through(id, v);
  }

  bool view_through(NodeId id, View& v) {
    const Shape& shape = g_.type(id).shape;
    const Attr& at = g_.attr(id);
    switch (g_[id].op) {
      case Op::kConst:
        if (!is_uniform_const(g_, id)) return refuse("a constant that is not a scalar");
        v.source = {.kind = Source::kConst, .node = id, .access = {}};
        v.dims = fresh_dims(shape);
        return true;
      case Op::kIota: {
        v.source = {.kind = Source::kIota, .node = id, .access = {}};
        v.dims = fresh_dims(shape);
        const int atom = v.dims[static_cast<size_t>(at.axes.at(0))];
        if (atom >= 0) v.terms = {{atom, 1}};
        return true;
      }
      case Op::kBroadcast: {
        View x;
        if (!view(g_.operands(id)[0], x)) return false;
        v = std::move(x);
        std::vector<int> dims(static_cast<size_t>(shape.rank()), -2);
        for (size_t i = 0; i < at.axes.size(); ++i)
          dims[static_cast<size_t>(at.axes[i])] = v.dims[i];
        for (int a = 0; a < shape.rank(); ++a)
          if (int& d = dims[static_cast<size_t>(a)]; d == -2)
            d = shape[a] == 1 ? -1 : atoms_.fresh(shape[a]);
        v.dims = std::move(dims);
        return true;
      }
      case Op::kTranspose: {
        if (!view(g_.operands(id)[0], v)) return false;
        std::vector<int> dims;
        for (int64_t a : at.axes) dims.push_back(v.dims[static_cast<size_t>(a)]);
        v.dims = std::move(dims);
        return true;
      }
      case Op::kSlice: return view(g_.operands(id)[0], v) && slice(id, v);
      default: break;
    }
    if (!is_view(g_, id)) return refuse(str_cat(g_[id].op, " is not for a region"));
    const NodeId x = g_.operands(id)[0];
    if (g_.type(x).dtype != g_.type(id).dtype) return refuse("a bitcast view");
    if (!view(x, v)) return false;
    std::vector<int> dims = fresh_dims(shape);
    if (!atoms_.unify(dims, v.dims)) return refuse("a reshape that mixes axes");
    v.dims = std::move(dims);
    return true;
  }

  // The same terms over the parts that reshapes have split their axes into.
  std::vector<Term> unsplit(const std::vector<Term>& terms) const {
    std::vector<Term> out;
    for (const Term& t : terms) {
      std::vector<int> parts;
      atoms_.expand(t.atom, parts);
      int64_t stride = t.stride;
      for (size_t i = parts.size(); i-- > 0;) {
        out.push_back({parts[i], stride});
        stride *= atoms_.extent(parts[i]);
      }
    }
    return out;
  }

  bool slice(NodeId id, View& v) {
    if (v.source.kind == Source::kNode) return refuse("a slice of a value computed in the region");
    const Attr& at = g_.attr(id);
    std::vector<int> dims = fresh_dims(g_.type(id).shape);
    const std::vector<Term> sliced = unsplit(v.terms);
    std::vector<Term> terms;
    for (size_t a = 0; a < dims.size(); ++a) {
      if (v.dims[a] < 0) continue;
      for (const Term& t : sliced) {
        if (t.atom != atoms_.find(v.dims[a])) continue;
        v.source.access.offset += at.start[a] * t.stride;
        if (dims[a] >= 0) terms.push_back({dims[a], t.stride * at.stride[a]});
      }
      std::vector<int> parts;
      atoms_.expand(v.dims[a], parts);
      if (parts.size() > 1) return refuse("a slice of a reshaped value");
    }
    v.terms = std::move(terms);
    v.dims = std::move(dims);
    return true;
  }

  // ---- nodes ----

  bool add(NodeId id) {
    const Node& node = g_[id];
    if (node.type.dtype == DType::tuple) return refuse("a tuple");
    if (node.type.shape.numel() == 0) return refuse("no elements");
    Draft d{.id = id, .operands = {}, .dims = {}, .reduced = {}};
    if (is_free(g_, id)) {  // copied to memory
      View v;
      if (!view(id, v, true)) return false;
      d.dims = v.dims;
      d.operands.push_back(std::move(v));
    } else if (!is_region_op(node.op)) {
      return refuse(str_cat(node.op, " is not for a region"));
    } else {
      for (NodeId x : g_.operands(id)) {
        if (g_.type(x).shape.numel() == 0) return refuse("no elements");
        View v;
        if (!view(x, v)) return false;
        d.operands.push_back(std::move(v));
      }
      if (!shape_of(d)) return false;
    }
    members_[id.index] = static_cast<int>(drafts_.size());
    drafts_.push_back(std::move(d));
    return true;
  }

  bool shape_of(Draft& d) {
    const Op op = g_[d.id].op;
    if (op == Op::kReduceSum || op == Op::kReduceMax) {
      const auto& axes = g_.attr(d.id).axes;
      const auto& x = d.operands[0].dims;
      for (size_t a = 0; a < x.size(); ++a) {
        const bool reduced =
            std::find(axes.begin(), axes.end(), static_cast<int64_t>(a)) != axes.end();
        (reduced ? d.reduced : d.dims).push_back(x[a]);
      }
      return true;
    }
    d.dims = fresh_dims(g_.type(d.id).shape);
    if (op == Op::kRngBits) {
      if (d.operands[1].source.kind != Source::kMemory ||
          d.operands[0].source.kind != Source::kMemory)
        return refuse("random words from a key or counters computed in the region");
      return true;
    }
    for (const View& v : d.operands)
      for (size_t a = 0; a < d.dims.size(); ++a)
        if (d.dims[a] >= 0 && !atoms_.unify({d.dims[a]}, {v.dims[a]}))
          return refuse("axes that do not match");
    return true;
  }

  // ---- axes ----

  // Chooses the order of the space's axes: that of a value that has them all.
  bool order(Space& space) {
    std::vector<int> best;
    std::vector<char> seen;
    int total = 0;
    const auto visit = [&](const std::vector<int>& dims, bool output) {
      const std::vector<int> list = atoms_.expand(dims);
      for (int a : list) {
        if (seen.size() <= static_cast<size_t>(a)) seen.resize(static_cast<size_t>(a) + 1);
        if (!seen[static_cast<size_t>(a)]) ++total;
        seen[static_cast<size_t>(a)] = 1;
      }
      if (list.size() > best.size() || (list.size() == best.size() && output && !best_output_)) {
        best = list;
        best_output_ = output;
      }
    };
    for (const Draft& d : drafts_) {
      visit(d.dims, is_output(d.id));
      if (!d.reduced.empty()) visit(d.operands[0].dims, false);
    }
    if (static_cast<int>(best.size()) != total) return refuse("no value spans all axes");
    if (best.size() > kMaxAxes) return refuse("too many axes");
    for (size_t i = 0; i < best.size(); ++i) {
      if (axis_.count(best[i]) != 0) return refuse("one axis used twice in a value");
      axis_[best[i]] = static_cast<int>(i);
      space.extent.push_back(atoms_.extent(best[i]));
    }
    return true;
  }

  AxisSet set_of_dims(const std::vector<int>& dims) const {
    AxisSet set = 0;
    for (int a : atoms_.expand(dims)) set |= AxisSet{1} << axis_.at(a);
    return set;
  }
  // Axes of a value; false when one axis comes twice (a value against its own transpose).
  bool distinct(const std::vector<int>& dims) const {
    std::vector<int> list = atoms_.expand(dims);
    std::sort(list.begin(), list.end());
    return std::adjacent_find(list.begin(), list.end()) == list.end();
  }

  void spread(const std::vector<Term>& terms, Access& access, size_t rank) const {
    access.stride.assign(rank, 0);
    for (const Term& t : unsplit(terms))
      // Atoms of operands alone (a broadcast reduced away) have no axis.
      if (const auto it = axis_.find(t.atom); it != axis_.end())
        access.stride[static_cast<size_t>(it->second)] += t.stride;
  }

  // Turns drafts into SpaceNodes.
  bool place(Space& space) {
    const size_t rank = space.extent.size();
    for (Draft& d : drafts_) {
      SpaceNode n{.id = d.id, .operands = {}, .store = {}};
      n.output = is_output(d.id);
      if (!distinct(d.dims)) return refuse("one axis used twice in a value");
      n.shape = set_of_dims(d.dims);
      n.reduced = set_of_dims(d.reduced);
      for (View& v : d.operands) {
        if (g_[d.id].op != Op::kRngBits && !distinct(v.dims))
          return refuse("one axis used twice in a value");
        spread(v.terms, v.source.access, rank);
        if (v.source.kind == Source::kNode) {
          SpaceNode& from = space.nodes[static_cast<size_t>(members_.at(v.source.node.index))];
          from.used = true;
          v.source.axes = from.axes;
        }
        for (size_t a = 0; a < rank; ++a)
          if (v.source.access.stride[a] != 0) v.source.axes |= AxisSet{1} << a;
        n.axes |= v.source.axes;
        n.operands.push_back(std::move(v.source));
      }
      if (n.reduced != 0) n.operand_shape = n.shape | n.reduced;
      n.axes = (n.reduced != 0 ? n.shape : n.axes) & ~n.reduced;
      if (g_[d.id].op == Op::kRngBits) n.axes = n.shape;
      spread(row_major(g_.type(d.id).shape, d.dims), n.store, rank);
      space.nodes.push_back(std::move(n));
    }
    return true;
  }

  // Joins neighbouring axes that everything treats alike.
  bool collapse(Space& space) {
    const auto alike = [&](size_t a) {
      const auto same = [&](const Access& x) {
        return x.stride[a] == x.stride[a + 1] * space.extent[a + 1];
      };
      const auto both = [&](AxisSet s) { return ((s >> a) & 1u) == ((s >> (a + 1)) & 1u); };
      for (const SpaceNode& n : space.nodes) {
        if (!both(n.axes) || !both(n.shape) || !both(n.reduced)) return false;
        if ((n.output || g_[n.id].op == Op::kRngBits) && !same(n.store)) return false;
        for (const Source& s : n.operands)
          if (s.kind != Source::kNode && !same(s.access)) return false;
      }
      return true;
    };
    for (size_t a = space.extent.size(); a-- > 1;)
      if (alike(a - 1)) erase_axis(space, a - 1);
    while (space.extent.size() < 2) insert_axis(space);
    return true;
  }

  static AxisSet without_bit(AxisSet s, size_t a) {
    const AxisSet low = s & ((AxisSet{1} << a) - 1);
    return low | ((s >> (a + 1)) << a);
  }
  template <typename FSet, typename FAccess>
  static void for_each(Space& space, FSet set, FAccess access) {
    for (SpaceNode& n : space.nodes) {
      set(n.axes), set(n.shape), set(n.reduced), set(n.operand_shape);
      access(n.store);
      for (Source& s : n.operands) {
        set(s.axes);
        access(s.access);
      }
    }
  }
  // Axis a goes up in axis a + 1.
  static void erase_axis(Space& space, size_t a) {
    space.extent[a + 1] *= space.extent[a];
    space.extent.erase(space.extent.begin() + static_cast<std::ptrdiff_t>(a));
    for_each(
        space, [a](AxisSet& s) { s = without_bit(s, a); },
        [a](Access& x) { x.stride.erase(x.stride.begin() + static_cast<std::ptrdiff_t>(a)); });
  }
  // A new outermost axis of one element.
  static void insert_axis(Space& space) {
    space.extent.insert(space.extent.begin(), 1);
    for_each(
        space, [](AxisSet& s) { s <<= 1; },
        [](Access& x) { x.stride.insert(x.stride.begin(), 0); });
  }

  // ---- reductions and outputs ----

  bool classify(Space& space) {
    const AxisSet all = space.all(), inner = space.inner();
    const bool one_row = space.numel() == space.cols();
    const int64_t longest = one_row ? kLongestSingleRow : kLongestRow;
    for (SpaceNode& n : space.nodes) {
      const Op op = g_[n.id].op;
      if (op == Op::kReduceSum || op == Op::kReduceMax) {
        if (n.reduced == 0) continue;  // axes of one element
        const bool spans = full(space, n.operand_shape);
        const bool cells = full(space, n.operand_shape | inner) && (n.reduced & inner) == 0;
        if (!spans && !cells) return refuse("a reduction of a value that does not span the region");
        n.in_row = n.reduced == inner && space.cols() <= longest;
        if (n.in_row) {
          space.whole_rows = true;
          n.axes = all & ~inner;
        } else if (n.used) {
          return refuse("a use of a reduction that is complete only when the region ends");
        }
      }
    }
    return propagate(space);
  }
  // Whether a value with these axes has one element for each point (axes of extent 1 aside).
  static bool full(const Space& space, AxisSet s) {
    for (size_t a = 0; a < space.extent.size(); ++a)
      if (space.extent[a] > 1 && ((s >> a) & 1u) == 0) return false;
    return true;
  }

  // Dependence again, now that results of row reductions are known to vary by row.
  bool propagate(Space& space) {
    const AxisSet inner = space.inner();
    for (SpaceNode& n : space.nodes) {
      const bool reduction = n.operand_shape != 0;
      AxisSet axes = 0;
      for (Source& s : n.operands) {
        if (s.kind == Source::kNode)
          s.axes = space.nodes[static_cast<size_t>(members_.at(s.node.index))].axes;
        axes |= s.axes;
      }
      if (!reduction && g_[n.id].op != Op::kRngBits) n.axes = axes;
      const AxisSet outer_part = n.shape & ~inner;
      if (!reduction && (n.axes & inner) != 0 && outer_part != 0 && !full(space, n.shape))
        return refuse("a value that would be computed again for each slice");
      if (n.output && !reduction && !full(space, n.shape) && !full(space, n.shape | inner) &&
          outer_part != 0)
        return refuse("an output that spans only some of the outer axes");
      if (g_[n.id].op == Op::kRngBits && (!full(space, n.shape) || n.store.stride.back() != 1))
        return refuse("random words in another order");
    }
    return true;
  }

  const Graph& g_;
  std::span<const NodeId> nodes_, outputs_;
  bool share_;
  std::string& why_;
  std::unordered_map<uint32_t, std::vector<int>> outside_;  // axes of values made outside
  Atoms atoms_;
  std::unordered_map<uint32_t, int> members_;  // node -> draft, -1: free or not yet
  std::vector<Draft> drafts_;
  std::unordered_map<int, int> axis_;  // atom -> axis
  bool best_output_ = false;
};

}  // namespace

int64_t Space::outer() const {
  int64_t n = 1;
  for (size_t a = 0; a + 2 < extent.size(); ++a) n *= extent[a];
  return n;
}

bool is_uniform_const(const Graph& graph, NodeId id) {
  if (graph[id].op != Op::kConst) return false;
  const std::string& bytes = graph.attr(id).literal;
  const size_t size = byte_size(graph.type(id).dtype);
  if (bytes.size() < size || size == 0) return false;
  return bytes.size() == size ||
         std::memcmp(bytes.data(), bytes.data() + size, bytes.size() - size) == 0;
}

bool is_free(const Graph& graph, NodeId id) {
  if (graph.type(id).shape.numel() == 0) return false;
  switch (graph[id].op) {
    case Op::kBroadcast:
    case Op::kTranspose:
    case Op::kSlice:
    case Op::kIota: return true;
    case Op::kConst: return is_uniform_const(graph, id);
    case Op::kGet:
    case Op::kBarrier: return false;
    default:
      // Views that change the type are computed like any conversion.
      return is_view(graph, id) && graph.type(graph.operands(id)[0]).dtype == graph.type(id).dtype;
  }
}

bool is_region_op(Op op) {
  return (op >= Op::kNeg && op <= Op::kSelect) || op == Op::kReduceSum || op == Op::kReduceMax ||
         op == Op::kRngBits;
}

bool make_space(const Graph& graph, std::span<const NodeId> nodes, std::span<const NodeId> outputs,
                Space& space, std::string& why) {
  for (const bool share : {true, false}) {
    space = {};
    if (SpaceBuilder(graph, nodes, outputs, share, why).build(space)) return true;
  }
  return false;
}

}  // namespace fullbore::cpu
