// Ops between the replicas of a data-parallel program. A reference kernel sees one replica; with
// replicas > 1 it computes what results when all of them hold the same operand, as replica 0 sees
// it. Gradients are those of the sum of all replicas' losses.
#include <algorithm>

#include "ops/hlo.h"
#include "ops/shape_util.h"

namespace fullbore {
namespace {

int64_t replicas_of(const InferContext& c) {
  const int64_t n = one_of(c, c.attr.replicas, "replicas");
  c.expect(n >= 1 && n < (1 << 20), "expected 1 or more replicas, got ", n);
  return n;
}

void check_reduction(const InferContext& c) {
  const int64_t r = one_of(c, c.attr.reduction, "reduction");
  c.expect(r >= 0 && r <= static_cast<int64_t>(Reduction::kMax), "unknown reduction ", r);
  c.expect(contains(kNumbers, c.type(0).dtype), "does not take elements of ", c.type(0).dtype);
  c.expect(static_cast<Reduction>(r) != Reduction::kMean || is_float(c.type(0).dtype),
           "expected floating elements for a mean, got ", c.type(0));
}

Reduction reduction_of(const Attr& at) { return static_cast<Reduction>(at.reduction[0]); }

Type infer_all_reduce(const InferContext& c) {
  replicas_of(c);
  check_reduction(c);
  return c.type(0);
}

Type infer_all_gather(const InferContext& c) {
  const Type& x = c.type(0);
  const int axis = checked_axis(c, one_of(c, c.attr.axes, "axes"), x.shape.rank());
  const int64_t n = replicas_of(c);
  c.expect(x.shape[axis] < (int64_t{1} << 40), "expected an extent below 2^40, got ", x);
  return {x.dtype, x.shape.with(axis, x.shape[axis] * n)};
}

Type infer_reduce_scatter(const InferContext& c) {
  const Type& x = c.type(0);
  const int axis = checked_axis(c, one_of(c, c.attr.axes, "axes"), x.shape.rank());
  const int64_t n = replicas_of(c);
  check_reduction(c);
  c.expect(x.shape[axis] % n == 0, "expected axis ", axis, " to divide by ", n, " replicas, got ",
           x);
  return {x.dtype, x.shape.with(axis, x.shape[axis] / n)};
}

AxisMap axes_resharded(const Graph& g, NodeId id, AxisKind kind) {
  AxisMap map;
  for (int a = 0; a < g.type(id).shape.rank(); ++a)
    map.result.push_back({{0, a, a == g.attr(id).axes[0] ? kind : AxisKind::kKept}});
  return map;
}

// The leading part of x with out's shape, times the number of replicas for a sum.
void eval_reduced(const KernelArgs& k) {
  copy_strided(k.out[0], k.in[0], 0, strides_of(k.in[0].type.shape));
  const int64_t n = k.attr().replicas[0];
  if (n == 1 || reduction_of(k.attr()) != Reduction::kSum) return;
  dispatch(k.out[0].type.dtype, [&]<typename T>() {
    for (T& v : std::span(k.out[0].as<T>(), static_cast<size_t>(k.out[0].type.shape.numel()))) {
      const T one = v;
      for (int64_t r = 1; r < n; ++r) v = wrapping_add(v, one);
    }
  });
}

void eval_all_gather(const KernelArgs& k) {
  const auto axis = static_cast<int>(k.attr().axes[0]);
  const Shape& in = k.in[0].type.shape;
  int64_t outer = 1, run = 1;
  for (int a = 0; a < axis; ++a) outer *= in[a];
  for (int a = axis; a < in.rank(); ++a) run *= in[a];
  dispatch_width(k.out[0].type.dtype, [&]<typename W>() {
    W* to = k.out[0].as<W>();
    for (int64_t o = 0; o < outer; ++o)
      for (int64_t r = 0; r < k.attr().replicas[0]; ++r, to += run)
        std::copy_n(k.in[0].as<W>() + o * run, run, to);
  });
}

void expect_linear(const Vjp& v) {
  if (reduction_of(v.attr()) == Reduction::kMax)
    fail("[", v.graph[v.node].op,
         "] a maximum over replicas has no gradient; wrap it in "
         "stop_gradient");
}

std::string groups(const Attr& at) {
  std::string ids;
  for (int64_t r = 0; r < at.replicas[0]; ++r) ids += str_cat(r > 0 ? ", " : "", r);
  return str_cat("replica_groups = dense<[[", ids, "]]> : tensor<1x", at.replicas[0], "xi64>");
}

// Whether there is nothing to exchange; the result is written then. StableHLO refuses to gather
// along an empty axis.
bool emit_alone(HloEmitter& e) {
  if (e.attr().replicas[0] == 1) return e.result(e.in(0)), true;
  if (e.type().shape.numel() == 0) return e.result(e.splat(e.type(), 0)), true;
  return false;
}

void emit_reduced(HloEmitter& e, std::string_view op, const std::string& attributes) {
  const Attr& at = e.attr();
  if (emit_alone(e)) return;
  const bool max = reduction_of(at) == Reduction::kMax;
  HloValue y = e.op(op, {e.in(0)}, e.type(), attributes + groups(at),
                    e.reducer(max ? "maximum" : "add", e.type().dtype));
  if (reduction_of(at) == Reduction::kMean)
    y = e.op("divide", {y, e.splat(e.type(), static_cast<double>(at.replicas[0]))}, e.type());
  e.result(y);
}

void emit_all_gather(HloEmitter& e) {
  if (emit_alone(e)) return;
  e.simple("all_gather",
           str_cat("all_gather_dim = ", e.attr().axes[0], " : i64, ", groups(e.attr())));
}

constexpr int64_t kSum = static_cast<int64_t>(Reduction::kSum);
constexpr int64_t kMean = static_cast<int64_t>(Reduction::kMean);
constexpr int64_t kMax = static_cast<int64_t>(Reduction::kMax);

std::vector<Sample> samples_all_reduce() {
  return {
      {.inputs = {f32({2, 3})}, .attr = {.reduction = {kSum}, .replicas = {1}}},
      {.inputs = {f32({4})}, .attr = {.reduction = {kSum}, .replicas = {2}}},
      {.inputs = {f32({})}, .attr = {.reduction = {kSum}, .replicas = {1}}},
      {.inputs = {f32({0})}, .attr = {.reduction = {kSum}, .replicas = {1}}},
      {.inputs = {f32({2})}, .attr = {.reduction = {3}, .replicas = {1}}, .refuse = "reduction"},
      {.inputs = {of(DType::i32, {2})},
       .attr = {.reduction = {kMean}, .replicas = {1}},
       .refuse = "floating"},
      {.inputs = {f32({2})}, .attr = {.reduction = {kMax}, .replicas = {0}}, .refuse = "replicas"}};
}

std::vector<Sample> samples_all_gather() {
  return {{.inputs = {f32({2, 3})}, .attr = {.axes = {1}, .replicas = {1}}},
          {.inputs = {f32({0, 3})}, .attr = {.axes = {0}, .replicas = {1}}},
          {.inputs = {f32({1})}, .attr = {.axes = {0}, .replicas = {1}}},
          {.inputs = {f32({})}, .attr = {.axes = {0}, .replicas = {1}}, .refuse = "axis"}};
}

std::vector<Sample> samples_reduce_scatter() {
  return {{.inputs = {f32({4, 3})}, .attr = {.axes = {0}, .reduction = {kSum}, .replicas = {1}}},
          {.inputs = {f32({2, 1})}, .attr = {.axes = {1}, .reduction = {kSum}, .replicas = {1}}},
          {.inputs = {f32({0})}, .attr = {.axes = {0}, .reduction = {kSum}, .replicas = {1}}},
          {.inputs = {f32({3})},
           .attr = {.axes = {0}, .reduction = {kSum}, .replicas = {2}},
           .refuse = "divide by 2"}};
}

}  // namespace

// AllReduce(x){reduction, replicas = [n]}: elementwise sum, mean or maximum of the n replicas' x,
// the same on all of them.
constinit const OpDef kAllReduceDef = {
    .dtypes = kNumbers,
    .infer = infer_all_reduce,
    .axes = axes_same,
    .vjp =
        [](Vjp& v) {
          expect_linear(v);
          const Attr at = v.attr();
          v.grad(0, make(Op::kAllReduce, {v.dy()}, at));
        },
    .second_order = true,
    .eval = eval_reduced,
    .emit = [](HloEmitter& e) { emit_reduced(e, "all_reduce", ""); },
    .cost = cost_elementwise,
    .samples = samples_all_reduce,
};

// AllGather(x){axes = [axis], replicas = [n]}: the n replicas' x one after another along axis, in
// order of replica.
constinit const OpDef kAllGatherDef = {
    .infer = infer_all_gather,
    .axes = [](const Graph& g, NodeId id) { return axes_resharded(g, id, AxisKind::kConcat); },
    .vjp =
        [](Vjp& v) {
          const Attr at{.axes = v.attr().axes, .reduction = {kSum}, .replicas = v.attr().replicas};
          v.grad(0, make(Op::kReduceScatter, {v.dy()}, at));
        },
    .second_order = true,
    .eval = eval_all_gather,
    .emit = emit_all_gather,
    .cost = cost_bytes,
    .samples = samples_all_gather,
};

// ReduceScatter(x){axes = [axis], reduction, replicas = [n]}: the reduction of the n replicas' x,
// of which replica r gets part r of n equal parts along axis.
constinit const OpDef kReduceScatterDef = {
    .dtypes = kNumbers,
    .infer = infer_reduce_scatter,
    .axes = [](const Graph& g, NodeId id) { return axes_resharded(g, id, AxisKind::kWindow); },
    .vjp =
        [](Vjp& v) {
          expect_linear(v);
          const Attr at = v.attr();
          Tensor d = make(Op::kAllGather, {v.dy()}, {.axes = at.axes, .replicas = at.replicas});
          if (reduction_of(at) == Reduction::kMean) d = d / static_cast<double>(at.replicas[0]);
          v.grad(0, d);
        },
    .second_order = true,
    .eval = eval_reduced,
    .emit =
        [](HloEmitter& e) {
          emit_reduced(e, "reduce_scatter",
                       str_cat("scatter_dimension = ", e.attr().axes[0], " : i64, "));
        },
    .cost = cost_elementwise,
    .samples = samples_reduce_scatter,
};

// ReplicaId() -> u32[]: the number of this replica, from 0.
constinit const OpDef kReplicaIdDef = {
    .arity = 0,
    .infer = [](const InferContext&) -> Type {
      return {DType::u32, {}};
    },
    .axes = axes_none,
    .stops_gradient = true,
    .eval = [](const KernelArgs& k) { *k.out[0].as<uint32_t>() = 0; },
    .emit = [](HloEmitter& e) { e.simple("replica_id"); },
    .cost = cost_bytes,
    .samples = []() -> std::vector<Sample> { return {{}}; },
};

}  // namespace fullbore
