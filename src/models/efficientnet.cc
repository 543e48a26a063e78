#include <algorithm>
#include <cmath>

#include "fullbore/functional.h"
#include "fullbore/models/image.h"
#include "models/blocks.h"

namespace fullbore::models {
namespace {

nn::Conv2d pointwise(int64_t in, int64_t out) {
  nn::Conv2d conv(in, out, 1);
  conv.weight.set_init(init::kaiming_normal(0, init::Mode::kFanOut, "relu"));
  conv.bias.set_init(init::zeros());
  return conv;
}

// Scales each channel by what all channels' means say. Hu et al. 2018.
struct SqueezeExcitation : nn::Module {
  SqueezeExcitation(int64_t channels, int64_t squeezed)
      : fc1(pointwise(channels, squeezed)), fc2(pointwise(squeezed, channels)) {}
  nn::Conv2d fc1, fc2;
  FB_MODULE(fc1, fc2)
  Tensor forward(const Tensor& x) override {
    const Tensor scale = sigmoid(fc2(silu(fc1(mean(x, {2, 3}, true)))));
    return x * expand(scale, x.shape());
  }
};

struct MBConv : nn::Module {
  MBConv(int64_t in, int64_t out, int64_t kernel, int64_t stride, int64_t expand, double drop)
      : depth(drop), adds(stride == 1 && in == out) {
    const int64_t wide = in * expand;
    if (expand != 1) block.push_back(conv_norm_activation<nn::SiLU>(in, wide, {}));
    block.push_back(conv_norm_activation<nn::SiLU>(wide, wide, {kernel, stride, wide}));
    block.push_back(SqueezeExcitation(wide, std::max<int64_t>(1, in / 4)));
    nn::Sequential narrow;
    push_linear_conv(narrow, wide, out);
    block.push_back(std::move(narrow));
  }
  nn::Sequential block;
  nn::StochasticDepth depth;
  bool adds;
  FB_MODULE(block, depth)
  Tensor forward(const Tensor& x) override { return adds ? depth(block(x)) + x : block(x); }
};

}  // namespace

EfficientNet::EfficientNet(const EfficientNetOptions& o) {
  struct Stage {
    int64_t expand, kernel, stride, out, blocks;
  };
  constexpr Stage kStages[] = {{1, 3, 1, 16, 1}, {6, 3, 2, 24, 2},  {6, 5, 2, 40, 2},
                               {6, 3, 2, 80, 3}, {6, 5, 1, 112, 3}, {6, 5, 2, 192, 4},
                               {6, 3, 1, 320, 1}};
  constexpr double kBlocks = 16;
  int64_t in = 32, index = 0;
  features.push_back(conv_norm_activation<nn::SiLU>(o.in_channels, in, {3, 2}));
  for (const Stage& s : kStages) {
    nn::Sequential stage;
    for (int64_t i = 0; i < s.blocks; ++i) {
      const double drop = o.stochastic_depth * static_cast<double>(index++) / kBlocks;
      stage.push_back(MBConv(in, s.out, s.kernel, i == 0 ? s.stride : 1, s.expand, drop));
      in = s.out;
    }
    features.push_back(std::move(stage));
  }
  features.push_back(conv_norm_activation<nn::SiLU>(in, 4 * in, {}));
  nn::Linear last(4 * in, o.num_classes);
  const double bound = 1 / std::sqrt(static_cast<double>(o.num_classes));
  last.weight.set_init(init::uniform(-bound, bound));
  last.bias.set_init(init::zeros());
  classifier = nn::Sequential(nn::Dropout(o.dropout), std::move(last));
}

Tensor EfficientNet::forward(const Tensor& x) { return classifier(mean(features(x), {2, 3})); }

}  // namespace fullbore::models
