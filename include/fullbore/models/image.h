// Networks for images [N, C, H, W]: logits [N, num_classes].
// Thread safety and ownership: as nn/module.h.
#pragma once

#include <vector>

#include "fullbore/nn/conv.h"
#include "fullbore/nn/layers.h"
#include "fullbore/nn/module.h"
#include "fullbore/nn/norm.h"
#include "fullbore/nn/pooling.h"

namespace fullbore::models {

struct MnistCnnOptions {
  int64_t in_channels = 1;
  int64_t num_classes = 10;
  double dropout = 0.25;  // after the pooling; twice that before the last layer
};

// The network of PyTorch's MNIST example, for images of 28 x 28. It gives logits, for
// nn::CrossEntropyLoss, where the example gives their log_softmax.
class MnistCnn : public nn::Module {
 public:
  explicit MnistCnn(const MnistCnnOptions& options = {});
  nn::Conv2d conv1, conv2;
  nn::Dropout dropout1, dropout2;
  nn::Linear fc1, fc2;
  FB_MODULE(conv1, conv2, dropout1, dropout2, fc1, fc2)
  Tensor forward(const Tensor& x) override;
  std::string describe() const override { return "MnistCnn"; }
};

struct ResNetOptions {
  int64_t in_channels = 3;
  int64_t num_classes = 1000;
  // For 32 x 32 (He et al., section 4.2): a first convolution of 3 x 3 with stride 1, no pooling
  // after it.
  bool small_images = false;
};

// He et al., "Deep residual learning for image recognition", CVPR 2016. Weights named and
// initialised as torchvision's.
class ResNet : public nn::Module {
 public:
  // Two convolutions and a shortcut.
  struct BasicBlock : nn::Module {
    BasicBlock(int64_t in, int64_t out, int64_t stride);
    nn::Conv2d conv1;
    nn::BatchNorm2d bn1;
    nn::Conv2d conv2;
    nn::BatchNorm2d bn2;
    nn::Sequential downsample;  // empty: the shortcut is the input
    FB_MODULE(conv1, bn1, conv2, bn2, downsample)
    Tensor forward(const Tensor& x) override;
  };
  // A convolution of 3 x 3 (with the stride) between two of 1 x 1, the last one four times as wide.
  struct Bottleneck : nn::Module {
    Bottleneck(int64_t in, int64_t width, int64_t stride);
    nn::Conv2d conv1;
    nn::BatchNorm2d bn1;
    nn::Conv2d conv2;
    nn::BatchNorm2d bn2;
    nn::Conv2d conv3;
    nn::BatchNorm2d bn3;
    nn::Sequential downsample;  // empty: the shortcut is the input
    FB_MODULE(conv1, bn1, conv2, bn2, conv3, bn3, downsample)
    Tensor forward(const Tensor& x) override;
  };
  enum class Block { kBasic, kBottleneck };
  // blocks: of each of the four stages. Throws Error unless there are four of 1 or more.
  ResNet(Block block, const std::vector<int64_t>& blocks, const ResNetOptions& options);

  nn::Conv2d conv1;
  nn::BatchNorm2d bn1;
  nn::Sequential layer1, layer2, layer3, layer4;
  nn::Linear fc;
  FB_MODULE(conv1, bn1, layer1, layer2, layer3, layer4, fc)
  Tensor forward(const Tensor& x) override;
  std::string describe() const override { return "ResNet"; }

