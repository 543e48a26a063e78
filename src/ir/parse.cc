// Reads the text form that print.cc writes. The text may come from a file: every misfit is an Error
// with its line number.
#include <charconv>
#include <cstdlib>
#include <map>

#include "fullbore/graph.h"

namespace fullbore {
namespace {

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  Graph run() {
    std::shared_ptr<const Graph> last;
    while (skip_space(), pos_ < text_.size()) {
      expect("@");
      const int64_t n = integer();
      expect("=");
      expect("graph");
      last = std::make_shared<const Graph>(graph());
      if (!graphs_.emplace(n, last).second) error(str_cat("graph @", n, " is defined twice"));
    }
    if (last == nullptr) error("expected a graph");
    return *last;
  }

 private:
  [[noreturn]] void error(const std::string& message) const {
    size_t line = 1;
    for (size_t i = 0; i < pos_ && i < text_.size(); ++i) line += text_[i] == '\n';
    fail("[parse] line ", line, ": ", message);
  }
  void skip_space() {
    while (pos_ < text_.size() && (text_[pos_] == ' ' || text_[pos_] == '\n' ||
                                   text_[pos_] == '\r' || text_[pos_] == '\t'))
      ++pos_;
  }
  bool accept(std::string_view token) {
    skip_space();
    if (text_.substr(pos_, token.size()) != token) return false;
    pos_ += token.size();
    return true;
  }
  void expect(std::string_view token) {
    if (!accept(token))
      error(str_cat("expected '", token, "', got '", text_.substr(pos_, 20), "'"));
  }
  int64_t integer() {
    skip_space();
    int64_t v = 0;
    const auto [end, status] = std::from_chars(text_.data() + pos_, text_.data() + text_.size(), v);
    if (status != std::errc())
      error(str_cat("expected an integer, got '", text_.substr(pos_, 20), "'"));
    pos_ = static_cast<size_t>(end - text_.data());
    return v;
  }
  std::string_view word() {
    skip_space();
    const size_t start = pos_;
    while (pos_ < text_.size() &&
           (std::isalnum(static_cast<unsigned char>(text_[pos_])) != 0 || text_[pos_] == '_'))
      ++pos_;
    if (start == pos_) error(str_cat("expected a word, got '", text_.substr(pos_, 20), "'"));
    return text_.substr(start, pos_ - start);
  }
  int hex_digit() {
    if (pos_ >= text_.size()) error("the text ends within a hexadecimal number");
    const char c = text_[pos_++];
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    error(str_cat("expected a hexadecimal digit, got '", c, "'"));
  }
  char hex_byte() {
    const int high = hex_digit();
    return static_cast<char>(high * 16 + hex_digit());
  }
  std::string quoted() {
    expect("\"");
    std::string out;
    for (;; ++pos_) {
      if (pos_ >= text_.size()) error("a quoted name does not end");
      char c = text_[pos_];
      if (c == '"') break;
      if (c == '\\') {
        ++pos_;
        if (pos_ >= text_.size()) error("a quoted name does not end");
        c = text_[pos_];
        if (c == 'x') {
          ++pos_;
          c = hex_byte();
          --pos_;
        }
      }
      out += c;
    }
    ++pos_;
    return out;
  }
  std::vector<int64_t> integers() {
    std::vector<int64_t> out;
    expect("[");
    if (accept("]")) return out;
    do out.push_back(integer());
    while (accept(","));
    expect("]");
    return out;
  }
  double real() {
    skip_space();
    const std::string token(text_.substr(pos_, 40));
    char* end = nullptr;
    const double v = std::strtod(token.c_str(), &end);
    if (end == token.c_str()) error(str_cat("expected a number, got '", token, "'"));
    pos_ += static_cast<size_t>(end - token.c_str());
    return v;
  }
  Type type() {
    const DType dtype = accept("tuple") ? DType::tuple : dtype_from_name(word());
    return {dtype, Shape(integers())};
  }

  Attr attributes() {
    Attr a;
    if (!accept("{")) return a;
    do {
      const std::string_view key = word();
      expect("=");
      attribute(a, key);
    } while (accept(","));
    expect("}");
    return a;
  }
  void attribute(Attr& a, std::string_view key) {
#define FB_PARSE(field)   \
  if (key == #field) {    \
    a.field = integers(); \
    return;               \
  }
    FB_ATTR_LISTS(FB_PARSE)
#undef FB_PARSE
    if (key == "dtype") {
      a.dtype = dtype_from_name(word());
    } else if (key == "name") {
      a.name = quoted();
    } else if (key == "literal") {
      expect("0x");
      while (pos_ < text_.size() && std::isxdigit(static_cast<unsigned char>(text_[pos_])) != 0)
        a.literal += hex_byte();
    } else if (key == "values") {
      expect("[");
      do a.values.push_back(real());
      while (accept(","));
      expect("]");
    } else if (key == "bodies") {
      expect("[");
      do {
        expect("@");
        const auto it = graphs_.find(integer());
        if (it == graphs_.end()) error("a body is used before it is defined");
        a.bodies.push_back(it->second);
      } while (accept(","));
      expect("]");
    } else {
      error(str_cat("unknown attribute '", key, "'"));
    }
  }

  void node(Graph& g, int64_t number) {
    expect("=");
    const std::string_view op_name = word();
    const auto op = op_from_name(op_name);
    if (!op) error(str_cat("unknown operation '", op_name, "'"));
    std::vector<NodeId> in;
    expect("(");
    if (!accept(")")) {
      do {
        expect("%");
        const int64_t i = integer();
        if (i < 0 || i >= static_cast<int64_t>(g.size()))
          error(str_cat("%", i, " is not defined yet"));
        in.push_back({static_cast<uint32_t>(i)});
      } while (accept(","));
      expect(")");
    }
    Attr a = attributes();
    expect(":");
    const Type t = type();
    const NodeId id = g.append(*op, in, t, std::move(a));
    if (id.index != number) error(str_cat("expected node %", g.size() - 1, ", got %", number));
    skip_space();
    if (pos_ < text_.size() && text_[pos_] == '"') g.set_label(id, quoted());
  }

  Graph graph() {
    Graph g;
    expect("{");
    while (accept("%")) {
      const int64_t number = integer();
      node(g, number);
    }
    expect("return");
    skip_space();
    while (pos_ < text_.size() && text_[pos_] == '"') {
      Output o{.name = quoted(), .node = {}};
      expect("=");
      expect("%");
      const int64_t i = integer();
      if (i < 0 || i >= static_cast<int64_t>(g.size())) error(str_cat("%", i, " is not defined"));
      o.node.index = static_cast<uint32_t>(i);
      if (accept("alias")) {
        const int64_t k = integer();
        if (k < 0 || k >= static_cast<int64_t>(g.inputs().size()))
          error(str_cat("there is no input ", k));
        o.alias = static_cast<int>(k);
      }
      g.outputs.push_back(std::move(o));
      if (!accept(",")) break;
      skip_space();
    }
    expect("}");
    return g;
  }

  std::string_view text_;
  size_t pos_ = 0;
  std::map<int64_t, std::shared_ptr<const Graph>> graphs_;
};

}  // namespace

Graph parse(std::string_view text) { return Parser(text).run(); }

}  // namespace fullbore
