// PyTorch's MNIST example on Fashion-MNIST: two convolutions, Adadelta, StepLR.
#include <cstdio>
#include <cstdlib>

#include "fullbore/fullbore.h"

using namespace fullbore;

struct Net : nn::Module {
  nn::Conv2d conv1{1, 32, 3}, conv2{32, 64, 3};
  nn::Dropout dropout1{0.25}, dropout2{0.5};
  nn::Linear fc1{9216, 128}, fc2{128, 10};
  FB_MODULE(conv1, conv2, dropout1, dropout2, fc1, fc2)
  Tensor forward(const Tensor& input) override {
    Tensor x = relu(conv1(input));
    x = max_pool2d(relu(conv2(x)), 2);
    x = flatten(dropout1(x), 1);
    x = dropout2(relu(fc1(x)));
    return log_softmax(fc2(x), 1);
  }
};

int main(int argc, char** argv) try {
  const int64_t epochs = argc > 1 ? std::atoll(argv[1]) : 14, batch_size = 64;
  const train::Normalize normalize{.mean = {0.286}, .stddev = {0.353}};
  data::Loader train_loader(data::FashionMnist(data::Split::kTrain),
                            {.batch_size = batch_size, .shuffle = true});
  data::Loader test_loader(data::FashionMnist(data::Split::kTest), {.batch_size = 1000});

  Net model;
  optim::Adadelta optimizer({.lr = 1.0});
  train::Step step(model, nn::NLLLoss(), optimizer,
                   {.normalize = normalize,
                    .schedule = optim::StepLR(1, 0.7).per_epoch(train_loader.num_batches())});
  train::Evaluator test(model, nn::NLLLoss(), {.normalize = normalize});

  for (int64_t epoch = 1; epoch <= epochs; ++epoch) {
    for (const data::Batch& batch : train_loader) {
      const train::Loss loss = step(batch);
      if (batch.index % 100 == 0)
        std::printf("Train Epoch: %ld [%ld/%ld]\tLoss: %.6f\n", epoch, batch.first,
                    train_loader.num_samples(), loss.item());
    }
    const train::EvalResult r = test(test_loader);
    std::printf("Test set: average loss: %.4f, accuracy: %.2f %%\n", r.loss, 100 * *r.accuracy);
  }
} catch (const Error& e) {
  std::fprintf(stderr, "mnist_cnn: %s\n", e.what());
  return 1;
}
