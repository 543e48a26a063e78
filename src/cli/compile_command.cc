// `fullbore compile`: a recipe's training step compiled for a card that is not in this machine.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/model.h"
#include "cli/output.h"
#include "cli/results.h"
#include "cli/target.h"
#include "xla/saved_program.h"

namespace fullbore::cli {
namespace {

using nlohmann::ordered_json;

double gib(int64_t bytes) { return static_cast<double>(bytes) / (1 << 30); }

std::string bytes_text(int64_t bytes) {
  const double b = static_cast<double>(bytes);
  return bytes >= 1 << 30 ? fmt::format("{:.2f} GiB", b / (1 << 30))
                          : fmt::format("{:.2f} MiB", b / (1 << 20));
}

std::string target_config_of(const Card& card) {
  const xla::Options options = topology_options(card);
  const auto found = options.find("target_config");
  return found == options.end() ? "" : std::get<std::string>(found->second);
}

int list_cards(bool json) {
  ordered_json list = ordered_json::array();
  for (const Card& c : cards()) {
    const double bandwidth = static_cast<double>(c.gpu.bandwidth);
    if (!json) {
      std::string rates;
      for (const auto& [type, rate] : c.rates)
        rates += fmt::format(", {} {:.0f}", type, rate / 1e12);
      say("{:14} {:30} {:4.0f} GiB, {:5.0f} GB/s{} TFLOPS\n", c.id, c.gpu.name, gib(c.gpu.memory),
          bandwidth / 1e9, rates);
      continue;
    }
    list.push_back({{"id", c.id},
                    {"name", c.gpu.name},
                    {"plugin", c.plugin},
                    {"memory_bytes", c.gpu.memory},
                    {"bytes_per_second", bandwidth},
                    {"rates", c.rates},
                    {"capability", c.gpu.capability},
                    {"cores", c.gpu.cores},
                    {"lanes", c.gpu.lanes},
                    {"warp", c.gpu.warp},
                    {"threads", c.gpu.threads},
                    {"clock_ghz", c.gpu.clock_ghz},
                    {"l2_bytes", c.gpu.l2},
                    {"shared_memory_bytes", c.gpu.shared_memory},
                    {"shared_memory_optin_bytes", c.gpu.shared_memory_optin},
                    {"registers", c.gpu.registers},
                    {"topology", c.topology},
                    {"target_config", target_config_of(c)},
                    {"source", c.source}});
  }
  if (json) say("{}\n", to_line(list));
  return 0;
}

// What is found out about one compiled step.
struct Report {
  const Target& target;
  const CompiledStep& step;
  const xla::HloSummary& hlo;
  bool fits;
  // Where it was searched for; 0: not even one sample fits. And the next one that was tried.
  std::optional<int64_t> largest_batch;
  int64_t too_large;

