// A checkpoint is written into a folder with a temporary name, which one rename makes visible:
// whatever moment a process is killed at, a folder named step-... is whole.
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "base/file.h"
#include "io/safetensors.h"

namespace fullbore::io {
namespace fs = std::filesystem;
namespace {

using nlohmann::json;

constexpr int kFormat = 1;
constexpr const char* kState = "state.safetensors";
constexpr const char* kInfo = "checkpoint.json";
constexpr const char* kBest = "best";
constexpr std::string_view kTemporary = ".tmp-";
constexpr std::string_view kStep = "step-";
constexpr std::string_view kWhat = "[checkpoint]";

// CRC-32 and count of the bytes that went by.
class Checksum {
 public:
  void add(std::span<const std::byte> bytes) {
    crc_ = crc32_z(crc_, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size());
    bytes_ += bytes.size();
  }
  json to_json() const { return {{"bytes", bytes_}, {"crc32", crc_}}; }

 private:
  uLong crc_ = 0;
  uint64_t bytes_ = 0;
};

std::span<const std::byte> as_bytes(std::string_view text) {
  return std::as_bytes(std::span(text.data(), text.size()));
}

std::string step_name(int64_t step) {
  std::string digits = std::to_string(step);
  return std::string(kStep) + std::string(9 - std::min<size_t>(9, digits.size()), '0') + digits;
}

// The step of a folder's name; -1 when it is not a checkpoint's.
int64_t step_of(const fs::path& path) {
  const std::string name = path.filename().string();
  int64_t step = -1;
  if (!name.starts_with(kStep)) return -1;
  const auto [end, error] =
      std::from_chars(name.data() + kStep.size(), name.data() + name.size(), step);
  return error == std::errc() && end == name.data() + name.size() ? step : -1;
}

[[noreturn]] void fail_with(std::string_view doing, const fs::path& path, const std::string& why) {
  fail(kWhat, " cannot ", doing, " ", path.string(), ": ", why);
}

std::vector<fs::path> entries_of(const fs::path& folder) {
  std::vector<fs::path> paths;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    paths.push_back(it->path());
  if (error && error != std::errc::no_such_file_or_directory)
    fail_with("list", folder, error.message());
  return paths;
}

// Checkpoints in a folder, newest first.
std::vector<fs::path> list(const fs::path& folder) {
  std::vector<fs::path> paths = entries_of(folder);
  std::erase_if(paths, [](const fs::path& path) { return step_of(path) < 0; });
  std::sort(paths.begin(), paths.end(),
            [](const fs::path& a, const fs::path& b) { return step_of(a) > step_of(b); });
  return paths;
}

void remove_tree(const fs::path& path) {
  std::error_code error;
  fs::remove_all(path, error);
  if (error) fail_with("remove", path, error.message());
}

void move(const fs::path& from, const fs::path& to) {
  std::error_code error;
  fs::rename(from, to, error);
  if (error) fail_with("write", to, error.message());
}

fs::path temporary_name(const fs::path& folder) {
  static std::atomic<unsigned> counter{0};
  return folder / str_cat(kTemporary, ::getpid(), "-", counter.fetch_add(1));
}

// What a killed process left behind.
void remove_leftovers(const fs::path& folder) {
  for (const fs::path& path : entries_of(folder))
    if (path.filename().string().starts_with(kTemporary)) remove_tree(path);
}

// A folder that is removed again unless it has been moved to its place.
class TemporaryFolder {
 public:
  explicit TemporaryFolder(const fs::path& parent) : path_(temporary_name(parent)) {
    std::error_code error;
    fs::create_directory(path_, error);
    if (error) fail_with("write into", parent, error.message());
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const fs::path& path() const { return path_; }

  // Swaps places with a folder of that name in one action, so that one of both is there at any
  // moment; the destructor removes what was there before.
  void move_to(const fs::path& target) {
    if (!fs::exists(target)) return move(path_, target);
    if (::renameat2(AT_FDCWD, path_.c_str(), AT_FDCWD, target.c_str(), RENAME_EXCHANGE) == 0)
      return;
    // A file system without exchange: the old one steps aside first.
    const fs::path aside = temporary_name(path_.parent_path());
    move(target, aside);
    move(path_, target);
    remove_tree(aside);
  }

 private:
  fs::path path_;
};

// JSON has no NaN and no infinity: text stands for them.
json number_to_json(double v) {
  if (std::isfinite(v)) return v;
  return std::isnan(v) ? "nan" : v > 0 ? "inf" : "-inf";
}

double number_from_json(const json& v) {
  if (v.is_number()) return v.get<double>();
  const auto text = v.get<std::string>();
  if (text == "nan") return std::numeric_limits<double>::quiet_NaN();
  if (text == "inf") return std::numeric_limits<double>::infinity();
  if (text == "-inf") return -std::numeric_limits<double>::infinity();
  fail("expected a number, got '", text, "'");
}

bool is_plain_name(const std::string& name) {
  return !name.empty() && name[0] != '.' && name.find('/') == std::string::npos &&
         name.find('\0') == std::string::npos && name != kState && name != kInfo;
}

json write_state(const fs::path& path, const Checkpoint& c, const TensorViews& more) {
  TensorViews all = views_of(c.tensors);
  for (const auto& [name, view] : more)
    if (!all.emplace(name, view).second)
      fail(kWhat, " expected tensor '", name, "' once, got it twice");
  Checksum sum;
  FileWriter file(path, kWhat, FileWriter::Durability::kFsyncFile);
  write_safetensors(
      [&](std::span<const std::byte> bytes) {
        sum.add(bytes);
        file.write(bytes);
      },
      all, {});
  file.commit();
  return sum.to_json();
}

json write_text(const fs::path& path, std::string_view text) {
  FileWriter file(path, kWhat, FileWriter::Durability::kFsyncFile);
  file.write(text);
  file.commit();
  Checksum sum;
  sum.add(as_bytes(text));
  return sum.to_json();
}

void write_into(const fs::path& folder, const Checkpoint& c, const TensorViews& more) {
  json info = {{"format", kFormat},         {"step", c.step},         {"epoch", c.epoch},
               {"batch", c.batch},          {"seed", c.seed},         {"strings", c.strings},
               {"numbers", json::object()}, {"files", json::object()}};
  for (const auto& [name, value] : c.numbers) info["numbers"][name] = number_to_json(value);
  info["files"][kState] = write_state(folder / kState, c, more);
  for (const auto& [name, text] : c.files) {
    if (!is_plain_name(name)) fail(kWhat, " expected a plain file name, got '", name, "'");
    info["files"][name] = write_text(folder / name, text);
  }
  std::string text;
  try {
    text = info.dump(2) + "\n";
  } catch (const json::exception& e) {
    fail(kWhat, " expected names and strings in UTF-8: ", e.what());
  }
  write_text(folder / kInfo, text);
  sync_folder(folder, kWhat);
}

void mark_best(const fs::path& folder, const fs::path& target) {
  const fs::path link = temporary_name(folder);
  std::error_code error;
  fs::create_symlink(target.filename(), link, error);
  if (error) fail_with("write", folder / kBest, error.message());
  move(link, folder / kBest);
}

// The checkpoint that `best` points to; empty when there is none.
fs::path best_target(const fs::path& folder) {
  std::error_code error;
  const fs::path target = fs::read_symlink(folder / kBest, error);
  return error ? fs::path() : folder / target.filename();
}

void remove_old(const fs::path& folder, const fs::path& saved, int keep_last) {
  if (keep_last <= 0) return;
  const fs::path best = best_target(folder);
  int kept = 0;
  for (const fs::path& path : list(folder)) {
    if (kept++ < keep_last || path.filename() == saved.filename() || path == best) continue;
    // Out of sight first: a folder half removed must not look like a checkpoint.
    const fs::path aside = temporary_name(folder);
    move(path, aside);
    remove_tree(aside);
  }
}

void check_file(const fs::path& path, const json& wanted, const Checksum& found) {
  const json got = found.to_json();
  if (got != wanted)
    fail(path.string(), " is damaged: expected ", wanted.at("bytes").dump(),
         " bytes with checksum ", wanted.at("crc32").dump(), ", got ", got.at("bytes").dump(),
         " with ", got.at("crc32").dump());
}

Tensors read_state(const fs::path& path, const json& wanted) {
  FileReader file(path, kWhat);
  if (wanted.at("bytes") != file.size())
    fail(path.string(), " is damaged: expected ", wanted.at("bytes").dump(), " bytes, got ",
         file.size());
  Checksum sum;
  Tensors tensors = read_safetensors(
      [&](std::span<std::byte> out) {
        file.read(out);
        sum.add(out);
      },
      file.size(), path.string(), nullptr);
  check_file(path, wanted, sum);
  return tensors;
}

Checkpoint read_from(const fs::path& folder) {
  const json info = json::parse(read_file(folder / kInfo, kWhat));
  const auto format = info.at("format").get<int64_t>();
  if (format != kFormat)
    fail("expected format ", kFormat, ", got ", format, "; a newer Fullbore wrote it");
  Checkpoint c;
  c.path = folder;
  c.step = info.at("step").get<int64_t>();
  c.epoch = info.at("epoch").get<int64_t>();
  c.batch = info.at("batch").get<int64_t>();
  c.seed = info.at("seed").get<uint64_t>();
  c.strings = info.at("strings").get<std::map<std::string, std::string>>();
  for (const auto& [name, value] : info.at("numbers").items())
    c.numbers[name] = number_from_json(value);
  for (const auto& [name, wanted] : info.at("files").items()) {
    if (name == kState) continue;
    if (!is_plain_name(name)) fail("expected a plain file name, got '", name, "'");
    c.files[name] = read_file(folder / name, kWhat);
    Checksum sum;
    sum.add(as_bytes(c.files[name]));
    check_file(folder / name, wanted, sum);
  }
  c.tensors = read_state(folder / kState, info.at("files").at(kState));
  return c;
}

}  // namespace

fs::path save_checkpoint(const fs::path& folder, const Checkpoint& checkpoint,
                         const SaveOptions& options, const TensorViews& more) {
  if (checkpoint.step < 0) fail(kWhat, " expected a step of 0 or more, got ", checkpoint.step);
  std::error_code error;
  const bool made = fs::create_directories(folder, error);
  if (error) fail_with("make folder", folder, error.message());
  if (made) sync_folder(fs::absolute(folder).parent_path(), kWhat);
  remove_leftovers(folder);
  const fs::path target = folder / step_name(checkpoint.step);
  {
    TemporaryFolder temporary(folder);
    write_into(temporary.path(), checkpoint, more);
    temporary.move_to(target);
  }
  if (options.best) mark_best(folder, target);
  sync_folder(folder, kWhat);
  remove_old(folder, target, options.keep_last);
  return target;
}

Checkpoint load_checkpoint(const fs::path& path) try {
  if (!fs::exists(path / kInfo))
    fail("expected a checkpoint (a folder with ", kInfo, "), but there is none");
  return read_from(path);
} catch (const std::bad_alloc&) {
  fail(kWhat, " ", path.string(), ": not enough memory to load it");
} catch (const json::exception& e) {
  fail(kWhat, " ", (path / kInfo).string(), " is damaged: ", e.what());
} catch (const fs::filesystem_error& e) {
  fail(kWhat, " cannot read ", path.string(), ": ", e.code().message());
} catch (const Error& e) {
  const std::string text = e.what();
  fail(kWhat, " ", path.string(), ": ",
       text.starts_with(kWhat) ? text.substr(kWhat.size() + 1) : text);
}

std::optional<Checkpoint> latest_checkpoint(const fs::path& folder,
                                            std::vector<std::string>* skipped) {
  for (const fs::path& path : list(folder)) {
    try {
      return load_checkpoint(path);
    } catch (const Error& e) {
      if (skipped != nullptr) skipped->push_back(e.what());
    }
  }
  return std::nullopt;
}

std::optional<Checkpoint> best_checkpoint(const fs::path& folder) {
  const fs::path target = best_target(folder);
  if (target.empty()) return std::nullopt;
  return load_checkpoint(target);
}

Checkpoint open_checkpoint(const fs::path& path, std::vector<std::string>* skipped) {
  std::error_code ignored;
  if (fs::exists(path / kInfo, ignored)) return load_checkpoint(path);
  const fs::path folder =
      fs::is_directory(path / "checkpoints", ignored) ? path / "checkpoints" : path;
  std::vector<std::string> reasons;
  if (fs::is_directory(folder, ignored)) {
    auto found = latest_checkpoint(folder, &reasons);
    if (skipped != nullptr) skipped->insert(skipped->end(), reasons.begin(), reasons.end());
    if (found) return std::move(*found);
  }
  fail(kWhat, " expected a checkpoint, or a folder with one, at ", path.string(),
       reasons.empty() ? ", but there is none" : "; none is whole. The newest: " + reasons[0]);
}

}  // namespace fullbore::io
