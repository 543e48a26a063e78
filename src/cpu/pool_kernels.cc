// PoolMax, PoolMaxGrad and PoolSum on floats of 32 and 16 bits. Vectors run over the axes behind
// the last windowed one (channels-last), or over positions where there are none. A thread owns
// whole slices of the axes before the first windowed one, or of the channels, so nothing is shared.
#include "cpu/pool_kernels.h"

#include <cstring>

#include "cpu/candidates.h"
#include "cpu/parallel.h"
#include "cpu/tile.h"
#include "fullbore/type.h"

namespace fullbore::cpu {
namespace {

// An axis between the first and the last windowed one.
struct Axis {
  int64_t x, y;  // extents
  int64_t window, stride, dilation, low;
  int64_t x_step = 1, y_step = 1;  // from element to element

  int64_t first(int64_t j) const { return j * stride - low; }
  // Whether window element k of position j lies in x.
  bool inside(int64_t j, int64_t k) const {
    const int64_t i = first(j) + k * dilation;
    return i >= 0 && i < x;
  }
  int64_t reach() const { return (window - 1) * dilation; }
  // Positions all of whose window lies in x: begin to end.
  int64_t inner_begin() const { return std::min((low + stride - 1) / stride, y); }
  int64_t inner_end() const {
    const int64_t room = x - 1 + low - reach();
    return room < 0 ? inner_begin() : std::clamp(room / stride + 1, inner_begin(), y);
  }
  bool disjoint() const { return window == 1 || stride > reach(); }
  bool covered() const {
    return disjoint() && dilation == 1 && stride == window && low == 0 && y * stride == x;
  }
};

struct PoolShape {
  int64_t outer = 1, inner = 1;  // slices; columns
  std::vector<Axis> axes;
  int64_t x_slice = 1, y_slice = 1, num_taps = 1;  // x, y: elements of a slice

  PoolShape(const Attr& t, const Shape& x, const Shape& y) {
    const auto windowed = [&](int a) {
      const auto s = static_cast<size_t>(a);
      return t.window[s] != 1 || t.stride[s] != 1 || t.low[s] != 0 || t.high[s] != 0;
    };
    int first = 0, last = x.rank() - 1;
    while (first < x.rank() && !windowed(first)) outer *= x[first++];
    while (last > first && !windowed(last)) inner *= x[last--];
    for (int a = first; a <= last; ++a) {
      const auto s = static_cast<size_t>(a);
      axes.push_back({x[a], y[a], t.window[s], t.stride[s], t.dilation[s], t.low[s]});
    }
    x_slice = y_slice = inner;
    for (size_t a = axes.size(); a-- > 0;) {
      axes[a].x_step = x_slice;
      axes[a].y_step = y_slice;
      x_slice *= axes[a].x;
      y_slice *= axes[a].y;
      num_taps *= axes[a].window;
    }
  }
  template <typename F>
  bool all(F f) const {
    return std::all_of(axes.begin(), axes.end(), f);
  }
};

using Index = std::array<int64_t, Shape::kMaxRank>;

class PoolKernel final : public Kernel {
 public:
  PoolKernel(const KernelRequest& r, PoolShape shape, Op op, DType dtype)
      : s_(std::move(shape)),
        op_(op),
        dtype_(dtype),
        bytes_(static_cast<int64_t>(byte_size(dtype))),
        by_column_(s_.inner > 1),
        fns_(pool_fns(dtype, by_column_)),
        slots_(InputSlots(r).of_operands(r.group.nodes[0])),
        result_(r.output_slots[0]),
        scratch_(r.scratch_slot) {
    const int64_t moved = s_.outer * (s_.x_slice + s_.y_slice) * bytes_;
    threads_ = threads_for(op == Op::kPoolMaxGrad ? 2 * moved : moved, r.threads);
    // Columns are divided too when there are few slices.
    if (s_.outer < 4 * threads_ && threads_ > 1)
      parts_ = std::clamp<int64_t>(4 * threads_ / s_.outer, 1, std::max<int64_t>(s_.inner / 16, 1));
    const bool disjoint = s_.all([](const Axis& a) { return a.disjoint(); });
    write_ = op == Op::kPoolMaxGrad && disjoint && by_column_;
    clear_ =
        op == Op::kPoolMaxGrad && !(write_ && s_.all([](const Axis& a) { return a.covered(); }));
    sums_ = op == Op::kPoolMaxGrad && !write_ && bytes_ != 4;
    list_taps();
  }

