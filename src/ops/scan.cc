// Scan: the loop.
#include "ops/scan.h"

#include <algorithm>
#include <cstring>
#include <map>

#include "ir/rewrite.h"
#include "ops/body.h"
#include "ops/hlo.h"
#include "ops/reference.h"
#include "ops/shape_util.h"

namespace fullbore {

ScanLayout scan_layout(const Graph& g, NodeId id) {
  const Attr& at = g.attr(id);
  ScanLayout s;
  s.body = at.bodies[0];
  s.carried = static_cast<size_t>(at.carries[0]);
  s.scanned = static_cast<size_t>(at.scanned[0]);
  s.constants = g.operands(id).size() - s.carried - s.scanned;
  s.results = s.body->outputs.size() - s.carried;
  s.length = at.length[0];
  s.reverse = at.reverse[0] != 0;
  return s;
}

namespace {

Type stacked(const Type& t, int64_t length) { return {t.dtype, t.shape.inserted(0, length)}; }

std::vector<Type> scan_types(const Graph&, std::span<const NodeId>, const Attr& at) {
  std::vector<Type> types = output_types(*at.bodies[0]);
  for (auto i = static_cast<size_t>(at.carries[0]); i < types.size(); ++i)
    types[i] = stacked(types[i], at.length[0]);
  return types;
}

Type infer_scan(const InferContext& c) {
  expect_bodies(c, 1);
  const Graph& body = *c.attr.bodies[0];
  const int64_t carried = one_of(c, c.attr.carries, "carries");
  const int64_t scanned = one_of(c, c.attr.scanned, "scanned");
  const int64_t length = one_of(c, c.attr.length, "length");
  const int64_t reverse = one_of(c, c.attr.reverse, "reverse");
  c.expect(carried >= 0 && scanned >= 0 && carried <= c.arity() && scanned <= c.arity() - carried,
           "expected ", carried, " carried and ", scanned, " scanned operands, got ", c.arity());
  c.expect(length >= 0 && length < (int64_t{1} << 31), "expected a length below 2^31, got ",
           length);
  c.expect(reverse == 0 || reverse == 1, "expected reverse 0 or 1, got ", reverse);
  std::vector<Type> types;
  for (int i = 0; i < c.arity(); ++i) {
    const Type& t = c.type(i);
    const bool is_scanned = i >= carried && i < carried + scanned;
    c.expect(!is_scanned || (t.shape.rank() > 0 && t.shape[0] == length), "expected scanned ",
             "operands of leading extent ", length, ", got ", t);
    types.push_back(is_scanned ? Type{t.dtype, t.shape.without(0)} : t);
  }
  expect_body_inputs(c, body, types);
  const std::vector<Type> out = output_types(body);
  c.expect(static_cast<int64_t>(out.size()) >= carried, "expected a body of at least ", carried,
           " outputs, got ", out.size());
  for (size_t i = 0; i < out.size(); ++i) {
    if (i < static_cast<size_t>(carried)) {
      c.expect(out[i] == types[i], "expected carried value ", i, " to stay ", types[i], ", got ",
               out[i]);
    } else {
      (void)stacked(out[i], length);  // throws Error beyond the limits of a shape
    }
  }
  return {DType::tuple, Shape{static_cast<int64_t>(out.size())}};
}

// ---- Axes ----

// Follows the body from outputs to inputs, and around the loop as often as it leads further.
AxisMap axes_scan(const Graph& g, NodeId id) {
  const ScanLayout s = scan_layout(g, id);
  AxisMap body = body_axes(*s.body);
  // First axis of each carried value within the body's outputs (and the result).
  std::vector<int> first;
  int at = 0;
  for (size_t i = 0; i < s.carried; ++i) {
    first.push_back(at);
    at += s.body->type(s.body->inputs()[i]).shape.rank();
  }
  const auto around = [&](std::vector<AxisLink>& links) {
    for (size_t l = 0; l < links.size(); ++l) {
      const AxisLink link = links[l];
      if (static_cast<size_t>(link.operand) >= s.carried) continue;
      const int axis = first[static_cast<size_t>(link.operand)] + link.axis;
      const std::vector<AxisLink> more = body.result[static_cast<size_t>(axis)];
      for (const AxisLink& m : more)
        add_link(links, {m.operand, m.axis, joined(link.kind, m.kind)});
    }
  };
  for (auto* lists : {&body.result, &body.contracted})
    for (auto& links : *lists) around(links);
  const auto outside = [&](std::vector<AxisLink> links) {
    for (AxisLink& l : links) {
      const auto i = static_cast<size_t>(l.operand);
      if (i >= s.carried && i < s.carried + s.scanned) ++l.axis;
    }
    return links;
  };
  AxisMap map;
  size_t axis = 0;
  for (size_t k = 0; k < s.body->outputs.size(); ++k) {
    const int rank = s.body->type(s.body->outputs[k].node).shape.rank();
    if (k >= s.carried) {
      map.result.emplace_back();
      for (size_t i = 0; i < s.scanned; ++i)
        map.result.back().push_back({static_cast<int>(s.carried + i), 0});
    }
    for (int a = 0; a < rank; ++a) {
      map.result.push_back(outside(body.result[axis++]));
      if (k < s.carried) add_link(map.result.back(), {static_cast<int>(k), a});
    }
  }
  for (auto& links : body.contracted) map.contracted.push_back(outside(links));
  return map;
}

// ---- Gradient ----

// The forward body followed by its gradient: what each step of the backward loop computes.
// Inputs: the body's inputs, its per-step results, then the gradients of floating carried values
// and of the per-step results that have one. Outputs: gradients of the inputs with wants.
Graph step_gradient(const Vjp& v, const ScanLayout& s, const std::vector<bool>& wants,
                    const std::vector<bool>& has_dy) {
  const Graph back = v.differentiate(*s.body, wants, has_dy);
  Graph g;
  std::vector<NodeId> args, saved(s.body->outputs.size());
  for (size_t i = 0; i < s.body->inputs().size(); ++i)
    args.push_back(g.input(str_cat("x", i), s.body->type(s.body->inputs()[i])));
  const std::vector<NodeId> again = inline_body(g, *s.body, args);
  // Per-step results were kept; the next carried values are computed again (or are results too).
  for (size_t k = s.carried; k < saved.size(); ++k)
    saved[k] = g.input(str_cat("y", k), s.body->type(s.body->outputs[k].node));
  for (size_t k = 0; k < s.carried; ++k) {
    saved[k] = again[k];
    for (size_t r = s.carried; r < saved.size(); ++r)
      if (again[r] == again[k]) saved[k] = saved[r];
  }
  args.insert(args.end(), saved.begin(), saved.end());
  for (size_t k = 0; k < has_dy.size(); ++k)
    if (has_dy[k]) args.push_back(g.input(str_cat("dy", k), s.body->type(s.body->outputs[k].node)));
  for (NodeId out : inline_body(g, back, args)) g.output(str_cat("d", g.outputs.size()), out);
  return rebuilt(g);
}

// Per carried value: its stack of incoming values, one a step; undefined where not `needed`. Taken
// from the per-step results that are a carried input as it came in; if one is missing, the loop is
// run again with it added.
std::vector<Tensor> incoming_carried(const Vjp& v, const ScanLayout& s,
                                     const std::vector<char>& needed) {
  std::vector<int> place(s.carried, -1);
  auto body = std::make_shared<Graph>(*s.body);
  for (size_t i = 0; i < s.carried; ++i) {
    if (!needed[i]) continue;
    const NodeId in = body->inputs()[i];
    for (size_t k = s.carried; k < body->outputs.size() && place[i] < 0; ++k)
      if (body->outputs[k].node == in) place[i] = static_cast<int>(k);
    if (place[i] >= 0) continue;
    place[i] = static_cast<int>(body->outputs.size());
    body->output(str_cat("saved", i), in);
  }
  Tensor loop = v.y();
  if (body->outputs.size() > s.body->outputs.size()) {
    std::vector<Tensor> operands;
    for (int i = 0; i < v.arity(); ++i) operands.push_back(v.x(i));
    Attr at = v.attr();
    at.bodies = {std::move(body)};
    loop = make(Op::kScan, operands, std::move(at));
  }
  std::vector<Tensor> stacks(s.carried);
  for (size_t i = 0; i < s.carried; ++i)
    if (place[i] >= 0) stacks[i] = get(loop, place[i]);
  return stacks;
}

// Builds the backward loop. A constant's gradient is a sum over the steps, carried; but where each
// step's part of it is a product (a weight's gradient), the product's operands are stacked instead,
// as long as they are no larger than the weight, and one product over all steps follows the loop.
class BackwardLoop {
 public:
  BackwardLoop(Vjp& v, const ScanLayout& s)
      : v_(v),
        s_(s),
        inputs_(s.body->inputs().size()),
        wants_(inputs_),
        has_dy_(s.body->outputs.size()) {
    for (size_t i = 0; i < inputs_; ++i)
      wants_[i] = is_float(in_type(i).dtype) && (i < s_.carried || v_.wants(static_cast<int>(i)));
    for (size_t k = 0; k < has_dy_.size(); ++k)
      has_dy_[k] =
          k < s_.carried ? is_float(in_type(k).dtype) : v_.dy(static_cast<int>(k)).defined();
    grad_ = step_gradient(v_, s_, wants_, has_dy_);
    const std::vector<char> used = used_inputs(grad_);
    add_scanned(used, incoming_carried(v_, s_, used));
    for (size_t i = s_.carried + s_.scanned; i < inputs_; ++i)
      if (used[i]) constants_.push_back({i, v_.x(static_cast<int>(i))});
  }

