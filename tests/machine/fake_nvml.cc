// A management library that tells of one card, or does not start (FAKE_NVML=broken). Layouts as in
// NVIDIA's nvml.h.
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

struct Memory {
  unsigned long long total, free, used;
};
struct PciInfo {
  char legacy[16];
  unsigned domain, bus, device, id, subsystem;
  char bus_id[32];
};
struct ProcessInfo {
  unsigned pid;
  unsigned long long used;
  unsigned gpu, compute;
};
int card;

bool broken() {
  const char* mode = std::getenv("FAKE_NVML");
  return mode != nullptr && std::strcmp(mode, "broken") == 0;
}

}  // namespace

extern "C" {
int nvmlInit_v2() { return broken() ? 18 : 0; }
int nvmlShutdown() { return 0; }
const char* nvmlErrorString(int) { return "Driver/library version mismatch"; }
int nvmlSystemGetDriverVersion(char* text, unsigned size) {
  return std::snprintf(text, size, "580.95.05") > 0 ? 0 : 1;
}
int nvmlDeviceGetCount_v2(unsigned* count) {
  *count = 1;
  return 0;
}
int nvmlDeviceGetHandleByIndex_v2(unsigned index, void** device) {
  *device = &card;
  return index == 0 ? 0 : 2;
}
int nvmlDeviceGetName(void*, char* text, unsigned size) {
  return std::snprintf(text, size, "NVIDIA Test 9000") > 0 ? 0 : 1;
}
int nvmlDeviceGetPciInfo_v3(void*, PciInfo* info) {
  std::snprintf(info->bus_id, sizeof info->bus_id, "00000000:0A:00.0");
  return 0;
}
int nvmlDeviceGetMemoryInfo(void*, Memory* memory) {
  *memory = {24ull << 30, 4ull << 30, 20ull << 30};
  return 0;
}
int nvmlDeviceGetCudaComputeCapability(void*, int* major, int* minor) {
  *major = 8;
  *minor = 9;
  return 0;
}
int nvmlDeviceGetMigMode(void*, unsigned*, unsigned*) { return 3; }  // not supported
int nvmlDeviceGetComputeRunningProcesses_v3(void*, unsigned* count, ProcessInfo* infos) {
  if (*count < 2) return 7;
  infos[0] = {1, 19ull << 30, ~0u, ~0u};
  infos[1] = {4000000000u, ~0ull, ~0u, ~0u};  // no such process, and its memory is not known
  *count = 2;
  return 0;
}
}
