// LeNet and an autoencoder, for images of few pixels.
#include "fullbore/functional.h"
#include "fullbore/models/image.h"

namespace fullbore::models {

LeNet::LeNet(int64_t in_channels, int64_t num_classes)
    : conv1(in_channels, 6, 5, {.padding = 2}),
      conv2(6, 16, 5),
      fc1(16 * 5 * 5, 120),
      fc2(120, 84),
      fc3(84, num_classes) {}

Tensor LeNet::forward(const Tensor& x) {
  Tensor y = max_pool2d(relu(conv1(x)), 2);
  y = flatten(max_pool2d(relu(conv2(y)), 2), 1);
  return fc3(relu(fc2(relu(fc1(y)))));
}

Autoencoder::Autoencoder(int64_t in_channels, int64_t width) {
  const nn::Conv2d::Options down{.stride = 2, .padding = 1};
  const nn::ConvTranspose2d::Options up{.stride = 2, .padding = 1, .output_padding = 1};
  encoder = nn::Sequential(nn::Conv2d(in_channels, width, 3, down), nn::ReLU(),
                           nn::Conv2d(width, 2 * width, 3, down), nn::ReLU());
  decoder = nn::Sequential(nn::ConvTranspose2d(2 * width, width, 3, up), nn::ReLU(),
                           nn::ConvTranspose2d(width, in_channels, 3, up), nn::Sigmoid());
}

}  // namespace fullbore::models
