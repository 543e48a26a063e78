// Our side of bench/run: a training step of the seed programs, as their users write it.
//
//   step_bench --workload mlp128_adam|mlp500_sgd|mlp128_adam_epoch [--serve] [--profile] [--explain]
//
// Prints {"ms": ...}, the median of 11 blocks: of 200 steps (ms per step), or of one epoch (ms).
// Batches come from the loader, made ahead by its thread. --serve answers each line "go" with one
// block (peers/common.py); --profile and --explain print where the time goes and why.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <string>

#include "fullbore/fullbore.h"

using namespace fullbore;

namespace {

constexpr int kStepsPerBlock = 200, kBlocks = 11, kLogInterval = 100;

struct Net : nn::Module {
  explicit Net(int64_t hidden) : fc1(784, hidden), fc2(hidden, 10) {}
  nn::Linear fc1, fc2;
  FB_MODULE(fc1, fc2)
  Tensor forward(const Tensor& x) override { return fc2(relu(fc1(flatten(x, 1)))); }
};

optim::Optimizer make_optimizer(bool adam) {
  if (adam) return optim::Adam({.lr = 1e-3});
  return optim::SGD({.lr = 0.01});
}

class Bench {
 public:
  Bench(const std::string& workload, bool explain)
      : is_epoch_(workload == "mlp128_adam_epoch"),
        net_(workload == "mlp500_sgd" ? 500 : 128),
        loader_(data::FashionMnist(data::Split::kTrain), {.batch_size = 64, .shuffle = true}),
        step_(net_, nn::CrossEntropyLoss(), make_optimizer(workload != "mlp500_sgd"),
              {.normalize = train::Normalize{.mean = {0.5}, .stddev = {0.5}}, .explain = explain}) {}

  double block() { return is_epoch_ ? epoch() : steps(); }
  std::string profile() { return step_.profile(next(), 200); }
  std::string explain() {
    step_(next());
    return step_.explain();
  }

 private:
  const data::Batch& next() {
    const data::Batch* b = loader_.next();
    return b != nullptr ? *b : *loader_.begin();
  }

  double steps() {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < kStepsPerBlock; ++i) {
      const train::Loss loss = step_(next());
      if (i % kLogInterval == 0) last_loss_ = loss.item();
    }
    return milliseconds_since(start) / kStepsPerBlock;
  }

  double epoch() {
    const auto start = std::chrono::steady_clock::now();
    for (const data::Batch& batch : loader_) {
      const train::Loss loss = step_(batch);
      if (batch.index % kLogInterval == 0) last_loss_ = loss.item();
    }
    return milliseconds_since(start);
  }

  static double milliseconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  }

  bool is_epoch_;
  Net net_;
  data::Loader loader_;
  train::Step step_;
  double last_loss_ = 0;
};

void print(double ms) {
  std::printf("{\"ms\": %.5f}\n", ms);
  std::fflush(stdout);
}

int run(int argc, char** argv) {
  std::string workload;
  const auto flag = [&](const char* name) {
    return std::any_of(argv + 1, argv + argc, [&](const char* a) { return std::strcmp(a, name) == 0; });
  };
  for (int i = 1; i + 1 < argc; ++i)
    if (std::strcmp(argv[i], "--workload") == 0) workload = argv[i + 1];
  if (workload != "mlp128_adam" && workload != "mlp500_sgd" && workload != "mlp128_adam_epoch")
    throw Error("usage: step_bench --workload mlp128_adam|mlp500_sgd|mlp128_adam_epoch "
                "[--serve|--profile|--explain]");
  Bench bench(workload, flag("--explain"));
  if (flag("--explain")) std::fputs(bench.explain().c_str(), stdout);
  if (flag("--profile")) std::fputs(bench.profile().c_str(), stdout);
  if (flag("--explain") || flag("--profile")) return 0;
  bench.block();  // compiles and warms up
  if (flag("--serve")) {
    std::puts("ready");
    std::fflush(stdout);
    for (std::string line; std::getline(std::cin, line);)
      if (line == "go") print(bench.block());
    return 0;
  }
  std::vector<double> ms;
  for (int i = 0; i < kBlocks; ++i) ms.push_back(bench.block());
  std::nth_element(ms.begin(), ms.begin() + kBlocks / 2, ms.end());
  print(ms[kBlocks / 2]);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& e) {
    std::fprintf(stderr, "step_bench: %s\n", e.what());
    return 1;
  }
}
