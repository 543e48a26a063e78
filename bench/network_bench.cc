// Our side of bench/run's networks (bench/peers/workloads.py): a training step of each, on the same
// batches.
//
//   network_bench --workload resnet18 [--bf16] [--device D] [--threads N]
//                 [--serve | --profile | --explain | --emit FILE | --check N --weights FILE]
//
// --serve answers "run K" and "about" as bench/peers/common.py says; --check prints N losses on one
// batch, without dropout, starting from a file's weights; --emit writes the step of an accelerator
// as StableHLO text, products in its default precision (bench/target_memory).
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "fullbore/fullbore.h"
#include "fullbore/models.h"
#include "ops/hlo.h"
#include "ops/op_def.h"
#include "train/session.h"
#include "train/step_graph.h"

using namespace fullbore;
using nlohmann::ordered_json;

namespace {

constexpr int64_t kVocabulary = 256;  // bytes

// ---- what is trained: workloads.py in C++ ----

struct Workload {
  std::function<std::unique_ptr<nn::Module>(double dropout)> make;
  optim::Optimizer optimizer;
  int64_t batch;
  Shape sample;     // C H W, or T of a text
  int64_t classes;  // of an image; of each token
  double dropout = 0;
  bool is_image() const { return sample.rank() == 3; }
  nn::Criterion criterion() const { return nn::CrossEntropyLoss{.class_dim = is_image() ? 1 : -1}; }
};

template <typename Model, typename... Options>
std::unique_ptr<nn::Module> made(Options&&... options) {
  return std::make_unique<Model>(std::forward<Options>(options)...);
}

std::map<std::string, Workload> workloads() {
  const Shape text{256};
  const optim::SGD sgd({.lr = 0.05, .momentum = 0.9, .weight_decay = 5e-4});
  const optim::SGD careful_sgd({.lr = 0.005, .momentum = 0.9, .weight_decay = 5e-4});
  const auto cnn = [](double p) {
    return made<models::MnistCnn>(models::MnistCnnOptions{.dropout = p});
  };
  const auto resnet18 = [](double) {
    return made<models::ResNet>(models::resnet18({.num_classes = 10, .small_images = true}));
  };
  const auto resnet50 = [](double) { return made<models::ResNet>(models::resnet50()); };
  const auto mobilenet_v2 = [](double p) {
    return made<models::MobileNetV2>(models::MobileNetV2Options{.dropout = p});
  };
  const auto gpt = [](double p) { return made<models::GPT>(models::GPTOptions{.dropout = p}); };
  const auto lstm = [](double p) {
    return made<models::LstmLm>(models::LstmLmOptions{.dropout = p});
  };
  // torchvision starts the head at zero: the check would see little of the gradients behind it.
  const auto vit_s = [](double) {
    auto model = made<models::VisionTransformer>(models::vit_s_16());
    auto& head = dynamic_cast<models::VisionTransformer&>(*model).heads.head;
    head.weight.set_init(init::normal(0, 0.02));
    return model;
  };
  return {
      {"mnist_cnn", {cnn, optim::Adadelta({.lr = 1.0}), 64, {1, 28, 28}, 10, 0.25}},
      {"resnet18", {resnet18, sgd, 32, {3, 32, 32}, 10}},
      {"resnet50", {resnet50, careful_sgd, 8, {3, 224, 224}, 1000}},
      {"mobilenet_v2", {mobilenet_v2, careful_sgd, 16, {3, 224, 224}, 1000, 0.2}},
      {"vit_s", {vit_s, optim::AdamW({.lr = 2e-4}), 8, {3, 224, 224}, 1000}},
      {"gpt", {gpt, optim::AdamW({.lr = 3e-4}), 4, text, kVocabulary, 0.2}},
      {"gpt_no_dropout", {gpt, optim::AdamW({.lr = 3e-4}), 4, text, kVocabulary}},
      {"lstm", {lstm, optim::Adam({.lr = 1e-3}), 32, {64}, kVocabulary, 0.2}},
  };
}

Workload workload_of(const std::string& name) {
  const auto all = workloads();
  const auto found = all.find(name);
  if (found == all.end()) throw Error("[network_bench] no workload \"" + name + "\"; --list");
  return found->second;
}

// workloads.mixed: a word for each place.
uint32_t mixed(uint32_t place, uint32_t seed) {
  uint32_t h = place + seed * 0x9E3779B9u;
  h = (h ^ (h >> 16)) * 0x7FEB352Du;
  h = (h ^ (h >> 15)) * 0x846CA68Bu;
  return h ^ (h >> 16);
}

data::Batch make_batch(const Workload& w, uint32_t number) {
  std::vector<int64_t> dims{w.batch};
  for (int64_t d : w.sample) dims.push_back(d);
  const Shape shape(dims);
  const uint32_t seed = 2 * number + 1;
  if (w.is_image()) {
    Array x(DType::f32, shape), y(DType::i32, {w.batch});
    for (uint32_t i = 0; float& v : x.span<float>())
      v = static_cast<float>(mixed(i++, seed) >> 8) / (1 << 23) - 1;
    for (uint32_t i = 0; int32_t & v : y.span<int32_t>())
      v = static_cast<int32_t>(mixed(i++, seed + 1) % static_cast<uint32_t>(w.classes));
    return {std::move(x), std::move(y)};
  }
  const int64_t length = w.sample[0];
  Array x(DType::i32, shape), y(DType::i32, shape);
  for (int64_t b = 0; b < w.batch; ++b)
    for (int64_t t = 0; t <= length; ++t) {
      const auto token =
          static_cast<int32_t>(mixed(static_cast<uint32_t>(b * (length + 1) + t), seed) %
                               static_cast<uint32_t>(w.classes));
      if (t < length) x.span<int32_t>()[static_cast<size_t>(b * length + t)] = token;
      if (t > 0) y.span<int32_t>()[static_cast<size_t>(b * length + t - 1)] = token;
    }
  return {std::move(x), std::move(y)};
}

// ---- measuring ----

using Clock = std::chrono::steady_clock;
double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Bytes of this process: "VmRSS" now, "VmHWM" at most so far.
int64_t resident(const std::string& key) {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with(key)) return 1024 * std::stoll(line.substr(key.size() + 1));
  return 0;
}