  void run(void* const* address) noexcept override {
    in_parallel(threads_, [&](int me, int team) {
      const int64_t items = s_.outer * parts_;
      for (int64_t i = items * me / team; i < items * (me + 1) / team; ++i) item(address, i, me);
    });
  }
  std::string_view name() const override { return "pool"; }
  bool uses_threads() const override { return threads_ > 1; }
  int64_t scratch_bytes() const override { return thread_bytes() * threads_; }
  std::string details() const override {
    return str_cat(by_column_ ? "channels last, " : "channels first, ", threads_,
                   threads_ == 1 ? " thread\n" : " threads\n");
  }

 private:
  // ---- the window ----

  void list_taps() {
    Index k{};
    for (int64_t t = 0; t < s_.num_taps; ++t) {
      int64_t at = 0;
      for (size_t a = 0; a < s_.axes.size(); ++a)
        at += k[a] * s_.axes[a].dilation * s_.axes[a].x_step;
      taps_.push_back(at);
      next(k, s_.axes.size(), [&](size_t a) { return s_.axes[a].window; });
    }
  }
  // The next row-major index; false after the last.
  template <typename F>
  static bool next(Index& k, size_t axes, F extent) {
    for (size_t a = axes; a-- > 0;) {
      if (++k[a] < extent(a)) return true;
      k[a] = 0;
    }
    return false;
  }
  // The window elements of position j that lie in x, relative to the slice; how many.
  int64_t clip(const Index& j, int64_t* taps) const {
    int64_t n = 0;
    Index k{};
    do {
      bool inside = true;
      int64_t at = 0;
      for (size_t a = 0; a < s_.axes.size() && inside; ++a) {
        const Axis& x = s_.axes[a];
        inside = x.inside(j[a], k[a]);
        at += (x.first(j[a]) + k[a] * x.dilation) * x.x_step;
      }
      if (inside) taps[n++] = at;
    } while (next(k, s_.axes.size(), [&](size_t a) { return s_.axes[a].window; }));
    return n;
  }

  // ---- memory ----

  int64_t tap_bytes() const { return (s_.num_taps * 8 + 63) / 64 * 64; }
  int64_t thread_bytes() const {
    return tap_bytes() + (sums_ ? (s_.x_slice * 4 + 63) / 64 * 64 : 0);
  }
  struct Part {  // what item() works on, all of one slice
    const char *x, *dy;
    char *y, *dx;
    int64_t dx_bytes;  // of an element
    int64_t cols;
    int64_t* taps;
  };

  void item(void* const* address, int64_t i, int me) const {
    const int64_t slice = i / parts_, unit = (s_.inner + 15) / 16;
    const int64_t part = i % parts_;
    const int64_t begin = std::min(unit * part / parts_ * 16, s_.inner);
    const int64_t end = part + 1 == parts_ ? s_.inner : unit * (part + 1) / parts_ * 16;
    char* scratch = static_cast<char*>(address[scratch_]) + thread_bytes() * me;
    Part p{};
    p.cols = end - begin;
    p.taps = reinterpret_cast<int64_t*>(scratch);
    p.dx_bytes = sums_ ? 4 : bytes_;
    const int64_t x_at = (slice * s_.x_slice + begin) * bytes_;
    const int64_t y_at = (slice * s_.y_slice + begin) * bytes_;
    p.x = static_cast<const char*>(address[slots_[0]]) + x_at;
    char* out = static_cast<char*>(address[result_]);
    if (op_ != Op::kPoolMaxGrad) {
      p.y = out + y_at;
    } else {
      p.dy = static_cast<const char*>(address[slots_[1]]) + y_at;
      p.dx = sums_ ? scratch + tap_bytes() : out + x_at;
    }
    positions(p);
    if (sums_) round_sums(p, out + x_at);
  }

  void positions(const Part& p) const {
    const size_t last = s_.axes.size() - 1;
    int64_t cleared = 0;
    Index j{};
    do {
      if (clear_) {
        const Axis& a = s_.axes[0];
        const int64_t until = std::clamp<int64_t>(a.first(j[0]) + a.reach() + 1, cleared, a.x);
        clear(p, cleared, last == 0 ? a.x : until);
        cleared = last == 0 ? a.x : until;
      }
      row(p, j);
    } while (next(j, last, [&](size_t a) { return s_.axes[a].y; }));
    if (clear_) clear(p, cleared, s_.axes[0].x);
  }
  // Elements `from` to `to` of the first axis of dx.
  void clear(const Part& p, int64_t from, int64_t to) const {
    const int64_t step = s_.axes[0].x_step, row = s_.inner;
    if (p.cols == row) {
      std::memset(p.dx + from * step * p.dx_bytes, 0,
                  static_cast<size_t>((to - from) * step * p.dx_bytes));
      return;
    }
    for (int64_t at = from * step; at < to * step; at += row)
      std::memset(p.dx + at * p.dx_bytes, 0, static_cast<size_t>(p.cols * p.dx_bytes));
  }

