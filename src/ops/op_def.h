// The contract of a primitive operation: one OpDef block holds all that the rest of Fullbore needs
// to know about it. The table is built at link time from ops.def; it is constant and thread safe.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "fullbore/graph.h"
#include "fullbore/tensor.h"

namespace fullbore {

class HloEmitter;  // src/ops/hlo.h

// What a shape rule sees. `type(i)` are the operand types; `fail` throws Error with the op's name,
// the operand types and the user's label in front.
struct InferContext {
  const Graph& graph;
  Op op;
  std::span<const NodeId> inputs;
  const Attr& attr;

  int arity() const { return static_cast<int>(inputs.size()); }
  const Type& type(int i) const { return graph.type(inputs[static_cast<size_t>(i)]); }
  [[noreturn]] void fail(const std::string& message) const;
  // Fails unless cond holds; the message is built only then.
  template <typename... Args>
  void expect(bool cond, const Args&... message) const {
    if (!cond) fail(str_cat(message...));
  }
};

// Where the axes of a result come from; pruning, layout, sharding and the batch mark read this.
enum class AxisKind {
  kKept,     // the same index, same extent
  kWindow,   // the same axis in another extent or order: slice, pad, window, gather index
  kConcat,   // a part of the axis
  kReshape,  // mixed with neighbours by a reshape
};
struct AxisLink {
  int operand;
  int axis;  // of the operand
  AxisKind kind = AxisKind::kKept;
};
struct AxisMap {
  // result[a]: operand axes that result axis a comes from; empty = broadcast or new.
  std::vector<std::vector<AxisLink>> result;
  // Groups of operand axes that are summed (or reduced) together and vanish.
  std::vector<std::vector<AxisLink>> contracted;
};

struct Cost {
  double flops = 0;  // multiply-add counts as 2
  double bytes = 0;  // read and written once
};

// What mixed precision does with the op's floating operands.
enum class AmpPolicy : uint8_t {
  kFollow,        // computes in the type its operands have
  kLowPrecision,  // wants bf16 / f16 operands: products
  kFloat32,       // wants f32: exp, log, sums, statistics
};

// One node's reverse rule: reads the node, contributes to its operands' gradients.
class Vjp {
 public:
  // The gradient of a body: inputs of the result are the body's inputs, then its outputs, then one
  // gradient per output with has_dy; its outputs are the gradients of inputs with wants.
  using Differentiate = std::function<Graph(const Graph& body, const std::vector<bool>& wants,
                                            const std::vector<bool>& has_dy)>;
  Vjp(Graph& graph, NodeId node, std::span<const Tensor> dy, std::span<const char> wanted,
      std::vector<Tensor>& dx, Differentiate differentiate)
      : graph(graph),
        node(node),
        differentiate(std::move(differentiate)),
        dy_(dy),
        wanted_(wanted),
        dx_(dx) {}

  Graph& graph;
  NodeId node;
  const Differentiate differentiate;

  const Attr& attr() const { return graph.attr(node); }
  int arity() const { return static_cast<int>(graph.operands(node).size()); }
  Tensor x(int i) const { return {graph, graph.operands(node)[static_cast<size_t>(i)]}; }
  Tensor y() const { return {graph, node}; }
  // Gradient of result k; undefined (no node) where the loss does not depend on it.
  Tensor dy(int k = 0) const { return dy_[static_cast<size_t>(k)]; }
  size_t num_results() const { return dy_.size(); }
  // Whether a gradient of operand i is asked for.
  bool wants(int i) const { return wanted_[static_cast<size_t>(i)] != 0; }
  // Adds to the gradient of operand i; ignored when it is not wanted.
  void grad(int i, const Tensor& dx);

 private:
  std::span<const Tensor> dy_;
  std::span<const char> wanted_;
  std::vector<Tensor>& dx_;
};

// Typed views of memory that a kernel reads and writes.
struct ConstView {
  Type type;
  const void* data = nullptr;
  template <typename T>
  const T* as() const {
    return static_cast<const T*>(data);
  }
};
struct View {
  Type type;
  void* data = nullptr;
  template <typename T>
  T* as() const {
    return static_cast<T*>(data);
  }
};

// What a reference kernel sees. Results do not overlap operands. A reference kernel is plain loops,
// allocates nothing (Call, Scan, Cond excepted) and never throws: it is the op's specification.
struct KernelArgs {
  const Graph& graph;
  NodeId node;
  std::span<const ConstView> in;
  std::span<const View> out;  // one, or one per element of a tuple

