// A graph compiled for one device of a client. Bound inputs are Arrays whose values stay on the
// device: an output that takes one over updates it in place (donated), and programs of one device
// share it. The other inputs are sent for each run. Nothing is waited for until a value is read.
// Not thread safe: one thread per program. Keeps its client.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "fullbore/array.h"
#include "fullbore/graph.h"
#include "ops/hlo.h"
#include "xla/client.h"
#include "xla/compile_cache.h"

namespace fullbore::xla {

// The value of an Array on a device.
class Resident final : public RemoteValue {
 public:
  Resident(Buffer buffer, size_t device, bool host_is_current)
      : RemoteValue(host_is_current), buffer_(std::move(buffer)), device_(device) {}

  const Buffer& buffer() const { return buffer_; }
  size_t device() const { return device_; }
  // The value is another now; the old one is gone.
  void replace(Buffer buffer);
  // Starts the copy to the host, so that who reads it later need not wait. For small values.
  void prefetch();
  void read(std::byte* host) override;

 private:
  Buffer buffer_;
  size_t device_;
  std::vector<std::byte> staged_;
  Event copied_;  // declared last: it waits for staged_
};

// The array of this value, which is fetched when it is read. A value has one array.
std::shared_ptr<Array> array_of(std::shared_ptr<Resident> value);

struct ProgramOptions {
  CompileFlags flags{};
  HloOptions hlo{};
  size_t device = 0;                      // of the client's
  std::shared_ptr<CompileCache> cache{};  // where compiled programs are kept; null: nowhere
  std::filesystem::path
      saved{};  // not empty: this program is loaded (saved_program.h), not compiled
};

class Program {
 public:
  // Throws BackendError when the plugin refuses the program, Error when the saved one is another.
  Program(std::shared_ptr<const Client> client, Graph graph, const ProgramOptions& options = {});

  const Graph& graph() const { return graph_; }
  // Input i is this array from now on, and the output with that alias its new value. The array must
  // have the input's type and outlive the program. Inputs that an output aliases must be bound.
  void bind(size_t input, Array& array);

  // Starts a run. feeds[i]: the value of input i on the host, of its type, unless it is bound. They
  // may change as soon as this returns. When it throws, bound values may be lost.
  void run(std::span<const void* const> feeds);
  // A result of the last run that is not state.
  const std::shared_ptr<Resident>& result(size_t output) const { return results_.at(output); }
  // Per input, what the last run was given for it; null: it is bound, or not taken.
  const std::vector<std::shared_ptr<Resident>>& fed() const { return fed_; }

  ProgramMemory memory() const { return executable_->memory(); }

 private:
  Resident& resident(size_t input);
  void feed(size_t input, const void* value);

  std::shared_ptr<const Client> client_;
  Graph graph_;
  size_t device_;
  std::unique_ptr<Executable> executable_;
  std::vector<size_t> taken_;                       // inputs that the program takes, in order
  std::vector<Array*> bound_;                       // per input; null: fed
  std::vector<Resident*> residents_;                // per input that is bound, in this run
  std::vector<std::shared_ptr<Resident>> fed_;      // per input
  std::vector<std::string> fed_bytes_;              // per input; of small ones
  std::vector<std::shared_ptr<Resident>> results_;  // per output
  std::vector<abi::Buffer*> arguments_, raw_;
};

// Compiles the graph and runs it once, everything copied there and back: for tests and comparisons.
// Throws Error when inputs do not match the graph's.
std::vector<Array> execute(const std::shared_ptr<const Client>& client, const Graph& graph,
                           std::span<const Array> inputs, const ProgramOptions& options = {});

}  // namespace fullbore::xla
