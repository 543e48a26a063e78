// XLA's CPU plugin for tests; they are skipped where it is not installed.
#pragma once

#include <gtest/gtest.h>

#include <memory>

#include "xla/client.h"
#include "xla/discover.h"

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

}  // namespace fullbore::testing

#define FB_NEEDS_XLA_CPU()                     \
  if (fullbore::testing::xla_cpu() == nullptr) \
  GTEST_SKIP() << "no xla-cpu plugin; fullbore plugin add xla-cpu"
