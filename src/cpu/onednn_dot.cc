// Dot by oneDNN's matmul primitive, or its sgemm where that was measured to be faster. A bias added
// to the product rides along as a post-op. (Not relu: oneDNN 2.6.3 turns NaN into 0 there.)
#include <algorithm>
#include <array>
#include <cstring>

#include "cpu/candidates.h"
#include "cpu/dot_shape.h"
#include "cpu/onednn_call.h"
#include "cpu/threads.h"

namespace fullbore::cpu {
namespace {

using dnnl::memory;

// Below this many operations one thread is faster than a team (measured: 1 us to wake it).
constexpr double kSerialFlops = 6e5;
// Deterministic mode: operations of one slice, and the most slices.
constexpr double kSliceFlops = 1.5e6;
constexpr int64_t kMaxSlices = 64;

// The element types that the primitive sees.
struct Types {
  DType operand, result;
};

// One primitive: a product of this shape with these strides.
class Matmul {
 public:
  Matmul() = default;
  Matmul(const DotShape& s, Types types, bool bias) {
    memory::dims lhs, rhs, out, ones, lhs_strides, rhs_strides, out_strides, bias_strides;
    for (const BatchAxis& b : s.batch) {
      lhs.push_back(b.extent), rhs.push_back(b.extent), out.push_back(b.extent);
      lhs_strides.push_back(b.lhs), rhs_strides.push_back(b.rhs), out_strides.push_back(b.out);
      ones.push_back(1), bias_strides.push_back(s.n);
    }
    const auto add = [](memory::dims& dims, int64_t a, int64_t b) {
      dims.push_back(a), dims.push_back(b);
    };
    add(lhs, s.m, s.k), add(lhs_strides, s.lhs_m, s.lhs_k);
    add(rhs, s.k, s.n), add(rhs_strides, s.rhs_k, s.rhs_n);
    add(out, s.m, s.n), add(out_strides, s.out_m, 1);
    add(ones, 1, s.n), add(bias_strides, s.n, 1);
    const auto in_type = *onednn_type(types.operand), out_type = *onednn_type(types.result);
    lhs_ = memory::desc(lhs, in_type, lhs_strides);
    rhs_ = memory::desc(rhs, in_type, rhs_strides);
    out_ = memory::desc(out, out_type, out_strides);
    bias_ = bias ? memory::desc(ones, memory::data_type::f32, bias_strides) : memory::desc();
    dnnl::primitive_attr attr;
    attr.set_scratchpad_mode(dnnl::scratchpad_mode::user);
    const auto desc =
        bias ? dnnl::matmul::desc(lhs_, rhs_, bias_, out_) : dnnl::matmul::desc(lhs_, rhs_, out_);
    const dnnl::matmul::primitive_desc pd(desc, attr, onednn_engine());
    implementation_ = pd.impl_info_str();
    scratchpad_ = pd.scratchpad_desc();
    primitive_ = dnnl::matmul(pd);
  }

  bool is_reference() const { return implementation_.rfind("ref", 0) == 0; }
  int64_t scratch_bytes() const { return aligned_bytes(scratchpad_); }

  // Arguments: lhs, rhs, out, scratchpad, [bias].
  OnednnCall call() const {
    OnednnCall c(primitive_, "oneDNN's matmul primitive");
    c.add(DNNL_ARG_SRC, lhs_);
    c.add(DNNL_ARG_WEIGHTS, rhs_);
    c.add(DNNL_ARG_DST, out_);
    c.add(DNNL_ARG_SCRATCHPAD, scratchpad_);
    if (bias_.get_size() > 0) c.add(DNNL_ARG_BIAS, bias_);
    return c;
  }

 private:
  memory::desc lhs_, rhs_, out_, bias_, scratchpad_;
  std::string implementation_;
  dnnl::primitive primitive_;
};

// dnnl_sgemm: no primitive to create, and faster where the left operand is transposed and tall, as
// in the gradient of a weight stored [in, out] (784 x 64 x 128: 41 us, the primitive 44).
struct Sgemm {
  char transpose_lhs = 'N', transpose_rhs = 'N';
  int64_t m = 0, n = 0, k = 0, lda = 0, ldb = 0, ldc = 0;

