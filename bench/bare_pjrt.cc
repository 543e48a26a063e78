// The bar for our client: the same program text run by the shortest loop that PJRT allows. The
// batch lies on the device, state is handed from step to step, each step is awaited. No checks
// beyond errors, no ownership, nothing of src/xla but the declarations.
//
//   bare_pjrt PLUGIN.so PROGRAM.mlir [--serve]
//
// Inputs, and which output takes over which, are read from the text's first line. Prints
// {"ms": ...}, the median of 11 blocks of 200 steps; --serve answers each line "go" with one block
// (peers/common.py).
#include <dlfcn.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "xla/abi.h"

namespace abi = fullbore::xla::abi;

namespace {

constexpr int kSteps = 200, kBlocks = 11;

const char* table;

template <class Args>
void call(abi::Entry entry, Args& args) {
  args.head.struct_size = sizeof(Args);
  const auto function = *reinterpret_cast<abi::Error* (*const*)(void*)>(
      table + abi::kFirstEntry + 8 * static_cast<size_t>(entry));
  abi::Error* error = function(&args);
  if (error == nullptr) return;
  abi::ErrorMessageArgs message{{sizeof message, nullptr}, error, nullptr, 0};
  const auto ask = *reinterpret_cast<void (*const*)(void*)>(
      table + abi::kFirstEntry + 8 * static_cast<size_t>(abi::Entry::kErrorMessage));
  ask(&message);
  throw std::runtime_error(std::string(message.message, message.message_size));
}

void await(abi::Event* event) {
  abi::EventArgs args{{}, event};
  call(abi::Entry::kEventAwait, args);
  call(abi::Entry::kEventDestroy, args);
}

void destroy(abi::Buffer* buffer) {
  abi::BufferArgs args{{}, buffer};
  call(abi::Entry::kBufferDestroy, args);
}

struct Input {
  std::vector<int64_t> dims;
  std::string element;  // "f32"
  int output = -1;      // that takes it over
};

// From "%arg3: tensor<128x784xf32> {tf.aliasing_output = 2 : i32}, ...".
std::vector<Input> inputs_of(const std::string& text) {
  std::vector<Input> inputs;
  const size_t end = text.find(") -> ");
  for (size_t at = text.find("%arg"); at < end; at = text.find("%arg", at + 1)) {
    Input input;
    size_t from = text.find("tensor<", at) + 7;
    const size_t close = text.find('>', from);
    for (size_t x; (x = text.find('x', from)) < close; from = x + 1)
      input.dims.push_back(std::stoll(text.substr(from, x - from)));
    input.element = text.substr(from, close - from);
    const std::string alias = " {tf.aliasing_output = ";
    if (text.compare(close + 1, alias.size(), alias) == 0)
      input.output = std::stoi(text.substr(close + 1 + alias.size()));
    inputs.push_back(std::move(input));
  }
  return inputs;
}

class Loop {
 public:
  Loop(const char* plugin, const std::string& text) : inputs_(inputs_of(text)) {
    void* library = ::dlopen(plugin, RTLD_LAZY | RTLD_LOCAL | RTLD_NODELETE);
    if (library == nullptr) throw std::runtime_error(::dlerror());
    table = reinterpret_cast<const char* (*)()>(::dlsym(library, "GetPjrtApi"))();
    abi::PluginInitializeArgs initialize{};
    call(abi::Entry::kPluginInitialize, initialize);
    abi::NamedValue devices;
    devices.name = "cpu_device_count";
    devices.name_size = std::strlen(devices.name);
    devices.type = abi::ValueType::kInt64;
    devices.int64_value = 1;
    devices.value_size = 1;
    abi::ClientCreateArgs create{};
    create.options = &devices;
    create.num_options = 1;
    call(abi::Entry::kClientCreate, create);
    client_ = create.client;
    compile(text);
    for (const Input& input : inputs_) arguments_.push_back(upload(input));
    results_.resize(num_outputs_);
  }

  // Milliseconds per step.
  double block() {
    const auto start = std::chrono::steady_clock::now();
    for (int s = 0; s < kSteps; ++s) step();
    const std::chrono::duration<double, std::milli> ms = std::chrono::steady_clock::now() - start;
    return ms.count() / kSteps;
  }

