// The Highway kernels by file; simd_kernel (tile.h) chooses among them. Null where there is none.
#pragma once

#include "cpu/tile.h"

namespace fullbore::cpu {

TileFn simd_float_kernel(TileOp op, unsigned splats);                   // simd_float.cc
TileFn simd_integer_kernel(TileOp op, TileType type, unsigned splats);  // simd_integer.cc
TileFn simd_reduce_kernel(TileOp op);                                   // simd_reduce.cc, f32

}  // namespace fullbore::cpu
