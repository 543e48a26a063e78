// What the user sees while a model trains: one line that is rewritten on a terminal, plain lines
// elsewhere. One thread at a time.
#pragma once

#include <chrono>
#include <cstdio>
#include <string>

#include "fullbore/trainer.h"

namespace fullbore::cli {

class Console {
 public:
  // Writes to `out`, which stays open.
  explicit Console(std::FILE* out);

  void on_log(const train::Progress& p);
  void on_epoch(const train::Progress& p);
  // A line of text.
  void line(const std::string& text);

 private:
  void clear();
  std::FILE* out_;
  bool terminal_;
  bool dirty_ = false;  // the rewritten line is showing
  std::chrono::steady_clock::time_point drawn_{};
};

// "1:05", "2:03:09".
std::string duration_text(double seconds);
// "12.3k", "4.56M".
std::string short_number(double value);

}  // namespace fullbore::cli
