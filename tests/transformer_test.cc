// MultiheadAttention, positions and transformer layers against PyTorch; masks; what is refused.
#include "fullbore/nn/transformer.h"

#include <gtest/gtest.h>

#include "module_golden.h"

namespace fullbore {
namespace {

using testing::counter_array;
using testing::Named;
using Json = nlohmann::json;

constexpr int64_t kBatch = 2, kQueries = 3, kKeys = 4, kWidth = 8, kHeads = 4;

// As tools/golden/attention.py makes them.
nn::AttentionMasks masks_of(Graph& g, const std::string& name,
                            const std::vector<std::string>& kinds) {
  nn::AttentionMasks m;
  for (const std::string& kind : kinds) {
    if (kind == "bool") {
      const Array numbers = counter_array(name + "/mask", {DType::f64, {kQueries, kKeys}});
      Array mask(DType::boolean, numbers.shape());
      for (int64_t i = 0; i < mask.numel(); ++i)
        mask.set(i, numbers.at(i) > 0.3 && i % kKeys != 0 ? 1 : 0);
      m.attn_mask = constant(g, mask);
    } else if (kind == "float") {
      m.attn_mask = constant(g, counter_array(name + "/mask", {DType::f64, {kQueries, kKeys}}));
    } else if (kind == "each_head") {
      m.attn_mask = constant(
          g, counter_array(name + "/mask", {DType::f64, {kBatch * kHeads, kQueries, kKeys}}));
    } else if (kind == "padding") {
      m.key_padding_mask =
          constant(g, trace::array(DType::boolean, {kBatch, kKeys}, {0, 0, 0, 0, 0, 0, 1, 1}));
    } else if (kind == "causal") {
      m.is_causal = true;
    } else {
      throw Error("unknown mask " + kind);
    }
  }
  return m;
}

nn::MultiheadAttention make_attention(const Json& o) {
  nn::MultiheadAttentionOptions options{.bias = o.value("bias", true),
                                        .batch_first = o.value("batch_first", false)};
  if (o.contains("kdim")) options.kdim = o["kdim"].get<int64_t>();
  if (o.contains("vdim")) options.vdim = o["vdim"].get<int64_t>();
  if (o.contains("num_kv_heads")) options.num_kv_heads = o["num_kv_heads"].get<int64_t>();
  return {kWidth, kHeads, options};
}

nn::TransformerOptions transformer_options(const Json& o) {
  return {.dim_feedforward = 6,
          .dropout = 0,
          .activation = o.value("activation", "relu") == "gelu" ? nn::TransformerActivation::kGelu
                                                                : nn::TransformerActivation::kRelu,
          .batch_first = o.value("batch_first", false),
          .norm_first = o.value("norm_first", false)};
}

using Build = std::function<Tensor(Graph&, Named)>;
struct Made {
  std::shared_ptr<nn::Module> module;
  Build build;
};

Made make_transformer(const Json& c) {
  const Json& o = c["options"];
  const auto norm = std::make_shared<nn::LayerNorm>(kWidth);
  const auto options = transformer_options(o);
  if (c["kind"] == "encoder") {
    const nn::TransformerEncoderLayer layer(kWidth, kHeads, options);
    const auto build = [](auto m) {
      return Made{m, [m](Graph& g, Named in) {
                    return (*m)(in["x"], masks_of(g, "", {"causal", "padding"}));
                  }};
    };
    if (!o.contains("num_layers"))
      return build(std::make_shared<nn::TransformerEncoderLayer>(layer));
    return build(std::make_shared<nn::TransformerEncoder>(layer, o["num_layers"], norm));
  }
  const nn::TransformerDecoderLayer layer(kWidth, kHeads, options);
  const auto build = [](auto m) {
    return Made{m, [m](Graph& g, Named in) {
                  return (*m)(in["x"], in["memory"], masks_of(g, "", {"causal"}),
                              masks_of(g, "", {"padding"}));
                }};
  };
  if (!o.contains("num_layers")) return build(std::make_shared<nn::TransformerDecoderLayer>(layer));
  return build(std::make_shared<nn::TransformerDecoder>(layer, o["num_layers"], norm));
}

Made make(const Json& c) {
  const std::string kind = c["kind"], name = c["case"];
  const Json& o = c["options"];
  if (kind == "attention") {
    const auto m = std::make_shared<nn::MultiheadAttention>(make_attention(o));
    const auto kinds = c["masks"].get<std::vector<std::string>>();
    return {m, [=](Graph& g, Named in) {
              const Tensor query = in["query"], key = in.contains("key") ? in["key"] : query,
                           value = in.contains("value") ? in["value"] : key;
              return (*m)(query, key, value, masks_of(g, name, kinds));
            }};
  }
  if (kind == "rotary") {
    const auto m = std::make_shared<nn::RotaryEmbedding>(
        RotaryOptions{.base = o.value("base", 10000.0),
                      .offset = o.value("offset", 0),
                      .interleaved = o.value("interleaved", false)});
    return {m, [=](Graph&, Named in) { return (*m)(in["x"]); }};
  }
  if (kind == "sinusoidal") {
    const auto m = std::make_shared<nn::SinusoidalPositions>();
    return {m, [=](Graph&, Named in) { return (*m)(in["x"]); }};
  }
  return make_transformer(c);
}

class AttentionGolden : public ::testing::TestWithParam<Json> {};
INSTANTIATE_TEST_SUITE_P(All, AttentionGolden, ::testing::ValuesIn(golden::cases("attention")),
                         [](const auto& test) { return golden::test_name(test.param.at("case")); });

TEST_P(AttentionGolden, ResultsAndGradientsArePyTorchs) {
  static const io::Tensors all = golden::tensors("attention");
  const Made made = make(GetParam());
  testing::expect_golden(all, GetParam(), *made.module, [&](Graph& g, Named in) {
    return Named{{"y", made.build(g, in)}};
  });
}

// A query that sees no key gives out_proj of zeros and gradients that are numbers.
TEST(MultiheadAttention, AllMaskedRowsGiveZeros) {
  nn::MultiheadAttention attention(4, 2, {.batch_first = true});
  testing::set_counter_state(attention);
  const Array x = counter_array("x", {DType::f32, {2, 3, 4}});
  const Array padding = trace::array(DType::boolean, {2, 3}, {0, 0, 0, 1, 1, 1});
  const testing::Ran ran =
      testing::run_module(attention, {{"x", x}, {"padding", padding}},
                          counter_array("dy", {DType::f32, {2, 3, 4}}), false, [&](const auto& in) {
                            const Tensor t = in.at("x");
                            return attention(t, t, t, {.key_padding_mask = in.at("padding")});
                          });
  for (int64_t i = 0; i < 12; ++i)
    EXPECT_EQ(ran.y.at(12 + i), attention.out_proj.bias.value().at(i % 4)) << i;
  for (const auto& [name, grad] : ran.grads)
    for (int64_t i = 0; i < grad.numel(); ++i) EXPECT_TRUE(std::isfinite(grad.at(i))) << name;
  for (int64_t i = 0; i < 12; ++i) EXPECT_EQ(ran.grads.at("x").at(12 + i), 0) << i;
}

TEST(Transformer, NamesAndInitialValuesArePyTorchs) {
  nn::TransformerEncoder encoder(nn::TransformerEncoderLayer(8, 2), 2,
                                 std::make_shared<nn::LayerNorm>(8));
  encoder.initialize(0);
  const auto state = encoder.state_dict();
  EXPECT_EQ(state.size(), 26u);
  for (const char* name : {"layers.0.self_attn.in_proj_weight", "layers.0.self_attn.in_proj_bias",
                           "layers.0.self_attn.out_proj.weight", "layers.1.linear1.weight",
                           "layers.1.linear2.bias", "layers.1.norm1.weight", "norm.bias"})
    EXPECT_TRUE(state.contains(name)) << name;
  EXPECT_EQ(state.at("layers.0.linear1.weight").shape(), (Shape{2048, 8}));
  const double bound = std::sqrt(6.0 / (8 + 24));  // Xavier
  double largest = 0;
  const Array& w = state.at("layers.0.self_attn.in_proj_weight");
  for (int64_t i = 0; i < w.numel(); ++i) largest = std::max(largest, std::abs(w.at(i)));
  EXPECT_FALSE(!(largest <= bound && largest > 0.9 * bound)) << largest;
  EXPECT_EQ(state.at("layers.0.self_attn.out_proj.bias").at(3), 0);
}

TEST(Transformer, TrainsWithDropout) {
  struct Net : nn::Module {
    nn::TransformerEncoder encoder{
        nn::TransformerEncoderLayer(8, 2, {.dim_feedforward = 8, .batch_first = true}), 1};
    nn::LearnedPositions positions{4, 8};
    nn::Linear head{8, 2};
    FB_MODULE(encoder, positions, head)
    Tensor forward(const Tensor& x) override { return head(mean(encoder(positions(x)), {1})); }
  } net;
  const data::Batch batch = testing::batch_of(counter_array("x", {DType::f32, {8, 3, 8}}),
                                              testing::labels_array(8, 2, 1));
  train::Step step(net, nn::CrossEntropyLoss(), optim::Adam({.lr = 0.01}),
                   {.device = "cpu", .threads = 1});
  const double first = step(batch).item();
  double last = 0;
  for (int i = 0; i < 60; ++i) last = step(batch).item();
  EXPECT_FALSE(!(last < 0.7 * first)) << first << " to " << last;
}

// ---- what is refused ----

Tensor input(Graph& g, const Shape& shape, DType dtype = DType::f32) {
  return {g, g.input("x", {dtype, shape})};
}

TEST(Transformer, RefusesWhatDoesNotFit) {
  const auto refused = [](const std::function<void()>& f, const std::string& text) {
    testing::expect_contains(testing::error_of(f), text);
  };
  refused([] { nn::MultiheadAttention(6, 4); },
          "[MultiheadAttention] expected embed_dim to be a multiple of num_heads, got 6 and 4");
  refused([] { nn::MultiheadAttention(8, 4, {.num_kv_heads = 3}); },
          "num_heads to be a multiple of num_kv_heads, got 4 and 3");
  refused([] { nn::MultiheadAttention(8, 0); }, "num_heads from 1");
  refused([] { nn::MultiheadAttention(8, 2, {.dropout = 1}); }, "a dropout in [0, 1), got 1");
  refused([] { nn::TransformerEncoderLayer(8, 2, {.dim_feedforward = 0}); },
          "[TransformerEncoderLayer] expected dim_feedforward from 1");
  refused([] { nn::TransformerEncoder(nn::TransformerEncoderLayer(8, 2), 0); },
          "[TransformerEncoder] expected num_layers from 1");
  refused([] { nn::LearnedPositions(0, 8); }, "num_positions from 1");
}

TEST(Transformer, RefusesInputsThatDoNotFit) {
  nn::MultiheadAttention m(8, 2, {.batch_first = true});
  const auto refused = [&](const std::function<void(Graph&)>& f, const std::string& text) {
    testing::expect_contains(testing::refusal(m, f), text);
  };
  refused(
      [&](Graph& g) {
        m(input(g, {2, 3, 7}));
      },
      "[MultiheadAttention] expected query [B, T, 8]");
  refused(
      [&](Graph& g) {
        m(input(g, {2, 3, 8}), input(g, {3, 4, 8}), input(g, {3, 4, 8}));
      },
      "of one batch, got f32[2,3,8], f32[3,4,8]");
  const auto masked = [&](const Shape& shape, DType dtype, bool padding, const std::string& text) {
    refused(
        [&](Graph& g) {
          const Tensor x = input(g, {2, 3, 8}), mask = input(g, shape, dtype);
          m(x, x, x,
            padding ? nn::AttentionMasks{.key_padding_mask = mask}
                    : nn::AttentionMasks{.attn_mask = mask});
        },
        text);
  };
  masked({3, 2}, DType::boolean, false,
         "expected attn_mask of bools or floats [3,3] or [4,3,3], got bool[3,2]");
  masked({3, 3}, DType::i32, false, "got i32[3,3]");
  masked({2, 2}, DType::boolean, true, "expected key_padding_mask of bools or floats [2,3]");
  nn::LearnedPositions positions(4, 8);
  testing::expect_contains(testing::refusal(positions,
                                            [&](Graph& g) {
                                              positions(input(g, {1, 5, 8}));
                                            }),
                           "[LearnedPositions] expected at most 4 steps (num_positions), got 5");
  nn::RotaryEmbedding rotary;
  testing::expect_contains(testing::refusal(rotary,
                                            [&](Graph& g) {
                                              rotary(input(g, {1, 5, 7}));
                                            }),
                           "[rotary_embedding] expected an input [..., T, D] with D even");
}

}  // namespace
}  // namespace fullbore
