// Our side of bench/run: a training step of the seed programs, as their users write it.
//
//   step_bench --workload mlp128_adam|mlp500_sgd|mlp128_adam_epoch [--deterministic]
//              [--device D] [--in-memory] [--serve | --profile | --explain]
//
// Prints {"ms": ...}, the median of 11 blocks: of 200 steps (ms per step), or of one epoch (ms).
// Batches come from the loader, made ahead by its thread, or with
// --in-memory from a list of 100. --serve answers each line "go" with one
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
  Bench(const std::string& workload, const std::string& device, bool explain, bool deterministic)
      : is_epoch_(workload == "mlp128_adam_epoch"),
        net_(workload == "mlp500_sgd" ? 500 : 128),
        loader_(data::FashionMnist(data::Split::kTrain), {.batch_size = 64, .shuffle = true}),
        step_(net_, nn::CrossEntropyLoss(), make_optimizer(workload != "mlp500_sgd"),
              {.device = device,
               .deterministic = deterministic,
               .normalize = train::Normalize{.mean = {0.5}, .stddev = {0.5}},
               .explain = explain}) {}

  // Takes 100 batches out of the loader once, and only those from then on.
  void keep_in_memory() {
    while (batches_.size() < 100) batches_.push_back(next());
    loader_.set_order({});  // ends its thread
    in_memory_ = true;
  }

  double block() { return is_epoch_ ? epoch() : steps(); }
  std::string profile() { return to_text(step_.profile(next(), 200)); }
  std::string explain() {
    step_(next());
    return step_.explain();
  }

 private:
  const data::Batch& next() {
    if (in_memory_ && !batches_.empty()) return batches_[at_++ % batches_.size()];
    const data::Batch* b = loader_.next();
    return b != nullptr ? *b : *loader_.begin();
  }

  double steps() {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < kStepsPerBlock; ++i) {
      const train::Loss loss = step_(next());
      if (i % kLogInterval == 0) last_loss_ = loss.item();
    }
    step_.wait();
    return milliseconds_since(start) / kStepsPerBlock;
  }

  double epoch() {
    const auto start = std::chrono::steady_clock::now();
    for (const data::Batch& batch : loader_) {
      const train::Loss loss = step_(batch);
      if (batch.index % kLogInterval == 0) last_loss_ = loss.item();
    }
    step_.wait();
    return milliseconds_since(start);
  }

  static double milliseconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
        .count();
  }

  bool is_epoch_, in_memory_ = false;
  std::vector<data::Batch> batches_;
  size_t at_ = 0;
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
  std::string workload, device = "cpu";
  const auto flag = [&](const char* name) {
    return std::any_of(argv + 1, argv + argc,
                       [&](const char* a) { return std::strcmp(a, name) == 0; });
  };
  for (int i = 1; i + 1 < argc; ++i) {
    if (std::strcmp(argv[i], "--workload") == 0) workload = argv[i + 1];
    if (std::strcmp(argv[i], "--device") == 0) device = argv[i + 1];
  }
  if (workload != "mlp128_adam" && workload != "mlp500_sgd" && workload != "mlp128_adam_epoch")
    throw Error(
        "usage: step_bench --workload mlp128_adam|mlp500_sgd|mlp128_adam_epoch "
        "[--device D] [--deterministic] [--in-memory] [--serve|--profile|--explain]");
  Bench bench(workload, device, flag("--explain"), flag("--deterministic"));
  if (flag("--explain")) std::fputs(bench.explain().c_str(), stdout);
  if (flag("--profile")) std::fputs(bench.profile().c_str(), stdout);
  if (flag("--explain") || flag("--profile")) return 0;
  if (flag("--in-memory")) bench.keep_in_memory();
  bench.block();  // compiles and warms up
  if (flag("--serve")) {
    std::puts("ready");
    std::fflush(stdout);
    for (std::string line; std::getline(std::cin, line);)
      if (line == "go") {
        // Not counted: the caches are as another program left them.
        if (workload != "mlp128_adam_epoch") bench.block();
        print(bench.block());
      }
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
