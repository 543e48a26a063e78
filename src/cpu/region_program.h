// A region compiled: instructions over a table of pointers, and how tiles cover the iteration
// space. Built by compile_region, run by RegionKernel (region_run.cc). A plain value.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cpu/kernel.h"
#include "cpu/region_space.h"
#include "cpu/tile.h"

namespace fullbore::cpu {

// How much of a tile of rows x cols a value has: one number, one per column, one per row, or all.
enum class Level : uint8_t { kOne, kCols, kRows, kTile };

// The part of the tile that an instruction runs over. kCells: one column, row by row.
enum class Extent : uint8_t { kOne, kCols, kRows, kTile, kCells };

struct Instruction {
  TileFn fn = nullptr;
  Extent extent = Extent::kTile;
  bool flat = false;       // a whole tile may be run as one long row
  AxisSet first_only = 0;  // run only where the index along these axes is 0
  int in[3] = {0, 0, 0};   // positions in the pointer table
  int out = 0;
  int index = -1;  // pointer table entry whose value is TileArgs::index
  int64_t stride[3] = {}, step[3] = {1, 1, 1};
  int64_t out_stride = 0, out_step = 1;
};

// A pointer that moves from tile to tile.
struct Pointer {
  static constexpr int kIndex = -1;  // no memory: the element's number itself
  int base = 0;                      // slot; kIndex; or -2 - accumulator
  int64_t bytes = 1;                 // of an element
  Access access;
};

// A reduction that is complete when the region ends: every chunk of tiles has its own sums, which
// are added up in the order of the chunks.
struct Accumulator {
  int64_t count = 0;   // elements
  int64_t offset = 0;  // bytes, in a chunk's block
  TileType type = TileType::f32;
  bool sum = true;                // else max
  TileType from = TileType::f32;  // the value's own type
  DType dtype = DType::f32;       // of the result
  int slot = 0;
  // Result element of accumulator element i: axis by axis (extent, stride), outermost first.
  std::vector<int64_t> extent, stride;
  bool dense = true;  // element i goes to element i
};

struct RegionProgram {
  // The pointer table: buffers in a thread's scratch, then constants, then moving pointers.
  std::vector<int64_t> buffers;  // offsets in bytes
  std::vector<uint64_t> constants;
  std::vector<Pointer> pointers;
  std::vector<Instruction> prologue;  // once for each block of columns
  std::vector<Instruction> tile;
  std::vector<Accumulator> accumulators;

  std::vector<int64_t> extent;  // of the space
  int64_t tile_rows = 1, tile_cols = 1;
  int64_t tiles = 1, row_tiles = 1, outer = 1, col_blocks = 1;
  int64_t chunks = 0;       // with accumulators: fixed by the shape; else 0
  int64_t chunk_bytes = 0;  // accumulators of one chunk
  int64_t thread_bytes = 0;
  double work = 0;  // roughly: vector-friendly operations on elements

  int first_constant() const { return static_cast<int>(buffers.size()); }
  int first_pointer() const { return first_constant() + static_cast<int>(constants.size()); }
  int table_size() const { return first_pointer() + static_cast<int>(pointers.size()); }
};

// False, and why, when the region needs an instruction that does not exist.
bool compile_region(const Graph& graph, const Space& space, const Group& group,
                    std::span<const int> input_slots, std::span<const int> output_slots,
                    RegionProgram& program, std::string& why);

}  // namespace fullbore::cpu
