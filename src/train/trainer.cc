#include "fullbore/trainer.h"

#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <deque>

#include "train/run_folder.h"

namespace fullbore::train {
namespace {

std::atomic<bool> stop_requested{false};
static_assert(std::atomic<bool>::is_always_lock_free, "request_stop runs in signal handlers");

using Clock = std::chrono::steady_clock;
double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

bool is_finite(const Array& a, int64_t i) {
  return a.dtype() == DType::f32 ? std::isfinite(a.span<float>()[static_cast<size_t>(i)])
                                 : std::isfinite(a.at(i));
}

// A finite gradient can still make an infinite weight (a huge lr). Such a state must not replace a
// good checkpoint. Slots may overflow harmlessly (Adam's squares): they are left out.
void check_finite(const std::map<std::string, Array>& state, int64_t steps) {
  for (const auto& [name, value] : state) {
    if (!is_float(value.dtype()) || name.starts_with("optimizer.")) continue;
    for (int64_t i = 0; i < value.numel(); ++i)
      if (!is_finite(value, i))
        throw NonFiniteError(str_cat("[trainer] '", name, "' is not finite any more after ", steps,
                                     " steps (element ", i, " is ", value.at(i),
                                     "); it was not saved, earlier checkpoints are kept; lower lr"),
                             steps, name);
  }
}

}  // namespace

void request_stop() { stop_requested.store(true); }

void print_progress(const Progress& p) {
  const double percent =
      p.batches > 0 ? 100.0 * static_cast<double>(p.batch) / static_cast<double>(p.batches) : 0;
  std::printf("Train Epoch: %lld [%lld/%lld (%.0f%%)]\tLoss: %.6f\n",
              static_cast<long long>(p.epoch), static_cast<long long>(p.seen),
              static_cast<long long>(p.samples), percent, p.loss);
}

struct Trainer::Impl {
  nn::Module& model;
  nn::Criterion criterion;
  optim::Optimizer optimizer;
  TrainerOptions options;
  Step step;
  std::optional<RunFolder> folder;
  std::optional<optim::ReduceLROnPlateau> plateau;
  std::unique_ptr<Evaluator> evaluator;

  // Where the run stands; what a checkpoint keeps beside the step's state.
  RunPosition at;
  Report report;
  Clock::time_point fit_start{};
  double trained_seconds = 0;  // in this fit
  int64_t trained_samples = 0;
  int64_t last_saved_step = -1;
  // Losses of batches that a device may still be working on, with the batches' sizes.
  std::deque<std::pair<Loss, int64_t>> unread;

  Impl(nn::Module& m, nn::Criterion c, const optim::Optimizer& o, TrainerOptions opts)
      : model(m),
        criterion(c),
        optimizer(o),
        options(std::move(opts)),
        step(m, std::move(c), o, options.step) {
    if (options.epochs < 0) fail("[trainer] expected epochs of 0 or more, got ", options.epochs);
    if (options.log_interval < 0 || options.checkpoint_every_steps < 0 ||
        options.checkpoint_keep < 1)
      throw Error(
          "[trainer] expected log_interval and checkpoint_every_steps of 0 or more and "
          "checkpoint_keep of 1 or more");
    if (options.plateau) plateau.emplace(optimizer.lr(), *options.plateau);
    if (!options.out.empty()) folder.emplace(options.out, options.checkpoint_keep);
    at.seed = options.step.seed;
  }

  void note(const std::string& text) const {
    if (options.on_note) options.on_note(text);
  }

