// Threads: counts, denormals, determinism, programs run from several threads of the user.
#include <cfenv>
#include <limits>
#include <thread>

#if defined(__SSE__)
#include <xmmintrin.h>
#endif

#include "cpu/threads.h"
#include "cpu_util.h"

namespace fullbore {
namespace {

using cpu::Program;

// Parameters after `steps` steps in place from the same start.
std::vector<Array> train(const Graph& g, int steps, const cpu::CompileOptions& options,
                         unsigned seed = 1) {
  std::vector<Array> state = random_inputs(g, seed);
  Array loss(DType::f32, {});
  const auto program = Program::compile(g, options);
  std::vector<void*> out{loss.data()};
  for (size_t i = 1; i < state.size(); ++i) out.push_back(state[i].data());
  for (int s = 0; s < steps; ++s) program->run(addresses_in(state), out);
  state.push_back(loss);
  return state;
}

void expect_same_bits(const std::vector<Array>& a, const std::vector<Array>& b) {
  ASSERT_EQ(a.size(), b.size());
  for (size_t i = 0; i < a.size(); ++i) EXPECT_TRUE(same_bits(a[i], b[i])) << i;
}

TEST(CpuThreads, DefaultIsWhatTheProcessMayUse) {
  EXPECT_GE(cpu::default_threads(), 1);
  EXPECT_LE(cpu::default_threads(), static_cast<int>(std::thread::hardware_concurrency()));
  EXPECT_THROW(cpu::checked_threads(100000), Error);
}

TEST(CpuThreads, SameThreadCountSameBits) {
  const Graph g = mlp_graph({200, 96, 10}, 64, 0.01);
  for (const int threads : {1, 2, 4})
    expect_same_bits(train(g, 10, {.threads = threads}), train(g, 10, {.threads = threads}));
}

TEST(CpuThreads, DeterministicTrainingHasTheSameBitsAtAnyThreadCount) {
  const Graph g = mlp_graph({784, 128, 10}, 64, 0.01);
  const auto one = train(g, 3, {.threads = 1, .deterministic = true});
  for (const int threads : {2, 4, 7})
    expect_same_bits(one, train(g, 3, {.threads = threads, .deterministic = true}));
}

TEST(CpuThreads, TwoThreadsTrainTheirOwnNetworks) {
  const Graph a = mlp_graph({50, 40, 10}, 32, 0.01), b = mlp_graph({30, 64, 5}, 16, 0.01);
  const auto alone_a = train(a, 50, {.threads = 2}, 1), alone_b = train(b, 50, {.threads = 2}, 2);
  std::vector<Array> together_a, together_b;
  std::thread first([&] { together_a = train(a, 50, {.threads = 2}, 1); });
  std::thread second([&] { together_b = train(b, 50, {.threads = 2}, 2); });
  first.join();
  second.join();
  expect_same_bits(alone_a, together_a);
  expect_same_bits(alone_b, together_b);
}

#if defined(__SSE__)
TEST(CpuThreads, DenormalsAreFlushedInAStepAndTheModeComesBack) {
  Graph g;
  const Tensor x(g, g.input("x", {DType::f32, Shape{1 << 12}}));
  g.output("y", (x * 0.25).id());
  std::vector<Array> inputs{Array::full(g.type(g.inputs()[0]), 1e-38)};
  for (const int threads : {1, 2}) {
    for (const unsigned mode : {0x1f80u, 0x1f80u | 0x8040u}) {
      const unsigned saved = _mm_getcsr();
      _mm_setcsr(mode);
      const std::vector<Array> y = cpu::execute(g, inputs, {.threads = threads});
      EXPECT_EQ(_mm_getcsr() & 0xffc0u, mode & 0xffc0u);
      _mm_setcsr(saved);
      for (int64_t i = 0; i < y[0].numel(); ++i) ASSERT_EQ(y[0].at(i), 0) << i;
    }
  }
}

TEST(CpuThreads, WorkersGetTheirModeBack) {
  std::vector<unsigned> before(4), inside(4), after(4);
  const auto read = [](std::vector<unsigned>& modes) {
#pragma omp parallel num_threads(4)
    modes[static_cast<size_t>(cpu::thread_number())] = _mm_getcsr() & 0xffc0u;
  };
  read(before);
  {
    const cpu::StepScope scope(4);
    read(inside);
  }
  read(after);
  for (size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(before[i], after[i]);
    EXPECT_EQ(inside[i] & 0x8040u, 0x8040u);
  }
}
#endif

}  // namespace
}  // namespace fullbore
