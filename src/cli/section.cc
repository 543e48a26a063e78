#include "cli/section.h"

#include <algorithm>
#include <cmath>
#include <sstream>

#include "base/nearest.h"

namespace fullbore::cli {
namespace {

// What a value is, for "got ...".
std::string shown(const toml::node& node) {
  if (node.is_table()) return "a table";
  if (node.is_array()) return "a list";
  std::ostringstream out;
  node.visit([&](const auto& v) {
    if constexpr (toml::is_value<decltype(v)>) out << v;
  });
  return out.str();
}

template <typename T>
std::string bounds(const T& lo, const T& hi, const T& max) {
  if (hi >= max)
    return lo <= std::numeric_limits<T>::lowest() ? "" : str_cat(" of ", lo, " or more");
  return str_cat(" from ", lo, " to ", hi);
}

std::optional<double> number_of(const toml::node& node) {
  if (!node.is_number()) return std::nullopt;
  return node.value<double>();
}

// What was expected in place of a node that is not, or not within bounds.
std::string a_number(const toml::node& node) {
  const auto v = number_of(node);
  return v && !std::isfinite(*v) ? "a finite number" : "a number";
}

// A value, or a list of values, of one kind; nothing when an element is of another kind.
template <typename T, typename F>
std::optional<std::vector<T>> list_of(const toml::node& node, F&& element) {
  std::vector<T> values;
  const auto add = [&](const toml::node& n) {
    const std::optional<T> v = element(n);
    if (v) values.push_back(*v);
    return v.has_value();
  };
  if (const toml::array* list = node.as_array()) {
    for (const toml::node& n : *list)
      if (!add(n)) return std::nullopt;
    return values;
  }
  if (!add(node)) return std::nullopt;
  return values;
}

}  // namespace

std::string place_of(const toml::node& node) {
  const toml::source_region& s = node.source();
  const std::string path = s.path ? *s.path : "recipe";
  // What --set gives has no line.
  return path.starts_with("--set") ? path : str_cat(path, ":", s.begin.line);
}

Section::Section(const toml::table& table, toml::table& resolved, std::string file,
                 std::filesystem::path base)
    : Section(&table, &resolved, "", std::make_shared<const Origin>(Origin{file, std::move(base)}),
              file) {}

Section::Section(const toml::table* table, toml::table* resolved, std::string name,
                 std::shared_ptr<const Origin> origin, std::string file_place)
    : table_(table),
      resolved_(resolved),
      name_(std::move(name)),
      origin_(std::move(origin)),
      place_(std::move(file_place)) {}

const toml::node* Section::find(std::string_view key) const { return table_->get(key); }

const toml::node* Section::ask(std::string_view key) {
  asked_.emplace_back(key);
  return find(key);
}

std::string Section::place(std::string_view key) const {
  const toml::node* node = key.empty() ? nullptr : find(key);
  return node != nullptr && node->source().begin.line > 0 ? place_of(*node) : place_;
}

std::string Section::full_name(std::string_view key) const {
  return name_.empty() ? std::string(key) : key.empty() ? name_ : str_cat(name_, ".", key);
}

std::string Section::where(std::string_view key) const {
  return str_cat(place(key), ": '", full_name(key), "'");
}

void Section::fail_at(std::string_view key, std::string_view expected) const {
  const toml::node* node = find(key);
  fail("[recipe] ", where(key), " expected ", expected, ", got ",
       node != nullptr ? shown(*node) : "nothing");
}

void Section::fail_missing(std::string_view key) const {
  std::string meant;
  for (const auto& [name, node] : *table_) {
    const std::string_view wanted[] = {key};
    if (std::find(asked_.begin(), asked_.end(), name.str()) == asked_.end())
      meant = str_cat(" (", unknown_name(name.str(), wanted), ")");
  }
  fail("[recipe] ", place_, ": expected the key '", full_name(key), "', which is not there", meant);
}

bool Section::is_flag(std::string_view key) const {
  return find(key) != nullptr && find(key)->is_boolean();
}

bool Section::is_integer(std::string_view key) const {
  return find(key) != nullptr && find(key)->is_integer();
}

std::optional<int64_t> Section::find_integer(std::string_view key, int64_t lo, int64_t hi) {
  const toml::node* node = ask(key);
  if (node == nullptr) return std::nullopt;
  const auto v = node->value_exact<int64_t>();
  if (!v || *v < lo || *v > hi) fail_at(key, "an integer" + bounds(lo, hi, kMaxInteger));
  resolved_->insert_or_assign(key, *v);
  return v;
}

int64_t Section::integer(std::string_view key, int64_t otherwise, int64_t lo, int64_t hi) {
  const auto v = find_integer(key, lo, hi);
  if (!v) resolved_->insert_or_assign(key, otherwise);
  return v.value_or(otherwise);
}

std::optional<double> Section::find_number(std::string_view key, double lo, double hi) {
  const toml::node* node = ask(key);
  if (node == nullptr) return std::nullopt;
  const auto v = number_of(*node);
  if (!v || !(*v >= lo && *v <= hi)) fail_at(key, a_number(*node) + bounds(lo, hi, kMaxNumber));
  resolved_->insert_or_assign(key, *v);
  return v;
}

double Section::number(std::string_view key, double otherwise, double lo, double hi) {
  const auto v = find_number(key, lo, hi);
  if (!v) resolved_->insert_or_assign(key, otherwise);
  return v.value_or(otherwise);
}

bool Section::flag(std::string_view key, bool otherwise) {
  const toml::node* node = ask(key);
  const auto v = node == nullptr ? std::optional(otherwise) : node->value_exact<bool>();
  if (!v) fail_at(key, "true or false");
  resolved_->insert_or_assign(key, *v);
  return *v;
}

std::optional<std::string> Section::find_text(std::string_view key) {
  const toml::node* node = ask(key);
  if (node == nullptr) return std::nullopt;
  const auto v = node->value_exact<std::string>();
  if (!v) fail_at(key, "a text");
  resolved_->insert_or_assign(key, *v);
  return v;
}

std::string Section::text(std::string_view key, const std::string& otherwise) {
  const auto v = find_text(key);
  if (!v) resolved_->insert_or_assign(key, otherwise);
  return v.value_or(otherwise);
}

std::string Section::choice(std::string_view key, std::span<const std::string_view> names) {
  const std::string v = text(key, std::string(names.front()));
  if (std::find(names.begin(), names.end(), v) == names.end())
    fail("[recipe] ", where(key), ": ", unknown_name(v, names));
  return v;
}

template <typename T>
void Section::record(std::string_view key, const std::vector<T>& values, bool as_list) {
  if (!as_list) return void(resolved_->insert_or_assign(key, values[0]));
  toml::array list;
  for (const T& v : values) list.push_back(v);
  resolved_->insert_or_assign(key, std::move(list));
}

std::vector<double> Section::numbers(std::string_view key, double lo, double hi) {
  const toml::node* node = ask(key);
  if (node == nullptr) return {};
  const auto v = list_of<double>(*node, [&](const toml::node& n) {
    const auto x = number_of(n);
    return x && *x >= lo && *x <= hi ? x : std::nullopt;
  });
  if (!v || v->empty())
    fail_at(key,
            str_cat(a_number(*node), " or a list of finite numbers", bounds(lo, hi, kMaxNumber)));
  record(key, *v, node->is_array());
  return *v;
}

std::vector<int64_t> Section::integers(std::string_view key, int64_t lo, int64_t hi) {
  const toml::node* node = ask(key);
  if (node == nullptr) return {};
  const auto v = list_of<int64_t>(*node, [&](const toml::node& n) {
    const auto x = n.value_exact<int64_t>();
    return x && *x >= lo && *x <= hi ? x : std::nullopt;
  });
  if (!v || v->empty())
    fail_at(key, str_cat("an integer or a list of integers", bounds(lo, hi, kMaxInteger)));
  record(key, *v, node->is_array());
  return *v;
}

std::vector<std::string> Section::texts(std::string_view key) {
  const toml::node* node = ask(key);
  if (node == nullptr) return {};
  const auto v =
      list_of<std::string>(*node, [](const toml::node& n) { return n.value_exact<std::string>(); });
  if (!v) fail_at(key, "a text or a list of texts");
  record(key, *v, node->is_array());
  return *v;
}

std::optional<std::filesystem::path> Section::find_path(std::string_view key) {
  const auto v = find_text(key);
  if (!v) return std::nullopt;
  if (v->empty()) fail_at(key, "the name of a file or folder");
  const bool from_file = !find(key)->source().path || *find(key)->source().path == origin_->file;
  std::filesystem::path path = from_file ? origin_->base / *v : std::filesystem::path(*v);
  path = std::filesystem::absolute(path).lexically_normal();
  resolved_->insert_or_assign(key, path.string());
  return path;
}

int64_t Section::need_integer(std::string_view key, int64_t lo, int64_t hi) {
  const auto v = find_integer(key, lo, hi);
  if (!v) fail_missing(key);
  return *v;
}

std::string Section::need_choice(std::string_view key, std::span<const std::string_view> names) {
  if (!has(key)) fail_missing(key);
  return choice(key, names);
}

std::filesystem::path Section::need_path(std::string_view key) {
  auto v = find_path(key);
  if (!v) fail_missing(key);
  return *v;
}

Section Section::child(std::string_view key, const toml::table& table, toml::table& resolved,
                       std::string name) {
  std::string at = table.source().begin.line > 0 ? place_of(table) : place(key);
  return {&table, &resolved, std::move(name), origin_, std::move(at)};
}

std::optional<Section> Section::section(std::string_view key) {
  const toml::node* node = ask(key);
  if (node == nullptr) return std::nullopt;
  const toml::table* table = node->as_table();
  if (table == nullptr) fail_at(key, "a table");
  resolved_->insert_or_assign(key, toml::table{});
  return child(key, *table, *resolved_->get_as<toml::table>(key), full_name(key));
}

Section Section::need_section(std::string_view key) {
  auto s = section(key);
  if (!s) fail_missing(key);
  return *s;
}

std::vector<Section> Section::sections(std::string_view key) {
  const toml::node* node = ask(key);
  if (node == nullptr) return {};
  const toml::array* list = node->as_array();
  if (list == nullptr) fail_at(key, "a list of tables");
  resolved_->insert_or_assign(key, toml::array{});
  toml::array& out = *resolved_->get_as<toml::array>(key);
  std::vector<Section> result;
  for (const toml::node& element : *list) {
    const std::string name = str_cat(full_name(key), ".", result.size());
    out.push_back(toml::table{});
    toml::table& resolved = *out.back().as_table();
    if (const toml::table* table = element.as_table()) {
      result.push_back(child(key, *table, resolved, name));
    } else if (const auto type = element.value_exact<std::string>()) {
      made_.push_back(std::make_shared<toml::table>(toml::table{{"type", *type}}));
      result.push_back({made_.back().get(), &resolved, name, origin_, place_of(element)});
      result.back().made_.push_back(made_.back());
    } else {
      fail("[recipe] ", place_of(element), ": '", name, "' expected a table, got ", shown(element));
    }
  }
  return result;
}

optim::OptionMap Section::options(const std::vector<std::string>& names) {
  optim::OptionMap map;
  for (const std::string& key : names) {
    if (is_flag(key)) {
      map[key] = {flag(key, false) ? 1.0 : 0.0};
    } else if (has(key)) {
      map[key] = numbers(key, -kMaxNumber);
    } else {
      asked_.push_back(key);
    }
  }
  return map;
}

void Section::finish() const {
  for (const auto& [key, node] : *table_) {
    if (std::find(asked_.begin(), asked_.end(), key.str()) != asked_.end()) continue;
    const std::vector<std::string_view> names(asked_.begin(), asked_.end());
    const std::string at = node.source().begin.line > 0 ? place_of(node) : place_;
    fail("[recipe] ", at, ": ", name_.empty() ? "" : str_cat("in '", name_, "': "),
         unknown_name(key.str(), names));
  }
}

}  // namespace fullbore::cli
