#include "fullbore/functional.h"
#include "fullbore/models/image.h"

namespace fullbore::models {
namespace {

nn::Linear linear_of(int64_t in, int64_t out) {
  nn::Linear layer(in, out);
  layer.weight.set_init(init::normal(0, 0.01));
  layer.bias.set_init(init::zeros());
  return layer;
}

nn::Sequential convolutions(bool batch_norm, int64_t in) {
  // Output channels; 0: pooling.
  constexpr int64_t kLayers[] = {64, 0, 128, 0, 256, 256, 0, 512, 512, 0, 512, 512, 0};
  nn::Sequential features;
  for (const int64_t out : kLayers) {
    if (out == 0) {
      features.push_back(nn::MaxPool2d(2));
      continue;
    }
    nn::Conv2d conv(in, out, 3, {.padding = 1});
    conv.weight.set_init(init::kaiming_normal(0, init::Mode::kFanOut, "relu"));
    conv.bias.set_init(init::zeros());
    features.push_back(std::move(conv));
    if (batch_norm) features.push_back(nn::BatchNorm2d(out));
    features.push_back(nn::ReLU());
    in = out;
  }
  return features;
}

}  // namespace

VGG::VGG(bool batch_norm, const VGGOptions& o)
    : features(convolutions(batch_norm, o.in_channels)), avgpool(7) {
  const double p = o.dropout;
  classifier = nn::Sequential(linear_of(512 * 7 * 7, 4096), nn::ReLU(), nn::Dropout(p),
                              linear_of(4096, 4096), nn::ReLU(), nn::Dropout(p),
                              linear_of(4096, o.num_classes));
}

Tensor VGG::forward(const Tensor& x) { return classifier(flatten(avgpool(features(x)), 1)); }

VGG vgg11(const VGGOptions& options) { return VGG(false, options); }
VGG vgg11_bn(const VGGOptions& options) { return VGG(true, options); }

}  // namespace fullbore::models
