// Kernels of the CPU executor and how they are chosen. A program is a list of groups of nodes; each
// group is run by one kernel, bound at compile time to slots of the program's address table.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "fullbore/graph.h"

namespace fullbore::cpu {

// Nodes that one kernel computes together, in graph order, and their border.
struct Group {
  std::vector<NodeId> nodes;
  std::vector<NodeId> inputs;   // values read, made outside the group
  std::vector<NodeId> outputs;  // values written, used outside the group
};

struct KernelRequest {
  const Graph& graph;
  const Group& group;
  // Slot (index into the address table) of each of group.inputs and group.outputs; a value may have
  // several slots when it is a tuple: then the slots of its elements follow one another.
  std::span<const int> input_slots;
  std::span<const int> output_slots;
  int scratch_slot;  // address of scratch_bytes() bytes, 64-byte aligned, contents undefined
  int threads;
  bool deterministic;  // the same bits at any thread count
};

class Kernel {
 public:
  virtual ~Kernel() = default;
  // address[slot] is where each value lies in this run. Allocates nothing.
  virtual void run(void* const* address) noexcept = 0;
  virtual std::string_view name() const = 0;
  virtual int64_t scratch_bytes() const { return 0; }
  // Whether output `out` may be written to the memory of input `in` (same size, last use).
  virtual bool may_alias(int out, int in) const {
    (void)out, (void)in;
    return false;
  }
};

// A way to run a group: makes the kernel, or returns null and says why not (shown by --explain).
struct Candidate {
  std::string_view name;
  std::unique_ptr<Kernel> (*make)(const KernelRequest& request, std::string& refusal);
};

}  // namespace fullbore::cpu
