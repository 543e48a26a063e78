#include <omp.h>

#include <algorithm>
#include <cstring>
#include <limits>

#include "cpu/region.h"
#include "cpu/region_program.h"

namespace fullbore::cpu {
namespace {

constexpr int kMostPointers = 256;
constexpr size_t kMostOuterAxes = 16;
// Below this much work one thread is faster than waking the others.
constexpr double kParallelWork = 65536;

// Runs tiles on one thread: the pointer table and the current position.
class TileRunner {
 public:
  TileRunner(const RegionProgram& p, void* const* address, char* buffers)
      : p_(p), address_(address) {
    size_t i = 0;
    for (int64_t offset : p.buffers) table_[i++] = buffers + offset;
    for (const uint64_t& c : p.constants) table_[i++] = const_cast<uint64_t*>(&c);
  }

  // Where this thread's sums go from now on.
  void set_chunk(char* accumulators) { accumulators_ = accumulators; }

  void run(int64_t first, int64_t last) {
    const int64_t per_block = p_.outer * p_.row_tiles;
    int64_t block = -1, outer = -1;
    for (int64_t t = first; t < last; ++t) {
      const int64_t new_block = t / per_block, new_outer = t % per_block / p_.row_tiles;
      if (new_outer != outer) seek(new_outer);
      outer = new_outer;
      col_ = new_block * p_.tile_cols;
      row_ = t % p_.row_tiles * p_.tile_rows;
      cols_ = std::min(p_.tile_cols, p_.extent.back() - col_);
      rows_ = std::min(p_.tile_rows, p_.extent[p_.extent.size() - 2] - row_);
      move_pointers();
      if (new_block != block)
        for (const Instruction& i : p_.prologue) execute(i);
      block = new_block;
      for (const Instruction& i : p_.tile) execute(i);
    }
  }

 private:
  // Positions on the outer axes.
  void seek(int64_t outer) {
    const size_t axes = p_.extent.size() - 2;
    at_first_ = 0;
    for (size_t a = axes; a-- > 0;) {
      index_[a] = outer % p_.extent[a];
      outer /= p_.extent[a];
      if (index_[a] == 0) at_first_ |= AxisSet{1} << a;
    }
    for (size_t k = 0; k < p_.pointers.size(); ++k) {
      const Pointer& m = p_.pointers[k];
      int64_t e = m.access.offset;
      for (size_t a = 0; a < axes; ++a) e += index_[a] * m.access.stride[a];
      start_[k] = e;
    }
  }
  char* base(const Pointer& m) const {
    if (m.base >= 0) return static_cast<char*>(address_[m.base]);
    if (m.base == Pointer::kIndex) return nullptr;
    return accumulators_ + p_.accumulators[static_cast<size_t>(-2 - m.base)].offset;
  }
  void move_pointers() {
    const size_t axes = p_.extent.size();
    const auto first = static_cast<size_t>(p_.first_pointer());
    for (size_t k = 0; k < p_.pointers.size(); ++k) {
      const Pointer& m = p_.pointers[k];
      const int64_t e =
          start_[k] + row_ * m.access.stride[axes - 2] + col_ * m.access.stride[axes - 1];
      table_[first + k] =
          reinterpret_cast<void*>(reinterpret_cast<intptr_t>(base(m)) + e * m.bytes);
    }
  }

  bool is_first(AxisSet set) const {
    const AxisSet inner = AxisSet{1} << (p_.extent.size() - 1);
    AxisSet at = at_first_;
    if (col_ == 0) at |= inner;
    if (row_ == 0) at |= inner >> 1;
    return (set & ~at) == 0;
  }

  void execute(const Instruction& i) {
    if (i.first_only != 0 && !is_first(i.first_only)) return;
    TileArgs t;
    switch (i.extent) {
      case Extent::kOne: t.rows = 1, t.cols = 1; break;
      case Extent::kCols: t.rows = 1, t.cols = cols_; break;
      case Extent::kRows: t.rows = 1, t.cols = rows_; break;
      case Extent::kCells: t.rows = rows_, t.cols = 1; break;
      case Extent::kTile:
        t.rows = rows_, t.cols = cols_;
        if (i.flat && cols_ == p_.tile_cols) t.rows = 1, t.cols = rows_ * cols_;
        break;
    }
    for (size_t k = 0; k < 3; ++k) {
      t.in[k] = table_[static_cast<size_t>(i.in[k])];
      t.stride[k] = i.stride[k];
      t.step[k] = i.step[k];
    }
    t.out = table_[static_cast<size_t>(i.out)];
    t.out_stride = i.out_stride;
    t.out_step = i.out_step;
    if (i.index >= 0) t.index = reinterpret_cast<intptr_t>(table_[static_cast<size_t>(i.index)]);
    i.fn(t);
  }

