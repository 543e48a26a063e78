// Random words: Threefry-2x32 with 20 rounds (Salmon et al., "Parallel random numbers: as easy as
// 1, 2, 3", SC 2011), as Op::kRngBits says.
#include "cpu/simd_targets.h"
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "cpu/simd_random.cc"
#include "hwy/foreach_target.h"
// After foreach_target.h:
#include <cstring>

#include "cpu/tile.h"
#include "hwy/highway.h"

HWY_BEFORE_NAMESPACE();
namespace fullbore::cpu {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

using DU = hn::ScalableTag<uint32_t>;
using VU = hn::Vec<DU>;

template <int kBits>
HWY_INLINE void mix(VU& x0, VU& x1) {
  x0 = hn::Add(x0, x1);
  x1 = hn::Xor(hn::RotateRight<32 - kBits>(x1), x0);
}

HWY_INLINE void threefry(const uint32_t* key, VU& x0, VU& x1) {
  const DU d;
  const uint32_t keys[3] = {key[0], key[1], key[0] ^ key[1] ^ 0x1bd11bdau};
  x0 = hn::Add(x0, hn::Set(d, keys[0]));
  x1 = hn::Add(x1, hn::Set(d, keys[1]));
  for (uint32_t group = 0; group < 5; ++group) {
    if (group % 2 == 0) {
      mix<13>(x0, x1), mix<15>(x0, x1), mix<26>(x0, x1), mix<6>(x0, x1);
    } else {
      mix<17>(x0, x1), mix<29>(x0, x1), mix<16>(x0, x1), mix<24>(x0, x1);
    }
    x0 = hn::Add(x0, hn::Set(d, keys[(group + 1) % 3]));
    x1 = hn::Add(x1, hn::Set(d, keys[(group + 2) % 3] + group + 1));
  }
}

// Words p, p + 1, ... p + n - 1 of one sample.
HWY_INLINE void sample_words(const uint32_t* key, uint32_t sample, int64_t p, int64_t n,
                             uint32_t* out) {
  const DU d;
  const auto lanes = static_cast<int64_t>(hn::Lanes(d));
  HWY_ALIGN uint32_t buffer[2 * hn::MaxLanes(d)];
  while (n > 0) {
    VU x0 = hn::Set(d, sample);
    VU x1 = hn::Iota(d, static_cast<uint32_t>(p / 2));
    threefry(key, x0, x1);
    const int64_t skip = p % 2, count = n < 2 * lanes - skip ? n : 2 * lanes - skip;
    if (count == 2 * lanes) {
      hn::StoreInterleaved2(x0, x1, d, out);
    } else {
      hn::StoreInterleaved2(x0, x1, d, buffer);
      std::memcpy(out, buffer + skip, static_cast<size_t>(count) * sizeof(uint32_t));
    }
    p += count, n -= count, out += count;
  }
}

void random_words(const TileArgs& t) {
  const auto* key = static_cast<const uint32_t*>(t.in[0]);
  const auto* samples = static_cast<const uint32_t*>(t.in[1]);
  const int64_t words = *static_cast<const int64_t*>(t.in[2]);
  for (int64_t r = 0; r < t.rows; ++r) {
    auto* out = static_cast<uint32_t*>(t.out) + r * t.out_stride;
    int64_t at = t.index + r * t.stride[0];
    for (int64_t left = t.cols; left > 0;) {
      const int64_t b = at / words, p = at % words;
      const int64_t n = left < words - p ? left : words - p;
      sample_words(key, samples[b], p, n, out);
      at += n, out += n, left -= n;
    }
  }
}

TileFn random_kernel() { return random_words; }

}  // namespace HWY_NAMESPACE
}  // namespace fullbore::cpu
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace fullbore::cpu {
HWY_EXPORT(random_kernel);
TileFn rng_kernel() { return HWY_DYNAMIC_DISPATCH(random_kernel)(); }
}  // namespace fullbore::cpu
#endif
