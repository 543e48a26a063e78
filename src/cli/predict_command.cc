// `fullbore predict`.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/commands.h"
#include "cli/output.h"
#include "cli/results.h"
#include "cli/run.h"

namespace fullbore::cli {
namespace {
namespace fs = std::filesystem;

// What the model's output means, by the loss it was trained with.
enum class Meaning { kLogits, kLogProbabilities, kBinaryLogits, kNumbers };

Meaning meaning_of(const std::string& loss) {
  if (loss == "cross_entropy") return Meaning::kLogits;
  if (loss == "nll") return Meaning::kLogProbabilities;
  return loss == "bce_with_logits" ? Meaning::kBinaryLogits : Meaning::kNumbers;
}

std::vector<double> probabilities(Meaning meaning, std::vector<double> v) {
  if (meaning == Meaning::kBinaryLogits) {
    for (double& x : v) x = 1 / (1 + std::exp(-x));
    return v;
  }
  if (meaning == Meaning::kLogits) {
    const double largest = *std::max_element(v.begin(), v.end());
    double total = 0;
    for (double& x : v) total += x = std::exp(x - largest);
    for (double& x : v) x /= total;
  } else {
    for (double& x : v) x = std::exp(x);
  }
  return v;
}

std::string class_name(const TrainedModel& m, size_t c) {
  return c < m.data.class_names.size() ? m.data.class_names[c] : std::to_string(c);
}

class Printer {
 public:
  Printer(const TrainedModel& model, const PredictArgs& args)
      : model_(model), json_(args.json), meaning_(meaning_of(model.recipe.loss)) {}

  void sample(const fs::path& input, int64_t index, const std::vector<double>& output) const {
    nlohmann::ordered_json j{{"input", input.string()}, {"index", index}};
    const std::string where = fmt::format("{}[{}]", input.string(), index);
    if (meaning_ == Meaning::kNumbers || meaning_ == Meaning::kBinaryLogits) {
      const bool binary = meaning_ == Meaning::kBinaryLogits;
      const auto values = binary ? probabilities(meaning_, output) : output;
      j[binary ? "probabilities" : "values"] = values;
      if (!json_) say("{}: {:.6g}\n", where, fmt::join(values, " "));
    } else {
      const auto p = probabilities(meaning_, output);
      const auto best = static_cast<size_t>(std::max_element(p.begin(), p.end()) - p.begin());
      j["class"] = best;
      j["name"] = class_name(model_, best);
      j["probability"] = json_number(p[best]);
      j["probabilities"] = p;
      if (!json_) say("{}: {} {:.1f} %\n", where, class_name(model_, best), 100 * p[best]);
    }
    if (json_) say("{}\n", to_line(j));
  }

 private:
  const TrainedModel& model_;
  bool json_;
  Meaning meaning_;
};

std::vector<double> row_of(const Array& output, int64_t row) {
  const int64_t width = output.numel() / output.shape()[0];
  std::vector<double> values;
  for (int64_t i = 0; i < width; ++i) values.push_back(output.at(row * width + i));
  return values;
}

}  // namespace

int predict_command(const PredictArgs& args) {
  TrainedModel m = open_model(args, args.checkpoint);
  const Recipe& r = m.recipe;
  const Printer printer(m, args);
  train::Evaluator evaluator(*m.network, nullptr,
                             {.device = r.device,
                              .threads = r.trainer.step.threads,
                              .deterministic = r.trainer.step.deterministic,
                              .normalize = normalization(r.data, m.data.x.dtype)});
  for (const fs::path& input : args.inputs) {
    data::Loader loader = evaluation_loader(load_input(input, r.data, m.data), r.batch_size);
    for (const data::Batch& batch : loader) {
      const Array& output = evaluator.predict(batch);
      for (int64_t i = 0; i < batch.size; ++i)
        printer.sample(input, batch.first + i, row_of(output, i));
    }
  }
  return 0;
}

}  // namespace fullbore::cli
