#include "cli/target.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>

#include "cli/model.h"
#include "ops/op_def.h"
#include "train/session.h"
#include "train/step_graph.h"
#include "xla/discover.h"

namespace fullbore::cli {
namespace {

// Operations of products and convolutions by the type of their operands, bodies included (loop
// bodies once per step of the loop).
void add_product_flops(const Graph& g, double times, std::map<std::string, double>& flops) {
  for (uint32_t i = 0; i < g.size(); ++i) {
    const NodeId id{i};
    const Op op = g[id].op;
    const auto& bodies = g.attr(id).bodies;
    if (!bodies.empty()) {
      const auto& length = g.attr(id).length;
      const double steps = length.empty() ? 1 : static_cast<double>(length[0]);
      add_product_flops(*bodies[0], times * steps, flops);
    } else if (op == Op::kDot || op == Op::kConv || op == Op::kConvInputGrad ||
               op == Op::kConvFilterGrad) {
      const DType type = g.type(g.operands(id)[0]).dtype;
      flops[std::string(name(type))] += times * def(op).cost(g, id).flops;
    }
  }
}

// Operations a second of products of this type.
double product_rate(const Card& card, const std::string& type, train::MatmulPrecision precision) {
  const auto rate = [&](const char* name) {
    const auto found = card.rates.find(name);
    return found == card.rates.end() ? 0.0 : found->second;
  };
  if (type != "f32") return rate(type.c_str());
  const bool highest = precision == train::MatmulPrecision::kHighest;
  if (card.plugin == "tpu")  // which multiplies f32 as three or six products of bf16
    return rate("bf16") / (highest ? 6 : precision == train::MatmulPrecision::kTf32 ? 3 : 1);
  return highest || rate("tf32") == 0 ? rate("f32") : rate("tf32");
}

// Nothing reaches standard error while it lives. Plugins write there while they are loaded,
// whatever the log level; what is wrong they also say in their errors.
class Silence {
 public:
  Silence() {
    const char* level = std::getenv("TF_CPP_MIN_LOG_LEVEL");
    if (level == nullptr || std::string_view(level) != "3") return;  // the user wants to see it
    const int null = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (null < 0) return;
    saved_ = ::fcntl(2, F_DUPFD_CLOEXEC, 3);
    if (saved_ >= 0) ::dup2(null, 2);
    ::close(null);
  }
  ~Silence() {
    if (saved_ < 0) return;
    ::dup2(saved_, 2);
    ::close(saved_);
  }
  Silence(const Silence&) = delete;
  Silence& operator=(const Silence&) = delete;

