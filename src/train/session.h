// A compiled graph with its memory: inputs are bound by name to arrays that live elsewhere (the
// model's parameters), except those of the batch; state outputs are the new values of the inputs
// they alias. The one place in train/ that knows which executor runs a program.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "fullbore/array.h"
#include "fullbore/train.h"
#include "ops/hlo.h"
#include "train/device_choice.h"

namespace fullbore::train {

struct SessionOptions {
  DeviceChoice device;
  int threads = 0;
  bool deterministic = false;
  bool explain = false;
  MatmulPrecision matmul_precision = MatmulPrecision::kHighest;
  std::vector<std::string> passes = {"default"};
  std::filesystem::path executable{};  // as StepOptions'
};

// How a program of this precision is written for accelerators.
HloOptions hlo_options(MatmulPrecision precision);
// The graph as a device's program is made from it: by passes of ours, as the names say ("fuse" is
// the CPU executor's and ignored). The plugin's compiler optimises too, but what is short compiles
// faster.
Graph device_graph(const Graph& graph, const std::vector<std::string>& passes = {"default"});

class Session {
 public:
  // Compiles the graph. Throws Error, or BackendError when the device refuses it.
  static std::unique_ptr<Session> make(Graph graph, const SessionOptions& options);
  virtual ~Session() = default;

  // Input `name` reads (and its state output writes) this array from now on. The array must have
  // the input's type and outlive the session.
  void bind(std::string_view name, Array& array);
  bool has_input(std::string_view name) const { return graph_.find_input(name) >= 0; }

  // The inputs that are not bound are the batch's. Copies its samples where it is pending.
  virtual void run(const data::Batch& batch) = 0;
  // Whether run() returns before its results are there: reading them waits.
  virtual bool runs_ahead() const = 0;
  // The value of a result that is not state, after run. Programs that run ahead make a new one in
  // each run, the others write over it.
  virtual std::shared_ptr<const Array> result(std::string_view name) const = 0;
  // Per input, what the last run of a program that runs ahead took of the batch; null: nothing.
  virtual std::vector<std::shared_ptr<RemoteValue>> fed() const = 0;

  const Graph& graph() const { return graph_; }      // as built
  virtual const Graph& optimized_graph() const = 0;  // as executed, as far as it is known
  virtual std::string explain() const = 0;
  // Times the program's kernels on this batch, without the roofline; its state goes on changing.
  virtual Profile profile(const data::Batch& batch, int steps) = 0;
  virtual Plan plan() const = 0;

 protected:
  explicit Session(Graph graph);
  virtual void bind_input(size_t input, Array& array) = 0;
  // Where the batch keeps what input i takes of it; null: it is not the batch's.
  const void* of_batch(size_t input, const data::Batch& batch) const;
  size_t result_index(std::string_view name) const;
  // Operations and bytes of all nodes.
  static void add_cost(const Graph& graph, Plan& plan);

 private:
  Graph graph_;
  int x_, y_, sample_weight_, sample_index_;  // positions of the batch's inputs; -1: there is none
};

// A graph by itself: one array for each input, one for each result. Aliases mean nothing.
using Run = std::function<std::vector<Array>(std::span<const Array> inputs)>;
// Compiles graphs for an executor. Throws as Session::make.
using Compile = std::function<Run(const Graph&)>;
// With the options' device, threads and precision.
Compile compiler_for(const SessionOptions& options);

Run compile_on_cpu(Graph graph, const SessionOptions& options);
Run compile_on_xla(const Graph& graph, const SessionOptions& options);

std::unique_ptr<Session> make_cpu_session(Graph graph, const SessionOptions& options);
std::unique_ptr<Session> make_xla_session(Graph graph, const SessionOptions& options);

}  // namespace fullbore::train
