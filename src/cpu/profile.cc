// Timed runs of a program: what each kernel is, costs and took.
#include "fullbore/profile.h"

#include <algorithm>
#include <map>
#include <set>

#include "cpu/executable.h"
#include "cpu/program.h"
#include "cpu/threads.h"
#include "ops/body.h"
#include "ops/op_def.h"

namespace fullbore::cpu {
namespace {

using Index = std::map<std::pair<const Executable*, size_t>, int>;
using Clock = Recorder::Clock;

double seconds_between(Clock::time_point begin, Clock::time_point end) {
  return std::chrono::duration<double>(end - begin).count();
}

double median(std::vector<double> values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// The element type of the factors of the first product in a node or in its bodies.
std::optional<DType> product_type(const Graph& g, NodeId id) {
  switch (g[id].op) {
    case Op::kDot:
    case Op::kConv:
    case Op::kConvInputGrad:
    case Op::kConvFilterGrad: return g.type(g.operands(id)[0]).dtype;
    default: break;
  }
  for (const auto& body : g.attr(id).bodies)
    for (uint32_t i = 0; i < body->size(); ++i)
      if (const auto type = product_type(*body, NodeId{i})) return type;
  return std::nullopt;
}

std::string labels_of(const Graph& g, const Group& group) {
  constexpr size_t kMost = 4;
  std::set<std::string> labels;
  for (const NodeId id : group.nodes)
    if (!g.label(id).empty()) labels.insert(g.label(id));
  std::string text;
  size_t count = 0;
  for (const std::string& label : labels) {
    if (count++ == kMost) return text + str_cat(", and ", labels.size() - kMost, " more");
    text += (text.empty() ? "" : ", ") + label;
  }
  return text;
}

// "dot add", "3 x adam_step"
std::string ops_of(const Graph& g, const Group& group) {
  constexpr size_t kMost = 12;
  std::vector<std::pair<std::string, int>> runs;
  for (const NodeId id : group.nodes) {
    const std::string op = g[id].op == Op::kCall ? g.attr(id).name : str_cat(g[id].op);
    if (op == "const") continue;
    if (runs.empty() || runs.back().first != op) runs.push_back({op, 0});
    ++runs.back().second;
  }
  std::string text;
  for (size_t i = 0; i < runs.size(); ++i) {
    if (i == kMost) return text + " ...";
    if (i > 0) text += " ";
    if (runs[i].second > 1) text += str_cat(runs[i].second, "x");
    text += runs[i].first;
  }
  return text;
}

std::string types_text(const Graph& g, const std::vector<NodeId>& values) {
  constexpr size_t kMost = 6;
  std::string text;
  size_t count = 0;
  for (const NodeId id : values)
    for (const Type& t : result_types(g, id)) {
      if (count++ == kMost) return text + " ...";
      text += str_cat(text.empty() ? "" : " ", t);
    }
  return text;
}

double bytes_of(const Graph& g, const std::vector<NodeId>& values) {
  double bytes = 0;
  for (const NodeId id : values)
    for (const Type& t : result_types(g, id)) bytes += static_cast<double>(t.bytes());
  return bytes;
}

// What a group costs in one call. Values inside it stay in the caches; of a table that is looked up
// only some rows are read, which the op's own cost knows.
Cost cost_of(const Graph& g, const Group& group) {
  Cost cost;
  for (const NodeId id : group.nodes) {
    const Cost c = def(g[id].op).cost(g, id);
    cost.flops += c.flops;
    cost.bytes += c.bytes;
  }
  cost.bytes = std::min(cost.bytes, bytes_of(g, group.inputs) + bytes_of(g, group.outputs));
  return cost;
}

// Adds up the events of one timed step.
class Samples {
 public:
  Samples(const Index& index, size_t kernels)
      : index_(index), seconds_(kernels), calls_(kernels), sum_(kernels) {}

  void add(const Recorder& recorder, Clock::time_point start, double total) {
    std::fill(sum_.begin(), sum_.end(), 0.0);
    std::fill(calls_.begin(), calls_.end(), 0);
    const bool keep = total < fastest_;
    if (keep) {
      fastest_ = total;
      spans_.clear();
    }
    for (const Recorder::Event& e : recorder.events()) {
      const int k = index_.at({e.program, e.kernel});
      sum_[static_cast<size_t>(k)] += seconds_between(e.begin, e.end);
      ++calls_[static_cast<size_t>(k)];
      if (keep)
        spans_.push_back({k, seconds_between(start, e.begin), seconds_between(start, e.end)});
    }
    for (size_t k = 0; k < sum_.size(); ++k) seconds_[k].push_back(sum_[k]);
  }

  void finish(Profile& profile) {
    for (size_t k = 0; k < sum_.size(); ++k) {
      KernelProfile& kernel = profile.kernels[k];
      kernel.calls = calls_[k];
      kernel.seconds = kernel.self_seconds = median(seconds_[k]);
      kernel.flops *= static_cast<double>(kernel.calls);
      kernel.bytes *= static_cast<double>(kernel.calls);
    }
    for (const KernelProfile& kernel : profile.kernels)
      if (kernel.parent >= 0) {
        KernelProfile& parent = profile.kernels[static_cast<size_t>(kernel.parent)];
        parent.self_seconds = std::max(0.0, parent.self_seconds - kernel.seconds);
      }
    std::stable_sort(spans_.begin(), spans_.end(), [](const KernelSpan& a, const KernelSpan& b) {
      return a.begin < b.begin || (a.begin == b.begin && a.end > b.end);
    });
    profile.spans = std::move(spans_);
  }

 private:
  const Index& index_;
  std::vector<std::vector<double>> seconds_;
  std::vector<int64_t> calls_;  // in the last step
  std::vector<double> sum_;
  std::vector<KernelSpan> spans_;
  double fastest_ = 1e300;
};

}  // namespace

void Executable::describe(int parent, std::vector<KernelProfile>& kernels, Index& index) const {
  for (size_t i = 0; i < kernels_.size(); ++i) {
    const Step& step = steps_[num_constant_steps_ + i];
    const auto bodies = kernels_[i]->bodies();
    const Cost cost = bodies.empty() ? cost_of(graph_, step.group) : Cost{};
    KernelProfile kernel{.kernel = std::string(kernels_[i]->name()),
                         .label = labels_of(graph_, step.group),
                         .ops = ops_of(graph_, step.group),
                         .shapes = str_cat(types_text(graph_, step.group.inputs), " -> ",
                                           types_text(graph_, step.group.outputs)),
                         .parent = parent,
                         .flops = cost.flops,
                         .bytes = cost.bytes};
    if (bodies.empty())
      for (const NodeId id : step.group.nodes)
        if (!kernel.product) kernel.product = product_type(graph_, id);
    const int place = static_cast<int>(kernels.size());
    index[{this, i}] = place;
    kernels.push_back(std::move(kernel));
    for (const auto& body : bodies) body->describe(place, kernels, index);
  }
}

Profile Program::profile(std::span<const void* const> inputs, std::span<void* const> outputs,
                         int steps) {
  check_counts(inputs.size(), outputs.size());
  constexpr double kEnough = 20;  // seconds
  constexpr int kLeast = 3;
  Profile profile;
  profile.threads = threads_;
  Index index;
  executable_->describe(-1, profile.kernels, index);
  Samples samples(index, profile.kernels.size());
  Recorder recorder;
  std::vector<double> plain;
  const auto run = [&](Recorder* to) {
    const StepScope scope(team_);
    executable_->record(to);
    const auto start = Clock::now();
    executable_->run(inputs.data(), outputs.data());
    const double total = seconds_between(start, Clock::now());
    executable_->record(nullptr);
    if (to != nullptr && profile.steps >= 0) samples.add(*to, start, total);
    return total;
  };
  const auto begin = Clock::now();
  profile.steps = -1;  // the first one warms up and shows how much room the events need
  run(&recorder);
  for (profile.steps = 0; profile.steps < std::max(1, steps); ++profile.steps) {
    if (profile.steps >= kLeast && seconds_between(begin, Clock::now()) > kEnough) break;
    recorder.restart();
    run(&recorder);
    plain.push_back(run(nullptr));
  }
  profile.step_seconds = median(plain);
  samples.finish(profile);
  throw_reported_failure();
  return profile;
}

}  // namespace fullbore::cpu

namespace fullbore {
namespace {

// Seconds of the fastest of several runs of a graph, over all its inputs' memory.
double fastest_run(const Graph& g, int threads) {
  constexpr double kLong = 0.15;  // seconds
  const auto program = cpu::Program::compile(g, {.threads = threads});
  std::vector<Array> arrays;
  std::vector<const void*> in;
  std::vector<void*> out;
  for (const NodeId id : g.inputs()) arrays.push_back(Array::full(g.type(id), 0.5));
  for (const Array& a : arrays) in.push_back(a.data());
  std::vector<Array> results;
  for (const Output& o : g.outputs) results.emplace_back(g.type(o.node));
  for (Array& a : results) out.push_back(a.data());
  double best = 1e300, total = 0;
  for (int i = 0; i < 3 || total < kLong; ++i) {
    const auto start = cpu::Recorder::Clock::now();
    program->run(in, out);
    const double seconds =
        std::chrono::duration<double>(cpu::Recorder::Clock::now() - start).count();
    if (i > 0) best = std::min(best, seconds);
    total += seconds;
  }
  return best;
}

double matrix_rate(DType dtype, int threads) {
  constexpr int64_t kSize = 1024;
  Graph g;
  const Type type{dtype, {kSize, kSize}};
  const Tensor a(g, g.input("a", type)), b(g, g.input("b", type));
  g.output("y", matmul(a, b).id());
  return 2.0 * kSize * kSize * kSize / fastest_run(g, threads);
}

double memory_rate(int threads) {
  constexpr int64_t kElements = int64_t{1} << 24;
  Graph g;
  const Type type{DType::f32, {kElements}};
  const Tensor a(g, g.input("a", type)), b(g, g.input("b", type));
  g.output("y", (a + b).id());
  return 3.0 * static_cast<double>(type.bytes()) / fastest_run(g, threads);
}

}  // namespace

Roofline measure_roofline(int threads, bool bf16) {
  return {.flops_per_second = matrix_rate(DType::f32, threads),
          .bf16_flops_per_second = bf16 ? matrix_rate(DType::bf16, threads) : 0,
          .bytes_per_second = memory_rate(threads)};
}

}  // namespace fullbore