  void build() {
    std::vector<size_t> carried, products;  // inputs
    size_t next = 0;
    for (size_t i = 0; i < inputs_; ++i) {
      if (!wants_[i]) continue;
      d_[i] = grad_.outputs[next++].node;
      if (is_scanned(i)) {
        results_.push_back(d_[i]);
      } else {
        (is_product(i) ? products : carried).push_back(i);
      }
    }
    for (const size_t i : products)
      for (const NodeId operand : grad_.operands(d_[i]))
        if (scanned_operand(operand) == nullptr &&
            std::find(results_.begin(), results_.end(), operand) == results_.end())
          results_.push_back(operand);

    std::vector<Tensor> operands;
    for (const size_t i : carried) {
      const Tensor dy = i < s_.carried ? v_.dy(static_cast<int>(i)) : Tensor();
      operands.push_back(dy.defined() ? dy : zeros_like(v_.x(static_cast<int>(i))));
    }
    for (const auto* list : {&scanned_, &constants_})
      for (const Operand& o : *list) operands.push_back(o.value);
    Attr at{.length = {s_.length},
            .reverse = {s_.reverse ? 0 : 1},
            .carries = {static_cast<int64_t>(carried.size())},
            .scanned = {static_cast<int64_t>(scanned_.size())},
            .bodies = {body(carried)}};
    const Tensor loop = make(Op::kScan, operands, std::move(at));

    for (size_t k = 0; k < carried.size(); ++k)
      v_.grad(static_cast<int>(carried[k]), get(loop, static_cast<int>(k)));
    const auto stack = [&](NodeId id) {
      if (const Operand* o = scanned_operand(id)) return o->value;
      const auto place = std::find(results_.begin(), results_.end(), id) - results_.begin();
      return get(loop, static_cast<int>(carried.size()) + static_cast<int>(place));
    };
    for (size_t i = s_.carried; i < s_.carried + s_.scanned; ++i)
      if (wants_[i]) v_.grad(static_cast<int>(i), stack(d_[i]));
    for (const size_t i : products) v_.grad(static_cast<int>(i), product(d_[i], stack));
  }

