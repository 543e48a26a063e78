// Sampling from logits, and text from a model.
#include "fullbore/generate.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <map>

#include "base/rng.h"
#include "files.h"
#include "fullbore/data.h"
#include "fullbore/models.h"
#include "fullbore/nn.h"
#include "fullbore/optim.h"

namespace fullbore::train {
namespace {

template <typename F>
void expect_error(F&& f, std::string_view part) {
  testing::expect_contains(testing::error_of(f), part);
}

// Probabilities 0.1, 0.4, 0.2, 0.3.
const std::vector<float> kLogits = {std::log(0.1f), std::log(0.4f), std::log(0.2f), std::log(0.3f)};

std::map<int64_t, double> frequencies(const SampleOptions& options) {
  constexpr int kDraws = 20000;
  std::map<int64_t, double> count;
  Rng rng(7);
  for (int i = 0; i < kDraws; ++i)
    count[sample_token(kLogits, options, rng.uniform())] += 1.0 / kDraws;
  return count;
}

TEST(SampleToken, FollowsTheProbabilities) {
  struct Case {
    SampleOptions options;
    std::map<int64_t, double> want;
  };
  const Case cases[] = {
      {{}, {{0, 0.1}, {1, 0.4}, {2, 0.2}, {3, 0.3}}},
      {{.temperature = 0}, {{1, 1}}},
      {{.temperature = 0.5}, {{0, 1 / 30.0}, {1, 16 / 30.0}, {2, 4 / 30.0}, {3, 9 / 30.0}}},
      {{.top_k = 1}, {{1, 1}}},
      {{.top_k = 2}, {{1, 4 / 7.0}, {3, 3 / 7.0}}},
      {{.top_k = 100}, {{0, 0.1}, {1, 0.4}, {2, 0.2}, {3, 0.3}}},
      {{.top_p = 0.01}, {{1, 1}}},
      {{.top_p = 0.6}, {{1, 4 / 7.0}, {3, 3 / 7.0}}},
      {{.top_p = 0.85}, {{1, 4 / 9.0}, {2, 2 / 9.0}, {3, 3 / 9.0}}},
      {{.top_k = 3, .top_p = 0.5}, {{1, 4 / 7.0}, {3, 3 / 7.0}}},
  };
  for (const Case& c : cases) {
    const auto got = frequencies(c.options);
    ASSERT_EQ(got.size(), c.want.size())
        << c.options.temperature << " " << c.options.top_k << " " << c.options.top_p;
    for (const auto& [token, p] : c.want)
      EXPECT_FALSE(!(std::abs(got.at(token) - p) <= 0.015))
          << token << " " << got.at(token) << " " << p;
  }
}

TEST(SampleToken, EqualLogitsAndTheEndsOfTheRange) {
  const std::vector<float> equal(4, 1.5f);
  EXPECT_EQ(sample_token(equal, {.temperature = 0}, 0.9), 0);
  EXPECT_EQ(sample_token(equal, {.top_k = 2}, 0.99), 1);
  EXPECT_EQ(sample_token(equal, {}, 0), 0);
  EXPECT_EQ(sample_token(equal, {}, 1 - 1e-16), 3);
  const std::vector<float> far = {-3e38f, 3e38f, 0};
  EXPECT_EQ(sample_token(far, {}, 0.5), 1);
}

TEST(SampleToken, RefusesWhatMakesNoSense) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const std::vector<float> bad = {0, nan};
  expect_error([&] { sample_token(bad, {}, 0.5); }, "finite logits");
  expect_error([&] { sample_token({}, {}, 0.5); }, "got none");
  expect_error([&] { sample_token(kLogits, {.temperature = -1}, 0.5); },
               "temperature of 0 or more");
  expect_error([&] { sample_token(kLogits, {.temperature = nan}, 0.5); },
               "temperature of 0 or more");
  expect_error([&] { sample_token(kLogits, {.top_k = -1}, 0.5); }, "top_k of 0 or more");
  expect_error([&] { sample_token(kLogits, {.top_p = 0}, 0.5); }, "top_p above 0");
  expect_error([&] { sample_token(kLogits, {.top_p = 1.5}, 0.5); }, "top_p above 0");
}

struct Bigram : nn::Module {
  explicit Bigram(int64_t vocabulary) : table(vocabulary, 32), head(32, vocabulary) {}
  nn::Embedding table;
  nn::Linear head;
  FB_MODULE(table, head)
  Tensor forward(const Tensor& x) override { return head(table(x)); }
};

TEST(Generate, RepeatsWhatWasLearnt) {
  const std::string phrase = "quickly";  // each byte is followed by one other only
  std::string text;
  for (int i = 0; i < 40; ++i) text += phrase + ". ";
  Bigram model(256);
  data::Loader loader(data::Text::from_string(text, {.block_size = 9}), {.batch_size = 8});
  Step step(model, nn::CrossEntropyLoss{.class_dim = -1}, optim::Adam({.lr = 0.1}),
            {.device = "cpu", .threads = 1});
  for (int epoch = 0; epoch < 40; ++epoch)
    for (const data::Batch& batch : loader) step(batch);
  const EvalOptions run{.device = "cpu", .threads = 1};
  // Past the window of 6 bytes, which slides.
  EXPECT_EQ(generate(model, 6, "q", 30, {.temperature = 0}, run), text.substr(0, 31));
  EXPECT_EQ(generate(model, 6, "a longer prompt than the window. q", 6, {.temperature = 0}, run),
            "a longer prompt than the window. quickly");
  const std::string a = generate(model, 6, "q", 200, {.temperature = 30, .seed = 1}, run);
  EXPECT_EQ(a, generate(model, 6, "q", 200, {.temperature = 30, .seed = 1}, run));
  EXPECT_NE(a, generate(model, 6, "q", 200, {.temperature = 30, .seed = 2}, run));
}

// A network learns a phrase that is repeated, and repeats it: within its window, where what stands
// behind the text must not matter, and past it.
template <typename Model>
void expect_learns(const std::string& phrase, Model model, double lr) {
  std::string text;
  for (int i = 0; i < 40; ++i) text += phrase;
  data::Loader loader(data::Text::from_string(text, {.block_size = 15, .stride = 4}),
                      {.batch_size = 16, .shuffle = true});
  Step step(model, nn::CrossEntropyLoss{.class_dim = -1}, optim::Adam({.lr = lr}),
            {.device = "cpu", .threads = 1});
  for (int epoch = 0; epoch < 24; ++epoch)
    for (const data::Batch& batch : loader) step(batch);
  const EvalOptions run{.device = "cpu", .threads = 1};
  EXPECT_EQ(generate(model, 15, text.substr(0, 8), 40, {.temperature = 0}, run),
            text.substr(0, 48));
  const SampleOptions bold{.temperature = 4, .top_k = 30, .top_p = 0.9, .seed = 5};
  EXPECT_EQ(generate(model, 15, phrase, 40, bold, run), generate(model, 15, phrase, 40, bold, run));
}

TEST(Generate, GPTRepeatsAPhrase) {
  // What follows "ban" depends on what stands before it.
  expect_learns("banana bandana ",
                models::GPT({.vocab_size = 128,
                             .block_size = 15,
                             .n_layer = 2,
                             .n_head = 2,
                             .n_embd = 32,
                             .dropout = 0}),
                3e-3);
}

TEST(Generate, LstmRepeatsAPhrase) {
  expect_learns("quickly. ",
                models::LstmLm({.vocab_size = 128, .width = 64, .num_layers = 1, .dropout = 0}),
                1e-2);
}

TEST(Generate, ModelsRefuseOptionsThatDoNotFit) {
  expect_error([] { models::GPT({.n_head = 5, .n_embd = 32}); }, "multiple of n_head");
  expect_error([] { models::GPT({.n_layer = 0}); }, "of 1 or more");
  expect_error([] { models::LstmLm({.num_layers = 0}); }, "[LSTM] expected num_layers from 1");
  models::GPT gpt({.block_size = 8, .n_layer = 1, .n_head = 1, .n_embd = 8});
  expect_error([&] { generate(gpt, 9, "a", 1, {}, {.device = "cpu", .threads = 1}); },
               "at most 8 tokens");
}

TEST(Generate, RefusesWhatDoesNotFit) {
  Bigram model(100);
  const EvalOptions run{.device = "cpu", .threads = 1};
  expect_error([&] { generate(model, 4, "", 1, {}, run); }, "at least one byte");
  expect_error([&] { Generator(model, 4, {}, run).next(); }, "at least one byte");
  expect_error([&] { generate(model, 4, "z", 1, {}, run); }, "expected tokens of 0 to 99");
  expect_error([&] { generate(model, 0, "a", 1, {}, run); }, "block_size of 1 or more");
  expect_error([&] { generate(model, 4, "a", -1, {}, run); }, "0 bytes or more");
  expect_error([&] { generate(model, 4, "a", 1, {.top_p = 2}, run); }, "top_p");
  nn::Linear numbers(4, 4);
  expect_error([&] { generate(numbers, 4, "a", 1, {}, run); }, "[dot]");
}

}  // namespace
}  // namespace fullbore::train
