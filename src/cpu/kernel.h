// Kernels of the CPU executor and how they are chosen. A program is a list of groups of nodes; each
// group is run by one kernel, bound at compile time to slots of the program's address table.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "fullbore/graph.h"

namespace fullbore::cpu {

// Nodes that one kernel computes together, in graph order, and their border. Groups stand in an
// order in which each one's inputs were computed before. Nodes that only rename memory (is_view)
// need no group: the executor gives them their operand's slot.
struct Group {
  std::vector<NodeId> nodes;
  std::vector<NodeId> inputs;   // values read, made outside the group
  std::vector<NodeId> outputs;  // values written, used outside the group
};

struct CompileOptions;  // src/cpu/program.h
class Executable;       // src/cpu/executable.h

// The graph lives as long as the kernel; everything else is valid during the call only.
struct KernelRequest {
  const Graph& graph;
  const Group& group;
  // Slot (index into the address table) of each of group.inputs and group.outputs; a value may have
  // several slots when it is a tuple: then the slots of its elements follow one another. Addresses
  // are aligned to 64 bytes except inside the body of a Scan, where they are aligned to the
  // element. Values that are Const nodes have slots too; their numbers stand in
  // graph.attr(id).literal.
  std::span<const int> input_slots;
  std::span<const int> output_slots;
  int scratch_slot;  // address of scratch_bytes() bytes, 64-byte aligned, contents undefined
  int threads;
  bool deterministic;                       // the same bits at any thread count
  const CompileOptions* options = nullptr;  // for kernels that compile bodies
};

class Kernel {
 public:
  virtual ~Kernel() = default;
  // address[slot] is where each value lies in this run. Allocates nothing.
  virtual void run(void* const* address) noexcept = 0;
  virtual std::string_view name() const = 0;
  virtual int64_t scratch_bytes() const { return 0; }
  // Whether run() starts a team of threads: a step without any such kernel wakes none.
  virtual bool uses_threads() const { return true; }
  // More for explain(): lines of text, e.g. the kernels of a loop's body.
  virtual std::string details() const { return ""; }
  // What it runs inside, for profiles: the body of a loop.
  virtual std::span<const std::unique_ptr<Executable>> bodies() const { return {}; }
  // Whether output_slots[out] may have the same address as input_slots[in] (same size; the input is
  // not read after this kernel). Outputs never overlap inputs in any other way.
  virtual bool may_alias(int out, int in) const {
    (void)out, (void)in;
    return false;
  }
};

// For kernels whose library refused during run: the step goes on, then Program::run throws
// BackendError with the first report. `what` must be a literal.
void report_failure(int code, const char* what) noexcept;
void throw_reported_failure();

// Whether the node's result is its first operand's memory under another type: Reshape, StopGrad,
// Barrier, Get, and conversions, transposes, broadcasts, slices... that change nothing.
bool is_view(const Graph& graph, NodeId id);

// Finds the slots of a group's inputs. Valid as long as the request.
class InputSlots {
 public:
  explicit InputSlots(const KernelRequest& request);
  // Of the node's operands, in order (those of a tuple follow one another). The node is in the
  // group and its operands are among the group's inputs.
  std::vector<int> of_operands(NodeId node) const;

 private:
  const Graph& graph_;
  std::unordered_map<uint32_t, std::span<const int>> slots_;
};

// A way to run a group: makes the kernel, or returns null and says why not (shown by --explain).
struct Candidate {
  std::string_view name;
  std::unique_ptr<Kernel> (*make)(const KernelRequest& request, std::string& refusal);
};

// All ways, best first; the last one (reference) takes any group of one node.
std::span<const Candidate> candidates();

}  // namespace fullbore::cpu
