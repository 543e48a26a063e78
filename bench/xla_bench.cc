// What our way to XLA costs, on XLA's CPU plugin.
//
//   xla_bench --emit FILE     writes the StableHLO text of the mlp128_adam step, for bare_pjrt
//   xla_bench --run FILE [--serve]  runs a program as bare_pjrt does, with our client
//   xla_bench --plugin        prints where the plugin lies
//   xla_bench --first-step    prints {"ms": ...}: plugin loaded, step compiled or taken from the
//                             cache ($FULLBORE_CACHE), run once and its loss read
//   xla_bench --launch        prints {"us": ...}: host time of one launch (Program::run) of a
//   program
//                             with the step's inputs and outputs that computes next to nothing
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "fullbore/fullbore.h"
#include "ops/hlo.h"
#include "program_text.h"
#include "train/session.h"
#include "train/step_graph.h"
#include "xla/discover.h"
#include "xla/program.h"

using namespace fullbore;
namespace abi = fullbore::xla::abi;

namespace {

using Clock = std::chrono::steady_clock;

constexpr int64_t kBatch = 64;

struct Net : nn::Module {
  nn::Linear fc1{784, 128}, fc2{128, 10};
  FB_MODULE(fc1, fc2)
  Tensor forward(const Tensor& x) override { return fc2(relu(fc1(flatten(x, 1)))); }
};

train::StepOptions options() {
  return {.device = "xla:cpu", .normalize = train::Normalize{.mean = {0.5}, .stddev = {0.5}}};
}

Graph step_graph() {
  Net net;
  return train::build_step(net, nn::CrossEntropyLoss(), optim::Adam({.lr = 1e-3}), options(),
                           {DType::u8, {kBatch, 1, 28, 28}}, {DType::i32, {kBatch}},
                           {.apply = true, .runs_ahead = true}, {.num_classes = 10})
      .graph;
}

xla::FoundPlugin plugin() {
  auto found = xla::find_plugin("xla-cpu");
  if (!found) throw Error("no xla-cpu plugin; fullbore plugin add xla-cpu");
  return *found;
}

std::shared_ptr<const xla::Client> start() {
  return xla::Client::create(xla::Plugin::load(plugin().path), {{"cpu_device_count", int64_t{1}}});
}

double milliseconds_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

void first_step() {
  const data::TensorDataset data(Array::full({DType::u8, {kBatch, 1, 28, 28}}, 7),
                                 Array::full({DType::i32, {kBatch}}, 3));
  data::Loader loader(data, {.batch_size = kBatch});
  const data::Batch& batch = *loader.begin();
  const auto start = Clock::now();
  Net net;
  train::Step step(net, nn::CrossEntropyLoss(), optim::Adam({.lr = 1e-3}), options());
  step(batch).item();
  std::printf("{\"ms\": %.2f}\n", milliseconds_since(start));
}

// Median microseconds of a call.
template <typename F>
double microseconds(F&& f) {
  constexpr int kBlocks = 51, kCalls = 200;
  std::vector<double> blocks;
  for (int b = 0; b < kBlocks; ++b) {
    const auto start = Clock::now();
    for (int i = 0; i < kCalls; ++i) f();
    blocks.push_back(1e3 * milliseconds_since(start) / kCalls);
  }
  std::nth_element(blocks.begin(), blocks.begin() + kBlocks / 2, blocks.end());
  return blocks[kBlocks / 2];
}

// The inputs and outputs of a graph, state as scalars; every output costs one addition at most.
Graph hollow(const Graph& step) {
  Graph g;
  std::vector<char> is_state(step.inputs().size(), 0);
  for (const Output& o : step.outputs)
    if (o.alias >= 0) is_state[static_cast<size_t>(o.alias)] = 1;
  for (size_t i = 0; i < step.inputs().size(); ++i) {
    const Type& type = step.type(step.inputs()[i]);
    g.input(step.attr(step.inputs()[i]).name, is_state[i] ? Type{type.dtype, {}} : type);
  }
  for (const Output& o : step.outputs) {
    const Tensor in(g, g.inputs()[static_cast<size_t>(std::max(o.alias, 0))]);
    const Tensor value = o.alias < 0 ? constant(g, Array::full({step.type(o.node).dtype, {}}, 1))
                         : in.dtype() == DType::boolean ? logical_not(in)
                                                        : in + 1.0;
    g.output(o.name, value.id(), o.alias);
  }
  return g;
}

void launch() {
  const auto client =
      xla::Client::create(xla::Plugin::load(plugin().path), {{"cpu_device_count", int64_t{1}}});
  const Graph g = hollow(step_graph());
  xla::Program program(client, g);
  std::vector<Array> values;
  for (NodeId in : g.inputs()) values.push_back(Array::zeros(g.type(in)));
  std::vector<const void*> feeds;
  std::vector<char> is_state(values.size(), 0);
  for (const Output& o : g.outputs)
    if (o.alias >= 0) is_state[static_cast<size_t>(o.alias)] = 1;
  for (size_t i = 0; i < values.size(); ++i) {
    if (is_state[i]) program.bind(i, values[i]);
    feeds.push_back(is_state[i] ? nullptr : values[i].data());
  }
  const double us = microseconds([&] { program.run(feeds); });
  std::printf("{\"us\": %.2f, \"inputs\": %zu, \"outputs\": %zu}\n", us, values.size(),
              g.outputs.size());
}

DType dtype_of_text(const std::string& element) {
  constexpr std::pair<const char*, DType> kTypes[] = {
      {"i1", DType::boolean}, {"i8", DType::i8},    {"i32", DType::i32}, {"i64", DType::i64},
      {"ui8", DType::u8},     {"ui32", DType::u32}, {"f32", DType::f32}};
  for (const auto& [name, dtype] : kTypes)
    if (element == name) return dtype;
  throw Error("element type " + element);
}

// Any program, the batch on the device, state handed from step to step.
class ClientLoop {
 public:
  explicit ClientLoop(const std::string& text)
      : inputs_(bench::inputs_of(text)), client_(start()), program_(client_->compile(text)) {
    for (const bench::Input& input : inputs_) {
      Shape shape;
      for (int64_t d : input.dims) shape = shape.inserted(shape.rank(), d);
      state_.push_back(
          client_->upload({dtype_of_text(input.element), shape}, bench::values_of(input).data()));
    }
    arguments_.resize(state_.size());
    results_.resize(program_->num_outputs());
  }

