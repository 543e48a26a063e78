// The arithmetic of pooling on runs of output positions, in f32 whatever is stored. Pure functions.
#pragma once

#include <cstdint>

#include "fullbore/dtype.h"

namespace fullbore::cpu {

// `positions` windows along an axis. Position p of window element t, column c, is
// x[taps[t] + p * x_step + c]; its result is y[p * y_step + c]. Taps are in the row-major order of
// the window. All counts in elements.
struct PoolRun {
  const void* x;
  const int64_t* taps;
  int64_t num_taps, positions, cols;
  int64_t x_step, y_step;
  void* y;         // written by max and sum
  const void* dy;  // read by gradients
  void* dx;        // written, or added to
};
using PoolFn = void (*)(const PoolRun&);

// Null where the type is not a float of 32 or 16 bits.
struct PoolFns {
  PoolFn max = nullptr, sum = nullptr;
  // Every dx under the windows is written: dy at the largest element, 0 elsewhere.
  PoolFn grad_write = nullptr;
  // dy is added to dx (f32, whatever x is) at the largest element.
  PoolFn grad_add = nullptr;
};
// by_column: vectors run over columns; else over positions, and cols is 1.
PoolFns pool_fns(DType dtype, bool by_column);

}  // namespace fullbore::cpu
