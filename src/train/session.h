// A compiled graph with its memory: inputs are bound by name to arrays that live elsewhere (the
// model's parameters) or here; state outputs are written over the inputs they alias. The one place
// in train/ that knows which executor runs a program.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "cpu/program.h"
#include "fullbore/array.h"
#include "fullbore/train.h"

namespace fullbore::train {

class Session {
 public:
  struct Options {
    std::string device = "auto";
    int threads = 0;
    bool deterministic = false;
    bool explain = false;
    std::vector<std::string> passes = {"default"};
  };
  Session(Graph graph, const Options& options);

  // Input `name` reads (and its state output writes) this memory from now on. The array must have
  // the input's type and outlive the session.
  void bind(std::string_view name, Array& array);
  // Every input must be bound, or be given in `batch` (name, memory) for this run.
  struct Feed {
    int input;
    const void* data;
  };
  int input_position(std::string_view name) const;  // -1 when the graph has no such input
  void run(std::span<const Feed> batch);

  // The value of a result that is not state, after run.
  const Array& result(std::string_view name) const;

  const Graph& graph() const { return graph_; }  // as built
  cpu::Program& program() { return *program_; }
  const cpu::Program& program() const { return *program_; }
  std::string profile(std::span<const Feed> batch, int runs);
  Plan plan() const;

 private:
  void point(std::span<const Feed> batch);
  Graph graph_;
  std::unique_ptr<cpu::Program> program_;
  std::vector<Array*> bound_;                // per input; null = fed
  std::vector<std::unique_ptr<Array>> own_;  // per output; null = state
  std::vector<const void*> inputs_;
  std::vector<void*> outputs_;
};

}  // namespace fullbore::train
