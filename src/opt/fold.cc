// Constants: small nodes of constants are computed by their reference kernels, equal elements are
// kept once, and elementwise ops on repeated scalars are done on the scalars.
#include <cstring>

#include "fullbore/array.h"
#include "ops/reference.h"
#include "opt/simplify.h"

namespace fullbore {
namespace {

constexpr int64_t kMostBytes = 1024;          // of a result
constexpr int64_t kMostOperandBytes = 65536;  // together

// Results that depend on nothing but operands and attributes, and are not meant to stay as they
// are.
bool is_foldable(Op op) {
  switch (op) {
    case Op::kInput:
    case Op::kConst:
    case Op::kIota:       // shorter than its elements
    case Op::kBroadcast:  // the same
    case Op::kStopGrad:
    case Op::kBarrier:
    case Op::kGet:
    case Op::kCall:
    case Op::kScan:
    case Op::kCond:
    case Op::kAllReduce:
    case Op::kAllGather:
    case Op::kReduceScatter:
    case Op::kReplicaId: return false;
    default: return true;
  }
}

NodeId constant_node(Simplifier& s, const Type& type, std::string bytes) {
  Attr attr{.shape = {type.shape.begin(), type.shape.end()}, .dtype = type.dtype};
  attr.literal = std::move(bytes);
  return s.build(Op::kConst, {}, type, attr);
}

// The value of a constant, or of a small broadcast of one.
std::optional<Array> value_of(Simplifier& s, NodeId id) {
  if (s.op(id) == Op::kBroadcast) {
    const auto in = value_of(s, s.operand(id));
    if (!in) return std::nullopt;
    return std::move(evaluate_node(s.graph, id, std::span(&*in, 1))[0]);
  }
  if (s.op(id) != Op::kConst) return std::nullopt;
  Array a(s.type(id));
  const std::string& bytes = s.attr(id).literal;
  if (!bytes.empty()) std::memcpy(a.data(), bytes.data(), bytes.size());
  return a;
}

std::optional<NodeId> fold(Simplifier& s, const Candidate& c) {
  if (!is_foldable(c.op) || c.type.shape.numel() > kMostBytes || c.type.bytes() > kMostBytes)
    return std::nullopt;
  std::vector<Array> in;
  int64_t bytes = 0;
  for (NodeId id : c.in) {
    const Type& t = s.type(id);
    if (t.shape.numel() > kMostOperandBytes || (bytes += t.bytes()) > kMostOperandBytes)
      return std::nullopt;
    auto value = value_of(s, id);
    if (!value) return std::nullopt;
    in.push_back(std::move(*value));
  }
  // The kernel wants a node: it lives in a graph of its own.
  Graph scratch;
  std::vector<NodeId> ids;
  for (const Array& a : in) ids.push_back(scratch.input("", a.type()));
  const NodeId node = scratch.append(c.op, ids, c.type, c.attr);
  const Array result = std::move(evaluate_node(scratch, node, in)[0]);
  return constant_node(
      s, c.type,
      {reinterpret_cast<const char*>(result.data()), static_cast<size_t>(result.bytes())});
}

// A constant of equal elements becomes one element, repeated.
std::optional<NodeId> repeat(Simplifier& s, const Candidate& c) {
  const std::string& bytes = c.attr.literal;
  const size_t one = byte_size(c.type.dtype);
  if (c.type.shape.rank() == 0 || bytes.empty()) return std::nullopt;
  if (bytes.size() > one && std::memcmp(bytes.data(), bytes.data() + one, bytes.size() - one) != 0)
    return std::nullopt;
  return s.splat(constant_node(s, {c.type.dtype, {}}, bytes.substr(0, one)), c.type.shape);
}

std::optional<NodeId> elementwise_on_splats(Simplifier& s, const Candidate& c) {
  if (!def(c.op).elementwise || c.in.empty() || c.type.shape.rank() == 0) return std::nullopt;
  std::vector<NodeId> scalars;
  for (NodeId id : c.in) {
    const auto scalar = s.splat_of(id);
    if (!scalar || s.type(id).shape != c.type.shape) return std::nullopt;
    scalars.push_back(*scalar);
  }
  return s.splat(s.build(c.op, scalars, Type{c.type.dtype, {}}, c.attr), c.type.shape);
}

}  // namespace

std::optional<NodeId> fold_rules(Simplifier& s, const Candidate& c) {
  if (c.op == Op::kConst) return repeat(s, c);
  if (auto node = elementwise_on_splats(s, c)) return node;
  return fold(s, c);
}

}  // namespace fullbore
