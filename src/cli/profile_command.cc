// `fullbore profile`.
#include "cli/commands.h"
#include "cli/model.h"
#include "cli/output.h"
#include "cli/profile_views.h"
#include "cli/results.h"
#include "fullbore/io.h"

namespace fullbore::cli {

int profile_command(const ProfileArgs& args) {
  const Recipe r = load_recipe(args.recipe, {args.all_sets()});
  const TrainingData all = load_training_data(r.data, r.ignore_index);
  data::Loader loader = training_loader(all.dataset, r.data, r.batch_size, r.seed);
  Network network(r, all.info, r.batch_size);
  train::StepOptions options = r.trainer.step;
  // "auto" is what trains here; only the CPU executor can time its kernels.
  if (options.device == "auto") options.device = "cpu";
  options.normalize = normalization(r.data, all.info.x.dtype);
  options.schedule = make_schedule(r, loader.num_batches());
  train::Step step(network, r.criterion, *r.optimizer, options);
  Profile p = step.profile(*loader.begin(), args.steps);
  bool bf16 = false;
  for (const KernelProfile& k : p.kernels) bf16 = bf16 || k.product == DType::bf16;
  p.roof = measure_roofline(options.threads, bf16);
  if (!args.trace.empty()) io::atomic_write(args.trace, chrome_trace(p, r.name));
  if (!args.html.empty()) io::atomic_write(args.html, flame_page(p, r.name));
  if (args.json) {
    say("{}\n", to_line(profile_json(p)));
  } else {
    say("{}", to_text(p, args.all ? 0 : 40));
  }
  return 0;
}

}  // namespace fullbore::cli
