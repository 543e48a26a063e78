// Convolution and its two gradients by oneDNN. Images are read and written as they lie: the group
// holds the transposes that connect the op to them (opt/layout.cc). Kernels (weights) are brought
// to the layout that the primitive likes in each run; a bias added to the result rides along.
#include <algorithm>
#include <utility>

#include "cpu/candidates.h"
#include "cpu/dot_shape.h"
#include "cpu/onednn_call.h"
#include "cpu/threads.h"
#include "ops/op_def.h"

namespace fullbore::cpu {
namespace {

using dnnl::memory;
using List = std::vector<int64_t>;

// Below this many operations one thread is faster than a team.
constexpr double kSerialFlops = 6e5;
// Deterministic mode: the most slices of the batch.
constexpr int64_t kMaxSlices = 8;

bool is_convolution(Op op) {
  return op == Op::kConv || op == Op::kConvInputGrad || op == Op::kConvFilterGrad;
}

// One of the two images, or the weights, and where it lies.
struct Operand {
  NodeId value;  // in memory
  Type type;     // as the convolution sees it
  List strides;  // in elements, of each axis of `type`
};

// The nodes of a group.
struct Pattern {
  NodeId conv;
  Operand in[2], out;
  std::optional<NodeId> bias;
};

bool contains(std::span<const NodeId> nodes, NodeId id) {
  return std::find(nodes.begin(), nodes.end(), id) != nodes.end();
}

List row_major(const Shape& shape) {
  List strides(static_cast<size_t>(shape.rank()), 1);
  for (int a = shape.rank() - 1; a-- > 0;)
    strides[static_cast<size_t>(a)] = strides[static_cast<size_t>(a) + 1] * shape[a + 1];
  return strides;
}

// What the convolution reads as `id`, through a transpose in the group.
Operand read_operand(const Graph& g, std::span<const NodeId> nodes, NodeId id) {
  Operand o{.value = id, .type = g.type(id), .strides = row_major(g.type(id).shape)};
  if (g[id].op != Op::kTranspose || !contains(nodes, id)) return o;
  o.value = g.operands(id)[0];
  const List strides = row_major(g.type(o.value).shape);
  for (size_t i = 0; i < strides.size(); ++i)
    o.strides[i] = strides[static_cast<size_t>(g.attr(id).axes[i])];
  return o;
}

// The bias if `add` is value + broadcast(bias along `channel`); nullopt otherwise.
std::optional<NodeId> bias_of(const Graph& g, std::span<const NodeId> nodes, NodeId value,
                              NodeId add, int channel) {
  const auto operands = g.operands(add);
  if (g[add].op != Op::kAdd || g.type(add).dtype != DType::f32) return std::nullopt;
  if ((operands[0] == value) == (operands[1] == value)) return std::nullopt;
  const NodeId other = operands[operands[0] == value ? 1 : 0];
  if (g[other].op != Op::kBroadcast || g.attr(other).axes != List{channel}) return std::nullopt;
  const NodeId bias = g.operands(other)[0];
  if (g.type(bias).shape != Shape{g.type(add).shape[channel]}) return std::nullopt;
  // The broadcast of a bias to one pixel is a view, which the group reads as it is.
  return contains(nodes, other) ? bias : other;
}

std::optional<Pattern> match(const Graph& g, std::span<const NodeId> nodes, std::string& refusal) {
  Pattern p;
  const auto conv =
      std::find_if(nodes.begin(), nodes.end(), [&](NodeId id) { return is_convolution(g[id].op); });
  refusal = "not a convolution, nor a convolution plus a bias";
  if (conv == nodes.end()) return std::nullopt;
  p.conv = *conv;
  for (size_t i : {size_t{0}, size_t{1}}) p.in[i] = read_operand(g, nodes, g.operands(p.conv)[i]);
  p.out = {.value = p.conv, .type = g.type(p.conv), .strides = row_major(g.type(p.conv).shape)};
  int channel = 1;
  for (const NodeId id : nodes) {
    if (id == p.conv || id < p.conv) continue;
    const auto from = g.operands(id);
    if (g[id].op == Op::kTranspose && from[0] == p.out.value && !p.bias) {
      const List strides = row_major(g.type(id).shape);
      const List& axes = g.attr(id).axes;
      for (size_t i = 0; i < axes.size(); ++i)
        p.out.strides[static_cast<size_t>(axes[i])] = strides[i];
      channel = static_cast<int>(std::find(axes.begin(), axes.end(), 1) - axes.begin());
      p.out.value = id;
    } else if (g[id].op == Op::kAdd && !p.bias && g[p.conv].op == Op::kConv) {
      // oneDNN's gradients of a convolution take no bias.
      p.bias = bias_of(g, nodes, p.out.value, id, channel);
      if (!p.bias) return std::nullopt;
      p.out.value = id;
    } else if (g[id].op != Op::kBroadcast) {
      return std::nullopt;
    }
  }
  return p;
}

enum class Layout { kChannelsLast, kPlain, kNeither };

// How an image lies; axes of one element fit anywhere.
bool lies(const Operand& o, Layout layout) {
  const Shape& s = o.type.shape;
  std::vector<int> order;
  for (int a = 0; a < s.rank(); ++a) order.push_back(a);
  if (layout == Layout::kChannelsLast)
    std::rotate(order.begin() + 1, order.begin() + 2, order.end());
  int64_t stride = 1;
  for (size_t i = order.size(); i-- > 0;) {
    const int a = order[i];
    if (s[a] != 1 && o.strides[static_cast<size_t>(a)] != stride) return false;
    stride *= s[a];
  }
  return true;
}

memory::format_tag tag_of(Layout layout, int rank) {
  using Tag = memory::format_tag;
  constexpr Tag kLast[] = {Tag::nwc, Tag::nhwc, Tag::ndhwc};
  constexpr Tag kPlain[] = {Tag::ncw, Tag::nchw, Tag::ncdhw};
  if (layout == Layout::kNeither) return Tag::any;
  return (layout == Layout::kChannelsLast ? kLast : kPlain)[rank - 3];
}

// Element types that the primitive sees.
struct Types {
  memory::data_type operand, result;
};

// The three participants of y = x * w and what is asked of them, as oneDNN wants it.
struct Problem {
  Op op;
  List x, w, y;
  List stride, dilation, low, high;
  Types types;
  bool bias;

