// What a machine has for training: cards, drivers, device nodes, CUDA's libraries. Read from files
// (below a root folder, so that a recorded machine can be examined too) and, on this machine, from
// NVIDIA's management library. Plain values; nothing here throws or changes the machine.
// Thread safety: inspect() may run concurrently.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "machine/tree.h"

namespace fullbore::machine {

enum class Vendor { kNvidia, kAmd, kIntel, kTpu };
const char* vendor_name(Vendor vendor);  // "NVIDIA", "AMD", "Intel", "TPU"

struct GpuProcess {
  int64_t pid = 0;
  int64_t bytes = 0;  // of the card's memory; 0 when unknown
  std::string name;   // "" when unknown
};

// A card, or a chip of one.
struct Accelerator {
  Vendor vendor = Vendor::kNvidia;
  std::string model;                  // "NVIDIA GeForce RTX 4090"; "" when nothing tells
  std::string bus;                    // "0000:01:00.0"; "" when unknown
  int64_t pci_device = 0;             // device id; 0 when unknown
  std::string architecture;           // "Ada"; "" when unknown
  std::string capability;             // NVIDIA: "8.9", AMD: "gfx942", TPU: "v5e"; "" when unknown
  std::string kernel_driver;          // module that drives it, "nvidia"; "" when none does
  bool integrated = false;            // part of a processor, or without memory of its own
  int64_t memory_bytes = 0;           // 0 when unknown
  int64_t free_bytes = -1;            // -1 when unknown
  bool mig = false;                   // split into instances
  int64_t mig_instances = -1;         // that are there; -1 when unknown
  std::vector<GpuProcess> processes;  // that use it now
};

// A file in /dev.
struct Node {
  std::string path;
  bool usable = false;  // may be read and written by this user
  Owner owner;
  std::string group;  // name of its group; "" when unknown
};

// A shared library of CUDA's.
struct Library {
  std::string name;     // "cudnn"
  std::string version;  // "9.12.0"; "9" or "" when little is known
  std::string path;
  int64_t major = 0;  // of its name for the linker: 9 for libcudnn.so.9
};

struct Toolkit {
  std::string path;     // "/usr/local/cuda-13.0"
  std::string version;  // "13.0"; "" when unknown
};

// One folder of LD_LIBRARY_PATH that holds CUDA's libraries.
struct SearchFolder {
  std::string path;
  std::vector<int64_t> cuda;  // major versions found there, ascending
};

struct Machine {
  // The system.
  std::string system;         // "Debian GNU/Linux 12 (bookworm)"
  std::string distribution;   // ID of /etc/os-release: "debian"
  std::string kernel;         // "6.1.0-18-amd64"
  std::string container;      // "docker", "podman", "kubernetes", "lxc", "container"; "": none
  bool wsl = false;           // Windows Subsystem for Linux
  bool google_cloud = false;  // where libtpu finds its metadata server
  std::optional<bool> secure_boot;

  // Drivers. Versions are "" when the thing is not there, "unknown" when only its version is not.
  std::string nvidia_module;                  // loaded kernel module
  std::optional<bool> nvidia_open;            // it is the open one; nothing when unknown
  std::vector<std::string> nvidia_built_for;  // kernels that have an nvidia module on the disk
  bool nouveau = false;                       // the free driver, which cannot compute, is loaded
  bool amdgpu = false;
  std::string libcuda;  // version of the driver's library, from its file name
  std::string libcuda_path;
  std::string driver_live;       // driver version that NVML tells
  std::string nvml_error;        // why NVML, though there, did not answer
  std::string rocm;              // version of /opt/rocm
  bool nvswitch = false;         // cards are joined by NVSwitches
  bool fabric_manager = false;   // the program that sets those up runs
  bool nvidia_modprobe = false;  // the program that makes missing device nodes is there

  std::vector<Accelerator> accelerators;  // ordered by vendor, then bus
  std::vector<Node> nodes;                // those of /dev that drivers of accelerators make

  // CUDA.
  std::vector<Toolkit> toolkits;
  std::vector<Library> libraries;            // of the system's folders and those of LD_LIBRARY_PATH
  std::vector<std::string> package_folders;  // of Python packages and of plugins, in search order
  std::string ptxas_path, ptxas_version;     // the first on PATH
  std::vector<SearchFolder> library_path;    // of LD_LIBRARY_PATH, those that hold CUDA's libraries
  std::optional<std::string> cuda_visible_devices;  // the variable

  const Node* node(std::string_view path) const;  // null: not there
  bool has(Vendor vendor) const;
  // Version of the NVIDIA driver as CUDA programs see it; "" when there is none or it is unknown.
  std::string driver() const;
};

// Facts that files do not tell.
struct LiveGpu {
  std::string bus, model, capability;
  int64_t memory_bytes = 0, free_bytes = -1;
  bool mig = false;
  std::vector<GpuProcess> processes;
};
struct LiveFacts {
  std::string driver;   // version
  std::string error;    // why the library, though there, did not answer
  std::string libcuda;  // path of the driver's library, as the linker finds it
  std::vector<LiveGpu> gpus;
};
// Asks NVIDIA's management library of this process's machine; empty without one.
LiveFacts ask_nvml();

// Whose eyes a machine is seen with.
struct Context {
  std::filesystem::path root = "/";
  std::map<std::string, std::string> variables;  // PATH, LD_LIBRARY_PATH, HOME, ...
  uint32_t uid = 0;
  std::vector<uint32_t> gids;
  std::map<std::string, Owner> owners;  // of recorded device nodes, which are plain files
  LiveFacts live;
};
// This process on this machine, with NVML's facts when `ask_live`.
Context this_process(bool ask_live = true);
// A recorded machine: the folder `root`, whose file `recorded-facts` may hold the rest
// (docs/gpu.md says how). Throws Error when root is no folder.
Context recorded(const std::filesystem::path& root);

Machine inspect(const Context& context);
// Its cards alone, which takes little time.
std::vector<Accelerator> accelerators(const Context& context);

// CUDA's libraries that come with a plugin: those in $FULLBORE_NVIDIA_PATH, then those in the
// folder of Python packages it lies in. `plugin` is a path as the machine has it.
std::vector<Library> libraries_beside(const Context& context, const std::string& plugin);
// Version of the Python package `name` (jax_cuda13_pjrt) in a folder of packages; "".
std::string package_version(const Tree& tree, std::string_view folder, std::string_view name);

}  // namespace fullbore::machine