  const RegionProgram& p_;
  void* const* address_;
  char* accumulators_ = nullptr;
  void* table_[kMostPointers];
  int64_t start_[kMostPointers];
  int64_t index_[kMostOuterAxes] = {};
  AxisSet at_first_ = 0;
  int64_t row_ = 0, col_ = 0, rows_ = 0, cols_ = 0;
};

template <typename T>
T lowest() {
  if constexpr (std::is_floating_point_v<T>) {
    return -std::numeric_limits<T>::infinity();
  } else {
    return std::numeric_limits<T>::min();
  }
}

// Calls f<A>() with the accumulator's C++ type.
template <typename F>
void with_type(const Accumulator& a, F f) {
  switch (a.type) {
    case TileType::f32: return f.template operator()<float>();
    case TileType::f64: return f.template operator()<double>();
    case TileType::i32: return f.template operator()<int32_t>();
    case TileType::u32: return f.template operator()<uint32_t>();
    case TileType::i64: return f.template operator()<int64_t>();
    case TileType::mask: return;
  }
}

// The neutral element; of a maximum in a wider type, the value's own lowest.
template <typename T>
T neutral(const Accumulator& a) {
  if (a.sum) return T{0};
  if (a.from == TileType::i32) return static_cast<T>(INT32_MIN);
  if (a.from == TileType::u32) return T{0};
  return lowest<T>();
}

template <typename T>
T combine(bool sum, T a, T b) {
  if (!sum) return b != b || b > a ? b : a;
  if constexpr (std::is_integral_v<T>) {
    using U = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<U>(a) + static_cast<U>(b));
  } else {
    return a + b;
  }
}

template <typename To, typename T>
To result_as(T v) {
  if constexpr (std::is_same_v<To, bfloat16> || std::is_same_v<To, float16>) {
    return To(static_cast<float>(v));
  } else {
    return static_cast<To>(v);
  }
}

class RegionKernel final : public Kernel {
 public:
  RegionKernel(RegionProgram program, const KernelRequest& request)
      : p_(std::move(program)), scratch_slot_(request.scratch_slot) {
    int64_t units = p_.accumulators.empty() ? p_.tiles : p_.chunks;
    threads_ = p_.work >= kParallelWork && units > 1 ? std::max(request.threads, 1) : 1;
  }

  void run(void* const* address) noexcept override {
    char* scratch = static_cast<char*>(scratch_bytes() > 0 ? address[scratch_slot_] : nullptr);
    if (threads_ == 1) {
      part(address, scratch, 0, 1);
    } else {
#pragma omp parallel num_threads(threads_)
      part(address, scratch, omp_get_thread_num(), omp_get_num_threads());
    }
    for (const Accumulator& a : p_.accumulators) finish(a, address, scratch);
  }

  std::string_view name() const override { return "region"; }
  bool uses_threads() const override { return threads_ > 1; }
  int64_t scratch_bytes() const override {
    return p_.thread_bytes * threads_ + p_.chunk_bytes * p_.chunks;
  }
  std::string details() const override {
    return str_cat(p_.tile.size() + p_.prologue.size(), " instructions, tiles of ", p_.tile_rows,
                   "x", p_.tile_cols, ", ", threads_, threads_ == 1 ? " thread\n" : " threads\n");
  }
  bool may_alias(int out, int in) const override {
    return aliases_[static_cast<size_t>(out)][static_cast<size_t>(in)];
  }
  void set_aliases(std::vector<std::vector<bool>> aliases) { aliases_ = std::move(aliases); }

 private:
  char* chunk(char* scratch, int64_t c) const {
    return scratch + p_.thread_bytes * threads_ + p_.chunk_bytes * c;
  }

