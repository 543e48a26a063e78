// Where values come from and how they are held: Input, Const, Iota, RngBits, StopGrad, Barrier,
// Get.
#include <cstring>

#include "base/rng.h"
#include "ops/body.h"
#include "ops/hlo.h"
#include "ops/shape_util.h"

namespace fullbore {
namespace {

DType declared_dtype(const InferContext& c) {
  c.expect(c.attr.dtype.has_value() && *c.attr.dtype != DType::tuple, "expected an element type");
  return *c.attr.dtype;
}

// ---- Input ----

Type infer_input(const InferContext& c) {
  c.expect(c.attr.batch_axis.size() <= 1, "expected at most one batch axis, got ",
           c.attr.batch_axis.size());
  return {c.attr.dtype.value_or(DType::f32), Shape(Dims(c.attr.shape))};
}

// ---- Const ----

Type infer_const(const InferContext& c) {
  const Type type{declared_dtype(c), Shape(Dims(c.attr.shape))};
  const auto given = static_cast<int64_t>(c.attr.literal.size());
  c.expect(type.shape.numel() <= given && type.bytes() == given, "expected the bytes of ", type,
           ", got ", given);
  if (type.dtype == DType::boolean)
    for (char b : c.attr.literal) c.expect(b == 0 || b == 1, "expected bools of 0 or 1");
  return type;
}

std::vector<Sample> samples_const() {
  const std::string one("\0\0\x80\x3f", 4);
  return {
      {.attr = {.shape = {}, .dtype = DType::f32, .literal = one}},
      {.attr = {.shape = {2}, .dtype = DType::f32, .literal = one + one}},
      {.attr = {.shape = {2, 2}, .dtype = DType::u8, .literal = "abcd"}},
      {.attr = {.shape = {3}, .dtype = DType::boolean, .literal = std::string("\1\0\1", 3)}},
      {.attr = {.shape = {0, 2}, .dtype = DType::i64}},
      {.attr = {.shape = {2}, .dtype = DType::f32, .literal = one}, .refuse = "bytes of f32[2]"},
      {.attr = {.shape = {1}, .dtype = DType::boolean, .literal = "x"}, .refuse = "bools"},
      {.attr = {.shape = {1}, .literal = one}, .refuse = "element type"}};
}

// ---- Iota ----

Type infer_iota(const InferContext& c) {
  const Type type{declared_dtype(c), Shape(Dims(c.attr.shape))};
  c.expect(contains(kNumbers, type.dtype), "cannot count in ", type.dtype);
  checked_axis(c, one_of(c, c.attr.axes, "axes"), type.shape.rank());
  return type;
}

void eval_iota(const KernelArgs& k) {
  const auto axis = static_cast<int>(k.attr().axes[0]);
  dispatch(k.out[0].type.dtype, [&]<typename T>() {
    IndexWalk walk(k.out[0].type.shape);
    for (int64_t i = 0, n = k.out[0].type.shape.numel(); i < n; ++i, walk.next())
      k.out[0].as<T>()[i] = store<T>(walk[axis]);
  });
}

std::vector<Sample> samples_iota() {
  return {{.attr = {.axes = {0}, .shape = {5}, .dtype = DType::f32}},
          {.attr = {.axes = {1}, .shape = {2, 3, 2}, .dtype = DType::i32}},
          {.attr = {.axes = {0}, .shape = {300}, .dtype = DType::u8}},
          {.attr = {.axes = {1}, .shape = {3, 0}, .dtype = DType::u32}},
          {.attr = {.axes = {0}, .shape = {}, .dtype = DType::f32}, .refuse = "axis"},
          {.attr = {.axes = {0}, .shape = {2}, .dtype = DType::boolean}, .refuse = "count"}};
}

// ---- RngBits ----

Type infer_rng_bits(const InferContext& c) {
  const Type &key = c.type(0), &sample = c.type(1);
  c.expect(key == of(DType::u32, {2}), "expected a key u32[2], got ", key);
  c.expect(sample.dtype == DType::u32 && sample.shape.rank() == 1, "expected samples u32[B], got ",
           sample);
  const Shape each{Dims(c.attr.shape)};
  c.expect(each.rank() < Shape::kMaxRank && each.numel() <= (int64_t{1} << 32),
           "expected at most 2^32 words a sample and 7 axes, got ", each);
  return {DType::u32, each.inserted(0, sample.shape[0])};
}

void eval_rng_bits(const KernelArgs& k) {
  const auto* key = k.in[0].as<uint32_t>();
  auto* out = k.out[0].as<uint32_t>();
  const int64_t batch = k.in[1].type.shape[0];
  if (batch == 0) return;
  const int64_t words = k.out[0].type.shape.numel() / batch;
  for (int64_t b = 0; b < batch; ++b)
    for (int64_t p = 0; p < words; p += 2) {
      const auto pair =
          threefry2x32({key[0], key[1]}, {k.in[1].as<uint32_t>()[b], static_cast<uint32_t>(p / 2)});
      *out++ = pair[0];
      if (p + 1 < words) *out++ = pair[1];
    }
}

// Threefry-2x32-20 in integer operations on u32[B, pairs].
class HloThreefry {
 public:
  HloThreefry(HloEmitter& e, const Type& type) : e_(e), type_(type) {}

