// AMD, Intel and TPU.
#include <algorithm>

#include "machine/diagnosis.h"

namespace fullbore::machine {
namespace {

const PluginFacts* plugin_of(const Diagnosis& d, Vendor vendor) {
  for (const PluginFacts& plugin : d.plugins)
    if (const PluginNeeds* needs = needs_of(plugin.kind);
        needs != nullptr && needs->vendor == vendor)
      return &plugin;
  return nullptr;
}

void list_cards(Diagnosis& d, const std::vector<const Accelerator*>& cards) {
  for (const Accelerator* card : cards) {
    std::string what = card_text(*card);
    if (!card->capability.empty() && card->vendor == Vendor::kAmd) what += ", " + card->capability;
    if (card->memory_bytes > 0) what += ", " + memory_text(card->memory_bytes);
    if (card->free_bytes >= 0) what += str_cat(", ", memory_text(card->free_bytes), " free");
    d.ok(Group::kDevices, what);
  }
}

bool known_to_rocm(const Accelerator& card) {
  if (card.capability.empty()) return true;
  const std::vector<std::string> targets = split(needs_of("rocm")->capability, ' ');
  return std::find(targets.begin(), targets.end(), card.capability) != targets.end();
}

void check_amd_driver(Diagnosis& d) {
  const Machine& m = d.machine;
  const std::string passing =
      "start it with: docker run --device=/dev/kfd --device=/dev/dri --group-add video --group-add "
      "render ...";
  if (m.node("/dev/kfd") == nullptr) {
    if (!m.container.empty())
      d.error(Group::kDriver, "the container was started without the card: /dev/kfd is missing",
              passing);
    else if (!m.amdgpu)
      d.error(Group::kDriver, "the amdgpu driver is not loaded",
              "sudo modprobe amdgpu, or install amdgpu-dkms as rocm.docs.amd.com says");
    else
      d.error(Group::kDriver, "amdgpu is loaded without compute support: /dev/kfd is missing",
              "install amdgpu-dkms as rocm.docs.amd.com says; sudo reboot");
    d.blocks(Vendor::kAmd);
    return;
  }
  d.ok(Group::kDriver, "AMD driver amdgpu with /dev/kfd");
  check_permission(d, "/dev/kfd", Vendor::kAmd);
  if (!d.blocked(Vendor::kAmd)) check_permission(d, "/dev/dri/renderD", Vendor::kAmd);
}

}  // namespace

void check_amd(Diagnosis& d) {
  const Machine& m = d.machine;
  const auto cards = cards_of(m, Vendor::kAmd);
  if (cards.empty()) return;
  list_cards(d, cards);
  check_amd_driver(d);
  for (const Accelerator* card : cards) check_memory(d, *card);
  const PluginFacts* plugin = plugin_of(d, Vendor::kAmd);
  if (std::none_of(cards.begin(), cards.end(),
                   [](const Accelerator* card) { return known_to_rocm(*card); })) {
    d.warn(Group::kDevices,
           str_cat("ROCm does not support ", card_text(*cards.front()), ": ",
                   cards.front()->capability),
           "choose the CPU: --device cpu", needs_of("rocm")->source);
    d.blocks(Vendor::kAmd);
    return;
  }
  const bool beside =
      plugin != nullptr && std::any_of(plugin->libraries.begin(), plugin->libraries.end(),
                                       [](const Library& l) { return l.name == "rocm"; });
  if (m.rocm.empty() && !beside) {
    d.error(Group::kDriver, "ROCm's libraries are missing: there is no /opt/rocm",
            "install ROCm 7 as rocm.docs.amd.com says (sudo apt-get install rocm)");
    d.blocks(Vendor::kAmd);
  } else if (!m.rocm.empty()) {
    d.ok(Group::kDriver, "ROCm " + m.rocm);
  }
  if (plugin != nullptr) return;
  d.error(Group::kPlugins, "no plugin for AMD cards", "fullbore plugin add rocm");
  d.blocks(Vendor::kAmd);
}

void check_intel(Diagnosis& d) {
  const auto cards = cards_of(d.machine, Vendor::kIntel);
  if (cards.empty()) return;
  list_cards(d, cards);
  d.note(Group::kPlugins, "no plugin for Intel cards is known by name",
         "--device /path/plugin.so takes one that you have, such as that of jax-oneapi-pjrt");
  d.blocks(Vendor::kIntel);
}

void check_tpu(Diagnosis& d) {
  const Machine& m = d.machine;
  const auto cards = cards_of(m, Vendor::kTpu);
  if (cards.empty()) return;
  list_cards(d, cards);
  const auto is_chip = [](const Node& node) {
    return node.path.starts_with("/dev/accel") || node.path.starts_with("/dev/vfio/");
  };
  if (std::none_of(m.nodes.begin(), m.nodes.end(), is_chip)) {
    d.error(Group::kDevices, "no /dev/accel0 and no /dev/vfio/0: the TPU's driver is not there",
            m.container.empty() ? "make the machine from a TPU image (v2-alpha-tpuv5-lite, ...)"
                                : "start it with: docker run --privileged --net=host ...");
    d.blocks(Vendor::kTpu);
  }
  check_permission(d, "/dev/accel", Vendor::kTpu);
  if (!d.blocked(Vendor::kTpu)) check_permission(d, "/dev/vfio/", Vendor::kTpu);
  if (plugin_of(d, Vendor::kTpu) != nullptr) return;
  d.error(Group::kPlugins, "no plugin for TPUs", "fullbore plugin add tpu");
  d.blocks(Vendor::kTpu);
}

}  // namespace fullbore::machine
