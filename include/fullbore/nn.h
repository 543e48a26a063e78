// Modules and layers under PyTorch's names. A module holds parameters on the host; calling it while
// a step is traced appends its computation to the graph. Modules are plain values: a copy has
// parameters of its own (Sequential and ModuleList share the modules in them).
// Thread safety: a module belongs to one thread at a time.
#pragma once

#include <concepts>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fullbore/array.h"
#include "fullbore/functional.h"
#include "fullbore/init.h"
#include "fullbore/tensor.h"

namespace fullbore::nn {

// A tensor that training changes (requires_grad) or a module keeps (a buffer, such as running
// statistics). Its numbers live here, in host memory, and are filled when first asked for or when
// Module::initialize gives them their values.
class Parameter {
 public:
  Parameter() = default;
  enum class Kind { kTrained, kBuffer };
  Parameter(const Shape& shape, init::Init init, Kind kind = Kind::kTrained,
            DType dtype = DType::f32);

  const Type& type() const { return type_; }
  const Shape& shape() const { return type_.shape; }
  bool defined() const { return init_ != nullptr; }
  // Fills the values from (seed, name).
  void initialize(uint64_t seed, std::string_view name);
  bool initialized() const { return has_value_; }
  // The numbers. Throws Error before they were initialised.
  Array& value();
  const Array& value() const;
  // Copies numbers in; throws Error unless the type is the same.
  void set_value(const Array& value);
  // Replaces how it is initialised, before it was.
  void set_init(init::Init init);

  // The symbolic tensor of this parameter in the step that is being traced. Throws Error outside of
  // a trace, or when its module is not listed in FB_MODULE.
  operator Tensor() const;  // NOLINT: a Parameter is used where a Tensor is

  bool is_buffer() const { return kind_ == Kind::kBuffer; }

  bool requires_grad = true;  // false: frozen

 private:
  Type type_;
  init::Init init_;
  Kind kind_ = Kind::kTrained;
  Array value_;
  bool has_value_ = false;
};

class Module;

// Receives the members that FB_MODULE lists.
class Visitor {
 public:
  virtual ~Visitor() = default;
  virtual void member(std::string_view name, Parameter& parameter) = 0;
  virtual void member(std::string_view name, Module& module) = 0;
};

struct NamedParameter {
  std::string name;  // "fc1.weight"
  Parameter* parameter;
};

class Module {
 public:
  Module() = default;
  virtual ~Module() = default;
  Module(const Module&) = default;
  Module& operator=(const Module&) = default;

  // What the module computes; derive and override. Throws Error when it was not overridden.
  virtual Tensor forward(const Tensor& x);
  // Calls forward, with nodes labelled by the module's name. An Error from it names the module.
  Tensor operator()(const Tensor& x);

  // Lists parameters and submodules; FB_MODULE(fc1, fc2) writes this function.
  virtual void visit_members(Visitor& visitor);
  // "Linear(in_features=784, out_features=128, bias=true)"
  virtual std::string describe() const { return "Module"; }

  // Parameters that train (not buffers) in the order of visit_members, submodules included; a shared
  // one once, under its first name. The pointers live as long as the module stays where it is.
  std::vector<NamedParameter> named_parameters();
  std::vector<Parameter*> parameters();
  // State that is kept but not trained: running statistics.
  std::vector<NamedParameter> named_buffers();
  // "fc1", module; this module itself first under "".
  std::vector<std::pair<std::string, Module*>> named_modules();
  int64_t num_parameters();

  // Copies of all parameters and buffers, by PyTorch's names; shared ones under each name.
  std::map<std::string, Array> state_dict();
  // strict: the names must be exactly the module's. Throws Error naming what is missing, unexpected
  // or of another shape; then nothing has changed.
  void load_state_dict(const std::map<std::string, Array>& state, bool strict = true);
  // Gives every parameter that has no value yet its initial value.
  void initialize(uint64_t seed = 0);
  // Marks all parameters as (not) trained: a frozen module.
  void requires_grad(bool value);

  // Mode of dropout and batch normalisation in training steps; evaluation steps always use eval.
  Module& train(bool mode = true);
  Module& eval() { return train(false); }
  bool training() const { return training_; }

 protected:
  // What operator() does around any forward.
  Tensor labelled(const std::function<Tensor()>& forward);

 private:
  bool training_ = true;
};

// ---- containers ----

// Modules applied one after the other; named "0", "1", ... Copies share the modules.
class Sequential : public Module {
 public:
  Sequential() = default;
  template <typename... Modules>
  explicit Sequential(Modules... modules) {
    (push_back(std::move(modules)), ...);
  }
  template <std::derived_from<Module> M>
  void push_back(M module) {
    modules_.push_back(std::make_shared<M>(std::move(module)));
  }
  size_t size() const { return modules_.size(); }
  Module& operator[](size_t i) { return *modules_.at(i); }
  Tensor forward(const Tensor& x) override;
  void visit_members(Visitor& visitor) override;
  std::string describe() const override { return "Sequential"; }