 private:
  struct Operand {
    size_t slot;  // input of grad_
    Tensor value;
  };

  const Type& in_type(size_t i) const { return s_.body->type(s_.body->inputs()[i]); }
  bool is_scanned(size_t i) const { return i >= s_.carried && i < s_.carried + s_.scanned; }

  void add_scanned(const std::vector<char>& used, const std::vector<Tensor>& stacks) {
    for (size_t i = 0; i < s_.carried + s_.scanned; ++i)
      if (used[i]) scanned_.push_back({i, i < s_.carried ? stacks[i] : v_.x(static_cast<int>(i))});
    size_t slot = inputs_;
    for (size_t k = s_.carried; k < has_dy_.size(); ++k, ++slot)
      if (used[slot]) scanned_.push_back({slot, get(v_.y(), static_cast<int>(k))});
    for (size_t k = 0; k < has_dy_.size(); ++k) {
      if (!has_dy_[k]) continue;
      if (k >= s_.carried && used[slot]) scanned_.push_back({slot, v_.dy(static_cast<int>(k))});
      ++slot;
    }
    FB_CHECK(slot == grad_.inputs().size());
  }

  // The operand that a node of grad_ is a slice of, or null.
  const Operand* scanned_operand(NodeId id) const {
    for (const Operand& o : scanned_)
      if (grad_.inputs()[o.slot] == id) return &o;
    return nullptr;
  }

