// scaled_dot_product_attention and its gradient without an array of all scores: a block of queries
// at a time, whose scores stay in the cache. The gradient computes them again from the saved
// logarithms of their sums. A head of keys belongs to one thread: no sums are shared.
#include "cpu/attention_kernels.h"

#include <oneapi/dnnl/dnnl.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "cpu/candidates.h"
#include "cpu/parallel.h"
#include "cpu/tile.h"

namespace fullbore::cpu {
namespace {

constexpr int64_t kBlock = 64;  // queries

struct Sizes {
  int64_t batch, heads, group, queries, keys, width, value_width;
  float scale;
  bool causal;
  double dropout;

  Sizes(const Attr& at, const Shape& q, const Shape& k, const Shape& v)
      : batch(q[0]),
        heads(k[1]),
        group(q[1] / k[1]),
        queries(q[2]),
        keys(k[2]),
        width(q[3]),
        value_width(v[3]),
        scale(static_cast<float>(at.values[0])),
        causal(at.values[1] != 0),
        dropout(at.values[2]) {}
  // Keys that query i sees; that any query before `end` sees.
  int64_t visible(int64_t i) const { return causal ? std::min(i + 1, keys) : keys; }
  int64_t row() const { return (keys + 15) / 16 * 16; }
};

// c [m, n] = alpha a b + beta c, on this thread.
void product(bool transpose_a, bool transpose_b, int64_t m, int64_t n, int64_t k, float alpha,
             const float* a, int64_t lda, const float* b, int64_t ldb, float beta, float* c,
             int64_t ldc) {
  const auto status = dnnl_sgemm(transpose_a ? 'T' : 'N', transpose_b ? 'T' : 'N', m, n, k, alpha,
                                 a, lda, b, ldb, beta, c, ldc);
  if (status != dnnl_success) report_failure(status, "oneDNN's sgemm");
}

class AttentionKernel : public Kernel {
 public:
  AttentionKernel(const KernelRequest& r, NodeId id)
      : s_(r.graph.attr(id), shape_of(r, id, 0), shape_of(r, id, 1), shape_of(r, id, 2)),
        slots_(InputSlots(r).of_operands(id)),
        results_(r.output_slots.begin(), r.output_slots.end()),
        scratch_(r.scratch_slot),
        threads_(std::max(r.threads, 1)) {
    threshold_ = static_cast<uint32_t>(std::min(std::round(s_.dropout * 0x1p32), 0x1p32 - 1));
    const Attr& at = r.graph.attr(id);
    for (size_t i = 0; i < results_.size(); ++i)
      which_.push_back(at.index.empty() ? static_cast<int64_t>(i) : at.index[i]);
  }
  bool uses_threads() const override { return threads_ > 1; }

 protected:
  static const Shape& shape_of(const KernelRequest& r, NodeId id, size_t i) {
    return r.graph.type(r.graph.operands(id)[i]).shape;
  }
  const float* in(void* const* address, size_t i) const {
    return static_cast<const float*>(address[slots_[i]]);
  }
  // Result number k of the composite; null where it is not wanted.
  float* out(void* const* address, int64_t k) const {
    for (size_t i = 0; i < which_.size(); ++i)
      if (which_[i] == k) return static_cast<float*>(address[results_[i]]);
    return nullptr;
  }
  // Scores of queries [from, to) of head h of sample b with the first `n` keys, scaled.
  void scores(const float* q, const float* k, int64_t from, int64_t to, int64_t n, float* s) const {
    product(false, true, to - from, n, s_.width, s_.scale, q + from * s_.width, s_.width, k,
            s_.width, 0, s, s_.row());
  }
  // Drops the weights of query i.
  void drop(void* const* address, size_t key, int64_t b, int64_t head, int64_t i, int64_t n,
            uint32_t* words, float* w) const {
    const int64_t each = s_.heads * s_.group * s_.queries * s_.keys;
    TileArgs t{.rows = 1, .cols = n};
    t.in[0] = address[slots_[key]];
    t.in[1] = address[slots_[key + 1]];
    t.in[2] = &each;
    t.out = words;
    t.index = b * each + (head * s_.queries + i) * s_.keys;
    rng_kernel()(t);
    fns_.drop(w, words, n, threshold_, static_cast<float>(1 / (1 - s_.dropout)));
  }
  float* scratch(void* const* address, int thread) const {
    return static_cast<float*>(address[scratch_]) + thread * (scratch_bytes() / 4 / threads_);
  }

