// StableHLO programs as the benchmarks take them from a file: their inputs, values for those, and
// the protocol of peers/common.py.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

namespace bench {

struct Input {
  std::vector<int64_t> dims;
  std::string element;  // "f32"
  int output = -1;      // that takes it over
};

struct Element {
  const char* name;
  int type;  // of PJRT_Buffer_Type
  size_t bytes;
};

inline const Element& element_of(const Input& input) {
  static constexpr Element kElements[] = {{"i1", 1, 1},  {"i8", 2, 1},  {"i32", 4, 4},
                                          {"i64", 5, 8}, {"ui8", 6, 1}, {"ui32", 8, 4},
                                          {"f32", 11, 4}};
  for (const Element& e : kElements)
    if (input.element == e.name) return e;
  throw std::runtime_error("element type " + input.element);
}

inline std::string text_of(const char* path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// From "%arg3: tensor<128x784xf32> {tf.aliasing_output = 2 : i32}, ...".
inline std::vector<Input> inputs_of(const std::string& text) {
  std::vector<Input> inputs;
  const size_t end = text.find(") -> ");
  for (size_t at = text.find("%arg"); at < end; at = text.find("%arg", at + 1)) {
    Input input;
    size_t from = text.find("tensor<", at) + 7;
    const size_t close = text.find('>', from);
    for (size_t x; (x = text.find('x', from)) < close; from = x + 1)
      input.dims.push_back(std::stoll(text.substr(from, x - from)));
    input.element = text.substr(from, close - from);
    const std::string alias = " {tf.aliasing_output = ";
    if (text.compare(close + 1, alias.size(), alias) == 0)
      input.output = std::stoi(text.substr(close + 1 + alias.size()));
    inputs.push_back(std::move(input));
  }
  return inputs;
}

// Small positive values, which no optimizer turns into NaN; small labels; true.
inline std::string values_of(const Input& input) {
  const Element& element = element_of(input);
  size_t count = 1;
  for (int64_t d : input.dims) count *= static_cast<size_t>(d);
  std::string bytes(count * element.bytes, '\0');
  for (size_t i = 0; i < count; ++i) {
    const float small = 0.001f * static_cast<float>(i % 40);
    if (input.element == "f32")
      std::memcpy(&bytes[4 * i], &small, 4);
    else
      bytes[i * element.bytes] = static_cast<char>(input.element == "i1" ? 1 : i % 10);
  }
  return bytes;
}

// Milliseconds per step.
template <typename Step>
double block(Step&& step) {
  constexpr int kSteps = 200;
  const auto start = std::chrono::steady_clock::now();
  for (int s = 0; s < kSteps; ++s) step();
  const std::chrono::duration<double, std::milli> ms = std::chrono::steady_clock::now() - start;
  return ms.count() / kSteps;
}

// The median of 11 blocks; or a block for each line "go", after one that is not counted, because
// the caches are as another program left them.
template <typename Step>
void answer(bool serve, Step&& step) {
  constexpr int kBlocks = 11;
  block(step);  // warms up
  const auto print = [](double ms) {
    std::printf("{\"ms\": %.5f}\n", ms);
    std::fflush(stdout);
  };
  if (serve) {
    std::puts("ready");
    std::fflush(stdout);
    for (std::string line; std::getline(std::cin, line);)
      if (line == "go") block(step), print(block(step));
    return;
  }
  std::vector<double> ms;
  for (int i = 0; i < kBlocks; ++i) ms.push_back(block(step));
  std::nth_element(ms.begin(), ms.begin() + kBlocks / 2, ms.end());
  print(ms[kBlocks / 2]);
}

}  // namespace bench
