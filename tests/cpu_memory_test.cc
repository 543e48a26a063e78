// Memory: plans of random lifetimes, allocations in a step, the live heap over many steps.
#include <dlfcn.h>
#include <malloc.h>

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <new>

#include "cpu_util.h"
#include "files.h"

namespace {
std::atomic<bool> counting{false};
std::atomic<long> allocations{0};
}  // namespace

// ThreadSanitizer brings operators of its own, which cannot be replaced: nothing is counted there.
#ifndef FB_THREAD_SANITIZER
// oneDNN allocates in each call; that is documented and not ours.
static void count(const void* caller) {
  Dl_info info{};
  if (!counting || (dladdr(caller, &info) != 0 && std::strstr(info.dli_fname, "libdnnl"))) return;
  ++allocations;
}
// Not inlined: the caller's address is looked at, and the compiler would take free() for a
// mismatched deallocation.
#define FB_NOINLINE __attribute__((noinline))
FB_NOINLINE void* operator new(size_t bytes) {
  count(__builtin_return_address(0));
  if (void* p = std::malloc(bytes)) return p;
  throw std::bad_alloc();
}
FB_NOINLINE void* operator new(size_t bytes, const std::nothrow_t&) noexcept {
  count(__builtin_return_address(0));
  return std::malloc(bytes);
}
FB_NOINLINE void* operator new(size_t bytes, std::align_val_t alignment) {
  count(__builtin_return_address(0));
  const auto a = static_cast<size_t>(alignment);
  if (void* p = std::aligned_alloc(a, (bytes + a - 1) / a * a)) return p;
  throw std::bad_alloc();
}
FB_NOINLINE void operator delete(void* p) noexcept { std::free(p); }
FB_NOINLINE void operator delete(void* p, size_t) noexcept { std::free(p); }
FB_NOINLINE void operator delete(void* p, std::align_val_t) noexcept { std::free(p); }
FB_NOINLINE void operator delete(void* p, size_t, std::align_val_t) noexcept { std::free(p); }
#endif

namespace fullbore {
namespace {

using cpu::Buffer;
using cpu::Program;

TEST(CpuMemory, RandomPlansNeverOverlap) {
  std::mt19937 rng(1);
  for (int trial = 0; trial < 200; ++trial) {
    std::vector<Buffer> buffers;
    int64_t peak_at[40] = {};
    for (int step = 0; step < 40; ++step) {
      const int first = step, last = std::min(39, step + static_cast<int>(rng() % 8));
      Buffer b{static_cast<int64_t>(rng() % 5000), first, last, -1, 0};
      // Sometimes in place of a buffer that dies in this very step.
      for (size_t i = 0; i < buffers.size(); ++i) {
        const bool taken = std::any_of(buffers.begin(), buffers.end(), [&](const Buffer& o) {
          return o.shares == static_cast<int>(i);
        });
        if (buffers[i].last == first && !taken && rng() % 2) {
          b.bytes = buffers[i].bytes;
          b.shares = static_cast<int>(i);
          break;
        }
      }
      buffers.push_back(b);
    }
    const int64_t bytes = cpu::plan_memory(buffers);
    ASSERT_EQ(cpu::check_plan(buffers, bytes), "");
    for (int step = 0; step < 40; ++step)
      for (const Buffer& b : buffers)
        if (b.first <= step && step <= b.last) peak_at[step] += (b.bytes + 63) / 64 * 64;
    EXPECT_LE(static_cast<double>(bytes),
              1.5 * static_cast<double>(*std::max_element(std::begin(peak_at), std::end(peak_at))));
  }
}

TEST(CpuMemory, TheCheckFindsOverlaps) {
  std::vector<Buffer> apart = {{100, 0, 2, -1, 0}, {100, 1, 3, -1, 128}};
  EXPECT_EQ(cpu::check_plan(apart, 256), "");
  apart[1].offset = 64;
  EXPECT_NE(cpu::check_plan(apart, 256), "");
  apart[0].last = 0;
  EXPECT_EQ(cpu::check_plan(apart, 256), "");
  apart[0].last = 1;
  EXPECT_NE(cpu::check_plan(apart, 256), "");
  apart[1] = {100, 1, 3, 0, 0};  // in place
  EXPECT_EQ(cpu::check_plan(apart, 256), "");
  apart[0].last = 2;  // still read after it was overwritten
  EXPECT_NE(cpu::check_plan(apart, 256), "");
  apart[0].last = 1;
  EXPECT_NE(cpu::check_plan(apart, 64), "");
}

struct Stepper {
  explicit Stepper(const Graph& g, const cpu::CompileOptions& options)
      : inputs(random_inputs(g, 1)),
        results(result_arrays(g)),
        program(Program::compile(g, options)),
        in(addresses_in(inputs)),
        out(addresses_out(results)) {
    for (size_t i = 0; i < out.size(); ++i)
      if (const int a = g.outputs[i].alias; a >= 0) out[i] = inputs[static_cast<size_t>(a)].data();
  }
  void step() { program->run(in, out); }

