#include "ops/batch_axis.h"

#include <gtest/gtest.h>

#include "fullbore/array.h"
#include "ops/op_def.h"

namespace fullbore {
namespace {

class BatchAxis : public testing::Test {
 protected:
  Tensor batch(std::string name, Shape shape, int axis = 0, DType dtype = DType::f32) {
    return {g_, g_.input(std::move(name), {dtype, shape}, axis)};
  }
  Tensor plain(std::string name, Shape shape) {
    return {g_, g_.input(std::move(name), {DType::f32, shape})};
  }
  int axis(const Tensor& x) { return propagate_batch_axis(g_)[x.id().index]; }
  Graph g_;
};

TEST_F(BatchAxis, FollowsElementwiseAndBroadcastOperands) {
  const Tensor x = batch("x", {4, 3}), b = plain("b", {3});
  EXPECT_EQ(axis(x), 0);
  EXPECT_EQ(axis(b), -1);
  EXPECT_EQ(axis(tanh(x + b)), 0);
  EXPECT_EQ(axis(expand(b, {4, 3})), -1);
}

TEST_F(BatchAxis, FollowsTransposeAndReduction) {
  const Tensor x = batch("x", {4, 3, 2});
  EXPECT_EQ(axis(permute(x, {2, 1, 0})), 2);
  EXPECT_EQ(axis(sum(x, {1})), 0);
  EXPECT_EQ(axis(sum(x, {0})), -1);
  EXPECT_EQ(axis(x.to(DType::f64)), 0);
}

TEST_F(BatchAxis, FollowsProducts) {
  const Tensor x = batch("x", {4, 3}), w = plain("w", {3, 5});
  EXPECT_EQ(axis(matmul(x, w)), 0);
  EXPECT_EQ(axis(matmul(transpose(x, 0, 1), x)), -1) << "the batch is contracted";
  EXPECT_EQ(axis(matmul(w, transpose(matmul(x, w), 0, 1))), 1);
}

TEST_F(BatchAxis, SurvivesReshapesThatKeepOrRestoreIt) {
  const Tensor x = batch("x", {4, 2, 3});
  EXPECT_EQ(axis(flatten(x, 1)), 0);
  EXPECT_EQ(axis(unsqueeze(x, 0)), 1);
  EXPECT_EQ(axis(squeeze(unsqueeze(x, 1), 1)), 0);
  const Tensor rows = flatten(x, 0, 1);
  EXPECT_EQ(axis(rows), -1) << "batch times two";
  EXPECT_EQ(axis(reshape(exp(rows), {4, 2, 3})), 0);
  EXPECT_EQ(axis(reshape(rows, {2, 4, 3})), -1) << "not the outermost part";
  EXPECT_EQ(axis(reshape(batch("y", {2, 3}, 1), {6})), -1) << "not outermost";
}

TEST_F(BatchAxis, EndsWhereTheAxisIsCutOrJoined) {
  const Tensor x = batch("x", {4, 3});
  EXPECT_EQ(axis(slice(x, 0, 0, 2)), -1);
  EXPECT_EQ(axis(slice(x, 1, 0, 2)), 0);
  EXPECT_EQ(axis(cat({x, x}, 0)), -1);
  EXPECT_EQ(axis(cat({x, x}, 1)), 0);
  EXPECT_EQ(axis(pad(x, {0, 1}, {0, 0})), 0);
  EXPECT_EQ(axis(pad(x, {1, 0}, {0, 0})), -1);
}

TEST_F(BatchAxis, GatherTakesItFromTheIndex) {
  const Tensor table = plain("table", {10, 3}), index = batch("index", {4}, 0, DType::i32);
  EXPECT_EQ(axis(index_select(table, 0, index)), 0);
  const Tensor x = batch("x", {4, 5});
  EXPECT_EQ(axis(take_along_last(x, index)), 0);
  const Tensor key = {g_, g_.input("key", {DType::u32, {2}})};
  EXPECT_EQ(axis(rng_bits(key, batch("sample", {4}, 0, DType::u32), {2})), 0);
}

TEST_F(BatchAxis, FollowsBodies) {
  const Tensor x = batch("x", {4, 3}), w = plain("w", {3, 3});
  const auto y = call("f", std::vector<Tensor>{x, w}, {}, [](std::span<const Tensor> in) {
    return std::vector<Tensor>{matmul(in[0], in[1]), sum(in[0]), in[1]};
  });
  EXPECT_EQ(axis(y[0]), 0);
  EXPECT_EQ(axis(y[1]), -1);
  EXPECT_EQ(axis(y[2]), -1);
  const Tensor p = {g_, g_.input("p", {DType::boolean, {}})};
  const auto c = cond(
      p, std::vector<Tensor>{x},
      [](std::span<const Tensor> in) { return std::vector<Tensor>{in[0] * 2}; },
      [](std::span<const Tensor> in) { return std::vector<Tensor>{zeros_like(in[0])}; });
  EXPECT_EQ(axis(c[0]), 0);
}

// A recurrence from an unmarked state over time-major inputs: the state takes the mark.
TEST_F(BatchAxis, FollowsLoops) {
  const Tensor h = plain("h", {4, 3}), x = batch("x", {5, 4, 3}, 1), w = plain("w", {3, 3});
  const auto y = scan(std::vector<Tensor>{h, plain("n", {})}, std::vector<Tensor>{x},
                      std::vector<Tensor>{w}, 5, false,
                      [](std::span<const Tensor> c, std::span<const Tensor> s,
                         std::span<const Tensor> k) -> ScanStep {
                        const Tensor next = tanh(matmul(c[0], k[0]) + s[0]);
                        return {{next, c[1] + 1}, {c[0], s[0]}};
                      });
  EXPECT_EQ(axis(y[0]), 0);
  EXPECT_EQ(axis(y[1]), -1);
  EXPECT_EQ(axis(y[2]), 1) << "results are stacked in front";
  EXPECT_EQ(axis(y[3]), 1);
}

TEST_F(BatchAxis, EveryOpMapsEveryAxisOfItsResults) {
  for (int i = 0; i < kNumOps; ++i) {
    const Op op = static_cast<Op>(i);
    if (def(op).samples == nullptr) continue;
    for (const Sample& s : def(op).samples()) {
      if (!s.refuse.empty()) continue;
      Graph g;
      std::vector<NodeId> in;
      for (const Type& t : s.inputs) in.push_back(g.input(str_cat("x", in.size()), t));
      const NodeId id = make_node(g, op, in, s.attr);
      size_t rank = 0;
      for (const Type& t : result_types(g, id)) rank += static_cast<size_t>(t.shape.rank());
      const AxisMap map = def(op).axes(g, id);
      EXPECT_EQ(map.result.size(), rank) << op;
      const auto check = [&](const std::vector<std::vector<AxisLink>>& lists) {
        for (const auto& links : lists)
          for (const AxisLink& l : links) {
            ASSERT_LT(static_cast<size_t>(l.operand), in.size()) << op;
            ASSERT_LT(l.axis, g.type(in[static_cast<size_t>(l.operand)]).shape.rank()) << op;
          }
      };
      check(map.result);
      check(map.contracted);
      for (size_t a = 0; a < map.result.size() && g.type(id).dtype != DType::tuple; ++a)
        for (const AxisLink& l : map.result[a])
          if (l.kind == AxisKind::kKept) {
            EXPECT_EQ(g.type(in[static_cast<size_t>(l.operand)]).shape[l.axis],
                      g.type(id).shape[static_cast<int>(a)])
                << op << ": a kept axis keeps its extent";
          }
    }
  }
}

}  // namespace
}  // namespace fullbore
