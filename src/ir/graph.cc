#include "fullbore/graph.h"

#include <functional>
#include <ostream>

namespace fullbore {
namespace {

constexpr std::string_view kNames[] = {
#define FB_OP(Enumerator, text) #text,
#include "fullbore/ops.def"
#undef FB_OP
};

size_t mix(size_t seed, size_t value) {
  return (seed ^ value) * 0x9e3779b97f4a7c15u + (seed >> 29) + 0x7f4a7c15u;
}

template <typename List>
size_t mix_list(size_t seed, const List& list) {
  seed = mix(seed, list.size());
  for (const auto& v : list) seed = mix(seed, std::hash<std::decay_t<decltype(v)>>()(v));
  return seed;
}

bool same_bodies(const Attr& a, const Attr& b) {
  if (a.bodies.size() != b.bodies.size()) return false;
  for (size_t i = 0; i < a.bodies.size(); ++i)
    if (a.bodies[i] != b.bodies[i] && !(*a.bodies[i] == *b.bodies[i])) return false;
  return true;
}

// Never merged with an equal one: an input is an identity, a barrier is there to prevent merging.
bool is_unique(Op op) { return op == Op::kInput || op == Op::kBarrier; }

const Attr& empty_attr() {
  static const Attr empty;
  return empty;
}

}  // namespace

std::string_view name(Op op) { return kNames[static_cast<size_t>(op)]; }

std::optional<Op> op_from_name(std::string_view text) {
  for (int i = 0; i < kNumOps; ++i)
    if (kNames[i] == text) return static_cast<Op>(i);
  return std::nullopt;
}

std::ostream& operator<<(std::ostream& out, Op op) { return out << name(op); }

bool Attr::operator==(const Attr& o) const {
#define FB_SAME(field) &&field == o.field
  return true FB_ATTR_LISTS(FB_SAME) && dtype == o.dtype && name == o.name &&
         literal == o.literal && values == o.values && same_bodies(*this, o);
#undef FB_SAME
}

size_t hash_of(const Attr& a) {
  size_t h = 17;
  size_t field_number = 0;
#define FB_HASH(field) \
  ++field_number;      \
  if (!a.field.empty()) h = mix_list(mix(h, field_number), a.field);
  FB_ATTR_LISTS(FB_HASH)
#undef FB_HASH
  h = mix(h, a.dtype ? static_cast<size_t>(*a.dtype) + 1 : 0);
  if (!a.name.empty()) h = mix(h, std::hash<std::string>()(a.name));
  if (!a.literal.empty()) h = mix(h, std::hash<std::string>()(a.literal));
  if (!a.values.empty()) h = mix_list(h, a.values);
  for (const auto& body : a.bodies) h = mix(h, body->size());
  return h;
}

Graph::Graph() : attrs_(1), labels_(1), label_ids_{{"", 0}} {}

NodeId Graph::input(std::string name, const Type& type, int batch_axis) {
  Attr attr{.name = std::move(name)};
  if (batch_axis >= 0) attr.batch_axis = {batch_axis};
  const std::string label = attr.name;
  const NodeId id = append(Op::kInput, {}, type, std::move(attr));
  set_label(id, label);
  return id;
}

bool Graph::same_node(NodeId id, Op op, std::span<const NodeId> in, const Type& t,
                      const Attr& a) const {
  const Node& n = nodes_[id.index];
  if (n.op != op || n.num_inputs != in.size() || !(n.type == t)) return false;
  for (size_t i = 0; i < in.size(); ++i)
    if (pool_[n.first_input + i] != in[i]) return false;
  return attrs_[n.attr] == a;
}

void Graph::grow_table() {
  table_.assign(std::max<size_t>(64, table_.size() * 2), 0);
  for (size_t i = 0; i < nodes_.size(); ++i) {
    size_t slot = hashes_[i] & (table_.size() - 1);
    while (table_[slot] != 0) slot = (slot + 1) & (table_.size() - 1);
    table_[slot] = static_cast<uint32_t>(i + 1);
  }
}

NodeId Graph::append(Op op, std::span<const NodeId> in, const Type& type, Attr attr) {
  if (table_.size() < 2 * (nodes_.size() + 1)) grow_table();
  const size_t attr_hash = attr == empty_attr() ? 0 : hash_of(attr);
  size_t h = mix(static_cast<size_t>(op) + 1, attr_hash);
  h = mix(h, static_cast<size_t>(type.dtype));
  for (int64_t d : type.shape) h = mix(h, static_cast<size_t>(d));
  for (NodeId i : in) h = mix(h, i.index);
  size_t slot = h & (table_.size() - 1);
  for (; table_[slot] != 0; slot = (slot + 1) & (table_.size() - 1)) {
    const NodeId other{table_[slot] - 1};
    if (!is_unique(op) && hashes_[other.index] == h && same_node(other, op, in, type, attr))
      return other;
  }
  const NodeId id{static_cast<uint32_t>(nodes_.size())};
  Node node{.type = type, .op = op};
  node.first_input = static_cast<uint32_t>(pool_.size());
  node.num_inputs = static_cast<uint32_t>(in.size());
  node.label = scope_label_;
  if (attr_hash != 0) {
    node.attr = static_cast<uint32_t>(attrs_.size());
    attrs_.push_back(std::move(attr));
  }
  for (NodeId i : in) {
    FB_CHECK(i.index < nodes_.size(), "operand ", i.index, " of ", op, " is not in the graph");
    pool_.push_back(i);
  }
  nodes_.push_back(node);
  hashes_.push_back(h);
  table_[slot] = id.index + 1;
  if (op == Op::kInput) {
    input_positions_.emplace(this->attr(id).name, static_cast<int>(inputs_.size()));
    inputs_.push_back(id);
  }
  return id;
}

int Graph::find_input(std::string_view name) const {
  const auto found = input_positions_.find(std::string(name));
  return found == input_positions_.end() ? -1 : found->second;
}

uint32_t Graph::intern_label(std::string_view label) {
  const auto [it, is_new] =
      label_ids_.try_emplace(std::string(label), static_cast<uint32_t>(labels_.size()));
  if (is_new) labels_.emplace_back(label);
  return it->second;
}

void Graph::set_label(NodeId id, std::string_view label) {
  nodes_[id.index].label = intern_label(label);
}

void Graph::set_scope(std::string scope) {
  scope_ = std::move(scope);
  scope_label_ = intern_label(scope_);
}

bool Graph::operator==(const Graph& o) const {
  if (size() != o.size() || outputs != o.outputs) return false;
  for (uint32_t i = 0; i < size(); ++i) {
    const NodeId id{i};
    if (!same_node(id, o[id].op, o.operands(id), o[id].type, o.attr(id))) return false;
    if (label(id) != o.label(id)) return false;
  }
  return true;
}

LabelScope::LabelScope(Graph& graph, std::string_view name) : graph_(graph), saved_(graph.scope()) {
  graph.set_scope(saved_.empty() ? std::string(name) : saved_ + '.' + std::string(name));
}

}  // namespace fullbore
