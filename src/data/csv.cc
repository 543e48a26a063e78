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
           "' or the end of the line after a closing quote, got '", text_[at_], "'");
    return std::string_view(text_).substr(start, to - start);
  }

  std::string& text_;
  const fs::path& path_;
  char delimiter_;
  size_t at_ = 0;
  int64_t line_ = 1;
  Cells out_;
};

bool parse_number(std::string_view cell, double& value) {
  if (cell.starts_with('+') && !cell.starts_with("+-")) cell.remove_prefix(1);
  const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
  return error == std::errc() && end == cell.data() + cell.size() && !cell.empty();
}

bool is_number(std::string_view cell) {
  double unused = 0;
  return parse_number(cell, unused);
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
                   ": column '", names_[column], "'");
  }

  void take_header() {
    const auto first = std::span(cells_.cells).first(cells_.columns);
    const bool header = options_.header == CsvOptions::Header::kYes ||
                        (options_.header == CsvOptions::Header::kAuto &&
                         std::none_of(first.begin(), first.end(), is_number));
    for (size_t i = 0; i < first.size(); ++i)
      names_.push_back(header ? std::string(first[i]) : std::to_string(i));
    first_row_ = header ? 1 : 0;
    if (std::set<std::string>(names_.begin(), names_.end()).size() != names_.size())
      fail("[csv] ", path_.string(), ": expected column names that differ, got one twice");
  }

  // By name, else by index (negative from the end).
  size_t column_of(const std::string& wanted) const {
    const auto found = std::find(names_.begin(), names_.end(), wanted);
    if (found != names_.end()) return static_cast<size_t>(found - names_.begin());
    int64_t index = 0;
    const auto [end, error] = std::from_chars(wanted.data(), wanted.data() + wanted.size(), index);
    const auto count = static_cast<int64_t>(names_.size());
    if (error == std::errc() && end == wanted.data() + wanted.size() && index < count &&
        index >= -count)
      return static_cast<size_t>(index < 0 ? index + count : index);
    std::string known;
    for (const std::string& n : names_) known += (known.empty() ? "'" : ", '") + n + "'";
    fail("[csv] ", path_.string(), ": expected one of the columns ", known, ", got '", wanted, "'");
  }

  void assign_columns() {
    std::set<size_t> left_out;
    for (const std::string& name : options_.ignore) left_out.insert(column_of(name));
    for (const std::string& name : options_.categories) categories_.insert(column_of(name));
    for (const auto& [name, values] : options_.vocabulary) {
      if (std::find(names_.begin(), names_.end(), name) != names_.end())
        categories_.insert(column_of(name));
    }
    if (!options_.label.empty()) {
      label_ = column_of(options_.label);
      left_out.insert(*label_);
      table_.label = names_[*label_];
    }
    for (size_t i = 0; i < names_.size(); ++i) {
      if (left_out.contains(i)) continue;
      x_columns_.push_back(i);
      table_.columns.push_back(names_[i]);
    }
    if (x_columns_.empty())
      fail("[csv] ", path_.string(), ": expected at least one column besides the label");
  }

  double number(int64_t row, size_t column) const {
    const std::string_view text = cell(row, column);
    double value = 0;
    if (text.empty() && options_.allow_nonfinite) return std::numeric_limits<double>::quiet_NaN();
    if (!parse_number(text, value)) {
      const bool maybe_header = row == 0 && first_row_ == 0;
      fail("[csv] ", place(row, column), ": expected a number, got '", text, "'",
           text.empty() ? " (a missing value)" : "",
           maybe_header ? "; a header? set header" : "; a column of text? add it to categories");
    }
    // The values become f32, so one beyond its range is not finite either.
    if (!options_.allow_nonfinite && !std::isfinite(static_cast<float>(value)))
      fail("[csv] ", place(row, column), ": expected a finite number, got '", text,
           "'; clean the data, or set allow_nonfinite");
    return value;
  }

  // Sorted distinct values of a column: given, or found.
  const std::vector<std::string>& vocabulary(size_t column) {
    const std::string& name = names_[column];
    if (auto given = options_.vocabulary.find(name); given != options_.vocabulary.end()) {
      if (!std::is_sorted(given->second.begin(), given->second.end()))
        fail("[csv] expected the vocabulary of '", name, "' in sorted order");
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
           " values of its vocabulary, got '", text, "'");
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
        fail("[csv] ", place(r, *label_), ": expected a class, a whole number of 0 or more, got '",
             cell(r, *label_), "'");
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
