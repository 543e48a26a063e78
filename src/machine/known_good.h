// What fits together: drivers, cards and libraries that each plugin needs, and versions that are
// known to go wrong. Every row says where it is from and when that was read.
#pragma once

#include <span>
#include <string_view>

#include "machine/machine.h"

namespace fullbore::machine {

struct PluginNeeds {
  std::string_view kind;     // "cuda13"
  std::string_view version;  // of the plugin that asked for the libraries
  Vendor vendor;
  std::string_view cuda;        // major version of CUDA; "": none
  std::string_view driver;      // oldest NVIDIA driver
  std::string_view capability;  // least compute capability, or for AMD the known targets
  std::string_view cudnn, nccl, cublas, ptxas;  // oldest versions
  std::string_view source, date;
};
std::span<const PluginNeeds> plugin_needs();
const PluginNeeds* needs_of(std::string_view kind);  // null: a plugin without demands

// Cards that a driver does not drive. Ranges are from <= x < below; "": no bound.
struct DriverLimit {
  std::string_view capability_from, capability_below;
  std::string_view driver_below;  // later drivers do not know the card
  std::optional<bool> open;       // the kernel module must be the open one, or must not
  std::string_view why, fix;
  std::string_view source, date;
};
std::span<const DriverLimit> driver_limits();

// A version that must not be used, alone or under a condition.
struct Trap {
  std::string_view library;      // "cudnn"
  std::string_view from, below;  // versions from <= v < below; "": no bound
  std::string_view beside;       // another library that must be there for it to matter; "": none
  std::string_view beside_from;  // in this version or later
  std::string_view capability;   // only on these cards, "10.0"; "": on all
  int cards;                     // only where there are at least so many
  std::string_view harm, fix;
  std::string_view source, date;
};
std::span<const Trap> traps();

}  // namespace fullbore::machine
