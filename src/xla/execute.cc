#include "xla/execute.h"

#include "ops/hlo.h"

namespace fullbore::xla {

std::vector<Array> execute(const Client& client, const Graph& graph, std::span<const Array> inputs,
                           const CompileFlags& flags) {
  if (inputs.size() != graph.inputs().size())
    fail("[execute] expected ", graph.inputs().size(), " inputs, got ", inputs.size());
  std::vector<Buffer> arguments;
  std::vector<abi::Buffer*> handles;
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Type& type = graph.type(graph.inputs()[i]);
    if (inputs[i].type() != type)
      fail("[execute] expected input ", i, " of type ", type, ", got ", inputs[i].type());
    arguments.push_back(client.upload(inputs[i]));
    handles.push_back(arguments.back().get());
  }
  const auto program = client.compile(to_stablehlo(graph), flags);
  std::vector<abi::Buffer*> raw(program->num_outputs());
  program->run(handles, raw);
  std::vector<Buffer> results;
  for (size_t k = 0; k < raw.size(); ++k)
    results.emplace_back(client.shared_from_this(), raw[k], graph.type(graph.outputs[k].node));
  std::vector<Array> values;
  for (const Buffer& b : results) values.push_back(b.value());
  return values;
}

}  // namespace fullbore::xla
