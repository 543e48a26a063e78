// Tensor: a symbolic value while a graph is built; a light handle, copied freely. It has a type but
// no numbers: those exist when the compiled program runs. Builders throw Error on misfit operands.
// Axes may be negative (counted from the end), as in PyTorch. Element types must agree; shapes
// broadcast as in NumPy; a C++ number takes the tensor's element type. Types and shapes are taken
// by value: a reference into the graph would not survive the nodes that a builder adds. Not thread
// safe: one graph is built by one thread.
#pragma once

#include <functional>
#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

#include "fullbore/graph.h"

namespace fullbore {

class Array;

class Tensor {
 public:
  Tensor() = default;
  Tensor(Graph& graph, NodeId id) : graph_(&graph), id_(id) {}

  bool defined() const { return graph_ != nullptr; }
  Graph& graph() const;
  NodeId id() const { return id_; }
  Type type() const;  // a copy: the graph may grow
  Shape shape() const { return type().shape; }
  DType dtype() const { return type().dtype; }
  int dim() const { return shape().rank(); }
  int64_t numel() const { return shape().numel(); }
  int64_t size(int axis) const;
  // `axis` with negatives resolved; throws Error when out of range.
  int axis(int axis) const;

  // Always throws Error: a symbolic tensor has no numbers yet.
  [[noreturn]] double item() const;

  Tensor to(DType dtype) const;
  Tensor operator-() const;

