// A PJRT plugin: a shared library that drives one kind of device. Loaded once for the process and
// never unloaded (it has threads and static state).
// Thread safety: calls may come from several threads. Ownership: shared_ptr; what was made with a
// plugin keeps it.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "fullbore/error.h"
#include "xla/abi.h"

namespace fullbore::xla {

// A device has not enough memory for what was asked of it.
struct OutOfMemory : BackendError {
  using BackendError::BackendError;
};

using OptionValue = std::variant<std::string, int64_t, std::vector<int64_t>, float, bool>;
using Options = std::map<std::string, OptionValue>;

class Plugin {
 public:
  // Versions that are understood: 0.57 and every later 0.x.
  static constexpr int kMinMinor = 57;

  // (major, minor) of the interface that the library speaks; loads it without starting it. Throws
  // as load().
  static std::pair<int, int> version_of(const std::filesystem::path& path);
  // Loads the library, NVIDIA's before it (nvidia.h), and initialises it, or returns it when it is
  // loaded already. Throws Error when the file is missing or no plugin, BackendError when it is too
  // old or cannot start.
  static std::shared_ptr<const Plugin> load(const std::filesystem::path& path);

  const std::filesystem::path& path() const { return path_; }
  int major() const { return api_->major_version; }
  int minor() const { return api_->minor_version; }
  const Options& attributes() const { return attributes_; }
  // XLA's flags that every program compiled with this plugin needs.
  const std::vector<std::pair<std::string, std::string>>& flags() const { return flags_; }

  bool has(abi::Entry entry) const { return function<Function>(entry) != nullptr; }
  // Calls an entry of the table with these arguments. Throws BackendError with the plugin's code
  // and message (OutOfMemory for that code), or when the plugin has no such entry.
  template <class Args>
  void call(abi::Entry entry, Args& args, const char* what) const {
    check(call_raw(entry, args), what);
  }
  // The same for destructors: what goes wrong is swallowed.
  template <class Args>
  void call_quietly(abi::Entry entry, Args& args) const noexcept {
    if (abi::Error* error = call_raw(entry, args)) destroy(error);
  }
  // Throws what the error says and destroys it; does nothing on null.
  void check(abi::Error* error, const char* what) const;

 private:
  using Function = abi::Error* (*)(void*);
  using VoidFunction = void (*)(void*);  // of kErrorDestroy and kErrorMessage
  Plugin() = default;
  static const abi::Api* open(const std::filesystem::path& path);
  void start();
  // Null when the plugin has no such entry.
  template <class F>
  F function(abi::Entry entry) const {
    const size_t offset = abi::kFirstEntry + 8 * static_cast<size_t>(entry);
    if (offset + 8 > api_->head.struct_size) return nullptr;
    return *reinterpret_cast<const F*>(reinterpret_cast<const char*>(api_) + offset);
  }
  void destroy(abi::Error* error) const noexcept;
  static abi::Error* missing();

  template <class Args>
  abi::Error* call_raw(abi::Entry entry, Args& args) const noexcept {
    const auto f = function<Function>(entry);
    if (f == nullptr) return missing();
    auto handed = abi::padded(args);
    abi::Error* error = f(&handed);
    args = handed.args;
    return error;
  }

  std::filesystem::path path_;
  const abi::Api* api_ = nullptr;
  Options attributes_;
  std::vector<std::pair<std::string, std::string>> flags_;
};

// Values as plugins give and take them.
std::vector<abi::NamedValue> named_values(const Options& options);  // valid as long as `options`
Options options_of(const abi::NamedValue* values, size_t count);

}  // namespace fullbore::xla
