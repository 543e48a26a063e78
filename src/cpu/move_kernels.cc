// Ops that move elements: Transpose, Slice, Concat, Pad, DynSlice, DynUpdate. Each is a few strided
// copies, shared by the threads.
#include <algorithm>
#include <cstring>
#include <optional>

#include "cpu/candidates.h"
#include "cpu/parallel.h"
#include "cpu/strided_copy.h"
#include "ops/op_def.h"

namespace fullbore::cpu {
namespace {

using Axis = StridedCopy::Axis;
using Steps = std::vector<int64_t>;

// From an operand to the result; offsets in elements.
struct Part {
  int slot;
  int64_t from, to;
  StridedCopy copy;
};

// Copies of x [extents of `shape`] from and to places with these steps.
StridedCopy copy_of(const Shape& shape, const Steps& from, const Steps& to, DType dtype) {
  std::vector<Axis> axes;
  for (int a = 0; a < shape.rank(); ++a) {
    const auto s = static_cast<size_t>(a);
    axes.push_back({shape[a], from[s], to[s]});
  }
  return {std::move(axes), static_cast<int64_t>(byte_size(dtype))};
}

class MoveKernel final : public Kernel {
 public:
  MoveKernel(const KernelRequest& r, NodeId id)
      : g_(r.graph),
        op_(g_[id].op),
        type_(g_.type(id)),
        bytes_(static_cast<int64_t>(byte_size(type_.dtype))),
        result_(r.output_slots[0]),
        slots_(InputSlots(r).of_operands(id)),
        group_slots_(r.input_slots.begin(), r.input_slots.end()) {
    const Attr& at = g_.attr(id);
    switch (op_) {
      case Op::kTranspose: transpose(at, x_type(id)); break;
      case Op::kSlice: slice(at, x_type(id)); break;
      case Op::kConcat: concat(at, id); break;
      case Op::kPad: pad(at, x_type(id)); break;
      case Op::kDynSlice: window(x_type(id).shape, type_.shape, true); break;
      default:
        base_.emplace(
            copy_of(type_.shape, row_major(type_.shape), row_major(type_.shape), type_.dtype));
        window(type_.shape, g_.type(g_.operands(id)[1]).shape, false);
    }
    int64_t moved = fill_ || base_ ? type_.bytes() : 0;
    for (const Part& p : parts_) moved += p.copy.bytes();
    threads_ = threads_for(2 * moved, r.threads);
  }

  void run(void* const* address) noexcept override {
    const auto at = [&](int slot) { return static_cast<std::byte*>(address[slot]); };
    std::byte* to = at(result_);
    if (fill_) fill(at(slots_[1]), to);
    if (base_ && at(slots_[0]) != to)
      in_parallel(threads_, [&](int me, int team) { base_->run(at(slots_[0]), to, me, team); });
    const int64_t start = start_slot_ < 0 ? 0 : window_start(at(start_slot_));
    const int64_t from = op_ == Op::kDynSlice ? start : 0, into = start - from;
    in_parallel(threads_, [&](int me, int team) {
      for (const Part& p : parts_)
        p.copy.run(at(p.slot) + (p.from + from) * bytes_, to + (p.to + into) * bytes_, me, team);
    });
  }
  std::string_view name() const override { return "move"; }
  bool uses_threads() const override { return threads_ > 1; }
  // DynUpdate replaces a window of x where x lies, if x is nothing else to it.
  bool may_alias(int, int in) const override {
    return op_ == Op::kDynUpdate && group_slots_[static_cast<size_t>(in)] == slots_[0] &&
           std::count(slots_.begin(), slots_.end(), slots_[0]) == 1;
  }

 private:
  const Type& x_type(NodeId id) const { return g_.type(g_.operands(id)[0]); }

