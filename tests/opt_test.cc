// Passes: what each rule makes, that nothing else changes, and that results keep their bits.
#include <gtest/gtest.h>

#include <cstring>

#include "base/rng.h"
#include "fullbore/array.h"
#include "ir/rewrite.h"
#include "ops/reference.h"
#include "opt/pass.h"

namespace fullbore {
namespace {

using Tensors = std::vector<Tensor>;
using Inputs = std::span<const Tensor>;
using Build = std::function<Tensors(Inputs)>;

Type f32(std::initializer_list<int64_t> dims) { return {DType::f32, Shape(dims)}; }
Type i32(std::initializer_list<int64_t> dims) { return {DType::i32, Shape(dims)}; }
Type boolean(std::initializer_list<int64_t> dims) { return {DType::boolean, Shape(dims)}; }

Graph graph_of(const std::vector<Type>& types, const Build& build) {
  Graph g;
  Tensors in;
  for (const Type& t : types) in.emplace_back(g, g.input(str_cat("x", in.size()), t));
  for (const Tensor& y : build(in)) g.output(str_cat("y", g.outputs.size()), y.id());
  return g;
}

std::vector<Array> random_arrays(const Graph& g) {
  Rng rng(3, 4);
  std::vector<Array> arrays;
  for (NodeId id : g.inputs()) {
    Array a(g.type(id));
    for (int64_t i = 0; i < a.numel(); ++i) {
      const bool fractional = is_float(a.dtype());
      a.set(i, fractional ? rng.uniform(-2, 2) : static_cast<double>(rng.below(2)));
    }
    arrays.push_back(std::move(a));
  }
  return arrays;
}

void expect_same_bits(const Graph& a, const Graph& b) {
  const std::vector<Array> in = random_arrays(a);
  const std::vector<Array> want = evaluate(a, in), got = evaluate(b, in);
  ASSERT_EQ(got.size(), want.size());
  for (size_t k = 0; k < got.size(); ++k) {
    ASSERT_EQ(got[k].type(), want[k].type());
    if (got[k].bytes() == 0) continue;
    EXPECT_EQ(std::memcmp(got[k].data(), want[k].data(), static_cast<size_t>(got[k].bytes())), 0)
        << "output " << k << " of\n"
        << print(a) << "and\n"
        << print(b);
  }
}

// pass(g) verifies, has g's interface and bits, and is left alone by the same pass.
Graph checked(const Graph& g, Graph (*pass)(const Graph&)) {
  const Graph out = pass(g);
  verify(out);
  EXPECT_EQ(out.inputs().size(), g.inputs().size());
  EXPECT_EQ(out.outputs.size(), g.outputs.size());
  expect_same_bits(g, out);
  EXPECT_EQ(pass(out), out) << print(out);
  return out;
}

size_t count(const Graph& g, Op op) {
  size_t n = 0;
  for (uint32_t i = 0; i < g.size(); ++i) {
    n += g[NodeId{i}].op == op ? 1 : 0;
    for (const auto& body : g.attr(NodeId{i}).bodies) n += count(*body, op);
  }
  return n;
}

size_t total(const Graph& g) {
  size_t n = 0;
  for (int op = 0; op < kNumOps; ++op) n += count(g, static_cast<Op>(op));
  return n;
}

struct Rule {
  const char* name;
  std::vector<Type> types;
  Build before, after;  // same `after` as `before`: nothing may change
};

class SimplifyRule : public testing::TestWithParam<Rule> {};

TEST_P(SimplifyRule, Holds) {
  const Rule& rule = GetParam();
  const Graph before = graph_of(rule.types, rule.before);
  EXPECT_EQ(print(checked(before, simplify)), print(rebuilt(graph_of(rule.types, rule.after))));
}

Tensor splat(const Tensor& like, double value) { return full_like(like, value); }
Tensor raw(Op op, const Tensor& x, Attr attr) { return make(op, {x}, std::move(attr)); }
Build first() {
  return [](Inputs x) { return Tensors{x[0]}; };
}
Build both(const Build& f) { return f; }

std::vector<Rule> algebra() {
  const std::vector<Type> x = {f32({2, 3})}, xy = {f32({2, 3}), f32({2, 3})};
  const Build unchanged = [](Inputs in) { return Tensors{0.0 - in[0], in[0] * 0, in[0] - in[0]}; };
  return {
      {"AddZero", x, [](Inputs in) { return Tensors{0.0 + (in[0] + 0)}; }, first()},
      {"SubZero", x, [](Inputs in) { return Tensors{in[0] - 0}; }, first()},
      {"MulOne", x, [](Inputs in) { return Tensors{1.0 * (in[0] * 1) / 1}; }, first()},
      {"PowOne", x, [](Inputs in) { return Tensors{pow(in[0], 1)}; }, first()},
      {"NotExactIsLeft", x, unchanged, both(unchanged)},
      {"MulMinusOne", x, [](Inputs in) { return Tensors{in[0] * -1}; },
       [](Inputs in) { return Tensors{-in[0]}; }},
      {"NegNeg", x, [](Inputs in) { return Tensors{-(-in[0])}; }, first()},
      {"AddNeg", xy,
       [](Inputs in) {
         return Tensors{in[0] + -in[1], -in[0] + in[1]};
       },
       [](Inputs in) {
         return Tensors{in[0] - in[1], in[1] - in[0]};
       }},
      {"SubNeg", xy, [](Inputs in) { return Tensors{in[0] - -in[1]}; },
       [](Inputs in) { return Tensors{in[0] + in[1]}; }},
      {"NegTimesNeg", xy, [](Inputs in) { return Tensors{-in[0] * -in[1]}; },
       [](Inputs in) { return Tensors{in[0] * in[1]}; }},
      {"MaxOfSame", x, [](Inputs in) { return Tensors{maximum(in[0], minimum(in[0], in[0]))}; },
       first()},
      {"AbsOfNeg", x, [](Inputs in) { return Tensors{abs(abs(-in[0]))}; },
       [](Inputs in) { return Tensors{abs(in[0])}; }},
      {"RoundOfFloor", x, [](Inputs in) { return Tensors{round(floor(floor(in[0])))}; },
       [](Inputs in) { return Tensors{floor(in[0])}; }},
      {"WidenAndBack", x, [](Inputs in) { return Tensors{in[0].to(DType::f64).to(DType::f32)}; },
       first()},
      {"NarrowAndBackIsLeft", x,
       [](Inputs in) { return Tensors{in[0].to(DType::bf16).to(DType::f32)}; },
       [](Inputs in) { return Tensors{in[0].to(DType::bf16).to(DType::f32)}; }},
      {"WrapIsNotSaturation",
       {i32({3})},
       [](Inputs in) { return Tensors{in[0].to(DType::f64).to(DType::i8)}; },
       [](Inputs in) { return Tensors{in[0].to(DType::f64).to(DType::i8)}; }},
      {"ConvertThroughWiderInteger",
       {i32({3})},
       [](Inputs in) { return Tensors{in[0].to(DType::i64).to(DType::f32)}; },
       [](Inputs in) { return Tensors{in[0].to(DType::f32)}; }},
      {"BitcastAndBack", x,
       [](Inputs in) { return Tensors{bitcast(bitcast(in[0], DType::u32), DType::f32)}; }, first()},
      {"SelectOfSame",
       {f32({3}), boolean({3})},
       [](Inputs in) { return Tensors{where(in[1], in[0], in[0])}; },
       first()},
      {"SelectByConstant", xy,
       [](Inputs in) {
         const Tensor yes = full(in[0].graph(), {DType::boolean, in[0].shape()}, 1);
         return Tensors{where(yes, in[0], in[1]), where(logical_not(yes), in[0], in[1])};
       },
       [](Inputs in) {
         return Tensors{in[0], in[1]};
       }},
      {"SelectOfNot",
       {f32({3}), f32({3}), boolean({3})},
       [](Inputs in) { return Tensors{where(logical_not(in[2]), in[0], in[1])}; },
       [](Inputs in) { return Tensors{where(in[2], in[1], in[0])}; }},
      {"LogicWithConstants",
       {boolean({3})},
       [](Inputs in) {
         const Tensor yes = splat(in[0], 1), no = splat(in[0], 0);
         return Tensors{logical_and(yes, logical_or(no, logical_xor(in[0], no)))};
       },
       first()},
      {"AndWithFalse",
       {boolean({3})},
       [](Inputs in) { return Tensors{logical_and(in[0], splat(in[0], 0))}; },
       [](Inputs in) { return Tensors{splat(in[0], 0)}; }},
      {"SumOverOne",
       {f32({2, 1, 3})},
       [](Inputs in) { return Tensors{sum(in[0], {1})}; },
       [](Inputs in) {
         return Tensors{reshape(in[0], {2, 3})};
       }},
  };
}

std::vector<Rule> movement() {
  const std::vector<Type> x = {f32({2, 3, 4})};
  const Attr keep{.start = {0, 0, 0}, .limit = {2, 3, 4}, .stride = {1, 1, 1}};
  return {
      {"ReshapeOfReshape", x,
       [](Inputs in) {
         return Tensors{reshape(reshape(in[0], {6, 4}), {24})};
       },
       [](Inputs in) { return Tensors{reshape(in[0], {24})}; }},
      {"ReshapeBack", x,
       [](Inputs in) {
         return Tensors{reshape(reshape(in[0], {6, 4}), {2, 3, 4})};
       },
       first()},
      {"TransposeBack", x,
       [](Inputs in) {
         return Tensors{permute(permute(in[0], {2, 0, 1}), {1, 2, 0})};
       },
       first()},
      // What the gradient of a slice of each part is.
      {"SumOfNeighbouringSlices",
       {f32({2, 3}), f32({2, 1}), f32({2, 2})},
       [](Inputs in) {
         return Tensors{
             pad(in[2], {0, 4}, {0, 1}) + pad(in[1], {0, 3}, {0, 3}) + pad(in[0], {0, 0}, {0, 4}),
             pad(in[0], {0, 0}, {0, 3}) + pad(in[2], {0, 4}, {0, 0}) + pad(in[1], {0, 3}, {0, 2})};
       },
       [](Inputs in) {
         constant(in[0].graph(), DType::f32, 0);  // comes first
         return Tensors{pad(cat(in, 1), {0, 0}, {0, 1}), cat(in, 1)};
       }},
      {"SumOfOtherPadsIsLeft",
       {f32({2, 2})},
       [](Inputs in) {
         return Tensors{pad(in[0], {0, 0}, {0, 3}) + pad(in[0], {0, 3}, {0, 0}),
                        pad(in[0], {0, 0}, {0, 2}) + pad(in[0], {0, 2}, {0, 0}, 1),
                        pad(in[0], {0, 0}, {2, 0}) + pad(in[0], {1, 0}, {1, 0})};
       },
       [](Inputs in) {
         return Tensors{pad(in[0], {0, 0}, {0, 3}) + pad(in[0], {0, 3}, {0, 0}),
                        pad(in[0], {0, 0}, {0, 2}) + pad(in[0], {0, 2}, {0, 0}, 1),
                        pad(in[0], {0, 0}, {2, 0}) + pad(in[0], {1, 0}, {1, 0})};
       }},
      {"DotOfTransposes",
       {f32({3, 4}), f32({4, 5})},
       [](Inputs in) {
         const Tensor a = transpose(in[0], 0, 1), b = transpose(in[1], 0, 1);
         return Tensors{dot_general(a, b, {.lhs_contract = {0}, .rhs_contract = {1}})};
       },
       [](Inputs in) {
         return Tensors{dot_general(in[0], in[1], {.lhs_contract = {1}, .rhs_contract = {0}})};
       }},
      // Exchanging the axes that remain would transpose the result.
      {"DotOfFreeTransposeIsLeft",
       {f32({3, 4, 2}), f32({2, 5})},
       [](Inputs in) {
         return Tensors{matmul(reshape(permute(in[0], {1, 0, 2}), {12, 2}), in[1]),
                        dot_general(permute(in[0], {1, 0, 2}), in[1],
                                    {.lhs_contract = {2}, .rhs_contract = {0}})};
       },
       [](Inputs in) {
         return Tensors{matmul(reshape(permute(in[0], {1, 0, 2}), {12, 2}), in[1]),
                        dot_general(permute(in[0], {1, 0, 2}), in[1],
                                    {.lhs_contract = {2}, .rhs_contract = {0}})};
       }},
      // The product would have to sum over axes in two orders.
      {"DotOfSummedTransposeIsLeft",
       {f32({3, 4, 2}), f32({4, 3, 5})},
       [](Inputs in) {
         return Tensors{dot_general(transpose(in[0], 0, 1), in[1],
                                    {.lhs_contract = {0, 1}, .rhs_contract = {0, 1}})};
       },
       [](Inputs in) {
         return Tensors{dot_general(transpose(in[0], 0, 1), in[1],
                                    {.lhs_contract = {0, 1}, .rhs_contract = {0, 1}})};
       }},
      {"TransposeOfDot",
       {f32({6, 3, 4}), f32({6, 4, 5})},
       [](Inputs in) {
         const DotDims d{
             .lhs_batch = {0}, .rhs_batch = {0}, .lhs_contract = {2}, .rhs_contract = {1}};
         return Tensors{transpose(dot_general(in[0], in[1], d), 1, 2)};
       },
       [](Inputs in) {
         const DotDims d{
             .lhs_batch = {0}, .rhs_batch = {0}, .lhs_contract = {1}, .rhs_contract = {2}};
         return Tensors{dot_general(in[1], in[0], d)};
       }},
      {"TransposeOfTranspose", x,
       [](Inputs in) {
         return Tensors{permute(permute(in[0], {2, 0, 1}), {0, 2, 1})};
       },
       [](Inputs in) {
         return Tensors{permute(in[0], {2, 1, 0})};
       }},
      {"BroadcastOfBroadcast",
       {f32({3})},
       [](Inputs in) {
         return Tensors{broadcast_in_dim(broadcast_in_dim(in[0], {2, 3}, {1}), {2, 5, 3}, {0, 2})};
       },
       [](Inputs in) {
         return Tensors{broadcast_in_dim(in[0], {2, 5, 3}, {2})};
       }},
      {"BroadcastOfOneElement",
       {f32({1})},
       [](Inputs in) {
         return Tensors{broadcast_in_dim(in[0], {1, 4}, {0})};
       },
       [](Inputs in) {
         return Tensors{broadcast_in_dim(reshape(in[0], {}), {1, 4}, {})};
       }},
      {"SliceOfAll", x, [=](Inputs in) { return Tensors{raw(Op::kSlice, in[0], keep)}; }, first()},
      {"SliceOfSlice",
       {f32({9})},
       [](Inputs in) { return Tensors{slice(slice(in[0], 0, 1, 9, 2), 0, 1, 4, 2)}; },
       [](Inputs in) { return Tensors{slice(in[0], 0, 3, 8, 4)}; }},
      {"PadByNothing", x,
       [](Inputs in) {
         return Tensors{pad(in[0], {0, 0, 0}, {0, 0, 0})};
       },
       first()},
      {"ConcatOfOne", x, [](Inputs in) { return Tensors{raw(Op::kConcat, in[0], {.axes = {1}})}; },
       first()},
      {"ConcatWithEmpty",
       {f32({2, 3}), f32({2, 0})},
       [](Inputs in) {
         return Tensors{cat({in[1], in[0], in[1]}, 1)};
       },
       first()},
      {"DynSliceOfAll",
       {f32({2, 3}), i32({2})},
       [](Inputs in) {
         return Tensors{make(Op::kDynSlice, {in[0], in[1]}, {.shape = {2, 3}})};
       },
       first()},
      {"DynUpdateOfAll",
       {f32({2, 3}), f32({2, 3}), i32({2})},
       [](Inputs in) {
         return Tensors{make(Op::kDynUpdate, {in[1], in[0], in[2]})};
       },
       first()},
      {"OneReplica", x,
       [](Inputs in) {
         return Tensors{raw(Op::kAllReduce, in[0], {.reduction = {0}, .replicas = {1}})};
       },
       first()},
  };
}

std::vector<Rule> constants() {
  const std::vector<Type> x = {f32({2, 3})}, scalar = {f32({})};
  return {
      {"FoldsSmallConstants", x,
       [](Inputs in) {
         const Tensor c =
             constant(in[0].graph(), Array::from<float>({3}, std::vector<float>{1, 2, 4}));
         return Tensors{in[0] + sum(c * c)};
       },
       [](Inputs in) { return Tensors{in[0] + 21}; }},
      {"EqualElementsAreKeptOnce", x,
       [](Inputs in) {
         const Tensor c = constant(in[0].graph(), Array::full({DType::f32, {2, 3}}, 5));
         return Tensors{in[0] * c};
       },
       [](Inputs in) { return Tensors{in[0] * 5}; }},
      {"ElementwiseOnSplats", scalar,
       [](Inputs in) {
         return Tensors{exp(expand(in[0], {400, 5})) * 2};
       },
       [](Inputs in) {
         return Tensors{expand(exp(in[0]) * 2, {400, 5})};
       }},
      {"MovementOfSplats", scalar,
       [](Inputs in) {
         return Tensors{slice(reshape(transpose(expand(in[0], {4, 6}), 0, 1), {8, 3}), 0, 2, 4)};
       },
       [](Inputs in) {
         return Tensors{expand(in[0], {2, 3})};
       }},
      {"IotaStays",
       {f32({3})},
       [](Inputs in) { return Tensors{in[0] + iota(in[0].graph(), f32({3}), 0)}; },
       [](Inputs in) { return Tensors{in[0] + iota(in[0].graph(), f32({3}), 0)}; }},
  };
}

std::vector<Rule> tuples() {
  return {
      {"PassedThroughACall",
       {f32({2})},
       [](Inputs in) {
         return Tensors{call("f", in, {}, [](Inputs x) { return Tensors{x[0]}; })[0]};
       },
       first()},
      {"CarriedUnchanged",
       {f32({2}), f32({2})},
       [](Inputs in) {
         return Tensors{scan(in, {}, {}, 3, false, [](Inputs c, Inputs, Inputs) -> ScanStep {
           return {{c[0], c[1] * c[0]}, {}};
         })[0]};
       },
       first()},
  };
}

std::string rule_name(const testing::TestParamInfo<Rule>& info) { return info.param.name; }
INSTANTIATE_TEST_SUITE_P(Algebra, SimplifyRule, testing::ValuesIn(algebra()), rule_name);
INSTANTIATE_TEST_SUITE_P(Movement, SimplifyRule, testing::ValuesIn(movement()), rule_name);
INSTANTIATE_TEST_SUITE_P(Constants, SimplifyRule, testing::ValuesIn(constants()), rule_name);
INSTANTIATE_TEST_SUITE_P(Tuples, SimplifyRule, testing::ValuesIn(tuples()), rule_name);

TEST(Simplify, WorksOnBodiesAndKeepsLabels) {
  Graph g;
  const Tensor x(g, g.input("x", f32({2})));
  const LabelScope scope(g, "layer");
  const Tensor y = call("f", Tensors{x}, {}, [](Inputs in) { return Tensors{exp(in[0] * 1)}; })[0];
  g.output("y", (y + 0).id());
  const Graph out = checked(g, simplify);
  EXPECT_EQ(count(out, Op::kMul), 0u);
  EXPECT_EQ(out.label(out.outputs[0].node), "layer");
  EXPECT_EQ(out.label(out.inputs()[0]), "x");
}

TEST(Cse, MergesEqualNodesWhateverTheOrderOfOperands) {
  const Graph g = graph_of({f32({2}), f32({2})}, [](Inputs in) {
    const auto f = [](Inputs x) { return Tensors{x[0] * x[1], x[1] * x[0]}; };
    const Tensors c = call("f", in, {}, f);
    return Tensors{in[0] + in[1], in[1] + in[0], in[0] - in[1], in[1] - in[0], c[0], c[1]};
  });
  const Graph out = checked(g, eliminate_common_subexpressions);
  EXPECT_EQ(count(out, Op::kAdd), 1u);
  EXPECT_EQ(count(out, Op::kSub), 2u);
  EXPECT_EQ(count(out, Op::kMul), 1u);
  EXPECT_EQ(out.outputs[0].node, out.outputs[1].node);
}

TEST(Cse, BarriersAreNeverMerged) {
  const Graph g = graph_of({f32({2})}, [](Inputs in) {
    return Tensors{barrier(in[0], in[0]), barrier(in[0], in[0])};
  });
  EXPECT_EQ(count(checked(g, eliminate_common_subexpressions), Op::kBarrier), 2u);
}

TEST(Dce, DropsNodesButKeepsInputs) {
  const Graph g = graph_of({f32({2}), f32({2})}, [](Inputs in) {
    exp(in[1]);
    return Tensors{in[0] * 2};
  });
  const Graph out = checked(g, eliminate_dead_code);
  EXPECT_EQ(count(out, Op::kExp), 0u);
  EXPECT_EQ(out.inputs().size(), 2u);
}

TEST(Dce, DropsResultsOfCallsAndRemembersWhich) {
  const Graph g = graph_of({f32({2})}, [](Inputs in) {
    const Tensors y = call("f", in, {}, [](Inputs x) {
      return Tensors{exp(x[0]), sin(x[0]), cos(x[0])};
    });
    return Tensors{y[2], y[0]};
  });
  const Graph out = checked(g, eliminate_dead_code);
  EXPECT_EQ(count(out, Op::kSin), 0u);
  for (uint32_t i = 0; i < out.size(); ++i)
    if (out[NodeId{i}].op == Op::kCall) {
      EXPECT_EQ(out.attr(NodeId{i}).index, (std::vector<int64_t>{0, 2}));
    }
}

// The saved state, a carried value that nothing reads, and what only they need.
TEST(Dce, DropsWhatOnlyUnusedResultsOfAScanNeed) {
  const std::vector<Type> types = {f32({2}), f32({2}), f32({3, 2}), f32({3, 2}), f32({2})};
  const Graph g = graph_of(types, [](Inputs in) {
    const Tensors y = scan(in.first(2), in.subspan(2, 2), in.subspan(4), 3, true,
                           [](Inputs c, Inputs x, Inputs k) -> ScanStep {
                             return {{tanh(c[0] + x[0]), c[1] + x[1] * k[0]}, {c[1], c[0] * 2}};
                           });
    return Tensors{y[0], y[3]};
  });
  const Graph out = checked(g, eliminate_dead_code);
  for (uint32_t i = 0; i < out.size(); ++i) {
    const NodeId id{i};
    if (out[id].op != Op::kScan) continue;
    EXPECT_EQ(out.operands(id).size(), 2u);
    EXPECT_EQ(out.attr(id).carries[0], 1);
    EXPECT_EQ(out.attr(id).scanned[0], 1);
    EXPECT_EQ(out.attr(id).bodies[0]->outputs.size(), 2u);
  }
  EXPECT_EQ(count(out, Op::kScan), 1u);
}

TEST(Dce, KeepsCarriedValuesThatOthersReadThroughTheLoop) {
  const Graph g = graph_of({f32({2}), f32({2})}, [](Inputs in) {
    return Tensors{scan(in, {}, {}, 3, false, [](Inputs c, Inputs, Inputs) -> ScanStep {
      return {{sin(c[1]), cos(c[0])}, {}};
    })[0]};
  });
  const Graph out = checked(g, eliminate_dead_code);
  EXPECT_EQ(count(out, Op::kCos), 1u);
}

TEST(Inline, ReplacesCallsExceptThoseKept) {
  const Graph g = graph_of({f32({2})}, [](Inputs in) {
    const auto inner = [](Inputs x) {
      return Tensors{call("inner", x, {}, [](Inputs y) {
        return Tensors{exp(y[0]), sin(y[0])};
      })[1]};
    };
    return Tensors{call("outer", in, {}, inner)[0] * 2};
  });
  EXPECT_EQ(count(checked(g, [](const Graph& x) { return inline_calls(x); }), Op::kCall), 0u);
  const Graph kept =
      inline_calls(g, [](const Graph& graph, NodeId id) { return graph.attr(id).name == "inner"; });
  verify(kept);
  expect_same_bits(g, kept);
  EXPECT_EQ(count(kept, Op::kCall), 1u);
}

// A gradient step with all that passes meet: composites, loops, branches, constants.
Graph training_step() {
  Graph g;
  const Tensor x(g, g.input("x", f32({4, 3}), 0)), w(g, g.input("w", f32({3, 3}))),
      p(g, g.input("p", boolean({})));
  const Tensor h = call("gate", Tensors{matmul(x, w)}, {}, [](Inputs in) {
    return Tensors{in[0] * sigmoid(in[0] * 1), sigmoid(in[0])};
  })[0];
  const Tensors loop =
      scan(Tensors{h}, {}, Tensors{w}, 3, false, [](Inputs c, Inputs, Inputs k) -> ScanStep {
        const Tensor next = tanh(matmul(c[0], k[0]) + 0);
        return {{next}, {sum(next)}};
      });
  const Tensor y = cond(
      p, Tensors{loop[0]}, [](Inputs in) { return Tensors{in[0] * in[0]}; },
      [](Inputs in) { return Tensors{sin(in[0])}; })[0];
  const Tensor loss = mean(y) + mean(loop[1]);
  const Tensor d = gradients(loss, Tensors{w})[0];
  g.output("loss", loss.id());
  g.output("w", (w - d * 0.1).id(), 1);
  return g;
}

TEST(Passes, KeepATrainingStepBitForBit) {
  const Graph g = training_step();
  verify(g);
  std::vector<std::string> names;
  for (const Pass& pass : all_passes()) {
    const Graph out = checked(g, pass.run);
    EXPECT_EQ(out.outputs[1].alias, 1) << pass.name;
    EXPECT_EQ(out.attr(out.inputs()[0]).batch_axis, std::vector<int64_t>{0}) << pass.name;
    names.emplace_back(pass.name);
  }
  const Graph out = run_passes(g, names, true);
  expect_same_bits(g, out);
  EXPECT_LT(total(out), total(inline_calls(g)));
  EXPECT_EQ(run_passes(out, names, true), out);
}

TEST(Passes, AnUnknownNameIsAnError) {
  try {
    run_passes(Graph(), std::vector<std::string>{"simplfy"});
    FAIL();
  } catch (const Error& e) {
    EXPECT_NE(std::string(e.what()).find("simplify"), std::string::npos) << e.what();
  }
}

}  // namespace
}  // namespace fullbore
