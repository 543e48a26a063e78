// Checks of what layers are made with.
#pragma once

#include <cstdint>
#include <string_view>

#include "fullbore/error.h"

namespace fullbore::nn {

// Throws Error unless value is at least 1 and four times it is an extent that cuBLAS and oneDNN
// take.
inline void check_extent(std::string_view layer, std::string_view what, int64_t value) {
  if (value < 1 || value > INT32_MAX / 4)
    fail("[", layer, "] expected ", what, " from 1 to ", INT32_MAX / 4, ", got ", value);
}

inline void check_dropout(std::string_view layer, double p) {
  if (!(p >= 0 && p < 1)) fail("[", layer, "] expected a dropout in [0, 1), got ", p);
}

}  // namespace fullbore::nn
