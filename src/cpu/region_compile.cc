// From a space to instructions: where each value is kept, which kernel computes it.
#include <algorithm>
#include <cstring>
#include <map>
#include <optional>
#include <unordered_map>

#include "cpu/region_program.h"

namespace fullbore::cpu {
namespace {

constexpr int64_t kTileBytes = 24 * 1024;  // of all buffers together: half of a first-level cache
constexpr int64_t kFewestElements = 256, kMostElements = 2048;  // of a tile

struct Value {
  enum Kind { kNone, kBuffer, kConstant, kPointer };
  Kind kind = kNone;
  int index = 0;  // buffer, constant or pointer (not yet table positions)
  Level level = Level::kOne;
  TileType type = TileType::f32;
  int64_t row = 0, col = 0;  // kPointer: strides in elements
};

struct Draft {  // an instruction whose operands are Values
  Instruction instruction;
  Value in[3], out, index;
  int arity = 0;
  bool has_index = false;
};

std::optional<TileOp> tile_op(const Graph& g, NodeId id) {
  const Op op = g[id].op;
  switch (op) {
#define FB_SAME(Name) \
  case Op::k##Name: return TileOp::k##Name;
    FB_SAME(Neg)
    FB_SAME(Abs)
    FB_SAME(Sign) FB_SAME(Exp) FB_SAME(Expm1) FB_SAME(Log) FB_SAME(Log1p) FB_SAME(Sqrt)
        FB_SAME(Rsqrt) FB_SAME(Tanh) FB_SAME(Logistic) FB_SAME(Erf) FB_SAME(Sin) FB_SAME(Cos)
            FB_SAME(Floor) FB_SAME(Round) FB_SAME(Not) FB_SAME(Add) FB_SAME(Sub) FB_SAME(Mul)
                FB_SAME(Div) FB_SAME(Max) FB_SAME(Min) FB_SAME(Pow) FB_SAME(And) FB_SAME(Or)
                    FB_SAME(Xor) FB_SAME(Shr) FB_SAME(Select)
#undef FB_SAME
                        case Op::kCompare : {
      constexpr TileOp kOps[] = {TileOp::kEq, TileOp::kNe, TileOp::kLt,
                                 TileOp::kLe, TileOp::kGt, TileOp::kGe};
      return kOps[g.attr(id).direction.at(0)];
    }
    default: return std::nullopt;
  }
}

// Operations that cost about as much as several additions.
double weight(Op op) {
  if (op == Op::kDiv || op == Op::kSqrt) return 4;
  if (op >= Op::kExp && op <= Op::kCos) return 10;
  return op == Op::kPow || op == Op::kRngBits ? 40 : 1;
}

bool is_native(DType d) {
  return d == DType::f32 || d == DType::f64 || d == DType::i32 || d == DType::u32 ||
         d == DType::i64;
}

class RegionCompiler {
 public:
  RegionCompiler(const Graph& graph, const Space& space, const Group& group,
                 std::span<const int> input_slots, std::span<const int> output_slots,
                 RegionProgram& program, std::string& why)
      : g_(graph), s_(space), p_(program), why_(why) {
    for (size_t i = 0, slot = 0; i < group.inputs.size(); ++i, ++slot)
      slots_[group.inputs[i].index] = input_slots[slot];
    for (size_t i = 0; i < group.outputs.size(); ++i)
      out_slots_[group.outputs[i].index] = output_slots[i];
  }

  bool run() {
    for (const SpaceNode& n : s_.nodes)
      for (const Source& x : n.operands)
        if (x.kind == Source::kNode) ++uses_[x.node.index];
    find_super_ops();
    for (const SpaceNode& n : s_.nodes)
      if (absorbed_.count(n.id.index) == 0 && !compile(n)) return false;
    allocate();
    return true;
  }

 private:
  bool refuse(std::string why) {
    why_ = std::move(why);
    return false;
  }

  Level level_of(AxisSet axes) const {
    const bool inner = (axes & s_.inner()) != 0, outer = (axes & ~s_.inner()) != 0;
    // With a single row, whatever has columns is the tile itself.
    const bool one_row = s_.numel() == s_.cols();
    if (inner) return outer || one_row ? Level::kTile : Level::kCols;
    return outer ? Level::kRows : Level::kOne;
  }

  const SpaceNode& node_of(NodeId id) const {
    for (const SpaceNode& n : s_.nodes)
      if (n.id == id) return n;
    throw InternalError("region: not a node of it");
  }

  // ---- super-ops: a multiplication with the addition behind it, and their like ----

