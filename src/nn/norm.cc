#include "fullbore/nn/norm.h"

#include "nn/trace.h"

namespace fullbore::nn {
namespace {

void check_probability(std::string_view layer, double p) {
  if (!(p >= 0 && p < 1)) fail("[", layer, "] expected a probability in [0, 1), got ", p);
}

Tensor optional(const Parameter& p) { return p.defined() ? Tensor(p) : Tensor(); }

// x times a mask that is drawn for its first `axes` axes.
Tensor dropped(Module& layer, std::string_view name, const Tensor& x, double p, int axes) {
  Trace& trace = Trace::require(std::string(name));
  if (!layer.training() || !trace.training() || p == 0) return x;
  std::vector<int64_t> shape, dims;
  for (int a = 0; a < axes; ++a) shape.push_back(x.size(a)), dims.push_back(a);
  const Tensor ones = full(x.graph(), {x.dtype(), Shape(Dims(shape))}, 1);
  const Tensor mask = dropout(
      ones, p, node_key(trace.seed_key, trace.random_label(layer), trace.step), trace.sample_index);
  return x * broadcast_in_dim(mask, x.shape(), dims);
}

}  // namespace

Tensor BatchNorm3d::forward(const Tensor& x) {
  if (x.dim() != 5) fail("[BatchNorm3d] expected an input [N, C, D, H, W], got ", x.type());
  return normalized(x);
}

// ---- GroupNorm ----

GroupNorm::GroupNorm(int64_t num_groups, int64_t num_channels, double eps, bool affine)
    : groups_(num_groups), channels_(num_channels), eps_(eps) {
  if (num_groups < 1 || num_channels < 1 || num_channels % num_groups != 0)
    fail("[GroupNorm] expected num_groups to divide num_channels, got ", num_groups, " and ",
         num_channels);
  if (!affine) return;
  weight = Parameter({num_channels}, init::ones());
  bias = Parameter({num_channels}, init::zeros());
}

Tensor GroupNorm::forward(const Tensor& x) {
  if (x.dim() < 2 || x.size(1) != channels_)
    fail("[GroupNorm] expected an input [N, ", channels_, ", ...], got ", x.type());
  return group_norm(x, groups_, optional(weight), optional(bias), eps_);
}

void GroupNorm::visit_members(Visitor& v) {
  v.member("weight", weight);
  v.member("bias", bias);
}

std::string GroupNorm::describe() const {
  return str_cat("GroupNorm(", groups_, ", ", channels_, ", eps=", eps_, ")");
}

// ---- InstanceNorm ----

template <int N>
InstanceNorm<N>::InstanceNorm(int64_t num_features, double eps, bool affine)
    : channels_(num_features), eps_(eps) {
  if (num_features < 1)
    fail("[InstanceNorm", N, "d] expected num_features of 1 or more, got ", num_features);
  if (!affine) return;
  weight = Parameter({num_features}, init::ones());
  bias = Parameter({num_features}, init::zeros());
}

template <int N>
Tensor InstanceNorm<N>::forward(const Tensor& x) {
  if (x.dim() != N + 2 || x.size(1) != channels_)
    fail("[InstanceNorm", N, "d] expected an input [N, ", channels_, "] and ", N,
         " spatial axes, got ", x.type());
  if (x.numel() <= x.size(0) * x.size(1))
    fail("[InstanceNorm", N, "d] expected more than one value per channel, got ", x.type());
  return group_norm(x, channels_, optional(weight), optional(bias), eps_);
}

template <int N>
void InstanceNorm<N>::visit_members(Visitor& v) {
  v.member("weight", weight);
  v.member("bias", bias);
}

template <int N>
std::string InstanceNorm<N>::describe() const {
  return str_cat("InstanceNorm", N, "d(", channels_, ", eps=", eps_, ")");
}

template class InstanceNorm<1>;
template class InstanceNorm<2>;
template class InstanceNorm<3>;

// ---- dropout ----

Dropout2d::Dropout2d(double p) : p_(p) { check_probability("Dropout2d", p); }
Tensor Dropout2d::forward(const Tensor& x) {
  if (x.dim() < 3) fail("[Dropout2d] expected an input [N, C, ...], got ", x.type());
  return dropped(*this, "Dropout2d", x, p_, 2);
}
std::string Dropout2d::describe() const { return str_cat("Dropout2d(p=", p_, ")"); }

StochasticDepth::StochasticDepth(double p) : p_(p) { check_probability("StochasticDepth", p); }
Tensor StochasticDepth::forward(const Tensor& x) {
  return dropped(*this, "StochasticDepth", x, p_, 1);
}
std::string StochasticDepth::describe() const { return str_cat("StochasticDepth(p=", p_, ")"); }

}  // namespace fullbore::nn
