// The subcommands. Each returns the exit status; what it throws becomes one line on standard error
// (main.cc).
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace fullbore::cli {

// What commands that read a recipe have in common.
struct RecipeArgs {
  std::filesystem::path recipe;   // a recipe file, or the folder of a run
  std::vector<std::string> sets;  // key=value
  std::string device;             // "": as the recipe says
  int threads = 0;                // 0: as the recipe says
  bool no_cache = false;          // compile programs for accelerators anew
  bool json = false;
  // --set, with device and threads as the last ones.
  std::vector<std::string> all_sets() const;
};

struct TrainArgs : RecipeArgs {
  std::filesystem::path out;  // "": runs/NAME
  bool resume = false;
  std::filesystem::path executable;  // "": the step is compiled here
};
int train_command(const TrainArgs& args);

struct EvalArgs : RecipeArgs {
  std::filesystem::path checkpoint;  // "": the newest of the run
};
int eval_command(const EvalArgs& args);

struct PredictArgs : RecipeArgs {
  std::filesystem::path checkpoint;
  std::vector<std::filesystem::path> inputs;
};
int predict_command(const PredictArgs& args);

struct GenerateArgs : RecipeArgs {
  std::filesystem::path checkpoint;
  std::string prompt = "\n";
  int64_t tokens = 500;
  double temperature = 1;
  int64_t top_k = 0;  // 0: all
  double top_p = 1;
  uint64_t seed = 0;
};
int generate_command(const GenerateArgs& args);

struct ShowArgs : RecipeArgs {
  bool graph = false, before = false, after = false, explain = false;
  std::vector<std::string> passes{"default"};
};
int show_command(const ShowArgs& args);

struct ProfileArgs : RecipeArgs {
  int steps = 20;
  bool all = false;                   // every kernel, not only the slowest
  std::filesystem::path trace, html;  // files to write; "": none
};
int profile_command(const ProfileArgs& args);

struct VerifyArgs : RecipeArgs {
  int64_t steps = 100;
};
int verify_command(const VerifyArgs& args);

struct CompileArgs : RecipeArgs {
  std::string target;  // as in data/devices.toml
  int64_t batch = 0;   // 0: as the recipe says
  bool max_batch = false, list = false;
  std::filesystem::path save;  // "": nothing is saved
};
int compile_command(const CompileArgs& args);

// `root`: folder of a recorded machine; empty: this one.
int devices_command(const std::filesystem::path& root, bool json);
// The same; of this machine with a training at the end.
int doctor_command(const std::filesystem::path& root, bool json);

int plugin_list_command(bool json);
int plugin_add_command(const std::string& name, bool dry_run, bool compile_only);
int plugin_remove_command(const std::string& name);
int version_command(bool json);

}  // namespace fullbore::cli