 private:
  Graph* graph_ = nullptr;
  NodeId id_;
};

// ---- constants ----
Tensor constant(Graph& graph, const Array& value);
// A scalar constant of this element type.
Tensor constant(Graph& graph, DType dtype, double value);
// `value` broadcast to `type`.
Tensor full(Graph& graph, Type type, double value);
Tensor full_like(const Tensor& x, double value);
Tensor zeros_like(const Tensor& x);
// 0, 1, 2, ... along `axis`.
Tensor iota(Graph& graph, const Type& type, int axis);

// ---- elementwise, one operand ----
Tensor neg(const Tensor& x);
Tensor abs(const Tensor& x);
Tensor sign(const Tensor& x);
Tensor exp(const Tensor& x);
Tensor expm1(const Tensor& x);
Tensor log(const Tensor& x);
Tensor log1p(const Tensor& x);
Tensor sqrt(const Tensor& x);
Tensor rsqrt(const Tensor& x);
Tensor tanh(const Tensor& x);
Tensor sigmoid(const Tensor& x);
Tensor erf(const Tensor& x);
Tensor sin(const Tensor& x);
Tensor cos(const Tensor& x);
Tensor floor(const Tensor& x);
Tensor round(const Tensor& x);        // half to even
Tensor logical_not(const Tensor& x);  // bool; bitwise on integers
Tensor square(const Tensor& x);
Tensor isfinite(const Tensor& x);
Tensor bitcast(const Tensor& x, DType dtype);

// ---- elementwise, two operands; shapes broadcast ----
#define FB_BINARY(f)                          \
  Tensor f(const Tensor& a, const Tensor& b); \
  Tensor f(const Tensor& a, double b);        \
  Tensor f(double a, const Tensor& b);
FB_BINARY(operator+)
FB_BINARY(operator-)
FB_BINARY(operator*)
FB_BINARY(operator/)
FB_BINARY(maximum)
FB_BINARY(minimum)
FB_BINARY(pow)
FB_BINARY(operator==)
FB_BINARY(operator!=)
FB_BINARY(operator<)
FB_BINARY(operator<=)
FB_BINARY(operator>)
FB_BINARY(operator>=)
#undef FB_BINARY
Tensor logical_and(const Tensor& a, const Tensor& b);  // bitwise on integers
Tensor logical_or(const Tensor& a, const Tensor& b);
Tensor logical_xor(const Tensor& a, const Tensor& b);
Tensor shift_right(const Tensor& a, const Tensor& b);  // integers; zero-filling for unsigned
Tensor clamp(const Tensor& x, double lo, double hi);
// condition (bool) ? a : b, elementwise.
Tensor where(const Tensor& condition, const Tensor& a, const Tensor& b);
Tensor where(const Tensor& condition, const Tensor& a, double b);
Tensor where(const Tensor& condition, double a, const Tensor& b);

// ---- movement ----
// One extent may be -1: inferred.
Tensor reshape(const Tensor& x, std::vector<int64_t> shape);
Tensor reshape_as(const Tensor& x, const Tensor& other);
Tensor flatten(const Tensor& x, int start_dim = 0, int end_dim = -1);
Tensor squeeze(const Tensor& x, int dim);
Tensor unsqueeze(const Tensor& x, int dim);
Tensor permute(const Tensor& x, std::vector<int> dims);
Tensor transpose(const Tensor& x, int dim0, int dim1);
// NumPy broadcasting to a shape.
Tensor expand(const Tensor& x, Shape shape);
// Axis i of x becomes axis dims[i] of the result; the other axes are new.
Tensor broadcast_in_dim(const Tensor& x, Shape shape, std::vector<int64_t> dims);
// Elements start, start + step, ... below end along dim.
Tensor slice(const Tensor& x, int dim, int64_t start, int64_t end, int64_t step = 1);
Tensor narrow(const Tensor& x, int dim, int64_t start, int64_t length);
// Edge (low, high; may be negative) and interior padding per axis, filled with `value`.
Tensor pad(const Tensor& x, std::vector<int64_t> low, std::vector<int64_t> high, double value = 0,
           std::vector<int64_t> interior = {});
Tensor cat(std::span<const Tensor> xs, int dim);
Tensor cat(std::initializer_list<Tensor> xs, int dim);
Tensor stack(std::span<const Tensor> xs, int dim);
// Rows of x picked along `dim` by integer `index` of any shape (which takes dim's place).
// Out-of-range indices are clamped.
Tensor index_select(const Tensor& x, int dim, const Tensor& index);
// PyTorch's gather for one picked element per row: result[..., j] = x[..., index[..., j]] along the
// last axis; index has x's leading axes.
Tensor take_along_last(const Tensor& x, const Tensor& index);

// ---- contraction ----
struct DotDims {
  std::vector<int64_t> lhs_batch{}, rhs_batch{}, lhs_contract{}, rhs_contract{};
};
// Result axes: batch, then lhs free, then rhs free. result: element type, default the operands'.
Tensor dot_general(const Tensor& a, const Tensor& b, const DotDims& dims,
                   std::optional<DType> result = std::nullopt);
// As torch.matmul for two or more axes on both sides (leading axes equal or broadcast).
Tensor matmul(const Tensor& a, const Tensor& b);

// ---- reductions; empty dims: all axes ----
Tensor sum(const Tensor& x, std::vector<int> dims = {}, bool keepdim = false);
Tensor mean(const Tensor& x, std::vector<int> dims = {}, bool keepdim = false);
Tensor amax(const Tensor& x, std::vector<int> dims = {}, bool keepdim = false);
// Index (i32) of the first largest element along dim; a NaN counts as largest.
Tensor argmax(const Tensor& x, int dim, bool keepdim = false);

// ---- gradients and control ----
Tensor stop_gradient(const Tensor& x);
// x, computed not before `after`; never merged with another node. Keeps recomputation apart.
Tensor barrier(const Tensor& x, const Tensor& after);
// Element `index` of a tuple result.
Tensor get(const Tensor& tuple, int index);
// Random 32-bit words of shape [B, shape...]: Threefry-2x32-20 of (key u32[2], sample u32[B]).
Tensor rng_bits(const Tensor& key, const Tensor& sample, const Shape& shape);
// Exposes a value of the graph under a name: it becomes an output "tap.<name>".
Tensor tap(std::string_view name, const Tensor& x);

// d loss / d wrt[i], appended to the graph of `loss` (a floating scalar). Undefined tensors in the
// result mean that the loss does not depend on that one, unless `zeros`. Throws Error naming op and
// label when the way leads through an op that has no gradient.
std::vector<Tensor> gradients(const Tensor& loss, std::span<const Tensor> wrt, bool zeros = true);

// A composite: a named function whose body is made of primitives. Executors may recognise the name
// and run their own kernel; everything else uses the body. `build` gets the body's inputs and
// returns its results; results beyond those used are values saved for the gradient.
std::vector<Tensor> call(std::string_view name, std::span<const Tensor> inputs,
                         std::vector<double> values,
                         const std::function<std::vector<Tensor>(std::span<const Tensor>)>& build);

// A loop of `length` steps. Step t sees the carried tensors, slice t (along axis 0) of each
// `scanned` and all `constants`; it returns the next carried ones and any number of per-step
// results. Returns the last carried tensors, then the per-step results stacked along axis 0.
struct ScanStep {
  std::vector<Tensor> carried;
  std::vector<Tensor> results;
};
std::vector<Tensor> scan(
    std::span<const Tensor> carried, std::span<const Tensor> scanned,
    std::span<const Tensor> constants, int64_t length, bool reverse,
    const std::function<ScanStep(std::span<const Tensor> carried, std::span<const Tensor> scanned,
                                 std::span<const Tensor> constants)>& step);
// Both branches take `inputs` and return results of the same types.
std::vector<Tensor> cond(
    const Tensor& predicate, std::span<const Tensor> inputs,
    const std::function<std::vector<Tensor>(std::span<const Tensor>)>& then_branch,
    const std::function<std::vector<Tensor>(std::span<const Tensor>)>& else_branch);

}  // namespace fullbore
