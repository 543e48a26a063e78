// Collectives among several devices of XLA's CPU plugin, each with values of its own, against plain
// loops. Skipped where the plugin is not installed.
#include <gtest/gtest.h>

#include "op_checks.h"
#include "xla/client.h"
#include "xla_util.h"

namespace fullbore {
namespace {

using namespace checks;
using PerReplica = std::vector<Array>;

constexpr int64_t kDevices = 4;

std::shared_ptr<const xla::Client> devices() {
  static const auto client = testing::xla_cpu_devices(kDevices);
  return client;
}

// ---- what collectives mean ----

PerReplica all_reduced(const PerReplica& x, Reduction how) {
  Array y(x[0].type());
  for (int64_t i = 0; i < y.numel(); ++i) {
    double v = x[0].at(i);
    for (size_t r = 1; r < x.size(); ++r)
      v = how == Reduction::kMax ? std::max(v, x[r].at(i)) : v + x[r].at(i);
    y.set(i, how == Reduction::kMean ? v / static_cast<double>(x.size()) : v);
  }
  return PerReplica(x.size(), y);
}

// Calls f(outer, place on the axis, position within a row behind the axis).
template <typename F>
void for_each(const Shape& shape, int axis, F&& f) {
  int64_t outer = 1, inner = 1;
  for (int a = 0; a < shape.rank(); ++a) (a < axis ? outer : inner) *= a == axis ? 1 : shape[a];
  for (int64_t o = 0; o < outer; ++o)
    for (int64_t k = 0; k < shape[axis]; ++k)
      for (int64_t i = 0; i < inner; ++i) f(o, k, i, inner);
}

PerReplica all_gathered(const PerReplica& x, int axis) {
  const Shape& part = x[0].shape();
  Array y(x[0].dtype(), part.with(axis, part[axis] * static_cast<int64_t>(x.size())));
  for_each(y.shape(), axis, [&](int64_t o, int64_t k, int64_t i, int64_t inner) {
    const Array& from = x[static_cast<size_t>(k / part[axis])];
    y.set((o * y.shape()[axis] + k) * inner + i,
          from.at((o * part[axis] + k % part[axis]) * inner + i));
  });
  return PerReplica(x.size(), y);
}

PerReplica reduce_scattered(const PerReplica& x, int axis, Reduction how) {
  const Array whole = all_reduced(x, how)[0];
  const int64_t parts = static_cast<int64_t>(x.size()), part = whole.shape()[axis] / parts;
  PerReplica y;
  for (int64_t r = 0; r < parts; ++r) {
    y.emplace_back(Type{whole.dtype(), whole.shape().with(axis, part)});
    for_each(y.back().shape(), axis, [&](int64_t o, int64_t k, int64_t i, int64_t inner) {
      y.back().set((o * part + k) * inner + i,
                   whole.at((o * whole.shape()[axis] + r * part + k) * inner + i));
    });
  }
  return y;
}

// ---- all cases side by side in one program ----

class Cases {
 public:
  explicit Cases(int64_t replicas) : replicas_(static_cast<size_t>(replicas)) {}

  void add(Op op, const Type& type, Attr attr) {
    attr.replicas = {static_cast<int64_t>(replicas_)};
    PerReplica x;
    // Sums of multiples of 1/8 are exact, also in bf16.
    const double lowest = is_float(type.dtype) || is_signed(type.dtype) ? -12 : 0;
    for (size_t r = 0; r < replicas_; ++r) {
      x.push_back(random_array({DType::i32, type.shape}, lowest, 12, rng_).to(type.dtype));
      for (int64_t i = 0; is_float(type.dtype) && i < x[r].numel(); ++i)
        x[r].set(i, x[r].at(i) / 8);
    }
    const std::vector<NodeId> in{graph_.input(str_cat("x", inputs_.size()), type)};
    inputs_.push_back(x);
    const int axis = attr.axes.empty() ? 0 : static_cast<int>(attr.axes[0]);
    const auto how =
        attr.reduction.empty() ? Reduction::kSum : static_cast<Reduction>(attr.reduction[0]);
    expect(make_node(graph_, op, in, attr),
           op == Op::kAllReduce   ? all_reduced(x, how)
           : op == Op::kAllGather ? all_gathered(x, axis)
                                  : reduce_scattered(x, axis, how),
           str_cat(op, " ", type, " axis ", axis, " reduction ", static_cast<int>(how)));
  }

