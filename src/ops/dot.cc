// Dot: the general tensor product.
#include <algorithm>

#include "ops/hlo.h"
#include "ops/rules.h"

namespace fullbore {
namespace {

using List = std::vector<int64_t>;

bool has(const List& list, int64_t value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

// Axes of a `rank`-axis operand that are neither batch nor contracted, ascending.
List free_axes(int rank, const List& batch, const List& contract) {
  List axes;
  for (int64_t a = 0; a < rank; ++a)
    if (!has(batch, a) && !has(contract, a)) axes.push_back(a);
  return axes;
}

void check_axes(const InferContext& c, int operand, const List& batch, const List& contract) {
  const int rank = c.type(operand).shape.rank();
  List seen;
  for (const List* list : {&batch, &contract}) {
    for (int64_t a : *list) {
      checked_axis(c, a, rank);
      c.expect(!has(seen, a), "expected each axis of operand ", operand, " once, got ", a,
               " twice");
      seen.push_back(a);
    }
  }
}

void check_pairs(const InferContext& c, const char* what, const List& lhs, const List& rhs) {
  c.expect(lhs.size() == rhs.size(), "expected as many ", what, " axes on both sides, got ",
           lhs.size(), " and ", rhs.size());
  for (size_t i = 0; i < lhs.size(); ++i) {
    const int64_t a = c.type(0).shape[static_cast<int>(lhs[i])];
    const int64_t b = c.type(1).shape[static_cast<int>(rhs[i])];
    c.expect(a == b, "expected equal extents of ", what, " axes, got ", a, " (axis ", lhs[i],
             ") and ", b, " (axis ", rhs[i], ")");
  }
}

Type infer_dot(const InferContext& c) {
  const Attr& t = c.attr;
  const Type &a = c.type(0), &b = c.type(1);
  c.expect(a.dtype == b.dtype, "expected operands of one element type, got ", a.dtype, " and ",
           b.dtype, "; convert one with to()");
  c.expect(contains(kNumbers, a.dtype), "expected numbers");
  check_axes(c, 0, t.lhs_batch, t.lhs_contract);
  check_axes(c, 1, t.rhs_batch, t.rhs_contract);
  check_pairs(c, "batch", t.lhs_batch, t.rhs_batch);
  check_pairs(c, "contracted", t.lhs_contract, t.rhs_contract);
  const DType result = t.dtype.value_or(a.dtype);
  c.expect(is_float(a.dtype) ? is_float(result) : is_integer(result),
           "expected a result type of the same kind, got ", result);
  List dims;
  for (int64_t i : t.lhs_batch) dims.push_back(a.shape[static_cast<int>(i)]);
  for (int64_t i : free_axes(a.shape.rank(), t.lhs_batch, t.lhs_contract))
    dims.push_back(a.shape[static_cast<int>(i)]);
  for (int64_t i : free_axes(b.shape.rank(), t.rhs_batch, t.rhs_contract))
    dims.push_back(b.shape[static_cast<int>(i)]);
  c.expect(dims.size() <= Shape::kMaxRank, "expected at most ", Shape::kMaxRank,
           " axes in the result, got ", dims.size());
  return {result, Shape(Dims(dims))};
}

AxisMap axes_dot(const Graph& g, NodeId id) {
  const Attr& t = g.attr(id);
  AxisMap map;
  const auto link = [](int operand, int64_t axis) {
    return AxisLink{operand, static_cast<int>(axis), AxisKind::kKept};
  };
  for (size_t i = 0; i < t.lhs_batch.size(); ++i)
    map.result.push_back({link(0, t.lhs_batch[i]), link(1, t.rhs_batch[i])});
  const int rank_a = g.type(g.operands(id)[0]).shape.rank();
  const int rank_b = g.type(g.operands(id)[1]).shape.rank();
  for (int64_t a : free_axes(rank_a, t.lhs_batch, t.lhs_contract))
    map.result.push_back({link(0, a)});
  for (int64_t a : free_axes(rank_b, t.rhs_batch, t.rhs_contract))
    map.result.push_back({link(1, a)});
  for (size_t i = 0; i < t.lhs_contract.size(); ++i)
    map.contracted.push_back({link(0, t.lhs_contract[i]), link(1, t.rhs_contract[i])});
  return map;
}

// A tensor whose axes carry labels, as the letters of an einsum.
struct Labelled {
  Tensor tensor;
  List labels;
};

// The product with result axes `out`: labels in both and in `out` are batch, in both only are
// contracted, in one only are free.
Tensor einsum(const Labelled& a, const Labelled& b, const List& out, DType dtype) {
  const auto natural = [&](const Labelled& p, const Labelled& q, DotDims& dims) {
    List order, free;
    for (size_t i = 0; i < p.labels.size(); ++i) {
      const auto j = std::find(q.labels.begin(), q.labels.end(), p.labels[i]) - q.labels.begin();
      if (j == static_cast<std::ptrdiff_t>(q.labels.size())) {
        free.push_back(p.labels[i]);
      } else if (has(out, p.labels[i])) {
        dims.lhs_batch.push_back(static_cast<int64_t>(i));
        dims.rhs_batch.push_back(j);
        order.push_back(p.labels[i]);
      } else {
        dims.lhs_contract.push_back(static_cast<int64_t>(i));
        dims.rhs_contract.push_back(j);
      }
    }
    order.insert(order.end(), free.begin(), free.end());
    for (int64_t l : q.labels)
      if (!has(p.labels, l)) order.push_back(l);
    return order;
  };
  DotDims ab, ba;
  const List order = natural(a, b, ab);
  if (order == out) return dot_general(a.tensor, b.tensor, ab, dtype);
  // The other way round often needs no transpose: a weight's gradient comes out as it is stored.
  if (natural(b, a, ba) == out) return dot_general(b.tensor, a.tensor, ba, dtype);
  std::vector<int> dims;
  for (int64_t l : out)
    dims.push_back(static_cast<int>(std::find(order.begin(), order.end(), l) - order.begin()));
  return permute(dot_general(a.tensor, b.tensor, ab, dtype), dims);
}

void vjp_dot(Vjp& v) {
  const Attr t = v.attr();
  const DType dtype = v.x(0).dtype();
  Labelled a{v.x(0), {}}, b{v.x(1), {}}, y{v.dy(), {}};
  if (y.tensor.dtype() != dtype) y.tensor = y.tensor.to(dtype);
  for (int i = 0; i < a.tensor.dim(); ++i) a.labels.push_back(i);
  for (int i = 0; i < b.tensor.dim(); ++i) b.labels.push_back(Shape::kMaxRank + i);
  const auto pair = [&](const List& lhs, const List& rhs) {
    for (size_t i = 0; i < lhs.size(); ++i) b.labels[static_cast<size_t>(rhs[i])] = lhs[i];
  };
  pair(t.lhs_batch, t.rhs_batch);
  pair(t.lhs_contract, t.rhs_contract);
  y.labels = t.lhs_batch;
  for (int64_t i : free_axes(a.tensor.dim(), t.lhs_batch, t.lhs_contract)) y.labels.push_back(i);
  for (int64_t l : b.labels)
    if (l >= Shape::kMaxRank) y.labels.push_back(l);
  if (v.wants(0)) v.grad(0, einsum(y, b, a.labels, dtype));
  if (v.wants(1)) v.grad(1, einsum(a, y, b.labels, dtype));
}

// A group of axes walked together: extents, and strides in both operands.
struct AxisGroup {
  Shape extents;
  std::array<int64_t, Shape::kMaxRank> a{}, b{};
};

AxisGroup group(const Shape& of, Dims axes_a, const Shape* shape_a, Dims axes_b,
                const Shape* shape_b) {
  AxisGroup g;
  std::array<int64_t, Shape::kMaxRank> extents{};
  const size_t n = shape_a != nullptr ? axes_a.size() : axes_b.size();
  for (size_t i = 0; i < n; ++i) {
    extents[i] = of[static_cast<int>((shape_a != nullptr ? axes_a : axes_b)[i])];
    if (shape_a != nullptr) g.a[i] = strides_of(*shape_a)[static_cast<size_t>(axes_a[i])];
    if (shape_b != nullptr) g.b[i] = strides_of(*shape_b)[static_cast<size_t>(axes_b[i])];
  }
  g.extents = Shape(Dims(extents.data(), n));
  return g;
}

constexpr int kBlock = 16;

// acc[j] += sum over the contracted axes of a * b at rhs offsets `offset_b[j]`, j < width.
template <typename T>
void accumulate(const AxisGroup& contract, const T* a, const T* b, const int64_t* offset_b,
                int width, Accum<T>* acc) {
  const int rank = contract.extents.rank();
  const int64_t inner = rank == 0 ? 1 : contract.extents[rank - 1];
  const int64_t total = contract.extents.numel();
  const int64_t step_a = rank == 0 ? 0 : contract.a[static_cast<size_t>(rank - 1)];
  const int64_t step_b = rank == 0 ? 0 : contract.b[static_cast<size_t>(rank - 1)];
  IndexWalk walk(rank == 0 ? Shape{} : contract.extents.without(rank - 1));
  for (int64_t done = 0; done < total; done += inner, walk.next()) {
    const T* pa = a + walk.offset(contract.a);
    const T* pb = b + walk.offset(contract.b);
    for (int64_t k = 0; k < inner; ++k, pa += step_a, pb += step_b) {
      const auto x = static_cast<Accum<T>>(load(*pa));
      for (int j = 0; j < width; ++j) acc[j] += x * static_cast<Accum<T>>(load(pb[offset_b[j]]));
    }
  }
}

template <typename T, typename R>
void dot_loops(const KernelArgs& k, const AxisGroup& batch, const AxisGroup& lhs,
               const AxisGroup& rhs, const AxisGroup& contract) {
  const T *a = k.in[0].as<T>(), *b = k.in[1].as<T>();
  R* y = k.out[0].as<R>();
  const int64_t batches = batch.extents.numel(), rows = lhs.extents.numel();
  const int64_t columns = rhs.extents.numel();
  IndexWalk at_batch(batch.extents);
  for (int64_t n = 0; n < batches; ++n, at_batch.next()) {
    const T* pa = a + at_batch.offset(batch.a);
    const T* pb = b + at_batch.offset(batch.b);
    IndexWalk column(rhs.extents);
    for (int64_t first = 0; first < columns; first += kBlock) {
      const int width = static_cast<int>(std::min<int64_t>(kBlock, columns - first));
      int64_t offset_b[kBlock];
      for (int j = 0; j < width; ++j, column.next()) offset_b[j] = column.offset(rhs.b);
      IndexWalk row(lhs.extents);
      for (int64_t m = 0; m < rows; ++m, row.next()) {
        Accum<T> acc[kBlock] = {};
        accumulate(contract, pa + row.offset(lhs.a), pb, offset_b, width, acc);
        R* out = y + (n * rows + m) * columns + first;
        for (int j = 0; j < width; ++j) out[j] = store<R>(acc[j]);
      }
    }
  }
}

// A list of at most kMaxRank axes without allocation.
struct FreeAxes {
  std::array<int64_t, Shape::kMaxRank> axes{};
  size_t count = 0;
  FreeAxes(int rank, const List& batch, const List& contract) {
    for (int64_t a = 0; a < rank; ++a)
      if (!has(batch, a) && !has(contract, a)) axes[count++] = a;
  }
  Dims dims() const { return {axes.data(), count}; }
};

void eval_dot(const KernelArgs& k) {
  const Attr& t = k.attr();
  const Shape &a = k.in[0].type.shape, &b = k.in[1].type.shape;
  const FreeAxes free_a(a.rank(), t.lhs_batch, t.lhs_contract);
  const FreeAxes free_b(b.rank(), t.rhs_batch, t.rhs_contract);
  const AxisGroup batch = group(a, t.lhs_batch, &a, t.rhs_batch, &b);
  const AxisGroup lhs = group(a, free_a.dims(), &a, {}, nullptr);
  const AxisGroup rhs = group(b, {}, nullptr, free_b.dims(), &b);
  const AxisGroup contract = group(a, t.lhs_contract, &a, t.rhs_contract, &b);
  dispatch(k.in[0].type.dtype, [&]<typename T>() {
    dispatch(k.out[0].type.dtype, [&]<typename R>() {
      constexpr bool kFloatPair = !std::is_integral_v<T> && !std::is_integral_v<R>;
      constexpr bool kIntPair = std::is_integral_v<T> && std::is_integral_v<R> &&
                                !std::is_same_v<T, bool> && !std::is_same_v<R, bool>;
      if constexpr (kFloatPair || kIntPair) dot_loops<T, R>(k, batch, lhs, rhs, contract);
    });
  });
}

Cost cost_dot(const Graph& g, NodeId id) {
  const Shape& a = g.type(g.operands(id)[0]).shape;
  Cost cost = cost_bytes(g, id);
  cost.flops = 2.0 * static_cast<double>(g.type(id).shape.numel());
  for (int64_t axis : g.attr(id).lhs_contract)
    cost.flops *= static_cast<double>(a[static_cast<int>(axis)]);
  return cost;
}

void emit_dot(HloEmitter& e) {
  const Attr& t = e.attr();
  e.simple("dot_general", "dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = " +
                              hlo_ints(t.lhs_batch) +
                              ", rhs_batching_dimensions = " + hlo_ints(t.rhs_batch) +
                              ", lhs_contracting_dimensions = " + hlo_ints(t.lhs_contract) +
                              ", rhs_contracting_dimensions = " + hlo_ints(t.rhs_contract) + ">, " +
                              e.precision_config());
}

std::vector<Sample> samples_dot() {
  const Attr matrix{.lhs_contract = {1}, .rhs_contract = {0}};
  const Attr batched{.lhs_batch = {0}, .rhs_batch = {1}, .lhs_contract = {2}, .rhs_contract = {2}};
  return {
      {.inputs = {f32({2, 3}), f32({3, 4})}, .attr = matrix},
      {.inputs = {f32({3, 20}), f32({17, 20})}, .attr = {.lhs_contract = {1}, .rhs_contract = {1}}},
      {.inputs = {f32({2, 3, 4}), f32({5, 2, 4})}, .attr = batched},
      // batch axes crossed, two contracted axes in another order
      {.inputs = {f32({2, 3, 2, 4}), f32({4, 3, 3, 2})},
       .attr =
           {.lhs_batch = {1}, .rhs_batch = {2}, .lhs_contract = {0, 3}, .rhs_contract = {3, 0}}},
      {.inputs = {f32({3}), f32({2})}},                        // outer product
      {.inputs = {f32({}), f32({})}},                          // scalars
      {.inputs = {f32({2, 0}), f32({0, 3})}, .attr = matrix},  // empty sums are 0
      {.inputs = {f32({0, 3}), f32({3, 2})}, .attr = matrix},
      {.inputs = {of(DType::i8, {2, 5}), of(DType::i8, {5, 3})},
       .attr = {.lhs_contract = {1}, .rhs_contract = {0}, .dtype = DType::i32},
       .lo = -128,
       .hi = 127},
      {.inputs = {of(DType::bf16, {2, 5}), of(DType::bf16, {5, 3})},
       .attr = {.lhs_contract = {1}, .rhs_contract = {0}, .dtype = DType::f32}},
      {.inputs = {f32({2, 3}), f32({4, 5})}, .attr = matrix, .refuse = "equal extents"},
      {.inputs = {f32({2, 3}), f32({3, 2})},
       .attr = {.lhs_contract = {1}, .rhs_contract = {2}},
       .refuse = "axis"},
      {.inputs = {f32({2, 2}), f32({2, 2})},
       .attr = {.lhs_contract = {1, 1}, .rhs_contract = {0, 1}},
       .refuse = "twice"},
      {.inputs = {f32({2, 3}), of(DType::boolean, {3, 2})},
       .attr = matrix,
       .refuse = "one element type"},
  };
}

}  // namespace

// Dot(a, b){lhs_batch, rhs_batch, lhs_contract, rhs_contract, dtype}: sums a * b over the
// contracted axis pairs; batch axis pairs go side by side. Result axes: batch (in the order
// listed), the free axes of a, the free axes of b (each ascending). Operands share one element
// type; the result has `dtype`, default the operands', of the same kind (float or integer). Floats
// are summed in f32 or better and rounded once to the result type, integers exactly modulo the
// result type's range. An empty sum is 0. Gradients have the operands' element type; dy is
// converted to it first.
constinit const OpDef kDotDef = {
    .arity = 2,
    .dtypes = kNumbers,
    .infer = infer_dot,
    .axes = axes_dot,
    .vjp = vjp_dot,
    .second_order = true,
    .eval = eval_dot,
    .emit = emit_dot,
    .amp = AmpPolicy::kLowPrecision,
    .cost = cost_dot,
    .samples = samples_dot,
};

}  // namespace fullbore
