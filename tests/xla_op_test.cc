// Every op's StableHLO form, run on a device of a plugin, against the reference kernels. Skipped
// where the plugin is not installed (`fullbore plugin add xla-cpu`).
#include <gtest/gtest.h>

#include "op_checks.h"
#include "xla/program.h"
#include "xla_util.h"

namespace fullbore {
namespace {

using namespace checks;

// All accepted cases of an op, side by side in one graph: compiling is what takes the time.
struct Cases {
  Graph graph;
  std::vector<Array> inputs, want;
  std::vector<std::string> text;  // per output
};

Cases cases_of(Op op) {
  Cases all;
  const OpDef& d = def(op);
  int number = 0;
  if (d.samples == nullptr) return all;
  for (const Sample& sample : d.samples()) {
    if (!sample.refuse.empty()) continue;
    // Several devices: tests/xla_collective_test.cc.
    if (!sample.attr.replicas.empty() && sample.attr.replicas[0] > 1) continue;
    for (DType dtype : kAllDTypes) {
      const bool open = std::any_of(sample.inputs.begin(), sample.inputs.end(),
                                    [](const Type& t) { return t.dtype == DType::f32; });
      if (!contains(d.dtypes, dtype) && (dtype != DType::f32 || open)) continue;
      const std::optional<OpCase> c = op_case(op, sample, dtype);
      if (!c) continue;
      Rng rng(3);
      const std::vector<Array> inputs = random_inputs(*c, rng);
      const std::vector<Array> want = run_kernel(d, one_node(*c), inputs);
      std::vector<NodeId> in;
      for (const Array& a : inputs) {
        in.push_back(all.graph.input(str_cat("x", number, "_", in.size()), a.type()));
        all.inputs.push_back(a);
      }
      const NodeId node = make_node(all.graph, op, in, c->attr);
      const bool is_tuple = all.graph.type(node).dtype == DType::tuple;
      for (size_t k = 0; k < want.size(); ++k) {
        const NodeId result =
            is_tuple ? get(Tensor(all.graph, node), static_cast<int>(k)).id() : node;
        all.graph.output(str_cat("y", number, "_", k), result);
        all.want.push_back(want[k]);
        all.text.push_back(c->text());
      }
      ++number;
    }
  }
  return all;
}

// StableHLO has no erf: the series that stands for it is good to 1e-8, also in f64.
double xla_tolerance(Op op, DType dtype) {
  return op == Op::kErf && dtype == DType::f64 ? 1e-7 : tolerance(dtype);
}

class XlaOps : public ::testing::TestWithParam<Op> {};

TEST_P(XlaOps, EqualsReference) {
  FB_NEEDS_DEVICE();
  const Cases all = cases_of(GetParam());
  if (all.want.empty()) GTEST_SKIP() << "nothing to run on one device";
  const std::vector<Array> got =
      xla::execute(testing::device_client(), all.graph, all.inputs, testing::cached_programs());
  ASSERT_EQ(got.size(), all.want.size());
  for (size_t k = 0; k < got.size(); ++k)
    EXPECT_EQ(compare(got[k], all.want[k], xla_tolerance(GetParam(), all.want[k].dtype())), "")
        << all.text[k];
}

INSTANTIATE_TEST_SUITE_P(All, XlaOps, ::testing::ValuesIn(all_ops()),
                         [](const auto& i) { return std::string(name(i.param)); });

}  // namespace
}  // namespace fullbore
