// A training step compiled for a card that is not in this machine.
// One thread at a time.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/datasets.h"
#include "cli/device_table.h"
#include "cli/recipe.h"
#include "fullbore/graph.h"
#include "xla/hlo_summary.h"
#include "xla/topology.h"

namespace fullbore::cli {

// The training step of a recipe for batches of one size. `batches`: in an epoch; schedules that
// count in epochs depend on it, what the program needs does not.
struct StepProgram {
  Graph graph;
  std::string stablehlo;
  int64_t batch_size = 0;
  train::MatmulPrecision precision{};
  int64_t state_bytes = 0;                      // updated in place
  std::map<std::string, double> product_flops;  // of products and convolutions, by type
};
StepProgram step_program(const Recipe& recipe, const DataInfo& info, int64_t batch_size,
                         int64_t batches = 1000);

struct CompiledStep {
  StepProgram program;
  std::optional<xla::Compiled> code;  // nothing: the compiler itself found too little memory
  xla::ProgramMemory memory{};
  double seconds = 0;  // that compiling took
};

// What the card's plugin is told of it (xla::Topology::create).
xla::Options topology_options(const Card& card);

class Target {
 public:
  // Loads the plugin. Throws BackendError when it cannot compile for the card, saying what to
  // install.
  explicit Target(const Card& card);

  const Card& card() const { return card_; }
  const xla::Topology& topology() const { return *topology_; }
  CompiledStep compile(StepProgram program) const;
  bool fits(const CompiledStep& step) const;

 private:
  const Card& card_;
  std::shared_ptr<const xla::Topology> topology_;
};

// The step at the largest batch that fits, found by compiling: `first` is where the search starts.
// Nothing when not even one sample fits.
struct LargestBatch {
  std::optional<CompiledStep> step;
  int64_t too_large = 0;  // the smallest larger one that is known not to fit; 0: none was tried
};
LargestBatch largest_batch(const Target& target, const Recipe& recipe, const DataInfo& info,
                           CompiledStep first);

// Seconds that a step takes at least: products at the card's peak, or bytes at its bandwidth.
double least_seconds(const Card& card, const StepProgram& program, const xla::HloSummary& hlo);

}  // namespace fullbore::cli
