#include "fullbore/functional.h"
#include "fullbore/models/image.h"

namespace fullbore::models {
namespace {

nn::Conv2d conv(int64_t in, int64_t out, int64_t kernel, int64_t stride) {
  nn::Conv2d layer(in, out, kernel, {.stride = stride, .padding = kernel / 2, .bias = false});
  layer.weight.set_init(init::kaiming_normal(0, init::Mode::kFanOut, "relu"));
  return layer;
}

// Where the shortcut cannot be the input itself.
nn::Sequential projection(int64_t in, int64_t out, int64_t stride) {
  if (stride == 1 && in == out) return {};
  return nn::Sequential(conv(in, out, 1, stride), nn::BatchNorm2d(out));
}

Tensor shortcut(nn::Sequential& downsample, const Tensor& x) {
  return downsample.size() == 0 ? x : downsample(x);
}

int64_t expansion(ResNet::Block block) { return block == ResNet::Block::kBottleneck ? 4 : 1; }

// in: channels of what comes from the stage before.
nn::Sequential stage(ResNet::Block block, int64_t in, int64_t width, int64_t stride,
                     int64_t blocks) {
  if (blocks < 1) fail("[ResNet] expected blocks of 1 or more in each stage, got ", blocks);
  nn::Sequential layers;
  for (int64_t i = 0; i < blocks; ++i) {
    const int64_t from = i == 0 ? in : width * expansion(block), s = i == 0 ? stride : 1;
    if (block == ResNet::Block::kBottleneck)
      layers.push_back(ResNet::Bottleneck(from, width, s));
    else
      layers.push_back(ResNet::BasicBlock(from, width, s));
  }
  return layers;
}

const std::vector<int64_t>& checked(const std::vector<int64_t>& blocks) {
  if (blocks.size() != 4) fail("[ResNet] expected 4 stages, got ", blocks.size());
  return blocks;
}

}  // namespace

ResNet::BasicBlock::BasicBlock(int64_t in, int64_t out, int64_t stride)
    : conv1(conv(in, out, 3, stride)),
      bn1(out),
      conv2(conv(out, out, 3, 1)),
      bn2(out),
      downsample(projection(in, out, stride)) {}

Tensor ResNet::BasicBlock::forward(const Tensor& x) {
  const Tensor y = bn2(conv2(relu(bn1(conv1(x)))));
  return relu(y + shortcut(downsample, x));
}

ResNet::Bottleneck::Bottleneck(int64_t in, int64_t width, int64_t stride)
    : conv1(conv(in, width, 1, 1)),
      bn1(width),
      conv2(conv(width, width, 3, stride)),
      bn2(width),
      conv3(conv(width, 4 * width, 1, 1)),
      bn3(4 * width),
      downsample(projection(in, 4 * width, stride)) {}

Tensor ResNet::Bottleneck::forward(const Tensor& x) {
  const Tensor y = bn3(conv3(relu(bn2(conv2(relu(bn1(conv1(x))))))));
  return relu(y + shortcut(downsample, x));
}

ResNet::ResNet(Block block, const std::vector<int64_t>& blocks, const ResNetOptions& o)
    : conv1(o.small_images ? conv(o.in_channels, 64, 3, 1) : conv(o.in_channels, 64, 7, 2)),
      bn1(64),
      layer1(stage(block, 64, 64, 1, checked(blocks)[0])),
      layer2(stage(block, 64 * expansion(block), 128, 2, blocks[1])),
      layer3(stage(block, 128 * expansion(block), 256, 2, blocks[2])),
      layer4(stage(block, 256 * expansion(block), 512, 2, blocks[3])),
      fc(512 * expansion(block), o.num_classes),
      small_images_(o.small_images) {}

Tensor ResNet::forward(const Tensor& x) {
  Tensor y = relu(bn1(conv1(x)));
  if (!small_images_) y = max_pool2d(y, 3, 2, 1);
  y = layer4(layer3(layer2(layer1(y))));
  return fc(mean(y, {2, 3}));
}

ResNet resnet18(const ResNetOptions& options) {
  return {ResNet::Block::kBasic, {2, 2, 2, 2}, options};
}
ResNet resnet34(const ResNetOptions& options) {
  return {ResNet::Block::kBasic, {3, 4, 6, 3}, options};
}
ResNet resnet50(const ResNetOptions& options) {
  return {ResNet::Block::kBottleneck, {3, 4, 6, 3}, options};
}

}  // namespace fullbore::models
