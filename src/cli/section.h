// A table of a recipe, read key by key. Keys that are asked for are the known ones; finish()
// refuses the others. Every value that was read, or stood in by default, goes into the resolved
// recipe. Errors name file, line, key, what was expected and what was found. A Section refers to
// the tables it was made from, which must outlive it. One thread at a time.
#pragma once

#include <toml++/toml.h>

#include <cstdint>
#include <filesystem>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "fullbore/optim.h"

namespace fullbore::cli {

inline constexpr int64_t kMaxInteger = std::numeric_limits<int64_t>::max();
inline constexpr double kMaxNumber = std::numeric_limits<double>::max();

// "recipes/a.toml:7": where a value was written.
std::string place_of(const toml::node& node);

class Section {
 public:
  // The top of a recipe. Relative paths that the file itself gives start at `base`, those of --set
  // at the current folder.
  Section(const toml::table& table, toml::table& resolved, std::string file,
          std::filesystem::path base);

  bool has(std::string_view key) const { return find(key) != nullptr; }
  bool is_flag(std::string_view key) const;
  bool is_integer(std::string_view key) const;

  // The value of a key within a closed range, or nothing / the default where it is not given.
  std::optional<int64_t> find_integer(std::string_view key, int64_t lo, int64_t hi = kMaxInteger);
  int64_t integer(std::string_view key, int64_t otherwise, int64_t lo, int64_t hi = kMaxInteger);
  std::optional<double> find_number(std::string_view key, double lo, double hi = kMaxNumber);
  double number(std::string_view key, double otherwise, double lo, double hi = kMaxNumber);
  bool flag(std::string_view key, bool otherwise);
  std::optional<std::string> find_text(std::string_view key);
  std::string text(std::string_view key, const std::string& otherwise);
  // One of `names`; the first is the default.
  std::string choice(std::string_view key, std::span<const std::string_view> names);
  // A number or a list of numbers; empty where not given.
  std::vector<double> numbers(std::string_view key, double lo, double hi = kMaxNumber);
  std::vector<int64_t> integers(std::string_view key, int64_t lo, int64_t hi = kMaxInteger);
  std::vector<std::string> texts(std::string_view key);
  // Absolute.
  std::optional<std::filesystem::path> find_path(std::string_view key);

  // The same where the key must be given.
  int64_t need_integer(std::string_view key, int64_t lo, int64_t hi = kMaxInteger);
  std::string need_choice(std::string_view key, std::span<const std::string_view> names);
  std::filesystem::path need_path(std::string_view key);

  // A sub-table; nothing where it is not given.
  std::optional<Section> section(std::string_view key);
  Section need_section(std::string_view key);
  // A list of tables. An element that is a text T stands for a table {type = T}.
  std::vector<Section> sections(std::string_view key);
  // Those options that are given: numbers, lists of numbers, flags as 0 and 1.
  optim::OptionMap options(const std::vector<std::string>& names);

  // Throws Error on a key that nobody has asked for.
  void finish() const;

  // "recipes/a.toml:7: 'optimizer.lr'" of a key, or of the table itself for "".
  std::string where(std::string_view key = "") const;
  [[noreturn]] void fail_at(std::string_view key, std::string_view expected) const;
  [[noreturn]] void fail_missing(std::string_view key) const;
  // Runs f; what it throws as Error is thrown again with the place of `key` before it.
  template <typename F>
  auto at(std::string_view key, F&& f) const {
    try {
      return f();
    } catch (const InternalError&) {
      throw;
    } catch (const Error& e) {
      throw Error(str_cat("[recipe] ", place(key), ": ", e.what()));
    }
  }

 private:
  struct Origin {
    std::string file;
    std::filesystem::path base;
  };
  Section(const toml::table* table, toml::table* resolved, std::string name,
          std::shared_ptr<const Origin> origin, std::string file_place);
  const toml::node* find(std::string_view key) const;
  const toml::node* ask(std::string_view key);
  std::string place(std::string_view key) const;
  template <typename T>
  void record(std::string_view key, const std::vector<T>& values, bool as_list);
  std::string full_name(std::string_view key) const;
  Section child(std::string_view key, const toml::table& table, toml::table& resolved,
                std::string name);

  const toml::table* table_;
  toml::table* resolved_;
  std::string name_;  // "optimizer"; "" at the top
  std::shared_ptr<const Origin> origin_;
  std::string place_;  // of the table
  std::vector<std::string> asked_;
  std::vector<std::shared_ptr<toml::table>> made_;  // for elements given as text
};

}  // namespace fullbore::cli
