// ViT, GPT and the LSTM language model against torchvision and PyTorch programs: names and shapes
// of their state, logits and the losses of ten steps, with weights from a formula.
#include <gtest/gtest.h>

#include "fullbore/models.h"
#include "module_golden.h"
#include "ops/batch_axis.h"

namespace fullbore::models {
namespace {

using Json = nlohmann::json;
using testing::counter_array;

Json golden_case(const std::string& name) {
  for (const Json& c : golden::cases("networks"))
    if (c["case"] == name) return c;
  throw Error("no golden case " + name);
}

void expect_state(nn::Module& model, const Json& shapes) {
  const auto state = model.state_dict();
  EXPECT_EQ(state.size(), shapes.size());
  for (const auto& [name, shape] : shapes.items()) {
    ASSERT_TRUE(state.contains(name)) << name;
    EXPECT_EQ(state.at(name).shape(), Shape(Dims(shape.get<std::vector<int64_t>>()))) << name;
  }
}

Array whole_numbers(const std::string& name, const Shape& shape, double count) {
  Array a = counter_array(name, {DType::f64, shape}, 0, count);
  for (double& v : a.span<double>()) v = std::floor(v);
  return a.to(DType::i32);
}

// Logits in f32 within 1e-4, losses within 1e-4.
void expect_network(const std::string& name, nn::Module& model, const Array& x, const Array& y,
                    const optim::Optimizer& optimizer, int class_dim) {
  const Json c = golden_case(name);
  expect_state(model, c["state"]);
  testing::set_counter_state(model);
  const data::Batch batch = testing::batch_of(x, y);
  train::Evaluator evaluator(model, nn::CrossEntropyLoss{.class_dim = class_dim},
                             {.device = "cpu", .threads = 1});
  const Array logits = evaluator.predict(batch);
  const auto expected = c["logits"].get<std::vector<double>>();
  ASSERT_EQ(logits.numel(), static_cast<int64_t>(expected.size()));
  for (size_t i = 0; i < expected.size(); ++i) {
    const double got = logits.at(static_cast<int64_t>(i));
    EXPECT_FALSE(!(std::abs(got - expected[i]) <= 1e-4)) << i << ": " << got << ", " << expected[i];
  }
  train::Step step(model, nn::CrossEntropyLoss{.class_dim = class_dim}, optimizer,
                   {.device = "cpu", .threads = 1});
  for (const double want : c["losses"]) {
    const double loss = step(batch).item();
    EXPECT_FALSE(!(std::abs(loss - want) <= 1e-4)) << loss << " instead of " << want;
  }
}

TEST(SequenceModels, VisionTransformerEqualsTorchvisions) {
  const Json o = golden_case("vit")["options"];
  VisionTransformer model({.image_size = o["image_size"],
                           .patch_size = o["patch_size"],
                           .num_layers = o["num_layers"],
                           .num_heads = o["num_heads"],
                           .hidden_dim = o["hidden_dim"],
                           .mlp_dim = o["mlp_dim"],
                           .num_classes = o["num_classes"]});
  expect_network("vit", model, counter_array("vit/x", {DType::f32, {3, 3, 16, 16}}),
                 whole_numbers("vit/y", {3}, 5), optim::AdamW({.lr = 1e-2, .weight_decay = 0.1}),
                 1);
}

TEST(SequenceModels, GptEqualsPyTorch) {
  GPT model(
      {.vocab_size = 11, .block_size = 8, .n_layer = 2, .n_head = 2, .n_embd = 12, .dropout = 0});
  expect_network("gpt", model, whole_numbers("gpt/x", {3, 7}, 11),
                 whole_numbers("gpt/y", {3, 7}, 11),
                 optim::AdamW({.lr = 1e-2, .weight_decay = 0.1}), -1);
}

TEST(SequenceModels, LstmEqualsPyTorch) {
  LstmLm model({.vocab_size = 11, .width = 6, .num_layers = 2, .dropout = 0});
  expect_network("lstm", model, whole_numbers("lstm/x", {3, 7}, 11),
                 whole_numbers("lstm/y", {3, 7}, 11), optim::Adam({.lr = 1e-2}), -1);
}

TEST(SequenceModels, VisionTransformersHaveTheirSizes) {
  EXPECT_EQ(vit_b_16().num_parameters(), 86567656);  // torchvision's
  EXPECT_EQ(vit_s_16().num_parameters(), 22050664);
  VisionTransformer small = vit_s_16({.image_size = 32, .num_classes = 10});
  EXPECT_EQ(small.state_dict().at("encoder.pos_embedding").shape(), (Shape{1, 5, 384}));
}

// Export and padding follow the samples from the input to the logits.
TEST(SequenceModels, SamplesStayOnAxis0) {
  GPT gpt({.vocab_size = 11, .block_size = 8, .n_layer = 1, .n_head = 2, .n_embd = 4});
  LstmLm lstm({.vocab_size = 11, .width = 4});
  VisionTransformer vit({.image_size = 8,
                         .patch_size = 4,
                         .num_layers = 1,
                         .num_heads = 1,
                         .hidden_dim = 4,
                         .mlp_dim = 4});
  const std::pair<nn::Module*, Type> models[] = {{&gpt, {DType::i32, {3, 7}}},
                                                 {&lstm, {DType::i32, {3, 7}}},
                                                 {&vit, {DType::f32, {3, 3, 8, 8}}}};
  for (const auto& [model, type] : models) {
    Graph g;
    nn::Trace trace(g, *model, false);
    const Tensor y = (*model)(Tensor(g, g.input("x", type, 0)));
    EXPECT_EQ(propagate_batch_axis(g)[y.id().index], 0) << model->describe();
  }
}

// Files of Hugging Face's GPT-2 name the transformer's parameters, and hold its masks too.
TEST(SequenceModels, GptTakesHuggingFacesFiles) {
  const GPTOptions options{
      .vocab_size = 11, .block_size = 8, .n_layer = 1, .n_head = 2, .n_embd = 4};
  GPT from(options), to(options);
  testing::set_counter_state(from);
  to.initialize(1);
  auto file = from.transformer.state_dict();
  ASSERT_TRUE(file.contains("h.0.attn.c_attn.weight"));
  file.emplace("h.0.attn.bias", Array::zeros({DType::f32, {1, 1, 8, 8}}));
  to.transformer.load_state_dict(file, false);
  testing::expect_same_state(to.state_dict(), from.state_dict());
}

TEST(SequenceModels, RefuseWhatDoesNotFit) {
  const auto refused = [](const std::function<void()>& f, const std::string& text) {
    testing::expect_contains(testing::error_of(f), text);
  };
  refused([] { VisionTransformer({.image_size = 30}); },
          "[VisionTransformer] expected image_size to be a multiple of patch_size, got 30 and 16");
  refused([] { VisionTransformer({.num_heads = 5}); },
          "hidden_dim to be a multiple of num_heads, got 768 and 5");
  refused([] { VisionTransformer({.num_layers = 0}); }, "of 1 or more, got 0");
  VisionTransformer model(
      {.image_size = 32, .num_layers = 1, .num_heads = 1, .hidden_dim = 4, .mlp_dim = 4});
  testing::expect_contains(
      testing::refusal(model,
                       [&](Graph& g) {
                         model(Tensor(g, g.input("x", {DType::f32, {1, 3, 16, 32}})));
                       }),
      "expected images [N, 3, 32, 32] (image_size), got f32[1,3,16,32]");
}

}  // namespace
}  // namespace fullbore::models
