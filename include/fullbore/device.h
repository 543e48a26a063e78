// Devices that can train: the CPU executor, and accelerators through PJRT plugins.
// Thread safety: all functions may be called from several threads. Devices that were started live
// until the process ends.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fullbore {

struct Device {
  std::string name{};                // what select() takes: "cpu", "gpu:0", "tpu:0", "xla:cpu"
  std::string kind{};                // "cpu" (our executor), "gpu", "tpu", "xla:cpu"
  std::string description{};         // "AMD EPYC 9555, AVX-512", "NVIDIA H200"
  int threads = 1;                   // worker threads the process may use (affinity, cgroup limits)
  int64_t memory_bytes = 0;          // of the machine or the card; 0 when unknown
  std::string compute_capability{};  // "9.0"; "" when there is none
  std::string plugin{};              // path of its library; "" for the CPU executor
  std::string plugin_version{};      // "PJRT 0.116, cuda 13000"
  std::string reason{};              // of select("auto"): why this one, in one line

  // The devices of this machine, best first. Starts the plugins of the accelerators there are; one
  // that does not start gives no devices.
  static std::vector<Device> list();
  // "auto": the best accelerator there is, else the CPU executor. "cpu": the CPU executor. "gpu",
  // "gpu:1": a GPU (also "cuda:1", "rocm:1"). "tpu:0". "xla:cpu": XLA's CPU backend. A path of a
  // PJRT plugin, "/path/plugin.so" or "/path/plugin.so:1".
  // Throws Error for a name that is none of these, or several devices ("gpu:0,2", "xla:cpu:8"),
  // which cannot train together yet; BackendError saying what is missing when the device is not
  // there.
  static Device select(std::string_view name);
};

// Bytes of a device's memory, as its plugin counts them.
struct DeviceMemory {
  int64_t in_use = 0;
  int64_t peak = 0;   // at most so far; 0 when unknown
  int64_t limit = 0;  // that this process may take; 0 when unknown
};
// Nothing for the CPU executor and devices that do not tell. Throws as Device::select.
std::optional<DeviceMemory> device_memory(std::string_view name);

// Programs that were compiled for accelerators are kept in a folder of the user's
// (docs/command.md), so that the next run need not compile them. What goes wrong with the folder is
// told to `warn` in one line each, by default to nobody, and costs nothing but time. On by default.
struct CompileCacheOptions {
  bool enabled = true;
  std::function<void(const std::string&)> warn{};
};
void set_compile_cache(CompileCacheOptions options);

// How accelerators are taken, for those that are started afterwards.
struct DeviceOptions {
  std::vector<int64_t> visible{};  // numbers of the cards that may be used; empty: all
  double memory_fraction = 0.9;    // of a card's memory, at most
  bool preallocate = false;        // take it all at once; else it grows on demand
};
// Throws Error when an accelerator was started already, or on options that make no sense.
void set_device_options(const DeviceOptions& options);
// Changes `visible` alone.
void set_visible_devices(const std::vector<int64_t>& numbers);

}  // namespace fullbore
