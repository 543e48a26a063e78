// Plugins that are missing, too old, no plugins, or fail at any moment: one clear error, nothing
// leaks.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>

#include "fake_plugin.h"
#include "files.h"
#include "fullbore/tensor.h"
#include "xla/discover.h"
#include "xla/program.h"
#include "xla/topology.h"

namespace fullbore::xla {
namespace {

using testing::error_of;
using testing::expect_contains;
using testing::Fake;
using testing::TempDir;

// Everything that a program does with a device.
void use() {
  const auto client = Client::create(Plugin::load(FB_FAKE_PLUGIN), {{"name", std::string("x")}});
  Graph g;
  const Tensor x(g, g.input("x", {DType::f32, {2}}));
  g.output("y", (x + x).id());
  execute(client, g, std::vector<Array>{Array::zeros({DType::f32, {2}})});
}

// Everything that is done for a device that is not there.
void compile_for_absent() {
  const auto topology = Topology::create(Plugin::load(FB_FAKE_PLUGIN), "v5e:2x2", {});
  EXPECT_EQ(topology->device_kind(), "fake");
  const Compiled program = topology->compile("module { tensor<5xui32> }");
  EXPECT_EQ(program.memory().peak(), (5 << 20) + 90 - 80 + 50);
  EXPECT_EQ(program.serialize(), "a program of the fake plugin");
  EXPECT_EQ(program.optimized_hlo().size(), 6u);
}

class XlaFaults : public ::testing::TestWithParam<void (*)()> {};

TEST_P(XlaFaults, EveryCallMayFail) {
  const auto use = GetParam();
  const Fake fake;
  fake.fail(0, 0);
  Plugin::load(FB_FAKE_PLUGIN);
  fake.fail(0, 0);
  use();
  const long calls = fake.calls();
  EXPECT_GE(calls, 8);
  EXPECT_EQ(fake.alive(), 0);
  for (long n = 1; n <= calls; ++n) {
    for (const int code : {13, abi::kResourceExhausted}) {
      fake.fail(n, code);
      try {
        use();
        ADD_FAILURE() << "call " << n << " failed and nobody said so";
      } catch (const OutOfMemory& e) {
        EXPECT_EQ(code, abi::kResourceExhausted);
        expect_contains(e.what(), "smaller batch");
      } catch (const BackendError& e) {
        EXPECT_EQ(code, 13);
        EXPECT_EQ(e.code, 13);
        expect_contains(e.what(), "planned fault (internal, code 13)");
      }
      EXPECT_EQ(fake.alive(), 0) << "call " << n;
    }
  }
  fake.fail(0, 0);
}

INSTANTIATE_TEST_SUITE_P(Uses, XlaFaults, ::testing::Values(use, compile_for_absent));

TEST(XlaPlugin, WhatIsNoPlugin) {
  TempDir dir;
  expect_contains(error_of([&] { Plugin::load(dir / "none.so"); }), "No such file");
  expect_contains(error_of([&] { Plugin::load(dir.file("text.so", "hello")); }), "cannot load");
  const std::string whole = testing::bytes_of(FB_FAKE_PLUGIN);
  expect_contains(error_of([&] { Plugin::load(dir.file("cut.so", whole.substr(0, 500))); }),
                  "ends early");
  expect_contains(error_of([&] { Plugin::load(dir.file("half.so", whole.substr(0, 5000))); }),
                  "ends early");
  ASSERT_EQ(::mkfifo((dir / "pipe.so").c_str(), 0600), 0);
  expect_contains(error_of([&] { Plugin::load(dir / "pipe.so"); }), "device or pipe");
  expect_contains(error_of([&] { Plugin::load(dir.path()); }), "the folder");
  expect_contains(error_of([&] { Plugin::load("/lib/x86_64-linux-gnu/libz.so.1"); }),
                  "without GetPjrtApi");
  const auto old = dir.file("old.so", whole);
  ::setenv("FAKE_PLUGIN_MINOR", "56", 1);
  expect_contains(error_of([&] { Plugin::load(old); }), "expected version 0.57 or later");
  ::unsetenv("FAKE_PLUGIN_MINOR");
}

TEST(XlaPlugin, EntriesThatAPluginLacks) {
  const auto plugin = Plugin::load(FB_FAKE_PLUGIN);
  EXPECT_FALSE(plugin->has(abi::Entry::kDeviceMemoryStats));
  abi::DeviceMemoryStatsArgs args{};
  expect_contains(error_of([&] { plugin->call(abi::Entry::kDeviceMemoryStats, args, "look"); }),
                  "has no such function");
}

// The bytes that protoc makes of the same options.
TEST(XlaOptions, CompileOptionsOnTheWire) {
  const std::string one("\x1a\x0f\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\x20\x01\x28\x01", 17);
  EXPECT_EQ(compile_options({}), one);
  const std::string tune = one +
                           "\x3a\x1d\x0a\x16xla_gpu_autotune_level\x12\x03\x0a\x01"
                           "4";
  EXPECT_EQ(compile_options({.overrides = {{"xla_gpu_autotune_level", "4"}}}), tune);
}

TEST(XlaDiscovery, OrderOfFolders) {
  TempDir dir;
  ::setenv("XDG_DATA_HOME", (dir / "data").c_str(), 1);
  ::setenv("FULLBORE_PLUGIN_PATH",
           str_cat(dir.path().string(), "/a:", dir.path().string(), "/b").c_str(), 1);
  const PluginKind& kind = *find_kind("xla-cpu");
  const auto put = [&](const std::filesystem::path& folder) {
    const auto path = folder / kind.library;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path) << "x";
    return path;
  };
  const auto user = put(dir / "data/fullbore/plugins/xla-cpu");
  EXPECT_EQ(find_plugin("xla-cpu")->path, user);
  const auto b = put(dir / "b");
  EXPECT_EQ(find_plugin("xla-cpu")->path, b);
  const auto a = put(dir / "a");
  EXPECT_EQ(find_plugin("xla-cpu")->path, a);
  EXPECT_FALSE(find_plugin("no-such-kind"));
  ::unsetenv("XDG_DATA_HOME");
  ::unsetenv("FULLBORE_PLUGIN_PATH");
}

}  // namespace
}  // namespace fullbore::xla
