// Ops that move elements without computing: Reshape, Transpose, Broadcast, Slice, Pad, Concat.
#include <algorithm>

#include "ops/hlo.h"
#include "ops/shape_util.h"

namespace fullbore {
namespace {

// ---- Reshape ----

Type infer_reshape(const InferContext& c) {
  const Type& x = c.type(0);
  const Shape shape{Dims(c.attr.shape)};
  c.expect(shape.numel() == x.shape.numel(), "expected a shape of ", x.shape.numel(),
           " elements, got ", shape);
  return {x.dtype, shape};
}

// Walks both shapes from the outermost axis: equal extents are the same axis, an extent of 1 comes
// or goes, and runs with equal products are mixed.
AxisMap axes_reshape(const Graph& g, NodeId id) {
  const Shape in = g.type(g.operands(id)[0]).shape, out = g.type(id).shape;
  AxisMap map;
  map.result.resize(static_cast<size_t>(out.rank()));
  const auto mix = [&](int i0, int i1, int o0, int o1) {
    for (int o = o0; o < o1; ++o)
      for (int i = i0; i < i1; ++i)
        map.result[static_cast<size_t>(o)].push_back({0, i, AxisKind::kReshape});
  };
  int i = 0, o = 0;
  while (i < in.rank() && o < out.rank()) {
    if (in[i] == out[o]) {
      map.result[static_cast<size_t>(o++)].push_back({0, i++});
    } else if (in[i] == 1) {
      ++i;
    } else if (out[o] == 1) {
      ++o;
    } else if (in[i] == 0 || out[o] == 0) {
      mix(i, in.rank(), o, out.rank());
      break;
    } else {
      int i1 = i + 1, o1 = o + 1;
      int64_t ni = in[i], no = out[o];
      while (ni != no && (ni < no ? i1 < in.rank() : o1 < out.rank()))
        ni < no ? ni *= in[i1++] : no *= out[o1++];
      mix(i, i1, o, o1);
      i = i1, o = o1;
    }
  }
  return map;
}

std::vector<Sample> samples_reshape() {
  return {{.inputs = {f32({2, 6})}, .attr = {.shape = {3, 4}}},
          {.inputs = {f32({2, 3, 4})}, .attr = {.shape = {2, 12}}},
          {.inputs = {f32({1, 1})}, .attr = {}},
          {.inputs = {f32({})}, .attr = {.shape = {1, 1}}},
          {.inputs = {f32({0, 3})}, .attr = {.shape = {5, 0}}},
          {.inputs = {f32({2, 3})}, .attr = {.shape = {4, 2}}, .refuse = "6 elements"},
          {.inputs = {f32({2, 3})}, .attr = {.shape = {-2, -3}}, .refuse = "-2"}};
}

// ---- Transpose ----

Type infer_transpose(const InferContext& c) {
  const Type& x = c.type(0);
  const int rank = x.shape.rank();
  c.expect(static_cast<int>(c.attr.axes.size()) == rank, "expected ", rank, " axes, got ",
           c.attr.axes.size());
  std::array<bool, Shape::kMaxRank> seen{};
  std::vector<int64_t> dims;
  for (int64_t a : c.attr.axes) {
    const int axis = checked_axis(c, a, rank);
    c.expect(!seen[static_cast<size_t>(axis)], "expected every axis once, got axis ", axis,
             " twice");
    seen[static_cast<size_t>(axis)] = true;
    dims.push_back(x.shape[axis]);
  }
  return {x.dtype, Shape(Dims(dims))};
}

AxisMap axes_transpose(const Graph& g, NodeId id) {
  AxisMap map;
  for (int64_t a : g.attr(id).axes) map.result.push_back({{0, static_cast<int>(a)}});
  return map;
}

void eval_transpose(const KernelArgs& k) {
  const auto in = strides_of(k.in[0].type.shape);
  std::array<int64_t, Shape::kMaxRank> strides{};
  for (size_t a = 0; a < k.attr().axes.size(); ++a)
    strides[a] = in[static_cast<size_t>(k.attr().axes[a])];
  copy_strided(k.out[0], k.in[0], 0, strides);
}

void vjp_transpose(Vjp& v) {
  std::vector<int> inverse(v.attr().axes.size());
  for (size_t a = 0; a < inverse.size(); ++a)
    inverse[static_cast<size_t>(v.attr().axes[a])] = static_cast<int>(a);
  v.grad(0, permute(v.dy(), inverse));
}

std::vector<Sample> samples_transpose() {
  return {{.inputs = {f32({2, 3})}, .attr = {.axes = {1, 0}}},
          {.inputs = {f32({2, 3, 4})}, .attr = {.axes = {2, 0, 1}}},
          {.inputs = {f32({})}, .attr = {}},
          {.inputs = {f32({1, 0, 3})}, .attr = {.axes = {1, 2, 0}}},
          {.inputs = {f32({2, 3})}, .attr = {.axes = {0}}, .refuse = "expected 2 axes"},
          {.inputs = {f32({2, 3})}, .attr = {.axes = {0, 0}}, .refuse = "twice"},
          {.inputs = {f32({2, 3})}, .attr = {.axes = {0, 2}}, .refuse = "axis"}};
}

// ---- Broadcast ----

Type infer_broadcast(const InferContext& c) {
  const Type& x = c.type(0);
  const Shape shape{Dims(c.attr.shape)};
  c.expect(static_cast<int>(c.attr.axes.size()) == x.shape.rank(), "expected one result axis for ",
           "each of ", x.shape.rank(), " axes, got ", c.attr.axes.size());
  int last = -1;
  for (int i = 0; i < x.shape.rank(); ++i) {
    const int axis = checked_axis(c, c.attr.axes[static_cast<size_t>(i)], shape.rank());
    c.expect(axis > last, "expected increasing axes, got ", axis, " after ", last);
    c.expect(shape[axis] == x.shape[i], "expected extent ", x.shape[i], " at result axis ", axis,
             ", got ", shape[axis], "; drop axes of extent 1 by a reshape first");
    last = axis;
  }
  return {x.dtype, shape};
}

AxisMap axes_broadcast(const Graph& g, NodeId id) {
  AxisMap map;
  map.result.resize(static_cast<size_t>(g.type(id).shape.rank()));
  int i = 0;
  for (int64_t a : g.attr(id).axes) map.result[static_cast<size_t>(a)].push_back({0, i++});
  return map;
}

void eval_broadcast(const KernelArgs& k) {
  const auto in = strides_of(k.in[0].type.shape);
  std::array<int64_t, Shape::kMaxRank> strides{};
  for (size_t i = 0; i < k.attr().axes.size(); ++i)
    strides[static_cast<size_t>(k.attr().axes[i])] = in[i];
  copy_strided(k.out[0], k.in[0], 0, strides);
}

void vjp_broadcast(Vjp& v) {
  std::vector<int> added;
  const std::vector<int64_t> axes = v.attr().axes;
  for (int a = 0; a < v.y().dim(); ++a)
    if (std::find(axes.begin(), axes.end(), a) == axes.end()) added.push_back(a);
  v.grad(0, added.empty() ? v.dy() : sum(v.dy(), added));
}

std::vector<Sample> samples_broadcast() {
  return {
      {.inputs = {f32({3})}, .attr = {.axes = {1}, .shape = {2, 3}}},
      {.inputs = {f32({2, 3})}, .attr = {.axes = {0, 2}, .shape = {2, 4, 3}}},
      {.inputs = {f32({})}, .attr = {.shape = {2, 2}}},
      {.inputs = {f32({})}, .attr = {}},
      {.inputs = {f32({1})}, .attr = {.axes = {0}, .shape = {1, 0}}},
      {.inputs = {f32({3})}, .attr = {.axes = {0}, .shape = {2, 3}}, .refuse = "expected extent 3"},
      {.inputs = {f32({2, 2})}, .attr = {.axes = {1, 0}, .shape = {2, 2}}, .refuse = "increasing"},
      {.inputs = {f32({2})}, .attr = {.shape = {2}}, .refuse = "each of 1 axes"}};
}

// ---- Slice ----

int64_t slice_extent(int64_t start, int64_t limit, int64_t stride) {
  return (limit - start + stride - 1) / stride;
}

Type infer_slice(const InferContext& c) {
  const Type& x = c.type(0);
  const auto rank = static_cast<size_t>(x.shape.rank());
  const Attr& at = c.attr;
  c.expect(at.start.size() == rank && at.limit.size() == rank && at.stride.size() == rank,
           "expected start, limit and stride of ", rank, " values each");
  std::vector<int64_t> dims;
  for (size_t a = 0; a < rank; ++a) {
    const int64_t extent = x.shape[static_cast<int>(a)];
    c.expect(0 <= at.start[a] && at.start[a] <= at.limit[a] && at.limit[a] <= extent,
             "expected 0 <= start <= limit <= ", extent, " on axis ", a, ", got ", at.start[a],
             " and ", at.limit[a]);
    c.expect(at.stride[a] >= 1 && at.stride[a] < (int64_t{1} << 62), "expected a positive stride, ",
             "got ", at.stride[a]);
    dims.push_back(slice_extent(at.start[a], at.limit[a], at.stride[a]));
  }
  return {x.dtype, Shape(Dims(dims))};
}

// Kept where the whole axis is.
AxisMap axes_resized(const Graph& g, NodeId id) {
  const Shape in = g.type(g.operands(id)[0]).shape, out = g.type(id).shape;
  AxisMap map;
  for (int a = 0; a < out.rank(); ++a)
    map.result.push_back({{0, a, in[a] == out[a] ? AxisKind::kKept : AxisKind::kWindow}});
  return map;
}

void eval_slice(const KernelArgs& k) {
  const auto in = strides_of(k.in[0].type.shape);
  std::array<int64_t, Shape::kMaxRank> strides{};
  int64_t offset = 0;
  for (size_t a = 0; a < k.attr().start.size(); ++a) {
    offset += k.attr().start[a] * in[a];
    strides[a] = k.attr().stride[a] * in[a];
  }
  copy_strided(k.out[0], k.in[0], offset, strides);
}

// x, or the value its padding has where a gradient is zero.
Tensor padded(const Tensor& x, std::vector<int64_t> low, std::vector<int64_t> high,
              std::vector<int64_t> interior) {
  return make(Op::kPad, {x, constant(x.graph(), x.dtype(), 0)},
              {.low = std::move(low), .high = std::move(high), .interior = std::move(interior)});
}

void vjp_slice(Vjp& v) {
  const Shape in = v.x(0).shape(), out = v.y().shape();
  std::vector<int64_t> low, high, interior;
  for (int a = 0; a < in.rank(); ++a) {
    const auto i = static_cast<size_t>(a);
    const int64_t stride = v.attr().stride[i];
    const int64_t covered = out[a] == 0 ? 0 : (out[a] - 1) * stride + 1;
    low.push_back(v.attr().start[i]);
    high.push_back(in[a] - low.back() - covered);
    interior.push_back(out[a] == 0 ? 0 : stride - 1);
  }
  v.grad(0, padded(v.dy(), std::move(low), std::move(high), std::move(interior)));
}

std::vector<Sample> samples_slice() {
  return {{.inputs = {f32({5})}, .attr = {.start = {1}, .limit = {4}, .stride = {1}}},
          {.inputs = {f32({4, 7})}, .attr = {.start = {0, 1}, .limit = {4, 7}, .stride = {2, 3}}},
          {.inputs = {f32({})}, .attr = {}},
          {.inputs = {f32({3, 2})}, .attr = {.start = {3, 0}, .limit = {3, 2}, .stride = {1, 1}}},
          {.inputs = {f32({1, 4})}, .attr = {.start = {0, 3}, .limit = {1, 4}, .stride = {5, 9}}},
          {.inputs = {f32({5})},
           .attr = {.start = {1}, .limit = {6}, .stride = {1}},
           .refuse = "limit <= 5"},
          {.inputs = {f32({5})},
           .attr = {.start = {1}, .limit = {4}, .stride = {0}},
           .refuse = "positive stride"},
          {.inputs = {f32({5})}, .attr = {}, .refuse = "1 values each"}};
}

// ---- Pad ----

Type infer_pad(const InferContext& c) {
  const Type &x = c.type(0), &value = c.type(1);
  const auto rank = static_cast<size_t>(x.shape.rank());
  const Attr& at = c.attr;
  c.expect(value.shape.rank() == 0 && value.dtype == x.dtype, "expected a scalar ", name(x.dtype),
           " as padding, got ", value);
  c.expect(at.low.size() == rank && at.high.size() == rank && at.interior.size() == rank,
           "expected low, high and interior of ", rank, " values each");
  constexpr int64_t kMost = int64_t{1} << 40;
  std::vector<int64_t> dims;
  for (size_t a = 0; a < rank; ++a) {
    const int64_t extent = x.shape[static_cast<int>(a)];
    c.expect(std::abs(at.low[a] / 2) < kMost && std::abs(at.high[a] / 2) < kMost &&
                 at.interior[a] >= 0 && at.interior[a] < kMost / std::max<int64_t>(extent, 1),
             "expected interior >= 0 and an extent below 2^40 on axis ", a, ", got low ", at.low[a],
             ", high ", at.high[a], ", interior ", at.interior[a]);
    const int64_t inner = extent == 0 ? 0 : extent + (extent - 1) * at.interior[a];
    dims.push_back(inner + at.low[a] + at.high[a]);
    c.expect(dims.back() >= 0, "expected at most ", inner, " elements cut from axis ", a,
             ", got low ", at.low[a], ", high ", at.high[a]);
  }
  return {x.dtype, Shape(Dims(dims))};
}

AxisMap axes_pad(const Graph& g, NodeId id) {
  const Attr& at = g.attr(id);
  AxisMap map;
  for (size_t a = 0; a < at.low.size(); ++a) {
    const bool kept = at.low[a] == 0 && at.high[a] == 0 && at.interior[a] == 0;
    map.result.push_back({{0, static_cast<int>(a), kept ? AxisKind::kKept : AxisKind::kWindow}});
  }
  return map;
}

void eval_pad(const KernelArgs& k) {
  const Shape &in = k.in[0].type.shape, &out = k.out[0].type.shape;
  const auto strides = strides_of(out);
  const Attr& at = k.attr();
  dispatch_width(k.out[0].type.dtype, [&]<typename W>() {
    W* dst = k.out[0].as<W>();
    std::fill_n(dst, out.numel(), *k.in[1].as<W>());
    IndexWalk walk(in);
    for (int64_t i = 0, n = in.numel(); i < n; ++i, walk.next()) {
      int64_t offset = 0;
      bool inside = true;
      for (int a = 0; a < in.rank(); ++a) {
        const auto s = static_cast<size_t>(a);
        const int64_t to = at.low[s] + walk[a] * (at.interior[s] + 1);
        inside = inside && to >= 0 && to < out[a];
        offset += to * strides[s];
      }
      if (inside) dst[offset] = k.in[0].as<W>()[i];
    }
  });
}

// Cutting back what was added (and adding what was cut) leaves the elements of x and the interior
// padding between them.
void vjp_pad(Vjp& v) {
  const Attr at = v.attr();
  const Shape in = v.x(0).shape();
  const size_t rank = at.low.size();
  if (v.wants(0)) {
    std::vector<int64_t> low(rank), high(rank), start(rank, 0), limit(rank), stride(rank);
    for (size_t a = 0; a < rank; ++a) {
      const int64_t extent = in[static_cast<int>(a)];
      low[a] = -at.low[a];
      high[a] = -at.high[a];
      stride[a] = at.interior[a] + 1;
      limit[a] = extent == 0 ? 0 : (extent - 1) * stride[a] + 1;
    }
    const Tensor cut = padded(v.dy(), low, high, std::vector<int64_t>(rank, 0));
    v.grad(0, make(Op::kSlice, {cut}, {.start = start, .limit = limit, .stride = stride}));
  }
  if (v.wants(1)) {
    const Tensor one = constant(v.graph, v.dy().dtype(), 1);
    v.grad(1, sum(v.dy() * make(Op::kPad, {zeros_like(v.x(0)), one}, at)));
  }
}

void emit_pad(HloEmitter& e) {
  e.simple("pad", str_cat("edge_padding_low = ", hlo_list(e.attr().low),
                          ", edge_padding_high = ", hlo_list(e.attr().high),
                          ", interior_padding = ", hlo_list(e.attr().interior)));
}

std::vector<Sample> samples_pad() {
  return {{.inputs = {f32({3}), f32({})}, .attr = {.low = {1}, .high = {2}, .interior = {0}}},
          {.inputs = {f32({2, 3}), f32({})},
           .attr = {.low = {0, -1}, .high = {-1, 1}, .interior = {2, 1}}},
          {.inputs = {f32({}), f32({})}, .attr = {}},
          {.inputs = {f32({0, 2}), f32({})},
           .attr = {.low = {2, 0}, .high = {1, 0}, .interior = {3, 0}}},
          {.inputs = {f32({1}), f32({})}, .attr = {.low = {0}, .high = {-1}, .interior = {4}}},
          {.inputs = {f32({3}), f32({})},
           .attr = {.low = {-2}, .high = {-2}, .interior = {0}},
           .refuse = "at most 3"},
          {.inputs = {f32({3}), f32({})},
           .attr = {.low = {0}, .high = {0}, .interior = {-1}},
           .refuse = "interior >= 0"},
          {.inputs = {f32({3}), f32({1})},
           .attr = {.low = {0}, .high = {0}, .interior = {0}},
           .refuse = "scalar"}};
}

// ---- Concat ----

Type infer_concat(const InferContext& c) {
  c.expect(c.arity() > 0, "expected at least one operand");
  const Type& x = c.type(0);
  const int axis = checked_axis(c, one_of(c, c.attr.axes, "axes"), x.shape.rank());
  int64_t extent = 0;
  for (int i = 0; i < c.arity(); ++i) {
    const Type& t = c.type(i);
    c.expect(t.dtype == x.dtype && t.shape.rank() == x.shape.rank() &&
                 t.shape.with(axis, 0) == x.shape.with(axis, 0),
             "expected operands that differ on axis ", axis, " only, got ", x, " and ", t);
    extent += t.shape[axis];
  }
  return {x.dtype, x.shape.with(axis, extent)};
}

AxisMap axes_concat(const Graph& g, NodeId id) {
  const auto axis = static_cast<int>(g.attr(id).axes[0]);
  const auto n = static_cast<int>(g.operands(id).size());
  AxisMap map;
  for (int a = 0; a < g.type(id).shape.rank(); ++a) {
    map.result.emplace_back();
    for (int i = 0; i < n; ++i)
      map.result.back().push_back({i, a, a == axis && n > 1 ? AxisKind::kConcat : AxisKind::kKept});
  }
  return map;
}

void eval_concat(const KernelArgs& k) {
  const auto axis = static_cast<int>(k.attr().axes[0]);
  const Shape& out = k.out[0].type.shape;
  int64_t outer = 1, inner = 1;
  for (int a = 0; a < axis; ++a) outer *= out[a];
  for (int a = axis + 1; a < out.rank(); ++a) inner *= out[a];
  dispatch_width(k.out[0].type.dtype, [&]<typename W>() {
    int64_t at = 0;
    for (const ConstView& in : k.in) {
      const int64_t run = in.type.shape[axis] * inner;
      for (int64_t o = 0; o < outer; ++o)
        std::copy_n(in.as<W>() + o * run, run, k.out[0].as<W>() + o * out[axis] * inner + at);
      at += run;
    }
  });
}

void vjp_concat(Vjp& v) {
  const auto axis = static_cast<int>(v.attr().axes[0]);
  int64_t at = 0;
  for (int i = 0; i < v.arity(); ++i) {
    const int64_t extent = v.x(i).shape()[axis];
    if (v.wants(i)) v.grad(i, slice(v.dy(), axis, at, at + extent));
    at += extent;
  }
}

std::vector<Sample> samples_concat() {
  return {{.inputs = {f32({2, 3}), f32({1, 3})}, .attr = {.axes = {0}}},
          {.inputs = {f32({2, 1}), f32({2, 0}), f32({2, 3})}, .attr = {.axes = {1}}},
          {.inputs = {f32({4})}, .attr = {.axes = {0}}},
          {.inputs = {f32({2, 2, 2}), f32({2, 1, 2})}, .attr = {.axes = {1}}},
          {.inputs = {f32({2, 3}), f32({2, 4})}, .attr = {.axes = {0}}, .refuse = "differ on axis"},
          {.inputs = {f32({}), f32({})}, .attr = {.axes = {0}}, .refuse = "axis"},
          {.inputs = {}, .attr = {.axes = {0}}, .refuse = "at least one"}};
}

}  // namespace

// Reshape(x){shape}: the same elements in row-major order under another shape of as many elements.
constinit const OpDef kReshapeDef = {
    .infer = infer_reshape,
    .axes = axes_reshape,
    .vjp = [](Vjp& v) { v.grad(0, reshape(v.dy(), dims_of(v.x(0).shape()))); },
    .second_order = true,
    .eval =
        [](const KernelArgs& k) {
          copy_view(k.out[0], {k.out[0].type, k.in[0].data});
        },
    .emit = [](HloEmitter& e) { e.simple("reshape"); },
    .cost = cost_bytes,
    .samples = samples_reshape,
};

// Transpose(x){axes}: result axis i is x's axis axes[i]; axes is a permutation.
constinit const OpDef kTransposeDef = {
    .infer = infer_transpose,
    .axes = axes_transpose,
    .vjp = vjp_transpose,
    .second_order = true,
    .eval = eval_transpose,
    .emit =
        [](HloEmitter& e) { e.simple("transpose", "permutation = " + hlo_list(e.attr().axes)); },
    .cost = cost_bytes,
    .samples = samples_transpose,
};

// Broadcast(x){shape, axes}: x's axis i becomes result axis axes[i] (strictly increasing, equal
// extents: an extent of 1 is not stretched); x is repeated along all other result axes.
constinit const OpDef kBroadcastDef = {
    .infer = infer_broadcast,
    .axes = axes_broadcast,
    .vjp = vjp_broadcast,
    .second_order = true,
    .eval = eval_broadcast,
    .emit =
        [](HloEmitter& e) {
          e.simple("broadcast_in_dim", "broadcast_dimensions = " + hlo_list(e.attr().axes));
        },
    .cost = cost_bytes,
    .samples = samples_broadcast,
};

// Slice(x){start, limit, stride}: per axis the elements start, start + stride, ... below limit;
// 0 <= start <= limit <= extent, stride >= 1.
constinit const OpDef kSliceDef = {
    .infer = infer_slice,
    .axes = axes_resized,
    .vjp = vjp_slice,
    .second_order = true,
    .eval = eval_slice,
    .emit =
        [](HloEmitter& e) {
          e.simple("slice", str_cat("start_indices = ", hlo_list(e.attr().start),
                                    ", limit_indices = ", hlo_list(e.attr().limit),
                                    ", strides = ", hlo_list(e.attr().stride)));
        },
    .cost = cost_bytes,
    .samples = samples_slice,
};

// Pad(x, value []){low, high, interior}: per axis interior >= 0 elements of `value` between
// neighbours, then low before and high after; negative low or high cut elements off instead (of the
// interior padding too).
constinit const OpDef kPadDef = {
    .arity = 2,
    .infer = infer_pad,
    .axes = axes_pad,
    .vjp = vjp_pad,
    .second_order = true,
    .eval = eval_pad,
    .emit = emit_pad,
    .cost = cost_bytes,
    .samples = samples_pad,
};

// Concat(x0, x1, ...){axes = [axis]}: operands one after another along axis.
constinit const OpDef kConcatDef = {
    .arity = -1,
    .infer = infer_concat,
    .axes = axes_concat,
    .vjp = vjp_concat,
    .second_order = true,
    .eval = eval_concat,
    .emit =
        [](HloEmitter& e) {
          e.simple("concatenate", str_cat("dimension = ", e.attr().axes[0], " : i64"));
        },
    .cost = cost_bytes,
    .samples = samples_concat,
};

}  // namespace fullbore
