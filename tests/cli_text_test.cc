// Models of text through the command: train, eval, predict, show, generate; and profile.
#include <gtest/gtest.h>

#include "cli_util.h"

namespace fullbore::cli {
namespace {

using testing::Args;
using testing::expect_contains;
using testing::json;
using testing::Workshop;

constexpr const char* kRecipe = R"(
name = "words"
epochs = 12
batch_size = 8
threads = 1
[data]
kind = "text"
train = "words.txt"
block_size = 12
validation = 0.2
[model]
layers = [
  {type = "Embedding", name = "table", num_embeddings = 128, embedding_dim = 16},
  {type = "Linear", name = "head", out_features = 128},
]
[optimizer]
kind = "adam"
lr = 0.05
)";

// A text in which each byte is followed by one other only, and a model trained on it.
class TextRun : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    shop = new Workshop;
    std::string text;
    for (int i = 0; i < 100; ++i) text += "wordly, ";
    shop->file("words.txt", text);
    shop->file("words.toml", kRecipe);
    trained = shop->must({"train", "words.toml", "--json"}).out;
  }
  static void TearDownTestSuite() { delete shop; }
  static void expect_refused(const Args& args, std::string_view part, int status = 1) {
    const auto r = shop->run(args);
    EXPECT_EQ(r.status, status) << r.out;
    expect_contains(r.err, part);
    EXPECT_EQ(std::count(r.err.begin(), r.err.end(), '\n'), 1) << r.err;
    EXPECT_EQ(r.out, "");
  }
  static Workshop* shop;
  static std::string trained;
};
Workshop* TextRun::shop = nullptr;
std::string TextRun::trained;

TEST_F(TextRun, TrainsAndEvaluates) {
  const json j = json::parse(trained);
  EXPECT_LT(j["final_loss"].get<double>(), 0.5);
  EXPECT_TRUE(j["eval"]["accuracy"].is_null());
  const json eval = json::parse(shop->must({"eval", "runs/words", "--json"}).out);
  EXPECT_EQ(eval["loss"], j["eval"]["loss"]);
  EXPECT_EQ(eval["samples"], 13);
  shop->must({"show", "words.toml"});
}

TEST_F(TextRun, GeneratesWhatItLearnt) {
  const Args greedy{"generate", "runs/words", "--prompt",      "wo",
                    "--tokens", "22",         "--temperature", "0"};
  EXPECT_EQ(shop->must(greedy).out, "wordly, wordly, wordly, \n");
  const Args bold{"generate", "runs/words", "--tokens", "100", "--temperature", "4", "--seed"};
  const auto with_seed = [&](const char* seed) {
    Args args = bold;
    args.push_back(seed);
    return shop->must(args).out;
  };
  EXPECT_EQ(with_seed("1"), with_seed("1"));
  EXPECT_NE(with_seed("1"), with_seed("2"));
}

TEST_F(TextRun, RefusesBadValuesInOneLine) {
  expect_refused({"generate", "runs/words", "--temperature", "-1"}, "--temperature");
  expect_refused({"generate", "runs/words", "--temperature", "nan"}, "temperature");
  expect_refused({"generate", "runs/words", "--top-k", "0"}, "--top-k");
  expect_refused({"generate", "runs/words", "--top-p", "1.1"}, "--top-p");
  expect_refused({"generate", "runs/words", "--tokens", "0"}, "--tokens");
  expect_refused({"generate", "runs/words", "--prompt", ""}, "--prompt");
  expect_refused({"generate", "runs/words", "--prompt", "\xc3\xa9"}, "expected tokens of 0 to 127");
  expect_refused({"generate", "runs/none"}, "runs/none");
  expect_refused({"predict", "runs/words", "words.txt"}, "fullbore generate");
  shop->must({"train", "small.toml", "--set", "epochs=1"});
  expect_refused({"generate", "runs/small"}, "trained on text");
}

