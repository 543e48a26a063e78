// The networks that a recipe may name: [model] type = "gpt".
#include "cli/recipe_networks.h"

#include <algorithm>

#include "cli/recipe_layers.h"
#include "fullbore/models.h"

namespace fullbore::cli {
namespace {

using Make = std::function<std::unique_ptr<nn::Module>(const Type& x, int64_t num_classes)>;

constexpr int64_t kMost = INT32_MAX;  // of an extent

int64_t length_of(const Type& x) {
  if (x.shape.rank() != 2 || !is_integer(x.dtype))
    fail("expected samples of tokens, integers [T], got batches of ", x);
  return x.shape[1];
}

Make parse_gpt(Section& s) {
  models::GPTOptions o;
  o.vocab_size = s.integer("vocab_size", o.vocab_size, 1, kMost);
  o.n_layer = s.integer("n_layer", o.n_layer, 1, 10000);
  o.n_head = s.integer("n_head", o.n_head, 1, kMost);
  o.n_embd = s.integer("n_embd", o.n_embd, 1, kMost / 4);
  o.dropout = dropout_of(s, "dropout", o.dropout);
  const auto positions = s.find_integer("block_size", 1, kMost);
  return [=](const Type& x, int64_t) mutable {
    const int64_t length = length_of(x);
    o.block_size = positions.value_or(length);
    return std::make_unique<models::GPT>(o);
  };
}

Make parse_lstm(Section& s) {
  models::LstmLmOptions o;
  o.vocab_size = s.integer("vocab_size", o.vocab_size, 1, kMost);
  o.width = s.integer("width", o.width, 1, kMost / 4);
  o.num_layers = s.integer("num_layers", o.num_layers, 1, 10000);
  o.dropout = dropout_of(s, "dropout", o.dropout);
  return [=](const Type& x, int64_t) {
    length_of(x);
    return std::make_unique<models::LstmLm>(o);
  };
}

// Channels of images [B, C, H, W], and their size.
const Shape& images_of(const Type& x) {
  if (x.shape.rank() != 4) fail("expected samples of images [C, H, W], got batches of ", x);
  return x.shape;
}

int64_t outputs_of(std::optional<int64_t> given, int64_t num_classes) {
  if (!given && num_classes == 0) throw Error("expected num_classes, which the data does not tell");
  return given.value_or(num_classes);
}

Make parse_mnist_cnn(Section& s) {
  const auto classes = s.find_integer("num_classes", 1, kMost);
  const double dropout = s.number("dropout", 0.25, 0, 0.49);
  return [=](const Type& x, int64_t num_classes) {
    const Shape& shape = images_of(x);
    if (shape[2] != 28 || shape[3] != 28)
      fail("expected images of 28 x 28, got ", shape[2], " x ", shape[3]);
    return std::make_unique<models::MnistCnn>(
        models::MnistCnnOptions{.in_channels = shape[1],
                                .num_classes = outputs_of(classes, num_classes),
                                .dropout = dropout});
  };
}

template <models::ResNet (*kMake)(const models::ResNetOptions&)>
Make parse_resnet(Section& s) {
  const auto classes = s.find_integer("num_classes", 1, kMost);
  std::optional<bool> small;
  if (s.has("small_images")) small = s.flag("small_images", false);
  return [=](const Type& x, int64_t num_classes) {
    const Shape& shape = images_of(x);
    return std::make_unique<models::ResNet>(
        kMake({.in_channels = shape[1],
               .num_classes = outputs_of(classes, num_classes),
               .small_images = small.value_or(std::min(shape[2], shape[3]) <= 64)}));
  };
}

Make parse_mobilenet_v2(Section& s) {
  const auto classes = s.find_integer("num_classes", 1, kMost);
  const double dropout = dropout_of(s, "dropout", 0.2);
  return [=](const Type& x, int64_t num_classes) {
    return std::make_unique<models::MobileNetV2>(
        models::MobileNetV2Options{.in_channels = images_of(x)[1],
                                   .num_classes = outputs_of(classes, num_classes),
                                   .dropout = dropout});
  };
}

Make parse_vit(Section& s) {
  models::VisionTransformerOptions o;
  o.patch_size = s.integer("patch_size", o.patch_size, 1, kMost);
  o.num_layers = s.integer("num_layers", o.num_layers, 1, 10000);
  o.num_heads = s.integer("num_heads", 6, 1, kMost);
  o.hidden_dim = s.integer("hidden_dim", 384, 1, kMost / 16);
  o.mlp_dim = s.integer("mlp_dim", 4 * o.hidden_dim, 1, kMost / 4);
  o.dropout = dropout_of(s, "dropout", 0);
  o.attention_dropout = dropout_of(s, "attention_dropout", 0);
  const auto classes = s.find_integer("num_classes", 1, kMost);
  return [=](const Type& x, int64_t num_classes) mutable {
    const Shape& shape = images_of(x);
    if (shape[2] != shape[3])
      fail("expected images as high as wide, got ", shape[2], " x ", shape[3]);
    o.in_channels = shape[1];
    o.image_size = shape[2];
    o.num_classes = outputs_of(classes, num_classes);
    return std::make_unique<models::VisionTransformer>(o);
  };
}

// A classifier of images whose options are channels, classes and dropout. kDropout is in percent.
template <typename Options, int kDropout, auto kMake>
Make parse_classifier(Section& s) {
  const auto classes = s.find_integer("num_classes", 1, kMost);
  const double dropout = dropout_of(s, "dropout", kDropout / 100.0);
  return [=](const Type& x, int64_t num_classes) {
    Options o;
    o.in_channels = images_of(x)[1];
    o.num_classes = outputs_of(classes, num_classes);
    o.dropout = dropout;
    auto model = kMake(o);
    return std::make_unique<decltype(model)>(std::move(model));
  };
}

models::EfficientNet efficientnet_b0(const models::EfficientNetOptions& o) {
  return models::EfficientNet(o);
}

struct NetworkKind {
  std::string_view type;
  // Reads the network's own keys.
  Make (*parse)(Section& s);
};
constexpr NetworkKind kNetworks[] = {
    {"mnist_cnn", parse_mnist_cnn},
    {"resnet18", parse_resnet<models::resnet18>},
    {"resnet34", parse_resnet<models::resnet34>},
    {"resnet50", parse_resnet<models::resnet50>},
    {"mobilenet_v2", parse_mobilenet_v2},
    {"vgg11", parse_classifier<models::VGGOptions, 50, models::vgg11>},
    {"vgg11_bn", parse_classifier<models::VGGOptions, 50, models::vgg11_bn>},
    {"efficientnet_b0", parse_classifier<models::EfficientNetOptions, 20, efficientnet_b0>},
    {"vit", parse_vit},
    {"gpt", parse_gpt},
    {"lstm", parse_lstm},
};

}  // namespace

std::vector<std::string_view> network_names() {
  std::vector<std::string_view> names;
  for (const NetworkKind& k : kNetworks) names.push_back(k.type);
  return names;
}

ModelRecipe parse_network(Section& s) {
  ModelRecipe m;
  m.type = s.need_choice("type", network_names());
  m.where = s.where("type");
  const auto kind = std::find_if(std::begin(kNetworks), std::end(kNetworks),
                                 [&](const NetworkKind& k) { return k.type == m.type; });
  m.make = kind->parse(s);
  return m;
}

}  // namespace fullbore::cli
