// `fullbore show`.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/model.h"
#include "cli/output.h"
#include "cli/results.h"

namespace fullbore::cli {
namespace {

std::string shape_text(const Type& t) { return to_string(t); }

struct Row {
  std::string name, what, output;
  int64_t parameters;
};

// Those of a module without its submodules'.
struct OwnParameters : nn::Visitor {
  void member(std::string_view, nn::Parameter& p) override {
    if (p.defined() && !p.is_buffer()) count += p.shape().numel();
  }
  void member(std::string_view, nn::Module&) override {}
  int64_t count = 0;
};

// Of each layer, or of each member of a network that is known by name.
std::vector<Row> rows_of(Network& network) {
  std::vector<Row> rows;
  for (const auto& l : network.layers())
    rows.push_back(
        {l.name, l.module->describe(), shape_text(l.output), l.module->num_parameters()});
  if (network.named() == nullptr) return rows;
  for (const auto& [name, module] : network.named()->named_modules()) {
    OwnParameters own;
    module->visit_members(own);
    // Layers; what only holds others has no words for itself.
    const std::string what = module->describe();
    const bool is_layer =
        !name.empty() && what != "Module" && what != "ModuleList" && what != "Sequential";
    if (is_layer || own.count > 0)
      rows.push_back(
          {name.empty() ? "." : name, is_layer ? what : "parameters of its own", "", own.count});
  }
  rows.push_back({"", "output", shape_text(network.output()), 0});
  return rows;
}

void print_layers(Network& network) {
  const std::vector<Row> rows = rows_of(network);
  size_t name_width = 5, what_width = 5, type_width = 6;
  for (const Row& r : rows) {
    name_width = std::max(name_width, r.name.size());
    what_width = std::max(what_width, r.what.size());
    type_width = std::max(type_width, r.output.size());
  }
  const auto row = [&](std::string_view name, std::string_view what, std::string_view type,
                       std::string_view count) {
    say("{:<{}}  {:<{}}  {:<{}}  {:>12}\n", name, name_width, what, what_width, type, type_width,
        count);
  };
  row("layer", "", "output", "parameters");
  row("", "input", shape_text(network.input()), "");
  for (const Row& r : rows)
    row(r.name, r.what, r.output, r.name.empty() ? "" : std::to_string(r.parameters));
}

nlohmann::ordered_json show_json(Network& network, const train::Plan& plan, const Recipe& r) {
  nlohmann::ordered_json layers = nlohmann::ordered_json::array();
  for (const Row& row : rows_of(network))
    if (!row.name.empty())
      layers.push_back({{"name", row.name},
                        {"layer", row.what},
                        {"output", row.output.empty() ? nlohmann::ordered_json()
                                                      : nlohmann::ordered_json(row.output)},
                        {"parameters", row.parameters}});
  return {{"name", r.name},
          {"layers", layers},
          {"parameters", network.num_parameters()},
          {"batch_size", r.batch_size},
          {"flops_per_step", plan.flops},
          {"bytes_per_step", plan.bytes},
          {"planned_bytes", plan.planned_bytes},
          {"arena_bytes", plan.arena_bytes},
          {"state_bytes", plan.state_bytes},
          {"allowance_bytes", plan.allowance_bytes},
          {"kernels", plan.kernels},
          {"threads", plan.threads}};
}

}  // namespace

int show_command(const ShowArgs& args) {
  const Recipe r = load_recipe(args.recipe, {args.all_sets()});
  const DataInfo info = info_for(r);
  Network network(r, info, r.batch_size);
  if (args.graph) say("{}", forward_graph(network, r, info, r.batch_size));
  train::StepOptions options = r.trainer.step;
  options.normalize = normalization(r.data, info.x.dtype);
  options.schedule = make_schedule(r, 1000);
  options.passes = args.passes;
  options.explain = args.explain;
  train::Step step(network, r.criterion, *r.optimizer, options);
  step.compile(batched(info.x, r.batch_size), batched(info.y, r.batch_size));
  if (args.before) say("{}", print(step.graph()));
  if (args.after) say("{}", print(step.optimized_graph()));
  if (args.explain) say("{}", step.explain());
  const train::Plan plan = step.plan();
  if (args.json) {
    say("{}\n", to_line(show_json(network, plan, r)));
    return 0;
  }
  if (args.graph || args.before || args.after || args.explain) return 0;
  print_layers(network);
  const auto mb = [](int64_t bytes) { return static_cast<double>(bytes) / 1e6; };
  say("\nparameters       {}\n", network.num_parameters());
  say("step             batch {}, {}, {}, {}\n", r.batch_size, r.optimizer->kind(),
      count_text(plan.kernels, "kernel"), count_text(plan.threads, "thread"));
  say("FLOPs per step   {}\n", short_number(plan.flops));
  say("bytes per step   {}\n", short_number(plan.bytes));
  say("planned memory   {:.2f} MB: state {:.2f}, values {:.2f}, oneDNN's allowance {:.2f}\n",
      mb(plan.planned_bytes), mb(plan.state_bytes), mb(plan.arena_bytes), mb(plan.allowance_bytes));
  return 0;
}

}  // namespace fullbore::cli
