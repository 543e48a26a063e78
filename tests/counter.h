// Numbers that depend on a name and an index only, the same as tools/golden/common.py makes: so
// that golden files of networks need to hold no weights.
#pragma once

#include <algorithm>
#include <cmath>
#include <string_view>

#include "fullbore/array.h"
#include "fullbore/nn/module.h"

namespace fullbore::testing {

// In [low, high): SplitMix64 over the index, started at the FNV-1a hash of the name; the upper 24
// bits count.
inline Array counter_array(std::string_view name, const Type& type, double low = -1,
                           double high = 1) {
  uint64_t state = 0xcbf29ce484222325u;
  for (const char c : name) state = (state ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  Array a(type);
  for (int64_t i = 0; i < a.numel(); ++i) {
    uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    z ^= z >> 31;
    a.set(i, low + (high - low) * (static_cast<double>(z >> 40) * 0x1p-24));
  }
  return a;
}

inline Array counter_parameter(std::string_view name, const Type& type) {
  const Shape& s = type.shape;
  if (!is_float(type.dtype)) return Array::zeros(type);
  if (s.rank() >= 2) {
    const double bound = std::sqrt(3 * static_cast<double>(s[0]) /
                                   static_cast<double>(std::max<int64_t>(1, s.numel())));
    return counter_array(name, type, -bound, bound);
  }
  if (name.ends_with("weight") || name.ends_with("running_var"))
    return counter_array(name, type, 0.5, 1.5);
  return counter_array(name, type, -0.1, 0.1);
}

// Gives every parameter and buffer its number; in f64 where `dtype` says so.
inline void set_counter_state(nn::Module& model, DType dtype = DType::f32) {
  const auto set = [&](const nn::NamedParameter& p) {
    Type type = p.parameter->type();
    if (is_float(type.dtype) && type.dtype != dtype) {
      type.dtype = dtype;
      *p.parameter = nn::Parameter(
          type.shape, init::zeros(),
          p.parameter->is_buffer() ? nn::Parameter::Kind::kBuffer : nn::Parameter::Kind::kTrained,
          dtype);
    }
    p.parameter->set_value(counter_parameter(p.name, type));
  };
  for (const auto& p : model.named_parameters()) set(p);
  for (const auto& p : model.named_buffers()) set(p);
}

}  // namespace fullbore::testing
