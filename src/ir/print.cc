// The text form. Bodies of Call, Scan and Cond come first, numbered @0, @1, ...; the last graph is
// the program:
//   @0 = graph {
//     %0 = input() {name="x"} : f32[2]
//     return "y"=%0
//   }
#include <cstdio>
#include <map>

#include "fullbore/graph.h"

namespace fullbore {
namespace {

std::string quote(std::string_view s) {
  std::string out = "\"";
  for (char c : s) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char hex[8];
      std::snprintf(hex, sizeof hex, "\\x%02x",
                    static_cast<unsigned>(static_cast<unsigned char>(c)));
      out += hex;
    } else {
      out += c;
    }
  }
  return out + '"';
}

std::string hex_bytes(std::string_view bytes) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string out = "0x";
  for (char c : bytes) {
    out += kDigits[static_cast<unsigned char>(c) >> 4];
    out += kDigits[static_cast<unsigned char>(c) & 15];
  }
  return out;
}

template <typename List, typename F>
std::string list_text(const List& list, F item) {
  std::string out = "[";
  for (size_t i = 0; i < list.size(); ++i) out += (i > 0 ? "," : "") + item(list[i]);
  return out + "]";
}

std::string hex_float(double v) {
  char text[40];
  std::snprintf(text, sizeof text, "%a", v);
  return text;
}

class Printer {
 public:
  std::string run(const Graph& graph) {
    number(graph);
    return std::move(text_);
  }

 private:
  int number(const Graph& graph) {
    for (uint32_t i = 0; i < graph.size(); ++i)
      for (const auto& body : graph.attr(NodeId{i}).bodies)
        if (!numbers_.contains(body.get())) numbers_[body.get()] = number(*body);
    const int n = next_++;
    text_ += str_cat("@", n, " = graph {\n");
    for (uint32_t i = 0; i < graph.size(); ++i) node(graph, NodeId{i});
    text_ += "  return";
    for (size_t k = 0; k < graph.outputs.size(); ++k) {
      const Output& o = graph.outputs[k];
      text_ += str_cat(k > 0 ? ", " : " ", quote(o.name), "=%", o.node.index);
      if (o.alias >= 0) text_ += str_cat(" alias ", o.alias);
    }
    text_ += "\n}\n";
    return n;
  }

  void node(const Graph& g, NodeId id) {
    text_ += str_cat("  %", id.index, " = ", name(g[id].op), "(");
    const auto in = g.operands(id);
    for (size_t k = 0; k < in.size(); ++k) text_ += str_cat(k > 0 ? ", %" : "%", in[k].index);
    text_ += ")" + attributes(g.attr(id)) + " : " + to_string(g.type(id));
    if (!g.label(id).empty()) text_ += " " + quote(g.label(id));
    text_ += '\n';
  }

  std::string attributes(const Attr& a) {
    std::string out;
    const auto add = [&](std::string_view key, const std::string& value) {
      out += str_cat(out.empty() ? " {" : ", ", key, "=", value);
    };
#define FB_PRINT(field) \
  if (!a.field.empty()) \
    add(#field, list_text(a.field, [](int64_t v) { return std::to_string(v); }));
    FB_ATTR_LISTS(FB_PRINT)
#undef FB_PRINT
    if (a.dtype) add("dtype", std::string(fullbore::name(*a.dtype)));
    if (!a.name.empty()) add("name", quote(a.name));
    if (!a.literal.empty()) add("literal", hex_bytes(a.literal));
    if (!a.values.empty()) add("values", list_text(a.values, hex_float));
    if (!a.bodies.empty())
      add("bodies",
          list_text(a.bodies, [&](const auto& b) { return str_cat("@", numbers_[b.get()]); }));
    return out.empty() ? out : out + "}";
  }

  std::string text_;
  std::map<const Graph*, int> numbers_;
  int next_ = 0;
};

}  // namespace

std::string print(const Graph& graph) { return Printer().run(graph); }

}  // namespace fullbore
