// A byte-level GPT on the King James Bible, and a page that it writes. The text:
//   bible -f gen1:1-rev22:21 | sed 's/^[^ ]* //' > bible.txt
#include <cstdio>
#include <cstdlib>

#include "fullbore/fullbore.h"

using namespace fullbore;

int main(int argc, char** argv) try {
  const char* file = argc > 1 ? argv[1] : "bible.txt";
  const int64_t steps = argc > 2 ? std::atoll(argv[2]) : 2000, block_size = 128;
  const auto [text, last] = data::Text(file, {.block_size = block_size}).split(0.02);
  data::Loader train_loader(text, {.batch_size = 16, .shuffle = true});
  data::Loader valid_loader(last, {.batch_size = 16});

  models::GPT model(
      {.block_size = block_size, .n_layer = 4, .n_head = 4, .n_embd = 128, .dropout = 0.1});
  nn::CrossEntropyLoss criterion{.class_dim = -1};
  optim::AdamW optimizer({.lr = 1e-3, .betas = {0.9, 0.99}, .weight_decay = 0.1});
  train::Step step(model, criterion, optimizer,
                   {.schedule = optim::CosineAnnealingLR(steps), .clip_grad_norm = 1.0});
  while (step.steps() < steps)
    for (const data::Batch& batch : train_loader) {
      const train::Loss loss = step(batch);
      if (step.steps() % 50 == 0) std::printf("step %ld: loss %.4f\n", step.steps(), loss.item());
      if (step.steps() == steps) break;
    }

  train::Evaluator validate(model, criterion);
  std::printf("validation loss %.4f\n\n", validate(valid_loader).loss);
  std::printf(
      "%s\n",
      train::generate(model, block_size, "And God said", 500, {.temperature = 0.8}).c_str());
} catch (const Error& e) {
  std::fprintf(stderr, "gpt: %s\n", e.what());
  return 1;
}
