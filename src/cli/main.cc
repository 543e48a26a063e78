// The `fullbore` command: arguments, and exit status from what went wrong. 0 done; 1 the caller's
// mistake, or a file, disk or output that failed; 2 a library or device refused; 70 our bug; 128 +
// signal when interrupted.
#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>

#include "base/nearest.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "fullbore/device.h"
#include "fullbore/error.h"

namespace fullbore::cli {
namespace {

constexpr int kUser = 1, kBackend = 2, kInternal = 70, kClosedPipe = 128 + SIGPIPE;

void add_set(CLI::App& app, RecipeArgs& args) {
  app.add_option("--set", args.sets, "KEY=VALUE: override a key of the recipe (repeatable)")
      ->type_size(1)
      ->allow_extra_args(false);
}

// An empty word is a shell variable that was not set, not "as if the option were not there".
std::string not_empty(const std::string& text) {
  return text.empty() ? "expected a value, got an empty one" : "";
}

void add_recipe_args(CLI::App& app, RecipeArgs& args, const char* what) {
  app.add_option(what, args.recipe, "recipe file, or the folder of a run")->required();
  add_set(app, args);
  app.add_option("--device", args.device, "auto | cpu | gpu | gpu:N | tpu | xla:cpu | PLUGIN.so")
      ->check(not_empty);
  app.add_option("--threads", args.threads, "worker threads; default: as many as may be used")
      ->check(CLI::Range(1, 1024));
  app.add_flag("--no-cache", args.no_cache, "compile programs for accelerators anew");
}

void use_compile_cache(const RecipeArgs& args) {
  set_compile_cache({.enabled = !args.no_cache, .warn = [](const std::string& line) {
                       std::fprintf(stderr, "fullbore: %s\n", line.c_str());
                     }});
}

// A command that may train calls this.
template <class Args>
void call(CLI::App& app, int (*command)(const Args&), std::shared_ptr<Args> args, int* status) {
  app.callback([=] {
    use_compile_cache(*args);
    *status = command(*args);
  });
}

// The calls of subcommands write to *status.
void add_train(CLI::App& app, int* status) {
  auto args = std::make_shared<TrainArgs>();
  CLI::App* command = app.add_subcommand("train", "train the model of a recipe");
  add_recipe_args(*command, *args, "RECIPE");
  command->add_option("--out", args->out, "folder of the run; default: runs/NAME");
  command
      ->add_option("--executable", args->executable,
                   "FILE: the training step as `fullbore compile --save` wrote it")
      ->check(not_empty);
  command->add_flag("--resume", args->resume, "go on from the newest checkpoint of the run");
  command->add_flag("--json", args->json, "print one JSON object at the end");
  call(*command, train_command, args, status);
}

void add_eval(CLI::App& app, int* status) {
  auto args = std::make_shared<EvalArgs>();
  CLI::App* command =
      app.add_subcommand("eval", "accuracy and confusion matrix of a trained model");
  add_recipe_args(*command, *args, "RECIPE|RUN");
  command->add_option("--checkpoint", args->checkpoint, "default: the newest of the run");
  command->add_flag("--json", args->json, "print one JSON object");
  call(*command, eval_command, args, status);
}

void add_predict(CLI::App& app, int* status) {
  auto args = std::make_shared<PredictArgs>();
  CLI::App* command = app.add_subcommand("predict", "class and probability of samples in files");
  add_recipe_args(*command, *args, "RUN");
  command->add_option("INPUT", args->inputs, "IDX, CSV or .npy files")->required();
  command->add_option("--checkpoint", args->checkpoint, "default: the newest of the run");
  command->add_flag("--json", args->json, "print one JSON object per sample");
  call(*command, predict_command, args, status);
}

void add_generate(CLI::App& app, int* status) {
  auto args = std::make_shared<GenerateArgs>();
  CLI::App* command = app.add_subcommand("generate", "text written by a model trained on text");
  add_recipe_args(*command, *args, "RUN");
  command->add_option("--checkpoint", args->checkpoint, "default: the newest of the run");
  command->add_option("--prompt", args->prompt, "text to go on from; default: a line end")
      ->check(not_empty);
  command->add_option("--tokens", args->tokens, "bytes to write; default: 500")
      ->check(CLI::Range(int64_t{1}, int64_t{1} << 40));
  command
      ->add_option("--temperature", args->temperature,
                   "above 1 bolder, below 1 safer, 0: always the most probable byte; default: 1")
      ->check(CLI::Range(0.0, 1e6));
  command->add_option("--top-k", args->top_k, "only the K most probable bytes; default: all")
      ->check(CLI::Range(int64_t{1}, int64_t{1} << 40));
  command
      ->add_option("--top-p", args->top_p,
                   "only the most probable bytes that have this probability together; default: 1")
      ->check(CLI::Range(1e-9, 1.0));
  command->add_option("--seed", args->seed, "the same text for the same seed; default: 0");
  call(*command, generate_command, args, status);
}

void add_show(CLI::App& app, int* status) {
  auto args = std::make_shared<ShowArgs>();
  CLI::App* command = app.add_subcommand("show", "layers, cost and memory of a recipe's model");
  add_recipe_args(*command, *args, "RECIPE");
  command->add_flag("--graph", args->graph, "print the graph of the forward pass");
  command->add_flag("--before", args->before, "print the training step before passes");
  command->add_flag("--after", args->after, "print the training step after passes");
  command->add_flag("--explain", args->explain, "print which kernel each node got, and why");
  command->add_option("--passes", args->passes, "passes to run, separated by commas")
      ->delimiter(',');
  command->add_flag("--json", args->json, "print one JSON object");
  call(*command, show_command, args, status);
}

void add_profile(CLI::App& app, int* status) {
  auto args = std::make_shared<ProfileArgs>();
  CLI::App* command =
      app.add_subcommand("profile", "where the time of a training step goes, kernel by kernel");
  add_recipe_args(*command, *args, "RECIPE");
  command->add_option("--steps", args->steps, "steps to time; default: 20")
      ->check(CLI::Range(1, 1000000));
  command->add_flag("--all", args->all, "print every kernel, not only the 40 slowest");
  command->add_option("--trace", args->trace, "FILE: write a step as Chrome trace")
      ->check(not_empty);
  command->add_option("--html", args->html, "FILE: write a page with a flame view")
      ->check(not_empty);
  command->add_flag("--json", args->json, "print one JSON object");
  call(*command, profile_command, args, status);
}

void add_verify(CLI::App& app, int* status) {
  auto args = std::make_shared<VerifyArgs>();
  CLI::App* command =
      app.add_subcommand("verify", "whether a device trains a recipe as the CPU executor does");
  add_recipe_args(*command, *args, "RECIPE");
  command->add_option("--steps", args->steps, "batches to train on both; default: 100")
      ->check(CLI::Range(int64_t{1}, int64_t{1000000}));
  command->add_flag("--json", args->json, "print one JSON object");
  call(*command, verify_command, args, status);
}

void add_compile(CLI::App& app, int* status) {
  auto args = std::make_shared<CompileArgs>();
  CLI::App* command = app.add_subcommand(
      "compile", "compile the training step for a card that need not be here: does it fit?");
  command->add_option("RECIPE", args->recipe, "recipe file, or the folder of a run");
  add_set(*command, *args);
  command->add_option("--for", args->target, "name of the card, as in --list");
  CLI::Option* batch =
      command->add_option("--batch", args->batch, "samples in a batch; default: the recipe's")
          ->check(CLI::Range(int64_t{1}, int64_t{1} << 22));
  command->add_flag("--max-batch", args->max_batch, "find the largest batch that fits")
      ->excludes(batch);
  command->add_option("--save", args->save, "FILE: write the compiled program")->check(not_empty);
  command->add_flag("--list", args->list, "print the cards that are known");
  command->add_flag("--json", args->json, "print JSON");
  command->callback([=] {
    if (args->recipe.empty() && !args->list) throw CLI::RequiredError("RECIPE");
    *status = compile_command(*args);
  });
}

void add_plugin(CLI::App& app, int* status) {
  CLI::App* plugin = app.add_subcommand("plugin", "libraries that drive accelerators");
  plugin->require_subcommand(1);
  auto json = std::make_shared<bool>(false);
  CLI::App* command = plugin->add_subcommand("list", "which there are, and where");
  command->add_flag("--json", *json, "print one JSON list");
  command->callback([=] { *status = plugin_list_command(*json); });
  auto name = std::make_shared<std::string>();
  auto dry_run = std::make_shared<bool>(false);
  command = plugin->add_subcommand("add", "fetch one with pip into the user's data folder");
  command->add_option("NAME", *name, "as in the list")->required();
  command->add_flag("--dry-run", *dry_run, "only say what would be done");
  auto compile_only = std::make_shared<bool>(false);
  command->add_flag("--compile-only", *compile_only,
                    "only what compiling for cards that are not here needs");
  command->callback([=] { *status = plugin_add_command(*name, *dry_run, *compile_only); });
  command = plugin->add_subcommand("remove", "delete one that was added");
  command->add_option("NAME", *name, "as in the list")->required();
  command->callback([=] { *status = plugin_remove_command(*name); });
}

void add_information(CLI::App& app, int* status) {
  auto json = std::make_shared<bool>(false);
  CLI::App* command = app.add_subcommand("devices", "what can train on this machine");
  auto root = std::make_shared<std::filesystem::path>();
  command->add_option("--root", *root, "the cards of a recorded machine: a folder with its files");
  command->add_flag("--json", *json, "print one JSON list");
  command->callback([=] { *status = devices_command(*root, *json); });
  command =
      app.add_subcommand("doctor", "what keeps this machine from training well, and the cure");
  command->add_option("--root", *root, "examine a recorded machine: a folder with its files");
  command->add_flag("--json", *json, "print one JSON object");
  command->callback([=] { *status = doctor_command(*root, *json); });
  command = app.add_subcommand("version", "version of this program");
  command->add_flag("--json", *json, "print one JSON object");
  command->callback([=] { *status = version_command(*json); });
}

std::string unknown_command(const CLI::App& app, std::string_view name) {
  std::vector<std::string> known;
  for (const CLI::App* command : app.get_subcommands({})) known.push_back(command->get_name());
  return unknown_name(name, std::vector<std::string_view>(known.begin(), known.end()));
}

// CLI11 names arguments that it did not expect in reverse.
std::string parse_error_text(const CLI::App& app, const CLI::ParseError& e) {
  if (dynamic_cast<const CLI::ExtrasError*>(&e) == nullptr) return e.what();
  std::string text = "unknown arguments:";
  for (const std::string& word : app.remaining(true)) text += " " + word;
  return text;
}

int fail_with(int status, std::string line) {
  std::fflush(stdout);
  for (char& c : line)
    if (c == '\n' || c == '\r') c = ' ';
  std::fprintf(stderr, "fullbore: %s\n", line.c_str());
  return status;
}

// What plugins read when they are loaded; before any thread is started. What the user set rules.
void set_plugin_environment() {
  constexpr int kKeep = 0;
  // They say on standard error what their errors say as well, and more.
  ::setenv("TF_CPP_MIN_LOG_LEVEL", "3", kKeep);
  // Elsewhere than on Google's machines libtpu would ask a server there what TPUs it has.
  std::string machine;
  std::getline(std::ifstream("/sys/class/dmi/id/product_name"), machine);
  if (machine == "Google Compute Engine") return;
  ::setenv("TPU_SKIP_MDS_QUERY", "1", kKeep);
  // Several may compile at once; only those that have TPUs must not share them.
  ::setenv("ALLOW_MULTIPLE_LIBTPU_LOAD", "1", kKeep);
  ::setenv("TPU_ACCELERATOR_TYPE", "v5litepod-1", kKeep);
  ::setenv("TPU_WORKER_HOSTNAMES", "localhost", kKeep);
  ::setenv("TPU_WORKER_ID", "0", kKeep);
}

int run(int argc, char** argv) try {
  // A closed pipe or a file-size limit is an error of a write, not the end of the process.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  set_plugin_environment();
  CLI::App app("Trains neural networks natively.", "fullbore");
  app.require_subcommand(1);
  app.set_version_flag("--version", "fullbore " FULLBORE_VERSION);
  int status = 0;
  for (const auto add : {add_train, add_eval, add_predict, add_generate, add_show, add_profile,
                         add_verify, add_compile, add_plugin, add_information})
    add(app, &status);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    if (e.get_exit_code() == 0) {
      app.exit(e);
      finish_output();
      return 0;
    }
    if (argc > 1 && argv[1][0] != '-' && app.get_subcommands().empty())
      return fail_with(kUser, "command " + unknown_command(app, argv[1]));
    return fail_with(kUser, parse_error_text(app, e) + "; see fullbore --help");
  }
  if (status == 0) finish_output();
  return status;
} catch (const OutputClosed&) {
  return kClosedPipe;
} catch (const InternalError& e) {
  return fail_with(kInternal, e.what());
} catch (const BackendError& e) {
  return fail_with(kBackend, e.what());
} catch (const Error& e) {
  return fail_with(kUser, e.what());
} catch (const std::bad_alloc&) {
  return fail_with(kUser, "not enough memory");
} catch (const std::length_error&) {
  return fail_with(kUser, "not enough memory: a size is too large");
} catch (const std::system_error& e) {  // files, folders, threads
  return fail_with(kUser, std::string("[system] ") + e.what());
} catch (const std::exception& e) {
  return fail_with(kInternal, e.what());
}

}  // namespace
}  // namespace fullbore::cli

int main(int argc, char** argv) { return fullbore::cli::run(argc, argv); }
