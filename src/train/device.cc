#include "fullbore/device.h"

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <mutex>

#include "cpu/threads.h"
#include "machine/diagnose.h"
#include "machine/known_good.h"
#include "train/device_choice.h"
#include "xla/clients.h"
#include "xla/discover.h"

namespace fullbore {
namespace train {
namespace {
namespace fs = std::filesystem;

// Text after "key : " on the first such line of /proc/cpuinfo, or "".
std::string cpu_info(std::string_view key) {
  std::ifstream in("/proc/cpuinfo");
  for (std::string line; std::getline(in, line);) {
    const size_t colon = line.find(':');
    if (colon == std::string::npos || line.substr(0, key.size()) != key) continue;
    const size_t start = line.find_first_not_of(" \t", colon + 1);
    return start == std::string::npos ? "" : line.substr(start);
  }
  return "";
}

std::string instruction_set() {
  const std::string flags = " " + cpu_info("flags") + " ";
  for (const auto& [flag, text] :
       {std::pair{" avx512f ", "AVX-512"}, {" avx2 ", "AVX2"}, {" sse4_1 ", "SSE4"}})
    if (flags.find(flag) != std::string::npos) return text;
  return "SSE2";
}

Device cpu_device() {
  const std::string model = cpu_info("model name");
  const long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGE_SIZE);
  return {.name = "cpu",
          .kind = "cpu",
          .description = str_cat(model.empty() ? "CPU" : model, ", ", instruction_set()),
          .threads = cpu::default_threads(),
          .memory_bytes = pages > 0 && page > 0 ? int64_t{pages} * page : 0};
}

// ---- accelerators ----

// A way to ask for accelerators, and the plugins that may serve it, best first.
struct Family {
  std::string_view name;
  std::vector<std::string_view> plugins;
};
const std::vector<Family>& families() {
  static const std::vector<Family> list{{"gpu", {"cuda13", "cuda12", "rocm"}},
                                        {"cuda", {"cuda13", "cuda12"}},
                                        {"rocm", {"rocm"}},
                                        {"tpu", {"tpu"}}};
  return list;
}

// Of a family's plugin: all of them are in that table.
machine::Vendor vendor_of(const xla::PluginKind& kind) {
  return machine::needs_of(kind.name)->vendor;
}

// To start a plugin in vain takes long, and so does the whole inspection.
bool has_card(machine::Vendor vendor) {
  static const auto cards = machine::accelerators(machine::this_process(false));
  return std::any_of(cards.begin(), cards.end(), [&](const machine::Accelerator& card) {
    return card.vendor == vendor && !card.integrated;
  });
}

// Why a plugin cannot drive what this machine has; "" when nothing is known against it.
std::string why_not(const xla::PluginKind& kind, const std::optional<xla::FoundPlugin>& found) {
  if (!has_card(vendor_of(kind))) return machine::why_not({}, vendor_of(kind), std::nullopt);
  static const machine::Context context = machine::this_process();
  static const machine::Machine machine = machine::inspect(context);
  std::optional<machine::PluginFacts> facts;
  if (found)
    facts = machine::plugin_facts(context, kind.name, found->path.string(), xla::package_of(kind));
  return machine::why_not(machine, vendor_of(kind), facts);
}

std::string kind_of(const std::string& platform) {
  if (platform == "cuda" || platform == "rocm") return "gpu";
  return platform == "cpu" ? "xla:cpu" : platform;
}

template <class T>
T attribute(const xla::Options& options, const char* name, T otherwise) {
  const auto it = options.find(name);
  if (it == options.end()) return otherwise;
  const T* value = std::get_if<T>(&it->second);
  return value != nullptr ? *value : otherwise;
}

Device describe(const xla::Client& client, size_t ordinal, const std::string& base) {
  const xla::DeviceInfo& info = client.devices()[ordinal];
  Device d;
  d.kind = kind_of(client.platform());
  d.name = d.kind == "xla:cpu" && ordinal == 0 ? base : str_cat(base, ":", ordinal);
  d.description = d.kind == "xla:cpu" ? "XLA on the CPU" : info.kind;
  d.threads = cpu::default_threads();
  d.memory_bytes = attribute(info.attributes, "device_memory_bytes_limit", int64_t{0});
  if (d.memory_bytes == 0)
    if (const auto memory = client.memory(ordinal); memory && memory->limit)
      d.memory_bytes = *memory->limit;
  d.compute_capability = attribute(info.attributes, "compute_capability", std::string());
  d.plugin = client.plugin().path().string();
  d.plugin_version = str_cat("PJRT ", client.plugin().major(), ".", client.plugin().minor(), ", ",
                             client.platform_version());
  return d;
}

DeviceChoice choice_of(std::shared_ptr<const xla::Client> client, int ordinal,
                       const std::string& base) {
  const size_t count = client->devices().size();
  if (static_cast<size_t>(ordinal) >= count)
    throw BackendError(
        5, str_cat("[device] expected a number from 0 to ", static_cast<int64_t>(count) - 1,
                   " after '", base, ":', the ", count, " that ", client->plugin().path().string(),
                   " gives, got ", ordinal));
  const auto place = static_cast<size_t>(ordinal);
  Device device = describe(*client, place, base);
  return {std::move(device), std::move(client), place};
}

// The client of the first plugin that starts, or null; why: one line on each that does not. With
// `all`, also on those whose cards are not there.
std::shared_ptr<const xla::Client> start_first(const std::vector<std::string_view>& plugins,
                                               bool all, std::string* why) {
  for (const std::string_view name : plugins) {
    const xla::PluginKind& kind = *xla::find_kind(name);
    if (!all && !has_card(vendor_of(kind))) continue;
    const auto found = xla::find_plugin(name);
    std::string reason = why_not(kind, found);
    if (reason.empty() && !found) {
      reason = str_cat("no plugin ", name, "; fullbore plugin add ", name);
    } else if (reason.empty()) {
      try {
        return xla::client_of(found->path);
      } catch (const Error& e) {
        reason = e.what();
      }
    }
    if (why->find(reason) == std::string::npos) *why += (why->empty() ? "" : "; ") + reason;
  }
  return nullptr;
}

DeviceChoice choose_auto() {
  std::string why_not;
  for (const std::string_view name : {"gpu", "tpu"}) {
    const auto family = std::find_if(families().begin(), families().end(),
                                     [&](const Family& f) { return f.name == name; });
    if (auto client = start_first(family->plugins, false, &why_not)) {
      DeviceChoice choice = choice_of(std::move(client), 0, std::string(name));
      choice.device.reason = choice.device.name + ": " + choice.device.description;
      return choice;
    }
  }
  DeviceChoice choice{cpu_device(), nullptr, 0};
  choice.device.reason = "cpu: " + (why_not.empty() ? "this machine has no accelerator" : why_not);
  return choice;
}

// The numbers in "0,2".
std::vector<int> numbers_in(std::string_view text, std::string_view name) {
  std::vector<int> numbers;
  const char *at = text.data(), *end = text.data() + text.size();
  while (true) {
    int number = -1;
    const auto [next, error] = std::from_chars(at, end, number);
    if (error != std::errc() || number < 0 || number > 65535 || (next != end && *next != ','))
      fail("[device] expected numbers of devices separated by commas after the colon, got '", name,
           "'; for example gpu:0");
    numbers.push_back(number);
    if (next == end) return numbers;
    at = next + 1;
  }
}

int one_of(const std::vector<int>& numbers, std::string_view name) {
  if (numbers.size() != 1)
    fail("[device] expected one device, got '", name,
         "'; training on several at once comes with a later version");
  return numbers[0];
}

DeviceChoice choose_xla_cpu(std::string_view name) {
  constexpr std::string_view kName = "xla:cpu";
  if (name.size() > kName.size() &&
      one_of(numbers_in(name.substr(kName.size() + 1), name), name) != 1)
    fail("[device] expected xla:cpu or xla:cpu:1, one device (the number counts them), got '", name,
         "'; training on several at once comes with a later version");
  const auto found = xla::find_plugin("xla-cpu");
  if (!found)
    throw BackendError(
        5, "[device] 'xla:cpu' needs a plugin that is not there; fullbore plugin add xla-cpu");
  return choice_of(xla::client_of(found->path), 0, std::string(kName));
}

// A plugin by its path: "/path/plugin.so" or "/path/plugin.so:1".
DeviceChoice choose_path(std::string_view name) {
  std::string path(name);
  int ordinal = 0;
  std::error_code ignored;
  const size_t colon = name.rfind(':');
  if (!fs::exists(path, ignored) && colon != std::string_view::npos) {
    ordinal = one_of(numbers_in(name.substr(colon + 1), name), name);
    path = std::string(name.substr(0, colon));
  }
  return choice_of(xla::client_of(path), ordinal, path);
}

DeviceChoice choose_family(const Family& family, std::string_view name) {
  const size_t colon = name.find(':');
  const int ordinal =
      colon == std::string_view::npos ? 0 : one_of(numbers_in(name.substr(colon + 1), name), name);
  std::string why_not;
  auto client = start_first(family.plugins, true, &why_not);
  if (client == nullptr)
    throw BackendError(5, str_cat("[device] '", name, "' was asked for: ", why_not,
                                  "; fullbore doctor tells more"));
  return choice_of(std::move(client), ordinal, std::string(family.name));
}

struct Cache {
  std::mutex mutex;
  CompileCacheOptions options;
  std::shared_ptr<xla::CompileCache> cache;
};
Cache& cache() {
  static auto* const kCache = new Cache;
  return *kCache;
}

}  // namespace

std::shared_ptr<xla::CompileCache> compile_cache() {
  Cache& c = cache();
  const std::lock_guard lock(c.mutex);
  if (!c.options.enabled) return nullptr;
  if (c.cache == nullptr)
    c.cache = std::make_shared<xla::CompileCache>(
        xla::CompileCache::Options{.folder = {}, .limit = {}, .warn = c.options.warn});
  return c.cache;
}

DeviceChoice choose_device(std::string_view name) {
  if (name == "cpu") return {cpu_device(), nullptr, 0};
  if (name == "auto") return choose_auto();
  if (name == "xla:cpu" || name.starts_with("xla:cpu:")) return choose_xla_cpu(name);
  if (name.find('/') != std::string_view::npos) return choose_path(name);
  const std::string_view base = name.substr(0, name.find(':'));
  for (const Family& family : families())
    if (family.name == base) return choose_family(family, name);
  fail(
      "[device] expected auto, cpu, gpu, gpu:N, tpu:N, xla:cpu or the path of a PJRT plugin, got '",
      name, "'");
}

}  // namespace train

