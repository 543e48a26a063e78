#include "fullbore/nn/conv.h"

#include <cmath>

namespace fullbore::nn {
namespace {

constexpr int64_t kMost = int64_t{1} << 31;

struct Channels {
  int64_t in, out, groups;
};

template <int N>
void check(const std::string& layer, const Channels& c,
           std::initializer_list<std::pair<const char*, Extents<N>>> positive,
           const Extents<N>& padding) {
  const auto count = [&](std::string_view what, int64_t value) {
    if (value < 1 || value >= kMost)
      fail("[", layer, "] expected ", what, " of 1 or more, got ", value);
  };
  count("in_channels", c.in);
  count("out_channels", c.out);
  count("groups", c.groups);
  for (const auto& [what, extents] : positive)
    for (const int64_t e : extents) count(what, e);
  for (const int64_t p : padding)
    if (p < 0 || p >= kMost)
      fail("[", layer, "] expected padding of 0 or more, got ", padding.text());
  if (c.in % c.groups != 0 || c.out % c.groups != 0)
    fail("[", layer, "] expected channels in whole groups, got ", c.in, " and ", c.out,
         " channels for ", c.groups, " groups");
}

template <int N>
Shape weight_shape(int64_t first, int64_t second, const Extents<N>& kernel) {
  std::vector<int64_t> dims{first, second};
  dims.insert(dims.end(), kernel.begin(), kernel.end());
  return Shape(Dims(dims));
}

// PyTorch's bound for weights and biases alike; it counts all axes but the first.
double bound_of(const Shape& weight) {
  return 1 / std::sqrt(static_cast<double>(weight.numel() / weight[0]));
}

constexpr std::string_view kModeNames[] = {"zeros", "reflect", "replicate", "circular"};

}  // namespace

// ---- Conv ----

template <int N>
Conv<N>::Conv(int64_t in, int64_t out, Extents<N> kernel, const Options& o)
    : kernel_(kernel), options_(o) {
  const std::string layer = str_cat("Conv", N, "d");
  check<N>(layer, {in, out, o.groups},
           {{"kernel_size", kernel}, {"stride", o.stride}, {"dilation", o.dilation}},
           o.padding.amount);
  if (o.padding.same && o.stride != Extents<N>(1))
    fail("[", layer, "] expected stride 1 with padding \"same\", got ", o.stride.text());
  const Shape shape = weight_shape(out, in / o.groups, kernel);
  const double bound = bound_of(shape);
  weight = Parameter(shape, init::uniform(-bound, bound));
  if (o.bias) bias = Parameter({out}, init::uniform(-bound, bound));
}

template <int N>
Tensor Conv<N>::forward(const Tensor& x) {
  const Tensor b = bias.defined() ? Tensor(bias) : Tensor();
  ConvOptions<N> o{.stride = options_.stride,
                   .padding = options_.padding,
                   .dilation = options_.dilation,
                   .groups = options_.groups};
  if (options_.padding_mode == PaddingMode::kZeros) return conv<N>(x, weight, b, o);
  std::vector<int64_t> low(o.padding.amount.begin(), o.padding.amount.end()), high = low;
  for (int a = 0; a < N && o.padding.same; ++a) {
    const auto i = static_cast<size_t>(a);
    const int64_t total = o.dilation[a] * (kernel_[a] - 1);
    low[i] = total / 2;
    high[i] = total - low[i];
  }
  o.padding = 0;
  return conv<N>(pad_image(x, low, high, options_.padding_mode), weight, b, o);
}

template <int N>
void Conv<N>::visit_members(Visitor& v) {
  v.member("weight", weight);
  v.member("bias", bias);
}

template <int N>
std::string Conv<N>::describe() const {
  const Shape& w = weight.shape();
  const Options& o = options_;
  std::string s = str_cat("Conv", N, "d(", w[1] * o.groups, ", ", w[0],
                          ", kernel_size=", kernel_.text(), ", stride=", o.stride.text());
  if (o.padding.same) s += ", padding=same";
  if (o.padding.amount != Extents<N>(0)) s += ", padding=" + o.padding.amount.text();
  if (o.dilation != Extents<N>(1)) s += ", dilation=" + o.dilation.text();
  if (o.groups != 1) s += str_cat(", groups=", o.groups);
  if (o.padding_mode != PaddingMode::kZeros)
    s += str_cat(", padding_mode=", kModeNames[static_cast<size_t>(o.padding_mode)]);
  return s + (bias.defined() ? ")" : ", bias=false)");
}

// ---- ConvTranspose ----

template <int N>
ConvTranspose<N>::ConvTranspose(int64_t in, int64_t out, Extents<N> kernel, const Options& o)
    : kernel_(kernel), options_(o) {
  const std::string layer = str_cat("ConvTranspose", N, "d");
  check<N>(layer, {in, out, o.groups},
           {{"kernel_size", kernel}, {"stride", o.stride}, {"dilation", o.dilation}}, o.padding);
  const Shape shape = weight_shape(in, out / o.groups, kernel);
  const double bound = bound_of(shape);
  weight = Parameter(shape, init::uniform(-bound, bound));
  if (o.bias) bias = Parameter({out}, init::uniform(-bound, bound));
}

template <int N>
Tensor ConvTranspose<N>::forward(const Tensor& x) {
  return conv_transpose<N>(x, weight, bias.defined() ? Tensor(bias) : Tensor(),
                           {.stride = options_.stride,
                            .padding = options_.padding,
                            .output_padding = options_.output_padding,
                            .dilation = options_.dilation,
                            .groups = options_.groups});
}

template <int N>
void ConvTranspose<N>::visit_members(Visitor& v) {
  v.member("weight", weight);
  v.member("bias", bias);
}

template <int N>
std::string ConvTranspose<N>::describe() const {
  const Shape& w = weight.shape();
  const Options& o = options_;
  std::string s = str_cat("ConvTranspose", N, "d(", w[0], ", ", w[1] * o.groups,
                          ", kernel_size=", kernel_.text(), ", stride=", o.stride.text());
  if (o.padding != Extents<N>(0)) s += ", padding=" + o.padding.text();
  if (o.output_padding != Extents<N>(0)) s += ", output_padding=" + o.output_padding.text();
  if (o.dilation != Extents<N>(1)) s += ", dilation=" + o.dilation.text();
  if (o.groups != 1) s += str_cat(", groups=", o.groups);
  return s + (bias.defined() ? ")" : ", bias=false)");
}

template class Conv<1>;
template class Conv<2>;
template class Conv<3>;
template class ConvTranspose<1>;
template class ConvTranspose<2>;
template class ConvTranspose<3>;

}  // namespace fullbore::nn
