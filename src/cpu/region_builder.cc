#include "cpu/region_builder.h"

#include <algorithm>
#include <cstring>

namespace fullbore::cpu {
namespace {

constexpr int64_t kTileBytes = 24 * 1024;  // of all buffers together: half of a first-level cache
constexpr int64_t kFewestElements = 256, kMostElements = 2048;  // of a tile

constexpr int64_t kStridedCols = 32;

// Stands for the width of a tile until that is known.
constexpr int64_t kTileStride = INT64_MIN;

}  // namespace

Level TileBuilder::level_of(AxisSet axes) const {
  const bool inner = (axes & s_.inner()) != 0, outer = (axes & ~s_.inner()) != 0;
  // With a single row, whatever has columns is the tile itself.
  const bool one_row = s_.numel() == s_.cols();
  if (inner) return outer || one_row ? Level::kTile : Level::kCols;
  return outer ? Level::kRows : Level::kOne;
}

Value TileBuilder::new_buffer(Level level, TileType type) {
  buffers_.push_back({level, type});
  return {.kind = Value::kBuffer,
          .index = static_cast<int>(buffers_.size()) - 1,
          .level = level,
          .type = type};
}

Value TileBuilder::constant(TileType type, const void* bytes) {
  uint64_t word = 0;
  std::memcpy(&word, bytes, static_cast<size_t>(tile_type_bytes(type)));
  p_.constants.push_back(word);
  return {
      .kind = Value::kConstant, .index = static_cast<int>(p_.constants.size()) - 1, .type = type};
}

Value TileBuilder::pointer(int base, int64_t bytes, const Access& access, Level level,
                           TileType type) {
  const size_t n = access.stride.size();
  p_.pointers.push_back({base, bytes, access});
  return {.kind = Value::kPointer,
          .index = static_cast<int>(p_.pointers.size()) - 1,
          .level = level,
          .type = type,
          .row = access.stride[n - 2],
          .col = access.stride[n - 1]};
}

Draft TileBuilder::draft(Level level, TileFn fn, const Value& out) {
  Draft d;
  d.instruction.fn = fn;
  d.instruction.extent = extent_of(level);
  d.out = out;
  return d;
}

// Strides of an iota or of random words along the instruction's rows and columns.
void TileBuilder::place_index(Draft& d, const Access& access) {
  const size_t n = access.stride.size();
  const int64_t row = access.stride[n - 2], col = access.stride[n - 1];
  d.instruction.stride[0] = d.instruction.extent == Extent::kTile ? row : 0;
  d.instruction.step[0] = d.instruction.extent == Extent::kRows ? row : col;
}

// Whether operand v has one value for each row of an instruction over `extent`.
bool TileBuilder::splat(const Value& v, Extent extent) {
  if (v.kind == Value::kConstant) return true;
  switch (extent) {
    case Extent::kTile:
    case Extent::kCols: return v.level == Level::kOne || v.level == Level::kRows;
    case Extent::kRows: return v.level == Level::kOne;
    default: return false;
  }
}

// Sets stride and step of one operand.
void TileBuilder::address(const Value& v, Extent extent, int64_t& stride, int64_t& step) const {
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

void TileBuilder::emit(Draft d, Level level) {
  const Extent extent = d.instruction.extent;
  for (int k = 0; k < d.arity; ++k)
    address(d.in[k], extent, d.instruction.stride[k], d.instruction.step[k]);
  address(d.out, extent, d.instruction.out_stride, d.instruction.out_step);
  list(level).push_back(std::move(d));
}

// out = op(in...), choosing the kernel by the operands' shapes.
bool TileBuilder::apply(TileOp op, Level level, const Value* in, int arity, const Value& out) {
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
  if (fn == nullptr) {
    why_ = "no instruction for this operation on this type";
    return false;
  }
  Draft d = draft(level, fn, out);
  std::copy(in, in + arity, d.in);
  d.arity = arity;
  emit(d, level);
  return true;
}

// v with all elements of `level`: copied where it has fewer.
bool TileBuilder::raise(Value& v, Level level) {
  if (v.level == level && v.kind != Value::kConstant) return true;
  const Value out = new_buffer(level, v.type);
  if (!apply(TileOp::kCopy, level, &v, 1, out)) return false;
  v = out;
  return true;
}

// ---- buffers, tile sizes, table positions ----

void TileBuilder::finish() {
  // Physical buffers of 4- and 8-byte tiles apart, reused when the last reader has run.
  for (size_t i = 0; i < tile_.size(); ++i) {
    const Draft& d = tile_[i];
    for (int k = 0; k < d.arity; ++k) touch(d.in[k], static_cast<int>(i));
    touch(d.out, static_cast<int>(i));
  }
  FreeList free;
  for (const Draft& d : prologue_) settle(d.out, free);
  for (size_t i = 0; i < tile_.size(); ++i) {
    const Draft& d = tile_[i];
    const bool reuse = in_place(d);
    if (reuse) release(d, static_cast<int>(i), free);
    settle(d.out, free);
    if (!reuse) release(d, static_cast<int>(i), free);
  }
  choose_tiles();
  place_buffers();
  for (auto* list : {&prologue_, &tile_})
    for (Draft& d : *list) number(d);
  for (const Draft& d : prologue_) p_.prologue.push_back(d.instruction);
  for (const Draft& d : tile_) p_.tile.push_back(d.instruction);
}

void TileBuilder::touch(const Value& v, int i) {
  if (v.kind != Value::kBuffer) return;
  BufferInfo& b = buffers_[static_cast<size_t>(v.index)];
  if (b.level == Level::kTile || b.level == Level::kRows) b.last = i;
}

// Whether the result may take over an operand's buffer: every kernel reads an element before it
// writes the one of the same number.
bool TileBuilder::in_place(const Draft& d) {
  if (d.out.kind != Value::kBuffer || d.instruction.extent == Extent::kCells) return false;
  for (int k = 0; k < d.arity; ++k)
    if (d.in[k].kind == Value::kBuffer &&
        tile_type_bytes(d.in[k].type) != tile_type_bytes(d.out.type))
      return false;
  return true;
}

void TileBuilder::release(const Draft& d, int i, FreeList& free) {
  for (int k = 0; k < d.arity; ++k) {
    if (d.in[k].kind != Value::kBuffer) continue;
    BufferInfo& b = buffers_[static_cast<size_t>(d.in[k].index)];
    if (b.last != i || b.place < 0) continue;
    b.last = -2;  // once, when an operand comes twice
    free[{b.level, tile_type_bytes(b.type)}].push_back(b.place);
  }
}

void TileBuilder::settle(const Value& v, FreeList& free) {
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

void TileBuilder::choose_tiles() {
  int64_t bytes = 0;
  for (const auto& [level, size] : places_)
    if (level == Level::kTile) bytes += size;
  int64_t elements =
      std::clamp<int64_t>(kTileBytes / std::max<int64_t>(bytes, 8), kFewestElements, kMostElements);
  elements = elements / 64 * 64;
  const int64_t cols = s_.cols(), rows = s_.rows();
  p_.extent = s_.extent;
  p_.outer = s_.outer();
  p_.tile_cols = s_.whole_rows || cols <= elements ? cols : elements;
  // Where columns lie far apart in memory (a transpose), a cache line serves many rows of the tile.
  const bool strided = std::any_of(p_.pointers.begin(), p_.pointers.end(), [](const Pointer& m) {
    return m.base != Pointer::kIndex && m.access.stride.back() > 1;
  });
  if (strided && !s_.whole_rows) p_.tile_cols = std::min(p_.tile_cols, kStridedCols);
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

void TileBuilder::place_buffers() {
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

int TileBuilder::position(const Value& v) const {
  switch (v.kind) {
    case Value::kBuffer: return buffers_[static_cast<size_t>(v.index)].place;
    case Value::kConstant: return p_.first_constant() + v.index;
    case Value::kPointer: return p_.first_pointer() + v.index;
    case Value::kNone: break;
  }
  return 0;
}

void TileBuilder::number(Draft& d) const {
  Instruction& i = d.instruction;
  i.flat = i.extent == Extent::kTile && i.first_only == 0 && !d.has_index && !d.by_rows;
  for (int k = 0; k < d.arity; ++k) {
    i.in[k] = position(d.in[k]);
    settle_stride(i.stride[k], i.step[k], i.flat);
  }
  i.out = position(d.out);
  for (int k = d.arity; k < 3; ++k) i.in[k] = i.out;
  settle_stride(i.out_stride, i.out_step, i.flat);
  if (d.has_index) i.index = position(d.index);
}

void TileBuilder::settle_stride(int64_t& stride, int64_t step, bool& flat) const {
  if (stride == kTileStride) stride = p_.tile_cols;
  const bool same = stride == 0 && step == 0;
  flat = flat && (same || (stride == p_.tile_cols && step == 1));
}

}  // namespace fullbore::cpu
