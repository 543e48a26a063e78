// 784-128-10 on Fashion-MNIST with Adam, the training loop written by hand.
#include <cstdio>

#include "fullbore/fullbore.h"

using namespace fullbore;

struct SimpleNet : nn::Module {
  nn::Linear fc1{784, 128}, fc2{128, 10};
  FB_MODULE(fc1, fc2)
  Tensor forward(const Tensor& x) override { return fc2(relu(fc1(flatten(x, 1)))); }
};

int main() try {
  const int epochs = 10, log_interval = 100;
  const Device device = Device::select("auto");
  const train::Normalize normalize{.mean = {0.5}, .stddev = {0.5}};
  data::Loader train_loader(data::FashionMnist(data::Split::kTrain),
                            {.batch_size = 64, .shuffle = true});
  data::Loader test_loader(data::FashionMnist(data::Split::kTest), {.batch_size = 1000});

  SimpleNet model;
  nn::CrossEntropyLoss criterion;
  optim::Adam optimizer({.lr = 1e-3});
  train::Step step(model, criterion, optimizer, {.device = device.name, .normalize = normalize});

  for (int epoch = 0; epoch < epochs; ++epoch)
    for (const data::Batch& batch : train_loader) {
      const train::Loss loss = step(batch);
      if (batch.index % log_interval == 0)
        std::printf("Train Epoch: %d [%ld/%ld (%.0f%%)]\tLoss: %.6f\n", epoch, batch.first,
                    train_loader.num_samples(),
                    100.0 * static_cast<double>(batch.index) /
                        static_cast<double>(train_loader.num_batches()),
                    loss.item());
    }

  train::Evaluator test(model, criterion, {.device = device.name, .normalize = normalize});
  const train::EvalResult result = test(test_loader);
  std::printf("Accuracy of the network on the %ld test images: %.0f %%\n", result.samples,
              100 * *result.accuracy);
} catch (const Error& e) {
  std::fprintf(stderr, "simple_net: %s\n", e.what());
  return 1;
}
