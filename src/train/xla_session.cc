// Sessions on a device of a PJRT plugin: state stays there, and a run is not waited for.
#include "opt/pass.h"
#include "train/session.h"
#include "xla/program.h"

namespace fullbore::train {
namespace {

xla::ProgramOptions program_options(const SessionOptions& options) {
  return {.hlo = hlo_options(options.matmul_precision),
          .device = options.device.ordinal,
          .cache = compile_cache(),
          .saved = options.executable};
}

class XlaSession final : public Session {
 public:
  XlaSession(Graph g, const SessionOptions& options)
      : Session(std::move(g)),
        program_(options.device.client, device_graph(graph(), options.passes),
                 program_options(options)),
        feeds_(graph().inputs().size()),
        results_(graph().outputs.size()) {}

  void run(const data::Batch& batch) override {
    batch.x();  // made now, where it was pending
    for (size_t i = 0; i < feeds_.size(); ++i) feeds_[i] = of_batch(i, batch);
    program_.run(feeds_);
    for (size_t k = 0; k < results_.size(); ++k) {
      if (graph().outputs[k].alias >= 0) continue;
      if (graph().type(graph().outputs[k].node).bytes() <= 64) program_.result(k)->prefetch();
      results_[k] = xla::array_of(program_.result(k));
    }
  }

  bool runs_ahead() const override { return true; }
  std::shared_ptr<const Array> result(std::string_view name) const override {
    return results_[result_index(name)];
  }
  std::vector<std::shared_ptr<RemoteValue>> fed() const override {
    return {program_.fed().begin(), program_.fed().end()};
  }

  const Graph& optimized_graph() const override { return program_.graph(); }
  std::string explain() const override {
    return "the plugin's compiler chooses the kernels; fullbore compile shows what it made\n";
  }
  Profile profile(const data::Batch&, int) override {
    throw Error("[profile] expected the CPU executor (device = \"cpu\"), which times its kernels");
  }

  Plan plan() const override {
    const xla::ProgramMemory m = program_.memory();
    Plan plan{.planned_bytes = m.peak(),
              .arena_bytes = m.temporaries,
              .state_bytes = m.aliased,
              .allowance_bytes = 0,
              .kernels = 0,
              .threads = 0};
    add_cost(program_.graph(), plan);
    return plan;
  }

 private:
  void bind_input(size_t input, Array& array) override { program_.bind(input, array); }

  xla::Program program_;
  std::vector<const void*> feeds_;
  std::vector<std::shared_ptr<const Array>> results_;  // per output; null = state
};

}  // namespace

Graph device_graph(const Graph& graph, const std::vector<std::string>& passes) {
  std::vector<std::string> names;
  for (const std::string& name : passes) {
    if (name == "default")
      for (const Pass& pass : all_passes()) names.emplace_back(pass.name);
    else if (name != "fuse")
      names.push_back(name);
  }
  return run_passes(graph, names);
}

HloOptions hlo_options(MatmulPrecision precision) {
  switch (precision) {
    case MatmulPrecision::kDefault: return {"DEFAULT"};
    case MatmulPrecision::kTf32: return {"HIGH"};
    case MatmulPrecision::kHighest: break;
  }
  return {"HIGHEST"};
}

Run compile_on_xla(const Graph& graph, const SessionOptions& options) {
  const auto program = std::make_shared<xla::Program>(
      options.device.client, device_graph(graph, options.passes), program_options(options));
  return [program](std::span<const Array> inputs) {
    std::vector<const void*> feeds;
    for (const Array& a : inputs) feeds.push_back(a.data());
    program->run(feeds);
    std::vector<Array> results;
    for (size_t k = 0; k < program->graph().outputs.size(); ++k)
      results.push_back(*xla::array_of(program->result(k)));
    return results;
  };
}

std::unique_ptr<Session> make_xla_session(Graph graph, const SessionOptions& options) {
  return std::make_unique<XlaSession>(std::move(graph), options);
}

}  // namespace fullbore::train
