#include "fullbore/nn/module.h"

#include <set>

#include "base/rng.h"
#include "nn/trace.h"

namespace fullbore::nn {
namespace {

// FNV-1a: the stream number of a parameter's initial values.
uint64_t hash_name(std::string_view name) {
  uint64_t h = 0xcbf29ce484222325u;
  for (char c : name) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  return h;
}

std::string join(std::string_view prefix, std::string_view name) {
  return prefix.empty() ? std::string(name) : str_cat(prefix, ".", name);
}

// Walks the tree in the order of visit_members; parameters before submodules of one module as
// listed.
class Walk : public Visitor {
 public:
  explicit Walk(Module& root) { enter("", root); }
  void member(std::string_view name, Parameter& p) override {
    if (p.defined()) parameters.push_back({join(prefix_, name), &p});
  }
  void member(std::string_view name, Module& m) override { enter(join(prefix_, name), m); }

  std::vector<NamedParameter> parameters;  // buffers included
  std::vector<std::pair<std::string, Module*>> modules;

  // Each parameter once, under its first name: those that train, or the buffers.
  std::vector<NamedParameter> distinct(bool buffers) const {
    std::vector<NamedParameter> out;
    std::set<const Parameter*> seen;
    for (const NamedParameter& p : parameters)
      if (p.parameter->is_buffer() == buffers && seen.insert(p.parameter).second) out.push_back(p);
    return out;
  }

 private:
  void enter(const std::string& name, Module& m) {
    modules.emplace_back(name, &m);
    const std::string saved = std::exchange(prefix_, name);
    m.visit_members(*this);
    prefix_ = saved;
  }
  std::string prefix_;
};

std::string list_names(const std::vector<std::string>& names) {
  std::string out;
  for (size_t i = 0; i < names.size() && i < 6; ++i) out += (i > 0 ? ", " : "") + names[i];
  if (names.size() > 6) out += str_cat(" and ", names.size() - 6, " more");
  return out;
}

}  // namespace

Parameter::Parameter(const Shape& shape, init::Init init, Kind kind, DType dtype)
    : requires_grad(kind == Kind::kTrained),
      type_{dtype, shape},
      init_(std::move(init)),
      kind_(kind) {}

void Parameter::initialize(uint64_t seed, std::string_view name) {
  Rng rng(seed, hash_name(name));
  Array value(type_);
  init_(value, rng);
  value_ = std::move(value);
  has_value_ = true;
}

Array& Parameter::value() {
  if (!has_value_)
    fail("[parameter] a parameter of type ", type_,
         " has no value yet; call model.initialize(seed), "
         "load a state dict, or make a step with the model first");
  return value_;
}
const Array& Parameter::value() const { return const_cast<Parameter*>(this)->value(); }

void Parameter::set_value(const Array& value) {
  if (!(value.type() == type_))
    fail("[parameter] expected a value of type ", type_, ", got ", value.type());
  if (has_value_) {
    std::copy(value.data(), value.data() + value.bytes(), value_.data());
  } else {
    value_ = value;
    has_value_ = true;
  }
}

void Parameter::set_init(init::Init init) {
  if (has_value_)
    throw Error("[parameter] set_init comes too late: the parameter has a value already");
  init_ = std::move(init);
}

Parameter::operator Tensor() const { return Trace::require("parameter").tensor(*this); }

Tensor Module::forward(const Tensor&) {
  fail("[module] ", describe(), " has no forward(x); override it, or call its parts yourself");
}

Tensor Module::operator()(const Tensor& x) {
  return labelled([&] { return forward(x); });
}

Tensor Module::labelled(const std::function<Tensor()>& forward) {
  Trace& trace = Trace::require(describe());
  const Trace::ModuleScope scope(trace, *this);
  try {
    return forward();
  } catch (const InternalError&) {
    throw;
  } catch (const BackendError&) {
    throw;
  } catch (const Error& e) {
    // The innermost module that has a name is the one to blame.
    const std::string name = trace.name(*this), what = e.what();
    if (name.empty() || what.find(" at '") != std::string::npos) throw;
    throw Error(str_cat(what, " at '", name, "'"));
  }
}

void Module::visit_members(Visitor&) {}

std::vector<NamedParameter> Module::named_parameters() { return Walk(*this).distinct(false); }

std::vector<Parameter*> Module::parameters() {
  std::vector<Parameter*> out;
  for (const NamedParameter& p : named_parameters()) out.push_back(p.parameter);
  return out;
}

std::vector<NamedParameter> Module::named_buffers() { return Walk(*this).distinct(true); }

std::vector<std::pair<std::string, Module*>> Module::named_modules() {
  std::vector<std::pair<std::string, Module*>> out;
  std::set<const Module*> seen;
  for (const auto& named : Walk(*this).modules)
    if (seen.insert(named.second).second) out.push_back(named);
  return out;
}

int64_t Module::num_parameters() {
  int64_t n = 0;
  for (const Parameter* p : parameters()) n += p->shape().numel();
  return n;
}

std::map<std::string, Array> Module::state_dict() {
  initialize();
  std::map<std::string, Array> state;
  for (const NamedParameter& p : Walk(*this).parameters)
    state.emplace(p.name, p.parameter->value());
  return state;
}

void Module::load_state_dict(const std::map<std::string, Array>& state, bool strict) {
  const auto parameters = Walk(*this).parameters;
  std::vector<std::string> missing, unexpected, different;
  std::set<std::string> known;
  for (const NamedParameter& p : parameters) {
    known.insert(p.name);
    const auto it = state.find(p.name);
    if (it == state.end()) {
      missing.push_back(p.name);
    } else if (!(it->second.shape() == p.parameter->shape()) ||
               is_float(it->second.dtype()) != is_float(p.parameter->type().dtype)) {
      different.push_back(
          str_cat(p.name, " (expected ", p.parameter->type(), ", got ", it->second.type(), ")"));
    }
  }
  for (const auto& [name, value] : state)
    if (!known.contains(name)) unexpected.push_back(name);
  std::string problem;
  if (!different.empty()) problem += "; of another type: " + list_names(different);
  if (strict && !missing.empty()) problem += "; missing: " + list_names(missing);
  if (strict && !unexpected.empty()) problem += "; unexpected: " + list_names(unexpected);
  if (!problem.empty()) throw Error("[load_state_dict] the state is of another network" + problem);
  for (const NamedParameter& p : parameters) {
    const auto it = state.find(p.name);
    if (it != state.end()) p.parameter->set_value(it->second.to(p.parameter->type().dtype));
  }
}

void Module::initialize(uint64_t seed) {
  for (const NamedParameter& p : Walk(*this).parameters)
    if (!p.parameter->initialized()) p.parameter->initialize(seed, p.name);
}

void Module::requires_grad(bool value) {
  for (Parameter* p : parameters()) p->requires_grad = value;
}

Module& Module::train(bool mode) {
  for (const auto& [name, module] : Walk(*this).modules) module->training_ = mode;
  return *this;
}

Tensor Sequential::forward(const Tensor& x) {
  Tensor y = x;
  for (const auto& module : modules_) y = (*module)(y);
  return y;
}

void Sequential::visit_members(Visitor& visitor) {
  for (size_t i = 0; i < modules_.size(); ++i) visitor.member(std::to_string(i), *modules_[i]);
}

}  // namespace fullbore::nn
