// The builder functions of tensor.h that make bodies, and those of structure ops.
#include <utility>

#include "ops/op_def.h"
#include "ops/shape_util.h"

namespace fullbore {
namespace {

using Build = std::function<std::vector<Tensor>(std::span<const Tensor>)>;

Graph& graph_of(std::string_view what, std::initializer_list<std::span<const Tensor>> lists) {
  for (const auto& list : lists)
    if (!list.empty()) return list.front().graph();
  fail("[", what, "] expected at least one tensor");
}

void expect_from(std::string_view what, const Graph& body, std::span<const Tensor> results) {
  for (const Tensor& t : results)
    if (&t.graph() != &body)
      fail("[", what,
           "] expected results computed from the body's own inputs, got a tensor from "
           "outside; pass it in as an input");
}

std::vector<Tensor> add_inputs(Graph& body, std::span<const Type> types) {
  std::vector<Tensor> inputs;
  for (const Type& t : types)
    inputs.emplace_back(body, body.input(str_cat("x", body.inputs().size()), t));
  return inputs;
}

std::vector<Type> types_of(std::span<const Tensor> xs) {
  std::vector<Type> types;
  for (const Tensor& x : xs) types.push_back(x.type());
  return types;
}

// Values tapped while the body was built. They leave it as further results, and are tapped again
// outside, where a caller can see them.
std::vector<Output> take_taps(Graph& body) { return std::exchange(body.outputs, {}); }

void tap_again(Graph& graph, const Tensor& tuple, const std::vector<Output>& taps, size_t first) {
  for (size_t i = 0; i < taps.size(); ++i)
    graph.output(taps[i].name, get(tuple, static_cast<int>(first + i)).id());
}

std::vector<Tensor> elements(const Tensor& tuple, size_t count) {
  std::vector<Tensor> xs;
  for (size_t i = 0; i < count; ++i) xs.push_back(get(tuple, static_cast<int>(i)));
  return xs;
}

}  // namespace

Tensor get(const Tensor& tuple, int index) { return make(Op::kGet, {tuple}, {.index = {index}}); }

Tensor rng_bits(const Tensor& key, const Tensor& sample, const Shape& shape) {
  return make(Op::kRngBits, {key, sample}, {.shape = dims_of(shape)});
}

Tensor tap(std::string_view name, const Tensor& x) {
  x.graph().output(str_cat("tap.", name), x.id());
  return x;
}

std::vector<Tensor> call(std::string_view name, std::span<const Tensor> inputs,
                         std::vector<double> values, const Build& build) {
  Graph& graph = graph_of(name, {inputs});
  auto body = std::make_shared<Graph>();
  const std::vector<Tensor> results = build(add_inputs(*body, types_of(inputs)));
  expect_from(name, *body, results);
  const std::vector<Output> taps = take_taps(*body);
  for (const Tensor& y : results) body->output(str_cat("y", body->outputs.size()), y.id());
  for (const Output& o : taps) body->output(o.name, o.node);
  const Tensor tuple =
      make(Op::kCall, inputs,
           {.name = std::string(name), .values = std::move(values), .bodies = {body}});
  tap_again(graph, tuple, taps, results.size());
  return elements(tuple, results.size());
}

std::vector<Tensor> scan(
    std::span<const Tensor> carried, std::span<const Tensor> scanned,
    std::span<const Tensor> constants, int64_t length, bool reverse,
    const std::function<ScanStep(std::span<const Tensor> carried, std::span<const Tensor> scanned,
                                 std::span<const Tensor> constants)>& step) {
  Graph& graph = graph_of("scan", {carried, scanned, constants});
  auto body = std::make_shared<Graph>();
  body->set_scope(graph.scope());
  std::vector<Type> slices = types_of(scanned);
  for (Type& t : slices) {
    if (t.shape.rank() == 0) fail("[scan] expected scanned tensors with axes, got ", t);
    t.shape = t.shape.without(0);
  }
  const std::vector<Tensor> c = add_inputs(*body, types_of(carried));
  const std::vector<Tensor> x = add_inputs(*body, slices);
  const std::vector<Tensor> k = add_inputs(*body, types_of(constants));
  const ScanStep next = step(c, x, k);
  expect_from("scan", *body, next.carried);
  expect_from("scan", *body, next.results);
  if (next.carried.size() != carried.size())
    fail("[scan] expected ", carried.size(), " carried tensors from the step, got ",
         next.carried.size());
  const std::vector<Output> taps = take_taps(*body);
  for (size_t i = 0; i < carried.size(); ++i) body->output(str_cat("c", i), next.carried[i].id());
  for (size_t i = 0; i < next.results.size(); ++i)
    body->output(str_cat("y", i), next.results[i].id());
  for (const Output& o : taps) body->output(o.name, o.node);
  // What the gradient needs: the carried values as each step found them. Dropped when unused.
  for (size_t i = 0; i < c.size(); ++i) body->output(str_cat("saved", i), c[i].id());

  std::vector<Tensor> operands(carried.begin(), carried.end());
  operands.insert(operands.end(), scanned.begin(), scanned.end());
  operands.insert(operands.end(), constants.begin(), constants.end());
  const Tensor tuple = make(Op::kScan, operands,
                            {.length = {length},
                             .reverse = {reverse ? 1 : 0},
                             .carries = {static_cast<int64_t>(carried.size())},
                             .scanned = {static_cast<int64_t>(scanned.size())},
                             .bodies = {body}});
  const size_t results = carried.size() + next.results.size();
  tap_again(graph, tuple, taps, results);
  return elements(tuple, results);
}

std::vector<Tensor> cond(const Tensor& predicate, std::span<const Tensor> inputs,
                         const Build& then_branch, const Build& else_branch) {
  Attr attr;
  size_t results = 0;
  for (const Build* build : {&then_branch, &else_branch}) {
    auto body = std::make_shared<Graph>();
    body->set_scope(predicate.graph().scope());
    const std::vector<Tensor> ys = (*build)(add_inputs(*body, types_of(inputs)));
    expect_from("cond", *body, ys);
    if (!take_taps(*body).empty())
      throw Error("[cond] a value in a branch cannot be tapped: it may not be computed");
    for (const Tensor& y : ys) body->output(str_cat("y", body->outputs.size()), y.id());
    results = ys.size();
    attr.bodies.push_back(std::move(body));
  }
  std::vector<Tensor> operands = {predicate};
  operands.insert(operands.end(), inputs.begin(), inputs.end());
  return elements(make(Op::kCond, operands, std::move(attr)), results);
}

}  // namespace fullbore
