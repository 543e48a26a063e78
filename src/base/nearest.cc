#include "base/nearest.h"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <vector>

#include "fullbore/error.h"

namespace fullbore {
namespace {

char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

// Levenshtein distance, case ignored.
size_t distance(std::string_view a, std::string_view b) {
  std::vector<size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), size_t{0});
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      const size_t replace = diagonal + (lower(a[i - 1]) == lower(b[j - 1]) ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({replace, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row[b.size()];
}

// "lr" of "learning_rate".
std::string initials(std::string_view word) {
  std::string letters;
  for (size_t i = 0; i < word.size(); ++i)
    if (i == 0 || word[i - 1] == '_') letters += lower(word[i]);
  return letters;
}

}  // namespace

std::string_view nearest(std::string_view word, std::span<const std::string_view> names) {
  // A hostile word may be huge; its beginning decides.
  word = word.substr(0, 100);
  const auto abbreviation = std::find(names.begin(), names.end(), initials(word));
  if (abbreviation != names.end()) return *abbreviation;
  std::string_view best;
  size_t least = std::string_view::npos;
  for (std::string_view name : names)
    if (const size_t d = distance(word, name);
        d < least && d <= std::max<size_t>(2, name.size() / 2))
      best = name, least = d;
  return best;
}

std::string unknown_name(std::string_view word, std::span<const std::string_view> names) {
  std::string known;
  for (std::string_view n : names) known += (known.empty() ? "" : ", ") + std::string(n);
  const std::string_view best = nearest(word, names);
  return str_cat("'", word.substr(0, 100), "' is unknown",
                 best.empty() ? "." : str_cat("; did you mean '", best, "'?"), " Known: ", known);
}

}  // namespace fullbore
