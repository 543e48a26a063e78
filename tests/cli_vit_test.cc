// A vision transformer through the command.
#include <gtest/gtest.h>

#include "cli_util.h"

namespace fullbore::cli {
namespace {

using testing::Args;
using testing::expect_contains;
using testing::json;
using testing::Workshop;

TEST(CliVit, TrainsOnSmallImages) {
  Workshop w;
  std::string text = Workshop::kRecipe;
  const size_t from = text.find("layers = ["), to = text.find("[optimizer]");
  text.replace(from, to - from,
               "type = \"vit\"\npatch_size = 2\nnum_layers = 2\nnum_heads = 2\nhidden_dim = 16\n"
               "dropout = 0.1\nattention_dropout = 0.1\n");
  w.recipe(text);
  const std::string shown = w.must({"show", "small.toml"}).out;
  expect_contains(shown, "encoder_layer_1.self_attention ");
  const json layers = json::parse(w.must({"show", "small.toml", "--json"}).out);
  int64_t parameters = 0;
  for (const json& layer : layers["layers"]) parameters += layer["parameters"].get<int64_t>();
  EXPECT_EQ(parameters, layers["parameters"]);
  const json trained =
      json::parse(w.must({"train", "small.toml", "--set", "epochs=12", "--json"}).out);
  EXPECT_GE(trained["eval"]["accuracy"].get<double>(), 0.9);
  EXPECT_EQ(json::parse(w.must({"eval", "runs/small", "--json"}).out)["loss"],
            trained["eval"]["loss"]);
  w.must({"train", "runs/small", "--resume", "--set", "epochs=13"});
  const auto refused = [&](const char* set, std::string_view part) {
    const auto r = w.run({"train", "small.toml", "--out", "runs/no", "--set", set});
    EXPECT_EQ(r.status, 1);
    expect_contains(r.err, part);
    EXPECT_EQ(std::count(r.err.begin(), r.err.end(), '\n'), 1) << r.err;
  };
  refused("model.patch_size=4", "expected image_size to be a multiple of patch_size, got 6 and 4");
  refused("model.num_heads=3", "expected hidden_dim to be a multiple of num_heads, got 16 and 3");
  refused("model.num_layers=0", "model.num_layers");
  refused("model.dropout=1", "model.dropout");
}

}  // namespace
}  // namespace fullbore::cli
