// Full tier: the recipes of networks learn in their first steps, and what the command offers for a
// trained model works with them.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>

#include "cli_util.h"
#include "parity.h"

namespace fullbore::cli {
namespace {

using testing::Args;
using testing::expect_contains;
using testing::json;
using testing::Workshop;

std::string recipe(const std::string& name) {
  return str_cat(FB_SOURCE_DIR, "/recipes/", name, ".toml");
}

// The King James Bible as the recipes' first lines make it; empty where Debian's package is absent.
std::string bible() {
  std::string text;
  FILE* pipe = ::popen("bible -f gen1:1-rev22:21 2>/dev/null </dev/null | sed 's/^[^ ]* //'", "r");
  if (pipe == nullptr) return text;
  std::array<char, 65536> buffer{};
  size_t n = 0;
  while ((n = std::fread(buffer.data(), 1, buffer.size(), pipe)) > 0) text.append(buffer.data(), n);
  ::pclose(pipe);
  return text;
}

class TextRecipe : public ::testing::TestWithParam<const char*> {};

TEST_P(TextRecipe, LearnsAndWrites) {
  const Workshop w;
  const std::string text = bible();
  if (text.empty()) GTEST_SKIP() << "no program bible; apt install bible-kjv";
  ASSERT_GT(text.size(), 4'000'000u);
  w.file("bible.txt", text);
  const json j = json::parse(w.must({"train", recipe(GetParam()), "--set", "data.train=bible.txt",
                                     "--set", "data.validation=0.002", "--set", "max_steps=150",
                                     "--threads", "1", "--out", "run", "--json"})
                                 .out);
  // 5.55 without training, 3.02 from the frequencies of the bytes alone.
  EXPECT_FALSE(!(j["eval"]["loss"] < 2.6)) << j;
  const std::string written =
      w.must({"generate", "run", "--prompt", "And God ", "--tokens", "60", "--top-k", "5"}).out;
  EXPECT_TRUE(written.starts_with("And God ")) << written;
  EXPECT_GE(written.size(), 68u);
}
INSTANTIATE_TEST_SUITE_P(Recipes, TextRecipe, ::testing::Values("gpt", "lstm"));

TEST(ImageRecipe, MnistCnnLearns) {
  FB_SKIP_WITHOUT_FASHION_MNIST();
  const Workshop w;
  const json j = json::parse(
      w.must({"train", recipe("mnist_cnn"), "--set", "max_steps=150", "--out", "run", "--json"})
          .out);
  EXPECT_FALSE(!(j["eval"]["accuracy"] >= 0.75)) << j;
}

// On 64 images made here: the whole data would take minutes.
TEST(ImageRecipe, ResNet18Learns) {
  FB_SKIP_WITHOUT_FASHION_MNIST();
  const Workshop w;
  w.file("few.idx", Workshop::images(64));
  w.file("few-labels.idx", Workshop::labels(64));
  std::string text = testing::bytes_of(recipe("resnet18"));
  const std::string from = "kind = \"fashion_mnist\"";
  ASSERT_NE(text.find(from), std::string::npos);
  w.file(
      "resnet18.toml",
      text.replace(text.find(from), from.size(),
                   "kind = \"idx\"\ntrain_images = \"few.idx\"\ntrain_labels = \"few-labels.idx\"\n"
                   "test_images = \"few.idx\"\ntest_labels = \"few-labels.idx\""));
  const json j = json::parse(w.must({"train", "resnet18.toml", "--set", "batch_size=32", "--set",
                                     "epochs=6", "--out", "run", "--json"})
                                 .out);
  // The running statistics are far behind yet, so what it does in evaluation says nothing.
  EXPECT_FALSE(!(j["final_loss"] < 0.3)) << j;
  expect_contains(w.must({"predict", "run", "few.idx"}).out, "few.idx[63]");
}

}  // namespace
}  // namespace fullbore::cli
