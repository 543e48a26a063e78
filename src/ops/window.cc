// Pooling: reductions over sliding windows.

#include "ops/hlo.h"
#include "ops/rules.h"

namespace fullbore {
namespace {

using List = std::vector<int64_t>;

// Attributes and extents beyond this are refused, so that no index arithmetic overflows.
constexpr int64_t kMaxExtent = int64_t{1} << 31;

void check_list(const InferContext& c, const char* what, const List& list, int rank,
                int64_t smallest) {
  c.expect(static_cast<int>(list.size()) == rank, "expected ", what, " for ", rank, " axes, got ",
           list.size());
  for (int64_t v : list)
    c.expect(v >= smallest && v < kMaxExtent, "expected ", what, " of at least ", smallest,
             ", got ", v);
}

// Shape of the pooled tensor.
Shape pooled(const InferContext& c, const Shape& x) {
  const Attr& t = c.attr;
  const int rank = x.rank();
  check_list(c, "window", t.window, rank, 1);
  check_list(c, "stride", t.stride, rank, 1);
  check_list(c, "dilation", t.dilation, rank, 1);
  check_list(c, "low padding", t.low, rank, 0);
  check_list(c, "high padding", t.high, rank, 0);
  Shape y = x;
  for (int a = 0; a < rank; ++a) {
    const auto s = static_cast<size_t>(a);
    const int64_t padded = x[a] + t.low[s] + t.high[s];
    const int64_t window = dilated(t.window[s], t.dilation[s]);
    c.expect(window <= padded || x[a] == 0,
             "expected a window no larger than the padded input, got ", window, " and ", padded,
             " on axis ", a);
    y = y.with(a, window > padded ? 0 : (padded - window) / t.stride[s] + 1);
  }
  return y;
}

Type infer_pool(const InferContext& c) {
  c.expect(contains(kNumbers, c.type(0).dtype), "expected numbers");
  return {c.type(0).dtype, pooled(c, c.type(0).shape)};
}

Type infer_pool_max_grad(const InferContext& c) {
  c.expect(contains(kNumbers, c.type(0).dtype), "expected numbers");
  const Type y{c.type(0).dtype, pooled(c, c.type(0).shape)};
  c.expect(c.type(1) == y, "expected dy of type ", y, ", got ", c.type(1));
  return c.type(0);
}

// An axis whose window is a single element is kept, the others come in another extent.
AxisMap axes_pool(const Graph& g, NodeId id) {
  const Attr& t = g.attr(id);
  AxisMap map;
  for (int a = 0; a < g.type(id).shape.rank(); ++a) {
    const auto s = static_cast<size_t>(a);
    const bool kept = t.window[s] == 1 && t.stride[s] == 1 && t.low[s] == 0 && t.high[s] == 0;
    map.result.emplace_back();
    for (int i = 0; i < static_cast<int>(g.operands(id).size()); ++i)
      map.result.back().push_back({i, a, kept ? AxisKind::kKept : AxisKind::kWindow});
  }
  return map;
}

Cost cost_pool(const Graph& g, NodeId id) {
  Cost cost = cost_bytes(g, id);
  // Every operation belongs to one element of one window.
  const auto in = g.operands(id);
  cost.flops = static_cast<double>(g.type(in.size() == 2 ? in[1] : id).shape.numel());
  for (int64_t w : g.attr(id).window) cost.flops *= static_cast<double>(w);
  return cost;
}

// ---- reference kernels ----

using Index = std::array<int64_t, Shape::kMaxRank>;

// Calls f(position in x) for the elements of x under output index j's window, in row-major order of
// the window, until f returns false.
template <typename F>
void for_window(const Attr& t, const Shape& window, const Shape& x, const Index& strides,
                const Index& j, F f) {
  IndexWalk k(window);
  for (int64_t n = window.numel(); n > 0; --n, k.next()) {
    int64_t at = 0;
    bool inside = true;
    for (int a = 0; a < x.rank() && inside; ++a) {
      const auto s = static_cast<size_t>(a);
      const int64_t i = j[s] * t.stride[s] - t.low[s] + k[a] * t.dilation[s];
      inside = i >= 0 && i < x[a];
      at += i * strides[s];
    }
    if (inside && !f(at)) return;
  }
}

void eval_pool(const KernelArgs& k) {
  const Attr& t = k.attr();
  const Shape &xs = k.in[0].type.shape, &ys = k.out[0].type.shape;
  const Shape window{Dims(t.window)};
  const Index strides = strides_of(xs);
  const bool is_max = k.op() == Op::kPoolMax;
  dispatch(k.in[0].type.dtype, [&]<typename T>() {
    if constexpr (!std::is_same_v<T, bool>) {
      const T* x = k.in[0].as<T>();
      IndexWalk j(ys);
      for (int64_t n = 0; n < ys.numel(); ++n, j.next()) {
        Compute<T> best = lowest<T>();
        Accum<T> sum{};
        for_window(t, window, xs, strides, *j, [&](int64_t at) {
          const Compute<T> v = load(x[at]);
          if (beats(v, best)) best = v;
          sum += static_cast<Accum<T>>(v);
          return true;
        });
        k.out[0].as<T>()[n] = is_max ? store<T>(best) : store<T>(sum);
      }
    }
  });
}

// Whether x[target] is the element that window j's maximum came from.
template <typename T>
bool is_chosen(const Attr& t, const Shape& window, const Shape& shape, const Index& strides,
               const Index& j, const T* x, int64_t target) {
  const Compute<T> v = load(x[target]);
  bool seen = false, chosen = true;
  for_window(t, window, shape, strides, j, [&](int64_t at) {
    if (at == target) {
      seen = true;
    } else {
      const Compute<T> other = load(x[at]);
      // Before the target an equal one wins, behind it only a larger one.
      chosen = seen ? !beats(other, v) : beats(v, other);
    }
    return chosen;
  });
  return chosen;
}

// Element by element of dx, so that sums need no memory: all windows that contain it are asked.
void eval_pool_max_grad(const KernelArgs& k) {
  const Attr& t = k.attr();
  const Shape &xs = k.in[0].type.shape, &ys = k.in[1].type.shape;
  const Shape window{Dims(t.window)};
  const Index strides = strides_of(xs), y_strides = strides_of(ys);
  dispatch(k.in[0].type.dtype, [&]<typename T>() {
    if constexpr (!std::is_same_v<T, bool>) {
      const T *x = k.in[0].as<T>(), *dy = k.in[1].as<T>();
      IndexWalk i(xs);
      for (int64_t n = 0; n < xs.numel(); ++n, i.next()) {
        Accum<T> sum{};
        IndexWalk w(window);
        for (int64_t m = window.numel(); m > 0; --m, w.next()) {
          Index j{};
          bool inside = true;
          for (int a = 0; a < xs.rank() && inside; ++a) {
            const auto s = static_cast<size_t>(a);
            const int64_t first = i[a] + t.low[s] - w[a] * t.dilation[s];
            j[s] = first / t.stride[s];
            inside = first >= 0 && first % t.stride[s] == 0 && j[s] < ys[a];
          }
          if (!inside || !is_chosen(t, window, xs, strides, j, x, n)) continue;
          int64_t at = 0;
          for (size_t a = 0; a < static_cast<size_t>(ys.rank()); ++a) at += j[a] * y_strides[a];
          sum += static_cast<Accum<T>>(load(dy[at]));
        }
        k.out[0].as<T>()[n] = store<T>(sum);
      }
    }
  });
}

// ---- gradients ----

void vjp_pool_max(Vjp& v) {
  const Attr attr = v.attr();
  v.grad(0, make(Op::kPoolMaxGrad, {v.x(0), v.dy()}, attr));
}

// dx[i] sums dy over the windows that contain i: dy spread out by the stride and padded to the
// window's reach, then summed over windows of the same form with stride 1.
void vjp_pool_sum(Vjp& v) {
  const Attr t = v.attr();
  const Shape x = v.x(0).shape(), y = v.dy().shape();
  if (y.numel() == 0) return v.grad(0, zeros_like(v.x(0)));
  List low, high, interior;
  for (int a = 0; a < x.rank(); ++a) {
    const auto s = static_cast<size_t>(a);
    const int64_t reach = dilated(t.window[s], t.dilation[s]) - 1;
    interior.push_back(t.stride[s] - 1);
    low.push_back(reach - t.low[s]);
    high.push_back(x[a] + reach - dilated(y[a], t.stride[s]) - low.back());
  }
  const size_t rank = static_cast<size_t>(x.rank());
  Attr attr{.stride = List(rank, 1),
            .dilation = t.dilation,
            .low = List(rank, 0),
            .high = List(rank, 0),
            .window = t.window};
  v.grad(0, make(Op::kPoolSum, {pad(v.dy(), low, high, 0, interior)}, std::move(attr)));
}

// ---- StableHLO ----

bool is_16_bit_float(DType d) { return d == DType::bf16 || d == DType::f16; }

HloValue reduce_window(HloEmitter& e, std::string_view op, HloValue x, const Type& result,
                       double init) {
  const Attr& t = e.attr();
  const HloValue first = e.splat({x.type.dtype, {}}, init);
  return e.op("reduce_window", {x, first}, result,
              "window_dimensions = " + hlo_list(t.window) + ", window_strides = " +
                  hlo_list(t.stride) + ", base_dilations = " + hlo_list(List(t.window.size(), 1)) +
                  ", window_dilations = " + hlo_list(t.dilation) +
                  ", padding = " + hlo_padding(t.low, t.high),
              e.reducer(op, x.type.dtype));
}

void emit_pool_max(HloEmitter& e) {
  e.result(reduce_window(e, "maximum", e.in(0), e.type(), lowest_of(e.type().dtype)));
}

void emit_pool_sum(HloEmitter& e) {
  const Type type = e.type();
  if (!is_16_bit_float(type.dtype)) return e.result(reduce_window(e, "add", e.in(0), type, 0));
  const HloValue wide = e.op("convert", {e.in(0)}, {DType::f32, e.in(0).type.shape});
  const HloValue sum = reduce_window(e, "add", wide, {DType::f32, type.shape}, 0);
  e.result(e.op("convert", {sum}, type));
}

// select_and_scatter: the element chosen so far stays unless the next is larger or the first NaN.
HloValue select_and_scatter(HloEmitter& e, const HloValue& x, const HloValue& dy) {
  const Attr& t = e.attr();
  const Type a{x.type.dtype, {}}, flag{DType::boolean, {}};
  const HloValue zero = e.splat({dy.type.dtype, {}}, 0);
  const std::string stays = e.block({a, a}, [&](const std::vector<HloValue>& v) {
    HloValue stay = e.compare(v[0], v[1], "GE");
    if (is_float(a.dtype)) stay = e.op("or", {stay, e.compare(v[0], v[0], "NE")}, flag);
    return std::vector<HloValue>{stay};
  });
  return e.op("select_and_scatter", {x, dy, zero}, x.type,
              "window_dimensions = " + hlo_list(t.window) + ", window_strides = " +
                  hlo_list(t.stride) + ", padding = " + hlo_padding(t.low, t.high),
              stays + ", " + e.reducer("add", dy.type.dtype));
}

// Where select_and_scatter will not do: one strided view of the padded input for each
// window position; the first that equals the maximum takes the gradient.
HloValue scatter_by_position(HloEmitter& e, const HloValue& x, const HloValue& dy) {
  const Attr& t = e.attr();
  const size_t rank = t.window.size();
  const Type flags{DType::boolean, dy.type.shape};
  const HloValue y = reduce_window(e, "maximum", x, dy.type, lowest_of(x.type.dtype));
  const auto pad_by = [&](const HloValue& v, double fill, const Type& type, const List& low,
                          const List& high, const List& interior) {
    return e.op("pad", {v, e.splat({v.type.dtype, {}}, fill)}, type,
                "edge_padding_low = " + hlo_list(low) + ", edge_padding_high = " + hlo_list(high) +
                    ", interior_padding = " + hlo_list(interior));
  };
  Shape padded = x.type.shape;
  List negative_low, negative_high;
  for (size_t a = 0; a < rank; ++a) {
    padded = padded.with(static_cast<int>(a), padded[static_cast<int>(a)] + t.low[a] + t.high[a]);
    negative_low.push_back(-t.low[a]);
    negative_high.push_back(-t.high[a]);
  }
  const Type wide{x.type.dtype, padded};
  const List none(rank, 0);
  const HloValue px = pad_by(x, lowest_of(x.type.dtype), wide, t.low, t.high, none);
  // Padding never takes the gradient, even where it equals the maximum.
  const HloValue real = pad_by(e.splat({DType::boolean, x.type.shape}, 1), 0,
                               {DType::boolean, padded}, t.low, t.high, none);
  HloValue taken = e.splat(flags, 0), sum = e.splat(wide, 0);
  const HloValue zero = e.splat(dy.type, 0);
  const Shape window{Dims(t.window)};
  IndexWalk k(window);
  for (int64_t n = window.numel(); n > 0; --n, k.next()) {
    List start, limit, high, interior;
    for (size_t a = 0; a < rank; ++a) {
      const int axis = static_cast<int>(a);
      start.push_back(k[axis] * t.dilation[a]);
      limit.push_back(start[a] + dilated(dy.type.shape[axis], t.stride[a]));
      high.push_back(padded[axis] - limit[a]);
      interior.push_back(t.stride[a] - 1);
    }
    const std::string where = "start_indices = " + hlo_list(start) +
                              ", limit_indices = " + hlo_list(limit) +
                              ", strides = " + hlo_list(t.stride);
    const HloValue xk = e.op("slice", {px}, dy.type, where);
    HloValue hit = e.compare(xk, y, "EQ");
    if (is_float(x.type.dtype)) hit = e.op("or", {hit, e.compare(xk, xk, "NE")}, flags);
    hit = e.op("and", {hit, e.op("slice", {real}, flags, where)}, flags);
    const HloValue first = e.op("and", {hit, e.op("not", {taken}, flags)}, flags);
    taken = e.op("or", {taken, hit}, flags);
    const HloValue part = e.op("select", {first, dy, zero}, dy.type);
    sum = e.op("add", {sum, pad_by(part, 0, wide, start, high, interior)}, wide);
  }
  return pad_by(sum, 0, x.type, negative_low, negative_high, none);
}

void emit_pool_max_grad(HloEmitter& e) {
  const Attr& t = e.attr();
  HloValue x = e.in(0), dy = e.in(1);
  if (is_16_bit_float(x.type.dtype)) {
    x = e.op("convert", {x}, {DType::f32, x.type.shape});
    dy = e.op("convert", {dy}, {DType::f32, dy.type.shape});
  }
  // XLA visits windows of three axes in an order of its own, so that another of equal elements
  // would be chosen.
  bool is_dilated = false;
  int windowed = 0;
  for (size_t a = 0; a < t.window.size(); ++a) {
    is_dilated = is_dilated || (t.dilation[a] != 1 && t.window[a] != 1);
    windowed += t.window[a] != 1;
  }
  const HloValue dx =
      is_dilated || windowed > 2 ? scatter_by_position(e, x, dy) : select_and_scatter(e, x, dy);
  e.result(dx.type == e.type() ? dx : e.op("convert", {dx}, e.type()));
}

// ---- samples ----

struct Case {
  List x, window, stride, dilation, low, high;
};

std::vector<Case> cases() {
  return {
      {{2, 3, 4, 4}, {1, 1, 2, 2}, {1, 1, 2, 2}, {1, 1, 1, 1}, {0, 0, 0, 0}, {0, 0, 0, 0}},
      // overlapping, asymmetric padding, elements beyond the last window
      {{1, 2, 6, 5}, {1, 1, 3, 2}, {1, 1, 2, 3}, {1, 1, 1, 1}, {0, 0, 1, 0}, {0, 0, 0, 1}},
      {{1, 1, 7}, {1, 1, 3}, {1, 1, 1}, {1, 1, 2}, {0, 0, 2}, {0, 0, 1}},  // dilated
      {{2, 1, 5}, {1, 1, 1}, {1, 1, 2}, {1, 1, 1}, {0, 0, 0}, {0, 0, 0}},  // one-element window
      {{0, 2, 4, 4}, {1, 1, 2, 2}, {1, 1, 2, 2}, {1, 1, 1, 1}, {0, 0, 0, 0}, {0, 0, 0, 0}},
      {{3, 1, 2, 3, 3},
       {2, 1, 2, 2, 3},
       {1, 1, 1, 1, 1},
       {1, 1, 1, 1, 1},
       {0, 0, 0, 0, 0},
       {0, 0, 0, 1, 0}},
      // channels last: windows that share nothing, elements beyond the last one
      {{1, 4, 5, 3}, {1, 2, 2, 1}, {1, 2, 2, 1}, {1, 1, 1, 1}, {0, 0, 0, 0}, {0, 0, 0, 0}},
      // overlapping, padded
      {{1, 4, 3, 4}, {1, 3, 3, 1}, {1, 2, 2, 1}, {1, 1, 1, 1}, {0, 1, 1, 0}, {0, 1, 1, 0}},
      // channels first: rows longer than vectors, each stride
      {{1, 3, 35}, {1, 2, 2}, {1, 2, 2}, {1, 1, 1}, {0, 0, 0}, {0, 0, 0}},
      {{1, 2, 18}, {1, 3, 3}, {1, 1, 1}, {1, 1, 1}, {0, 1, 1}, {0, 1, 1}},
      {{1, 50}, {1, 4}, {1, 3}, {1, 1}, {0, 2}, {0, 1}},
  };
}

Attr attr_of(const Case& k) {
  return {
      .stride = k.stride, .dilation = k.dilation, .low = k.low, .high = k.high, .window = k.window};
}

std::vector<Sample> samples_pool() {
  std::vector<Sample> samples;
  for (const Case& k : cases())
    samples.push_back({.inputs = {{DType::f32, Shape(Dims(k.x))}}, .attr = attr_of(k)});
  samples.push_back({.inputs = {f32({2, 3, 1, 1})},
                     .attr = attr_of(cases()[0]),
                     .refuse = "no larger than the padded input"});
  samples.push_back(
      {.inputs = {f32({2, 3, 4})}, .attr = attr_of(cases()[0]), .refuse = "expected window for 3"});
  Case k = cases()[0];
  k.low[2] = -1;
  samples.push_back({.inputs = {f32({2, 3, 4, 4})},
                     .attr = attr_of(k),
                     .refuse = "expected low padding of at least 0"});
  return samples;
}

std::vector<Sample> samples_pool_max_grad() {
  std::vector<Sample> samples;
  for (const Case& k : cases()) {
    Shape y{Dims(k.x)};
    for (size_t a = 0; a < k.x.size(); ++a)
      y = y.with(static_cast<int>(a), k.x[a] == 0 ? 0
                                                  : (k.x[a] + k.low[a] + k.high[a] -
                                                     dilated(k.window[a], k.dilation[a])) /
                                                            k.stride[a] +
                                                        1);
    samples.push_back(
        {.inputs = {{DType::f32, Shape(Dims(k.x))}, {DType::f32, y}}, .attr = attr_of(k)});
  }
  samples.push_back({.inputs = {f32({2, 3, 4, 4}), f32({2, 3, 4, 4})},
                     .attr = attr_of(cases()[0]),
                     .refuse = "expected dy of type"});
  return samples;
}

}  // namespace

// PoolMax(x){window, stride, dilation, low, high} -> y: the largest element of each window,
//   y[j] = max over k < window of x[j * stride - low + k * dilation].
// The lists have one entry for every axis of x (1 and 0 for batch and channels). Padding counts as
// -inf (the lowest value of an integer type), and is the result of a window without elements. NaN
// propagates. Extent of y: (x + low + high - ((window - 1) * dilation + 1)) / stride + 1, rounded
// down; 0 where an empty axis is shorter than its window.
constinit const OpDef kPoolMaxDef = {
    .arity = 1,
    .dtypes = kNumbers,
    .infer = infer_pool,
    .axes = axes_pool,
    .vjp = vjp_pool_max,
    .eval = eval_pool,
    .emit = emit_pool_max,
    .cost = cost_pool,
    .samples = samples_pool,
};

// PoolMaxGrad(x, dy){as PoolMax} -> dx of x's type: each window's dy goes to its largest element,
// the first in row-major order of the window among equals; the first NaN counts as largest; windows
// without elements give nothing. Overlapping windows add up, in f32 or better, rounded once. Not
// differentiable again: asking for it is an error.
constinit const OpDef kPoolMaxGradDef = {
    .arity = 2,
    .dtypes = kNumbers,
    .infer = infer_pool_max_grad,
    .axes = axes_pool,
    .eval = eval_pool_max_grad,
    .emit = emit_pool_max_grad,
    .cost = cost_pool,
    .samples = samples_pool_max_grad,
};

// PoolSum(x){as PoolMax} -> y: the sum of each window; padding counts as 0. Floats are summed in
// f32 or better and rounded once, integers wrap.
constinit const OpDef kPoolSumDef = {
    .arity = 1,
    .dtypes = kNumbers,
    .infer = infer_pool,
    .axes = axes_pool,
    .vjp = vjp_pool_sum,
    .second_order = true,
    .eval = eval_pool,
    .emit = emit_pool_sum,
    .amp = AmpPolicy::kFollow,
    .cost = cost_pool,
    .samples = samples_pool,
};

}  // namespace fullbore
