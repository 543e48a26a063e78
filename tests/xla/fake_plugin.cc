// A PJRT plugin that computes nothing: it counts what is alive and fails when it is told to. Built
// as a library of its own (tests/CMakeLists.txt); xla_faults_test.cc loads it.
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "xla/abi.h"

namespace abi = fullbore::xla::abi;

namespace fullbore::xla::abi {
struct Error {
  int code;
  std::string message;
};
// Everything else is one of these.
struct Object {
  size_t outputs = 1;  // of a program
};
}  // namespace fullbore::xla::abi

namespace {

long calls = 0, fail_at = 0, alive = 0;
int fail_code = 13;

template <class T>
T* make() {
  ++alive;
  return reinterpret_cast<T*>(new abi::Object);
}
void unmake(void* object) {
  if (object == nullptr) return;
  --alive;
  delete static_cast<abi::Object*>(object);
}

// Counts a call; an error when it is the one that is to fail.
abi::Error* called() {
  if (++calls != fail_at) return nullptr;
  ++alive;
  return new abi::Error{fail_code, "planned fault"};
}

template <class Args, auto kBody>
abi::Error* entry(void* args) {
  if (static_cast<abi::Head*>(args)->struct_size < sizeof(Args)) std::abort();
  if (abi::Error* error = called()) return error;
  kBody(*static_cast<Args*>(args));
  return nullptr;
}
// Destroying always works.
template <class Args, auto kMember>
abi::Error* destroy(void* args) {
  unmake(static_cast<Args*>(args)->*kMember);
  return nullptr;
}

void destroy_error(void* args) {
  --alive;
  delete static_cast<abi::ErrorDestroyArgs*>(args)->error;
}
void error_message(void* args) {
  auto& a = *static_cast<abi::ErrorMessageArgs*>(args);
  a.message = a.error->message.data();
  a.message_size = a.error->message.size();
}
abi::Error* error_code(void* args) {
  auto& a = *static_cast<abi::ErrorGetCodeArgs*>(args);
  a.code = a.error->code;
  return nullptr;
}

// Results of @main in the text of a program: the types between "-> (" and ") {".
size_t count_outputs(const std::string& text) {
  size_t at = text.find("-> (");
  const size_t end = text.find(") {", at);
  if (at == std::string::npos || end == std::string::npos) return 1;
  size_t count = 0;
  while ((at = text.find("tensor<", at + 1)) < end) ++count;
  return count;
}

template <class T>
abi::Object& object(T* of) {
  return *reinterpret_cast<abi::Object*>(of);
}

// Any program, serialized.
constexpr const char* kProgram = "a program of the fake plugin";

abi::Object device;
abi::Device* const devices[] = {reinterpret_cast<abi::Device*>(&device)};

// An HloModuleProto with one empty computation.
constexpr char kHlo[] = {0x1a, 0x02, 0x28, 0x07, 0x30, 0x07};
// Samples in the batch of the program compiled last for a device that is not there: it takes a MiB
// for each.
long samples = 1;
long samples_in(std::string_view program) {
  long most = 0;
  for (size_t at = 0; (at = program.find("tensor<", at)) != program.npos; ++at) {
    char* end = nullptr;
    const long n = std::strtol(program.data() + at + 7, &end, 10);
    if (std::strncmp(end, "xui32>", 6) == 0) most = std::max(most, n);
  }
  return most;
}

constexpr int kEntries = 97;
struct Table {
  abi::Api api;
  void* entries[kEntries];
} table;

void set(abi::Entry e, abi::Error* (*f)(void*)) {
  table.entries[static_cast<int>(e)] = reinterpret_cast<void*>(f);
}
void set(abi::Entry e, void (*f)(void*)) {
  table.entries[static_cast<int>(e)] = reinterpret_cast<void*>(f);
}

void fill_table() {
  using E = abi::Entry;
  set(E::kErrorDestroy, destroy_error);
  set(E::kErrorMessage, error_message);
  set(E::kErrorGetCode, error_code);
  set(E::kPluginInitialize, entry<abi::PluginInitializeArgs, [](auto&) {}>);
  set(E::kPluginAttributes, entry<abi::PluginAttributesArgs, [](auto&) {}>);
  set(E::kEventAwait, entry<abi::EventArgs, [](auto&) {}>);
  set(E::kEventDestroy, destroy<abi::EventArgs, &abi::EventArgs::event>);
  set(E::kClientCreate,
      entry<abi::ClientCreateArgs, [](auto& a) { a.client = make<abi::Client>(); }>);
  set(E::kClientDestroy, destroy<abi::ClientArgs, &abi::ClientArgs::client>);
  constexpr auto kName = [](abi::ClientTextArgs& a) { a.text = "fake", a.size = 4; };
  set(E::kClientPlatformName, entry<abi::ClientTextArgs, kName>);
  set(E::kClientPlatformVersion, entry<abi::ClientTextArgs, kName>);
  set(E::kClientAddressableDevices,
      entry<abi::ClientDevicesArgs, [](auto& a) { a.devices = devices, a.num_devices = 1; }>);
  set(E::kDeviceGetDescription, entry<abi::DeviceGetDescriptionArgs, [](auto&) {}>);
  set(E::kDeviceDescriptionId, entry<abi::DescriptionIdArgs, [](auto&) {}>);
  set(E::kDeviceDescriptionKind,
      entry<abi::DescriptionTextArgs, [](auto& a) { a.text = "fake", a.size = 4; }>);
  set(E::kDeviceDescriptionAttributes, entry<abi::DescriptionAttributesArgs, [](auto&) {}>);
  set(E::kClientBufferFromHostBuffer, entry<abi::BufferFromHostBufferArgs, [](auto& a) {
        a.buffer = make<abi::Buffer>();
        a.done_with_host_buffer = make<abi::Event>();
      }>);
  set(E::kBufferDestroy, destroy<abi::BufferArgs, &abi::BufferArgs::buffer>);
  set(E::kBufferToHostBuffer, entry<abi::ToHostBufferArgs, [](auto& a) {
        std::memset(a.destination, 1, a.size);  // "true", small numbers
        a.event = make<abi::Event>();
      }>);
  set(E::kClientCompile, entry<abi::ClientCompileArgs, [](auto& a) {
        a.executable = make<abi::LoadedExecutable>();
        object(a.executable).outputs =
            count_outputs(std::string(a.program->code, a.program->code_size));
      }>);
  set(E::kLoadedExecutableDestroy,
      destroy<abi::LoadedExecutableArgs, &abi::LoadedExecutableArgs::executable>);
  set(E::kLoadedExecutableGetExecutable, entry<abi::GetExecutableArgs, [](auto& a) {
        a.executable = make<abi::Executable>();
        object(a.executable).outputs = object(a.loaded).outputs;
      }>);
  set(E::kExecutableDestroy, destroy<abi::ExecutableArgs, &abi::ExecutableArgs::executable>);
  set(E::kExecutableNumOutputs,
      entry<abi::NumOutputsArgs, [](auto& a) { a.num_outputs = object(a.executable).outputs; }>);
  set(E::kExecutableSerialize, entry<abi::SerializeArgs, [](auto& a) {
        a.bytes = kProgram;
        a.size = std::strlen(kProgram);
        a.backing = make<void>();
        a.deleter = unmake;
      }>);
  set(E::kExecutableDeserializeAndLoad, entry<abi::DeserializeArgs, [](auto& a) {
        // As real plugins do on bytes that are not theirs, sometimes.
        if (std::string(a.bytes, a.size) != kProgram) std::abort();
        a.executable = make<abi::LoadedExecutable>();
      }>);
  set(E::kExecutableGetCompiledMemoryStats, entry<abi::CompiledMemoryStatsArgs, [](auto& a) {
        a.argument = samples << 20, a.output = 90, a.alias = 80, a.temp = 50;
      }>);
  set(E::kExecutableOptimizedProgram, entry<abi::OptimizedProgramArgs, [](auto& a) {
        if (a.program->code != nullptr)
          std::memcpy(const_cast<char*>(a.program->code), kHlo, sizeof(kHlo));
        a.program->code_size = sizeof(kHlo);
      }>);
  set(E::kTopologyCreate,
      entry<abi::TopologyCreateArgs, [](auto& a) { a.topology = make<abi::Topology>(); }>);
  set(E::kTopologyDestroy, destroy<abi::TopologyArgs, &abi::TopologyArgs::topology>);
  set(E::kTopologyPlatformVersion,
      entry<abi::TopologyTextArgs, [](auto& a) { a.text = "fake", a.size = 4; }>);
  set(E::kTopologyDeviceDescriptions, entry<abi::TopologyDevicesArgs, [](auto& a) {
        a.descriptions = reinterpret_cast<abi::DeviceDescription* const*>(devices);
        a.num_descriptions = 1;
      }>);
  set(E::kCompile, entry<abi::CompileArgs, [](auto& a) {
        samples = samples_in({a.program->code, a.program->code_size});
        a.executable = make<abi::Executable>();
      }>);
  set(E::kLoadedExecutableExecute, entry<abi::ExecuteArgs, [](auto& a) {
        for (size_t d = 0; d < a.num_devices; ++d)
          for (size_t k = 0; k < object(a.executable).outputs; ++k)
            a.outputs[d][k] = make<abi::Buffer>();
      }>);
}

}  // namespace

extern "C" {
const abi::Api* GetPjrtApi() {
  fill_table();
  const char* minor = std::getenv("FAKE_PLUGIN_MINOR");
  table.api.head.struct_size = sizeof(table);
  table.api.major_version = 0;
  table.api.minor_version = minor != nullptr ? std::atoi(minor) : 114;
  return &table.api;
}
// For the test: the call from now on that fails (0: none) and its code; what is alive.
void fake_fail(long call, int code) {
  calls = 0;
  fail_at = call;
  fail_code = code;
}
long fake_alive() { return alive; }
long fake_calls() { return calls; }
}
