// A compiled program in a file of its own, with what it was made from and for.
// Thread safety: functions may run concurrently.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "xla/compile_cache.h"

namespace fullbore::xla {

struct SavedProgram {
  std::string target;            // "rtx3090"
  std::string platform;          // "cuda"
  std::string plugin;            // the kind: "cuda13"
  std::string platform_version;  // as the plugin's topology says
  int pjrt_minor = 0;
  int64_t batch_size = 0;
  Digest source;     // of the StableHLO text it was compiled from
  std::string code;  // Compiled::serialize
};

// Throws Error when the file cannot be written.
void write_program(const std::filesystem::path& path, const SavedProgram& program);
// Throws Error when the file is no such program, of a later version, or damaged.
SavedProgram read_program(const std::filesystem::path& path);
// The same, and throws Error when it was made from another StableHLO text, or by another plugin
// than the client's: a plugin understands its own programs only.
SavedProgram read_program_for(const std::filesystem::path& path, const Client& client,
                              const std::string& stablehlo);

}  // namespace fullbore::xla
