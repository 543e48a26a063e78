#include "cli/results.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fullbore::cli {

nlohmann::ordered_json json_number(double v) {
  return std::isfinite(v) ? nlohmann::ordered_json(v) : nlohmann::ordered_json();
}

std::string to_line(const nlohmann::ordered_json& j) {
  return j.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

nlohmann::ordered_json result_json(const train::EvalResult& r) {
  nlohmann::ordered_json j{{"loss", json_number(r.loss)}, {"accuracy", nullptr}};
  if (r.accuracy) j["accuracy"] = json_number(*r.accuracy);
  for (const auto& [k, hits] : r.top_k) j[fmt::format("top_{}", k)] = json_number(hits);
  if (r.mean_absolute_error) j["mean_absolute_error"] = json_number(*r.mean_absolute_error);
  if (r.r2) j["r2"] = json_number(*r.r2);
  return j;
}

std::string result_text(const train::EvalResult& r, std::string_view what) {
  if (r.accuracy)
    return fmt::format("Accuracy of the network on the {} {}: {:.0f} %", r.samples, what,
                       100 * *r.accuracy);
  std::string text =
      fmt::format("Loss of the network on the {} {}: {:.6g}", r.samples, what, r.loss);
  if (r.mean_absolute_error)
    text += fmt::format(", mean absolute error {:.6g}", *r.mean_absolute_error);
  if (r.r2) text += fmt::format(", R2 {:.4f}", *r.r2);
  return text;
}

std::string confusion_text(const train::EvalResult& r, const std::vector<std::string>& names) {
  const auto name = [&](int64_t c) {
    return c < static_cast<int64_t>(names.size()) ? names[static_cast<size_t>(c)]
                                                  : std::to_string(c);
  };
  size_t width = 5, cell = 5;
  for (int64_t c = 0; c < r.classes; ++c) width = std::max(width, name(c).size());
  for (int64_t n : r.confusion) cell = std::max(cell, std::to_string(n).size());
  std::string text = fmt::format("{:>{}} ", "true", width);
  for (int64_t c = 0; c < r.classes; ++c) text += fmt::format(" {:>{}}", c, cell);
  text += fmt::format("  {:>7}\n", "recall");
  for (int64_t t = 0; t < r.classes; ++t) {
    const auto row = r.confusion.begin() + t * r.classes;
    int64_t total = 0;
    text += fmt::format("{:>{}} ", name(t), width);
    for (int64_t p = 0; p < r.classes; ++p) {
      text += fmt::format(" {:>{}}", row[p], cell);
      total += row[p];
    }
    text += total > 0 ? fmt::format("  {:>5.1f} %\n", 100.0 * static_cast<double>(row[t]) /
                                                          static_cast<double>(total))
                      : "        -\n";
  }
  return text;
}

}  // namespace fullbore::cli
