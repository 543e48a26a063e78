#include "xla/nvidia.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "base/file.h"
#include "xla/library.h"

namespace fullbore::xla {
namespace fs = std::filesystem;
namespace {

// As JAX loads them: who needs another comes after it; cuDNN needs nvrtc and cuBLAS.
constexpr const char* kLibraries[] = {"cudart",   "nvrtc", "nvJitLink",    "cublas",
                                      "cublasLt", "nccl",  "cupti",        "cusparse",
                                      "cusolver", "cufft", "nvshmem_host", "cudnn"};

// "libcudnn.so.9" for "cudnn": the name that others look for.
bool is_soname_of(const std::string& file, const std::string& library) {
  const std::string start = "lib" + library + ".so.";
  return file.starts_with(start) && file.size() > start.size() &&
         file.find_first_not_of("0123456789", start.size()) == std::string::npos;
}

std::optional<fs::path> find_library(const std::vector<fs::path>& folders,
                                     const std::string& name) {
  std::error_code ignored;
  for (const fs::path& folder : folders) {
    std::vector<fs::path> found;
    for (const auto& entry : fs::directory_iterator(folder, ignored))
      if (is_soname_of(entry.path().filename().string(), name)) found.push_back(entry.path());
    if (!found.empty()) return *std::max_element(found.begin(), found.end());
  }
  return std::nullopt;
}

// FOLDER/*/lib of each: cu13/lib holds nearly all of CUDA 13, CUDA 12 has a folder for each
// library.
std::vector<fs::path> library_folders(const std::vector<fs::path>& nvidia) {
  std::vector<fs::path> folders;
  std::error_code ignored;
  for (const fs::path& root : nvidia) {
    std::vector<fs::path> found;
    for (const auto& entry : fs::directory_iterator(root, ignored))
      if (fs::is_directory(entry.path() / "lib", ignored)) found.push_back(entry.path() / "lib");
    std::sort(found.begin(), found.end());
    folders.insert(folders.end(), found.begin(), found.end());
  }
  return folders;
}

}  // namespace

std::vector<fs::path> nvidia_folders(const fs::path& plugin) {
  std::vector<fs::path> folders = paths_from_environment("FULLBORE_NVIDIA_PATH");
  const fs::path here = plugin.parent_path();
  std::error_code ignored;
  for (const fs::path& folder : {here / "../nvidia", here / "../../nvidia"})
    if (fs::is_directory(folder, ignored)) folders.push_back(folder.lexically_normal());
  return folders;
}

std::vector<fs::path> preload_nvidia(const fs::path& plugin) {
  const std::vector<fs::path> folders = library_folders(nvidia_folders(plugin));
  std::vector<fs::path> loaded;
  for (const char* name : kLibraries) {
    const auto path = find_library(folders, name);
    std::error_code ignored;
    if (!path || !fs::is_regular_file(*path, ignored)) continue;
    check_library(*path);  // the plugin would load it otherwise, and die
    if (::dlopen(path->c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) != nullptr)
      loaded.push_back(*path);
  }
  return loaded;
}

std::optional<fs::path> cuda_data_folder(const fs::path& plugin) {
  const char* flags = std::getenv("XLA_FLAGS");
  if (flags != nullptr && std::string(flags).find("xla_gpu_cuda_data_dir") != std::string::npos)
    return std::nullopt;
  std::error_code ignored;
  for (const fs::path& root : nvidia_folders(plugin))
    for (const char* package : {"cu13", "cuda_nvcc"}) {
      const fs::path folder = root / package;
      if (fs::is_regular_file(folder / "bin/ptxas", ignored) &&
          fs::is_directory(folder / "nvvm/libdevice", ignored))
        return folder;
    }
  return std::nullopt;
}

}  // namespace fullbore::xla
