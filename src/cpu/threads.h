// Threads of the CPU executor: how many, and what holds while a step runs. OpenMP only, because
// oneDNN runs on it; teams are of 1 or of N threads, never another size (changing the size of a
// team costs half a millisecond).
#pragma once

#include <cstdint>
#include <functional>
#include <mutex>

namespace fullbore::cpu {

// min(CPUs this process may run on, the cgroup's cpu.max rounded up, OMP_NUM_THREADS); at least 1.
int default_threads();

// Throws Error unless 1 <= threads <= 1024; 0 stands for default_threads().
int checked_threads(int threads);

// Of the calling thread in its team; 0 outside of a parallel region.
int thread_number() noexcept;

// Work of the caller that a step begins with, on every thread of its team: task(thread, threads).
using TeamTask = std::function<void(int, int)>;

// While alive: this is the only step running in the process, OpenMP teams have `threads` threads,
// and denormals are flushed to zero on each of them. The caller's settings come back afterwards.
class StepScope {
 public:
  // Calls `first`, if any.
  explicit StepScope(int threads, const TeamTask& first = {});
  ~StepScope();
  StepScope(const StepScope&) = delete;
  StepScope& operator=(const StepScope&) = delete;

 private:
  std::unique_lock<std::mutex> lock_;
  int threads_;
  int saved_threads_;
  int saved_dynamic_;
};

// While alive, OpenMP teams started by this thread have `threads` threads.
class TeamSize {
 public:
  explicit TeamSize(int threads);
  ~TeamSize();
  TeamSize(const TeamSize&) = delete;
  TeamSize& operator=(const TeamSize&) = delete;

 private:
  int saved_;
};

}  // namespace fullbore::cpu
