#include "ops/hlo.h"

#include <algorithm>

#include "fullbore/array.h"
#include "ir/rewrite.h"

namespace fullbore {
namespace {

constexpr char kHexDigits[] = "0123456789ABCDEF";

std::string_view hlo_dtype(DType dtype) {
  switch (dtype) {
    case DType::boolean: return "i1";
    case DType::u8: return "ui8";
    case DType::u32: return "ui32";
    default: return name(dtype);
  }
}

std::string joined(std::span<const int64_t> values) {
  std::string s;
  for (size_t i = 0; i < values.size(); ++i) {
    if (i != 0) s += ", ";
    s += std::to_string(values[i]);
  }
  return s;
}

// Bytes as digits; the most significant byte first when they are one little-endian number.
std::string hex(std::string_view bytes, bool is_number) {
  std::string s = "0x";
  for (size_t i = 0; i < bytes.size(); ++i) {
    const auto b = static_cast<unsigned char>(bytes[is_number ? bytes.size() - 1 - i : i]);
    s += kHexDigits[b >> 4];
    s += kHexDigits[b & 15];
  }
  return s;
}

// One element as MLIR writes it: floats as exact bits, integers in decimal.
std::string element_text(DType dtype, std::string_view bytes) {
  if (is_float(dtype)) return hex(bytes, true);
  Array a(dtype, {});
  std::copy(bytes.begin(), bytes.end(), reinterpret_cast<char*>(a.data()));
  return dispatch(dtype, [&]<typename T>() -> std::string {
    if constexpr (std::is_same_v<T, bool>) {
      return a.span<T>()[0] ? "true" : "false";
    } else if constexpr (std::is_integral_v<T>) {
      return std::to_string(a.span<T>()[0]);
    } else {
      return "";
    }
  });
}

bool all_equal(std::string_view bytes, size_t element) {
  for (size_t i = element; i < bytes.size(); ++i)
    if (bytes[i] != bytes[i - element]) return false;
  return true;
}

std::string operand_names(const std::vector<HloValue>& values) {
  std::string s;
  for (const HloValue& v : values) s += (s.empty() ? "" : ", ") + v.name;
  return s;
}

std::string type_list(const std::vector<HloValue>& values) {
  std::string s;
  for (const HloValue& v : values) s += (s.empty() ? "" : ", ") + hlo_type(v.type);
  return s;
}

std::string type_list(const std::vector<Type>& types) {
  std::string s;
  for (const Type& t : types) s += (s.empty() ? "" : ", ") + hlo_type(t);
  return s;
}

// Writes the live nodes of `graph` with its inputs bound to `args`.
std::vector<HloValue> write_graph(const Graph& graph, const std::vector<HloValue>& args,
                                  std::string& out, int& next_name, int indent,
                                  const HloOptions& options) {
  FB_CHECK(args.size() == graph.inputs().size());
  std::vector<std::vector<HloValue>> values(graph.size());
  for (size_t i = 0; i < args.size(); ++i) values[graph.inputs()[i].index] = {args[i]};
  const std::vector<char> live = live_nodes(graph);
  HloEmitter emitter(graph, out, values, next_name, indent, options);
  for (uint32_t i = 0; i < graph.size(); ++i) {
    emitter.node = {i};
    const Op op = graph[emitter.node].op;
    if (!live[i] || op == Op::kInput) continue;
    FB_CHECK(def(op).emit != nullptr, op, " has no StableHLO form");
    def(op).emit(emitter);
    FB_CHECK(!values[i].empty(), "the StableHLO form of ", op, " gave no result");
  }
  std::vector<HloValue> results;
  for (const Output& o : graph.outputs) results.push_back(values[o.node.index].at(0));
  return results;
}

}  // namespace

std::string hlo_type(const Type& type) {
  std::string s = "tensor<";
  for (int64_t d : type.shape) s += std::to_string(d) + "x";
  return s.append(hlo_dtype(type.dtype)) + ">";
}

std::string hlo_list(std::span<const int64_t> values) {
  return values.empty() ? "array<i64>" : "array<i64: " + joined(values) + ">";
}

std::string hlo_ints(std::span<const int64_t> values) { return "[" + joined(values) + "]"; }

std::string hlo_padding(std::span<const int64_t> low, std::span<const int64_t> high) {
  std::string rows;
  for (size_t i = 0; i < low.size(); ++i)
    rows += str_cat(i == 0 ? "" : ", ", "[", low[i], ", ", high[i], "]");
  return str_cat("dense<", low.empty() ? "" : "[" + rows + "]", "> : tensor<", low.size(),
                 "x2xi64>");
}

const HloValue& HloEmitter::in(int i, int k) const {
  const NodeId operand = graph.operands(node)[static_cast<size_t>(i)];
  return values_[operand.index].at(static_cast<size_t>(k));
}

std::string HloEmitter::fresh_name() { return "%" + std::to_string(next_name_++); }

void HloEmitter::line(const std::string& text) {
  out_.append(static_cast<size_t>(indent_), ' ').append(text).append("\n");
}

std::vector<HloValue> HloEmitter::op_multi(std::string_view op,
                                           const std::vector<HloValue>& operands,
                                           const std::vector<Type>& results,
                                           const std::string& attributes,
                                           const std::string& region) {
  const std::string base = fresh_name();
  const bool one = results.size() == 1;
  std::string text = one ? base : str_cat(base, ":", results.size());
  text += str_cat(" = \"stablehlo.", op, "\"(", operand_names(operands), ")");
  if (!region.empty()) text += " (" + region + ")";
  if (!attributes.empty()) text += " {" + attributes + "}";
  text += " : (" + type_list(operands) + ") -> ";
  text += one ? hlo_type(results[0]) : "(" + type_list(results) + ")";
  line(text);
  std::vector<HloValue> values;
  for (size_t i = 0; i < results.size(); ++i)
    values.push_back({one ? base : str_cat(base, "#", i), results[i]});
  return values;
}

HloValue HloEmitter::op(std::string_view op, const std::vector<HloValue>& operands,
                        const Type& result, const std::string& attributes,
                        const std::string& region) {
  return op_multi(op, operands, {result}, attributes, region)[0];
}

HloValue HloEmitter::constant(const Type& type, std::string_view bytes) {
  const size_t element = byte_size(type.dtype);
  std::string elements;
  if (all_equal(bytes, element)) {
    if (!bytes.empty()) elements = element_text(type.dtype, bytes.substr(0, element));
  } else if (type.dtype == DType::boolean) {
    // Raw i1 elements would be packed into bits; bytes are plain.
    return op("convert", {constant({DType::u8, type.shape}, bytes)}, type);
  } else {
    elements = '"' + hex(bytes, false) + '"';
  }
  return op("constant", {}, type, "value = dense<" + elements + "> : " + hlo_type(type));
}

HloValue HloEmitter::splat(const Type& type, double value) {
  if (type.shape.numel() == 0) return constant(type, "");
  const Array one = Array::full({type.dtype, {}}, value);
  const std::string_view bytes(reinterpret_cast<const char*>(one.data()),
                               static_cast<size_t>(one.bytes()));
  return op("constant", {}, type,
            "value = dense<" + element_text(type.dtype, bytes) + "> : " + hlo_type(type));
}

HloValue HloEmitter::compare(const HloValue& a, const HloValue& b, std::string_view direction) {
  return op("compare", {a, b}, {DType::boolean, a.type.shape},
            str_cat("comparison_direction = #stablehlo<comparison_direction ", direction, ">"));
}

std::string HloEmitter::block(const std::vector<Type>& args, const BlockBody& body) {
  std::string inner;
  inner.swap(out_);
  std::string head = "{\n";
  std::vector<HloValue> values;
  for (const Type& t : args) values.push_back({fresh_name(), t});
  if (!values.empty()) {
    std::string list;
    for (const HloValue& v : values)
      list += (list.empty() ? "" : ", ") + v.name + ": " + hlo_type(v.type);
    head += std::string(static_cast<size_t>(indent_), ' ') + "^bb0(" + list + "):\n";
  }
  indent_ += 2;
  const std::vector<HloValue> results = body(values);
  line("\"stablehlo.return\"(" + operand_names(results) + ") : (" + type_list(results) + ") -> ()");
  indent_ -= 2;
  inner.swap(out_);
  return head + inner + std::string(static_cast<size_t>(indent_), ' ') + "}";
}

std::string HloEmitter::reducer(std::string_view name, DType dtype) {
  const Type scalar{dtype, {}};
  return block({scalar, scalar}, [&](const std::vector<HloValue>& args) {
    return std::vector<HloValue>{op(name, args, scalar)};
  });
}

std::vector<HloValue> HloEmitter::inline_body(const Graph& body,
                                              const std::vector<HloValue>& args) {
  return write_graph(body, args, out_, next_name_, indent_, options_);
}

std::string HloEmitter::precision_config() const {
  const std::string one = "#stablehlo<precision " + options_.precision + ">";
  return "precision_config = [" + one + ", " + one + "]";
}

void HloEmitter::result(HloValue value) { values_[node.index] = {std::move(value)}; }

void HloEmitter::results(std::vector<HloValue> values) { values_[node.index] = std::move(values); }

void HloEmitter::simple(std::string_view name, const std::string& attributes) {
  std::vector<HloValue> operands;
  for (int i = 0; i < arity(); ++i) operands.push_back(in(i));
  result(op(name, operands, type(), attributes));
}

std::vector<size_t> hlo_arguments(const Graph& graph) {
  std::vector<char> needed = live_nodes(graph);
  for (const Output& o : graph.outputs)
    if (o.alias >= 0) needed[graph.inputs()[static_cast<size_t>(o.alias)].index] = 1;
  std::vector<size_t> arguments;
  for (size_t i = 0; i < graph.inputs().size(); ++i)
    if (needed[graph.inputs()[i].index]) arguments.push_back(i);
  return arguments;
}

std::string to_stablehlo(const Graph& graph, const HloOptions& options,
                         std::string_view module_name) {
  std::vector<HloValue> args;
  for (const NodeId input : graph.inputs()) args.push_back({"", graph.type(input)});
  std::string arg_list;
  for (const size_t i : hlo_arguments(graph)) {
    args[i].name = str_cat("%arg", i);
    arg_list += (arg_list.empty() ? "" : ", ") + args[i].name + ": " + hlo_type(args[i].type);
    for (size_t k = 0; k < graph.outputs.size(); ++k) {
      if (graph.outputs[k].alias != static_cast<int>(i)) continue;
      arg_list += str_cat(" {tf.aliasing_output = ", k, " : i32}");
      break;
    }
  }
  std::string body;
  int next_name = 0;
  const std::vector<HloValue> results = write_graph(graph, args, body, next_name, 4, options);
  return str_cat("module @", module_name, " {\n  func.func public @main(", arg_list, ") -> (",
                 type_list(results), ") {\n", body, "    \"func.return\"(", operand_names(results),
                 ") : (", type_list(results), ") -> ()\n  }\n}\n");
}

}  // namespace fullbore
