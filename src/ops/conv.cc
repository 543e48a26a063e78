// Convolution and its two gradients. The three are closed under differentiation: each is linear in
// both operands, and the gradient of any of them is made of the other two.
#include <algorithm>

#include "ops/hlo.h"
#include "ops/rules.h"

namespace fullbore {
namespace {

using List = std::vector<int64_t>;

// Attributes and extents beyond this are refused, so that no index arithmetic overflows.
constexpr int64_t kMaxExtent = int64_t{1} << 31;

// The three participants of a convolution y = x * w.
struct ConvShapes {
  Shape x, w, y;
};

void check_list(const InferContext& c, const char* what, const List& list, int spatial,
                int64_t smallest) {
  c.expect(static_cast<int>(list.size()) == spatial, "expected ", what, " for ", spatial,
           " spatial axes, got ", list.size());
  for (int64_t v : list)
    c.expect(v >= smallest && v < kMaxExtent, "expected ", what, " of at least ", smallest,
             ", got ", v);
}

void check_attributes(const InferContext& c, int rank) {
  c.expect(rank >= 3 && rank <= 5, "expected 1 to 3 spatial axes after batch and channels, got ",
           rank, " axes");
  check_list(c, "stride", c.attr.stride, rank - 2, 1);
  check_list(c, "dilation", c.attr.dilation, rank - 2, 1);
  check_list(c, "low padding", c.attr.low, rank - 2, 0);
  check_list(c, "high padding", c.attr.high, rank - 2, 0);
  c.expect(c.attr.groups.size() == 1 && c.attr.groups[0] >= 1, "expected one number of groups");
}

// The result shape of Conv for x and w; fails when they do not fit.
Shape conv_result(const InferContext& c, const Shape& x, const Shape& w) {
  const int rank = x.rank();
  check_attributes(c, rank);
  c.expect(w.rank() == rank, "expected a kernel of ", rank, " axes, got ", w);
  const int64_t groups = c.attr.groups[0];
  c.expect(w[1] < kMaxExtent && groups < kMaxExtent && x[1] == w[1] * groups,
           "expected input channels = kernel's channels * groups, got ", x[1], ", ", w[1], " and ",
           groups);
  c.expect(w[0] % groups == 0, "expected output channels in whole groups, got ", w[0], " and ",
           groups, " groups");
  Shape y = x.with(1, w[0]);
  for (int a = 2; a < rank; ++a) {
    const auto s = static_cast<size_t>(a - 2);
    c.expect(x[a] < kMaxExtent && w[a] < kMaxExtent && w[a] >= 1,
             "expected kernel extents of at least 1, got ", w);
    const int64_t padded = x[a] + c.attr.low[s] + c.attr.high[s];
    const int64_t kernel = dilated(w[a], c.attr.dilation[s]);
    c.expect(kernel <= padded, "expected a kernel no larger than the padded input, got ", kernel,
             " and ", padded, " on axis ", a);
    y = y.with(a, (padded - kernel) / c.attr.stride[s] + 1);
  }
  return y;
}

DType conv_dtype(const InferContext& c) {
  const DType d = c.type(0).dtype;
  c.expect(d == c.type(1).dtype, "expected operands of one element type");
  c.expect(contains(kNumbers, d), "expected numbers");
  const DType result = c.attr.dtype.value_or(d);
  c.expect(is_float(d) ? is_float(result) : is_integer(result),
           "expected a result type of the same kind, got ", result);
  return result;
}

Type infer_conv(const InferContext& c) {
  const DType d = conv_dtype(c);
  return {d, conv_result(c, c.type(0).shape, c.type(1).shape)};
}

// The gradients' result shape is the attribute; the other two must fit it.
Type infer_conv_grad(const InferContext& c) {
  const DType d = conv_dtype(c);
  c.expect(c.attr.shape.size() <= Shape::kMaxRank, "expected a shape of at most ", Shape::kMaxRank,
           " axes");
  const Shape result{Dims(c.attr.shape)};
  const bool is_input = c.op == Op::kConvInputGrad;
  const Shape& x = is_input ? result : c.type(0).shape;
  const Shape& w = is_input ? c.type(1).shape : result;
  const Shape& dy = c.type(is_input ? 0 : 1).shape;
  const Shape y = conv_result(c, x, w);
  c.expect(dy == y, "expected dy of shape ", y, " for input ", x, " and kernel ", w, ", got ", dy);
  return {d, result};
}

// ---- reference kernels ----

using Index3 = std::array<int64_t, 3>;

// All convolutions as one of three spatial axes; absent ones have extent 1.
struct Geometry {
  int64_t batch, inputs, outputs, groups;     // N, C, O
  Index3 x{1, 1, 1}, w{1, 1, 1}, y{1, 1, 1};  // spatial extents
  Index3 stride{1, 1, 1}, low{}, dilation{1, 1, 1};

