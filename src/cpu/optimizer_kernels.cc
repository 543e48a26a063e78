// Composites over all parameters of a program, each in one pass: optimizer steps, all_finite and
// global_norm. The elements of all parameters count as one long list, divided among the threads.
#include "cpu/optimizer_kernels.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <unordered_map>
#include <vector>

#include "cpu/fuse.h"
#include "cpu/parallel.h"
#include "cpu/region.h"
#include "ops/op_def.h"

namespace fullbore::cpu {
namespace {

// Below this many elements one thread is faster than waking the others.
constexpr int64_t kParallelElements = 16384;
constexpr int64_t kUnit = 64;     // threads share elements in such stretches: whole cache lines
constexpr int64_t kChunk = 4096;  // sums run over such chunks, whatever the number of threads

bool all_f32(const Graph& g, std::span<const NodeId> ids) {
  return std::all_of(ids.begin(), ids.end(),
                     [&](NodeId x) { return g.type(x).dtype == DType::f32; });
}

// ---- optimizer steps ----

struct Parameter {
  std::vector<int> operands;  // slots in the address table: param, grad, optimizer slots
  std::vector<int> results;   // param, optimizer slots
  int64_t count = 0;
  int64_t first = 0;  // in the list of all parameters' elements, in units
};

// What differs between the optimizers: reading the scalars, then one stretch.
class StepRule {
 public:
  virtual ~StepRule() = default;
  virtual void read_scalars(std::span<const float> scalars) noexcept = 0;
  virtual void run(const StepArgs& a) const noexcept = 0;
};

class AdamRule final : public StepRule {
 public:
  AdamRule(bool decoupled, const std::vector<double>& v) {
    const bool amsgrad = v.back() != 0;
    const double weight_decay = decoupled ? 0 : v[3];
    fn_ = adam_kernel(decoupled, weight_decay != 0, amsgrad);
    n_ = {.one_minus_beta1 = static_cast<float>(1 - v[0]),
          .beta2 = static_cast<float>(v[1]),
          .one_minus_beta2 = static_cast<float>(1 - v[1]),
          .eps = static_cast<float>(v[2]),
          .weight_decay = static_cast<float>(weight_decay),
          .step_size = 0,
          .bias_correction2_sqrt = 1,
          .decay = 1};
  }
  void read_scalars(std::span<const float> s) noexcept override {
    n_.step_size = s[0];
    n_.bias_correction2_sqrt = s[1];
    if (s.size() > 2) n_.decay = s[2];
  }
  void run(const StepArgs& a) const noexcept override { fn_(a, n_); }

 private:
  AdamFn fn_;
  AdamNumbers n_;
};

class SgdRule final : public StepRule {
 public:
  explicit SgdRule(const std::vector<double>& v)
      : fn_(sgd_kernel(v[0] != 0, v[1] != 0, v[2] != 0)),
        n_{0, 1, static_cast<float>(v[0]), static_cast<float>(v[1])} {}
  void read_scalars(std::span<const float> s) noexcept override {
    n_.lr = s[0];
    if (s.size() > 1) n_.keep = s[1];
  }
  void run(const StepArgs& a) const noexcept override { fn_(a, n_); }

 private:
  SgdFn fn_;
  SgdNumbers n_;
};

class AdadeltaRule final : public StepRule {
 public:
  explicit AdadeltaRule(const std::vector<double>& v)
      : fn_(adadelta_kernel(v[2] != 0)),
        n_{0, static_cast<float>(v[0]), static_cast<float>(1 - v[0]), static_cast<float>(v[1]),
           static_cast<float>(v[2])} {}
  void read_scalars(std::span<const float> s) noexcept override { n_.lr = s[0]; }
  void run(const StepArgs& a) const noexcept override { fn_(a, n_); }

 private:
  AdadeltaFn fn_;
  AdadeltaNumbers n_;
};

class StepKernel final : public Kernel {
 public:
  StepKernel(std::string name, std::unique_ptr<StepRule> rule, std::vector<Parameter> parameters,
             std::vector<int> scalars, int ok, const KernelRequest& request)
      : name_(std::move(name)),
        rule_(std::move(rule)),
        parameters_(std::move(parameters)),
        scalars_(std::move(scalars)),
        ok_(ok) {
    int64_t elements = 0;
    for (Parameter& p : parameters_) {
      p.first = units_;
      units_ += (p.count + kUnit - 1) / kUnit;
      elements += p.count;
    }
    threads_ = elements >= kParallelElements ? std::max(request.threads, 1) : 1;
    find_aliases(request);
  }

