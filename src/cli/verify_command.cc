// `fullbore verify`.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/model.h"
#include "cli/output.h"
#include "cli/results.h"
#include "train/verify.h"

namespace fullbore::cli {
namespace {

// What the recipe names, but never the CPU executor itself unless the command line says so.
std::string device_for(const VerifyArgs& args, const Recipe& r) {
  if (!args.device.empty() || (r.device != "auto" && r.device != "cpu")) return r.device;
  return Device::select("auto").kind != "cpu" ? "auto" : "xla:cpu";
}

nlohmann::ordered_json verification_json(const train::Verification& v) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array(), culprit;
  for (const train::Comparison& c : v.comparisons)
    list.push_back({{"what", c.what},
                    {"steps", c.steps},
                    {"difference", json_number(c.worst.relative)},
                    {"tensor", c.worst.name},
                    {"tolerance", c.tolerance},
                    {"ok", c.ok()}});
  if (v.culprit)
    culprit = {{"device", v.culprit_device},
               {"op", str_cat(v.culprit->op)},
               {"label", v.culprit->label},
               {"composite", v.culprit->composite},
               {"node", v.culprit->text},
               {"difference", json_number(v.culprit->difference.relative)},
               {"element", v.culprit->difference.element},
               {"got", json_number(v.culprit->difference.got)},
               {"expected", json_number(v.culprit->difference.want)}};
  return {{"device", v.device.name}, {"ok", v.ok()},       {"comparisons", list},
          {"held", v.held},          {"culprit", culprit}, {"explanation", v.explanation}};
}

void print_verification(const train::Verification& v, const train::StepOptions& options) {
  say("{} ({}) against the CPU executor, {}\n\n", v.device.name, v.device.description,
      precision_text(options.matmul_precision));
  size_t width = 6;
  for (const train::Comparison& c : v.comparisons) width = std::max(width, c.worst.name.size());
  say("steps  {:<9}  {:>10}  {:<{}}  tolerance\n", "what", "difference", "tensor", width);
  for (const train::Comparison& c : v.comparisons)
    say("{:>5}  {:<9}  {:>10.1e}  {:<{}}  {:>9.0e}  {}\n", c.steps, c.what, c.worst.relative,
        c.worst.name, width, c.tolerance, c.ok() ? "ok" : "BAD");
  if (!v.held.empty()) {
    say("\nheld still in many steps, since the gradient is nothing but rounding:");
    for (const std::string& name : v.held) say(" {}", name);
    say("\n");
  }
  if (!v.ok()) say("\n{}\n", v.explanation);
}

}  // namespace

int verify_command(const VerifyArgs& args) {
  const Recipe r = load_recipe(args.recipe, {args.all_sets()});
  train::StepOptions options = r.trainer.step;
  options.device = device_for(args, r);
  options.device = Device::select(options.device).name;
  const TrainingData all = load_training_data(r.data, r.ignore_index);
  data::Loader loader = training_loader(split(all.dataset, r.data.validation, r.seed).train, r.data,
                                        r.batch_size, r.seed);
  options.normalize = normalization(r.data, all.info.x.dtype);
  options.schedule = make_schedule(r, loader.num_batches());
  Network on_cpu(r, all.info, r.batch_size), on_device(r, all.info, r.batch_size);
  const train::Verification v = train::verify_training(on_cpu, on_device, r.criterion, *r.optimizer,
                                                       options, loader, {.steps = args.steps});
  if (args.json) {
    say("{}\n", to_line(verification_json(v)));
  } else {
    print_verification(v, options);
  }
  return v.ok() ? 0 : 1;
}

}  // namespace fullbore::cli