  // The share of thread `me` of `team`. Shares without sums are contiguous; chunks with sums are
  // fixed by the shape, whoever runs them.
  void part(void* const* address, char* scratch, int me, int team) const {
    if (me >= threads_) return;
    TileRunner runner(p_, address, scratch + p_.thread_bytes * me);
    team = std::min(team, threads_);
    if (p_.accumulators.empty()) {
      runner.run(p_.tiles * me / team, p_.tiles * (me + 1) / team);
      return;
    }
    for (int64_t c = me; c < p_.chunks; c += team) {
      for (const Accumulator& a : p_.accumulators)
        with_type(a, [&]<typename T>() {
          std::fill_n(reinterpret_cast<T*>(chunk(scratch, c) + a.offset), a.count, neutral<T>(a));
        });
      runner.set_chunk(chunk(scratch, c));
      runner.run(p_.tiles * c / p_.chunks, p_.tiles * (c + 1) / p_.chunks);
    }
  }

  void finish(const Accumulator& a, void* const* address, char* scratch) const {
    with_type(a, [&]<typename T>() {
      dispatch(a.dtype, [&]<typename To>() {
        if constexpr (!std::is_same_v<To, bool>) {
          To* out = static_cast<To*>(address[a.slot]);
          for (int64_t i = 0; i < a.count; ++i) {
            T v = reinterpret_cast<const T*>(chunk(scratch, 0) + a.offset)[i];
            for (int64_t c = 1; c < p_.chunks; ++c)
              v = combine(a.sum, v, reinterpret_cast<const T*>(chunk(scratch, c) + a.offset)[i]);
            out[a.dense ? i : place(a, i)] = result_as<To>(v);
          }
        }
      });
    });
  }
  static int64_t place(const Accumulator& a, int64_t i) {
    int64_t to = 0;
    for (size_t k = a.extent.size(); k-- > 0;) {
      to += i % a.extent[k] * a.stride[k];
      i /= a.extent[k];
    }
    return to;
  }

  RegionProgram p_;
  int scratch_slot_;
  int threads_;
  std::vector<std::vector<bool>> aliases_;
};

// Whether output `out` may lie where input `in` lies: each tile reads its part of the input, all of
// it in the same place, before or when that part of the output is written.
bool aliasable(const RegionProgram& p, int out_slot, int in_slot) {
  const int first = p.first_pointer();
  const auto slot = [&](int entry) {
    return entry < first ? -1 : p.pointers[static_cast<size_t>(entry - first)].base;
  };
  const auto access = [&](int entry) -> const Pointer& {
    return p.pointers[static_cast<size_t>(entry - first)];
  };
  for (const Accumulator& a : p.accumulators)
    if (a.slot == out_slot) return false;
  const Pointer* written = nullptr;
  size_t write = 0;
  for (size_t i = 0; i < p.tile.size(); ++i)
    if (slot(p.tile[i].out) == out_slot) {
      if (written != nullptr || p.tile[i].extent != Extent::kTile || p.tile[i].first_only != 0)
        return false;
      written = &access(p.tile[i].out);
      write = i;
    }
  if (written == nullptr) return false;
  for (const Instruction& i : p.prologue)
    for (int k : i.in)
      if (slot(k) == in_slot) return false;
  for (size_t i = 0; i < p.tile.size(); ++i)
    for (int k : p.tile[i].in) {
      if (slot(k) != in_slot) continue;
      const Pointer& read = access(k);
      if (i > write || !(read.access == written->access) || read.bytes != written->bytes)
        return false;
    }
  return true;
}

}  // namespace

bool is_region(const Graph& graph, std::span<const NodeId> nodes, std::span<const NodeId> outputs,
               std::string& why) {
  Space space;
  return make_space(graph, nodes, outputs, space, why);
}

std::unique_ptr<Kernel> make_region(const KernelRequest& request, std::string& refusal) {
  Space space;
  const Group& group = request.group;
  if (!make_space(request.graph, group.nodes, group.outputs, space, refusal)) return nullptr;
  RegionProgram program;
  if (!compile_region(request.graph, space, group, request.input_slots, request.output_slots,
                      program, refusal))
    return nullptr;
  if (program.table_size() > kMostPointers) {
    refusal = "too many values in one region";
    return nullptr;
  }
  std::vector<std::vector<bool>> aliases;
  for (int out : request.output_slots) {
    aliases.emplace_back();
    for (int in : request.input_slots) aliases.back().push_back(aliasable(program, out, in));
  }
  auto kernel = std::make_unique<RegionKernel>(std::move(program), request);
  kernel->set_aliases(std::move(aliases));
  return kernel;
}

}  // namespace fullbore::cpu
