// Functions of images: N C H W, as PyTorch's. Throw Error when operands do not fit.
#pragma once

#include <array>
#include <cstdint>

#include "fullbore/tensor.h"

namespace fullbore {

// A number for both axes, or one for each: {height, width}.
struct Pair {
  int64_t height, width;
  Pair(int64_t both) : height(both), width(both) {}  // NOLINT: 3 stands for {3, 3}
  Pair(int64_t h, int64_t w) : height(h), width(w) {}
};

struct Conv2dOptions {
  Pair stride = 1, padding = 0, dilation = 1;
  int64_t groups = 1;
};
// x [N, C, H, W], weight [O, C / groups, kH, kW], bias [O] or undefined: [N, O, H', W'] with
// H' = (H + 2 padding - dilation (kH - 1) - 1) / stride + 1, rounded down.
Tensor conv2d(const Tensor& x, const Tensor& weight, const Tensor& bias = {},
              const Conv2dOptions& options = {});

// The largest element of each window; padding never is. stride 0: the kernel's size.
Tensor max_pool2d(const Tensor& x, Pair kernel, Pair stride = 0, Pair padding = 0);
// The mean of each window, padding counted as zeros. stride 0: the kernel's size.
Tensor avg_pool2d(const Tensor& x, Pair kernel, Pair stride = 0, Pair padding = 0);

}  // namespace fullbore