std::vector<Device> Device::list() {
  std::vector<Device> devices;
  for (const std::string_view name : {"cuda13", "cuda12", "rocm", "tpu"}) {
    const bool is_tpu = name == "tpu";
    std::string ignored;
    if (std::any_of(devices.begin(), devices.end(),
                    [&](const Device& d) { return (d.kind == "tpu") == is_tpu; }))
      continue;  // an older plugin of the same cards
    const auto client = train::start_first({name}, false, &ignored);
    if (client == nullptr) continue;
    for (size_t i = 0; i < client->devices().size(); ++i)
      devices.push_back(train::describe(*client, i, is_tpu ? "tpu" : "gpu"));
  }
  devices.push_back(train::cpu_device());
  if (const auto found = xla::find_plugin("xla-cpu")) {
    try {
      devices.push_back(train::describe(*xla::client_of(found->path), 0, "xla:cpu"));
    } catch (const Error&) {  // as above, a plugin that does not start gives no devices
    }
  }
  return devices;
}

Device Device::select(std::string_view name) { return train::choose_device(name).device; }

std::optional<DeviceMemory> device_memory(std::string_view name) {
  const train::DeviceChoice choice = train::choose_device(name);
  if (choice.client == nullptr) return std::nullopt;
  const auto memory = choice.client->memory(choice.ordinal);
  if (!memory) return std::nullopt;
  return DeviceMemory{memory->in_use, memory->peak.value_or(0), memory->limit.value_or(0)};
}

void set_compile_cache(CompileCacheOptions options) {
  train::Cache& c = train::cache();
  const std::lock_guard lock(c.mutex);
  c.options = std::move(options);
  c.cache.reset();
}

void set_device_options(const DeviceOptions& options) {
  if (!(options.memory_fraction > 0 && options.memory_fraction <= 1))
    fail("[device] expected a memory_fraction above 0, up to 1, got ", options.memory_fraction);
  for (const int64_t number : options.visible)
    if (number < 0) fail("[device] expected visible devices of 0 or more, got ", number);
  xla::set_client_settings({options.visible, options.memory_fraction, options.preallocate});
}

void set_visible_devices(const std::vector<int64_t>& numbers) {
  const xla::ClientSettings now = xla::client_settings();
  set_device_options({numbers, now.memory_fraction, now.preallocate});
}

}  // namespace fullbore