  struct SuperOp {
    TileOp op;
    Source in[3];
  };

  void find_super_ops() {
    for (const SpaceNode& n : s_.nodes) {
      const Op outer = g_[n.id].op;
      if (outer != Op::kAdd && outer != Op::kSub && outer != Op::kMul) continue;
      if (!is_f32(n)) continue;
      for (int k = 0; k < 2 && supers_.count(n.id.index) == 0; ++k) {
        const Source& x = n.operands[static_cast<size_t>(k)];
        const Source& y = n.operands[static_cast<size_t>(1 - k)];
        if (x.kind != Source::kNode || uses_[x.node.index] != 1) continue;
        const SpaceNode& m = node_of(x.node);
        if (m.output || !is_f32(m) || level_of(m.axes) != level_of(n.axes)) continue;
        if (absorbed_.count(m.id.index) != 0 || supers_.count(m.id.index) != 0) continue;
        if (const auto op = super_op(outer, k, g_[m.id].op)) {
          supers_[n.id.index] = {*op, {m.operands[0], m.operands[1], y}};
          absorbed_[m.id.index] = true;
        }
      }
    }
  }
  bool is_f32(const SpaceNode& n) const { return g_.type(n.id).dtype == DType::f32; }
  static std::optional<TileOp> super_op(Op outer, int position, Op inner) {
    if (outer == Op::kAdd && inner == Op::kMul) return TileOp::kMulAdd;
    if (outer == Op::kAdd && inner == Op::kAdd) return TileOp::kAddAdd;
    if (outer == Op::kSub && inner == Op::kMul)
      return position == 0 ? TileOp::kMulSub : TileOp::kSubFrom;
    if (outer == Op::kMul && inner == Op::kAdd) return TileOp::kAddMul;
    if (outer == Op::kMul && inner == Op::kSub) return TileOp::kSubMul;
    if (outer == Op::kMul && inner == Op::kMul) return TileOp::kMulMul;
    return std::nullopt;
  }

  // ---- values ----

  Value new_buffer(Level level, TileType type) {
    buffers_.push_back({level, type});
    return {.kind = Value::kBuffer,
            .index = static_cast<int>(buffers_.size()) - 1,
            .level = level,
            .type = type};
  }
  Value constant(TileType type, const void* bytes) {
    uint64_t word = 0;
    std::memcpy(&word, bytes, static_cast<size_t>(tile_type_bytes(type)));
    p_.constants.push_back(word);
    return {
        .kind = Value::kConstant, .index = static_cast<int>(p_.constants.size()) - 1, .type = type};
  }
  Value pointer(int base, int64_t bytes, const Access& access, Level level, TileType type) {
    const size_t n = access.stride.size();
    p_.pointers.push_back({base, bytes, access});
    return {.kind = Value::kPointer,
            .index = static_cast<int>(p_.pointers.size()) - 1,
            .level = level,
            .type = type,
            .row = access.stride[n - 2],
            .col = access.stride[n - 1]};
  }

  // The number of a uniform Const, as a tile constant.
  Value const_value(NodeId id) {
    const DType dtype = g_.type(id).dtype;
    const TileType type = tile_type(dtype);
    uint64_t word = 0;
    TileArgs t{.rows = 1, .cols = 1};
    t.in[0] = g_.attr(id).literal.data();
    t.out = &word;
    plain_load(dtype, type)(t);
    return constant(type, &word);
  }

  // A source as a value in tiles, loaded where it is not stored as tiles are. `as_float`: 8-bit
  // numbers are wanted as f32.
  bool value_of(const Source& x, Value& v, bool as_float = false) {
    if (x.kind == Source::kNode) {
      v = values_.at(x.node.index);
      return true;
    }
    if (x.kind == Source::kConst) {
      v = const_value(x.node);
      return true;
    }
    const DType dtype = g_.type(x.node).dtype;
    for (const Loaded& l : loaded_)
      if (l.node == x.node && l.access == x.access && l.as_float == as_float) {
        v = l.value;
        return true;
      }
    const Level level = level_of(x.axes);
    if (x.kind == Source::kIota) {
      const TileFn fn = iota_kernel(tile_type(dtype));
      if (fn == nullptr) return refuse("iota of this type");
      v = new_buffer(level, tile_type(dtype));
      Draft d = draft(level, fn, v);
      d.index = pointer(Pointer::kIndex, 1, x.access, level, TileType::i64);
      d.has_index = true;
      place_index(d, x.access);
      emit(d, level);
      if (dtype == DType::u8 || dtype == DType::i8) {
        if (!apply(dtype == DType::u8 ? TileOp::kWrapU8 : TileOp::kWrapI8, level, &v, 1, v))
          return false;
      }
    } else if (!load(x, dtype, level, as_float, v)) {
      return false;
    }
    loaded_.push_back({x.node, x.access, as_float, v});
    return true;
  }