  double flops() const {
    double n = 2;
    for (const auto d : y) n *= static_cast<double>(d);
    for (size_t i = w.size() - x.size() + 1; i < w.size(); ++i) n *= static_cast<double>(w[i]);
    return n;
  }
  Problem batch(int64_t n) const {
    Problem part = *this;
    part.x[0] = part.y[0] = n;
    return part;
  }
};

Problem problem_of(const Graph& g, const Pattern& p, Types types) {
  const Attr& t = g.attr(p.conv);
  const Shape& a = p.in[0].type.shape;
  const Shape& b = p.in[1].type.shape;
  const Shape& c = p.out.type.shape;
  const Op op = g[p.conv].op;
  const Shape& x = op == Op::kConvInputGrad ? c : a;
  const Shape& w = op == Op::kConvFilterGrad ? c : b;
  const Shape& y = op == Op::kConv ? c : op == Op::kConvInputGrad ? a : b;
  Problem m{.op = op,
            .x = List(x.begin(), x.end()),
            .w = List(w.begin(), w.end()),
            .y = List(y.begin(), y.end()),
            .stride = t.stride,
            .dilation = t.dilation,
            .low = t.low,
            .high = t.high,
            .types = types,
            .bias = p.bias.has_value()};
  for (auto& d : m.dilation) --d;
  if (const int64_t groups = t.groups[0]; groups > 1) {
    m.w[0] /= groups;
    m.w.insert(m.w.begin(), groups);
  }
  return m;
}

// Row-major strides of the weights.
memory::desc plain_weights(const Problem& m, memory::data_type type) {
  List strides(m.w.size(), 1);
  for (size_t a = m.w.size() - 1; a-- > 0;) strides[a] = strides[a + 1] * m.w[a + 1];
  return memory::desc(m.w, type, strides);
}

// One primitive: its descriptors in the order a, b, result, scratchpad, [bias].
struct Primitive {
  dnnl::primitive primitive;
  memory::desc a, b, result, scratchpad, bias;
  int arguments[3];
  std::string implementation;

