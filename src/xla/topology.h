// Devices that a plugin compiles for without having them: described in options, or by a name that
// the plugin knows. Programs compiled for them can be looked at and saved, not run. Thread safety:
// as PJRT's own. Ownership: shared_ptr; keeps its plugin.
#pragma once

#include <memory>
#include <string>

#include "xla/compiled.h"

namespace fullbore::xla {

class Topology {
 public:
  // CUDA: no name, options "target_config" (a GpuTargetConfigProto as text) and "topology" (slices
  // x hosts x devices of each, "1x1x1"). TPU: a name such as "v5e:2x2". Throws BackendError when
  // the plugin does not understand them.
  static std::shared_ptr<const Topology> create(std::shared_ptr<const Plugin> plugin,
                                                const std::string& name, const Options& options);
  ~Topology();
  Topology(const Topology&) = delete;
  Topology& operator=(const Topology&) = delete;

  const Plugin& plugin() const { return *plugin_; }
  const std::string& platform_version() const { return platform_version_; }
  const std::string& device_kind() const { return device_kind_; }  // of the first; "TPU v5 lite"
  size_t num_devices() const { return num_devices_; }

  // Throws BackendError when the compiler refuses the program, OutOfMemory when it finds itself
  // that the device has not enough memory for it.
  Compiled compile(const std::string& stablehlo, const CompileFlags& flags = {}) const;

 private:
  Topology() = default;
  void read();
  std::shared_ptr<const Plugin> plugin_;
  abi::Topology* topology_ = nullptr;
  std::string platform_version_, device_kind_;
  size_t num_devices_ = 0;
};

}  // namespace fullbore::xla
