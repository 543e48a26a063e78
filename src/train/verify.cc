#include "train/verify.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "ops/op_def.h"
#include "train/step_graph.h"

namespace fullbore::train {
namespace {

using State = std::map<std::string, Array>;

constexpr double kManySteps = 1e-3;
// A gradient this small beside the largest is rounding.
constexpr double kRounding = 1e-6;

bool has_low_precision(const Graph& g) {
  for (uint32_t i = 0; i < g.size(); ++i) {
    const DType d = g.type(NodeId{i}).dtype;
    if (d == DType::bf16 || d == DType::f16) return true;
  }
  return false;
}

// The graph with new inputs, after its own, in place of these nodes.
Graph with_inputs_for(const Graph& g, const std::vector<NodeId>& nodes) {
  Graph out;
  std::vector<NodeId> map(g.size());
  std::vector<char> is_done(g.size(), 0);
  for (NodeId in : g.inputs()) {
    map[in.index] = out.input(g.attr(in).name, g.type(in));
    is_done[in.index] = 1;
  }
  for (NodeId id : nodes) {
    map[id.index] = out.input(str_cat("cut", id.index), g.type(id));
    is_done[id.index] = 1;
  }
  for (uint32_t i = 0; i < g.size(); ++i) {
    if (is_done[i] != 0) continue;
    std::vector<NodeId> in;
    for (NodeId operand : g.operands(NodeId{i})) in.push_back(map[operand.index]);
    map[i] = out.append(g[NodeId{i}].op, in, g.type(NodeId{i}), g.attr(NodeId{i}));
  }
  for (const Output& o : g.outputs) out.output(o.name, map[o.node.index]);
  return out;
}

void keep_worst(Difference& worst, Difference d) {
  if (worst.name.empty() || d.relative > worst.relative) worst = std::move(d);
}

// By parameter: the elements whose gradient is nothing but rounding, though not 0 (the bias of keys
// in attention, which softmax cancels).
using RoundingElements = std::map<std::string, std::vector<char>>;

void add_rounding(std::vector<char>& elements, const Array& got, const Array& want, double limit) {
  elements.resize(static_cast<size_t>(want.numel()));
  for (size_t i = 0; i < elements.size(); ++i) {
    const auto at = static_cast<int64_t>(i);
    const double size = std::max(std::abs(got.at(at)), std::abs(want.at(at)));
    if (size > 0 && size <= limit) elements[i] = 1;
  }
}

// `got` with what rounding has moved at random put right.
Array without_rounding(Array got, const Array& want, std::initializer_list<RoundingElements> lists,
                       const std::string& name) {
  for (const RoundingElements& list : lists) {
    const auto elements = list.find(name.starts_with("ema.") ? name.substr(4) : name);
    if (elements == list.end()) continue;
    for (size_t i = 0; i < elements->second.size(); ++i)
      if (elements->second[i] != 0)
        got.set(static_cast<int64_t>(i), want.at(static_cast<int64_t>(i)));
  }
  return got;
}

// Batches on both executors, each from the state that is given.
class Lockstep {
 public:
  Lockstep(nn::Module& model, const nn::Criterion& criterion, const optim::Optimizer& optimizer,
           const StepOptions& options, Compile cpu, Compile device, Tolerance tolerance)
      : model_(model),
        criterion_(criterion),
        optimizer_(optimizer),
        options_(options),
        cpu_(std::move(cpu)),
        device_(std::move(device)),
        tolerance_(tolerance) {}

