// The part of PJRT's C interface that is used here: numbers of table entries and argument structs,
// declared from the interface's documentation, as of version 0.114. Versions only append: to the
// table and to structs. tests/xla_abi_test.cc checks the numbers against the header of a real
// plugin.
#pragma once

#include <cstddef>
#include <cstdint>

namespace fullbore::xla::abi {

// Opaque objects of the plugin.
struct Error;
struct Event;
struct Client;
struct Device;
struct DeviceDescription;
struct Memory;
struct Buffer;
struct Executable;        // compiled
struct LoadedExecutable;  // compiled, and on its devices
struct Topology;

// What every argument struct starts with.
struct Head {
  size_t struct_size = 0;
  void* extension_start = nullptr;
};

// A struct as it is handed over. The zeros behind it stand for fields that a newer plugin knows:
// neutral in all of them.
template <class T>
struct Padded {
  T args;
  char zeros[128] = {};
};
template <class T>
Padded<T> padded(const T& args) {
  Padded<T> p{args};
  p.args.head.struct_size = sizeof(p);
  return p;
}

// The plugin's table: this head, then function pointers, `Error* (*)(Args*)` all but two.
struct Api {
  Head head;
  Head version_head;
  int major_version;
  int minor_version;
  // Function i stands at kFirstEntry + 8 * i.
};
inline constexpr size_t kFirstEntry = 40;
static_assert(sizeof(Api) == kFirstEntry && offsetof(Api, major_version) == 32);

// Positions in the table.
enum class Entry : int {
  kErrorDestroy = 0,
  kErrorMessage = 1,
  kErrorGetCode = 2,
  kPluginInitialize = 3,
  kPluginAttributes = 4,
  kEventDestroy = 5,
  kEventAwait = 8,
  kClientCreate = 10,
  kClientDestroy = 11,
  kClientPlatformName = 12,
  kClientPlatformVersion = 14,
  kClientAddressableDevices = 16,
  kClientCompile = 20,
  kClientBufferFromHostBuffer = 22,
  kDeviceDescriptionId = 23,
  kDeviceDescriptionAttributes = 25,
  kDeviceDescriptionKind = 26,
  kDeviceGetDescription = 29,
  kDeviceMemoryStats = 34,
  kExecutableDestroy = 40,
  kExecutableNumOutputs = 44,
  kExecutableOptimizedProgram = 48,
  kExecutableSerialize = 49,
  kLoadedExecutableDestroy = 50,
  kLoadedExecutableGetExecutable = 51,
  kLoadedExecutableExecute = 55,
  kExecutableDeserializeAndLoad = 56,
  kBufferDestroy = 58,
  kBufferToHostBuffer = 70,
  kTopologyCreate = 82,
  kTopologyDestroy = 83,
  kTopologyPlatformVersion = 85,
  kTopologyDeviceDescriptions = 86,
  kCompile = 89,
  kExecutableGetCompiledMemoryStats = 96,
};

// Error codes with a meaning here (absl's).
inline constexpr int kInvalidArgument = 3;
inline constexpr int kResourceExhausted = 8;  // out of device memory
inline constexpr int kUnimplemented = 12;

enum class ValueType : int { kString = 0, kInt64 = 1, kInt64List = 2, kFloat = 3, kBool = 4 };

// An option or an attribute.
struct NamedValue {
  Head head{sizeof(NamedValue), nullptr};
  const char* name = nullptr;
  size_t name_size = 0;
  ValueType type = ValueType::kString;
  union {
    const char* string_value = nullptr;
    int64_t int64_value;
    const int64_t* int64_list;
    float float_value;
    bool bool_value;
  };
  size_t value_size = 0;  // characters, elements, or 1
};
static_assert(sizeof(NamedValue) == 56 && offsetof(NamedValue, string_value) == 40);

struct ErrorDestroyArgs {
  Head head;
  Error* error;
};
struct ErrorMessageArgs {
  Head head;
  const Error* error;
  const char* message;  // out; not terminated by a zero
  size_t message_size;  // out
};
struct ErrorGetCodeArgs {
  Head head;
  const Error* error;
  int code;  // out
};
struct PluginInitializeArgs {
  Head head;
};
struct PluginAttributesArgs {
  Head head;
  const NamedValue* attributes;  // out
  size_t num_attributes;         // out
};
struct EventArgs {  // Destroy, Await
  Head head;
  Event* event;
};
struct ClientCreateArgs {
  Head head;
  const NamedValue* options;
  size_t num_options;
  void* kv_get;
  void* kv_get_user;
  void* kv_put;
  void* kv_put_user;
  Client* client;  // out
  void* kv_try_get;
  void* kv_try_get_user;
};
static_assert(offsetof(ClientCreateArgs, client) == 64 && sizeof(ClientCreateArgs) == 88);
struct ClientArgs {  // Destroy
  Head head;
  Client* client;
};
struct ClientTextArgs {  // PlatformName, PlatformVersion
  Head head;
  Client* client;
  const char* text;  // out
  size_t size;       // out
};
struct ClientDevicesArgs {
  Head head;
  Client* client;
  Device* const* devices;  // out
  size_t num_devices;      // out
};
struct Program {
  Head head{sizeof(Program), nullptr};
  const char* code = nullptr;
  size_t code_size = 0;
  const char* format = "mlir";
  size_t format_size = 4;
};
struct OptimizedProgramArgs {
  Head head;
  Executable* executable;
  Program* program;  // code: null to ask for code_size, then where the code goes
};
struct ClientCompileArgs {
  Head head;
  Client* client;
  const Program* program;
  const char* options;
  size_t options_size;
  LoadedExecutable* executable;  // out
};
struct BufferFromHostBufferArgs {
  Head head;
  Client* client;
  const void* data;
  int type;  // of PJRT_Buffer_Type
  const int64_t* dims;
  size_t num_dims;
  const int64_t* byte_strides;  // null: dense, row-major
  size_t num_byte_strides;
  int semantics;  // kImmutableOnlyDuringCall
  Device* device;
  Memory* memory;
  void* layout;
  Event* done_with_host_buffer;  // out
  Buffer* buffer;                // out
};
static_assert(offsetof(BufferFromHostBufferArgs, buffer) == 112);
inline constexpr int kImmutableOnlyDuringCall = 0;

struct DeviceGetDescriptionArgs {
  Head head;
  Device* device;
  DeviceDescription* description;  // out
};
struct DescriptionIdArgs {
  Head head;
  DeviceDescription* description;
  int id;  // out
};
struct DescriptionTextArgs {  // Kind
  Head head;
  DeviceDescription* description;
  const char* text;  // out
  size_t size;       // out
};
struct DescriptionAttributesArgs {
  Head head;
  DeviceDescription* description;
  size_t num_attributes;         // out
  const NamedValue* attributes;  // out
};
struct MaybeCount {
  int64_t value;
  bool is_set;
};
struct DeviceMemoryStatsArgs {
  Head head;
  Device* device;
  int64_t bytes_in_use;  // out, as all that follow
  MaybeCount peak_bytes_in_use, num_allocs, largest_alloc_size, bytes_limit, bytes_reserved,
      peak_bytes_reserved, bytes_reservable_limit, largest_free_block_bytes, pool_bytes,
      peak_pool_bytes, peak_allocated_bytes;
};
static_assert(sizeof(DeviceMemoryStatsArgs) == 208);

struct LoadedExecutableArgs {  // Destroy
  Head head;
  LoadedExecutable* executable;
};
struct GetExecutableArgs {
  Head head;
  LoadedExecutable* loaded;
  Executable* executable;  // out; the caller destroys it
};
struct ExecutableArgs {  // Destroy
  Head head;
  Executable* executable;
};
struct NumOutputsArgs {
  Head head;
  Executable* executable;
  size_t num_outputs;  // out
};
struct SerializeArgs {
  Head head;
  const Executable* executable;
  const char* bytes;               // out
  size_t size;                     // out
  void* backing;                   // out
  void (*deleter)(void* backing);  // out
};
struct DeserializeArgs {
  Head head;
  Client* client;
  const char* bytes;
  size_t size;
  LoadedExecutable* executable;  // out
  const char* options;           // in place of those it was compiled with; null: those
  size_t options_size;
  void* load_options;
};
static_assert(sizeof(DeserializeArgs) == 72);
struct CompiledMemoryStatsArgs {
  Head head;
  Executable* executable;
  int64_t generated_code, argument, output, alias, temp;  // out, as all that follow
  int64_t host_generated_code, host_argument, host_output, host_alias, host_temp;
  int64_t peak, total, total_allocation, indefinite_allocations, peak_unpadded_heap;
};
static_assert(sizeof(CompiledMemoryStatsArgs) == 144);

struct TopologyCreateArgs {
  Head head;
  const char* name;
  size_t name_size;
  const NamedValue* options;
  size_t num_options;
  Topology* topology;  // out
};
struct TopologyArgs {  // Destroy
  Head head;
  Topology* topology;
};
struct TopologyTextArgs {  // PlatformVersion
  Head head;
  Topology* topology;
  const char* text;  // out
  size_t size;       // out
};
struct TopologyDevicesArgs {
  Head head;
  Topology* topology;
  DeviceDescription* const* descriptions;  // out
  size_t num_descriptions;                 // out
};
struct CompileArgs {
  Head head;
  const Topology* topology;
  const Program* program;
  const char* options;
  size_t options_size;
  Client* client;          // or null
  Executable* executable;  // out
};
static_assert(offsetof(CompileArgs, executable) == 56);

struct ExecuteOptions {
  Head head;
  void* send_callbacks;
  void* recv_callbacks;
  size_t num_send_ops;
  size_t num_recv_ops;
  int launch_id;
  const int64_t* non_donatable_input_indices;
  size_t num_non_donatable_input_indices;
  void* context;
  const char* call_location;
  size_t num_tasks;
  int* task_ids;
  int64_t* incarnation_ids;
  void* multi_slice_config;
  bool row_major_callbacks;
  void* hlo_output_callbacks;
  size_t num_hlo_output_callbacks;
};
static_assert(sizeof(ExecuteOptions) == 144);
struct ExecuteArgs {
  Head head;
  LoadedExecutable* executable;
  ExecuteOptions* options;
  Buffer* const* const* arguments;  // [device][argument]
  size_t num_devices;
  size_t num_arguments;
  Buffer** const* outputs;  // [device][output], written by the plugin
  Event** device_complete;  // [device] or null; written by the plugin
  Device* execute_device;
};
static_assert(sizeof(ExecuteArgs) == 80);

struct BufferArgs {  // Destroy
  Head head;
  Buffer* buffer;
};
struct TiledLayout {
  Head head{sizeof(TiledLayout), nullptr};
  const int64_t* minor_to_major = nullptr;
  size_t minor_to_major_size = 0;
  const int64_t* tile_dims = nullptr;
  const size_t* tile_dim_sizes = nullptr;
  size_t num_tiles = 0;
};
struct MemoryLayout {
  Head head{sizeof(MemoryLayout), nullptr};
  TiledLayout tiled;
  int type = 0;  // tiled
};
static_assert(sizeof(MemoryLayout) == 80 && offsetof(MemoryLayout, type) == 72);
struct ToHostBufferArgs {
  Head head;
  Buffer* source;
  MemoryLayout* layout;
  void* destination;
  size_t size;
  Event* event;  // out
};
static_assert(sizeof(ToHostBufferArgs) == 56);

}  // namespace fullbore::xla::abi