  Primitive(const Problem& m, Layout layout) {
    const memory::format_tag tag = tag_of(layout, static_cast<int>(m.x.size()));
    const auto any = memory::format_tag::any;
    const auto in = m.types.operand, out = m.types.result;
    const auto algorithm = dnnl::algorithm::convolution_direct;
    const bool forward = m.op == Op::kConv, filter = m.op == Op::kConvFilterGrad;
    const memory::desc x(m.x, m.op == Op::kConvInputGrad ? out : in, tag),
        y(m.y, forward ? out : in, tag);
    const memory::desc w(m.w, filter ? out : in, any);
    dnnl::primitive_attr attr;
    attr.set_scratchpad_mode(dnnl::scratchpad_mode::user);
    const auto& engine = onednn_engine();
    const auto kind = dnnl::prop_kind::forward_training;
    if (forward) {
      if (m.bias) bias = memory::desc({m.y[1]}, memory::data_type::f32, memory::format_tag::x);
      const auto desc = m.bias
                            ? dnnl::convolution_forward::desc(kind, algorithm, x, w, bias, y,
                                                              m.stride, m.dilation, m.low, m.high)
                            : dnnl::convolution_forward::desc(kind, algorithm, x, w, y, m.stride,
                                                              m.dilation, m.low, m.high);
      const dnnl::convolution_forward::primitive_desc pd(desc, attr, engine);
      set(pd, dnnl::convolution_forward(pd), {pd.src_desc(), pd.weights_desc(), pd.dst_desc()},
          {DNNL_ARG_SRC, DNNL_ARG_WEIGHTS, DNNL_ARG_DST});
      return;
    }
    // The gradients need the forward primitive as a hint.
    const memory::desc hint_x(m.x, in, tag), hint_w(m.w, in, any), hint_y(m.y, in, tag);
    const dnnl::convolution_forward::primitive_desc hint(
        {kind, algorithm, hint_x, hint_w, hint_y, m.stride, m.dilation, m.low, m.high}, engine);
    if (filter) {
      const dnnl::convolution_backward_weights::primitive_desc pd(
          {algorithm, x, w, y, m.stride, m.dilation, m.low, m.high}, attr, engine, hint);
      set(pd, dnnl::convolution_backward_weights(pd),
          {pd.src_desc(), pd.diff_dst_desc(), pd.diff_weights_desc()},
          {DNNL_ARG_SRC, DNNL_ARG_DIFF_DST, DNNL_ARG_DIFF_WEIGHTS});
    } else {
      const dnnl::convolution_backward_data::primitive_desc pd(
          {algorithm, x, w, y, m.stride, m.dilation, m.low, m.high}, attr, engine, hint);
      set(pd, dnnl::convolution_backward_data(pd),
          {pd.diff_dst_desc(), pd.weights_desc(), pd.diff_src_desc()},
          {DNNL_ARG_DIFF_DST, DNNL_ARG_WEIGHTS, DNNL_ARG_DIFF_SRC});
    }
  }

  // Neither the plain loops nor a copy into columns for a product.
  bool is_fast() const {
    return implementation.rfind("ref", 0) != 0 && implementation.rfind("gemm", 0) != 0;
  }

