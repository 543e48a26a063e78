#include "base/rng.h"

#include <bit>
#include <cmath>
#include <numeric>
#include <tuple>
#include <utility>

#include "fullbore/error.h"

namespace fullbore {
namespace {

std::array<uint32_t, 2> halves(uint64_t v) {
  return {static_cast<uint32_t>(v), static_cast<uint32_t>(v >> 32)};
}

// High and low words of a 64 x 64 bit product.
std::pair<uint64_t, uint64_t> multiply(uint64_t a, uint64_t b) {
  const uint64_t a0 = a & 0xffffffffu, a1 = a >> 32, b0 = b & 0xffffffffu, b1 = b >> 32;
  const uint64_t low = a0 * b0, mid1 = a1 * b0, mid2 = a0 * b1;
  const uint64_t mid = (low >> 32) + (mid1 & 0xffffffffu) + (mid2 & 0xffffffffu);
  return {a1 * b1 + (mid1 >> 32) + (mid2 >> 32) + (mid >> 32), a * b};
}

// Natural logarithm of a positive normal number, about 1 ulp: ln(x) = e ln 2 + 2 atanh(s),
// s = (m-1)/(m+1) with m in [sqrt(1/2), sqrt(2)). Every multiply-add is an explicit fma, so a
// compiler that contracts expressions and one that does not give the same bits.
double exact_log(double x) {
  constexpr double kLn2High = 0x1.62e42fefa39efp-1, kLn2Low = 0x1.abc9e3b39803fp-56;
  int e = 0;
  double m = std::frexp(x, &e);
  if (m < 0x1.6a09e667f3bcdp-1) {
    m *= 2;
    e -= 1;
  }
  const double s = (m - 1) / (m + 1);
  const double z = s * s;
  double sum = 0;
  for (int k = 23; k >= 3; k -= 2) sum = std::fma(sum, z, 1.0 / k);
  const double zsum = z * sum;
  const double twice = 2 * s;
  const double log_m = std::fma(twice, zsum, twice);
  return std::fma(static_cast<double>(e), kLn2High, std::fma(e, kLn2Low, log_m));
}

}  // namespace

std::array<uint32_t, 2> threefry2x32(std::array<uint32_t, 2> key, std::array<uint32_t, 2> counter) {
  constexpr int kRotations[8] = {13, 15, 26, 6, 17, 29, 16, 24};
  const uint32_t keys[3] = {key[0], key[1], 0x1bd11bdau ^ key[0] ^ key[1]};
  uint32_t x0 = counter[0] + keys[0], x1 = counter[1] + keys[1];
  for (uint32_t group = 0; group < 5; ++group) {
    for (uint32_t r = 0; r < 4; ++r) {
      x0 += x1;
      x1 = std::rotl(x1, kRotations[(group % 2) * 4 + r]) ^ x0;
    }
    x0 += keys[(group + 1) % 3];
    x1 += keys[(group + 2) % 3] + group + 1;
  }
  return {x0, x1};
}

Rng::Rng(uint64_t seed, uint64_t stream) : key_(threefry2x32(halves(seed), halves(stream))) {}

uint32_t Rng::next_u32() {
  if (left_ == 0) {
    words_ = threefry2x32(key_, halves(counter_++));
    left_ = 2;
  }
  return words_[static_cast<size_t>(2 - left_--)];
}

uint64_t Rng::next_u64() {
  const uint64_t low = next_u32();
  return low | (static_cast<uint64_t>(next_u32()) << 32);
}

double Rng::uniform() { return static_cast<double>(next_u64() >> 11) * 0x1p-53; }

double Rng::normal() {
  if (std::exchange(has_spare_, false)) return spare_;
  for (;;) {
    const double u = std::fma(2.0, uniform(), -1.0);
    const double v = std::fma(2.0, uniform(), -1.0);
    const double vv = v * v;
    const double r = std::fma(u, u, vv);
    if (r >= 1 || r < 0x1p-100) continue;
    const double scale = std::sqrt(-2 * exact_log(r) / r);
    spare_ = v * scale;
    has_spare_ = true;
    return u * scale;
  }
}

uint64_t Rng::below(uint64_t n) {
  FB_CHECK(n > 0);
  if (n <= 0xffffffffu) {
    uint64_t product = uint64_t{next_u32()} * n;
    if (const auto low = static_cast<uint32_t>(product); low < n) {
      const uint64_t threshold = (uint64_t{1} << 32) % n;
      while (static_cast<uint32_t>(product) < threshold) product = uint64_t{next_u32()} * n;
    }
    return product >> 32;
  }
  auto [high, low] = multiply(next_u64(), n);
  if (low < n) {
    const uint64_t threshold = (0 - n) % n;
    while (low < threshold) std::tie(high, low) = multiply(next_u64(), n);
  }
  return high;
}

std::vector<int64_t> random_permutation(int64_t n, uint64_t seed, uint64_t stream) {
  std::vector<int64_t> order(static_cast<size_t>(n));
  std::iota(order.begin(), order.end(), int64_t{0});
  Rng rng(seed, stream);
  for (size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[rng.below(i)]);
  return order;
}

}  // namespace fullbore
