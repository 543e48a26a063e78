// Recipes: what to train, on what, how, as TOML (docs/recipes.md lists every key).
// Plain values. Reading throws Error naming file, line and key.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "fullbore/data.h"
#include "fullbore/nn.h"
#include "fullbore/optim.h"
#include "fullbore/train.h"
#include "fullbore/trainer.h"

namespace fullbore::cli {

// [data]
struct DataRecipe {
  std::string kind;                                    // fashion_mnist mnist idx csv npy text
  std::filesystem::path root;                          // of the MNIST kinds; "" is the usual place
  std::map<std::string, std::filesystem::path> files;  // "train_images", "test", ...: by key
  data::CsvOptions csv;
  data::TextOptions text;
  int64_t num_classes = 0;  // 0: from the labels
  std::vector<std::string> class_names;
  bool allow_nonfinite = false;
  double validation = 0;  // fraction of the training samples
  bool shuffle = true, drop_last = false;
  int workers = 1;
  // Given by the recipe: nothing, a table (numbers below), or false.
  bool normalize = true, normalize_given = false;
  std::optional<double> scale;
  std::vector<double> mean, stddev;
};

// [model] layers
struct LayerRecipe {
  std::string type, name;
  std::string where;  // for errors
  bool requires_grad = true;
  // Makes the layer for inputs of this type, [B, ...].
  std::function<std::unique_ptr<nn::Module>(const Type& x)> make;
};

// [model] type: a network that is known by name
struct ModelRecipe {
  std::string type;
  std::string where;  // for errors
  // Makes it for inputs of this type, [B, ...], and data with so many classes (0: unknown).
  std::function<std::unique_ptr<nn::Module>(const Type& x, int64_t num_classes)> make;
};

// [schedule]
struct ScheduleRecipe {
  std::string kind = "constant";
  optim::OptionMap options;
  bool per_epoch = false;
};

struct Recipe {
  std::string name;
  uint64_t seed = 0;
  int64_t batch_size = 64;
  std::string device;
  DataRecipe data;
  std::vector<LayerRecipe> layers;
  std::optional<ModelRecipe> model;  // in place of layers
  std::string loss;                  // "cross_entropy", ...
  nn::Criterion criterion;           // of that name
  int64_t ignore_index = -100;
  int class_dim = 1;  // of the model's output: -1 for language models
  std::optional<optim::Optimizer> optimizer;
  ScheduleRecipe schedule;
  train::TrainerOptions trainer;  // all but out, resume, callbacks, schedule and normalisation
  std::string resolved;           // the whole recipe as TOML, overrides and defaults filled in
};

// What the command line changes.
struct Overrides {
  std::vector<std::string> sets;  // "optimizer.lr=0.01": the value as TOML, a bare word as text
};

// `file` names the text in errors; relative paths in it start at its folder.
Recipe parse_recipe(std::string_view text, const std::filesystem::path& file,
                    const Overrides& overrides = {});
// From a file, or from the run folder that a training left behind.
Recipe load_recipe(const std::filesystem::path& path, const Overrides& overrides = {});

// The schedule of a run of this many batches in all.
optim::Schedule make_schedule(const Recipe& recipe, int64_t batches_per_epoch);

class Section;
// Parts of parse_recipe.
DataRecipe parse_data(Section section);
void parse_model(Section section, Recipe& recipe);
void parse_loss(std::optional<Section> section, Recipe& recipe);

}  // namespace fullbore::cli
