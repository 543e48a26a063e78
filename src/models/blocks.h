// Parts that several convolutional networks share.
#pragma once

#include <cstdint>

#include "fullbore/nn/conv.h"
#include "fullbore/nn/layers.h"

namespace fullbore::models {

struct ConvBlock {
  int64_t kernel = 1, stride = 1, groups = 1;
};

// torchvision's Conv2dNormActivation: convolution "0" that keeps the size (but for the stride),
// batch norm "1", activation "2".
template <typename Activation>
nn::Sequential conv_norm_activation(int64_t in, int64_t out, const ConvBlock& b) {
  nn::Conv2d conv(in, out, b.kernel,
                  {.stride = b.stride, .padding = b.kernel / 2, .groups = b.groups, .bias = false});
  conv.weight.set_init(init::kaiming_normal(0, init::Mode::kFanOut, "relu"));
  return nn::Sequential(std::move(conv), nn::BatchNorm2d(out), Activation());
}

// The same without an activation, as two members of a block.
inline void push_linear_conv(nn::Sequential& block, int64_t in, int64_t out) {
  nn::Conv2d conv(in, out, 1, {.bias = false});
  conv.weight.set_init(init::kaiming_normal(0, init::Mode::kFanOut, "relu"));
  block.push_back(std::move(conv));
  block.push_back(nn::BatchNorm2d(out));
}

}  // namespace fullbore::models