  bool load(const Source& x, DType dtype, Level level, bool as_float, Value& v) {
    const auto slot = slots_.find(x.node.index);
    if (slot == slots_.end()) return refuse("a value without memory");
    const TileType type = as_float ? TileType::f32 : tile_type(dtype);
    const Value m = pointer(slot->second, static_cast<int64_t>(byte_size(dtype)), x.access, level,
                            tile_type(dtype));
    const int64_t step = level == Level::kRows ? m.row : level == Level::kOne ? 1 : m.col;
    if (is_native(dtype) && !as_float && step == 1) {
      v = m;
      return true;
    }
    TileFn fn = step == 1 ? simd_load(dtype, type) : nullptr;
    if (fn == nullptr) fn = plain_load(dtype, type);
    v = new_buffer(level, type);
    Draft d = draft(level, fn, v);
    d.in[0] = m;
    d.arity = 1;
    emit(d, level);
    return true;
  }

  // ---- instructions ----

  static Extent extent_of(Level level) { return static_cast<Extent>(level); }

  Draft draft(Level level, TileFn fn, const Value& out) {
    Draft d;
    d.instruction.fn = fn;
    d.instruction.extent = extent_of(level);
    d.out = out;
    return d;
  }
  // Strides of an iota or of random words along the instruction's rows and columns.
  void place_index(Draft& d, const Access& access) {
    const size_t n = access.stride.size();
    const int64_t row = access.stride[n - 2], col = access.stride[n - 1];
    d.instruction.stride[0] = d.instruction.extent == Extent::kTile ? row : 0;
    d.instruction.step[0] = d.instruction.extent == Extent::kRows ? row : col;
  }

  // Whether operand v has one value for each row of an instruction over `extent`.
  static bool splat(const Value& v, Extent extent) {
    if (v.kind == Value::kConstant) return true;
    switch (extent) {
      case Extent::kTile:
      case Extent::kCols: return v.level == Level::kOne || v.level == Level::kRows;
      case Extent::kRows: return v.level == Level::kOne;
      default: return false;
    }
  }

  // Sets stride and step of one operand.
  void address(const Value& v, Extent extent, int64_t& stride, int64_t& step) const {
    stride = 0;
    step = splat(v, extent) ? 0 : 1;
    if (v.kind == Value::kConstant) return;
    if (v.kind == Value::kPointer) {
      if (extent == Extent::kTile || extent == Extent::kCells) stride = v.row;
      if (step != 0) step = extent == Extent::kRows ? v.row : extent == Extent::kOne ? 1 : v.col;
      if (extent == Extent::kCells) step = 1;
      return;
    }
    if (extent == Extent::kTile)
      stride = v.level == Level::kTile ? kTileStride : v.level == Level::kRows ? 1 : 0;
    if (extent == Extent::kCells) stride = v.level == Level::kRows ? 1 : 0;
  }
  // Stands for the width of a tile until that is known.
  static constexpr int64_t kTileStride = INT64_MIN;

  void emit(Draft d, Level level) {
    const Extent extent = d.instruction.extent;
    for (int k = 0; k < d.arity; ++k)
      address(d.in[k], extent, d.instruction.stride[k], d.instruction.step[k]);
    address(d.out, extent, d.instruction.out_stride, d.instruction.out_step);
    const bool prologue = level == Level::kOne || level == Level::kCols;
    (prologue ? prologue_ : tile_).push_back(d);
  }

  // out = op(in...), choosing the kernel by the operands' shapes.
  bool apply(TileOp op, Level level, const Value* in, int arity, const Value& out) {
    unsigned splats = 0;
    bool unit = true;
    const Extent extent = extent_of(level);
    for (int k = 0; k < arity; ++k) {
      int64_t stride, step;
      address(in[k], extent, stride, step);
      if (step == 0) splats |= 1u << k;
      unit = unit && (step == 0 || step == 1);
    }
    // Masks are what Select chooses by; its type is that of the branches.
    const TileType type = in[op == TileOp::kSelect ? 1 : 0].type;
    TileFn fn = unit ? simd_kernel(op, type, splats) : nullptr;
    if (fn == nullptr) fn = plain_kernel(op, type);
    if (fn == nullptr) return refuse("no instruction for this operation on this type");
    Draft d = draft(level, fn, out);
    std::copy(in, in + arity, d.in);
    d.arity = arity;
    emit(d, level);
    return true;
  }