  void run(void* const* address) noexcept override {
    float scalars[4] = {};
    for (size_t i = 0; i < scalars_.size(); ++i)
      scalars[i] = *static_cast<const float*>(address[scalars_[i]]);
    rule_->read_scalars({scalars, scalars_.size()});
    const bool ok = *static_cast<const bool*>(address[ok_]);
    in_parallel(threads_, [&](int me, int team) {
      range(address, ok, units_ * me / team, units_ * (me + 1) / team);
    });
  }

  std::string_view name() const override { return name_; }
  std::string details() const override {
    return str_cat(parameters_.size(), " parameters, ", threads_,
                   threads_ == 1 ? " thread\n" : " threads\n");
  }
  bool may_alias(int out, int in) const override {
    return aliases_[static_cast<size_t>(out)] == in;
  }

 private:
  void range(void* const* address, bool ok, int64_t first, int64_t last) const {
    for (const Parameter& p : parameters_) {
      const int64_t begin = std::max(first - p.first, int64_t{0}) * kUnit;
      const int64_t end = std::min((last - p.first) * kUnit, p.count);
      if (begin >= end) continue;
      ok ? step(p, address, begin, end - begin) : keep(p, address, begin, end - begin);
    }
  }
  static const float* read(const Parameter& p, size_t k, void* const* address, int64_t at) {
    return static_cast<const float*>(address[p.operands[k]]) + at;
  }
  static float* write(const Parameter& p, size_t k, void* const* address, int64_t at) {
    return static_cast<float*>(address[p.results[k]]) + at;
  }
  void step(const Parameter& p, void* const* address, int64_t at, int64_t count) const {
    StepArgs a{.param = read(p, 0, address, at),
               .grad = read(p, 1, address, at),
               .slot = {},
               .new_param = write(p, 0, address, at),
               .new_slot = {},
               .count = count};
    for (size_t k = 0; k + 1 < p.results.size(); ++k) {
      a.slot[k] = read(p, k + 2, address, at);
      a.new_slot[k] = write(p, k + 1, address, at);
    }
    rule_->run(a);
  }
  // Results are the old values.
  static void keep(const Parameter& p, void* const* address, int64_t at, int64_t count) {
    for (size_t k = 0; k < p.results.size(); ++k) {
      const float* from = read(p, k == 0 ? 0 : k + 1, address, at);
      float* to = write(p, k, address, at);
      if (from != to) std::memcpy(to, from, static_cast<size_t>(count) * sizeof(float));
    }
  }

  // Each result may lie where its old value does, unless another parameter reads that too.
  void find_aliases(const KernelRequest& request) {
    std::unordered_map<int, int> readers, input;  // by slot
    for (const int s : scalars_) ++readers[s];
    ++readers[ok_];
    for (const Parameter& p : parameters_)
      for (const int s : p.operands) ++readers[s];
    for (size_t i = 0; i < request.input_slots.size(); ++i)
      input.emplace(request.input_slots[i], static_cast<int>(i));
    std::unordered_map<int, int> old_of;  // result slot -> slot of its old value
    for (const Parameter& p : parameters_)
      for (size_t k = 0; k < p.results.size(); ++k)
        old_of[p.results[k]] = p.operands[k == 0 ? 0 : k + 1];
    for (const int out : request.output_slots) {
      const auto old = old_of.find(out);
      const bool alone = old != old_of.end() && readers[old->second] == 1;
      aliases_.push_back(alone ? input.at(old->second) : -1);
    }
  }

