#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <set>

#include "base/file.h"
#include "fullbore/data.h"

namespace fullbore::data {
namespace fs = std::filesystem;
namespace {

// A cell or name as an error shows it: short, and without bytes that would end or garble the text.
std::string shown(std::string_view text) {
  constexpr size_t kLongest = 80;
  constexpr char kHex[] = "0123456789abcdef";
  std::string out;
  for (const char c : text.substr(0, kLongest)) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && byte != 0x7f)
      out += c;
    else if (c == '\0')
      out += "\\0";
    else
      (out += "\\x").append({kHex[byte >> 4], kHex[byte & 15]});
  }
  return text.size() > kLongest ? out + "..." : out;
}

std::string listed(const std::vector<std::string>& names) {
  std::string out;
  for (const std::string& n : names) out += (out.empty() ? "'" : ", '") + shown(n) + "'";
  return out;
}

// The cells of a file; row r holds cells [r * columns, (r + 1) * columns).
struct Cells {
  std::vector<std::string_view> cells;
  std::vector<int64_t> lines;  // where each row starts, from 1
  size_t columns = 0;
  size_t rows() const { return lines.size(); }
};

// Cuts text into cells (RFC 4180). Quoted cells are unquoted in place, so cells view the text.
class Splitter {
 public:
  Splitter(std::string& text, const fs::path& path, char delimiter)
      : text_(text), path_(path), delimiter_(delimiter) {}

  Cells split() {
    constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
    if (text_.starts_with(kByteOrderMark)) at_ = kByteOrderMark.size();
    while (at_ < text_.size()) {
      if (skip_line_end()) continue;  // an empty line is no row
      row();
    }
    return std::move(out_);
  }

 private:
  bool skip_line_end() {
    if (text_[at_] == '\r' && at_ + 1 < text_.size() && text_[at_ + 1] == '\n') ++at_;
    if (text_[at_] != '\n') return false;
    ++at_;
    ++line_;
    return true;
  }
  void row() {
    const int64_t start = line_;
    const size_t before = out_.cells.size();
    for (;;) {
      out_.cells.push_back(at_ < text_.size() && text_[at_] == '"' ? quoted() : plain());
      if (at_ < text_.size() && text_[at_] == delimiter_) {
        ++at_;
        continue;
      }
      if (at_ < text_.size()) skip_line_end();
      break;
    }
    const size_t count = out_.cells.size() - before;
    if (out_.rows() == 0) out_.columns = count;
    if (count != out_.columns)
      fail("[csv] ", path_.string(), ":", start, ": expected ", out_.columns,
           " cells as in the first line, got ", count);
    out_.lines.push_back(start);
  }
  std::string_view plain() {
    const size_t start = at_;
    while (at_ < text_.size() && text_[at_] != delimiter_ && text_[at_] != '\n') ++at_;
    size_t end = at_;
    if (end > start && text_[end - 1] == '\r' && (at_ == text_.size() || text_[at_] == '\n')) --end;
    while (end > start && text_[end - 1] == ' ') --end;
    size_t first = start;
    while (first < end && text_[first] == ' ') ++first;
    return std::string_view(text_).substr(first, end - first);
  }
  std::string_view quoted() {
    const int64_t start_line = line_;
    const size_t start = ++at_;
    size_t to = start;
    for (;; ++at_) {
      if (at_ >= text_.size())
        fail("[csv] ", path_.string(), ":", start_line, ": a quote opens here and never closes");
      if (text_[at_] == '"') {
        if (at_ + 1 >= text_.size() || text_[at_ + 1] != '"') break;
        ++at_;  // a doubled quote stands for one
      }
      line_ += text_[at_] == '\n';
      text_[to++] = text_[at_];
    }
    ++at_;
    const bool ended = at_ >= text_.size() || text_[at_] == delimiter_ || text_[at_] == '\n' ||
                       text_.compare(at_, 2, "\r\n") == 0;
    if (!ended)
      fail("[csv] ", path_.string(), ":", line_, ": expected '", delimiter_,
           "' or the end of the line after a closing quote, got '",
           shown(std::string_view(text_).substr(at_, 1)), "'");
    return std::string_view(text_).substr(start, to - start);
  }

  std::string& text_;
  const fs::path& path_;
  char delimiter_;
  size_t at_ = 0;
  int64_t line_ = 1;
  Cells out_;
};