  Sizes s_;
  std::vector<int> slots_, results_;
  std::vector<int64_t> which_;
  int scratch_, threads_;
  uint32_t threshold_ = 0;
  AttentionFns fns_ = attention_fns();
};

class ForwardKernel final : public AttentionKernel {
 public:
  using AttentionKernel::AttentionKernel;
  std::string_view name() const override { return "attention"; }
  int64_t scratch_bytes() const override { return 4 * threads_ * (kBlock + 1) * s_.row(); }

  void run(void* const* address) noexcept override {
    const int64_t blocks = (s_.queries + kBlock - 1) / kBlock;
    const int64_t items = s_.batch * s_.heads * s_.group * blocks;
    in_parallel(threads_, [&](int me, int team) {
      // Later blocks see more keys: every team-th one.
      for (int64_t i = me; i < items; i += team) block(address, i / blocks, i % blocks, me);
    });
  }

 private:
  void block(void* const* address, int64_t head, int64_t number, int me) const {
    const int64_t from = number * kBlock, to = std::min(from + kBlock, s_.queries);
    const int64_t n = s_.visible(to - 1), heads = s_.heads * s_.group;
    const float* q = in(address, 0) + head * s_.queries * s_.width;
    const float* k = in(address, 1) + head / s_.group * s_.keys * s_.width;
    const float* v = in(address, 2) + head / s_.group * s_.keys * s_.value_width;
    float *s = scratch(address, me), *y = out(address, 0), *lse = out(address, 1);
    auto* words = reinterpret_cast<uint32_t*>(s + kBlock * s_.row());
    scores(q, k, from, to, n, s);
    for (int64_t i = from; i < to; ++i) {
      float* w = s + (i - from) * s_.row();
      const int64_t seen = s_.visible(i);
      const float sum = fns_.softmax(w, seen);
      if (lse != nullptr) lse[head * s_.queries + i] = sum;
      if (s_.dropout > 0) drop(address, 3, head / heads, head % heads, i, seen, words, w);
      std::fill(w + seen, w + n, 0.f);
    }
    if (y != nullptr)
      product(false, false, to - from, s_.value_width, n, 1, s, s_.row(), v, s_.value_width, 0,
              y + (head * s_.queries + from) * s_.value_width, s_.value_width);
  }
};

class BackwardKernel final : public AttentionKernel {
 public:
  BackwardKernel(const KernelRequest& r, NodeId id) : AttentionKernel(r, id) {
    // Results are the gradients of the operands in wrt.
    which_ = r.graph.attr(id).wrt;
  }
  std::string_view name() const override { return "attention_grad"; }
  int64_t scratch_bytes() const override { return 4 * threads_ * (2 * kBlock + 1) * s_.row(); }

  void run(void* const* address) noexcept override {
    const int64_t items = s_.batch * s_.heads;
    in_parallel(threads_, [&](int me, int team) {
      for (int64_t i = items * me / team; i < items * (me + 1) / team; ++i) head(address, i, me);
    });
  }

 private:
  // Of head h of the keys, counted over the batch, and the heads of queries that share it.
  void head(void* const* address, int64_t h, int me) const {
    float *dq = out(address, 0), *dk = out(address, 1), *dv = out(address, 2);
    if (dk != nullptr) std::fill_n(dk + h * s_.keys * s_.width, s_.keys * s_.width, 0.f);
    if (dv != nullptr)
      std::fill_n(dv + h * s_.keys * s_.value_width, s_.keys * s_.value_width, 0.f);
    for (int64_t g = 0; g < s_.group; ++g)
      for (int64_t from = 0; from < s_.queries; from += kBlock)
        block(address, h * s_.group + g, from, me, dq, dk, dv);
  }

