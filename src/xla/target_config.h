// A GPU described to a compiler that does not see it.
// Thread safety: plain values and functions.
#pragma once

#include <cstdint>
#include <string>

namespace fullbore::xla {

// Per core: streaming multiprocessor or compute unit. Sizes in bytes.
struct GpuDescription {
  std::string name;        // as its driver calls it
  std::string capability;  // "8.6", or a GCN architecture
  int64_t memory = 0, bandwidth = 0 /* bytes a second */, l2 = 0;
  int64_t cores = 0, lanes = 0, warp = 0, threads = 0;
  int64_t shared_memory = 0, shared_memory_optin = 0, registers = 0;
  double clock_ghz = 0;
};

// A GpuTargetConfigProto as text: the option "target_config" of Topology::create. `cuda_major`: of
// the CUDA that the plugin was built with.
std::string target_config(const GpuDescription& gpu, int cuda_major);

}  // namespace fullbore::xla
