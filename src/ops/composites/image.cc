#include "fullbore/functional/image.h"

#include <algorithm>
#include <cmath>

#include "fullbore/array.h"
#include "fullbore/functional.h"
#include "ops/composites/common.h"
#include "ops/op_def.h"

namespace fullbore {
namespace {

using List = std::vector<int64_t>;

constexpr const char* kAxes[] = {"", "[N, C, L]", "[N, C, H, W]", "[N, C, D, H, W]"};

void expect_grid(std::string_view op, const Tensor& x, int spatial) {
  if (x.dim() != spatial + 2)
    fail("[", op, "] expected an input ", kAxes[spatial], ", got ", x.type());
}

// Any number of spatial axes from 1 to 3; returns it.
int spatial_axes(std::string_view op, const Tensor& x) {
  if (x.dim() < 3 || x.dim() > 5)
    fail("[", op, "] expected an input [N, C, L], [N, C, H, W] or [N, C, D, H, W], got ", x.type());
  return x.dim() - 2;
}

template <int N>
List list(const Extents<N>& e) {
  return List(e.begin(), e.end());
}

Tensor plus_bias(std::string_view op, const Tensor& y, const Tensor& bias) {
  if (!bias.defined()) return y;
  composites::expect_shape(op, "bias", bias, Shape{y.size(1)});
  return y + broadcast_in_dim(bias, y.shape(), {1});
}

// y whose spatial axis `a` is `matrix` [to, from] times x's.
Tensor times_along(const Tensor& x, int a, const std::vector<double>& matrix, int64_t to) {
  const int axis = a + 2;
  const int64_t from = x.size(axis);
  Array m(DType::f64, {to, from});
  for (int64_t i = 0; i < to * from; ++i) m.set(i, matrix[static_cast<size_t>(i)]);
  const Tensor y = dot_general(x, constant(x.graph(), m.to(x.dtype())),
                               {.lhs_contract = {axis}, .rhs_contract = {1}});
  std::vector<int> order;  // the new axis is the last; it goes back into its place
  for (int i = 0; i < x.dim() - 1; ++i) order.push_back(i);
  order.insert(order.begin() + axis, x.dim() - 1);
  return permute(y, order);
}

// x at `index` of spatial axis a.
Tensor picked(const Tensor& x, int a, const List& index) {
  Array at(DType::i32, {static_cast<int64_t>(index.size())});
  for (size_t i = 0; i < index.size(); ++i)
    at.set(static_cast<int64_t>(i), static_cast<double>(index[i]));
  return index_select(x, a + 2, constant(x.graph(), at));
}

}  // namespace

template <int N>
std::string Extents<N>::text() const {
  std::string s = "(";
  for (int i = 0; i < N; ++i) s += (i == 0 ? "" : ", ") + std::to_string((*this)[i]);
  return s + ")";
}

template <int N>
Padding<N> Padding<N>::named(std::string_view name) {
  if (name != "same" && name != "valid")
    fail("[conv] expected padding \"same\" or \"valid\" or numbers, got \"", name, "\"");
  Padding p(0);
  p.same = name == "same";
  return p;
}

// ---- convolutions ----

template <int N>
Tensor conv(const Tensor& x, const Tensor& weight, const Tensor& bias, const ConvOptions<N>& o) {
  const std::string op = str_cat("conv", N, "d");
  expect_grid(op, x, N);
  if (weight.dim() != N + 2)
    fail("[", op, "] expected a weight of ", N + 2, " axes, got ", weight.type());
  List low = list(o.padding.amount), high = low;
  if (o.padding.same) {
    if (o.stride != Extents<N>(1))
      fail("[", op, "] expected stride 1 with padding \"same\", got ", o.stride.text());
    for (int a = 0; a < N; ++a) {
      const int64_t total = o.dilation[a] * (weight.size(a + 2) - 1);
      low[static_cast<size_t>(a)] = total / 2;
      high[static_cast<size_t>(a)] = total - total / 2;
    }
  }
  const Tensor y = make(Op::kConv, {x, weight},
                        {.stride = list(o.stride),
                         .dilation = list(o.dilation),
                         .low = low,
                         .high = high,
                         .groups = {o.groups}});
  return plus_bias(op, y, bias);
}

template <int N>
Tensor conv_transpose(const Tensor& x, const Tensor& weight, const Tensor& bias,
                      const ConvTransposeOptions<N>& o) {
  const std::string op = str_cat("conv_transpose", N, "d");
  expect_grid(op, x, N);
  if (weight.dim() != N + 2 || weight.size(0) != x.size(1))
    fail("[", op, "] expected a weight [", x.size(1), ", out / groups, kernel...], got ",
         weight.type());
  List shape{x.size(0), weight.size(1) * o.groups};
  for (int a = 0; a < N; ++a) {
    if (o.output_padding[a] < 0 || o.output_padding[a] >= o.stride[a])
      fail("[", op, "] expected output_padding of 0 or more and below stride, got ",
           o.output_padding.text(), " and ", o.stride.text());
    const int64_t extent = (x.size(a + 2) - 1) * o.stride[a] - 2 * o.padding[a] +
                           o.dilation[a] * (weight.size(a + 2) - 1) + o.output_padding[a] + 1;
    if (extent < 1)
      fail("[", op, "] expected a result of extent 1 or more, got ", extent, " for an input ",
           x.type(), " and a kernel of ", weight.size(a + 2));
    shape.push_back(extent);
  }
  const Tensor y = make(Op::kConvInputGrad, {x, weight},
                        {.shape = shape,
                         .stride = list(o.stride),
                         .dilation = list(o.dilation),
                         .low = list(o.padding),
                         .high = list(o.padding),
                         .groups = {o.groups}});
  return plus_bias(op, y, bias);
}

Tensor conv1d(const Tensor& x, const Tensor& w, const Tensor& b, const ConvOptions<1>& o) {
  return conv<1>(x, w, b, o);
}
Tensor conv2d(const Tensor& x, const Tensor& w, const Tensor& b, const ConvOptions<2>& o) {
  return conv<2>(x, w, b, o);
}
Tensor conv3d(const Tensor& x, const Tensor& w, const Tensor& b, const ConvOptions<3>& o) {
  return conv<3>(x, w, b, o);
}

// ---- pooling ----

namespace {

// Windows of a pooling, with an entry for every axis of N C ...; `count`: elements along each axis.
template <int N>
Attr pool_attr(const std::string& op, const Tensor& x, const Extents<N>& kernel,
               const PoolOptions<N>& o) {
  expect_grid(op, x, N);
  Attr attr{.stride = {1, 1}, .dilation = {1, 1}, .low = {0, 0}, .high = {0, 0}, .window = {1, 1}};
  for (int a = 0; a < N; ++a) {
    const int64_t k = kernel[a], stride = o.stride[a] == 0 ? k : o.stride[a], pad = o.padding[a];
    if (k < 1 || stride < 1 || o.dilation[a] < 1)
      fail("[", op, "] expected a kernel, stride and dilation of 1 or more, got ", kernel.text(),
           ", ", o.stride.text(), " and ", o.dilation.text());
    if (pad < 0 || 2 * pad > k)
      fail("[", op, "] expected padding of at most half the kernel, got ", o.padding.text(),
           " for ", kernel.text());
    const int64_t reach = o.dilation[a] * (k - 1) + 1, extent = x.size(a + 2),
                  room = extent + 2 * pad - reach;
    if (room < 0)
      fail("[", op, "] expected an image of at least the kernel ", kernel.text(), ", got ",
           x.type(), "; use a larger image or fewer poolings");
    int64_t high = pad;
    if (o.ceil_mode && room % stride != 0) {
      // One window more, where it begins within x or the padding before it.
      const int64_t begin = (room / stride + 1) * stride;
      if (begin < extent + pad) high += begin + reach - (extent + 2 * pad);
    }
    attr.stride.push_back(stride);
    attr.dilation.push_back(o.dilation[a]);
    attr.low.push_back(pad);
    attr.high.push_back(high);
    attr.window.push_back(k);
  }
  return attr;
}

// Elements that count in each window along axis a.
template <int N>
List window_counts(const Attr& attr, int a, int64_t extent, int64_t result,
                   const PoolOptions<N>& o) {
  const auto s = static_cast<size_t>(a + 2);
  List counts;
  for (int64_t j = 0; j < result; ++j) {
    const int64_t begin = j * attr.stride[s] - attr.low[s], end = begin + attr.window[s];
    const int64_t edge = o.count_include_pad ? o.padding[a] : 0;
    counts.push_back(std::min(end, extent + edge) - std::max(begin, -edge));
  }
  return counts;
}

}  // namespace

template <int N>
Tensor max_pool(const Tensor& x, const Extents<N>& kernel, const PoolOptions<N>& o) {
  return make(Op::kPoolMax, {x}, pool_attr(str_cat("max_pool", N, "d"), x, kernel, o));
}

template <int N>
Tensor avg_pool(const Tensor& x, const Extents<N>& kernel, const PoolOptions<N>& o) {
  const std::string op = str_cat("avg_pool", N, "d");
  if (o.dilation != Extents<N>(1)) fail("[", op, "] expected dilation 1, got ", o.dilation.text());
  const Attr attr = pool_attr(op, x, kernel, o);
  Tensor y = make(Op::kPoolSum, {x}, attr);
  double all = 1;
  for (int a = 0; a < N; ++a) {
    const List counts = window_counts(attr, a, x.size(a + 2), y.size(a + 2), o);
    if (std::all_of(counts.begin(), counts.end(), [&](int64_t c) { return c == counts[0]; })) {
      all *= static_cast<double>(counts[0]);
      continue;
    }
    Array scale(DType::f64, {y.size(a + 2)});
    for (int64_t i = 0; i < scale.numel(); ++i)
      scale.set(i, 1 / static_cast<double>(counts[static_cast<size_t>(i)]));
    y = y * broadcast_in_dim(constant(x.graph(), scale.to(x.dtype())), y.shape(), {a + 2});
  }
  return all == 1 ? y : y * (1 / all);
}

Tensor max_pool2d(const Tensor& x, Pair kernel, Pair stride, Pair padding) {
  return max_pool<2>(x, kernel, {.stride = stride, .padding = padding});
}
Tensor avg_pool2d(const Tensor& x, Pair kernel, Pair stride, Pair padding) {
  return avg_pool<2>(x, kernel, {.stride = stride, .padding = padding});
}

namespace {

template <int N>
void expect_sizes(const std::string& op, const Tensor& x, const Extents<N>& size) {
  expect_grid(op, x, N);
  for (const int64_t s : size)
    if (s < 1) fail("[", op, "] expected sizes of 1 or more, got ", size.text());
}

int64_t window_begin(int64_t i, int64_t from, int64_t to) { return i * from / to; }
int64_t window_end(int64_t i, int64_t from, int64_t to) { return ((i + 1) * from + to - 1) / to; }

}  // namespace

template <int N>
Tensor adaptive_avg_pool(const Tensor& x, const Extents<N>& size) {
  expect_sizes(str_cat("adaptive_avg_pool", N, "d"), x, size);
  if (size == Extents<N>(1)) {
    std::vector<int> axes;
    for (int a = 0; a < N; ++a) axes.push_back(a + 2);
    return mean(x, axes, true);
  }
  Tensor y = x;
  for (int a = 0; a < N; ++a) {
    const int64_t from = x.size(a + 2), to = size[a];
    if (from == to) continue;
    std::vector<double> matrix(static_cast<size_t>(from * to));
    for (int64_t i = 0; i < to; ++i) {
      const int64_t begin = window_begin(i, from, to), end = window_end(i, from, to);
      for (int64_t j = begin; j < end; ++j)
        matrix[static_cast<size_t>(i * from + j)] = 1 / static_cast<double>(end - begin);
    }
    y = times_along(y, a, matrix, to);
  }
  return y;
}

template <int N>
Tensor adaptive_max_pool(const Tensor& x, const Extents<N>& size) {
  expect_sizes(str_cat("adaptive_max_pool", N, "d"), x, size);
  Tensor y = x;
  for (int a = 0; a < N; ++a) {
    const int64_t from = x.size(a + 2), to = size[a];
    if (from == to) continue;
    if (from % to == 0) {
      Extents<N> kernel = 1;
      kernel[a] = from / to;
      y = max_pool<N>(y, kernel);
      continue;
    }
    std::vector<Tensor> windows;
    for (int64_t i = 0; i < to; ++i) {
      const int64_t begin = window_begin(i, from, to);
      Extents<N> kernel = 1;
      kernel[a] = window_end(i, from, to) - begin;
      windows.push_back(max_pool<N>(narrow(y, a + 2, begin, kernel[a]), kernel));
    }
    y = cat(windows, a + 2);
  }
  return y;
}

// ---- normalisation ----

Tensor group_norm(const Tensor& x, int64_t num_groups, const Tensor& weight, const Tensor& bias,
                  double eps) {
  if (x.dim() < 2) fail("[group_norm] expected an input [N, C, ...], got ", x.type());
  const int64_t channels = x.size(1);
  if (num_groups < 1 || channels % num_groups != 0)
    fail("[group_norm] expected num_groups to divide the ", channels, " channels, got ",
         num_groups);
  if (x.numel() == 0) return x;
  const int64_t extent = x.numel() / x.size(0) / num_groups;
  const Tensor grouped = reshape(x, {x.size(0), num_groups, extent});
  Tensor y = reshape_as(layer_norm(grouped, {extent}, {}, {}, eps), x);
  const auto along = [&](std::string_view what, const Tensor& t) {
    composites::expect_shape("group_norm", what, t, Shape{channels});
    return broadcast_in_dim(t, y.shape(), {1});
  };
  if (weight.defined()) y = y * along("weight", weight);
  if (bias.defined()) y = y + along("bias", bias);
  return y;
}

Tensor local_response_norm(const Tensor& x, int64_t size, double alpha, double beta, double k) {
  if (x.dim() < 3) fail("[local_response_norm] expected an input [N, C, ...], got ", x.type());
  if (size < 1) fail("[local_response_norm] expected a size of 1 or more, got ", size);
  List ones(static_cast<size_t>(x.dim()), 1), zeros(ones.size(), 0);
  Attr attr{.stride = ones, .dilation = ones, .low = zeros, .high = zeros, .window = ones};
  attr.window[1] = size;
  attr.low[1] = size / 2;
  attr.high[1] = (size - 1) / 2;
  const Tensor around = make(Op::kPoolSum, {square(x)}, attr) * (alpha / static_cast<double>(size));
  return x / pow(around + k, beta);
}

// ---- resampling ----

Tensor pad_image(const Tensor& x, const List& low, const List& high, PaddingMode mode) {
  const int spatial = spatial_axes("pad", x);
  if (low.size() != static_cast<size_t>(spatial) || high.size() != low.size())
    fail("[pad] expected ", spatial, " numbers before and behind, got ", low.size(), " and ",
         high.size());
  Tensor y = x;
  for (int a = 0; a < spatial; ++a) {
    const int64_t before = low[static_cast<size_t>(a)], behind = high[static_cast<size_t>(a)];
    const int64_t extent = x.size(a + 2);
    if (before < 0 || behind < 0) fail("[pad] expected 0 or more, got ", before, " and ", behind);
    if (before == 0 && behind == 0) continue;
    if (mode == PaddingMode::kZeros) {
      List l(static_cast<size_t>(x.dim()), 0), h = l;
      l[static_cast<size_t>(a + 2)] = before;
      h[static_cast<size_t>(a + 2)] = behind;
      y = pad(y, l, h);
      continue;
    }
    const int64_t most = mode == PaddingMode::kReflect    ? extent - 1
                         : mode == PaddingMode::kCircular ? extent
                                                          : std::max(before, behind);
    if (std::max(before, behind) > most || extent < 1)
      fail("[pad] expected at most ", most, " elements of ",
           mode == PaddingMode::kReflect ? "reflection" : "circular padding", " for an extent of ",
           extent, ", got ", std::max(before, behind));
    List index;
    for (int64_t i = -before; i < extent + behind; ++i) {
      if (mode == PaddingMode::kReplicate) index.push_back(std::clamp<int64_t>(i, 0, extent - 1));
      if (mode == PaddingMode::kCircular) index.push_back((i + extent) % extent);
      if (mode == PaddingMode::kReflect)
        index.push_back(i < 0 ? -i : i >= extent ? 2 * extent - 2 - i : i);
    }
    y = picked(y, a, index);
  }
  return y;
}

Tensor interpolate(const Tensor& x, const List& size, Interpolation mode, bool align_corners) {
  const int spatial = spatial_axes("interpolate", x);
  if (size.size() != static_cast<size_t>(spatial))
    fail("[interpolate] expected ", spatial, " sizes, got ", size.size());
  if (align_corners && mode == Interpolation::kNearest)
    throw Error("[interpolate] expected align_corners with linear interpolation only");
  Tensor y = x;
  for (int a = 0; a < spatial; ++a) {
    const int64_t from = x.size(a + 2), to = size[static_cast<size_t>(a)];
    if (to < 1) fail("[interpolate] expected sizes of 1 or more, got ", to);
    if (from == to) continue;
    if (mode == Interpolation::kNearest) {
      List index;
      for (int64_t i = 0; i < to; ++i) index.push_back(i * from / to);
      y = picked(y, a, index);
      continue;
    }
    std::vector<double> matrix(static_cast<size_t>(from * to));
    for (int64_t i = 0; i < to; ++i) {
      const auto d = [](int64_t v) { return static_cast<double>(v); };
      const double at = align_corners ? (to == 1 ? 0 : d(i) * d(from - 1) / d(to - 1))
                                      : std::max(0.0, (d(i) + 0.5) * d(from) / d(to) - 0.5);
      const int64_t left = std::min(static_cast<int64_t>(at), from - 1),
                    right = std::min(left + 1, from - 1);
      matrix[static_cast<size_t>(i * from + left)] += 1 - (at - d(left));
      matrix[static_cast<size_t>(i * from + right)] += at - d(left);
    }
    y = times_along(y, a, matrix, to);
  }
  return y;
}

Tensor pixel_shuffle(const Tensor& x, int64_t r) {
  expect_grid("pixel_shuffle", x, 2);
  if (r < 1 || x.size(1) % (r * r) != 0)
    fail("[pixel_shuffle] expected channels in groups of the factor squared, got ", x.type(),
         " and ", r);
  const int64_t n = x.size(0), c = x.size(1) / (r * r), h = x.size(2), w = x.size(3);
  return reshape(permute(reshape(x, {n, c, r, r, h, w}), {0, 1, 4, 2, 5, 3}), {n, c, h * r, w * r});
}

Tensor pixel_unshuffle(const Tensor& x, int64_t r) {
  expect_grid("pixel_unshuffle", x, 2);
  if (r < 1 || x.size(2) % r != 0 || x.size(3) % r != 0)
    fail("[pixel_unshuffle] expected height and width in multiples of the factor, got ", x.type(),
         " and ", r);
  const int64_t n = x.size(0), c = x.size(1), h = x.size(2) / r, w = x.size(3) / r;
  return reshape(permute(reshape(x, {n, c, h, r, w, r}), {0, 1, 3, 5, 2, 4}), {n, c * r * r, h, w});
}

#define FB_INSTANTIATE(N)                                                                      \
  template class Extents<N>;                                                                   \
  template struct Padding<N>;                                                                  \
  template Tensor conv<N>(const Tensor&, const Tensor&, const Tensor&, const ConvOptions<N>&); \
  template Tensor conv_transpose<N>(const Tensor&, const Tensor&, const Tensor&,               \
                                    const ConvTransposeOptions<N>&);                           \
  template Tensor max_pool<N>(const Tensor&, const Extents<N>&, const PoolOptions<N>&);        \
  template Tensor avg_pool<N>(const Tensor&, const Extents<N>&, const PoolOptions<N>&);        \
  template Tensor adaptive_max_pool<N>(const Tensor&, const Extents<N>&);                      \
  template Tensor adaptive_avg_pool<N>(const Tensor&, const Extents<N>&);
FB_INSTANTIATE(1)
FB_INSTANTIATE(2)
FB_INSTANTIATE(3)
#undef FB_INSTANTIATE

}  // namespace fullbore
