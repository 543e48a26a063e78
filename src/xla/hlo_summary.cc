#include "xla/hlo_summary.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <unordered_map>
#include <vector>

#include "fullbore/error.h"
#include "xla/wire.h"

namespace fullbore::xla {
namespace {

// Numbers of the fields that are read (xla/service/hlo.proto, xla/xla_data.proto).
enum ModuleField { kModuleInConfig = 1, kComputations = 3, kEntryId = 6 };
enum ComputationField { kInstructions = 2, kComputationId = 5 };
enum InstructionField {
  kOpcode = 2,
  kShape = 3,
  kDimensions = 14,
  kCustomCallTarget = 28,
  kInstructionId = 35,
  kOperandIds = 36,
  kCalledIds = 38,
  kBackendConfig = 43,
};
enum ShapeField { kElementType = 2, kShapeDimensions = 3, kTupleShapes = 4, kLayout = 5 };
constexpr int kMinorToMajor = 1;
constexpr int64_t kF64 = 12, kC128 = 18;

constexpr int64_t kMost = std::numeric_limits<int64_t>::max() / 4;
int64_t times(int64_t a, int64_t b) {
  int64_t product = 0;
  return __builtin_mul_overflow(a, b, &product) ? kMost : std::clamp<int64_t>(product, 0, kMost);
}
int64_t plus(int64_t a, int64_t b) { return std::min(a + b, kMost); }

[[noreturn]] void damaged() {
  throw BackendError(15, "[hlo] expected a compiled program as HLO, got bytes that are damaged");
}

// Bytes of an element by PrimitiveType; types of less than a byte count as one.
int64_t element_bytes(int64_t type) {
  switch (type) {
    case 4:
    case 8:
    case 11: return 4;  // s32 u32 f32
    case 5:
    case 9:
    case 12:
    case 15: return 8;  // s64 u64 f64 c64
    case 3:
    case 7:
    case 10:
    case 16: return 2;   // s16 u16 f16 bf16
    case 18: return 16;  // c128
    default: return 1;
  }
}

struct HloShape {
  int64_t type = 0;
  std::vector<int64_t> dims, minor_to_major;
  int64_t bytes = 0;  // of all elements of a tuple
  bool f64 = false;
  int64_t elements() const {
    int64_t n = 1;
    for (int64_t d : dims) n = times(n, d);
    return n;
  }
};

// Tuples in tuples have no use here deeper than a few levels.
constexpr int kMaxNesting = 16;

HloShape read_shape(std::string_view bytes, int depth = 0) {
  HloShape s;
  if (depth > kMaxNesting) damaged();
  bool tuple = false;
  MessageReader r(bytes);
  while (r.next()) {
    if (r.field() == kElementType) s.type = r.number();
    if (r.field() == kShapeDimensions) r.numbers(s.dims);
    if (r.field() == kTupleShapes) {
      const HloShape part = read_shape(r.text(), depth + 1);
      tuple = true;
      s.bytes = plus(s.bytes, part.bytes);
      s.f64 |= part.f64;
    }
    if (r.field() == kLayout)
      for (MessageReader l(r.text()); l.next();)
        if (l.field() == kMinorToMajor) l.numbers(s.minor_to_major);
  }
  if (r.damaged()) damaged();
  if (!tuple) s.bytes = times(s.elements(), element_bytes(s.type));
  s.f64 |= s.type == kF64 || s.type == kC128;
  return s;
}

struct Instruction {
  std::string_view opcode, target, config;
  HloShape shape;
  std::vector<int64_t> dimensions, operands, called;
  int64_t id = 0;
};

Instruction read_instruction(std::string_view bytes) {
  Instruction i;
  MessageReader r(bytes);
  while (r.next()) {
    switch (r.field()) {
      case kOpcode: i.opcode = r.text(); break;
      case kShape: i.shape = read_shape(r.text()); break;
      case kDimensions: r.numbers(i.dimensions); break;
      case kCustomCallTarget: i.target = r.text(); break;
      case kInstructionId: i.id = r.number(); break;
      case kOperandIds: r.numbers(i.operands); break;
      case kCalledIds: r.numbers(i.called); break;
      case kBackendConfig: i.config = r.text(); break;
      default: break;
    }
  }
  if (r.damaged()) damaged();
  return i;
}

// The dimensions of more than one element, outermost in memory first.
std::vector<int64_t> memory_order(const HloShape& s) {
  std::vector<int64_t> order;
  const auto rank = static_cast<int64_t>(s.dims.size());
  for (int64_t i = 0; i < rank; ++i) {
    int64_t d = i;
    if (s.minor_to_major.size() == s.dims.size())
      d = s.minor_to_major[static_cast<size_t>(rank - 1 - i)];
    if (d < 0 || d >= rank) damaged();
    if (s.dims[static_cast<size_t>(d)] > 1) order.push_back(d);
  }
  return order;
}

// Whether elements change their order in memory. `from[d]`: the dimension of `in` that dimension d
// of `out` is; empty: the same one.
bool reorders(const HloShape& in, const HloShape& out, const std::vector<int64_t>& from) {
  if (!from.empty() && from.size() != out.dims.size()) damaged();
  std::vector<int64_t> order = memory_order(out);
  if (!from.empty())
    for (int64_t& d : order) d = from[static_cast<size_t>(d)];
  return order != memory_order(in);
}

bool one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// What does nothing when the program runs: names for values, or the end of what was started.
bool is_free(std::string_view opcode) {
  return opcode.ends_with("-done") || opcode.ends_with("-update") ||
         one_of(opcode, {"parameter", "constant", "tuple", "get-tuple-element", "bitcast",
                         "after-all", "add-dependency", "opt-barrier", "domain"});
}

bool is_collective(std::string_view opcode) {
  if (opcode.ends_with("-start")) opcode.remove_suffix(6);
  return one_of(opcode, {"all-reduce", "all-gather", "reduce-scatter", "all-to-all",
                         "collective-permute", "collective-broadcast", "ragged-all-to-all"});
}

void add(HloSummary& to, const HloSummary& s, int64_t n) {
  const auto count = [&](int64_t HloSummary::*member) {
    to.*member = plus(to.*member, times(s.*member, n));
  };
  for (const auto member :
       {&HloSummary::kernels, &HloSummary::library_calls, &HloSummary::bytes,
        &HloSummary::conv_forward, &HloSummary::conv_input_grad, &HloSummary::conv_filter_grad,
        &HloSummary::conv_other, &HloSummary::cublas, &HloSummary::triton,
        &HloSummary::product_other, &HloSummary::collectives, &HloSummary::collective_bytes})
    count(member);
  for (const auto& [elements, times_each] : s.transposes)
    to.transposes[elements] = plus(to.transposes[elements], times(times_each, n));
  to.f64 |= s.f64;
}

// {"known_trip_count":{"n":"10"}, ...}; 1 when it is not known.
int64_t trip_count(std::string_view config) {
  size_t at = config.find("\"known_trip_count\"");
  if (at == std::string_view::npos) return 1;
  at = config.find("\"n\"", at);
  if (at == std::string_view::npos) return 1;
  at = config.find_first_of("0123456789", at);
  int64_t n = 0;
  for (; at < config.size() && config[at] >= '0' && config[at] <= '9'; ++at)
    n = plus(times(n, 10), config[at] - '0');
  return n;
}

// Summaries of the module's computations. Callees come before their callers.
class Module {
 public:
  void computation(std::string_view bytes) {
    HloSummary s;
    std::unordered_map<int64_t, HloShape> shapes;
    int64_t id = 0;
    MessageReader r(bytes);
    while (r.next()) {
      if (r.field() == kComputationId) id = r.number();
      if (r.field() != kInstructions) continue;
      Instruction i = read_instruction(r.text());
      instruction(s, i, shapes);
      shapes[i.id] = std::move(i.shape);
    }
    if (r.damaged()) damaged();
    last_ = id;
    done_[id] = std::move(s);
  }
  const HloSummary& of(int64_t id) const {
    const auto found = done_.find(id);
    if (found == done_.end()) damaged();
    return found->second;
  }
  int64_t last() const { return last_; }

