// channels_last: the values that convolutions read and write lie with their channels innermost.
//
// In the graph an image is N C H W. This pass gives every value that comes from a convolution (and
// everything computed from it, as far as that can be) a twin of axes N H W C, and connects the
// convolution to the twins by transposes, which its kernel reads through: no element moves.
#include <algorithm>
#include <array>
#include <optional>

#include "ir/rewrite.h"
#include "ops/shape_util.h"
#include "opt/bodies.h"
#include "opt/pass.h"
#include "opt/simplify.h"

namespace fullbore {
namespace {

using List = std::vector<int64_t>;

// Transpose::axes from N C H W to N H W C, and back.
List to_last(int rank) {
  List axes = iota_list(0, rank);
  std::rotate(axes.begin() + 1, axes.begin() + 2, axes.end());
  return axes;
}
List from_last(int rank) {
  List axes = iota_list(0, rank);
  std::rotate(axes.begin() + 1, axes.end() - 1, axes.end());
  return axes;
}

bool is_convolution(Op op) {
  return op == Op::kConv || op == Op::kConvInputGrad || op == Op::kConvFilterGrad;
}

bool is_image(const Type& type) { return type.dtype != DType::tuple && type.shape.rank() >= 3; }

// list[i] for each i of axes; an empty list stays empty.
List picked(const List& list, const List& axes) {
  List result;
  for (size_t i = 0; i < list.size(); ++i) result.push_back(list[static_cast<size_t>(axes[i])]);
  return result;
}

class ChannelsLast {
 public:
  explicit ChannelsLast(const Graph& graph)
      : g_(graph), s_(out_), plain_(graph.size()), last_(graph.size()), is_last_(graph.size()) {}

  Graph run() {
    for (uint32_t i = 0; i < g_.size(); ++i) {
      const NodeId id{i};
      if (g_[id].op == Op::kInput) {
        plain_[i] = copy_input(out_, g_, id);
        continue;
      }
      const LabelOf label(out_, g_, id);
      if (!rewrite(id)) copy(id);
    }
    for (const Output& o : g_.outputs) out_.output(o.name, plain(o.node), o.alias);
    return rebuilt(out_);
  }

 private:
  using Found = std::optional<NodeId>;
  Op op(NodeId id) const { return g_[id].op; }
  NodeId operand(NodeId id, size_t i = 0) const { return g_.operands(id)[i]; }
  int rank(NodeId id) const { return g_.type(id).shape.rank(); }

  bool is_last(NodeId id) const { return is_last_[id.index] != 0; }
  bool set_last(NodeId id, NodeId value) {
    last_[id.index] = value;
    is_last_[id.index] = 1;
    return true;
  }
  bool set_plain(NodeId id, NodeId value) {
    plain_[id.index] = value;
    return true;
  }

  // The old node's value with the axes in their order.
  NodeId plain(NodeId id) {
    Found& known = plain_[id.index];
    if (!known) known = s_.build(Op::kTranspose, {*last_[id.index]}, {.axes = from_last(rank(id))});
    return *known;
  }
  // ... and with its channels last.
  NodeId last(NodeId id) {
    Found& known = last_[id.index];
    if (!known) known = twin(id);
    return *known;
  }

  // Channels last of a value that was computed as it stood.
  NodeId twin(NodeId id) {
    const List order = to_last(rank(id));
    if (op(id) == Op::kBroadcast) {
      // The operand's axes must still be in order.
      const List inverse = from_last(rank(id));
      List axes;
      for (const int64_t a : g_.attr(id).axes) axes.push_back(inverse[static_cast<size_t>(a)]);
      if (std::is_sorted(axes.begin(), axes.end()))
        return s_.build(Op::kBroadcast, {plain(operand(id))},
                        {.axes = axes, .shape = picked(g_.attr(id).shape, order)});
    }
    return s_.build(Op::kTranspose, {plain(id)}, {.axes = order});
  }

  void copy(NodeId id) {
    std::vector<NodeId> in;
    for (const NodeId x : g_.operands(id)) in.push_back(plain(x));
    plain_[id.index] = s_.build(op(id), in, g_.type(id), g_.attr(id));
  }

  // False: the node is copied as it is.
  bool rewrite(NodeId id) {
    switch (op(id)) {
      case Op::kConv:
      case Op::kConvInputGrad:
      case Op::kConvFilterGrad: return convolution(id);
      case Op::kPoolMax:
      case Op::kPoolMaxGrad:
      case Op::kPoolSum:
      case Op::kSlice:
      case Op::kPad: return windowed(id);
      case Op::kConcat: return concat(id);
      case Op::kReduceSum:
      case Op::kReduceMax: return reduce(id);
      case Op::kReshape: return reshape(id);
      case Op::kTranspose: return transpose(id);
      default: return def(op(id)).elementwise && elementwise(id);
    }
  }

