// Attention: the arithmetic.
#include "cpu/simd_targets.h"
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "cpu/simd_attention.cc"
#include "hwy/foreach_target.h"
// After foreach_target.h:
#include <cmath>
#include <limits>

#include "cpu/attention_kernels.h"
#include "cpu/simd_loops-inl.h"
#include "cpu/simd_math-inl.h"

HWY_BEFORE_NAMESPACE();
namespace fullbore::cpu {
namespace HWY_NAMESPACE {

using AttentionD = hn::ScalableTag<float>;
using AttentionV = hn::Vec<AttentionD>;

// f(v, i) for each vector of x[0, n); what it gives is stored in x.
template <typename F>
HWY_INLINE void map(float* x, int64_t n, const F& f) {
  const AttentionD d;
  const auto lanes = static_cast<int64_t>(hn::Lanes(d));
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes)
    hn::StoreU(f(hn::LoadU(d, x + i), i, static_cast<size_t>(lanes)), d, x + i);
  if (i < n) {
    const auto rest = static_cast<size_t>(n - i);
    store_tail(f(load_tail(d, x + i, rest), i, rest), d, x + i, rest);
  }
}

template <typename T, class D>
HWY_INLINE hn::Vec<D> part(D d, const T* p, size_t n) {
  return n == hn::Lanes(d) ? hn::LoadU(d, p) : load_tail(d, p, n);
}

float softmax_row(float* s, int64_t n) {
  const AttentionD d;
  const auto lanes = static_cast<int64_t>(hn::Lanes(d));
  AttentionV most = hn::Set(d, -std::numeric_limits<float>::infinity());
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes) most = hn::Max(most, hn::LoadU(d, s + i));
  float m = hn::GetLane(hn::MaxOfLanes(d, most));
  for (; i < n; ++i) m = s[i] > m ? s[i] : m;
  AttentionV sums = hn::Zero(d);
  const AttentionV vm = hn::Set(d, m);
  float tail = 0;
  map(s, n, [&](AttentionV v, int64_t at, size_t count) {
    const AttentionV e = exp_f32(hn::Sub(v, vm));
    if (count == hn::Lanes(d)) {
      sums = hn::Add(sums, e);
    } else {
      HWY_ALIGN float values[hn::MaxLanes(d)];
      hn::Store(e, d, values);
      for (size_t k = 0; k < count; ++k) tail += values[k];
    }
    (void)at;
    return e;
  });
  const float sum = hn::GetLane(hn::SumOfLanes(d, sums)) + tail;
  const AttentionV inverse = hn::Set(d, 1 / sum);
  map(s, n, [&](AttentionV v, int64_t, size_t) { return hn::Mul(v, inverse); });
  return m + std::log(sum);
}

void weights_row(float* s, int64_t n, float lse) {
  const AttentionV l = hn::Set(AttentionD(), lse);
  map(s, n, [&](AttentionV v, int64_t, size_t) { return exp_f32(hn::Sub(v, l)); });
}

void drop_row(float* w, const uint32_t* words, int64_t n, uint32_t threshold, float scale) {
  const AttentionD d;
  const hn::ScalableTag<uint32_t> du;
  const auto t = hn::Set(du, threshold);
  const AttentionV k = hn::Set(d, scale);
  map(w, n, [&](AttentionV v, int64_t i, size_t count) {
    const auto word = part(du, words + i, count);
    const auto kept = hn::RebindMask(d, hn::Eq(hn::Max(word, t), word));
    return hn::IfThenElseZero(kept, hn::Mul(v, k));
  });
}

float dot_rows(const float* a, const float* b, int64_t n) {
  const AttentionD d;
  const auto lanes = static_cast<int64_t>(hn::Lanes(d));
  AttentionV sums = hn::Zero(d);
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes)
    sums = hn::Add(sums, hn::Mul(hn::LoadU(d, a + i), hn::LoadU(d, b + i)));
  float sum = hn::GetLane(hn::SumOfLanes(d, sums));
  for (; i < n; ++i) sum += a[i] * b[i];
  return sum;
}

void scores_grad_row(float* g, const float* w, int64_t n, float delta, float scale) {
  const AttentionD d;
  const AttentionV less = hn::Set(d, delta), k = hn::Set(d, scale);
  map(g, n, [&](AttentionV v, int64_t i, size_t count) {
    return hn::Mul(hn::Mul(part(d, w + i, count), hn::Sub(v, less)), k);
  });
}

AttentionFns attention_table() {
  return {softmax_row, weights_row, drop_row, dot_rows, scores_grad_row};
}

}  // namespace HWY_NAMESPACE
}  // namespace fullbore::cpu
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace fullbore::cpu {
HWY_EXPORT(attention_table);
AttentionFns attention_fns() { return HWY_DYNAMIC_DISPATCH(attention_table)(); }
}  // namespace fullbore::cpu
#endif