 private:
  void compile(const std::string& text) {
    abi::Program program;
    program.code = text.data();
    program.code_size = text.size();
    // No device in particular, one replica, one partition.
    const std::string options(
        "\x1a\x0f\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\x20\x01\x28\x01", 17);
    abi::ClientCompileArgs compile{};
    compile.client = client_;
    compile.program = &program;
    compile.options = options.data();
    compile.options_size = options.size();
    call(abi::Entry::kClientCompile, compile);
    executable_ = compile.executable;
    abi::GetExecutableArgs get{{}, executable_, nullptr};
    call(abi::Entry::kLoadedExecutableGetExecutable, get);
    abi::NumOutputsArgs outputs{{}, get.executable, 0};
    call(abi::Entry::kExecutableNumOutputs, outputs);
    num_outputs_ = outputs.num_outputs;
  }

  // Small positive values, which no optimizer turns into NaN; small labels.
  abi::Buffer* upload(const Input& input) {
    struct Element {
      const char* name;
      int type;
      size_t bytes;
    };
    constexpr Element kElements[] = {{"i1", 1, 1},  {"i8", 2, 1},   {"i32", 4, 4}, {"i64", 5, 8},
                                     {"ui8", 6, 1}, {"ui32", 8, 4}, {"f32", 11, 4}};
    const auto* element = std::find_if(std::begin(kElements), std::end(kElements),
                                       [&](const Element& e) { return input.element == e.name; });
    if (element == std::end(kElements)) throw std::runtime_error("element type " + input.element);
    size_t count = 1;
    for (int64_t d : input.dims) count *= static_cast<size_t>(d);
    std::vector<char> bytes(count * element->bytes);
    for (size_t i = 0; i < count; ++i) {
      const float small = 0.001f * static_cast<float>(i % 40);
      if (element->type == 11)
        std::memcpy(&bytes[4 * i], &small, 4);
      else
        bytes[i * element->bytes] = static_cast<char>(element->type == 1 ? 1 : i % 10);
    }
    abi::Device* device = first_device();
    abi::BufferFromHostBufferArgs args{};
    args.client = client_;
    args.data = bytes.data();
    args.type = element->type;
    args.dims = input.dims.data();
    args.num_dims = input.dims.size();
    args.device = device;
    call(abi::Entry::kClientBufferFromHostBuffer, args);
    await(args.done_with_host_buffer);
    return args.buffer;
  }

  abi::Device* first_device() {
    abi::ClientDevicesArgs list{{}, client_, nullptr, 0};
    call(abi::Entry::kClientAddressableDevices, list);
    return list.devices[0];
  }

  void step() {
    abi::ExecuteOptions options{};
    options.head.struct_size = sizeof options;
    abi::Buffer* const* arguments = arguments_.data();
    abi::Buffer** results = results_.data();
    abi::Event* complete = nullptr;
    abi::ExecuteArgs args{};
    args.executable = executable_;
    args.options = &options;
    args.arguments = &arguments;
    args.num_devices = 1;
    args.num_arguments = arguments_.size();
    args.outputs = &results;
    args.device_complete = &complete;
    call(abi::Entry::kLoadedExecutableExecute, args);
    await(complete);
    for (size_t i = 0; i < inputs_.size(); ++i) {
      if (inputs_[i].output < 0) continue;
      destroy(arguments_[i]);
      arguments_[i] = std::exchange(results_[static_cast<size_t>(inputs_[i].output)], nullptr);
    }
    for (abi::Buffer* rest : results_)
      if (rest != nullptr) destroy(rest);
  }

  std::vector<Input> inputs_;
  abi::Client* client_ = nullptr;
  abi::LoadedExecutable* executable_ = nullptr;
  size_t num_outputs_ = 0;
  std::vector<abi::Buffer*> arguments_, results_;
};

int run(int argc, char** argv) {
  if (argc < 3) throw std::runtime_error("usage: bare_pjrt PLUGIN.so PROGRAM.mlir [--serve]");
  std::ifstream file(argv[2]);
  Loop loop(argv[1], std::string(std::istreambuf_iterator<char>(file), {}));
  loop.block();  // warms up
  if (argc > 3 && std::strcmp(argv[3], "--serve") == 0) {
    std::puts("ready");
    std::fflush(stdout);
    for (std::string line; std::getline(std::cin, line);)
      if (line == "go") {
        loop.block();  // the caches are as another program left them
        std::printf("{\"ms\": %.5f}\n", loop.block());
        std::fflush(stdout);
      }
    return 0;
  }
  std::vector<double> ms;
  for (int i = 0; i < kBlocks; ++i) ms.push_back(loop.block());
  std::nth_element(ms.begin(), ms.begin() + kBlocks / 2, ms.end());
  std::printf("{\"ms\": %.5f}\n", ms[kBlocks / 2]);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& e) {
    std::fprintf(stderr, "bare_pjrt: %s\n", e.what());
    return 1;
  }
}
