// Checkpoints: round trip, which are kept, damage, and a process killed while it saves.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <limits>
#include <thread>

#include "files.h"
#include "fullbore/io.h"

namespace fullbore::io {
namespace {
namespace fs = std::filesystem;
using testing::bytes_of;
using testing::error_of;
using testing::expect_contains;
using testing::TempDir;

Checkpoint sample(int64_t step, int64_t size = 4) {
  Checkpoint c;
  c.step = step;
  c.epoch = 2;
  c.batch = 17;
  c.seed = ~uint64_t{0};
  c.numbers = {
      {"loss", 0.1}, {"bad", std::nan("")}, {"low", -std::numeric_limits<double>::infinity()}};
  c.strings = {{"model", "784-128-10"}};
  c.files = {{"graph.txt", "x = input\n"}, {"recipe.toml", "seed = 1\n"}};
  c.tensors.emplace("fc1.weight", Array::full({DType::f32, {size}}, static_cast<double>(step)));
  return c;
}

std::vector<std::string> names_in(const fs::path& folder) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder))
    names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

TEST(CheckpointTest, RoundTrip) {
  const TempDir dir;
  const fs::path folder = dir / "run/checkpoints";
  const Array slot = Array::scalar(int64_t{7});
  const Checkpoint c = sample(123);
  const fs::path path = save_checkpoint(folder, c, {}, {{"adam.step", slot}});
  EXPECT_EQ(path, folder / "step-000000123");
  EXPECT_EQ(names_in(path), (std::vector<std::string>{"checkpoint.json", "graph.txt", "recipe.toml",
                                                      "state.safetensors"}));
  for (const fs::path& from : {path, folder, dir / "run"}) {
    const Checkpoint r = open_checkpoint(from);
    EXPECT_EQ(r.path, path);
    EXPECT_EQ(r.step, 123);
    EXPECT_EQ(r.epoch, 2);
    EXPECT_EQ(r.batch, 17);
    EXPECT_EQ(r.seed, ~uint64_t{0});
    EXPECT_EQ(r.numbers.at("loss"), 0.1);
    EXPECT_TRUE(std::isnan(r.numbers.at("bad")));
    EXPECT_EQ(r.numbers.at("low"), -std::numeric_limits<double>::infinity());
    EXPECT_EQ(r.strings, c.strings);
    EXPECT_EQ(r.files, c.files);
    EXPECT_EQ(r.tensors.size(), 2u);
    EXPECT_EQ(r.tensors.at("fc1.weight").at(3), 123);
    EXPECT_EQ(r.tensors.at("adam.step").item(), 7);
  }
}

TEST(CheckpointTest, KeepsTheLastAndTheBest) {
  const TempDir dir;
  EXPECT_FALSE(latest_checkpoint(dir / "none").has_value());
  EXPECT_FALSE(best_checkpoint(dir.path()).has_value());
  for (int64_t step = 1; step <= 6; ++step)
    save_checkpoint(dir.path(), sample(step), {.keep_last = 2, .best = step == 2 || step == 3});
  EXPECT_EQ(names_in(dir.path()), (std::vector<std::string>{"best", "step-000000003",
                                                            "step-000000005", "step-000000006"}));
  EXPECT_EQ(best_checkpoint(dir.path())->step, 3);
  EXPECT_EQ(load_checkpoint(dir / "best").step, 3);
  EXPECT_EQ(latest_checkpoint(dir.path())->step, 6);
  // A step beyond nine digits, and one before the newest: what has just been saved stays.
  save_checkpoint(dir.path(), sample(12345678901), {.keep_last = 1});
  save_checkpoint(dir.path(), sample(4), {.keep_last = 1});
  EXPECT_EQ(names_in(dir.path()), (std::vector<std::string>{"best", "step-000000003",
                                                            "step-000000004", "step-12345678901"}));
  save_checkpoint(dir.path(), sample(5), {.keep_last = 0});
  EXPECT_EQ(names_in(dir.path()).size(), 5u);
}

TEST(CheckpointTest, TheSameStepIsReplaced) {
  const TempDir dir;
  save_checkpoint(dir.path(), sample(5, 4));
  save_checkpoint(dir.path(), sample(5, 8));
  EXPECT_EQ(load_checkpoint(dir / "step-000000005").tensors.at("fc1.weight").numel(), 8);
  EXPECT_EQ(names_in(dir.path()).size(), 1u);
}

