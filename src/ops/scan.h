// How a Scan node's operands and results are laid out.
#pragma once

#include <memory>

#include "fullbore/graph.h"

namespace fullbore {

// Operands and body inputs: carried, scanned, constants. Results and body outputs: carried, stacks.
struct ScanLayout {
  std::shared_ptr<const Graph> body;
  size_t carried = 0, scanned = 0, constants = 0, results = 0;
  int64_t length = 0;
  bool reverse = false;
};
ScanLayout scan_layout(const Graph& g, NodeId id);

}  // namespace fullbore
