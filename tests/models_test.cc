// Networks by name: shapes, names and counts of their weights, as torchvision's and Hugging Face's.
#include "fullbore/models.h"

#include <gtest/gtest.h>

#include "files.h"
#include "fullbore/nn/loss.h"
#include "fullbore/train.h"

namespace fullbore::models {
namespace {

// The model's output for zeros, on the CPU.
Array output_of(nn::Module& model, const Type& x) {
  train::Evaluator evaluator(model, nn::CrossEntropyLoss{}, {.device = "cpu", .threads = 1});
  return evaluator.predict(data::Batch(Array::zeros(x), Array(DType::f32, {x.shape[0], 0})));
}

void expect_state(nn::Module& model, int64_t parameters,
                  const std::vector<std::pair<std::string, Shape>>& some) {
  model.initialize(0);
  EXPECT_EQ(model.num_parameters(), parameters);
  const auto state = model.state_dict();
  for (const auto& [name, shape] : some) {
    ASSERT_TRUE(state.contains(name)) << name;
    EXPECT_EQ(state.at(name).shape(), shape) << name;
  }
}

TEST(Models, MnistCnn) {
  MnistCnn model;
  expect_state(
      model, 1199882,
      {{"conv1.weight", {32, 1, 3, 3}}, {"conv2.bias", {64}}, {"fc1.weight", {128, 9216}}});
  EXPECT_EQ(output_of(model, {DType::f32, {2, 1, 28, 28}}).type(), (Type{DType::f32, {2, 10}}));
}

TEST(Models, ResNet18) {
  ResNet model = resnet18();
  expect_state(model, 11689512,
               {{"conv1.weight", {64, 3, 7, 7}},
                {"bn1.running_var", {64}},
                {"layer1.1.conv2.weight", {64, 64, 3, 3}},
                {"layer2.0.downsample.0.weight", {128, 64, 1, 1}},
                {"layer2.0.downsample.1.num_batches_tracked", {}},
                {"layer4.1.bn2.bias", {512}},
                {"fc.weight", {1000, 512}}});
  EXPECT_EQ(model.state_dict().size(), 122u);
  EXPECT_EQ(output_of(model, {DType::f32, {1, 3, 64, 64}}).type(), (Type{DType::f32, {1, 1000}}));
  ResNet small = resnet18({.in_channels = 1, .num_classes = 10, .small_images = true});
  expect_state(small, 11172810, {{"conv1.weight", {64, 1, 3, 3}}});
  EXPECT_EQ(output_of(small, {DType::f32, {1, 1, 16, 16}}).type(), (Type{DType::f32, {1, 10}}));
  EXPECT_EQ(resnet34().num_parameters(), 21797672);
}

TEST(Models, GPT2) {
  EXPECT_EQ(gpt2().num_parameters(), 124439808);
  GPT tiny({.block_size = 8, .n_layer = 1, .n_head = 2, .n_embd = 8});
  expect_state(tiny, 256 * 8 + 8 * 8 + 12 * 64 + 13 * 8 + 2 * 8,
               {{"transformer.wte.weight", {256, 8}},
                {"transformer.h.0.attn.c_attn.weight", {8, 24}},
                {"transformer.h.0.mlp.c_proj.bias", {8}},
                {"transformer.ln_f.weight", {8}}});
  EXPECT_EQ(output_of(tiny, {DType::u8, {2, 5}}).type(), (Type{DType::f32, {2, 5, 256}}));
}

TEST(Models, LstmLm) {
  LstmLm model({.width = 8, .num_layers = 2});
  expect_state(model, 256 * 8 + 2 * (2 * 4 * 64 + 2 * 32) + 256 * 8 + 256,
               {{"encoder.weight", {256, 8}},
                {"rnn.weight_ih_l1", {32, 8}},
                {"rnn.bias_hh_l0", {32}},
                {"decoder.weight", {256, 8}}});
  EXPECT_EQ(output_of(model, {DType::i32, {2, 5}}).type(), (Type{DType::f32, {2, 5, 256}}));
}

TEST(Models, RefuseImagesThatVanish) {
  MnistCnn model;
  testing::expect_contains(testing::error_of([&] {
                             output_of(model, {DType::f32, {1, 1, 4, 4}});
                           }),
                           "conv2");
  testing::expect_contains(testing::error_of([&] {
                             output_of(model, {DType::f32, {1, 3, 28, 28}});
                           }),
                           "conv1");
}

// torchvision's counts.
TEST(Models, ImageNetworksHaveTheirSizes) {
  EXPECT_EQ(models::vgg11().num_parameters(), 132863336);
  EXPECT_EQ(models::vgg11_bn().num_parameters(), 132868840);
  EXPECT_EQ(models::EfficientNet().num_parameters(), 5288548);
}

}  // namespace
}  // namespace fullbore::models
