// Graph: the one representation of a model, of its gradient and of a whole training step.
// An append-only array of small single-result nodes; inputs precede users, so index order is a
// topological order and a pass is a for loop. Equal nodes are made once (hash-consing).
// A plain value: copying copies the program. Const methods may run concurrently; append may not.
// References to nodes, types and attributes stay valid while the graph grows; spans of operands do
// not.
#pragma once

#include <compare>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "fullbore/type.h"

namespace fullbore {

enum class Op : uint8_t {
#define FB_OP(Enumerator, text) k##Enumerator,
#include "fullbore/ops.def"
#undef FB_OP
};
inline constexpr int kNumOps = 0
#define FB_OP(Enumerator, text) +1
#include "fullbore/ops.def"
#undef FB_OP
    ;
// The text name ("reduce_sum").
std::string_view name(Op op);
// The inverse; nullopt for an unknown name.
std::optional<Op> op_from_name(std::string_view text);
std::ostream& operator<<(std::ostream& out, Op op);

struct NodeId {
  uint32_t index = 0;
  auto operator<=>(const NodeId&) const = default;
};

class Graph;

enum class Direction : int64_t { kEq, kNe, kLt, kLe, kGt, kGe };  // of Compare
enum class Reduction : int64_t { kSum, kMean, kMax };             // of AllReduce, ReduceScatter

// The integer-list parameters that ops have; each op documents which it reads (src/ops).
#define FB_ATTR_LISTS(X)                                                                     \
  X(axes)                                                                                    \
  X(shape)                                                                                   \
  X(start)                                                                                   \
  X(limit)                                                                                   \
  X(stride)                                                                                  \
  X(dilation) X(low) X(high) X(interior) X(window) X(lhs_batch) X(rhs_batch) X(lhs_contract) \
      X(rhs_contract) X(groups) X(batch_dims) X(index) X(direction) X(length) X(reverse)     \
          X(carries) X(scanned) X(reduction) X(replicas) X(batch_axis) X(wrt) X(dys)

// Parameters of a node. One struct for all ops, so equality, hashing, printing and parsing are
// written once; a scalar parameter is a list of one.
struct Attr {
#define FB_ATTR_FIELD(field) std::vector<int64_t> field{};
  FB_ATTR_LISTS(FB_ATTR_FIELD)
#undef FB_ATTR_FIELD
  std::optional<DType> dtype{};  // result type of Convert, Dot, Conv..., Iota, Const
  std::string name{};            // Input: its name; Call: the composite's name
  std::string literal{};         // Const: the elements' bytes, row-major
  std::vector<double> values{};  // Call: the composite's numbers (eps, slope, ...)
  std::vector<std::shared_ptr<const Graph>> bodies{};  // Call, Scan: one; Cond: then, else
  bool operator==(const Attr& other) const;
};
size_t hash_of(const Attr& attr);

struct Node {
  Type type;                 // dtype tuple (Call, Scan, Cond): shape is [number of elements]
  uint32_t first_input = 0;  // into the graph's input pool
  uint32_t num_inputs = 0;
  uint32_t attr = 0;   // into the attribute table; 0 is the empty Attr
  uint32_t label = 0;  // into the label table; 0 is ""
  Op op = Op::kInput;
};

// A result of the graph. `alias`: position of the input whose memory this result takes over
// (donated state), or -1.
struct Output {
  std::string name;
  NodeId node;
  int alias = -1;
  bool operator==(const Output&) const = default;
};

class Graph {
 public:
  Graph();

  // A new input; inputs are never merged. batch_axis: which axis counts samples, or -1.
  NodeId input(std::string name, const Type& type, int batch_axis = -1);
  // Appends a node of a known type, or returns an equal one that is there already. Does not check
  // the type: use make_node (src/ops/op_def.h), which infers it.
  NodeId append(Op op, std::span<const NodeId> inputs, const Type& type, Attr attr = {});

  size_t size() const { return nodes_.size(); }
  const Node& operator[](NodeId id) const { return nodes_[id.index]; }
  const Type& type(NodeId id) const { return nodes_[id.index].type; }
  std::span<const NodeId> operands(NodeId id) const {
    const Node& n = nodes_[id.index];
    return {pool_.data() + n.first_input, n.num_inputs};
  }
  const Attr& attr(NodeId id) const { return attrs_[nodes_[id.index].attr]; }
  // The user's name for where the node comes from ("fc1.weight"), or "".
  const std::string& label(NodeId id) const { return labels_[nodes_[id.index].label]; }
  void set_label(NodeId id, std::string_view label);

  // Inputs in the order they were made.
  const std::vector<NodeId>& inputs() const { return inputs_; }
  // Position of the input called `name`, or -1.
  int find_input(std::string_view name) const;

  std::vector<Output> outputs;
  void output(std::string name, NodeId node, int alias = -1) {
    outputs.push_back({std::move(name), node, alias});
  }

  // Nodes made from now on carry this label (joined with '.' to the enclosing one). Use LabelScope.
  const std::string& scope() const { return scope_; }
  void set_scope(std::string scope);

  bool operator==(const Graph& other) const;

 private:
  uint32_t intern_label(std::string_view label);
  bool same_node(NodeId id, Op op, std::span<const NodeId> in, const Type& t, const Attr& a) const;
  void grow_table();

  std::deque<Node> nodes_;  // references survive append
  std::vector<NodeId> pool_;
  std::deque<Attr> attrs_;
  std::vector<std::string> labels_;
  std::unordered_map<std::string, uint32_t> label_ids_;
  std::vector<NodeId> inputs_;
  std::unordered_map<std::string, int> input_positions_;  // by name
  std::vector<size_t> hashes_;                            // per node
  std::vector<uint32_t> table_;  // open addressing: node index + 1, 0 = free
  std::string scope_;
  uint32_t scope_label_ = 0;
};

// While alive, nodes made in `graph` are labelled "outer.name".
class LabelScope {
 public:
  LabelScope(Graph& graph, std::string_view name);
  ~LabelScope() { graph_.set_scope(std::move(saved_)); }
  LabelScope(const LabelScope&) = delete;
  LabelScope& operator=(const LabelScope&) = delete;

 private:
  Graph& graph_;
  std::string saved_;
};

// Text form. parse(print(g)) == g, exactly. parse throws Error with the line it could not read.
std::string print(const Graph& graph);
Graph parse(std::string_view text);

}  // namespace fullbore
