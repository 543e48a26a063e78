#include "cli/run.h"

#include <algorithm>

namespace fullbore::cli {
namespace {
namespace fs = std::filesystem;

fs::path run_folder(const std::string& name, int number) {
  return fs::path("runs") / (number == 1 ? name : str_cat(name, "-", number));
}

// The number of the first folder that is not there.
int first_free(const std::string& name) {
  int number = 1;
  std::error_code ignored;
  while (fs::exists(fs::symlink_status(run_folder(name, number), ignored))) ++number;
  return number;
}

const std::string& file_of(const io::Checkpoint& c, const char* name) {
  const auto it = c.files.find(name);
  if (it == c.files.end())
    fail("[checkpoint] ", c.path.string(), " expected ", name,
         ", which is not there; `fullbore train` writes it: was this checkpoint made by another "
         "program?");
  return it->second;
}

// Parameters and buffers of the network from a checkpoint of a training step.
std::map<std::string, Array> weights_of(const io::Tensors& tensors, nn::Module& network) {
  io::Types want, have;
  for (const auto& list : {network.named_parameters(), network.named_buffers()})
    for (const auto& p : list) want.emplace(p.name, p.parameter->type());
  for (const auto& [name, value] : tensors) {
    const bool other = name.starts_with("optimizer.") || name.starts_with("ema.") ||
                       name.starts_with("accumulated.") || name == "accumulated_weight" ||
                       name == "step" || name == "lr_scale";
    if (!other) have.emplace(name, value.type());
  }
  if (const std::string difference = io::describe_difference(have, want); !difference.empty())
    fail("[checkpoint] expected weights of the recipe's network: ", difference);
  std::map<std::string, Array> weights;
  for (const auto& [name, type] : want) {
    const auto average = tensors.find("ema." + name);
    weights.emplace(name, average != tensors.end() ? average->second : tensors.at(name));
  }
  return weights;
}

}  // namespace

std::vector<std::string> RecipeArgs::all_sets() const {
  std::vector<std::string> all = sets;
  if (!device.empty()) all.push_back("device=\"" + device + "\"");
  if (threads != 0) all.push_back(str_cat("threads=", threads));
  return all;
}

fs::path make_run_folder(const std::string& name) {
  for (int number = first_free(name);; ++number) {
    const fs::path folder = run_folder(name, number);
    std::error_code error;
    fs::create_directories(folder.parent_path(), error);
    // False when another run was faster.
    const bool made = !error && fs::create_directory(folder, error);
    if (made) return folder;
    if (error && error != std::errc::file_exists)
      fail("[run] expected a folder that can be written, got '", folder.string(),
           "': ", error.message(), "; choose another with --out");
  }
}

fs::path last_run_folder(const std::string& name) {
  const int next = first_free(name);
  if (next == 1)
    fail("[run] expected the folder of a run at ", run_folder(name, 1).string(),
         ", but there is none; train first, or name the folder");
  return run_folder(name, next - 1);
}

TrainedModel open_model(const RecipeArgs& args, const fs::path& checkpoint) {
  TrainedModel m;
  const Overrides overrides{args.all_sets()};
  std::error_code ignored;
  const bool from_run = fs::is_directory(args.recipe, ignored);
  if (!from_run) {
    m.recipe = load_recipe(args.recipe, overrides);
    m.checkpoint =
        io::open_checkpoint(checkpoint.empty() ? last_run_folder(m.recipe.name) : checkpoint);
  } else {
    m.checkpoint = io::open_checkpoint(checkpoint.empty() ? args.recipe : checkpoint);
    m.recipe = parse_recipe(file_of(m.checkpoint, kRecipeFile), m.checkpoint.path / kRecipeFile,
                            overrides);
  }
  m.data = info_from_json(file_of(m.checkpoint, kDataFile));
  m.network = std::make_unique<Network>(m.recipe, m.data, m.recipe.batch_size);
  m.network->load_state_dict(weights_of(m.checkpoint.tensors, *m.network));
  m.checkpoint.tensors.clear();
  return m;
}

}  // namespace fullbore::cli
