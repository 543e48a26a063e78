// The known name that a mistyped one most likely meant.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace fullbore {

// The name that `word` abbreviates or is a few letters from; "" when none is.
std::string_view nearest(std::string_view word, std::span<const std::string_view> names);

// "'momentun' is unknown; did you mean 'momentum'? Known: lr, momentum, ...".
std::string unknown_name(std::string_view word, std::span<const std::string_view> names);

}  // namespace fullbore
