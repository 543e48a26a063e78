// `fullbore devices` and `fullbore version`.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/output.h"
#include "cli/plugin_facts.h"
#include "fullbore/device.h"
#include "fullbore/error.h"
#include "machine/known_good.h"

namespace fullbore::cli {
namespace {

using machine::Accelerator;
using machine::Machine;
using machine::PluginFacts;
using machine::Vendor;
using nlohmann::ordered_json;

constexpr const char* kDoesNotStart = "its plugin does not start; fullbore doctor tells more";

std::string driver_of(const Machine& m, Vendor vendor) {
  if (vendor == Vendor::kNvidia) return m.driver();
  return vendor == Vendor::kAmd && m.amdgpu ? "amdgpu" : "";
}

std::optional<Vendor> vendor_of(const PluginFacts& plugin) {
  const machine::PluginNeeds* needs = machine::needs_of(plugin.kind);
  if (needs == nullptr) return std::nullopt;
  return needs->vendor;
}

std::optional<Vendor> vendor_of(const Device& device, const std::vector<PluginFacts>& plugins) {
  for (const PluginFacts& plugin : plugins)
    if (plugin.path == device.plugin) return vendor_of(plugin);
  return std::nullopt;
}

ordered_json device_json(const Device& d, const std::string& driver) {
  return {{"name", d.name},
          {"kind", d.kind},
          {"description", d.description},
          {"usable", true},
          {"threads", d.threads},
          {"memory_bytes", d.memory_bytes},
          {"compute_capability", d.compute_capability},
          {"driver", driver},
          {"plugin", d.plugin},
          {"plugin_version", d.plugin_version}};
}

// Of a card that no device above stands for.
ordered_json card_json(const Accelerator& card, const std::string& driver, const std::string& why) {
  return {{"name", nullptr},
          {"kind", card.vendor == Vendor::kTpu ? "tpu" : "gpu"},
          {"description", machine::card_text(card)},
          {"usable", why.empty()},
          {"memory_bytes", card.memory_bytes},
          {"compute_capability", card.capability},
          {"driver", driver},
          {"why_not", why}};
}

// What is empty is left out.
std::string sentence(std::initializer_list<std::string> parts) {
  std::string text;
  for (const std::string& part : parts)
    if (!part.empty()) text += (text.empty() ? "" : ", ") + part;
  return text;
}

std::string after(const char* word, const std::string& text) {
  return text.empty() ? "" : str_cat(word, " ", text);
}

std::string memory(int64_t bytes) { return bytes > 0 ? machine::memory_text(bytes) : ""; }

// Why the cards of a vendor are not used: of the plugins for them the first tells.
std::string why_unused(const Machine& m, Vendor vendor, const std::vector<PluginFacts>& plugins) {
  std::string why;
  bool any = false;
  for (const PluginFacts& plugin : plugins) {
    if (vendor_of(plugin) != vendor) continue;
    any = true;
    const std::string reason = machine::why_not(m, vendor, plugin);
    if (reason.empty()) return "";
    if (why.empty()) why = reason;
  }
  return any ? why : machine::why_not(m, vendor, std::nullopt);
}

}  // namespace

int devices_command(const std::filesystem::path& root, bool json) {
  const machine::Context context = root.empty() ? machine::this_process() : machine::recorded(root);
  const Machine found = machine::inspect(context);
  const std::vector<PluginFacts> plugins = installed_plugins(context, found, false);
  ordered_json list = ordered_json::array();
  std::vector<Vendor> served;
  bool xla_cpu = false;
  for (const Device& d : root.empty() ? Device::list() : std::vector<Device>{}) {
    const auto vendor = vendor_of(d, plugins);
    if (vendor) served.push_back(*vendor);
    xla_cpu = xla_cpu || d.kind == "xla:cpu";
    const std::string driver = vendor ? driver_of(found, *vendor) : "";
    list.push_back(device_json(d, driver));
    if (json) continue;
    say("{:8} {}\n", d.name,
        sentence({d.description, d.kind == "cpu" ? count_text(d.threads, "thread") : "",
                  memory(d.memory_bytes), after("compute capability", d.compute_capability),
                  after("driver", driver), d.plugin_version, d.plugin}));
  }
  for (const Accelerator& card : found.accelerators) {
    if (card.integrated || std::find(served.begin(), served.end(), card.vendor) != served.end())
      continue;
    const std::string driver = driver_of(found, card.vendor);
    std::string why = why_unused(found, card.vendor, plugins);
    if (why.empty() && root.empty()) why = kDoesNotStart;
    list.push_back(card_json(card, driver, why));
    if (json) continue;
    say("{:8} {}\n", "-",
        sentence({machine::card_text(card), memory(card.memory_bytes),
                  after(card.vendor == Vendor::kNvidia ? "compute capability" : "target",
                        card.capability),
                  after("driver", driver)}));
    if (!why.empty()) say("         not used: {}\n", why);
  }
  const bool has_xla_cpu = std::any_of(plugins.begin(), plugins.end(),
                                       [](const PluginFacts& p) { return p.kind == "xla-cpu"; });
  if (root.empty() && has_xla_cpu && !xla_cpu) {
    list.push_back({{"name", nullptr},
                    {"kind", "xla:cpu"},
                    {"description", "XLA on the CPU"},
                    {"usable", false},
                    {"why_not", kDoesNotStart}});
    if (!json) say("{:8} XLA on the CPU\n         not used: {}\n", "-", kDoesNotStart);
  }
  if (json) say("{}\n", list.dump());
  return 0;
}

int version_command(bool json) {
  if (json) {
    say("{}\n", nlohmann::ordered_json{{"version", FULLBORE_VERSION}}.dump());
  } else {
    say("fullbore {}\n", FULLBORE_VERSION);
  }
  return 0;
}

}  // namespace fullbore::cli
