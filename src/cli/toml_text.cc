#include "cli/toml_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "fullbore/error.h"

namespace fullbore::cli {
namespace {

// Just past the comment or string that starts at `at`; `at` where there is none.
size_t past_quoted(std::string_view text, size_t at) {
  const char quote = text[at];
  if (quote == '#') return std::min(text.find('\n', at), text.size());
  if (quote != '"' && quote != '\'') return at;
  const std::string triple(3, quote);
  const bool lines = text.substr(at).starts_with(triple);
  const std::string_view end = lines ? std::string_view(triple) : text.substr(at, 1);
  for (size_t i = at + end.size(); i < text.size(); ++i) {
    if (quote == '"' && text[i] == '\\') {
      ++i;
    } else if (!lines && text[i] == '\n') {
      return i;
    } else if (text.substr(i).starts_with(end)) {
      i += end.size();
      // Up to two more quotes belong to the string itself.
      for (int more = 0; lines && more < 2 && i < text.size() && text[i] == quote; ++more) ++i;
      return i;
    }
  }
  return text.size();
}

bool in_number(char c) {
  return (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.' || c == 'e' || c == 'E';
}

// A float as TOML writes it, at its shortest; other words as they are.
std::string shortest(std::string_view word) {
  double v = 0;
  const char* end = word.data() + word.size();
  if (word.find_first_of(".eE") == std::string_view::npos ||
      word.find_first_of("0123456789") == std::string_view::npos ||
      std::from_chars(word.data(), end, v).ptr != end)
    return std::string(word);
  std::string text = fmt::format("{}", v);
  if (text.find_first_of(".en") == std::string::npos) text += ".0";
  return text;
}

}  // namespace

std::string too_many_parts() {
  return str_cat("expected a key of at most ", kMaxKeyParts, " parts, got more");
}

void check_keys(std::string_view text, std::string_view source) {
  size_t parts = 1;
  for (size_t i = 0; i < text.size();) {
    if (const size_t past = past_quoted(text, i); past > i) {
      i = past;
      continue;
    }
    if (text[i] == '.') ++parts;
    if (std::string_view(",=[]{}\n").find(text[i]) != std::string_view::npos) parts = 1;
    if (parts > kMaxKeyParts) {
      // A --set is as long as its key.
      const bool is_set = source.starts_with("--set");
      fail("[recipe] ", source.substr(0, is_set ? 60 : source.size()), ":",
           is_set ? "" : str_cat(std::count(text.begin(), text.begin() + i, '\n') + 1, ":"), " ",
           too_many_parts());
    }
    ++i;
  }
}

std::string shortest_numbers(std::string_view toml) {
  std::string out;
  for (size_t i = 0; i < toml.size();) {
    size_t past = past_quoted(toml, i);
    if (past > i) {
      out += toml.substr(i, past - i);
    } else if (in_number(toml[i]) &&
               (i == 0 || std::string_view(" [,").find(toml[i - 1]) != std::string_view::npos)) {
      for (past = i; past < toml.size() && in_number(toml[past]);) ++past;
      out += shortest(toml.substr(i, past - i));
    } else {
      out += toml[i];
      past = i + 1;
    }
    i = past;
  }
  return out;
}

}  // namespace fullbore::cli
