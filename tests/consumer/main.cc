// What a user's own program would do first; exits 0 when the installed library works.
#include <iostream>
#include <vector>

#include "fullbore/error.h"
#include "fullbore/graph.h"
#include "fullbore/tensor.h"

int main() {
  fullbore::Graph graph;
  const fullbore::Type type{fullbore::DType::f32, {2, 3}};
  const fullbore::Tensor x(graph, graph.input("x", type));
  const std::vector<fullbore::Tensor> dx = gradients(sum(x * x), std::vector{x});
  graph.output("dx", dx[0].id());
  if (dx[0].type() != type || fullbore::parse(print(graph)) != graph) return 1;
  try {
    (void)reshape(x, {7});  // an exception must cross from the library into this program
    return 1;
  } catch (const fullbore::Error& e) {
    std::cout << "refused as it should be: " << e.what() << '\n';
  }
  return 0;
}
