#include "fullbore/functional.h"
#include "fullbore/models/image.h"
#include "models/blocks.h"

namespace fullbore::models {
namespace {

// Widens, filters each channel, narrows without an activation.
struct InvertedResidual : nn::Module {
  InvertedResidual(int64_t in, int64_t out, int64_t stride, int64_t expand)
      : adds(stride == 1 && in == out) {
    const int64_t hidden = in * expand;
    if (expand != 1) conv.push_back(conv_norm_activation<nn::ReLU6>(in, hidden, {}));
    conv.push_back(conv_norm_activation<nn::ReLU6>(
        hidden, hidden, {.kernel = 3, .stride = stride, .groups = hidden}));
    push_linear_conv(conv, hidden, out);
  }
  nn::Sequential conv;
  bool adds;
  FB_MODULE(conv)
  Tensor forward(const Tensor& x) override { return adds ? x + conv(x) : conv(x); }
  std::string describe() const override { return "InvertedResidual"; }
};

constexpr struct {
  int64_t expand, channels, blocks, stride;
} kStages[] = {{1, 16, 1, 1}, {6, 24, 2, 2},  {6, 32, 3, 2}, {6, 64, 4, 2},
               {6, 96, 3, 1}, {6, 160, 3, 2}, {6, 320, 1, 1}};
constexpr int64_t kLast = 1280;

}  // namespace

MobileNetV2::MobileNetV2(const MobileNetV2Options& o) {
  int64_t channels = 32;
  features.push_back(
      conv_norm_activation<nn::ReLU6>(o.in_channels, channels, {.kernel = 3, .stride = 2}));
  for (const auto& s : kStages)
    for (int64_t i = 0; i < s.blocks; ++i) {
      features.push_back(InvertedResidual(channels, s.channels, i == 0 ? s.stride : 1, s.expand));
      channels = s.channels;
    }
  features.push_back(conv_norm_activation<nn::ReLU6>(channels, kLast, {}));
  nn::Linear last(kLast, o.num_classes);
  last.weight.set_init(init::normal(0, 0.01));
  last.bias.set_init(init::zeros());
  classifier = nn::Sequential(nn::Dropout(o.dropout), std::move(last));
}

Tensor MobileNetV2::forward(const Tensor& x) { return classifier(mean(features(x), {2, 3})); }

}  // namespace fullbore::models