  static std::optional<Sgemm> suited(const DotShape& s, Types types, bool bias) {
    if (bias || types.operand != DType::f32 || types.result != DType::f32 || !s.batch.empty() ||
        s.lhs_m != 1 || s.lhs_k < s.m || s.m < 2 * s.n)
      return std::nullopt;
    Sgemm g{.transpose_lhs = 'T', .m = s.m, .n = s.n, .k = s.k, .lda = s.lhs_k, .ldc = s.out_m};
    if (s.rhs_n == 1 && s.rhs_k >= s.n) {
      g.ldb = s.rhs_k;
    } else if (s.rhs_k == 1 && s.rhs_n >= s.k) {
      g.transpose_rhs = 'T';
      g.ldb = s.rhs_n;
    } else {
      return std::nullopt;
    }
    return g;
  }
  void run(const void* lhs, const void* rhs, void* out) const noexcept {
    const auto status =
        dnnl_sgemm(transpose_lhs, transpose_rhs, m, n, k, 1.f, static_cast<const float*>(lhs), lda,
                   static_cast<const float*>(rhs), ldb, 0.f, static_cast<float*>(out), ldc);
    if (status != dnnl_success) report_failure(status, "oneDNN's sgemm");
  }
};

// The nodes of a group: the product, and the bias added to it.
struct Pattern {
  NodeId dot;
  NodeId bias;
  bool has_bias = false;
};

// The broadcast if `add` is value + broadcast(bias along the last axes, as many as the rhs gives).
std::optional<NodeId> bias_of(const Graph& graph, NodeId dot, NodeId add) {
  const auto operands = graph.operands(add);
  if (graph[add].op != Op::kAdd || graph[dot].type.dtype != DType::f32) return std::nullopt;
  if ((operands[0] == dot) == (operands[1] == dot)) return std::nullopt;
  const NodeId other = operands[operands[0] == dot ? 1 : 0];
  if (graph[other].op != Op::kBroadcast) return std::nullopt;
  const NodeId bias = graph.operands(other)[0];
  const Attr& t = graph.attr(dot);
  const int rank = graph.type(dot).shape.rank();
  const int free = graph.type(graph.operands(dot)[1]).shape.rank() -
                   static_cast<int>(t.rhs_batch.size() + t.rhs_contract.size());
  int64_t n = 1;
  for (int a = rank - free; a < rank; ++a) n *= graph.type(dot).shape[a];
  const auto& axes = graph.attr(other).axes;
  if (graph.type(bias).shape.numel() != n || n == 1 || axes.empty()) return std::nullopt;
  for (size_t i = 0; i < axes.size(); ++i)
    if (axes[i] < rank - free || (i > 0 && axes[i] <= axes[i - 1])) return std::nullopt;
  return other;
}

std::optional<Pattern> match(const Graph& graph, std::span<const NodeId> nodes,
                             std::string& refusal) {
  std::vector<NodeId> main;
  for (const NodeId id : nodes)
    if (graph[id].op != Op::kBroadcast && graph[id].op != Op::kConst) main.push_back(id);
  // Broadcasts may come before the product in graph order.
  if (main.empty() || main.size() > 2 || graph[main[0]].op != Op::kDot) {
    refusal = "not a product, nor a product plus a bias";
    return std::nullopt;
  }
  Pattern p{.dot = main[0], .bias = {}};
  if (main.size() == 2) {
    const auto bias = bias_of(graph, main[0], main[1]);
    if (!bias) {
      refusal = "what follows the product is not a bias";
      return std::nullopt;
    }
    // The broadcast to a batch of one is a view of the bias, which the group reads as it is.
    const bool inside = std::find(nodes.begin(), nodes.end(), *bias) != nodes.end();
    p.bias = inside ? graph.operands(*bias)[0] : *bias;
    p.has_bias = true;
  }
  return p;
}

int slot_of(const KernelRequest& r, NodeId id) {
  // A product's operands and bias are never tuples, so slots and inputs correspond.
  for (size_t i = 0; i < r.group.inputs.size(); ++i)
    if (r.group.inputs[i] == id) return r.input_slots[i];
  throw InternalError("onednn_dot: an operand is not among the group's inputs");
}

// A part of the result that one thread computes; offsets in elements.
struct Slice {
  size_t matmul;  // index of the primitive
  int64_t lhs = 0, rhs = 0, out = 0, bias = 0;
};

class DotKernel final : public Kernel {
 public:
  // Throws dnnl::error when oneDNN has no primitive, or sets `refusal`.
  DotKernel(const KernelRequest& r, const Pattern& p, std::string& refusal)
      : threads_(r.threads), scratch_slot_(r.scratch_slot) {
    const Graph& g = r.graph;
    const NodeId lhs = g.operands(p.dot)[0], rhs = g.operands(p.dot)[1];
    lhs_slot_ = slot_of(r, lhs);
    rhs_slot_ = slot_of(r, rhs);
    if (p.has_bias) bias_slot_ = slot_of(r, p.bias);
    out_slot_ = r.output_slots[0];
    const DType in = g.type(lhs).dtype, out = g.type(p.dot).dtype;
    const bool native = is_native(in, out);
    const bool convertible = is_float(in) && in != DType::f64 && out != DType::f64;
    // Best first: as the operands lie; packed; packed and converted to f32.
    for (int attempt = 0; attempt < 8 && !ready_; ++attempt) {
      const bool convert = attempt >= 4;
      if (convert ? in == DType::f32 || !convertible : !native) continue;
      const Types types = convert ? Types{DType::f32, DType::f32} : Types{in, out};
      const bool pack_lhs = convert || (attempt & 1) != 0, pack_rhs = convert || (attempt & 2) != 0;
      const auto shape = dot_shape(g, p.dot, pack_lhs, pack_rhs);
      if (!shape) continue;
      try {
        build(*shape, types, p.has_bias, r.deterministic);
      } catch (const dnnl::error& e) {
        refusal = str_cat("oneDNN refused (status ", e.status, "): ", e.what());
        continue;
      }
      if (!sgemm_ && matmuls_[0].is_reference()) {
        refusal = "oneDNN has only its reference implementation for these strides";
        continue;
      }
      operand_bytes_ = static_cast<int64_t>(byte_size(types.operand));
      result_bytes_ = static_cast<int64_t>(byte_size(types.result));
      if (pack_lhs) pack_lhs_.emplace(g.type(lhs), packed_order(g, p.dot, true), types.operand);
      if (pack_rhs) pack_rhs_.emplace(g.type(rhs), packed_order(g, p.dot, false), types.operand);
      if (types.result != out)
        unpack_.emplace(Type{types.result, Shape{shape->batches() * shape->m * shape->n}},
                        std::vector<int64_t>{0}, out);
      ready_ = true;
    }
    if (ready_)
      plan_scratch();
    else if (refusal.empty())
      refusal = str_cat("no product of ", in, " to ", out);
  }