  // v with all elements of `level`: copied where it has fewer.
  bool raise(Value& v, Level level) {
    if (v.level == level && v.kind != Value::kConstant) return true;
    const Value out = new_buffer(level, v.type);
    if (!apply(TileOp::kCopy, level, &v, 1, out)) return false;
    v = out;
    return true;
  }

  // ---- nodes ----

  bool compile(const SpaceNode& n) {
    p_.work += weight(g_[n.id].op) * static_cast<double>(elements(level_of(n.axes | n.reduced)));
    const Op op = g_[n.id].op;
    const bool reduction = op == Op::kReduceSum || op == Op::kReduceMax;
    if (reduction && n.reduced != 0) return reduce(n);
    Value v;
    const TileType type = tile_type(g_.type(n.id).dtype);
    const Level level = level_of(n.axes);
    if (op == Op::kRngBits) return random(n);
    if (op == Op::kConvert) return convert(n);
    if (is_free(g_, n.id) || op == Op::kBitcast || reduction) {
      if (!value_of(n.operands[0], v)) return false;
      if (op == Op::kBitcast && !bitcast(n, v)) return false;
      v.type = type;
      return finish(n, v);
    }
    Value in[3];
    TileOp top;
    int arity;
    if (const auto it = supers_.find(n.id.index); it != supers_.end()) {
      top = it->second.op;
      arity = 3;
      for (int k = 0; k < 3; ++k)
        if (!value_of(it->second.in[k], in[k])) return false;
    } else {
      const auto found = tile_op(g_, n.id);
      if (!found) return refuse("no instruction for this op");
      top = *found;
      arity = static_cast<int>(n.operands.size());
      for (int k = 0; k < arity; ++k)
        if (!value_of(n.operands[static_cast<size_t>(k)], in[k])) return false;
    }
    v = result(n, level, type);
    if (!apply(top, level, in, arity, v) || !wrap(n, level, v)) return false;
    return finish(n, v);
  }

  int64_t elements(Level level) const {
    switch (level) {
      case Level::kTile: return s_.numel();
      case Level::kRows: return s_.numel() / s_.cols();
      case Level::kCols: return s_.cols();
      case Level::kOne: return 1;
    }
    return 1;
  }

  // 8-bit integers are computed in 32 bits and cut after what may leave their range.
  bool wrap(const SpaceNode& n, Level level, const Value& v) {
    const DType dtype = g_.type(n.id).dtype;
    if (dtype != DType::u8 && dtype != DType::i8) return true;
    switch (g_[n.id].op) {
      case Op::kSelect:
      case Op::kMax:
      case Op::kMin:
      case Op::kAnd:
      case Op::kOr:
      case Op::kXor: return true;
      case Op::kShr: return refuse("8-bit shifts");
      case Op::kPow: return refuse("8-bit powers");
      default: break;
    }
    return apply(dtype == DType::u8 ? TileOp::kWrapU8 : TileOp::kWrapI8, level, &v, 1, v);
  }

  bool bitcast(const SpaceNode& n, Value& v) {
    const DType from = g_.type(g_.operands(n.id)[0]).dtype, to = g_.type(n.id).dtype;
    if (from == to) return true;
    if (byte_size(from) == 2) return refuse("16-bit bitcasts");
    if (byte_size(from) >= 4) return true;
    const Value in = v;
    v = new_buffer(level_of(n.axes), TileType::i32);
    return apply(to == DType::u8 ? TileOp::kWrapU8 : TileOp::kWrapI8, level_of(n.axes), &in, 1, v);
  }

