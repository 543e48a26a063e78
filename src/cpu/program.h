// Program: a graph compiled for the CPU. Everything is decided when it is compiled (kernels, their
// order, where each value lies); run() only calls the kernels and allocates nothing.
// Thread safety: programs may be used from several threads, one thread per program; one step runs
// at a time in the process. The program owns its arena; inputs and outputs are the caller's.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "cpu/memory_plan.h"
#include "cpu/threads.h"
#include "fullbore/array.h"
#include "fullbore/graph.h"
#include "fullbore/profile.h"

namespace fullbore::cpu {

class Executable;

struct CompileOptions {
  int threads = 0;             // 0: as many as the process may use
  bool deterministic = false;  // the same bits at any thread count
  bool explain = false;        // keep the reasons for each choice, for explain()
  // Passes by name ("simplify", "cse", "dce", "fuse", ...); {"default"} is all of them.
  std::vector<std::string> passes = {"default"};
};

// Bytes that a program needs. The measured peak is at most
// total() plus 5% (the heap's own overhead).
struct PlanInfo {
  int64_t arena_bytes = 0;       // values between kernels, kernels' scratch
  int64_t constant_bytes = 0;    // constants and what follows from them alone
  int64_t input_bytes = 0;       // the caller's
  int64_t output_bytes = 0;      // the caller's, donated state not counted
  int64_t state_bytes = 0;       // part of input_bytes that outputs may take over
  int64_t onednn_allowance = 0;  // what oneDNN may allocate itself in a call
  int kernels = 0;               // that run in each step
  int64_t total() const {
    return arena_bytes + constant_bytes + input_bytes + output_bytes + onednn_allowance;
  }
};

class Program {
 public:
  // Throws Error for a graph that cannot run (an output that is a tuple, two outputs donating the
  // same input, unknown pass) and BackendError when a library refuses.
  static std::unique_ptr<Program> compile(Graph graph, const CompileOptions& options = {});
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  // One step. One pointer per graph input / output, 64-byte aligned, of the type's size; they must
  // not overlap, except that an output with `alias` i may be given input i's own memory.
  // Throws Error on wrong counts, BackendError when a kernel's library failed.
  void run(std::span<const void* const> inputs, std::span<void* const> outputs,
           const TeamTask& first = {});

  // As run, many times, half of them with the time taken of each kernel; ends when `steps` were
  // timed, or three and 20 seconds are over. Without the roofline.
  Profile profile(std::span<const void* const> inputs, std::span<void* const> outputs,
                  int steps = 50);

  // The graph as it is executed, after passes.
  const Graph& graph() const;
  int threads() const { return threads_; }
  PlanInfo plan() const;
  // For tests: every buffer of the arena (bodies of loops have their own plan, in scratch).
  std::span<const Buffer> buffers() const;
  // Per kernel: its nodes with labels, and which candidates refused them and why.
  std::string explain() const;

 private:
  Program() = default;
  void check_counts(size_t inputs, size_t outputs) const;

  struct Free {
    void operator()(std::byte* p) const noexcept;
  };
  int threads_ = 1;
  int team_ = 1;  // threads that a step wakes
  std::unique_ptr<Executable> executable_;
  std::unique_ptr<std::byte[], Free> arena_;
};

// Compiles the graph and runs it once. Throws Error when inputs do not match the graph's.
std::vector<Array> execute(const Graph& graph, std::span<const Array> inputs,
                           const CompileOptions& options = {});

}  // namespace fullbore::cpu
