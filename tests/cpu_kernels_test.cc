// Pooling and data movement on the CPU's own kernels: the reference's results at any number of
// threads, on shapes large enough for threads to share the work.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

#include "op_checks.h"

namespace fullbore {
namespace {

using namespace checks;
using List = std::vector<int64_t>;

struct KernelCase {
  Op op;
  std::vector<Type> inputs;
  Attr attr;
  std::string kernel;  // that must run it
  std::vector<std::pair<double, double>> ranges{};
};

std::string describe(const KernelCase& c) {
  return OpCase{c.op, c.inputs, c.attr, {}}.text() + " (" + c.kernel + ")";
}

Type of(DType d, const List& dims) { return {d, Shape(Dims(dims))}; }

// Few distinct values, so that maxima have equals; some NaN and both zeros among floats.
Array with_ties(const Type& type, std::pair<double, double> range, Rng& rng) {
  Array a = random_array(type, range.first, range.second, rng);
  if (!is_float(type.dtype)) return a;
  for (int64_t i = 0; i < a.numel(); ++i) {
    const double r = rng.uniform(0, 1);
    a.set(i, r < 0.01 ? std::nan("") : r < 0.05 ? -0.0 : std::round(a.at(i) * 4) / 4);
  }
  return a;
}

// Every number of threads gives what the reference gives, by the kernel of that name.
void check_case(const KernelCase& c) {
  OpCase op_case{c.op, c.inputs, c.attr, {}};
  const NodeGraph n = one_node(op_case);
  Rng rng(5);
  std::vector<Array> inputs;
  for (size_t i = 0; i < c.inputs.size(); ++i)
    inputs.push_back(
        with_ties(c.inputs[i], i < c.ranges.size() ? c.ranges[i] : std::pair{-1.0, 1.0}, rng));
  const std::vector<Array> want = run_kernel(def(c.op), n, inputs);
  for (const int threads : {1, 2, 3, 64}) {
    cpu::CompileOptions options;
    options.threads = threads;
    const auto program = cpu::Program::compile(n.graph, options);
    ASSERT_NE(program->explain().find(c.kernel), std::string::npos) << program->explain();
    Array got(want[0].type());
    std::vector<const void*> in;
    for (const Array& a : inputs) in.push_back(a.data());
    void* const out[] = {got.data()};
    program->run(in, out);
    // All values are multiples of 1 / 4 and small: every order of adding them is exact.
    EXPECT_EQ(compare(got, want[0], 0), "") << threads << " threads: " << describe(c);
  }
}

// ---- pooling ----

struct Window {
  List window, stride, dilation, low, high;
};

Attr attr_of(const Window& w) {
  return {
      .stride = w.stride, .dilation = w.dilation, .low = w.low, .high = w.high, .window = w.window};
}

std::vector<KernelCase> pool_cases() {
  const List ones(4, 1), none(4, 0);
  const std::vector<std::pair<List, Window>> shapes = {
      {{4, 16, 16, 40}, {{1, 2, 2, 1}, {1, 2, 2, 1}, ones, none, none}},
      {{3, 17, 15, 64}, {{1, 2, 2, 1}, {1, 2, 2, 1}, ones, none, none}},
      {{2, 15, 16, 64}, {{1, 3, 3, 1}, {1, 2, 2, 1}, ones, {0, 1, 1, 0}, {0, 1, 1, 0}}},
      {{1, 12, 13, 48}, {{1, 3, 2, 1}, ones, {1, 2, 3, 1}, {0, 2, 0, 0}, {0, 1, 3, 0}}},
      {{1, 8, 8, 100}, {{1, 8, 8, 1}, ones, ones, none, none}},
      {{5, 9, 16, 16}, {{1, 1, 2, 2}, {1, 1, 2, 2}, ones, none, none}},
      {{2, 8, 15, 35}, {{1, 1, 3, 3}, {1, 1, 2, 2}, ones, {0, 0, 1, 1}, {0, 0, 1, 1}}},
      {{2, 9, 15, 35}, {{1, 1, 3, 2}, {1, 1, 1, 3}, {1, 1, 1, 2}, {0, 0, 2, 2}, {0, 0, 2, 2}}},
      // windows that lie in the padding only
      {{2, 5, 5, 24}, {{1, 2, 2, 1}, {1, 2, 2, 1}, ones, {0, 4, 2, 0}, {0, 4, 3, 0}}},
      // the last axis has one element per column, the batch is windowed too
      {{6, 40, 7, 1}, {{2, 1, 3, 1}, {1, 1, 2, 1}, ones, {1, 0, 0, 0}, {0, 0, 1, 0}}},
  };
  std::vector<KernelCase> cases;
  for (const auto& [x, w] : shapes)
    for (const DType d : {DType::f32, DType::bf16, DType::f16}) {
      const Attr attr = attr_of(w);
      Graph g;
      const NodeId in = g.input("x", of(d, x));
      const Type y = infer_type(g, Op::kPoolMax, std::array{in}, attr);
      cases.push_back({Op::kPoolMax, {of(d, x)}, attr, "pool"});
      cases.push_back({Op::kPoolSum, {of(d, x)}, attr, "pool"});
      cases.push_back({Op::kPoolMaxGrad, {of(d, x), y}, attr, "pool"});
    }
  return cases;
}

TEST(CpuKernels, PoolingIsTheReferenceAtAnyNumberOfThreads) {
  for (const KernelCase& c : pool_cases()) check_case(c);
}

}  // namespace
}  // namespace fullbore