 private:
  int saved_ = -1;
};

// Why there is no plugin, and what to do.
[[noreturn]] void no_plugin(const Card& card, const std::string& why) {
  if (card.plugin == "rocm")
    throw BackendError(
        5, str_cat("[compile] cannot compile for ", card.id, ": ", why,
                   "; AMD's plugin needs ROCm 7 in this machine (apt-get install rocm, from "
                   "AMD's own packages) and `fullbore plugin add rocm`"));
  throw BackendError(5, str_cat("[compile] cannot compile for ", card.id, ": ", why,
                                "; fullbore plugin add ", card.plugin, " --compile-only"));
}

std::shared_ptr<const xla::Plugin> load_plugin(const Card& card) {
  const auto found = xla::find_plugin(card.plugin);
  if (!found) no_plugin(card, str_cat("expected the plugin ", card.plugin, ", found none"));
  try {
    return xla::Plugin::load(found->path);
  } catch (const BackendError&) {
    throw;
  } catch (const Error& e) {
    no_plugin(card, e.what());
  }
}

// Batches beyond this are of no use, and graphs for them count more elements than they should.
constexpr int64_t kMaxBatch = int64_t{1} << 22;
// The search ends when the answer is known this well, or after so many programs.
constexpr int64_t kPrecision = 64;
constexpr int kMaxCompiles = 14;

}  // namespace

StepProgram step_program(const Recipe& recipe, const DataInfo& info, int64_t batch_size,
                         int64_t batches) {
  Network network(recipe, info, batch_size);
  train::StepOptions options = recipe.trainer.step;
  options.normalize = normalization(recipe.data, info.x.dtype);
  options.schedule = make_schedule(recipe, batches);
  StepProgram p;
  p.graph =
      train::build_step(network, recipe.criterion, *recipe.optimizer, options,
                        batched(info.x, batch_size), batched(info.y, batch_size),
                        {.apply = true, .runs_ahead = true}, {info.num_classes, info.num_tokens})
          .graph;
  p.stablehlo =
      to_stablehlo(train::device_graph(p.graph), train::hlo_options(options.matmul_precision));
  p.batch_size = batch_size;
  p.precision = options.matmul_precision;
  for (const Output& o : p.graph.outputs)
    if (o.alias >= 0) p.state_bytes += p.graph.type(o.node).bytes();
  add_product_flops(p.graph, 1, p.product_flops);
  return p;
}

xla::Options topology_options(const Card& card) {
  if (card.plugin == "tpu") return {};
  xla::GpuDescription gpu = card.gpu;
  // What the compiler may plan with.
  gpu.memory = card.usable_memory();
  return {{"target_config", xla::target_config(gpu, card.plugin == "cuda12" ? 12 : 13)},
          {"topology", std::string("1x1x1")}};
}

Target::Target(const Card& card) : card_(card) {
  const Silence silence;
  topology_ = xla::Topology::create(load_plugin(card), card.topology, topology_options(card));
}

CompiledStep Target::compile(StepProgram program) const {
  CompiledStep step{.program = std::move(program), .code = std::nullopt};
  const auto start = std::chrono::steady_clock::now();
  try {
    step.code = topology_->compile(step.program.stablehlo);
    step.memory = step.code->memory();
  } catch (const xla::OutOfMemory&) {
  } catch (const BackendError& e) {
    const std::string text = e.what();
    if (text.find("ptxas") == std::string::npos && text.find("libdevice") == std::string::npos)
      throw;
    throw BackendError(
        e.code, str_cat("[compile] cannot compile for ", card_.id,
                        ": NVIDIA's assembler (ptxas) or its library (libdevice) is not there; "
                        "fullbore plugin add ",
                        card_.plugin, " --compile-only, or install CUDA"));
  }
  step.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return step;
}

bool Target::fits(const CompiledStep& step) const {
  return step.code && step.memory.peak() <= card_.usable_memory();
}

namespace {

// The largest batch below the first that does not fit.
LargestBatch first_edge(const Target& target, const Recipe& recipe, const DataInfo& info,
                        CompiledStep first) {
  LargestBatch found;
  const int64_t usable = target.card().usable_memory();
  int64_t before = 0, memory_before = 0;  // the fitting batch before the last one
  int64_t next = first.program.batch_size;
  std::optional<CompiledStep> step = std::move(first);
  for (int compiles = 1;; ++compiles) {
    if (target.fits(*step)) {
      if (found.step) {
        before = found.step->program.batch_size;
        memory_before = found.step->memory.peak();
      }
      found.step = std::move(step);
    } else {
      found.too_large = next;
    }
    const int64_t low = found.step ? found.step->program.batch_size : 0;
    const int64_t high = found.too_large > 0 ? found.too_large : kMaxBatch + 1;
    const int64_t fine = 1 + low / kPrecision;
    if (high - low <= fine || (compiles >= kMaxCompiles && found.step)) return found;
    next = low == 0 ? high / 2 : std::min(2 * low, low + (high - low) / 2);
    if (before > 0 && found.step->memory.peak() > memory_before) {
      // Memory grows in line with the batch, nearly.
      const double slope = static_cast<double>(found.step->memory.peak() - memory_before) /
                           static_cast<double>(low - before);
      const double left = static_cast<double>(usable - found.step->memory.peak()) / slope;
      if (left < static_cast<double>(high - low))
        next = low + std::max(fine, static_cast<int64_t>(std::floor(left)));
    }
    next = std::clamp(next, low + 1, high - 1);
    step = target.compile(step_program(recipe, info, next));
  }
}

// Well beyond the edge the compiler begins to compute values again instead of keeping them, so that
// much larger batches may fit: a few are tried.
void look_beyond(const Target& target, const Recipe& recipe, const DataInfo& info,
                 LargestBatch& found) {
  const int64_t edge = found.too_large;
  for (const double factor : {1.25, 1.5, 2.0, 4.0}) {
    const int64_t next =
        std::min(kMaxBatch, static_cast<int64_t>(factor * static_cast<double>(edge)));
    if (next <= edge) return;
    CompiledStep step = target.compile(step_program(recipe, info, next));
    if (target.fits(step)) {
      found.step = std::move(step);
      found.too_large = 0;
    } else if (found.too_large == 0) {
      found.too_large = next;
    }
    if (next == kMaxBatch) return;
  }
}

}  // namespace

LargestBatch largest_batch(const Target& target, const Recipe& recipe, const DataInfo& info,
                           CompiledStep first) {
  LargestBatch found = first_edge(target, recipe, info, std::move(first));
  if (found.step && found.too_large > 0) look_beyond(target, recipe, info, found);
  return found;
}

double least_seconds(const Card& card, const StepProgram& program, const xla::HloSummary& hlo) {
  double products = 0;
  for (const auto& [type, flops] : program.product_flops)
    if (const double rate = product_rate(card, type, program.precision); rate > 0)
      products += flops / rate;
  return std::max(products,
                  static_cast<double>(hlo.bytes) / static_cast<double>(card.gpu.bandwidth));
}

}  // namespace fullbore::cli
