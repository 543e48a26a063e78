// Runs on disk: which folder a training writes, and a trained model read back from one.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "cli/commands.h"
#include "cli/datasets.h"
#include "cli/model.h"
#include "cli/recipe.h"
#include "fullbore/io.h"

namespace fullbore::cli {

// Makes runs/NAME, or runs/NAME-2, -3, ... : the first that did not exist. Two runs that start at
// once get two folders.
std::filesystem::path make_run_folder(const std::string& name);
// The last of those that exist; throws Error when there is none.
std::filesystem::path last_run_folder(const std::string& name);

// Names of the texts that are kept beside each checkpoint.
inline constexpr const char* kRecipeFile = "recipe.toml";
inline constexpr const char* kDataFile = "data.json";
inline constexpr const char* kGraphFile = "graph.txt";

// A model with the weights of a checkpoint (their moving average when the run kept one).
struct TrainedModel {
  Recipe recipe;
  DataInfo data;
  io::Checkpoint checkpoint;  // without its tensors
  std::unique_ptr<Network> network;
};
// `checkpoint`: "" for the newest of the run. A folder as args.recipe brings its own recipe.
TrainedModel open_model(const RecipeArgs& args, const std::filesystem::path& checkpoint);

}  // namespace fullbore::cli