  int64_t transposes() const { return hlo.transposes_of(0); }
  int64_t transposed() const {
    int64_t sum = 0;
    for (const auto& [elements, times] : hlo.transposes) sum += elements * times;
    return sum;
  }
  double seconds() const { return least_seconds(target.card(), step.program, hlo); }
  double flops() const {
    double sum = 0;
    for (const auto& [type, flops] : step.program.product_flops) sum += flops;
    return sum;
  }
};

ordered_json json_of(const Report& r) {
  const Card& card = r.target.card();
  const xla::ProgramMemory& m = r.step.memory;
  ordered_json j{
      {"target", card.id},
      {"device", card.gpu.name},
      {"plugin", card.plugin},
      {"batch_size", r.step.program.batch_size},
      {"fits", r.fits},
      {"largest_batch", nullptr},
      {"memory",
       {{"card", card.gpu.memory},
        {"usable", card.usable_memory()},
        {"peak", m.peak()},
        {"arguments", m.arguments},
        {"results", m.results},
        {"aliased", m.aliased},
        {"temporaries", m.temporaries},
        {"code", m.code}}},
      {"state_bytes", r.step.program.state_bytes},
      {"kernels", r.hlo.kernels},
      {"convolutions",
       {{"cudnn", r.hlo.conv_cudnn()},
        {"forward", r.hlo.conv_forward},
        {"input_grad", r.hlo.conv_input_grad},
        {"filter_grad", r.hlo.conv_filter_grad},
        {"other", r.hlo.conv_other}}},
      {"products",
       {{"cublas", r.hlo.cublas}, {"triton", r.hlo.triton}, {"other", r.hlo.product_other}}},
      {"transposes", r.transposes()},
      {"transposed_elements", r.transposed()},
      {"f64", r.hlo.f64},
      {"collectives", r.hlo.collectives},
      {"product_flops", r.flops()},
      {"bytes_moved", r.hlo.bytes},
      {"least_seconds", r.seconds()},
      {"compile_seconds", r.step.seconds}};
  if (r.largest_batch) j["largest_batch"] = *r.largest_batch;
  return j;
}

std::string largest_text(const Report& r) {
  if (*r.largest_batch == 0) return "not even one sample fits";
  return r.too_large > 0 ? fmt::format("{}; {} does not fit", *r.largest_batch, r.too_large)
                         : fmt::format("{} or more", *r.largest_batch);
}

void row(std::string_view name, const std::string& text) { say("{:<16} {}\n", name, text); }

void print(const Report& r) {
  const Card& card = r.target.card();
  const xla::ProgramMemory& m = r.step.memory;
  row("target", fmt::format("{}: {}, {:.0f} GiB, plugin {}", card.id, card.gpu.name,
                            gib(card.gpu.memory), card.plugin));
  const std::string batch = fmt::format("batch {}", r.step.program.batch_size);
  if (r.step.code) {
    row("memory",
        fmt::format("{}: peak {} of {} that programs may use: it {}", batch, bytes_text(m.peak()),
                    bytes_text(card.usable_memory()), r.fits ? "fits" : "does not fit"));
    row("", fmt::format("arguments {}, temporaries {}, results {}, of which in place {}",
                        bytes_text(m.arguments), bytes_text(m.temporaries), bytes_text(m.results),
                        bytes_text(m.aliased)));
  } else {
    row("memory", batch + ": the compiler found no way to make it fit");
  }
  if (r.largest_batch) row("largest batch", largest_text(r));
  if (!r.step.code) return;
  row("kernels a step", fmt::format("{}", r.hlo.kernels));
  if (card.plugin == "tpu") {
    row("matrix unit",
        fmt::format("{} products and convolutions", r.hlo.conv_other + r.hlo.product_other));
  } else {
    row("convolutions", fmt::format("{} in cuDNN (forward {}, inputs' gradient {}, filters' {}), "
                                    "{} elsewhere",
                                    r.hlo.conv_cudnn(), r.hlo.conv_forward, r.hlo.conv_input_grad,
                                    r.hlo.conv_filter_grad, r.hlo.conv_other));
    row("products", fmt::format("{} in cuBLAS, {} in Triton, {} elsewhere", r.hlo.cublas,
                                r.hlo.triton, r.hlo.product_other));
  }
  row("transposes", fmt::format("{}, of {} elements in all", r.transposes(),
                                short_number(static_cast<double>(r.transposed()))));
  row("a step takes",
      fmt::format("at least {:.3g} ms: {}FLOP in products, {}B moved", 1e3 * r.seconds(),
                  short_number(r.flops()), short_number(static_cast<double>(r.hlo.bytes))));
  row("compiled in", fmt::format("{:.2f} s", r.step.seconds));
}

// In an epoch, as a training counts them.
int64_t num_batches(const Recipe& r, int64_t batch_size) {
  const data::DatasetRef all = load_training_data(r.data, r.ignore_index).dataset;
  const int64_t samples = split(all, r.data.validation, r.seed).train->size();
  return r.data.drop_last ? samples / batch_size : (samples + batch_size - 1) / batch_size;
}

void save(const Target& target, const CompiledStep& step, const std::filesystem::path& path) {
  const xla::Topology& topology = target.topology();
  xla::write_program(path, {.target = target.card().id,
                            .platform = target.card().plugin == "tpu" ? "tpu" : "cuda",
                            .plugin = target.card().plugin,
                            .platform_version = topology.platform_version(),
                            .pjrt_minor = topology.plugin().minor(),
                            .batch_size = step.program.batch_size,
                            .source = xla::digest(step.program.stablehlo),
                            .code = step.code->serialize()});
}

// What can be said without the card's compiler: memory as the CPU executor plans the same step, and
// the bound on time with the bytes that its nodes read and write.
void estimate(const Card& card, const Recipe& recipe, const DataInfo& info, int64_t batch,
              bool json) {
  const StepProgram program = step_program(recipe, info, batch);
  Network network(recipe, info, batch);
  train::StepOptions options = recipe.trainer.step;
  options.device = "cpu";
  options.normalize = normalization(recipe.data, info.x.dtype);
  train::Step step(network, recipe.criterion, *recipe.optimizer, options);
  step.compile(batched(info.x, batch), batched(info.y, batch));
  const train::Plan plan = step.plan();
  xla::HloSummary moved;
  moved.bytes = static_cast<int64_t>(plan.bytes);
  const double seconds = least_seconds(card, program, moved);
  const bool fits = plan.planned_bytes <= card.usable_memory();
  if (json) {
    say("{}\n", to_line(ordered_json{{"target", card.id},
                                     {"device", card.gpu.name},
                                     {"plugin", card.plugin},
                                     {"estimate", true},
                                     {"batch_size", batch},
                                     {"fits", fits},
                                     {"memory",
                                      {{"card", card.gpu.memory},
                                       {"usable", card.usable_memory()},
                                       {"peak", plan.planned_bytes}}},
                                     {"state_bytes", program.state_bytes},
                                     {"bytes_moved", moved.bytes},
                                     {"least_seconds", seconds}}));
    return;
  }
  row("estimate",
      fmt::format("{}: {}, {}; not compiled", card.id, card.gpu.name, bytes_text(card.gpu.memory)));
  row("memory", fmt::format("batch {}: about {} of {} that programs may use: it {}", batch,
                            bytes_text(plan.planned_bytes), bytes_text(card.usable_memory()),
                            fits ? "fits" : "does not fit"));
  row("a step takes", fmt::format("at least {:.3g} ms", 1e3 * seconds));
}

// Throws BackendError when the card's plugin is not there, after an estimate.
Target target_or_estimate(const Card& card, const Recipe& recipe, const DataInfo& info,
                          int64_t batch, bool json) {
  try {
    return Target(card);
  } catch (const BackendError&) {
    estimate(card, recipe, info, batch, json);
    throw;
  }
}

}  // namespace

int compile_command(const CompileArgs& args) {
  if (args.list) return list_cards(args.json);
  if (args.target.empty())
    throw Error("[compile] expected --for NAME; see fullbore compile --list");
  const Card& card = card_named(args.target);
  const Recipe recipe = load_recipe(args.recipe, {args.all_sets()});
  const DataInfo info = info_for(recipe);
  const int64_t batch = args.batch > 0 ? args.batch : recipe.batch_size;
  const Target target = target_or_estimate(card, recipe, info, batch, args.json);
  CompiledStep step = target.compile(step_program(recipe, info, batch));
  std::optional<int64_t> largest;
  int64_t too_large = 0;
  if (args.max_batch || !target.fits(step)) {
    const int64_t asked = step.program.batch_size;
    LargestBatch found = largest_batch(target, recipe, info, std::move(step));
    largest = found.step ? found.step->program.batch_size : 0;
    too_large = found.too_large;
    if (args.max_batch && found.step)
      step = std::move(*found.step);
    else
      step = target.compile(step_program(recipe, info, asked));
  }
  const xla::HloSummary hlo =
      step.code ? xla::summarize_hlo(step.code->optimized_hlo()) : xla::HloSummary{};
  const Report report{target, step, hlo, target.fits(step), largest, too_large};
  if (args.json)
    say("{}\n", to_line(json_of(report)));
  else
    print(report);
  if (!args.save.empty()) {
    if (!step.code) throw BackendError(8, "[compile] nothing to save: the step does not fit");
    const int64_t size = step.program.batch_size;
    if (recipe.schedule.kind != "constant")
      step = target.compile(step_program(recipe, info, size, num_batches(recipe, size)));
    save(target, step, args.save);
    if (!args.json) say("{:<16} {}\n", "saved", args.save.string());
  }
  return 0;
}

}  // namespace fullbore::cli
