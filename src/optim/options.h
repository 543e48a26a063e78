// Options with names: tables of what a kind takes, and checked access.
#pragma once

#include <limits>
#include <span>
#include <string_view>
#include <vector>

#include "fullbore/optim.h"

namespace fullbore::optim {

// One option: its default and the closed range of its values.
struct OptionDef {
  std::string_view name;
  std::vector<double> value{};
  double lo = 0, hi = std::numeric_limits<double>::max();
  bool integer = false;
  bool list = false;  // any number of values, at least one
};

// Largest double below 1: the end of half-open ranges [0, 1).
inline constexpr double kBelowOne = 1 - 0x1p-53;

// Throws Error unless `value` fits; `what` begins the message ("[optim adam]").
void check_option(std::string_view what, const OptionDef& def, const std::vector<double>& value);
// The definition of `name`; throws Error with the nearest known name.
const OptionDef& find_option(std::string_view what, std::span<const OptionDef> defs,
                             std::string_view name);
// Defaults replaced by `given`, all checked. An option with an empty default must be given.
OptionMap resolve_options(std::string_view what, std::span<const OptionDef> defs,
                          const OptionMap& given);

}  // namespace fullbore::optim
