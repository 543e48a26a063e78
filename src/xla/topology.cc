#include "xla/topology.h"

namespace fullbore::xla {

using abi::Entry;

std::shared_ptr<const Topology> Topology::create(std::shared_ptr<const Plugin> plugin,
                                                 const std::string& name, const Options& options) {
  std::shared_ptr<Topology> topology(new Topology);
  topology->plugin_ = std::move(plugin);
  const auto values = named_values(options);
  abi::TopologyCreateArgs args{};
  args.name = name.data();
  args.name_size = name.size();
  args.options = values.data();
  args.num_options = values.size();
  topology->plugin_->call(Entry::kTopologyCreate, args, "describe the devices");
  topology->topology_ = args.topology;
  topology->read();
  return topology;
}

Topology::~Topology() {
  if (topology_ == nullptr) return;
  abi::TopologyArgs args{{}, topology_};
  plugin_->call_quietly(Entry::kTopologyDestroy, args);
}

void Topology::read() {
  abi::TopologyTextArgs version{{}, topology_, nullptr, 0};
  plugin_->call(Entry::kTopologyPlatformVersion, version, "read the platform's version");
  platform_version_.assign(version.text, version.size);
  abi::TopologyDevicesArgs devices{{}, topology_, nullptr, 0};
  plugin_->call(Entry::kTopologyDeviceDescriptions, devices, "list the devices");
  num_devices_ = devices.num_descriptions;
  if (num_devices_ == 0) return;
  abi::DescriptionTextArgs kind{{}, devices.descriptions[0], nullptr, 0};
  plugin_->call(Entry::kDeviceDescriptionKind, kind, "describe a device");
  device_kind_.assign(kind.text, kind.size);
}

Compiled Topology::compile(const std::string& stablehlo, const CompileFlags& flags) const {
  abi::Program program;
  program.code = stablehlo.data();
  program.code_size = stablehlo.size();
  return with_known_flags(*plugin_, flags, [&](const std::string& options) {
    abi::CompileArgs args{};
    args.topology = topology_;
    args.program = &program;
    args.options = options.data();
    args.options_size = options.size();
    plugin_->call(Entry::kCompile, args, "compile the program");
    return Compiled(plugin_, args.executable);
  });
}

}  // namespace fullbore::xla