  bool is_product(size_t i) const {
    if (i < s_.carried || s_.length == 0 || grad_[d_.at(i)].op != Op::kDot) return false;
    if (!grad_.attr(d_.at(i)).lhs_batch.empty()) return false;
    for (const NodeId operand : grad_.operands(d_.at(i))) {
      const bool is_constant =
          std::any_of(constants_.begin(), constants_.end(),
                      [&](const Operand& o) { return grad_.inputs()[o.slot] == operand; });
      const bool is_stack = scanned_operand(operand) != nullptr ||
                            std::find(results_.begin(), results_.end(), operand) != results_.end();
      if (is_constant ||
          (!is_stack && grad_.type(operand).shape.numel() > in_type(i).shape.numel()))
        return false;
    }
    return true;
  }

  // The product of a step over the stacks of all steps.
  template <typename Stack>
  Tensor product(NodeId dot, const Stack& stack) const {
    const Attr& at = grad_.attr(dot);
    const auto later = [](const std::vector<int64_t>& axes) {
      std::vector<int64_t> result{0};
      for (const int64_t a : axes) result.push_back(a + 1);
      return result;
    };
    const auto operands = grad_.operands(dot);
    return dot_general(
        stack(operands[0]), stack(operands[1]),
        {.lhs_contract = later(at.lhs_contract), .rhs_contract = later(at.rhs_contract)}, at.dtype);
  }

  // The step's gradient: those of `carried` inputs (of constants: added to the sums), then
  // results_.
  std::shared_ptr<const Graph> body(const std::vector<size_t>& carried) {
    auto graph = std::make_shared<Graph>();
    std::vector<NodeId> args(grad_.inputs().size()), sums(inputs_);
    for (const size_t i : carried) sums[i] = graph->input(str_cat("d", i), in_type(i));
    for (const auto* list : {&scanned_, &constants_})
      for (const Operand& o : *list)
        args[o.slot] = graph->input(str_cat("x", o.slot), grad_.type(grad_.inputs()[o.slot]));
    // Gradients of carried values come in as carried; inputs without users stand for nothing.
    for (size_t k = 0, dy = inputs_ + s_.results; k < has_dy_.size(); ++k)
      if (has_dy_[k]) {
        if (k < s_.carried) args[dy] = sums[k];
        ++dy;
      }
    Graph step = grad_;
    step.outputs.clear();
    for (const size_t i : carried) step.output(str_cat("d", i), d_[i]);
    for (const NodeId id : results_) step.output(str_cat("slice", step.outputs.size()), id);
    const std::vector<NodeId> d = inline_body(*graph, step, args);
    for (size_t k = 0; k < d.size(); ++k) {
      NodeId out = d[k];
      if (k < carried.size() && carried[k] >= s_.carried)
        out = (Tensor(*graph, sums[carried[k]]) + Tensor(*graph, out)).id();
      graph->output(step.outputs[k].name, out);
    }
    return graph;
  }