 protected:
  std::vector<std::shared_ptr<Module>> modules_;
};

// Modules that the owner calls itself; named "0", "1", ...
class ModuleList : public Sequential {
 public:
  using Sequential::Sequential;
  auto begin() { return modules_.begin(); }
  auto end() { return modules_.end(); }
  // NOLINTNEXTLINE(bugprone-parent-virtual-call): a list has no order to run in
  Tensor forward(const Tensor& x) override { return Module::forward(x); }
  std::string describe() const override { return "ModuleList"; }
};

// ---- layers ----

// y = x W^T + b; x [..., in_features]. Initialised as PyTorch: uniform in +-1/sqrt(in_features).
class Linear : public Module {
 public:
  Linear(int64_t in_features, int64_t out_features, bool use_bias = true);
  Parameter weight;  // [out, in]
  Parameter bias;    // [out]
  Tensor forward(const Tensor& x) override;
  void visit_members(Visitor& visitor) override;
  std::string describe() const override;
};

// y[o] = x1^T W[o] x2 + b[o].
class Bilinear : public Module {
 public:
  Bilinear(int64_t in1_features, int64_t in2_features, int64_t out_features, bool use_bias = true);
  Parameter weight;  // [out, in1, in2]
  Parameter bias;    // [out]
  using Module::forward;
  using Module::operator();
  Tensor forward(const Tensor& x1, const Tensor& x2);
  Tensor operator()(const Tensor& x1, const Tensor& x2);
  void visit_members(Visitor& visitor) override;
  std::string describe() const override;
};

// Joins the axes from start_dim to end_dim.
class Flatten : public Module {
 public:
  explicit Flatten(int start_dim = 1, int end_dim = -1) : start_(start_dim), end_(end_dim) {}
  Tensor forward(const Tensor& x) override { return flatten(x, start_, end_); }
  std::string describe() const override;

 private:
  int start_, end_;
};

class Identity : public Module {
 public:
  Tensor forward(const Tensor& x) override { return x; }
  std::string describe() const override { return "Identity"; }
};

// Zeroes elements with probability p in training and scales the others by 1/(1-p). Its mask depends
// on the seed, the step, the layer's name, the call (1st, 2nd, ... in a forward) and the sample's
// number: not on device or batch size.
class Dropout : public Module {
 public:
  explicit Dropout(double p = 0.5);
  Tensor forward(const Tensor& x) override;
  std::string describe() const override;

 private:
  double p_;
};

// x [N, C] or [N, C, L]; statistics over N (and L), padded samples excluded.
class BatchNorm1d : public Module {
 public:
  explicit BatchNorm1d(int64_t num_features, double eps = 1e-5, double momentum = 0.1,
                       bool affine = true, bool track_running_stats = true);
  Parameter weight, bias;                                    // [C]
  Parameter running_mean, running_var, num_batches_tracked;  // buffers
  Tensor forward(const Tensor& x) override;
  void visit_members(Visitor& visitor) override;
  std::string describe() const override;

 private:
  double eps_, momentum_;
};

class LayerNorm : public Module {
 public:
  explicit LayerNorm(std::vector<int64_t> normalized_shape, double eps = 1e-5,
                     bool elementwise_affine = true);
  explicit LayerNorm(int64_t extent, double eps = 1e-5)
      : LayerNorm(std::vector<int64_t>{extent}, eps) {}
  Parameter weight, bias;
  Tensor forward(const Tensor& x) override;
  void visit_members(Visitor& visitor) override;
  std::string describe() const override;

 private:
  std::vector<int64_t> shape_;
  double eps_;
};

class RMSNorm : public Module {
 public:
  explicit RMSNorm(std::vector<int64_t> normalized_shape, std::optional<double> eps = {},
                   bool elementwise_affine = true);
  explicit RMSNorm(int64_t extent) : RMSNorm(std::vector<int64_t>{extent}) {}
  Parameter weight;
  Tensor forward(const Tensor& x) override;
  void visit_members(Visitor& visitor) override;
  std::string describe() const override;

 private:
  std::vector<int64_t> shape_;
  std::optional<double> eps_;
};

// Rows of weight [num_embeddings, embedding_dim] picked by integer x.
class Embedding : public Module {
 public:
  Embedding(int64_t num_embeddings, int64_t embedding_dim, std::optional<int64_t> padding_idx = {});
  Parameter weight;
  Tensor forward(const Tensor& x) override;
  void visit_members(Visitor& visitor) override;
  std::string describe() const override;