enum class Parsed { kNumber, kOutOfRange, kText };

Parsed parse_number(std::string_view cell, double& value) {
  if (cell.starts_with('+') && !cell.starts_with("+-")) cell.remove_prefix(1);
  const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
  if (cell.empty() || end != cell.data() + cell.size()) return Parsed::kText;
  if (error == std::errc::result_out_of_range) return Parsed::kOutOfRange;
  return error == std::errc() ? Parsed::kNumber : Parsed::kText;
}

bool is_number(std::string_view cell) {
  double unused = 0;
  return parse_number(cell, unused) != Parsed::kText;
}

std::optional<int64_t> index_in(std::string_view text) {
  int64_t index = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), index);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return index;
}

class Reader {
 public:
  Reader(const fs::path& path, const CsvOptions& options) : path_(path), options_(options) {}

  CsvTable read() {
    std::string text = read_file(path_, "[csv]");
    cells_ = Splitter(text, path_, options_.delimiter).split();
    if (cells_.rows() == 0) fail("[csv] ", path_.string(), ": expected rows, got an empty file");
    take_header();
    assign_columns();
    if (rows() == 0) fail("[csv] ", path_.string(), ": expected rows, got only a header");
    fill_x();
    fill_y();
    return std::move(table_);
  }

 private:
  int64_t rows() const { return static_cast<int64_t>(cells_.rows() - first_row_); }
  std::string_view cell(int64_t row, size_t column) const {
    return cells_.cells[(first_row_ + static_cast<size_t>(row)) * cells_.columns + column];
  }
  std::string place(int64_t row, size_t column) const {
    return str_cat(path_.string(), ":", cells_.lines[first_row_ + static_cast<size_t>(row)],
                   ": column '", shown(names_[column]), "'");
  }

  void take_header() {
    const auto first = std::span(cells_.cells).first(cells_.columns);
    const bool header = options_.header == CsvOptions::Header::kYes ||
                        (options_.header == CsvOptions::Header::kAuto &&
                         std::none_of(first.begin(), first.end(), is_number));
    // Columns that had numbers for names are matched by place, whatever this file calls them.
    const bool numbered = !options_.columns.empty() &&
                          options_.header == CsvOptions::Header::kAuto &&
                          std::all_of(options_.columns.begin(), options_.columns.end(),
                                      [](const std::string& n) { return index_in(n).has_value(); });
    named_ = header && !numbered;
    for (size_t i = 0; i < first.size(); ++i)
      names_.push_back(named_ ? std::string(first[i]) : std::to_string(i));
    first_row_ = header ? 1 : 0;
    if (std::set<std::string>(names_.begin(), names_.end()).size() != names_.size())
      fail("[csv] ", path_.string(), ": expected column names that differ, got one twice");
  }

  std::optional<size_t> find_name(const std::string& wanted) const {
    const auto found = std::find(names_.begin(), names_.end(), wanted);
    if (found == names_.end()) return std::nullopt;
    return static_cast<size_t>(found - names_.begin());
  }

  // By name, else by index (negative from the end); by name alone where the order may be another.
  size_t column_of(const std::string& wanted) const {
    if (const auto found = find_name(wanted)) return *found;
    const std::optional<int64_t> index = index_in(wanted);
    const auto count = static_cast<int64_t>(names_.size());
    const bool by_index = options_.columns.empty() || !named_;
    if (by_index && index && *index < count && *index >= -count)
      return static_cast<size_t>(*index < 0 ? *index + count : *index);
    fail("[csv] ", path_.string(), ": expected one of the columns ", listed(names_), ", got '",
         shown(wanted), "'",
         named_ ? "" : "; the file has no header with names: add one, or use column numbers");
  }

  // Finds options_.columns in the header; other columns are left out.
  void match_by_name() {
    for (const std::string& name : options_.columns) {
      const auto found = find_name(name);
      if (!found)
        fail("[csv] ", path_.string(), ": expected a column '", shown(name),
             "' as in the training file, got the columns ", listed(names_));
      x_columns_.push_back(*found);
    }
  }