  std::pair<HloValue, HloValue> run(const HloValue& k0, const HloValue& k1, HloValue x0,
                                    HloValue x1) {
    constexpr int kRotations[8] = {13, 15, 26, 6, 17, 29, 16, 24};
    // One line of text a statement: the order in which arguments are evaluated is the compiler's.
    const HloValue both = two("xor", k0, k1);
    const HloValue k2 = two("xor", both, e_.splat(type_, 0x1bd11bda));
    const HloValue keys[] = {k0, k1, k2};
    x0 = two("add", x0, k0);
    x1 = two("add", x1, k1);
    for (size_t group = 0; group < 5; ++group) {
      for (size_t r = 0; r < 4; ++r) {
        x0 = two("add", x0, x1);
        x1 = two("xor", rotated(x1, kRotations[group % 2 * 4 + r]), x0);
      }
      x0 = two("add", x0, keys[(group + 1) % 3]);
      x1 = two("add", x1, keys[(group + 2) % 3]);
      x1 = two("add", x1, e_.splat(type_, static_cast<double>(group + 1)));
    }
    return {x0, x1};
  }

 private:
  HloValue two(std::string_view op, const HloValue& a, const HloValue& b) {
    return e_.op(op, {a, b}, type_);
  }
  HloValue rotated(const HloValue& x, int by) {
    const HloValue high = two("shift_left", x, e_.splat(type_, by));
    const HloValue low = two("shift_right_logical", x, e_.splat(type_, 32 - by));
    return two("or", high, low);
  }

