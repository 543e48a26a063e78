// Counter-based random numbers: every word is a pure function of (key, counter), so results do
// not depend on the platform, the thread or the order of evaluation. Floating-point results use
// only operations that IEEE 754 rounds exactly (fma, sqrt), never the C library's log or cos.
// Thread safety: free functions may run concurrently; an Rng belongs to one thread.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace fullbore {

// Threefry-2x32 with 20 rounds (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3",
// SC 2011, section 4.2).
std::array<uint32_t, 2> threefry2x32(std::array<uint32_t, 2> key, std::array<uint32_t, 2> counter);

// A stream of random numbers. Streams with different (seed, stream) are independent.
class Rng {
 public:
  explicit Rng(uint64_t seed, uint64_t stream = 0);

  uint32_t next_u32();
  uint64_t next_u64();
  // Uniform in [0, 1), a multiple of 2^-53.
  double uniform();
  double uniform(double low, double high) { return std::fma(high - low, uniform(), low); }
  // Standard normal (Marsaglia and Bray's polar method, 1964).
  double normal();
  double normal(double mean, double stddev) { return std::fma(stddev, normal(), mean); }
  // Uniform in [0, n) without bias (Lemire, "Fast random integer generation in an interval",
  // 2019). REQUIRES: n > 0.
  uint64_t below(uint64_t n);

 private:
  std::array<uint32_t, 2> key_;
  uint64_t counter_ = 0;
  std::array<uint32_t, 2> words_{};
  int left_ = 0;  // words of words_ not yet handed out
  double spare_ = 0;
  bool has_spare_ = false;
};

// A uniformly random order of 0 .. n-1 (Fisher-Yates), a pure function of its arguments.
std::vector<int64_t> random_permutation(int64_t n, uint64_t seed, uint64_t stream);

}  // namespace fullbore
