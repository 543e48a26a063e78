#include "nn/trace.h"

namespace fullbore::nn {
namespace {
thread_local Trace* current_trace = nullptr;
}  // namespace

Trace::Trace(Graph& graph, Module& model, bool training)
    : graph_(graph), training_(training), outer_(current_trace) {
  const auto bind = [&](const NamedParameter& p, bool trains) {
    if (!positions_.emplace(p.parameter, bound_.size()).second) return;  // shared weights
    bound_.push_back({p, {graph, graph.input(p.name, p.parameter->type())}, trains});
  };
  for (const NamedParameter& p : model.named_parameters()) bind(p, p.parameter->requires_grad);
  for (const NamedParameter& p : model.named_buffers()) bind(p, false);
  for (const auto& [name, module] : model.named_modules()) names_.emplace(module, name);
  updates_.resize(bound_.size());
  current_trace = this;
}

Trace::~Trace() { current_trace = outer_; }

Trace* Trace::current() { return current_trace; }

Trace& Trace::require(std::string_view user) {
  if (current_trace == nullptr)
    fail("[", user,
         "] modules are called while a step is traced; make a train::Step, "
         "train::Evaluator or Trainer with the model and call that");
  return *current_trace;
}

size_t Trace::position(const Parameter& parameter) const {
  const auto it = positions_.find(&parameter);
  if (it == positions_.end())
    fail("[module] a parameter of type ", parameter.type(),
         " is used in forward but is not part of the model; list its module in FB_MODULE(...)");
  return it->second;
}

Tensor Trace::tensor(const Parameter& parameter) const {
  return bound_[position(parameter)].tensor;
}

void Trace::update(const Parameter& buffer, const Tensor& value) {
  updates_[position(buffer)] = value;
}

std::string Trace::name(const Module& module) const {
  const auto it = names_.find(&module);
  return it == names_.end() ? "" : it->second;
}

}  // namespace fullbore::nn
