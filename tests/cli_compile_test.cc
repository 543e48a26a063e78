// fullbore compile: the table of cards, and the command with a plugin of our own making that takes
// a MiB for each sample (tests/xla/fake_plugin.cc).
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

#include "cli_util.h"
#include "xla/saved_program.h"

namespace fullbore::cli {
namespace {

using testing::expect_contains;
using testing::json;
using testing::Workshop;

json cards() {
  static const Workshop w;
  static const json list = json::parse(w.must({"compile", "--list", "--json"}).out);
  return list;
}

void expect_between(const json& card, const char* key, double low, double high) {
  ASSERT_TRUE(card[key].is_number()) << card["id"] << " " << key;
  const double value = card[key];
  EXPECT_FALSE(!(value >= low && value <= high)) << card["id"] << " " << key << " " << value;
}

double rate(const json& card, const char* type) { return card["rates"].value(type, 0.0); }

TEST(DeviceTable, HasTheCardsThatPeopleUse) {
  std::set<std::string> ids;
  for (const json& card : cards()) ids.insert(card["id"]);
  EXPECT_GE(ids.size(), 24u + 3u);
  for (const char* id :
       {"v100_sxm2_16", "t4",        "a10",     "a100_pcie_40", "a100_sxm_80", "a6000",
        "l4",           "l40s",      "rtx3060", "rtx3060ti",    "rtx3070",     "rtx3070ti",
        "rtx3080",      "rtx3080ti", "rtx3090", "rtx3090ti",    "rtx4060",     "rtx4060ti",
        "rtx4070",      "rtx4070ti", "rtx4080", "rtx4090",      "rtx5090",     "h100_pcie",
        "h100_sxm",     "h200",      "b200",    "mi250",        "mi300x",      "tpu_v5e",
        "tpu_v5p",      "tpu_v6e"})
    EXPECT_TRUE(ids.contains(id)) << id;
}

TEST(DeviceTable, EntriesAreCompleteAndPlausible) {
  for (const json& card : cards()) {
    expect_between(card, "memory_bytes", 8e9, 300e9);
    expect_between(card, "bytes_per_second", 250e9, 10e12);
    EXPECT_GT(rate(card, "bf16") + rate(card, "f16"), 0) << card["id"];
    EXPECT_GT(std::string(card["source"]).size(), 10u) << card["id"];
    EXPECT_FALSE(std::string(card["name"]).empty()) << card["id"];
    if (card["plugin"] == "tpu") {
      EXPECT_FALSE(std::string(card["topology"]).empty()) << card["id"];
      continue;
    }
    expect_between(card, "cores", 20, 400);
    expect_between(card, "clock_ghz", 1, 3);
    expect_between(card, "l2_bytes", 2e6, 300e6);
    expect_between(card, "threads", 1024, 2048);
    expect_between(card, "registers", 65536, 131072);
    expect_between(card, "shared_memory_bytes", 65536, 262144);
    expect_between(card, "shared_memory_optin_bytes", 65536, card["shared_memory_bytes"]);
    // The peak of plain f32 is what the units can do: a multiply-add each per clock.
    const double units = card["cores"].get<double>() * card["lanes"].get<double>() *
                         card["clock_ghz"].get<double>() * 2e9;
    EXPECT_NEAR(rate(card, "f32") / units, 1, 0.02) << card["id"];
    // No card computes more than 400 operations per byte and type of less than 16 bits apart.
    const double balance = rate(card, "f16") / card["bytes_per_second"].get<double>();
    EXPECT_FALSE(!(balance > 50 && balance < 500)) << card["id"] << " " << balance;
  }
}

TEST(DeviceTable, RatesGrowAsTypesShrink) {
  for (const json& card : cards()) {
    // One of these, where the card has both types.
    const auto expect_ratio = [&](const char* of, const char* to, std::vector<double> ratios) {
      if (rate(card, of) == 0 || rate(card, to) == 0) return;
      const double r = rate(card, of) / rate(card, to);
      const bool known = std::any_of(ratios.begin(), ratios.end(),
                                     [&](double want) { return std::abs(r / want - 1) < 0.03; });
      EXPECT_TRUE(known) << card["id"] << " " << of << " / " << to << ": " << r;
    };
    expect_ratio("bf16", "f16", {1});
    expect_ratio("bf16", "tf32", {2});
    expect_ratio("f8", "bf16", {2});
    expect_ratio("i8", "f16", {1, 2, 4});
    const std::string capability = card["capability"];
    EXPECT_EQ(card["plugin"] == "cuda12", capability == "7.0") << card["id"];
  }
}

class CompileCommand : public ::testing::Test {
 protected:
  void SetUp() override {
    ::setenv("FULLBORE_PLUGIN_PATH", (w / "plugins").c_str(), 1);
    ::setenv("XDG_DATA_HOME", (w / "data").c_str(), 1);
    ::setenv("HOME", w.path().c_str(), 1);
    ::unsetenv("VIRTUAL_ENV");
  }
  void TearDown() override { ::unsetenv("FULLBORE_PLUGIN_PATH"); }
  void install(const std::string& library) {
    std::filesystem::create_directories((w / "plugins" / library).parent_path());
    std::filesystem::copy_file(FB_FAKE_PLUGIN, w / "plugins" / library);
  }
  void install() { install("jax_plugins/xla_cuda13/xla_cuda_plugin.so"); }
  json compiled(testing::Args args) const {
    args.insert(args.begin(), {"compile", "small.toml"});
    args.push_back("--json");
    return json::parse(w.must(args).out);
  }
  Workshop w;
};

constexpr double kMiB = 1 << 20;

// Compilers end the process where a size does not fit in their integers.
TEST_F(CompileCommand, SizesThatNoCompilerTakes) {
  install();
  const auto refusal = [&](const std::string& layers) {
    const auto r =
        w.run({"compile", "small.toml", "--for", "t4", "--set", "model.layers=" + layers});
    EXPECT_EQ(r.status, 1) << layers;
    return r.err;
  };
  testing::expect_contains(refusal("[{type='Linear',out_features=2147483648}]"),
                           "expected an integer from 1 to 2147483647");
  testing::expect_contains(refusal("['Flatten',{type='Linear',out_features=1500000000},"
                                   "{type='Linear',out_features=2000000000}]"),
                           "too many elements");
}

TEST_F(CompileCommand, SaysWhetherItFits) {
  install();
  const json j = compiled({"--for", "rtx3060ti"});
  EXPECT_EQ(j["target"], "rtx3060ti");
  EXPECT_EQ(j["plugin"], "cuda13");
  EXPECT_EQ(j["batch_size"], 16);
  EXPECT_EQ(j["fits"], true);
  EXPECT_EQ(j["largest_batch"], nullptr);
  EXPECT_NEAR(j["memory"]["peak"].get<double>(), 16 * kMiB, 1000);
  EXPECT_EQ(j["memory"]["card"], int64_t{8} << 30);
  EXPECT_GT(j["product_flops"], 0);
  // all_ok and step; w, b and two slots of each, of two layers.
  EXPECT_EQ(j["state_bytes"], 1 + 4 + 4 * 3 * (36 * 8 + 8 + 8 * 3 + 3));
  const json none = compiled({"--for", "rtx3060ti", "--batch", "100000"});
  EXPECT_EQ(none["fits"], false);
  EXPECT_EQ(none["batch_size"], 100000);
  EXPECT_GT(none["largest_batch"], 7000);
}

TEST_F(CompileCommand, FindsTheLargestBatch) {
  install();
  for (const auto& [card, gib] : {std::pair{"rtx3060ti", 8}, {"rtx3090", 24}, {"h200", 141}}) {
    const json j = compiled({"--for", card, "--max-batch"});
    const double largest = gib * 1024 * 0.95;  // at a MiB a sample
    EXPECT_EQ(j["fits"], true);
    EXPECT_EQ(j["largest_batch"], j["batch_size"]);
    EXPECT_LE(j["batch_size"], largest);
    EXPECT_GE(j["batch_size"], largest * (1 - 1.0 / 32)) << card;
  }
  // Starting from one that does not fit.
  const json j = compiled({"--for", "rtx3060ti", "--max-batch", "--set", "batch_size=50000"});
  EXPECT_NEAR(j["batch_size"].get<double>(), 7782, 7782 / 32.0);
}

TEST_F(CompileCommand, SavesTheProgram) {
  install();
  const auto said = w.must({"compile", "small.toml", "--for", "a100_sxm_40", "--save", "out.fb"});
  expect_contains(said.out, "it fits");
  expect_contains(said.out, "out.fb");
  const xla::SavedProgram p = xla::read_program(w / "out.fb");
  EXPECT_EQ(p.target, "a100_sxm_40");
  EXPECT_EQ(p.plugin, "cuda13");
  EXPECT_EQ(p.batch_size, 16);
  EXPECT_EQ(p.code, "a program of the fake plugin");
}

TEST_F(CompileCommand, EachCardAsksForItsPlugin) {
  install("libtpu/libtpu.so");
  EXPECT_EQ(compiled({"--for", "tpu_v5e"})["plugin"], "tpu");
  for (const auto& [card, plugin] :
       {std::pair{"v100_sxm2_16", "cuda12"}, {"t4", "cuda13"}, {"mi300x", "rocm"}}) {
    const auto r = w.run({"compile", "small.toml", "--for", card});
    EXPECT_EQ(r.status, 2);
    expect_contains(r.err, str_cat("fullbore plugin add ", plugin));
    // What can be said all the same.
    expect_contains(r.out, str_cat("estimate         ", card));
    expect_contains(r.out, "it fits");
  }
  const auto estimate = [&](const char* batch) {
    return json::parse(
        w.run({"compile", "small.toml", "--for", "mi300x", "--batch", batch, "--json"}).out);
  };
  EXPECT_GT(estimate("64")["memory"]["peak"], estimate("64")["state_bytes"]);
  EXPECT_GT(estimate("640")["least_seconds"], estimate("64")["least_seconds"]);
  expect_contains(w.run({"compile", "small.toml", "--for", "mi250"}).err, "ROCm");
  // What cannot be loaded is as good as missing, with the reason.
  std::filesystem::create_directories(w / "plugins/jax_plugins/xla_rocm7");
  w.file("plugins/jax_plugins/xla_rocm7/xla_rocm_plugin.so", "no library");
  const auto r = w.run({"compile", "small.toml", "--for", "mi250"});
  EXPECT_EQ(r.status, 2);
  expect_contains(r.err, "cannot load");
  expect_contains(r.err, "ROCm 7");
}

TEST_F(CompileCommand, WhatIsRefused) {
  install();
  const auto error = [&](testing::Args args) {
    args.insert(args.begin(), "compile");
    const auto r = w.run(args);
    EXPECT_EQ(r.status, 1) << r.err;
    return r.err;
  };
  expect_contains(error({"small.toml", "--for", "rtx390"}), "did you mean 'rtx3090'");
  expect_contains(error({"small.toml"}), "--list");
  expect_contains(error({"--for", "t4"}), "RECIPE");
  expect_contains(error({"small.toml", "--for", "t4", "--batch", "0"}), "--batch");
  expect_contains(error({"small.toml", "--for", "t4", "--batch", "8", "--max-batch"}),
                  "--max-batch");
  expect_contains(error({"none.toml", "--for", "t4"}), "none.toml");
  expect_contains(error({"small.toml", "--for", "t4", "--save", "no/such/folder"}), "no/such");
}

}  // namespace
}  // namespace fullbore::cli
