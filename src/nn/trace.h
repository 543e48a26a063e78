// The step that is being traced: which graph modules append to, what their parameters are bound to,
// and what the step program offers them (mode, random key, sample numbers). One per thread.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "fullbore/nn/module.h"

namespace fullbore::nn {

class Trace {
 public:
  // Becomes the current trace of this thread until destroyed. Binds every parameter and buffer of
  // `model` to a new input of `graph` named prefix + its name.
  Trace(Graph& graph, Module& model, bool training);
  ~Trace();
  Trace(const Trace&) = delete;
  Trace& operator=(const Trace&) = delete;

  // Null outside of a trace.
  static Trace* current();
  // Throws Error naming `user` outside of a trace.
  static Trace& require(std::string_view user);

  Graph& graph() { return graph_; }
  bool training() const { return training_; }
  // The bound tensor; throws Error when the parameter is not one of the model's.
  Tensor tensor(const Parameter& parameter) const;
  // The name a module has in the model ("fc1"), or "".
  std::string name(const Module& module) const;
  // A label that no other call shares, for random numbers: the module's name and, from the second
  // call in a trace on, the number of the call.
  std::string random_label(const Module& module);
  // The next value of a buffer (batch-norm statistics), which tensor() gives from now on; read back
  // with updates().
  void update(const Parameter& buffer, const Tensor& value);

  // While alive, nodes carry the module's name; that of its caller when it has none.
  class ModuleScope {
   public:
    ModuleScope(Trace& trace, const Module& module);
    ~ModuleScope() { graph_.set_scope(std::move(saved_)); }
    ModuleScope(const ModuleScope&) = delete;
    ModuleScope& operator=(const ModuleScope&) = delete;

   private:
    Graph& graph_;
    std::string saved_;
  };

  struct Bound {
    NamedParameter named;
    Tensor tensor;
    bool trains;
  };
  const std::vector<Bound>& bound() const { return bound_; }
  // The next value of bound()[i]; undefined when nothing updated it.
  const std::vector<Tensor>& updates() const { return updates_; }

  Tensor seed_key;       // u32[2]; undefined when the program has no randomness
  Tensor step;           // u32 scalar
  Tensor sample_index;   // u32[B]
  Tensor sample_weight;  // f32[B]

 private:
  size_t position(const Parameter& parameter) const;
  Graph& graph_;
  bool training_;
  Trace* outer_;
  std::vector<Bound> bound_;
  std::vector<Tensor> updates_;
  std::unordered_map<const Parameter*, size_t> positions_;
  std::unordered_map<const Module*, std::string> names_;
  std::unordered_map<std::string, int> random_calls_;  // by module's name
};

}  // namespace fullbore::nn
