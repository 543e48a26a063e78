// The devices of a plugin, memory on them, and programs compiled for them.
// Thread safety: as PJRT's own: calls may come from several threads. Ownership: buffers and
// executables keep their client, the client its plugin. Destructors never throw.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "fullbore/array.h"
#include "xla/compiled.h"

namespace fullbore::xla {

struct DeviceInfo {
  int id = 0;
  std::string kind;  // "cpu", "NVIDIA H200"
  Options attributes;
};

// Bytes in use, at most so far, and the limit, where the device tells.
struct DeviceMemory {
  int64_t in_use = 0;
  std::optional<int64_t> peak{}, limit{};
};

// Something that will have happened.
class Event {
 public:
  Event() = default;
  Event(std::shared_ptr<const Plugin> plugin, abi::Event* event)
      : plugin_(std::move(plugin)), event_(event) {}
  Event(Event&& o) noexcept : plugin_(std::move(o.plugin_)), event_(std::exchange(o.event_, {})) {}
  Event& operator=(Event&& o) noexcept {
    std::swap(plugin_, o.plugin_);
    std::swap(event_, o.event_);
    return *this;
  }
  // Waits where nobody has: what it stands for may still use the caller's memory.
  ~Event();
  // Blocks; throws what went wrong. Once.
  void wait(const char* what);
  bool pending() const { return event_ != nullptr; }

 private:
  std::shared_ptr<const Plugin> plugin_;
  abi::Event* event_ = nullptr;
};

class Client;

// An array on a device.
class Buffer {
 public:
  Buffer() = default;
  Buffer(std::shared_ptr<const Client> client, abi::Buffer* buffer, const Type& type)
      : client_(std::move(client)), buffer_(buffer), type_(type) {}
  Buffer(Buffer&& o) noexcept
      : client_(std::move(o.client_)), buffer_(std::exchange(o.buffer_, {})), type_(o.type_) {}
  Buffer& operator=(Buffer&& o) noexcept {
    std::swap(client_, o.client_);
    std::swap(buffer_, o.buffer_);
    std::swap(type_, o.type_);
    return *this;
  }
  ~Buffer();

  const Type& type() const { return type_; }
  const Client* client() const { return client_.get(); }
  abi::Buffer* get() const { return buffer_; }
  // Starts the copy to the host, row-major; `to` must stay until the event has happened.
  Event download(void* to) const;
  // Waits for the value.
  Array value() const;

 private:
  std::shared_ptr<const Client> client_;
  abi::Buffer* buffer_ = nullptr;
  Type type_{};
};

class Executable {
 public:
  Executable(std::shared_ptr<const Client> client, abi::LoadedExecutable* executable);
  ~Executable();
  Executable(const Executable&) = delete;
  Executable& operator=(const Executable&) = delete;

  size_t num_outputs() const { return num_outputs_; }
  const Compiled& compiled() const { return *compiled_; }
  ProgramMemory memory() const { return compiled_->memory(); }
  // Bytes for Client::deserialize on the same plugin and kind of device.
  std::string serialize() const { return compiled_->serialize(); }

  // What a run takes from one device and leaves there. results: num_outputs() of them.
  struct Launch {
    std::span<abi::Buffer* const> arguments;
    std::span<abi::Buffer*> results;
  };
  // Starts one run of a program for one device; does not wait.
  void run(std::span<abi::Buffer* const> arguments, std::span<abi::Buffer*> results) const {
    const Launch launch{arguments, results};
    run({&launch, 1});
  }
  // The same on all devices of the program, in order of replica.
  void run(std::span<const Launch> devices) const;

 private:
  void release() noexcept;
  std::shared_ptr<const Client> client_;
  abi::LoadedExecutable* loaded_;
  std::optional<Compiled> compiled_;
  size_t num_outputs_ = 0;
};

class Client : public std::enable_shared_from_this<Client> {
 public:
  // Options that the plugin refuses by name are left out.
  static std::shared_ptr<const Client> create(std::shared_ptr<const Plugin> plugin,
                                              const Options& options = {});
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  const Plugin& plugin() const { return *plugin_; }
  const std::shared_ptr<const Plugin>& plugin_ref() const { return plugin_; }
  const std::string& platform() const { return platform_; }  // "cpu", "cuda", "rocm", "tpu"
  const std::string& platform_version() const { return platform_version_; }
  const std::vector<DeviceInfo>& devices() const { return devices_; }
  // Nothing where the device does not tell.
  std::optional<DeviceMemory> memory(size_t device) const;

  // Copies an array to a device. The plugin takes `data` before this returns, and goes on by
  // itself.
  Buffer upload(const Type& type, const void* data, size_t device = 0) const;

  std::unique_ptr<Executable> compile(const std::string& stablehlo,
                                      const CompileFlags& flags = {}) const;
  std::unique_ptr<Executable> deserialize(const std::string& bytes) const;

 private:
  Client() = default;
  void read_devices();
  std::string text(abi::Entry entry) const;

  std::shared_ptr<const Plugin> plugin_;
  abi::Client* client_ = nullptr;
  std::string platform_, platform_version_;
  std::vector<abi::Device*> handles_;
  std::vector<DeviceInfo> devices_;
};

}  // namespace fullbore::xla
