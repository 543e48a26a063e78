// The arithmetic of attention on rows of scores, f32. Pure functions.
#pragma once

#include <cstdint>

namespace fullbore::cpu {

struct AttentionFns {
  // s[0, n) becomes softmax(s); returns log(sum(exp(s))).
  float (*softmax)(float* s, int64_t n);
  // s[0, n) becomes exp(s - lse).
  void (*weights)(float* s, int64_t n, float lse);
  // w[0, n): scaled where its word is at least the threshold, else 0.
  void (*drop)(float* w, const uint32_t* words, int64_t n, uint32_t threshold, float scale);
  float (*dot)(const float* a, const float* b, int64_t n);
  // d[0, n) becomes w (d - delta) scale.
  void (*scores_grad)(float* d, const float* w, int64_t n, float delta, float scale);
};
AttentionFns attention_fns();

}  // namespace fullbore::cpu