  void resume(data::Loader& loader);
  void save(const data::Loader& loader, bool is_best);
  bool train_epoch(data::Loader& loader);
  void after_step(data::Loader& loader, const data::Batch& batch, const Loss& loss);
  void read_losses(size_t leave);
  bool end_epoch(data::Loader& loader, data::Loader* validation);
  bool reached_max_steps() const {
    return options.max_steps > 0 && step.steps() >= options.max_steps;
  }
  bool out_of_patience() const {
    return options.early_stop_patience > 0 && at.bad_epochs >= options.early_stop_patience;
  }
  Progress progress(const data::Loader& loader) const;
  EvalResult evaluate(data::Loader& loader);
};

Trainer::Trainer(nn::Module& model, nn::Criterion criterion, const optim::Optimizer& optimizer,
                 TrainerOptions options)
    : impl_(std::make_unique<Impl>(model, std::move(criterion), optimizer, std::move(options))) {}
Trainer::~Trainer() = default;
Step& Trainer::step() { return impl_->step; }
EvalResult Trainer::evaluate(data::Loader& loader) { return impl_->evaluate(loader); }

void Trainer::Impl::resume(data::Loader& loader) {
  const auto found =
      folder->load(loader, options.step, [&](const std::string& text) { note(text); });
  if (!found) return folder->forget_after({});
  try {
    step.load_state_dict(found->state);
  } catch (const Error& e) {
    fail("[resume] ", found->path.string(), ": ", e.what(),
         "; resume with the recipe it was made with, or train into another folder");
  }
  at = found->position;
  folder->forget_after(at);
  step.set_accumulated(at.micro);
  if (plateau) plateau->set_state(at.plateau);
  last_saved_step = step.steps();
  note(str_cat("resumed from ", found->path.string(), ": epoch ", at.epoch, ", batch ", at.batch,
               ", step ", step.steps()));
}

void Trainer::Impl::save(const data::Loader& loader, bool is_best) {
  if (!folder) return;
  if (plateau) at.plateau = plateau->state();
  at.micro = step.accumulated();
  const auto state = step.state_dict();
  check_finite(state, step.steps());
  report.checkpoint = folder->save(state, at, step.steps(), loader, options.step, is_best,
                                   options.checkpoint_files);
  last_saved_step = step.steps();
}

Progress Trainer::Impl::progress(const data::Loader& loader) const {
  Progress p{.epoch = at.epoch,
             .epochs = options.epochs,
             .batch = at.batch,
             .batches = loader.num_batches(),
             .samples = loader.num_samples(),
             .step = step.steps()};
  p.seen = std::min(at.batch * loader.options().batch_size, p.samples);
  p.lr = step.lr();
  const double seconds = trained_seconds;
  if (seconds > 0) p.samples_per_second = static_cast<double>(trained_samples) / seconds;
  const double left = static_cast<double>((options.epochs - at.epoch) * p.samples - p.seen);
  if (p.samples_per_second > 0) p.seconds_left = left / p.samples_per_second;
  return p;
}

// Adds up the oldest losses until `leave` are left.
void Trainer::Impl::read_losses(size_t leave) {
  for (; unread.size() > leave; unread.pop_front()) {
    const auto& [loss, samples] = unread.front();
    at.loss_sum += loss.item() * static_cast<double>(samples);
    at.loss_count += samples;
  }
}

void Trainer::Impl::after_step(data::Loader& loader, const data::Batch& batch, const Loss& loss) {
  unread.emplace_back(loss, batch.size);
  read_losses(Step::kMaxAhead);
  trained_samples += batch.size;
  if (report.time_to_first_step_seconds == 0) {
    read_losses(0);
    report.time_to_first_step_seconds = seconds_since(fit_start);
  }
  if (options.log_interval > 0 && batch.index % options.log_interval == 0) {
    Progress p = progress(loader);
    p.loss = loss.item();
    if (folder) folder->log_step(p);
    if (options.on_log) options.on_log(p);
  }
  at.batch = batch.index + 1;
}

// False when the run is to end: stop request or step limit.
bool Trainer::Impl::train_epoch(data::Loader& loader) {
  loader.begin_at(at.epoch, at.batch);
  Clock::time_point lap = Clock::now();
  const auto stop_clock = [&] {
    read_losses(0);
    step.wait();
    trained_seconds += seconds_since(lap);
  };
  for (const data::Batch& batch : loader) {
    const Loss loss = step(batch);
    if (options.log_interval > 0 && batch.index % options.log_interval == 0) {
      stop_clock();
      lap = Clock::now();
    }
    after_step(loader, batch, loss);
    if (stop_requested.load() || reached_max_steps()) {
      stop_clock();
      return false;
    }
    const int64_t every = options.checkpoint_every_steps;
    const int64_t steps = step.steps();
    if (every > 0 && steps > 0 && steps % every == 0 && steps != last_saved_step) {
      stop_clock();
      save(loader, false);
      lap = Clock::now();
    }
  }
  stop_clock();
  return true;
}

// False when the run is to stop early.
bool Trainer::Impl::end_epoch(data::Loader& loader, data::Loader* validation) {
  if (at.loss_count > 0) at.last_loss = at.loss_sum / static_cast<double>(at.loss_count);
  report.final_loss = at.last_loss;
  if (validation != nullptr) report.validation = evaluate(*validation);
  Progress p = progress(loader);
  p.loss = report.final_loss;
  p.validation = report.validation ? &*report.validation : nullptr;
  if (folder) folder->log_epoch(p);
  if (options.on_epoch) options.on_epoch(p);
  at.epoch += 1;
  at.batch = 0;
  at.loss_sum = 0;
  at.loss_count = 0;
  bool is_best = false;
  if (report.validation) {
    const double validation_loss = report.validation->loss;
    // A NaN is never the best one.
    is_best = at.has_best ? validation_loss < at.best : std::isfinite(validation_loss);
    if (is_best) {
      at.best = validation_loss;
      at.has_best = true;
    }
    at.bad_epochs = is_best ? 0 : at.bad_epochs + 1;
    if (plateau) step.set_lr_scale(plateau->step(validation_loss));
  }
  save(loader, is_best);
  return !out_of_patience();
}

EvalResult Trainer::Impl::evaluate(data::Loader& loader) {
  const auto ema = step.ema();
  const auto& o = options.step;
  EvalOptions eval{.device = o.device,
                   .threads = o.threads,
                   .deterministic = o.deterministic,
                   .matmul_precision = o.matmul_precision,
                   .normalize = o.normalize,
                   .top_k = options.top_k,
                   .weights = ema.empty() ? nullptr : &ema};
  // With a moving average its numbers are copied in, so each evaluation takes a new evaluator.
  if (evaluator == nullptr || !ema.empty())
    evaluator = std::make_unique<Evaluator>(model, criterion, eval);
  return (*evaluator)(loader);
}

Report Trainer::fit(data::Loader& loader, data::Loader* validation) {
  Impl& m = *impl_;
  std::optional<RunFolder::Lock> lock;
  if (m.folder) lock.emplace(m.options.out);
  stop_requested.store(false);
  m.fit_start = Clock::now();
  m.report = {};
  m.trained_seconds = 0;
  m.trained_samples = 0;
  m.unread.clear();  // of a fit that an error ended
  m.report.parameters = m.model.num_parameters();
  if (m.folder && m.options.resume) m.resume(loader);
  if (m.options.on_start) m.options.on_start();
  const double waited = loader.wait_seconds();
  m.report.final_loss = m.at.last_loss;
  bool go_on = !m.out_of_patience();
  m.report.stopped_early = !go_on;
  while (go_on && m.at.epoch < m.options.epochs && !m.reached_max_steps()) {
    if (!m.train_epoch(loader)) {
      m.report.interrupted = stop_requested.load();
      if (m.step.steps() != m.last_saved_step || m.report.interrupted) m.save(loader, false);
      break;
    }
    go_on = m.end_epoch(loader, validation);
    m.report.stopped_early = !go_on;
    if (stop_requested.load()) {
      m.report.interrupted = true;
      break;
    }
  }
  m.report.epochs = m.at.epoch;
  m.report.steps = m.step.steps();
  m.report.train_seconds = m.trained_seconds;
  if (m.trained_seconds > 0)
    m.report.samples_per_second = static_cast<double>(m.trained_samples) / m.trained_seconds;
  m.report.wait_seconds = loader.wait_seconds() - waited;
  if (m.at.loss_count > 0)
    m.report.final_loss = m.at.loss_sum / static_cast<double>(m.at.loss_count);
  return m.report;
}

}  // namespace fullbore::train