 private:
  template <typename Desc>
  void set(const Desc& pd, dnnl::primitive made, std::array<memory::desc, 3> descs,
           std::array<int, 3> args) {
    primitive = std::move(made);
    implementation = pd.impl_info_str();
    scratchpad = pd.scratchpad_desc();
    a = descs[0], b = descs[1], result = descs[2];
    std::copy(args.begin(), args.end(), arguments);
  }
};

// Where an argument lies in a run: an address of the program's table plus bytes, and for
// scratchpads bytes for each thread.
struct Address {
  int slot = -1;
  int64_t offset = 0, per_thread = 0;
};

// Calls that may run at the same time, each on one thread when there are several.
struct Stage {
  struct Part {
    OnednnCall call;
    std::vector<Address> arguments;
  };
  std::vector<Part> parts;
};

class ConvKernel final : public Kernel {
 public:
  // Throws dnnl::error when oneDNN has no primitive.
  ConvKernel(const KernelRequest& r, const Pattern& p)
      : threads_(r.threads), scratch_slot_(r.scratch_slot) {
    const Graph& g = r.graph;
    const auto slot = [&](NodeId id) {
      for (size_t i = 0; i < r.group.inputs.size(); ++i)
        if (r.group.inputs[i] == id) return r.input_slots[i];
      throw InternalError("onednn_conv: an operand is not among the group's inputs");
    };
    in_[0] = {slot(p.in[0].value)};
    in_[1] = {slot(p.in[1].value)};
    out_ = {r.output_slots[0]};
    if (p.bias) bias_ = {slot(*p.bias)};
    const DType in = p.in[0].type.dtype, out = p.out.type.dtype;
    const bool native = in == DType::f32 || (in == DType::bf16 && out != DType::f16);
    const auto f32 = memory::data_type::f32;
    const Types types = native ? Types{*onednn_type(in), *onednn_type(out)} : Types{f32, f32};
    const Problem problem = problem_of(g, p, types);
    serial_ = threads_ == 1 || problem.flops() < kSerialFlops;
    if (!native) {
      for (size_t i : {size_t{0}, size_t{1}}) {
        const Type& type = g.type(p.in[i].value);
        convert_[i].emplace(type, iota(type.shape.rank()), DType::f32);
        converted_[i] = std::exchange(in_[i], take(convert_[i]->bytes()));
      }
      const Type& type = g.type(p.out.value);
      convert_out_.emplace(Type{DType::f32, type.shape}, iota(type.shape.rank()), out);
      converted_out_ = std::exchange(out_, take(type.shape.numel() * 4));
    }
    plan(problem, p, r.deterministic && problem.flops() >= kSerialFlops);
  }

  std::string_view name() const override { return name_; }
  std::string details() const override { return "    " + implementation_ + "\n"; }
  bool uses_threads() const override { return team() > 1; }
  int64_t scratch_bytes() const override { return scratch_bytes_; }

  void run(void* const* address) noexcept override {
    const TeamSize size(team());
    const auto at = [&](const Address& a) {
      return static_cast<std::byte*>(address[a.slot]) + a.offset + a.per_thread * thread_number();
    };
    for (size_t i : {size_t{0}, size_t{1}})
      if (convert_[i]) convert_[i]->run(at(converted_[i]), at(in_[i]), team());
    for (Stage& stage : stages_) {
      const auto execute = [&](Stage::Part& part) {
        std::array<const void*, 5> data{};
        for (size_t i = 0; i < part.arguments.size(); ++i) data[i] = at(part.arguments[i]);
        part.call.execute(data);
      };
      if (stage.parts.size() == 1) {
        execute(stage.parts[0]);
        continue;
      }
      const int count = static_cast<int>(stage.parts.size());
#pragma omp parallel for num_threads(threads_) schedule(static)
      for (int i = 0; i < count; ++i) execute(stage.parts[static_cast<size_t>(i)]);
      if (partial_ > 0) add_partials(reinterpret_cast<float*>(at(partials_)), count);
    }
    if (convert_out_) convert_out_->run(at(out_), at(converted_out_), team());
  }

 private:
  static List iota(int rank) {
    List order;
    for (int a = 0; a < rank; ++a) order.push_back(a);
    return order;
  }
  int team() const { return serial_ ? 1 : threads_; }

  Address take(int64_t bytes) {
    const Address a{scratch_slot_, scratch_bytes_};
    scratch_bytes_ += aligned(bytes);
    return a;
  }

