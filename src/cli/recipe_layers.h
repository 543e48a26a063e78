// The layers that a recipe may list, by family.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string_view>

#include "cli/section.h"
#include "fullbore/nn/module.h"

namespace fullbore::cli {

struct LayerKind {
  // Makes the layer for an input of this type.
  using Make = std::function<std::unique_ptr<nn::Module>(const Type& x)>;
  std::string_view type;
  // Reads the layer's own keys.
  Make (*parse)(Section& s);
};

inline constexpr int64_t kMaxExtent = INT32_MAX;  // of what cuBLAS and oneDNN take

// A probability below 1.
double dropout_of(Section& s, std::string_view key, double otherwise);

// Recurrent layers, attention, transformer layers, positions: of inputs [B, T, C].
std::span<const LayerKind> sequence_layers();

}  // namespace fullbore::cli
