// Convolutions. As module.h.
#pragma once

#include "fullbore/functional/image.h"
#include "fullbore/nn/module.h"

namespace fullbore::nn {

// x [N, C, ...] with N spatial axes. Initialised as PyTorch: uniform in +-1/sqrt(C / groups *
// k...).
template <int N>
class Conv : public Module {
 public:
  struct Options {
    Extents<N> stride = 1;
    Padding<N> padding = 0;  // numbers, "same" or "valid"
    Extents<N> dilation = 1;
    int64_t groups = 1;  // in_channels: depthwise
    bool bias = true;
    PaddingMode padding_mode = PaddingMode::kZeros;
  };
  // Throws Error on sizes below 1, and unless groups divides both channels.
  Conv(int64_t in_channels, int64_t out_channels, Extents<N> kernel_size, const Options& options);
  Conv(int64_t in_channels, int64_t out_channels, Extents<N> kernel_size)
      : Conv(in_channels, out_channels, kernel_size, Options()) {}
  Parameter weight;  // [out, in / groups, k...]
  Parameter bias;    // [out]
  Tensor forward(const Tensor& x) override;
  void visit_members(Visitor& visitor) override;
  std::string describe() const override;

 private:
  Extents<N> kernel_;
  Options options_;
};
using Conv1d = Conv<1>;
using Conv2d = Conv<2>;
using Conv3d = Conv<3>;

// The gradient of a convolution by its input, as a layer that enlarges. Initialised as PyTorch.
template <int N>
class ConvTranspose : public Module {
 public:
  struct Options {
    Extents<N> stride = 1, padding = 0;
    Extents<N> output_padding = 0;  // below stride
    int64_t groups = 1;
    bool bias = true;
    Extents<N> dilation = 1;
  };
  ConvTranspose(int64_t in_channels, int64_t out_channels, Extents<N> kernel_size,
                const Options& options);
  ConvTranspose(int64_t in_channels, int64_t out_channels, Extents<N> kernel_size)
      : ConvTranspose(in_channels, out_channels, kernel_size, Options()) {}
  Parameter weight;  // [in, out / groups, k...]
  Parameter bias;    // [out]
  Tensor forward(const Tensor& x) override;
  void visit_members(Visitor& visitor) override;
  std::string describe() const override;

 private:
  Extents<N> kernel_;
  Options options_;
};
using ConvTranspose1d = ConvTranspose<1>;
using ConvTranspose2d = ConvTranspose<2>;
using ConvTranspose3d = ConvTranspose<3>;

}  // namespace fullbore::nn
