// The bar for our client: the same program text run by the shortest loop that PJRT allows. The
// batch lies on the device, state is handed from step to step, each step is awaited. No checks
// beyond errors, no ownership, nothing of src/xla but the declarations.
//
//   bare_pjrt PLUGIN.so PROGRAM.mlir [--serve]
//
// Prints {"ms": ...}, the median of 11 blocks of 200 steps; --serve answers each line "go" with one
// block (peers/common.py).
#include <dlfcn.h>

#include <cstdio>
#include <cstring>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "program_text.h"
#include "xla/abi.h"

namespace abi = fullbore::xla::abi;

namespace {

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

class Loop {
 public:
  Loop(const char* plugin, const std::string& text) : inputs_(bench::inputs_of(text)) {
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
    for (const bench::Input& input : inputs_) arguments_.push_back(upload(input));
    results_.resize(num_outputs_);
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

  abi::Buffer* upload(const bench::Input& input) {
    const std::string bytes = bench::values_of(input);
    abi::Device* device = first_device();
    abi::BufferFromHostBufferArgs args{};
    args.client = client_;
    args.data = bytes.data();
    args.type = bench::element_of(input).type;
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

  std::vector<bench::Input> inputs_;
  abi::Client* client_ = nullptr;
  abi::LoadedExecutable* executable_ = nullptr;
  size_t num_outputs_ = 0;
  std::vector<abi::Buffer*> arguments_, results_;
};

int run(int argc, char** argv) {
  if (argc < 3) throw std::runtime_error("usage: bare_pjrt PLUGIN.so PROGRAM.mlir [--serve]");
  Loop loop(argv[1], bench::text_of(argv[2]));
  bench::answer(argc > 3 && std::strcmp(argv[3], "--serve") == 0, [&] { loop.step(); });
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
