// Normalisation and dropout by channels. As module.h.
#pragma once

#include "fullbore/functional/image.h"
#include "fullbore/nn/layers.h"

namespace fullbore::nn {

// x [N, C, D, H, W]; statistics over all axes but C.
class BatchNorm3d : public BatchNorm1d {
 public:
  using BatchNorm1d::BatchNorm1d;
  Tensor forward(const Tensor& x) override;
  std::string describe() const override { return description("BatchNorm3d"); }
};

// Statistics over each of num_groups groups of channels of each sample. Wu and He 2018.
class GroupNorm : public Module {
 public:
  GroupNorm(int64_t num_groups, int64_t num_channels, double eps = 1e-5, bool affine = true);
  Parameter weight, bias;  // [C]
  Tensor forward(const Tensor& x) override;
  void visit_members(Visitor& visitor) override;
  std::string describe() const override;

 private:
  int64_t groups_, channels_;
  double eps_;
};

// Statistics over each channel of each sample, as PyTorch's without running statistics. Ulyanov et
// al. 2016.
template <int N>
class InstanceNorm : public Module {
 public:
  explicit InstanceNorm(int64_t num_features, double eps = 1e-5, bool affine = false);
  Parameter weight, bias;  // [C], where affine
  Tensor forward(const Tensor& x) override;
  void visit_members(Visitor& visitor) override;
  std::string describe() const override;

 private:
  int64_t channels_;
  double eps_;
};
using InstanceNorm1d = InstanceNorm<1>;
using InstanceNorm2d = InstanceNorm<2>;
using InstanceNorm3d = InstanceNorm<3>;

// Krizhevsky et al. 2012; see local_response_norm.
class LocalResponseNorm : public Module {
 public:
  explicit LocalResponseNorm(int64_t size, double alpha = 1e-4, double beta = 0.75, double k = 1)
      : size_(size), alpha_(alpha), beta_(beta), k_(k) {}
  Tensor forward(const Tensor& x) override {
    return local_response_norm(x, size_, alpha_, beta_, k_);
  }
  std::string describe() const override {
    return "LocalResponseNorm(" + std::to_string(size_) + ")";
  }

 private:
  int64_t size_;
  double alpha_, beta_, k_;
};

// Zeroes whole channels with probability p in training and scales the others by 1/(1-p); drawn as
// Dropout's. PyTorch's Dropout1d to Dropout3d.
class Dropout2d : public Module {
 public:
  explicit Dropout2d(double p = 0.5);
  Tensor forward(const Tensor& x) override;
  std::string describe() const override;

 private:
  double p_;
};

// Zeroes whole samples with probability p in training and scales the others by 1/(1-p): the branch
// of a residual network. Huang et al. 2016; torchvision's in mode "row".
class StochasticDepth : public Module {
 public:
  explicit StochasticDepth(double p);
  Tensor forward(const Tensor& x) override;
  std::string describe() const override;

 private:
  double p_;
};

}  // namespace fullbore::nn
