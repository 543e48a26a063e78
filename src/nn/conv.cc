#include "fullbore/nn/conv.h"

#include <cmath>

namespace fullbore::nn {
namespace {

void check_positive(std::string_view what, int64_t value) {
  if (value < 1 || value >= int64_t{1} << 31)
    fail("[Conv2d] expected ", what, " of 1 or more, got ", value);
}

}  // namespace

Conv2d::Conv2d(int64_t in, int64_t out, Pair kernel, const Options& o) : options_(o) {
  check_positive("in_channels", in);
  check_positive("out_channels", out);
  check_positive("groups", o.groups);
  for (const Pair& p : {kernel, o.stride, o.dilation}) {
    check_positive("kernel_size, stride and dilation", p.height);
    check_positive("kernel_size, stride and dilation", p.width);
  }
  if (o.padding.height < 0 || o.padding.width < 0)
    fail("[Conv2d] expected padding of 0 or more, got ", o.padding.height, " x ", o.padding.width);
  if (in % o.groups != 0 || out % o.groups != 0)
    fail("[Conv2d] expected channels in whole groups, got ", in, " and ", out, " channels for ",
         o.groups, " groups");
  const Shape shape{out, in / o.groups, kernel.height, kernel.width};
  const double bound = 1 / std::sqrt(static_cast<double>(shape.numel() / out));
  weight = Parameter(shape, init::uniform(-bound, bound));
  if (o.bias) bias = Parameter({out}, init::uniform(-bound, bound));
}

Tensor Conv2d::forward(const Tensor& x) {
  return conv2d(x, weight, bias.defined() ? Tensor(bias) : Tensor(),
                {.stride = options_.stride,
                 .padding = options_.padding,
                 .dilation = options_.dilation,
                 .groups = options_.groups});
}

void Conv2d::visit_members(Visitor& v) {
  v.member("weight", weight);
  v.member("bias", bias);
}

std::string Conv2d::describe() const {
  const Shape& w = weight.shape();
  const auto text = [](const Pair& p) { return str_cat("(", p.height, ", ", p.width, ")"); };
  std::string s = str_cat("Conv2d(", w[1] * options_.groups, ", ", w[0], ", kernel_size=(", w[2],
                          ", ", w[3], "), stride=", text(options_.stride));
  if (options_.padding.height != 0 || options_.padding.width != 0)
    s += ", padding=" + text(options_.padding);
  if (options_.groups != 1) s += str_cat(", groups=", options_.groups);
  return s + (bias.defined() ? ")" : ", bias=false)");
}

}  // namespace fullbore::nn