  void plan(Problem m, const Pattern& p, bool deterministic) {
    const bool filter = m.op == Op::kConvFilterGrad;
    // The images are both operands of the weights' gradient, else the first operand and the result.
    const Operand &image = p.in[0], &other = filter ? p.in[1] : p.out;
    Layout layout = Layout::kNeither;
    for (const Layout l : {Layout::kPlain, Layout::kChannelsLast})
      if (lies(image, l) && lies(other, l)) layout = l;
    stored_ = filter ? plain_weights(m, m.types.result) : desc_of(p.out, m.types.result);
    const bool slices = deterministic && layout != Layout::kNeither && m.x[0] > 1;
    serial_ = serial_ || (deterministic && !slices);
    // The sums of slices are added up in f32.
    if (slices && filter) m.types.result = memory::data_type::f32;
    // Slices are primitives of one thread.
    const TeamSize size(slices ? 1 : team());
    Primitive first(slices ? m.batch(slice_of(m)) : m, layout);
    if (!slices && layout != Layout::kNeither && !first.is_fast()) {
      Primitive moved(m, Layout::kNeither);
      if (moved.is_fast()) first = std::move(moved);
    }
    implementation_ = first.implementation;
    name_ = filter              ? "onednn_conv_filter_grad"
            : m.op == Op::kConv ? "onednn_conv"
                                : "onednn_conv_input_grad";
    const Address a = brought(in_[0], desc_of(image, m.types.operand), first.a, slices);
    const Address b = filter ? brought(in_[1], desc_of(other, m.types.operand), first.b, slices)
                             : brought(in_[1], plain_weights(m, m.types.operand), first.b, false);
    if (slices) return plan_slices(m, layout, first, a, b);
    const Address result = first.result == stored_ ? out_ : take(aligned_bytes(first.result));
    stages_.push_back({});
    add(stages_.back(), first, {a, b, result, take(aligned_bytes(first.scratchpad)), bias_});
    if (first.result != stored_) reorder(first.result, result, stored_, out_);
  }

  // Fixed slices of the batch, whatever the number of threads.
  static int64_t slice_of(const Problem& m) { return (m.x[0] + kMaxSlices - 1) / kMaxSlices; }

  void plan_slices(const Problem& m, Layout layout, const Primitive& first, Address a, Address b) {
    const bool filter = m.op == Op::kConvFilterGrad;
    const int64_t size = slice_of(m), rest = m.x[0] % size, count = (m.x[0] + size - 1) / size;
    std::optional<Primitive> last;
    if (rest != 0) last.emplace(m.batch(rest), layout);
    FB_CHECK(!last || filter || last->b == first.b, "slices want different weights");
    const auto bytes = [](const memory::desc& d) { return static_cast<int64_t>(d.get_size()); };
    Address result = out_;
    if (filter) {
      partial_ = bytes(first.result) / 4;
      partials_ = result = take(count * aligned(bytes(first.result)));
    }
    Address scratch;
    const int64_t pad =
        std::max(aligned_bytes(first.scratchpad), last ? aligned_bytes(last->scratchpad) : 0);
    scratch = take(pad * threads_);
    scratch.per_thread = pad;
    stages_.push_back({});
    for (int64_t i = 0; i < count; ++i) {
      add(stages_.back(), last && i == count - 1 ? *last : first, {a, b, result, scratch, bias_});
      a.offset += bytes(first.a);
      if (filter) b.offset += bytes(first.b);
      result.offset += filter ? aligned(bytes(first.result)) : bytes(first.result);
    }
    if (count == 1) partial_ = 0;
    if (filter) reorder(first.result, partials_, stored_, out_);
  }

  static memory::desc desc_of(const Operand& o, memory::data_type type) {
    const List extents(o.type.shape.begin(), o.type.shape.end());
    for (const Layout layout : {Layout::kChannelsLast, Layout::kPlain})
      if (lies(o, layout)) return {extents, type, tag_of(layout, o.type.shape.rank())};
    return {extents, type, o.strides};
  }

