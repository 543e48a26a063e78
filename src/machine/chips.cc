// Cards by PCI device id, for machines whose driver does not name them.
#include "machine/parts.h"

namespace fullbore::machine {
namespace {

struct Range {
  int64_t first, last;
  Chip chip;
};

// Ranges of one architecture each. Sources: the PCI ID repository (pci-ids.ucw.cz, 2023-04) and,
// for Blackwell, the list of supported GPUs in NVIDIA's open kernel modules (2025); capabilities:
// developer.nvidia.com/cuda-gpus.
constexpr Range kNvidia[] = {
    {0x0040, 0x133f, {"", "Kepler or older", "3.7"}},
    {0x1340, 0x13bf, {"", "Maxwell", "5.0"}},
    {0x13c0, 0x1436, {"", "Maxwell", "5.2"}},
    {0x15f0, 0x15ff, {"", "Pascal", "6.0"}},
    {0x1617, 0x1667, {"", "Maxwell", "5.2"}},
    {0x1725, 0x172f, {"", "Pascal", "6.0"}},
    {0x174d, 0x179c, {"", "Maxwell", "5.0"}},
    {0x17c2, 0x17fd, {"", "Maxwell", "5.2"}},
    {0x1b00, 0x1d7f, {"", "Pascal", "6.1"}},
    {0x1d81, 0x1dff, {"", "Volta", "7.0"}},
    {0x1e02, 0x1fff, {"", "Turing", "7.5"}},
    {0x2080, 0x20ff, {"", "Ampere", "8.0"}},
    {0x2182, 0x21ff, {"", "Turing", "7.5"}},
    {0x2200, 0x22ff, {"", "Ampere", "8.6"}},
    {0x2300, 0x237f, {"", "Hopper", "9.0"}},
    {0x2414, 0x25ff, {"", "Ampere", "8.6"}},
    {0x2681, 0x28ff, {"", "Ada", "8.9"}},
    {0x2900, 0x29ff, {"", "Blackwell", "10.0"}},
    {0x2b80, 0x2dff, {"", "Blackwell", "12.0"}},
    {0x2f00, 0x2f7f, {"", "Blackwell", "12.0"}},
};

// Cards that ROCm knows. Source: the PCI ID repository, and for MI300 and later the amdgpu module's
// table (Linux 6.12, drivers/gpu/drm/amd/amdkfd); targets: ROCm's system requirements.
constexpr Range kAmd[] = {
    {0x738c, 0x738c, {"AMD Instinct MI100", "CDNA", "gfx908"}},
    {0x7408, 0x7408, {"AMD Instinct MI250X", "CDNA 2", "gfx90a"}},
    {0x740c, 0x740c, {"AMD Instinct MI250", "CDNA 2", "gfx90a"}},
    {0x740f, 0x740f, {"AMD Instinct MI210", "CDNA 2", "gfx90a"}},
    {0x744c, 0x744c, {"AMD Radeon RX 7900", "RDNA 3", "gfx1100"}},
    {0x7448, 0x7448, {"AMD Radeon PRO W7900", "RDNA 3", "gfx1100"}},
    {0x747e, 0x747e, {"AMD Radeon RX 7800 / 7700 XT", "RDNA 3", "gfx1101"}},
    {0x74a0, 0x74a0, {"AMD Instinct MI300A", "CDNA 3", "gfx942"}},
    {0x74a1, 0x74a1, {"AMD Instinct MI300X", "CDNA 3", "gfx942"}},
    {0x74a5, 0x74a5, {"AMD Instinct MI325X", "CDNA 3", "gfx942"}},
    {0x74b5, 0x74b5, {"AMD Instinct MI300X VF", "CDNA 3", "gfx942"}},
    {0x7550, 0x7550, {"AMD Radeon RX 9070", "RDNA 4", "gfx1201"}},
    {0x75a0, 0x75a0, {"AMD Instinct MI350X", "CDNA 4", "gfx950"}},
    {0x75a3, 0x75a3, {"AMD Instinct MI355X", "CDNA 4", "gfx950"}},
};

// Cards with memory of their own; every other Intel device is part of a processor. Source: the PCI
// ID repository; 0xe2..: Intel's hardware table (dgpu-docs.intel.com, 2025).
constexpr Range kIntel[] = {
    {0x0bd0, 0x0bdb, {"Intel Data Center GPU Max", "Xe HPC", ""}},
    {0x5690, 0x56bf, {"Intel Arc A series", "Xe HPG", ""}},
    {0x56c0, 0x56c2, {"Intel Data Center GPU Flex", "Xe HPG", ""}},
    {0xe202, 0xe223, {"Intel Arc B series", "Xe2", ""}},
};

// Source: JAX, jax/_src/hardware_utils.py (2026-07).
constexpr Range kTpu[] = {
    {0x0027, 0x0027, {"TPU v2 or v3", "TPU", "v3"}}, {0x005e, 0x005e, {"TPU v4", "TPU", "v4"}},
    {0x0062, 0x0062, {"TPU v5p", "TPU", "v5p"}},     {0x0063, 0x0063, {"TPU v5e", "TPU", "v5e"}},
    {0x006f, 0x006f, {"TPU v6e", "TPU", "v6e"}},     {0x0076, 0x0076, {"TPU7x", "TPU", "7x"}},
};

template <size_t N>
Chip find(const Range (&ranges)[N], int64_t id) {
  for (const Range& range : ranges)
    if (id >= range.first && id <= range.last) return range.chip;
  return {};
}

}  // namespace

Chip chip_of(Vendor vendor, int64_t pci_device) {
  switch (vendor) {
    case Vendor::kNvidia: return find(kNvidia, pci_device);
    case Vendor::kAmd: return find(kAmd, pci_device);
    case Vendor::kIntel: return find(kIntel, pci_device);
    case Vendor::kTpu: return find(kTpu, pci_device);
  }
  return {};
}

}  // namespace fullbore::machine
