// Bodies: Call, Scan and Cond against hand-unrolled code, their gradients against finite
// differences and against the inlined gradient, and the random bits.
#include <gtest/gtest.h>

#include <cmath>

#include "base/rng.h"
#include "fullbore/array.h"
#include "ir/rewrite.h"
#include "ops/hlo.h"
#include "ops/reference.h"

namespace fullbore {
namespace {

using Tensors = std::vector<Tensor>;
using Inputs = std::span<const Tensor>;
using Loss = std::function<Tensor(Inputs)>;

Array random_array(const Type& type, Rng& rng, double low = -1, double high = 1) {
  Array a(type);
  for (int64_t i = 0; i < a.numel(); ++i) a.set(i, rng.uniform(low, high));
  return a;
}

std::vector<Array> random_arrays(const std::vector<Type>& types) {
  Rng rng(1, 2);
  std::vector<Array> arrays;
  for (const Type& t : types) arrays.push_back(random_array(t, rng));
  return arrays;
}

Type f64(std::initializer_list<int64_t> dims) { return {DType::f64, Shape(dims)}; }

Graph graph_of(const std::vector<Type>& types, const std::function<Tensors(Inputs)>& build) {
  Graph g;
  Tensors in;
  for (const Type& t : types) in.emplace_back(g, g.input(str_cat("x", in.size()), t));
  for (const Tensor& y : build(in)) g.output(str_cat("y", g.outputs.size()), y.id());
  verify(g);
  EXPECT_EQ(parse(print(g)), g);
  return g;
}

void expect_close(const Array& got, const Array& want, double tolerance) {
  ASSERT_EQ(got.type(), want.type());
  for (int64_t i = 0; i < got.numel(); ++i) {
    const double error = std::abs(got.at(i) - want.at(i));
    EXPECT_TRUE(error <= tolerance * std::max(1.0, std::abs(want.at(i))))
        << "element " << i << ": got " << got.at(i) << ", want " << want.at(i);
  }
}

// The same values, and the same gradients of the sum of outputs weighted by fixed numbers.
void expect_same(const std::vector<Type>& types, const std::function<Tensors(Inputs)>& a,
                 const std::function<Tensors(Inputs)>& b) {
  const auto with_gradients = [&](const std::function<Tensors(Inputs)>& build) {
    return graph_of(types, [&](Inputs in) {
      Tensors out = build(in);
      Tensor loss;
      for (size_t k = 0; k < out.size(); ++k) {
        if (!is_float(out[k].dtype())) continue;
        const Tensor part = sum(out[k] * sin(out[k] + static_cast<double>(k)));
        loss = loss.defined() ? loss + part : part;
      }
      Tensors wrt;
      for (const Tensor& x : in)
        if (is_float(x.dtype())) wrt.push_back(x);
      for (const Tensor& d : gradients(loss, wrt)) out.push_back(d);
      return out;
    });
  };
  const std::vector<Array> in = random_arrays(types);
  const auto got = evaluate(with_gradients(a), in), want = evaluate(with_gradients(b), in);
  ASSERT_EQ(got.size(), want.size());
  for (size_t k = 0; k < got.size(); ++k) {
    SCOPED_TRACE(str_cat("output ", k));
    expect_close(got[k], want[k], 1e-12);
  }
}

// Gradients (order 1) or gradients of a weighted sum of gradients (order 2) against central
// differences.
void expect_gradients(const std::vector<Type>& types, const Loss& loss, int order = 1) {
  const auto scalar = [&](Inputs in) {
    Tensor l = loss(in);
    for (int o = 1; o < order; ++o) {
      Tensor next;
      for (const Tensor& d : gradients(l, in)) {
        const Tensor part = sum(d * cos(d));
        next = next.defined() ? next + part : part;
      }
      l = next;
    }
    return l;
  };
  const Graph g = graph_of(types, [&](Inputs in) {
    const Tensor l = scalar(in);
    Tensors out = {l};
    for (const Tensor& d : gradients(l, in)) out.push_back(d);
    return out;
  });
  std::vector<Array> in = random_arrays(types);
  const std::vector<Array> out = evaluate(g, in);
  constexpr double kStep = 1e-6;
  for (size_t i = 0; i < in.size(); ++i)
    for (int64_t j = 0; j < in[i].numel(); ++j) {
      const double at = in[i].at(j);
      in[i].set(j, at + kStep);
      const double up = evaluate(g, in)[0].item();
      in[i].set(j, at - kStep);
      const double down = evaluate(g, in)[0].item();
      in[i].set(j, at);
      const double want = (up - down) / (2 * kStep), got = out[i + 1].at(j);
      EXPECT_TRUE(std::abs(got - want) <= 1e-7 * std::max(1.0, std::abs(want)))
          << "input " << i << " element " << j << ": got " << got << ", want " << want;
    }
}

// ---- Scan ----

// An Elman network with a counter: state h f64[2,3], n i32[]; inputs x f64[T,2,3]; weights w, b.
ScanStep elman(Inputs c, Inputs x, Inputs k) {
  const Tensor h = tanh(matmul(c[0], k[0]) + x[0] + k[1]);
  return {{h, c[1] + 1}, {h * h, c[1]}};
}

const std::vector<Type> kElmanTypes = {f64({2, 3}), Type{DType::i32, {}}, f64({4, 2, 3}),
                                       f64({3, 3}), f64({3})};

Tensors looped(Inputs in, bool reverse) {
  return scan(in.first(2), in.subspan(2, 1), in.subspan(3), 4, reverse, elman);
}

Tensors unrolled(Inputs in, bool reverse) {
  Tensors c(in.begin(), in.begin() + 2), first(4), second(4);
  for (int step = 0; step < 4; ++step) {
    const int t = reverse ? 3 - step : step;
    const Tensors x = {squeeze(narrow(in[2], 0, t, 1), 0)};
    ScanStep next = elman(c, x, in.subspan(3));
    c = next.carried;
    first[static_cast<size_t>(t)] = next.results[0];
    second[static_cast<size_t>(t)] = next.results[1];
  }
  return {c[0], c[1], stack(first, 0), stack(second, 0)};
}

TEST(Scan, EqualsTheUnrolledLoop) {
  for (bool reverse : {false, true}) {
    SCOPED_TRACE(reverse);
    expect_same(
        kElmanTypes, [&](Inputs in) { return looped(in, reverse); },
        [&](Inputs in) { return unrolled(in, reverse); });
  }
}

Tensor elman_loss(Inputs in, bool reverse) {
  const Tensors y = scan(in.first(1), in.subspan(1, 1), in.subspan(2), 3, reverse,
                         [](Inputs c, Inputs x, Inputs k) -> ScanStep {
                           const Tensor h = tanh(matmul(c[0], k[0]) + x[0]);
                           return {{h}, {h * x[0]}};
                         });
  return sum(y[0] * y[0]) + sum(sin(y[1]));
}

TEST(Scan, GradientsMatchDifferences) {
  const std::vector<Type> types = {f64({1, 2}), f64({3, 1, 2}), f64({2, 2})};
  for (bool reverse : {false, true})
    for (int order : {1, 2}) {
      SCOPED_TRACE(str_cat("reverse ", reverse, " order ", order));
      expect_gradients(
          types, [&](Inputs in) { return elman_loss(in, reverse); }, order);
    }
}

// A weight's gradient is one product after the backward loop, which then carries only the state's;
// unless that would stack more than the weight is.
TEST(Scan, MakesWeightGradientsAtOnce) {
  for (const int64_t batch : {2, 5}) {
    Graph g;
    const Tensor h(g, g.input("h", f64({batch, 2}))), x(g, g.input("x", f64({3, batch, 2}))),
        w(g, g.input("w", f64({2, 2})));
    const Tensors y = scan(Tensors{h}, Tensors{x}, Tensors{w}, 3, false,
                           [](Inputs c, Inputs in, Inputs k) -> ScanStep {
                             const Tensor next = tanh(matmul(c[0], k[0]) * in[0]);
                             return {{next}, {c[0]}};
                           });
    gradients(sum(y[0]), Tensors{h, x, w});
    NodeId backward;
    for (uint32_t i = 0; i < g.size(); ++i)
      if (g[NodeId{i}].op == Op::kScan) backward = NodeId{i};
    EXPECT_EQ(g.attr(backward).carries[0], batch == 2 ? 1 : 2) << batch;
  }
}

TEST(Scan, OfScanMatchesDifferences) {
  const std::vector<Type> types = {f64({2}), f64({3, 2, 2}), f64({2})};
  const auto loss = [](Inputs in) {
    const Tensors y = scan(in.first(1), in.subspan(1, 1), in.subspan(2), 3, false,
                           [](Inputs c, Inputs x, Inputs k) -> ScanStep {
                             const Tensors inner = scan(
                                 c, x, k, 2, true, [](Inputs c2, Inputs x2, Inputs k2) -> ScanStep {
                                   return {{sin(c2[0] * k2[0] + x2[0])}, {c2[0] * x2[0]}};
                                 });
                             return {{inner[0]}, {sum(inner[1])}};
                           });
    return sum(y[0] * y[0]) + sum(y[1]);
  };
  expect_gradients(types, loss);
}

TEST(Scan, WithoutStepsPassesItsStateThrough) {
  const std::vector<Type> types = {f64({2}), f64({0, 2})};
  const Graph g = graph_of(types, [](Inputs in) {
    Tensors y = scan(in.first(1), in.subspan(1, 1), {}, 0, false,
                     [](Inputs c, Inputs x, Inputs) -> ScanStep {
                       return {{c[0] * x[0]}, {c[0]}};
                     });
    for (const Tensor& d : gradients(sum(y[0] * y[0]), in)) y.push_back(d);
    return y;
  });
  const std::vector<Array> in = random_arrays(types);
  const std::vector<Array> out = evaluate(g, in);
  expect_close(out[0], in[0], 0);
  EXPECT_EQ(out[1].type(), f64({0, 2}));
  EXPECT_EQ(out[2].at(1), 2 * in[0].at(1));
  EXPECT_EQ(out[3].type(), f64({0, 2}));
}

// A Scan that keeps no incoming state is run again with it kept.
TEST(Scan, GradientWithoutSavedState) {
  const std::vector<Type> types = {f64({2}), f64({3, 2})};
  const auto step = [](Inputs c, Inputs x, Inputs) -> ScanStep { return {{sin(c[0]) * x[0]}, {}}; };
  const auto bare = [&](Inputs in) -> Tensors {
    auto body = std::make_shared<Graph>();
    const Tensor c(*body, body->input("c", f64({2}))), x(*body, body->input("x", f64({2})));
    body->output("c", step(Tensors{c}, Tensors{x}, {}).carried[0].id());
    return {
        get(make(Op::kScan, in,
                 {.length = {3}, .reverse = {0}, .carries = {1}, .scanned = {1}, .bodies = {body}}),
            0)};
  };
  expect_same(types, bare,
              [&](Inputs in) { return scan(in.first(1), in.subspan(1, 1), {}, 3, false, step); });
}

TEST(Scan, TapsBecomeStacks) {
  const std::vector<Type> types = {f64({2})};
  const Graph g = graph_of(types, [](Inputs in) {
    return scan(in, {}, {}, 3, false, [](Inputs c, Inputs, Inputs) -> ScanStep {
      return {{tap("doubled", c[0] * 2)}, {}};
    });
  });
  ASSERT_EQ(g.outputs.size(), 2u);
  EXPECT_EQ(g.outputs[0].name, "tap.doubled");
  const std::vector<Array> out = evaluate(g, std::vector<Array>{Array::full(f64({2}), 1)});
  EXPECT_EQ(out[0].type(), f64({3, 2}));
  EXPECT_EQ(out[0].at(4), 8);
}

TEST(Scan, RefusesWhatDoesNotFit) {
  Graph g;
  const Tensor c(g, g.input("c", f64({2}))), x(g, g.input("x", f64({3, 2})));
  const auto message = [&](int64_t length, const auto& step) {
    try {
      scan(Tensors{c}, Tensors{x}, {}, length, false, step);
    } catch (const Error& e) {
      return std::string(e.what());
    }
    return std::string("accepted");
  };
  const auto same = [](Inputs cc, Inputs, Inputs) -> ScanStep { return {{cc[0]}, {}}; };
  EXPECT_EQ(message(3, same), "accepted");
  EXPECT_NE(message(4, same).find("leading extent 4"), std::string::npos) << message(4, same);
  const auto narrower = [](Inputs cc, Inputs, Inputs) -> ScanStep { return {{sum(cc[0])}, {}}; };
  EXPECT_NE(message(3, narrower).find("to stay f64[2]"), std::string::npos);
  const auto outside = [&](Inputs, Inputs, Inputs) -> ScanStep { return {{c}, {}}; };
  EXPECT_NE(message(3, outside).find("pass it in as an input"), std::string::npos);
}

// ---- Cond ----

Tensors branched(Inputs in) {
  return cond(
      in[0], in.subspan(1),
      [](Inputs x) {
        return Tensors{x[0] * x[0] * x[1], x[0]};
      },
      [](Inputs x) {
        return Tensors{sin(x[0]) + x[1], x[0] * 3};
      });
}

TEST(Cond, RunsOneBranchForwardAndBackward) {
  const std::vector<Type> types = {{DType::boolean, {}}, f64({3}), f64({3})};
  const Graph g = graph_of(types, [](Inputs in) {
    Tensors y = branched(in);
    const Tensor loss = sum(y[0] * y[1]);
    const Tensors first = gradients(loss, in.subspan(1));
    for (const Tensor& d : first) y.push_back(d);
    for (const Tensor& d : gradients(sum(first[0] * first[0]), in.subspan(1))) y.push_back(d);
    return y;
  });
  const std::vector<Type> plain = {f64({3}), f64({3})};
  for (bool yes : {true, false}) {
    const Graph direct = graph_of(plain, [&](Inputs x) {
      Tensors y = yes ? Tensors{x[0] * x[0] * x[1], x[0]} : Tensors{sin(x[0]) + x[1], x[0] * 3};
      const Tensors first = gradients(sum(y[0] * y[1]), x);
      for (const Tensor& d : first) y.push_back(d);
      for (const Tensor& d : gradients(sum(first[0] * first[0]), x)) y.push_back(d);
      return y;
    });
    std::vector<Array> in = random_arrays(plain);
    const std::vector<Array> want = evaluate(direct, in);
    in.insert(in.begin(), Array::scalar(yes));
    const std::vector<Array> got = evaluate(g, in);
    ASSERT_EQ(got.size(), want.size());
    for (size_t k = 0; k < got.size(); ++k) expect_close(got[k], want[k], 1e-13);
  }
}

TEST(Cond, ATapInABranchIsRefused) {
  Graph g;
  const Tensor p(g, g.input("p", {DType::boolean, {}})), x(g, g.input("x", f64({2})));
  const auto tapped = [](Inputs in) { return Tensors{tap("t", in[0])}; };
  EXPECT_THROW(cond(p, Tensors{x}, tapped, tapped), Error);
}

// ---- Call ----

Tensors gated(Inputs in) {
  const Tensor s = sigmoid(in[0]);
  const Tensor y = in[0] * s + in[1];
  return {y, s};  // s is saved for the gradient
}

TEST(Call, EqualsItsInlinedBodyInValueAndGradient) {
  const std::vector<Type> types = {f64({2, 3}), f64({3})};
  expect_same(
      types, [](Inputs in) { return Tensors{call("gated", in, {}, gated)[0]}; },
      [](Inputs in) { return Tensors{gated(in)[0]}; });
  expect_gradients(
      types, [](Inputs in) { return sum(exp(call("gated", in, {}, gated)[0])); }, 2);
}

TEST(Call, ItsGradientIsACallThatReadsSavedValues) {
  const Graph g = graph_of({f64({2, 3}), f64({3})}, [](Inputs in) {
    const Tensors y = call("gated", in, {0.5}, gated);
    return Tensors{gradients(sum(exp(y[0])), in.first(1))[0]};
  });
  const Graph* body = nullptr;
  for (uint32_t i = 0; i < g.size(); ++i) {
    const Attr& at = g.attr(NodeId{i});
    if (at.name != "gated_grad") continue;
    body = at.bodies[0].get();
    EXPECT_EQ(at.values, std::vector<double>{0.5});
    EXPECT_EQ(at.wrt, std::vector<int64_t>{0});
    EXPECT_EQ(at.dys, std::vector<int64_t>{0});
  }
  ASSERT_NE(body, nullptr);
  EXPECT_EQ(body->inputs().size(), 2u + 2u + 1u);
  for (uint32_t i = 0; i < body->size(); ++i)
    EXPECT_NE((*body)[NodeId{i}].op, Op::kLogistic) << "saved, so not computed again";
}

TEST(Call, TapsComeOut) {
  const Graph g = graph_of({f64({2})}, [](Inputs in) {
    return call("f", in, {}, [](Inputs x) { return Tensors{tap("half", x[0] * 0.5) + 1}; });
  });
  ASSERT_EQ(g.outputs.size(), 2u);
  EXPECT_EQ(g.outputs[0].name, "tap.half");
  EXPECT_EQ(evaluate(g, std::vector<Array>{Array::full(f64({2}), 3)})[0].at(0), 1.5);
}

// ---- RngBits ----

TEST(RngBits, IsThreefryOfKeySampleAndPosition) {
  const std::vector<Type> types = {{DType::u32, {2}}, {DType::u32, {3}}};
  const Graph g = graph_of(types, [](Inputs in) { return Tensors{rng_bits(in[0], in[1], {3})}; });
  std::vector<Array> in;
  in.push_back(Array::from<uint32_t>({2}, std::vector<uint32_t>{0x13198a2e, 0x03707344}));
  in.push_back(Array::from<uint32_t>({3}, std::vector<uint32_t>{0x243f6a88, 7, 0}));
  const auto words = evaluate(g, in)[0];
  const auto got = words.span<uint32_t>();
  for (uint32_t b = 0; b < 3; ++b)
    for (uint32_t p = 0; p < 3; ++p) {
      const auto pair = threefry2x32({0x13198a2e, 0x03707344}, {in[1].span<uint32_t>()[b], p / 2});
      EXPECT_EQ(got[b * 3 + p], pair[p % 2]) << b << ',' << p;
    }
}

// Known answers of the 20-round function: kat_vectors of the paper's Random123 library.
TEST(RngBits, KnownAnswers) {
  const auto words = [](uint32_t k0, uint32_t k1, uint32_t sample) {
    const Graph g = graph_of({{DType::u32, {2}}, {DType::u32, {1}}},
                             [](Inputs in) { return Tensors{rng_bits(in[0], in[1], {2})}; });
    std::vector<Array> in;
    in.push_back(Array::from<uint32_t>({2}, std::vector<uint32_t>{k0, k1}));
    in.push_back(Array::from<uint32_t>({1}, std::vector<uint32_t>{sample}));
    const Array out = evaluate(g, in)[0];
    return std::vector<uint32_t>{out.span<uint32_t>()[0], out.span<uint32_t>()[1]};
  };
  EXPECT_EQ(words(0, 0, 0), (std::vector<uint32_t>{0x6b200159, 0x99ba4efe}));
}

TEST(RngBits, ASampleDoesNotSeeItsBatch) {
  const auto run = [](const std::vector<uint32_t>& samples) {
    const auto n = static_cast<int64_t>(samples.size());
    const Graph g = graph_of({{DType::u32, {2}}, {DType::u32, {n}}}, [](Inputs in) {
      return Tensors{rng_bits(in[0], in[1], {2, 2})};
    });
    std::vector<Array> in;
    in.push_back(Array::from<uint32_t>({2}, std::vector<uint32_t>{1, 2}));
    in.push_back(Array::from<uint32_t>({n}, samples));
    return evaluate(g, in)[0];
  };
  const Array both = run({5, 9}), one = run({9});
  for (int64_t i = 0; i < 4; ++i) EXPECT_EQ(both.at(4 + i), one.at(i));
}

// ---- Replicas ----

TEST(Collectives, ShapesOfSeveralReplicas) {
  Graph g;
  const Tensor x(g, g.input("x", f64({4, 3})));
  const Tensor all = make(Op::kAllGather, {x}, {.axes = {0}, .replicas = {2}});
  EXPECT_EQ(all.type(), f64({8, 3}));
  const Tensor part =
      make(Op::kReduceScatter, {x}, {.axes = {0}, .reduction = {0}, .replicas = {4}});
  EXPECT_EQ(part.type(), f64({1, 3}));
  // As if all replicas held the same x.
  g.output("all", all.id());
  g.output("part", part.id());
  g.output("mean", make(Op::kAllReduce, {x}, {.reduction = {1}, .replicas = {2}}).id());
  const std::vector<Array> in = random_arrays({f64({4, 3})});
  const std::vector<Array> out = evaluate(g, in);
  EXPECT_EQ(out[0].at(12), in[0].at(0));
  EXPECT_EQ(out[1].at(2), 4 * in[0].at(2));
  expect_close(out[2], in[0], 0);
  EXPECT_THROW(
      gradients(sum(make(Op::kAllReduce, {x}, {.reduction = {2}, .replicas = {2}})), Tensors{x}),
      Error);
}

// ---- StableHLO text of bodies ----

TEST(Emit, BodiesBecomeRegions) {
  const Graph loop = graph_of(kElmanTypes, [](Inputs in) { return looped(in, true); });
  const std::string text = to_stablehlo(loop);
  EXPECT_NE(text.find("\"stablehlo.while\""), std::string::npos) << text;
  EXPECT_NE(text.find("\"stablehlo.dynamic_update_slice\""), std::string::npos);
  const Graph choice = graph_of({{DType::boolean, {}}, f64({3}), f64({3})}, branched);
  EXPECT_NE(to_stablehlo(choice).find("\"stablehlo.if\""), std::string::npos);
}

}  // namespace
}  // namespace fullbore
