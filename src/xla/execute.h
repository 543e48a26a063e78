// Runs a graph once on a device, everything copied there and back: for tests and `verify`. Training
// keeps its state on the device instead.
#pragma once

#include <span>
#include <vector>

#include "fullbore/array.h"
#include "fullbore/graph.h"
#include "xla/client.h"

namespace fullbore::xla {

// The outputs of `graph` on these inputs. Throws Error when they do not match the graph's,
// BackendError when the plugin refuses.
std::vector<Array> execute(const Client& client, const Graph& graph, std::span<const Array> inputs,
                           const CompileFlags& flags = {});

}  // namespace fullbore::xla