  bool ready() const { return ready_; }
  std::string_view name() const override { return name_; }
  bool uses_threads() const override { return team() > 1; }
  int64_t scratch_bytes() const override { return scratch_bytes_; }

  void run(void* const* address) noexcept override {
    const auto at = [&](int slot) { return static_cast<std::byte*>(address[slot]); };
    std::byte* scratch = at(scratch_slot_);
    const std::byte *lhs = at(lhs_slot_), *rhs = at(rhs_slot_);
    const std::byte* bias = bias_slot_ >= 0 ? at(bias_slot_) : nullptr;
    std::byte* out = at(out_slot_);
    if (pack_lhs_) {
      pack_lhs_->run(lhs, scratch + lhs_offset_, team());
      lhs = scratch + lhs_offset_;
    }
    if (pack_rhs_) {
      pack_rhs_->run(rhs, scratch + rhs_offset_, team());
      rhs = scratch + rhs_offset_;
    }
    std::byte* result = unpack_ ? scratch + out_offset_ : out;
    multiply(lhs, rhs, result, scratch + pad_offset_, bias);
    if (unpack_) unpack_->run(result, out, team());
  }

 private:
  static bool is_native(DType in, DType out) {
    if (in == DType::i8) return out == DType::i32;
    return (in == DType::f32 && out == DType::f32) ||
           (in == DType::bf16 && (out == DType::bf16 || out == DType::f32));
  }

