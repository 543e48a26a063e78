// Sessions on the CPU executor.
#include <utility>

#include "cpu/program.h"
#include "train/session.h"

namespace fullbore::train {
namespace {

cpu::CompileOptions compile_options(const SessionOptions& options) {
  return {.threads = options.threads,
          .deterministic = options.deterministic,
          .explain = options.explain,
          .passes = options.passes};
}

class CpuSession final : public Session {
 public:
  CpuSession(Graph g, const SessionOptions& options) : Session(std::move(g)) {
    program_ = cpu::Program::compile(graph(), compile_options(options));
    bound_.resize(graph().inputs().size());
    inputs_.resize(graph().inputs().size());
    for (const Output& o : graph().outputs)
      own_.push_back(o.alias >= 0 ? nullptr : std::make_shared<Array>(graph().type(o.node)));
    outputs_.resize(own_.size());
  }

  void run(const data::Batch& batch) override {
    point(batch);
    if (!batch.is_pending()) return program_->run(inputs_, outputs_);
    program_->run(inputs_, outputs_, [&](int thread, int threads) { batch.fill(thread, threads); });
    batch.set_filled();
  }

  bool runs_ahead() const override { return false; }
  std::shared_ptr<const Array> result(std::string_view name) const override {
    return own_[result_index(name)];
  }
  std::vector<std::shared_ptr<RemoteValue>> fed() const override { return {}; }

  const Graph& optimized_graph() const override { return program_->graph(); }
  std::string explain() const override { return program_->explain(); }

  Profile profile(const data::Batch& batch, int steps) override {
    batch.x();  // which a profile counts as there
    point(batch);
    return program_->profile(inputs_, outputs_, steps);
  }

  Plan plan() const override {
    const cpu::PlanInfo p = program_->plan();
    Plan plan{.planned_bytes = p.total(),
              .arena_bytes = p.arena_bytes,
              .state_bytes = p.state_bytes,
              .allowance_bytes = p.onednn_allowance,
              .kernels = p.kernels,
              .threads = program_->threads()};
    add_cost(program_->graph(), plan);
    return plan;
  }

 private:
  void bind_input(size_t input, Array& array) override { bound_[input] = &array; }

  void point(const data::Batch& batch) {
    for (size_t i = 0; i < bound_.size(); ++i)
      inputs_[i] = bound_[i] != nullptr ? std::as_const(*bound_[i]).data() : of_batch(i, batch);
    for (size_t k = 0; k < outputs_.size(); ++k) {
      const int alias = graph().outputs[k].alias;
      outputs_[k] = alias >= 0 ? bound_[static_cast<size_t>(alias)]->data() : own_[k]->data();
    }
  }

  std::unique_ptr<cpu::Program> program_;
  std::vector<Array*> bound_;                // per input; null: of the batch
  std::vector<std::shared_ptr<Array>> own_;  // per output; null = state
  std::vector<const void*> inputs_;
  std::vector<void*> outputs_;
};

}  // namespace

Run compile_on_cpu(Graph graph, const SessionOptions& options) {
  std::vector<Type> types;
  for (const Output& o : graph.outputs) types.push_back(graph.type(o.node));
  std::shared_ptr<cpu::Program> program =
      cpu::Program::compile(std::move(graph), compile_options(options));
  return [program, types](std::span<const Array> inputs) {
    std::vector<Array> results(types.begin(), types.end());
    std::vector<const void*> in;
    std::vector<void*> out;
    for (const Array& a : inputs) in.push_back(a.data());
    for (Array& a : results) out.push_back(a.data());
    program->run(in, out);
    return results;
  };
}

std::unique_ptr<Session> make_cpu_session(Graph graph, const SessionOptions& options) {
  return std::make_unique<CpuSession>(std::move(graph), options);
}

}  // namespace fullbore::train
