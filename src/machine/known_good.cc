#include "machine/known_good.h"

namespace fullbore::machine {
namespace {

// Drivers: "Minor Version Compatibility" of NVIDIA's CUDA Compatibility guide. Capabilities: CUDA
// 13.0 release notes, "Deprecated or Dropped Features" (Maxwell, Pascal and Volta are gone); cuDNN
// 9 support matrix for CUDA 12. Libraries: what the packages jax-cuda12-plugin and
// jax-cuda13-plugin 0.12.0.1 ask for; the ptxas is that of the nvcc packages they name.
constexpr PluginNeeds kNeeds[] = {
    {"cuda13", "0.12.0.1", Vendor::kNvidia, "13", "580", "7.5", "9.12.0", "2.27.7", "13.0.0",
     "11.8",
     "docs.nvidia.com/deploy/cuda-compatibility, CUDA 13.0 release notes, jax-cuda13-plugin "
     "0.12.0.1",
     "2026-12-01"},
    {"cuda12", "0.12.0.1", Vendor::kNvidia, "12", "525", "5.0", "9.10.2", "2.18.1", "12.1.3",
     "11.8",
     "docs.nvidia.com/deploy/cuda-compatibility, cuDNN 9.10 support matrix, jax-cuda12-plugin "
     "0.12.0.1",
     "2026-12-01"},
    {"rocm", "0.12.0", Vendor::kAmd, "", "",
     "gfx908 gfx90a gfx942 gfx950 gfx1030 gfx1100 gfx1101 gfx1200 gfx1201", "", "", "", "",
     "rocm.docs.amd.com, ROCm 7 system requirements", "2026-12-01"},
    {"tpu", "0.0.52", Vendor::kTpu, "", "", "", "", "", "", "", "libtpu 0.0.52", "2026-12-01"},
};

constexpr DriverLimit kLimits[] = {
    {"10.0", "", "", true, "cards of this architecture need the open kernel module",
     "install the open kernel modules (nvidia-driver-580-open, nvidia-open), then sudo reboot",
     "docs.nvidia.com/datacenter/tesla/driver-installation-guide, kernel modules", "2026-12-01"},
    {"", "7.5", "", false, "the open kernel module does not drive cards of this architecture",
     "install the proprietary kernel module of driver 580 (nvidia-driver-580), then sudo reboot",
     "docs.nvidia.com/datacenter/tesla/driver-installation-guide, kernel modules", "2026-12-01"},
    {"",
     "7.5",
     "590",
     {},
     "drivers after 580 do not know cards of this architecture",
     "install driver 580 (nvidia-driver-580), then sudo reboot",
     "NVIDIA, UNIX graphics feature deprecation schedule; driver 590 release notes",
     "2026-12-01"},
};

constexpr Trap kTraps[] = {
    {"cudnn", "9.10.0", "9.10.1", "", "", "", 0,
     "its enumerations were reordered, so that plugins built for another version misread them",
     "use cuDNN 9.10.1 or later", "cuDNN 9.10.1 release notes; checked by JAX's CUDA plugin",
     "2026-12-01"},
    {"cudnn", "", "9.10.1", "cublas", "12.9", "", 2,
     "products on several cards give wrong results with cuBLAS 12.9 or later",
     "use cuDNN 9.10.1 or later", "cuDNN 9.10.0 release notes; checked by JAX's CUDA plugin",
     "2026-12-01"},
    {"cublas", "12.8", "13.2", "", "", "10.0", 1,
     "kernels that run at the same time may silently corrupt results on this architecture",
     "use cuBLAS 13.2 or later", "checked by JAX's CUDA plugin", "2026-12-01"},
    {"ptxas", "12.3.103", "12.3.104", "", "", "", 0, "it miscompiles, and XLA refuses it",
     "use the ptxas of CUDA 12.4 or later", "XLA, subprocess_compilation.cc", "2026-12-01"},
    {"ptxas", "", "11.8", "", "", "", 0, "XLA refuses it", "use the ptxas of CUDA 12.4 or later",
     "XLA, subprocess_compilation.cc", "2026-12-01"},
};

}  // namespace

std::span<const PluginNeeds> plugin_needs() { return kNeeds; }
std::span<const DriverLimit> driver_limits() { return kLimits; }
std::span<const Trap> traps() { return kTraps; }

const PluginNeeds* needs_of(std::string_view kind) {
  for (const PluginNeeds& needs : kNeeds)
    if (needs.kind == kind) return &needs;
  return nullptr;
}

}  // namespace fullbore::machine
