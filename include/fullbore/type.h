// Shape and Type: plain values, cheap to copy, compared with ==.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>

#include "fullbore/dtype.h"

namespace fullbore {

using Dims = std::span<const int64_t>;

// Extents of a tensor, outermost first; at most 8 axes; an extent may be 0.
class Shape {
 public:
  static constexpr int kMaxRank = 8;
  Shape() = default;
  Shape(std::initializer_list<int64_t> dims) : Shape(Dims(dims.begin(), dims.size())) {}
  // Throws Error on more than kMaxRank axes, a negative extent, or 2^52 elements or more.
  explicit Shape(Dims dims);

  int rank() const { return rank_; }
  int64_t operator[](int axis) const { return dims_[static_cast<size_t>(axis)]; }
  // Number of elements; 1 for a scalar.
  int64_t numel() const;
  Dims dims() const { return {dims_.data(), static_cast<size_t>(rank_)}; }
  auto begin() const { return dims_.begin(); }
  auto end() const { return dims_.begin() + rank_; }
  // A copy with one extent replaced / one axis removed / one axis inserted before `axis`.
  Shape with(int axis, int64_t extent) const;
  Shape without(int axis) const;
  Shape inserted(int axis, int64_t extent) const;
  bool operator==(const Shape&) const = default;

 private:
  std::array<int64_t, kMaxRank> dims_{};
  int rank_ = 0;
};

// Row-major strides in elements.
std::array<int64_t, Shape::kMaxRank> strides_of(const Shape& shape);

struct Type {
  DType dtype = DType::f32;
  Shape shape;
  bool operator==(const Type&) const = default;
  int64_t bytes() const { return shape.numel() * static_cast<int64_t>(byte_size(dtype)); }
};

std::string to_string(const Shape& shape);  // "[64,784]"
std::string to_string(const Type& type);    // "f32[64,784]"
std::ostream& operator<<(std::ostream& out, DType dtype);
std::ostream& operator<<(std::ostream& out, const Shape& shape);
std::ostream& operator<<(std::ostream& out, const Type& type);

}  // namespace fullbore
