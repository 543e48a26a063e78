// What is right and wrong with a machine, each with the command that mends it. Pure functions of
// plain facts. Thread safety: free functions, may run concurrently.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "machine/machine.h"

namespace fullbore::machine {

// A plugin that is installed.
struct PluginFacts {
  std::string kind;  // "cuda13"
  std::string path;
  std::string version;             // of its package; "" when unknown
  std::string error;               // why it cannot be loaded; "" when it can, or was not tried
  std::vector<Library> libraries;  // that came with it
};
// Facts about the plugin at `path`, whose Python package is `package` ("jax_cuda13_pjrt").
PluginFacts plugin_facts(const Context& context, std::string_view kind, const std::string& path,
                         std::string_view package);

enum class Severity { kOk, kNote, kWarning, kError };
enum class Group { kMachine, kDriver, kDevices, kCuda, kPlugins };
const char* severity_name(Severity severity);  // "ok", "note", "warning", "error"
const char* group_name(Group group);           // "machine", "driver", "devices", "CUDA", "plugins"

struct Finding {
  Group group = Group::kMachine;
  Severity severity = Severity::kOk;
  std::string what;              // one line
  std::string fix;               // a command where there is one; "" for what needs none
  std::string source;            // of what is demanded, where a table says so
  std::optional<Vendor> blocks;  // no device of this vendor can be used
};

// Ordered by group; within a group in the order in which things must be mended.
std::vector<Finding> diagnose(const Machine& machine, std::span<const PluginFacts> plugins);

// Why no device of this vendor can be used with this plugin, and what to do, in one line; "" when
// nothing is wrong that can be seen from here. Without a plugin that is one of the reasons.
std::string why_not(const Machine& machine, Vendor vendor,
                    const std::optional<PluginFacts>& plugin);

// "12.3 GiB".
std::string memory_text(int64_t bytes);
// "NVIDIA GeForce RTX 4090 (0000:01:00.0)"; of a card without a name what is known of it.
std::string card_text(const Accelerator& card);

}  // namespace fullbore::machine
