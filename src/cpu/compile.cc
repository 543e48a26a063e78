// Compiling a graph: passes, groups, kernels, where each value lies.
#include <algorithm>
#include <cstring>
#include <optional>

#include "cpu/candidates.h"
#include "cpu/executable.h"
#include "cpu/passes.h"
#include "ops/op_def.h"

namespace fullbore::cpu {

// What follows from constants alone is computed once when it is no larger than this; beyond, memory
// costs more than computing it again.
constexpr int64_t kMaxConstantBytes = int64_t{1} << 20;

// What a program can run: no tuples as outputs, state taken over by one output of its own type.
Graph checked(Graph graph) {
  std::vector<char> donated(graph.inputs().size(), 0);
  for (const Output& o : graph.outputs) {
    if (graph.type(o.node).dtype == DType::tuple)
      fail("[compile] output '", o.name, "' is a tuple; take its elements with get()");
    if (o.alias < 0) continue;
    const auto i = static_cast<size_t>(o.alias);
    if (i >= donated.size())
      fail("[compile] output '", o.name, "' takes over input ", o.alias, ", but there are only ",
           donated.size(), " inputs");
    if (graph.type(graph.inputs()[i]) != graph.type(o.node))
      fail("[compile] output '", o.name, "' ", graph.type(o.node), " takes over input ", o.alias,
           " of another type, ", graph.type(graph.inputs()[i]));
    if (donated[i]++) fail("[compile] two outputs take over input ", o.alias);
  }
  return graph;
}

class Compiler {
 public:
  Compiler(Executable& out, const CompileOptions& options, int threads)
      : out_(out), graph_(out.graph_), options_(options), threads_(threads) {}

  void compile() {
    first_slot_.assign(graph_.size(), -1);
    computed_.assign(graph_.size(), 0);
    for (const NodeId id : graph_.inputs()) {
      first_slot_[id.index] = static_cast<int>(slots().size());
      slots().push_back({.place = Place::kInput, .bytes = graph_.type(id).bytes()});
    }
    for (const Group& group : make_groups(graph_, options_.passes)) add_group(group);
    separate_constants();
    find_lifetimes();
    place_outputs();
    place_buffers();
    place_constants();
    out_.table_.assign(slots().size(), nullptr);
    for (size_t i = out_.num_constant_steps_; i < steps().size(); ++i)
      out_.kernels_.push_back(steps()[i].kernel.get());
  }

 private:
  using Place = Executable::Place;
  using Slot = Executable::Slot;
  using Step = Executable::Step;
  std::vector<Slot>& slots() { return out_.slots_; }
  std::vector<Step>& steps() { return out_.steps_; }
  Slot& slot(int s) { return out_.slots_[static_cast<size_t>(s)]; }
  int end() { return static_cast<int>(steps().size()); }

  // The first slot of a value; makes slots for the result(s) of a node that has none yet.
  int slot_of(NodeId id) {
    int& known = first_slot_[id.index];
    if (known >= 0) return known;
    if (is_view(graph_, id)) {
      const int base = slot_of(graph_.operands(id)[0]);
      const bool get = graph_[id].op == Op::kGet;
      return known = base + (get ? static_cast<int>(graph_.attr(id).index[0]) : 0);
    }
    known = static_cast<int>(slots().size());
    if (graph_[id].op == Op::kConst) {
      slots().push_back({.place = Place::kConstant, .bytes = graph_.type(id).bytes()});
      literals_.emplace_back(known, id);
      return known;
    }
    for (const Type& type : result_types(graph_, id)) slots().push_back({.bytes = type.bytes()});
    return known;
  }

  std::vector<int> slots_of(std::span<const NodeId> ids) {
    std::vector<int> result;
    for (const NodeId id : ids) {
      const int first = slot_of(id);
      const bool tuple = graph_.type(id).dtype == DType::tuple;
      const int count = tuple ? static_cast<int>(result_types(graph_, id).size()) : 1;
      for (int i = 0; i < count; ++i) result.push_back(first + i);
    }
    return result;
  }

