// The device that tests run programs on: XLA's CPU plugin, or what $FULLBORE_TEST_DEVICE names
// ("gpu"; tools/gpu_check sets it). They are skipped where it is not there.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <string>

#include "train/device_choice.h"
#include "xla/client.h"
#include "xla/discover.h"
#include "xla/program.h"

namespace fullbore::testing {

// A client with this many devices; null without the plugin.
inline std::shared_ptr<const xla::Client> xla_cpu_devices(int64_t count) {
  const auto found = xla::find_plugin("xla-cpu");
  if (!found) return nullptr;
  return xla::Client::create(xla::Plugin::load(found->path), {{"cpu_device_count", count}});
}

// One device of the plugin, started once; null without the plugin.
inline std::shared_ptr<const xla::Client> xla_cpu() {
  static const auto client = xla_cpu_devices(1);
  return client;
}

// Runs a program that was compiled for xla_cpu() from this graph's text.
inline std::vector<Array> run_once(const xla::Executable& program, const Graph& graph,
                                   std::span<const Array> inputs) {
  std::vector<xla::Buffer> buffers;
  std::vector<xla::abi::Buffer*> arguments, results(graph.outputs.size());
  for (const size_t i : hlo_arguments(graph)) {
    buffers.push_back(xla_cpu()->upload(inputs[i].type(), inputs[i].data()));
    arguments.push_back(buffers.back().get());
  }
  program.run(arguments, results);
  std::vector<Array> values;
  for (size_t k = 0; k < results.size(); ++k)
    values.push_back(xla::Buffer(xla_cpu(), results[k], graph.type(graph.outputs[k].node)).value());
  return values;
}

inline std::string test_device() {
  const char* name = std::getenv("FULLBORE_TEST_DEVICE");
  return name != nullptr ? name : "xla:cpu";
}

// The client of test_device(); null when it is not there.
inline std::shared_ptr<const xla::Client> device_client() {
  static const auto client = []() -> std::shared_ptr<const xla::Client> {
    try {
      return train::choose_device(test_device()).client;
    } catch (const BackendError&) {
      return nullptr;
    }
  }();
  return client;
}

// Compiling is what takes the time: the next run finds its programs.
inline xla::ProgramOptions cached_programs() {
  xla::ProgramOptions options;
  options.cache = train::compile_cache();
  return options;
}

}  // namespace fullbore::testing

#define FB_NEEDS_DEVICE()                                          \
  if (fullbore::testing::device_client() == nullptr)               \
  GTEST_SKIP() << "no device " << fullbore::testing::test_device() \
               << "; fullbore plugin add xla-cpu"

#define FB_NEEDS_XLA_CPU()                     \
  if (fullbore::testing::xla_cpu() == nullptr) \
  GTEST_SKIP() << "no xla-cpu plugin; fullbore plugin add xla-cpu"
