#include "ops/reference.h"

namespace fullbore {

std::vector<Array> evaluate_node(const Graph& graph, NodeId id, std::span<const Array> inputs) {
  std::vector<ConstView> in;
  for (const Array& a : inputs) in.push_back({a.type(), a.data()});
  std::vector<Array> results;
  std::vector<View> out;
  for (const Type& t : result_types(graph, id)) results.emplace_back(t);
  for (Array& a : results) out.push_back({a.type(), a.data()});
  def(graph[id].op).eval({graph, id, in, out});
  return results;
}

std::vector<Array> evaluate(const Graph& graph, std::span<const Array> inputs,
                            const Observer& observer) {
  if (inputs.size() != graph.inputs().size())
    fail("[evaluate] expected ", graph.inputs().size(), " inputs, got ", inputs.size());
  // One array per node; the elements of a tuple; a Get refers to its tuple's element.
  std::vector<std::vector<Array>> values(graph.size());
  size_t next_input = 0;
  for (uint32_t i = 0; i < graph.size(); ++i) {
    const NodeId id{i};
    if (graph[id].op == Op::kInput) {
      const Array& a = inputs[next_input++];
      if (!(a.type() == graph.type(id)))
        fail("[evaluate] input '", graph.attr(id).name, "' expected ", graph.type(id), ", got ",
             a.type());
      values[i].push_back(a);
    } else if (graph[id].op == Op::kGet) {
      const auto k = static_cast<size_t>(graph.attr(id).index[0]);
      values[i].push_back(values[graph.operands(id)[0].index][k]);
    } else {
      std::vector<Array> in;
      for (NodeId operand : graph.operands(id)) in.push_back(values[operand.index].front());
      values[i] = evaluate_node(graph, id, in);
    }
    if (observer) observer(id, values[i]);
  }
  std::vector<Array> outputs;
  for (const Output& o : graph.outputs) outputs.push_back(values[o.node.index].front());
  return outputs;
}

}  // namespace fullbore