  // Finds a kernel for the group; a group that none takes is run node by node.
  void add_group(const Group& group) {
    if (std::all_of(group.outputs.begin(), group.outputs.end(),
                    [&](NodeId id) { return computed_[id.index] != 0; }))
      return;
    Step step;
    step.group = group;
    step.inputs = slots_of(group.inputs);
    step.outputs = slots_of(group.outputs);
    step.scratch = static_cast<int>(slots().size());
    slots().push_back({});
    const KernelRequest request{graph_,
                                step.group,
                                step.inputs,
                                step.outputs,
                                step.scratch,
                                threads_,
                                options_.deterministic,
                                &options_};
    for (const Candidate& candidate : candidates()) {
      std::string refusal;
      step.kernel = candidate.make(request, refusal);
      if (step.kernel != nullptr) break;
      if (options_.explain) step.refusals += str_cat("  not ", candidate.name, ": ", refusal, "\n");
    }
    if (step.kernel != nullptr) {
      slot(step.scratch).bytes = step.kernel->scratch_bytes();
      for (const NodeId id : group.outputs) computed_[id.index] = 1;
      steps().push_back(std::move(step));
      return;
    }
    FB_CHECK(group.nodes.size() > 1, "no kernel for ", graph_[group.nodes[0]].op);
    // Nodes that cost nothing in a group (a Broadcast) may stand in several.
    for (const NodeId id : group.nodes)
      if (!is_view(graph_, id) && graph_[id].op != Op::kConst && !computed_[id.index])
        add_group(single_group(graph_, id));
  }

  // Steps that depend on nothing but constants move to the front and run once.
  void separate_constants() {
    std::vector<char> constant(steps().size(), 0);
    for (size_t i = 0; i < steps().size(); ++i) {
      const Step& s = steps()[i];
      int64_t bytes = 0;
      for (const int o : s.outputs) bytes += slot(o).bytes;
      constant[i] = bytes <= kMaxConstantBytes &&
                    std::all_of(s.inputs.begin(), s.inputs.end(),
                                [&](int in) { return slot(in).place == Place::kConstant; });
      if (!constant[i]) continue;
      for (const int o : s.outputs) slot(o).place = Place::kConstant;
    }
    std::vector<Step> ordered;
    for (const bool first : {true, false})
      for (size_t i = 0; i < steps().size(); ++i)
        if ((constant[i] != 0) == first) ordered.push_back(std::move(steps()[i]));
    out_.num_constant_steps_ =
        static_cast<size_t>(std::count(constant.begin(), constant.end(), char{1}));
    steps() = std::move(ordered);
  }

  void find_lifetimes() {
    for (int i = 0; i < end(); ++i) {
      const Step& step = steps()[static_cast<size_t>(i)];
      for (const int s : step.inputs) {
        FB_CHECK(slot(s).place != Place::kArena || slot(s).first >= 0, "step ", i,
                 " reads a value that no earlier step writes");
        slot(s).last = i;
      }
      for (const int s : step.outputs) {
        FB_CHECK(slot(s).first < 0, "two steps write slot ", s);
        slot(s).first = i;
        slot(s).last = std::max(slot(s).last, i);
      }
      slot(step.scratch).first = slot(step.scratch).last = i;
    }
  }

  // Whether step `i` may write `output` to the memory of `input`, both slots.
  bool may_share(int i, int output, int input) const {
    const Step& step = out_.steps_[static_cast<size_t>(i)];
    const auto at = std::find(step.outputs.begin(), step.outputs.end(), output);
    const auto o = static_cast<int>(at - step.outputs.begin());
    for (size_t k = 0; k < step.inputs.size(); ++k)
      if (step.inputs[k] == input && !step.kernel->may_alias(o, static_cast<int>(k))) return false;
    return true;
  }

  // Results go to the caller's memory at once, unless that would overwrite a donated input which is
  // read later; else they are copied at the end.
  void place_outputs() {
    const auto num_inputs = static_cast<int>(graph_.inputs().size());
    std::vector<int> source;
    for (const Output& o : graph_.outputs) {
      source.push_back(slot_of(o.node));
      FB_CHECK(slot(source.back()).place != Place::kArena || slot(source.back()).first >= 0,
               "no step writes output ", o.name);
    }
    std::vector<char> overwritten(static_cast<size_t>(num_inputs), 0);
    for (size_t j = 0; j < source.size(); ++j)
      if (const int alias = graph_.outputs[j].alias; alias >= 0 && source[j] != alias)
        overwritten[static_cast<size_t>(alias)] = 1;

    for (size_t j = 0; j < source.size(); ++j) {
      int s = source[j];
      const int position = static_cast<int>(j);
      const int64_t bytes = slot(s).bytes;
      if (slot(s).place == Place::kArena && can_write_directly(s, graph_.outputs[j].alias)) {
        slot(s).place = Place::kOutput;
        out_.direct_.emplace_back(s, position);
        continue;
      }
      if (s < num_inputs && overwritten[static_cast<size_t>(s)]) s = staged_copy(s, bytes);
      slot(s).last = end();
      out_.copies_.push_back({s, position, bytes});
    }
  }

