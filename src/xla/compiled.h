// What a compiler made of a program: the same for a program that is on its devices (client.h) and
// for one made for devices that are not there (topology.h). Thread safety: as PJRT's own.
// Ownership: keeps its plugin. Destructors never throw.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "xla/plugin.h"

namespace fullbore::xla {

// Bytes of a compiled program on each device.
struct ProgramMemory {
  int64_t arguments = 0, results = 0, aliased = 0, temporaries = 0, code = 0;
  // Everything at once: results that take over arguments count once.
  int64_t peak() const { return arguments + results - aliased + temporaries + code; }
};

struct CompileFlags {
  int replicas = 1;
  // XLA's own flags by name, without dashes; those that the plugin does not know are left out.
  std::vector<std::pair<std::string, std::string>> overrides{};
};
// The bytes of a CompileOptionsProto.
std::string compile_options(const CompileFlags& flags);
// The name that a plugin's refusal puts behind `before`, or "".
std::string refused_name(const std::string& message, const std::string& before);

// Calls compile(bytes of the options) with the plugin's own flags added, again without each flag
// that it does not know: flags come and go between versions of XLA.
template <class Compile>
auto with_known_flags(const Plugin& plugin, CompileFlags flags, Compile&& compile) {
  // The caller's come later and rule.
  flags.overrides.insert(flags.overrides.begin(), plugin.flags().begin(), plugin.flags().end());
  for (;;) {
    try {
      return compile(compile_options(flags));
    } catch (const BackendError& e) {
      const std::string name = refused_name(e.what(), "No such compile option: '");
      const auto known = [&](const auto& flag) { return flag.first == name; };
      if (std::erase_if(flags.overrides, known) == 0) throw;
    }
  }
}

class Compiled {
 public:
  // Takes the executable over.
  Compiled(std::shared_ptr<const Plugin> plugin, abi::Executable* executable)
      : plugin_(std::move(plugin)), executable_(executable) {}
  Compiled(Compiled&& o) noexcept
      : plugin_(std::move(o.plugin_)), executable_(std::exchange(o.executable_, {})) {}
  Compiled& operator=(Compiled&& o) noexcept {
    std::swap(plugin_, o.plugin_);
    std::swap(executable_, o.executable_);
    return *this;
  }
  ~Compiled();

  size_t num_outputs() const;
  ProgramMemory memory() const;
  // Bytes for Client::deserialize on the same plugin and kind of device.
  std::string serialize() const;
  // The program after all passes: an HloModuleProto, by itself or in an HloModuleProtoWithConfig
  // (hlo_summary.h reads both).
  std::string optimized_hlo() const;

 private:
  std::shared_ptr<const Plugin> plugin_;
  abi::Executable* executable_;
};

}  // namespace fullbore::xla
