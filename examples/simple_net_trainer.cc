// 784-128-10 on Fashion-MNIST with Adam, the loop by Trainer.
#include <cstdio>

#include "fullbore/fullbore.h"

using namespace fullbore;

int main() try {
  const train::StepOptions step{.normalize = train::Normalize{.mean = {0.5}, .stddev = {0.5}}};
  data::Loader train_loader(data::FashionMnist(data::Split::kTrain),
                            {.batch_size = 64, .shuffle = true});
  data::Loader test_loader(data::FashionMnist(data::Split::kTest), {.batch_size = 1000});
  nn::Sequential model(nn::Flatten(), nn::Linear(784, 128), nn::ReLU(), nn::Linear(128, 10));
  train::Trainer trainer(model, nn::CrossEntropyLoss(), optim::Adam({.lr = 1e-3}),
                         {.epochs = 10, .step = step, .on_log = train::print_progress});
  trainer.fit(train_loader);
  const train::EvalResult result = trainer.evaluate(test_loader);
  std::printf("Accuracy of the network on the %ld test images: %.0f %%\n", result.samples,
              100 * *result.accuracy);
} catch (const Error& e) {
  std::fprintf(stderr, "simple_net_trainer: %s\n", e.what());
  return 1;
}
