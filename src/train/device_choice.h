// What a device's name stands for: which executor runs a program, and where.
#pragma once

#include <memory>
#include <string_view>

#include "fullbore/device.h"
#include "xla/compile_cache.h"

namespace fullbore::train {

struct DeviceChoice {
  Device device;
  std::shared_ptr<const xla::Client> client;  // null: the CPU executor
  size_t ordinal = 0;                         // of the client's devices
};

// Throws as Device::select.
DeviceChoice choose_device(std::string_view name);

// The process's; null when it was turned off.
std::shared_ptr<xla::CompileCache> compile_cache();

}  // namespace fullbore::train