  void step() {
    for (size_t i = 0; i < state_.size(); ++i) arguments_[i] = state_[i].get();
    program_->run(arguments_, results_);
    for (size_t i = 0; i < state_.size(); ++i) {
      if (inputs_[i].output < 0) continue;
      abi::Buffer*& result = results_[static_cast<size_t>(inputs_[i].output)];
      state_[i] = xla::Buffer(client_, std::exchange(result, nullptr), state_[i].type());
    }
    for (abi::Buffer* rest : results_) {
      if (rest != nullptr) xla::Buffer(client_, rest, {});  // nobody wants it
    }
    // As training reads a loss, now and then.
    if (++steps_ % 100 == 0) state_[small_].value();
  }

 private:
  std::vector<bench::Input> inputs_;
  std::shared_ptr<const xla::Client> client_;
  std::unique_ptr<xla::Executable> program_;
  std::vector<xla::Buffer> state_;
  size_t small_ = 0;  // the smallest piece of state
  std::vector<abi::Buffer*> arguments_, results_;
  int steps_ = 0;
};

int run(const std::string& mode, const char* file, bool serve) {
  if (mode == "--emit" && file != nullptr) {
    std::ofstream(file) << to_stablehlo(train::device_graph(step_graph()));
  } else if (mode == "--run" && file != nullptr) {
    ClientLoop loop(bench::text_of(file));
    bench::answer(serve, [&] { loop.step(); });
  } else if (mode == "--plugin") {
    std::puts(plugin().path.c_str());
  } else if (mode == "--first-step") {
    first_step();
  } else if (mode == "--launch") {
    launch();
  } else {
    throw Error(
        "usage: xla_bench --emit FILE | --run FILE [--serve] | --plugin | --first-step | --launch");
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc > 1 ? argv[1] : "", argc > 2 ? argv[2] : nullptr, argc > 3);
  } catch (const std::exception& e) {
    std::fprintf(stderr, "xla_bench: %s\n", e.what());
    return 1;
  }
}
