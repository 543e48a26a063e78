// The builder functions of tensor.h: they resolve axes, broadcast, and append primitives.
#include "fullbore/tensor.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "fullbore/array.h"
#include "ops/op_def.h"

namespace fullbore {
namespace {

std::vector<int64_t> to_list(const Shape& s) { return {s.begin(), s.end()}; }

// The NumPy broadcast of two shapes.
Shape broadcast_shapes(std::string_view op, const Tensor& a, const Tensor& b) {
  const Shape &p = a.shape(), &q = b.shape();
  const int rank = std::max(p.rank(), q.rank());
  std::vector<int64_t> out(static_cast<size_t>(rank));
  for (int i = 1; i <= rank; ++i) {
    const int64_t m = i <= p.rank() ? p[p.rank() - i] : 1;
    const int64_t n = i <= q.rank() ? q[q.rank() - i] : 1;
    if (m != n && m != 1 && n != 1) {
      std::string where;
      for (const Tensor* t : {&b, &a})
        if (where.empty() && !t->graph().label(t->id()).empty())
          where = str_cat(" at '", t->graph().label(t->id()), "'");
      fail("[", op, "] expected shapes that broadcast, got ", a.type(), " and ", b.type(), where);
    }
    out[static_cast<size_t>(rank - i)] = m == 1 ? n : m;
  }
  return Shape(out);
}

Tensor binary(Op op, const Tensor& a, const Tensor& b, Attr attr = {}) {
  if (a.shape() == b.shape()) return make(op, {a, b}, std::move(attr));
  const Shape s = broadcast_shapes(name(op), a, b);
  return make(op, {expand(a, s), expand(b, s)}, std::move(attr));
}

Attr direction(Direction d) { return {.direction = {static_cast<int64_t>(d)}}; }

// Axes resolved, sorted and checked for repetition; empty means all.
std::vector<int64_t> resolve_dims(std::string_view op, const Tensor& x,
                                  const std::vector<int>& dims) {
  std::vector<int64_t> axes;
  if (dims.empty()) {
    axes.resize(static_cast<size_t>(x.dim()));
    std::iota(axes.begin(), axes.end(), 0);
    return axes;
  }
  for (int d : dims) axes.push_back(x.axis(d));
  std::sort(axes.begin(), axes.end());
  if (std::adjacent_find(axes.begin(), axes.end()) != axes.end())
    fail("[", op, "] expected distinct dims, got one twice for ", x.type());
  return axes;
}

Tensor reduce(Op op, const Tensor& x, const std::vector<int>& dims, bool keepdim) {
  const auto axes = resolve_dims(name(op), x, dims);
  const Tensor y = axes.empty() ? x : make(op, {x}, {.axes = axes});
  if (!keepdim) return y;
  Shape s = x.shape();
  for (int64_t a : axes) s = s.with(static_cast<int>(a), 1);
  return reshape(y, to_list(s));
}

}  // namespace

// ---- Tensor ----

Graph& Tensor::graph() const {
  if (graph_ == nullptr) throw Error("[tensor] this tensor is undefined: it was never computed");
  return *graph_;
}

Type Tensor::type() const { return graph().type(id_); }
int64_t Tensor::size(int a) const { return shape()[axis(a)]; }

int Tensor::axis(int a) const {
  const int rank = dim();
  if (a < -rank || a >= rank)
    fail("[dim] expected a dim from ", -rank, " to ", rank - 1, " for ", type(), ", got ", a);
  return a < 0 ? a + rank : a;
}

double Tensor::item() const {
  fail(
      "[item] this tensor is symbolic (", defined() ? to_string(type()) : "undefined",
      "): it has no numbers while the model is being traced; return it from the step, or expose it "
      "with tap(\"name\", x), and read it after the step has run");
}

Tensor Tensor::to(DType d) const {
  return d == dtype() ? *this : make(Op::kConvert, {*this}, {.dtype = d});
}
Tensor Tensor::operator-() const { return neg(*this); }

// ---- constants ----

Tensor constant(Graph& graph, const Array& value) {
  std::string bytes(reinterpret_cast<const char*>(value.data()),
                    static_cast<size_t>(value.bytes()));
  return make(
      graph, Op::kConst,
      {.shape = to_list(value.shape()), .dtype = value.dtype(), .literal = std::move(bytes)});
}

Tensor constant(Graph& graph, DType dtype, double value) {
  return constant(graph, Array::full({dtype, {}}, value));
}

Tensor full(Graph& graph, Type type, double value) {
  return expand(constant(graph, type.dtype, value), type.shape);
}
Tensor full_like(const Tensor& x, double value) { return full(x.graph(), x.type(), value); }
Tensor zeros_like(const Tensor& x) { return full_like(x, 0); }

Tensor iota(Graph& graph, const Type& type, int axis) {
  return make(graph, Op::kIota,
              {.axes = {axis}, .shape = to_list(type.shape), .dtype = type.dtype});
}

// ---- elementwise ----

#define FB_UNARY(function, Enumerator) \
  Tensor function(const Tensor& x) { return make(Op::k##Enumerator, {x}); }
FB_UNARY(neg, Neg)
FB_UNARY(abs, Abs)
FB_UNARY(sign, Sign)
FB_UNARY(exp, Exp)
FB_UNARY(expm1, Expm1)
FB_UNARY(log, Log)
FB_UNARY(log1p, Log1p)
FB_UNARY(sqrt, Sqrt)
FB_UNARY(rsqrt, Rsqrt)
FB_UNARY(tanh, Tanh)
FB_UNARY(sigmoid, Logistic)
FB_UNARY(erf, Erf)
FB_UNARY(sin, Sin)
FB_UNARY(cos, Cos)
FB_UNARY(floor, Floor)
FB_UNARY(round, Round)
FB_UNARY(logical_not, Not)
#undef FB_UNARY
Tensor square(const Tensor& x) { return x * x; }
Tensor isfinite(const Tensor& x) { return abs(x) < std::numeric_limits<double>::infinity(); }
Tensor bitcast(const Tensor& x, DType d) {
  return d == x.dtype() ? x : make(Op::kBitcast, {x}, {.dtype = d});
}

#define FB_BINARY(function, Enumerator, ...)                                          \
  Tensor function(const Tensor& a, const Tensor& b) {                                 \
    return binary(Op::k##Enumerator, a, b, ##__VA_ARGS__);                            \
  }                                                                                   \
  Tensor function(const Tensor& a, double b) { return function(a, full_like(a, b)); } \
  Tensor function(double a, const Tensor& b) { return function(full_like(b, a), b); }
FB_BINARY(operator+, Add)
FB_BINARY(operator-, Sub)
FB_BINARY(operator*, Mul)
FB_BINARY(operator/, Div)
FB_BINARY(maximum, Max)
FB_BINARY(minimum, Min)
FB_BINARY(pow, Pow)
FB_BINARY(operator==, Compare, direction(Direction::kEq))
FB_BINARY(operator!=, Compare, direction(Direction::kNe))
FB_BINARY(operator<, Compare, direction(Direction::kLt))
FB_BINARY(operator<=, Compare, direction(Direction::kLe))
FB_BINARY(operator>, Compare, direction(Direction::kGt))
FB_BINARY(operator>=, Compare, direction(Direction::kGe))
#undef FB_BINARY
Tensor logical_and(const Tensor& a, const Tensor& b) { return binary(Op::kAnd, a, b); }
Tensor logical_or(const Tensor& a, const Tensor& b) { return binary(Op::kOr, a, b); }
Tensor logical_xor(const Tensor& a, const Tensor& b) { return binary(Op::kXor, a, b); }
Tensor shift_right(const Tensor& a, const Tensor& b) { return binary(Op::kShr, a, b); }
Tensor clamp(const Tensor& x, double lo, double hi) { return minimum(maximum(x, lo), hi); }

Tensor where(const Tensor& c, const Tensor& a, const Tensor& b) {
  const Tensor shaped = a.shape() == b.shape() ? a : expand(a, broadcast_shapes("where", a, b));
  const Shape s = c.shape() == shaped.shape() ? c.shape() : broadcast_shapes("where", c, shaped);
  return make(Op::kSelect, {expand(c, s), expand(a, s), expand(b, s)});
}
Tensor where(const Tensor& c, const Tensor& a, double b) { return where(c, a, full_like(a, b)); }
Tensor where(const Tensor& c, double a, const Tensor& b) { return where(c, full_like(b, a), b); }

// ---- movement ----

Tensor reshape(const Tensor& x, std::vector<int64_t> shape) {
  int64_t known = 1;
  int unknown = -1;
  for (size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] == -1 && unknown < 0) {
      unknown = static_cast<int>(i);
    } else {
      known *= shape[i];
    }
  }
  if (unknown >= 0) {
    if (known <= 0 || x.numel() % known != 0)
      fail("[reshape] cannot infer the extent -1: ", x.type(), " does not divide by ", known);
    shape[static_cast<size_t>(unknown)] = x.numel() / known;
  }
  if (Shape(shape) == x.shape()) return x;
  return make(Op::kReshape, {x}, {.shape = std::move(shape)});
}

Tensor reshape_as(const Tensor& x, const Tensor& other) { return reshape(x, to_list(other.shape())); }

Tensor flatten(const Tensor& x, int start_dim, int end_dim) {
  if (x.dim() == 0) return reshape(x, {1});
  const int first = x.axis(start_dim), last = x.axis(end_dim);
  if (first > last) fail("[flatten] expected start_dim <= end_dim, got ", first, " and ", last);
  std::vector<int64_t> s;
  for (int i = 0; i < x.dim(); ++i) {
    if (i > first && i <= last) {
      s.back() *= x.shape()[i];
    } else {
      s.push_back(x.shape()[i]);
    }
  }
  return reshape(x, s);
}

Tensor squeeze(const Tensor& x, int dim) {
  const int a = x.axis(dim);
  return x.shape()[a] == 1 ? reshape(x, to_list(x.shape().without(a))) : x;
}

Tensor unsqueeze(const Tensor& x, int dim) {
  const int rank = x.dim() + 1;
  if (dim < -rank || dim >= rank)
    fail("[unsqueeze] expected a dim from ", -rank, " to ", rank - 1, ", got ", dim);
  return reshape(x, to_list(x.shape().inserted(dim < 0 ? dim + rank : dim, 1)));
}

Tensor permute(const Tensor& x, std::vector<int> dims) {
  std::vector<int64_t> axes;
  bool same = true;
  for (size_t i = 0; i < dims.size(); ++i) {
    axes.push_back(x.axis(dims[i]));
    same = same && axes.back() == static_cast<int64_t>(i);
  }
  return same && static_cast<int>(dims.size()) == x.dim()
             ? x
             : make(Op::kTranspose, {x}, {.axes = axes});
}

Tensor transpose(const Tensor& x, int dim0, int dim1) {
  std::vector<int> dims(static_cast<size_t>(x.dim()));
  std::iota(dims.begin(), dims.end(), 0);
  std::swap(dims[static_cast<size_t>(x.axis(dim0))], dims[static_cast<size_t>(x.axis(dim1))]);
  return permute(x, dims);
}

Tensor expand(const Tensor& x, Shape shape) {
  if (x.shape() == shape) return x;
  const int shift = shape.rank() - x.dim();
  if (shift < 0) fail("[expand] cannot broadcast ", x.type(), " to ", shape);
  std::vector<int64_t> kept, dims;  // extents of 1 that grow are dropped, then made anew
  for (int i = 0; i < x.dim(); ++i) {
    const int64_t have = x.shape()[i], want = shape[i + shift];
    if (have != want && have != 1) fail("[expand] cannot broadcast ", x.type(), " to ", shape);
    if (have == want) kept.push_back(have), dims.push_back(i + shift);
  }
  return broadcast_in_dim(reshape(x, kept), shape, dims);
}

Tensor broadcast_in_dim(const Tensor& x, Shape shape, std::vector<int64_t> dims) {
  if (x.shape() == shape) return x;
  return make(Op::kBroadcast, {x}, {.axes = std::move(dims), .shape = to_list(shape)});
}

Tensor slice(const Tensor& x, int dim, int64_t start, int64_t end, int64_t step) {
  const auto a = static_cast<size_t>(x.axis(dim));
  Attr attr{.start = std::vector<int64_t>(static_cast<size_t>(x.dim()), 0),
            .limit = to_list(x.shape()),
            .stride = std::vector<int64_t>(static_cast<size_t>(x.dim()), 1)};
  const int64_t n = attr.limit[a];
  const auto bound = [n](int64_t i) { return std::clamp<int64_t>(i < 0 ? i + n : i, 0, n); };
  attr.start[a] = bound(start);
  attr.limit[a] = std::max(bound(end), attr.start[a]);
  attr.stride[a] = step;
  if (attr.start[a] == 0 && attr.limit[a] == n && step == 1) return x;
  return make(Op::kSlice, {x}, std::move(attr));
}

Tensor narrow(const Tensor& x, int dim, int64_t start, int64_t length) {
  const int64_t n = x.size(dim);
  if (start < 0 || length < 0 || start + length > n)
    fail("[narrow] expected a range within 0..", n, ", got ", start, "..", start + length);
  return slice(x, dim, start, start + length);
}

Tensor pad(const Tensor& x, std::vector<int64_t> low, std::vector<int64_t> high, double value,
           std::vector<int64_t> interior) {
  if (interior.empty()) interior.assign(low.size(), 0);
  return make(Op::kPad, {x, constant(x.graph(), x.dtype(), value)},
              {.low = std::move(low), .high = std::move(high), .interior = std::move(interior)});
}

Tensor cat(std::span<const Tensor> xs, int dim) {
  if (xs.empty()) throw Error("[cat] expected at least one tensor, got none");
  return xs.size() == 1 ? xs[0] : make(Op::kConcat, xs, {.axes = {xs[0].axis(dim)}});
}
Tensor cat(std::initializer_list<Tensor> xs, int dim) {
  return cat(std::span<const Tensor>(xs.begin(), xs.size()), dim);
}

Tensor stack(std::span<const Tensor> xs, int dim) {
  std::vector<Tensor> wide;
  for (const Tensor& x : xs) wide.push_back(unsqueeze(x, dim));
  return cat(wide, dim);
}

Tensor index_select(const Tensor& x, int dim, const Tensor& index) {
  return make(Op::kGather, {x, index}, {.axes = {x.axis(dim)}, .batch_dims = {0}});
}

Tensor take_along_last(const Tensor& x, const Tensor& index) {
  return make(Op::kGather, {x, index}, {.axes = {x.axis(-1)}, .batch_dims = {x.dim() - 1}});
}

// ---- contraction ----

Tensor dot_general(const Tensor& a, const Tensor& b, const DotDims& d,
                   std::optional<DType> result) {
  Attr attr{.lhs_batch = d.lhs_batch,
            .rhs_batch = d.rhs_batch,
            .lhs_contract = d.lhs_contract,
            .rhs_contract = d.rhs_contract};
  if (result && *result != a.dtype()) attr.dtype = *result;
  return make(Op::kDot, {a, b}, std::move(attr));
}

Tensor matmul(const Tensor& a, const Tensor& b) {
  if (a.dim() < 2 || b.dim() < 2)
    fail("[matmul] expected tensors of two or more dims, got ", a.type(), " and ", b.type());
  if (b.dim() == 2) return dot_general(a, b, {.lhs_contract = {a.dim() - 1}, .rhs_contract = {0}});
  // Leading axes broadcast against each other.
  const int rank = std::max(a.dim(), b.dim());
  const auto widen = [&](const Tensor& x, const Tensor& other) {
    std::vector<int64_t> s(static_cast<size_t>(rank), 1);
    for (int i = 1; i <= rank; ++i) {
      const int64_t mine = i <= x.dim() ? x.size(-i) : 1;
      const int64_t theirs = i <= other.dim() ? other.size(-i) : 1;
      s[static_cast<size_t>(rank - i)] = i <= 2 || mine != 1 ? mine : theirs;
    }
    return expand(x, Shape(s));
  };
  std::vector<int64_t> batch(static_cast<size_t>(rank - 2));
  std::iota(batch.begin(), batch.end(), 0);
  return dot_general(widen(a, b), widen(b, a),
                     {.lhs_batch = batch,
                      .rhs_batch = batch,
                      .lhs_contract = {rank - 1},
                      .rhs_contract = {rank - 2}});
}

// ---- reductions ----

Tensor sum(const Tensor& x, std::vector<int> dims, bool keepdim) {
  return reduce(Op::kReduceSum, x, dims, keepdim);
}

Tensor mean(const Tensor& x, std::vector<int> dims, bool keepdim) {
  const Tensor s = sum(x, std::move(dims), keepdim);
  const auto count =
      static_cast<double>(x.numel()) / static_cast<double>(std::max<int64_t>(s.numel(), 1));
  return s / count;
}

Tensor amax(const Tensor& x, std::vector<int> dims, bool keepdim) {
  return reduce(Op::kReduceMax, x, dims, keepdim);
}

Tensor argmax(const Tensor& x, int dim, bool keepdim) {
  const int a = x.axis(dim);
  const Tensor y = make(Op::kArgMax, {x}, {.axes = {a}});
  return keepdim ? reshape(y, to_list(x.shape().with(a, 1))) : y;
}

// ---- gradients and control ----

Tensor stop_gradient(const Tensor& x) { return make(Op::kStopGrad, {x}); }
Tensor barrier(const Tensor& x, const Tensor& after) { return make(Op::kBarrier, {x, after}); }

}  // namespace fullbore
