// Memory plan: offsets in one arena for buffers that live from one step to another. Pure functions.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace fullbore::cpu {

// One value (or a kernel's scratch) in the arena. Steps are numbered; the buffer holds something
// from step `first`, where it is written, to step `last`, where it is read for the last time.
struct Buffer {
  int64_t bytes = 0;
  int first = 0;
  int last = 0;
  int shares = -1;  // the buffer whose memory this one takes over at step `first` (in place), or -1
  int64_t offset = 0;  // result
};

inline constexpr int64_t kAlignment = 64;

// Sets every offset (a multiple of 64) and returns the arena's size. Largest first, each at the
// lowest place that is free over its whole life; a chain of `shares` is placed as one.
// `shares` must refer to an earlier buffer of at least the same size.
int64_t plan_memory(std::span<Buffer> buffers);

// Empty when no two buffers that live at the same time overlap (in-place chains may meet at one
// step) and all lie inside the arena; else what is wrong.
std::string check_plan(std::span<const Buffer> buffers, int64_t arena_bytes);

}  // namespace fullbore::cpu
