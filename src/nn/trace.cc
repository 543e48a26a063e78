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
  const size_t i = position(parameter);
  return updates_[i].defined() ? updates_[i] : bound_[i].tensor;
}

void Trace::update(const Parameter& buffer, const Tensor& value) {
  updates_[position(buffer)] = value;
}

std::string Trace::name(const Module& module) const {
  const auto it = names_.find(&module);
  return it == names_.end() ? "" : it->second;
}

std::string Trace::random_label(const Module& module) {
  const std::string label = name(module);
  const int call = random_calls_[label]++;
  return call == 0 ? label : str_cat(label, "#", call + 1);
}

Trace::ModuleScope::ModuleScope(Trace& trace, const Module& module)
    : graph_(trace.graph_), saved_(graph_.scope()) {
  const auto it = trace.names_.find(&module);
  if (it != trace.names_.end()) graph_.set_scope(it->second);
}

}  // namespace fullbore::nn
