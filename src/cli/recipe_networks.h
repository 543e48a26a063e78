// The networks that a recipe may name in place of layers. Pure functions.
#pragma once

#include <string_view>
#include <vector>

#include "cli/recipe.h"
#include "cli/section.h"

namespace fullbore::cli {

std::vector<std::string_view> network_names();
// Reads `type` and the network's own keys.
ModelRecipe parse_network(Section& section);

}  // namespace fullbore::cli
