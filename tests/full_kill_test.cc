// kill -9 at random moments of a training, then --resume: the final bits are those of a training
// that nobody disturbed.
#include <random>

#include "cli_util.h"

namespace fullbore::testing {
namespace {

TEST(Kill, FiftyKillsLeaveTheSameBits) {
  Workshop w;
  const Args train{"train", "small.toml",     "--set", "epochs=1000000",
                   "--set", "max_steps=6000", "--set", "checkpoint.every_steps=7",
                   "--set", "accumulate=2",   "--set", "ema_decay=0.99"};
  const auto with = [&](Args more) {
    more.insert(more.begin(), train.begin(), train.end());
    return more;
  };
  const auto started = std::chrono::steady_clock::now();
  w.must(with({"--out", "whole"}));
  const double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();

  std::mt19937 random(20240607);
  int kills = 0, finished = 0;
  // Each life is long enough, on the mean, to get on by a fiftieth of the whole.
  std::uniform_real_distribution<double> life(0, 2 * (0.1 + seconds / 50));
  int64_t last_step = -1;
  while (kills < 50 && finished == 0) {
    const pid_t pid = w.start(with({"--out", "cut", "--resume"}));
    std::this_thread::sleep_for(std::chrono::duration<double>(life(random)));
    ::kill(pid, SIGKILL);
    const Result r = w.finish(pid);
    if (r.status == 1000 + SIGKILL) ++kills;
    if (r.status == 0) ++finished;
    ASSERT_TRUE(r.status == 0 || r.status == 1000 + SIGKILL) << r.status << r.err;
    if (!fs::exists(w / "cut/checkpoints")) continue;
    const auto newest = io::latest_checkpoint(w / "cut/checkpoints");
    if (!newest) continue;
    ASSERT_GE(newest->step, last_step) << "a checkpoint was lost";
    last_step = newest->step;
  }
  EXPECT_GE(kills, 20) << "too few kills to say much";
  std::printf("%d kills, the last at step %lld\n", kills, static_cast<long long>(last_step));
  w.must(with({"--out", "cut", "--resume"}));
  expect_same_state(w.newest("cut"), w.newest("whole"));
}

}  // namespace
}  // namespace fullbore::testing
