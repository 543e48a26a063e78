// Networks of sequences trained on a device of a plugin, against the CPU executor.
#include <gtest/gtest.h>

#include "counter.h"
#include "train_util.h"
#include "xla_util.h"

namespace fullbore {
namespace {

using testing::counter_array;

// Attention with masks, loops over time in both directions, samples of several lengths, dropout.
struct Net : nn::Module {
  nn::Embedding table{16, 8, 0};
  nn::TransformerEncoderLayer encoder{8, 2, {.dim_feedforward = 16, .batch_first = true}};
  nn::RotaryEmbedding rotary;
  nn::LSTM lstm{8, 6, {.num_layers = 2, .batch_first = true, .dropout = 0.2}};
  nn::GRU gru{6, 8, {.batch_first = true}};
  nn::Linear head{8, 4};
  FB_MODULE(table, encoder, rotary, lstm, gru, head)
  Tensor forward(const Tensor& tokens) override {
    const Tensor is_padding = tokens == 0.0;
    const Tensor lengths = sum(where(is_padding, 0.0, full_like(tokens, 1)), {1});
    Tensor y = encoder(table(tokens), {.key_padding_mask = is_padding, .is_causal = true});
    y = lstm(rotary(y), {.lengths = lengths}).output;
    const Tensor last = gru(y, {.lengths = lengths}).h;
    return head(squeeze(last, 0));
  }
};

TEST(XlaSequences, TrainAsOnTheCpu) {
  FB_NEEDS_DEVICE();
  Array x(DType::i32, {6, 7}), y(DType::i32, {6});
  const Array words = counter_array("words", {DType::f64, {6, 7}}, 1, 16);
  for (int64_t b = 0; b < 6; ++b) {
    y.set(b, static_cast<double>(b % 4));
    for (int64_t t = 0; t < 7; ++t) x.set(b * 7 + t, t <= b ? std::floor(words.at(b * 7 + t)) : 0);
  }
  const data::Batch batch = testing::batch_of(x, y, 5);
  const auto on = [](const std::string& device) {
    return train::StepOptions{.device = device, .threads = 1, .seed = 3};
  };
  Net a, b;
  train::Step cpu(a, nn::CrossEntropyLoss{}, optim::SGD({.lr = 0.5}), on("cpu")),
      device(b, nn::CrossEntropyLoss{}, optim::SGD({.lr = 0.5}), on(testing::test_device()));
  double first = 0, last = 0;
  for (int i = 0; i < 10; ++i) {
    const double want = cpu(batch).item(), got = device(batch).item();
    ASSERT_FALSE(!(std::abs(got - want) <= 1e-4)) << "step " << i << ": " << got << ", " << want;
    if (i == 0) first = want;
    last = want;
  }
  EXPECT_LT(last, first);
  const auto there = device.state_dict();
  for (const auto& [name, value] : cpu.state_dict()) expect_near(there.at(name), value, 1e-3, name);
}

}  // namespace
}  // namespace fullbore