 private:
  bool small_images_;
};

ResNet resnet18(const ResNetOptions& options = {});
ResNet resnet34(const ResNetOptions& options = {});
ResNet resnet50(const ResNetOptions& options = {});

struct MobileNetV2Options {
  int64_t in_channels = 3;
  int64_t num_classes = 1000;
  double dropout = 0.2;  // before the last layer
};

// Sandler et al., "MobileNetV2: inverted residuals and linear bottlenecks", CVPR 2018. Weights
// named and initialised as torchvision's.
class MobileNetV2 : public nn::Module {
 public:
  explicit MobileNetV2(const MobileNetV2Options& options = {});
  nn::Sequential features, classifier;
  FB_MODULE(features, classifier)
  Tensor forward(const Tensor& x) override;
  std::string describe() const override { return "MobileNetV2"; }
};

struct VGGOptions {
  int64_t in_channels = 3;
  int64_t num_classes = 1000;
  double dropout = 0.5;  // before each of the last two layers
};

// Configuration A of Simonyan and Zisserman, "Very deep convolutional networks", ICLR 2015, with
// or without batch normalisation; torchvision's vgg11 and vgg11_bn. Images of 32 x 32 or more.
class VGG : public nn::Module {
 public:
  VGG(bool batch_norm, const VGGOptions& options);
  nn::Sequential features;
  nn::AdaptiveAvgPool2d avgpool;
  nn::Sequential classifier;
  FB_MODULE(features, classifier)
  Tensor forward(const Tensor& x) override;
  std::string describe() const override { return "VGG"; }
};
VGG vgg11(const VGGOptions& options = {});
VGG vgg11_bn(const VGGOptions& options = {});

struct EfficientNetOptions {
  int64_t in_channels = 3;
  int64_t num_classes = 1000;
  double dropout = 0.2;           // before the last layer
  double stochastic_depth = 0.2;  // of the last block; 0 of the first
};

// Tan and Le, "EfficientNet: rethinking model scaling", ICML 2019: B0, as torchvision's, with
// stochastic depth.
class EfficientNet : public nn::Module {
 public:
  explicit EfficientNet(const EfficientNetOptions& options = {});
  nn::Sequential features, classifier;
  FB_MODULE(features, classifier)
  Tensor forward(const Tensor& x) override;
  std::string describe() const override { return "EfficientNet"; }
};

// LeCun et al., "Gradient-based learning applied to document recognition", 1998, with ReLU and max
// pooling as it is taught today; images of 28 x 28.
class LeNet : public nn::Module {
 public:
  explicit LeNet(int64_t in_channels = 1, int64_t num_classes = 10);
  nn::Conv2d conv1, conv2;
  nn::Linear fc1, fc2, fc3;
  FB_MODULE(conv1, conv2, fc1, fc2, fc3)
  Tensor forward(const Tensor& x) override;
  std::string describe() const override { return "LeNet"; }
};

struct UNetOptions {
  int64_t in_channels = 3;
  int64_t num_classes = 2;
  int64_t width = 64;  // channels of the first level; each of the four below has twice as many
};

// Ronneberger et al., "U-Net", MICCAI 2015, padded so that the result is as large as the image:
// logits [N, num_classes, H, W]. H and W are multiples of 16.
class UNet : public nn::Module {
 public:
  explicit UNet(const UNetOptions& options = {});
  // Twice: a convolution of 3 x 3, batch normalisation, ReLU.
  struct DoubleConv : nn::Module {
    DoubleConv(int64_t in, int64_t out);
    nn::Sequential double_conv;
    FB_MODULE(double_conv)
    Tensor forward(const Tensor& x) override { return double_conv(x); }
  };
  struct Up : nn::Module {
    Up(int64_t in, int64_t out);
    nn::ConvTranspose2d up;
    DoubleConv conv;
    FB_MODULE(up, conv)
    using Module::forward;
    using Module::operator();
    Tensor operator()(const Tensor& below, const Tensor& across);
  };
  DoubleConv inc;
  nn::ModuleList down;  // after a pooling each
  nn::ModuleList up;
  nn::Conv2d outc;
  FB_MODULE(inc, down, up, outc)
  Tensor forward(const Tensor& x) override;
  std::string describe() const override { return "UNet"; }
};

// Two convolutions down to a quarter of each side, two transposed ones back: pixels in [0, 1].
// Train it on its own input with nn::MSELoss.
class Autoencoder : public nn::Module {
 public:
  explicit Autoencoder(int64_t in_channels = 1, int64_t width = 16);
  nn::Sequential encoder, decoder;
  FB_MODULE(encoder, decoder)
  Tensor forward(const Tensor& x) override { return decoder(encoder(x)); }
  std::string describe() const override { return "Autoencoder"; }
};

}  // namespace fullbore::models
