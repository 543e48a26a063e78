// Our declarations of PJRT's structs against the header that comes with a plugin: a program that
// includes both must compile. Skipped where the plugin is not installed.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "files.h"
#include "fullbore/error.h"
#include "xla/discover.h"

namespace fullbore::xla {
namespace {

// ours, theirs, then pairs of members (one name when they agree).
struct Struct {
  const char *ours, *theirs;
  std::vector<std::pair<const char*, const char*>> members;
};

const std::vector<Struct> kStructs = {
    {"NamedValue",
     "PJRT_NamedValue",
     {{"name", "name"},
      {"name_size", "name_size"},
      {"type", "type"},
      {"string_value", "string_value"},
      {"value_size", "value_size"}}},
    {"ErrorDestroyArgs", "PJRT_Error_Destroy_Args", {{"error", "error"}}},
    {"ErrorMessageArgs",
     "PJRT_Error_Message_Args",
     {{"error", "error"}, {"message", "message"}, {"message_size", "message_size"}}},
    {"ErrorGetCodeArgs", "PJRT_Error_GetCode_Args", {{"error", "error"}, {"code", "code"}}},
    {"PluginInitializeArgs", "PJRT_Plugin_Initialize_Args", {}},
    {"PluginAttributesArgs",
     "PJRT_Plugin_Attributes_Args",
     {{"attributes", "attributes"}, {"num_attributes", "num_attributes"}}},
    {"EventArgs", "PJRT_Event_Await_Args", {{"event", "event"}}},
    {"EventArgs", "PJRT_Event_Destroy_Args", {{"event", "event"}}},
    {"ClientCreateArgs",
     "PJRT_Client_Create_Args",
     {{"options", "create_options"},
      {"num_options", "num_options"},
      {"client", "client"},
      {"kv_get", "kv_get_callback"},
      {"kv_put", "kv_put_callback"},
      {"kv_try_get", "kv_try_get_callback"}}},
    {"ClientArgs", "PJRT_Client_Destroy_Args", {{"client", "client"}}},
    {"ClientTextArgs",
     "PJRT_Client_PlatformName_Args",
     {{"client", "client"}, {"text", "platform_name"}, {"size", "platform_name_size"}}},
    {"ClientTextArgs",
     "PJRT_Client_PlatformVersion_Args",
     {{"text", "platform_version"}, {"size", "platform_version_size"}}},
    {"ClientDevicesArgs",
     "PJRT_Client_AddressableDevices_Args",
     {{"client", "client"},
      {"devices", "addressable_devices"},
      {"num_devices", "num_addressable_devices"}}},
    {"Program",
     "PJRT_Program",
     {{"code", "code"},
      {"code_size", "code_size"},
      {"format", "format"},
      {"format_size", "format_size"}}},
    {"ClientCompileArgs",
     "PJRT_Client_Compile_Args",
     {{"client", "client"},
      {"program", "program"},
      {"options", "compile_options"},
      {"options_size", "compile_options_size"},
      {"executable", "executable"}}},
    {"BufferFromHostBufferArgs",
     "PJRT_Client_BufferFromHostBuffer_Args",
     {{"client", "client"},
      {"data", "data"},
      {"type", "type"},
      {"dims", "dims"},
      {"num_dims", "num_dims"},
      {"byte_strides", "byte_strides"},
      {"semantics", "host_buffer_semantics"},
      {"device", "device"},
      {"memory", "memory"},
      {"layout", "device_layout"},
      {"done_with_host_buffer", "done_with_host_buffer"},
      {"buffer", "buffer"}}},
    {"DeviceGetDescriptionArgs",
     "PJRT_Device_GetDescription_Args",
     {{"device", "device"}, {"description", "device_description"}}},
    {"DescriptionIdArgs",
     "PJRT_DeviceDescription_Id_Args",
     {{"description", "device_description"}, {"id", "id"}}},
    {"DescriptionTextArgs",
     "PJRT_DeviceDescription_Kind_Args",
     {{"description", "device_description"},
      {"text", "device_kind"},
      {"size", "device_kind_size"}}},
    {"DescriptionAttributesArgs",
     "PJRT_DeviceDescription_Attributes_Args",
     {{"description", "device_description"},
      {"num_attributes", "num_attributes"},
      {"attributes", "attributes"}}},
    {"DeviceMemoryStatsArgs",
     "PJRT_Device_MemoryStats_Args",
     {{"device", "device"}, {"bytes_in_use", "bytes_in_use"}, {"bytes_limit", "bytes_limit"}}},
    {"LoadedExecutableArgs", "PJRT_LoadedExecutable_Destroy_Args", {{"executable", "executable"}}},
    {"GetExecutableArgs",
     "PJRT_LoadedExecutable_GetExecutable_Args",
     {{"loaded", "loaded_executable"}, {"executable", "executable"}}},
    {"ExecutableArgs", "PJRT_Executable_Destroy_Args", {{"executable", "executable"}}},
    {"NumOutputsArgs",
     "PJRT_Executable_NumOutputs_Args",
     {{"executable", "executable"}, {"num_outputs", "num_outputs"}}},
    {"SerializeArgs",
     "PJRT_Executable_Serialize_Args",
     {{"executable", "executable"},
      {"bytes", "serialized_bytes"},
      {"size", "serialized_bytes_size"},
      {"backing", "serialized_executable"},
      {"deleter", "serialized_executable_deleter"}}},
    {"DeserializeArgs",
     "PJRT_Executable_DeserializeAndLoad_Args",
     {{"client", "client"},
      {"bytes", "serialized_executable"},
      {"size", "serialized_executable_size"},
      {"executable", "loaded_executable"}}},
    {"CompiledMemoryStatsArgs",
     "PJRT_Executable_GetCompiledMemoryStats_Args",
     {{"executable", "executable"},
      {"generated_code", "generated_code_size_in_bytes"},
      {"argument", "argument_size_in_bytes"},
      {"output", "output_size_in_bytes"},
      {"alias", "alias_size_in_bytes"},
      {"temp", "temp_size_in_bytes"}}},
    {"ExecuteOptions",
     "PJRT_ExecuteOptions",
     {{"launch_id", "launch_id"},
      {"non_donatable_input_indices", "non_donatable_input_indices"},
      {"context", "context"}}},
    {"ExecuteArgs",
     "PJRT_LoadedExecutable_Execute_Args",
     {{"executable", "executable"},
      {"options", "options"},
      {"arguments", "argument_lists"},
      {"num_devices", "num_devices"},
      {"num_arguments", "num_args"},
      {"outputs", "output_lists"},
      {"device_complete", "device_complete_events"},
      {"execute_device", "execute_device"}}},
    {"BufferArgs", "PJRT_Buffer_Destroy_Args", {{"buffer", "buffer"}}},
    {"TiledLayout",
     "PJRT_Buffer_MemoryLayout_Tiled",
     {{"minor_to_major", "minor_to_major"},
      {"tile_dims", "tile_dims"},
      {"num_tiles", "num_tiles"}}},
    {"MemoryLayout", "PJRT_Buffer_MemoryLayout", {{"tiled", "tiled"}, {"type", "type"}}},
    {"ToHostBufferArgs",
     "PJRT_Buffer_ToHostBuffer_Args",
     {{"source", "src"},
      {"layout", "host_layout"},
      {"destination", "dst"},
      {"size", "dst_size"},
      {"event", "event"}}},
};

const std::vector<std::pair<const char*, const char*>> kEntries = {
    {"kErrorDestroy", "PJRT_Error_Destroy"},
    {"kErrorMessage", "PJRT_Error_Message"},
    {"kErrorGetCode", "PJRT_Error_GetCode"},
    {"kPluginInitialize", "PJRT_Plugin_Initialize"},
    {"kPluginAttributes", "PJRT_Plugin_Attributes"},
    {"kEventDestroy", "PJRT_Event_Destroy"},
    {"kEventAwait", "PJRT_Event_Await"},
    {"kClientCreate", "PJRT_Client_Create"},
    {"kClientDestroy", "PJRT_Client_Destroy"},
    {"kClientPlatformName", "PJRT_Client_PlatformName"},
    {"kClientPlatformVersion", "PJRT_Client_PlatformVersion"},
    {"kClientAddressableDevices", "PJRT_Client_AddressableDevices"},
    {"kClientCompile", "PJRT_Client_Compile"},
    {"kClientBufferFromHostBuffer", "PJRT_Client_BufferFromHostBuffer"},
    {"kDeviceDescriptionId", "PJRT_DeviceDescription_Id"},
    {"kDeviceDescriptionAttributes", "PJRT_DeviceDescription_Attributes"},
    {"kDeviceDescriptionKind", "PJRT_DeviceDescription_Kind"},
    {"kDeviceGetDescription", "PJRT_Device_GetDescription"},
    {"kDeviceMemoryStats", "PJRT_Device_MemoryStats"},
    {"kExecutableDestroy", "PJRT_Executable_Destroy"},
    {"kExecutableNumOutputs", "PJRT_Executable_NumOutputs"},
    {"kExecutableSerialize", "PJRT_Executable_Serialize"},
    {"kLoadedExecutableDestroy", "PJRT_LoadedExecutable_Destroy"},
    {"kLoadedExecutableGetExecutable", "PJRT_LoadedExecutable_GetExecutable"},
    {"kLoadedExecutableExecute", "PJRT_LoadedExecutable_Execute"},
    {"kExecutableDeserializeAndLoad", "PJRT_Executable_DeserializeAndLoad"},
    {"kBufferDestroy", "PJRT_Buffer_Destroy"},
    {"kBufferToHostBuffer", "PJRT_Buffer_ToHostBuffer"},
    {"kExecutableGetCompiledMemoryStats", "PJRT_Executable_GetCompiledMemoryStats"},
};

TEST(XlaAbi, AgreesWithTheHeaderOfAPlugin) {
  const auto found = find_plugin("xla-cpu");
  if (!found) GTEST_SKIP() << "no xla-cpu plugin";
  const auto header = found->path.parent_path() / "include/pjrt_c_api.h";
  if (!std::filesystem::exists(header)) GTEST_SKIP() << "the plugin came without its header";
  std::string code = str_cat("#include \"", header.string(), "\"\n#include \"", FB_SOURCE_DIR,
                             "/src/xla/abi.h\"\nnamespace abi = fullbore::xla::abi;\n");
  for (const Struct& s : kStructs)
    for (const auto& [ours, theirs] : s.members)
      code += str_cat("static_assert(offsetof(abi::", s.ours, ", ", ours, ") == offsetof(",
                      s.theirs, ", ", theirs, "), \"", s.theirs, ".", theirs, "\");\n");
  for (const auto& [ours, theirs] : kEntries)
    code += str_cat("static_assert(offsetof(PJRT_Api, ", theirs,
                    ") == abi::kFirstEntry + 8 * static_cast<size_t>(abi::Entry::", ours, "), \"",
                    theirs, "\");\n");
  testing::TempDir dir;
  const auto source = dir.file("abi.cc", code);
  const std::string command =
      str_cat("c++ -std=c++20 -fsyntax-only -Wno-invalid-offsetof '", source.string(), "'");
  EXPECT_EQ(std::system(command.c_str()), 0);
}

}  // namespace
}  // namespace fullbore::xla
