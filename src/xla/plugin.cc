#include "xla/plugin.h"

#include <dlfcn.h>

#include <mutex>

#include "xla/library.h"
#include "xla/nvidia.h"

namespace fullbore::xla {
namespace fs = std::filesystem;
namespace {

// Stands for "the table has no such entry"; never given to the plugin.
char missing_entry;

const char* name_of(int code) {
  constexpr const char* kNames[] = {
      "ok",        "cancelled",      "unknown",           "invalid argument", "deadline",
      "not found", "already exists", "permission denied", "out of memory",    "failed precondition",
      "aborted",   "out of range",   "unimplemented",     "internal",         "unavailable",
      "data loss", "unauthenticated"};
  return code >= 0 && code < static_cast<int>(std::size(kNames)) ? kNames[code] : "unknown";
}

// .../xla_cuda13/xla_cuda_plugin.so, .../xla_cuda13_pjrt/xla_gpu_pjrt.so
bool is_cuda(const fs::path& path) {
  const fs::path end = path.parent_path().filename() / path.filename();
  return end.string().find("cuda") != std::string::npos;
}

}  // namespace

abi::Error* Plugin::missing() { return reinterpret_cast<abi::Error*>(&missing_entry); }

const abi::Api* Plugin::open(const fs::path& path) {
  check_library(path);
  void* library = ::dlopen(path.c_str(), RTLD_LAZY | RTLD_LOCAL | RTLD_NODELETE);
  if (library == nullptr) {
    const char* why = ::dlerror();
    fail("[plugin] cannot load '", path.string(), "': ", why != nullptr ? why : "?");
  }
  void* symbol = ::dlsym(library, "GetPjrtApi");
  if (symbol == nullptr)
    fail("[plugin] expected a PJRT plugin, got '", path.string(),
         "', a library without GetPjrtApi");
  const abi::Api* api = reinterpret_cast<const abi::Api* (*)()>(symbol)();
  if (api == nullptr || api->head.struct_size < abi::kFirstEntry)
    throw BackendError(abi::kInvalidArgument,
                       str_cat("[plugin] '", path.string(), "' gives no table of functions"));
  return api;
}

std::pair<int, int> Plugin::version_of(const fs::path& path) {
  const abi::Api* api = open(path);
  return {api->major_version, api->minor_version};
}

std::shared_ptr<const Plugin> Plugin::load(const fs::path& path) {
  static std::mutex mutex;
  static std::map<fs::path, std::shared_ptr<const Plugin>> loaded;
  std::error_code code;
  const fs::path real = fs::canonical(path, code);
  if (code) fail("[plugin] expected a PJRT plugin, got '", path.string(), "': ", code.message());
  const std::lock_guard lock(mutex);
  const auto known = loaded.find(real);
  if (known != loaded.end()) return known->second;
  std::shared_ptr<Plugin> plugin(new Plugin);
  plugin->path_ = real;
  if (is_cuda(real)) {
    preload_nvidia(real);
    if (const auto folder = cuda_data_folder(real))
      plugin->flags_.emplace_back("xla_gpu_cuda_data_dir", folder->string());
  }
  plugin->api_ = open(real);
  plugin->start();
  return loaded[real] = std::move(plugin);
}

void Plugin::start() {
  if (major() != 0 || minor() < kMinMinor)
    throw BackendError(
        abi::kInvalidArgument,
        str_cat("[plugin] expected version 0.", kMinMinor, " or later of PJRT, got ", major(), ".",
                minor(), " in '", path_.string(), "'; install a newer plugin"));
  abi::PluginInitializeArgs initialize{};
  call(abi::Entry::kPluginInitialize, initialize, "start the plugin");
  if (!has(abi::Entry::kPluginAttributes)) return;
  abi::PluginAttributesArgs attributes{};
  call(abi::Entry::kPluginAttributes, attributes, "read the plugin's attributes");
  attributes_ = options_of(attributes.attributes, attributes.num_attributes);
}

void Plugin::destroy(abi::Error* error) const noexcept {
  if (error == nullptr || error == missing()) return;
  abi::ErrorDestroyArgs args{{sizeof(args), nullptr}, error};
  if (const auto f = function<VoidFunction>(abi::Entry::kErrorDestroy)) f(&args);
}

void Plugin::check(abi::Error* error, const char* what) const {
  if (error == nullptr) return;
  if (error == missing())
    throw BackendError(abi::kUnimplemented,
                       str_cat("[plugin] cannot ", what, ": '", path_.string(), "' (PJRT ", major(),
                               ".", minor(), ") has no such function; install a newer plugin"));
  int code = 2;
  std::string message = "no message";
  if (has(abi::Entry::kErrorGetCode)) {
    abi::ErrorGetCodeArgs args{{}, error, 0};
    if (abi::Error* another = call_raw(abi::Entry::kErrorGetCode, args))
      destroy(another);
    else
      code = args.code;
  }
  if (const auto f = function<VoidFunction>(abi::Entry::kErrorMessage)) {
    auto handed = abi::padded(abi::ErrorMessageArgs{{}, error, nullptr, 0});
    f(&handed);
    if (handed.args.message != nullptr)
      message.assign(handed.args.message, handed.args.message_size);
  }
  destroy(error);
  const std::string text = str_cat("[", path_.filename().string(), "] cannot ", what, ": ", message,
                                   " (", name_of(code), ", code ", code, ")");
  if (code == abi::kResourceExhausted)
    throw OutOfMemory(code, text + "; take a smaller batch, or bf16, or recompute activations");
  throw BackendError(code, text);
}

std::vector<abi::NamedValue> named_values(const Options& options) {
  std::vector<abi::NamedValue> values;
  for (const auto& [name, value] : options) {
    abi::NamedValue v;
    v.name = name.data();
    v.name_size = name.size();
    v.value_size = 1;
    if (const auto* text = std::get_if<std::string>(&value)) {
      v.type = abi::ValueType::kString;
      v.string_value = text->data();
      v.value_size = text->size();
    } else if (const auto* number = std::get_if<int64_t>(&value)) {
      v.type = abi::ValueType::kInt64;
      v.int64_value = *number;
    } else if (const auto* list = std::get_if<std::vector<int64_t>>(&value)) {
      v.type = abi::ValueType::kInt64List;
      v.int64_list = list->data();
      v.value_size = list->size();
    } else if (const auto* real = std::get_if<float>(&value)) {
      v.type = abi::ValueType::kFloat;
      v.float_value = *real;
    } else {
      v.type = abi::ValueType::kBool;
      v.bool_value = std::get<bool>(value);
    }
    values.push_back(v);
  }
  return values;
}

Options options_of(const abi::NamedValue* values, size_t count) {
  Options options;
  for (size_t i = 0; values != nullptr && i < count; ++i) {
    const abi::NamedValue& v = values[i];
    OptionValue& value = options[std::string(v.name, v.name_size)];
    switch (v.type) {
      case abi::ValueType::kString: value = std::string(v.string_value, v.value_size); break;
      case abi::ValueType::kInt64: value = v.int64_value; break;
      case abi::ValueType::kInt64List:
        value = std::vector<int64_t>(v.int64_list, v.int64_list + v.value_size);
        break;
      case abi::ValueType::kFloat: value = v.float_value; break;
      case abi::ValueType::kBool: value = v.bool_value; break;
    }
  }
  return options;
}

}  // namespace fullbore::xla
