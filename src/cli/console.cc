#include "cli/console.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>

namespace fullbore::cli {
namespace {

using Clock = std::chrono::steady_clock;
constexpr auto kRedraw = std::chrono::milliseconds(100);

double share(int64_t part, int64_t whole) {
  return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0;
}

std::string validation_text(const train::EvalResult& v) {
  std::string text = fmt::format("validation loss: {:.6f}", v.loss);
  if (v.accuracy) text += fmt::format(", accuracy: {:.2f} %", 100 * *v.accuracy);
  for (const auto& [k, hits] : v.top_k) text += fmt::format(", top-{}: {:.2f} %", k, 100 * hits);
  if (v.mean_absolute_error)
    text += fmt::format(", mean absolute error: {:.6g}", *v.mean_absolute_error);
  if (v.r2) text += fmt::format(", R2: {:.4f}", *v.r2);
  return text;
}

}  // namespace

std::string duration_text(double seconds) {
  const auto s = static_cast<int64_t>(std::clamp(std::ceil(seconds), 0.0, 1e9));
  return s < 3600 ? fmt::format("{}:{:02}", s / 60, s % 60)
                  : fmt::format("{}:{:02}:{:02}", s / 3600, s / 60 % 60, s % 60);
}

std::string short_number(double v) {
  constexpr const char* kUnits[] = {"", "k", "M", "G", "T"};
  size_t unit = 0;
  while (std::abs(v) >= 1000 && unit + 1 < std::size(kUnits)) v /= 1000, ++unit;
  return fmt::format("{:.{}f}{}", v,
                     unit == 0 && v == std::floor(v) ? 0
                     : v < 10                        ? 2
                     : v < 100                       ? 1
                                                     : 0,
                     kUnits[unit]);
}

Console::Console(std::FILE* out) : out_(out), terminal_(::isatty(::fileno(out)) == 1) {}

void Console::clear() {
  if (dirty_) fmt::print(out_, "\r\x1b[K");
  dirty_ = false;
}

void Console::line(const std::string& text) {
  clear();
  fmt::print(out_, "{}\n", text);
  std::fflush(out_);
}

void Console::on_log(const train::Progress& p) {
  if (!terminal_) {
    line(fmt::format("Train Epoch: {} [{}/{} ({:.0f}%)]\tLoss: {:.6f}", p.epoch, p.seen, p.samples,
                     100 * share(p.batch, p.batches), p.loss));
    return;
  }
  const auto now = Clock::now();
  if (now - drawn_ < kRedraw) return;
  drawn_ = now;
  clear();
  fmt::print(out_, "Epoch {}/{}  batch {}/{}  loss {:.6f}  {} samples/s  {} left", p.epoch + 1,
             p.epochs, p.batch, p.batches, p.loss, short_number(p.samples_per_second),
             duration_text(p.seconds_left));
  std::fflush(out_);
  dirty_ = true;
}

void Console::on_epoch(const train::Progress& p) {
  // Without a terminal there are lines already; only validation is news.
  if (!terminal_ && p.validation == nullptr) return;
  std::string text = fmt::format("Epoch {}/{}: loss: {:.6f}", p.epoch + 1, p.epochs, p.loss);
  if (p.validation != nullptr) text += ", " + validation_text(*p.validation);
  line(text);
}

}  // namespace fullbore::cli