TEST(CheckpointTest, DamageIsFoundAndPassedOver) {
  struct Case {
    const char* file;
    std::function<std::string(std::string)> damage;
    const char* says;
  };
  const auto keep = [](const std::string& s) { return s; };
  const Case cases[] = {
      {"state.safetensors", [](std::string s) { return s.substr(0, s.size() - 1); },
       "state.safetensors is damaged: expected"},
      {"state.safetensors",
       [](std::string s) {
         s.back() = static_cast<char>(s.back() ^ 1);
         return s;
       },
       "with checksum"},
      {"graph.txt", [](std::string s) { return s + "x"; },
       "graph.txt is damaged: expected 10 bytes"},
      {"checkpoint.json", [](std::string s) { return s.substr(0, 20); },
       "checkpoint.json is damaged"},
      {"checkpoint.json", [](std::string) { return std::string(); }, "checkpoint.json is damaged"},
      {"checkpoint.json", [](std::string) { return std::string("{}"); }, "key 'format' not found"},
      {"checkpoint.json", [](std::string) { return std::string("[1]"); },
       "checkpoint.json is damaged"},
      {"checkpoint.json",
       [](std::string s) { return s.replace(s.find("\"format\": 1"), 11, "\"format\": 2"); },
       "expected format 1, got 2; a newer Fullbore wrote it"},
      {"checkpoint.json",
       [](std::string s) { return s.replace(s.find("graph.txt"), 9, "../../etc"); },
       "expected a plain file name, got '../../etc'"},
      {"recipe.toml", keep, ""},
  };
  for (const Case& c : cases) {
    const TempDir dir;
    save_checkpoint(dir.path(), sample(1));
    const fs::path newest = save_checkpoint(dir.path(), sample(2));
    const std::string bytes = c.damage(bytes_of(newest / c.file));
    std::ofstream(newest / c.file, std::ios::binary) << bytes;
    std::vector<std::string> skipped;
    const auto found = latest_checkpoint(dir.path(), &skipped);
    ASSERT_TRUE(found.has_value());
    const bool damaged = *c.says != '\0';
    EXPECT_EQ(found->step, damaged ? 1 : 2) << c.says;
    ASSERT_EQ(skipped.size(), damaged ? 1u : 0u);
    if (!damaged) continue;
    expect_contains(skipped[0], c.says);
    expect_contains(skipped[0], newest.string());
    expect_contains(error_of([&] { load_checkpoint(newest); }), c.says);
    fs::remove_all(dir / "step-000000001");
    expect_contains(error_of([&] { open_checkpoint(dir.path()); }), "none is whole. The newest: ");
  }
}

TEST(CheckpointTest, RefusesWhatCannotBeSavedOrIsNotThere) {
  const TempDir dir;
  Checkpoint c = sample(1);
  c.files = {{"../x", ""}};
  expect_contains(error_of([&] { save_checkpoint(dir.path(), c); }),
                  "a plain file name, got '../x'");
  c = sample(-1);
  expect_contains(error_of([&] { save_checkpoint(dir.path(), c); }), "a step of 0 or more, got -1");
  c = sample(1);
  c.strings["x"] = "\xff";
  expect_contains(error_of([&] { save_checkpoint(dir.path(), c); }), "UTF-8");
  const Array a = Array::scalar(1.0f);
  expect_contains(error_of([&] {
                    save_checkpoint(dir.path(), sample(1), {}, {{"fc1.weight", a}});
                  }),
                  "expected tensor 'fc1.weight' once");
  EXPECT_TRUE(fs::is_empty(dir.path()));
  dir.file("file", "");
  expect_contains(error_of([&] { save_checkpoint(dir / "file/x", sample(1)); }), "Not a directory");
  expect_contains(error_of([&] { load_checkpoint(dir / "none"); }), "expected a checkpoint");
  expect_contains(error_of([&] { open_checkpoint(dir / "none"); }), "but there is none");
}

TEST(CheckpointTest, FullDiskKeepsTheOldOnes) {
  const TempDir dir;
  save_checkpoint(dir.path(), sample(1));
  const auto old_handler = ::signal(SIGXFSZ, SIG_IGN);
  rlimit old{};
  ::getrlimit(RLIMIT_FSIZE, &old);
  const rlimit limit{10000, old.rlim_max};
  ::setrlimit(RLIMIT_FSIZE, &limit);
  const std::string e =
      error_of([&] { save_checkpoint(dir.path(), sample(2, 100000), {.keep_last = 1}); });
  ::setrlimit(RLIMIT_FSIZE, &old);
  ::signal(SIGXFSZ, old_handler);
  expect_contains(e, "state.safetensors: File too large");
  EXPECT_EQ(names_in(dir.path()), (std::vector<std::string>{"step-000000001"}));
  EXPECT_EQ(latest_checkpoint(dir.path())->step, 1);
}

TEST(CheckpointTest, KilledAtAnyMomentTheLatestIsWhole) {
  const TempDir dir;
  const auto start = std::chrono::steady_clock::now();
  save_checkpoint(dir.path(), sample(0, 200000));
  const auto one_save = std::chrono::steady_clock::now() - start;
  int64_t last = 0;
  for (int round = 0; round < 12; ++round) {
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      // Each step is saved twice, so that replacing is interrupted too.
      for (int64_t i = 2 * last + 2;; ++i)
        save_checkpoint(dir.path(), sample(i / 2, 200000), {.keep_last = 1, .best = i % 3 == 0});
    }
    std::this_thread::sleep_for(one_save / 4 * (1 + 3 * round));
    ::kill(child, SIGKILL);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status)) << "the child ended by itself: a save failed";
    std::vector<std::string> skipped;
    const auto found = latest_checkpoint(dir.path(), &skipped);
    ASSERT_TRUE(found.has_value());
    EXPECT_TRUE(skipped.empty()) << skipped[0];
    EXPECT_GE(found->step, last);
    EXPECT_EQ(found->tensors.at("fc1.weight").at(3), static_cast<double>(found->step));
    last = found->step;
    EXPECT_EQ(best_checkpoint(dir.path()).has_value(), fs::is_symlink(dir / "best"));
  }
  EXPECT_GT(last, 0);
  // The next save cleans up what the killed processes left.
  save_checkpoint(dir.path(), sample(last + 1), {.keep_last = 1, .best = true});
  EXPECT_EQ(names_in(dir.path()).size(), 2u);
}

}  // namespace
}  // namespace fullbore::io
