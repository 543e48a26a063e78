// Module: what holds parameters on the host; calling it while a step is traced appends its
// computation to the graph. Modules are plain values: a copy has parameters of its own (Sequential
// and ModuleList share the modules in them).
// Thread safety: a module belongs to one thread at a time.
#pragma once

#include <concepts>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fullbore/array.h"
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

  // Parameters that train (not buffers) in the order of visit_members, submodules included; a
  // shared one once, under its first name. The pointers live as long as the module stays where it
  // is.
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