  struct Result {
    Difference loss, gradients, updates;
    std::vector<std::string> rounding;
    RoundingElements rounding_elements;
    double tolerance = 0;
    bool ok() const {
      return loss.relative <= tolerance && gradients.relative <= tolerance &&
             updates.relative <= tolerance;
    }
  };
  // The state becomes the CPU's next one.
  Result run(const data::Batch& batch, State& state) {
    const Program& p = program(batch);
    inputs_ = inputs_of(p.graph, batch, state);
    const std::vector<Array> want = p.cpu(inputs_), got = p.device(inputs_);
    std::vector<Array> cut = inputs_;
    for (size_t k : p.cuts) cut.push_back(got[k]);
    const std::vector<Array> of_gradients = p.of_gradients(cut);
    Result r;
    r.tolerance = tolerance_of(p.graph);
    double largest = 0, peak = 0;  // norm of a gradient, element of one
    for (size_t k : p.gradients) {
      largest = std::max(largest, norm(want[k]));
      for (int64_t i = 0; i < want[k].numel(); ++i) peak = std::max(peak, std::abs(want[k].at(i)));
    }
    for (size_t k = 0; k < want.size(); ++k) {
      const Output& o = p.graph.outputs[k];
      if (o.name == kLoss) {
        r.loss = difference(o.name, got[k], want[k]);
      } else if (o.alias >= 0) {
        keep_worst(r.updates, difference(o.name, got[k], of_gradients[k]));
        state.insert_or_assign(o.name, want[k]);
      }
    }
    for (size_t k : p.gradients) {
      const std::string name = p.graph.outputs[k].name;
      keep_worst(r.gradients, difference(name, got[k], want[k], kGradientFloor * largest));
      const double size = std::max(norm(want[k]), norm(got[k]));
      const std::string parameter = name.substr(std::string_view(kGradient).size());
      if (size > 0 && size <= kRounding * largest) r.rounding.push_back(parameter);
      add_rounding(r.rounding_elements[parameter], got[k], want[k], kRounding * peak);
    }
    graph_ = &p.graph;
    ++batches_;
    return r;
  }

  // In the batch that was run last.
  std::optional<WrongNode> culprit(const Compile& on) const {
    return first_wrong_node(*graph_, inputs_, on, tolerance_);
  }
  const Compile& cpu() const { return cpu_; }
  const Compile& device() const { return device_; }
  double tolerance_of(const Graph& g) const {
    return tolerance_.low_products || has_low_precision(g) ? tolerance_.low : tolerance_.f32;
  }

 private:
  struct Program {
    Graph graph;
    std::vector<size_t> gradients;  // outputs
    std::vector<size_t> cuts;       // outputs that of_gradients takes behind the inputs
    Run cpu, device, of_gradients;
  };

  const Program& program(const data::Batch& batch) {
    const bool applies = (batches_ + 1) % options_.accumulate == 0;
    std::unique_ptr<Program>& p = programs_[applies];
    if (p != nullptr) return *p;
    p = std::make_unique<Program>();
    p->graph =
        build_step(model_, criterion_, optimizer_, options_, batch.x_type(), batch.y_type(),
                   {.apply = applies, .gradients = true}, {batch.num_classes, batch.num_tokens})
            .graph;
    std::vector<NodeId> nodes;
    for (size_t k = 0; k < p->graph.outputs.size(); ++k) {
      const Output& o = p->graph.outputs[k];
      if (o.alias >= 0 || !o.name.starts_with(kGradient)) continue;
      p->gradients.push_back(k);
      if (std::find(nodes.begin(), nodes.end(), o.node) != nodes.end()) continue;
      nodes.push_back(o.node);
      p->cuts.push_back(k);
    }
    p->cpu = cpu_(p->graph);
    p->device = device_(p->graph);
    p->of_gradients = cpu_(with_inputs_for(p->graph, nodes));
    return *p;
  }

  std::vector<Array> inputs_of(const Graph& g, const data::Batch& batch, const State& state) const {
    auto given = train::inputs_of(batch);
    const Array seed = seed_key(options_.seed);
    given[kSeedKey] = &seed;
    std::vector<Array> inputs;
    for (NodeId in : g.inputs()) {
      const std::string& name = g.attr(in).name;
      const auto it = given.find(name);
      inputs.push_back(it != given.end() ? *it->second : state.at(name));
    }
    return inputs;
  }

  nn::Module& model_;
  const nn::Criterion& criterion_;
  const optim::Optimizer& optimizer_;
  const StepOptions& options_;
  const Compile cpu_, device_;
  const Tolerance tolerance_;
  std::unique_ptr<Program> programs_[2];  // by whether the optimizer steps
  std::vector<Array> inputs_;             // of the batch that was run last
  const Graph* graph_ = nullptr;
  int64_t batches_ = 0;
};

// The loader's batches from its first epoch on, without an end.
class Batches {
 public:
  explicit Batches(data::Loader& loader) : loader_(loader) { loader.set_epoch(0); }
  const data::Batch& next() {
    batch_ = batch_ == nullptr ? nullptr : loader_.next();
    if (batch_ == nullptr) batch_ = &*loader_.begin();
    return *batch_;
  }

