// The table of layers that a recipe may name, and the losses.
#include <algorithm>
#include <array>

#include "base/nearest.h"
#include "cli/recipe.h"
#include "cli/recipe_layers.h"
#include "cli/recipe_networks.h"
#include "cli/section.h"

namespace fullbore::cli {
namespace {

using Make = LayerKind::Make;

int64_t last_extent(const Type& x) {
  if (x.shape.rank() < 2) fail("[layer] expected an input [batch, ..., features], got ", x);
  return x.shape[x.shape.rank() - 1];
}

template <typename M>
Make plain(Section&) {
  return [](const Type&) { return std::make_unique<M>(); };
}

// A layer of one number.
template <typename M, typename T>
Make of(T value) {
  return [value](const Type&) { return std::make_unique<M>(value); };
}

Make parse_linear(Section& s) {
  const auto in = s.find_integer("in_features", 1, kMaxExtent);
  const int64_t out = s.need_integer("out_features", 1, kMaxExtent);
  const bool bias = s.flag("bias", true);
  return [=](const Type& x) {
    return std::make_unique<nn::Linear>(in ? *in : last_extent(x), out, bias);
  };
}

Make parse_flatten(Section& s) {
  const auto start = static_cast<int>(s.integer("start_dim", 1, -Shape::kMaxRank, Shape::kMaxRank));
  const auto end = static_cast<int>(s.integer("end_dim", -1, -Shape::kMaxRank, Shape::kMaxRank));
  return [=](const Type&) { return std::make_unique<nn::Flatten>(start, end); };
}

Make parse_batch_norm(Section& s) {
  const auto given = s.find_integer("num_features", 1, kMaxExtent);
  const double eps = s.number("eps", 1e-5, 0), momentum = s.number("momentum", 0.1, 0, 1);
  const bool affine = s.flag("affine", true), track = s.flag("track_running_stats", true);
  return [=](const Type& x) {
    if (x.shape.rank() < 2) fail("[BatchNorm1d] expected an input [N, C] or [N, C, L], got ", x);
    return std::make_unique<nn::BatchNorm1d>(given.value_or(x.shape[1]), eps, momentum, affine,
                                             track);
  };
}

std::vector<int64_t> normalized_shape(const std::vector<int64_t>& given, const Type& x) {
  return given.empty() ? std::vector<int64_t>{last_extent(x)} : given;
}

Make parse_layer_norm(Section& s) {
  const auto shape = s.integers("normalized_shape", 1, kMaxExtent);
  const double eps = s.number("eps", 1e-5, 0);
  const bool affine = s.flag("elementwise_affine", true);
  return [=](const Type& x) {
    return std::make_unique<nn::LayerNorm>(normalized_shape(shape, x), eps, affine);
  };
}

Make parse_rms_norm(Section& s) {
  const auto shape = s.integers("normalized_shape", 1, kMaxExtent);
  const auto eps = s.find_number("eps", 0);
  return
      [=](const Type& x) { return std::make_unique<nn::RMSNorm>(normalized_shape(shape, x), eps); };
}

Make parse_embedding(Section& s) {
  const int64_t count = s.need_integer("num_embeddings", 1, kMaxExtent);
  const int64_t width = s.need_integer("embedding_dim", 1, kMaxExtent);
  const auto padding = s.find_integer("padding_idx", -kMaxExtent, kMaxExtent);
  return [=](const Type&) { return std::make_unique<nn::Embedding>(count, width, padding); };
}

Make parse_dropout(Section& s) { return of<nn::Dropout>(dropout_of(s, "p", 0.5)); }

Make parse_gelu(Section& s) {
  constexpr std::string_view kNames[] = {"none", "tanh"};
  return of<nn::GELU>(s.choice("approximate", kNames) == "tanh" ? GeluApproximate::kTanh
                                                                : GeluApproximate::kNone);
}

int dim_of(Section& s) {
  return static_cast<int>(s.integer("dim", -1, -Shape::kMaxRank, Shape::kMaxRank));
}

constexpr LayerKind kLayers[] = {
    {"Linear", parse_linear},
    {"Flatten", parse_flatten},
    {"Identity", plain<nn::Identity>},
    {"Dropout", parse_dropout},
    {"BatchNorm1d", parse_batch_norm},
    {"LayerNorm", parse_layer_norm},
    {"RMSNorm", parse_rms_norm},
    {"Embedding", parse_embedding},
    {"ReLU", plain<nn::ReLU>},
    {"LeakyReLU",
     [](Section& s) { return of<nn::LeakyReLU>(s.number("negative_slope", 0.01, -kMaxNumber)); }},
    {"ELU", [](Section& s) { return of<nn::ELU>(s.number("alpha", 1, -kMaxNumber)); }},
    {"GELU", parse_gelu},
    {"SiLU", plain<nn::SiLU>},
    {"Tanh", plain<nn::Tanh>},
    {"Sigmoid", plain<nn::Sigmoid>},
    {"Softplus", [](Section& s) { return of<nn::Softplus>(s.number("beta", 1, 1e-300)); }},
    {"Softmax", [](Section& s) { return of<nn::Softmax>(dim_of(s)); }},
    {"LogSoftmax", [](Section& s) { return of<nn::LogSoftmax>(dim_of(s)); }},
};

std::vector<LayerKind> all_layers() {
  std::vector<LayerKind> all(std::begin(kLayers), std::end(kLayers));
  const auto more = sequence_layers();
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

// Names that a checkpoint uses for other state.
constexpr std::string_view kReserved[] = {"optimizer", "ema", "accumulated"};

LayerRecipe parse_layer(Section& s, size_t index) {
  LayerRecipe layer;
  const std::vector<LayerKind> all = all_layers();
  std::vector<std::string_view> names;
  for (const LayerKind& k : all) names.push_back(k.type);
  layer.type = s.need_choice("type", names);
  layer.name = s.text("name", std::to_string(index));
  if (layer.name.empty() || layer.name.find('.') != std::string::npos ||
      std::find(std::begin(kReserved), std::end(kReserved), layer.name) != std::end(kReserved))
    s.fail_at("name", "a name without dots that is not optimizer, ema or accumulated");
  layer.requires_grad = s.flag("requires_grad", true);
  layer.where = s.where();
  const auto kind = std::find_if(all.begin(), all.end(),
                                 [&](const LayerKind& k) { return k.type == layer.type; });
  layer.make = kind->parse(s);
  s.finish();
  return layer;
}

// ---- losses ----

struct LossKind {
  std::string_view name;
  nn::Criterion (*parse)(Section& s, Recipe& r);
};

int64_t parse_ignore_index(Section& s, Recipe& r) {
  return r.ignore_index = s.integer("ignore_index", -100, -kMaxInteger);
}

nn::Criterion parse_cross_entropy(Section& s, Recipe& r) {
  nn::CrossEntropyLoss loss;
  loss.weight = s.numbers("weight", 0);
  loss.ignore_index = parse_ignore_index(s, r);
  loss.label_smoothing = s.number("label_smoothing", 0, 0, 1);
  loss.class_dim = r.class_dim;
  return loss;
}

nn::Criterion parse_nll(Section& s, Recipe& r) {
  nn::NLLLoss loss;
  loss.weight = s.numbers("weight", 0);
  loss.ignore_index = parse_ignore_index(s, r);
  return loss;
}

constexpr LossKind kLosses[] = {
    {"cross_entropy", parse_cross_entropy},
    {"nll", parse_nll},
    {"mse", [](Section&, Recipe&) -> nn::Criterion { return nn::MSELoss{}; }},
    {"l1", [](Section&, Recipe&) -> nn::Criterion { return nn::L1Loss{}; }},
    {"smooth_l1",
     [](Section& s, Recipe&) -> nn::Criterion { return nn::SmoothL1Loss{s.number("beta", 1, 0)}; }},
    {"huber",
     [](Section& s, Recipe&) -> nn::Criterion {
       return nn::HuberLoss{s.number("delta", 1, 1e-300)};
     }},
    {"bce_with_logits", [](Section&, Recipe&) -> nn::Criterion { return nn::BCEWithLogitsLoss{}; }},
};

}  // namespace

double dropout_of(Section& s, std::string_view key, double otherwise) {
  const double p = s.number(key, otherwise, 0, 1);
  if (p == 1) s.fail_at(key, "a number of 0 or more, below 1");
  return p;
}

void parse_model(Section section, Recipe& r) {
  if (section.has("type")) {
    r.model = parse_network(section);
    section.finish();
    return;
  }
  if (!section.has("layers")) section.fail_missing("layers");
  std::vector<LayerRecipe>& layers = r.layers;
  for (Section& s : section.sections("layers")) {
    layers.push_back(parse_layer(s, layers.size()));
    for (size_t i = 0; i + 1 < layers.size(); ++i)
      if (layers[i].name == layers.back().name)
        s.fail_at("name", str_cat("a name of its own ('", layers.back().name,
                                  "' is another layer's; without a name it is the number)"));
  }
  if (layers.empty()) section.fail_at("layers", "at least one layer");
  section.finish();
}

void parse_loss(std::optional<Section> section, Recipe& r) {
  r.loss = "cross_entropy";
  // A text's targets are tokens at each place of the output [B, T, C].
  r.class_dim = r.data.kind == "text" ? -1 : 1;
  r.criterion = nn::CrossEntropyLoss{.class_dim = r.class_dim};
  if (!section) return;
  std::vector<std::string_view> names;
  for (const LossKind& k : kLosses) names.push_back(k.name);
  r.loss = section->need_choice("kind", names);
  for (const LossKind& k : kLosses)
    if (k.name == r.loss) r.criterion = k.parse(*section, r);
  section->finish();
}

}  // namespace fullbore::cli