  // All positions along the last axis.
  void row(const Part& p, Index j) const {
    const size_t last = s_.axes.size() - 1;
    const Axis& a = s_.axes[last];
    const int64_t begin = a.inner_begin(), end = a.inner_end();
    bool whole = true;
    int64_t base = a.first(begin) * a.x_step;
    for (size_t k = 0; k < last; ++k) {
      const Axis& x = s_.axes[k];
      whole = whole && j[k] >= x.inner_begin() && j[k] < x.inner_end();
      base += x.first(j[k]) * x.x_step;
    }
    for (j[last] = 0; j[last] < begin; ++j[last]) run_some(p, j, 1, clip(j, p.taps));
    if (begin < end) {
      if (whole)
        run_taps(p, j, end - begin, taps_.data(), s_.num_taps, base);
      else
        run_some(p, j, end - begin, clip(j, p.taps));
    }
    for (j[last] = end; j[last] < a.y; ++j[last]) run_some(p, j, 1, clip(j, p.taps));
  }
  void run_some(const Part& p, const Index& j, int64_t positions, int64_t num_taps) const {
    run_taps(p, j, positions, p.taps, num_taps, 0);
  }
  void run_taps(const Part& p, const Index& j, int64_t positions, const int64_t* taps,
                int64_t num_taps, int64_t base) const {
    const Axis& last = s_.axes.back();
    int64_t y_at = 0;
    for (size_t a = 0; a < s_.axes.size(); ++a) y_at += j[a] * s_.axes[a].y_step;
    PoolRun r{.x = p.x + base * bytes_,
              .taps = taps,
              .num_taps = num_taps,
              .positions = positions,
              .cols = p.cols,
              .x_step = last.stride * last.x_step,
              .y_step = last.y_step,
              .y = p.y,
              .dy = p.dy,
              .dx = p.dx};
    if (op_ != Op::kPoolMaxGrad) {
      r.y = p.y + y_at * bytes_;
      return op_ == Op::kPoolMax ? fns_.max(r) : fns_.sum(r);
    }
    if (num_taps == 0) return;  // a window without elements
    r.dy = p.dy + y_at * bytes_;
    r.dx = p.dx + base * p.dx_bytes;
    write_ ? fns_.grad_write(r) : fns_.grad_add(r);
  }

  // f32 sums -> what is stored.
  void round_sums(const Part& p, char* dx) const {
    TileArgs t;
    t.rows = s_.x_slice / s_.inner;
    t.cols = p.cols;
    t.in[0] = p.dx;
    t.stride[0] = t.out_stride = s_.inner;
    t.step[0] = 1;
    t.out = dx;
    store_(t);
  }

  PoolShape s_;
  Op op_;
  DType dtype_;
  int64_t bytes_;
  bool by_column_;
  PoolFns fns_;
  std::vector<int> slots_;
  int result_, scratch_;
  int threads_ = 1;
  int64_t parts_ = 1;  // of the columns
  // Of the gradient: windows share no element, so it is written; elements that no window has (or
  // sums) begin at 0; sums of 16-bit floats lie in scratch.
  bool write_ = false, clear_ = false, sums_ = false;
  std::vector<int64_t> taps_;
  TileFn store_ = bytes_ == 2 ? simd_store(TileType::f32, dtype_) : nullptr;
};

}  // namespace

std::unique_ptr<Kernel> make_pool(const KernelRequest& request, std::string& refusal) {
  const Graph& g = request.graph;
  const NodeId id = request.group.nodes[0];
  const Op op = g[id].op;
  const auto refuse = [&](const char* why) {
    refusal = why;
    return nullptr;
  };
  if (request.group.nodes.size() != 1 ||
      (op != Op::kPoolMax && op != Op::kPoolMaxGrad && op != Op::kPoolSum))
    return refuse("not pooling");
  const Type& x = g.type(g.operands(id)[0]);
  const Type& y = op == Op::kPoolMaxGrad ? g.type(g.operands(id)[1]) : g.type(id);
  if (pool_fns(x.dtype, true).max == nullptr)
    return refuse("elements that are not f32, bf16 or f16");
  if (x.shape.numel() == 0 || y.shape.numel() == 0) return refuse("no elements");
  PoolShape shape(g.attr(id), x.shape, y.shape);
  if (shape.axes.empty()) return refuse("no windows");
  if (shape.x_slice >= INT32_MAX) return refuse("slices of 2^31 elements or more");
  if (shape.num_taps > 65536) return refuse("windows of more than 65536 elements");
  return std::make_unique<PoolKernel>(request, std::move(shape), op, x.dtype);
}

}  // namespace fullbore::cpu