  bool can_write_directly(int s, int alias) {
    if (alias < 0) return true;
    const int last_read = slot(alias).last;
    return last_read < slot(s).first ||
           (last_read == slot(s).first && may_share(last_read, s, alias));
  }

  // A slot that holds input `input` as it was before the first step.
  int staged_copy(int input, int64_t bytes) {
    for (const auto& c : out_.staged_)
      if (c.position == input) return c.slot;
    const int s = static_cast<int>(slots().size());
    slots().push_back({.bytes = bytes, .first = 0});
    out_.staged_.push_back({s, input, bytes});
    return s;
  }

  // One buffer per slot in the arena, in the order in which they are written.
  void place_buffers() {
    std::vector<int> order;
    for (int s = 0; s < static_cast<int>(slots().size()); ++s)
      if (slot(s).place == Place::kArena && slot(s).first >= 0) order.push_back(s);
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return slot(a).first < slot(b).first; });
    std::vector<char> taken(slots().size(), 0);
    for (const int s : order) {
      slot(s).buffer = static_cast<int>(out_.buffers_.size());
      out_.buffers_.push_back({slot(s).bytes, slot(s).first, slot(s).last, shared(s, taken)});
    }
    // Slots that nothing uses (no scratch, a value inside a group) get an address all the same.
    const int unused = static_cast<int>(out_.buffers_.size());
    out_.buffers_.push_back({});
    for (Slot& s : slots())
      if (s.place == Place::kArena && s.buffer < 0) s.buffer = unused;
    out_.arena_bytes_ = plan_memory(out_.buffers_);
  }

  // The buffer of an input that dies in the step that writes slot `s`, if it may be reused.
  int shared(int s, std::vector<char>& taken) {
    if (slot(s).bytes == 0 || slot(s).first >= end()) return -1;
    const Step& step = steps()[static_cast<size_t>(slot(s).first)];
    if (std::find(step.outputs.begin(), step.outputs.end(), s) == step.outputs.end()) return -1;
    for (const int in : step.inputs) {
      const Slot& candidate = slot(in);
      if (candidate.place != Place::kArena || taken[static_cast<size_t>(in)] ||
          candidate.bytes != slot(s).bytes || candidate.last != slot(s).first ||
          !may_share(slot(s).first, s, in))
        continue;
      taken[static_cast<size_t>(in)] = 1;
      return candidate.buffer;
    }
    return -1;
  }

  void place_constants() {
    int64_t bytes = 0;
    for (Slot& s : slots()) {
      if (s.place != Place::kConstant) continue;
      s.offset = bytes;
      bytes += (s.bytes + kAlignment - 1) / kAlignment * kAlignment;
    }
    out_.constants_.resize(static_cast<size_t>(bytes + kAlignment));
    const auto address = reinterpret_cast<uintptr_t>(out_.constants_.data());
    out_.constants_base_ =
        out_.constants_.data() + (kAlignment - address % kAlignment) % kAlignment;
    for (const auto& [s, id] : literals_) {
      const std::string& literal = graph_.attr(id).literal;
      std::memcpy(out_.constants_base_ + slot(s).offset, literal.data(), literal.size());
    }
  }

  Executable& out_;
  const Graph& graph_;
  const CompileOptions& options_;
  int threads_;
  std::vector<int> first_slot_;                   // per node; -1: none yet
  std::vector<char> computed_;                    // per node: a step writes it
  std::vector<std::pair<int, NodeId>> literals_;  // slots of Const nodes
};

Executable::Executable(Graph graph, const CompileOptions& options, int threads)
    : graph_(prepare(checked(std::move(graph)), options.passes)) {
  Compiler(*this, options, threads).compile();
}

}  // namespace fullbore::cpu
