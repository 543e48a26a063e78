// Ops that address elements by computed indices: Gather, ScatterAdd, DynSlice, DynUpdate.
#include <algorithm>

#include "ops/hlo.h"
#include "ops/shape_util.h"

namespace fullbore {
namespace {

bool is_index(DType d) { return d == DType::i32 || d == DType::i64 || d == DType::u32; }

// Element i of an index operand; out-of-range values of any index type stay out of range.
int64_t index_at(const ConstView& index, int64_t i) {
  switch (index.type.dtype) {
    case DType::i32: return index.as<int32_t>()[i];
    case DType::u32: return index.as<uint32_t>()[i];
    default: return index.as<int64_t>()[i];
  }
}

// ---- Gather and ScatterAdd ----

// Both see x as [batch, outer, n, inner] and the picked values as [batch, outer, rest, inner],
// where batch, outer and inner are the products of the axes shared with the index, before and after
// the indexed one.
struct Picked {
  int axis, batch_dims;
  Shape shape;  // of the picked values
};

Picked picked(const InferContext& c, const Type& x, const Type& index) {
  const int axis = checked_axis(c, one_of(c, c.attr.axes, "axes"), x.shape.rank());
  const int64_t batch = one_of(c, c.attr.batch_dims, "batch_dims");
  c.expect(is_index(index.dtype), "expected an i32, i64 or u32 index, got ", index);
  c.expect(batch >= 0 && batch <= axis && batch <= index.shape.rank(), "expected batch_dims from ",
           "0 to ", std::min(axis, index.shape.rank()), ", got ", batch);
  std::vector<int64_t> dims;
  for (int a = 0; a < axis; ++a) dims.push_back(x.shape[a]);
  for (int a = 0; a < index.shape.rank(); ++a) {
    if (a >= batch) {
      dims.push_back(index.shape[a]);
    } else {
      c.expect(index.shape[a] == x.shape[a], "expected an index with leading axes of x, got ", x,
               " and ", index);
    }
  }
  for (int a = axis + 1; a < x.shape.rank(); ++a) dims.push_back(x.shape[a]);
  const Shape shape{Dims(dims)};
  c.expect(x.shape[axis] > 0 || shape.numel() == 0, "expected elements to pick from on axis ",
           axis);
  return {axis, static_cast<int>(batch), shape};
}

Type infer_gather(const InferContext& c) {
  return {c.type(0).dtype, picked(c, c.type(0), c.type(1)).shape};
}

Type infer_scatter_add(const InferContext& c) {
  const Type &x = c.type(0), &updates = c.type(2);
  c.expect(contains(kNumbers, x.dtype), "does not take elements of ", x.dtype);
  const Type expected{x.dtype, picked(c, x, c.type(1)).shape};
  c.expect(updates == expected, "expected updates of type ", expected, ", got ", updates);
  return x;
}

AxisMap axes_gather(const Graph& g, NodeId id) {
  const auto axis = static_cast<int>(g.attr(id).axes[0]);
  const auto batch = static_cast<int>(g.attr(id).batch_dims[0]);
  const int x_rank = g.type(g.operands(id)[0]).shape.rank();
  const int index_rank = g.type(g.operands(id)[1]).shape.rank();
  AxisMap map;
  for (int a = 0; a < axis; ++a) {
    map.result.push_back({{0, a}});
    if (a < batch) map.result.back().push_back({1, a});
  }
  for (int a = batch; a < index_rank; ++a)
    map.result.push_back({{0, axis, AxisKind::kWindow}, {1, a}});
  for (int a = axis + 1; a < x_rank; ++a) map.result.push_back({{0, a}});
  return map;
}

AxisMap axes_scatter_add(const Graph& g, NodeId id) {
  const auto axis = static_cast<int>(g.attr(id).axes[0]);
  const auto batch = static_cast<int>(g.attr(id).batch_dims[0]);
  const int rest = g.type(g.operands(id)[1]).shape.rank() - batch;
  AxisMap map;
  for (int a = 0; a < g.type(id).shape.rank(); ++a) {
    map.result.push_back({{0, a}});
    auto& links = map.result.back();
    if (a == axis) {
      for (int r = 0; r < rest; ++r) links.push_back({2, axis + r, AxisKind::kWindow});
    } else {
      links.push_back({2, a < axis ? a : a + rest - 1});
    }
  }
  return map;
}

// Calls f(position of a run in x, position in the picked values, run length, raw index, extent) for
// every picked run of the innermost axes, in row-major order of the picked values.
template <typename F>
void for_each_run(const KernelArgs& k, const ConstView& index, F&& f) {
  const Shape& x = k.in[0].type.shape;
  const auto axis = static_cast<int>(k.attr().axes[0]);
  int64_t batch = 1, outer = 1, inner = 1, rest = 1;
  const auto b = static_cast<int>(k.attr().batch_dims[0]);
  for (int a = 0; a < b; ++a) batch *= x[a];
  for (int a = b; a < axis; ++a) outer *= x[a];
  for (int a = axis + 1; a < x.rank(); ++a) inner *= x[a];
  for (int a = b; a < index.type.shape.rank(); ++a) rest *= index.type.shape[a];
  const int64_t extent = x[axis];
  int64_t at = 0;
  for (int64_t i = 0; i < batch; ++i)
    for (int64_t o = 0; o < outer; ++o)
      for (int64_t r = 0; r < rest; ++r, at += inner)
        f((i * outer + o) * extent * inner, at, inner, index_at(index, i * rest + r), extent);
}

void eval_gather(const KernelArgs& k) {
  if (k.out[0].type.shape.numel() == 0) return;
  dispatch_width(k.out[0].type.dtype, [&]<typename W>() {
    for_each_run(k, k.in[1], [&](int64_t base, int64_t at, int64_t n, int64_t i, int64_t extent) {
      i = std::clamp<int64_t>(i, 0, extent - 1);
      std::copy_n(k.in[0].as<W>() + base + i * n, n, k.out[0].as<W>() + at);
    });
  });
}

void eval_scatter_add(const KernelArgs& k) {
  copy_view(k.out[0], k.in[0]);
  dispatch(k.out[0].type.dtype, [&]<typename T>() {
    for_each_run(k, k.in[1], [&](int64_t base, int64_t at, int64_t n, int64_t i, int64_t extent) {
      if (i < 0 || i >= extent) return;
      T* to = k.out[0].as<T>() + base + i * n;
      for (int64_t j = 0; j < n; ++j) to[j] = wrapping_add(to[j], k.in[2].as<T>()[at + j]);
    });
  });
}

double extent_of(const Vjp& v) {
  return static_cast<double>(v.x(0).shape()[static_cast<int>(v.attr().axes[0])]);
}

void vjp_gather(Vjp& v) {
  if (extent_of(v) == 0) return v.grad(0, zeros_like(v.x(0)));
  const Attr at = v.attr();
  const Tensor index = clamp(v.x(1), 0, extent_of(v) - 1);
  v.grad(0, make(Op::kScatterAdd, {zeros_like(v.x(0)), index, v.dy()}, at));
}

// The gradient of a dropped update is zero.
void vjp_scatter_add(Vjp& v) {
  v.grad(0, v.dy());
  if (!v.wants(2)) return;
  if (extent_of(v) == 0) return v.grad(2, zeros_like(v.x(2)));
  const Attr at = v.attr();
  const Tensor index = v.x(1);
  const Tensor inside = logical_and(index >= 0, index < extent_of(v));
  // Index axes among those of the updates.
  std::vector<int64_t> dims = iota_list(0, at.batch_dims[0]);
  for (int64_t a = at.batch_dims[0]; a < index.dim(); ++a)
    dims.push_back(at.axes[0] + a - at.batch_dims[0]);
  const Tensor d = make(Op::kGather, {v.dy(), index}, at);
  v.grad(2, where(broadcast_in_dim(inside, d.shape(), dims), d, 0));
}

// The dimension numbers of a gather that picks along one axis.
struct HloNumbers {
  std::vector<int64_t> offset, batch;
  int64_t axis, vector_dim;
};

HloNumbers hlo_numbers(const Attr& at, const Shape& x, const Shape& index) {
  HloNumbers n{{}, iota_list(0, at.batch_dims[0]), at.axes[0], index.rank()};
  const int64_t rest = index.rank() - at.batch_dims[0];
  for (int64_t a = at.batch_dims[0]; a < x.rank(); ++a)
    if (a != n.axis) n.offset.push_back(a < n.axis ? a : a + rest - 1);
  return n;
}

void emit_gather(HloEmitter& e) {
  // StableHLO refuses to pick from an empty axis, even nothing.
  if (e.type().shape.numel() == 0) return e.result(e.constant(e.type(), ""));
  const Shape x = e.in(0).type.shape;
  const HloNumbers n = hlo_numbers(e.attr(), x, e.in(1).type.shape);
  std::vector<int64_t> sizes = dims_of(x);
  for (int64_t a : n.batch) sizes[static_cast<size_t>(a)] = 1;
  sizes[static_cast<size_t>(n.axis)] = 1;
  std::string batching;
  if (!n.batch.empty())
    batching = str_cat("operand_batching_dims = ", hlo_ints(n.batch),
                       ", start_indices_batching_dims = ", hlo_ints(n.batch), ", ");
  e.simple("gather",
           str_cat("dimension_numbers = #stablehlo.gather<offset_dims = ", hlo_ints(n.offset),
                   ", collapsed_slice_dims = [", n.axis, "], ", batching, "start_index_map = [",
                   n.axis, "], index_vector_dim = ", n.vector_dim,
                   ">, slice_sizes = ", hlo_list(sizes), ", indices_are_sorted = false"));
}

void emit_scatter_add(HloEmitter& e) {
  const HloNumbers n = hlo_numbers(e.attr(), e.in(0).type.shape, e.in(1).type.shape);
  std::string batching;
  if (!n.batch.empty())
    batching = str_cat("input_batching_dims = ", hlo_ints(n.batch),
                       ", scatter_indices_batching_dims = ", hlo_ints(n.batch), ", ");
  const std::string attributes = str_cat(
      "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = ", hlo_ints(n.offset),
      ", inserted_window_dims = [", n.axis, "], ", batching, "scatter_dims_to_operand_dims = [",
      n.axis, "], index_vector_dim = ", n.vector_dim,
      ">, indices_are_sorted = false, unique_indices = false");
  e.result(e.op("scatter", {e.in(0), e.in(1), e.in(2)}, e.type(), attributes,
                e.reducer("add", e.type().dtype)));
}

Cost cost_gather(const Graph& g, NodeId id) {
  return {0, 2.0 * static_cast<double>(g.type(id).bytes()) +
                 static_cast<double>(g.type(g.operands(id)[1]).bytes())};
}

Cost cost_scatter_add(const Graph& g, NodeId id) {
  Cost cost = cost_bytes(g, id);
  cost.flops = static_cast<double>(g.type(g.operands(id)[2]).shape.numel());
  return cost;
}

std::vector<Sample> samples_gather() {
  const Type i3 = of(DType::i32, {3});
  return {{.inputs = {f32({4, 2}), i3},
           .attr = {.axes = {0}, .batch_dims = {0}},
           .ranges = {{-1, 1}, {0, 3.99}}},
          // out of range on both sides
          {.inputs = {f32({2, 3, 2}), of(DType::i64, {2, 2})},
           .attr = {.axes = {1}, .batch_dims = {0}},
           .ranges = {{-1, 1}, {-3, 6}}},
          {.inputs = {f32({2, 5}), of(DType::u32, {2})},
           .attr = {.axes = {1}, .batch_dims = {1}},
           .ranges = {{-1, 1}, {0, 5}}},
          {.inputs = {f32({2, 2, 3, 2}), of(DType::i32, {2, 3})},
           .attr = {.axes = {2}, .batch_dims = {1}},
           .ranges = {{-1, 1}, {0, 2.99}}},
          {.inputs = {f32({4, 1}), of(DType::i32, {})},
           .attr = {.axes = {0}, .batch_dims = {0}},
           .ranges = {{-1, 1}, {0, 3.99}}},
          {.inputs = {f32({0, 2}), of(DType::i32, {0})}, .attr = {.axes = {0}, .batch_dims = {0}}},
          {.inputs = {f32({4, 2}), f32({3})},
           .attr = {.axes = {0}, .batch_dims = {0}},
           .refuse = "index"},
          {.inputs = {f32({4, 2}), i3},
           .attr = {.axes = {0}, .batch_dims = {1}},
           .refuse = "batch_dims"},
          {.inputs = {f32({0, 2}), i3},
           .attr = {.axes = {0}, .batch_dims = {0}},
           .refuse = "pick from"}};
}

std::vector<Sample> samples_scatter_add() {
  const Type i3 = of(DType::i32, {3});
  const std::vector<std::pair<double, double>> ranges = {{-1, 1}, {-1, 5}, {-1, 1}};
  return {{.inputs = {f32({4, 2}), i3, f32({3, 2})},
           .attr = {.axes = {0}, .batch_dims = {0}},
           .ranges = ranges},
          {.inputs = {f32({2, 3}), of(DType::i64, {2, 4}), f32({2, 4})},
           .attr = {.axes = {1}, .batch_dims = {1}},
           .ranges = ranges},
          {.inputs = {f32({2, 3, 2}), of(DType::u32, {2, 2}), f32({2, 2, 2, 2})},
           .attr = {.axes = {1}, .batch_dims = {0}},
           .ranges = {{-1, 1}, {0, 3}, {-1, 1}}},
          {.inputs = {f32({3}), of(DType::i32, {}), f32({})},
           .attr = {.axes = {0}, .batch_dims = {0}},
           .ranges = ranges},
          {.inputs = {f32({2, 2}), of(DType::i32, {0}), f32({0, 2})},
           .attr = {.axes = {0}, .batch_dims = {0}}},
          {.inputs = {f32({4, 2}), i3, f32({2, 3})},
           .attr = {.axes = {0}, .batch_dims = {0}},
           .refuse = "expected updates of type"},
          {.inputs = {f32({4}), f32({3}), f32({3})},
           .attr = {.axes = {0}, .batch_dims = {0}},
           .refuse = "index"}};
}

// ---- DynSlice and DynUpdate ----

void check_window(const InferContext& c, const Type& x, const Shape& window, const Type& start) {
  const Type expected = of(DType::i32, {x.shape.rank()});
  c.expect(start == expected, "expected start of type ", expected, ", got ", start);
  c.expect(window.rank() == x.shape.rank(), "expected a window of ", x.shape.rank(), " axes, got ",
           window);
  for (int a = 0; a < window.rank(); ++a)
    c.expect(window[a] <= x.shape[a], "expected a window that fits in ", x, ", got ", window);
}

// Position in x of the window's first element.
int64_t window_offset(const Shape& x, const Shape& window, const ConstView& start) {
  const auto strides = strides_of(x);
  int64_t offset = 0;
  for (int a = 0; a < x.rank(); ++a)
    offset += std::clamp<int64_t>(start.as<int32_t>()[a], 0, x[a] - window[a]) *
              strides[static_cast<size_t>(a)];
  return offset;
}

AxisMap axes_window(const Graph& g, NodeId id, int part, const Shape& part_shape) {
  AxisMap map;
  const Shape out = g.type(id).shape;
  for (int a = 0; a < out.rank(); ++a) {
    const bool whole = g.type(g.operands(id)[0]).shape[a] == part_shape[a];
    map.result.push_back({{0, a, part == 0 && !whole ? AxisKind::kWindow : AxisKind::kKept}});
    if (part != 0)
      map.result.back().push_back({part, a, whole ? AxisKind::kKept : AxisKind::kWindow});
  }
  return map;
}

// One scalar per axis out of the vector of starts.
std::vector<HloValue> hlo_starts(HloEmitter& e, const HloValue& start) {
  std::vector<HloValue> scalars;
  for (int64_t a = 0; a < start.type.shape[0]; ++a) {
    const int64_t from[] = {a}, to[] = {a + 1}, step[] = {1};
    const HloValue one =
        e.op("slice", {start}, of(DType::i32, {1}),
             str_cat("start_indices = ", hlo_list(from), ", limit_indices = ", hlo_list(to),
                     ", strides = ", hlo_list(step)));
    scalars.push_back(e.op("reshape", {one}, of(DType::i32, {})));
  }
  return scalars;
}

void emit_dyn_slice(HloEmitter& e) {
  std::vector<HloValue> operands = {e.in(0)};
  for (HloValue& s : hlo_starts(e, e.in(1))) operands.push_back(std::move(s));
  e.result(e.op("dynamic_slice", operands, e.type(), "slice_sizes = " + hlo_list(e.attr().shape)));
}

void emit_dyn_update(HloEmitter& e) {
  std::vector<HloValue> operands = {e.in(0), e.in(1)};
  for (HloValue& s : hlo_starts(e, e.in(2))) operands.push_back(std::move(s));
  e.result(e.op("dynamic_update_slice", operands, e.type()));
}

void vjp_dyn_slice(Vjp& v) {
  v.grad(0, make(Op::kDynUpdate, {zeros_like(v.x(0)), v.dy(), v.x(1)}));
}

void vjp_dyn_update(Vjp& v) {
  if (v.wants(0)) v.grad(0, make(Op::kDynUpdate, {v.dy(), zeros_like(v.x(1)), v.x(2)}));
  if (v.wants(1))
    v.grad(1, make(Op::kDynSlice, {v.dy(), v.x(2)}, {.shape = dims_of(v.x(1).shape())}));
}

std::vector<Sample> samples_dyn_slice() {
  const std::pair<double, double> x = {-1, 1};
  return {
      {.inputs = {f32({5}), of(DType::i32, {1})}, .attr = {.shape = {2}}, .ranges = {x, {-2, 7}}},
      {.inputs = {f32({3, 4}), of(DType::i32, {2})},
       .attr = {.shape = {1, 4}},
       .ranges = {x, {0, 3}}},
      {.inputs = {f32({}), of(DType::i32, {0})}, .attr = {}},
      {.inputs = {f32({3, 2}), of(DType::i32, {2})},
       .attr = {.shape = {0, 2}},
       .ranges = {x, {0, 3}}},
      {.inputs = {f32({3}), of(DType::i32, {1})}, .attr = {.shape = {4}}, .refuse = "fits in"},
      {.inputs = {f32({3}), of(DType::i32, {})}, .attr = {.shape = {1}}, .refuse = "start"}};
}

std::vector<Sample> samples_dyn_update() {
  const std::pair<double, double> x = {-1, 1};
  return {{.inputs = {f32({5}), f32({2}), of(DType::i32, {1})}, .ranges = {x, x, {-2, 7}}},
          {.inputs = {f32({3, 4}), f32({1, 4}), of(DType::i32, {2})}, .ranges = {x, x, {0, 3}}},
          {.inputs = {f32({}), f32({}), of(DType::i32, {0})}},
          {.inputs = {f32({3}), f32({0}), of(DType::i32, {1})}, .ranges = {x, x, {0, 3}}},
          {.inputs = {f32({3}), f32({4}), of(DType::i32, {1})}, .refuse = "fits in"},
          {.inputs = {f32({3}), f32({1}), of(DType::i64, {1})}, .refuse = "start"}};
}

}  // namespace

// Gather(x, index i32|i64|u32){axes = [axis], batch_dims = [b]}: numpy.take along `axis`. The first
// b <= axis axes are shared by x and index; the index's other axes take the place of `axis`:
// result[batch, outer, rest, inner] = x[batch, outer, index[batch, rest], inner]. An index out of
// range is clamped to the nearest element.
constinit const OpDef kGatherDef = {
    .arity = 2,
    .infer = infer_gather,
    .axes = axes_gather,
    .vjp = vjp_gather,
    .second_order = true,
    .eval = eval_gather,
    .emit = emit_gather,
    .cost = cost_gather,
    .samples = samples_gather,
};

// ScatterAdd(x, index, updates){axes = [axis], batch_dims = [b]}: x, plus each of the updates at
// the place where Gather with the same index would have picked it. Updates whose index is out of
// range are dropped; those of one place are added in row-major order of the updates, each sum
// rounded to the element type.
constinit const OpDef kScatterAddDef = {
    .arity = 3,
    .dtypes = kNumbers,
    .infer = infer_scatter_add,
    .axes = axes_scatter_add,
    .vjp = vjp_scatter_add,
    .second_order = true,
    .eval = eval_scatter_add,
    .emit = emit_scatter_add,
    .cost = cost_scatter_add,
    .samples = samples_scatter_add,
};

// DynSlice(x, start i32[rank]){shape}: the window of `shape` that begins at start; every start is
// clamped so that the window lies within x.
constinit const OpDef kDynSliceDef = {
    .arity = 2,
    .infer = [](const InferContext& c) -> Type {
      const Shape window{Dims(c.attr.shape)};
      check_window(c, c.type(0), window, c.type(1));
      return {c.type(0).dtype, window};
    },
    .axes = [](const Graph& g, NodeId id) { return axes_window(g, id, 0, g.type(id).shape); },
    .vjp = vjp_dyn_slice,
    .second_order = true,
    .eval =
        [](const KernelArgs& k) {
          const Shape& x = k.in[0].type.shape;
          copy_strided(k.out[0], k.in[0], window_offset(x, k.out[0].type.shape, k.in[1]),
                       strides_of(x));
        },
    .emit = emit_dyn_slice,
    .cost = [](const Graph& g, NodeId id) -> Cost {
      return {0, 2.0 * static_cast<double>(g.type(id).bytes())};
    },
    .samples = samples_dyn_slice,
};

// DynUpdate(x, update, start i32[rank]): x with the window that begins at start replaced by update;
// every start is clamped so that the window lies within x.
constinit const OpDef kDynUpdateDef = {
    .arity = 3,
    .infer = [](const InferContext& c) -> Type {
      const Type &x = c.type(0), &update = c.type(1);
      c.expect(update.dtype == x.dtype, "expected an update of ", x.dtype, ", got ", update);
      check_window(c, x, update.shape, c.type(2));
      return x;
    },
    .axes = [](const Graph& g,
               NodeId id) { return axes_window(g, id, 1, g.type(g.operands(id)[1]).shape); },
    .vjp = vjp_dyn_update,
    .second_order = true,
    .eval =
        [](const KernelArgs& k) {
          copy_view(k.out[0], k.in[0]);
          const Shape &x = k.out[0].type.shape, &window = k.in[1].type.shape;
          const auto strides = strides_of(x);
          const int64_t base = window_offset(x, window, k.in[2]);
          dispatch_width(k.out[0].type.dtype, [&]<typename W>() {
            IndexWalk walk(window);
            for (int64_t i = 0, n = window.numel(); i < n; ++i, walk.next())
              k.out[0].as<W>()[base + walk.offset(strides)] = k.in[1].as<W>()[i];
          });
        },
    .emit = emit_dyn_update,
    .cost = cost_bytes,
    .samples = samples_dyn_update,
};

}  // namespace fullbore
