#include "ops/composites/common.h"

namespace fullbore::composites {

void expect_float(std::string_view op, const Tensor& x) {
  if (!is_float(x.dtype())) fail("[", op, "] expected a floating tensor, got ", x.type());
}

void expect_integer(std::string_view op, std::string_view what, const Tensor& x) {
  if (!is_integer(x.dtype()))
    fail("[", op, "] expected ", what, " of an integer type, got ", x.type());
}

void expect_shape(std::string_view op, std::string_view what, const Tensor& x, const Shape& shape) {
  if (x.shape() != shape)
    fail("[", op, "] expected ", what, " of shape ", shape, ", got ", x.type());
}

Tensor class_mask(const Tensor& index, int axis, int64_t classes) {
  // 8-bit types cannot count all classes.
  const bool small = index.dtype() == DType::u8 || index.dtype() == DType::i8;
  const Tensor t = unsqueeze(small ? index.to(DType::i32) : index, axis);
  const Shape shape = t.shape().with(axis, classes);
  return expand(t, shape) == iota(t.graph(), {t.dtype(), shape}, axis);
}

}  // namespace fullbore::composites