 private:
  data::Loader& loader_;
  const data::Batch* batch_ = nullptr;
};

// The losses of this many batches, up to one that was refused because it was not finite: NaN.
std::vector<double> losses_of(Step& step, data::Loader& loader, int64_t count) {
  Batches batches(loader);
  std::vector<double> losses;
  try {
    while (std::ssize(losses) < count) {
      const double loss = step(batches.next()).item();
      step.wait();
      losses.push_back(loss);
    }
  } catch (const NonFiniteError&) {
    losses.push_back(std::nan(""));
  }
  return losses;
}

// Position of an element: "[3, 5]".
std::string element_text(const Difference& d) {
  std::string text;
  int64_t rest = d.element;
  for (int axis = d.type.shape.rank(); axis-- > 0;) {
    text = str_cat(rest % d.type.shape[axis], text.empty() ? "" : ", ", text);
    rest /= d.type.shape[axis];
  }
  return "[" + text + "]";
}

class Verifier {
 public:
  Verifier(nn::Module& on_cpu, nn::Module& on_device, const nn::Criterion& criterion,
           const optim::Optimizer& optimizer, const StepOptions& options, data::Loader& loader,
           const VerifyOptions& verify)
      : loader_(loader),
        verify_(verify),
        accumulate_(options.accumulate),
        on_device_(session_options(options, verify)),
        options_(options),
        options_on_cpu_(with_device(options, "cpu")),
        models_{&on_cpu, &on_device},
        criterion_(criterion),
        optimizer_(optimizer),
        initial_(Step(on_cpu, criterion, optimizer, options_on_cpu_).state_dict()),
        lockstep_(on_cpu, criterion, optimizer, options_on_cpu_,
                  verify.cpu ? verify.cpu : compiler_for(on_cpu_options()),
                  verify.device ? verify.device : compiler_for(on_device_),
                  {.low_products = options.matmul_precision != MatmulPrecision::kHighest}) {}

  Verification run() {
    v_.device = on_device_.device.device;
    one_step();
    if (!v_.ok()) {
      find_culprit();
      return std::move(v_);
    }
    if (verify_.steps > 1) many_steps();
    if (!v_.ok()) find_batch();
    return std::move(v_);
  }

 private:
  static StepOptions with_device(StepOptions options, const char* device) {
    options.device = device;
    return options;
  }
  static SessionOptions session_options(const StepOptions& options, const VerifyOptions& verify) {
    DeviceChoice choice = choose_device(options.device);
    if (!verify.device && choice.client == nullptr)
      throw Error(
          "[verify] expected a device to compare with the CPU executor, got the CPU executor; name "
          "another, for example xla:cpu (fullbore plugin add xla-cpu)");
    return {.device = std::move(choice),
            .threads = options.threads,
            .deterministic = options.deterministic,
            .matmul_precision = options.matmul_precision,
            .passes = options.passes};
  }
  SessionOptions on_cpu_options() const {
    SessionOptions o = on_device_;
    o.device = choose_device("cpu");
    return o;
  }

  void one_step() {
    State state = initial_;
    Batches batches(loader_);
    Comparison loss{"loss"}, gradients{"gradients"}, updates{"updates"};
    for (int i = 0; i < accumulate_; ++i) {
      Lockstep::Result r = lockstep_.run(batches.next(), state);
      keep_worst(loss.worst, std::move(r.loss));
      keep_worst(gradients.worst, std::move(r.gradients));
      keep_worst(updates.worst, std::move(r.updates));
      v_.held = std::move(r.rounding);
      rounding_ = std::move(r.rounding_elements);
      for (Comparison* c : {&loss, &gradients, &updates}) c->tolerance = r.tolerance;
      if (!r.ok()) break;
    }
    v_.comparisons = {std::move(loss), std::move(gradients), std::move(updates)};
  }

