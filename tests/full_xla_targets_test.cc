// Every example program compiled for cards that are not here, by the plugins that drive them. What
// the optimized programs must show: convolutions and their gradients in cuDNN, nothing in f64, next
// to no transposes of activations, all state updated in place. Skipped where a plugin is missing.
#include <gtest/gtest.h>

#include <cstdlib>

#include "cli_util.h"
#include "fullbore/functional.h"
#include "ops/hlo.h"
#include "ops/op_def.h"
#include "xla/discover.h"
#include "xla/hlo_summary.h"
#include "xla/topology.h"

namespace fullbore::xla {
namespace {

using testing::json;
using List = std::vector<int64_t>;

// ---- a small residual network, as a graph ----

// A prime: what has a multiple of it in elements is an activation.
constexpr int64_t kBatch = 61;

class ResidualNet {
 public:
  // A step of gradient descent; convolutions and activations are of this type.
  Graph build(DType dtype) {
    dtype_ = dtype;
    Tensor x(g, g.input("x", {DType::f32, {kBatch, 3, 32, 32}}, 0));
    const Tensor y(g, g.input("y", {DType::i32, {kBatch}}, 0));
    x = relu(norm(conv(x.to(dtype), 16, 3, 1)));
    x = block(x, 16, 1);
    x = block(x, 32, 2);
    const Tensor pooled = mean(x.to(DType::f32), {2, 3});
    const Tensor loss = cross_entropy(linear(pooled, parameter({10, 32})), y);
    const std::vector<Tensor> grads = gradients(loss, parameters_);
    g.output("loss", loss.id());
    for (size_t i = 0; i < parameters_.size(); ++i) {
      const Tensor next = parameters_[i] - grads[i] * 0.1;
      g.output(str_cat("w", i), next.id(), static_cast<int>(i) + 2);
      state_bytes += next.type().bytes();
    }
    return std::move(g);
  }
  int64_t convolutions = 0, state_bytes = 0;

 private:
  Tensor parameter(const Shape& shape) {
    parameters_.emplace_back(g, g.input(str_cat("w", parameters_.size()), {DType::f32, shape}));
    return parameters_.back();
  }
  Tensor conv(const Tensor& x, int64_t channels, int64_t size, int64_t stride) {
    ++convolutions;
    const Tensor w = parameter({channels, x.size(1), size, size}).to(dtype_);
    const int64_t pad = size / 2;
    const NodeId inputs[] = {x.id(), w.id()};
    return {g, make_node(g, Op::kConv, inputs,
                         {.stride = {stride, stride},
                          .dilation = {1, 1},
                          .low = {pad, pad},
                          .high = {pad, pad},
                          .groups = {1}})};
  }
  Tensor norm(const Tensor& x) {
    const Tensor weight = parameter({x.size(1)}), bias = parameter({x.size(1)});
    const Tensor f = x.to(DType::f32);
    const auto spread = [&](const Tensor& t) { return broadcast_in_dim(t, f.shape(), {1}); };
    const Tensor centered = f - spread(mean(f, {0, 2, 3}));
    const Tensor scale = rsqrt(mean(square(centered), {0, 2, 3}) + 1e-5) * weight;
    return (centered * spread(scale) + spread(bias)).to(dtype_);
  }
  Tensor block(const Tensor& x, int64_t channels, int64_t stride) {
    const Tensor y = norm(conv(relu(norm(conv(x, channels, 3, stride))), channels, 3, 1));
    const Tensor skip = stride == 1 ? x : norm(conv(x, channels, 1, stride));
    return relu(y + skip);
  }

