// Full tier: the example programs, run as a user would, print what the PyTorch programs print.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <regex>

#include "parity.h"

namespace fullbore {
namespace {

// Lines that a program printed; fails the test unless it exits with 0.
std::vector<std::string> lines_of(const std::string& program) {
  std::vector<std::string> lines;
  FILE* pipe = ::popen(program.c_str(), "r");
  if (pipe == nullptr) return lines;
  std::array<char, 4096> buffer{};
  while (std::fgets(buffer.data(), static_cast<int>(buffer.size()), pipe) != nullptr)
    lines.emplace_back(buffer.data());
  EXPECT_EQ(::pclose(pipe), 0) << program;
  return lines;
}

class Example : public ::testing::TestWithParam<const char*> {};

TEST_P(Example, PrintsProgressAndAccuracy) {
  FB_SKIP_WITHOUT_FASHION_MNIST();
  const auto lines = lines_of(std::string(FB_EXAMPLES) + "/" + GetParam());
  ASSERT_EQ(lines.size(), 101u);  // batches 0, 100, ... 900 of ten epochs, and the result
  const std::regex progress(R"(Train Epoch: (\d+) \[(\d+)/60000 \((\d+)%\)\]\tLoss: \d+\.\d{6}\n)");
  for (size_t i = 0; i + 1 < lines.size(); ++i) {
    std::smatch m;
    ASSERT_TRUE(std::regex_match(lines[i], m, progress)) << lines[i];
    EXPECT_EQ(std::stoul(m[1]), i / 10);
    EXPECT_EQ(std::stoul(m[2]), i % 10 * 6400);
    EXPECT_NEAR(std::stod(m[3]), static_cast<double>(i % 10) * 100 * 100 / 938, 0.5);
  }
  std::smatch m;
  const std::regex result(R"(Accuracy of the network on the 10000 test images: (\d+) %\n)");
  ASSERT_TRUE(std::regex_match(lines.back(), m, result)) << lines.back();
  EXPECT_GE(std::stoi(m[1]), 86);
}
INSTANTIATE_TEST_SUITE_P(Programs, Example, ::testing::Values("simple_net", "simple_net_trainer"));

}  // namespace
}  // namespace fullbore
