// Texts as data: windows of a file, and what their tokens demand of a model.
#include <gtest/gtest.h>

#include <set>

#include "cpu_util.h"
#include "files.h"
#include "fullbore/data.h"
#include "fullbore/functional.h"
#include "fullbore/nn.h"
#include "fullbore/train.h"

namespace fullbore {
namespace {

using data::Text;

template <typename F>
void expect_error(F&& f, std::string_view part) {
  testing::expect_contains(testing::error_of(f), part);
}

std::string row(const Array& a, int64_t i) {
  const int64_t n = a.numel() / a.shape()[0];
  return {reinterpret_cast<const char*>(a.data()) + i * n, static_cast<size_t>(n)};
}

TEST(Text, SamplesAreWindowsAndTheBytesThatFollow) {
  struct Case {
    int64_t block, stride;
    std::vector<std::string> x, y;
  };
  const Case cases[] = {
      {3, 0, {"abc", "def"}, {"bcd", "efg"}}, {3, 2, {"abc", "cde", "efg"}, {"bcd", "def", "fgh"}},
      {7, 1, {"abcdefg"}, {"bcdefgh"}},       {6, 1, {"abcdef", "bcdefg"}, {"bcdefg", "cdefgh"}},
      {1, 5, {"a", "f"}, {"b", "g"}},
  };
  for (const Case& c : cases) {
    const Text text = Text::from_string("abcdefgh", {.block_size = c.block, .stride = c.stride});
    ASSERT_EQ(text.size(), std::ssize(c.x)) << c.block << " " << c.stride;
    EXPECT_EQ(text.x_type(), (Type{DType::u8, {c.block}}));
    EXPECT_EQ(text.num_tokens(), 'h' + 1);
    data::Loader loader(text, {.batch_size = text.size()});
    const data::Batch& batch = *loader.begin();
    for (size_t i = 0; i < c.x.size(); ++i) {
      EXPECT_EQ(row(batch.x(), static_cast<int64_t>(i)), c.x[i]);
      EXPECT_EQ(row(batch.y(), static_cast<int64_t>(i)), c.y[i]);
    }
  }
}

TEST(Text, FilesHoldAnyBytes) {
  const testing::TempDir dir;
  std::string bytes;
  for (int i = 0; i < 300; ++i) bytes += static_cast<char>(i);
  const Text text(dir.file("all.bin", bytes), {.block_size = 10});
  EXPECT_EQ(text.text(), bytes);
  EXPECT_EQ(text.num_tokens(), 256);
  EXPECT_EQ(text.num_classes(), 256);
}

TEST(Text, SplitKeepsTheEnd) {
  std::string alphabet;
  for (int i = 0; i < 100; ++i) alphabet += static_cast<char>('a' + i % 26);
  const Text all = Text::from_string(alphabet + "z", {.block_size = 4});
  const auto [first, last] = all.split(0.25);
  EXPECT_EQ(std::string(first.text()) + std::string(last.text()), alphabet + "z");
  EXPECT_EQ(last.text().size(), 25u);
  EXPECT_EQ(last.num_tokens(), all.num_tokens());
}

TEST(Text, ShuffledEpochsTakeEachSampleOnceAndCanBeEnteredAnywhere) {
  std::string bytes;
  for (int i = 0; i < 121; ++i) bytes += static_cast<char>(i);
  const Text text = Text::from_string(bytes, {.block_size = 4});
  data::Loader loader(text, {.batch_size = 7, .shuffle = true, .seed = 3});
  std::set<std::string> seen;
  std::vector<std::string> last_of_epoch_1;
  for (const data::Batch& b : loader)
    for (int64_t i = 0; i < b.size; ++i) EXPECT_TRUE(seen.insert(row(b.x(), i)).second);
  EXPECT_EQ(std::ssize(seen), text.size());
  for (const data::Batch& b : loader)
    if (b.index == 3)
      for (int64_t i = 0; i < b.size; ++i) last_of_epoch_1.push_back(row(b.x(), i));
  data::Loader again(text, {.batch_size = 7, .shuffle = true, .seed = 3});
  again.begin_at(1, 3);
  const data::Batch& b = *again.begin();
  for (int64_t i = 0; i < b.size; ++i)
    EXPECT_EQ(row(b.x(), i), last_of_epoch_1[static_cast<size_t>(i)]);
}

TEST(Text, RefusesWhatDoesNotFit) {
  const testing::TempDir dir;
  expect_error([] { Text::from_string("abcd", {.block_size = 4}); }, "more than 4 bytes");
  expect_error([] { Text::from_string("", {.block_size = 1}); }, "got 0");
  expect_error([] { Text::from_string("abcd", {.block_size = 0}); }, "block_size of 1");
  expect_error([] { Text::from_string("abcd", {.block_size = 1, .stride = -1}); }, "stride of 0");
  expect_error([] { Text::from_string("abcdefgh", {.block_size = 3}).split(0.1); },
               "the last part");
  expect_error([] { Text::from_string("abcdefgh", {.block_size = 3}).split(0.9); },
               "the first part");
  expect_error([] { Text::from_string("abcdefgh", {.block_size = 3}).split(1); },
               "a fraction above 0");
  expect_error([&] { Text(dir / "absent.txt"); }, "absent.txt");
  expect_error([&] { Text(dir.file("short.txt", "abc")); }, "short.txt");
}

// ---- in training ----

struct Bigram : nn::Module {
  explicit Bigram(int64_t vocabulary) : table(vocabulary, 16), head(16, vocabulary) {}
  nn::Embedding table;
  nn::Linear head;
  FB_MODULE(table, head)
  Tensor forward(const Tensor& x) override { return head(table(x)); }
};

TEST(Text, AModelWithTooSmallAVocabularyIsRefused) {
  const Text text = Text::from_string("abcabcabcabc", {.block_size = 3});
  Bigram model('c');  // tokens up to 'b'
  data::Loader loader(text, {.batch_size = 2});
  train::Step step(model, nn::CrossEntropyLoss{.class_dim = -1}, optim::SGD({.lr = 0.1}),
                   {.device = "cpu", .threads = 1});
  expect_error([&] { step(*loader.begin()); }, "[table] expected tokens of 0 to 98");
  train::Evaluator evaluator(model, nn::CrossEntropyLoss{.class_dim = -1},
                             {.device = "cpu", .threads = 1});
  expect_error([&] { evaluator(loader); }, "got one of 99;");
}

TEST(Text, NegativeTokensAreRefused) {
  const int32_t tokens[] = {0, 1, -1, 2};
  const Array x = Array::from<int32_t>(Shape{2, 2}, tokens);
  const data::TensorDataset d(x, Array::zeros({DType::i32, {2, 2}}));
  EXPECT_EQ(d.num_tokens(), data::Dataset::kNegativeTokens);
  Bigram model(8);
  data::Loader loader(d, {.batch_size = 2});
  train::Step step(model, nn::CrossEntropyLoss{.class_dim = -1}, optim::SGD({.lr = 0.1}),
                   {.device = "cpu", .threads = 1});
  expect_error([&] { step(*loader.begin()); }, "got negative ones");
}

TEST(Text, ABigramModelLearnsWhatFollowsWhat) {
  std::string text;
  for (int i = 0; i < 60; ++i) text += "abcd";
  Bigram model(128);
  data::Loader loader(Text::from_string(text, {.block_size = 8}),
                      {.batch_size = 8, .shuffle = true});
  train::Step step(model, nn::CrossEntropyLoss{.class_dim = -1}, optim::Adam({.lr = 0.05}),
                   {.device = "cpu", .threads = 1});
  double loss = 0, first = 0;
  for (int epoch = 0; epoch < 15; ++epoch)
    for (const data::Batch& batch : loader) {
      loss = step(batch).item();
      if (first == 0) first = loss;
    }
  EXPECT_FALSE(!(first > 4)) << first;  // about log(128)
  EXPECT_FALSE(!(loss < 0.05)) << loss;
}

// Classes on the last axis are the same loss as on axis 1, padded samples included.
TEST(Text, LossOverTheLastAxis) {
  Graph g;
  const Tensor out(g, g.input("out", {DType::f32, {3, 5, 7}}));
  const Tensor y(g, g.input("y", {DType::i32, {3, 5}}));
  const Tensor w(g, g.input("w", {DType::f32, {3}}));
  g.output("last", nn::CrossEntropyLoss{.class_dim = -1}(out, y, w).id());
  g.output("first", nn::CrossEntropyLoss{}(permute(out, {0, 2, 1}), y, w).id());
  std::vector<Array> inputs = random_inputs(g, 5);
  for (int64_t i = 0; i < 15; ++i) inputs[1].set(i, static_cast<double>(i % 7));
  for (int64_t i = 0; i < 3; ++i) inputs[2].set(i, i < 2 ? 1 : 0);
  const auto results = evaluate(g, inputs);
  EXPECT_FALSE(!(std::abs(results[0].item() - results[1].item()) <= 1e-6))
      << results[0].item() << " " << results[1].item();
  EXPECT_FALSE(!(results[0].item() > 1));
  expect_error([&] { nn::CrossEntropyLoss{.class_dim = 2}(out, y); }, "class_dim of 1 or -1");
  expect_error(
      [&] {
        nn::CrossEntropyLoss{.class_dim = -1}(permute(out, {0, 2, 1}), y);
      },
      "expected an output [B, ..., C]");
}

}  // namespace
}  // namespace fullbore
