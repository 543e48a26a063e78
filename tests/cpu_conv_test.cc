// Convolutions and their gradients on the CPU: any geometry and element type against the reference
// kernels, channels-last layout, the same bits at any thread count.
#include <sstream>

#include "cpu_util.h"

namespace fullbore {
namespace {

using cpu::CompileOptions;
using cpu::Program;

struct Geometry {
  Type x, w;
  Attr attr;
};

Geometry random_geometry(std::mt19937& rng, DType dtype, int spatial) {
  const auto below = [&](int64_t n) { return static_cast<int64_t>(rng()) % n; };
  const int64_t groups = below(3) == 0 ? 1 + below(3) : 1;
  const int64_t in = 1 + below(5), out = 1 + below(5);
  std::vector<int64_t> x{1 + below(5), in * groups}, w{out * groups, in};
  Geometry g;
  g.attr.groups = {groups};
  for (int a = 0; a < spatial; ++a) {
    const int64_t kernel = 1 + below(3), dilation = 1 + below(2), low = below(3), high = below(3);
    const int64_t least = std::max<int64_t>(1, (kernel - 1) * dilation + 1 - low - high);
    x.push_back(least + below(7));
    w.push_back(kernel);
    g.attr.stride.push_back(1 + below(2));
    g.attr.dilation.push_back(dilation);
    g.attr.low.push_back(low);
    g.attr.high.push_back(high);
  }
  g.x = {dtype, Shape(Dims(x))};
  g.w = {dtype, Shape(Dims(w))};
  return g;
}

// relu(conv(relu(x)) + b) and its gradients with respect to everything.
Graph conv_graph(const Geometry& c, bool bias) {
  Graph g;
  const Tensor x(g, g.input("x", c.x)), w(g, g.input("w", c.w));
  std::vector<Tensor> wrt{x, w};
  Tensor y = make(Op::kConv, {maximum(x, 0.0), w}, c.attr);
  if (bias) {
    const Tensor b(g, g.input("b", {c.x.dtype, Shape{y.size(1)}}));
    y = y + broadcast_in_dim(b, y.shape(), {1});
    wrt.push_back(b);
  }
  y = maximum(y, 0.0);
  const Tensor loss = sum((y * y).to(DType::f32)) * (1.0 / static_cast<double>(y.numel()));
  const auto grads = gradients(loss, wrt);
  g.output("y", y.id());
  for (const Tensor& t : grads) g.output("grad", t.id());
  return g;
}

TEST(CpuConv, AnyGeometryMatchesReference) {
  std::mt19937 rng(1);
  for (int trial = 0; trial < 90; ++trial) {
    const Graph g = conv_graph(random_geometry(rng, DType::f32, 1 + trial % 3), trial % 2 == 0);
    SCOPED_TRACE(print(g));
    expect_same_as_reference(g, random_inputs(g, static_cast<unsigned>(trial)), 2e-4,
                             {.threads = 1 + trial % 3, .deterministic = trial % 4 == 0});
  }
}

TEST(CpuConv, SixteenBitFloats) {
  std::mt19937 rng(2);
  for (int trial = 0; trial < 24; ++trial) {
    const DType dtype = trial % 2 == 0 ? DType::bf16 : DType::f16;
    const Graph g = conv_graph(random_geometry(rng, dtype, 1 + trial % 3), trial % 4 < 2);
    SCOPED_TRACE(print(g));
    expect_same_as_reference(g, random_inputs(g, static_cast<unsigned>(trial)),
                             dtype == DType::bf16 ? 6e-2 : 8e-3,
                             {.threads = 2, .deterministic = trial % 3 == 0});
  }
}

Geometry image(int64_t batch, int64_t in, int64_t out, int64_t extent, int64_t kernel) {
  const int64_t pad = kernel / 2;
  return {.x = {DType::f32, Shape{batch, in, extent, extent}},
          .w = {DType::f32, Shape{out, in, kernel, kernel}},
          .attr = {.stride = {1, 1},
                   .dilation = {1, 1},
                   .low = {pad, pad},
                   .high = {pad, pad},
                   .groups = {1}}};
}

TEST(CpuConv, LargeImages) {
  for (const bool deterministic : {false, true}) {
    const Graph g = conv_graph(image(10, 16, 24, 12, 3), true);
    expect_same_as_reference(g, random_inputs(g, 3), 2e-4,
                             {.threads = 2, .deterministic = deterministic});
  }
}

TEST(CpuConv, DeterministicBitsAtAnyThreadCount) {
  const Graph g = conv_graph(image(13, 16, 32, 14, 3), true);
  const std::vector<Array> inputs = random_inputs(g, 4);
  std::vector<std::vector<Array>> results;
  for (const int threads : {1, 2, 3, 5})
    results.push_back(cpu::execute(g, inputs, {.threads = threads, .deterministic = true}));
  for (const auto& r : results)
    for (size_t i = 0; i < r.size(); ++i)
      EXPECT_EQ(std::memcmp(r[i].data(), results[0][i].data(), r[i].bytes()), 0) << i;
}

// No element moves between convolutions: a chain has transposes in the convolutions' own kernels
// only.
TEST(CpuConv, ChainsLieChannelsLast) {
  Graph g;
  Tensor x(g, g.input("x", {DType::f32, Shape{4, 1, 12, 12}}));
  std::vector<Tensor> wrt;
  for (const int64_t out : {8, 16, 16}) {
    const Geometry c = image(4, x.size(1), out, 12, 3);
    const Tensor w(g, g.input(str_cat("w", out, x.size(1)), c.w));
    const Tensor b(g, g.input(str_cat("b", out, x.size(1)), {DType::f32, Shape{out}}));
    x = make(Op::kConv, {x, w}, c.attr);
    x = maximum(x + broadcast_in_dim(b, x.shape(), {1}), 0.0);
    wrt.push_back(w), wrt.push_back(b);
  }
  x = make(Op::kPoolMax, {x},
           {.stride = {1, 1, 2, 2},
            .dilation = {1, 1, 1, 1},
            .low = {0, 0, 0, 0},
            .high = {0, 0, 0, 0},
            .window = {1, 1, 2, 2}});
  const Tensor loss = sum(mean(x, {2, 3}) * 0.5);
  for (const Tensor& t : gradients(loss, wrt)) g.output("grad", t.id());
  const auto program = Program::compile(g, {.threads = 1, .explain = true});
  std::istringstream text(program->explain());
  std::string line, kernel;
  while (std::getline(text, line)) {
    if (line.rfind("kernel", 0) == 0) kernel = line;
    EXPECT_FALSE(line.find("= transpose(") != std::string::npos &&
                 kernel.find("onednn_conv") == std::string::npos)
        << kernel << "\n"
        << line;
  }
  expect_same_as_reference(g, random_inputs(g, 5), 2e-4, {.threads = 2});
}

TEST(CpuConv, NotANumberSurvives) {
  const Graph g = conv_graph(image(2, 4, 8, 9, 3), true);
  std::vector<Array> inputs = random_inputs(g, 6);
  inputs[0].set(40, std::nan(""));
  const std::vector<Array> got = cpu::execute(g, inputs);
  bool found = false;
  for (int64_t i = 0; i < got[0].numel(); ++i) found = found || std::isnan(got[0].at(i));
  EXPECT_TRUE(found);
}

}  // namespace
}  // namespace fullbore
