// What tells a network of attention where in the sequence it is. Throw Error when operands do not
// fit. Not thread safe: one graph is built by one thread.
#pragma once

#include <cstdint>

#include "fullbore/tensor.h"

namespace fullbore {

// [T, C]: sin(t / base^(2i / C)) in column 2i, the cosine beside it. Vaswani et al. 2017.
Tensor sinusoidal_positions(Graph& graph, const Type& type, double base = 10000);

struct RotaryOptions {
  double base = 10000;
  int64_t offset = 0;  // position of the first step
  // Which columns are turned together: 2i and 2i + 1 (the paper, GPT-J), or i and i + D / 2
  // (GPT-NeoX, Llama).
  bool interleaved = false;
};
// x [..., T, D] with D even: pair i of step t is turned by the angle t / base^(2i / D), so that
// products of two such vectors depend on their distance. Su et al., "RoFormer", 2021.
Tensor rotary_embedding(const Tensor& x, const RotaryOptions& options = {});

}  // namespace fullbore
