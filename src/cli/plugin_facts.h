// The plugins that are installed, as src/machine judges them.
#pragma once

#include <vector>

#include "machine/diagnose.h"

namespace fullbore::cli {

// On this machine those that src/xla finds, with `try_loading` each loaded to see whether it can
// be; of a recorded one those whose files are there.
std::vector<machine::PluginFacts> installed_plugins(const machine::Context& context,
                                                    const machine::Machine& found,
                                                    bool try_loading);

}  // namespace fullbore::cli
