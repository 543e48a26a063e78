#include "fullbore/init.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/rng.h"

namespace fullbore::init {
namespace {

Init from_draw(std::function<double(Rng&)> draw) {
  return [draw = std::move(draw)](Array& value, Rng& rng) {
    for (int64_t i = 0; i < value.numel(); ++i) value.set(i, draw(rng));
  };
}

double fan_by_mode(const Shape& shape, Mode mode) {
  const Fan fan = fan_of(shape);
  return mode == Mode::kFanIn ? fan.in : fan.out;
}

// Fills uniformly within +-bound(shape) or normally with stddev bound(shape).
Init scaled(std::function<double(const Shape&)> scale, bool is_uniform) {
  return [scale = std::move(scale), is_uniform](Array& value, Rng& rng) {
    const double s = scale(value.shape());
    (is_uniform ? uniform(-s, s) : normal(0, s))(value, rng);
  };
}

// Makes the rows of a [rows, columns] matrix orthonormal (modified Gram-Schmidt, twice for
// accuracy). REQUIRES: rows <= columns.
void orthonormalise_rows(std::vector<double>& m, int64_t rows, int64_t columns) {
  const auto row = [&](int64_t i) { return m.data() + i * columns; };
  for (int64_t i = 0; i < rows; ++i) {
    for (int pass = 0; pass < 2; ++pass) {
      for (int64_t j = 0; j < i; ++j) {
        double dot = 0;
        for (int64_t k = 0; k < columns; ++k) dot += row(i)[k] * row(j)[k];
        for (int64_t k = 0; k < columns; ++k) row(i)[k] -= dot * row(j)[k];
      }
    }
    double norm = 0;
    for (int64_t k = 0; k < columns; ++k) norm += row(i)[k] * row(i)[k];
    for (int64_t k = 0; k < columns; ++k) row(i)[k] /= std::sqrt(norm);
  }
}

}  // namespace

Fan fan_of(const Shape& shape) {
  if (shape.rank() < 2) fail("[init] expected a weight of at least two axes, got shape ", shape);
  double field = 1;
  for (int i = 2; i < shape.rank(); ++i) field *= static_cast<double>(shape[i]);
  return {static_cast<double>(shape[1]) * field, static_cast<double>(shape[0]) * field};
}

double calculate_gain(std::string_view nonlinearity, double a) {
  if (nonlinearity == "linear" || nonlinearity == "sigmoid") return 1;
  if (nonlinearity == "tanh") return 5.0 / 3;
  if (nonlinearity == "relu") return std::sqrt(2.0);
  if (nonlinearity == "leaky_relu") return std::sqrt(2.0 / (1 + a * a));
  if (nonlinearity == "selu") return 0.75;
  fail("[init] expected a nonlinearity out of linear, sigmoid, tanh, relu, leaky_relu, selu, got '",
       nonlinearity, "'");
}

Init constant(double v) {
  return [v](Array& value, Rng&) { value = Array::full(value.type(), v); };
}
Init zeros() { return constant(0); }
Init ones() { return constant(1); }

Init eye() {
  return [](Array& value, Rng&) {
    if (value.shape().rank() != 2) fail("[init] eye expected two axes, got shape ", value.shape());
    value = Array::zeros(value.type());
    const int64_t n = std::min(value.shape()[0], value.shape()[1]);
    for (int64_t i = 0; i < n; ++i) value.set(i * (value.shape()[1] + 1), 1);
  };
}

Init uniform(double low, double high) {
  return from_draw([=](Rng& rng) { return rng.uniform(low, high); });
}
Init normal(double mean, double stddev) {
  return from_draw([=](Rng& rng) { return rng.normal(mean, stddev); });
}

Init trunc_normal(double mean, double stddev, double low, double high) {
  const auto below = [&](double v) {
    return std::erfc((mean - v) / (stddev * std::sqrt(2.0))) / 2;
  };
  // Values outside are drawn again, so this bounds the time.
  if (!(low < high) || !(below(high) - below(low) > 1e-3))
    fail("[init] trunc_normal expected bounds that hold a thousandth of the values or more, got ",
         low, " to ", high, " with mean ", mean, " and stddev ", stddev);
  return from_draw([=](Rng& rng) {
    for (;;) {
      const double v = rng.normal(mean, stddev);
      if (v >= low && v <= high) return v;
    }
  });
}

Init xavier_uniform(double gain) {
  return scaled(
      [=](const Shape& s) { return gain * std::sqrt(6 / (fan_of(s).in + fan_of(s).out)); }, true);
}
Init xavier_normal(double gain) {
  return scaled(
      [=](const Shape& s) { return gain * std::sqrt(2 / (fan_of(s).in + fan_of(s).out)); }, false);
}

Init kaiming_uniform(double a, Mode mode, std::string_view nonlinearity) {
  const double gain = calculate_gain(nonlinearity, a);
  return scaled([=](const Shape& s) { return gain * std::sqrt(3 / fan_by_mode(s, mode)); }, true);
}
Init kaiming_normal(double a, Mode mode, std::string_view nonlinearity) {
  const double gain = calculate_gain(nonlinearity, a);
  return scaled([=](const Shape& s) { return gain / std::sqrt(fan_by_mode(s, mode)); }, false);
}

Init orthogonal(double gain) {
  return [gain](Array& value, Rng& rng) {
    const Shape& s = value.shape();
    if (s.rank() < 2) fail("[init] orthogonal expected at least two axes, got shape ", s);
    if (value.numel() == 0) return;
    const int64_t rows = s[0], columns = value.numel() / rows;
    const bool wide = rows <= columns;
    const int64_t r = wide ? rows : columns, c = wide ? columns : rows;
    std::vector<double> m(static_cast<size_t>(r * c));
    for (double& v : m) v = rng.normal();
    orthonormalise_rows(m, r, c);
    for (int64_t i = 0; i < rows; ++i)
      for (int64_t j = 0; j < columns; ++j)
        value.set(i * columns + j, gain * m[static_cast<size_t>(wide ? i * c + j : j * c + i)]);
  };
}

}  // namespace fullbore::init
