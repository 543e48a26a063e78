#include "ops/batch_axis.h"

#include <algorithm>

#include "ops/op_def.h"

namespace fullbore {
namespace {

constexpr int64_t kNone = -1;

// Extents of a node's axes; of a tuple those of its elements, one after another.
std::vector<int64_t> extents(const Graph& g, NodeId id) {
  std::vector<int64_t> all;
  for (const Type& t : result_types(g, id)) all.insert(all.end(), t.shape.begin(), t.shape.end());
  return all;
}

// Whether result axis `a` is the outermost of those that axis `link` was mixed into, and that axis
// the outermost of those that went in.
bool is_leading(const AxisMap& map, size_t a, const AxisLink& link) {
  for (const AxisLink& l : map.result[a])
    if (l.kind == AxisKind::kReshape && l.operand == link.operand) {
      if (l.axis != link.axis) return false;
      break;
    }
  for (size_t before = 0; before < a; ++before)
    for (const AxisLink& l : map.result[before])
      if (l.kind == AxisKind::kReshape && l.operand == link.operand && l.axis == link.axis)
        return false;
  return true;
}

}  // namespace

std::vector<int> propagate_batch_axis(const Graph& graph) {
  // Per node and axis: the number of samples whose index is the outermost part of the axis.
  std::vector<std::vector<int64_t>> samples(graph.size());
  std::vector<int> result(graph.size(), -1);
  for (uint32_t i = 0; i < graph.size(); ++i) {
    const NodeId id{i};
    const std::vector<int64_t> extent = extents(graph, id);
    std::vector<int64_t>& mine = samples[i];
    mine.assign(extent.size(), kNone);
    if (graph[id].op == Op::kInput) {
      for (int64_t a : graph.attr(id).batch_axis)
        if (a >= 0 && a < static_cast<int64_t>(extent.size()))
          mine[static_cast<size_t>(a)] = extent[static_cast<size_t>(a)];
    } else {
      const AxisMap map = def(graph[id].op).axes(graph, id);
      for (size_t a = 0; a < mine.size(); ++a)
        for (const AxisLink& l : map.result[a]) {
          const NodeId operand = graph.operands(id)[static_cast<size_t>(l.operand)];
          const int64_t n = samples[operand.index][static_cast<size_t>(l.axis)];
          if (n == kNone || mine[a] != kNone) continue;
          const bool splits =
              l.kind == AxisKind::kReshape && n > 0 && extent[a] % n == 0 && is_leading(map, a, l);
          if (l.kind == AxisKind::kKept || splits) mine[a] = n;
        }
    }
    if (graph.type(id).dtype == DType::tuple) continue;
    for (size_t a = mine.size(); a-- > 0;)
      if (mine[a] != kNone && mine[a] == extent[a]) result[i] = static_cast<int>(a);
  }
  return result;
}

}  // namespace fullbore
