// Recorder: takes down what each kernel of a step took while Executable::record has set it. Its
// room is made before, so that a step allocates nothing; what comes after that is counted only. One
// thread at a time: kernels are called by one.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <span>
#include <vector>

namespace fullbore::cpu {

class Executable;

class Recorder {
 public:
  using Clock = std::chrono::steady_clock;
  struct Event {
    const Executable* program;  // whose kernel it is: a loop's body, or the whole
    size_t kernel;              // position among those that run each time
    Clock::time_point begin, end;
  };

  void add(const Event& event) noexcept {
    if (count_ < room_) events_[count_] = event;
    ++count_;
  }
  // Empties it, with room for as many events as there were.
  void restart() {
    if (count_ > room_) events_.resize(room_ = count_);
    count_ = 0;
  }
  std::span<const Event> events() const { return {events_.data(), std::min(count_, room_)}; }

 private:
  std::vector<Event> events_;
  size_t room_ = 0, count_ = 0;
};

}  // namespace fullbore::cpu
