#include "fullbore/type.h"

#include <ostream>

namespace fullbore {

Shape::Shape(Dims dims) {
  if (dims.size() > kMaxRank)
    fail("[shape] expected at most ", kMaxRank, " axes, got ", dims.size());
  int64_t total = 1;
  for (int64_t d : dims) {
    if (d < 0) fail("[shape] expected extents of 0 or more, got ", d);
    // Far below 2^63: bytes of many tensors are added up, and compilers pad.
    if (d > 0 && total > ((int64_t{1} << 52) - 1) / d)
      fail("[shape] too many elements (2^52 or more)");
    if (d > 0) total *= d;
    dims_[static_cast<size_t>(rank_++)] = d;
  }
}

int64_t Shape::numel() const {
  int64_t n = 1;
  for (int64_t d : *this) n *= d;
  return n;
}

Shape Shape::with(int axis, int64_t extent) const {
  std::array<int64_t, kMaxRank> d = dims_;
  d[static_cast<size_t>(axis)] = extent;
  return Shape(Dims(d.data(), static_cast<size_t>(rank_)));
}

Shape Shape::without(int axis) const {
  Shape s;
  for (int i = 0; i < rank_; ++i)
    if (i != axis) s.dims_[static_cast<size_t>(s.rank_++)] = (*this)[i];
  return s;
}

Shape Shape::inserted(int axis, int64_t extent) const {
  std::array<int64_t, kMaxRank + 1> d{};
  size_t n = 0;
  for (int i = 0; i <= rank_; ++i) {
    if (i == axis) d[n++] = extent;
    if (i < rank_) d[n++] = (*this)[i];
  }
  return Shape(Dims(d.data(), n));
}

std::array<int64_t, Shape::kMaxRank> strides_of(const Shape& shape) {
  std::array<int64_t, Shape::kMaxRank> strides{};
  int64_t stride = 1;
  for (int i = shape.rank() - 1; i >= 0; --i) {
    strides[static_cast<size_t>(i)] = stride;
    stride *= shape[i];
  }
  return strides;
}

std::string to_string(const Shape& shape) {
  std::string s = "[";
  for (int i = 0; i < shape.rank(); ++i) {
    if (i > 0) s += ',';
    s += std::to_string(shape[i]);
  }
  return s + "]";
}

std::string to_string(const Type& type) {
  return std::string(name(type.dtype)) + to_string(type.shape);
}

std::ostream& operator<<(std::ostream& out, DType dtype) { return out << name(dtype); }
std::ostream& operator<<(std::ostream& out, const Shape& shape) { return out << to_string(shape); }
std::ostream& operator<<(std::ostream& out, const Type& type) { return out << to_string(type); }

}  // namespace fullbore