  // Only types whose convolutions have a kernel that gains by it.
  bool convolution(NodeId id) {
    const DType dtype = g_.type(operand(id)).dtype;
    if (!is_float(dtype) || dtype == DType::f64) return false;
    const List back = from_last(rank(id));
    const auto image = [&](NodeId x) {
      return out_.append(Op::kTranspose, std::array{last(x)}, g_.type(x), {.axes = back});
    };
    const bool filter = op(id) == Op::kConvFilterGrad;
    const NodeId a = image(operand(id, 0));
    const NodeId b = filter ? image(operand(id, 1)) : plain(operand(id, 1));
    const NodeId y = out_.append(op(id), std::array{a, b}, g_.type(id), g_.attr(id));
    if (filter) return set_plain(id, y);
    return set_last(id,
                    make_node(out_, Op::kTranspose, std::array{y}, {.axes = to_last(rank(id))}));
  }

  // Ops with lists of one entry per axis.
  bool windowed(NodeId id) {
    if (!is_last(operand(id))) return false;
    const List order = to_last(rank(id));
    Attr at = g_.attr(id);
    for (List* list : {&at.window, &at.stride, &at.dilation, &at.low, &at.high, &at.interior,
                       &at.start, &at.limit})
      *list = picked(*list, order);
    std::vector<NodeId> in;
    for (const NodeId x : g_.operands(id))
      in.push_back(rank(x) == rank(id) ? last(x) : plain(x));  // Pad's value is a scalar
    return set_last(id, s_.build(op(id), in, at));
  }

  bool concat(NodeId id) {
    const auto in = g_.operands(id);
    if (!is_image(g_.type(id)) ||
        std::none_of(in.begin(), in.end(), [&](NodeId x) { return is_last(x); }))
      return false;
    std::vector<NodeId> parts;
    for (const NodeId x : std::vector<NodeId>(in.begin(), in.end())) parts.push_back(last(x));
    const int64_t axis = from_last(rank(id))[static_cast<size_t>(g_.attr(id).axes[0])];
    return set_last(id, s_.build(Op::kConcat, parts, {.axes = {axis}}));
  }

  bool elementwise(NodeId id) {
    if (!is_image(g_.type(id))) return false;
    const auto in = g_.operands(id);
    if (std::none_of(in.begin(), in.end(), [&](NodeId x) { return is_last(x); })) return false;
    std::vector<NodeId> operands;
    for (const NodeId x : std::vector<NodeId>(in.begin(), in.end()))
      operands.push_back(rank(x) == rank(id) ? last(x) : plain(x));
    return set_last(id, s_.build(op(id), operands, g_.attr(id)));
  }

  // The axes that remain stand in the order that they have with channels last.
  bool reduce(NodeId id) {
    const NodeId x = operand(id);
    if (!is_last(x)) return false;
    const List order = to_last(rank(x)), inverse = from_last(rank(x));
    const List& reduced = g_.attr(id).axes;
    List axes, kept;
    for (const int64_t a : reduced) axes.push_back(inverse[static_cast<size_t>(a)]);
    std::sort(axes.begin(), axes.end());
    for (const int64_t a : order)
      if (std::find(reduced.begin(), reduced.end(), a) == reduced.end()) kept.push_back(a);
    const NodeId y = s_.build(op(id), {last(x)}, {.axes = axes});
    if (std::is_sorted(kept.begin(), kept.end())) return set_plain(id, y);
    // Position of each kept axis among the kept ones in their own order.
    List sorted = kept, back(kept.size());
    std::sort(sorted.begin(), sorted.end());
    for (size_t i = 0; i < kept.size(); ++i) {
      const auto at = std::lower_bound(sorted.begin(), sorted.end(), kept[i]) - sorted.begin();
      back[static_cast<size_t>(at)] = static_cast<int64_t>(i);
    }
    if (rank(id) >= 3 && back == from_last(rank(id))) return set_last(id, y);
    return set_plain(id, s_.build(Op::kTranspose, {y}, {.axes = back}));
  }

  // One that joins or splits spatial axes only.
  bool reshape(NodeId id) {
    const NodeId x = operand(id);
    const Shape from = g_.type(x).shape, to = g_.type(id).shape;
    if (!is_last(x) || to.rank() < 3 || from[0] != to[0] || from[1] != to[1]) return false;
    return set_last(
        id, s_.build(Op::kReshape, {last(x)}, {.shape = picked(dims_of(to), to_last(to.rank()))}));
  }

  // One to channels last is there already.
  bool transpose(NodeId id) {
    if (!is_last(operand(id)) || g_.attr(id).axes != to_last(rank(id))) return false;
    return set_plain(id, last(operand(id)));
  }

  const Graph& g_;
  Graph out_;
  Simplifier s_;
  std::vector<Found> plain_, last_;  // twins of the old nodes in the new graph
  std::vector<char> is_last_;        // which are computed with channels last
};

}  // namespace

Graph channels_last(const Graph& graph) {
  for (uint32_t i = 0; i < graph.size(); ++i)
    if (is_convolution(graph[NodeId{i}].op)) return ChannelsLast(graph).run();
  return graph;
}

}  // namespace fullbore
