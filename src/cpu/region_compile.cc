// From a space to instructions: where each value is kept, which kernel computes it.
#include <algorithm>
#include <cstring>
#include <map>
#include <optional>
#include <unordered_map>

#include "cpu/region_builder.h"

namespace fullbore::cpu {
namespace {

// The ops that are one instruction of the same name.
constexpr std::pair<Op, TileOp> kSameName[] = {
    {Op::kNeg, TileOp::kNeg},           {Op::kAbs, TileOp::kAbs},      {Op::kSign, TileOp::kSign},
    {Op::kExp, TileOp::kExp},           {Op::kExpm1, TileOp::kExpm1},  {Op::kLog, TileOp::kLog},
    {Op::kLog1p, TileOp::kLog1p},       {Op::kSqrt, TileOp::kSqrt},    {Op::kRsqrt, TileOp::kRsqrt},
    {Op::kTanh, TileOp::kTanh},         {Op::kErf, TileOp::kErf},      {Op::kSin, TileOp::kSin},
    {Op::kLogistic, TileOp::kLogistic}, {Op::kCos, TileOp::kCos},      {Op::kFloor, TileOp::kFloor},
    {Op::kRound, TileOp::kRound},       {Op::kNot, TileOp::kNot},      {Op::kAdd, TileOp::kAdd},
    {Op::kSub, TileOp::kSub},           {Op::kMul, TileOp::kMul},      {Op::kDiv, TileOp::kDiv},
    {Op::kMax, TileOp::kMax},           {Op::kMin, TileOp::kMin},      {Op::kPow, TileOp::kPow},
    {Op::kAnd, TileOp::kAnd},           {Op::kOr, TileOp::kOr},        {Op::kXor, TileOp::kXor},
    {Op::kShr, TileOp::kShr},           {Op::kSelect, TileOp::kSelect}};

std::optional<TileOp> tile_op(const Graph& g, NodeId id) {
  if (g[id].op == Op::kCompare) {
    constexpr TileOp kOps[] = {TileOp::kEq, TileOp::kNe, TileOp::kLt,
                               TileOp::kLe, TileOp::kGt, TileOp::kGe};
    return kOps[g.attr(id).direction.at(0)];
  }
  for (const auto& [op, tile] : kSameName)
    if (op == g[id].op) return tile;
  return std::nullopt;
}

// Columns that fit in one tile whatever else the region needs.
constexpr int64_t kNarrow = 256;

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
      : g_(graph), s_(space), p_(program), why_(why), b_(space, program, why) {
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
    b_.finish();
    return true;
  }

