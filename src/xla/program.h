// A graph compiled for one device of a client, with its state there: inputs that an output takes
// over stay on the device from run to run and are updated in place (donated); the other inputs are
// sent for each run. Nothing is waited for until a value is read.
// Not thread safe: one thread per program. Keeps its client.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "fullbore/array.h"
#include "fullbore/graph.h"
#include "xla/client.h"

namespace fullbore::xla {

class Program {
 public:
  // Throws BackendError when the plugin refuses the program.
  Program(std::shared_ptr<const Client> client, Graph graph, const CompileFlags& flags = {},
          size_t device = 0);

  const Graph& graph() const { return graph_; }
  // Whether input i stays on the device.
  bool is_state(size_t input) const { return is_state_[input] != 0; }
  // Sets state. Every state input must be written before the first run.
  void write(size_t input, const Array& value);
  // Waits for state as the last run left it.
  Array read(size_t input) const;

  // Starts a run. feeds[i]: the value of input i on the host, of its type; not looked at for state.
  // They may change as soon as this returns.
  void run(std::span<const void* const> feeds);
  // Waits for a result of the last run that is not state.
  Array result(size_t output) const;

  ProgramMemory memory() const { return executable_->memory(); }

 private:
  std::shared_ptr<const Client> client_;
  Graph graph_;
  size_t device_;
  std::unique_ptr<Executable> executable_;
  std::vector<char> is_state_;   // per input
  std::vector<Buffer> state_;    // per input
  std::vector<Buffer> fed_;      // per input, of this run
  std::vector<Buffer> results_;  // per output; of the last run
  std::vector<abi::Buffer*> arguments_, raw_;
};

// Compiles the graph and runs it once, everything copied there and back: for tests and comparisons.
// Throws Error when inputs do not match the graph's.
std::vector<Array> execute(const std::shared_ptr<const Client>& client, const Graph& graph,
                           std::span<const Array> inputs);

}  // namespace fullbore::xla
