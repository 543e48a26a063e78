#include "train/session.h"

#include "ops/body.h"
#include "train/step_graph.h"

namespace fullbore::train {
std::unique_ptr<Session> Session::make(Graph graph, const SessionOptions& options) {
  if (options.device.client == nullptr && !options.executable.empty())
    fail("[program] expected an accelerator to load '", options.executable.string(),
         "' on, got the CPU executor; choose one with --device");
  return options.device.client == nullptr ? make_cpu_session(std::move(graph), options)
                                          : make_xla_session(std::move(graph), options);
}

Compile compiler_for(const SessionOptions& options) {
  return [options](const Graph& graph) {
    Graph g = graph;
    for (Output& o : g.outputs) o.alias = -1;
    return options.device.client == nullptr ? compile_on_cpu(std::move(g), options)
                                            : compile_on_xla(g, options);
  };
}

Session::Session(Graph graph)
    : graph_(std::move(graph)),
      x_(graph_.find_input(kX)),
      y_(graph_.find_input(kY)),
      sample_weight_(graph_.find_input(kSampleWeight)),
      sample_index_(graph_.find_input(kSampleIndex)) {}

void Session::bind(std::string_view name, Array& array) {
  const int i = graph_.find_input(name);
  FB_CHECK(i >= 0, "no input '", name, "'");
  const Type& type = graph_.type(graph_.inputs()[static_cast<size_t>(i)]);
  FB_CHECK(array.type() == type, "input '", name, "' is ", type, ", bound to ", array.type());
  bind_input(static_cast<size_t>(i), array);
}

const void* Session::of_batch(size_t input, const data::Batch& batch) const {
  const int i = static_cast<int>(input);
  if (i == x_) return batch.x_memory();
  if (i == y_) return batch.y_memory();
  if (i == sample_weight_) return batch.sample_weight.data();
  if (i == sample_index_) return batch.sample_index.data();
  return nullptr;
}

size_t Session::result_index(std::string_view name) const {
  for (size_t k = 0; k < graph_.outputs.size(); ++k)
    if (graph_.outputs[k].alias < 0 && graph_.outputs[k].name == name) return k;
  throw InternalError(str_cat("session: no result '", name, "'"));
}

void Session::add_cost(const Graph& graph, Plan& plan) {
  const Cost cost = body_cost(graph);
  plan.flops = cost.flops;
  plan.bytes = cost.bytes;
}

}  // namespace fullbore::train
