#include "train/step_graph.h"

#include <algorithm>
#include <limits>
#include <set>

#include "fullbore/functional.h"
#include "nn/trace.h"
#include "ops/op_def.h"

namespace fullbore::train {
namespace {

// x as the model takes it.
Tensor normalized(const Tensor& x, const std::optional<Normalize>& n) {
  if (!n) return x;
  if (n->mean.size() != n->stddev.size() || n->mean.empty())
    fail("[normalize] expected as many means as standard deviations, got ", n->mean.size(), " and ",
         n->stddev.size());
  for (double s : n->stddev)
    if (!(s > 0)) fail("[normalize] expected standard deviations above 0, got ", s);
  const auto channels = static_cast<int64_t>(n->mean.size());
  if (channels > 1 && (x.dim() < 2 || x.size(1) != channels))
    fail("[normalize] expected ", channels, " channels on axis 1, got x of type ", x.type());
  // One multiply-add: x * (scale / stddev) - mean / stddev.
  Array a(DType::f32, channels > 1 ? Shape{channels} : Shape{}), b(a.type());
  for (int64_t c = 0; c < channels; ++c) {
    const auto i = static_cast<size_t>(c);
    a.set(c, n->scale / n->stddev[i]);
    b.set(c, -n->mean[i] / n->stddev[i]);
  }
  const Tensor f = x.to(DType::f32);
  const auto spread = [&](const Array& v) {
    const Tensor t = constant(x.graph(), v);
    return channels > 1 ? broadcast_in_dim(t, f.shape(), {1}) : expand(t, f.shape());
  };
  return f * spread(a) + spread(b);
}

struct Inputs {
  Tensor x, y, sample_weight, sample_index;
};

Inputs batch_inputs(Graph& g, const Type& x, const Type& y) {
  const int64_t batch = x.shape[0];
  Inputs in;
  in.x = {g, g.input(kX, x, 0)};
  in.y = {g, g.input(kY, y, 0)};
  in.sample_weight = {g, g.input(kSampleWeight, {DType::f32, {batch}}, 0)};
  in.sample_index = {g, g.input(kSampleIndex, {DType::u32, {batch}}, 0)};
  return in;
}

// Targets may be stored as bytes; losses take any integer type, and floats as they are.
Tensor forward(nn::Module& model, const Tensor& x, const std::optional<Normalize>& normalize) {
  Tensor in;
  {
    const LabelScope scope(x.graph(), "input");
    in = normalized(x, normalize);
  }
  const Tensor out = model(in);
  if (out.dim() < 1 || out.size(0) != x.size(0))
    fail("[step] expected the model's output to keep the batch axis ", x.size(0), ", got ",
         out.type());
  return out;
}

Tensor checked_loss(const Tensor& loss) {
  if (loss.dim() != 0 || !is_float(loss.dtype()))
    fail("[step] expected the criterion to give a floating scalar, got ", loss.type());
  return loss.to(DType::f32);
}

// A parameter may be called like something that every step has ("x", "step").
void check_names(const Graph& g) {
  std::set<std::string> seen;
  for (NodeId id : g.inputs())
    if (!seen.insert(g.attr(id).name).second)
      fail("[step] expected names of parameters that the step itself does not use, got '",
           g.attr(id).name, "'; rename the member of the model");
}

// One training step as it is put together.
class StepBuilder {
 public:
  StepBuilder(nn::Module& model, const optim::Optimizer& optimizer, const StepOptions& options,
              const Type& x, const Type& y)
      : optimizer_(optimizer),
        options_(options),
        in_(batch_inputs(g_, x, y)),
        trace_(g_, model, true) {
    trace_.seed_key = {g_, g_.input(kSeedKey, {DType::u32, {2}})};
    step_ = state(kStep, {DType::i32, {}});
    lr_scale_ = state(kLrScale, {DType::f32, {}});
    // Random numbers differ between the batches of one optimizer step: sample numbers do.
    trace_.step = step_.to(DType::u32);
    trace_.sample_index = in_.sample_index;
    trace_.sample_weight = in_.sample_weight;
    for (const auto& b : trace_.bound())
      if (b.trains) trained_.push_back(b);
    if (trained_.empty())
      throw Error(
          "[step] the model has no parameter that trains; list its layers in FB_MODULE(...), or "
          "thaw them with requires_grad(true)");
  }

