// Compiled programs against the reference interpreter: graphs with gradients, donated state, loops,
// refusals.
#include "cpu_util.h"
#include "ops/op_def.h"

namespace fullbore {
namespace {

using cpu::CompileOptions;
using cpu::Program;

const Type kF32x6{DType::f32, Shape{6}};

TEST(CpuProgram, MlpStepMatchesReference) {
  std::mt19937 rng(1);
  for (int trial = 0; trial < 8; ++trial) {
    std::vector<int64_t> sizes;
    for (int l = 0; l < 2 + trial % 3; ++l) sizes.push_back(1 + static_cast<int64_t>(rng() % 70));
    const Graph g = mlp_graph(sizes, 1 + static_cast<int64_t>(rng() % 40));
    for (const int threads : {1, 2, 4}) {
      for (const bool deterministic : {false, true})
        expect_same_as_reference(g, random_inputs(g, static_cast<unsigned>(trial)), 1e-4,
                                 {.threads = threads, .deterministic = deterministic});
    }
  }
}

TEST(CpuProgram, RunsInDoublePrecision) {
  const Graph g = mlp_graph({5, 7, 3}, 4, 0.1, DType::f64);
  expect_same_as_reference(g, random_inputs(g, 2), 1e-13);
}

TEST(CpuProgram, EverySampleOfEveryOp) {
  int cases = 0;
  for (int o = 0; o < kNumOps; ++o) {
    const Op op = static_cast<Op>(o);
    if (op == Op::kInput || def(op).samples == nullptr) continue;
    for (const Sample& s : def(op).samples()) {
      if (!s.refuse.empty()) continue;
      Graph g;
      std::vector<NodeId> operands;
      std::vector<Array> inputs;
      std::mt19937 rng(3);
      for (size_t i = 0; i < s.inputs.size(); ++i) {
        operands.push_back(g.input(str_cat("x", i), s.inputs[i]));
        const auto range =
            i < s.ranges.size() ? s.ranges[i] : std::pair<double, double>{s.lo, s.hi};
        inputs.push_back(random_array(s.inputs[i], rng, range.first, range.second));
      }
      const NodeId id = make_node(g, op, operands, s.attr);
      if (g.type(id).dtype == DType::tuple) {
        for (size_t k = 0; k < result_types(g, id).size(); ++k)
          g.output(str_cat("y", k), get({g, id}, static_cast<int>(k)).id());
      } else {
        g.output("y", id);
      }
      SCOPED_TRACE(print(g));
      expect_same_as_reference(g, inputs, 1e-5, {.threads = 1});
      ++cases;
    }
  }
  EXPECT_GT(cases, 100);
}

// ---- donated state ----

// Runs with each donated input's own array as output; compares with separate memory.
void expect_right_in_place(const Graph& g, unsigned seed) {
  std::vector<Array> inputs = random_inputs(g, seed);
  const std::vector<Array> expected = evaluate(g, inputs);
  const auto program = Program::compile(g, {.threads = 2});
  EXPECT_EQ(cpu::check_plan(program->buffers(), program->plan().arena_bytes), "");
  std::vector<Array> results = result_arrays(g);
  std::vector<void*> out = addresses_out(results);
  for (size_t i = 0; i < out.size(); ++i)
    if (g.outputs[i].alias >= 0) out[i] = inputs[static_cast<size_t>(g.outputs[i].alias)].data();
  const auto in = addresses_in(inputs);
  program->run(in, out);
  for (size_t i = 0; i < out.size(); ++i) {
    const int alias = g.outputs[i].alias;
    expect_near(alias < 0 ? results[i] : inputs[static_cast<size_t>(alias)], expected[i], 1e-6,
                g.outputs[i].name);
  }
}

struct StateCase {
  const char* name;
  void (*build)(Graph& g, const std::vector<Tensor>& s);  // s: three states
};

const StateCase kStateCases[] = {
    {"updated", [](Graph& g, const auto& s) { g.output("a", (s[0] * 2.0).id(), 0); }},
    {"swapped",
     [](Graph& g, const auto& s) {
       g.output("a", s[1].id(), 0);
       g.output("b", s[0].id(), 1);
     }},
    {"rotated",
     [](Graph& g, const auto& s) {
       g.output("a", s[1].id(), 0);
       g.output("b", s[2].id(), 1);
       g.output("c", s[0].id(), 2);
     }},
    {"kept", [](Graph& g, const auto& s) { g.output("a", s[0].id(), 0); }},
    {"kept_and_given_away",
     [](Graph& g, const auto& s) {
       g.output("a", s[0].id(), 0);
       g.output("b", s[0].id());
       g.output("c", s[0].id(), 1);
     }},
    {"old_value_returned_too",
     [](Graph& g, const auto& s) {
       g.output("new", (s[0] + 1.0).id(), 0);
       g.output("old", s[0].id());
     }},
    {"read_after_its_update",
     [](Graph& g, const auto& s) {
       const Tensor next = exp(s[0]);
       g.output("a", next.id(), 0);
       g.output("difference", (sin(next) - s[0]).id());
     }},
    {"read_by_a_product_that_replaces_it",
     [](Graph& g, const auto& s) {
       const Tensor m = reshape(s[0], {2, 3});
       const Tensor y = matmul(m, matmul(transpose(m, 0, 1), m));
       g.output("a", reshape(y, {6}).id(), 0);
     }},
    {"same_value_twice",
     [](Graph& g, const auto& s) {
       const Tensor y = s[0] * s[1];
       g.output("a", y.id(), 0);
       g.output("b", y.id(), 1);
       g.output("c", reshape(y, {6}).id());
     }},
    {"crossed_updates",
     [](Graph& g, const auto& s) {
       g.output("a", (s[1] + 1.0).id(), 0);
       g.output("b", (s[0] * 3.0).id(), 1);
       g.output("c", (s[0] - s[1]).id(), 2);
     }},
    {"through_a_view",
     [](Graph& g, const auto& s) {
       const Tensor v = reshape(s[0], {2, 3});
       g.output("a", (s[0] * 2.0).id(), 0);
       g.output("sum", sum(v, {0}).id());
     }},
    {"constant",
     [](Graph& g, const auto& s) {
       g.output("a", full_like(s[0], 7).id(), 0);
       g.output("b", (s[0] + full_like(s[0], 7)).id());
     }},
};

TEST(CpuProgram, DonatedStateIsRightInPlaceAndApart) {
  for (const StateCase& c : kStateCases) {
    SCOPED_TRACE(c.name);
    Graph g;
    std::vector<Tensor> states;
    for (const char* n : {"s0", "s1", "s2"}) states.emplace_back(g, g.input(n, kF32x6));
    c.build(g, states);
    expect_right_in_place(g, 5);
    expect_same_as_reference(g, random_inputs(g, 5), 1e-6, {.threads = 2});
  }
}

TEST(CpuProgram, TrainingInPlaceEqualsTrainingApart) {
  const Graph g = mlp_graph({20, 16, 4}, 8);
  std::vector<Array> state = random_inputs(g, 7);
  std::vector<Array> apart = state;
  const auto program = Program::compile(g, {.threads = 2});
  Array loss(DType::f32, {});
  for (int step = 0; step < 20; ++step) {
    const std::vector<Array> next = evaluate(g, apart);
    for (size_t i = 1; i < next.size(); ++i) apart[i] = next[i];
    std::vector<void*> out{loss.data()};
    for (size_t i = 1; i < state.size(); ++i) out.push_back(state[i].data());
    program->run(addresses_in(state), out);
    expect_near(loss, next[0], 1e-4, "loss");
  }
}

// ---- control ----

TEST(CpuProgram, ScanCarriesStateInPlace) {
  for (const bool reverse : {false, true}) {
    Graph g;
    const Tensor h(g, g.input("h", {DType::f32, Shape{3, 5}}));
    const Tensor xs(g, g.input("xs", {DType::f32, Shape{4, 3, 5}}));
    const Tensor w(g, g.input("w", {DType::f32, Shape{5, 5}}));
    const auto results = scan(std::vector{h, h}, std::vector{xs}, std::vector{w}, 4, reverse,
                              [](auto carried, auto scanned, auto constants) {
                                const Tensor n =
                                    tanh(matmul(carried[0], constants[0]) + scanned[0]);
                                return ScanStep{{carried[1] + n, n}, {n, carried[0]}};
                              });
    for (size_t i = 0; i < results.size(); ++i) g.output(str_cat("y", i), results[i].id());
    const Tensor loss = sum(results[0]) + sum(square(results[2]));
    g.output("dw", gradients(loss, std::vector{w})[0].id());
    expect_same_as_reference(g, random_inputs(g, 11), 1e-5, {.threads = 2});
  }
}

// Carried values that are kept as they come in: updated, swapped, passed on, kept twice; donated.
TEST(CpuProgram, ScanKeepsIncomingState) {
  for (const bool reverse : {false, true})
    for (const int64_t length : {0, 1, 2, 5}) {
      SCOPED_TRACE(str_cat(length, reverse ? " steps back" : " steps"));
      Graph g;
      const Type t{DType::f32, Shape{3, 5}};
      std::vector<Tensor> state;
      for (int i = 0; i < 4; ++i) state.emplace_back(g, g.input(str_cat("s", i), t));
      const Tensor xs(g, g.input("xs", {DType::f32, Shape{length, 3, 5}}));
      const auto results =
          scan(state, std::vector{xs}, {}, length, reverse, [](auto c, auto x, auto) {
            const Tensor n = sin(c[0] + x[0]) + c[3];
            return ScanStep{{n, c[2], c[1], c[3]}, {c[0], c[1], c[0], n, c[3]}};
          });
      for (size_t i = 0; i < results.size(); ++i)
        g.output(str_cat("y", i), results[i].id(), i < 2 ? static_cast<int>(i) : -1);
      expect_same_as_reference(g, random_inputs(g, 12), 1e-6);
    }
}

TEST(CpuProgram, CondRunsOneBranch) {
  Graph g;
  const Tensor p(g, g.input("p", {DType::boolean, {}}));
  const Tensor x(g, g.input("x", kF32x6));
  const auto y = cond(
      p, std::vector{x}, [](auto in) { return std::vector{exp(in[0])}; },
      [](auto in) { return std::vector{in[0] * 2.0 + 1.0}; });
  g.output("y", y[0].id());
  std::vector<Array> inputs = random_inputs(g, 3);
  for (const bool value : {false, true}) {
    inputs[0] = Array::scalar(value);
    expect_same_as_reference(g, inputs, 1e-6);
  }
}

// ---- refusals and reports ----

TEST(CpuProgram, RefusesWhatItCannotRun) {
  const auto message = [](const Graph& g, const CompileOptions& o) -> std::string {
    try {
      Program::compile(g, o);
    } catch (const Error& e) {
      return e.what();
    }
    return "";
  };
  Graph g;
  const Tensor x(g, g.input("x", kF32x6));
  g.output("y", (x + 1.0).id(), 0);
  EXPECT_EQ(message(g, {}), "");
  EXPECT_NE(message(g, {.threads = -1}).find("threads"), std::string::npos);
  EXPECT_NE(message(g, {.passes = {"nonsense"}}).find("nonsense"), std::string::npos);
  Graph twice = g;
  twice.output("z", x.id(), 0);
  EXPECT_NE(message(twice, {}).find("two outputs"), std::string::npos);
  Graph wrong = g;
  wrong.output("z", x.id(), 3);
  EXPECT_NE(message(wrong, {}).find("only 1 inputs"), std::string::npos);

  const auto program = Program::compile(g);
  EXPECT_THROW(program->run({}, {}), Error);
}

TEST(CpuProgram, ExplainNamesKernelsLabelsAndRefusals) {
  Graph g;
  const Tensor x(g, g.input("x", {DType::f64, Shape{2, 3}}));
  const Tensor w(g, g.input("w", {DType::f64, Shape{3, 2}}));
  {
    const LabelScope scope(g, "fc1");
    g.output("y", matmul(x, w).id());
  }
  const auto program = Program::compile(g, {.explain = true});
  const std::string text = program->explain();
  for (const char* part : {"reference", "fc1", "dot", "not onednn_dot: no product of f64 to f64"})
    EXPECT_NE(text.find(part), std::string::npos) << part << " in\n" << text;
}

TEST(CpuProgram, ProfileTimesEveryKernel) {
  const Graph g = mlp_graph({20, 16, 4}, 8);
  const auto program = Program::compile(g);
  std::vector<Array> inputs = random_inputs(g, 1), results = result_arrays(g);
  const Profile p = program->profile(addresses_in(inputs), addresses_out(results), 5);
  ASSERT_EQ(p.kernels.size(), static_cast<size_t>(program->plan().kernels));
  EXPECT_EQ(p.steps, 5);
  EXPECT_EQ(p.spans.size(), p.kernels.size());
  for (const KernelProfile& k : p.kernels) {
    EXPECT_GT(k.seconds, 0) << k.kernel << " " << k.ops;
    EXPECT_EQ(k.calls, 1);
  }
}

TEST(CpuProgram, ProfileLooksIntoLoops) {
  Graph g;
  const Tensor h(g, g.input("h", {DType::f32, Shape{3, 5}}));
  const Tensor w(g, g.input("w", {DType::f32, Shape{5, 5}}));
  const auto y = scan(std::vector{h}, {}, std::vector{w}, 7, false, [](auto c, auto, auto k) {
    return ScanStep{{tanh(matmul(c[0], k[0]))}, {}};
  });
  g.output("y", y[0].id());
  const auto program = Program::compile(g);
  std::vector<Array> inputs = random_inputs(g, 1), results = result_arrays(g);
  const std::vector<Array> expected = evaluate(g, inputs);
  const Profile p = program->profile(addresses_in(inputs), addresses_out(results), 3);
  double self = 0;
  int products = 0;
  for (const KernelProfile& k : p.kernels) {
    self += k.self_seconds;
    EXPECT_EQ(k.parent < 0, k.kernel == "scan") << k.kernel;
    EXPECT_EQ(k.calls, k.kernel == "scan" ? 1 : 7) << k.kernel;
    products += k.product == DType::f32;
  }
  EXPECT_EQ(products, 1);
  EXPECT_EQ(p.product_flops(), 7 * 2.0 * 3 * 5 * 5);
  EXPECT_FALSE(!(self >= p.kernels[0].seconds - 1e-9)) << "a loop's own time and its body's";
  EXPECT_EQ(p.spans.size(), 1 + 7 * (p.kernels.size() - 1));
  expect_near(results[0], expected[0], 1e-5);
}

}  // namespace
}  // namespace fullbore
