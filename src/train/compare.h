// How far what a device computes is from what it should be, and which node of a graph is to blame.
// Thread safe: no shared state. Plain values.
#pragma once

#include <optional>
#include <string>

#include "train/session.h"

namespace fullbore::train {

// How far a tensor is from what it should be.
struct Difference {
  std::string name{};
  Type type{};
  // ||got - want|| / max(||want||, floor). Of integers 0 only when all are equal. Infinite when one
  // side has a NaN or infinity where the other has another value; the same ones on both agree.
  double relative = 0;
  int64_t element = 0;  // the one that is furthest off, row-major
  double got = 0, want = 0;
};
// A floor keeps what is nothing but rounding (a sum of terms that cancel) from counting as wrong.
Difference difference(std::string name, const Array& got, const Array& want, double floor = 0);
double norm(const Array& a);

// Largest relative differences of tensors that still count as equal.
struct Tolerance {
  double f32 = 1e-5;          // f64 too
  double low = 2e-2;          // bf16 and f16, and ...
  bool low_products = false;  // ... products and convolutions that are not computed in f32
};

struct WrongNode {
  Op op{};
  std::string label{};      // the user's name for where it comes from
  std::string composite{};  // that it is part of; "" outside of composites
  std::string text{};       // "dot(f32[64,784], f32[784,128]) -> f32[64,128]"
  Difference difference{};
};

// The first node, in the order of the graph, whose value on the device is not what the reference
// kernel makes of the *device's own* operands: so the rounding of what comes before counts against
// nobody. Nodes that sum are measured against the sum of their terms' sizes. A composite is to
// blame only with a primitive of its body, run by itself. Nothing when all nodes agree. Runs the
// graph in pieces whose values take up to `piece_bytes` together.
std::optional<WrongNode> first_wrong_node(const Graph& graph, std::span<const Array> inputs,
                                          const Compile& device, const Tolerance& tolerance,
                                          int64_t piece_bytes = int64_t{1} << 30);

}  // namespace fullbore::train
