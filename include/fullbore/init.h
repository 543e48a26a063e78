// Initial values of parameters (torch.nn.init). An Init fills an array from a random stream that
// depends only on (seed, name of the parameter), so values are the same on every device.
#pragma once

#include <functional>
#include <string_view>

#include "fullbore/array.h"

namespace fullbore {

class Rng;

namespace init {

// Fills a floating array of any shape. Thread safe.
using Init = std::function<void(Array& value, Rng& rng)>;

// fan_in / fan_out of a weight [out, in, receptive field...]; throws Error below two axes.
struct Fan {
  double in, out;
};
Fan fan_of(const Shape& shape);

enum class Mode { kFanIn, kFanOut };
// Gain of a nonlinearity: linear, sigmoid 1; tanh 5/3; relu sqrt(2); leaky_relu sqrt(2/(1+a^2));
// selu 3/4. Throws Error naming the known ones.
double calculate_gain(std::string_view nonlinearity, double a = 0.01);

Init constant(double value);
Init zeros();
Init ones();
Init eye();  // two axes
Init uniform(double low = 0, double high = 1);
Init normal(double mean = 0, double stddev = 1);
// Normal, drawn again outside [low, high] (absolute bounds, as in PyTorch).
Init trunc_normal(double mean = 0, double stddev = 1, double low = -2, double high = 2);
// Glorot and Bengio 2010.
Init xavier_uniform(double gain = 1);
Init xavier_normal(double gain = 1);
// He et al. 2015.
Init kaiming_uniform(double a = 0, Mode mode = Mode::kFanIn,
                     std::string_view nonlinearity = "leaky_relu");
Init kaiming_normal(double a = 0, Mode mode = Mode::kFanIn,
                    std::string_view nonlinearity = "leaky_relu");
// Saxe et al. 2013: rows (or columns) orthonormal, times gain; axes after the first are flattened.
Init orthogonal(double gain = 1);

}  // namespace init
}  // namespace fullbore
