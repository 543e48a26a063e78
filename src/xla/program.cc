#include "xla/program.h"

#include "ops/hlo.h"

namespace fullbore::xla {

Program::Program(std::shared_ptr<const Client> client, Graph graph, const CompileFlags& flags,
                 size_t device)
    : client_(std::move(client)),
      graph_(std::move(graph)),
      device_(device),
      executable_(client_->compile(to_stablehlo(graph_), flags)),
      is_state_(graph_.inputs().size(), 0),
      state_(graph_.inputs().size()),
      fed_(graph_.inputs().size()),
      results_(graph_.outputs.size()),
      arguments_(graph_.inputs().size()),
      raw_(graph_.outputs.size()) {
  for (const Output& o : graph_.outputs)
    if (o.alias >= 0) is_state_[static_cast<size_t>(o.alias)] = 1;
}

void Program::write(size_t input, const Array& value) {
  const Type& type = graph_.type(graph_.inputs()[input]);
  FB_CHECK(is_state(input) && value.type() == type, "input ", input, " is ", type, ", got ",
           value.type());
  state_[input] = client_->upload(type, value.data(), device_);
}

Array Program::read(size_t input) const {
  FB_CHECK(is_state(input) && state_[input].get() != nullptr, "input ", input, " has no state");
  return state_[input].value();
}

Array Program::result(size_t output) const {
  FB_CHECK(results_[output].get() != nullptr, "output ", output, " has no value");
  return results_[output].value();
}

void Program::run(std::span<const void* const> feeds) {
  FB_CHECK(feeds.size() == arguments_.size());
  for (size_t i = 0; i < feeds.size(); ++i) {
    if (is_state(i)) {
      FB_CHECK(state_[i].get() != nullptr, "state ", graph_.attr(graph_.inputs()[i]).name,
               " was not written");
      arguments_[i] = state_[i].get();
      continue;
    }
    FB_CHECK(feeds[i] != nullptr, "input ", i, " is not fed");
    fed_[i] = client_->upload(graph_.type(graph_.inputs()[i]), feeds[i], device_);
    arguments_[i] = fed_[i].get();
  }
  executable_->run(arguments_, raw_);
  for (size_t k = 0; k < raw_.size(); ++k) {
    Buffer value(client_, raw_[k], graph_.type(graph_.outputs[k].node));
    const int alias = graph_.outputs[k].alias;
    // The buffer that was given away is no more; its handle goes with the old value.
    (alias >= 0 ? state_[static_cast<size_t>(alias)] : results_[k]) = std::move(value);
  }
}

std::vector<Array> execute(const std::shared_ptr<const Client>& client, const Graph& graph,
                           std::span<const Array> inputs) {
  if (inputs.size() != graph.inputs().size())
    fail("[execute] expected ", graph.inputs().size(), " inputs, got ", inputs.size());
  Program program(client, graph);
  std::vector<const void*> feeds(inputs.size());
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Type& type = graph.type(graph.inputs()[i]);
    if (inputs[i].type() != type)
      fail("[execute] expected input ", i, " of type ", type, ", got ", inputs[i].type());
    if (program.is_state(i)) program.write(i, inputs[i]);
    feeds[i] = inputs[i].data();
  }
  program.run(feeds);
  std::vector<Array> values;
  for (size_t k = 0; k < graph.outputs.size(); ++k) {
    const int alias = graph.outputs[k].alias;
    values.push_back(alias >= 0 ? program.read(static_cast<size_t>(alias)) : program.result(k));
  }
  return values;
}

}  // namespace fullbore::xla