 private:
  void instruction(HloSummary& s, const Instruction& i,
                   const std::unordered_map<int64_t, HloShape>& shapes) const {
    s.f64 |= i.shape.f64;
    const bool calls = one_of(i.opcode, {"call", "while", "conditional", "async-start"});
    for (int64_t id : i.called) {
      const HloSummary& inner = of(id);
      s.f64 |= inner.f64;
      if (calls) add(s, inner, i.opcode == "while" ? trip_count(i.config) : 1);
      if (i.opcode == "fusion") fused(s, inner, i.config);
    }
    if (calls || is_free(i.opcode)) return;
    s.kernels = plus(s.kernels, 1);
    s.bytes = plus(s.bytes, i.shape.bytes);
    for (int64_t operand : i.operands)
      if (const auto in = shapes.find(operand); in != shapes.end())
        s.bytes = plus(s.bytes, in->second.bytes);
    if (i.opcode == "custom-call") library_call(s, i.target);
    if (i.opcode == "convolution") ++s.conv_other;
    if (i.opcode == "dot") ++s.product_other;
    if (is_collective(i.opcode)) {
      ++s.collectives;
      s.collective_bytes = plus(s.collective_bytes, i.shape.bytes);
    }
    if (one_of(i.opcode, {"transpose", "copy"}) && !i.operands.empty()) {
      const auto in = shapes.find(i.operands[0]);
      if (in == shapes.end()) damaged();
      const bool is_copy = i.opcode == "copy";
      if (reorders(in->second, i.shape, is_copy ? std::vector<int64_t>{} : i.dimensions))
        ++s.transposes[i.shape.elements()];
    }
  }

