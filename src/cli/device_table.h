// The accelerators of data/devices.toml, which is built into the command.
// Thread safety: constant after the first call.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>

#include "xla/target_config.h"

namespace fullbore::cli {

extern const char* const kDevicesToml;  // the file's text

struct Card {
  std::string id;      // "rtx3090"
  std::string plugin;  // the kind that compiles for it
  xla::GpuDescription gpu;
  std::map<std::string, double> rates;  // "bf16" -> dense peak, operations a second
  std::string topology;                 // TPU
  std::string source;
  // What programs may use: the driver and its libraries take the rest.
  int64_t usable_memory() const { return gpu.memory / 100 * 95; }
};

std::span<const Card> cards();
// Throws Error with the names that are known.
const Card& card_named(const std::string& id);

}  // namespace fullbore::cli
