// What the TOML library leaves to do on the text itself, before and after it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace fullbore::cli {

inline constexpr size_t kMaxKeyParts = 32;
std::string too_many_parts();

// Throws Error when a dotted key has more than kMaxKeyParts parts: the library makes a table in a
// table for each and walks them recursively. `source` names the text in the error.
void check_keys(std::string_view text, std::string_view source);

// The same TOML with its floats as the shortest text that reads back as the same number.
std::string shortest_numbers(std::string_view toml);

}  // namespace fullbore::cli
