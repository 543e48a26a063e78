#include <cmath>
#include <cstring>
#include <deque>

#include "fullbore/io.h"
#include "fullbore/train.h"
#include "ops/reference.h"
#include "train/session.h"
#include "train/step_graph.h"

namespace fullbore::train {

struct Step::Impl {
  nn::Module& model;
  nn::Criterion criterion;
  optim::Optimizer optimizer;
  StepOptions options;
  std::map<std::string, Array> state;  // all but the model's own
  Array seed_words;
  Array all_ok = Array::scalar(true);  // of programs that run ahead
  struct Compiled {
    std::unique_ptr<Session> session;
    const Array* ok = nullptr;  // of programs that do not run ahead
    const Array* loss = nullptr;
  };
  Compiled apply;       // forward, backward, update
  Compiled accumulate;  // forward, backward, add up; empty unless options.accumulate > 1
  Type x, y;
  DataRange range;        // of the data, when known
  int micro = 0;          // batches since the last update
  int64_t committed = 0;  // optimizer steps; those in flight count
  std::optional<DeviceChoice> device;

  // A batch that was given to a device, until its result has been looked at.
  struct InFlight {
    const Session* session;
    std::shared_ptr<const Array> loss;  // NaN where the step was bad
    std::vector<std::shared_ptr<RemoteValue>> fed;
    int64_t epoch, index;
    int micro;  // batches before it since the last update
  };
  std::deque<InFlight> in_flight;

  Impl(nn::Module& m, nn::Criterion c, const optim::Optimizer& o, StepOptions opts)
      : model(m), criterion(std::move(c)), optimizer(o), options(std::move(opts)) {
    if (options.accumulate < 1)
      fail("[step] expected accumulate of 1 or more, got ", options.accumulate);
    if (!(options.ema_decay >= 0 && options.ema_decay < 1))
      fail("[step] expected ema_decay in [0, 1), got ", options.ema_decay);
    if (!(options.clip_grad_norm >= 0) || !(options.clip_grad_value >= 0))
      throw Error("[step] expected clip_grad_norm and clip_grad_value of 0 or more");
    model.initialize(options.seed);
    std::vector<std::string> names;
    for (const auto& p : model.named_parameters()) names.push_back(p.name);
    optimizer.check_groups(names);
    seed_words = seed_key(options.seed);
    add_state();
  }

  // Gives state that is not there yet its first value: all of it at first, later that of parameters
  // which were thawed before the step is compiled.
  void add_state() {
    const auto parameters = model.named_parameters();
    for (const StateSpec& s : state_specs(model, optimizer, options)) {
      if (state.contains(s.name)) continue;
      Array value = Array::full(s.type, s.init);
      for (const auto& p : parameters)
        if (p.name == s.copy_of) value = p.parameter->value();
      state.emplace(s.name, std::move(value));
    }
  }

  Compiled make_session(bool applies) {
    if (!device) device = choose_device(options.device);
    const StepKind kind{.apply = applies, .runs_ahead = device->client != nullptr};
    StepGraph g = build_step(model, criterion, optimizer, options, x, y, kind, range);
    auto session = Session::make(
        std::move(g.graph), {.device = *device,
                             .threads = options.threads,
                             .deterministic = options.deterministic,
                             .explain = options.explain,
                             .matmul_precision = options.matmul_precision,
                             .passes = options.passes,
                             .executable = applies ? options.executable : std::filesystem::path()});
    for (const auto& list : {model.named_parameters(), model.named_buffers()})
      for (const auto& p : list)
        if (session->has_input(p.name)) session->bind(p.name, p.parameter->value());
    for (auto& [name, value] : state)
      if (session->has_input(name)) session->bind(name, value);
    session->bind(kSeedKey, seed_words);
    if (session->runs_ahead()) {
      session->bind(kAllOk, all_ok);
      return {std::move(session)};
    }
    const Array *ok = session->result(kOk).get(), *loss = session->result(kLoss).get();
    return {std::move(session), ok, loss};
  }

  void compile(const Type& new_x, const Type& new_y) {
    if (apply.session != nullptr && new_x == x && new_y == y) return;
    settle(0);  // what is in flight belongs to the sessions that go
    x = new_x;
    y = new_y;
    if (x.shape.rank() < 1 || y.shape.rank() < 1 || x.shape[0] != y.shape[0])
      fail("[step] expected a batch of samples with targets, got x ", x, " and y ", y);
    if (y.shape.numel() == 0)
      throw Error("[step] the batch has no targets; train on a dataset that has them");
    add_state();
    apply = make_session(true);
    if (options.accumulate > 1) accumulate = make_session(false);
  }

