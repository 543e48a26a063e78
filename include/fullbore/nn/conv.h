// Convolutions. As module.h.
#pragma once

#include "fullbore/functional/image.h"
#include "fullbore/nn/module.h"

namespace fullbore::nn {

// x [N, C, H, W]. Initialised as PyTorch: uniform in +-1/sqrt(C / groups * kH * kW).
class Conv2d : public Module {
 public:
  struct Options {
    Pair stride = 1, padding = 0, dilation = 1;
    int64_t groups = 1;
    bool bias = true;
  };
  // Throws Error on sizes below 1, and unless groups divides both channels.
  Conv2d(int64_t in_channels, int64_t out_channels, Pair kernel_size, const Options& options);
  Conv2d(int64_t in_channels, int64_t out_channels, Pair kernel_size)
      : Conv2d(in_channels, out_channels, kernel_size, Options()) {}
  Parameter weight;  // [out, in / groups, kH, kW]
  Parameter bias;    // [out]
  Tensor forward(const Tensor& x) override;
  void visit_members(Visitor& visitor) override;
  std::string describe() const override;

 private:
  Options options_;
};

}  // namespace fullbore::nn
