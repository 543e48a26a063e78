#include "train/run_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <system_error>

#include "base/file.h"
#include "fullbore/io.h"

namespace fullbore::train {
namespace {

// JSON has no NaN or infinity: they are written as null.
nlohmann::json number(double v) { return std::isfinite(v) ? nlohmann::json(v) : nlohmann::json(); }

double at_or(const std::map<std::string, double>& numbers, const char* key, double otherwise) {
  const auto it = numbers.find(key);
  return it == numbers.end() ? otherwise : it->second;
}

RunPosition position_of(const io::Checkpoint& c) {
  const auto get = [&](const char* key, double otherwise = 0) {
    return at_or(c.numbers, key, otherwise);
  };
  // The file may have been edited: a cast of what does not fit is undefined.
  const auto count = [&](const char* key) {
    const double v = get(key);
    if (!(v >= 0 && v <= 2147483647 && v == std::floor(v)))
      fail("[resume] ", c.path.string(), ": expected '", key, "' to be a count, got ", v);
    return static_cast<int>(v);
  };
  RunPosition p{.epoch = c.epoch, .batch = c.batch, .seed = c.seed};
  p.micro = count("micro");
  p.loss_sum = get("loss_sum");
  p.loss_count = count("loss_count");
  p.best = get("best");
  p.has_best = get("has_best") != 0;
  p.bad_epochs = count("bad_epochs");
  p.last_loss = get("last_loss");
  p.plateau = {.scale = get("plateau.scale", 1),
               .best = get("plateau.best"),
               .any = get("plateau.any") != 0,
               .bad_epochs = count("plateau.bad_epochs"),
               .cooldown_left = count("plateau.cooldown_left")};
  return p;
}

std::map<std::string, double> numbers_of(const RunPosition& p) {
  return {{"micro", p.micro},
          {"loss_sum", p.loss_sum},
          {"loss_count", static_cast<double>(p.loss_count)},
          {"best", p.best},
          {"has_best", p.has_best ? 1 : 0},
          {"bad_epochs", static_cast<double>(p.bad_epochs)},
          {"last_loss", p.last_loss},
          {"plateau.scale", p.plateau.scale},
          {"plateau.best", p.plateau.best},
          {"plateau.any", p.plateau.any ? 1 : 0},
          {"plateau.bad_epochs", static_cast<double>(p.plateau.bad_epochs)},
          {"plateau.cooldown_left", static_cast<double>(p.plateau.cooldown_left)}};
}

// What must be the same when a run goes on, as text (seeds are 64-bit numbers).
std::map<std::string, std::string> conditions_of(const data::Loader& loader,
                                                 const StepOptions& options) {
  const data::LoaderOptions& o = loader.options();
  return {{"samples", std::to_string(loader.num_samples())},
          {"batch_size", std::to_string(o.batch_size)},
          {"shuffle", o.shuffle ? "true" : "false"},
          {"loader seed", std::to_string(o.seed)},
          {"seed", std::to_string(options.seed)},
          {"accumulate", std::to_string(options.accumulate)}};
}

}  // namespace

RunFolder::RunFolder(std::filesystem::path out, int keep) : out_(std::move(out)), keep_(keep) {
  std::error_code error;
  std::filesystem::create_directories(out_, error);
  if (error || !std::filesystem::is_directory(out_))
    fail("[run] expected a folder that can be written, got '", out_.string(),
         "': ", error ? error.message() : "it is a file", "; choose another --out");
}

RunFolder::Lock::Lock(const std::filesystem::path& folder) {
  const std::string path = folder / ".lock";
  file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (file_ < 0)
    fail("[run] cannot write ", path, ": ", std::generic_category().message(errno),
         "; choose another --out");
  if (::flock(file_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) return;
  ::close(file_);
  fail("[run] another run is training into '", folder.string(),
       "'; wait for it, or choose another --out");
}

// The lock goes with the last descriptor; the empty file stays.
RunFolder::Lock::~Lock() { ::close(file_); }

std::optional<RunFolder::Found> RunFolder::load(
    const data::Loader& loader, const StepOptions& options,
    const std::function<void(const std::string&)>& note) const {
  std::vector<std::string> skipped;
  auto found = io::latest_checkpoint(out_ / "checkpoints", &skipped);
  for (const std::string& reason : skipped) note("damaged checkpoint passed over: " + reason);
  if (!found && !skipped.empty())
    fail("[resume] ", (out_ / "checkpoints").string(), ": of ", skipped.size(),
         " checkpoints none is whole; train into another folder. The newest: ", skipped[0]);
  if (!found) return std::nullopt;
  for (const auto& [key, have] : conditions_of(loader, options)) {
    const auto saved = found->strings.find(key);
    if (saved != found->strings.end() && saved->second != have)
      fail("[resume] ", found->path.string(), " was made with ", key, " ", saved->second,
           ", this run has ", have, "; resume with the same, or train into another folder");
  }
  const RunPosition position = position_of(*found);
  if (position.epoch < 0 || position.epoch > 2147483647 || position.batch < 0 ||
      position.batch > loader.num_batches())
    fail("[resume] ", found->path.string(), ": expected an epoch of 0 or more and a batch of 0 to ",
         loader.num_batches(), ", got epoch ", position.epoch, ", batch ", position.batch,
         "; was checkpoint.json edited?");
  return Found{std::move(found->tensors), position, found->path};
}

std::filesystem::path RunFolder::save(const std::map<std::string, Array>& state,
                                      const RunPosition& position, int64_t step,
                                      const data::Loader& loader, const StepOptions& options,
                                      bool is_best,
                                      const std::map<std::string, std::string>& files) {
  io::Checkpoint c;
  c.step = step;
  c.epoch = position.epoch;
  c.batch = position.batch;
  c.seed = position.seed;
  c.numbers = numbers_of(position);
  c.strings = conditions_of(loader, options);
  c.files = files;
  return io::save_checkpoint(out_ / "checkpoints", c, {.keep_last = keep_, .best = is_best},
                             io::views_of(state));
}

void RunFolder::forget_after(const RunPosition& position) {
  const std::filesystem::path path = out_ / "metrics.jsonl";
  if (!std::filesystem::exists(path)) return;
  const std::string before = read_file(path, "[run]");
  std::string after;
  std::istringstream lines(before);
  for (std::string line; std::getline(lines, line);) {
    const auto json = nlohmann::json::parse(line, nullptr, false);
    if (!json.is_object()) continue;
    const auto number = [&](const char* key) {
      const auto it = json.find(key);
      return it != json.end() && it->is_number_integer() ? it->get<int64_t>() : int64_t{-1};
    };
    const auto place = std::pair(number("epoch"), number("batch"));
    const bool whole_epoch = place.second < 0;
    if (whole_epoch ? place.first < position.epoch
                    : place < std::pair(position.epoch, position.batch))
      after += line + '\n';
  }
  if (after == before) return;
  FileWriter out(path, "[run]");
  out.write(after);
  out.commit();
}

void RunFolder::append(const std::string& line) {
  std::ofstream out(out_ / "metrics.jsonl", std::ios::app);
  out << line << '\n';
  out.flush();
  if (!out) fail("[run] cannot write ", (out_ / "metrics.jsonl").string(), "; is the disk full?");
}

void RunFolder::log_step(const Progress& p) {
  append(nlohmann::json{{"kind", "step"},
                        {"epoch", p.epoch},
                        {"batch", p.batch},
                        {"step", p.step},
                        {"loss", number(p.loss)},
                        {"lr", number(p.lr)},
                        {"samples_per_second", number(p.samples_per_second)}}
             .dump());
}

void RunFolder::log_epoch(const Progress& p) {
  nlohmann::json line{{"kind", "epoch"},    {"epoch", p.epoch},
                      {"step", p.step},     {"loss", number(p.loss)},
                      {"lr", number(p.lr)}, {"samples_per_second", number(p.samples_per_second)}};
  if (p.validation != nullptr) {
    nlohmann::json v{{"loss", number(p.validation->loss)}};
    if (p.validation->accuracy) v["accuracy"] = *p.validation->accuracy;
    for (const auto& [k, share] : p.validation->top_k) v[str_cat("top_", k)] = share;
    if (p.validation->mean_absolute_error)
      v["mean_absolute_error"] = number(*p.validation->mean_absolute_error);
    if (p.validation->r2) v["r2"] = number(*p.validation->r2);
    line["validation"] = v;
  }
  append(line.dump());
}

}  // namespace fullbore::train