  // Looks at the oldest batches in flight until at most `most` are left.
  void settle(size_t most);
  void forget_in_flight();
  // What a batch gives to the program's inputs.
  using BatchInputs = std::map<std::string, const Array*>;
  [[noreturn]] void name_non_finite(const Session& s, const BatchInputs& batch, int64_t epoch,
                                    int64_t index);
};

Step::Step(nn::Module& model, nn::Criterion criterion, const optim::Optimizer& optimizer,
           StepOptions options)
    : impl_(std::make_unique<Impl>(model, std::move(criterion), optimizer, std::move(options))) {}
Step::~Step() = default;
Step::Step(Step&&) noexcept = default;
Step& Step::operator=(Step&&) noexcept = default;

void Step::compile(const Type& x, const Type& y) { impl_->compile(x, y); }

Loss Step::operator()(const data::Batch& batch) {
  Impl& m = *impl_;
  m.range = {batch.num_classes, batch.num_tokens};
  m.compile(batch.x_type(), batch.y_type());
  const bool applies = m.micro + 1 >= m.options.accumulate;
  const Impl::Compiled& c = applies ? m.apply : m.accumulate;
  c.session->run(batch);
  const bool runs_ahead = c.session->runs_ahead();
  if (!runs_ahead && !c.ok->span<bool>()[0])
    m.name_non_finite(*c.session, inputs_of(batch), batch.epoch, batch.index);
  const int micro = m.micro;
  m.micro = applies ? 0 : micro + 1;
  m.committed += applies;
  if (!runs_ahead) return Loss(c.loss->span<float>()[0]);
  m.in_flight.push_back({c.session.get(), c.session->result(kLoss), c.session->fed(), batch.epoch,
                         batch.index, micro});
  Loss loss(m.in_flight.back().loss);
  m.settle(kMaxAhead - 1);
  return loss;
}

void Step::wait() const { impl_->settle(0); }

void Step::Impl::settle(size_t most) {
  while (in_flight.size() > most) {
    const InFlight oldest = std::move(in_flight.front());
    in_flight.pop_front();
    if (!std::isnan(oldest.loss->item())) continue;
    const Session& session = *oldest.session;
    const Graph& g = session.graph();
    std::map<std::string, Array> values;
    BatchInputs batch;
    for (size_t i = 0; i < oldest.fed.size(); ++i) {
      if (oldest.fed[i] == nullptr) continue;
      const NodeId input = g.inputs()[i];
      Array& value = values[g.attr(input).name] = Array(g.type(input));
      oldest.fed[i]->read(value.data());
      batch[g.attr(input).name] = &value;
    }
    micro = oldest.micro;
    forget_in_flight();
    name_non_finite(session, batch, oldest.epoch, oldest.index);
  }
}

// After a bad step nothing was committed any more: the state is that of the step before it.
void Step::Impl::forget_in_flight() {
  in_flight.clear();
  all_ok.set(0, 1);
  committed = static_cast<int64_t>(state.at(kStep).item());
}

// Nothing was committed, so the same step can be run again, each tensor checked.
void Step::Impl::name_non_finite(const Session& s, const BatchInputs& batch, int64_t epoch,
                                 int64_t index) {
  const Graph& g = s.graph();
  std::map<std::string, const Array*> by_name = batch;
  by_name[kSeedKey] = &seed_words;
  by_name[kAllOk] = &all_ok;
  for (const auto& list : {model.named_parameters(), model.named_buffers()})
    for (const auto& p : list) by_name[p.name] = &std::as_const(*p.parameter).value();
  for (const auto& [name, value] : state) by_name[name] = &value;
  std::vector<Array> inputs;
  for (NodeId in : g.inputs()) {
    const auto known = by_name.find(g.attr(in).name);  // a device is not sent what nothing needs
    inputs.push_back(known != by_name.end() ? *known->second : Array::zeros(g.type(in)));
  }
  std::string bad = "the loss or a gradient";
  struct Found {};
  try {
    evaluate(g, inputs, [&](NodeId id, std::span<const Array> results) {
      if (g[id].op == Op::kConst) return;
      for (const Array& a : results) {
        if (!is_float(a.dtype())) continue;
        for (int64_t i = 0; i < a.numel(); ++i) {
          if (std::isfinite(a.at(i))) continue;
          const bool is_input = g[id].op == Op::kInput;
          const std::string& label = is_input ? g.attr(id).name : g.label(id);
          bad = str_cat(is_input ? "input '" : "'", label.empty() ? "?" : label, "' (", g[id].op,
                        ", ", a.type(), ", element ", i, " is ", a.at(i), ")");
          throw Found{};
        }
      }
    });
  } catch (const Found&) {
  }
  throw NonFiniteError(
      str_cat("[step] a loss or gradient was not finite after ", committed, " steps (epoch ", epoch,
              ", batch ", index, "); first bad tensor: ", bad,
              "; the update was not made; lower lr, clip gradients, or look at the data"),
      committed, bad);
}

int Step::accumulated() const { return impl_->micro; }
void Step::set_accumulated(int batches) {
  if (batches < 0 || batches >= impl_->options.accumulate)
    fail("[step] expected 0 to ", impl_->options.accumulate - 1,
         " batches since the last update (accumulate is ", impl_->options.accumulate, "), got ",
         batches);
  impl_->micro = batches;
}
int64_t Step::steps() const { return impl_->committed; }
double Step::lr_scale() const { return impl_->state.at(kLrScale).item(); }
void Step::set_lr_scale(double scale) {
  if (!(scale >= 0 && std::isfinite(static_cast<float>(scale))))
    fail("[step] expected a factor of 0 or more, got ", scale);
  impl_->state.at(kLrScale).span<float>()[0] = static_cast<float>(scale);
}
double Step::lr() const {
  return impl_->options.schedule.lr_at(impl_->optimizer.lr(), steps()) * lr_scale();
}

std::map<std::string, Array> Step::state_dict() const {
  wait();
  auto out = impl_->model.state_dict();
  for (const auto& [name, value] : impl_->state) out.emplace(name, value);
  return out;
}

void Step::load_state_dict(const std::map<std::string, Array>& state) {
  const io::Types want = io::types_of(state_dict());
  const std::string difference = io::describe_difference(io::types_of(state), want);
  if (!difference.empty())
    throw Error("[load_state_dict] the state is of another network or optimizer: " + difference);
  if (state.at(kStep).item() < 0)
    fail("[load_state_dict] expected a 'step' of 0 or more, got ", state.at(kStep).item());
  if (const double scale = state.at(kLrScale).item(); !(std::isfinite(scale) && scale >= 0))
    fail("[load_state_dict] expected a finite 'lr_scale' of 0 or more, got ", scale);
  impl_->in_flight.clear();
  impl_->all_ok.set(0, 1);
  std::map<std::string, Array> models;
  for (const auto& [name, value] : state) {
    const auto mine = impl_->state.find(name);
    if (mine == impl_->state.end()) {
      models.emplace(name, value);
    } else {
      std::memcpy(mine->second.data(), value.data(), static_cast<size_t>(value.bytes()));
    }
  }
  impl_->model.load_state_dict(models);
  impl_->committed = static_cast<int64_t>(impl_->state.at(kStep).item());
}

std::map<std::string, Array> Step::ema() const {
  wait();
  std::map<std::string, Array> out;
  for (const auto& [name, value] : impl_->state)
    if (name.starts_with("ema.")) out.emplace(name.substr(4), value);
  return out;
}

namespace {
const Session& compiled(const std::unique_ptr<Session>& s) {
  if (s == nullptr)
    throw Error("[step] the step is not compiled yet: run a batch or call compile()");
  return *s;
}
}  // namespace

Plan Step::plan() const { return compiled(impl_->apply.session).plan(); }
const Graph& Step::graph() const { return compiled(impl_->apply.session).graph(); }
const Device& Step::device() const {
  compiled(impl_->apply.session);
  return impl_->device->device;
}
const Graph& Step::optimized_graph() const {
  return compiled(impl_->apply.session).optimized_graph();
}
std::string Step::explain() const { return compiled(impl_->apply.session).explain(); }

Profile Step::profile(const data::Batch& batch, int steps) {
  Impl& m = *impl_;
  m.range = {batch.num_classes, batch.num_tokens};
  m.compile(batch.x_type(), batch.y_type());
  const auto saved = state_dict();
  Profile profile = m.apply.session->profile(batch, steps);
  load_state_dict(saved);
  return profile;
}

}  // namespace fullbore::train
