// Helpers that the composites share.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "fullbore/functional.h"

namespace fullbore::composites {

// Element type to compute in: f32 for 16-bit floats, otherwise the type itself.
inline DType compute_dtype(DType d) { return d == DType::bf16 || d == DType::f16 ? DType::f32 : d; }
inline Tensor compute(const Tensor& x) { return x.to(compute_dtype(x.dtype())); }

void expect_float(std::string_view op, const Tensor& x);
void expect_integer(std::string_view op, std::string_view what, const Tensor& x);
void expect_shape(std::string_view op, std::string_view what, const Tensor& x, const Shape& shape);

// Operands of a Call, some of which may be undefined and are then left out.
class Operands {
 public:
  // Position in the list, or -1 for an undefined tensor.
  int add(const Tensor& x) {
    if (!x.defined()) return -1;
    list_.push_back(x);
    return static_cast<int>(list_.size()) - 1;
  }
  std::span<const Tensor> list() const { return list_; }
  // The body's tensor for a position; undefined for -1.
  static Tensor at(std::span<const Tensor> in, int position) {
    return position < 0 ? Tensor() : in[static_cast<size_t>(position)];
  }

 private:
  std::vector<Tensor> list_;
};

// A composite of one operand and one result.
template <typename F>
Tensor call_unary(std::string_view op, const Tensor& x, std::vector<double> values, F&& body) {
  expect_float(op, x);
  const Tensor operands[] = {x};
  return call(op, operands, std::move(values), [&](std::span<const Tensor> in) {
    return std::vector<Tensor>{body(compute(in[0])).to(in[0].dtype())};
  })[0];
}

// v [C] along axis `axis` of `shape`.
inline Tensor along(const Tensor& v, const Shape& shape, int axis) {
  return broadcast_in_dim(v, shape, {axis});
}

// index [...] against class numbers along a new axis `axis` of extent `classes`: bool.
Tensor class_mask(const Tensor& index, int axis, int64_t classes);

}  // namespace fullbore::composites
