#include "cpu/dot_shape.h"

#include <algorithm>
#include <cstring>
#include <numeric>

#include "ops/rules.h"

namespace fullbore::cpu {
namespace {

using List = std::vector<int64_t>;

// An axis of both operands (batch, contracted) or of one: extent and strides.
struct Axis {
  int64_t extent, a, b;
};

List free_axes(int rank, const List& batch, const List& contract) {
  List axes;
  for (int64_t i = 0; i < rank; ++i)
    if (std::find(batch.begin(), batch.end(), i) == batch.end() &&
        std::find(contract.begin(), contract.end(), i) == contract.end())
      axes.push_back(i);
  return axes;
}

List join(const List& a, const List& b, const List& c) {
  List all = a;
  all.insert(all.end(), b.begin(), b.end());
  all.insert(all.end(), c.begin(), c.end());
  return all;
}

// Strides of an operand's axes: in memory, or after packing in this order.
List strides_in(const Shape& shape, const List* packed) {
  List strides(static_cast<size_t>(shape.rank()));
  if (packed == nullptr) {
    const auto dense = strides_of(shape);
    std::copy_n(dense.begin(), strides.size(), strides.begin());
    return strides;
  }
  int64_t stride = 1;
  for (size_t i = packed->size(); i-- > 0;) {
    const auto axis = (*packed)[i];
    strides[static_cast<size_t>(axis)] = stride;
    stride *= shape[static_cast<int>(axis)];
  }
  return strides;
}

// Drops axes of one element and joins neighbours that lie one after the other.
std::vector<Axis> merged(const std::vector<Axis>& axes) {
  std::vector<Axis> result;
  for (const Axis& x : axes) {
    if (x.extent == 1) continue;
    if (!result.empty() && result.back().a == x.extent * x.a && result.back().b == x.extent * x.b)
      result.back() = {result.back().extent * x.extent, x.a, x.b};
    else
      result.push_back(x);
  }
  return result;
}

// The sum's order is free: sorted so that axes which can be joined are neighbours.
std::vector<Axis> merged_in_any_order(std::vector<Axis> axes) {
  std::stable_sort(axes.begin(), axes.end(),
                   [](const Axis& x, const Axis& y) { return x.a > y.a; });
  return merged(axes);
}

}  // namespace

int64_t DotShape::batches() const {
  return std::accumulate(batch.begin(), batch.end(), int64_t{1},
                         [](int64_t total, const BatchAxis& b) { return total * b.extent; });
}

List packed_order(const Graph& graph, NodeId dot, bool lhs) {
  const Attr& t = graph.attr(dot);
  const Shape& shape = graph.type(graph.operands(dot)[lhs ? 0 : 1]).shape;
  if (lhs)
    return join(t.lhs_batch, free_axes(shape.rank(), t.lhs_batch, t.lhs_contract), t.lhs_contract);
  return join(t.rhs_batch, t.rhs_contract, free_axes(shape.rank(), t.rhs_batch, t.rhs_contract));
}

std::optional<DotShape> dot_shape(const Graph& graph, NodeId dot, bool pack_lhs, bool pack_rhs) {
  const Attr& t = graph.attr(dot);
  const Shape& lhs = graph.type(graph.operands(dot)[0]).shape;
  const Shape& rhs = graph.type(graph.operands(dot)[1]).shape;
  const List lhs_order = packed_order(graph, dot, true);
  const List rhs_order = packed_order(graph, dot, false);
  const List a = strides_in(lhs, pack_lhs ? &lhs_order : nullptr);
  const List b = strides_in(rhs, pack_rhs ? &rhs_order : nullptr);
  const auto axis_of = [](const Shape& s, const List& strides, int64_t i) {
    return Axis{s[static_cast<int>(i)], strides[static_cast<size_t>(i)],
                strides[static_cast<size_t>(i)]};
  };
  std::vector<Axis> m, n, k;
  for (const int64_t i : free_axes(lhs.rank(), t.lhs_batch, t.lhs_contract))
    m.push_back(axis_of(lhs, a, i));
  for (const int64_t i : free_axes(rhs.rank(), t.rhs_batch, t.rhs_contract))
    n.push_back(axis_of(rhs, b, i));
  for (size_t i = 0; i < t.lhs_contract.size(); ++i)
    k.push_back({lhs[static_cast<int>(t.lhs_contract[i])],
                 a[static_cast<size_t>(t.lhs_contract[i])],
                 b[static_cast<size_t>(t.rhs_contract[i])]});
  m = merged(m);
  n = merged(n);
  k = merged_in_any_order(k);
  if (m.size() > 1 || n.size() > 1 || k.size() > 1) return std::nullopt;

  DotShape s;
  if (!m.empty()) s.m = m[0].extent, s.lhs_m = m[0].a;
  if (!n.empty()) s.n = n[0].extent, s.rhs_n = n[0].b;
  if (!k.empty()) s.k = k[0].extent, s.lhs_k = k[0].a, s.rhs_k = k[0].b;
  // Axes of one element get the stride that makes the matrix dense.
  if (m.empty()) s.lhs_m = s.lhs_k == 1 ? s.k : 1;
  if (n.empty()) s.rhs_n = s.rhs_k == 1 ? s.k : 1;
  if (k.empty()) s.lhs_k = s.lhs_m == 1 ? s.m : 1, s.rhs_k = s.rhs_n == 1 ? s.n : 1;
  s.out_m = s.n;
  int64_t stride = s.m * s.n;
  for (size_t i = t.lhs_batch.size(); i-- > 0;) {
    const auto la = t.lhs_batch[i], rb = t.rhs_batch[i];
    const int64_t extent = lhs[static_cast<int>(la)];
    const BatchAxis axis{extent, a[static_cast<size_t>(la)], b[static_cast<size_t>(rb)], stride};
    stride *= extent;
    if (extent == 1) continue;
    if (!s.batch.empty()) {
      BatchAxis& inner = s.batch.front();
      if (axis.lhs == inner.extent * inner.lhs && axis.rhs == inner.extent * inner.rhs) {
        inner.extent *= extent;
        continue;
      }
    }
    s.batch.insert(s.batch.begin(), axis);
  }
  return s;
}

Repack::Repack(const Type& from, const List& order, DType to) : from_(from.dtype) {
  const auto dense = strides_of(from.shape);
  List dims;
  for (const int64_t axis : order) {
    dims.push_back(from.shape[static_cast<int>(axis)]);
    strides_.push_back(dense[static_cast<size_t>(axis)]);
  }
  to_ = {to, Shape(Dims(dims))};
  if (dims.empty()) {
    to_.shape = Shape{1};
    strides_ = {1};
  }
}

void Repack::run(const void* from, void* to, int threads) const noexcept {
  const int last = to_.shape.rank() - 1;
  const int64_t inner = to_.shape[last];
  const int64_t stride = strides_.back();
  const int64_t rows = inner == 0 ? 0 : to_.shape.numel() / inner;
  const auto copy = [&]<typename From, typename To>(const From* source, To* target) {
    const bool parallel = threads > 1 && to_.bytes() > (int64_t{1} << 17);
#pragma omp parallel for num_threads(threads) if (parallel) schedule(static)
    for (int64_t row = 0; row < rows; ++row) {
      int64_t offset = 0;
      for (int64_t a = last - 1, rest = row; a >= 0; --a) {
        const int64_t extent = to_.shape[static_cast<int>(a)];
        offset += rest % extent * strides_[static_cast<size_t>(a)];
        rest /= extent;
      }
      const From* s = source + offset;
      To* t = target + row * inner;
      for (int64_t i = 0; i < inner; ++i) t[i] = store<To>(load(s[i * stride]));
    }
  };
  dispatch(from_, [&]<typename From>() {
    if (to_.dtype == from_) {
      copy(static_cast<const From*>(from), static_cast<From*>(to));
    } else if constexpr (!std::is_same_v<From, float>) {
      copy(static_cast<const From*>(from), static_cast<float*>(to));
    } else if (to_.dtype == DType::bf16) {
      copy(static_cast<const float*>(from), static_cast<bfloat16*>(to));
    } else {
      copy(static_cast<const float*>(from), static_cast<float16*>(to));
    }
  });
}

}  // namespace fullbore::cpu
