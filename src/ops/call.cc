// Ops whose meaning is a body: Call and Cond. (Scan has a file of its own.)
#include <algorithm>

#include "ops/body.h"
#include "ops/hlo.h"
#include "ops/reference.h"
#include "ops/rules.h"

namespace fullbore {
namespace {

const Graph& body_of(const Attr& at, size_t i = 0) { return *at.bodies[i]; }

std::vector<Type> operand_types(const InferContext& c, int first) {
  std::vector<Type> types;
  for (int i = first; i < c.arity(); ++i) types.push_back(c.type(i));
  return types;
}

// What the gradient of a node with bodies is called with: the operands after `first`, the results,
// and the gradients that there are; and what the body's gradient is asked for.
struct GradientCall {
  std::vector<Tensor> inputs;
  std::vector<bool> wants, has_dy;
  Attr attr;
};

GradientCall gradient_call(const Vjp& v, int first) {
  GradientCall g;
  for (int i = first; i < v.arity(); ++i) {
    g.inputs.push_back(v.x(i));
    g.wants.push_back(v.wants(i) && is_float(v.x(i).dtype()));
    if (g.wants.back()) g.attr.wrt.push_back(i);
  }
  const int results = static_cast<int>(v.num_results());
  for (int k = 0; k < results; ++k) g.inputs.push_back(get(v.y(), k));
  for (int k = 0; k < results; ++k) {
    g.has_dy.push_back(v.dy(k).defined());
    if (!g.has_dy.back()) continue;
    g.inputs.push_back(v.dy(k));
    g.attr.dys.push_back(k);
  }
  return g;
}

void add_gradients(Vjp& v, const Tensor& tuple, const std::vector<int64_t>& wrt) {
  for (size_t j = 0; j < wrt.size(); ++j)
    v.grad(static_cast<int>(wrt[j]), get(tuple, static_cast<int>(j)));
}

std::vector<Array> run_body(const KernelArgs& k, const Graph& body, size_t first) {
  std::vector<Array> in;
  for (const ConstView& view : k.in.subspan(first)) in.push_back(to_array(view));
  return evaluate(body, in);
}

void copy_results(const KernelArgs& k, const std::vector<Array>& results) {
  for (size_t i = 0; i < results.size(); ++i) copy_to(k.out[i], results[i]);
}

std::vector<HloValue> operands_from(const HloEmitter& e, int first) {
  std::vector<HloValue> values;
  for (int i = first; i < e.arity(); ++i) values.push_back(e.in(i));
  return values;
}

std::vector<Type> body_types(const Graph&, std::span<const NodeId>, const Attr& at) {
  return output_types(body_of(at));
}

Type infer_tuple(const Graph& body) {
  return {DType::tuple, Shape{static_cast<int64_t>(body.outputs.size())}};
}

// ---- Call ----

Type infer_call(const InferContext& c) {
  expect_bodies(c, 1);
  expect_body_inputs(c, body_of(c.attr), operand_types(c, 0));
  for (const auto* list : {&c.attr.wrt, &c.attr.index})
    c.expect(list->empty() || list->size() == body_of(c.attr).outputs.size(),
             "expected wrt and index, where given, to have one value for each of ",
             body_of(c.attr).outputs.size(), " results");
  return infer_tuple(body_of(c.attr));
}

void vjp_call(Vjp& v) {
  GradientCall g = gradient_call(v, 0);
  if (g.attr.wrt.empty() || g.attr.dys.empty()) return;
  const Attr at = v.attr();
  g.attr.name = at.name + "_grad";
  g.attr.values = at.values;
  g.attr.bodies = {std::make_shared<Graph>(v.differentiate(body_of(at), g.wants, g.has_dy))};
  const std::vector<int64_t> wrt = g.attr.wrt;
  add_gradients(v, make(Op::kCall, g.inputs, std::move(g.attr)), wrt);
}

std::shared_ptr<const Graph> sample_body(std::initializer_list<Type> inputs,
                                         Tensor (*f)(const std::vector<Tensor>&)) {
  auto body = std::make_shared<Graph>();
  std::vector<Tensor> x;
  for (const Type& t : inputs) x.emplace_back(*body, body->input(str_cat("x", x.size()), t));
  body->output("y0", f(x).id());
  body->output("y1", x[0].id());
  return body;
}

std::vector<Sample> samples_call() {
  const auto body = sample_body({f32({2, 3}), f32({3})}, [](const std::vector<Tensor>& x) {
    return x[0] * sigmoid(x[0]) + x[1];
  });
  return {{.inputs = {f32({2, 3}), f32({3})}, .attr = {.name = "f", .bodies = {body}}},
          {.inputs = {f32({2, 3})}, .attr = {.name = "f", .bodies = {body}}, .refuse = "body of 1 inputs"},
          {.inputs = {f32({2, 3}), f32({2})},
           .attr = {.name = "f", .bodies = {body}},
           .refuse = "body input 1"},
          {.inputs = {f32({2})}, .attr = {.name = "f"}, .refuse = "1 bodies"}};
}

// ---- Cond ----

Type infer_cond(const InferContext& c) {
  c.expect(c.arity() >= 1 && c.type(0) == of(DType::boolean, {}), "expected a predicate bool[], ",
           "got ", c.arity() > 0 ? to_string(c.type(0)) : "none");
  expect_bodies(c, 2);
  const Graph &yes = body_of(c.attr, 0), &no = body_of(c.attr, 1);
  for (const auto& body : c.attr.bodies) expect_body_inputs(c, *body, operand_types(c, 1));
  c.expect(output_types(yes) == output_types(no),
           "expected branches with results of the same types");
  return infer_tuple(yes);
}

AxisMap axes_cond(const Graph& g, NodeId id) {
  AxisMap map = body_axes(body_of(g.attr(id), 0));
  const AxisMap other = body_axes(body_of(g.attr(id), 1));
  for (size_t a = 0; a < map.result.size(); ++a)
    for (const AxisLink& l : other.result[a]) add_link(map.result[a], l);
  map.contracted.insert(map.contracted.end(), other.contracted.begin(), other.contracted.end());
  for (auto* lists : {&map.result, &map.contracted})
    for (auto& links : *lists)
      for (AxisLink& l : links) ++l.operand;  // operand 0 is the predicate
  return map;
}

void vjp_cond(Vjp& v) {
  GradientCall g = gradient_call(v, 1);
  const std::vector<int64_t> wrt = std::move(g.attr.wrt);
  if (wrt.empty() || g.attr.dys.empty()) return;
  const Attr at = v.attr();
  Attr grad;
  for (const auto& body : at.bodies)
    grad.bodies.push_back(std::make_shared<Graph>(v.differentiate(*body, g.wants, g.has_dy)));
  g.inputs.insert(g.inputs.begin(), v.x(0));
  add_gradients(v, make(Op::kCond, g.inputs, std::move(grad)), wrt);
}

void eval_cond(const KernelArgs& k) {
  const size_t branch = *k.in[0].as<bool>() ? 0 : 1;
  copy_results(k, run_body(k, body_of(k.attr(), branch), 1));
}

void emit_cond(HloEmitter& e) {
  const std::vector<HloValue> args = operands_from(e, 1);
  const auto branch = [&](size_t i) {
    return e.block({}, [&](const std::vector<HloValue>&) {
      return e.inline_body(body_of(e.attr(), i), args);
    });
  };
  const std::string yes = branch(0), no = branch(1);
  e.results(e.op_multi("if", {e.in(0)}, result_types(e.graph, e.node), "", yes + ", " + no));
}

Cost cost_cond(const Graph& g, NodeId id) {
  const Cost yes = body_cost(body_of(g.attr(id), 0)), no = body_cost(body_of(g.attr(id), 1));
  return {std::max(yes.flops, no.flops), io_bytes(g, id)};
}

std::vector<Sample> samples_cond() {
  const auto yes =
      sample_body({f32({3})}, [](const std::vector<Tensor>& x) { return x[0] * x[0]; });
  const auto no = sample_body({f32({3})}, [](const std::vector<Tensor>& x) { return sin(x[0]); });
  const auto wide = sample_body({f32({3})}, [](const std::vector<Tensor>& x) {
    return reshape(x[0], {1, 3});
  });
  const Type p = of(DType::boolean, {});
  return {{.inputs = {p, f32({3})}, .attr = {.bodies = {yes, no}}, .ranges = {{0, 0}, {-1, 1}}},
          {.inputs = {p, f32({3})}, .attr = {.bodies = {yes, no}}, .ranges = {{1, 1}, {-1, 1}}},
          {.inputs = {p, f32({3})}, .attr = {.bodies = {yes, wide}}, .refuse = "same types"},
          {.inputs = {p, f32({3})}, .attr = {.bodies = {yes}}, .refuse = "2 bodies"},
          {.inputs = {f32({}), f32({3})}, .attr = {.bodies = {yes, no}}, .refuse = "predicate"}};
}

}  // namespace

// Call(inputs...){name, values, bodies = [f]}: the outputs of f(inputs...), as a tuple. `name` and
// `values` tell executors which composite this is; they change nothing else. A gradient is a Call
// named name + "_grad" of (inputs..., results..., dys...) whose results are the gradients of the
// inputs listed in `wrt`; `dys` lists the results that the trailing dys belong to. Where `index` is
// not empty, results have been dropped, and it lists which ones of the composite's remain.
constinit const OpDef kCallDef = {
    .arity = -1,
    .dtypes = set_of({DType::f32}),
    .infer = infer_call,
    .tuple_types = body_types,
    .axes = [](const Graph& g, NodeId id) { return body_axes(body_of(g.attr(id))); },
    .vjp = vjp_call,
    .second_order = true,
    .eval = [](const KernelArgs& k) { copy_results(k, run_body(k, body_of(k.attr()), 0)); },
    .emit = [](HloEmitter& e) { e.results(e.inline_body(body_of(e.attr()), operands_from(e, 0))); },
    .cost = [](const Graph& g, NodeId id) -> Cost {
      return {body_cost(body_of(g.attr(id))).flops, io_bytes(g, id)};
    },
    .samples = samples_call,
};

// Cond(predicate bool[], inputs...){bodies = [then, else]}: the outputs of then(inputs...) or
// else(inputs...), as a tuple. Only the chosen one is run.
constinit const OpDef kCondDef = {
    .arity = -1,
    .dtypes = set_of({DType::f32}),
    .infer = infer_cond,
    .tuple_types = body_types,
    .axes = axes_cond,
    .vjp = vjp_cond,
    .second_order = true,
    .eval = eval_cond,
    .emit = emit_cond,
    .cost = cost_cond,
    .samples = samples_cond,
};

}  // namespace fullbore
