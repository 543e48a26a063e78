#include "xla/discover.h"

#include <algorithm>

#include "base/file.h"

namespace fullbore::xla {
namespace fs = std::filesystem;
namespace {

// Newer CUDA first: a driver runs plugins that are older than itself.
constexpr PluginKind kKinds[] = {
    {"cuda13", "cuda", "jax_plugins/xla_cuda13/xla_cuda_plugin.so",
     "jax-cuda13-plugin[with-cuda] jax-cuda13-pjrt",
     "jax-cuda13-pjrt nvidia-cuda-nvcc nvidia-nvvm"},
    {"cuda12", "cuda", "jax_plugins/xla_cuda12/xla_cuda_plugin.so",
     "jax-cuda12-plugin[with-cuda] jax-cuda12-pjrt", "jax-cuda12-pjrt nvidia-cuda-nvcc-cu12"},
    {"rocm", "rocm", "jax_plugins/xla_rocm7/xla_rocm_plugin.so", "jax-rocm7-pjrt"},
    {"tpu", "tpu", "libtpu/libtpu.so", "libtpu"},
    {"xla-cpu", "cpu", "xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so", "xla-cpu-pjrt"},
};

// PREFIX/lib/python3.X/{site,dist}-packages, newest Python first.
void add_python(const fs::path& prefix, std::vector<fs::path>& folders) {
  std::vector<fs::path> found;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(prefix / "lib", ignored)) {
    if (!entry.path().filename().string().starts_with("python3")) continue;
    for (const char* packages : {"site-packages", "dist-packages"})
      if (fs::is_directory(entry.path() / packages, ignored))
        found.push_back(entry.path() / packages);
  }
  std::sort(found.begin(), found.end(), [](const fs::path& a, const fs::path& b) {
    const std::string x = a.string(), y = b.string();
    return x.size() != y.size() ? x.size() > y.size() : x > y;  // 3.12 before 3.9
  });
  folders.insert(folders.end(), found.begin(), found.end());
}

}  // namespace

std::span<const PluginKind> plugin_kinds() { return kKinds; }

const PluginKind* find_kind(std::string_view name) {
  for (const PluginKind& kind : kKinds)
    if (kind.name == name) return &kind;
  return nullptr;
}

std::string package_of(const PluginKind& kind) {
  std::string name(kind.packages.substr(kind.packages.rfind(' ') + 1));
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

std::optional<fs::path> user_plugin_folder(const PluginKind& kind) {
  if (const auto data = path_from_environment("XDG_DATA_HOME"))
    return *data / "fullbore/plugins" / kind.name;
  if (const auto home = path_from_environment("HOME"))
    return *home / ".local/share/fullbore/plugins" / kind.name;
  return std::nullopt;
}

std::vector<fs::path> plugin_folders(const PluginKind& kind) {
  std::vector<fs::path> folders = paths_from_environment("FULLBORE_PLUGIN_PATH");
  if (const auto user = user_plugin_folder(kind)) folders.push_back(*user);
  if (const auto venv = path_from_environment("VIRTUAL_ENV")) add_python(*venv, folders);
  if (const auto home = path_from_environment("HOME")) add_python(*home / ".local", folders);
  add_python("/usr/local", folders);
  add_python("/usr", folders);
  for (const char* system : {"/usr/local/lib/fullbore/plugins", "/usr/lib/fullbore/plugins"})
    folders.push_back(fs::path(system) / kind.name);
  return folders;
}

std::optional<FoundPlugin> find_plugin(std::string_view name) {
  const PluginKind* kind = find_kind(name);
  if (kind == nullptr) return std::nullopt;
  std::error_code ignored;
  for (const fs::path& folder : plugin_folders(*kind))
    if (const fs::path path = folder / kind->library; fs::is_regular_file(path, ignored))
      return FoundPlugin{kind, path};
  return std::nullopt;
}

}  // namespace fullbore::xla