  // The columns to ignore, where the file need not have the last of them: then the places of the
  // others count those that are absent.
  std::set<size_t> ignored(size_t present) const {
    std::set<size_t> out;
    for (size_t i = 0; i < present; ++i) {
      if (present == options_.ignore.size()) {
        out.insert(column_of(options_.ignore[i]));
        continue;
      }
      const int64_t at = index_in(options_.ignore[i]).value_or(-1);
      int64_t before = 0;
      for (size_t k = present; k < options_.ignore.size(); ++k) {
        const int64_t absent = index_in(options_.ignore[k]).value_or(-1);
        before += absent < at;
        if (at < 0 || absent < 0) wrong_count();
      }
      out.insert(column_of(std::to_string(at - before)));
    }
    return out;
  }

  [[noreturn]] void wrong_count() const {
    const std::string also =
        options_.ignore.empty() ? "" : str_cat(" and ", options_.ignore.size(), " to ignore");
    fail("[csv] ", path_.string(), ": expected ", options_.columns.size(), " columns, ",
         listed(options_.columns), label_ ? ", and the label" : "", also, ", got ", names_.size(),
         "; the file has no header with names, so columns are taken in order");
  }

  void match_by_place() {
    const size_t needed = options_.columns.size() + (label_ ? 1 : 0);
    const size_t all = options_.ignore.size();
    if (names_.size() < needed || names_.size() - needed > all) wrong_count();
    const size_t spare = names_.size() - needed;
    if (label_ && spare != all) wrong_count();  // the label's number would be another column's
    std::set<size_t> left_out = ignored(spare);
    if (label_) left_out.insert(*label_);
    for (size_t i = 0; i < names_.size(); ++i)
      if (!left_out.contains(i)) x_columns_.push_back(i);
    if (x_columns_.size() != options_.columns.size()) wrong_count();
    // Those left out must not share a name with a column of x.
    for (const size_t i : left_out)
      if (i != label_) names_[i] = "column " + names_[i];
    for (size_t i = 0; i < x_columns_.size(); ++i) names_[x_columns_[i]] = options_.columns[i];
  }

  void take_all_columns() {
    std::set<size_t> left_out;
    for (const std::string& name : options_.ignore) left_out.insert(column_of(name));
    if (label_) left_out.insert(*label_);
    for (size_t i = 0; i < names_.size(); ++i)
      if (!left_out.contains(i)) x_columns_.push_back(i);
  }

  void assign_columns() {
    if (!options_.label.empty()) label_ = column_of(options_.label);
    if (options_.columns.empty())
      take_all_columns();
    else if (named_)
      match_by_name();
    else
      match_by_place();
    if (label_) table_.label = names_[*label_];
    for (const size_t i : x_columns_) table_.columns.push_back(names_[i]);
    for (const std::string& name : options_.categories) categories_.insert(column_of(name));
    for (const auto& [name, values] : options_.vocabulary) {
      if (const auto found = find_name(name)) categories_.insert(*found);
    }
    if (x_columns_.empty())
      fail("[csv] ", path_.string(), ": expected at least one column besides the label");
  }

  double number(int64_t row, size_t column) const {
    const std::string_view text = cell(row, column);
    double value = 0;
    if (text.empty() && options_.allow_nonfinite) return std::numeric_limits<double>::quiet_NaN();
    const Parsed parsed = parse_number(text, value);
    if (parsed == Parsed::kOutOfRange)
      fail("[csv] ", place(row, column), ": expected a number that f32 can hold, got '",
           shown(text), "' (out of range); clean the data");
    if (parsed == Parsed::kText) {
      const bool maybe_header = row == 0 && first_row_ == 0;
      fail("[csv] ", place(row, column), ": expected a number, got '", shown(text), "'",
           text.empty() ? " (a missing value)" : "",
           maybe_header ? "; a header? set header" : "; a column of text? add it to categories");
    }
    // The values become f32, so one beyond its range is not finite either.
    if (!options_.allow_nonfinite && !std::isfinite(static_cast<float>(value)))
      fail("[csv] ", place(row, column), ": expected a finite number, got '", shown(text),
           "'; clean the data, or set allow_nonfinite");
    return value;
  }

  // Sorted distinct values of a column: given, or found.
  const std::vector<std::string>& vocabulary(size_t column) {
    const std::string& name = names_[column];
    if (auto given = options_.vocabulary.find(name); given != options_.vocabulary.end()) {
      if (!std::is_sorted(given->second.begin(), given->second.end()))
        fail("[csv] expected the vocabulary of '", shown(name), "' in sorted order");
      return table_.vocabulary[name] = given->second;
    }
    std::set<std::string_view> values;
    for (int64_t r = 0; r < rows(); ++r) values.insert(cell(r, column));
    return table_.vocabulary[name] = {values.begin(), values.end()};
  }

