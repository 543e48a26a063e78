// Products in any layout and element type, with and without bias, at several thread counts.
#include "cpu_util.h"

namespace fullbore {
namespace {

using cpu::CompileOptions;
using cpu::Program;

struct RandomDot {
  Type lhs, rhs;
  DotDims dims;
};

// Operands with random axes in random order: up to two batch, free and contracted axes each.
RandomDot random_dot(std::mt19937& rng, DType dtype, int64_t largest) {
  struct Axis {
    int64_t extent;
    int role;  // 0 batch, 1 contracted, 2 free
    size_t pair;
  };
  std::vector<Axis> lhs, rhs;
  const auto extent = [&] { return 1 + static_cast<int64_t>(rng()) % largest; };
  for (int role = 0; role < 3; ++role) {
    const size_t count = rng() % 3;
    for (size_t i = 0; i < count; ++i) {
      const Axis a{extent(), role, i};
      lhs.push_back(a);
      rhs.push_back(role == 2 ? Axis{extent(), role, i} : a);
    }
  }
  std::shuffle(lhs.begin(), lhs.end(), rng);
  std::shuffle(rhs.begin(), rhs.end(), rng);
  RandomDot d;
  const auto shape = [&](const std::vector<Axis>& axes, std::vector<int64_t>& batch,
                         std::vector<int64_t>& contract) {
    std::vector<int64_t> dims;
    batch.resize(static_cast<size_t>(
        std::count_if(axes.begin(), axes.end(), [](const Axis& a) { return a.role == 0; })));
    contract.resize(static_cast<size_t>(
        std::count_if(axes.begin(), axes.end(), [](const Axis& a) { return a.role == 1; })));
    for (size_t i = 0; i < axes.size(); ++i) {
      dims.push_back(axes[i].extent);
      if (axes[i].role == 0) batch[axes[i].pair] = static_cast<int64_t>(i);
      if (axes[i].role == 1) contract[axes[i].pair] = static_cast<int64_t>(i);
    }
    return Shape(Dims(dims));
  };
  d.lhs = {dtype, shape(lhs, d.dims.lhs_batch, d.dims.lhs_contract)};
  d.rhs = {dtype, shape(rhs, d.dims.rhs_batch, d.dims.rhs_contract)};
  return d;
}

Graph dot_graph(const RandomDot& d, std::optional<DType> result = std::nullopt) {
  Graph g;
  const Tensor a(g, g.input("a", d.lhs)), b(g, g.input("b", d.rhs));
  g.output("y", dot_general(a, b, d.dims, result).id());
  return g;
}

TEST(CpuDot, AnyLayoutMatchesReference) {
  std::mt19937 rng(1);
  for (int trial = 0; trial < 80; ++trial) {
    const Graph g = dot_graph(random_dot(rng, DType::f32, trial % 2 ? 6 : 13));
    SCOPED_TRACE(print(g));
    expect_same_as_reference(g, random_inputs(g, static_cast<unsigned>(trial)), 1e-4,
                             {.threads = 1 + trial % 3, .deterministic = trial % 4 == 0});
  }
}

TEST(CpuDot, SixteenBitFloatsAndIntegers) {
  const struct {
    DType in, out;
    double tolerance;
  } cases[] = {{DType::bf16, DType::bf16, 2e-2}, {DType::bf16, DType::f32, 1e-3},
               {DType::f16, DType::f16, 4e-3},   {DType::f16, DType::f32, 1e-4},
               {DType::i8, DType::i32, 0},       {DType::i32, DType::i32, 0},
               {DType::f64, DType::f64, 1e-12},  {DType::u8, DType::i32, 0}};
  std::mt19937 rng(2);
  for (const auto& c : cases) {
    for (int trial = 0; trial < 5; ++trial) {
      const Graph g = dot_graph(random_dot(rng, c.in, 7), c.out);
      SCOPED_TRACE(print(g));
      const double range = is_float(c.in) ? 1 : 100;
      expect_same_as_reference(
          g, random_inputs(g, static_cast<unsigned>(trial), c.in == DType::u8 ? 0 : -range, range),
          c.tolerance, {.threads = 2});
    }
  }
}

// Which kernel computes the graph's first output.
std::string kernels_of(const Graph& g, const CompileOptions& options) {
  CompileOptions o = options;
  o.explain = true;
  return Program::compile(g, o)->explain();
}

TEST(CpuDot, BiasRidesAlong) {
  for (const int64_t batch : {64, 1}) {
    SCOPED_TRACE(batch);
    Graph g;
    const Tensor x(g, g.input("x", {DType::f32, Shape{batch, 48}}));
    const Tensor w(g, g.input("w", {DType::f32, Shape{32, 48}}));
    const Tensor b(g, g.input("b", {DType::f32, Shape{32}}));
    g.output("y", (dot_general(x, w, {.lhs_contract = {1}, .rhs_contract = {1}}) + b).id());
    for (const bool deterministic : {false, true})
      expect_same_as_reference(g, random_inputs(g, 1), 1e-4,
                               {.threads = 2, .deterministic = deterministic});
  }
}

TEST(CpuDot, NotANumberSurvivesBiasAndRelu) {
  Graph g;
  const Tensor x(g, g.input("x", {DType::f32, Shape{64, 48}}));
  const Tensor w(g, g.input("w", {DType::f32, Shape{48, 32}}));
  const Tensor b(g, g.input("b", {DType::f32, Shape{32}}));
  g.output("y", maximum(matmul(x, w) + b, 0.0).id());
  std::vector<Array> inputs = random_inputs(g, 1);
  inputs[0].set(50, std::nan(""));
  inputs[0].set(100, HUGE_VAL);
  expect_same_as_reference(g, inputs, 1e-4, {.threads = 2});
}

TEST(CpuDot, UsesTheLibraryWherePossible) {
  std::mt19937 rng(3);
  for (int trial = 0; trial < 20; ++trial) {
    const Graph g = dot_graph(random_dot(rng, DType::f32, 5));
    EXPECT_NE(kernels_of(g, {.threads = 2}).find(": onednn_dot"), std::string::npos) << print(g);
  }
}

// Shapes that are cut along the batch, the rows, the columns and the sum.
TEST(CpuDot, DeterministicHasTheSameBitsAtAnyThreadCount) {
  const struct {
    Shape lhs, rhs;
    DotDims dims;
  } cases[] = {
      {{64, 784}, {128, 784}, {.lhs_contract = {1}, .rhs_contract = {1}}},
      {{64, 128}, {64, 784}, {.lhs_contract = {0}, .rhs_contract = {0}}},
      {{300, 200}, {200, 70}, {.lhs_contract = {1}, .rhs_contract = {0}}},
      {{3, 400}, {400, 2000}, {.lhs_contract = {1}, .rhs_contract = {0}}},
      {{5000, 12}, {5000, 20}, {.lhs_contract = {0}, .rhs_contract = {0}}},
      {{6, 40, 64},
       {6, 64, 50},
       {.lhs_batch = {0}, .rhs_batch = {0}, .lhs_contract = {2}, .rhs_contract = {1}}},
  };
  for (const auto& c : cases) {
    Graph g;
    const Tensor a(g, g.input("a", {DType::f32, c.lhs})), b(g, g.input("b", {DType::f32, c.rhs}));
    g.output("y", dot_general(a, b, c.dims).id());
    const std::vector<Array> inputs = random_inputs(g, 4);
    expect_near(cpu::execute(g, inputs, {.threads = 2, .deterministic = true})[0],
                evaluate(g, inputs)[0], 1e-4);
    const Array one = cpu::execute(g, inputs, {.threads = 1, .deterministic = true})[0];
    for (const int threads : {2, 4, 7})
      EXPECT_TRUE(
          same_bits(one, cpu::execute(g, inputs, {.threads = threads, .deterministic = true})[0]))
          << print(g) << threads;
  }
}

}  // namespace
}  // namespace fullbore
