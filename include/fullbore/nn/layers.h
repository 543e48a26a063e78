// Layers without a family of their own: linear, flatten, dropout, normalisation over features,
// embedding, activations. As module.h.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fullbore/functional.h"
#include "fullbore/nn/module.h"

namespace fullbore::nn {

// y = x W^T + b; x [..., in_features]. Initialised as PyTorch: uniform in +-1/sqrt(in_features).
class Linear : public Module {
 public:
  Linear(int64_t in_features, int64_t out_features, bool use_bias = true);
  Parameter weight;  // [out, in]
  Parameter bias;    // [out]
  Tensor forward(const Tensor& x) override;
  void visit_members(Visitor& visitor) override;
  std::string describe() const override;
};

// y[o] = x1^T W[o] x2 + b[o].
class Bilinear : public Module {
 public:
  Bilinear(int64_t in1_features, int64_t in2_features, int64_t out_features, bool use_bias = true);
  Parameter weight;  // [out, in1, in2]
  Parameter bias;    // [out]
  using Module::forward;
  using Module::operator();
  Tensor forward(const Tensor& x1, const Tensor& x2);
  Tensor operator()(const Tensor& x1, const Tensor& x2);
  void visit_members(Visitor& visitor) override;
  std::string describe() const override;
};

// Joins the axes from start_dim to end_dim.
class Flatten : public Module {
 public:
  explicit Flatten(int start_dim = 1, int end_dim = -1) : start_(start_dim), end_(end_dim) {}
  Tensor forward(const Tensor& x) override { return flatten(x, start_, end_); }
  std::string describe() const override;

 private:
  int start_, end_;
};

class Identity : public Module {
 public:
  Tensor forward(const Tensor& x) override { return x; }
  std::string describe() const override { return "Identity"; }
};

// Zeroes elements with probability p in training and scales the others by 1/(1-p). Its mask depends
// on the seed, the step, the layer's name, the call (1st, 2nd, ... in a forward) and the sample's
// number: not on device or batch size.
class Dropout : public Module {
 public:
  explicit Dropout(double p = 0.5);
  Tensor forward(const Tensor& x) override;
  std::string describe() const override;

 private:
  double p_;
};

// x [N, C] or [N, C, L]; statistics over N (and L), padded samples excluded.
class BatchNorm1d : public Module {
 public:
  explicit BatchNorm1d(int64_t num_features, double eps = 1e-5, double momentum = 0.1,
                       bool affine = true, bool track_running_stats = true);
  Parameter weight, bias;                                    // [C]
  Parameter running_mean, running_var, num_batches_tracked;  // buffers
  Tensor forward(const Tensor& x) override;
  void visit_members(Visitor& visitor) override;
  std::string describe() const override { return description("BatchNorm1d"); }

 protected:
  // Over all axes but the second; x of any rank from 2.
  Tensor normalized(const Tensor& x);
  std::string description(std::string_view name) const;

 private:
  double eps_, momentum_;
};

// x [N, C, H, W]; statistics over N, H and W.
class BatchNorm2d : public BatchNorm1d {
 public:
  using BatchNorm1d::BatchNorm1d;
  Tensor forward(const Tensor& x) override;
  std::string describe() const override { return description("BatchNorm2d"); }
};

class LayerNorm : public Module {
 public:
  explicit LayerNorm(std::vector<int64_t> normalized_shape, double eps = 1e-5,
                     bool elementwise_affine = true);
  explicit LayerNorm(int64_t extent, double eps = 1e-5)
      : LayerNorm(std::vector<int64_t>{extent}, eps) {}
  Parameter weight, bias;
  Tensor forward(const Tensor& x) override;
  void visit_members(Visitor& visitor) override;
  std::string describe() const override;

 private:
  std::vector<int64_t> shape_;
  double eps_;
};

class RMSNorm : public Module {
 public:
  explicit RMSNorm(std::vector<int64_t> normalized_shape, std::optional<double> eps = {},
                   bool elementwise_affine = true);
  explicit RMSNorm(int64_t extent) : RMSNorm(std::vector<int64_t>{extent}) {}
  Parameter weight;
  Tensor forward(const Tensor& x) override;
  void visit_members(Visitor& visitor) override;
  std::string describe() const override;

 private:
  std::vector<int64_t> shape_;
  std::optional<double> eps_;
};

// Rows of weight [num_embeddings, embedding_dim] picked by integer x.
class Embedding : public Module {
 public:
  Embedding(int64_t num_embeddings, int64_t embedding_dim, std::optional<int64_t> padding_idx = {});
  Parameter weight;
  Tensor forward(const Tensor& x) override;
  void visit_members(Visitor& visitor) override;
  std::string describe() const override;

 private:
  std::optional<int64_t> padding_idx_;
};

// ---- activations ----
#define FB_ACTIVATION(Name, expression)                             \
  class Name : public Module {                                      \
   public:                                                          \
    Tensor forward(const Tensor& x) override { return expression; } \
    std::string describe() const override { return #Name; }         \
  };
FB_ACTIVATION(ReLU, relu(x))
FB_ACTIVATION(ReLU6, relu6(x))
FB_ACTIVATION(SiLU, silu(x))
FB_ACTIVATION(Hardsigmoid, hardsigmoid(x))
FB_ACTIVATION(Hardswish, hardswish(x))
FB_ACTIVATION(Mish, mish(x))
FB_ACTIVATION(Tanh, tanh(x))
FB_ACTIVATION(Sigmoid, sigmoid(x))
#undef FB_ACTIVATION
#define FB_ACTIVATION(Name, ArgType, default_value, expression)     \
  class Name : public Module {                                      \
   public:                                                          \
    explicit Name(ArgType a = default_value) : a_(a) {}             \
    Tensor forward(const Tensor& x) override { return expression; } \
    std::string describe() const override { return #Name; }         \
                                                                    \
   private:                                                         \
    ArgType a_;                                                     \
  };
FB_ACTIVATION(LeakyReLU, double, 0.01, leaky_relu(x, a_))
FB_ACTIVATION(ELU, double, 1.0, elu(x, a_))
FB_ACTIVATION(GELU, GeluApproximate, GeluApproximate::kNone, gelu(x, a_))
FB_ACTIVATION(Softplus, double, 1.0, softplus(x, a_))
FB_ACTIVATION(Softmax, int, -1, softmax(x, a_))
FB_ACTIVATION(LogSoftmax, int, -1, log_softmax(x, a_))
#undef FB_ACTIVATION

}  // namespace fullbore::nn