  void block(void* const* address, int64_t head, int64_t from, int me, float* dq, float* dk,
             float* dv) const {
    const int64_t to = std::min(from + kBlock, s_.queries), rows = to - from;
    const int64_t n = s_.visible(to - 1), heads = s_.heads * s_.group, shared = head / s_.group;
    const size_t results = s_.dropout > 0 ? 5 : 3;  // where y stands among the operands
    const float* q = in(address, 0) + head * s_.queries * s_.width;
    const float* k = in(address, 1) + shared * s_.keys * s_.width;
    const float* v = in(address, 2) + shared * s_.keys * s_.value_width;
    const float* y = in(address, results) + head * s_.queries * s_.value_width;
    const float* lse = in(address, results + 1) + head * s_.queries;
    const float* dy = in(address, results + 2) + head * s_.queries * s_.value_width;
    float *s = scratch(address, me), *d = s + kBlock * s_.row();
    auto* words = reinterpret_cast<uint32_t*>(d + kBlock * s_.row());
    scores(q, k, from, to, n, s);
    product(false, true, rows, n, s_.value_width, 1, dy + from * s_.value_width, s_.value_width, v,
            s_.value_width, 0, d, s_.row());
    const auto row = [&](float* x, int64_t i) { return x + (i - from) * s_.row(); };
    for (int64_t i = from; i < to; ++i) {
      const int64_t seen = s_.visible(i);
      fns_.weights(row(s, i), seen, lse[i]);
      std::fill(row(s, i) + seen, row(s, i) + n, 0.f);
      std::fill(row(d, i) + seen, row(d, i) + n, 0.f);
      if (s_.dropout > 0) drop(address, 3, head / heads, head % heads, i, seen, words, row(d, i));
    }
    const auto delta = [&](int64_t i) {
      return fns_.dot(y + i * s_.value_width, dy + i * s_.value_width, s_.value_width);
    };
    // d becomes the gradient of the products q k; what dropped weights were is needed after it.
    for (int64_t i = from; i < to; ++i)
      fns_.scores_grad(row(d, i), row(s, i), s_.visible(i), delta(i), s_.scale);
    if (dv != nullptr) {
      for (int64_t i = from; i < to && s_.dropout > 0; ++i)
        drop(address, 3, head / heads, head % heads, i, s_.visible(i), words, row(s, i));
      product(true, false, n, s_.value_width, rows, 1, s, s_.row(), dy + from * s_.value_width,
              s_.value_width, 1, dv + shared * s_.keys * s_.value_width, s_.value_width);
    }
    if (dq != nullptr)
      product(false, false, rows, s_.width, n, 1, d, s_.row(), k, s_.width, 0,
              dq + (head * s_.queries + from) * s_.width, s_.width);
    if (dk != nullptr)
      product(true, false, n, s_.width, rows, 1, d, s_.row(), q + from * s_.width, s_.width, 1,
              dk + shared * s_.keys * s_.width, s_.width);
  }
};

}  // namespace

bool is_attention(const Graph& g, NodeId id) {
  const Attr& at = g.attr(id);
  const bool forward = at.name == "scaled_dot_product_attention";
  if (!forward && at.name != "scaled_dot_product_attention_grad") return false;
  const auto in = g.operands(id);
  const size_t own = at.values.size() == 3 && at.values[2] > 0 ? 5 : 3;
  // Without a mask; of the gradient, y, lse and dy besides.
  if (in.size() != (forward ? own : own + 3)) return false;
  if (!forward && at.dys != std::vector<int64_t>{0}) return false;
  for (size_t i = 0; i < 3; ++i)
    if (g.type(in[i]).dtype != DType::f32 || g.type(in[i]).shape.numel() == 0) return false;
  for (const int64_t w : at.wrt)
    if (w > 2) return false;
  return true;
}

std::unique_ptr<Kernel> make_attention(const KernelRequest& r, std::string& refusal) {
  const NodeId id = r.group.nodes[0];
  if (r.group.nodes.size() != 1 || r.graph[id].op != Op::kCall || !is_attention(r.graph, id)) {
    refusal = "not attention of f32 without a mask";
    return nullptr;
  }
  if (r.graph.attr(id).wrt.empty()) return std::make_unique<ForwardKernel>(r, id);
  return std::make_unique<BackwardKernel>(r, id);
}

}  // namespace fullbore::cpu
