// NVIDIA's libraries where Python packages bring them: in folders next to the plugin,
// PREFIX/nvidia/... beside PREFIX/jax_plugins/xla_cuda13/xla_cuda_plugin.so.
// Thread safety: functions may run concurrently.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

namespace fullbore::xla {

// The `nvidia` folders that belong to a plugin: those in $FULLBORE_NVIDIA_PATH (separated by
// colons), then those beside it.
std::vector<std::filesystem::path> nvidia_folders(const std::filesystem::path& plugin);

// Loads the libraries that the plugin and they themselves look for by name only, in an order that
// they can bear; later look-ups find them loaded. Called before the plugin is loaded. Those that
// are not there or do not load are left to the system; one that ends early is an Error. Returns
// those that were loaded.
std::vector<std::filesystem::path> preload_nvidia(const std::filesystem::path& plugin);

// The folder with bin/ptxas and nvvm/libdevice that came with the plugin: for XLA's option
// xla_gpu_cuda_data_dir. Nothing when there is none, or when $XLA_FLAGS names one.
std::optional<std::filesystem::path> cuda_data_folder(const std::filesystem::path& plugin);

}  // namespace fullbore::xla
