// A compiled graph with its memory: inputs are bound by name to arrays that live elsewhere (the
// model's parameters), except those of the batch; state outputs are written over the inputs they
// alias. The one place in train/ that knows which executor runs a program.
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
  bool has_input(std::string_view name) const { return graph_.find_input(name) >= 0; }
  // The inputs that are not bound are the batch's. Copies its samples where it is pending.
  void run(const data::Batch& batch);

  // The value of a result that is not state, after run. The reference stays valid.
  const Array& result(std::string_view name) const;

  const Graph& graph() const { return graph_; }  // as built
  cpu::Program& program() { return *program_; }
  const cpu::Program& program() const { return *program_; }
  std::string profile(const data::Batch& batch, int runs);
  Plan plan() const;

 private:
  void point(const data::Batch& batch);
  Graph graph_;
  std::unique_ptr<cpu::Program> program_;
  std::vector<Array*> bound_;                 // per input; null: of the batch
  int x_, y_, sample_weight_, sample_index_;  // positions of the batch's inputs; -1: there is none
  std::vector<std::unique_ptr<Array>> own_;   // per output; null = state
  std::vector<const void*> inputs_;
  std::vector<void*> outputs_;
};

}  // namespace fullbore::train
