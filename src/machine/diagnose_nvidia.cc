// NVIDIA's driver, cards and plugins.
#include <algorithm>

#include "machine/diagnosis.h"

namespace fullbore::machine {
namespace {

constexpr Vendor kNvidia = Vendor::kNvidia;

bool contains(const std::vector<std::string>& list, const std::string& word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

std::string container_fix(const Machine& m) {
  if (m.container == "podman")
    return "start it with: podman run --device nvidia.com/gpu=all ... (the host needs "
           "nvidia-container-toolkit)";
  if (m.container == "kubernetes")
    return "ask for the card in the pod's limits: nvidia.com/gpu: 1 (the cluster needs NVIDIA's "
           "device plugin)";
  return "start it with: docker run --gpus all ... (the host needs nvidia-container-toolkit)";
}

// True when the kernel module is loaded, or Windows has it.
bool check_module(Diagnosis& d) {
  const Machine& m = d.machine;
  if (m.wsl || !m.nvidia_module.empty() || m.node("/dev/nvidiactl") != nullptr) return true;
  if (m.nouveau) {
    d.error(
        Group::kDriver,
        "the nouveau driver has the card; it cannot compute, and NVIDIA's packages keep it away",
        install_driver(m, ""));
  } else if (!m.nvidia_built_for.empty() && contains(m.nvidia_built_for, m.kernel)) {
    if (m.secure_boot.value_or(false))
      d.error(Group::kDriver,
              "the nvidia module is installed but not loaded; Secure Boot is on and refuses "
              "modules that it has no key for",
              "sudo mokutil --import /var/lib/dkms/mok.pub, reboot and enroll the key; or switch "
              "Secure Boot off in the firmware");
    else
      d.error(Group::kDriver, "the nvidia module is installed but not loaded",
              "sudo modprobe nvidia; sudo dmesg | grep -i nvidia says why when that fails");
  } else if (!m.nvidia_built_for.empty()) {
    d.error(Group::kDriver,
            str_cat("the nvidia module was built for kernel ", m.nvidia_built_for.back(),
                    ", running is ", m.kernel),
            "sudo apt-get install linux-headers-$(uname -r); sudo dkms autoinstall; sudo modprobe "
            "nvidia");
  } else {
    d.error(Group::kDriver, "no driver for the NVIDIA card", install_driver(m, ""));
  }
  d.blocks(kNvidia);
  return false;
}

// The driver's library, and whether it belongs to the module.
void check_library(Diagnosis& d) {
  const Machine& m = d.machine;
  const bool compat = m.libcuda_path.find("/compat/") != std::string::npos;
  if (m.libcuda.empty()) {
    const std::string& id = m.distribution;
    d.error(Group::kDriver, "the driver's library libcuda.so.1 is missing",
            m.wsl ? "install NVIDIA's driver in Windows, never in Linux; wsl --shutdown"
            : !m.container.empty() ? "start the container with: -e "
                                     "NVIDIA_DRIVER_CAPABILITIES=compute,utility"
            : id == "debian"       ? "sudo apt-get install libcuda1"
            : id == "ubuntu"       ? str_cat("sudo apt-get install libnvidia-compute-",
                                             m.driver().substr(0, m.driver().find('.')))
                                   : install_driver(m, ""));
    d.blocks(kNvidia);
  } else if (m.libcuda != "unknown" && version_in(m.nvidia_module) == m.nvidia_module &&
             !m.nvidia_module.empty() && m.libcuda != m.nvidia_module && !compat) {
    d.error(Group::kDriver,
            str_cat("the loaded kernel module is ", m.nvidia_module, ", the driver's library is ",
                    m.libcuda, ": one was updated without the other"),
            m.container.empty() ? "sudo reboot"
                                : "start the container again; if that does not help, remove the "
                                  "driver's libraries from its image");
    d.blocks(kNvidia);
  } else if (!m.nvml_error.empty()) {
    d.error(Group::kDriver, str_cat("the driver does not answer: ", m.nvml_error), "sudo reboot");
    d.blocks(kNvidia);
  }
}

void check_nodes(Diagnosis& d) {
  const Machine& m = d.machine;
  if (m.wsl) {
    if (m.node("/dev/dxg") != nullptr) return;
    d.error(Group::kDevices, "/dev/dxg is missing: this is WSL 1, or an old kernel",
            "wsl --update; wsl --set-version DISTRIBUTION 2");
    d.blocks(kNvidia);
    return;
  }
  for (const char* path : {"/dev/nvidiactl", "/dev/nvidia-uvm"}) {
    if (m.node(path) != nullptr) continue;
    // The driver's library makes them at its first use, by that program.
    if (m.nvidia_modprobe && m.container.empty()) {
      d.note(Group::kDevices, str_cat(path, " is not there yet; nvidia-modprobe makes it"));
      continue;
    }
    d.error(Group::kDevices, str_cat(path, " is missing"),
            m.container.empty() ? "sudo nvidia-modprobe -u -c=0 (package nvidia-modprobe)"
                                : container_fix(m));
    d.blocks(kNvidia);
    return;
  }
  check_permission(d, "/dev/nvidia", kNvidia);
}

bool is_beyond(const Machine& m, const Accelerator& card, const DriverLimit& limit) {
  const std::string& capability = card.capability;
  if (capability.empty() || m.wsl) return false;
  if (!limit.capability_from.empty() && compare_versions(capability, limit.capability_from) < 0)
    return false;
  if (!limit.capability_below.empty() && compare_versions(capability, limit.capability_below) >= 0)
    return false;
  if (!limit.driver_below.empty())
    return !m.driver().empty() && compare_versions(m.driver(), limit.driver_below) >= 0;
  return m.nvidia_open && limit.open && m.nvidia_open != limit.open;
}

// Cards that this driver does not drive, although it is loaded.
void check_limits(Diagnosis& d) {
  const auto cards = cards_of(d.machine, kNvidia);
  for (const DriverLimit& limit : driver_limits()) {
    const auto beyond = [&](const Accelerator* card) { return is_beyond(d.machine, *card, limit); };
    const auto first = std::find_if(cards.begin(), cards.end(), beyond);
    if (first == cards.end()) continue;
    d.error(Group::kDevices, str_cat(card_text(**first), ": ", limit.why), std::string(limit.fix),
            limit.source);
    if (std::all_of(cards.begin(), cards.end(), beyond)) d.blocks(kNvidia);
  }
}

void check_mig(Diagnosis& d, const Accelerator& card) {
  if (!card.mig) return;
  if (card.mig_instances == 0)
    d.error(
        Group::kDevices, str_cat(card_text(card), " is in MIG mode and has no instances"),
        "sudo nvidia-smi mig -cgi 0 -C makes one of all; sudo nvidia-smi -mig 0 leaves the mode");
  else
    d.note(
        Group::kDevices,
        str_cat(card_text(card), " is split by MIG",
                card.mig_instances > 0 ? str_cat(" into ", card.mig_instances, " instances") : "",
                "; a process uses one of them"),
        "CUDA_VISIBLE_DEVICES=MIG-... chooses one; nvidia-smi -L lists them");
}

bool too_old(const PluginNeeds& needs, const Accelerator& card) {
  return !card.capability.empty() && compare_versions(card.capability, needs.capability) < 0;
}

// Newest kind that this driver and at least one card can use; null: none.
const PluginNeeds* best_kind(const Machine& m) {
  const std::string driver = m.driver();
  for (const PluginNeeds& needs : plugin_needs()) {
    if (needs.vendor != kNvidia) continue;
    if (!driver.empty() && compare_versions(driver, needs.driver) < 0) continue;
    for (const Accelerator* card : cards_of(m, kNvidia))
      if (!too_old(needs, *card)) return &needs;
  }
  return nullptr;
}

// What keeps a plugin from working here, as a finding; false: nothing.
bool add_refusal(Diagnosis& d, const PluginFacts& plugin, const PluginNeeds& needs) {
  const Machine& m = d.machine;
  const std::string driver = m.driver();
  const PluginNeeds* better = best_kind(m);
  const bool other = better != nullptr && better->kind != needs.kind;
  const std::string instead = other ? str_cat("fullbore plugin add ", better->kind) : "";
  if (!driver.empty() && compare_versions(driver, needs.driver) < 0) {
    d.error(Group::kPlugins,
            str_cat("plugin ", plugin.kind, " needs NVIDIA driver ", needs.driver,
                    " or later, found ", driver),
            str_cat(instead, other ? ", or " : "", install_driver(m, needs.driver)), needs.source);
    return true;
  }
  const auto cards = cards_of(m, kNvidia);
  const auto old = std::find_if(cards.begin(), cards.end(),
                                [&](const Accelerator* card) { return too_old(needs, *card); });
  if (old == cards.end()) return false;
  const bool all = std::all_of(cards.begin(), cards.end(),
                               [&](const Accelerator* card) { return too_old(needs, *card); });
  const std::string what =
      str_cat("plugin ", plugin.kind, " does not support ", card_text(**old),
              ": compute capability ", (*old)->capability, ", it needs ", needs.capability);
  if (!all) {
    d.warn(Group::kPlugins, what, other ? instead : "choose another card: --device gpu:N",
           needs.source);
    return false;
  }
  d.error(Group::kPlugins, what, other ? instead : "no plugin supports this card; --device cpu",
          needs.source);
  return true;
}

}  // namespace

std::string install_driver(const Machine& m, std::string_view version) {
  const std::string number(version.empty() ? "580" : version);
  if (m.wsl) return "install NVIDIA's newest driver in Windows, never in Linux; wsl --shutdown";
  if (!m.container.empty()) return str_cat("install driver ", number, " or later on the host");
  if (m.distribution == "ubuntu")
    return str_cat("sudo apt-get install nvidia-driver-", number, "; sudo reboot");
  if (m.distribution == "debian" && version.empty())
    return "sudo apt-get install linux-headers-amd64 nvidia-driver (from non-free); sudo reboot";
  if (m.distribution == "fedora") return "sudo dnf install akmod-nvidia-open; sudo reboot";
  if (m.distribution == "arch") return "sudo pacman -S nvidia-open; sudo reboot";
  return str_cat("install driver ", number, " or later from www.nvidia.com/drivers; sudo reboot");
}

void check_nvidia_driver(Diagnosis& d) {
  const Machine& m = d.machine;
  if (cards_of(m, kNvidia).empty()) return;
  if (!m.container.empty() && !m.wsl && m.node("/dev/nvidiactl") == nullptr) {
    d.error(Group::kDriver,
            "the container was started without NVIDIA's runtime: there is a card, and no driver",
            container_fix(m));
    d.blocks(kNvidia);
    return;
  }
  if (!check_module(d)) return;
  check_library(d);
  if (d.blocked(kNvidia)) return;
  const std::string driver = m.driver();
  d.ok(Group::kDriver, str_cat("NVIDIA driver", driver.empty() ? "" : " ", driver,
                               m.wsl                           ? " of Windows"
                               : m.nvidia_open.value_or(false) ? ", open kernel module"
                                                               : ""));
}

void check_nvidia_cards(Diagnosis& d) {
  const Machine& m = d.machine;
  const auto cards = cards_of(m, kNvidia);
  for (const Accelerator* card : cards) {
    std::string what = card_text(*card);
    if (!card->capability.empty()) what += ", compute capability " + card->capability;
    if (card->memory_bytes > 0) what += ", " + memory_text(card->memory_bytes);
    if (card->free_bytes >= 0) what += str_cat(", ", memory_text(card->free_bytes), " free");
    d.ok(Group::kDevices, what);
  }
  if (cards.empty() || d.blocked(kNvidia)) return;
  check_limits(d);
  check_nodes(d);
  if (d.blocked(kNvidia)) return;
  if (m.nvswitch && !m.fabric_manager && m.container.empty())
    d.warn(Group::kDevices,
           "the cards are joined by NVSwitches and nv-fabricmanager does not run: CUDA says "
           "SYSTEM_NOT_READY",
           "sudo systemctl enable --now nvidia-fabricmanager (its version must be the driver's)");
  const std::string visible = m.cuda_visible_devices.value_or("all");
  if (visible.empty() || visible.starts_with("-1")) {
    d.error(Group::kDevices, "CUDA_VISIBLE_DEVICES hides all cards", "unset CUDA_VISIBLE_DEVICES");
    d.blocks(kNvidia);
  } else if (m.cuda_visible_devices) {
    d.note(Group::kDevices, "CUDA_VISIBLE_DEVICES shows only " + visible);
  }
  for (const Accelerator* card : cards) {
    check_mig(d, *card);
    check_memory(d, *card);
  }
}

bool is_refused(const Machine& machine, const PluginFacts& plugin) {
  Diagnosis scratch{machine, {}, {}};
  const PluginNeeds* needs = needs_of(plugin.kind);
  return needs != nullptr && add_refusal(scratch, plugin, *needs);
}

void check_nvidia_plugins(Diagnosis& d) {
  const Machine& m = d.machine;
  if (cards_of(m, kNvidia).empty()) return;
  std::vector<Finding> refusals;
  bool usable = false;
  int seen = 0;
  for (const PluginFacts& plugin : d.plugins) {
    const PluginNeeds* needs = needs_of(plugin.kind);
    if (needs == nullptr || needs->vendor != kNvidia) continue;
    ++seen;
    if (!add_refusal(d, plugin, *needs)) {
      usable |= plugin.error.empty();
    } else {
      refusals.push_back(std::move(d.findings.back()));
      d.findings.pop_back();
    }
  }
  // One that works is enough: that another does not is no error then.
  for (Finding& refusal : refusals) {
    if (usable) refusal.severity = Severity::kNote;
    if (!usable) refusal.blocks = kNvidia;
    d.findings.push_back(std::move(refusal));
  }
  if (seen > 0) return;
  const PluginNeeds* best = best_kind(m);
  if (best == nullptr) {
    const bool old_driver = !m.driver().empty() && compare_versions(m.driver(), "525") < 0;
    d.error(Group::kPlugins,
            old_driver ? str_cat("NVIDIA driver ", m.driver(), " is too old for every plugin")
                       : "no plugin supports this card's compute capability",
            old_driver ? install_driver(m, "580") : "choose the CPU: --device cpu");
  } else {
    // Before there is a driver it is not known which plugin it will be new enough for.
    const bool unsure = m.driver().empty() && best->kind == "cuda13";
    d.error(Group::kPlugins, "no plugin for NVIDIA cards",
            str_cat("fullbore plugin add ", best->kind,
                    unsure ? " (cuda12 for a driver older than 580)" : ""));
  }
  d.blocks(kNvidia);
}

}  // namespace fullbore::machine
