// Gather, ScatterAdd and ArgMax, shared by the threads so that each result is written by one of
// them, its sums in the reference's order: the same bits at any number of threads.
#include <algorithm>
#include <cstring>

#include "cpu/candidates.h"
#include "cpu/parallel.h"
#include "ops/op_def.h"
#include "ops/shape_util.h"

namespace fullbore::cpu {
namespace {

// x as [slices, extent, inner]; the picked values as [slices, rest, inner]. `outer` slices in a row
// use the same indices.
struct Picking {
  int64_t slices = 1, outer = 1, extent = 1, inner = 1, rest = 1;

  Picking(const Attr& at, const Shape& x, const Shape& index) {
    const auto axis = static_cast<int>(at.axes[0]), batch = static_cast<int>(at.batch_dims[0]);
    for (int a = 0; a < axis; ++a) slices *= x[a];
    for (int a = batch; a < axis; ++a) outer *= x[a];
    for (int a = axis + 1; a < x.rank(); ++a) inner *= x[a];
    for (int a = batch; a < index.rank(); ++a) rest *= index[a];
    extent = x[axis];
  }
};

// Element i; values out of range of any type stay out of range.
int64_t index_at(const void* index, DType dtype, int64_t i) {
  switch (dtype) {
    case DType::i32: return static_cast<const int32_t*>(index)[i];
    case DType::u32: return static_cast<const uint32_t*>(index)[i];
    default: return static_cast<const int64_t*>(index)[i];
  }
}

class IndexKernel : public Kernel {
 public:
  IndexKernel(const KernelRequest& r, NodeId id)
      : type_(r.graph.type(id)),
        slots_(InputSlots(r).of_operands(id)),
        group_slots_(r.input_slots.begin(), r.input_slots.end()),
        result_(r.output_slots[0]) {}
  bool uses_threads() const override { return threads_ > 1; }

 protected:
  Type type_;
  std::vector<int> slots_, group_slots_;
  int result_;
  int threads_ = 1;
};

class GatherKernel final : public IndexKernel {
 public:
  GatherKernel(const KernelRequest& r, NodeId id)
      : IndexKernel(r, id),
        p_(r.graph.attr(id), r.graph.type(r.graph.operands(id)[0]).shape,
           r.graph.type(r.graph.operands(id)[1]).shape),
        index_type_(r.graph.type(r.graph.operands(id)[1]).dtype) {
    threads_ = threads_for(2 * type_.bytes(), r.threads);
  }
  std::string_view name() const override { return "gather"; }

  void run(void* const* address) noexcept override {
    if (type_.shape.numel() == 0) return;
    const auto* x = static_cast<const std::byte*>(address[slots_[0]]);
    const void* index = address[slots_[1]];
    auto* y = static_cast<std::byte*>(address[result_]);
    dispatch_width(type_.dtype, [&]<typename W>() {
      in_parallel(threads_, [&](int me, int team) {
        rows(reinterpret_cast<const W*>(x), index, reinterpret_cast<W*>(y), me, team);
      });
    });
  }

 private:
  template <typename W>
  void rows(const W* x, const void* index, W* y, int me, int team) const {
    const int64_t n = p_.slices * p_.rest, inner = p_.inner;
    for (int64_t row = n * me / team; row < n * (me + 1) / team; ++row) {
      const int64_t slice = row / p_.rest;
      const int64_t i = index_at(index, index_type_, slice / p_.outer * p_.rest + row % p_.rest);
      const W* from = x + (slice * p_.extent + std::clamp<int64_t>(i, 0, p_.extent - 1)) * inner;
      if (inner == 1)
        y[row] = *from;
      else
        std::memcpy(y + row * inner, from, static_cast<size_t>(inner) * sizeof(W));
    }
  }

  Picking p_;
  DType index_type_;
};

class ScatterAddKernel final : public IndexKernel {
 public:
  ScatterAddKernel(const KernelRequest& r, NodeId id)
      : IndexKernel(r, id),
        p_(r.graph.attr(id), type_.shape, r.graph.type(r.graph.operands(id)[1]).shape),
        index_type_(r.graph.type(r.graph.operands(id)[1]).dtype) {
    const int64_t updates = r.graph.type(r.graph.operands(id)[2]).bytes();
    threads_ = threads_for(type_.bytes() + 2 * updates, r.threads);
    by_columns_ = p_.inner >= int64_t{16} * threads_;
  }
  std::string_view name() const override { return "scatter_add"; }
  // Adds where x lies, if x is nothing else to it.
  bool may_alias(int, int in) const override {
    return group_slots_[static_cast<size_t>(in)] == slots_[0] &&
           std::count(slots_.begin(), slots_.end(), slots_[0]) == 1;
  }

