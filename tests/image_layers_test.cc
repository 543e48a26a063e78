// Layers of images of one to three axes against PyTorch: results and every gradient.
#include <gtest/gtest.h>

#include <array>

#include "fullbore/nn.h"
#include "module_golden.h"

namespace fullbore {
namespace {

using testing::Named;
using Json = nlohmann::json;
using Made = std::unique_ptr<nn::Module>;

template <typename M, typename... Args>
Made made(Args&&... args) {
  return std::make_unique<M>(std::forward<Args>(args)...);
}

PaddingMode mode_of(const std::string& name) {
  if (name == "reflect") return PaddingMode::kReflect;
  if (name == "replicate") return PaddingMode::kReplicate;
  return name == "circular" ? PaddingMode::kCircular : PaddingMode::kZeros;
}

template <int N>
Made make_conv(const Json& a, const Json& o) {
  typename nn::Conv<N>::Options c;
  c.stride = o.value("stride", 1);
  if (o.contains("padding") && o["padding"].is_string())
    c.padding = Padding<N>::named(o["padding"].get<std::string>());
  else
    c.padding = o.value("padding", 0);
  c.dilation = o.value("dilation", 1);
  c.groups = o.value("groups", 1);
  c.bias = o.value("bias", true);
  c.padding_mode = mode_of(o.value("padding_mode", "zeros"));
  return made<nn::Conv<N>>(a[0].get<int64_t>(), a[1].get<int64_t>(), a[2].get<int64_t>(), c);
}

template <int N>
Made make_transpose(const Json& a, const Json& o) {
  typename nn::ConvTranspose<N>::Options c;
  c.stride = o.value("stride", 1);
  c.padding = o.value("padding", 0);
  c.output_padding = o.value("output_padding", 0);
  c.groups = o.value("groups", 1);
  c.bias = o.value("bias", true);
  c.dilation = o.value("dilation", 1);
  return made<nn::ConvTranspose<N>>(a[0].get<int64_t>(), a[1].get<int64_t>(), a[2].get<int64_t>(),
                                    c);
}

template <int N>
Made make_layer(const std::string& layer, const Json& a, const Json& o) {
  if (layer == "Conv") return make_conv<N>(a, o);
  if (layer == "ConvTranspose") return make_transpose<N>(a, o);
  const int64_t first = a[0];
  const int64_t stride = o.value("stride", 0), padding = o.value("padding", 0);
  const bool ceil = o.value("ceil_mode", false);
  if (layer == "MaxPool")
    return made<nn::MaxPool<N>>(first, stride, padding, o.value("dilation", 1), ceil);
  if (layer == "AvgPool")
    return made<nn::AvgPool<N>>(first, stride, padding, ceil, o.value("count_include_pad", true));
  if (layer == "AdaptiveAvgPool") return made<nn::AdaptiveAvgPool<N>>(first);
  if (layer == "AdaptiveMaxPool") return made<nn::AdaptiveMaxPool<N>>(first);
  if (layer == "InstanceNorm")
    return made<nn::InstanceNorm<N>>(first, o.value("eps", 1e-5), o.value("affine", false));
  if (layer == "ZeroPad") return made<nn::Pad<N>>(first, PaddingMode::kZeros);
  if (layer == "ReflectionPad") return made<nn::Pad<N>>(first, PaddingMode::kReflect);
  if (layer == "ReplicationPad") return made<nn::Pad<N>>(first, PaddingMode::kReplicate);
  if (layer == "CircularPad") return made<nn::Pad<N>>(first, PaddingMode::kCircular);
  throw Error("unknown layer " + layer);
}

struct Resize : nn::Module {
  explicit Resize(const Json& o) : options(o) {}
  Json options;
  Tensor forward(const Tensor& x) override {
    const auto mode = options.contains("mode") ? Interpolation::kLinear : Interpolation::kNearest;
    const bool corners = options.value("align_corners", false);
    if (options.contains("size"))
      return interpolate(x, options["size"].get<std::vector<int64_t>>(), mode, corners);
    nn::Upsample layer(options["scale_factor"].get<int64_t>(), mode, corners);
    return layer.forward(x);
  }
};

Made make_any_rank(const std::string& layer, const Json& a, const Json& o) {
  if (layer == "GroupNorm")
    return made<nn::GroupNorm>(a[0].get<int64_t>(), a[1].get<int64_t>(), o.value("eps", 1e-5),
                               o.value("affine", true));
  if (layer == "LocalResponseNorm")
    return made<nn::LocalResponseNorm>(a[0].get<int64_t>(), o.value("alpha", 1e-4),
                                       o.value("beta", 0.75), o.value("k", 1.0));
  if (layer == "PixelShuffle") return made<nn::PixelShuffle>(a[0].get<int64_t>());
  if (layer == "Upsample") return made<Resize>(o);
  if (layer == "ReLU6") return made<nn::ReLU6>();
  if (layer == "Hardsigmoid") return made<nn::Hardsigmoid>();
  if (layer == "Hardswish") return made<nn::Hardswish>();
  if (layer == "Mish") return made<nn::Mish>();
  throw Error("unknown layer " + layer);
}

Made make_case(const Json& c) {
  const std::string layer = c["layer"];
  switch (c["rank"].get<int>()) {
    case 1: return make_layer<1>(layer, c["arguments"], c["options"]);
    case 2: return make_layer<2>(layer, c["arguments"], c["options"]);
    case 3: return make_layer<3>(layer, c["arguments"], c["options"]);
    default: return make_any_rank(layer, c["arguments"], c["options"]);
  }
}

class ImageLayer : public ::testing::TestWithParam<Json> {};
INSTANTIATE_TEST_SUITE_P(All, ImageLayer, ::testing::ValuesIn(golden::cases("image")),
                         [](const auto& test) { return golden::test_name(test.param.at("case")); });

TEST_P(ImageLayer, ResultsAndGradientsArePyTorchs) {
  static const io::Tensors all = golden::tensors("image");
  const Made module = make_case(GetParam());
  testing::expect_golden(all, GetParam(), *module, [&](Graph&, Named in) {
    return Named{{"y", module->forward(in.at("x"))}};
  });
}

}  // namespace
}  // namespace fullbore