TEST_F(TextRun, RefusesTextsThatDoNotFitBeforeTraining) {
  expect_refused({"train", "words.toml", "--set", "model.layers.0.num_embeddings=100"},
                 "[table] expected tokens of 0 to 99");
  expect_refused({"train", "words.toml", "--set", "model.layers.1.out_features=100"},
                 "100 values per token");
  expect_refused({"train", "words.toml", "--set", "data.block_size=1000"}, "more than 1000 bytes");
  expect_refused({"train", "words.toml", "--set", "data.validation=0.001"}, "the last part");
  expect_refused({"train", "words.toml", "--set", "data.train=absent.txt"}, "absent.txt");
  expect_refused({"train", "words.toml", "--set", "data.stride=0"}, "data.stride");
  expect_refused({"train", "words.toml", "--set", "data.normalize=false"}, "normalize");
  expect_refused({"train", "words.toml", "--set", "loss.kind=mse"}, "MSELoss");
  shop->file("beyond.txt", std::string(100, '\xff'));
  const auto r = shop->run({"train", "words.toml", "--set", "data.test=beyond.txt"});
  EXPECT_EQ(r.status, 1);
  expect_contains(r.err, "expected tokens of 0 to 127");
}

// ---- networks known by name ----

std::string recipe_of(const std::string& model) {
  std::string text = kRecipe;
  const size_t from = text.find("layers = ["), to = text.find("[optimizer]");
  text.replace(from, to - from, model + "\n").replace(text.find("0.05"), 4, "0.01");
  // Samples that start at every place in a word.
  return text.replace(text.find("validation"), 0, "stride = 3\n");
}

TEST_F(TextRun, NamedNetworksTrainAndWrite) {
  const std::string gpt =
      "type = \"gpt\"\nvocab_size = 128\nn_layer = 1\nn_head = 2\nn_embd = 32\ndropout = 0.1";
  const std::string lstm = "type = \"lstm\"\nvocab_size = 128\nwidth = 32\nnum_layers = 1";
  for (const auto& [name, model] : {std::pair{"gpt", gpt}, std::pair{"lstm", lstm}}) {
    const std::string run = str_cat("runs/", name);
    shop->file(str_cat(name, ".toml"), recipe_of(model));
    const json j =
        json::parse(shop->must({"train", str_cat(name, ".toml"), "--out", run, "--json"}).out);
    EXPECT_EQ(json::parse(shop->must({"eval", run, "--json"}).out)["loss"], j["eval"]["loss"]);
    EXPECT_EQ(shop->must({"generate", run, "--prompt", "wordly, wo", "--tokens", "14",
                          "--temperature", "0"})
                  .out,
              "wordly, wordly, wordly, \n")
        << name;
    expect_contains(shop->must({"show", str_cat(name, ".toml")}).out, "f32[8,12,128]");
    shop->must({"train", run, "--resume", "--set", "epochs=13"});
  }
}

// Layers of sequences in a list; of those that see all places none can be in a model of text.
TEST_F(TextRun, ListedLayersOfSequencesTrain) {
  const std::string table = "{type = \"Embedding\", num_embeddings = 128, embedding_dim = 16}",
                    head = "{type = \"Linear\", out_features = 128}";
  const std::pair<const char*, const char*> layers[] = {
      {"{type = \"LSTM\", hidden_size = 16, num_layers = 2, dropout = 0.1}",
       "LSTM(16, 16, num_layers=2, batch_first=true, dropout=0.1)"},
      {"{type = \"GRU\", hidden_size = 16}", "GRU(16, 16, batch_first=true)"},
      {"\"LearnedPositions\", {type = \"RNN\", hidden_size = 16, nonlinearity = \"relu\"}",
       "RNN(16, 16, nonlinearity=relu, batch_first=true)"},
      {"\"SinusoidalPositions\", {type = \"MultiheadAttention\", num_heads = 4, num_kv_heads = 2}",
       "MultiheadAttention(16, 4, num_kv_heads=2, batch_first=true)"},
      {"{type = \"TransformerEncoderLayer\", nhead = 2, dim_feedforward = 8, activation = "
       "\"gelu\"}",
       "TransformerEncoderLayer"}};
  int number = 0;
  for (const auto& [layer, description] : layers) {
    shop->file("list.toml", recipe_of(str_cat("layers = [", table, ", ", layer, ", ", head, "]")));
    expect_contains(shop->must({"show", "list.toml"}).out, description);
    const Args args{"train",
                    "list.toml",
                    "--set",
                    "epochs=2",
                    "--json",
                    "--out",
                    str_cat("runs/list", number++)};
    const double loss = json::parse(shop->must(args).out)["final_loss"];
    EXPECT_FALSE(!(loss < 4)) << description << ": " << loss;  // ln 128 = 4.85
  }
  const auto refused = [&](const std::string& layer, std::string_view part) {
    shop->file("list.toml", recipe_of(str_cat("layers = [", table, ", ", layer, ", ", head, "]")));
    expect_refused({"train", "list.toml"}, part);
  };
  refused("\"LSTM\"", "hidden_size");
  refused("{type = \"LSTM\", hidden_size = 4, num_layers = 0}", "num_layers");
  refused("{type = \"GRU\", hidden_size = 4, input_size = 5}",
          "[GRU] expected an input [B, T, 5], got f32[8,12,16]");
  refused("{type = \"MultiheadAttention\", num_heads = 3}",
          "expected embed_dim to be a multiple of num_heads, got 16 and 3");
  refused("{type = \"LearnedPositions\", num_positions = 11}", "at most 11 steps");
}

