// StableHLO text of a graph, in the generic form ("stablehlo.add"(%a, %b) : (...) -> ...), which
// old and new plugins parse. Text only: nothing here knows of PJRT. Not thread safe: one emitter
// per text; to_stablehlo may run concurrently.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ops/op_def.h"

namespace fullbore {

// An SSA value of the text being written.
struct HloValue {
  std::string name;  // "%12"
  Type type;
};

struct HloOptions {
  // Of products and convolutions in f32, as StableHLO names it: "DEFAULT" is what the device does
  // fastest (TF32, on TPUs bf16), "HIGH" TF32 or three bf16 products, "HIGHEST" f32.
  std::string precision = "HIGHEST";
};

// What an op's emit function writes with: values of its operands in, lines out, result bound.
class HloEmitter {
 public:
  HloEmitter(const Graph& graph, std::string& out, std::vector<std::vector<HloValue>>& values,
             int& next_name, int indent, const HloOptions& options)
      : graph(graph),
        out_(out),
        values_(values),
        next_name_(next_name),
        indent_(indent),
        options_(options) {}

  const Graph& graph;
  NodeId node{};

  const Attr& attr() const { return graph.attr(node); }
  const Type& type() const { return graph.type(node); }
  int arity() const { return static_cast<int>(graph.operands(node).size()); }
  // Operand i; element k of it when it is a tuple.
  const HloValue& in(int i, int k = 0) const;

  // Writes `%n = "stablehlo.<op>"(operands) (region) {attributes} : types` and returns %n.
  // `attributes` is what stands between the braces ("axis = 0 : i64, ..."); `region` one block()
  // or several joined with ", " (the parentheses around them are written here).
  HloValue op(std::string_view op, const std::vector<HloValue>& operands, const Type& result,
              const std::string& attributes = "", const std::string& region = "");
  std::vector<HloValue> op_multi(std::string_view op, const std::vector<HloValue>& operands,
                                 const std::vector<Type>& results,
                                 const std::string& attributes = "",
                                 const std::string& region = "");
  // A constant with these elements (row-major bytes, as in Attr::literal).
  HloValue constant(const Type& type, std::string_view bytes);
  // A constant of every element equal to `value`.
  HloValue splat(const Type& type, double value);
  // Elementwise comparison; direction: "EQ", "NE", "LT", "LE", "GT" or "GE".
  HloValue compare(const HloValue& a, const HloValue& b, std::string_view direction);
  // A region with arguments of these types: `{ ^bb0(%a: ..., ...): <what body writes>
  // "stablehlo.return"(<what body returns>) }`. Without arguments (branches of if) no ^bb0.
  using BlockBody = std::function<std::vector<HloValue>(const std::vector<HloValue>&)>;
  std::string block(const std::vector<Type>& args, const BlockBody& body);
  // block() of two scalars a, b that returns op(a, b): for reduce, scatter, windows.
  std::string reducer(std::string_view op, DType dtype);
  // Writes a body graph with its inputs bound to `args` in place, returning its outputs' values;
  // used for Call (inlined) and inside the blocks of While and If.
  std::vector<HloValue> inline_body(const Graph& body, const std::vector<HloValue>& args);
  void line(const std::string& text);
  std::string fresh_name();
  // The attribute of products and convolutions.
  std::string precision_config() const;

  // Binds the node's value(s), one per element of a tuple. Every emit function ends with one of
  // these.
  void result(HloValue value);
  void results(std::vector<HloValue> values);

  // Result types of the usual case: one op, operands in order, the node's own type.
  void simple(std::string_view op, const std::string& attributes = "");

 private:
  std::string& out_;
  std::vector<std::vector<HloValue>>& values_;
  int& next_name_;
  int indent_;
  const HloOptions& options_;
};

std::string hlo_type(const Type& type);                 // "tensor<64x784xf32>"
std::string hlo_list(std::span<const int64_t> values);  // "array<i64: 1, 2>"
std::string hlo_ints(std::span<const int64_t> values);  // "[1, 2]"
// "dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>": low and high padding per axis.
std::string hlo_padding(std::span<const int64_t> low, std::span<const int64_t> high);
// The graph's inputs that @main takes, in order: those that something needs. An input with an alias
// is always one.
std::vector<size_t> hlo_arguments(const Graph& graph);
// The whole module: func @main with donation attributes from Output::alias.
std::string to_stablehlo(const Graph& graph, const HloOptions& options = {},
                         std::string_view module_name = "step");

}  // namespace fullbore