 private:
  bool refuse(std::string why) {
    why_ = std::move(why);
    return false;
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
        if (m.output || !is_f32(m) || b_.level_of(m.axes) != b_.level_of(n.axes)) continue;
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

  // The number of a uniform Const, as a tile constant.
  Value const_value(NodeId id) {
    const DType dtype = g_.type(id).dtype;
    const TileType type = tile_type(dtype);
    uint64_t word = 0;
    TileArgs t{.rows = 1, .cols = 1};
    t.in[0] = g_.attr(id).literal.data();
    t.out = &word;
    plain_load(dtype, type)(t);
    return b_.constant(type, &word);
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
    const Level level = b_.level_of(x.axes);
    if (x.kind == Source::kIota) {
      const TileFn fn = iota_kernel(tile_type(dtype));
      if (fn == nullptr) return refuse("iota of this type");
      v = b_.new_buffer(level, tile_type(dtype));
      Draft d = b_.draft(level, fn, v);
      d.index = b_.pointer(Pointer::kIndex, 1, x.access, level, TileType::i64);
      d.has_index = true;
      b_.place_index(d, x.access);
      b_.emit(d, level);
      if (dtype == DType::u8 || dtype == DType::i8) {
        if (!b_.apply(dtype == DType::u8 ? TileOp::kWrapU8 : TileOp::kWrapI8, level, &v, 1, v))
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
    const Value m = b_.pointer(slot->second, static_cast<int64_t>(byte_size(dtype)), x.access,
                               level, tile_type(dtype));
    const int64_t step = level == Level::kRows ? m.row : level == Level::kOne ? 1 : m.col;
    if (is_native(dtype) && !as_float && step == 1) {
      v = m;
      return true;
    }
    TileFn fn = step == 1 ? simd_load(dtype, type) : nullptr;
    if (fn == nullptr) fn = plain_load(dtype, type);
    v = b_.new_buffer(level, type);
    Draft d = b_.draft(level, fn, v);
    d.in[0] = m;
    d.arity = 1;
    b_.emit(d, level);
    return true;
  }

  // ---- nodes ----

  bool compile(const SpaceNode& n) {
    p_.work += weight(g_[n.id].op) * static_cast<double>(elements(b_.level_of(n.axes | n.reduced)));
    const Op op = g_[n.id].op;
    const bool reduction = op == Op::kReduceSum || op == Op::kReduceMax;
    if (reduction && n.reduced != 0) return reduce(n);
    Value v;
    const TileType type = tile_type(g_.type(n.id).dtype);
    const Level level = b_.level_of(n.axes);
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
    if (!b_.apply(top, level, in, arity, v) || !wrap(n, level, v)) return false;
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
    return b_.apply(dtype == DType::u8 ? TileOp::kWrapU8 : TileOp::kWrapI8, level, &v, 1, v);
  }

  bool bitcast(const SpaceNode& n, Value& v) {
    const DType from = g_.type(g_.operands(n.id)[0]).dtype, to = g_.type(n.id).dtype;
    if (from == to) return true;
    if (byte_size(from) == 2) return refuse("16-bit bitcasts");
    if (byte_size(from) >= 4) return true;
    const Value in = v;
    v = b_.new_buffer(b_.level_of(n.axes), TileType::i32);
    return b_.apply(to == DType::u8 ? TileOp::kWrapU8 : TileOp::kWrapI8, b_.level_of(n.axes), &in,
                    1, v);
  }

  bool convert(const SpaceNode& n) {
    const DType from = g_.type(g_.operands(n.id)[0]).dtype, to = g_.type(n.id).dtype;
    const TileType tile_from = tile_type(from), tile_to = tile_type(to);
    const Level level = b_.level_of(n.axes);
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
      TileFn fn = simd_convert(in.type, tile_to, b_.splat(in, b_.extent_of(level)));
      int64_t stride, step;
      b_.address(in, b_.extent_of(level), stride, step);
      if (fn == nullptr || step != 1) fn = plain_convert(in.type, tile_to);
      Draft d = b_.draft(level, fn, v);
      d.in[0] = in;
      d.arity = 1;
      b_.emit(d, level);
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
    const Value out = b_.new_buffer(level, in.type);
    for (const bool upper : {false, true}) {
      const double bound = upper ? hi : lo;
      const auto narrow = static_cast<float>(bound);
      const Value c =
          in.type == TileType::f64 ? b_.constant(in.type, &bound) : b_.constant(in.type, &narrow);
      const Value operands[] = {upper ? out : in, c};
      if (!b_.apply(upper ? TileOp::kMin : TileOp::kMax, level, operands, 2, out)) return false;
    }
    in = out;
    return true;
  }
  // v = op(v), in a place of its own where v is another node's value.
  bool rewrite(TileOp op, Level level, Value& v) {
    const Value in = v;
    v = b_.new_buffer(level, v.type);
    return b_.apply(op, level, &in, 1, v);
  }

  bool random(const SpaceNode& n) {
    const TileFn fn = rng_kernel();
    const Level level = b_.level_of(n.axes);
    const int64_t batch = g_.type(g_.operands(n.id)[1]).shape[0];
    p_.constants.push_back(static_cast<uint64_t>(g_.type(n.id).shape.numel() / batch));
    const Value words{.kind = Value::kConstant, .index = static_cast<int>(p_.constants.size()) - 1};
    const Value v = result(n, level, TileType::u32);
    Draft d = b_.draft(level, fn, v);
    const Access whole{.offset = 0, .stride = std::vector<int64_t>(s_.extent.size(), 0)};
    for (int k = 0; k < 2; ++k) {
      const auto slot = slots_.find(g_.operands(n.id)[static_cast<size_t>(k)].index);
      if (slot == slots_.end()) return refuse("random words from a value without memory");
      d.in[k] = b_.pointer(slot->second, 4, whole, Level::kOne, TileType::u32);
    }
    d.in[2] = words;
    d.arity = 3;
    d.index = b_.pointer(Pointer::kIndex, 1, n.store, level, TileType::i64);
    d.has_index = true;
    b_.emit(d, level);
    b_.place_index(b_.last(level), n.store);
    return finish(n, v);
  }

  // ---- results ----

  // Where node n's value is computed: right in its output where that is stored as tiles are.
  Value result(const SpaceNode& n, Level level, TileType type) {
    if (const auto it = out_slots_.find(n.id.index); it != out_slots_.end() && direct(n, level)) {
      const Value v = b_.pointer(it->second, tile_type_bytes(type), n.store, level, type);
      stored_[n.id.index] = true;
      return v;
    }
    return b_.new_buffer(level, type);
  }
  bool direct(const SpaceNode& n, Level level) const {
    if (!n.output || !is_native(g_.type(n.id).dtype) || level != b_.level_of(n.shape)) return false;
    if (needs_rewrite(n)) return false;
    const size_t a = s_.extent.size();
    if (level == Level::kTile) return n.store.stride[a - 1] == 1 && covers(n.shape);
    // Not where several blocks of columns would each write it.
    const bool once = s_.whole_rows || s_.cols() <= kNarrow;
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
    const Level level = b_.level_of(n.shape);
    const Value m =
        b_.pointer(it->second, static_cast<int64_t>(byte_size(dtype)), n.store, level, v.type);
    int64_t stride, step;
    b_.address(v, b_.extent_of(level), stride, step);
    const int64_t out_step = level == Level::kRows ? m.row : level == Level::kOne ? 1 : m.col;
    TileFn fn = nullptr;
    if (out_step == 1 && step == 1) fn = simd_store(v.type, dtype);
    if (fn == nullptr && is_native(dtype) && out_step == 1 && step <= 1)
      fn = simd_kernel(TileOp::kCopy, v.type, step == 0 ? 1u : 0u);
    if (fn == nullptr) fn = plain_store(v.type, dtype);
    if (fn == nullptr) return refuse("no way to store this type");
    Draft d = b_.draft(level, fn, m);
    d.in[0] = v;
    d.arity = 1;
    // Values without the outer axes are stored once, by whoever runs the first tile.
    for (size_t a = 0; a < s_.extent.size(); ++a)
      if (((n.shape >> a) & 1u) == 0 && s_.extent[a] > 1)
        d.instruction.first_only |= AxisSet{1} << a;
    if (level == Level::kRows || level == Level::kTile) d.instruction.first_only &= s_.inner();
    b_.emit(d, Level::kTile);
    return true;
  }

  // ---- reductions ----

  bool reduce(const SpaceNode& n) {
    const bool sum = g_[n.id].op == Op::kReduceSum;
    Value x;
    if (!value_of(n.operands[0], x)) return false;
    if (x.type == TileType::mask) return refuse("reductions of bool");
    const bool spans = (n.operand_shape & s_.inner()) != 0;
    if (!b_.raise(x, spans ? Level::kTile : Level::kRows)) return false;
    if ((n.reduced & s_.inner()) != 0) {  // each row first
      const bool direct_row = n.in_row && direct(n, Level::kRows);
      const Value row =
          direct_row ? result(n, Level::kRows, x.type) : b_.new_buffer(Level::kRows, x.type);
      TileFn fn = x.kind == Value::kPointer && x.col != 1
                      ? nullptr
                      : simd_kernel(sum ? TileOp::kRowSum : TileOp::kRowMax, x.type, 0);
      if (fn == nullptr) fn = plain_kernel(sum ? TileOp::kRowSum : TileOp::kRowMax, x.type);
      Draft d = b_.draft(Level::kTile, fn, row);
      d.in[0] = x;
      d.arity = 1;
      d.by_rows = true;
      b_.emit(d, Level::kTile);
      Instruction& i = b_.last(Level::kTile).instruction;
      i.out_stride = row.kind == Value::kPointer ? row.row : 1;
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
    if (!n.output) return true;  // needed by nobody
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
    const Value out =
        b_.pointer(base, bytes, access, cells ? Level::kRows : Level::kTile, acc.type);
    Draft d = b_.draft(Level::kTile, fn, out);
    if (cells) d.instruction.extent = Extent::kCells;
    // A value without columns counts once, however many blocks of columns there are.
    if ((n.operand_shape & s_.inner()) == 0 && s_.cols() > 1) d.instruction.first_only = s_.inner();
    d.in[0] = x;
    d.arity = 1;
    d.by_rows = true;
    b_.emit(d, Level::kTile);
    return true;
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
  TileBuilder b_;
};

}  // namespace

bool compile_region(const Graph& graph, const Space& space, const Group& group,
                    std::span<const int> input_slots, std::span<const int> output_slots,
                    RegionProgram& program, std::string& why) {
  program = {};
  return RegionCompiler(graph, space, group, input_slots, output_slots, program, why).run();
}

}  // namespace fullbore::cpu
