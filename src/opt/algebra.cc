// Elementwise identities. Only those that keep every bit (x + 0 for x = -0 and NaN payloads aside).
#include "opt/simplify.h"

namespace fullbore {
namespace {

using Found = std::optional<NodeId>;

// Whether every value of `from` is a value of `to`.
bool holds(DType to, DType from) {
  if (to == from || from == DType::boolean) return to != DType::boolean || from == to;
  if (to == DType::boolean) return false;
  const auto digits = [](DType d) -> int {  // of the significand, or of an integer
    switch (d) {
      case DType::f64: return 53;
      case DType::f32: return 24;
      case DType::f16: return 11;
      case DType::bf16: return 8;
      case DType::i64: return 63;
      case DType::u32: return 32;
      case DType::i32: return 31;
      case DType::u8: return 8;
      default: return 7;
    }
  };
  if (is_float(from)) {
    // f16 and bf16 hold neither each other.
    return is_float(to) && byte_size(to) > byte_size(from);
  }
  if (!is_float(to) && is_signed(from) && !is_signed(to)) return false;
  return digits(to) >= digits(from);
}

Found unary(Simplifier& s, const Candidate& c) {
  const NodeId x = c.in[0];
  switch (c.op) {
    case Op::kNeg:
    case Op::kNot:
      if (s.op(x) == c.op) return s.operand(x);
      return std::nullopt;
    case Op::kAbs:
      if (s.op(x) == Op::kAbs) return x;
      if (s.op(x) == Op::kNeg && is_float(c.type.dtype)) return s.build(Op::kAbs, {s.operand(x)});
      return std::nullopt;
    case Op::kFloor:
    case Op::kRound:
      if (s.op(x) == Op::kFloor || s.op(x) == Op::kRound) return x;
      return std::nullopt;
    case Op::kConvert: {
      const DType from = s.type(x).dtype, to = c.type.dtype;
      if (from == to) return x;
      if (s.op(x) != Op::kConvert) return std::nullopt;
      const NodeId first = s.operand(x);
      const DType start = s.type(first).dtype;
      // An integer that takes the way through a float would saturate, not wrap.
      const bool same_rule = !is_integer(start) || !is_integer(to) || is_integer(from);
      if (!holds(from, start) || !(same_rule || holds(to, start))) return std::nullopt;
      return s.build(Op::kConvert, {first}, {.dtype = to});
    }
    case Op::kBitcast:
      if (s.type(x).dtype == c.type.dtype) return x;
      if (s.op(x) == Op::kBitcast) return s.build(Op::kBitcast, {s.operand(x)}, c.attr);
      return std::nullopt;
    default: return std::nullopt;
  }
}

Found sum(Simplifier& s, const Candidate& c) {
  const NodeId a = c.in[0], b = c.in[1];
  if (s.is_all(b, 0.0)) return a;
  if (c.op == Op::kAdd) {
    if (s.is_all(b, -0.0) || s.is_all(a, -0.0)) return s.is_all(b, -0.0) ? a : b;
    if (s.is_all(a, 0.0)) return b;
    if (s.op(b) == Op::kNeg) return s.build(Op::kSub, {a, s.operand(b)});
    if (s.op(a) == Op::kNeg) return s.build(Op::kSub, {b, s.operand(a)});
  } else if (s.op(b) == Op::kNeg) {
    return s.build(Op::kAdd, {a, s.operand(b)});
  }
  return std::nullopt;
}

Found product(Simplifier& s, const Candidate& c) {
  const NodeId a = c.in[0], b = c.in[1];
  if (s.is_all(b, 1)) return a;
  if (c.op == Op::kMul && s.is_all(a, 1)) return b;
  if (!is_float(c.type.dtype) || c.op == Op::kPow) return std::nullopt;
  if (s.is_all(b, -1)) return s.build(Op::kNeg, {a});
  if (c.op == Op::kMul && s.is_all(a, -1)) return s.build(Op::kNeg, {b});
  if (s.op(a) == Op::kNeg && s.op(b) == Op::kNeg)
    return s.build(c.op, {s.operand(a), s.operand(b)});
  return std::nullopt;
}

// And, Or, Xor; Shr.
Found logic(Simplifier& s, const Candidate& c) {
  const NodeId a = c.in[0], b = c.in[1];
  if (a == b && (c.op == Op::kAnd || c.op == Op::kOr)) return a;
  if (c.op == Op::kAnd) {
    if (s.is_all(a, 0) || s.is_all(b, 0)) return s.is_all(a, 0) ? a : b;
    if (c.type.dtype != DType::boolean) return std::nullopt;
    if (s.is_all(b, 1)) return a;
    if (s.is_all(a, 1)) return b;
    return std::nullopt;
  }
  if (s.is_all(b, 0)) return a;
  if (c.op != Op::kShr && s.is_all(a, 0)) return b;
  return std::nullopt;
}

Found select(Simplifier& s, const Candidate& c) {
  if (c.in[1] == c.in[2]) return c.in[1];
  if (s.is_all(c.in[0], 1)) return c.in[1];
  if (s.is_all(c.in[0], 0)) return c.in[2];
  if (s.op(c.in[0]) == Op::kNot)
    return s.build(Op::kSelect, {s.operand(c.in[0]), c.in[2], c.in[1]});
  return std::nullopt;
}

// Reductions over axes of extent 1 (or none) only drop axes.
Found reduction(Simplifier& s, const Candidate& c) {
  if (s.type(c.in[0]).dtype != c.type.dtype) return std::nullopt;
  for (int64_t a : c.attr.axes)
    if (s.type(c.in[0]).shape[static_cast<int>(a)] != 1) return std::nullopt;
  return s.build(Op::kReshape, {c.in[0]}, {.shape = {c.type.shape.begin(), c.type.shape.end()}});
}

}  // namespace

std::optional<NodeId> algebra_rules(Simplifier& s, const Candidate& c) {
  switch (c.op) {
    case Op::kAdd:
    case Op::kSub: return sum(s, c);
    case Op::kMul:
    case Op::kDiv:
    case Op::kPow: return product(s, c);
    case Op::kMax:
    case Op::kMin: return c.in[0] == c.in[1] ? Found(c.in[0]) : std::nullopt;
    case Op::kAnd:
    case Op::kOr:
    case Op::kXor:
    case Op::kShr: return logic(s, c);
    case Op::kSelect: return select(s, c);
    case Op::kReduceSum:
    case Op::kReduceMax: return reduction(s, c);
    default: return c.in.size() == 1 ? unary(s, c) : std::nullopt;
  }
}

}  // namespace fullbore