  Vjp& v_;
  const ScanLayout& s_;
  size_t inputs_;  // of the forward body
  std::vector<bool> wants_, has_dy_;
  Graph grad_;                                // of a step
  std::vector<Operand> scanned_, constants_;  // of the backward loop
  std::map<size_t, NodeId> d_;                // by input: its gradient in grad_
  std::vector<NodeId> results_;               // of a step, to be stacked: nodes of grad_
};

void vjp_scan(Vjp& v) { BackwardLoop(v, scan_layout(v.graph, v.node)).build(); }

// ---- Reference kernel ----

void eval_scan(const KernelArgs& k) {
  const ScanLayout s = scan_layout(k.graph, k.node);
  std::vector<Array> in;
  for (size_t i = 0; i < k.in.size(); ++i) {
    const bool scanned = i >= s.carried && i < s.carried + s.scanned;
    in.push_back(scanned ? Array(s.body->type(s.body->inputs()[i])) : to_array(k.in[i]));
  }
  const auto piece = [](auto* base, const Array& a, int64_t t) {
    return base + static_cast<size_t>(t * a.bytes());
  };
  for (int64_t step = 0; step < s.length; ++step) {
    const int64_t t = s.reverse ? s.length - 1 - step : step;
    for (size_t i = s.carried; i < s.carried + s.scanned; ++i)
      if (in[i].bytes() > 0)
        std::memcpy(in[i].data(), piece(k.in[i].as<std::byte>(), in[i], t),
                    static_cast<size_t>(in[i].bytes()));
    std::vector<Array> out = evaluate(*s.body, in);
    for (size_t r = s.carried; r < out.size(); ++r)
      if (out[r].bytes() > 0)
        std::memcpy(piece(k.out[r].as<std::byte>(), out[r], t), out[r].data(),
                    static_cast<size_t>(out[r].bytes()));
    for (size_t i = 0; i < s.carried; ++i) in[i] = std::move(out[i]);
  }
  for (size_t i = 0; i < s.carried; ++i) copy_to(k.out[i], in[i]);
}

// ---- StableHLO: a while of (step, carried, stacks, scanned, constants) ----

class HloLoop {
 public:
  HloLoop(HloEmitter& e, const ScanLayout& s) : e_(e), s_(s) {}

  std::vector<HloValue> write() {
    std::vector<HloValue> state = {e_.splat(scalar_, 0)};
    const std::vector<Type> types = result_types(e_.graph, e_.node);
    const auto operands = static_cast<size_t>(e_.arity());
    for (size_t i = 0; i < s_.carried; ++i) state.push_back(e_.in(static_cast<int>(i)));
    for (size_t r = s_.carried; r < types.size(); ++r) state.push_back(e_.splat(types[r], 0));
    for (size_t i = s_.carried; i < operands; ++i) state.push_back(e_.in(static_cast<int>(i)));
    std::vector<Type> state_types;
    for (const HloValue& v : state) state_types.push_back(v.type);
    const std::string test = e_.block(state_types, [&](const std::vector<HloValue>& now) {
      return std::vector<HloValue>{
          e_.op("compare", {now[0], number(s_.length)}, {DType::boolean, {}},
                "comparison_direction = #stablehlo<comparison_direction LT>")};
    });
    const std::string step =
        e_.block(state_types, [&](const std::vector<HloValue>& now) { return next(now); });
    std::vector<HloValue> last = e_.op_multi("while", state, state_types, "", test + ", " + step);
    return {last.begin() + 1, last.begin() + 1 + static_cast<std::ptrdiff_t>(types.size())};
  }

 private:
  HloValue number(int64_t n) { return e_.splat(scalar_, static_cast<double>(n)); }

  // t, 0, 0, ...: the place of a slice in its stack.
  std::vector<HloValue> place(const HloValue& t, int rank) {
    std::vector<HloValue> starts = {t};
    for (int a = 1; a < rank; ++a) starts.push_back(number(0));
    return starts;
  }

  std::vector<HloValue> next(const std::vector<HloValue>& now) {
    HloValue t = now[0];
    if (s_.reverse) t = e_.op("subtract", {number(s_.length - 1), t}, scalar_);
    const size_t stacks = 1 + s_.carried, scanned = stacks + s_.results;
    std::vector<HloValue> args(now.begin() + 1, now.begin() + static_cast<std::ptrdiff_t>(stacks));
    for (size_t i = 0; i < s_.scanned; ++i) args.push_back(slice(now[scanned + i], t));
    for (size_t i = scanned + s_.scanned; i < now.size(); ++i) args.push_back(now[i]);
    const std::vector<HloValue> out = e_.inline_body(*s_.body, args);
    std::vector<HloValue> after = now;
    after[0] = e_.op("add", {now[0], number(1)}, scalar_);
    for (size_t i = 0; i < s_.carried; ++i) after[1 + i] = out[i];
    for (size_t r = 0; r < s_.results; ++r)
      after[stacks + r] = update(now[stacks + r], out[s_.carried + r], t);
    return after;
  }

