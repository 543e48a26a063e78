// What the executor adds to its kernels: the time of a step of 100 nodes that cannot fuse, minus
// the same reference kernels called directly. Prints one JSON object; medians of 51 blocks of 200
// steps.
#include <algorithm>
#include <chrono>
#include <iostream>
#include <vector>

#include "cpu/program.h"
#include "cpu/threads.h"
#include "fullbore/tensor.h"
#include "ops/op_def.h"

namespace {

using namespace fullbore;

constexpr int kNodes = 100, kBlocks = 51, kSteps = 200;

// Median microseconds of one call.
template <typename F>
double measure(F&& step) {
  std::vector<double> blocks;
  for (int b = 0; b < kBlocks; ++b) {
    const auto start = std::chrono::steady_clock::now();
    for (int s = 0; s < kSteps; ++s) step();
    const std::chrono::duration<double, std::micro> t = std::chrono::steady_clock::now() - start;
    blocks.push_back(t.count() / kSteps);
  }
  std::nth_element(blocks.begin(), blocks.begin() + kBlocks / 2, blocks.end());
  return blocks[kBlocks / 2];
}

double overhead(int threads) {
  Graph g;
  const Type type{DType::f64, Shape{4}};
  Tensor x(g, g.input("x", type));
  for (int i = 0; i < kNodes; ++i) x = i % 2 ? exp(x) : neg(x);
  g.output("y", x.id());
  const auto program = cpu::Program::compile(g, {.threads = threads, .passes = {}});
  Array in = Array::full(type, 0.5), out(type);
  const void* inputs[] = {in.data()};
  void* outputs[] = {out.data()};
  const double step = measure([&] { program->run(inputs, outputs); });

  Array buffers[2] = {Array(type), Array(type)};
  const double direct = measure([&] {
    const void* from = in.data();
    for (uint32_t i = 1; i <= kNodes; ++i) {
      void* to = buffers[i % 2].data();
      const ConstView source{type, from};
      const View target{type, to};
      def(g[NodeId{i}].op).eval({g, NodeId{i}, {&source, 1}, {&target, 1}});
      from = to;
    }
  });
  return step - direct;
}

}  // namespace

int main() {
  std::cout << "{\"nodes\": " << kNodes << ", \"microseconds\": " << overhead(1)
            << ", \"microseconds_all_threads\": " << overhead(cpu::default_threads()) << "}\n";
}
