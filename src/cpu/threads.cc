#include "cpu/threads.h"

#include <omp.h>
#include <sched.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <string>
#include <thread>

#include "fullbore/error.h"

#if defined(__SSE__)
#include <xmmintrin.h>
#endif

namespace fullbore::cpu {
namespace {

constexpr int kMaxThreads = 1024;

int affinity_threads() {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof(set), &set) == 0) return CPU_COUNT(&set);
  return static_cast<int>(std::thread::hardware_concurrency());
}

// CPUs that `folder`/cpu.max grants, or 0 when it sets no limit.
int cgroup_threads(const std::string& folder) {
  std::ifstream file(folder + "/cpu.max");
  std::string quota;
  double period = 0;
  if (!(file >> quota >> period) || quota == "max" || period <= 0) return 0;
  return static_cast<int>(std::ceil(std::strtod(quota.c_str(), nullptr) / period));
}

// The smallest limit from this process's cgroup (version 2) up to the root.
int cgroup_threads() {
  std::ifstream file("/proc/self/cgroup");
  int limit = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.rfind("0::/", 0) != 0) continue;
    std::string path = line.substr(3);
    while (true) {
      const int n = cgroup_threads("/sys/fs/cgroup" + path);
      if (n > 0 && (limit == 0 || n < limit)) limit = n;
      const size_t slash = path.rfind('/');
      if (slash == std::string::npos) break;
      path.resize(slash);
    }
  }
  return limit;
}

// The user's OMP_NUM_THREADS (its first number), or 0.
int omp_num_threads() {
  const char* text = std::getenv("OMP_NUM_THREADS");
  return text == nullptr ? 0 : std::atoi(text);
}

std::mutex& step_mutex() {
  static std::mutex mutex;
  return mutex;
}

#if defined(__SSE__)
constexpr unsigned kFlushBits = 0x8040;  // FTZ, DAZ
using FloatMode = unsigned;
FloatMode flush_denormals() {
  const FloatMode saved = _mm_getcsr();
  _mm_setcsr(saved | kFlushBits);
  return saved;
}
void restore(FloatMode mode) { _mm_setcsr(mode); }
#elif defined(__aarch64__)
using FloatMode = uint64_t;
FloatMode flush_denormals() {
  FloatMode saved;
  asm volatile("mrs %0, fpcr" : "=r"(saved));
  asm volatile("msr fpcr, %0" : : "r"(saved | (uint64_t{1} << 24)));
  return saved;
}
void restore(FloatMode mode) { asm volatile("msr fpcr, %0" : : "r"(mode)); }
#else
using FloatMode = int;
FloatMode flush_denormals() { return 0; }
void restore(FloatMode) {}
#endif

// Written under the step mutex only.
std::array<FloatMode, kMaxThreads> saved_modes;

}  // namespace

int default_threads() {
  static const int threads = [] {
    const int affinity = std::max(1, affinity_threads());
    const int cgroup = cgroup_threads();
    const int asked = omp_num_threads();
    return std::min(
        {affinity, cgroup > 0 ? cgroup : affinity, asked > 0 ? asked : affinity, kMaxThreads});
  }();
  return threads;
}

int thread_number() noexcept { return omp_get_thread_num(); }

int checked_threads(int threads) {
  if (threads == 0) return default_threads();
  if (threads < 0 || threads > kMaxThreads)
    fail("[threads] expected a number from 1 to ", kMaxThreads, " (0: automatic), got ", threads);
  return threads;
}

StepScope::StepScope(int threads, const TeamTask& first)
    : lock_(step_mutex()),
      threads_(threads),
      saved_threads_(omp_get_max_threads()),
      saved_dynamic_(omp_get_dynamic()) {
  omp_set_dynamic(0);
  omp_set_num_threads(threads);
  // This thread's mode is set outside of the region: LLVM's runtime puts it back where a region
  // ends, and hands it on to the workers where the next begins. GNU's does neither.
  saved_modes[0] = flush_denormals();
  if (threads == 1) {
    if (first) first(0, 1);
    return;
  }
#pragma omp parallel num_threads(threads)
  {
    const int thread = omp_get_thread_num();
    if (thread != 0) saved_modes[static_cast<size_t>(thread)] = flush_denormals();
    if (first) first(thread, omp_get_num_threads());
  }
}

StepScope::~StepScope() {
  if (threads_ > 1) {
#pragma omp parallel num_threads(threads_)
    if (const int thread = omp_get_thread_num(); thread != 0)
      restore(saved_modes[static_cast<size_t>(thread)]);
  }
  restore(saved_modes[0]);
  omp_set_num_threads(saved_threads_);
  omp_set_dynamic(saved_dynamic_);
}

TeamSize::TeamSize(int threads) : saved_(omp_get_max_threads()) { omp_set_num_threads(threads); }
TeamSize::~TeamSize() { omp_set_num_threads(saved_); }

}  // namespace fullbore::cpu