  Graph g;
  DType dtype_{};
  std::vector<Tensor> parameters_;
};

// ---- cards ----

const json& card(const std::string& id) {
  static const json list = [] {
    const testing::Workshop w;
    return json::parse(w.must({"compile", "--list", "--json"}).out);
  }();
  for (const json& c : list)
    if (c["id"] == id) return c;
  throw Error("no card " + id);
}

std::shared_ptr<const Topology> topology_of(const json& c, const std::filesystem::path& plugin) {
  if (c["plugin"] == "tpu") return Topology::create(Plugin::load(plugin), c["topology"], {});
  return Topology::create(
      Plugin::load(plugin), "",
      {{"target_config", std::string(c["target_config"])}, {"topology", std::string("1x1x1")}});
}

class XlaTargets : public ::testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    ::setenv("TF_CPP_MIN_LOG_LEVEL", "3", 0);
    ::setenv("TPU_SKIP_MDS_QUERY", "1", 0);
    ::setenv("ALLOW_MULTIPLE_LIBTPU_LOAD", "1", 0);
    ::setenv("TPU_ACCELERATOR_TYPE", "v5litepod-1", 0);
    ::setenv("TPU_WORKER_HOSTNAMES", "localhost", 0);
    ::setenv("TPU_WORKER_ID", "0", 0);
    const std::string kind = card(GetParam())["plugin"];
    const auto found = find_plugin(kind);
    if (!found) GTEST_SKIP() << "no " << kind << " plugin; fullbore plugin add " << kind;
    plugin = found->path;
  }
  bool is_gpu() const { return card(GetParam())["plugin"] != "tpu"; }
  std::filesystem::path plugin;
};

TEST_P(XlaTargets, EveryRecipe) {
  for (const auto& entry : std::filesystem::directory_iterator(FB_SOURCE_DIR "/recipes")) {
    const std::string name = entry.path().filename();
    if (entry.path().extension() != ".toml") continue;
    // libtpu takes minutes over their convolutions.
    if (!is_gpu() && (name == "resnet18.toml" || name == "mnist_cnn.toml")) continue;
    const testing::Workshop w;
    testing::Args args{"compile", entry.path().string(), "--for", GetParam(), "--json"};
    // The recipes of texts say how theirs is made; any will do.
    if (testing::bytes_of(entry.path()).find("kind = \"text\"") != std::string::npos) {
      w.file("text.txt", std::string(100000, 'a'));
      args.insert(args.end(), {"--set", "data.train=text.txt"});
    }
    const json j = json::parse(w.must(args).out);
    EXPECT_EQ(j["fits"], true) << entry.path();
    EXPECT_EQ(j["f64"], false) << entry.path();
    if (name.starts_with("simple_")) {
      EXPECT_EQ(j["transposes"], 0) << entry.path();
    }
    // A TPU keeps arrays in tiles: what is in place is larger there than the arrays are.
    const int64_t in_place = j["memory"]["aliased"], state = j["state_bytes"];
    EXPECT_GE(in_place, state) << entry.path();
    if (!is_gpu()) continue;
    EXPECT_EQ(in_place, state) << entry.path();
    EXPECT_EQ(j["convolutions"]["other"], 0) << entry.path();
    // A linear layer at least: forward and both gradients.
    EXPECT_GE(j["products"]["cublas"].get<int>() + j["products"]["triton"].get<int>(), 3)
        << entry.path();
    EXPECT_EQ(j["products"]["other"], 0) << entry.path();
  }
}

TEST_P(XlaTargets, ResidualNetwork) {
  for (const DType dtype : {DType::f32, DType::bf16}) {
    if (!is_gpu() && dtype == DType::f32) continue;  // libtpu takes minutes
    ResidualNet net;
    const Graph step = net.build(dtype);
    const auto topology = topology_of(card(GetParam()), plugin);
    const Compiled compiled = topology->compile(to_stablehlo(step, {"DEFAULT"}));
    const HloSummary hlo = summarize_hlo(compiled.optimized_hlo());
    const std::string what = str_cat(GetParam(), " ", name(dtype));
    EXPECT_FALSE(hlo.f64) << what;
    int64_t activations = 0;
    for (const auto& [elements, times] : hlo.transposes)
      if (elements % kBatch == 0) activations += times;
    EXPECT_LE(activations, 2) << what;
    EXPECT_GE(compiled.memory().aliased, net.state_bytes) << what;
    if (!is_gpu()) continue;
    EXPECT_EQ(compiled.memory().aliased, net.state_bytes) << what;
    // The image has no gradient.
    EXPECT_EQ(hlo.conv_forward, net.convolutions) << what;
    EXPECT_EQ(hlo.conv_input_grad, net.convolutions - 1) << what;
    EXPECT_EQ(hlo.conv_filter_grad, net.convolutions) << what;
    EXPECT_EQ(hlo.conv_other, 0) << what;
  }
}

