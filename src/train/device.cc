#include "fullbore/device.h"

#include <unistd.h>

#include <fstream>

#include "cpu/threads.h"
#include "fullbore/error.h"

namespace fullbore {
namespace {

// Text after "key : " on the first such line of /proc/cpuinfo, or "".
std::string cpu_info(std::string_view key) {
  std::ifstream in("/proc/cpuinfo");
  for (std::string line; std::getline(in, line);) {
    const size_t colon = line.find(':');
    if (colon == std::string::npos || line.substr(0, key.size()) != key) continue;
    const size_t start = line.find_first_not_of(" \t", colon + 1);
    return start == std::string::npos ? "" : line.substr(start);
  }
  return "";
}

std::string instruction_set() {
  const std::string flags = " " + cpu_info("flags") + " ";
  for (const auto& [flag, text] :
       {std::pair{" avx512f ", "AVX-512"}, {" avx2 ", "AVX2"}, {" sse4_1 ", "SSE4"}})
    if (flags.find(flag) != std::string::npos) return text;
  return "SSE2";
}

Device cpu_device() {
  const std::string model = cpu_info("model name");
  const long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGE_SIZE);
  return {.name = "cpu",
          .description = str_cat(model.empty() ? "CPU" : model, ", ", instruction_set()),
          .threads = cpu::default_threads(),
          .memory_bytes = pages > 0 && page > 0 ? int64_t{pages} * page : 0};
}

}  // namespace

std::vector<Device> list_devices() { return {cpu_device()}; }

Device select_device(std::string_view name) {
  const auto devices = list_devices();
  if (name == "auto") return devices.front();
  std::string known = "auto";
  for (const Device& d : devices) {
    if (d.name == name) return d;
    known += ", " + d.name;
  }
  fail("[device] expected one of ", known, ", got '", name, "'");
}

}  // namespace fullbore