  std::string name_;
  std::unique_ptr<StepRule> rule_;
  std::vector<Parameter> parameters_;
  std::vector<int> scalars_;
  int ok_;
  int64_t units_ = 0;
  int threads_ = 1;
  std::vector<int> aliases_;  // output -> input
};

std::unique_ptr<Kernel> make_step(const KernelRequest& r, std::string& refusal) {
  const Graph& g = r.graph;
  const Attr& attr = g.attr(r.group.nodes[0]);
  if (!attr.index.empty()) {
    refusal = "some results were dropped";
    return nullptr;
  }
  const InputSlots input_slots(r);
  std::vector<Parameter> parameters;
  std::vector<int> scalars;
  int ok = -1;
  size_t first_output = 0;
  for (NodeId id : r.group.nodes) {
    const auto operands = g.operands(id);
    if (!all_f32(g, operands.first(operands.size() - 1))) {
      refusal = "a parameter that is not f32";
      return nullptr;
    }
    const std::vector<int> slots = input_slots.of_operands(id);
    const size_t results = result_types(g, id).size();
    Parameter p;
    p.count = g.type(operands[0]).shape.numel();
    p.operands.assign(slots.begin(), slots.begin() + static_cast<std::ptrdiff_t>(results + 1));
    for (size_t k = 0; k < results; ++k) p.results.push_back(r.output_slots[first_output + k]);
    first_output += results;
    parameters.push_back(std::move(p));
    // The same for every parameter (fuse has seen to that).
    scalars.assign(slots.begin() + static_cast<std::ptrdiff_t>(results + 1), slots.end() - 1);
    ok = slots.back();
  }
  std::unique_ptr<StepRule> rule;
  if (attr.name == "sgd_step") {
    rule = std::make_unique<SgdRule>(attr.values);
  } else if (attr.name == "adadelta_step") {
    rule = std::make_unique<AdadeltaRule>(attr.values);
  } else {
    rule = std::make_unique<AdamRule>(attr.name == "adamw_step", attr.values);
  }
  return std::make_unique<StepKernel>(attr.name, std::move(rule), std::move(parameters),
                                      std::move(scalars), ok, r);
}

// ---- all_finite, global_norm ----

class SurveyKernel final : public Kernel {
 public:
  SurveyKernel(bool norm, const KernelRequest& request)
      : norm_(norm), result_(request.output_slots[0]), scratch_(request.scratch_slot) {
    const NodeId id = request.group.nodes[0];
    const std::vector<int> slots = InputSlots(request).of_operands(id);
    int64_t elements = 0;
    for (size_t k = 0; k < slots.size(); ++k) {
      const int64_t count = request.graph.type(request.graph.operands(id)[k]).shape.numel();
      for (int64_t at = 0; at < count; at += kChunk)
        chunks_.push_back({slots[k], at, std::min(kChunk, count - at)});
      elements += count;
    }
    threads_ = elements >= 2 * kParallelElements ? std::max(request.threads, 1) : 1;
  }

  void run(void* const* address) noexcept override {
    auto* partial = static_cast<double*>(address[scratch_]);
    const auto n = static_cast<int64_t>(chunks_.size());
    in_parallel(threads_, [&](int me, int team) {
      for (int64_t c = n * me / team; c < n * (me + 1) / team; ++c) {
        const Chunk& chunk = chunks_[static_cast<size_t>(c)];
        const float* x = static_cast<const float*>(address[chunk.slot]) + chunk.first;
        partial[c] = norm_ ? squares_(x, chunk.count) : magnitude_(x, chunk.count);
      }
    });
    if (norm_) {
      double sum = 0;
      for (int64_t c = 0; c < n; ++c) sum += partial[c];
      *static_cast<float*>(address[result_]) = static_cast<float>(std::sqrt(sum));
    } else {
      *static_cast<bool*>(address[result_]) =
          std::all_of(partial, partial + n, [](double m) { return m < 0x7f800000; });
    }
  }
  std::string_view name() const override { return norm_ ? "global_norm" : "all_finite"; }
  int64_t scratch_bytes() const override {
    return static_cast<int64_t>(std::max<size_t>(chunks_.size(), 1) * sizeof(double));
  }

 private:
  struct Chunk {
    int slot;
    int64_t first, count;
  };
  bool norm_;
  int result_, scratch_;
  int threads_ = 1;
  std::vector<Chunk> chunks_;
  SquaresFn squares_ = squares_kernel();
  MagnitudeFn magnitude_ = magnitude_kernel();
};

}  // namespace

std::unique_ptr<Kernel> make_fused_composite(const KernelRequest& request, std::string& refusal) {
  const Graph& g = request.graph;
  const NodeId first = request.group.nodes[0];
  if (g[first].op != Op::kCall || !is_fused_composite(g.attr(first).name)) {
    refusal = "not an optimizer step, all_finite or global_norm";
    return nullptr;
  }
  const std::string& name = g.attr(first).name;
  if (name != "all_finite" && name != "global_norm") return make_step(request, refusal);
  if (request.group.nodes.size() != 1 || !all_f32(g, g.operands(first))) {
    refusal = "tensors that are not f32";
    return nullptr;
  }
  return std::make_unique<SurveyKernel>(name == "global_norm", request);
}

}  // namespace fullbore::cpu