  bool convert(const SpaceNode& n) {
    const DType from = g_.type(g_.operands(n.id)[0]).dtype, to = g_.type(n.id).dtype;
    const TileType tile_from = tile_type(from), tile_to = tile_type(to);
    const Level level = level_of(n.axes);
    const Source& x = n.operands[0];
    Value in;
    const bool narrow = from == DType::u8 || from == DType::i8 || from == DType::boolean;
    if (narrow && to == DType::f32 && x.kind == Source::kMemory) {
      if (!value_of(x, in, true)) return false;
      return finish(n, in);
    }
    if (!value_of(x, in)) return false;
    Value v = in;
    if (tile_from != tile_to) {
      // f32 saturates to 8 bits: clamped before, in f32.
      if ((tile_from == TileType::f32 || tile_from == TileType::f64) && byte_size(to) == 1 &&
          to != DType::boolean) {
        if (!saturate(in, level, to)) return false;
      }
      v = result(n, level, tile_to);
      TileFn fn = simd_convert(in.type, tile_to, splat(in, extent_of(level)));
      int64_t stride, step;
      address(in, extent_of(level), stride, step);
      if (fn == nullptr || step != 1) fn = plain_convert(in.type, tile_to);
      Draft d = draft(level, fn, v);
      d.in[0] = in;
      d.arity = 1;
      emit(d, level);
    }
    const bool cut = is_integer(from) && byte_size(to) == 1 && to != DType::boolean && from != to;
    if (cut && !rewrite(to == DType::u8 ? TileOp::kWrapU8 : TileOp::kWrapI8, level, v))
      return false;
    if (from != to && to == DType::bf16 && !rewrite(TileOp::kRoundBf16, level, v)) return false;
    if (from != to && to == DType::f16 && !rewrite(TileOp::kRoundF16, level, v)) return false;
    return finish(n, v);
  }
  bool saturate(Value& in, Level level, DType to) {
    const double lo = to == DType::u8 ? 0 : -128, hi = to == DType::u8 ? 255 : 127;
    const Value out = new_buffer(level, in.type);
    for (const bool upper : {false, true}) {
      const double bound = upper ? hi : lo;
      const auto narrow = static_cast<float>(bound);
      const Value c =
          in.type == TileType::f64 ? constant(in.type, &bound) : constant(in.type, &narrow);
      const Value operands[] = {upper ? out : in, c};
      if (!apply(upper ? TileOp::kMin : TileOp::kMax, level, operands, 2, out)) return false;
    }
    in = out;
    return true;
  }
  // v = op(v), in a place of its own where v is another node's value.
  bool rewrite(TileOp op, Level level, Value& v) {
    const Value in = v;
    v = new_buffer(level, v.type);
    return apply(op, level, &in, 1, v);
  }

  bool random(const SpaceNode& n) {
    const TileFn fn = rng_kernel();
    const Level level = level_of(n.axes);
    const int64_t batch = g_.type(g_.operands(n.id)[1]).shape[0];
    p_.constants.push_back(static_cast<uint64_t>(g_.type(n.id).shape.numel() / batch));
    const Value words{.kind = Value::kConstant, .index = static_cast<int>(p_.constants.size()) - 1};
    const Value v = result(n, level, TileType::u32);
    Draft d = draft(level, fn, v);
    const Access whole{.offset = 0, .stride = std::vector<int64_t>(s_.extent.size(), 0)};
    for (int k = 0; k < 2; ++k) {
      const auto slot = slots_.find(g_.operands(n.id)[static_cast<size_t>(k)].index);
      if (slot == slots_.end()) return refuse("random words from a value without memory");
      d.in[k] = pointer(slot->second, 4, whole, Level::kOne, TileType::u32);
    }
    d.in[2] = words;
    d.arity = 3;
    d.index = pointer(Pointer::kIndex, 1, n.store, level, TileType::i64);
    d.has_index = true;
    emit(d, level);
    place_index((level == Level::kTile || level == Level::kRows ? tile_ : prologue_).back(),
                n.store);
    return finish(n, v);
  }

  // ---- results ----

  // Where node n's value is computed: right in its output where that is stored as tiles are.
  Value result(const SpaceNode& n, Level level, TileType type) {
    if (const auto it = out_slots_.find(n.id.index); it != out_slots_.end() && direct(n, level)) {
      const Value v = pointer(it->second, tile_type_bytes(type), n.store, level, type);
      stored_[n.id.index] = true;
      return v;
    }
    return new_buffer(level, type);
  }
  bool direct(const SpaceNode& n, Level level) const {
    if (!n.output || !is_native(g_.type(n.id).dtype) || level != level_of(n.shape)) return false;
    if (needs_rewrite(n)) return false;
    const size_t a = s_.extent.size();
    if (level == Level::kTile) return n.store.stride[a - 1] == 1 && covers(n.shape);
    // Not where several blocks of columns would each write it.
    const bool once = s_.whole_rows || s_.cols() <= kFewestElements;
    return level == Level::kRows && once && n.store.stride[a - 2] == 1 &&
           covers(n.shape | s_.inner());
  }
  bool needs_rewrite(const SpaceNode& n) const {
    return g_[n.id].op == Op::kConvert && byte_size(g_.type(n.id).dtype) < 4;
  }
  // Whether the set has every axis of more than one element.
  bool covers(AxisSet set) const {
    for (size_t a = 0; a < s_.extent.size(); ++a)
      if (s_.extent[a] > 1 && ((set >> a) & 1u) == 0) return false;
    return true;
  }

