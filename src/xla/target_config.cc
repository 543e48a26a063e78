#include "xla/target_config.h"

#include "fullbore/error.h"

namespace fullbore::xla {
namespace {

std::string capability_text(const std::string& capability) {
  const size_t dot = capability.find('.');
  if (dot == std::string::npos)
    return str_cat("rocm_compute_capability { gcn_arch_name: \"", capability, "\" }");
  const std::string major = capability.substr(0, dot), minor = capability.substr(dot + 1);
  // Instructions that later generations do not have: the matrix units of 9.0 and 10.0 need them.
  const bool accelerated = capability == "9.0" || capability == "10.0";
  return str_cat("cuda_compute_capability { major: ", major, " minor: ", minor,
                 " feature_extension: ", accelerated ? "ACCELERATED_FEATURES" : "NONE", " }");
}

}  // namespace

std::string target_config(const GpuDescription& g, int cuda_major) {
  const bool cuda = g.capability.find('.') != std::string::npos;
  std::string text = "gpu_device_info {\n";
  const auto field = [&](const char* name, auto value) {
    text += str_cat("  ", name, ": ", value, "\n");
  };
  field("threads_per_block_limit", 1024);
  field("threads_per_warp", g.warp);
  field("shared_memory_per_block", cuda ? 49152 : g.shared_memory);
  field("shared_memory_per_core", g.shared_memory);
  field("shared_memory_per_block_optin", g.shared_memory_optin);
  field("threads_per_core_limit", g.threads);
  field("core_count", g.cores);
  field("fpus_per_core", g.lanes);
  field("block_dim_limit_x", 2147483647);
  field("block_dim_limit_y", 65535);
  field("block_dim_limit_z", 65535);
  field("thread_dim_limit_x", 1024);
  field("thread_dim_limit_y", 1024);
  field("thread_dim_limit_z", 64);
  field("memory_bandwidth", g.bandwidth);
  field("l2_cache_size", g.l2);
  field("clock_rate_ghz", g.clock_ghz);
  field("device_memory_size", g.memory);
  field("registers_per_core_limit", g.registers);
  field("registers_per_block_limit", g.registers);
  text += "  " + capability_text(g.capability) + "\n";
  if (cuda)
    for (const char* version : {"runtime", "driver", "compile_time_toolkit"})
      text += str_cat("  ", version, "_version: \"", cuda_major, ".0.0\"\n");
  text += str_cat("}\nplatform_name: \"", cuda ? "CUDA" : "ROCM", "\"\n");
  if (cuda) text += "dnn_version_info { major: 9 minor: 10 }\n";
  return text + str_cat("device_description_str: \"", g.name, "\"\n");
}

}  // namespace fullbore::xla
