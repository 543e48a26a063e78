// NVIDIA's management library, loaded when it is there. Declarations are our own, after NVIDIA's
// nvml.h 13.4 (2026-09): the functions are stable and versioned by name.
#include <dlfcn.h>
#include <link.h>

#include "machine/machine.h"

namespace fullbore::machine {
namespace {

using Device = void*;
struct Memory {  // nvmlMemory_t
  unsigned long long total, free, used;
};
struct PciInfo {  // nvmlPciInfo_t of the _v3 function
  char legacy_bus[16];
  unsigned domain, bus, device, pci_device, pci_subsystem;
  char bus_id[32];
};
struct ProcessInfo {  // nvmlProcessInfo_t of the _v3 function
  unsigned pid;
  unsigned long long used;
  unsigned gpu_instance, compute_instance;
};
static_assert(sizeof(Memory) == 24 && sizeof(PciInfo) == 68 && sizeof(ProcessInfo) == 24);
constexpr unsigned long long kNotAvailable = ~0ull;
constexpr unsigned kMostProcesses = 256;

struct Nvml {
  void* library = nullptr;
  template <typename F>
  F* find(const char* name) const {
    return reinterpret_cast<F*>(::dlsym(library, name));
  }
};

std::string process_name(unsigned pid) {
  return printable(trimmed(Tree("/").read("/proc/" + std::to_string(pid) + "/comm")));
}

void read_processes(const Nvml& nvml, Device device, LiveGpu& gpu) {
  const auto running =
      nvml.find<int(Device, unsigned*, ProcessInfo*)>("nvmlDeviceGetComputeRunningProcesses_v3");
  if (running == nullptr) return;
  std::vector<ProcessInfo> infos(kMostProcesses);
  unsigned count = kMostProcesses;
  if (running(device, &count, infos.data()) != 0 || count > kMostProcesses) return;
  for (unsigned i = 0; i < count; ++i)
    gpu.processes.push_back(
        {infos[i].pid, infos[i].used == kNotAvailable ? 0 : static_cast<int64_t>(infos[i].used),
         process_name(infos[i].pid)});
}

LiveGpu read_gpu(const Nvml& nvml, Device device) {
  LiveGpu gpu;
  char name[96] = {};
  if (const auto f = nvml.find<int(Device, char*, unsigned)>("nvmlDeviceGetName");
      f != nullptr && f(device, name, sizeof name - 1) == 0)
    gpu.model = printable(name);
  PciInfo pci{};
  if (const auto f = nvml.find<int(Device, PciInfo*)>("nvmlDeviceGetPciInfo_v3");
      f != nullptr && f(device, &pci) == 0) {
    pci.bus_id[sizeof pci.bus_id - 1] = '\0';
    gpu.bus = printable(pci.bus_id);
  }
  Memory memory{};
  if (const auto f = nvml.find<int(Device, Memory*)>("nvmlDeviceGetMemoryInfo");
      f != nullptr && f(device, &memory) == 0) {
    gpu.memory_bytes = static_cast<int64_t>(memory.total);
    gpu.free_bytes = static_cast<int64_t>(memory.free);
  }
  int major = 0, minor = 0;
  if (const auto f = nvml.find<int(Device, int*, int*)>("nvmlDeviceGetCudaComputeCapability");
      f != nullptr && f(device, &major, &minor) == 0)
    gpu.capability = std::to_string(major) + "." + std::to_string(minor);
  unsigned mode = 0, pending = 0;
  if (const auto f = nvml.find<int(Device, unsigned*, unsigned*)>("nvmlDeviceGetMigMode");
      f != nullptr && f(device, &mode, &pending) == 0)
    gpu.mig = mode == 1;
  read_processes(nvml, device, gpu);
  return gpu;
}

// Where the linker finds the driver's library; it has more ways than can be followed in files.
std::string find_libcuda() {
  void* library = ::dlopen("libcuda.so.1", RTLD_LAZY | RTLD_LOCAL);
  link_map* map = nullptr;
  if (library == nullptr || ::dlinfo(library, RTLD_DI_LINKMAP, &map) != 0 || map == nullptr)
    return "";
  return map->l_name;
}

}  // namespace

LiveFacts ask_nvml() {
  LiveFacts facts;
  facts.libcuda = find_libcuda();
  Nvml nvml;
  nvml.library = ::dlopen("libnvidia-ml.so.1", RTLD_LAZY | RTLD_LOCAL);
  if (nvml.library == nullptr)
    nvml.library = ::dlopen("/usr/lib/wsl/lib/libnvidia-ml.so.1", RTLD_LAZY | RTLD_LOCAL);
  if (nvml.library == nullptr) return facts;  // no driver: the usual case
  const auto init = nvml.find<int()>("nvmlInit_v2");
  const auto shutdown = nvml.find<int()>("nvmlShutdown");
  const auto error_text = nvml.find<const char*(int)>("nvmlErrorString");
  const auto version = nvml.find<int(char*, unsigned)>("nvmlSystemGetDriverVersion");
  const auto count_of = nvml.find<int(unsigned*)>("nvmlDeviceGetCount_v2");
  const auto device_at = nvml.find<int(unsigned, Device*)>("nvmlDeviceGetHandleByIndex_v2");
  if (init == nullptr || shutdown == nullptr || count_of == nullptr || device_at == nullptr) {
    facts.error = "libnvidia-ml.so.1 is not NVIDIA's";
    return facts;
  }
  if (const int code = init(); code != 0) {
    facts.error = error_text != nullptr ? printable(error_text(code)) : std::to_string(code);
    return facts;
  }
  char text[96] = {};
  if (version != nullptr && version(text, sizeof text - 1) == 0) facts.driver = version_in(text);
  unsigned count = 0;
  if (count_of(&count) != 0) count = 0;
  for (unsigned i = 0; i < count; ++i)
    if (Device device = nullptr; device_at(i, &device) == 0)
      facts.gpus.push_back(read_gpu(nvml, device));
  shutdown();  // the library stays loaded: its threads may not be unloaded safely
  return facts;
}

}  // namespace fullbore::machine