TEST_F(TextRun, NamedNetworksRefuseWhatDoesNotFit) {
  shop->file("gpt.toml", recipe_of("type = \"gpt\"\nn_layer = 1\nn_head = 2\nn_embd = 32"));
  const auto with = [&](const char* set, std::string_view part) {
    expect_refused({"train", "gpt.toml", "--set", set}, part);
  };
  with("model.n_head=3", "multiple of n_head");
  with("model.n_layer=0", "model.n_layer");
  with("model.vocab_size=100", "100 values per token");
  with("model.block_size=11", "at most 11 tokens");
  with("model.dropout=1", "model.dropout");
  with("model.width=3", "'width' is unknown");
  with("model.type=gtp", "gpt");
  with("model.layers=[\"ReLU\"]", "layers");
  shop->recipe(Workshop::recipe_with("layers = [", "type = \"gpt\"\nunused = ["));
  expect_refused({"train", "small.toml"}, "unused");
  std::string images = Workshop::kRecipe;
  const size_t from = images.find("layers = ["), to = images.find("[optimizer]");
  shop->recipe(images.replace(from, to - from, "type = \"gpt\"\n"));
  expect_refused({"train", "small.toml"}, "samples of tokens");
  shop->recipe(Workshop::kRecipe);
}

// ---- profile ----

TEST_F(TextRun, ProfileAccountsForAStep) {
  const json p = json::parse(shop->must({"profile", "words.toml", "--steps", "5", "--json",
                                         "--trace", "trace.json", "--html", "flame.html"})
                                 .out);
  EXPECT_EQ(p["steps"], 5);
  EXPECT_GT(p["roofline"]["flops_per_second"], 1e8);
  EXPECT_GT(p["roofline"]["bytes_per_second"], 1e8);
  double seconds = 0, flops = 0;
  bool names_head = false;
  for (const json& k : p["kernels"]) {
    EXPECT_GT(k["seconds"], 0) << k;
    EXPECT_GT(std::string(k["ops"]).size(), 0u);
    seconds += k["self_seconds"].get<double>();
    flops += k["flops"].get<double>();
    names_head = names_head || std::string(k["label"]).find("head") != std::string::npos;
  }
  EXPECT_TRUE(names_head);
  EXPECT_FALSE(!(std::abs(seconds - p["kernel_seconds"].get<double>()) <= 1e-9));
  EXPECT_EQ(flops, p["flops"]);
  // Forward and both gradients of the product [96, 16] x [16, 128].
  const double products = 3 * 2.0 * 96 * 16 * 128, got = p["product_flops"];
  EXPECT_FALSE(!(got >= products && got <= 1.02 * products)) << got;  // with the bias
  double kinds = 0;
  for (const json& k : p["kinds"]) kinds += k["seconds"].get<double>();
  EXPECT_FALSE(!(std::abs(seconds - kinds) <= 1e-9));
  const json trace = json::parse(testing::bytes_of(*shop / "trace.json"));
  size_t spans = 0;
  for (const json& e : trace["traceEvents"]) spans += e["ph"] == "X";
  EXPECT_EQ(spans, p["kernels"].size());
  const std::string page = testing::bytes_of(*shop / "flame.html");
  expect_contains(page, "<title>fullbore profile</title>");
  EXPECT_EQ(page.find("http"), std::string::npos) << "the page must need nothing else";
  expect_contains(shop->must({"profile", "words.toml", "--steps", "3"}).out, "of the matrix rate");
}

TEST_F(TextRun, ProfileRefusesBadValues) {
  expect_refused({"profile", "words.toml", "--steps", "0"}, "--steps");
  expect_refused({"profile", "words.toml", "--html", "no/such/folder.html", "--steps", "1"},
                 "no/such/folder.html");
  expect_refused({"profile", "absent.toml"}, "absent.toml");
}

}  // namespace
}  // namespace fullbore::cli
