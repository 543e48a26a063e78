// The table of optimizers: for each, its options, its slots and its step.
#pragma once

#include <string_view>
#include <vector>

#include "optim/options.h"

namespace fullbore::optim {

struct Kind {
  std::string_view name;
  std::vector<OptionDef> options;
  // Slots of a parameter of `type` (the computing type and the parameter's shape).
  std::vector<SlotSpec> (*slots)(const Optimizer& o, const Type& type);
  // Inputs' lr and t are scalars of the computing type.
  Update (*step)(const Optimizer& o, const StepInputs& inputs);
  // Rejects combinations of options; may be null.
  void (*check)(const Optimizer& o) = nullptr;
};

// Throws Error with the nearest known kind.
const Kind& find_kind(std::string_view name);

}  // namespace fullbore::optim
