// Which axis of each value counts samples. Read by export (symbolic batch) and by what pads or
// splits a batch. Thread safe: no shared state.
#pragma once

#include <vector>

#include "fullbore/graph.h"

namespace fullbore {

// Per node: the axis that counts the samples marked at the inputs (Attr::batch_axis), or -1 where
// there is none, for tuples, and where a reshape has mixed it with others. Follows OpDef::axes
// only. An axis of batch x k made by a reshape is remembered: a reshape that splits it again finds
// the batch axis. The first one counts where several axes do (x times its own transpose).
std::vector<int> propagate_batch_axis(const Graph& graph);

}  // namespace fullbore