  void run(void* const* address) noexcept override {
    const auto* x = static_cast<const std::byte*>(address[slots_[0]]);
    auto* y = static_cast<std::byte*>(address[result_]);
    if (x != y && type_.bytes() > 0)
      in_parallel(threads_, [&](int me, int team) {
        const int64_t begin = type_.bytes() * me / team, end = type_.bytes() * (me + 1) / team;
        std::memcpy(y + begin, x + begin, static_cast<size_t>(end - begin));
      });
    const void* index = address[slots_[1]];
    const void* updates = address[slots_[2]];
    dispatch(type_.dtype, [&]<typename T>() {
      in_parallel(threads_, [&](int me, int team) {
        add(reinterpret_cast<T*>(y), index, static_cast<const T*>(updates), me, team);
      });
    });
  }

 private:
  // A thread owns columns, so that no index can burden it more than others; or, where there are
  // few, rows.
  template <typename T>
  void add(T* y, const void* index, const T* updates, int me, int team) const {
    const int64_t cols = p_.inner, rows = p_.slices * p_.extent;
    const int64_t c0 = by_columns_ ? cols * me / team : 0;
    const int64_t c1 = by_columns_ ? cols * (me + 1) / team : cols;
    const int64_t first = by_columns_ ? 0 : rows * me / team;
    const int64_t last = by_columns_ ? rows : rows * (me + 1) / team;
    if (first >= last) return;
    for (int64_t s = first / p_.extent; s <= (last - 1) / p_.extent; ++s)
      for (int64_t r = 0; r < p_.rest; ++r) {
        const int64_t i = index_at(index, index_type_, s / p_.outer * p_.rest + r);
        const int64_t row = s * p_.extent + i;
        if (i < 0 || i >= p_.extent || row < first || row >= last) continue;
        add_row(y + row * cols + c0, updates + (s * p_.rest + r) * cols + c0, c1 - c0);
      }
  }
  template <typename T>
  static void add_row(T* to, const T* update, int64_t n) {
#ifndef __clang__  // which vectorizes without, and warns where it does not
#pragma omp simd
#endif
    for (int64_t j = 0; j < n; ++j) to[j] = wrapping_add(to[j], update[j]);
  }

  Picking p_;
  DType index_type_;
  bool by_columns_;
};

class ArgMaxKernel final : public IndexKernel {
 public:
  ArgMaxKernel(const KernelRequest& r, NodeId id)
      : IndexKernel(r, id), x_(r.graph.type(r.graph.operands(id)[0])) {
    const auto axis = static_cast<int>(r.graph.attr(id).axes[0]);
    extent_ = x_.shape[axis];
    for (int a = axis + 1; a < x_.shape.rank(); ++a) inner_ *= x_.shape[a];
    threads_ = threads_for(x_.bytes(), r.threads);
  }
  std::string_view name() const override { return "arg_max"; }

  void run(void* const* address) noexcept override {
    const void* x = address[slots_[0]];
    auto* y = static_cast<int32_t*>(address[result_]);
    const int64_t n = type_.shape.numel();
    dispatch(x_.dtype, [&]<typename T>() {
      in_parallel(threads_, [&](int me, int team) {
        for (int64_t i = n * me / team; i < n * (me + 1) / team; ++i)
          y[i] = largest(static_cast<const T*>(x) + i / inner_ * extent_ * inner_ + i % inner_);
      });
    });
  }

 private:
  // The first of the largest elements; the first NaN is larger than all.
  template <typename T>
  int32_t largest(const T* x) const {
    auto best = load(x[0]);
    int64_t at = 0;
    for (int64_t j = 1; j < extent_ && best == best; ++j) {
      const auto v = load(x[j * inner_]);
      if (v > best || v != v) best = v, at = j;
    }
    return static_cast<int32_t>(at);
  }

  Type x_;
  int64_t extent_ = 1, inner_ = 1;
};

}  // namespace

std::unique_ptr<Kernel> make_index(const KernelRequest& request, std::string& refusal) {
  const NodeId id = request.group.nodes[0];
  if (request.group.nodes.size() == 1) {
    switch (request.graph[id].op) {
      case Op::kGather: return std::make_unique<GatherKernel>(request, id);
      case Op::kScatterAdd: return std::make_unique<ScatterAddKernel>(request, id);
      case Op::kArgMax: return std::make_unique<ArgMaxKernel>(request, id);
      default: break;
    }
  }
  refusal = "not Gather, ScatterAdd or ArgMax";
  return nullptr;
}

}  // namespace fullbore::cpu
