// Trainer: the training loop with validation, logging, checkpoints, resume, early stopping and
// clean interruption, over a Step and an Evaluator.
// The model must outlive the Trainer. Not thread safe, except request_stop().
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "fullbore/train.h"

namespace fullbore::train {

// Where a run stands, at each log_interval and at the end of each epoch.
struct Progress {
  int64_t epoch = 0;    // from 0
  int64_t epochs = 0;   // planned
  int64_t batch = 0;    // in the epoch, from 0
  int64_t batches = 0;  // of an epoch
  int64_t seen = 0;     // samples of this epoch before this batch
  int64_t samples = 0;  // of an epoch
  int64_t step = 0;     // optimizer steps committed
  double loss = 0;      // of this batch; of the epoch's batches (mean) at the epoch's end
  double lr = 0;
  double samples_per_second = 0;           // since the run started
  double seconds_left = 0;                 // estimate
  const EvalResult* validation = nullptr;  // at the end of an epoch with validation data
};

struct TrainerOptions {
  int64_t epochs = 1;
  int64_t max_steps = 0;       // optimizer steps; 0: no limit
  int64_t log_interval = 100;  // batches; 0: no on_log
  StepOptions step{};
  std::vector<int> top_k{};
  // Folder of the run: checkpoints/ and metrics.jsonl go there. Empty: nothing is written.
  std::filesystem::path out{};
  int64_t checkpoint_every_steps = 0;  // 0: at the end of each epoch only
  int checkpoint_keep = 3;             // the newest ones; the best is kept besides
  bool resume = false;                 // go on from the newest checkpoint in `out`, if there is one
  std::map<std::string, std::string> checkpoint_files{};  // texts kept beside it (the recipe)
  int64_t early_stop_patience = 0;  // epochs without a better validation loss; 0: off
  std::optional<optim::PlateauOptions> plateau{};  // reduce lr on plateau of the validation loss
  std::function<void()> on_start{};  // a run begins; what it goes on from, if anything, is accepted
  std::function<void(const Progress&)> on_log{};      // every log_interval batches
  std::function<void(const Progress&)> on_epoch{};    // after each epoch
  std::function<void(const std::string&)> on_note{};  // resumed from ..., damaged checkpoint ...
};

struct Report {
  int64_t parameters = 0;
  int64_t epochs = 0;        // completed
  int64_t steps = 0;         // optimizer steps committed in all
  double train_seconds = 0;  // training alone: no validation, no checkpoints
  double samples_per_second = 0;
  double time_to_first_step_seconds = 0;   // from the start of fit() to the end of its first step
  double wait_seconds = 0;                 // spent waiting for data
  double final_loss = 0;                   // mean over the last epoch's batches
  std::optional<EvalResult> validation{};  // the last
  bool stopped_early = false;
  bool interrupted = false;            // request_stop(): checkpoint saved when `out` is set
  std::filesystem::path checkpoint{};  // the newest; empty when none was written
};

class Trainer {
 public:
  Trainer(nn::Module& model, nn::Criterion criterion, const optim::Optimizer& optimizer,
          TrainerOptions options);
  ~Trainer();

  // Trains. Throws NonFiniteError (the last checkpoint before it is kept), Error on bad input.
  Report fit(data::Loader& loader, data::Loader* validation = nullptr);
  // Loss and metrics of the model (of its moving average when there is one).
  EvalResult evaluate(data::Loader& loader);
  Step& step();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// Asks running fit() calls to save and return after the current step. Safe in a signal handler.
void request_stop();
// "Train Epoch: 0 [6400/60000 (11%)]\tLoss: 0.512345" on standard output: pass it as on_log.
void print_progress(const Progress& progress);

}  // namespace fullbore::train