  Geometry(const ConvShapes& s, const Attr& attr)
      : batch(s.x[0]), inputs(s.x[1]), outputs(s.w[0]), groups(attr.groups[0]) {
    const int spatial = s.x.rank() - 2;
    for (int a = 0; a < spatial; ++a) {
      const auto to = static_cast<size_t>(3 - spatial + a), from = static_cast<size_t>(a);
      x[to] = s.x[a + 2];
      w[to] = s.w[a + 2];
      y[to] = s.y[a + 2];
      stride[to] = attr.stride[from];
      low[to] = attr.low[from];
      dilation[to] = attr.dilation[from];
    }
  }
  int64_t group_inputs() const { return groups == 0 ? 0 : inputs / groups; }
  int64_t group_outputs() const { return groups == 0 ? 0 : outputs / groups; }
  // Row-major positions in x, w and y; `c` of w counts within the group.
  static int64_t at(const Index3& extents, int64_t outer, const Index3& i) {
    return ((outer * extents[0] + i[0]) * extents[1] + i[1]) * extents[2] + i[2];
  }
  int64_t x_at(int64_t n, int64_t c, const Index3& i) const { return at(x, n * inputs + c, i); }
  int64_t w_at(int64_t o, int64_t c, const Index3& k) const {
    return at(w, o * group_inputs() + c, k);
  }
  int64_t y_at(int64_t n, int64_t o, const Index3& j) const { return at(y, n * outputs + o, j); }
  // Input position that kernel position k reads for output position j; false: padding.
  bool input_of(const Index3& j, const Index3& k, Index3& i) const {
    for (size_t a = 0; a < 3; ++a) {
      i[a] = j[a] * stride[a] - low[a] + k[a] * dilation[a];
      if (i[a] < 0 || i[a] >= x[a]) return false;
    }
    return true;
  }
  // Output position that reads input position i through kernel position k; false: none.
  bool output_of(const Index3& i, const Index3& k, Index3& j) const {
    for (size_t a = 0; a < 3; ++a) {
      const int64_t t = i[a] + low[a] - k[a] * dilation[a];
      j[a] = t / stride[a];
      if (t < 0 || t % stride[a] != 0 || j[a] >= y[a]) return false;
    }
    return true;
  }
};

template <typename F>
void for_each(const Index3& extents, F f) {
  Index3 i;
  for (i[0] = 0; i[0] < extents[0]; ++i[0])
    for (i[1] = 0; i[1] < extents[1]; ++i[1])
      for (i[2] = 0; i[2] < extents[2]; ++i[2]) f(i);
}

template <typename T>
Accum<T> product(T a, T b) {
  return static_cast<Accum<T>>(load(a)) * static_cast<Accum<T>>(load(b));
}

template <typename T, typename R>
void conv_loops(const Geometry& g, const T* x, const T* w, R* y) {
  const int64_t channels = g.group_inputs();
  for (int64_t n = 0; n < g.batch; ++n)
    for (int64_t o = 0; o < g.outputs; ++o) {
      const int64_t first = o / g.group_outputs() * channels;
      for_each(g.y, [&](const Index3& j) {
        Accum<T> sum{};
        for_each(g.w, [&](const Index3& k) {
          Index3 i;
          if (!g.input_of(j, k, i)) return;
          for (int64_t c = 0; c < channels; ++c)
            sum += product(x[g.x_at(n, first + c, i)], w[g.w_at(o, c, k)]);
        });
        y[g.y_at(n, o, j)] = store<R>(sum);
      });
    }
}

template <typename T, typename R>
void input_grad_loops(const Geometry& g, const T* dy, const T* w, R* dx) {
  const int64_t channels = g.group_inputs();
  for (int64_t n = 0; n < g.batch; ++n)
    for (int64_t c = 0; c < g.inputs; ++c) {
      const int64_t first = c / channels * g.group_outputs();
      for_each(g.x, [&](const Index3& i) {
        Accum<T> sum{};
        for_each(g.w, [&](const Index3& k) {
          Index3 j;
          if (!g.output_of(i, k, j)) return;
          for (int64_t o = first; o < first + g.group_outputs(); ++o)
            sum += product(dy[g.y_at(n, o, j)], w[g.w_at(o, c % channels, k)]);
        });
        dx[g.x_at(n, c, i)] = store<R>(sum);
      });
    }
}

template <typename T, typename R>
void filter_grad_loops(const Geometry& g, const T* x, const T* dy, R* dw) {
  const int64_t channels = g.group_inputs();
  for (int64_t o = 0; o < g.outputs; ++o)
    for (int64_t c = 0; c < channels; ++c) {
      const int64_t channel = o / g.group_outputs() * channels + c;
      for_each(g.w, [&](const Index3& k) {
        Accum<T> sum{};
        for_each(g.y, [&](const Index3& j) {
          Index3 i;
          if (!g.input_of(j, k, i)) return;
          for (int64_t n = 0; n < g.batch; ++n)
            sum += product(x[g.x_at(n, channel, i)], dy[g.y_at(n, o, j)]);
        });
        dw[g.w_at(o, c, k)] = store<R>(sum);
      });
    }
}

// Shapes of x, w and y, whichever two of them are the operands.
ConvShapes shapes_of(Op op, const Shape& first, const Shape& second, const Shape& result) {
  if (op == Op::kConvInputGrad) return {result, second, first};
  if (op == Op::kConvFilterGrad) return {first, result, second};
  return {first, second, result};
}

ConvShapes shapes_of(const Graph& g, NodeId id) {
  const auto in = g.operands(id);
  return shapes_of(g[id].op, g.type(in[0]).shape, g.type(in[1]).shape, g.type(id).shape);
}

void eval_conv(const KernelArgs& k) {
  const ConvShapes shapes =
      shapes_of(k.op(), k.in[0].type.shape, k.in[1].type.shape, k.out[0].type.shape);
  const Geometry g(shapes, k.attr());
  dispatch(k.in[0].type.dtype, [&]<typename T>() {
    dispatch(k.out[0].type.dtype, [&]<typename R>() {
      constexpr bool kFloatPair = !std::is_integral_v<T> && !std::is_integral_v<R>;
      constexpr bool kIntPair = std::is_integral_v<T> && std::is_integral_v<R> &&
                                !std::is_same_v<T, bool> && !std::is_same_v<R, bool>;
      if constexpr (kFloatPair || kIntPair) {
        const T *a = k.in[0].as<T>(), *b = k.in[1].as<T>();
        R* y = k.out[0].as<R>();
        switch (k.op()) {
          case Op::kConvInputGrad: return input_grad_loops(g, a, b, y);
          case Op::kConvFilterGrad: return filter_grad_loops(g, a, b, y);
          default: return conv_loops(g, a, b, y);
        }
      }
    });
  });
}

// ---- gradients ----

// The same convolution's parameters for another of the three.
Attr attr_for(const Attr& from, const Shape* result) {
  Attr attr{.stride = from.stride,
            .dilation = from.dilation,
            .low = from.low,
            .high = from.high,
            .groups = from.groups};
  if (result != nullptr) attr.shape.assign(result->begin(), result->end());
  return attr;
}

Tensor as(const Tensor& x, DType dtype) { return x.dtype() == dtype ? x : x.to(dtype); }

// y = Conv(x, w), dx = ConvInputGrad(dy, w), dw = ConvFilterGrad(x, dy): given any two of x, w, dy
// the third's gradient follows by the op that computes the third from them.
void vjp_conv(Vjp& v) {
  const Attr attr = v.attr();
  const Tensor a = v.x(0), b = v.x(1), g = as(v.dy(), a.dtype());
  const Shape shape_a = a.shape(), shape_b = b.shape();
  const auto conv = [&](const Tensor& x, const Tensor& w) {
    return make(Op::kConv, {x, w}, attr_for(attr, nullptr));
  };
  const auto input_grad = [&](const Tensor& dy, const Tensor& w, const Shape& x) {
    return make(Op::kConvInputGrad, {dy, w}, attr_for(attr, &x));
  };
  const auto filter_grad = [&](const Tensor& x, const Tensor& dy, const Shape& w) {
    return make(Op::kConvFilterGrad, {x, dy}, attr_for(attr, &w));
  };
  switch (v.graph[v.node].op) {
    case Op::kConv:  // a = x, b = w
      if (v.wants(0)) v.grad(0, input_grad(g, b, shape_a));
      if (v.wants(1)) v.grad(1, filter_grad(a, g, shape_b));
      return;
    case Op::kConvInputGrad:  // a = dy, b = w
      if (v.wants(0)) v.grad(0, conv(g, b));
      if (v.wants(1)) v.grad(1, filter_grad(g, a, shape_b));
      return;
    default:  // a = x, b = dy
      if (v.wants(0)) v.grad(0, input_grad(b, g, shape_a));
      if (v.wants(1)) v.grad(1, conv(a, g));
      return;
  }
}

// ---- axes, cost ----

// Spatial axes of two operands meet in a window; with groups the channel axes are mixed within
// their group only, which the map cannot say, so they are linked as reshaped.
AxisMap axes_conv(const Graph& g, NodeId id) {
  const Op op = g[id].op;
  const bool grouped = g.attr(id).groups[0] != 1;
  const auto channel = [&](int operand, int axis) {
    return AxisLink{operand, axis, grouped ? AxisKind::kReshape : AxisKind::kKept};
  };
  const auto summed = [&](int axis_a, int axis_b) {
    return std::vector<AxisLink>{channel(0, axis_a), channel(1, axis_b)};
  };
  AxisMap map;
  if (op == Op::kConv) {  // x[n,c] w[o,c] -> y[n,o]
    map.result = {{{0, 0}}, {channel(1, 0)}};
    map.contracted = {summed(1, 1)};
  } else if (op == Op::kConvInputGrad) {  // dy[n,o] w[o,c] -> dx[n,c]
    map.result = {{{0, 0}}, {channel(1, 1)}};
    map.contracted = {summed(1, 0)};
  } else {  // x[n,c] dy[n,o] -> dw[o,c]
    map.result = {{channel(1, 1)}, {channel(0, 1)}};
    map.contracted = {{{0, 0}, {1, 0}}};
  }
  for (int a = 2; a < g.type(id).shape.rank(); ++a)
    map.result.push_back({{0, a, AxisKind::kWindow}, {1, a, AxisKind::kWindow}});
  return map;
}

// As if the kernel lay wholly on the input everywhere (padding counted).
Cost cost_conv(const Graph& g, NodeId id) {
  const ConvShapes s = shapes_of(g, id);
  Cost cost = cost_bytes(g, id);
  cost.flops = 2.0 * static_cast<double>(s.y.numel());
  for (int a = 1; a < s.w.rank(); ++a) cost.flops *= static_cast<double>(s.w[a]);
  return cost;
}

// ---- StableHLO: one convolution each, in the shapes that backends recognise ----

struct HloWindow {
  List stride, low, high, lhs_dilation, rhs_dilation;
};

std::string spatial_dims(const std::string& first, const std::string& second, int spatial) {
  std::string s = "[" + first + ", " + second;
  for (int a = 0; a < spatial; ++a) s += ", " + std::to_string(a);
  return s + "]";
}

std::string conv_attributes(const HloEmitter& e, const HloWindow& w, const std::string& dims,
                            int64_t feature_groups, int64_t batch_groups) {
  std::string reversal = "array<i1: false";
  for (size_t i = 1; i < w.stride.size(); ++i) reversal += ", false";
  return str_cat(
      "window_strides = ", hlo_list(w.stride), ", padding = ", hlo_padding(w.low, w.high),
      ", lhs_dilation = ", hlo_list(w.lhs_dilation), ", rhs_dilation = ", hlo_list(w.rhs_dilation),
      ", window_reversal = ", reversal, ">, dimension_numbers = #stablehlo.conv<", dims,
      ">, feature_group_count = ", feature_groups, " : i64, batch_group_count = ", batch_groups,
      " : i64, ", e.precision_config());
}

void emit_conv(HloEmitter& e) {
  const Attr& t = e.attr();
  const int spatial = e.type().shape.rank() - 2;
  const std::string nc = spatial_dims("b", "f", spatial);
  const HloWindow w{t.stride, t.low, t.high, List(t.stride.size(), 1), t.dilation};
  e.simple("convolution",
           conv_attributes(e, w, nc + "x" + spatial_dims("o", "i", spatial) + "->" + nc,
                           t.groups[0], 1));
}

// w [O, C/G, ...] as [C, O/G, ...]: within each group inputs and outputs change places.
HloValue swap_group_channels(HloEmitter& e, const HloValue& w, int64_t groups) {
  List split{groups, w.type.shape[0] / groups, w.type.shape[1]}, order{0, 2, 1};
  List swapped{groups, split[2], split[1]}, merged{groups * split[2], split[1]};
  for (int a = 2; a < w.type.shape.rank(); ++a) {
    for (List* list : {&split, &swapped, &merged}) list->push_back(w.type.shape[a]);
    order.push_back(a + 1);
  }
  const auto typed = [&](const List& dims) { return Type{w.type.dtype, Shape(Dims(dims))}; };
  const HloValue parts = e.op("reshape", {w}, typed(split));
  const HloValue turned =
      e.op("transpose", {parts}, typed(swapped), "permutation = " + hlo_list(order));
  return e.op("reshape", {turned}, typed(merged));
}

void emit_conv_input_grad(HloEmitter& e) {
  const Attr& t = e.attr();
  const ConvShapes s = shapes_of(e.graph, e.node);
  const int spatial = s.x.rank() - 2;
  HloWindow w{List(t.stride.size(), 1), {}, {}, t.stride, t.dilation};
  List all;
  for (int a = 2; a < s.x.rank(); ++a) {
    const auto i = static_cast<size_t>(a - 2);
    const int64_t kernel = dilated(s.w[a], t.dilation[i]);
    w.low.push_back(kernel - 1 - t.low[i]);
    w.high.push_back(s.x[a] + kernel - 1 - dilated(s.y[a], t.stride[i]) - w.low.back());
    all.push_back(a);
  }
  HloValue kernel = e.op("reverse", {e.in(1)}, e.in(1).type, "dimensions = " + hlo_list(all));
  const bool grouped = t.groups[0] != 1;
  if (grouped) kernel = swap_group_channels(e, kernel, t.groups[0]);
  const std::string nc = spatial_dims("b", "f", spatial);
  const std::string io =
      grouped ? spatial_dims("o", "i", spatial) : spatial_dims("i", "o", spatial);
  e.result(e.op("convolution", {e.in(0), kernel}, e.type(),
                conv_attributes(e, w, nc + "x" + io + "->" + nc, t.groups[0], 1)));
}

void emit_conv_filter_grad(HloEmitter& e) {
  const Attr& t = e.attr();
  const ConvShapes s = shapes_of(e.graph, e.node);
  const int spatial = s.x.rank() - 2;
  HloWindow w{t.dilation, t.low, {}, List(t.stride.size(), 1), t.stride};
  for (int a = 2; a < s.x.rank(); ++a) {
    const auto i = static_cast<size_t>(a - 2);
    w.high.push_back(dilated(s.y[a], t.stride[i]) - s.x[a] + dilated(s.w[a], t.dilation[i]) - 1 -
                     t.low[i]);
  }
  // Batch is what is summed; x's channels stand where the batch was.
  const std::string fb = spatial_dims("f", "b", spatial);
  e.simple("convolution",
           conv_attributes(e, w, fb + "x" + spatial_dims("i", "o", spatial) + "->" + fb, 1,
                           t.groups[0]));
}

// ---- samples ----

struct Case {
  List x, w, stride, low, high, dilation;
  int64_t groups = 1;
};

std::vector<Case> cases() {
  return {
      {{2, 3, 5, 4}, {4, 3, 3, 2}, {1, 1}, {1, 0}, {1, 0}, {1, 1}},
      {{1, 2, 7}, {3, 2, 3}, {2}, {1}, {0}, {2}},  // 1-D, asymmetric
      {{1, 1, 3, 4, 3}, {2, 1, 2, 2, 2}, {1, 2, 1}, {0, 1, 0}, {0, 0, 1}, {1, 1, 2}},  // 3-D
      {{2, 4, 4, 4}, {6, 2, 2, 3}, {2, 1}, {0, 1}, {1, 1}, {1, 1}, 2},                 // groups
      {{1, 3, 4, 4}, {3, 1, 3, 3}, {2, 2}, {1, 1}, {1, 1}, {1, 1}, 3},                 // depthwise
      {{2, 3, 1, 1}, {2, 3, 1, 1}, {1, 1}, {0, 0}, {0, 0}, {1, 1}},                    // 1x1
      {{1, 1, 6, 6}, {1, 1, 2, 2}, {4, 3}, {0, 0}, {0, 0}, {1, 1}},  // x beyond the last window
      {{0, 2, 4, 4}, {3, 2, 3, 3}, {1, 1}, {1, 1}, {1, 1}, {1, 1}},  // empty batch
  };
}

// The result shape of a case, computed here so that samples of the gradients can be written.
Shape result_of(const Case& k) {
  Shape y = Shape(Dims(k.x)).with(1, k.w[0]);
  for (size_t a = 2; a < k.x.size(); ++a)
    y = y.with(static_cast<int>(a),
               (k.x[a] + k.low[a - 2] + k.high[a - 2] - dilated(k.w[a], k.dilation[a - 2])) /
                       k.stride[a - 2] +
                   1);
  return y;
}

Attr attr_of(const Case& k, const List& result) {
  return {.shape = result,
          .stride = k.stride,
          .dilation = k.dilation,
          .low = k.low,
          .high = k.high,
          .groups = {k.groups}};
}

Type typed(const List& dims) { return {DType::f32, Shape(Dims(dims))}; }

std::vector<Sample> samples_conv() {
  std::vector<Sample> samples;
  for (const Case& k : cases())
    samples.push_back({.inputs = {typed(k.x), typed(k.w)}, .attr = attr_of(k, {})});
  Case k = cases()[0];
  Sample narrow{.inputs = {of(DType::i8, {1, 2, 4, 4}), of(DType::i8, {3, 2, 3, 3})},
                .attr = attr_of(k, {}),
                .lo = -128,
                .hi = 127};
  narrow.attr.dtype = DType::i32;
  samples.push_back(narrow);
  samples.push_back({.inputs = {f32({2, 3, 2, 2}), f32({4, 3, 7, 2})},
                     .attr = attr_of(k, {}),
                     .refuse = "no larger than the padded input"});
  samples.push_back({.inputs = {f32({2, 3, 5, 4}), f32({4, 2, 3, 2})},
                     .attr = attr_of(k, {}),
                     .refuse = "input channels"});
  k.stride = {0, 1};
  samples.push_back({.inputs = {f32({2, 3, 5, 4}), f32({4, 3, 3, 2})},
                     .attr = attr_of(k, {}),
                     .refuse = "expected stride"});
  return samples;
}

std::vector<Sample> samples_input_grad() {
  std::vector<Sample> samples;
  for (const Case& k : cases())
    samples.push_back(
        {.inputs = {{DType::f32, result_of(k)}, typed(k.w)}, .attr = attr_of(k, k.x)});
  samples.push_back({.inputs = {f32({2, 4, 9, 9}), f32({4, 3, 3, 2})},
                     .attr = attr_of(cases()[0], cases()[0].x),
                     .refuse = "expected dy of shape"});
  return samples;
}

std::vector<Sample> samples_filter_grad() {
  std::vector<Sample> samples;
  for (const Case& k : cases())
    samples.push_back(
        {.inputs = {typed(k.x), {DType::f32, result_of(k)}}, .attr = attr_of(k, k.w)});
  samples.push_back({.inputs = {f32({2, 3, 5, 4}), f32({2, 4, 9, 9})},
                     .attr = attr_of(cases()[0], cases()[0].w),
                     .refuse = "expected dy of shape"});
  return samples;
}

}  // namespace

// Conv(x [N, C, spatial...], w [O, C / groups, spatial...]){stride, low, high, dilation, groups,
// dtype} -> y [N, O, spatial...]: cross-correlation over 1 to 3 spatial axes, as PyTorch's conv:
//   y[n, o, j] = sum over c, k of x[n, c, j * stride - low + k * dilation] * w[o, c, k],
// x being 0 outside (low, high: zeros before and after each spatial axis; dilation: of the kernel).
// Extent of y: (x + low + high - ((k - 1) * dilation + 1)) / stride + 1, rounded down. Output
// channel o reads input channels of group o / (O / groups) only. Every list has one entry per
// spatial axis, `groups` one entry. Sums, element types and `dtype` as Dot.
constinit const OpDef kConvDef = {
    .arity = 2,
    .dtypes = kNumbers,
    .infer = infer_conv,
    .axes = axes_conv,
    .vjp = vjp_conv,
    .second_order = true,
    .eval = eval_conv,
    .emit = emit_conv,
    .amp = AmpPolicy::kLowPrecision,
    .cost = cost_conv,
    .samples = samples_conv,
};

// ConvInputGrad(dy, w){as Conv, shape} -> dx of shape `shape`: the gradient of sum(Conv(x, w) * dy)
// for an x of that shape; also the transposed convolution. dy must have Conv's result shape.
constinit const OpDef kConvInputGradDef = {
    .arity = 2,
    .dtypes = kNumbers,
    .infer = infer_conv_grad,
    .axes = axes_conv,
    .vjp = vjp_conv,
    .second_order = true,
    .eval = eval_conv,
    .emit = emit_conv_input_grad,
    .amp = AmpPolicy::kLowPrecision,
    .cost = cost_conv,
    .samples = samples_input_grad,
};

// ConvFilterGrad(x, dy){as Conv, shape} -> dw of shape `shape`: the gradient of
// sum(Conv(x, w) * dy) for a w of that shape. dy must have Conv's result shape.
constinit const OpDef kConvFilterGradDef = {
    .arity = 2,
    .dtypes = kNumbers,
    .infer = infer_conv_grad,
    .axes = axes_conv,
    .vjp = vjp_conv,
    .second_order = true,
    .eval = eval_conv,
    .emit = emit_conv_filter_grad,
    .amp = AmpPolicy::kLowPrecision,
    .cost = cost_conv,
    .samples = samples_filter_grad,
};

}  // namespace fullbore
