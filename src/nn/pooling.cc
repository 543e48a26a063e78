#include "fullbore/nn/pooling.h"

namespace fullbore::nn {

Upsample::Upsample(int64_t scale_factor, Interpolation mode, bool align_corners)
    : scale_(scale_factor), mode_(mode), align_corners_(align_corners) {
  if (scale_factor < 1) fail("[Upsample] expected a scale_factor of 1 or more, got ", scale_factor);
  if (align_corners && mode == Interpolation::kNearest)
    throw Error("[Upsample] expected align_corners with linear interpolation only");
}

Tensor Upsample::forward(const Tensor& x) {
  std::vector<int64_t> size;
  for (int a = 2; a < x.dim(); ++a) size.push_back(x.size(a) * scale_);
  return interpolate(x, size, mode_, align_corners_);
}

std::string Upsample::describe() const {
  return str_cat("Upsample(scale_factor=", scale_,
                 ", mode=", mode_ == Interpolation::kNearest ? "nearest" : "linear", ")");
}

}  // namespace fullbore::nn
