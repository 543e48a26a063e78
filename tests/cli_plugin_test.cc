// fullbore plugin: the commands, with a plugin and a pip of our own making.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "cli_util.h"

namespace fullbore::cli {
namespace {

using testing::Workshop;

class PluginCommand : public ::testing::Test {
 protected:
  void SetUp() override {
    ::setenv("XDG_DATA_HOME", (w / "data").c_str(), 1);
    ::setenv("HOME", w.path().c_str(), 1);
    ::unsetenv("VIRTUAL_ENV");
    ::unsetenv("FULLBORE_PLUGIN_PATH");
  }
  // Stands for python3 -m pip install ... --target FOLDER PACKAGE.
  void pip(const std::string& script) {
    std::filesystem::create_directories(w / "bin");
    const auto path = w.file("bin/python3", "#!/bin/sh\n" + script);
    ::chmod(path.c_str(), 0755);
    ::setenv("PATH", str_cat((w / "bin").string(), ":/usr/bin:/bin").c_str(), 1);
  }
  std::string fill() const {
    return str_cat("while [ \"$1\" != --target ]; do shift; done\nmkdir -p $2/libtpu\ncp ",
                   FB_FAKE_PLUGIN, " $2/libtpu/libtpu.so\n");
  }
  nlohmann::json listed(const std::string& name) const {
    for (const auto& entry : nlohmann::json::parse(w.run({"plugin", "list", "--json"}).out))
      if (entry["name"] == name) return entry;
    return {};
  }
  Workshop w;
  std::filesystem::path library = w / "data/fullbore/plugins/tpu/libtpu/libtpu.so";
};

TEST_F(PluginCommand, AddListRemove) {
  pip(fill());
  EXPECT_FALSE(listed("tpu").contains("path"));
  const auto added = w.run({"plugin", "add", "tpu"});
  EXPECT_EQ(added.status, 0) << added.err;
  EXPECT_EQ(added.out, "added tpu: " + library.string() + "\n");
  EXPECT_EQ(listed("tpu")["path"], library.string());
  EXPECT_EQ(listed("tpu")["pjrt_version"], "0.114");
  EXPECT_EQ(w.run({"plugin", "remove", "tpu"}).status, 0);
  EXPECT_FALSE(listed("tpu").contains("path"));
  const auto again = w.run({"plugin", "remove", "tpu"});
  EXPECT_EQ(again.status, 1);
  testing::expect_contains(again.err, "it is not there");
}

TEST_F(PluginCommand, AFetchThatFailsLeavesWhatWasThere) {
  pip(fill());
  ASSERT_EQ(w.run({"plugin", "add", "tpu"}).status, 0);
  for (const char* script : {"exit 3\n", "exit 0\n", "kill -9 $$\n"}) {
    pip(script);
    const auto failed = w.run({"plugin", "add", "tpu"});
    EXPECT_EQ(failed.status, 1) << script;
    testing::expect_contains(failed.err, "[plugin]");
    EXPECT_EQ(listed("tpu")["pjrt_version"], "0.114") << script;
    EXPECT_FALSE(std::filesystem::exists(w / "data/fullbore/plugins/tpu.new"));
  }
}

TEST_F(PluginCommand, DryRunOnlySays) {
  pip("exit 9\n");
  const auto said = w.run({"plugin", "add", "cuda13", "--dry-run"});
  EXPECT_EQ(said.status, 0);
  testing::expect_contains(said.out, "python3 -m pip install");
  testing::expect_contains(said.out, "plugins/cuda13");
  EXPECT_FALSE(std::filesystem::exists(w / "data"));
}

TEST_F(PluginCommand, CompilingNeedsFewerPackages) {
  pip("echo $@ >" + (w / "asked").string() + "\nexit 9\n");
  w.run({"plugin", "add", "cuda13", "--compile-only"});
  const std::string asked = testing::bytes_of(w / "asked");
  testing::expect_contains(asked, "--no-deps jax-cuda13-pjrt nvidia-cuda-nvcc");
  EXPECT_EQ(asked.find("with-cuda"), std::string::npos);
  // The others are whole in one package.
  w.run({"plugin", "add", "tpu", "--compile-only"});
  testing::expect_contains(testing::bytes_of(w / "asked"), " libtpu");
}

TEST_F(PluginCommand, WhatIsRefused) {
  testing::expect_contains(w.run({"plugin", "add", "gpu"}).err,
                           "expected one of cuda13, cuda12, rocm, tpu, xla-cpu, got 'gpu'");
  ::setenv("PATH", (w / "none").c_str(), 1);
  testing::expect_contains(w.run({"plugin", "add", "tpu"}).err, "apt-get install python3-pip");
  std::filesystem::create_directories(library.parent_path());
  std::ofstream(library) << "damaged";
  testing::expect_contains(std::string(listed("tpu")["error"]), "cannot load");
}

TEST_F(PluginCommand, DevicesNamesAPluginThatIsDamaged) {
  const auto damaged = w / "data/fullbore/plugins/xla-cpu/xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so";
  std::filesystem::create_directories(damaged.parent_path());
  std::ofstream(damaged) << "damaged";
  const std::string text = w.must({"devices"}).out;
  testing::expect_contains(text, "cpu  ");
  testing::expect_contains(text, "XLA on the CPU\n         not used: its plugin does not start");
  const auto list = nlohmann::json::parse(w.must({"devices", "--json"}).out);
  EXPECT_EQ(list.back().at("usable"), false);
}

}  // namespace
}  // namespace fullbore::cli