  HloEmitter& e_;
  Type type_;
};

void emit_rng_bits(HloEmitter& e) {
  const int64_t batch = e.type().shape[0];
  const int64_t words = Shape(Dims(e.attr().shape)).numel(), pairs = (words + 1) / 2;
  const Type grid = of(DType::u32, {batch, pairs});
  const auto key = [&](int64_t i) {
    const int64_t from[] = {i}, to[] = {i + 1}, step[] = {1};
    const HloValue one =
        e.op("slice", {e.in(0)}, of(DType::u32, {1}),
             str_cat("start_indices = ", hlo_list(from), ", limit_indices = ", hlo_list(to),
                     ", strides = ", hlo_list(step)));
    const HloValue scalar = e.op("reshape", {one}, of(DType::u32, {}));
    return e.op("broadcast_in_dim", {scalar}, grid, "broadcast_dimensions = array<i64>");
  };
  const HloValue k0 = key(0), k1 = key(1);
  const HloValue sample =
      e.op("broadcast_in_dim", {e.in(1)}, grid, "broadcast_dimensions = array<i64: 0>");
  const HloValue position = e.op("iota", {}, grid, "iota_dimension = 1 : i64");
  const auto [x0, x1] = HloThreefry(e, grid).run(k0, k1, sample, position);
  const Type wide = of(DType::u32, {batch, pairs, 1});
  const HloValue both =
      e.op("concatenate", {e.op("reshape", {x0}, wide), e.op("reshape", {x1}, wide)},
           of(DType::u32, {batch, pairs, 2}), "dimension = 2 : i64");
  const HloValue flat = e.op("reshape", {both}, of(DType::u32, {batch, pairs * 2}));
  const int64_t from[] = {0, 0}, to[] = {batch, words}, step[] = {1, 1};
  const HloValue cut =
      e.op("slice", {flat}, of(DType::u32, {batch, words}),
           str_cat("start_indices = ", hlo_list(from), ", limit_indices = ", hlo_list(to),
                   ", strides = ", hlo_list(step)));
  e.result(e.op("reshape", {cut}, e.type()));
}

AxisMap axes_rng_bits(const Graph& g, NodeId id) {
  AxisMap map = axes_none(g, id);
  map.result[0].push_back({1, 0});
  return map;
}

std::vector<Sample> samples_rng_bits() {
  const Type key = of(DType::u32, {2});
  const std::vector<std::pair<double, double>> ranges = {{0, 4e9}, {0, 1000}};
  return {{.inputs = {key, of(DType::u32, {3})}, .attr = {.shape = {5}}, .ranges = ranges},
          {.inputs = {key, of(DType::u32, {2})}, .attr = {.shape = {2, 3}}, .ranges = ranges},
          {.inputs = {key, of(DType::u32, {4})}, .attr = {}, .ranges = ranges},
          {.inputs = {key, of(DType::u32, {0})}, .attr = {.shape = {2}}, .ranges = ranges},
          {.inputs = {key, of(DType::u32, {2})}, .attr = {.shape = {0}}, .ranges = ranges},
          {.inputs = {of(DType::u32, {3}), of(DType::u32, {3})}, .refuse = "key u32[2]"},
          {.inputs = {key, of(DType::i32, {3})}, .refuse = "samples u32[B]"}};
}

// ---- Barrier and Get ----

AxisMap axes_of_first(const Graph& g, NodeId id) {
  AxisMap map;
  for (int a = 0; a < g.type(id).shape.rank(); ++a) map.result.push_back({{0, a}});
  return map;
}

const Type& tuple_element(const InferContext& c, const std::vector<Type>& elements) {
  const int64_t k = one_of(c, c.attr.index, "index");
  c.expect(k >= 0 && k < static_cast<int64_t>(elements.size()), "expected an element from 0 to ",
           elements.size() - 1, ", got ", k);
  return elements[static_cast<size_t>(k)];
}

Type infer_get(const InferContext& c) {
  c.expect(c.type(0).dtype == DType::tuple, "expected a tuple, got ", c.type(0));
  const std::vector<Type> elements = result_types(c.graph, c.inputs[0]);
  return tuple_element(c, elements);
}

AxisMap axes_get(const Graph& g, NodeId id) {
  const std::vector<Type> elements = result_types(g, g.operands(id)[0]);
  const auto k = static_cast<size_t>(g.attr(id).index[0]);
  const int first = num_axes(std::span(elements).first(k));
  AxisMap map;
  for (int a = 0; a < elements[k].shape.rank(); ++a) map.result.push_back({{0, first + a}});
  return map;
}

Cost cost_rng_bits(const Graph& g, NodeId id) {
  // 20 rounds of three operations and six key additions make two words.
  return {36.0 * static_cast<double>(g.type(id).shape.numel()),
          static_cast<double>(g.type(id).bytes())};
}

Cost cost_none(const Graph&, NodeId) { return {}; }

}  // namespace

// Input{name, batch_axis}: a value that the caller gives. Made by Graph::input, which declares its
// type. batch_axis: empty, or the axis that counts samples.
constinit const OpDef kInputDef = {
    .arity = 0,
    .infer = infer_input,
    .axes = axes_none,
    .stops_gradient = true,
    .cost = cost_none,
};

// Const{dtype, shape, literal}: the elements whose bytes (row-major, little-endian) are literal.
constinit const OpDef kConstDef = {
    .arity = 0,
    .infer = infer_const,
    .axes = axes_none,
    .stops_gradient = true,
    .eval =
        [](const KernelArgs& k) {
          const std::string& bytes = k.attr().literal;
          if (!bytes.empty()) std::memcpy(k.out[0].data, bytes.data(), bytes.size());
        },
    .emit = [](HloEmitter& e) { e.result(e.constant(e.type(), e.attr().literal)); },
    .cost = cost_none,
    .samples = samples_const,
};

// Iota{dtype, shape, axes = [axis]}: the index along axis, rounded to (integers: modulo the range
// of) the element type.
constinit const OpDef kIotaDef = {
    .arity = 0,
    .infer = infer_iota,
    .axes = axes_none,
    .stops_gradient = true,
    .eval = eval_iota,
    .emit =
        [](HloEmitter& e) {
          e.simple("iota", str_cat("iota_dimension = ", e.attr().axes[0], " : i64"));
        },
    .cost = cost_bytes,
    .samples = samples_iota,
};

// RngBits(key u32[2], sample u32[B]){shape} -> u32[B, shape...]: the word at row-major position p
// of sample b is Threefry-2x32-20(key, counter = (sample[b], p / 2))[p % 2] (Salmon et al.,
// "Parallel random numbers: as easy as 1, 2, 3", SC 2011). Depends on nothing else: not on b, not
// on B.
constinit const OpDef kRngBitsDef = {
    .arity = 2,
    .infer = infer_rng_bits,
    .axes = axes_rng_bits,
    .stops_gradient = true,
    .eval = eval_rng_bits,
    .emit = emit_rng_bits,
    .cost = cost_rng_bits,
    .samples = samples_rng_bits,
};

// StopGrad(x): x, with a gradient of zero.
constinit const OpDef kStopGradDef = {
    .infer = [](const InferContext& c) { return c.type(0); },
    .axes = axes_same,
    .stops_gradient = true,
    .elementwise = true,
    .eval = [](const KernelArgs& k) { copy_view(k.out[0], k.in[0]); },
    .emit = [](HloEmitter& e) { e.result(e.in(0)); },
    .cost = cost_none,
    .samples = []() -> std::vector<Sample> {
      return {{.inputs = {f32({2, 3})}}, {.inputs = {f32({})}}, {.inputs = {f32({0})}}};
    },
};

// Barrier(x, after): x, computed not before `after`. Never merged with another node.
constinit const OpDef kBarrierDef = {
    .arity = 2,
    .infer = [](const InferContext& c) { return c.type(0); },
    .axes = axes_of_first,
    .vjp = [](Vjp& v) { v.grad(0, v.dy()); },
    .second_order = true,
    .eval = [](const KernelArgs& k) { copy_view(k.out[0], k.in[0]); },
    .emit =
        [](HloEmitter& e) {
          e.result(e.op_multi("optimization_barrier", {e.in(0), e.in(1)},
                              {e.in(0).type, e.in(1).type})[0]);
        },
    .cost = cost_none,
    .samples = []() -> std::vector<Sample> {
      return {{.inputs = {f32({2, 3}), f32({4})}}, {.inputs = {f32({}), f32({0})}}};
    },
};

// Get(tuple){index = [k]}: element k of a Call, Scan or Cond. Differentiation handles it itself; a
// reference kernel is given all elements of the tuple as operands.
constinit const OpDef kGetDef = {
    .infer = infer_get,
    .axes = axes_get,
    .eval =
        [](const KernelArgs& k) {
          copy_view(k.out[0], k.in[static_cast<size_t>(k.attr().index[0])]);
        },
    .emit = [](HloEmitter& e) { e.result(e.in(0, static_cast<int>(e.attr().index[0]))); },
    .cost = cost_none,
    .samples = []() -> std::vector<Sample> {
      return {{.inputs = {f32({2})}, .attr = {.index = {0}}, .refuse = "expected a tuple"}};
    },
};

}  // namespace fullbore
