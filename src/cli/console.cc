#include "cli/console.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>

#include "cli/output.h"

namespace fullbore::cli {
namespace {

using Clock = std::chrono::steady_clock;
constexpr auto kRedraw = std::chrono::milliseconds(100);

double share(int64_t part, int64_t whole) {
  return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0;
}

std::string validation_text(const train::EvalResult& v) {
  std::string text = "validation loss: " + loss_text(v.loss);
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
  if (dirty_) write_progress(out_, "\r\x1b[K");
  dirty_ = false;
}

void Console::line(const std::string& text) {
  clear();
  write_progress(out_, text + "\n");
}

void Console::on_log(const train::Progress& p) {
  if (!terminal_) {
    line(fmt::format("Train Epoch: {} [{}/{} ({:.0f}%)]\tLoss: {}", p.epoch, p.seen, p.samples,
                     100 * share(p.batch, p.batches), loss_text(p.loss)));
    return;
  }
  const auto now = Clock::now();
  if (now - drawn_ < kRedraw) return;
  drawn_ = now;
  clear();
  write_progress(
      out_, fmt::format("Epoch {}/{}  batch {}/{}  loss {}  {} samples/s  {} left", p.epoch + 1,
                        p.epochs, p.batch, p.batches, loss_text(p.loss),
                        short_number(p.samples_per_second), duration_text(p.seconds_left)));
  dirty_ = true;
}

void Console::on_epoch(const train::Progress& p) {
  std::string text = fmt::format("Epoch {}/{}: mean loss: {}, {} samples/s", p.epoch + 1, p.epochs,
                                 loss_text(p.loss), short_number(p.samples_per_second));
  if (p.validation != nullptr) text += ", " + validation_text(*p.validation);
  line(text);
}

}  // namespace fullbore::cli