 private:
  std::optional<int64_t> padding_idx_;
};

// ---- activations ----
#define FB_ACTIVATION(Name, expression)                             \
  class Name : public Module {                                      \
   public:                                                          \
    Tensor forward(const Tensor& x) override { return expression; } \
    std::string describe() const override { return #Name; }         \
  };
FB_ACTIVATION(ReLU, relu(x))
FB_ACTIVATION(SiLU, silu(x))
FB_ACTIVATION(Tanh, tanh(x))
FB_ACTIVATION(Sigmoid, sigmoid(x))
#undef FB_ACTIVATION
#define FB_ACTIVATION(Name, ArgType, default_value, expression)     \
  class Name : public Module {                                      \
   public:                                                          \
    explicit Name(ArgType a = default_value) : a_(a) {}             \
    Tensor forward(const Tensor& x) override { return expression; } \
    std::string describe() const override { return #Name; }         \
                                                                    \
   private:                                                         \
    ArgType a_;                                                     \
  };
FB_ACTIVATION(LeakyReLU, double, 0.01, leaky_relu(x, a_))
FB_ACTIVATION(ELU, double, 1.0, elu(x, a_))
FB_ACTIVATION(GELU, GeluApproximate, GeluApproximate::kNone, gelu(x, a_))
FB_ACTIVATION(Softplus, double, 1.0, softplus(x, a_))
FB_ACTIVATION(Softmax, int, -1, softmax(x, a_))
FB_ACTIVATION(LogSoftmax, int, -1, log_softmax(x, a_))
#undef FB_ACTIVATION

// ---- losses ----

// What a step minimises: a scalar from the model's output, the batch's target and the weights of
// its samples (f32 [B]; 0 marks padding).
using Criterion =
    std::function<Tensor(const Tensor& output, const Tensor& target, const Tensor& sample_weight)>;

struct CrossEntropyLoss {
  std::vector<double> weight{};  // one per class; empty: all 1
  int64_t ignore_index = -100;
  double label_smoothing = 0;
  Tensor operator()(const Tensor& output, const Tensor& target,
                    const Tensor& sample_weight = {}) const;
};
struct NLLLoss {
  std::vector<double> weight{};
  int64_t ignore_index = -100;
  Tensor operator()(const Tensor& output, const Tensor& target,
                    const Tensor& sample_weight = {}) const;
};
// output and target of one shape, or output [N, 1] with target [N].
struct MSELoss {
  Tensor operator()(const Tensor& output, const Tensor& target,
                    const Tensor& sample_weight = {}) const;
};
struct L1Loss {
  Tensor operator()(const Tensor& output, const Tensor& target,
                    const Tensor& sample_weight = {}) const;
};
struct SmoothL1Loss {
  double beta = 1;
  Tensor operator()(const Tensor& output, const Tensor& target,
                    const Tensor& sample_weight = {}) const;
};
struct HuberLoss {
  double delta = 1;
  Tensor operator()(const Tensor& output, const Tensor& target,
                    const Tensor& sample_weight = {}) const;
};
struct BCEWithLogitsLoss {
  Tensor operator()(const Tensor& output, const Tensor& target,
                    const Tensor& sample_weight = {}) const;
};

}  // namespace fullbore::nn

// Within a struct derived from nn::Module: names the members that hold parameters (modules and
// Parameters), as PyTorch's __setattr__ does by itself. FB_MODULE(fc1, fc2)
#define FB_MODULE(...)                                               \
  void visit_members(::fullbore::nn::Visitor& fb_visitor) override { \
    FB_FOR_EACH(FB_VISIT_MEMBER, __VA_ARGS__)                        \
  }
#define FB_VISIT_MEMBER(member_name) fb_visitor.member(#member_name, member_name);
// Applies a macro to each argument (C++20 __VA_OPT__ recursion, up to 256 arguments).
#define FB_PARENS ()
#define FB_EXPAND(...) FB_EXPAND3(FB_EXPAND3(FB_EXPAND3(FB_EXPAND3(__VA_ARGS__))))
#define FB_EXPAND3(...) FB_EXPAND2(FB_EXPAND2(FB_EXPAND2(FB_EXPAND2(__VA_ARGS__))))
#define FB_EXPAND2(...) FB_EXPAND1(FB_EXPAND1(FB_EXPAND1(FB_EXPAND1(__VA_ARGS__))))
#define FB_EXPAND1(...) __VA_ARGS__
#define FB_FOR_EACH(macro, ...) __VA_OPT__(FB_EXPAND(FB_FOR_EACH_NEXT(macro, __VA_ARGS__)))
#define FB_FOR_EACH_NEXT(macro, first, ...) \
  macro(first) __VA_OPT__(FB_FOR_EACH_AGAIN FB_PARENS(macro, __VA_ARGS__))
#define FB_FOR_EACH_AGAIN() FB_FOR_EACH_NEXT
