// The instructions of the tile interpreter: each applies one operation to a tile of rows x cols
// elements that lie in the first-level cache. Two sets: Highway kernels for 32-bit lanes, compiled
// for SSE4, AVX2 and AVX-512 and chosen when the program starts, and plain loops for everything
// else. All functions are pure and thread safe.
#pragma once

#include <cstdint>
#include <optional>

#include "fullbore/dtype.h"

namespace fullbore::cpu {

// Element types inside tiles. bf16 and f16 are computed in f32, i8 and u8 in i32; mask is a bool:
// 32 bits, all of them set or none.
enum class TileType : uint8_t { f32, i32, u32, mask, f64, i64 };
TileType tile_type(DType dtype);
constexpr int64_t tile_type_bytes(TileType t) {
  return t == TileType::f64 || t == TileType::i64 ? 8 : 4;
}

// One instruction's operands for one tile. Strides are in elements. An operand that has one value
// per row has step 0, else 1.
struct TileArgs {
  int64_t rows = 0, cols = 0;
  const void* in[3] = {};
  int64_t stride[3] = {};  // from row to row
  int64_t step[3] = {};    // from column to column
  void* out = nullptr;
  int64_t out_stride = 0;
  int64_t out_step = 1;
  int64_t index = 0;  // of iota and random words: see there
};
using TileFn = void (*)(const TileArgs&);

enum class TileOp : uint8_t {
  // one operand
  kCopy,
  kNeg,
  kAbs,
  kSign,
  kExp,
  kExpm1,
  kLog,
  kLog1p,
  kSqrt,
  kRsqrt,
  kTanh,
  kLogistic,
  kErf,
  kSin,
  kCos,
  kFloor,
  kRound,
  kNot,
  kWrapI8,
  kWrapU8,  // i32 -> i32, cut to 8 bits
  kRoundBf16,
  kRoundF16,  // f32 -> f32, rounded to what is stored
  // two operands
  kAdd,
  kSub,
  kMul,
  kDiv,
  kMax,
  kMin,
  kPow,
  kAnd,
  kOr,
  kXor,
  kShr,
  kEq,
  kNe,
  kLt,
  kLe,
  kGt,
  kGe,  // -> mask
  // three operands
  kSelect,   // mask in[0] ? in[1] : in[2]
  kMulAdd,   // in[0] * in[1] + in[2], rounded twice
  kMulSub,   // in[0] * in[1] - in[2]
  kSubFrom,  // in[2] - in[0] * in[1]
  kAddMul,   // (in[0] + in[1]) * in[2]
  kSubMul,   // (in[0] - in[1]) * in[2]
  kMulMul,   // (in[0] * in[1]) * in[2]
  kAddAdd,   // (in[0] + in[1]) + in[2]
  // reductions: rows to one value each, out[r * out_stride]
  kRowSum,
  kRowMax,
  // reductions over rows: out[r * out_stride + j] += in[0][r, j] (or max); out_stride may be 0.
  kAccSum,
  kAccMax,
  // the same for one value per row into f64 / i64 (see accumulator_type): out[r * out_stride]
  kCellSum,
  kCellMax,
};
constexpr int tile_arity(TileOp op) {
  if (op < TileOp::kAdd) return 1;
  if (op < TileOp::kSelect) return 2;
  return op < TileOp::kRowSum ? 3 : 1;
}

// A Highway kernel, or null. splats: bit k set where operand k has one value per row (step 0).
TileFn simd_kernel(TileOp op, TileType type, unsigned splats);
// A plain loop; any splats. Null where the op does not exist on the type.
TileFn plain_kernel(TileOp op, TileType type);

// Between tile types, as Op::kConvert does; `simd` may be null.
TileFn simd_convert(TileType from, TileType to, bool splat);
TileFn plain_convert(TileType from, TileType to);

// From memory (elements `step` apart) to a tile and back. The SIMD ones need step 1 or are null.
TileFn simd_load(DType from, TileType to);
TileFn simd_store(TileType from, DType to);
TileFn plain_load(DType from, TileType to);
TileFn plain_store(TileType from, DType to);

// What kCellSum and kCellMax add up in: 8 bytes.
constexpr TileType accumulator_type(TileType t) {
  return t == TileType::f32 || t == TileType::f64 ? TileType::f64 : TileType::i64;
}

// Fills with start + r * stride[0] + j * step[0] (index is the start), cut to the type.
TileFn iota_kernel(TileType type);

// Random words: in[0] is the key (2 words), in[1] the sample counters (u32), in[2] the number of
// words per sample (i64). Row r starts at word index + r * stride[0] of the whole.
TileFn rng_kernel();

// Names of the compiled instruction sets ("AVX3", ...) and the one in use; for tests and --explain.
const char* simd_target_name();

}  // namespace fullbore::cpu
