// Reductions over whole axes.
#include <algorithm>
#include <limits>

#include "ops/hlo.h"
#include "ops/rules.h"

namespace fullbore {
namespace {

using List = std::vector<int64_t>;

bool is_reduced(const List& axes, int axis) {
  return std::find(axes.begin(), axes.end(), axis) != axes.end();
}

Shape reduced_shape(const InferContext& c) {
  const Shape& x = c.type(0).shape;
  int64_t last = -1;
  for (int64_t a : c.attr.axes) {
    checked_axis(c, a, x.rank());
    c.expect(a > last, "expected ascending axes, got ", a, " after ", last);
    last = a;
  }
  Shape y = x;
  for (size_t i = c.attr.axes.size(); i-- > 0;) y = y.without(static_cast<int>(c.attr.axes[i]));
  return y;
}

Type infer_reduce(const InferContext& c) {
  c.expect(contains(kNumbers, c.type(0).dtype), "expected numbers");
  return {c.type(0).dtype, reduced_shape(c)};
}

Type infer_arg_max(const InferContext& c) {
  c.expect(contains(kNumbers, c.type(0).dtype), "expected numbers");
  c.expect(c.attr.axes.size() == 1, "expected one axis, got ", c.attr.axes.size());
  const Shape y = reduced_shape(c);
  const int64_t extent = c.type(0).shape[static_cast<int>(c.attr.axes[0])];
  c.expect(extent >= 1 && extent <= std::numeric_limits<int32_t>::max(),
           "expected an axis of 1 to 2^31 - 1 elements, got ", extent);
  return {DType::i32, y};
}

AxisMap axes_reduce(const Graph& g, NodeId id) {
  const List& axes = g.attr(id).axes;
  AxisMap map;
  for (int a = 0; a < g.type(g.operands(id)[0]).shape.rank(); ++a)
    (is_reduced(axes, a) ? map.contracted : map.result).push_back({{0, a}});
  return map;
}

Cost cost_reduce(const Graph& g, NodeId id) {
  Cost cost = cost_bytes(g, id);
  cost.flops = static_cast<double>(g.type(g.operands(id)[0]).shape.numel());
  return cost;
}

// ---- reference kernels ----

// Extents and strides of the kept and of the reduced axes.
struct Split {
  using Strides = std::array<int64_t, Shape::kMaxRank>;
  Shape kept, reduced;
  Strides kept_strides{}, reduced_strides{};