  const Attr& attr() const { return graph.attr(node); }
  Op op() const { return graph[node].op; }
};

// One test case. Inputs typed f32 stand for every floating (or, in ops over numbers, every) type of
// OpDef::dtypes; the op table test substitutes them, attr.dtype == f32 included.
struct Sample {
  std::vector<Type> inputs{};
  Attr attr{};
  double lo = -1, hi = 1;  // values are drawn from here; stay clear of kinks and poles
  // Per-input ranges that replace lo, hi (index operands).
  std::vector<std::pair<double, double>> ranges{};
  std::string refuse{};  // not empty: the shape rule must throw an Error containing this
};

using DTypeSet = uint32_t;
constexpr DTypeSet set_of(std::initializer_list<DType> dtypes) {
  DTypeSet s = 0;
  for (DType d : dtypes) s |= 1u << static_cast<int>(d);
  return s;
}
constexpr bool contains(DTypeSet s, DType d) { return ((s >> static_cast<int>(d)) & 1u) != 0; }
inline constexpr DTypeSet kFloats = set_of({DType::f32, DType::f64, DType::bf16, DType::f16});
inline constexpr DTypeSet kInts =
    set_of({DType::i8, DType::u8, DType::i32, DType::i64, DType::u32});
inline constexpr DTypeSet kNumbers = kFloats | kInts;
inline constexpr DTypeSet kBool = set_of({DType::boolean});
inline constexpr DTypeSet kAnyDType = kNumbers | kBool;

struct OpDef {
  int arity = 1;                // number of operands; -1: any
  DTypeSet dtypes = kAnyDType;  // element types of the operand(s) that samples write as f32
  Type (*infer)(const InferContext&) = nullptr;
  // Element types of a tuple result (Call, Scan, Cond); null otherwise.
  std::vector<Type> (*tuple_types)(const Graph&, std::span<const NodeId>, const Attr&) = nullptr;
  AxisMap (*axes)(const Graph&, NodeId) = nullptr;
  void (*vjp)(Vjp&) = nullptr;  // null: asking for a gradient through it is an Error ...
  bool stops_gradient = false;  // ... unless its gradient is zero by nature (Sign, Compare, Iota)
  bool elementwise = false;     // result element i depends on operand elements i only
  bool commutative = false;
  bool second_order = false;  // the op table test checks second derivatives too
  void (*eval)(const KernelArgs&) = nullptr;
  void (*emit)(HloEmitter&) = nullptr;
  AmpPolicy amp = AmpPolicy::kFollow;
  Cost (*cost)(const Graph&, NodeId) = nullptr;
  std::vector<Sample> (*samples)() = nullptr;
};

const OpDef& def(Op op);

// The type of op(inputs). Throws Error when the operands do not fit the op.
Type infer_type(const Graph& graph, Op op, std::span<const NodeId> inputs, const Attr& attr);
// Appends op(inputs) with its inferred type, or returns an equal node. Throws Error when the
// operands do not fit the op.
NodeId make_node(Graph& graph, Op op, std::span<const NodeId> inputs, Attr attr = {});
Tensor make(Op op, std::initializer_list<Tensor> inputs, Attr attr = {});
Tensor make(Op op, std::span<const Tensor> inputs, Attr attr = {});
// For ops without operands.
Tensor make(Graph& graph, Op op, Attr attr);

// The result types of a node: one, or the elements of a tuple.
std::vector<Type> result_types(const Graph& graph, NodeId id);

// Structure and types of every node and output; throws InternalError naming the first bad node.
void verify(const Graph& graph);

#define FB_OP(Enumerator, text) extern const OpDef k##Enumerator##Def;
#include "fullbore/ops.def"
#undef FB_OP

}  // namespace fullbore
