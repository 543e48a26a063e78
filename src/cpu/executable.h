// Executable: a compiled graph without the memory that it runs in. Program gives it an arena of its
// own; a Scan, Call or Cond gives its bodies a part of the enclosing arena.
// Not thread safe: one run at a time.
#pragma once

#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "cpu/kernel.h"
#include "cpu/memory_plan.h"
#include "cpu/program.h"
#include "cpu/recorder.h"

namespace fullbore::cpu {

class Executable {
 public:
  // Compiles `graph`. Call with OpenMP's team size set to `threads` (oneDNN asks for it).
  Executable(Graph graph, const CompileOptions& options, int threads);
  Executable(const Executable&) = delete;
  Executable& operator=(const Executable&) = delete;

  int64_t arena_bytes() const { return arena_bytes_; }
  // Sets the arena (64-byte aligned); the first time, computes what depends on constants alone.
  // Does nothing when it is bound to this memory already.
  void bind(std::byte* arena) noexcept;
  void run(const void* const* inputs, void* const* outputs) noexcept;
  // From now on each run tells the recorder what each kernel took, bodies of loops included; null:
  // no longer.
  void record(Recorder* recorder);

  bool uses_threads() const;
  const Graph& graph() const { return graph_; }
  PlanInfo plan() const;
  std::span<const Buffer> buffers() const { return buffers_; }
  std::string explain() const;
  // Appends the kernels that run each time, without times; `index` of each is where it stands in
  // `kernels`.
  void describe(int parent, std::vector<KernelProfile>& kernels,
                std::map<std::pair<const Executable*, size_t>, int>& index) const;

 private:
  friend class Compiler;
  enum class Place : uint8_t { kInput, kOutput, kConstant, kArena };
  // A slot of the address table: one value, or a kernel's scratch.
  struct Slot {
    Place place = Place::kArena;
    int64_t bytes = 0;
    int first = -1;      // step that writes it; -1: before the first
    int last = -1;       // step that reads it last
    int buffer = -1;     // in buffers_, when in the arena
    int64_t offset = 0;  // in constants_
  };
  struct Step {
    Group group;
    std::unique_ptr<Kernel> kernel;
    std::vector<int> inputs;   // slots
    std::vector<int> outputs;  // slots
    int scratch = -1;          // slot
    std::string refusals;      // text for explain
  };
  struct Copy {
    int slot;
    int position;  // of the input or output
    int64_t bytes;
  };

  void set_addresses(const void* const* inputs, void* const* outputs) noexcept;
  void copy_outputs(void* const* outputs) noexcept;
  void run_recorded() noexcept;

  Graph graph_;
  std::vector<Step> steps_;  // constant steps first
  size_t num_constant_steps_ = 0;
  std::vector<Kernel*> kernels_;  // of the other steps
  std::vector<Slot> slots_;       // the first ones are the inputs, in order
  std::vector<Buffer> buffers_;
  std::vector<void*> table_;                 // address of each slot
  std::vector<std::pair<int, int>> direct_;  // (slot, output) written to the caller's memory
  std::vector<Copy> staged_;                 // inputs saved before the first step
  std::vector<Copy> copies_;                 // outputs copied after the last step
  std::vector<std::byte> constants_;
  std::byte* constants_base_ = nullptr;
  std::byte* arena_ = nullptr;
  int64_t arena_bytes_ = 0;
  Recorder* recorder_ = nullptr;
};

}  // namespace fullbore::cpu
