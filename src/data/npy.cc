// NPY, NumPy's file format (NEP 1): magic, version, a header that is a Python dictionary literal
// {'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }, then the elements.
#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <limits>
#include <optional>

#include "base/file.h"
#include "data/convert.h"
#include "fullbore/data.h"

namespace fullbore::data {
namespace fs = std::filesystem;
namespace {

struct Header {
  std::string descr;
  bool fortran_order = false;
  std::vector<int64_t> shape;
};

// Parses the header's dictionary literal.
class HeaderParser {
 public:
  HeaderParser(std::string_view text, const fs::path& path) : text_(text), path_(path) {}

  Header parse() {
    Header h;
    bool has_descr = false, has_order = false, has_shape = false;
    expect('{');
    while (!accept('}')) {
      const std::string key = string();
      expect(':');
      if (key == "descr" && !std::exchange(has_descr, true)) {
        if (peek() == '[') bad("a plain element type (structured arrays are not read)");
        h.descr = string();
      } else if (key == "fortran_order" && !std::exchange(has_order, true)) {
        h.fortran_order = boolean();
      } else if (key == "shape" && !std::exchange(has_shape, true)) {
        h.shape = tuple();
      } else {
        bad("the keys descr, fortran_order and shape, once each");
      }
      if (!accept(',') && peek() != '}') bad("',' or '}'");
    }
    if (peek() != '\0') bad("nothing after '}'");
    if (!has_descr || !has_order || !has_shape) bad("the keys descr, fortran_order and shape");
    return h;
  }

 private:
  [[noreturn]] void bad(std::string_view wanted) const {
    fail("[npy] ", path_.string(), ": damaged header at character ", at_, ": expected ", wanted);
  }
  char peek() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n')) ++at_;
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  bool accept(char c) {
    if (peek() != c) return false;
    ++at_;
    return true;
  }
  void expect(char c) {
    if (!accept(c)) bad(std::string("'") + c + "'");
  }
  std::string string() {
    const char quote = peek();
    if (quote != '\'' && quote != '"') bad("a quoted string");
    const size_t end = text_.find(quote, at_ + 1);
    if (end == std::string_view::npos) bad("a closing quote");
    std::string s(text_.substr(at_ + 1, end - at_ - 1));
    at_ = end + 1;
    return s;
  }
  bool boolean() {
    peek();
    for (const bool value : {false, true}) {
      const std::string_view word = value ? "True" : "False";
      if (text_.substr(at_, word.size()) == word) {
        at_ += word.size();
        return value;
      }
    }
    bad("True or False");
  }
  std::vector<int64_t> tuple() {
    std::vector<int64_t> values;
    expect('(');
    while (!accept(')')) {
      peek();
      int64_t v = 0;
      const auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), v);
      if (error != std::errc() || v < 0) bad("an extent");
      at_ = static_cast<size_t>(end - text_.data());
      values.push_back(v);
      if (!accept(',') && peek() != ')') bad("',' or ')'");
    }
    return values;
  }

  std::string_view text_;
  const fs::path& path_;
  size_t at_ = 0;
};

std::optional<Element> element_of(std::string_view code) {
  struct Row {
    std::string_view code;
    Element element;
  };
  constexpr Row kRows[] = {
      {"f4", {DType::f32, 4}},       {"f8", {DType::f64, 8}},     {"f2", {DType::f16, 2}},
      {"i1", {DType::i8, 1}},        {"u1", {DType::u8, 1}},      {"i2", {DType::i32, 2}},
      {"u2", {DType::i32, 2, true}}, {"i4", {DType::i32, 4}},     {"i8", {DType::i64, 8}},
      {"u4", {DType::u32, 4}},       {"b1", {DType::boolean, 1}},
  };
  for (const Row& row : kRows)
    if (row.code == code) return row.element;
  return std::nullopt;
}