  void add(Stage& stage, const Primitive& p, std::array<Address, 5> addresses) {
    OnednnCall call(p.primitive, "oneDNN's convolution primitive");
    call.add(p.arguments[0], p.a);
    call.add(p.arguments[1], p.b);
    call.add(p.arguments[2], p.result);
    call.add(DNNL_ARG_SCRATCHPAD, p.scratchpad);
    std::vector<Address> arguments(addresses.begin(), addresses.begin() + 4);
    if (p.bias.get_size() > 0) {
      call.add(DNNL_ARG_BIAS, p.bias);
      arguments.push_back(addresses[4]);
    }
    stage.parts.push_back({std::move(call), std::move(arguments)});
  }

  // `from` as `wanted` lies: itself, or a copy in scratch. A slice lies as the whole does.
  Address brought(const Address& at, const memory::desc& from, const memory::desc& wanted,
                  bool slice) {
    if (slice || from == wanted) return at;
    const Address to = take(aligned_bytes(wanted));
    reorder(from, at, wanted, to);
    return to;
  }
  void reorder(const memory::desc& from, const Address& source, const memory::desc& to,
               const Address& target) {
    dnnl::primitive_attr attr;
    attr.set_scratchpad_mode(dnnl::scratchpad_mode::user);
    const dnnl::reorder::primitive_desc pd(onednn_engine(), from, onednn_engine(), to, attr);
    OnednnCall call(dnnl::reorder(pd), "oneDNN's reorder primitive");
    call.add(DNNL_ARG_FROM, from);
    call.add(DNNL_ARG_TO, to);
    call.add(DNNL_ARG_SCRATCHPAD, pd.scratchpad_desc());
    Stage stage;
    stage.parts.push_back(
        {std::move(call), {source, target, take(aligned_bytes(pd.scratchpad_desc()))}});
    stages_.push_back(std::move(stage));
  }

  // The slices' sums, in the order of the slices, into the first.
  void add_partials(float* partials, int count) const noexcept {
    const int64_t step = aligned(partial_ * 4) / 4;
#pragma omp parallel for num_threads(threads_) schedule(static)
    for (int64_t i = 0; i < partial_; ++i) {
      float total = partials[i];
      for (int s = 1; s < count; ++s) total += partials[s * step + i];
      partials[i] = total;
    }
  }

  int threads_;
  int scratch_slot_;
  bool serial_ = false;
  std::string_view name_;
  std::string implementation_;
  Address in_[2], out_, bias_;
  memory::desc stored_;  // how the result lies
  std::vector<Stage> stages_;
  Address partials_;
  int64_t partial_ = 0;  // elements of one slice's sum; 0: the slices' results stand side by side
  int64_t scratch_bytes_ = 0;
  // Types that oneDNN does not convolve are computed in f32.
  std::optional<Repack> convert_[2], convert_out_;
  Address converted_[2], converted_out_;
};

}  // namespace

std::unique_ptr<Kernel> make_onednn_conv(const KernelRequest& request, std::string& refusal) {
  const Graph& g = request.graph;
  const auto pattern = match(g, request.group.nodes, refusal);
  if (!pattern) return nullptr;
  const DType in = pattern->in[0].type.dtype, out = pattern->out.type.dtype;
  if (!is_float(in) || in == DType::f64 || out == DType::f64) {
    refusal = str_cat("no convolution of ", in, " to ", out);
    return nullptr;
  }
  for (const Operand* o : {&pattern->in[0], &pattern->in[1], &pattern->out})
    if (o->type.shape.numel() == 0) {
      refusal = "an axis of no elements";
      return nullptr;
    }
  try {
    return std::make_unique<ConvKernel>(request, *pattern);
  } catch (const dnnl::error& e) {
    refusal = str_cat("oneDNN refused (status ", e.status, "): ", e.what());
    return nullptr;
  }
}

bool conv_takes_epilogue(const Graph& graph, std::span<const NodeId> nodes) {
  std::string refusal;
  return match(graph, nodes, refusal).has_value();
}

}  // namespace fullbore::cpu
