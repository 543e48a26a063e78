// `fullbore eval`.
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/output.h"
#include "cli/results.h"
#include "cli/run.h"

namespace fullbore::cli {
namespace {

struct Samples {
  data::DatasetRef dataset;
  std::string what;
};

// The test samples, or else the ones that training kept for validation.
Samples samples_of(const TrainedModel& m) {
  const Recipe& r = m.recipe;
  if (auto test = load_test_data(r.data, m.data, r.ignore_index))
    return {*test, m.data.x.shape.rank() == 3 ? "test images" : "test samples"};
  if (r.data.validation == 0)
    throw Error(
        "[eval] expected test samples or data.validation in the recipe, got neither; name a file: "
        "--set data.test=FILE (csv, text), --set data.test_x=FILE --set data.test_y=FILE (npy)");
  const TrainingData all = load_training_data(r.data, r.ignore_index);
  return {*split(all.dataset, r.data.validation, r.seed).validation, "validation samples"};
}

}  // namespace

int eval_command(const EvalArgs& args) {
  TrainedModel m = open_model(args, args.checkpoint);
  const Recipe& r = m.recipe;
  const Samples samples = samples_of(m);
  data::Loader loader = evaluation_loader(samples.dataset, r.batch_size);
  train::Evaluator evaluator(*m.network, r.criterion,
                             {.device = r.device,
                              .threads = r.trainer.step.threads,
                              .deterministic = r.trainer.step.deterministic,
                              .normalize = normalization(r.data, m.data.x.dtype),
                              .top_k = r.trainer.top_k});
  const train::EvalResult result = evaluator(loader);
  if (args.json) {
    nlohmann::ordered_json j{{"checkpoint", m.checkpoint.path.string()},
                             {"step", m.checkpoint.step},
                             {"samples", result.samples}};
    j.update(result_json(result));
    j["class_names"] = m.data.class_names;
    j["confusion"] = nlohmann::ordered_json::array();
    for (int64_t c = 0; c < result.classes; ++c) {
      const auto row = result.confusion.begin() + c * result.classes;
      j["confusion"].push_back(std::vector<int64_t>(row, row + result.classes));
    }
    say("{}\n", to_line(j));
    return 0;
  }
  say("{}\n{}\n", m.checkpoint.path.string(), result_text(result, samples.what));
  for (const auto& [k, hits] : result.top_k) say("Top-{}: {:.2f} %\n", k, 100 * hits);
  if (result.classes > 0)
    say("\nRows: true classes, columns: predicted ones\n{}",
        confusion_text(result, m.data.class_names));
  return 0;
}

}  // namespace fullbore::cli
