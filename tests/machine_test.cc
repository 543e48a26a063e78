// Machines seen below a root: why a device cannot be used, and trees that mean harm.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "fullbore/error.h"
#include "machine/diagnose.h"
#include "machine/known_good.h"
#include "machine_image.h"

namespace fullbore::machine {
namespace {

namespace fs = std::filesystem;
using testing::bytes_of;
using testing::MachineImage;
using testing::TempDir;

constexpr const char* kPlugins = "/home/u/.local/share/fullbore/plugins/";

// "cuda13" as it lies in the image; nothing for "".
std::optional<PluginFacts> plugin_in(const Context& context, const std::string& kind) {
  if (kind.empty()) return std::nullopt;
  return plugin_facts(context, kind,
                      str_cat(kPlugins, kind, "/jax_plugins/xla_", kind, "/xla_cuda_plugin.so"),
                      str_cat("jax_", kind, "_pjrt"));
}

TEST(WhyNot, NamesWhatIsMissingAndTheCommand) {
  struct Case {
    const char* image;
    Vendor vendor;
    const char* plugin;
    const char* expected;  // "": nothing is wrong
  };
  constexpr Vendor kNvidia = Vendor::kNvidia;
  for (const Case& c : {
           Case{"cpu_only", kNvidia, "", "no NVIDIA card in this machine"},
           Case{"cpu_only", Vendor::kTpu, "", "no TPU in this machine"},
           Case{"desktop_intel", Vendor::kAmd, "", "no AMD card in this machine"},
           Case{"rtx4090_healthy", kNvidia, "cuda13", ""},
           Case{"rtx4090_healthy", kNvidia, "",
                "no plugin for NVIDIA cards; to mend: fullbore plugin add cuda13"},
           Case{"rtx4090_healthy", Vendor::kAmd, "", "no AMD card in this machine"},
           Case{"driver_535_cuda13", kNvidia, "cuda13",
                "plugin cuda13 needs NVIDIA driver 580 or later, found 535.183.01; to mend: "
                "fullbore plugin add cuda12"},
           Case{"driver_535_cuda13", kNvidia, "",
                "no plugin for NVIDIA cards; to mend: fullbore plugin add cuda12"},
           Case{"driver_535_both_plugins", kNvidia, "cuda12", ""},
           Case{"no_driver", kNvidia, "", "no driver for the NVIDIA card; to mend: sudo apt-get"},
           Case{"nouveau", kNvidia, "", "the nouveau driver has the card"},
           Case{"secure_boot", kNvidia, "", "Secure Boot is on"},
           Case{"no_permission", kNvidia, "cuda13", "no permission to use /dev/nvidia"},
           Case{"container_without_runtime", kNvidia, "cuda13", "docker run --gpus all"},
           Case{"driver_updated", kNvidia, "cuda13", "to mend: sudo reboot"},
           Case{"v100_cuda13", kNvidia, "cuda13",
                "compute capability 7.0, it needs 7.5; to mend: fullbore plugin add cuda12"},
           Case{"mi300x_without_rocm", Vendor::kAmd, "", "ROCm's libraries are missing"},
           Case{"card_in_use", kNvidia, "cuda13", ""},
           Case{"wsl2", kNvidia, "cuda13", ""},
       }) {
    SCOPED_TRACE(str_cat(c.image, " with ", c.plugin));
    const TempDir dir;
    const MachineImage image(
        dir.path(), bytes_of(str_cat(FB_SOURCE_DIR, "/tests/machines/", c.image, ".machine")));
    const Context context = recorded(dir.path());
    const std::string why = why_not(inspect(context), c.vendor, plugin_in(context, c.plugin));
    if (*c.expected == '\0')
      EXPECT_EQ(why, "");
    else
      testing::expect_contains(why, c.expected);
    EXPECT_EQ(why.find('\n'), std::string::npos);
  }
}

TEST(WhyNot, APluginThatCannotBeLoadedIsTheReason) {
  const TempDir dir;
  const MachineImage image(dir.path(),
                           bytes_of(FB_SOURCE_DIR "/tests/machines/rtx4090_healthy.machine"));
  const Context context = recorded(dir.path());
  auto plugin = plugin_in(context, "cuda13");
  plugin->error = "[plugin] damaged";
  EXPECT_EQ(why_not(inspect(context), Vendor::kNvidia, plugin), "[plugin] damaged");
}

TEST(Inspect, ReadsWhatARecordedMachineHas) {
  const TempDir dir;
  const MachineImage image(dir.path(), bytes_of(FB_SOURCE_DIR "/tests/machines/h100_mig.machine"));
  const Context context = recorded(dir.path());
  const Machine m = inspect(context);
  EXPECT_EQ(m.distribution, "ubuntu");
  EXPECT_EQ(m.nvidia_module, "580.95.05");
  EXPECT_EQ(m.nvidia_open, true);
  EXPECT_EQ(m.libcuda, "580.95.05");
  ASSERT_EQ(m.accelerators.size(), 1u);
  const Accelerator& card = m.accelerators[0];
  EXPECT_EQ(card.model, "NVIDIA H100 80GB HBM3");
  EXPECT_EQ(card.bus, "0000:45:00.0");
  EXPECT_EQ(card.capability, "9.0");
  EXPECT_EQ(card.architecture, "Hopper");
  EXPECT_EQ(card.kernel_driver, "nvidia");
  EXPECT_TRUE(card.mig);
  EXPECT_EQ(card.mig_instances, 2);
  EXPECT_EQ(card.memory_bytes, 85520809984);
  EXPECT_EQ(m.nodes.size(), 3u);
  const auto libraries = libraries_beside(
      context, str_cat(kPlugins, "cuda13/jax_plugins/xla_cuda13/xla_cuda_plugin.so"));
  ASSERT_EQ(libraries.size(), 4u);
  EXPECT_EQ(libraries[0].name, "cublas");
  EXPECT_EQ(libraries[0].version, "13.2.0.9");
}

TEST(Inspect, HoldsOnThisMachine) {
  const Machine m = inspect(this_process());
  EXPECT_FALSE(m.kernel.empty());
  diagnose(m, {});
}

class BadTree : public ::testing::Test {
 protected:
  void write(const std::string& path, const std::string& bytes) {
    const fs::path file = dir.path() / path.substr(1);
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << bytes;
  }
  void link(const std::string& path, const std::string& target) {
    const fs::path file = dir.path() / path.substr(1);
    fs::create_directories(file.parent_path());
    fs::create_symlink(target, file);
  }
  // Looks at everything there is to look at.
  std::vector<Finding> look() {
    const Context context = recorded(dir.path());
    const Machine machine = inspect(context);
    const PluginFacts plugin = *plugin_in(context, "cuda13");
    for (Vendor vendor : {Vendor::kNvidia, Vendor::kAmd, Vendor::kIntel, Vendor::kTpu}) {
      why_not(machine, vendor, std::nullopt);
      why_not(machine, vendor, plugin);
    }
    std::vector<Finding> findings = diagnose(machine, std::vector{plugin});
    for (const Finding& finding : findings)
      for (char c : finding.what + finding.fix) EXPECT_TRUE(c >= ' ' && c <= '~') << finding.what;
    return findings;
  }
  TempDir dir;
};

// Every file that is looked at.
const char* const kFiles[] = {"/etc/os-release",
                              "/etc/group",
                              "/proc/modules",
                              "/proc/sys/kernel/osrelease",
                              "/proc/1/cgroup",
                              "/proc/1/environ",
                              "/proc/driver/nvidia/version",
                              "/proc/driver/nvidia/gpus/0000:01:00.0/information",
                              "/sys/module/nvidia/version",
                              "/sys/bus/pci/devices/0000:01:00.0/vendor",
                              "/sys/bus/pci/devices/0000:01:00.0/device",
                              "/sys/bus/pci/devices/0000:01:00.0/class",
                              "/sys/bus/pci/devices/0000:01:00.0/uevent",
                              "/sys/class/kfd/kfd/topology/nodes/1/properties",
                              "/usr/local/cuda-12/version.json",
                              "/usr/local/cuda-12/version.txt",
                              "/usr/local/cuda-12/include/cuda.h",
                              "/usr/local/cuda-12/include/cudnn_version.h",
                              "/usr/local/cuda-12/lib64/libcudnn.so.9",
                              "/etc/ld.so.conf.d/cuda.conf",
                              "/opt/rocm/.info/version",
                              "/recorded-facts",
                              "/sys/class/dmi/id/product_name",
                              "/dev/nvidia0",
                              "/dev/kfd"};

TEST_F(BadTree, EmptyAndBinaryAndHugeFiles) {
  std::string noise(300'000, '\0');
  uint32_t state = 1;
  for (char& c : noise) c = static_cast<char>((state = state * 1664525u + 1013904223u) >> 24);
  std::string digits(100'000, '9'), escape = "\x1b[31m\x07 1.2.3";
  for (const std::string& bytes : std::vector<std::string>{
           "", noise, digits, std::string(70'000, '\n'), "gpu " + digits + "=" + digits,
           "node / -1 x 9999999999999", "Model: \x1b[31m\xff\nBus Location: " + escape,
           "gfx_target_version 99999999999999999999\nlocation_id -5",
           "gfx_target_version 90402\nlocation_id -9223372036854775807", "0x10de",
           "user\nvariable\ngpu\nprocess "
           "pid=1\nnode\nuser a b"}) {
    for (const char* path : kFiles) write(path, bytes);
    look();
  }
}

TEST_F(BadTree, FilesWhereFoldersBelongAndFoldersWhereFilesDo) {
  for (const char* path : kFiles) fs::create_directories(dir.path() / (path + 1));
  look();
  fs::remove_all(dir.path());
  fs::create_directories(dir.path());
  for (const char* path : {"/etc", "/proc", "/sys", "/dev", "/usr", "/opt", "/lib", "/home"})
    write(path, "not a folder");
  EXPECT_FALSE(look().empty());
}

TEST_F(BadTree, LinksInCirclesAndOutOfTheTree) {
  link("/a", "b");
  link("/b", "a");
  link("/deep", "deep/deep");
  write("/etc/os-release", "ID=inside\n");
  link("/etc/group", "/a");
  link("/proc/modules", "/deep/x");
  link("/dev/nvidia0", "nvidia0");
  link("/usr/local/cuda", "..");
  link("/usr/local/cuda-12", "/usr/local/cuda-12/x");
  link("/opt/rocm", "../../../../../..");
  link("/out", "../../../../../../../etc");
  link("/absolute", "/etc/os-release");
  look();
  const Tree tree(dir.path());
  EXPECT_EQ(tree.resolve("/a"), "");
  EXPECT_EQ(tree.resolve("/deep/x"), "");
  // ".." ends at the root of the tree.
  EXPECT_EQ(tree.resolve("/out"), "/etc");
  EXPECT_EQ(tree.read("/out/os-release"), "ID=inside\n");
  EXPECT_EQ(tree.read("/absolute"), "ID=inside\n");
  EXPECT_EQ(tree.read("/out/passwd"), "");
}

TEST_F(BadTree, UnreadableFilesAndPipes) {
  for (const char* path : kFiles) write(path, "0x10de");
  for (const char* path : kFiles) ::chmod((dir.path() / (path + 1)).c_str(), 0);
  look();
  for (const char* path : kFiles) {
    fs::remove(dir.path() / (path + 1));
    ASSERT_EQ(::mkfifo((dir.path() / (path + 1)).c_str(), 0600), 0);
  }
  look();  // would hang if a pipe were opened
}

TEST_F(BadTree, ManyFiles) {
  for (int i = 0; i < 5000; ++i) write(str_cat("/dev/nvidia", i), "");
  write("/dev/nvidiactl", "");
  EXPECT_LE(inspect(recorded(dir.path())).nodes.size(), 4097u);
  look();
}

TEST(Versions, AreComparedByNumber) {
  for (const auto& [a, b, expected] : {std::tuple{"9.10.2", "9.9", 1},
                                       {"9.10", "9.10.0", 0},
                                       {"525.60.13", "580", -1},
                                       {"13.0.0.19", "13.0.0", 1},
                                       {"", "0", 0},
                                       {"x.1", "0.1", 0}}) {
    EXPECT_EQ(compare_versions(a, b), expected) << a << " and " << b;
    EXPECT_EQ(compare_versions(b, a), -expected) << a << " and " << b;
  }
  EXPECT_EQ(version_in("Module for x86_64  580.95.05  Release Build"), "580.95.05");
  EXPECT_EQ(version_in("NVIDIA UNIX x86_64 Kernel Module  535.183.01  Sun May 12 19:39:15"),
            "535.183.01");
  EXPECT_EQ(version_in("no numbers."), "");
  EXPECT_EQ(memory_text(25757220864), "24.0 GiB");
}

TEST(KnownGood, EveryRowSaysWhereItIsFrom) {
  for (const PluginNeeds& needs : plugin_needs()) {
    EXPECT_FALSE(needs.source.empty()) << needs.kind;
    EXPECT_EQ(needs.date.size(), 10u) << needs.kind;
  }
  for (const DriverLimit& limit : driver_limits()) {
    EXPECT_FALSE(limit.source.empty() || limit.fix.empty()) << limit.why;
    EXPECT_EQ(limit.date.size(), 10u) << limit.why;
  }
  for (const Trap& trap : traps()) {
    EXPECT_FALSE(trap.source.empty() || trap.fix.empty()) << trap.library;
    EXPECT_EQ(trap.date.size(), 10u) << trap.library;
  }
}

}  // namespace
}  // namespace fullbore::machine