  Split(const Shape& x, const List& axes) {
    const Strides strides = strides_of(x);
    Strides extents[2]{};
    size_t count[2]{};
    for (int a = 0; a < x.rank(); ++a) {
      const bool r = is_reduced(axes, a);
      (r ? reduced_strides : kept_strides)[count[r]] = strides[static_cast<size_t>(a)];
      extents[r][count[r]++] = x[a];
    }
    kept = Shape(Dims(extents[0].data(), count[0]));
    reduced = Shape(Dims(extents[1].data(), count[1]));
  }
};

// For each result element: state = init; f(state, element, number) over what is reduced, in
// row-major order; then result[i] = finish(state).
template <typename T, typename State, typename Each, typename Finish>
void reduce_loops(const Split& split, const T* x, State init, Each each, Finish finish) {
  IndexWalk kept(split.kept);
  const int64_t results = split.kept.numel(), count = split.reduced.numel();
  const int rank = split.reduced.rank();
  const int64_t inner = rank == 0 ? 1 : split.reduced[rank - 1];
  const int64_t step = rank == 0 ? 0 : split.reduced_strides[static_cast<size_t>(rank - 1)];
  for (int64_t r = 0; r < results; ++r, kept.next()) {
    const T* base = x + kept.offset(split.kept_strides);
    State state = init;
    IndexWalk outer(rank == 0 ? Shape{} : split.reduced.without(rank - 1));
    for (int64_t n = 0; n < count; n += inner, outer.next()) {
      const T* p = base + outer.offset(split.reduced_strides);
      for (int64_t i = 0; i < inner; ++i) each(state, load(p[i * step]), n + i);
    }
    finish(r, state);
  }
}

void eval_sum(const KernelArgs& k) {
  const Split split(k.in[0].type.shape, k.attr().axes);
  dispatch(k.in[0].type.dtype, [&]<typename T>() {
    if constexpr (!std::is_same_v<T, bool>) {
      T* y = k.out[0].as<T>();
      reduce_loops(
          split, k.in[0].as<T>(), Accum<T>{},
          [](Accum<T>& sum, Compute<T> v, int64_t) { sum += static_cast<Accum<T>>(v); },
          [y](int64_t i, Accum<T> sum) { y[i] = store<T>(sum); });
    }
  });
}

void eval_max(const KernelArgs& k) {
  const Split split(k.in[0].type.shape, k.attr().axes);
  dispatch(k.in[0].type.dtype, [&]<typename T>() {
    if constexpr (!std::is_same_v<T, bool>) {
      T* y = k.out[0].as<T>();
      reduce_loops(
          split, k.in[0].as<T>(), lowest<T>(),
          [](Compute<T>& best, Compute<T> v, int64_t) {
            if (beats(v, best)) best = v;
          },
          [y](int64_t i, Compute<T> best) { y[i] = store<T>(best); });
    }
  });
}

void eval_arg_max(const KernelArgs& k) {
  const Split split(k.in[0].type.shape, k.attr().axes);
  dispatch(k.in[0].type.dtype, [&]<typename T>() {
    if constexpr (!std::is_same_v<T, bool>) {
      using State = std::pair<Compute<T>, int64_t>;
      int32_t* y = k.out[0].as<int32_t>();
      reduce_loops(
          split, k.in[0].as<T>(), State{lowest<T>(), 0},
          [](State& best, Compute<T> v, int64_t i) {
            if (beats(v, best.first)) best = {v, i};
          },
          [y](int64_t i, const State& best) { y[i] = static_cast<int32_t>(best.second); });
    }
  });
}

// ---- gradients ----

// y repeated along the reduced axes, back to x's shape.
Tensor spread(const Tensor& y, const Tensor& x, const List& axes) {
  List kept;
  for (int a = 0; a < x.dim(); ++a)
    if (!is_reduced(axes, a)) kept.push_back(a);
  return broadcast_in_dim(y, x.shape(), kept);
}

void vjp_sum(Vjp& v) {
  const List axes = v.attr().axes;
  v.grad(0, spread(v.dy(), v.x(0), axes));
}

void vjp_max(Vjp& v) {
  const List axes = v.attr().axes;
  const Tensor x = v.x(0);
  if (x.numel() == 0) return v.grad(0, zeros_like(x));  // nothing to divide by
  const Tensor is_largest = x == spread(v.y(), x, axes);
  const Tensor count = make(Op::kReduceSum, {is_largest.to(x.dtype())}, Attr{.axes = axes});
  v.grad(0, where(is_largest, spread(v.dy() / count, x, axes), 0.0));
}

// ---- StableHLO ----

HloValue reduce(HloEmitter& e, std::string_view op, const HloValue& x, const Type& result,
                double init) {
  const HloValue first = e.splat({x.type.dtype, {}}, init);
  return e.op("reduce", {x, first}, result, "dimensions = " + hlo_list(e.attr().axes),
              e.reducer(op, x.type.dtype));
}

void emit_sum(HloEmitter& e) {
  const Type type = e.type();
  if (type.dtype != DType::bf16 && type.dtype != DType::f16)
    return e.result(reduce(e, "add", e.in(0), type, 0));
  const HloValue wide = e.op("convert", {e.in(0)}, {DType::f32, e.in(0).type.shape});
  const HloValue sum = reduce(e, "add", wide, {DType::f32, type.shape}, 0);
  e.result(e.op("convert", {sum}, type));
}

void emit_max(HloEmitter& e) {
  e.result(reduce(e, "maximum", e.in(0), e.type(), lowest_of(e.type().dtype)));
}

// Keeps (value, index) a or b: the larger value, a NaN before any number, then the smaller index.
std::vector<HloValue> emit_better(HloEmitter& e, const std::vector<HloValue>& v) {
  const Type flag{DType::boolean, {}};
  const HloValue &a = v[0], &ia = v[1], &b = v[2], &ib = v[3];
  HloValue larger = e.compare(a, b, "GT"), equal = e.compare(a, b, "EQ");
  if (is_float(a.type.dtype)) {
    const HloValue a_nan = e.compare(a, a, "NE"), b_nan = e.compare(b, b, "NE");
    const HloValue only_a = e.op("and", {a_nan, e.op("not", {b_nan}, flag)}, flag);
    larger = e.op("or", {larger, only_a}, flag);
    equal = e.op("or", {equal, e.op("and", {a_nan, b_nan}, flag)}, flag);
  }
  const HloValue earlier = e.op("and", {equal, e.compare(ia, ib, "LT")}, flag);
  const HloValue keep = e.op("or", {larger, earlier}, flag);
  return {e.op("select", {keep, a, b}, a.type), e.op("select", {keep, ia, ib}, ia.type)};
}

void emit_arg_max(HloEmitter& e) {
  const HloValue x = e.in(0);
  const Type value{x.type.dtype, {}}, index{DType::i32, {}};
  const HloValue position = e.op("iota", {}, {DType::i32, x.type.shape},
                                 str_cat("iota_dimension = ", e.attr().axes[0], " : i64"));
  const HloValue lowest_value = e.splat(value, lowest_of(x.type.dtype)), zero = e.splat(index, 0);
  const std::string better =
      e.block({value, index, value, index},
              [&](const std::vector<HloValue>& v) { return emit_better(e, v); });
  e.result(e.op_multi("reduce", {x, position, lowest_value, zero},
                      {{x.type.dtype, e.type().shape}, e.type()},
                      "dimensions = " + hlo_list(e.attr().axes), better)[1]);
}

// ---- samples ----

std::vector<Sample> samples_reduce() {
  return {
      {.inputs = {f32({3, 4})}, .attr = {.axes = {1}}},
      {.inputs = {f32({3, 4})}, .attr = {.axes = {0}}},
      {.inputs = {f32({2, 3, 4})}, .attr = {.axes = {0, 2}}},
      {.inputs = {f32({2, 3})}, .attr = {.axes = {0, 1}}},
      {.inputs = {f32({1, 1})}, .attr = {.axes = {0}}},
      {.inputs = {f32({2, 0})}, .attr = {.axes = {1}}},  // empty: 0, or the lowest value
      {.inputs = {f32({0, 2})}, .attr = {.axes = {1}}},
      {.inputs = {f32({3})}},  // nothing reduced
      {.inputs = {f32({})}},
      {.inputs = {f32({2, 3})}, .attr = {.axes = {2}}, .refuse = "axis"},
      {.inputs = {f32({2, 3})}, .attr = {.axes = {1, 0}}, .refuse = "ascending"},
      {.inputs = {of(DType::boolean, {2})}, .attr = {.axes = {0}}, .refuse = "numbers"},
  };
}

std::vector<Sample> samples_arg_max() {
  return {
      {.inputs = {f32({3, 4})}, .attr = {.axes = {1}}},
      {.inputs = {f32({3, 4, 2})}, .attr = {.axes = {1}}},
      {.inputs = {f32({5})}, .attr = {.axes = {0}}, .lo = 0, .hi = 1.5},  // ties in integers
      {.inputs = {f32({2, 1})}, .attr = {.axes = {1}}},
      {.inputs = {f32({0, 2})}, .attr = {.axes = {1}}},
      {.inputs = {f32({2, 0})}, .attr = {.axes = {1}}, .refuse = "1 to 2^31 - 1 elements"},
      {.inputs = {f32({2, 3})}, .attr = {.axes = {0, 1}}, .refuse = "expected one axis"},
  };
}

}  // namespace

// ReduceSum(x){axes} -> x without the axes (ascending; none: x itself): sums. Floats are summed in
// f32 or better and rounded once, integers wrap; an empty sum is 0.
constinit const OpDef kReduceSumDef = {
    .arity = 1,
    .dtypes = kNumbers,
    .infer = infer_reduce,
    .axes = axes_reduce,
    .vjp = vjp_sum,
    .second_order = true,
    .eval = eval_sum,
    .emit = emit_sum,
    .amp = AmpPolicy::kFloat32,
    .cost = cost_reduce,
    .samples = samples_reduce,
};

// ReduceMax(x){axes} -> x without the axes (ascending; none: x itself): the largest element; NaN
// propagates; of nothing: -inf (the lowest value of an integer type). The gradient is divided
// equally among all largest elements, as PyTorch's amax; where the result is NaN it is 0.
constinit const OpDef kReduceMaxDef = {
    .arity = 1,
    .dtypes = kNumbers,
    .infer = infer_reduce,
    .axes = axes_reduce,
    .vjp = vjp_max,
    .second_order = true,
    .eval = eval_max,
    .emit = emit_max,
    .cost = cost_reduce,
    .samples = samples_reduce,
};

// ArgMax(x){axes = [axis]} -> i32, x without the axis: the position of the largest element, the
// first among equals; the first NaN counts as largest. An empty axis is refused.
constinit const OpDef kArgMaxDef = {
    .arity = 1,
    .dtypes = kNumbers,
    .infer = infer_arg_max,
    .axes = axes_reduce,
    .stops_gradient = true,
    .eval = eval_arg_max,
    .emit = emit_arg_max,
    .cost = cost_reduce,
    .samples = samples_arg_max,
};

}  // namespace fullbore