// Convolutions of many shapes, each with both gradients.
TEST_P(XlaTargets, EveryDenseConvolution) {
  if (!is_gpu()) GTEST_SKIP() << "all convolutions of a TPU are on its matrix unit";
  struct Case {
    List x, w, stride, dilation, low, high;
  };
  const Case cases[] = {
      {{8, 16, 32, 32}, {32, 16, 3, 3}, {1, 1}, {1, 1}, {1, 1}, {1, 1}},
      {{8, 16, 32, 32}, {32, 16, 3, 3}, {2, 2}, {1, 1}, {1, 1}, {1, 1}},
      {{8, 3, 64, 64}, {32, 3, 7, 7}, {2, 2}, {1, 1}, {3, 3}, {3, 3}},
      {{8, 16, 32, 32}, {32, 16, 1, 1}, {1, 1}, {1, 1}, {0, 0}, {0, 0}},
      {{8, 16, 32, 32}, {32, 16, 1, 1}, {2, 2}, {1, 1}, {0, 0}, {0, 0}},
      {{8, 16, 32, 32}, {32, 16, 3, 3}, {1, 1}, {2, 2}, {2, 2}, {2, 2}},
      {{8, 16, 31, 29}, {32, 16, 5, 2}, {3, 2}, {1, 1}, {0, 1}, {2, 0}},
      {{8, 16, 2, 2}, {32, 16, 3, 3}, {1, 1}, {1, 1}, {1, 1}, {1, 1}},
      {{8, 16, 32}, {32, 16, 3}, {1}, {1}, {1}, {1}},
      {{4, 8, 8, 8, 8}, {16, 8, 3, 3, 3}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}},
  };
  for (const DType dtype : {DType::f32, DType::bf16}) {
    Graph g;
    for (const Case& c : cases) {
      const auto typed = [&](const List& dims) { return Type{dtype, Shape(Dims(dims))}; };
      const auto input = [&](const Type& t) {
        return Tensor(g, g.input(str_cat("x", g.inputs().size()), t));
      };
      const Tensor x = input(typed(c.x)), w = input(typed(c.w));
      const NodeId inputs[] = {x.id(), w.id()};
      const Tensor y(g, make_node(g, Op::kConv, inputs,
                                  {.stride = c.stride,
                                   .dilation = c.dilation,
                                   .low = c.low,
                                   .high = c.high,
                                   .groups = {1}}));
      g.output(str_cat("y", g.outputs.size()), y.id());
      const Tensor wrt[] = {x, w};
      for (const Tensor& grad : gradients(sum(square(y)), wrt))
        g.output(str_cat("y", g.outputs.size()), grad.id());
    }
    const auto topology = topology_of(card(GetParam()), plugin);
    const HloSummary hlo =
        summarize_hlo(topology->compile(to_stablehlo(g, {"DEFAULT"})).optimized_hlo());
    EXPECT_EQ(hlo.conv_cudnn(), 3 * static_cast<int64_t>(std::size(cases)))
        << name(dtype) << " forward " << hlo.conv_forward << ", input " << hlo.conv_input_grad
        << ", filter " << hlo.conv_filter_grad;
    EXPECT_EQ(hlo.conv_other, 0) << name(dtype);
  }
}

INSTANTIATE_TEST_SUITE_P(Cards, XlaTargets,
                         ::testing::Values("rtx3090", "a100_sxm_80", "h100_sxm", "tpu_v5e"));

}  // namespace
}  // namespace fullbore::xla
