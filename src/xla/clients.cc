#include "xla/clients.h"

#include <map>
#include <mutex>

namespace fullbore::xla {
namespace fs = std::filesystem;
namespace {

struct Registry {
  std::mutex mutex;
  ClientSettings settings;
  std::map<std::pair<fs::path, int>, std::shared_ptr<const Client>> clients;
};

Registry& registry() {
  static auto* const kRegistry = new Registry;  // never destroyed
  return *kRegistry;
}

// Plugins refuse options of others by name, and Client::create leaves those out; libtpu wants none.
Options options_for(const fs::path& plugin, int cpu_devices, const ClientSettings& settings) {
  const std::string name = plugin.filename().string();
  if (name.find("tpu") != std::string::npos) return {};
  if (name.find("cpu") != std::string::npos) return {{"cpu_device_count", int64_t{cpu_devices}}};
  Options options{{"memory_fraction", static_cast<float>(settings.memory_fraction)},
                  {"preallocate", settings.preallocate}};
  if (!settings.visible_devices.empty()) options["visible_devices"] = settings.visible_devices;
  return options;
}

}  // namespace

ClientSettings client_settings() {
  const std::lock_guard lock(registry().mutex);
  return registry().settings;
}

void set_client_settings(const ClientSettings& settings) {
  Registry& r = registry();
  const std::lock_guard lock(r.mutex);
  if (!r.clients.empty())
    fail("[device] options of accelerators must be set before the first is used; ",
         r.clients.begin()->first.first.string(), " was started already");
  r.settings = settings;
}

std::shared_ptr<const Client> client_of(const fs::path& path, int cpu_devices) {
  const auto plugin = Plugin::load(path);
  Registry& r = registry();
  const std::lock_guard lock(r.mutex);
  auto& client = r.clients[{plugin->path(), cpu_devices}];
  try {
    if (client == nullptr)
      client = Client::create(plugin, options_for(plugin->path(), cpu_devices, r.settings));
  } catch (...) {
    r.clients.erase({plugin->path(), cpu_devices});
    throw;
  }
  return client;
}

}  // namespace fullbore::xla
