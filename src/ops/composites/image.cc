#include "fullbore/functional/image.h"

#include "ops/composites/common.h"
#include "ops/op_def.h"

namespace fullbore {
namespace {

void expect_image(std::string_view op, const Tensor& x) {
  if (x.dim() != 4) fail("[", op, "] expected an input [N, C, H, W], got ", x.type());
}

// Windows of a pooling, with an entry for every axis of N C H W.
Attr pool_attr(std::string_view op, const Tensor& x, Pair kernel, Pair stride, Pair padding) {
  expect_image(op, x);
  if (stride.height == 0) stride.height = kernel.height;
  if (stride.width == 0) stride.width = kernel.width;
  if (2 * padding.height > kernel.height || 2 * padding.width > kernel.width)
    fail("[", op, "] expected padding of at most half the kernel, got ", padding.height, " x ",
         padding.width, " for ", kernel.height, " x ", kernel.width);
  const std::vector<int64_t> pad{0, 0, padding.height, padding.width};
  return {.stride = {1, 1, stride.height, stride.width},
          .dilation = {1, 1, 1, 1},
          .low = pad,
          .high = pad,
          .window = {1, 1, kernel.height, kernel.width}};
}

}  // namespace

Tensor conv2d(const Tensor& x, const Tensor& weight, const Tensor& bias, const Conv2dOptions& o) {
  expect_image("conv2d", x);
  const std::vector<int64_t> pad{o.padding.height, o.padding.width};
  const Tensor y = make(Op::kConv, {x, weight},
                        {.stride = {o.stride.height, o.stride.width},
                         .dilation = {o.dilation.height, o.dilation.width},
                         .low = pad,
                         .high = pad,
                         .groups = {o.groups}});
  if (!bias.defined()) return y;
  composites::expect_shape("conv2d", "bias", bias, Shape{weight.size(0)});
  return y + broadcast_in_dim(bias, y.shape(), {1});
}

Tensor max_pool2d(const Tensor& x, Pair kernel, Pair stride, Pair padding) {
  return make(Op::kPoolMax, {x}, pool_attr("max_pool2d", x, kernel, stride, padding));
}

Tensor avg_pool2d(const Tensor& x, Pair kernel, Pair stride, Pair padding) {
  const Tensor total = make(Op::kPoolSum, {x}, pool_attr("avg_pool2d", x, kernel, stride, padding));
  return total * (1 / static_cast<double>(kernel.height * kernel.width));
}

}  // namespace fullbore
