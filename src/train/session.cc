#include "train/session.h"

#include <algorithm>
#include <cstdio>

#include "fullbore/device.h"
#include "ops/op_def.h"
#include "train/step_graph.h"

namespace fullbore::train {
namespace {

// Operations and bytes of all nodes, bodies included (loop bodies once per step of the loop).
Cost total_cost(const Graph& g) {
  Cost total;
  for (uint32_t i = 0; i < g.size(); ++i) {
    const NodeId id{i};
    if (g[id].op == Op::kInput || g[id].op == Op::kConst) continue;
    if (g.attr(id).bodies.empty()) {
      const Cost c = def(g[id].op).cost(g, id);
      total.flops += c.flops;
      total.bytes += c.bytes;
      continue;
    }
    const double times = g.attr(id).length.empty() ? 1 : static_cast<double>(g.attr(id).length[0]);
    const Cost c = total_cost(*g.attr(id).bodies[0]);
    total.flops += times * c.flops;
    total.bytes += times * c.bytes;
  }
  return total;
}

}  // namespace

Session::Session(Graph graph, const Options& options)
    : graph_(std::move(graph)),
      x_(graph_.find_input(kX)),
      y_(graph_.find_input(kY)),
      sample_weight_(graph_.find_input(kSampleWeight)),
      sample_index_(graph_.find_input(kSampleIndex)) {
  select_device(options.device);
  program_ = cpu::Program::compile(graph_, {.threads = options.threads,
                                            .deterministic = options.deterministic,
                                            .explain = options.explain,
                                            .passes = options.passes});
  bound_.resize(graph_.inputs().size());
  inputs_.resize(graph_.inputs().size());
  for (const Output& o : graph_.outputs)
    own_.push_back(o.alias >= 0 ? nullptr : std::make_unique<Array>(graph_.type(o.node)));
  outputs_.resize(own_.size());
}

void Session::bind(std::string_view name, Array& array) {
  const int i = graph_.find_input(name);
  FB_CHECK(i >= 0, "no input '", name, "'");
  const Type& type = graph_.type(graph_.inputs()[static_cast<size_t>(i)]);
  FB_CHECK(array.type() == type, "input '", name, "' is ", type, ", bound to ", array.type());
  bound_[static_cast<size_t>(i)] = &array;
}

void Session::point(const data::Batch& batch) {
  for (size_t i = 0; i < bound_.size(); ++i)
    inputs_[i] = bound_[i] != nullptr ? bound_[i]->data() : nullptr;
  const auto feed = [&](int position, const void* data) {
    if (position >= 0) inputs_[static_cast<size_t>(position)] = data;
  };
  feed(x_, batch.x_memory());
  feed(y_, batch.y_memory());
  feed(sample_weight_, batch.sample_weight.data());
  feed(sample_index_, batch.sample_index.data());
  for (size_t k = 0; k < outputs_.size(); ++k) {
    const int alias = graph_.outputs[k].alias;
    outputs_[k] = alias >= 0 ? bound_[static_cast<size_t>(alias)]->data() : own_[k]->data();
  }
}

void Session::run(const data::Batch& batch) {
  point(batch);
  if (!batch.is_pending()) return program_->run(inputs_, outputs_);
  program_->run(inputs_, outputs_, [&](int thread, int threads) { batch.fill(thread, threads); });
  batch.set_filled();
}

const Array& Session::result(std::string_view name) const {
  for (size_t k = 0; k < own_.size(); ++k)
    if (own_[k] != nullptr && graph_.outputs[k].name == name) return *own_[k];
  throw InternalError(str_cat("session: no result '", name, "'"));
}

std::string Session::profile(const data::Batch& batch, int runs) {
  batch.x();  // which a profile counts as there
  point(batch);
  auto times = program_->profile(inputs_, outputs_, runs);
  std::stable_sort(times.begin(), times.end(),
                   [](const auto& a, const auto& b) { return a.microseconds > b.microseconds; });
  std::string text;
  double total = 0;
  for (const auto& t : times) total += t.microseconds;
  for (const auto& t : times) {
    char line[64];
    std::snprintf(line, sizeof line, "%9.2f us %5.1f %%  ", t.microseconds,
                  total > 0 ? 100 * t.microseconds / total : 0);
    text += str_cat(line, t.kernel, "  ", t.what, "\n");
  }
  return text;
}

Plan Session::plan() const {
  const cpu::PlanInfo p = program_->plan();
  const Cost cost = total_cost(program_->graph());
  return {.planned_bytes = p.total(),
          .arena_bytes = p.arena_bytes,
          .state_bytes = p.state_bytes,
          .allowance_bytes = p.onednn_allowance,
          .kernels = p.kernels,
          .threads = program_->threads(),
          .flops = cost.flops,
          .bytes = cost.bytes};
}

}  // namespace fullbore::train
