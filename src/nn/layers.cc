#include "fullbore/nn/layers.h"

#include <cmath>

#include "nn/trace.h"

namespace fullbore::nn {
namespace {

void check_positive(std::string_view layer, std::string_view what, int64_t value) {
  if (value <= 0) fail("[", layer, "] expected ", what, " of 1 or more, got ", value);
}

init::Init uniform_by_fan(int64_t fan_in) {
  const double bound = 1 / std::sqrt(static_cast<double>(fan_in));
  return init::uniform(-bound, bound);
}

std::string shape_text(const std::vector<int64_t>& dims) { return to_string(Shape(Dims(dims))); }

Tensor optional(const Parameter& p) { return p.defined() ? Tensor(p) : Tensor(); }

}  // namespace

// ---- Linear, Bilinear ----

Linear::Linear(int64_t in_features, int64_t out_features, bool use_bias) {
  check_positive("Linear", "in_features", in_features);
  check_positive("Linear", "out_features", out_features);
  weight = Parameter({out_features, in_features}, uniform_by_fan(in_features));
  if (use_bias) bias = Parameter({out_features}, uniform_by_fan(in_features));
}

Tensor Linear::forward(const Tensor& x) { return linear(x, weight, optional(bias)); }

void Linear::visit_members(Visitor& v) {
  v.member("weight", weight);
  v.member("bias", bias);
}

std::string Linear::describe() const {
  return str_cat("Linear(in_features=", weight.shape()[1], ", out_features=", weight.shape()[0],
                 ", bias=", bias.defined() ? "true" : "false", ")");
}

Bilinear::Bilinear(int64_t in1, int64_t in2, int64_t out_features, bool use_bias) {
  check_positive("Bilinear", "in1_features", in1);
  check_positive("Bilinear", "in2_features", in2);
  check_positive("Bilinear", "out_features", out_features);
  weight = Parameter({out_features, in1, in2}, uniform_by_fan(in1));
  if (use_bias) bias = Parameter({out_features}, uniform_by_fan(in1));
}

Tensor Bilinear::forward(const Tensor& x1, const Tensor& x2) {
  return bilinear(x1, x2, weight, optional(bias));
}

Tensor Bilinear::operator()(const Tensor& x1, const Tensor& x2) {
  return labelled([&] { return forward(x1, x2); });
}

void Bilinear::visit_members(Visitor& v) {
  v.member("weight", weight);
  v.member("bias", bias);
}

std::string Bilinear::describe() const {
  return str_cat("Bilinear(in1_features=", weight.shape()[1], ", in2_features=", weight.shape()[2],
                 ", out_features=", weight.shape()[0], ", bias=", bias.defined() ? "true" : "false",
                 ")");
}

std::string Flatten::describe() const {
  return str_cat("Flatten(start_dim=", start_, ", end_dim=", end_, ")");
}

// ---- Dropout ----

Dropout::Dropout(double p) : p_(p) {
  if (!(p >= 0 && p < 1)) fail("[Dropout] expected a probability in [0, 1), got ", p);
}

Tensor Dropout::forward(const Tensor& x) {
  Trace& trace = Trace::require("Dropout");
  if (!training() || !trace.training() || p_ == 0) return x;
  return dropout(x, p_, node_key(trace.seed_key, trace.random_label(*this), trace.step),
                 trace.sample_index);
}

std::string Dropout::describe() const { return str_cat("Dropout(p=", p_, ")"); }

// ---- norms ----

BatchNorm1d::BatchNorm1d(int64_t num_features, double eps, double momentum, bool affine,
                         bool track_running_stats)
    : eps_(eps), momentum_(momentum) {
  check_positive("BatchNorm1d", "num_features", num_features);
  if (affine) {
    weight = Parameter({num_features}, init::ones());
    bias = Parameter({num_features}, init::zeros());
  }
  if (track_running_stats) {
    const auto buffer = Parameter::Kind::kBuffer;
    running_mean = Parameter({num_features}, init::zeros(), buffer);
    running_var = Parameter({num_features}, init::ones(), buffer);
    num_batches_tracked = Parameter(Shape{}, init::zeros(), buffer, DType::i64);
  }
}

Tensor BatchNorm1d::forward(const Tensor& x) {
  if (x.dim() != 2 && x.dim() != 3)
    fail("[BatchNorm1d] expected an input [N, C] or [N, C, L], got ", x.type());
  return normalized(x);
}

Tensor BatchNorm2d::forward(const Tensor& x) {
  if (x.dim() != 4) fail("[BatchNorm2d] expected an input [N, C, H, W], got ", x.type());
  return normalized(x);
}

Tensor BatchNorm1d::normalized(const Tensor& x) {
  Trace& trace = Trace::require("BatchNorm");
  const bool batch_statistics = (training() && trace.training()) || !running_mean.defined();
  if (batch_statistics && x.numel() == x.size(1))
    fail("[BatchNorm] expected more than one value per channel in training, got ", x.type(),
         "; use a larger batch, or drop the last one");
  const auto r =
      batch_norm(x, optional(running_mean), optional(running_var), optional(weight), optional(bias),
                 {.training = batch_statistics,
                  .momentum = momentum_,
                  .eps = eps_,
                  .sample_weight = trace.sample_weight});
  if (batch_statistics && running_mean.defined()) {
    trace.update(running_mean, r.running_mean);
    trace.update(running_var, r.running_var);
    trace.update(num_batches_tracked, Tensor(num_batches_tracked) + 1.0);
  }
  return r.y;
}

void BatchNorm1d::visit_members(Visitor& v) {
  v.member("weight", weight);
  v.member("bias", bias);
  v.member("running_mean", running_mean);
  v.member("running_var", running_var);
  v.member("num_batches_tracked", num_batches_tracked);
}

std::string BatchNorm1d::description(std::string_view name) const {
  const Parameter& p = weight.defined() ? weight : running_mean;
  return str_cat(name, "(", p.defined() ? p.shape()[0] : 0, ", eps=", eps_,
                 ", momentum=", momentum_, ")");
}

LayerNorm::LayerNorm(std::vector<int64_t> normalized_shape, double eps, bool elementwise_affine)
    : shape_(std::move(normalized_shape)), eps_(eps) {
  if (!elementwise_affine) return;
  weight = Parameter(Shape(Dims(shape_)), init::ones());
  bias = Parameter(Shape(Dims(shape_)), init::zeros());
}

Tensor LayerNorm::forward(const Tensor& x) {
  return layer_norm(x, shape_, optional(weight), optional(bias), eps_);
}

void LayerNorm::visit_members(Visitor& v) {
  v.member("weight", weight);
  v.member("bias", bias);
}

std::string LayerNorm::describe() const {
  return str_cat("LayerNorm(", shape_text(shape_), ", eps=", eps_, ")");
}

RMSNorm::RMSNorm(std::vector<int64_t> normalized_shape, std::optional<double> eps,
                 bool elementwise_affine)
    : shape_(std::move(normalized_shape)), eps_(eps) {
  if (elementwise_affine) weight = Parameter(Shape(Dims(shape_)), init::ones());
}

Tensor RMSNorm::forward(const Tensor& x) { return rms_norm(x, shape_, optional(weight), eps_); }
void RMSNorm::visit_members(Visitor& v) { v.member("weight", weight); }
std::string RMSNorm::describe() const { return str_cat("RMSNorm(", shape_text(shape_), ")"); }

// ---- Embedding ----

Embedding::Embedding(int64_t num_embeddings, int64_t embedding_dim,
                     std::optional<int64_t> padding_idx)
    : padding_idx_(padding_idx) {
  check_positive("Embedding", "num_embeddings", num_embeddings);
  check_positive("Embedding", "embedding_dim", embedding_dim);
  if (padding_idx && (*padding_idx < -num_embeddings || *padding_idx >= num_embeddings))
    fail("[Embedding] expected padding_idx within num_embeddings ", num_embeddings, ", got ",
         *padding_idx);
  if (padding_idx_ && *padding_idx_ < 0) *padding_idx_ += num_embeddings;
  const auto fill = init::normal();
  const auto pad = padding_idx_;
  weight =
      Parameter({num_embeddings, embedding_dim}, [fill, pad, embedding_dim](Array& v, Rng& rng) {
        fill(v, rng);
        for (int64_t i = 0; pad && i < embedding_dim; ++i) v.set(*pad * embedding_dim + i, 0);
      });
}

Tensor Embedding::forward(const Tensor& x) { return embedding(x, weight, padding_idx_); }
void Embedding::visit_members(Visitor& v) { v.member("weight", weight); }
std::string Embedding::describe() const {
  return str_cat("Embedding(", weight.shape()[0], ", ", weight.shape()[1], ")");
}

}  // namespace fullbore::nn