// Column-major elements to row-major.
Array from_fortran(const Array& a, const Shape& shape) {
  Array out(a.dtype(), shape);
  const size_t width = byte_size(a.dtype());
  std::array<int64_t, Shape::kMaxRank> index{}, stride{};
  int64_t step = 1;
  for (int i = 0; i < shape.rank(); ++i) {
    stride[i] = step;
    step *= shape[i];
  }
  int64_t from = 0;
  for (int64_t to = 0; to < out.numel(); ++to) {
    std::memcpy(out.data() + static_cast<size_t>(to) * width,
                a.data() + static_cast<size_t>(from) * width, width);
    for (int axis = shape.rank() - 1; axis >= 0; --axis) {
      from += stride[axis];
      if (++index[axis] < shape[axis]) break;
      from -= stride[axis] * shape[axis];
      index[axis] = 0;
    }
  }
  return out;
}

Header read_header(FileReader& file, int64_t& header_bytes) {
  const std::string path = file.path().string();
  std::array<uint8_t, 8> start{};
  constexpr std::array<uint8_t, 6> kMagic = {0x93, 'N', 'U', 'M', 'P', 'Y'};
  if (file.size() >= 8) file.read(std::as_writable_bytes(std::span(start)));
  if (!std::equal(kMagic.begin(), kMagic.end(), start.begin()))
    fail("[npy] ", path, ": expected a .npy file (93 'NUMPY'), got other bytes");
  const int version = start[6];
  if (version < 1 || version > 3)
    fail("[npy] ", path, ": expected version 1, 2 or 3, got ", version);
  std::array<uint8_t, 4> b{};
  const size_t width = version == 1 ? 2 : 4;
  file.read(std::as_writable_bytes(std::span(b)).first(width));
  const int64_t length = b[0] | int64_t{b[1]} << 8 | int64_t{b[2]} << 16 | int64_t{b[3]} << 24;
  header_bytes = 8 + static_cast<int64_t>(width) + length;
  if (header_bytes > file.size())
    fail("[npy] ", path, ": the header promises ", header_bytes, " bytes, got ", file.size(),
         " in all (truncated?)");
  std::string text(static_cast<size_t>(length), '\0');
  file.read(std::as_writable_bytes(std::span(text.data(), text.size())));
  return HeaderParser(text, file.path()).parse();
}

}  // namespace

Array read_npy(const fs::path& path) {
  FileReader file(path, "[npy]");
  int64_t header_bytes = 0;
  const Header h = read_header(file, header_bytes);
  const char order = h.descr.empty() ? '?' : h.descr[0];
  const auto element = order == '<' || order == '>' || order == '|' || order == '='
                           ? element_of(std::string_view(h.descr).substr(1))
                           : std::nullopt;
  if (!element)
    fail("[npy] ", path.string(), ": expected one of f2 f4 f8 i1 u1 i2 u2 i4 u4 i8 b1, got '",
         h.descr, "'; convert with astype()");
  Shape shape;
  try {
    shape = Shape(Dims(h.shape));
  } catch (const Error& e) {
    fail("[npy] ", path.string(), ": impossible shape in the header: ", e.what());
  }
  const int64_t left = file.size() - header_bytes;
  if (shape.numel() > std::numeric_limits<int64_t>::max() / 16 ||
      shape.numel() * element->stored_bytes != left)
    fail("[npy] ", path.string(), ": the header promises ", h.descr, shape, ", expected ",
         static_cast<double>(shape.numel()) * element->stored_bytes, " bytes of elements, got ",
         left);
  Array a = read_stored(*element, shape, order == '>' ? std::endian::big : std::endian::little,
                        [&](std::span<std::byte> out) { file.read(out); });
  if (a.dtype() == DType::boolean) {
    // Any non-zero byte is true; a C++ bool may only hold 0 or 1.
    for (std::byte* p = a.data(); p != a.data() + a.bytes(); ++p)
      *p = std::byte{*p != std::byte{0}};
  }
  return h.fortran_order && shape.rank() > 1 ? from_fortran(a, shape) : std::move(a);
}

TensorDataset npy(const fs::path& x, const fs::path& y, const TensorOptions& options) {
  TensorOptions named = options;
  named.x_name = x.string();
  named.y_name = y.string();
  return TensorDataset(read_npy(x), read_npy(y), named);
}

}  // namespace fullbore::data
