// Cards: from the PCI bus, from the drivers' own folders, and from NVML.
#include <algorithm>
#include <cctype>

#include "fullbore/error.h"
#include "machine/parts.h"

namespace fullbore::machine {
namespace {

constexpr std::string_view kPci = "/sys/bus/pci/devices/";

// "00000000:01:00.0" and "0000:01:00.0" as the latter, in lower case.
std::string bus_name(std::string_view text) {
  std::string name = printable(trimmed(text));
  for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  if (name.size() > 12) name.erase(0, name.size() - 12);
  return name;
}

// The value of "Key: \t value" in a text of such lines.
std::string field(std::string_view text, std::string_view key) {
  for (const std::string& line : lines_of(text)) {
    const size_t colon = line.find(':');
    if (colon == std::string::npos || trimmed(line.substr(0, colon)) != key) continue;
    return printable(trimmed(line.substr(colon + 1)));
  }
  return "";
}

std::optional<Vendor> vendor_of(int64_t vendor, int64_t device, int64_t pci_class) {
  if (vendor == 0x1ae0) {  // Google also makes network cards
    if (chip_of(Vendor::kTpu, device).model.empty()) return std::nullopt;
    return Vendor::kTpu;
  }
  // Display controllers, and processing accelerators such as the MI300.
  if (pci_class >> 16 != 0x03 && pci_class >> 16 != 0x12) return std::nullopt;
  if (vendor == 0x10de) return Vendor::kNvidia;
  if (vendor == 0x1002) return Vendor::kAmd;
  if (vendor == 0x8086 && pci_class >> 16 == 0x03) return Vendor::kIntel;
  return std::nullopt;
}

void set_chip(Accelerator& card) {
  const Chip chip = chip_of(card.vendor, card.pci_device);
  card.model = chip.model;
  card.architecture = chip.architecture;
  card.capability = chip.capability;
  // What no table knows is a processor's graphics: it is named, and nothing is demanded of it.
  if (card.vendor == Vendor::kAmd || card.vendor == Vendor::kIntel)
    card.integrated = chip.model.empty();
}

void read_pci(const Tree& tree, std::vector<Accelerator>& cards) {
  for (const std::string& name : tree.list(kPci)) {
    const std::string folder = str_cat(kPci, name, "/");
    const int64_t device = number_in(tree.read(folder + "device")).value_or(0);
    const auto vendor = vendor_of(number_in(tree.read(folder + "vendor")).value_or(0), device,
                                  number_in(tree.read(folder + "class")).value_or(0));
    if (!vendor) continue;
    Accelerator card;
    card.vendor = *vendor;
    card.bus = bus_name(name);
    card.pci_device = device;
    set_chip(card);
    for (const std::string& line : lines_of(tree.read(folder + "uevent")))
      if (line.starts_with("DRIVER=")) card.kernel_driver = printable(line.substr(7));
    if (*vendor == Vendor::kAmd) {
      card.memory_bytes = number_in(tree.read(folder + "mem_info_vram_total")).value_or(0);
      if (const auto used = number_in(tree.read(folder + "mem_info_vram_used")))
        card.free_bytes = std::max<int64_t>(card.memory_bytes - *used, 0);
    }
    cards.push_back(std::move(card));
  }
}

Accelerator nameless(Vendor vendor, std::string kernel_driver) {
  Accelerator card;
  card.vendor = vendor;
  card.kernel_driver = std::move(kernel_driver);
  return card;
}

Accelerator& card_on(Vendor vendor, const std::string& bus, std::vector<Accelerator>& cards) {
  for (Accelerator& card : cards)
    if (card.vendor == vendor && card.bus == bus) return card;
  cards.push_back(nameless(vendor, ""));
  cards.back().bus = bus;
  return cards.back();
}

// What the loaded driver tells of its cards.
void read_nvidia(const Tree& tree, std::vector<Accelerator>& cards) {
  constexpr std::string_view kGpus = "/proc/driver/nvidia/gpus/";
  for (const std::string& name : tree.list(kGpus)) {
    const std::string text = tree.read(str_cat(kGpus, name, "/information"));
    const std::string bus = field(text, "Bus Location");
    Accelerator& card = card_on(Vendor::kNvidia, bus_name(bus.empty() ? name : bus), cards);
    if (const std::string model = field(text, "Model"); !model.empty() && model != "Unknown")
      card.model = model;
    if (card.kernel_driver.empty()) card.kernel_driver = "nvidia";
    const std::string mig = str_cat("/proc/driver/nvidia/capabilities/gpu",
                                    number_in(field(text, "Device Minor")).value_or(0), "/mig");
    if (!tree.is_folder(mig)) continue;
    card.mig_instances = 0;
    for (const std::string& instance : tree.list(mig, "gi"))
      card.mig_instances += static_cast<int64_t>(tree.list(mig + "/" + instance, "ci").size());
    card.mig = card.mig_instances > 0;
  }
}

void add_live(const LiveFacts& live, std::vector<Accelerator>& cards) {
  for (const LiveGpu& gpu : live.gpus) {
    Accelerator& card = card_on(Vendor::kNvidia, bus_name(gpu.bus), cards);
    if (!gpu.model.empty()) card.model = gpu.model;
    if (!gpu.capability.empty()) card.capability = gpu.capability;
    card.memory_bytes = gpu.memory_bytes;
    card.free_bytes = gpu.free_bytes;
    card.mig |= gpu.mig;
    card.processes = gpu.processes;
  }
}

// 90402 is gfx942, 90010 gfx90a: the last two parts are hexadecimal digits.
std::string gfx_name(int64_t version) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string name = str_cat("gfx", version / 10000);
  name += kHex[static_cast<size_t>(version / 100 % 100 % 16)];
  name += kHex[static_cast<size_t>(version % 100 % 16)];
  return name;
}

bool is_apu(const std::string& gfx) {
  for (const char* name : {"gfx902", "gfx909", "gfx90c", "gfx1013", "gfx1033", "gfx1035", "gfx1036",
                           "gfx1037", "gfx1103", "gfx1150", "gfx1151", "gfx1152", "gfx1153"})
    if (gfx == name) return true;
  return false;
}

// What amdgpu tells of the cards that can compute.
void read_kfd(const Tree& tree, std::vector<Accelerator>& cards) {
  constexpr std::string_view kNodes = "/sys/class/kfd/kfd/topology/nodes/";
  constexpr std::string_view kHex = "0123456789abcdef";
  for (const std::string& node : tree.list(kNodes)) {
    std::map<std::string, int64_t> value;
    for (const std::string& line : lines_of(tree.read(str_cat(kNodes, node, "/properties")))) {
      const size_t blank = line.find(' ');
      if (blank == std::string::npos) continue;
      value[line.substr(0, blank)] = number_in(line.substr(blank)).value_or(0);
    }
    const int64_t version = value["gfx_target_version"];
    if (version <= 0 || version > 999999) continue;  // a processor, or garbage
    const int64_t location = value["location_id"];   // bus and slot, a byte each
    const auto hex = [&](int64_t byte) {
      return std::string{kHex[static_cast<size_t>(byte >> 4 & 15)],
                         kHex[static_cast<size_t>(byte & 15)]};
    };
    Accelerator& card =
        card_on(Vendor::kAmd,
                str_cat(hex(value["domain"] >> 8), hex(value["domain"]), ":", hex(location >> 8),
                        ":", hex(location >> 3 & 31), ".", location & 7),
                cards);
    card.capability = gfx_name(version);
    card.integrated = is_apu(card.capability);
    if (card.kernel_driver.empty()) card.kernel_driver = "amdgpu";
  }
}

}  // namespace

