// Devices that can train.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fullbore {

struct Device {
  std::string name;          // "cpu": what select_device takes
  std::string description;   // "AMD EPYC 9555, AVX-512"
  int threads = 1;           // worker threads the process may use (affinity and cgroup limits)
  int64_t memory_bytes = 0;  // of the machine; 0 when unknown
};

// The devices of this machine, best first.
std::vector<Device> list_devices();
// "auto": the best device there is; "cpu". Throws Error naming the known ones for anything else.
Device select_device(std::string_view name);

}  // namespace fullbore