  // Records n's value and stores it where it is an output.
  bool finish(const SpaceNode& n, const Value& v) {
    values_[n.id.index] = v;
    const auto it = out_slots_.find(n.id.index);
    if (it == out_slots_.end() || stored_.count(n.id.index) != 0) return true;
    const DType dtype = g_.type(n.id).dtype;
    const Level level = level_of(n.shape);
    const Value m =
        pointer(it->second, static_cast<int64_t>(byte_size(dtype)), n.store, level, v.type);
    int64_t stride, step;
    address(v, extent_of(level), stride, step);
    const int64_t out_step = level == Level::kRows ? m.row : level == Level::kOne ? 1 : m.col;
    TileFn fn = nullptr;
    if (out_step == 1 && step == 1) fn = simd_store(v.type, dtype);
    if (fn == nullptr && is_native(dtype) && out_step == 1 && step <= 1)
      fn = simd_kernel(TileOp::kCopy, v.type, step == 0 ? 1u : 0u);
    if (fn == nullptr) fn = plain_store(v.type, dtype);
    if (fn == nullptr) return refuse("no way to store this type");
    Draft d = draft(level, fn, m);
    d.in[0] = v;
    d.arity = 1;
    // Values without the outer axes are stored once, by whoever runs the first tile.
    for (size_t a = 0; a < s_.extent.size(); ++a)
      if (((n.shape >> a) & 1u) == 0 && s_.extent[a] > 1)
        d.instruction.first_only |= AxisSet{1} << a;
    if (level == Level::kRows || level == Level::kTile) d.instruction.first_only &= s_.inner();
    emit(d, Level::kTile);
    return true;
  }

  // ---- reductions ----

  bool reduce(const SpaceNode& n) {
    const bool sum = g_[n.id].op == Op::kReduceSum;
    Value x;
    if (!value_of(n.operands[0], x)) return false;
    if (x.type == TileType::mask) return refuse("reductions of bool");
    const bool spans = (n.operand_shape & s_.inner()) != 0;
    if (!raise(x, spans ? Level::kTile : Level::kRows)) return false;
    if ((n.reduced & s_.inner()) != 0) {  // each row first
      const bool direct_row = n.in_row && direct(n, Level::kRows);
      const Value row =
          direct_row ? result(n, Level::kRows, x.type) : new_buffer(Level::kRows, x.type);
      TileFn fn = x.kind == Value::kPointer && x.col != 1
                      ? nullptr
                      : simd_kernel(sum ? TileOp::kRowSum : TileOp::kRowMax, x.type, 0);
      if (fn == nullptr) fn = plain_kernel(sum ? TileOp::kRowSum : TileOp::kRowMax, x.type);
      Draft d = draft(Level::kTile, fn, row);
      d.in[0] = x;
      d.arity = 1;
      emit(d, Level::kTile);
      Instruction& i = tile_.back().instruction;
      i.out_stride = row.kind == Value::kPointer ? row.row : 1;
      no_flat_.push_back(tile_.size() - 1);
      x = row;
      if (n.in_row) {
        const DType dtype = g_.type(n.id).dtype;
        if (byte_size(dtype) == 1 && sum &&
            !rewrite(dtype == DType::u8 ? TileOp::kWrapU8 : TileOp::kWrapI8, Level::kRows, x))
          return false;
        return finish(n, x);
      }
    }
    return accumulate(n, x, sum);
  }