void read_accelerators(const Context& context, const Tree& tree, Machine& machine) {
  std::vector<Accelerator>& cards = machine.accelerators;
  read_pci(tree, cards);
  read_nvidia(tree, cards);
  add_live(context.live, cards);
  read_kfd(tree, cards);
  // Windows keeps the card to itself; its driver's library is what tells that there is one.
  if (machine.wsl && !machine.has(Vendor::kNvidia) && tree.exists("/usr/lib/wsl/lib/libcuda.so.1"))
    cards.push_back(nameless(Vendor::kNvidia, "dxgkrnl"));
  // A container may hide the PCI bus and still pass devices on.
  if (!machine.has(Vendor::kTpu))
    for (const Node& node : machine.nodes)
      if (node.path.starts_with("/dev/accel")) cards.push_back(nameless(Vendor::kTpu, ""));
  if (!machine.has(Vendor::kNvidia) && machine.node("/dev/nvidiactl") != nullptr)
    for (const Node& node : machine.nodes)
      if (node.path.starts_with("/dev/nvidia") && std::isdigit(node.path.back()) != 0)
        cards.push_back(nameless(Vendor::kNvidia, "nvidia"));
  std::stable_sort(cards.begin(), cards.end(), [](const Accelerator& a, const Accelerator& b) {
    return a.vendor != b.vendor ? a.vendor < b.vendor : a.bus < b.bus;
  });
}

}  // namespace fullbore::machine
