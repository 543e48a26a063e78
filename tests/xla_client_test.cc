// The client on XLA's CPU plugin: devices, compiled programs kept as bytes, what is refused.
// Skipped where the plugin is not installed.
#include <gtest/gtest.h>

#include "files.h"
#include "fullbore/tensor.h"
#include "ops/hlo.h"
#include "xla_util.h"

namespace fullbore::xla {
namespace {

using testing::error_of;
using testing::expect_contains;
using testing::xla_cpu;

// y = x + x.
std::string doubling() {
  Graph g;
  const Tensor x(g, g.input("x", {DType::f32, {3}}));
  g.output("y", (x + x).id());
  return to_stablehlo(g);
}

Array run_on(const Executable& program, const Array& x) {
  const Buffer in = xla_cpu()->upload(x.type(), x.data());
  abi::Buffer* const argument = in.get();
  abi::Buffer* result = nullptr;
  program.run({&argument, 1}, {&result, 1});
  return Buffer(xla_cpu(), result, x.type()).value();
}

TEST(XlaClient, TellsWhatItHas) {
  FB_NEEDS_XLA_CPU();
  const Client& client = *xla_cpu();
  EXPECT_EQ(client.platform(), "cpu");
  ASSERT_EQ(client.devices().size(), 1u);
  EXPECT_EQ(client.devices()[0].id, 0);
  EXPECT_FALSE(client.memory(0)) << "the CPU plugin does not tell";
  EXPECT_GE(client.plugin().minor(), Plugin::kMinMinor);
  EXPECT_TRUE(client.plugin().attributes().contains("stablehlo_current_version"));
}

TEST(XlaClient, ProgramsMayBeKeptAsBytes) {
  FB_NEEDS_XLA_CPU();
  Array x = Array::full({DType::f32, {3}}, 1.5);
  const auto program = xla_cpu()->compile(doubling());
  EXPECT_EQ(run_on(*program, x).at(2), 3);
  EXPECT_EQ(program->memory().arguments, 12);
  EXPECT_EQ(program->memory().results, 12);
  const std::string bytes = program->serialize();
  EXPECT_EQ(run_on(*xla_cpu()->deserialize(bytes), x).at(2), 3);
}

TEST(XlaClient, Refusals) {
  FB_NEEDS_XLA_CPU();
  EXPECT_THROW(xla_cpu()->compile("module @step { nonsense }"), BackendError);
  EXPECT_THROW(xla_cpu()->deserialize("nonsense"), BackendError);
  // Flags that this XLA does not know are left out; wrong values of those it knows are not.
  EXPECT_EQ(
      xla_cpu()->compile(doubling(), {.overrides = {{"xla_no_such_flag", "1"}}})->num_outputs(),
      1u);
  EXPECT_THROW(
      xla_cpu()->compile(doubling(), {.overrides = {{"xla_backend_optimization_level", "much"}}}),
      BackendError);
}

}  // namespace
}  // namespace fullbore::xla
