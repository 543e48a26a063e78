// Opening shared libraries that may be anything: the loader itself maps a file that was cut off and
// dies of SIGBUS, and waits for ever on a pipe.
// Thread safety: functions may run concurrently.
#pragma once

#include <filesystem>

namespace fullbore::xla {

// Error unless the path is a file that holds all that its ELF header promises. What is no ELF file
// is left to the loader, which refuses it by itself.
void check_library(const std::filesystem::path& path);

}  // namespace fullbore::xla