  // Threads of each loop and primitive.
  int team() const { return serial_ ? 1 : threads_; }

  void build(const DotShape& s, Types types, bool bias, bool deterministic) {
    sgemm_.reset(), matmuls_.clear(), slices_.clear(), calls_.clear();
    partial_ = 0;
    serial_ = threads_ == 1 || s.flops() < kSerialFlops;
    if (deterministic && s.flops() >= kSerialFlops) {
      split(s, types, bias);
    } else if ((sgemm_ = Sgemm::suited(s, types, bias))) {
      name_ = serial_ ? "onednn_sgemm_serial" : "onednn_sgemm";
    } else {
      const TeamSize size(team());
      matmuls_.emplace_back(s, types, bias);
      slices_.push_back({.matmul = 0});
      name_ = serial_ ? "onednn_dot_serial" : "onednn_dot";
    }
    for (const Slice& slice : slices_) calls_.push_back(matmuls_[slice.matmul].call());
  }

  // Slices that depend on the shape alone: of the outermost batch axis, else of the rows, else of
  // the columns; for a small result of a long sum, of the sum.
  void split(const DotShape& s, Types types, bool bias) {
    name_ = "onednn_dot_slices";
    const TeamSize team(1);
    const int64_t wanted =
        std::clamp(static_cast<int64_t>(s.flops() / kSliceFlops), int64_t{1}, kMaxSlices);
    const auto cut = [&](int64_t extent, int64_t granule, auto&& set, auto&& place) {
      const int64_t size =
          std::max(granule, ((extent + wanted - 1) / wanted + granule - 1) / granule * granule);
      for (int64_t start = 0; start < extent; start += size) {
        const int64_t length = std::min(size, extent - start);
        const bool known = !matmuls_.empty() && length == size;
        if (!known) {
          DotShape part = s;
          set(part, length);
          matmuls_.emplace_back(part, types, bias);
        }
        Slice slice = place(start);
        slice.matmul = known ? 0 : matmuls_.size() - 1;
        slices_.push_back(slice);
      }
    };
    // Each slice packs a transposed right operand anew, so that is cut rather than repeated.
    const bool by_columns = s.rhs_n != 1 && s.n >= 128;
    if (!s.batch.empty() && s.batch[0].extent >= 4) {
      const BatchAxis b = s.batch[0];
      cut(
          b.extent, 1, [](DotShape& part, int64_t n) { part.batch[0].extent = n; },
          [&](int64_t i) {
            return Slice{0, i * b.lhs, i * b.rhs, i * b.out, 0};
          });
    } else if (!by_columns && (s.m >= 32 || (s.m >= s.n && !can_split_sum(s, types, bias)))) {
      cut(
          s.m, 16, [](DotShape& part, int64_t n) { part.m = n; },
          [&](int64_t i) {
            return Slice{0, i * s.lhs_m, 0, i * s.out_m, 0};
          });
    } else if (by_columns || s.n >= 128 || !can_split_sum(s, types, bias)) {
      cut(
          s.n, 32, [](DotShape& part, int64_t n) { part.n = n; },
          [&](int64_t i) {
            return Slice{0, 0, i * s.rhs_n, i, i};
          });
    } else {
      partial_ = s.m * s.n;
      int64_t part_number = 0;
      cut(
          s.k, 64, [](DotShape& part, int64_t n) { part.k = n; },
          [&](int64_t i) {
            return Slice{0, i * s.lhs_k, i * s.rhs_k, part_number++ * partial_, 0};
          });
      if (slices_.size() == 1) partial_ = 0;
    }
  }

  static bool can_split_sum(const DotShape& s, Types types, bool bias) {
    return s.batch.empty() && !bias && types.result == DType::f32 && s.k >= 512;
  }