  int64_t id_of(const std::vector<std::string>& values, int64_t row, size_t column) const {
    const std::string_view text = cell(row, column);
    const auto at = std::lower_bound(values.begin(), values.end(), text);
    if (at == values.end() || *at != text)
      fail("[csv] ", place(row, column), ": expected one of the ", values.size(),
           " values of its vocabulary, got '", shown(text), "'");
    return at - values.begin();
  }

  void fill_x() {
    const auto width = static_cast<int64_t>(x_columns_.size());
    table_.x = Array(DType::f32, {rows(), width});
    const auto x = table_.x.span<float>();
    for (size_t c = 0; c < x_columns_.size(); ++c) {
      const size_t column = x_columns_[c];
      const bool category = categories_.contains(column);
      const std::vector<std::string>* values = category ? &vocabulary(column) : nullptr;
      for (int64_t r = 0; r < rows(); ++r)
        x[static_cast<size_t>(r * width) + c] = category
                                                    ? static_cast<float>(id_of(*values, r, column))
                                                    : static_cast<float>(number(r, column));
    }
  }

  bool label_is_text() const {
    if (categories_.contains(*label_)) return true;
    if (options_.target == CsvOptions::Target::kNumber) return false;
    // One odd cell in a column of numbers is damage, not a class of its own.
    return !is_number(cell(0, *label_)) && !cell(0, *label_).empty();
  }

  void fill_y() {
    if (!label_) {
      table_.y = Array(DType::f32, {rows(), 0});
      return;
    }
    if (label_is_text()) {
      const auto& values = vocabulary(*label_);
      table_.y = Array(DType::i32, {rows()});
      for (int64_t r = 0; r < rows(); ++r)
        table_.y.set(r, static_cast<double>(id_of(values, r, *label_)));
      table_.num_classes = static_cast<int64_t>(values.size());
      return;
    }
    bool whole = true;
    double largest = 0;
    std::vector<double> numbers(static_cast<size_t>(rows()));
    for (int64_t r = 0; r < rows(); ++r) {
      const double v = numbers[static_cast<size_t>(r)] = number(r, *label_);
      const bool is_label = v >= 0 && v == std::floor(v) && v < std::numeric_limits<int32_t>::max();
      if (!is_label && options_.target == CsvOptions::Target::kClass)
        fail("[csv] ", place(r, *label_), ": expected a class, a whole number of 0 to ",
             std::numeric_limits<int32_t>::max() - 1, ", got '", shown(cell(r, *label_)), "'");
      whole = whole && is_label;
      largest = std::max(largest, v);
    }
    const bool classes = whole && options_.target != CsvOptions::Target::kNumber;
    table_.y = Array(classes ? DType::i32 : DType::f32, {rows()});
    for (int64_t r = 0; r < rows(); ++r) table_.y.set(r, numbers[static_cast<size_t>(r)]);
    table_.num_classes = classes ? static_cast<int64_t>(largest) + 1 : 0;
  }

  const fs::path& path_;
  const CsvOptions& options_;
  Cells cells_;
  size_t first_row_ = 0;
  bool named_ = false;  // names_ come from the header
  std::vector<std::string> names_;
  std::set<size_t> categories_;
  std::optional<size_t> label_;
  std::vector<size_t> x_columns_;
  CsvTable table_;
};

}  // namespace

CsvTable read_csv(const fs::path& path, const CsvOptions& options) {
  return Reader(path, options).read();
}

TensorDataset csv(const fs::path& path, const CsvOptions& options) {
  CsvTable table = read_csv(path, options);
  TensorOptions tensor;
  tensor.num_classes = table.num_classes;
  tensor.allow_nonfinite = options.allow_nonfinite;
  tensor.x_name = tensor.y_name = path.string();
  tensor.columns = table.columns;
  if (table.num_classes > 0 && table.vocabulary.contains(table.label))
    tensor.class_names = table.vocabulary[table.label];
  return TensorDataset(std::move(table.x), std::move(table.y), tensor);
}

}  // namespace fullbore::data