  void many_steps() {
    for (nn::Module* model : models_)
      for (const nn::NamedParameter& p : model->named_parameters())
        if (std::find(v_.held.begin(), v_.held.end(), p.name) != v_.held.end())
          p.parameter->requires_grad = false;
    Step cpu(*models_[0], criterion_, optimizer_, options_on_cpu_);
    Step device(*models_[1], criterion_, optimizer_, options_);
    device.load_state_dict(cpu.state_dict());
    // One after the other: threads of both would wait for each other.
    const std::vector<double> want = losses_of(cpu, loader_, verify_.steps),
                              got = losses_of(device, loader_, verify_.steps);
    const double tolerance = std::max(kManySteps, v_.comparisons[0].tolerance);
    const auto steps = static_cast<int64_t>(std::min(want.size(), got.size()));
    Comparison losses{"losses", steps, {}, tolerance}, state{"state", steps, {}, tolerance};
    for (size_t i = 0; i < std::min(want.size(), got.size()); ++i)
      keep_worst(losses.worst, difference(str_cat("loss of batch ", i), Array::scalar(got[i]),
                                          Array::scalar(want[i]), std::abs(want[0])));
    const State here = cpu.state_dict();
    State there = device.state_dict(), last = here;
    last.insert(initial_.begin(), initial_.end());  // of what was held
    // At the start gradients may all be 0.
    const RoundingElements later = lockstep_.run(Batches(loader_).next(), last).rounding_elements;
    for (const auto& [name, value] : here)
      keep_worst(state.worst,
                 difference(name, without_rounding(there.at(name), value, {rounding_, later}, name),
                            value));
    v_.comparisons.push_back(std::move(losses));
    v_.comparisons.push_back(std::move(state));
  }

  // Many steps came out differently: the first one that does so by itself.
  void find_batch() {
    State state = initial_;
    Batches batches(loader_);
    for (int64_t i = 0; i < verify_.steps; ++i) {
      if (lockstep_.run(batches.next(), state).ok()) continue;
      v_.explanation = str_cat("batch ", i, ": ");
      return find_culprit();
    }
    v_.explanation =
        "each step by itself agrees: rounding may grow from step to step (fewer steps or a lower "
        "lr show it), or the device loses state between them";
  }

  void find_culprit() {
    const std::string& device = v_.device.name;
    v_.culprit = lockstep_.culprit(lockstep_.device());
    v_.culprit_device = device;
    if (!v_.culprit) {
      v_.culprit = lockstep_.culprit(lockstep_.cpu());
      v_.culprit_device = "cpu";
    }
    if (!v_.culprit) {
      v_.culprit_device.clear();
      v_.explanation += str_cat(
          "node by node ", device,
          " agrees: its compiler changes the result where it combines nodes, or rounding met a "
          "jump (a comparison, a maximum)");
      return;
    }
    const WrongNode& w = *v_.culprit;
    const Difference& d = w.difference;
    v_.explanation += str_cat(v_.culprit_device, " computes ", w.text,
                              w.composite.empty() ? "" : " in " + w.composite,
                              w.label.empty() ? "" : " of '" + w.label + "'", " wrongly: element ",
                              element_text(d), " is ", d.got, ", expected ", d.want);
  }

  data::Loader& loader_;
  const VerifyOptions& verify_;
  const int accumulate_;
  const SessionOptions on_device_;
  const StepOptions &options_, options_on_cpu_;
  nn::Module* const models_[2];  // of the CPU, of the device
  const nn::Criterion& criterion_;
  const optim::Optimizer& optimizer_;
  const State initial_;
  Lockstep lockstep_;
  RoundingElements rounding_;
  Verification v_;
};

}  // namespace

bool Verification::ok() const {
  return std::all_of(comparisons.begin(), comparisons.end(),
                     [](const Comparison& c) { return c.ok(); });
}

Verification verify_training(nn::Module& on_cpu, nn::Module& on_device,
                             const nn::Criterion& criterion, const optim::Optimizer& optimizer,
                             const StepOptions& options, data::Loader& loader,
                             const VerifyOptions& verify) {
  return Verifier(on_cpu, on_device, criterion, optimizer, options, loader, verify).run();
}

}  // namespace fullbore::train
