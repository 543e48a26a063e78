// Builds the instruction list of a region: values (buffers, constants, moving pointers),
// instructions on them, and at the end the places of buffers and the size of tiles. Used by
// compile_region.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "cpu/region_program.h"

namespace fullbore::cpu {

struct Value {
  enum Kind { kNone, kBuffer, kConstant, kPointer };
  Kind kind = kNone;
  int index = 0;  // number of the buffer, constant or pointer; not yet a table position
  Level level = Level::kOne;
  TileType type = TileType::f32;
  int64_t row = 0, col = 0;  // kPointer: strides in elements
};

// An instruction whose operands are Values.
struct Draft {
  Instruction instruction{};
  Value in[3]{}, out{}, index{};
  int arity = 0;
  bool has_index = false;
  bool by_rows = false;  // rows must not be run together as one
};

class TileBuilder {
 public:
  // `why` gets the reason when apply or raise return false.
  TileBuilder(const Space& space, RegionProgram& program, std::string& why)
      : s_(space), p_(program), why_(why) {}

  // How much of a tile a value that depends on these axes has.
  Level level_of(AxisSet axes) const;

  Value new_buffer(Level level, TileType type);
  // The tile element (4 or 8 bytes) that starts at `bytes`.
  Value constant(TileType type, const void* bytes);
  // Elements of `bytes` bytes from slot `base` on (or see Pointer).
  Value pointer(int base, int64_t bytes, const Access& access, Level level, TileType type);

  static Draft draft(Level level, TileFn fn, const Value& out);
  // Appends; sets strides and steps of operands and result.
  void emit(Draft d, Level level);
  // Makes an iota or random words start where `access` says; use after emit has set strides.
  static void place_index(Draft& d, const Access& access);
  Draft& last(Level level) { return list(level).back(); }

  // Stride (row to row) and step (column to column) of an operand of an instruction over `extent`.
  void address(const Value& v, Extent extent, int64_t& stride, int64_t& step) const;
  // Whether the operand has one value for each row.
  static bool splat(const Value& v, Extent extent);
  static Extent extent_of(Level level) { return static_cast<Extent>(level); }

  // out = op(in...), by the best kernel for how the operands lie.
  bool apply(TileOp op, Level level, const Value* in, int arity, const Value& out);
  // v with all elements of `level`: copied where it has fewer.
  bool raise(Value& v, Level level);

  // Places buffers, chooses tiles and chunks, writes the instructions into the program.
  void finish();

 private:
  struct BufferInfo {
    Level level;
    TileType type;
    int last = -1;   // tile instruction that reads it last; -1: lives through all tiles
    int place = -1;  // physical buffer
  };
  using Place = std::pair<Level, int64_t>;  // level, bytes of an element
  using FreeList = std::map<Place, std::vector<int>>;

  std::vector<Draft>& list(Level level) {
    return level == Level::kOne || level == Level::kCols ? prologue_ : tile_;
  }
  void touch(const Value& v, int i);
  static bool in_place(const Draft& d);
  void release(const Draft& d, int i, FreeList& free);
  void settle(const Value& v, FreeList& free);
  void choose_tiles();
  void place_buffers();
  int position(const Value& v) const;
  void number(Draft& d) const;
  void settle_stride(int64_t& stride, int64_t step, bool& flat) const;

  const Space& s_;
  RegionProgram& p_;
  std::string& why_;
  std::vector<BufferInfo> buffers_;
  std::vector<Place> places_;
  std::vector<Draft> prologue_, tile_;
};

}  // namespace fullbore::cpu
