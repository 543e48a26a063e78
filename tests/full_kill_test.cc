// kill -9 at random moments of a training, then --resume: the final bits are those of a training
// that nobody disturbed.
#include <random>

#include "cli_util.h"
#include "xla/discover.h"

namespace fullbore::testing {
namespace {

void expect_same_bits_after(int all_kills, const char* device) {
  Workshop w;
  const Args train{"train",    "small.toml",
                   "--set",    "epochs=1000000",
                   "--set",    "max_steps=2000",
                   "--set",    "checkpoint.every_steps=7",
                   "--set",    "accumulate=2",
                   "--set",    "ema_decay=0.99",
                   "--device", device};
  const auto with = [&](Args more) {
    more.insert(more.begin(), train.begin(), train.end());
    return more;
  };
  const auto seconds_of = [&](const Args& more) {
    const auto started = std::chrono::steady_clock::now();
    w.must(with(more));
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
  };
  const double whole = seconds_of({"--out", "whole"});
  const double startup = seconds_of({"--out", "one", "--set", "max_steps=1"});

  // A life gets on, on the mean, by a hundredth of the whole.
  std::mt19937 random(20240607);
  std::uniform_real_distribution<double> life(0, 2 * (startup + whole / 100));
  int kills = 0;
  int64_t last_step = -1;
  while (kills < all_kills) {
    const pid_t pid = w.start(with({"--out", "cut", "--resume"}));
    std::this_thread::sleep_for(std::chrono::duration<double>(life(random)));
    ::kill(pid, SIGKILL);
    const Result r = w.finish(pid);
    ASSERT_EQ(r.status, 1000 + SIGKILL) << r.err;
    ++kills;
    if (!fs::exists(w / "cut/checkpoints")) continue;
    const auto newest = io::latest_checkpoint(w / "cut/checkpoints");
    if (!newest) continue;
    ASSERT_GE(newest->step, last_step) << "a checkpoint was lost";
    last_step = newest->step;
  }
  std::printf("%d kills, the last checkpoint at step %lld\n", kills,
              static_cast<long long>(last_step));
  EXPECT_GT(last_step, 0) << "no life was long enough";
  w.must(with({"--out", "cut", "--resume"}));
  expect_same_state(w.newest("cut"), w.newest("whole"));
}

TEST(Kill, FiftyKillsLeaveTheSameBits) { expect_same_bits_after(50, "cpu"); }

TEST(Kill, StateOnADevice) {
  if (!xla::find_plugin("xla-cpu"))
    GTEST_SKIP() << "no xla-cpu plugin; fullbore plugin add xla-cpu";
  expect_same_bits_after(20, "xla:cpu");
}

}  // namespace
}  // namespace fullbore::testing