  bool accumulate(const SpaceNode& n, const Value& x, bool sum) {
    const bool cells = x.level == Level::kRows;
    Accumulator acc;
    acc.sum = sum;
    acc.from = x.type;
    acc.type = cells ? accumulator_type(x.type) : x.type;
    acc.dtype = g_.type(n.id).dtype;
    acc.slot = out_slots_.at(n.id.index);
    acc.count = 1;
    // Kept axes, innermost last, packed.
    Access access{.offset = 0, .stride = std::vector<int64_t>(s_.extent.size(), 0)};
    for (size_t a = s_.extent.size(); a-- > 0;) {
      if (((n.shape >> a) & 1u) == 0 || s_.extent[a] == 1) continue;
      access.stride[a] = acc.count;
      acc.dense = acc.dense && n.store.stride[a] == acc.count;
      acc.extent.insert(acc.extent.begin(), s_.extent[a]);
      acc.stride.insert(acc.stride.begin(), n.store.stride[a]);
      acc.count *= s_.extent[a];
    }
    acc.offset = p_.chunk_bytes;
    const int64_t bytes = tile_type_bytes(acc.type);
    p_.chunk_bytes += (acc.count * bytes + 63) / 64 * 64;
    const int base = -2 - static_cast<int>(p_.accumulators.size());
    p_.accumulators.push_back(acc);
    const TileOp op = cells ? (sum ? TileOp::kCellSum : TileOp::kCellMax)
                            : (sum ? TileOp::kAccSum : TileOp::kAccMax);
    const bool unit = x.kind != Value::kPointer || x.col == 1;
    TileFn fn = cells || !unit ? nullptr : simd_kernel(op, x.type, 0);
    if (fn == nullptr) fn = plain_kernel(op, x.type);
    const Value out = pointer(base, bytes, access, cells ? Level::kRows : Level::kTile, acc.type);
    Draft d = draft(Level::kTile, fn, out);
    if (cells) d.instruction.extent = Extent::kCells;
    // A value without columns counts once, however many blocks of columns there are.
    if ((n.operand_shape & s_.inner()) == 0 && s_.cols() > 1) d.instruction.first_only = s_.inner();
    d.in[0] = x;
    d.arity = 1;
    emit(d, Level::kTile);
    no_flat_.push_back(tile_.size() - 1);
    return true;
  }

  // ---- buffers, tile sizes, table positions ----

  struct BufferInfo {
    Level level;
    TileType type;
    int last = -1;  // tile instruction that reads it last; -1: lives through all tiles
    int place = -1;
  };

  void allocate() {
    // Physical buffers of 4- and 8-byte tiles apart, reused when the last reader has run.
    for (size_t i = 0; i < tile_.size(); ++i) {
      const Draft& d = tile_[i];
      for (int k = 0; k < d.arity; ++k) touch(d.in[k], static_cast<int>(i));
      touch(d.out, static_cast<int>(i));
    }
    std::map<std::pair<Level, int64_t>, std::vector<int>> free;
    for (const Draft& d : prologue_) settle(d.out, free);
    for (size_t i = 0; i < tile_.size(); ++i) {
      const Draft& d = tile_[i];
      const bool in_place = same_width(d);
      if (in_place) release(d, static_cast<int>(i), free);
      settle(d.out, free);
      if (!in_place) release(d, static_cast<int>(i), free);
    }
    choose_tiles();
    place_buffers();
    number();
  }
  void touch(const Value& v, int i) {
    if (v.kind != Value::kBuffer) return;
    BufferInfo& b = buffers_[static_cast<size_t>(v.index)];
    if (b.level == Level::kTile || b.level == Level::kRows) b.last = i;
  }
  // Whether the result may take over an operand's buffer: every kernel reads an element before it
  // writes the one of the same number.
  bool same_width(const Draft& d) const {
    if (d.out.kind != Value::kBuffer || d.instruction.extent == Extent::kCells) return false;
    for (int k = 0; k < d.arity; ++k)
      if (d.in[k].kind == Value::kBuffer &&
          tile_type_bytes(d.in[k].type) != tile_type_bytes(d.out.type))
        return false;
    return true;
  }
  using FreeList = std::map<std::pair<Level, int64_t>, std::vector<int>>;
  void release(const Draft& d, int i, FreeList& free) {
    for (int k = 0; k < d.arity; ++k) {
      if (d.in[k].kind != Value::kBuffer) continue;
      BufferInfo& b = buffers_[static_cast<size_t>(d.in[k].index)];
      if (b.last != i || b.place < 0) continue;
      b.last = -2;  // once, when an operand comes twice
      free[{b.level, tile_type_bytes(b.type)}].push_back(b.place);
    }
  }
  void settle(const Value& v, FreeList& free) {
    if (v.kind != Value::kBuffer) return;
    BufferInfo& b = buffers_[static_cast<size_t>(v.index)];
    if (b.place >= 0) return;
    auto& list = free[{b.level, tile_type_bytes(b.type)}];
    if (!list.empty()) {
      b.place = list.back();
      list.pop_back();
      return;
    }
    b.place = static_cast<int>(places_.size());
    places_.push_back({b.level, tile_type_bytes(b.type)});
  }

