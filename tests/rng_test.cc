#include "base/rng.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fullbore {
namespace {

using Pair = std::array<uint32_t, 2>;

// The known answers published with Random123 (threefry2x32, 20 rounds).
TEST(Threefry, KnownAnswers) {
  struct Case {
    Pair counter, key, want;
  };
  const Case cases[] = {
      {{0, 0}, {0, 0}, {0x6b200159u, 0x99ba4efeu}},
      {{~0u, ~0u}, {~0u, ~0u}, {0x1cb996fcu, 0xbb002be7u}},
      {{0x243f6a88u, 0x85a308d3u}, {0x13198a2eu, 0x03707344u}, {0xc4923a9cu, 0x483df7a0u}},
  };
  for (const Case& c : cases) EXPECT_EQ(threefry2x32(c.key, c.counter), c.want);
}

TEST(Rng, SameStreamSameNumbersOtherStreamOthers) {
  Rng a(7, 3), b(7, 3), c(7, 4), d(8, 3);
  int same_c = 0, same_d = 0;
  for (int i = 0; i < 100; ++i) {
    const uint32_t v = a.next_u32();
    EXPECT_EQ(v, b.next_u32());
    same_c += v == c.next_u32();
    same_d += v == d.next_u32();
  }
  EXPECT_EQ(same_c, 0);
  EXPECT_EQ(same_d, 0);
}

// Bits recorded once: any platform, compiler or option must give the same.
TEST(Rng, BitsDoNotDependOnThePlatform) {
  Rng rng(42);
  EXPECT_EQ(rng.uniform(), 0x1.6b98f426706fp-2);
  double sum = 0;
  for (int i = 0; i < 1000; ++i) sum += rng.normal();
  EXPECT_EQ(sum, 0x1.93dccb70e0388p+3);
}

TEST(Rng, UniformMoments) {
  Rng rng(1);
  constexpr int kN = 200000;
  double sum = 0, squares = 0, low = 1, high = 0;
  for (int i = 0; i < kN; ++i) {
    const double u = rng.uniform();
    low = std::min(low, u);
    high = std::max(high, u);
    sum += u;
    squares += u * u;
  }
  EXPECT_TRUE(low >= 0 && high < 1);
  EXPECT_TRUE(std::abs(sum / kN - 0.5) <= 4 * std::sqrt(1.0 / 12 / kN));
  EXPECT_TRUE(std::abs(squares / kN - 1.0 / 3) <= 4 * std::sqrt(4.0 / 45 / kN));
}

TEST(Rng, NormalMomentsAndTails) {
  Rng rng(2);
  constexpr int kN = 200000;
  double m1 = 0, m2 = 0, m4 = 0;
  int beyond_two = 0;
  for (int i = 0; i < kN; ++i) {
    const double x = rng.normal();
    m1 += x;
    m2 += x * x;
    m4 += x * x * x * x;
    beyond_two += std::abs(x) > 2;
  }
  EXPECT_TRUE(std::abs(m1 / kN) <= 4 / std::sqrt(kN));
  EXPECT_TRUE(std::abs(m2 / kN - 1) <= 4 * std::sqrt(2.0 / kN));
  EXPECT_TRUE(std::abs(m4 / kN - 3) <= 4 * std::sqrt(96.0 / kN));
  EXPECT_TRUE(std::abs(beyond_two / double{kN} - 0.0455003) <= 4 * std::sqrt(0.0455 / kN));
}

TEST(Rng, BelowIsUniform) {
  Rng rng(3);
  constexpr int kBins = 7, kN = 70000;
  std::array<int, kBins> count{};
  for (int i = 0; i < kN; ++i) ++count[rng.below(kBins)];
  for (int c : count) EXPECT_TRUE(std::abs(c - kN / kBins) <= 5 * std::sqrt(kN / kBins));
  // A range that is not a power of two and near 2^64: a biased method would favour the low half.
  const uint64_t big = 3ull << 62;
  int low_half = 0;
  for (int i = 0; i < 10000; ++i) {
    const uint64_t v = rng.below(big);
    ASSERT_LT(v, big);
    low_half += v < big / 2;
  }
  EXPECT_TRUE(std::abs(low_half - 5000) <= 250);
  EXPECT_EQ(rng.below(1), 0u);
}

TEST(RandomPermutation, IsAPermutationAndDependsOnSeedAndStream) {
  const auto a = random_permutation(1000, 5, 0);
  EXPECT_EQ(a, random_permutation(1000, 5, 0));
  EXPECT_NE(a, random_permutation(1000, 5, 1));
  EXPECT_NE(a, random_permutation(1000, 6, 0));
  auto sorted = a;
  std::sort(sorted.begin(), sorted.end());
  std::vector<int64_t> want(1000);
  std::iota(want.begin(), want.end(), 0);
  EXPECT_EQ(sorted, want);
  EXPECT_NE(a, want);
  EXPECT_TRUE(random_permutation(0, 5, 0).empty());
}

// All six orders of three elements appear equally often.
TEST(RandomPermutation, EveryOrderIsEquallyLikely) {
  std::array<int, 6> count{};
  for (uint64_t s = 0; s < 6000; ++s) {
    const auto p = random_permutation(3, 11, s);
    ++count[static_cast<size_t>(p[0] * 2 + (p[1] > p[2]))];
  }
  for (int c : count) EXPECT_TRUE(std::abs(c - 1000) <= 160);
}

}  // namespace
}  // namespace fullbore
