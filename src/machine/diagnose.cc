#include "machine/diagnose.h"

#include <algorithm>

#include "machine/diagnosis.h"

namespace fullbore::machine {
namespace {

void check_system(Diagnosis& d) {
  const Machine& m = d.machine;
  std::string what = m.system.empty() ? "Linux" : m.system;
  if (!m.kernel.empty()) what += ", kernel " + m.kernel;
  if (m.wsl) what += ", in the Windows Subsystem for Linux";
  if (!m.container.empty())
    what += m.container == "container" ? ", in a container"
                                       : str_cat(", in a container (", m.container, ")");
  d.ok(Group::kMachine, what);
}

void check_any_card(Diagnosis& d) {
  const auto& cards = d.machine.accelerators;
  if (std::any_of(cards.begin(), cards.end(), [](const Accelerator& a) { return !a.integrated; }))
    return;
  d.note(Group::kDevices, "no accelerator in this machine; training runs on the CPU");
}

void list_plugins(Diagnosis& d) {
  for (const PluginFacts& plugin : d.plugins) {
    if (!plugin.error.empty()) continue;
    d.ok(Group::kPlugins, str_cat(plugin.kind, plugin.version.empty() ? "" : " ", plugin.version,
                                  " in ", plugin.path));
  }
}

}  // namespace

const char* severity_name(Severity severity) {
  constexpr const char* kNames[] = {"ok", "note", "warning", "error"};
  return kNames[static_cast<size_t>(severity)];
}

const char* group_name(Group group) {
  constexpr const char* kNames[] = {"machine", "driver", "devices", "CUDA", "plugins"};
  return kNames[static_cast<size_t>(group)];
}

std::string memory_text(int64_t bytes) {
  const int64_t tenths = (bytes * 10 + (int64_t{1} << 29)) >> 30;
  return str_cat(tenths / 10, ".", tenths % 10, " GiB");
}

std::string card_text(const Accelerator& card) {
  std::string text = card.model;
  if (text.empty())
    text = str_cat(vendor_name(card.vendor), " card",
                   card.architecture.empty() ? "" : " of architecture ", card.architecture);
  if (!card.bus.empty()) text += str_cat(" (", card.bus, ")");
  return text;
}

std::vector<const Accelerator*> cards_of(const Machine& machine, Vendor vendor) {
  std::vector<const Accelerator*> cards;
  for (const Accelerator& card : machine.accelerators)
    if (card.vendor == vendor && !card.integrated) cards.push_back(&card);
  return cards;
}

void check_permission(Diagnosis& d, std::string_view prefix, Vendor vendor) {
  for (const Node& node : d.machine.nodes) {
    if (!node.path.starts_with(prefix) || node.usable) continue;
    const bool by_group = (node.owner.mode & 060u) == 060u && !node.group.empty();
    d.error(Group::kDevices,
            str_cat("no permission to use ", node.path,
                    by_group ? str_cat("; it belongs to group ", node.group) : ""),
            by_group && node.group != "root"
                ? str_cat("sudo usermod -aG ", node.group, " $USER, then log in again")
                : str_cat("sudo chmod 666 ", node.path));
    d.blocks(vendor);
    return;  // one of a kind says it all
  }
}

void check_memory(Diagnosis& d, const Accelerator& card) {
  if (card.memory_bytes <= 0 || card.free_bytes < 0) return;
  const int64_t used = card.memory_bytes - card.free_bytes;
  if (used < card.memory_bytes / 4 || card.mig) return;
  std::string who;
  for (const GpuProcess& process : card.processes)
    who +=
        str_cat(who.empty() ? ", by " : ", ", process.name.empty() ? "process" : process.name, " (",
                process.pid, ")", process.bytes > 0 ? " with " + memory_text(process.bytes) : "");
  d.warn(Group::kDevices,
         str_cat(card_text(card), ": ", memory_text(used), " of ", memory_text(card.memory_bytes),
                 " are in use", who),
         card.processes.empty()
             ? "nvidia-smi or rocm-smi may know by whom; choose another card: --device gpu:N"
             : str_cat("wait for its end, stop it (kill ", card.processes.front().pid,
                       "), or choose another card: --device gpu:N"));
}

PluginFacts plugin_facts(const Context& context, std::string_view kind, const std::string& path,
                         std::string_view package) {
  PluginFacts facts;
  facts.kind = kind;
  facts.path = path;
  facts.libraries = libraries_beside(context, path);
  std::string packages = path;  // PACKAGES/FOLDER.../LIBRARY, at most three levels
  const Tree tree(context.root);
  for (int up = 0; up < 3 && facts.version.empty() && !packages.empty(); ++up) {
    packages.erase(std::min(packages.rfind('/'), packages.size()));
    facts.version = package_version(tree, packages, package);
  }
  return facts;
}

std::vector<Finding> diagnose(const Machine& machine, std::span<const PluginFacts> plugins) {
  Diagnosis d{machine, plugins, {}};
  check_system(d);
  check_any_card(d);
  check_nvidia_driver(d);
  check_nvidia_cards(d);
  check_cuda(d);
  list_plugins(d);
  check_nvidia_plugins(d);
  check_amd(d);
  check_intel(d);
  check_tpu(d);
  for (const PluginFacts& plugin : plugins)
    if (!plugin.error.empty())
      d.error(Group::kPlugins, str_cat(plugin.kind, " cannot be loaded: ", plugin.error),
              str_cat("fullbore plugin add ", plugin.kind));
  std::stable_sort(d.findings.begin(), d.findings.end(),
                   [](const Finding& a, const Finding& b) { return a.group < b.group; });
  return d.findings;
}

std::string why_not(const Machine& machine, Vendor vendor,
                    const std::optional<PluginFacts>& plugin) {
  const bool known = !cards_of(machine, vendor).empty();
  if (!known)
    return str_cat("no ", vendor_name(vendor), vendor == Vendor::kTpu ? "" : " card",
                   " in this machine");
  const std::vector<PluginFacts> plugins =
      plugin ? std::vector{*plugin} : std::vector<PluginFacts>{};
  for (const Finding& finding : diagnose(machine, plugins))
    if (finding.blocks == vendor)
      return finding.fix.empty() ? finding.what : finding.what + "; to mend: " + finding.fix;
  if (plugin && !plugin->error.empty()) return plugin->error;
  return "";
}

}  // namespace fullbore::machine
