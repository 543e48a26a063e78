#include "xla/client.h"

namespace fullbore::xla {
namespace {

using abi::Entry;

// Numbers of PJRT_Buffer_Type.
int buffer_type(DType dtype) {
  switch (dtype) {
    case DType::boolean: return 1;
    case DType::i8: return 2;
    case DType::i32: return 4;
    case DType::i64: return 5;
    case DType::u8: return 6;
    case DType::u32: return 8;
    case DType::f16: return 10;
    case DType::f32: return 11;
    case DType::f64: return 12;
    case DType::bf16: return 13;
    case DType::tuple: break;
  }
  throw InternalError("xla: a tuple is no array");
}

}  // namespace

// ---- Event ----

Event::~Event() {
  if (event_ == nullptr) return;
  abi::EventArgs args{{}, event_};
  plugin_->call_quietly(Entry::kEventAwait, args);
  plugin_->call_quietly(Entry::kEventDestroy, args);
}

void Event::wait(const char* what) {
  if (event_ == nullptr) return;
  abi::EventArgs args{{}, std::exchange(event_, nullptr)};
  struct Destroy {
    const Plugin& plugin;
    abi::EventArgs& args;
    ~Destroy() { plugin.call_quietly(Entry::kEventDestroy, args); }
  } const destroy{*plugin_, args};
  plugin_->call(Entry::kEventAwait, args, what);
}

// ---- Buffer ----

Buffer::~Buffer() {
  if (buffer_ == nullptr) return;
  abi::BufferArgs args{{}, buffer_};
  client_->plugin().call_quietly(Entry::kBufferDestroy, args);
}

Event Buffer::download(void* to) const {
  const auto rank = static_cast<size_t>(type_.shape.rank());
  std::vector<int64_t> minor_to_major(rank);
  for (size_t i = 0; i < rank; ++i) minor_to_major[i] = static_cast<int64_t>(rank - 1 - i);
  abi::MemoryLayout layout;
  layout.tiled.minor_to_major = minor_to_major.data();
  layout.tiled.minor_to_major_size = rank;
  abi::ToHostBufferArgs args{};
  args.source = buffer_;
  args.layout = &layout;
  args.destination = to;
  args.size = static_cast<size_t>(type_.bytes());
  client_->plugin().call(Entry::kBufferToHostBuffer, args, "copy a value from the device");
  return {client_->plugin_ref(), args.event};
}

Array Buffer::value() const {
  Array a(type_);
  if (type_.bytes() > 0) download(a.data()).wait("copy a value from the device");
  return a;
}

// ---- Executable ----

Executable::Executable(std::shared_ptr<const Client> client, abi::LoadedExecutable* executable)
    : client_(std::move(client)), loaded_(executable) {
  try {
    abi::GetExecutableArgs get{{}, loaded_, nullptr};
    client_->plugin().call(Entry::kLoadedExecutableGetExecutable, get, "look at a program");
    compiled_.emplace(client_->plugin_ref(), get.executable);
    num_outputs_ = compiled_->num_outputs();
  } catch (...) {
    release();
    throw;
  }
}

Executable::~Executable() { release(); }

void Executable::release() noexcept {
  compiled_.reset();
  abi::LoadedExecutableArgs args{{}, loaded_};
  client_->plugin().call_quietly(Entry::kLoadedExecutableDestroy, args);
}

void Executable::run(std::span<const Launch> devices) const {
  constexpr size_t kFew = 16;  // no allocation for up to so many
  abi::Buffer* const* few_arguments[kFew];
  abi::Buffer** few_results[kFew];
  std::vector<abi::Buffer* const*> many_arguments(devices.size() > kFew ? devices.size() : 0);
  std::vector<abi::Buffer**> many_results(many_arguments.size());
  auto** const arguments = many_arguments.empty() ? few_arguments : many_arguments.data();
  auto** const results = many_results.empty() ? few_results : many_results.data();
  for (size_t d = 0; d < devices.size(); ++d) {
    FB_CHECK(devices[d].results.size() == num_outputs_ &&
             devices[d].arguments.size() == devices[0].arguments.size());
    arguments[d] = devices[d].arguments.data();
    results[d] = devices[d].results.data();
  }
  auto options = abi::padded(abi::ExecuteOptions{});
  abi::ExecuteArgs args{};
  args.executable = loaded_;
  args.options = &options.args;
  args.arguments = arguments;
  args.num_devices = devices.size();
  args.num_arguments = devices.empty() ? 0 : devices[0].arguments.size();
  args.outputs = results;
  client_->plugin().call(Entry::kLoadedExecutableExecute, args, "run a program");
}

// ---- Client ----

std::shared_ptr<const Client> Client::create(std::shared_ptr<const Plugin> plugin,
                                             const Options& options) {
  std::shared_ptr<Client> client(new Client);
  client->plugin_ = std::move(plugin);
  for (Options rest = options;;) {
    const auto values = named_values(rest);
    abi::ClientCreateArgs args{};
    args.options = values.data();
    args.num_options = values.size();
    try {
      client->plugin_->call(Entry::kClientCreate, args, "start the devices");
      client->client_ = args.client;
      break;
    } catch (const BackendError& e) {
      // A plugin may refuse options by name.
      const std::string name =
          refused_name(e.what(), "Unexpected option name passed to PJRT_Client_Create: ");
      if (e.code != abi::kInvalidArgument || rest.erase(name) == 0) throw;
    }
  }
  client->platform_ = client->text(Entry::kClientPlatformName);
  client->platform_version_ = client->text(Entry::kClientPlatformVersion);
  client->read_devices();
  return client;
}

Client::~Client() {
  if (client_ == nullptr) return;
  abi::ClientArgs args{{}, client_};
  plugin_->call_quietly(Entry::kClientDestroy, args);
}

std::string Client::text(Entry entry) const {
  abi::ClientTextArgs args{{}, client_, nullptr, 0};
  plugin_->call(entry, args, "name the platform");
  return std::string(args.text, args.size);
}

void Client::read_devices() {
  abi::ClientDevicesArgs list{{}, client_, nullptr, 0};
  plugin_->call(Entry::kClientAddressableDevices, list, "list the devices");
  handles_.assign(list.devices, list.devices + list.num_devices);
  for (abi::Device* device : handles_) {
    abi::DeviceGetDescriptionArgs get{{}, device, nullptr};
    plugin_->call(Entry::kDeviceGetDescription, get, "describe a device");
    abi::DescriptionIdArgs id{{}, get.description, 0};
    plugin_->call(Entry::kDeviceDescriptionId, id, "describe a device");
    abi::DescriptionTextArgs kind{{}, get.description, nullptr, 0};
    plugin_->call(Entry::kDeviceDescriptionKind, kind, "describe a device");
    abi::DescriptionAttributesArgs attributes{{}, get.description, 0, nullptr};
    plugin_->call(Entry::kDeviceDescriptionAttributes, attributes, "describe a device");
    devices_.push_back({id.id, std::string(kind.text, kind.size),
                        options_of(attributes.attributes, attributes.num_attributes)});
  }
}

std::optional<DeviceMemory> Client::memory(size_t device) const {
  if (!plugin_->has(Entry::kDeviceMemoryStats)) return std::nullopt;
  abi::DeviceMemoryStatsArgs args{};
  args.device = handles_.at(device);
  try {
    plugin_->call(Entry::kDeviceMemoryStats, args, "read a device's memory");
  } catch (const BackendError& e) {
    if (e.code == abi::kUnimplemented) return std::nullopt;
    throw;
  }
  DeviceMemory memory{args.bytes_in_use};
  if (args.peak_bytes_in_use.is_set) memory.peak = args.peak_bytes_in_use.value;
  if (args.bytes_limit.is_set) memory.limit = args.bytes_limit.value;
  return memory;
}

Buffer Client::upload(const Type& type, const void* data, size_t device) const {
  const std::vector<int64_t> dims(type.shape.begin(), type.shape.end());
  abi::BufferFromHostBufferArgs args{};
  args.client = client_;
  args.data = data;
  args.type = buffer_type(type.dtype);
  args.dims = dims.data();
  args.num_dims = dims.size();
  args.semantics = abi::kImmutableOnlyDuringCall;
  args.device = handles_.at(device);
  plugin_->call(Entry::kClientBufferFromHostBuffer, args, "copy a value to the device");
  Buffer buffer(shared_from_this(), args.buffer, type);
  Event(plugin_, args.done_with_host_buffer).wait("copy a value to the device");
  return buffer;
}

std::unique_ptr<Executable> Client::compile(const std::string& stablehlo,
                                            const CompileFlags& flags) const {
  abi::Program program;
  program.code = stablehlo.data();
  program.code_size = stablehlo.size();
  return with_known_flags(*plugin_, flags, [&](const std::string& options) {
    abi::ClientCompileArgs args{};
    args.client = client_;
    args.program = &program;
    args.options = options.data();
    args.options_size = options.size();
    plugin_->call(Entry::kClientCompile, args, "compile the program");
    return std::make_unique<Executable>(shared_from_this(), args.executable);
  });
}

std::unique_ptr<Executable> Client::deserialize(const std::string& bytes) const {
  abi::DeserializeArgs args{};
  args.client = client_;
  args.bytes = bytes.data();
  args.size = bytes.size();
  plugin_->call(Entry::kExecutableDeserializeAndLoad, args, "load a compiled program");
  return std::make_unique<Executable>(shared_from_this(), args.executable);
}

}  // namespace fullbore::xla