  void transpose(const Attr& at, const Type& x) {
    const Steps in = row_major(x.shape);
    Steps from;
    for (const int64_t a : at.axes) from.push_back(in[static_cast<size_t>(a)]);
    parts_.push_back(
        {slots_[0], 0, 0, copy_of(type_.shape, from, row_major(type_.shape), type_.dtype)});
  }
  void slice(const Attr& at, const Type& x) {
    Steps from = row_major(x.shape);
    int64_t offset = 0;
    for (size_t a = 0; a < from.size(); ++a) {
      offset += at.start[a] * from[a];
      // An extent of 1 allows any stride, however large.
      from[a] = type_.shape[static_cast<int>(a)] > 1 ? at.stride[a] * from[a] : 0;
    }
    parts_.push_back(
        {slots_[0], offset, 0, copy_of(type_.shape, from, row_major(type_.shape), type_.dtype)});
  }
  void concat(const Attr& at, NodeId id) {
    const Steps to = row_major(type_.shape);
    const auto axis = static_cast<int>(at.axes[0]);
    int64_t offset = 0;
    for (size_t i = 0; i < slots_.size(); ++i) {
      const Shape& x = g_.type(g_.operands(id)[i]).shape;
      parts_.push_back({slots_[i], 0, offset, copy_of(x, row_major(x), to, type_.dtype)});
      offset += x[axis] * to[static_cast<size_t>(axis)];
    }
  }
  // Along an axis, element i goes to low + i * (interior + 1), if that is in the result.
  void pad(const Attr& at, const Type& x) {
    fill_ = true;
    const Steps in = row_major(x.shape), out = row_major(type_.shape);
    std::vector<Axis> axes;
    int64_t from = 0, to = 0;
    for (size_t a = 0; a < in.size(); ++a) {
      const int i = static_cast<int>(a);
      const int64_t step = at.interior[a] + 1, low = at.low[a];
      const int64_t first = low < 0 ? (step - 1 - low) / step : 0;
      const int64_t room = type_.shape[i] - 1 - low;
      const int64_t last = room < 0 ? -1 : std::min(x.shape[i] - 1, room / step);
      axes.push_back({std::max(last - first + 1, int64_t{0}), in[a], step * out[a]});
      from += first * in[a];
      to += (low + first * step) * out[a];
    }
    StridedCopy copy(std::move(axes), bytes_);
    if (copy.bytes() > 0) parts_.push_back({slots_[0], from, to, std::move(copy)});
  }
  void window(const Shape& x, const Shape& w, bool reads) {
    start_slot_ = slots_[reads ? 1 : 2];
    steps_ = row_major(x);
    for (int a = 0; a < x.rank(); ++a) room_.push_back(x[a] - w[a]);
    const Steps dense = row_major(w);
    parts_.push_back({slots_[reads ? 0 : 1], 0, 0,
                      copy_of(w, reads ? steps_ : dense, reads ? dense : steps_, type_.dtype)});
  }
  int64_t window_start(const std::byte* start) const {
    int64_t offset = 0;
    for (size_t a = 0; a < steps_.size(); ++a) {
      int32_t s;
      std::memcpy(&s, start + a * sizeof s, sizeof s);
      offset += std::clamp<int64_t>(s, 0, room_[a]) * steps_[a];
    }
    return offset;
  }

  void fill(const std::byte* value, std::byte* to) const {
    const auto as = [&]<typename W>(W v) {
      std::memcpy(&v, value, sizeof v);
      const int64_t n = type_.shape.numel();
      in_parallel(threads_, [&](int me, int team) {
        W* begin = reinterpret_cast<W*>(to);
        std::fill(begin + n * me / team, begin + n * (me + 1) / team, v);
      });
    };
    switch (bytes_) {
      case 1: return as(uint8_t{});
      case 2: return as(uint16_t{});
      case 4: return as(uint32_t{});
      default: return as(uint64_t{});
    }
  }

  const Graph& g_;
  Op op_;
  Type type_;
  int64_t bytes_;
  int result_;
  std::vector<int> slots_, group_slots_;
  bool fill_ = false;                // the result begins as the second operand everywhere
  std::optional<StridedCopy> base_;  // the result begins as the first operand
  std::vector<Part> parts_;
  int start_slot_ = -1;  // of a window's place
  Steps steps_, room_;
  int threads_ = 1;
};

}  // namespace

std::unique_ptr<Kernel> make_move(const KernelRequest& request, std::string& refusal) {
  const NodeId id = request.group.nodes[0];
  constexpr Op kOps[] = {Op::kTranspose, Op::kSlice,    Op::kConcat,
                         Op::kPad,       Op::kDynSlice, Op::kDynUpdate};
  if (request.group.nodes.size() != 1 ||
      std::find(std::begin(kOps), std::end(kOps), request.graph[id].op) == std::end(kOps)) {
    refusal = "not one op that moves elements";
    return nullptr;
  }
  return std::make_unique<MoveKernel>(request, id);
}

}  // namespace fullbore::cpu