  // One kernel, whatever it holds.
  static void fused(HloSummary& s, HloSummary inner, std::string_view config) {
    inner.kernels = inner.bytes = 0;
    if (config.find("\"__triton") != std::string_view::npos) {
      inner.triton += inner.product_other;
      inner.product_other = 0;
    } else if (config.find("\"__cudnn$fusion\"") != std::string_view::npos) {
      inner.conv_forward += inner.conv_other;
      inner.conv_other = 0;
    }
    add(s, inner, 1);
  }

  static void library_call(HloSummary& s, std::string_view target) {
    ++s.library_calls;
    if (target == "__cudnn$convBackwardInput")
      ++s.conv_input_grad;
    else if (target == "__cudnn$convBackwardFilter")
      ++s.conv_filter_grad;
    else if (target.starts_with("__cudnn$conv"))
      ++s.conv_forward;
    else if (target.starts_with("__cublas$"))
      ++s.cublas;
  }

  std::unordered_map<int64_t, HloSummary> done_;
  int64_t last_ = 0;
};

}  // namespace

int64_t HloSummary::transposes_of(int64_t elements) const {
  int64_t n = 0;
  for (auto it = transposes.lower_bound(elements); it != transposes.end(); ++it) n += it->second;
  return n;
}

HloSummary summarize_hlo(std::string_view bytes) {
  std::string_view module = bytes;
  // An HloModuleProto begins with its name, a text; in the other message that field is the module.
  MessageReader first(bytes);
  bool wrapped = true;
  while (first.next()) wrapped &= first.field() <= 2;
  if (first.damaged()) damaged();
  if (wrapped) {
    MessageReader r(bytes);
    while (r.next())
      if (r.field() == kModuleInConfig) module = r.text();
  }
  Module m;
  int64_t entry = -1;
  MessageReader r(module);
  while (r.next()) {
    if (r.field() == kComputations) m.computation(r.text());
    if (r.field() == kEntryId) entry = r.number();
  }
  if (r.damaged()) damaged();
  return m.of(entry < 0 ? m.last() : entry);
}

}  // namespace fullbore::xla
