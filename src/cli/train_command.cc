// `fullbore train`.
#include <fmt/format.h>
#include <sys/resource.h>
#include <time.h>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <future>
#include <nlohmann/json.hpp>
#include <sstream>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/output.h"
#include "cli/results.h"
#include "cli/run.h"
#include "fullbore/device.h"

namespace fullbore::cli {
namespace {
namespace fs = std::filesystem;

// ---- the process ----

double now(clockid_t clock) {
  timespec t{};
  ::clock_gettime(clock, &t);
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

// Seconds since the process was started, by the system's own record (which counts in 10 ms).
double seconds_since_process_start() {
  std::ifstream in("/proc/self/stat");
  std::string text;
  std::getline(in, text);
  // The second field is a name in brackets, which may hold anything; 20 fields on is the start.
  std::istringstream fields(text.substr(std::min(text.size(), text.rfind(')') + 1)));
  std::string field;
  for (int i = 0; i < 20; ++i) fields >> field;
  const double ticks = std::strtod(field.c_str(), nullptr);
  return now(CLOCK_BOOTTIME) - ticks / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

int64_t peak_rss_bytes() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  return int64_t{usage.ru_maxrss} * 1024;
}

volatile std::sig_atomic_t caught_signal = 0;

void on_signal(int number) {
  caught_signal = number;
  train::request_stop();
}

// SIGINT and SIGTERM end the run after the step in progress; a second one ends it at once.
void install_signal_handlers() {
  struct sigaction action {};
  action.sa_handler = on_signal;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  ::sigaction(SIGINT, &action, nullptr);
  ::sigaction(SIGTERM, &action, nullptr);
}

// ---- the run ----

// Reads the test samples while the model trains already. An error in them is not kept for the end:
// check() throws it as soon as it is known.
class TestData {
 public:
  TestData(const Recipe& r, const DataInfo& info, const Network& network)
      : network_(network), future_(std::async(std::launch::async, [&r, &info] {
          return load_test_data(r.data, info, r.ignore_index);
        })) {}
  void check() {
    if (future_.valid() && future_.wait_for(std::chrono::seconds(0)) == std::future_status::ready)
      get();
  }
  const std::optional<data::DatasetRef>& get() {
    if (!future_.valid()) return data_;
    data_ = future_.get();
    if (data_) network_.check_tokens((*data_)->num_tokens());
    return data_;
  }

 private:
  const Network& network_;
  std::future<std::optional<data::DatasetRef>> future_;
  std::optional<data::DatasetRef> data_;
};

std::string report_json(const train::Report& report, const std::string& device,
                        double first_step_seconds, const std::optional<train::EvalResult>& eval) {
  nlohmann::ordered_json j{{"device", device},
                           {"parameters", report.parameters},
                           {"epochs", report.epochs},
                           {"steps", report.steps},
                           {"train_seconds", report.train_seconds},
                           {"samples_per_second", report.samples_per_second},
                           {"peak_rss_bytes", peak_rss_bytes()},
                           {"device_peak_bytes", nullptr},
                           {"time_to_first_step_seconds", first_step_seconds},
                           {"final_loss", json_number(report.final_loss)},
                           {"eval", nullptr}};
  if (const auto memory = device_memory(device)) j["device_peak_bytes"] = memory->peak;
  if (eval) j["eval"] = result_json(*eval);
  return to_line(j);
}

// One call of `fullbore train`.
class TrainRun {
 public:
  explicit TrainRun(const TrainArgs& args) : args_(args), console_(args.json ? stderr : stdout) {
    recipe_ = load_recipe(args.recipe, {args.all_sets()});
    device_ = Device::select(recipe_.device);
    choose_folder();
  }

  int run() {
    const TrainingData all = load_training_data(recipe_.data, recipe_.ignore_index);
    const Split parts = split(all.dataset, recipe_.data.validation, recipe_.seed);
    data::Loader loader =
        training_loader(parts.train, recipe_.data, recipe_.batch_size, recipe_.seed);
    Network network(recipe_, all.info, recipe_.batch_size);
    data_text_ = to_json(all.info);
    TestData test(recipe_, all.info, network);
    // A program that is not this step's is refused before anything is written.
    if (!args_.executable.empty())
      train::Step(network, recipe_.criterion, *recipe_.optimizer,
                  options(network, all.info, loader, test).step)
          .compile(batched(all.info.x, recipe_.batch_size),
                   batched(all.info.y, recipe_.batch_size));
    if (out_.empty()) out_ = make_run_folder(recipe_.name);
    train::Trainer trainer(network, recipe_.criterion, *recipe_.optimizer,
                           options(network, all.info, loader, test));
    std::optional<data::Loader> validation;
    if (parts.validation) validation = evaluation_loader(*parts.validation, recipe_.batch_size);
    if (!device_.reason.empty()) console_.line(device_.reason);
    console_.line(fmt::format(
        "{}, {}, {} with {}; run folder {}", count_text(network.num_parameters(), "parameter"),
        count_text(loader.num_samples(), "sample"), device_.name,
        device_.kind == "cpu" ? threads_text()
                              : precision_text(recipe_.trainer.step.matmul_precision),
        out_.string()));
    install_signal_handlers();
    const double fit_starts = seconds_since_process_start();
    const train::Report report = trainer.fit(loader, validation ? &*validation : nullptr);
    if (report.interrupted) return leave(report);
    std::optional<train::EvalResult> eval = report.validation;
    std::string what = "validation samples";
    if (const auto& samples = test.get()) {
      data::Loader test_loader = evaluation_loader(*samples, recipe_.batch_size);
      eval = trainer.evaluate(test_loader);
      what = all.info.x.shape.rank() == 3 ? "test images" : "test samples";
    }
    if (!eval && validation) eval = trainer.evaluate(*validation);
    if (eval) console_.line(result_text(*eval, what));
    if (args_.json)
      say("{}\n",
          report_json(report, device_.name, fit_starts + report.time_to_first_step_seconds, eval));
    return 0;
  }

 private:
  // Leaves out_ empty for a new folder, which is made once recipe and data are known to be sound.
  void choose_folder() {
    std::error_code ignored;
    const bool from_run = fs::is_directory(args_.recipe, ignored);
    if (!args_.out.empty()) {
      out_ = args_.out;
    } else if (args_.resume) {
      out_ = from_run ? args_.recipe : last_run_folder(recipe_.name);
    } else if (from_run) {
      fail(
          "[run] ", args_.recipe.string(),
          " is the folder of a run; go on with it (--resume), name a recipe file for a new run, or "
          "choose its folder (--out)");
    }
    if (!args_.resume && !out_.empty() && fs::exists(out_ / "checkpoints", ignored))
      fail("[run] ", out_.string(),
           " holds a run already; go on with it (--resume), choose another --out, or remove it");
  }

  train::TrainerOptions options(Network& network, const DataInfo& info, const data::Loader& loader,
                                TestData& test) {
    train::TrainerOptions o = recipe_.trainer;
    o.step.normalize = normalization(recipe_.data, info.x.dtype);
    o.step.schedule = make_schedule(recipe_, loader.num_batches());
    o.out = out_;
    o.resume = args_.resume;
    o.step.executable = args_.executable;
    o.checkpoint_files = {{kRecipeFile, recipe_.resolved},
                          {kDataFile, data_text_},
                          {kGraphFile, forward_graph(network, recipe_, info, recipe_.batch_size)}};
    o.on_start = [&] { io::atomic_write(out_ / kRecipeFile, recipe_.resolved); };
    o.on_log = [&](const train::Progress& p) {
      test.check();
      console_.on_log(p);
    };
    o.on_epoch = [&](const train::Progress& p) {
      test.check();
      console_.on_epoch(p);
    };
    o.on_note = [&](const std::string& text) { console_.line(text); };
    return o;
  }

  std::string threads_text() const {
    const int threads = recipe_.trainer.step.threads;
    return count_text(threads > 0 ? threads : device_.threads, "thread");
  }

  // After SIGINT or SIGTERM: 128 + the signal's number, as shells report it.
  int leave(const train::Report& report) {
    console_.line(
        fmt::format("Stopped after step {}; saved {}\nGo on with: fullbore train {} --resume",
                    report.steps, report.checkpoint.string(), out_.string()));
    return 128 + caught_signal;
  }

  const TrainArgs& args_;
  Console console_;
  Recipe recipe_;
  Device device_;
  fs::path out_;
  std::string data_text_;
};

}  // namespace

int train_command(const TrainArgs& args) { return TrainRun(args).run(); }

}  // namespace fullbore::cli
