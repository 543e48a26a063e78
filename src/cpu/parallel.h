// Loops of our own kernels over a team of threads.
#pragma once

#include <omp.h>

#include <algorithm>
#include <cstdint>

namespace fullbore::cpu {

// Below this many bytes moved one thread is faster than waking the others.
constexpr int64_t kParallelBytes = 131072;

inline int threads_for(int64_t bytes, int threads) {
  return bytes >= kParallelBytes ? std::max(threads, 1) : 1;
}

// Calls f(me, team) on one thread or on all.
template <typename F>
void in_parallel(int threads, const F& f) {
  if (threads == 1) return f(0, 1);
#pragma omp parallel num_threads(threads)
  f(omp_get_thread_num(), omp_get_num_threads());
}

}  // namespace fullbore::cpu
