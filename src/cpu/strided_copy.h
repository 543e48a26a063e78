// Copies between strided arrays: runs by memcpy, transposes by tiles that read and write whole
// cache lines. What Transpose, Slice, Concat, Pad and windows at computed places are made of.
// Immutable after construction; one copy may run on several threads.
#pragma once

#include <cstdint>
#include <vector>

#include "fullbore/type.h"

namespace fullbore::cpu {

class StridedCopy {
 public:
  // An axis that is walked: how often, and the steps in elements of source and target.
  struct Axis {
    int64_t extent, from, to;
  };
  // Axes from the outermost one; places must be distinct in the target.
  StridedCopy(std::vector<Axis> axes, int64_t element_bytes);

  // The part of thread `me` out of `team`; the parts are disjoint and make the whole.
  void run(const void* from, void* to, int me, int team) const noexcept;
  int64_t bytes() const { return elements_ * element_bytes_; }

 private:
  enum class Inner : uint8_t { kRun, kTile, kElement };
  template <typename W>
  void run_typed(const W* from, W* to, int me, int team) const noexcept;
  template <typename W>
  void tiles(const W* from, W* to, int me, int team) const noexcept;
  void place(int64_t index, int64_t& from, int64_t& to) const noexcept;

  std::vector<Axis> axes_;  // outer ones
  Axis inner_{1, 1, 1};
  Axis across_{1, 1, 1};  // of tiles: the axis along which the source is contiguous
  Inner kind_ = Inner::kRun;
  int64_t element_bytes_, elements_ = 1, outer_ = 1;
};

// Steps of a row-major array.
std::vector<int64_t> row_major(const Shape& shape);

}  // namespace fullbore::cpu
