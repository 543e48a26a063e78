// Pooling and data movement on the CPU's own kernels: the reference's results at any number of
// threads, on shapes large enough for threads to share the work.
#include <gtest/gtest.h>

#include <array>
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

// ---- movement ----

std::vector<KernelCase> move_cases() {
  std::vector<KernelCase> cases;
  for (const DType d : {DType::f32, DType::bf16, DType::u8}) {
    const auto transpose = [&](List dims, List axes) {
      cases.push_back({Op::kTranspose, {of(d, dims)}, {.axes = std::move(axes)}, "move"});
    };
    transpose({300, 217}, {1, 0});
    transpose({5, 48, 12, 64}, {0, 3, 1, 2});  // channels to the front
    transpose({5, 33, 12, 37}, {0, 2, 3, 1});
    transpose({64, 3, 70, 20}, {2, 1, 0, 3});  // runs of 20
    transpose({40, 6, 7, 50}, {3, 2, 1, 0});
    cases.push_back({Op::kSlice,
                     {of(d, {60, 50, 70})},
                     {.start = {3, 0, 5}, .limit = {60, 50, 69}, .stride = {2, 1, 3}},
                     "move"});
    cases.push_back({Op::kSlice,
                     {of(d, {600, 500})},
                     {.start = {3, 8}, .limit = {590, 450}, .stride = {1, 1}},
                     "move"});
    cases.push_back(
        {Op::kConcat,
         {of(d, {70, 30, 40}), of(d, {70, 1, 40}), of(d, {70, 0, 40}), of(d, {70, 33, 40})},
         {.axes = {1}},
         "move"});
    cases.push_back({Op::kConcat, {of(d, {500, 90}), of(d, {300, 90})}, {.axes = {0}}, "move"});
    cases.push_back({Op::kPad,
                     {of(d, {6, 50, 70, 9}), of(d, {})},
                     {.low = {0, 1, 3, 0}, .high = {0, 2, 3, 0}, .interior = {0, 0, 0, 0}},
                     "move"});
    cases.push_back({Op::kPad,
                     {of(d, {90, 50, 40}), of(d, {})},
                     {.low = {-7, 2, -3}, .high = {5, -9, -2}, .interior = {1, 0, 2}},
                     "move"});
    // cut away whole, and more: what is left is padding
    cases.push_back({Op::kPad,
                     {of(d, {3, 4}), of(d, {})},
                     {.low = {-5, 0}, .high = {90, 0}, .interior = {0, 0}},
                     "move"});
    const std::vector<std::pair<double, double>> three = {{-1, 1}, {-1, 1}, {-30, 90}};
    cases.push_back({Op::kDynSlice,
                     {of(d, {80, 60, 70}), of(DType::i32, {3})},
                     {.shape = {50, 31, 70}},
                     "move",
                     {{-1, 1}, {-30, 90}}});
    cases.push_back({Op::kDynUpdate,
                     {of(d, {80, 60, 70}), of(d, {50, 31, 65}), of(DType::i32, {3})},
                     {},
                     "move",
                     three});
  }
  return cases;
}

TEST(CpuKernels, MovementIsTheReferenceAtAnyNumberOfThreads) {
  for (const KernelCase& c : move_cases()) check_case(c);
}

// ---- computed indices ----

std::vector<KernelCase> index_cases() {
  std::vector<KernelCase> cases;
  // x, index, axis, axes shared with the index
  const std::vector<std::tuple<List, List, int64_t, int64_t>> shapes = {
      {{250, 96}, {20, 64}, 0, 0},      // an embedding
      {{9, 100}, {300}, 0, 0},          // many of the same row
      {{500, 3}, {30, 40}, 0, 0},       // rows of few elements
      {{60, 40, 50}, {60, 33}, 1, 1},   // a batch
      {{6, 5, 40, 70}, {6, 90}, 2, 1},  // a batch, and slices that share indices
      {{700, 300}, {700}, 1, 1},        // one element of each row
      {{40, 900}, {40, 120}, 1, 1},     // single elements
  };
  for (const auto& [x, index, axis, batch] : shapes)
    for (const DType d : {DType::f32, DType::bf16, DType::f64, DType::i32}) {
      const DType i = std::array{DType::i32, DType::u32, DType::i64}[cases.size() / 2 % 3];
      const Attr attr{.axes = {axis}, .batch_dims = {batch}};
      const auto extent = static_cast<double>(x[static_cast<size_t>(axis)]);
      const std::pair<double, double> places = {i == DType::u32 ? 0 : -4, extent + 4};
      Graph g;
      const std::array in = {g.input("x", of(d, x)), g.input("i", of(i, index))};
      const Type y = infer_type(g, Op::kGather, in, attr);
      cases.push_back({Op::kGather, {of(d, x), of(i, index)}, attr, "gather", {{-1, 1}, places}});
      cases.push_back({Op::kScatterAdd,
                       {of(d, x), of(i, index), y},
                       attr,
                       "scatter_add",
                       {{-1, 1}, places, {-1, 1}}});
    }
  return cases;
}

TEST(CpuKernels, IndexingIsTheReferenceAtAnyNumberOfThreads) {
  for (const KernelCase& c : index_cases()) check_case(c);
}

TEST(CpuKernels, ArgMaxIsTheReferenceAtAnyNumberOfThreads) {
  for (const DType d : {DType::f32, DType::f16, DType::f64, DType::i32})
    for (const int64_t axis : {0, 1, 2})
      check_case({Op::kArgMax, {of(d, {60, 40, 50})}, {.axes = {axis}}, "arg_max", {{-50, 50}}});
}

}  // namespace
}  // namespace fullbore
