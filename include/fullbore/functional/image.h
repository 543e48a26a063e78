// Functions of images and other signals on grids: x [N, C, spatial...] with one to three spatial
// axes, as PyTorch's. Throw Error when operands do not fit.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "fullbore/tensor.h"

namespace fullbore {

// A number for each spatial axis; one number stands for all: 3 for {3, 3}.
template <int N>
class Extents {
 public:
  Extents(int64_t all) { values_.fill(all); }  // NOLINT: 3 stands for {3, 3}
  // Templates, as clang 14 would instantiate plain ones for every N.
  template <typename... Rest>
  requires(sizeof...(Rest) + 2 == N) Extents(int64_t first, int64_t second, Rest... rest)
      : values_{first, second, static_cast<int64_t>(rest)...} {}
  int64_t operator[](int axis) const { return values_[static_cast<size_t>(axis)]; }
  int64_t& operator[](int axis) { return values_[static_cast<size_t>(axis)]; }
  auto begin() const { return values_.begin(); }
  auto end() const { return values_.end(); }
  bool operator==(const Extents&) const = default;
  std::string text() const;  // "(3, 3)"

 private:
  std::array<int64_t, N> values_;
};
using Pair = Extents<2>;

// ---- convolutions ----

// Zeros around x: so many on both sides of each axis, or "same": as many as keep the extents (the
// odd one goes behind), or "valid": none.
template <int N>
struct Padding {
  Padding(int64_t all) : amount(all) {}              // NOLINT: 1 stands for {1, 1}
  Padding(const Extents<N>& each) : amount(each) {}  // NOLINT
  template <size_t M>
  Padding(const char (&name)[M]) : Padding(named(name)) {}  // NOLINT: "same" or "valid"
  template <typename... Rest>
  requires(sizeof...(Rest) + 2 == N) Padding(int64_t first, int64_t second, Rest... rest)
      : amount(first, second, rest...) {}
  static Padding named(std::string_view name);
  Extents<N> amount;
  bool same = false;
};

template <int N>
struct ConvOptions {
  Extents<N> stride = 1;
  Padding<N> padding = 0;  // "same" needs stride 1
  Extents<N> dilation = 1;
  int64_t groups = 1;
};
using Conv2dOptions = ConvOptions<2>;

// x [N, C, ...], weight [O, C / groups, k...], bias [O] or undefined: [N, O, ...] of extents
// (x + 2 padding - dilation (k - 1) - 1) / stride + 1, rounded down.
template <int N>
Tensor conv(const Tensor& x, const Tensor& weight, const Tensor& bias, const ConvOptions<N>& o);
Tensor conv1d(const Tensor& x, const Tensor& weight, const Tensor& bias = {},
              const ConvOptions<1>& options = {});
Tensor conv2d(const Tensor& x, const Tensor& weight, const Tensor& bias = {},
              const ConvOptions<2>& options = {});
Tensor conv3d(const Tensor& x, const Tensor& weight, const Tensor& bias = {},
              const ConvOptions<3>& options = {});

template <int N>
struct ConvTransposeOptions {
  Extents<N> stride = 1, padding = 0;
  Extents<N> output_padding = 0;  // below stride
  Extents<N> dilation = 1;
  int64_t groups = 1;
};
// The gradient of a convolution by its input, as a function: x [N, C, ...], weight
// [C, O / groups, k...]: [N, O, ...] of extents
// (x - 1) stride - 2 padding + dilation (k - 1) + output_padding + 1.
template <int N>
Tensor conv_transpose(const Tensor& x, const Tensor& weight, const Tensor& bias,
                      const ConvTransposeOptions<N>& o);

// ---- pooling ----
// stride 0: the kernel's. padding: at most half the kernel; never the largest element.

template <int N>
struct PoolOptions {
  Extents<N> stride = 0, padding = 0;
  Extents<N> dilation = 1;  // of max_pool only
  bool ceil_mode = false;   // windows that only begin in x (or its padding in front) count too
  bool count_include_pad = true;  // avg_pool: padding counts as zeros
};
template <int N>
Tensor max_pool(const Tensor& x, const Extents<N>& kernel, const PoolOptions<N>& options = {});
template <int N>
Tensor avg_pool(const Tensor& x, const Extents<N>& kernel, const PoolOptions<N>& options = {});
Tensor max_pool2d(const Tensor& x, Pair kernel, Pair stride = 0, Pair padding = 0);
Tensor avg_pool2d(const Tensor& x, Pair kernel, Pair stride = 0, Pair padding = 0);
// Windows from floor(i x / y) to ceil((i + 1) x / y), so that the result has extents `size`.
template <int N>
Tensor adaptive_max_pool(const Tensor& x, const Extents<N>& size);
template <int N>
Tensor adaptive_avg_pool(const Tensor& x, const Extents<N>& size);

// ---- normalisation ----
// Statistics over each group of channels of each sample; weight and bias [C] or undefined. Wu and
// He 2018.
Tensor group_norm(const Tensor& x, int64_t num_groups, const Tensor& weight = {},
                  const Tensor& bias = {}, double eps = 1e-5);
// x / (k + alpha / size * sum of squares over `size` channels around)^beta. Krizhevsky et al. 2012.
Tensor local_response_norm(const Tensor& x, int64_t size, double alpha = 1e-4, double beta = 0.75,
                           double k = 1);

// ---- resampling ----
enum class PaddingMode { kZeros, kReflect, kReplicate, kCircular };
// `low` and `high` elements before and behind each spatial axis. kReflect needs fewer than the
// extent, kCircular no more than it.
Tensor pad_image(const Tensor& x, const std::vector<int64_t>& low, const std::vector<int64_t>& high,
                 PaddingMode mode);

enum class Interpolation { kNearest, kLinear };
// x with the spatial extents `size`. kLinear is linear along each axis (bilinear, trilinear);
// align_corners puts the first and last points onto each other.
Tensor interpolate(const Tensor& x, const std::vector<int64_t>& size,
                   Interpolation mode = Interpolation::kNearest, bool align_corners = false);
// [N, C r^2, H, W] to [N, C, H r, W r]. Shi et al. 2016.
Tensor pixel_shuffle(const Tensor& x, int64_t upscale_factor);
Tensor pixel_unshuffle(const Tensor& x, int64_t downscale_factor);

}  // namespace fullbore
