// NVIDIA's libraries beside a plugin, in trees as Python packages make them.
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "files.h"
#include "xla/nvidia.h"
#include "xla/plugin.h"

namespace fullbore::xla {
namespace {

namespace fs = std::filesystem;
using testing::error_of;
using testing::expect_contains;
using testing::TempDir;
using Paths = std::vector<fs::path>;

// PREFIX/jax_plugins/xla_cuda13/xla_cuda_plugin.so and libraries below PREFIX/nvidia, all of them
// real libraries.
class NvidiaTree : public ::testing::Test {
 protected:
  void SetUp() override {
    ::unsetenv("FULLBORE_NVIDIA_PATH");
    ::unsetenv("XLA_FLAGS");
    plugin = library("jax_plugins/xla_cuda13/xla_cuda_plugin.so");
  }
  fs::path library(const std::string& path) {
    fs::create_directories((dir / path).parent_path());
    fs::copy_file(FB_FAKE_PLUGIN, dir / path);
    return dir / path;
  }
  fs::path file(const std::string& path) {
    fs::create_directories((dir / path).parent_path());
    return dir.file(path, "x");
  }
  static bool is_loaded(const fs::path& path) {
    return ::dlopen(path.c_str(), RTLD_NOW | RTLD_NOLOAD) != nullptr;
  }
  TempDir dir;
  fs::path plugin;
};

TEST_F(NvidiaTree, LibrariesInTheOrderOfTheirNeeds) {
  const fs::path cudnn = library("nvidia/cudnn/lib/libcudnn.so.9");
  library("nvidia/cudnn/lib/libcudnn_ops.so.9");  // cuDNN's own business
  const fs::path blas = library("nvidia/cu13/lib/libcublas.so.13");
  const fs::path blas_lt = library("nvidia/cu13/lib/libcublasLt.so.13");
  const fs::path runtime = library("nvidia/cu13/lib/libcudart.so.13");
  library("nvidia/cu13/lib/libcudart.so.13.0.96");
  const fs::path rtc = library("nvidia/cu13/lib/libnvrtc.so.13");
  library("nvidia/cu13/lib/libnvrtc-builtins.so.13");
  file("nvidia/nccl/lib/libnccl.so.2");  // does not load
  EXPECT_EQ(preload_nvidia(plugin), (Paths{runtime, rtc, blas, blas_lt, cudnn}));
  EXPECT_TRUE(is_loaded(cudnn));
}

TEST_F(NvidiaTree, ALibraryThatEndsEarlyIsAnError) {
  const fs::path cut = library("nvidia/cu13/lib/libcudart.so.13");
  fs::resize_file(cut, 5000);
  expect_contains(error_of([&] { preload_nvidia(plugin); }), cut.string() + "', which ends early");
}

TEST_F(NvidiaTree, LoadingThePluginLoadsThemFirst) {
  const fs::path runtime = library("nvidia/cuda_runtime/lib/libcudart.so.12");
  file("nvidia/cuda_nvcc/bin/ptxas");
  file("nvidia/cuda_nvcc/nvvm/libdevice/libdevice.10.bc");
  ASSERT_FALSE(is_loaded(runtime));
  const auto loaded = Plugin::load(plugin);
  EXPECT_TRUE(is_loaded(runtime));
  ASSERT_EQ(loaded->flags().size(), 1u);
  EXPECT_EQ(loaded->flags()[0].first, "xla_gpu_cuda_data_dir");
  EXPECT_EQ(loaded->flags()[0].second, (dir / "nvidia/cuda_nvcc").string());
}

TEST_F(NvidiaTree, OtherPluginsLoadNothing) {
  const fs::path runtime = library("nvidia/cuda_runtime/lib/libcudart.so.12");
  EXPECT_TRUE(Plugin::load(library("jax_plugins/other/plugin.so"))->flags().empty());
  EXPECT_FALSE(is_loaded(runtime));
}

TEST_F(NvidiaTree, FoldersThatTheUserNamesComeFirst) {
  const fs::path beside = library("nvidia/cu13/lib/libcudart.so.13");
  const fs::path own = library("own/cu13/lib/libcudart.so.13");
  ::setenv("FULLBORE_NVIDIA_PATH", (dir / "own").c_str(), 1);
  EXPECT_EQ(preload_nvidia(plugin), Paths{own});
  EXPECT_FALSE(is_loaded(beside));
  ::unsetenv("FULLBORE_NVIDIA_PATH");
}

TEST_F(NvidiaTree, TheAssemblerIsFoundWithItsLibrary) {
  EXPECT_FALSE(cuda_data_folder(plugin));
  file("nvidia/cu13/bin/ptxas");
  EXPECT_FALSE(cuda_data_folder(plugin)) << "without libdevice it is of no use";
  file("nvidia/cu13/nvvm/libdevice/libdevice.10.bc");
  EXPECT_EQ(cuda_data_folder(plugin), dir / "nvidia/cu13");
  ::setenv("XLA_FLAGS", "--xla_gpu_cuda_data_dir=/opt/cuda", 1);
  EXPECT_FALSE(cuda_data_folder(plugin)) << "the user's choice rules";
  ::unsetenv("XLA_FLAGS");
}

TEST_F(NvidiaTree, NothingThere) {
  EXPECT_TRUE(nvidia_folders(plugin).empty());
  EXPECT_TRUE(preload_nvidia(plugin).empty());
}

}  // namespace
}  // namespace fullbore::xla
