#include "fullbore/functional.h"
#include "fullbore/models/image.h"

namespace fullbore::models {

MnistCnn::MnistCnn(const MnistCnnOptions& o)
    : conv1(o.in_channels, 32, 3),
      conv2(32, 64, 3),
      dropout1(o.dropout),
      dropout2(2 * o.dropout),
      fc1(9216, 128),
      fc2(128, o.num_classes) {}

Tensor MnistCnn::forward(const Tensor& x) {
  Tensor y = relu(conv1(x));
  y = max_pool2d(relu(conv2(y)), 2);
  y = flatten(dropout1(y), 1);
  y = dropout2(relu(fc1(y)));
  return fc2(y);
}

}  // namespace fullbore::models
