// The samples that a recipe names, and what must be known of them to use the model without them.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/recipe.h"
#include "fullbore/data.h"

namespace fullbore::cli {

// What a trained model expects; kept beside every checkpoint as data.json.
struct DataInfo {
  Type x, y;                                // of one sample
  int64_t num_classes = 0, num_tokens = 0;  // as data::Dataset's
  std::vector<std::string> class_names;
  // CSV: names of the columns of x and of the one that was learnt, and the values of columns of
  // text.
  std::vector<std::string> columns;
  std::string label;
  std::map<std::string, std::vector<std::string>> vocabulary;
};
// Throws Error when a name or value is not UTF-8.
std::string to_json(const DataInfo& info);
// Throws Error on anything that to_json does not write.
DataInfo info_from_json(std::string_view text);

struct TrainingData {
  data::DatasetRef dataset;
  DataInfo info;
};

TrainingData load_training_data(const DataRecipe& recipe, int64_t ignore_index);
// What is known of the samples without reading them; nothing for kinds that must be read.
std::optional<DataInfo> known_info(const DataRecipe& recipe);
// The same, reading them where that is needed.
DataInfo info_for(const Recipe& recipe);
// The samples to evaluate on after training; nothing when the recipe names none.
std::optional<data::DatasetRef> load_test_data(const DataRecipe& recipe, const DataInfo& info,
                                               int64_t ignore_index);
// The samples to train on, and those to validate on: a fraction of all, the same for one seed.
struct Split {
  data::DatasetRef train;
  std::optional<data::DatasetRef> validation;
};
Split split(const data::DatasetRef& all, double validation, uint64_t seed);
// The loader that training takes its batches from.
data::Loader training_loader(const data::DatasetRef& dataset, const DataRecipe& recipe,
                             int64_t batch_size, uint64_t seed);
// A loader for one pass over samples, none twice; batches of at most this size.
data::Loader evaluation_loader(const data::DatasetRef& dataset, int64_t batch_size);
// Samples without targets: an IDX, CSV or .npy file. Throws Error when they are not what the model
// expects.
data::DatasetRef load_input(const std::filesystem::path& path, const DataRecipe& recipe,
                            const DataInfo& info);
// How the step program turns stored numbers into the model's input.
std::optional<train::Normalize> normalization(const DataRecipe& recipe, DType stored);

}  // namespace fullbore::cli