  void add_replica_id() {
    PerReplica want;
    for (size_t r = 0; r < replicas_; ++r) want.push_back(Array::scalar(static_cast<uint32_t>(r)));
    expect(make_node(graph_, Op::kReplicaId, {}, {}), want, "ReplicaId");
  }

  void run() const {
    const auto program =
        devices()->compile(to_stablehlo(graph_), {.replicas = static_cast<int>(replicas_)});
    std::vector<std::vector<xla::Buffer>> buffers(replicas_);
    std::vector<std::vector<xla::abi::Buffer*>> arguments(replicas_), results(replicas_);
    std::vector<xla::Executable::Launch> launches;
    for (size_t r = 0; r < replicas_; ++r) {
      for (const PerReplica& x : inputs_) {
        buffers[r].push_back(devices()->upload(x[r].type(), x[r].data(), r));
        arguments[r].push_back(buffers[r].back().get());
      }
      results[r].resize(want_.size());
      launches.push_back({arguments[r], results[r]});
    }
    program->run(launches);
    for (size_t r = 0; r < replicas_; ++r)
      for (size_t k = 0; k < want_.size(); ++k) {
        const xla::Buffer y(devices(), results[r][k], want_[k][r].type());
        EXPECT_EQ(compare(y.value(), want_[k][r], tolerance(want_[k][r].dtype())), "")
            << text_[k] << ", replica " << r << " of " << replicas_;
      }
  }

  size_t size() const { return want_.size(); }

 private:
  void expect(NodeId node, PerReplica want, std::string text) {
    graph_.output(str_cat("y", want_.size()), node);
    want_.push_back(std::move(want));
    text_.push_back(std::move(text));
  }
  size_t replicas_;
  Rng rng_{7};
  Graph graph_;
  std::vector<PerReplica> inputs_, want_;  // [case][replica]
  std::vector<std::string> text_;
};

class Collectives : public ::testing::TestWithParam<int64_t> {};

// The samples of each op, with this many replicas, for all types that it takes.
TEST_P(Collectives, Samples) {
  if (devices() == nullptr) GTEST_SKIP() << "no xla-cpu plugin; fullbore plugin add xla-cpu";
  Cases cases(GetParam());
  for (const Op op : {Op::kAllReduce, Op::kAllGather, Op::kReduceScatter}) {
    size_t accepted = 0;
    for (const Sample& sample : def(op).samples()) {
      if (!sample.refuse.empty()) continue;
      for (const DType dtype : kAllDTypes) {
        if (!contains(def(op).dtypes, dtype)) continue;
        const std::optional<OpCase> c = op_case(op, sample, dtype);
        if (!c) continue;
        if (op == Op::kReduceScatter &&
            c->inputs[0].shape[static_cast<int>(c->attr.axes[0])] % GetParam() != 0)
          continue;
        cases.add(op, c->inputs[0], c->attr);
        ++accepted;
      }
    }
    EXPECT_GT(accepted, 0u) << op;
  }
  cases.add_replica_id();
  cases.run();
}

TEST_P(Collectives, EveryReductionAndAxis) {
  if (devices() == nullptr) GTEST_SKIP() << "no xla-cpu plugin; fullbore plugin add xla-cpu";
  Cases cases(GetParam());
  const int64_t n = GetParam();
  for (const DType dtype : {DType::f32, DType::bf16, DType::i32}) {
    for (const Reduction how : {Reduction::kSum, Reduction::kMean, Reduction::kMax}) {
      if (how == Reduction::kMean && !is_float(dtype)) continue;
      const std::vector<int64_t> reduction{static_cast<int64_t>(how)};
      cases.add(Op::kAllReduce, {dtype, {3, 5}}, {.reduction = reduction});
      for (int64_t axis = 0; axis < 3; ++axis)
        cases.add(Op::kReduceScatter, {dtype, {2 * n, n, 3 * n}},
                  {.axes = {axis}, .reduction = reduction});
    }
    for (int64_t axis = 0; axis < 3; ++axis)
      cases.add(Op::kAllGather, {dtype, {2, 1, 3}}, {.axes = {axis}});
  }
  cases.run();
}

INSTANTIATE_TEST_SUITE_P(Replicas, Collectives, ::testing::Values(1, 2, kDevices));

}  // namespace
}  // namespace fullbore