  HloValue slice(const HloValue& stack, const HloValue& t) {
    std::vector<HloValue> operands = {stack};
    for (HloValue& v : place(t, stack.type.shape.rank())) operands.push_back(std::move(v));
    const Type one{stack.type.dtype, stack.type.shape.with(0, 1)};
    const HloValue row =
        e_.op("dynamic_slice", operands, one, "slice_sizes = " + hlo_list(dims_of(one.shape)));
    return e_.op("reshape", {row}, {one.dtype, one.shape.without(0)});
  }

  HloValue update(const HloValue& stack, const HloValue& value, const HloValue& t) {
    const HloValue row = e_.op("reshape", {value}, stacked(value.type, 1));
    std::vector<HloValue> operands = {stack, row};
    for (HloValue& v : place(t, stack.type.shape.rank())) operands.push_back(std::move(v));
    return e_.op("dynamic_update_slice", operands, stack.type);
  }

  HloEmitter& e_;
  const ScanLayout& s_;
  const Type scalar_{DType::i32, {}};
};

void emit_scan(HloEmitter& e) {
  const ScanLayout s = scan_layout(e.graph, e.node);
  // Nothing happens in a loop without steps, and its slices do not exist.
  if (s.length > 0) return e.results(HloLoop(e, s).write());
  std::vector<HloValue> values;
  const std::vector<Type> types = result_types(e.graph, e.node);
  for (size_t i = 0; i < types.size(); ++i)
    values.push_back(i < s.carried ? e.in(static_cast<int>(i)) : e.splat(types[i], 0));
  e.results(std::move(values));
}

Cost cost_scan(const Graph& g, NodeId id) {
  const ScanLayout s = scan_layout(g, id);
  return {static_cast<double>(s.length) * body_cost(*s.body).flops, io_bytes(g, id)};
}

// carried c f32[2], scanned x f32[3,2], constant k f32[2]: c' = tanh(c * k + x_t), result c' * x_t.
std::vector<Sample> samples_scan() {
  auto body = std::make_shared<Graph>();
  const Type t = f32({2});
  const Tensor c(*body, body->input("c", t)), x(*body, body->input("x", t)),
      k(*body, body->input("k", t));
  const Tensor next = tanh(c * k + x);
  body->output("c", next.id());
  body->output("y", (next * x).id());
  const auto at = [&](int64_t carried, int64_t length, int64_t reverse) {
    return Attr{.length = {length},
                .reverse = {reverse},
                .carries = {carried},
                .scanned = {1},
                .bodies = {body}};
  };
  return {{.inputs = {t, f32({3, 2}), t}, .attr = at(1, 3, 0)},
          {.inputs = {t, f32({3, 2}), t}, .attr = at(1, 3, 1)},
          {.inputs = {t, f32({0, 2}), t}, .attr = at(1, 0, 0)},
          {.inputs = {t, f32({2, 2}), t}, .attr = at(1, 3, 0), .refuse = "leading extent 3"},
          {.inputs = {t, f32({3, 2})}, .attr = at(1, 3, 0), .refuse = "body of 2 inputs"},
          {.inputs = {t, f32({3, 2}), t}, .attr = at(3, 3, 0), .refuse = "scanned operands"}};
}

}  // namespace

// Scan(carried..., scanned..., constants...){carries = [n], scanned = [m], length = [L], reverse =
// [0|1], bodies = [step]}: for t = 0 .. L-1 (reverse: L-1 .. 0), the carried values become the
// first n outputs of step(carried..., scanned[t]..., constants...); its other outputs are stacked
// along a new axis 0, at index t in both directions. The result is the tuple of the last carried
// values (the operands when L is 0) and the stacks. The gradient is a Scan the other way round.
constinit const OpDef kScanDef = {
    .arity = -1,
    .dtypes = set_of({DType::f32}),
    .infer = infer_scan,
    .tuple_types = scan_types,
    .axes = axes_scan,
    .vjp = vjp_scan,
    .second_order = true,
    .eval = eval_scan,
    .emit = emit_scan,
    .cost = cost_scan,
    .samples = samples_scan,
};

}  // namespace fullbore
