// Reverse-mode differentiation. gradients() itself is declared in fullbore/tensor.h.
#pragma once

#include <vector>

#include "ops/op_def.h"

namespace fullbore {

// The gradient of a body as a body of its own. Inputs: the body's inputs, its outputs, then one
// gradient per output with has_dy. Outputs: the gradients of the inputs with wants. The body's
// outputs come in, so they are not computed again; other values of the forward are.
Graph differentiate(const Graph& body, const std::vector<bool>& wants,
                    const std::vector<bool>& has_dy);

}  // namespace fullbore