// Operations of products and convolutions, bodies included (loop bodies once per step of the loop).
double product_flops(const Graph& g) {
  double flops = 0;
  for (uint32_t i = 0; i < g.size(); ++i) {
    const NodeId id{i};
    const Attr& attr = g.attr(id);
    const Op op = g[id].op;
    if (!attr.bodies.empty())
      flops += product_flops(*attr.bodies[0]) *
               (attr.length.empty() ? 1 : static_cast<double>(attr.length[0]));
    else if (op == Op::kDot || op == Op::kConv || op == Op::kConvInputGrad ||
             op == Op::kConvFilterGrad)
      flops += def(op).cost(g, id).flops;
  }
  return flops;
}

struct Flags {
  std::string workload, device = "cpu", weights, emit;
  bool bf16 = false, list = false, serve = false, profile = false, explain = false;
  int threads = 0, check = 0;
};

class Bench {
 public:
  explicit Bench(const Flags& flags) : workload_(workload_of(flags.workload)) {
    before_ = resident("VmRSS:");
    for (uint32_t b = 0; b < (flags.check > 0 ? 1 : 4); ++b)
      batches_.push_back(make_batch(workload_, b));
    model_ = workload_.make(flags.check > 0 ? 0 : workload_.dropout);
    if (!flags.weights.empty())
      model_->load_state_dict(io::load_safetensors(flags.weights), /*strict=*/false);
    step_ = std::make_unique<train::Step>(
        *model_, workload_.criterion(), workload_.optimizer,
        train::StepOptions{
            .device = flags.device, .threads = flags.threads, .explain = flags.explain});
    model_->initialize();
    const auto start = Clock::now();
    step_->compile(batches_[0].x_type(), batches_[0].y_type());
    compile_seconds_ = seconds_since(start);
  }

  train::Step& step() { return *step_; }
  const data::Batch& next() { return batches_[at_++ % batches_.size()]; }

  // Seconds per step of `count` steps.
  double run(int count) {
    const auto start = Clock::now();
    double loss = 0;
    for (int i = 0; i < count; ++i) loss = (*step_)(next()).item();
    step_->wait();
    if (!std::isfinite(loss)) throw Error("[network_bench] the loss is not finite");
    return seconds_since(start) / count;
  }

