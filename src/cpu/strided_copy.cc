#include "cpu/strided_copy.h"

#include <algorithm>
#include <cstring>

namespace fullbore::cpu {
namespace {

constexpr int64_t kTile = 16;   // a cache line of f32
constexpr int64_t kStrip = 64;  // of the source's lines that are used up before the next ones

// tile[c][i] = from[c + i * from_step].
template <typename W>
void transpose_tile(const W* from, int64_t from_step, W (&tile)[kTile][kTile]) {
  for (int64_t i = 0; i < kTile; ++i)
    for (int64_t c = 0; c < kTile; ++c) tile[c][i] = from[c + i * from_step];
}

// The same in blocks of 4 x 4.
void transpose_tile(const uint32_t* from, int64_t from_step, uint32_t (&tile)[kTile][kTile]) {
  using V = uint32_t __attribute__((vector_size(16)));
  for (int64_t i = 0; i < kTile; i += 4)
    for (int64_t c = 0; c < kTile; c += 4) {
      V r[4];
      for (int64_t k = 0; k < 4; ++k) std::memcpy(&r[k], from + c + (i + k) * from_step, sizeof(V));
      const V a = __builtin_shufflevector(r[0], r[1], 0, 4, 1, 5);
      const V b = __builtin_shufflevector(r[0], r[1], 2, 6, 3, 7);
      const V d = __builtin_shufflevector(r[2], r[3], 0, 4, 1, 5);
      const V e = __builtin_shufflevector(r[2], r[3], 2, 6, 3, 7);
      const V columns[4] = {
          __builtin_shufflevector(a, d, 0, 1, 4, 5), __builtin_shufflevector(a, d, 2, 3, 6, 7),
          __builtin_shufflevector(b, e, 0, 1, 4, 5), __builtin_shufflevector(b, e, 2, 3, 6, 7)};
      for (int64_t k = 0; k < 4; ++k) std::memcpy(&tile[c + k][i], &columns[k], sizeof(V));
    }
}

// to[c * to_step + i] = from[c + i * from_step] for a whole tile, by way of one that lies densely:
// where steps are powers of two, all its lines in the target compete for the same place in the
// cache, so each is written once and whole.
template <typename W>
void whole_tile(const W* from, int64_t from_step, W* to, int64_t to_step) {
  W tile[kTile][kTile];
  transpose_tile(from, from_step, tile);
  for (int64_t c = 0; c < kTile; ++c) std::memcpy(to + c * to_step, tile[c], sizeof tile[c]);
}

template <typename W>
void tile(const W* from, int64_t from_step, W* to, int64_t to_step, int64_t rows, int64_t cols) {
  if (rows == kTile && cols == kTile) return whole_tile(from, from_step, to, to_step);
  for (int64_t c = 0; c < cols; ++c)
    for (int64_t i = 0; i < rows; ++i) to[c * to_step + i] = from[c + i * from_step];
}

}  // namespace

std::vector<int64_t> row_major(const Shape& shape) {
  std::vector<int64_t> steps(static_cast<size_t>(shape.rank()), 1);
  for (int a = shape.rank() - 1; a > 0; --a)
    steps[static_cast<size_t>(a) - 1] = steps[static_cast<size_t>(a)] * shape[a];
  return steps;
}

StridedCopy::StridedCopy(std::vector<Axis> axes, int64_t element_bytes)
    : element_bytes_(element_bytes) {
  for (const Axis& a : axes) {
    elements_ *= a.extent;
    if (a.extent == 1) continue;
    if (!axes_.empty() && axes_.back().from == a.from * a.extent &&
        axes_.back().to == a.to * a.extent) {
      axes_.back() = {axes_.back().extent * a.extent, a.from, a.to};
    } else {
      axes_.push_back(a);
    }
  }
  if (!axes_.empty()) {
    inner_ = axes_.back();
    axes_.pop_back();
  }
  if (inner_.from != 1 || inner_.to != 1) {
    kind_ = Inner::kElement;
    const auto across = std::find_if(axes_.begin(), axes_.end(),
                                     [](const Axis& a) { return a.from == 1 && a.extent > 1; });
    if (inner_.to == 1 && across != axes_.end()) {
      kind_ = Inner::kTile;
      across_ = *across;
      axes_.erase(across);
    }
  }
  for (const Axis& a : axes_) outer_ *= a.extent;
}

// Where item `index` of the outer axes lies.
void StridedCopy::place(int64_t index, int64_t& from, int64_t& to) const noexcept {
  from = to = 0;
  for (size_t a = axes_.size(); a-- > 0;) {
    const int64_t i = index % axes_[a].extent;
    index /= axes_[a].extent;
    from += i * axes_[a].from;
    to += i * axes_[a].to;
  }
}

template <typename W>
void StridedCopy::tiles(const W* from, W* to, int me, int team) const noexcept {
  const int64_t strips = (across_.extent + kStrip - 1) / kStrip;
  const int64_t items = outer_ * strips;
  for (int64_t item = items * me / team; item < items * (me + 1) / team; ++item) {
    const int64_t c0 = item % strips * kStrip;
    const int64_t c1 = std::min(c0 + kStrip, across_.extent);
    int64_t f, t;
    place(item / strips, f, t);
    for (int64_t i = 0; i < inner_.extent; i += kTile)
      for (int64_t c = c0; c < c1; c += kTile)
        tile(from + f + c + i * inner_.from, inner_.from, to + t + c * across_.to + i, across_.to,
             std::min(kTile, inner_.extent - i), std::min(kTile, c1 - c));
  }
}

template <typename W>
void StridedCopy::run_typed(const W* from, W* to, int me, int team) const noexcept {
  if (kind_ == Inner::kTile) return tiles(from, to, me, team);
  // Elements in order: threads may share a run.
  int64_t at = elements_ * me / team;
  const int64_t end = elements_ * (me + 1) / team;
  while (at < end) {
    const int64_t i = at % inner_.extent;
    const int64_t count = std::min(inner_.extent - i, end - at);
    int64_t f, t;
    place(at / inner_.extent, f, t);
    const W* src = from + f + i * inner_.from;
    W* dst = to + t + i * inner_.to;
    if (kind_ == Inner::kRun) {
      std::memcpy(dst, src, static_cast<size_t>(count) * sizeof(W));
    } else {
      for (int64_t k = 0; k < count; ++k) dst[k * inner_.to] = src[k * inner_.from];
    }
    at += count;
  }
}

void StridedCopy::run(const void* from, void* to, int me, int team) const noexcept {
  if (elements_ == 0) return;
  const auto as = [&]<typename W>(W) {
    run_typed(static_cast<const W*>(from), static_cast<W*>(to), me, team);
  };
  switch (element_bytes_) {
    case 1: return as(uint8_t{});
    case 2: return as(uint16_t{});
    case 4: return as(uint32_t{});
    default: return as(uint64_t{});
  }
}

}  // namespace fullbore::cpu
