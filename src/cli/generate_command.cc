// `fullbore generate`.
#include "cli/commands.h"
#include "cli/output.h"
#include "cli/run.h"
#include "fullbore/generate.h"

namespace fullbore::cli {

int generate_command(const GenerateArgs& args) {
  TrainedModel m = open_model(args, args.checkpoint);
  const Recipe& r = m.recipe;
  if (r.data.kind != "text")
    fail("[generate] expected a model that was trained on text, got one of data.kind = \"",
         r.data.kind, "\"");
  train::Generator generator(*m.network, m.data.x.shape[0],
                             {.temperature = args.temperature,
                              .top_k = args.top_k,
                              .top_p = args.top_p,
                              .seed = args.seed},
                             {.device = r.device,
                              .threads = r.trainer.step.threads,
                              .deterministic = r.trainer.step.deterministic,
                              .matmul_precision = r.trainer.step.matmul_precision});
  generator.prompt(args.prompt);
  char last = args.prompt.back();
  for (int64_t i = 0; i < args.tokens; ++i) {
    last = generator.next();
    if (i == 0) write_out(args.prompt);  // nothing is written when something is wrong
    write_out({&last, 1});
    finish_output();
  }
  if (last != '\n') write_out("\n");
  return 0;
}

}  // namespace fullbore::cli