  void plan_scratch() {
    const auto take = [&](int64_t bytes) {
      const int64_t at = scratch_bytes_;
      scratch_bytes_ += aligned(bytes);
      return at;
    };
    if (pack_lhs_) lhs_offset_ = take(pack_lhs_->bytes());
    if (pack_rhs_) rhs_offset_ = take(pack_rhs_->bytes());
    if (unpack_) out_offset_ = take(unpack_->bytes() * 2);  // f32 for a 16-bit result
    for (const Matmul& m : matmuls_) pad_bytes_ = std::max(pad_bytes_, m.scratch_bytes());
    pad_offset_ = take(pad_bytes_ * (slices_.size() > 1 ? threads_ : 1));
    partial_offset_ = take(partial_ * 4 * static_cast<int64_t>(slices_.size()));
  }

  void multiply(const std::byte* lhs, const std::byte* rhs, std::byte* out, std::byte* pad,
                const std::byte* bias) noexcept {
    if (slices_.size() <= 1) {
      const TeamSize size(team());
      if (sgemm_)
        sgemm_->run(lhs, rhs, out);
      else
        calls_[0].execute(std::array<const void*, 5>{lhs, rhs, out, pad, bias});
      return;
    }
    std::byte* target = partial_ > 0 ? pad - pad_offset_ + partial_offset_ : out;
    const int count = static_cast<int>(slices_.size());
#pragma omp parallel for num_threads(threads_) schedule(static)
    for (int i = 0; i < count; ++i) {
      const Slice& s = slices_[static_cast<size_t>(i)];
      calls_[static_cast<size_t>(i)].execute(std::array<const void*, 5>{
          lhs + s.lhs * operand_bytes_, rhs + s.rhs * operand_bytes_,
          target + s.out * result_bytes_, pad + pad_bytes_ * thread_number(),
          bias == nullptr ? nullptr : bias + s.bias * 4});
    }
    if (partial_ > 0) add_partials(reinterpret_cast<float*>(target), reinterpret_cast<float*>(out));
  }

  void add_partials(const float* partials, float* out) const noexcept {
    for (int64_t i = 0; i < partial_; ++i) {
      float total = partials[i];
      for (size_t s = 1; s < slices_.size(); ++s)
        total += partials[static_cast<int64_t>(s) * partial_ + i];
      out[i] = total;
    }
  }

  int threads_;
  int scratch_slot_, lhs_slot_ = -1, rhs_slot_ = -1, bias_slot_ = -1, out_slot_ = -1;
  bool ready_ = false, serial_ = false;
  std::string_view name_;
  std::optional<Sgemm> sgemm_;  // instead of the primitives
  std::vector<Matmul> matmuls_;
  std::vector<Slice> slices_;
  std::vector<OnednnCall> calls_;  // one per slice
  std::optional<Repack> pack_lhs_, pack_rhs_, unpack_;
  int64_t operand_bytes_ = 4, result_bytes_ = 4;
  int64_t partial_ = 0;  // elements of one partial sum, 0: the slices do not divide the sum
  int64_t scratch_bytes_ = 0, pad_bytes_ = 0;
  int64_t lhs_offset_ = 0, rhs_offset_ = 0, out_offset_ = 0, pad_offset_ = 0, partial_offset_ = 0;
};

}  // namespace

std::unique_ptr<Kernel> make_onednn_dot(const KernelRequest& request, std::string& refusal) {
  const auto pattern = match(request.graph, request.group.nodes, refusal);
  if (!pattern) return nullptr;
  const auto shape = dot_shape(request.graph, pattern->dot, true, true);
  if (!shape || shape->m * shape->n * shape->k * shape->batches() == 0) {
    refusal = "an axis of no elements";
    return nullptr;
  }
  auto kernel = std::make_unique<DotKernel>(request, *pattern, refusal);
  if (!kernel->ready()) return nullptr;
  return kernel;
}

bool dot_takes_epilogue(const Graph& graph, std::span<const NodeId> nodes) {
  std::string refusal;
  return match(graph, nodes, refusal).has_value();
}

}  // namespace fullbore::cpu
