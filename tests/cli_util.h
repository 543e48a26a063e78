// For tests of the command: small data sets and recipes in a temporary folder, and the program run
// there.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <zlib.h>

#include <chrono>
#include <csignal>
#include <functional>
#include <nlohmann/json.hpp>
#include <thread>
#include <vector>

#include "files.h"
#include "fullbore/io.h"

namespace fullbore::testing {

namespace fs = std::filesystem;
using nlohmann::json;
using Args = std::vector<std::string>;

struct Result {
  int status = -1;  // exit status, or 1000 + signal
  std::string out, err;
};

inline std::string last_line(std::string text) {
  while (!text.empty() && text.back() == '\n') text.pop_back();
  const size_t at = text.rfind('\n');
  return at == std::string::npos ? text : text.substr(at + 1);
}

// A folder with a data set of small images in three classes and a recipe for it; commands run in
// it.
class Workshop : public TempDir {
 public:
  Workshop() {
    file("train.idx", images(kTrain));
    file("train-labels.idx", labels(kTrain));
    file("test.idx", images(kTest));
    file("test-labels.idx", labels(kTest));
    recipe(kRecipe);
  }
  static constexpr int kTrain = 120, kTest = 30;
  static constexpr const char* kRecipe = R"(
name = "small"
epochs = 3
batch_size = 16
log_interval = 2
threads = 1
[data]
kind = "idx"
train_images = "train.idx"
train_labels = "train-labels.idx"
test_images = "test.idx"
test_labels = "test-labels.idx"
class_names = ["left", "middle", "right"]
[model]
layers = [
  "Flatten",
  {type = "Linear", name = "fc1", out_features = 8},
  "ReLU",
  {type = "Dropout", p = 0.1},
  {type = "Linear", name = "fc2", out_features = 3},
]
[optimizer]
kind = "adam"
lr = 0.01
)";

  fs::path recipe(std::string_view text) const { return file("small.toml", text); }
  // The recipe with one text replaced by another.
  static std::string recipe_with(const std::string& from, const std::string& to) {
    std::string text = kRecipe;
    const size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
  }

  static std::string be32(uint32_t v) {
    std::string s;
    for (int shift = 24; shift >= 0; shift -= 8) s += static_cast<char>((v >> shift) & 255);
    return s;
  }
  static std::string idx_header(char element, std::initializer_list<uint32_t> dims) {
    std::string s{'\0', '\0', element, static_cast<char>(dims.size())};
    for (uint32_t d : dims) s += be32(d);
    return s;
  }
  // Sample i is of class i % 3: two bright columns of six, on a background of noise.
  static std::string images(int count) {
    std::string s = idx_header(8, {static_cast<uint32_t>(count), 6, 6});
    uint32_t noise = 1;
    for (int i = 0; i < count; ++i)
      for (int p = 0; p < 36; ++p) {
        noise = noise * 1664525u + 1013904223u;
        const bool bright = p % 6 / 2 == i % 3;
        s += static_cast<char>((bright ? 160 : 0) + static_cast<int>(noise >> 26));
      }
    return s;
  }
  static std::string labels(int count) {
    std::string s = idx_header(8, {static_cast<uint32_t>(count)});
    for (int i = 0; i < count; ++i) s += static_cast<char>(i % 3);
    return s;
  }

  // Starts the command; its output goes to out.txt and err.txt. `limit_file`: bytes that one file
  // may grow to; 0 is no limit.
  pid_t start(const Args& args, rlim_t limit_file = 0) const {
    const pid_t pid = ::fork();
    if (pid != 0) return pid;
    std::vector<char*> argv{const_cast<char*>(FB_COMMAND)};
    for (const std::string& a : args) argv.push_back(const_cast<char*>(a.c_str()));
    argv.push_back(nullptr);
    const rlimit limit{limit_file, limit_file};
    const auto redirect = [&](const char* name, int to) {
      return ::dup2(::open(name, O_CREAT | O_TRUNC | O_WRONLY, 0644), to);
    };
    const bool ready = ::chdir(path().c_str()) == 0 && redirect("out.txt", 1) == 1 &&
                       redirect("err.txt", 2) == 2 &&
                       (limit_file == 0 || ::setrlimit(RLIMIT_FSIZE, &limit) == 0);
    ::setenv("FULLBORE_CACHE", (path() / "cache").c_str(), 1);
    if (ready) ::execv(FB_COMMAND, argv.data());
    ::_exit(99);
  }
  // Whether it still runs; does not take its exit status.
  static bool runs(pid_t pid) {
    siginfo_t info{};
    return ::waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == 0;
  }
  Result finish(pid_t pid) const {
    int status = 0;
    ::waitpid(pid, &status, 0);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status),
            bytes_of(path() / "out.txt"), bytes_of(path() / "err.txt")};
  }
  Result run(const Args& args, rlim_t limit_file = 0) const {
    return finish(start(args, limit_file));
  }
  // Runs what must succeed.
  Result must(const Args& args) const {
    Result r = run(args);
    EXPECT_EQ(r.status, 0) << r.err;
    return r;
  }
  io::Checkpoint newest(std::string_view folder) const {
    return io::open_checkpoint(*this / folder);
  }
};

// The bits of two states are the same; names the first tensor that differs.
inline void expect_same_state(const io::Checkpoint& a, const io::Checkpoint& b) {
  EXPECT_EQ(a.step, b.step);
  ASSERT_EQ(io::describe_difference(io::types_of(a.tensors), io::types_of(b.tensors)), "");
  for (const auto& [name, value] : a.tensors)
    EXPECT_EQ(
        std::memcmp(value.data(), b.tensors.at(name).data(), static_cast<size_t>(value.bytes())), 0)
        << name;
}

}  // namespace fullbore::testing
