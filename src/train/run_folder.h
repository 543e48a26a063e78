// The folder of a run: checkpoints and metrics.jsonl.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "fullbore/array.h"
#include "fullbore/trainer.h"

namespace fullbore::train {

// Where a run stands between two steps.
struct RunPosition {
  int64_t epoch = 0;
  int64_t batch = 0;  // the next one
  uint64_t seed = 0;
  int micro = 0;        // batches accumulated since the last update
  double loss_sum = 0;  // of this epoch's batches so far, weighted by samples
  int64_t loss_count = 0;
  double best = 0;  // validation loss
  bool has_best = false;
  int64_t bad_epochs = 0;
  double last_loss = 0;  // mean of the last complete epoch
  optim::ReduceLROnPlateau::State plateau{};
};

class RunFolder {
 public:
  // Creates the folder; throws Error when that cannot be done.
  RunFolder(std::filesystem::path out, int keep);

  // While it lives no other process (or Trainer) may train into this folder: two would remove each
  // other's checkpoints. Throws Error when one does.
  class Lock {
   public:
    explicit Lock(const std::filesystem::path& folder);
    ~Lock();
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;

   private:
    int file_;
  };

  struct Found {
    std::map<std::string, Array> state;
    RunPosition position;
    std::filesystem::path path;
  };
  // The newest sound checkpoint, nothing when there is none at all; `note` hears of damaged ones.
  // Throws Error when all are damaged or hold impossible numbers, and when it was made with another
  // dataset size, batch size, order, seed or accumulation: the rest of the run would not be what it
  // would have been.
  std::optional<Found> load(const data::Loader& loader, const StepOptions& options,
                            const std::function<void(const std::string&)>& note) const;
  // Returns the checkpoint's path.
  std::filesystem::path save(const std::map<std::string, Array>& state, const RunPosition& position,
                             int64_t step, const data::Loader& loader, const StepOptions& options,
                             bool is_best, const std::map<std::string, std::string>& files);
  // Leaves out of metrics.jsonl what a run that goes on from this position will write again, and
  // what is no JSON (a line cut short).
  void forget_after(const RunPosition& position);
  // One JSON line each in metrics.jsonl.
  void log_step(const Progress& progress);
  void log_epoch(const Progress& progress);

 private:
  void append(const std::string& line);
  std::filesystem::path out_;
  int keep_;
};

}  // namespace fullbore::train
