// Convolutional networks against torchvision's (and PyTorch's): names, logits, ten losses.
#include <gtest/gtest.h>

#include "counter.h"
#include "fullbore/models/image.h"
#include "fullbore/nn/loss.h"
#include "fullbore/train.h"
#include "golden.h"

namespace fullbore::models {
namespace {

using Json = nlohmann::json;
using Made = std::unique_ptr<nn::Module>;

template <typename M>
Made made(M model) {
  return std::make_unique<M>(std::move(model));
}

const std::map<std::string, std::function<Made()>>& makers() {
  static const std::map<std::string, std::function<Made()>> list{
      {"mnist_cnn", [] { return made(MnistCnn({.dropout = 0})); }},
      {"resnet18", [] { return made(resnet18({.num_classes = 10})); }},
      {"resnet18_small", [] { return made(resnet18({.num_classes = 10, .small_images = true})); }},
      {"resnet34", [] { return made(resnet34({.num_classes = 10})); }},
      {"resnet50", [] { return made(resnet50({.num_classes = 10})); }},
      {"lenet", [] { return made(LeNet()); }},
      {"vgg11", [] { return made(vgg11({.num_classes = 10, .dropout = 0})); }},
      {"vgg11_bn", [] { return made(vgg11_bn({.num_classes = 10, .dropout = 0})); }},
      {"efficientnet_b0", [] { return made(EfficientNet({.num_classes = 10})); }},
      {"unet", [] { return made(UNet({.width = 4})); }},
      {"autoencoder", [] { return made(Autoencoder()); }},
      {"mobilenet_v2", [] { return made(MobileNetV2({.num_classes = 10, .dropout = 0})); }},
  };
  return list;
}

const io::Tensors& golden_tensors() {
  static const io::Tensors all = golden::tensors("image_models");
  return all;
}

// 64-bit FNV-1a of all names and shapes in state_dict.
std::string names_hash(nn::Module& model) {
  uint64_t h = 0xcbf29ce484222325u;
  for (const auto& [name, value] : model.state_dict()) {
    std::string line = name + " [";
    for (int a = 0; a < value.shape().rank(); ++a)
      line += str_cat(a == 0 ? "" : ", ", value.shape()[a]);
    for (const char c : line + "]\n") h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  }
  return std::to_string(h);
}

Shape shape_of(const Json& list) { return Shape(Dims(list.get<std::vector<int64_t>>())); }

class ImageModel : public ::testing::TestWithParam<Json> {};
INSTANTIATE_TEST_SUITE_P(All, ImageModel, ::testing::ValuesIn(golden::cases("image_models")),
                         [](const auto& test) { return golden::test_name(test.param.at("case")); });

TEST_P(ImageModel, NamesAndLogitsAreTorchvisions) {
  const Json& c = GetParam();
  const std::string name = c.at("case");
  const Made model = makers().at(name)();
  testing::set_counter_state(*model);
  EXPECT_EQ(names_hash(*model), c.at("names").get<std::string>());
  const Array x = testing::counter_array("x", {DType::f32, shape_of(c.at("shape"))});
  train::Evaluator evaluator(*model, nn::CrossEntropyLoss{}, {.device = "cpu", .threads = 1});
  const Array y = evaluator.predict(data::Batch(x, Array(DType::f32, {x.shape()[0], 0})));
  const Array& expected = golden_tensors().at(name + "/y");
  ASSERT_EQ(y.shape(), expected.shape());
  double largest = 0, worst = 0;
  for (int64_t i = 0; i < y.numel(); ++i) {
    largest = std::max(largest, std::abs(expected.at(i)));
    const double off = std::abs(y.at(i) - expected.at(i));
    worst = off <= worst ? worst : off;  // NaN stays
  }
  EXPECT_FALSE(!(worst <= 1e-4 * largest)) << worst << " of " << largest;
}

// The cases that are trained.
std::vector<Json> trained() {
  std::vector<Json> list;
  for (const Json& c : golden::cases("image_models"))
    if (c.contains("lr")) list.push_back(c);
  return list;
}

class TrainedImageModel : public ::testing::TestWithParam<Json> {};
INSTANTIATE_TEST_SUITE_P(All, TrainedImageModel, ::testing::ValuesIn(trained()),
                         [](const auto& test) { return golden::test_name(test.param.at("case")); });

TEST_P(TrainedImageModel, TenLossesArePyTorchs) {
  const Json& c = GetParam();
  const std::string name = c.at("case");
  const Made model = makers().at(name)();
  testing::set_counter_state(*model);
  const Array x = testing::counter_array("x", {DType::f32, shape_of(c.at("train_shape"))});
  const Shape logits = golden_tensors().at(name + "/y").shape();
  Shape classes{x.shape()[0]};
  if (logits.rank() == 4) classes = {x.shape()[0], x.shape()[2], x.shape()[3]};
  Array y(DType::i32, classes);
  for (int64_t i = 0; i < y.numel(); ++i) y.set(i, static_cast<double>(i % logits[1]));
  train::Step step(*model, nn::CrossEntropyLoss{}, optim::SGD({.lr = c.at("lr"), .momentum = 0.9}),
                   {.device = "cpu", .threads = 1});
  const Array& expected = golden_tensors().at(name + "/losses");
  for (int64_t i = 0; i < 10; ++i) {
    const double loss = step(data::Batch(x, y)).item();
    EXPECT_FALSE(!(std::abs(loss / expected.at(i) - 1) <= 1e-3))
        << "step " << i << ": " << loss << ", PyTorch's " << expected.at(i);
  }
}

}  // namespace
}  // namespace fullbore::models
