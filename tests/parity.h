// PyTorch's own initial values and sample orders, by the formulas of tests/golden/README.md, and
// Fashion-MNIST where it is installed.
#pragma once

#include <cmath>
#include <filesystem>
#include <random>
#include <utility>
#include <vector>

#include "train_util.h"

namespace fullbore::testing {

// A network of two layers like the seed programs.
struct TwoLayers : nn::Module {
  TwoLayers(int64_t in, int64_t hidden, int64_t out) : fc1(in, hidden), fc2(hidden, out) {}
  nn::Linear fc1, fc2;
  FB_MODULE(fc1, fc2)
  Tensor forward(const Tensor& x) override { return fc2(relu(fc1(flatten(x, 1)))); }
};

// Values of nn.Linear layers after torch.manual_seed(seed).
inline void initialize_as_pytorch(TwoLayers& model, uint32_t seed) {
  std::mt19937 words(seed);
  const auto fill = [&](nn::Parameter& p, double bound) {
    Array value(p.type());
    const float low = static_cast<float>(-bound), width = static_cast<float>(bound) - low;
    for (float& v : value.span<float>())
      v = std::fma(static_cast<float>(words() & 0xFFFFFF) * 0x1p-24f, width, low);
    p.set_value(value);
  };
  for (nn::Linear* layer : {&model.fc1, &model.fc2}) {
    const auto fan_in = static_cast<double>(layer->weight.shape()[1]);
    const double gain = std::sqrt(2.0 / (1 + std::sqrt(5.0) * std::sqrt(5.0)));
    fill(layer->weight, std::sqrt(3.0) * (gain / std::sqrt(fan_in)));
    fill(layer->bias, 1 / std::sqrt(fan_in));
  }
}

// torch.randperm(n, generator=torch.Generator().manual_seed(seed)).
inline std::vector<int64_t> order_as_pytorch(int64_t n, uint32_t seed) {
  std::vector<int64_t> order(static_cast<size_t>(n));
  for (size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int64_t>(i);
  std::mt19937 words(seed);
  for (uint32_t i = 0; i + 1 < order.size(); ++i)
    std::swap(order[i], order[i + words() % (static_cast<uint32_t>(n) - i)]);
  return order;
}

inline constexpr const char* kFashionMnist = "/usr/share/datasets/fashion-mnist";
inline bool have_fashion_mnist() {
  for (const char* suffix : {"", ".gz"})
    if (std::filesystem::exists(std::string(kFashionMnist) + "/train-images-idx3-ubyte" + suffix))
      return true;
  return false;
}
#define FB_SKIP_WITHOUT_FASHION_MNIST()           \
  if (!::fullbore::testing::have_fashion_mnist()) \
  GTEST_SKIP() << "needs Fashion-MNIST in " << ::fullbore::testing::kFashionMnist

inline const train::Normalize kHalf{.mean = {0.5}, .stddev = {0.5}};

inline optim::Optimizer optimizer_of(const nlohmann::json& c) {
  const double lr = c["options"]["lr"];
  if (c["optimizer"] == "Adam") return optim::Adam({.lr = lr});
  return optim::SGD({.lr = lr});
}

inline const nlohmann::json& parity_case(const Golden& golden, const std::string& name) {
  for (const auto& c : golden.json["cases"])
    if (c["case"] == name) return c;
  throw Error("no golden case " + name);
}

}  // namespace fullbore::testing