  void choose_tiles() {
    int64_t bytes = 0;
    for (const auto& [level, size] : places_)
      if (level == Level::kTile) bytes += size;
    int64_t elements = std::clamp<int64_t>(kTileBytes / std::max<int64_t>(bytes, 8),
                                           kFewestElements, kMostElements);
    elements = elements / 64 * 64;
    const int64_t cols = s_.cols(), rows = s_.rows();
    p_.extent = s_.extent;
    p_.outer = s_.outer();
    p_.tile_cols = s_.whole_rows || cols <= elements ? cols : elements;
    p_.col_blocks = (cols + p_.tile_cols - 1) / p_.tile_cols;
    // Enough tiles that several threads have work.
    int64_t most = std::max<int64_t>(1, elements / std::max<int64_t>(p_.tile_cols, 1));
    const int64_t others = p_.outer * p_.col_blocks;
    if (p_.work >= 32768) most = std::min(most, std::max<int64_t>(1, rows * others / 16));
    p_.tile_rows = std::clamp<int64_t>(most, 1, rows);
    p_.row_tiles = (rows + p_.tile_rows - 1) / p_.tile_rows;
    p_.tiles = p_.col_blocks * p_.outer * p_.row_tiles;
    if (p_.accumulators.empty()) return;
    int64_t sums = 0;
    for (const Accumulator& a : p_.accumulators) sums += a.count;
    const auto by_work = static_cast<int64_t>(p_.work / 65536);
    const int64_t by_sums = s_.numel() / std::max<int64_t>(1, 8 * sums);
    p_.chunks = std::clamp<int64_t>(std::min({by_work, by_sums, p_.tiles}), 1, 32);
  }

  void place_buffers() {
    int64_t offset = 0;
    for (const auto& [level, size] : places_) {
      int64_t n = 1;
      if (level == Level::kTile) n = p_.tile_rows * p_.tile_cols;
      if (level == Level::kRows) n = p_.tile_rows;
      if (level == Level::kCols) n = p_.tile_cols;
      p_.buffers.push_back(offset);
      offset += (n * size + 63) / 64 * 64;
    }
    p_.thread_bytes = (offset + 127) / 128 * 128;
  }

  int position(const Value& v) const {
    switch (v.kind) {
      case Value::kBuffer: return buffers_[static_cast<size_t>(v.index)].place;
      case Value::kConstant: return p_.first_constant() + v.index;
      case Value::kPointer: return p_.first_pointer() + v.index;
      case Value::kNone: break;
    }
    return 0;
  }

  void number() {
    for (auto* list : {&prologue_, &tile_})
      for (Draft& d : *list) {
        Instruction& i = d.instruction;
        i.flat = i.extent == Extent::kTile && i.first_only == 0 && !d.has_index;
        for (int k = 0; k < d.arity; ++k) {
          i.in[k] = position(d.in[k]);
          settle_stride(i.stride[k], i.step[k], i.flat);
        }
        i.out = position(d.out);
        for (int k = d.arity; k < 3; ++k) i.in[k] = i.out;
        settle_stride(i.out_stride, i.out_step, i.flat);
        if (d.has_index) i.index = position(d.index);
      }
    for (size_t i : no_flat_) tile_[i].instruction.flat = false;
    for (const Draft& d : prologue_) p_.prologue.push_back(d.instruction);
    for (const Draft& d : tile_) p_.tile.push_back(d.instruction);
  }
  void settle_stride(int64_t& stride, int64_t step, bool& flat) const {
    if (stride == kTileStride) stride = p_.tile_cols;
    const bool same = stride == 0 && step == 0;
    flat = flat && (same || (stride == p_.tile_cols && step == 1));
  }

  struct Loaded {
    NodeId node;
    Access access;
    bool as_float;
    Value value;
  };

  const Graph& g_;
  const Space& s_;
  RegionProgram& p_;
  std::string& why_;
  std::unordered_map<uint32_t, int> slots_, out_slots_, uses_;
  std::unordered_map<uint32_t, SuperOp> supers_;
  std::unordered_map<uint32_t, bool> absorbed_, stored_;
  std::unordered_map<uint32_t, Value> values_;
  std::vector<Loaded> loaded_;
  std::vector<BufferInfo> buffers_;
  std::vector<std::pair<Level, int64_t>> places_;
  std::vector<Draft> prologue_, tile_;
  std::vector<size_t> no_flat_;
};

}  // namespace

bool compile_region(const Graph& graph, const Space& space, const Group& group,
                    std::span<const int> input_slots, std::span<const int> output_slots,
                    RegionProgram& program, std::string& why) {
  program = {};
  return RegionCompiler(graph, space, group, input_slots, output_slots, program, why).run();
}

}  // namespace fullbore::cpu
