// The graph itself: merging, labels, text form, verification, size.
#include <gtest/gtest.h>

#include <ctime>

#include "files.h"
#include "fullbore/array.h"
#include "fullbore/tensor.h"
#include "ops/op_def.h"

namespace fullbore {
using testing::error_of;
using testing::expect_contains;
namespace {

Tensor make_input(Graph& g, const char* name, const Shape& shape, DType dtype = DType::f32) {
  return {g, g.input(name, {dtype, shape})};
}

TEST(Graph, MergesEqualNodesButNotInputsOrBarriers) {
  Graph g;
  const Tensor a = make_input(g, "a", {4}), b = make_input(g, "a", {4});
  EXPECT_NE(a.id(), b.id());
  EXPECT_EQ((a * b).id(), (a * b).id());
  EXPECT_NE((a * b).id(), (b * a).id());
  EXPECT_NE((a - b).id(), (b - a).id());
  EXPECT_NE(barrier(a, b).id(), barrier(a, b).id());
  EXPECT_EQ(constant(g, DType::f32, 2).id(), constant(g, DType::f32, 2).id());
  EXPECT_NE(constant(g, DType::f32, 0.0).id(), constant(g, DType::f32, -0.0).id());
  EXPECT_NE(constant(g, DType::f32, 2).id(), constant(g, DType::f64, 2).id());
  EXPECT_NE(sum(reshape(a, {2, 2}), {0}).id(), sum(reshape(a, {2, 2}), {1}).id());
}

TEST(Graph, IsAValue) {
  Graph g;
  const Tensor x = make_input(g, "x", {3});
  g.output("y", (x + x).id());
  const Graph copy = g;
  EXPECT_TRUE(copy == g);
  exp(x);
  EXPECT_FALSE(copy == g);
  EXPECT_LT(copy.size(), g.size());
}

TEST(Graph, LabelsFollowScopesIntoErrors) {
  Graph g;
  const Tensor x = make_input(g, "x", {2, 3});
  {
    const LabelScope outer(g, "block");
    const LabelScope inner(g, "fc1");
    EXPECT_EQ(g.label(exp(x).id()), "block.fc1");
    const std::string message = error_of([&] { matmul(x, x); });
    expect_contains(message, "[dot]");
    expect_contains(message, "f32[2,3]");
    expect_contains(message, "block.fc1");
  }
  EXPECT_EQ(g.label(log(x).id()), "");
  EXPECT_EQ(g.scope(), "");
  const Tensor w(g, g.input("fc1.weight", {DType::f32, {7}}));
  expect_contains(error_of([&] { x + w; }), "fc1.weight");
}

// A graph with every kind of attribute: lists, types, names, literals, bodies, aliases.
Graph rich_graph() {
  Graph g;
  const Tensor x(g, g.input("a \"quoted\\\" \x01 name", {DType::f32, {4, 6}}, 0));
  const Tensor w = make_input(g, "w", {6, 5});
  const LabelScope scope(g, "layer.0");
  const Tensor y = tanh(matmul(x, w));
  const Tensor padded = pad(y, {1, 0}, {0, -1}, -1.5, {0, 2});
  const Tensor inputs[] = {y};
  const Tensor c = call("scale", inputs, {0.1, 1e-300}, [](std::span<const Tensor> in) {
    return std::vector<Tensor>{in[0] * 3.0};
  })[0];
  const Tensor carried[] = {sum(y, {0})}, scanned[] = {y};
  const auto s = scan(carried, scanned, {}, 4, true, [](auto carry, auto slices, auto) {
    return ScanStep{{carry[0] + slices[0]}, {slices[0]}};
  });
  const auto branch = cond(
      sum(y) > 0.0, inputs, [](auto in) { return std::vector<Tensor>{-in[0]}; },
      [](auto in) { return std::vector<Tensor>{in[0]}; });
  g.output("padded", padded.id());
  g.output("c", c.id());
  g.output("s", s[0].id());
  g.output("stacked", s[1].id());
  g.output("branch", branch[0].id());
  g.output("next w", (w * 0.5).id(), 1);
  return g;
}

TEST(Text, ParsesBackExactly) {
  const Graph g = rich_graph();
  verify(g);
  const std::string text = print(g);
  const Graph back = parse(text);
  EXPECT_TRUE(back == g);
  EXPECT_EQ(print(back), text);
  verify(back);
  EXPECT_EQ(back.attr(back.inputs()[0]).batch_axis, std::vector<int64_t>{0});
}

TEST(Text, RefusesDamageWithTheLine) {
  const struct {
    const char *text, *message;
  } cases[] = {
      {"", "expected a graph"},
      {"@0 = graph {\n  %0 = nonsense() : f32[]\n  return\n}",
       "line 2: unknown operation 'nonsense'"},
      {"@0 = graph {\n  %0 = neg(%3) : f32[]\n  return\n}", "%3 is not defined yet"},
      {"@0 = graph {\n  %0 = input() {name=\"x\"} : f31[]\n  return\n}", "f31"},
      {"@0 = graph {\n  %0 = input() {nose=[1]} : f32[]\n  return\n}", "unknown attribute 'nose'"},
      {"@0 = graph {\n  %0 = input() {name=\"x} : f32[]\n  return\n}", "does not end"},
      {"@0 = graph {\n  %0 = input() {name=\"x\"} : f32[-4]\n  return\n}", "extents of 0 or more"},
      {"@0 = graph {\n  %0 = input() {name=\"x\"} : f32[9223372036854775807,4]\n  return\n}",
       "too many elements"},
      {"@0 = graph {\n  %0 = input() {name=\"x\"} : f32[]\n  return \"y\"=%1\n}",
       "%1 is not defined"},
      {"@0 = graph {\n  %0 = input() {name=\"x\"} : f32[]\n  return \"y\"=%0 alias 7\n}",
       "no input 7"},
      {"@0 = graph {\n  %0 = call() {bodies=[@9]} : tuple[1]\n  return\n}", "before it is defined"},
      {"@0 = graph {\n  %0 = const() {literal=0x0g} : f32[]\n  return\n}", "hexadecimal"},
  };
  for (const auto& c : cases) {
    SCOPED_TRACE(c.text);
    expect_contains(error_of([&] { parse(c.text); }), c.message);
  }
  const std::string whole = print(rich_graph());
  for (size_t cut = 0; cut + 2 < whole.size(); cut += 7) {
    // A text that ends after a whole body is a whole text.
    const std::string_view kept = std::string_view(whole).substr(0, cut);
    if (kept.ends_with("}\n") || kept.ends_with("}")) continue;
    SCOPED_TRACE(cut);
    EXPECT_NE(error_of([&] { parse(kept); }), "");
  }
}

TEST(Verify, NamesTheFirstBadNode) {
  Graph g;
  const NodeId x = g.input("x", {DType::f32, {3}});
  g.append(Op::kNeg, std::span(&x, 1), {DType::f32, {4}});
  EXPECT_THROW(verify(g), InternalError);
  Graph h;
  h.output("y", {3});
  EXPECT_THROW(verify(h), InternalError);
}

TEST(Graph, TenThousandNodesAreNotQuadratic) {
  const std::clock_t start = std::clock();  // processor time: other programs do not count
  Graph g;
  Tensor x = make_input(g, "x", {8, 8});
  for (int i = 0; i < 5000; ++i) {
    const LabelScope scope(g, "layer" + std::to_string(i));
    x = tanh(x * static_cast<double>(i % 97)) + x;
  }
  EXPECT_GE(g.size(), 10000u);
  const Graph copy = g;
  EXPECT_EQ(copy.size(), g.size());
  // About 10 ms, half a second under sanitizers; the bound only catches a quadratic algorithm.
  EXPECT_LT(static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC, 10);
}

TEST(Tensor, BuildersRefuseMisfitsByName) {
  Graph g, other;
  const Tensor x = make_input(g, "x", {2, 3}), i = make_input(g, "i", {2, 3}, DType::i32);
  const Tensor foreign = make_input(other, "f", {2, 3});
  const std::pair<std::function<void()>, const char*> cases[] = {
      {[&] { x.item(); }, "symbolic"},
      {[&] { Tensor().type(); }, "undefined"},
      {[&] { x + i; }, "operands of one type"},
      {[&] { x + foreign; }, "two different graphs"},
      {[&] { x + make_input(g, "y", {4}); }, "broadcast"},
      {[&] { sum(x, {2}); }, "dim from -2 to 1"},
      {[&] {
         sum(x, {0, -2});
       },
       "twice"},
      {[&] {
         reshape(x, {4, -1});
       },
       "cannot infer"},
      {[&] { reshape(x, {4}); }, "[reshape]"},
      {[&] {
         permute(x, {0, 0});
       },
       "[transpose]"},
      {[&] { narrow(x, 1, 2, 2); }, "[narrow]"},
      {[&] {
         expand(x, {3, 2});
       },
       "[expand]"},
      {[&] { flatten(x, 1, 0); }, "[flatten]"},
      {[&] { unsqueeze(x, 4); }, "[unsqueeze]"},
      {[&] { matmul(make_input(g, "v", {3}), x); }, "[matmul]"},
      {[&] { cat(std::span<const Tensor>(), 0); }, "[cat]"},
      {[&] { logical_and(x, x); }, "[and]"},
      {[&] { where(x, x, x); }, "condition"},
  };
  for (const auto& [build, message] : cases) expect_contains(error_of(build), message);
}

}  // namespace
}  // namespace fullbore
