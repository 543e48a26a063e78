// Pooling, resampling and padding of images; they hold no parameters. As module.h.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fullbore/functional/image.h"
#include "fullbore/nn/module.h"

namespace fullbore::nn {

// stride 0: the kernel's. padding: at most half the kernel.
template <int N>
class MaxPool : public Module {
 public:
  explicit MaxPool(Extents<N> kernel_size, Extents<N> stride = 0, Extents<N> padding = 0,
                   Extents<N> dilation = 1, bool ceil_mode = false)
      : kernel_(kernel_size),
        options_{
            .stride = stride, .padding = padding, .dilation = dilation, .ceil_mode = ceil_mode} {}
  Tensor forward(const Tensor& x) override { return max_pool<N>(x, kernel_, options_); }
  std::string describe() const override {
    return "MaxPool" + std::to_string(N) + "d(kernel_size=" + kernel_.text() + ")";
  }

 private:
  Extents<N> kernel_;
  PoolOptions<N> options_;
};
using MaxPool1d = MaxPool<1>;
using MaxPool2d = MaxPool<2>;
using MaxPool3d = MaxPool<3>;

template <int N>
class AvgPool : public Module {
 public:
  explicit AvgPool(Extents<N> kernel_size, Extents<N> stride = 0, Extents<N> padding = 0,
                   bool ceil_mode = false, bool count_include_pad = true)
      : kernel_(kernel_size),
        options_{.stride = stride,
                 .padding = padding,
                 .ceil_mode = ceil_mode,
                 .count_include_pad = count_include_pad} {}
  Tensor forward(const Tensor& x) override { return avg_pool<N>(x, kernel_, options_); }
  std::string describe() const override {
    return "AvgPool" + std::to_string(N) + "d(kernel_size=" + kernel_.text() + ")";
  }

 private:
  Extents<N> kernel_;
  PoolOptions<N> options_;
};
using AvgPool1d = AvgPool<1>;
using AvgPool2d = AvgPool<2>;
using AvgPool3d = AvgPool<3>;

template <int N>
class AdaptiveMaxPool : public Module {
 public:
  explicit AdaptiveMaxPool(Extents<N> output_size) : size_(output_size) {}
  Tensor forward(const Tensor& x) override { return adaptive_max_pool<N>(x, size_); }
  std::string describe() const override {
    return "AdaptiveMaxPool" + std::to_string(N) + "d(output_size=" + size_.text() + ")";
  }

 private:
  Extents<N> size_;
};
using AdaptiveMaxPool1d = AdaptiveMaxPool<1>;
using AdaptiveMaxPool2d = AdaptiveMaxPool<2>;
using AdaptiveMaxPool3d = AdaptiveMaxPool<3>;

template <int N>
class AdaptiveAvgPool : public Module {
 public:
  explicit AdaptiveAvgPool(Extents<N> output_size) : size_(output_size) {}
  Tensor forward(const Tensor& x) override { return adaptive_avg_pool<N>(x, size_); }
  std::string describe() const override {
    return "AdaptiveAvgPool" + std::to_string(N) + "d(output_size=" + size_.text() + ")";
  }

 private:
  Extents<N> size_;
};
using AdaptiveAvgPool1d = AdaptiveAvgPool<1>;
using AdaptiveAvgPool2d = AdaptiveAvgPool<2>;
using AdaptiveAvgPool3d = AdaptiveAvgPool<3>;

// Enlarges every spatial axis by a factor.
class Upsample : public Module {
 public:
  explicit Upsample(int64_t scale_factor, Interpolation mode = Interpolation::kNearest,
                    bool align_corners = false);
  Tensor forward(const Tensor& x) override;
  std::string describe() const override;

 private:
  int64_t scale_;
  Interpolation mode_;
  bool align_corners_;
};

class PixelShuffle : public Module {
 public:
  explicit PixelShuffle(int64_t upscale_factor) : factor_(upscale_factor) {}
  Tensor forward(const Tensor& x) override { return pixel_shuffle(x, factor_); }
  std::string describe() const override {
    return "PixelShuffle(upscale_factor=" + std::to_string(factor_) + ")";
  }

 private:
  int64_t factor_;
};

// As many elements before and behind each spatial axis.
template <int N>
class Pad : public Module {
 public:
  Pad(Extents<N> padding, PaddingMode mode) : padding_(padding), mode_(mode) {}
  Tensor forward(const Tensor& x) override {
    const std::vector<int64_t> both(padding_.begin(), padding_.end());
    return pad_image(x, both, both, mode_);
  }
  std::string describe() const override { return "Pad(" + padding_.text() + ")"; }

 private:
  Extents<N> padding_;
  PaddingMode mode_;
};
#define FB_PAD(Name, mode, N)                                    \
  struct Name : Pad<N> {                                         \
    explicit Name(Extents<N> padding) : Pad<N>(padding, mode) {} \
  };
FB_PAD(ZeroPad1d, PaddingMode::kZeros, 1)
FB_PAD(ZeroPad2d, PaddingMode::kZeros, 2)
FB_PAD(ZeroPad3d, PaddingMode::kZeros, 3)
FB_PAD(ReflectionPad1d, PaddingMode::kReflect, 1)
FB_PAD(ReflectionPad2d, PaddingMode::kReflect, 2)
FB_PAD(ReflectionPad3d, PaddingMode::kReflect, 3)
FB_PAD(ReplicationPad1d, PaddingMode::kReplicate, 1)
FB_PAD(ReplicationPad2d, PaddingMode::kReplicate, 2)
FB_PAD(ReplicationPad3d, PaddingMode::kReplicate, 3)
FB_PAD(CircularPad1d, PaddingMode::kCircular, 1)
FB_PAD(CircularPad2d, PaddingMode::kCircular, 2)
FB_PAD(CircularPad3d, PaddingMode::kCircular, 3)
#undef FB_PAD

}  // namespace fullbore::nn
