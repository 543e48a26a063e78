// The system, its drivers, and the device nodes.
#include <unistd.h>

#include <algorithm>
#include <cctype>

#include "fullbore/error.h"
#include "machine/parts.h"

namespace fullbore::machine {
namespace {

// The value of KEY=value or KEY="value" in a text of such lines.
std::string assigned(std::string_view text, std::string_view key) {
  for (const std::string& line : lines_of(text)) {
    std::string_view rest = trimmed(line);
    if (!rest.starts_with(key) || rest.substr(key.size(), 1) != "=") continue;
    rest.remove_prefix(key.size() + 1);
    if (rest.size() >= 2 && rest.front() == '"' && rest.back() == '"')
      rest = rest.substr(1, rest.size() - 2);
    return printable(rest);
  }
  return "";
}

std::string container_of(const Tree& tree) {
  if (tree.exists("/var/run/secrets/kubernetes.io")) return "kubernetes";
  if (tree.exists("/run/.containerenv")) return "podman";
  if (tree.exists("/.dockerenv")) return "docker";
  const std::string groups = tree.read("/proc/1/cgroup");
  for (const auto& [mark, name] : {std::pair{"/docker", "docker"},
                                   {"/libpod", "podman"},
                                   {"/kubepods", "kubernetes"},
                                   {"/lxc", "lxc"}})
    if (groups.find(mark) != std::string::npos) return name;
  // systemd-nspawn, lxc and others name themselves in the environment of process 1.
  const std::string environment = tree.read("/proc/1/environ");
  if (environment.starts_with("container=") ||
      environment.find(std::string_view("\0container=", 11)) != std::string::npos)
    return "container";
  return "";
}

void read_system(const Tree& tree, Machine& machine) {
  const std::string release = tree.read("/etc/os-release");
  machine.system = assigned(release, "PRETTY_NAME");
  machine.distribution = assigned(release, "ID");
  machine.kernel = printable(trimmed(tree.read("/proc/sys/kernel/osrelease")));
  machine.container = container_of(tree);
  machine.wsl =
      tree.exists("/dev/dxg") || machine.kernel.find("microsoft-standard-WSL") != std::string::npos;
  machine.google_cloud = trimmed(tree.read("/sys/class/dmi/id/product_name")) ==
                         std::string_view("Google Compute Engine");
  // Four bytes of attributes, then the value (UEFI specification, section 3.3).
  const std::string secure =
      tree.read("/sys/firmware/efi/efivars/SecureBoot-8be4df61-93ca-11d2-aa0d-00e098032b8c");
  if (secure.size() == 5) machine.secure_boot = secure[4] == 1;
}

// Kernels for which a module whose file begins with "nvidia" lies on the disk: by DKMS in
// updates/dkms, by packages elsewhere.
std::vector<std::string> kernels_with_nvidia(const Tree& tree) {
  std::vector<std::string> kernels;
  for (const std::string& kernel : tree.list("/lib/modules")) {
    for (const char* folder : {"updates/dkms", "updates", "extra", "extra/nvidia", "misc",
                               "kernel/drivers/video", "kernel/nvidia", "video"}) {
      const auto names = tree.list(str_cat("/lib/modules/", kernel, "/", folder), "nvidia");
      if (std::none_of(names.begin(), names.end(), [](const std::string& name) {
            return name.find(".ko") != std::string::npos;
          }))
        continue;
      kernels.push_back(printable(kernel));
      break;
    }
  }
  return kernels;
}

bool is_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

// Whether a process of this name runs; the kernel keeps 15 letters of it.
bool runs(const Tree& tree, std::string_view name) {
  for (const std::string& pid : tree.list("/proc"))
    if (is_number(pid) && trimmed(tree.read("/proc/" + pid + "/comm")) == name.substr(0, 15))
      return true;
  return false;
}

void read_modules(const Tree& tree, Machine& machine) {
  bool listed = false;
  for (const std::string& line : lines_of(tree.read("/proc/modules", 1 << 20))) {
    const std::string name = line.substr(0, line.find(' '));
    listed |= name == "nvidia";
    machine.nouveau |= name == "nouveau";
    machine.amdgpu |= name == "amdgpu";
  }
  // "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.95.05  Release Build ...".
  const std::string text = tree.read("/proc/driver/nvidia/version");
  const std::string first = text.substr(0, text.find('\n'));
  if (!first.empty()) machine.nvidia_open = first.find("Open Kernel Module") != std::string::npos;
  machine.nvidia_module = version_in(first);
  if (machine.nvidia_module.empty())
    machine.nvidia_module = version_in(tree.read("/sys/module/nvidia/version"));
  if (machine.nvidia_module.empty() && (listed || !text.empty())) machine.nvidia_module = "unknown";
  machine.nvidia_built_for = kernels_with_nvidia(tree);
  machine.nvswitch = tree.exists("/dev/nvidia-nvswitchctl");
  if (machine.nvswitch) machine.fabric_manager = runs(tree, "nv-fabricmanager");
  machine.nvidia_modprobe = tree.exists("/usr/bin/nvidia-modprobe");
  for (const std::string& name : tree.list("/opt", "rocm")) {
    if (!tree.is_folder("/opt/" + name)) continue;
    machine.rocm = version_in(tree.read("/opt/" + name + "/.info/version"));
    if (machine.rocm.empty()) machine.rocm = "unknown";
  }
}

// Names of groups by number.
std::map<uint32_t, std::string> groups_of(const Tree& tree) {
  std::map<uint32_t, std::string> groups;
  for (const std::string& line : lines_of(tree.read("/etc/group", 1 << 20))) {
    const std::vector<std::string> fields = split(line, ':');
    if (fields.size() < 3) continue;
    if (const auto id = number_in(fields[2]))
      groups.emplace(static_cast<uint32_t>(*id), printable(fields[0]));
  }
  return groups;
}

bool may_use(const Context& context, const Tree& tree, const std::string& path,
             const Owner& owner) {
  if (tree.is_live()) return ::access(path.c_str(), R_OK | W_OK) == 0;
  if (context.uid == 0) return true;
  const bool in_group =
      std::find(context.gids.begin(), context.gids.end(), owner.gid) != context.gids.end();
  const uint32_t mode = context.uid == owner.uid ? owner.mode >> 6
                        : in_group               ? owner.mode >> 3
                                                 : owner.mode;
  return (mode & 6u) == 6u;
}

void read_nodes(const Context& context, const Tree& tree, Machine& machine) {
  std::vector<std::string> paths;
  for (const std::string& name : tree.list("/dev", "nvidia"))
    if (name == "nvidiactl" || name == "nvidia-uvm" || is_number(name.substr(6)))
      paths.push_back("/dev/" + name);
  for (const std::string& name : tree.list("/dev", "accel"))
    if (is_number(name.substr(5))) paths.push_back("/dev/" + name);
  for (const std::string& name : tree.list("/dev/vfio"))
    if (is_number(name)) paths.push_back("/dev/vfio/" + name);
  for (const std::string& name : tree.list("/dev/dri", "renderD"))
    paths.push_back("/dev/dri/" + name);
  for (const char* path : {"/dev/kfd", "/dev/dxg"})
    if (tree.exists(path)) paths.push_back(path);
  const std::map<uint32_t, std::string> groups = groups_of(tree);
  for (const std::string& path : paths) {
    Node node{printable(path), false, {}, ""};
    node.owner = tree.owner(path).value_or(Owner{});
    if (const auto recorded = context.owners.find(path); recorded != context.owners.end())
      node.owner = recorded->second;
    if (const auto group = groups.find(node.owner.gid); group != groups.end())
      node.group = group->second;
    node.usable = may_use(context, tree, path, node.owner);
    machine.nodes.push_back(std::move(node));
  }
}

}  // namespace

const char* vendor_name(Vendor vendor) {
  switch (vendor) {
    case Vendor::kNvidia: return "NVIDIA";
    case Vendor::kAmd: return "AMD";
    case Vendor::kIntel: return "Intel";
    case Vendor::kTpu: return "TPU";
  }
  return "";
}

const Node* Machine::node(std::string_view path) const {
  for (const Node& node : nodes)
    if (node.path == path) return &node;
  return nullptr;
}

bool Machine::has(Vendor vendor) const {
  return std::any_of(accelerators.begin(), accelerators.end(),
                     [&](const Accelerator& a) { return a.vendor == vendor; });
}

std::string Machine::driver() const {
  // A library of the forward compatibility package is newer than the module, by intent.
  for (const std::string& version :
       {libcuda_path.find("/compat/") != std::string::npos ? libcuda : "", nvidia_module,
        driver_live, libcuda})
    if (!version.empty() && version != "unknown") return version;
  return "";
}

Machine inspect(const Context& context) {
  const Tree tree(context.root);
  Machine machine;
  read_system(tree, machine);
  read_modules(tree, machine);
  read_nodes(context, tree, machine);
  machine.driver_live = context.live.driver;
  machine.nvml_error = context.live.error;
  read_cuda(context, tree, machine);
  read_accelerators(context, tree, machine);
  return machine;
}

std::vector<Accelerator> accelerators(const Context& context) {
  const Tree tree(context.root);
  Machine machine;
  read_system(tree, machine);
  read_nodes(context, tree, machine);
  read_accelerators(context, tree, machine);
  return machine.accelerators;
}

}  // namespace fullbore::machine
