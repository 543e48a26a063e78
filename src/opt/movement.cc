// Movements of movements, and those that move nothing.
#include <algorithm>

#include "ops/shape_util.h"
#include "opt/simplify.h"

namespace fullbore {
namespace {

using Found = std::optional<NodeId>;

bool all(const std::vector<int64_t>& list, int64_t value) {
  return std::all_of(list.begin(), list.end(), [&](int64_t v) { return v == value; });
}

bool is_sorted_from_zero(const std::vector<int64_t>& axes) {
  return axes == iota_list(0, static_cast<int64_t>(axes.size()));
}

// outer[inner[i]] for each i.
std::vector<int64_t> composed(const std::vector<int64_t>& inner,
                              const std::vector<int64_t>& outer) {
  std::vector<int64_t> axes;
  for (int64_t i : inner) axes.push_back(outer[static_cast<size_t>(i)]);
  return axes;
}

Found transpose_of_dot(Simplifier& s, const Candidate& c);

Found transpose(Simplifier& s, const Candidate& c) {
  const NodeId x = c.in[0];
  if (is_sorted_from_zero(c.attr.axes)) return x;
  if (s.op(x) == Op::kDot) return transpose_of_dot(s, c);
  if (s.op(x) != Op::kTranspose) return std::nullopt;
  return s.build(Op::kTranspose, {s.operand(x)}, {.axes = composed(c.attr.axes, s.attr(x).axes)});
}

Found slice(Simplifier& s, const Candidate& c) {
  const NodeId x = c.in[0];
  if (s.type(x) == c.type) return x;  // strides of more than 1 over one element included
  if (s.op(x) != Op::kSlice) return std::nullopt;
  Attr at = s.attr(x);
  for (size_t a = 0; a < at.start.size(); ++a) {
    const int64_t n = c.type.shape[static_cast<int>(a)];
    const int64_t step = at.stride[a];
    at.start[a] += c.attr.start[a] * step;
    at.stride[a] = n > 1 ? step * c.attr.stride[a] : 1;
    at.limit[a] = n == 0 ? at.start[a] : at.start[a] + (n - 1) * at.stride[a] + 1;
    if (n == 0) at.start[a] = at.limit[a] = 0;
  }
  return s.build(Op::kSlice, {s.operand(x)}, at);
}

Found concat(Simplifier& s, const Candidate& c) {
  const auto axis = static_cast<int>(c.attr.axes[0]);
  std::vector<NodeId> filled;
  for (NodeId id : c.in)
    if (s.type(id).shape[axis] > 0) filled.push_back(id);
  if (filled.empty()) filled.push_back(c.in[0]);
  if (filled.size() == 1) return filled[0];
  if (filled.size() == c.in.size()) return std::nullopt;
  return s.build(Op::kConcat, filled, c.attr);
}

// Zeros around x along one axis only: what the gradient of a slice is.
struct Padded {
  NodeId x;
  int axis;
  int64_t low, high;
};
std::optional<Padded> zero_padded(const Simplifier& s, NodeId id) {
  if (s.op(id) != Op::kPad || !s.is_all(s.operand(id, 1), 0)) return std::nullopt;
  const Attr& at = s.attr(id);
  std::optional<Padded> found;
  for (size_t a = 0; a < at.low.size(); ++a) {
    if (at.low[a] == 0 && at.high[a] == 0 && at.interior[a] == 0) continue;
    if (found || at.low[a] < 0 || at.high[a] < 0 || at.interior[a] != 0) return std::nullopt;
    found = Padded{s.operand(id), static_cast<int>(a), at.low[a], at.high[a]};
  }
  return found;
}

bool are_neighbours(const Simplifier& s, const std::optional<Padded>& a,
                    const std::optional<Padded>& b) {
  if (!a || !b || a->axis != b->axis) return false;
  return a->low + s.type(a->x).shape[a->axis] == b->low ||
         b->low + s.type(b->x).shape[b->axis] == a->low;
}

// Slices that are summed in another order than they lie: a + c first, then b, which joins either.
Found sum_with_neighbour(Simplifier& s, NodeId sum, NodeId x) {
  if (s.op(sum) != Op::kAdd) return std::nullopt;
  const auto padded = zero_padded(s, x);
  for (const size_t k : {size_t{0}, size_t{1}}) {
    const NodeId near = s.operand(sum, k), far = s.operand(sum, 1 - k);
    if (are_neighbours(s, zero_padded(s, near), padded))
      return s.build(Op::kAdd, {s.build(Op::kAdd, {near, x}), far});
  }
  return std::nullopt;
}

// The sum of the gradients of neighbouring slices is one beside the other.
Found sum_of_slices(Simplifier& s, const Candidate& c) {
  auto first = zero_padded(s, c.in[0]), second = zero_padded(s, c.in[1]);
  if (second && !first) return sum_with_neighbour(s, c.in[0], c.in[1]);
  if (first && !second) return sum_with_neighbour(s, c.in[1], c.in[0]);
  if (!are_neighbours(s, first, second)) return std::nullopt;
  if (first->low > second->low) std::swap(first, second);
  const int axis = first->axis;
  std::vector<NodeId> parts;
  for (const NodeId x : {first->x, second->x}) {
    const bool joined = s.op(x) == Op::kConcat && s.attr(x).axes[0] == axis;
    const auto all = s.graph.operands(x);
    if (joined) {
      parts.insert(parts.end(), all.begin(), all.end());
    } else {
      parts.push_back(x);
    }
  }
  const NodeId zero = s.operand(c.in[0], 1);
  Attr at = s.attr(c.in[0]);
  at.low[static_cast<size_t>(axis)] = first->low;
  at.high[static_cast<size_t>(axis)] = second->high;
  const NodeId both = s.build(Op::kConcat, parts, {.axes = {axis}});
  return s.build(Op::kPad, {both, zero}, at);
}

Found broadcast(Simplifier& s, const Candidate& c) {
  const NodeId x = c.in[0];
  if (s.type(x) == c.type) return x;
  if (s.op(x) == Op::kBroadcast)
    return s.build(Op::kBroadcast, {s.operand(x)},
                   {.axes = composed(s.attr(x).axes, c.attr.axes), .shape = c.attr.shape});
  // A single element is a scalar, whatever its axes.
  if (s.type(x).shape.rank() > 0 && s.type(x).shape.numel() == 1 && c.type.shape.numel() > 1)
    return s.splat(s.build(Op::kReshape, {x}, {}), c.type.shape);
  return std::nullopt;
}

// Whether both operands of a product have the axes that are summed over in one order.
bool sums_in_order(const Attr& at) {
  std::vector<std::pair<int64_t, int64_t>> axes;
  for (size_t i = 0; i < at.lhs_contract.size(); ++i)
    axes.emplace_back(at.lhs_contract[i], at.rhs_contract[i]);
  std::sort(axes.begin(), axes.end());
  return std::is_sorted(axes.begin(), axes.end(),
                        [](const auto& a, const auto& b) { return a.second < b.second; });
}

// A product's operand read through a transpose: the product reads the axes where they were, as long
// as the axes that remain keep their order, and those that are summed over keep that of the other
// operand (else the executor would have to transpose within the product).
Found dot_of_transpose(Simplifier& s, const Candidate& c) {
  for (size_t side : {size_t{0}, size_t{1}}) {
    const NodeId x = c.in[side];
    if (s.op(x) != Op::kTranspose) continue;
    const auto axes = s.attr(x).axes;
    Attr at = c.attr;
    auto& batch = side == 0 ? at.lhs_batch : at.rhs_batch;
    auto& contract = side == 0 ? at.lhs_contract : at.rhs_contract;
    std::vector<int64_t> kept;
    for (int64_t a = 0; a < static_cast<int64_t>(axes.size()); ++a)
      if (std::count(batch.begin(), batch.end(), a) +
              std::count(contract.begin(), contract.end(), a) ==
          0)
        kept.push_back(axes[static_cast<size_t>(a)]);
    if (!std::is_sorted(kept.begin(), kept.end())) continue;
    batch = composed(batch, axes);
    contract = composed(contract, axes);
    if (sums_in_order(c.attr) && !sums_in_order(at)) continue;
    NodeId in[] = {c.in[0], c.in[1]};
    in[side] = s.operand(x);
    return s.build(Op::kDot, in, at);
  }
  return std::nullopt;
}

// (a b)^T = b^T a^T, where the transpose exchanges the axes of a with those of b.
Found transpose_of_dot(Simplifier& s, const Candidate& c) {
  const NodeId x = c.in[0];
  const Attr at = s.attr(x);
  const NodeId a = s.operand(x, 0), b = s.operand(x, 1);
  const auto batch = static_cast<int64_t>(at.lhs_batch.size());
  const int64_t rank = s.type(x).shape.rank();
  const int64_t of_a =
      s.type(a).shape.rank() - batch - static_cast<int64_t>(at.lhs_contract.size());
  std::vector<int64_t> exchange = iota_list(0, batch);
  for (int64_t i = batch + of_a; i < rank; ++i) exchange.push_back(i);
  for (int64_t i = batch; i < batch + of_a; ++i) exchange.push_back(i);
  if (c.attr.axes != exchange) return std::nullopt;
  return s.build(Op::kDot, {b, a},
                 {.lhs_batch = at.rhs_batch,
                  .rhs_batch = at.lhs_batch,
                  .lhs_contract = at.rhs_contract,
                  .rhs_contract = at.lhs_contract,
                  .dtype = at.dtype});
}

// Whatever is done to a repeated scalar without computing, it remains a repeated scalar.
Found movement_of_splat(Simplifier& s, const Candidate& c) {
  switch (c.op) {
    case Op::kReshape:
    case Op::kTranspose:
    case Op::kSlice:
    case Op::kDynSlice:
    case Op::kGather:
      if (const auto scalar = s.splat_of(c.in[0])) return s.splat(*scalar, c.type.shape);
      return std::nullopt;
    default: return std::nullopt;
  }
}

}  // namespace

std::optional<NodeId> movement_rules(Simplifier& s, const Candidate& c) {
  if (auto node = movement_of_splat(s, c)) return node;
  switch (c.op) {
    case Op::kReshape:
      if (s.type(c.in[0]) == c.type) return c.in[0];
      if (s.op(c.in[0]) != Op::kReshape) return std::nullopt;
      return s.build(Op::kReshape, {s.operand(c.in[0])}, c.attr);
    case Op::kTranspose: return transpose(s, c);
    case Op::kDot: return dot_of_transpose(s, c);
    case Op::kBroadcast: return broadcast(s, c);
    case Op::kSlice: return slice(s, c);
    case Op::kConcat: return concat(s, c);
    case Op::kAdd: return sum_of_slices(s, c);
    case Op::kPad:
      if (all(c.attr.low, 0) && all(c.attr.high, 0) && s.type(c.in[0]) == c.type) return c.in[0];
      return std::nullopt;
    case Op::kDynSlice:  // the start is clamped to 0
      return s.type(c.in[0]) == c.type ? Found(c.in[0]) : std::nullopt;
    case Op::kDynUpdate: return s.type(c.in[1]) == c.type ? Found(c.in[1]) : std::nullopt;
    case Op::kAllReduce:
    case Op::kAllGather:
    case Op::kReduceScatter: return c.attr.replicas[0] == 1 ? Found(c.in[0]) : std::nullopt;
    default: return std::nullopt;
  }
}

}  // namespace fullbore