  std::vector<Array> inputs, results;
  std::unique_ptr<Program> program;
  std::vector<const void*> in;
  std::vector<void*> out;
};

TEST(CpuMemory, AStepAllocatesNothing) {
  FB_SKIP_UNDER_THREAD_SANITIZER();
  for (const bool deterministic : {false, true}) {
    Stepper run(mlp_graph({100, 64, 10}, 64), {.threads = 2, .deterministic = deterministic});
    run.step();
    allocations = 0;
    counting = true;
    for (int i = 0; i < 10; ++i) run.step();
    counting = false;
    EXPECT_EQ(allocations, 0);
  }
}

TEST(CpuMemory, TheCounterCounts) {
  FB_SKIP_UNDER_THREAD_SANITIZER();
  allocations = 0;
  counting = true;
  std::vector<int> v(1000);
  counting = false;
  EXPECT_EQ(allocations, 1) << v.size();
}

TEST(CpuMemory, TheHeapDoesNotGrowOverAThousandSteps) {
  Stepper run(mlp_graph({60, 32, 10}, 32), {.threads = 2});
  for (int i = 0; i < 20; ++i) run.step();
  const size_t before = mallinfo2().uordblks;
  for (int i = 0; i < 1000; ++i) run.step();
  EXPECT_LE(mallinfo2().uordblks, before + 4096);
}

// A number of /proc/self/status, in bytes.
int64_t status_bytes(const std::string& key) {
  std::ifstream file("/proc/self/status");
  for (std::string line; std::getline(file, line);)
    if (line.rfind(key, 0) == 0) return 1024 * std::strtoll(line.c_str() + key.size(), nullptr, 10);
  return 0;
}

TEST(CpuMemory, MeasuredPeakIsWhatWasPlanned) {
  FB_SKIP_UNDER_THREAD_SANITIZER();
  Stepper(mlp_graph({100, 64, 10}, 64), {.threads = 2}).step();  // oneDNN's code is loaded
  malloc_trim(0);
  std::ofstream("/proc/self/clear_refs") << "5";  // forget the peak so far
  const int64_t before = status_bytes("VmRSS:");
  Stepper run(mlp_graph({784, 2048, 2048, 10}, 256), {.threads = 2});
  for (int i = 0; i < 3; ++i) run.step();
  const cpu::PlanInfo plan = run.program->plan();
  const int64_t peak = status_bytes("VmHWM:") - before;
  EXPECT_LE(static_cast<double>(peak),
            1.05 * static_cast<double>(plan.total() + plan.state_bytes));  // results_ too
  EXPECT_GE(static_cast<double>(peak), 0.5 * static_cast<double>(plan.total()));
}

TEST(CpuMemory, ValuesThatDoNotLiveTogetherShareMemory) {
  Graph g;
  Tensor x(g, g.input("x", {DType::f32, Shape{1 << 14}}));
  for (int i = 0; i < 20; ++i) x = i % 2 ? exp(x) : sin(x);
  g.output("y", x.id());
  const auto program = Program::compile(g, {.threads = 1});
  EXPECT_LE(program->plan().arena_bytes, int64_t{4} * 3 * (1 << 14));
}

}  // namespace
}  // namespace fullbore