  StepGraph build(nn::Module& model, const nn::Criterion& criterion, const StepKind& kind,
                  const DataRange& range) {
    const bool apply = kind.apply;
    const Tensor out = forward(model, in_.x, options_.normalize);
    if (!is_float(in_.y.dtype()) && in_.y.dim() == 1 && out.dim() == 2 &&
        out.size(1) < range.num_classes)
      fail("[step] expected at least ", range.num_classes,
           " outputs per sample, one for each class of the data, got ", out.type());
    check_tokens(g_, range.num_tokens);
    g_.set_scope("loss");
    const Tensor loss = checked_loss(criterion(out, in_.y, in_.sample_weight));
    g_.set_scope("");
    std::vector<Tensor> wrt;
    for (const auto& b : trained_) wrt.push_back(b.tensor);
    std::vector<Tensor> grads = gradients(loss, wrt);
    if (kind.gradients)
      for (size_t i = 0; i < grads.size(); ++i)
        g_.output(kGradient + trained_[i].named.name, grads[i].id());
    if (options_.accumulate > 1) grads = accumulate(std::move(grads), apply);
    g_.set_scope("optimizer");
    std::vector<Tensor> checked = grads;
    checked.push_back(loss);
    ok_ = all_finite(checked);
    if (kind.runs_ahead) {
      ok_ = logical_and(ok_, {g_, g_.input(kAllOk, {DType::boolean, {}})});
      next(kAllOk, ok_);
      const double bad = std::numeric_limits<double>::quiet_NaN();
      g_.output(kLoss, where(ok_, loss, bad).id());
    } else {
      g_.output(kLoss, loss.id());
      g_.output(kOk, ok_.id());
    }
    if (apply) update(std::move(grads));
    buffers();
    emit_accumulators(apply);
    g_.set_scope("");
    check_names(g_);
    return {std::move(g_), std::move(specs_)};
  }

 private:
  Tensor state(const std::string& name, const Type& type, double init = 0,
               std::string copy_of = {}) {
    specs_.push_back({name, type, init, std::move(copy_of)});
    return {g_, g_.input(name, type)};
  }
  void next(const std::string& name, const Tensor& value) {
    g_.output(name, value.id(), g_.find_input(name));
  }

  // Gradients weighted by the batch's samples are summed; on the last batch divided by all weights.
  std::vector<Tensor> accumulate(std::vector<Tensor> grads, bool apply) {
    g_.set_scope("accumulate");
    const Tensor weight = sum(in_.sample_weight);
    const Tensor total = state("accumulated_weight", {DType::f32, {}}) + weight;
    sums_.clear();
    for (size_t i = 0; i < grads.size(); ++i) {
      const Tensor old = state("accumulated." + trained_[i].named.name, grads[i].type());
      sums_.push_back(old + grads[i] * expand(weight.to(grads[i].dtype()), grads[i].shape()));
      if (apply)
        grads[i] = sums_[i] / expand(maximum(total, 1e-12).to(grads[i].dtype()), grads[i].shape());
    }
    total_weight_ = total;
    return grads;
  }

  // Kept as they are when the batch was bad.
  void emit_accumulators(bool apply) {
    if (options_.accumulate <= 1) return;
    const auto emit = [&](const std::string& name, const Tensor& total) {
      const Tensor old(g_, g_.inputs()[static_cast<size_t>(g_.find_input(name))]);
      const Tensor value = apply ? zeros_like(total) : total;
      next(name, where(expand(ok_, value.shape()), value, old));
    };
    emit("accumulated_weight", total_weight_);
    for (size_t i = 0; i < sums_.size(); ++i)
      emit("accumulated." + trained_[i].named.name, sums_[i]);
  }

  void update(std::vector<Tensor> grads) {
    if (options_.clip_grad_value > 0)
      grads = optim::clip_grad_value(grads, options_.clip_grad_value);
    if (options_.clip_grad_norm > 0)
      grads = optim::clip_grad_norm(grads, options_.clip_grad_norm).grads;
    const Tensor t = step_ + 1.0;
    for (size_t i = 0; i < trained_.size(); ++i) {
      const auto& [named, param, trains] = trained_[i];
      const optim::Optimizer mine = optimizer_.for_param(named.name);
      const DType dtype = param.dtype() == DType::f64 ? DType::f64 : DType::f32;
      const Tensor lr = options_.schedule.lr(mine.lr(), step_, dtype) * lr_scale_.to(dtype);
      std::vector<Tensor> slots;
      const auto specs = mine.slots(param.type());
      for (const auto& s : specs)
        slots.push_back(state(slot_name(s.name, named.name), s.type, s.init));
      const auto u = mine.step(
          {.param = param, .grad = grads[i], .slots = slots, .lr = lr, .t = t, .ok = ok_});
      next(named.name, u.param);
      for (size_t k = 0; k < specs.size(); ++k)
        next(slot_name(specs[k].name, named.name), u.slots[k]);
      if (options_.ema_decay > 0) {
        const std::string name = "ema." + named.name;
        const Tensor old = state(name, param.type(), 0, named.name);
        next(name, optim::ema_update(old, u.param, options_.ema_decay, ok_));
      }
    }
    next(kStep, where(ok_, t, step_));
  }

  // Statistics of the batch, kept only when the step is.
  void buffers() {
    for (size_t i = 0; i < trace_.bound().size(); ++i) {
      const Tensor& value = trace_.updates()[i];
      if (!value.defined()) continue;
      const auto& b = trace_.bound()[i];
      next(b.named.name, where(expand(ok_, value.shape()), value, b.tensor));
    }
  }

  static std::string slot_name(const std::string& slot, const std::string& parameter) {
    return str_cat("optimizer.", slot, ".", parameter);
  }