  ordered_json about() const {
    const train::Plan plan = step_->plan();
    return {{"parameters", model_->num_parameters()},
            {"product_flops", product_flops(step_->graph())},
            {"compile_s", compile_seconds_},
            {"kernels", plan.kernels},
            {"planned_bytes", plan.planned_bytes},
            {"arena_bytes", plan.arena_bytes},
            {"before_bytes", before_},
            {"peak_bytes", resident("VmHWM:")}};
  }

 private:
  Workload workload_;
  std::vector<data::Batch> batches_;
  size_t at_ = 0;
  int64_t before_ = 0;
  std::unique_ptr<nn::Module> model_;
  std::unique_ptr<train::Step> step_;
  double compile_seconds_ = 0;
};

void print(const ordered_json& line) {
  std::puts(line.dump().c_str());
  std::fflush(stdout);
}

void serve(Bench& bench) {
  bench.run(2);
  std::puts("ready");
  std::fflush(stdout);
  for (std::string line, word; std::getline(std::cin, line);) {
    std::istringstream words(line);
    int count = 0;
    words >> word;
    if (word == "about") print(bench.about());
    if (word == "run" && words >> count && count > 0) {
      bench.run(1);  // not counted: the caches are as another program left them
      print({{"ms", 1e3 * bench.run(count)}});
    }
  }
}

void check(Bench& bench, int count) {
  std::vector<double> losses;
  for (int i = 0; i < count; ++i) losses.push_back(bench.step()(bench.next()).item());
  ordered_json line = bench.about();
  line["losses"] = losses;
  print(line);
}

void measure(Bench& bench) {
  std::vector<double> ms;
  bench.run(2);
  for (int i = 0; i < 11; ++i) ms.push_back(1e3 * bench.run(1));
  std::nth_element(ms.begin(), ms.begin() + 5, ms.end());
  ordered_json line = bench.about();
  line["ms"] = ms[5];
  print(line);
}

// The step that an accelerator gets.
std::string stablehlo(const Workload& w) {
  const auto model = w.make(w.dropout);
  const data::Batch batch = make_batch(w, 0);
  const train::StepGraph step =
      train::build_step(*model, w.criterion(), w.optimizer, {}, batch.x_type(), batch.y_type(),
                        {.apply = true, .runs_ahead = true});
  return to_stablehlo(train::device_graph(step.graph), {.precision = "DEFAULT"});
}

Flags parse(int argc, char** argv) {
  Flags flags;
  for (int i = 1; i < argc; ++i) {
    const std::string flag = argv[i];
    const auto value = [&] {
      if (++i == argc) throw Error("[network_bench] " + flag + " needs a value");
      return std::string(argv[i]);
    };
    if (flag == "--workload")
      flags.workload = value();
    else if (flag == "--device")
      flags.device = value();
    else if (flag == "--threads")
      flags.threads = std::stoi(value());
    else if (flag == "--weights")
      flags.weights = value();
    else if (flag == "--check")
      flags.check = std::stoi(value());
    else if (flag == "--emit")
      flags.emit = value();
    else if (flag == "--list")
      flags.list = true;
    else if (flag == "--bf16")
      flags.bf16 = true;
    else if (flag == "--serve")
      flags.serve = true;
    else if (flag == "--profile")
      flags.profile = true;
    else if (flag == "--explain")
      flags.explain = true;
    else
      throw Error("[network_bench] unknown flag " + flag);
  }
  return flags;
}

}  // namespace

int main(int argc, char** argv) try {
  const Flags flags = parse(argc, argv);
  if (flags.list)
    for (const auto& [name, workload] : workloads()) std::printf("%s f32\n", name.c_str());
  if (!flags.emit.empty()) std::ofstream(flags.emit) << stablehlo(workload_of(flags.workload));
  if (flags.list || !flags.emit.empty()) return 0;
  Bench bench(flags);
  if (flags.explain) std::fputs(bench.step().explain().c_str(), stdout);
  if (flags.profile) std::fputs(to_text(bench.step().profile(bench.next(), 5)).c_str(), stdout);
  if (flags.check > 0)
    check(bench, flags.check);
  else if (flags.serve)
    serve(bench);
  else if (!flags.explain && !flags.profile)
    measure(bench);
} catch (const std::exception& e) {
  std::fprintf(stderr, "network_bench: %s\n", e.what());
  return 1;
}
