#include "fullbore/functional.h"
#include "fullbore/models/image.h"

namespace fullbore::models {

UNet::DoubleConv::DoubleConv(int64_t in, int64_t out) {
  const nn::Conv2d::Options same{.padding = 1, .bias = false};
  double_conv = nn::Sequential(nn::Conv2d(in, out, 3, same), nn::BatchNorm2d(out), nn::ReLU(),
                               nn::Conv2d(out, out, 3, same), nn::BatchNorm2d(out), nn::ReLU());
}

UNet::Up::Up(int64_t in, int64_t out) : up(in, out, 2, {.stride = 2}), conv(2 * out, out) {}

Tensor UNet::Up::operator()(const Tensor& below, const Tensor& across) {
  return labelled([&] { return conv(cat({across, up(below)}, 1)); });
}

UNet::UNet(const UNetOptions& o) : inc(o.in_channels, o.width), outc(o.width, o.num_classes, 1) {
  for (int64_t level = 0; level < 4; ++level) {
    down.push_back(DoubleConv(o.width << level, o.width << (level + 1)));
    up.push_back(Up(o.width << (4 - level), o.width << (3 - level)));
  }
}

Tensor UNet::forward(const Tensor& x) {
  if (x.dim() != 4 || x.size(2) % 16 != 0 || x.size(3) % 16 != 0 || x.numel() == 0)
    fail("[UNet] expected images [N, C, H, W] with H and W multiples of 16, got ", x.type());
  std::vector<Tensor> levels{inc(x)};
  for (const auto& d : down) levels.push_back((*d)(max_pool2d(levels.back(), 2)));
  Tensor y = levels.back();
  levels.pop_back();
  for (const auto& u : up) {
    y = dynamic_cast<Up&>(*u)(y, levels.back());
    levels.pop_back();
  }
  return outc(y);
}

}  // namespace fullbore::models