  Graph g_;
  const optim::Optimizer& optimizer_;
  const StepOptions& options_;
  Inputs in_;
  nn::Trace trace_;
  std::vector<StateSpec> specs_;
  std::vector<nn::Trace::Bound> trained_;
  Tensor step_, lr_scale_, ok_, total_weight_;
  std::vector<Tensor> sums_;
};

// Metrics of a classifier [B, C] or of numbers shaped like the target.
void add_metrics(Graph& g, const Tensor& out, const Inputs& in, const std::vector<int>& top_k) {
  const Tensor& w = in.sample_weight;
  if (!is_float(in.y.dtype())) {
    if (out.dim() != 2 || in.y.dim() != 1) return;
    g.output("correct", top_k_correct(out, in.y, 1, w).id());
    for (int k : top_k) {
      if (k < 1 || k > out.size(1))
        fail("[metrics] expected top-k with k from 1 to ", out.size(1), ", got ", k);
      g.output(str_cat("top_k.", k), top_k_correct(out, in.y, k, w).id());
    }
    g.output("prediction", argmax(out, 1).id());
    return;
  }
  if (out.numel() != in.y.numel()) return;
  const Tensor flat = reshape(out.to(DType::f32), {out.size(0), -1});
  const Tensor target = reshape(in.y.to(DType::f32), {out.size(0), -1});
  g.output("abs_error", sum(mean(abs(flat - target), {1}) * w).id());
  g.output("r2_sums", r2_sums(flat, target, w).id());
}

}  // namespace

StepGraph build_step(nn::Module& model, const nn::Criterion& criterion,
                     const optim::Optimizer& optimizer, const StepOptions& options, const Type& x,
                     const Type& y, const StepKind& kind, const DataRange& range) {
  return StepBuilder(model, optimizer, options, x, y).build(model, criterion, kind, range);
}

Graph build_eval(nn::Module& model, const nn::Criterion& criterion, const EvalOptions& options,
                 const Type& x, const Type& y) {
  Graph g;
  const Inputs in = batch_inputs(g, x, y);
  nn::Trace trace(g, model, false);
  trace.sample_index = in.sample_index;
  trace.sample_weight = in.sample_weight;
  check_names(g);
  const Tensor out = forward(model, in.x, options.normalize);
  g.output("output", out.id());
  if (y.shape.numel() > 0 && criterion) {
    const LabelScope scope(g, "loss");
    g.output(kLoss, checked_loss(criterion(out, in.y, in.sample_weight)).id());
    g.output("weight", sum(in.sample_weight).id());
    add_metrics(g, out, in, options.top_k);
  }
  return g;
}

void check_tokens(const Graph& g, int64_t num_tokens) {
  const auto is_x = [&](NodeId id) {
    while (g[id].op == Op::kConvert || g[id].op == Op::kReshape || g[id].op == Op::kSlice)
      id = g.operands(id)[0];
    return g[id].op == Op::kInput && g.attr(id).name == kX;
  };
  for (uint32_t i = 0; i < g.size(); ++i) {
    const NodeId id{i};
    if (g[id].op != Op::kCall || g.attr(id).name != "embedding" || !is_x(g.operands(id)[0]))
      continue;
    const int64_t rows = g.type(g.operands(id)[1]).shape[0];
    if (num_tokens > rows)
      fail("[", g.label(id).empty() ? "embedding" : g.label(id), "] expected tokens of 0 to ",
           rows - 1, ", the model's vocabulary, got ",
           num_tokens == data::Dataset::kNegativeTokens ? "negative ones"
                                                        : str_cat("one of ", num_tokens - 1),
           "; give the model a larger vocabulary, or look at the data");
  }
}

std::map<std::string, const Array*> inputs_of(const data::Batch& batch) {
  return {{kX, &batch.x()},
          {kY, &batch.y()},
          {kSampleWeight, &batch.sample_weight},
          {kSampleIndex, &batch.sample_index}};
}

Array seed_key(uint64_t seed) {
  const uint32_t words[] = {static_cast<uint32_t>(seed), static_cast<uint32_t>(seed >> 32)};
  return Array::from<uint32_t>(Shape{2}, words);
}

std::vector<StateSpec> state_specs(nn::Module& model, const optim::Optimizer& optimizer,
                                   const StepOptions& options) {
  std::vector<StateSpec> specs{{kStep, {DType::i32, {}}}, {kLrScale, {DType::f32, {}}, 1}};
  if (options.accumulate > 1) specs.push_back({"accumulated_weight", {DType::f32, {}}});
  for (const nn::NamedParameter& p : model.named_parameters()) {
    if (!p.parameter->requires_grad) continue;
    const Type& type = p.parameter->type();
    if (options.accumulate > 1) specs.push_back({"accumulated." + p.name, type});
    for (const auto& s : optimizer.for_param(p.name).slots(type))
      specs.push_back({str_cat("optimizer.", s.name, ".", p.name), s.type, s.init});
    if (options.ema_decay > 0) specs.push_back({"ema." + p.name, type, 0, p.name});
  }
  return specs;
}

}  // namespace fullbore::train
