// The clients of this process: one for each plugin, started when it is first asked for and kept
// until the process ends (plugins have threads that outlive static objects).
// Thread safety: all functions may be called from several threads.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

#include "xla/client.h"

namespace fullbore::xla {

struct ClientSettings {
  std::vector<int64_t> visible_devices{};  // empty: all
  double memory_fraction = 0.9;
  bool preallocate = false;
};
ClientSettings client_settings();
// Throws Error once a client was started.
void set_client_settings(const ClientSettings& settings);

// cpu_devices: how many XLA's CPU plugin makes of the machine; other plugins do not look at it.
// Throws as Plugin::load and Client::create.
std::shared_ptr<const Client> client_of(const std::filesystem::path& plugin, int cpu_devices = 1);

}  // namespace fullbore::xla
