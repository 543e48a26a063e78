// `fullbore doctor` on recorded machines (tests/machines): what it finds is golden text.
// FULLBORE_UPDATE_GOLDEN=1 writes it anew.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli_util.h"
#include "machine_image.h"

namespace fullbore::cli {
namespace {

namespace fs = std::filesystem;
using testing::bytes_of;
using testing::MachineImage;
using testing::Workshop;

std::vector<std::string> image_names() {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(FB_SOURCE_DIR "/tests/machines"))
    if (entry.path().extension() == ".machine") names.push_back(entry.path().stem().string());
  std::sort(names.begin(), names.end());
  return names;
}

class RecordedMachine : public ::testing::TestWithParam<std::string> {
 protected:
  std::string beside(const char* extension) const {
    return str_cat(FB_SOURCE_DIR, "/tests/machines/", GetParam(), extension);
  }
};

TEST_P(RecordedMachine, IsDiagnosed) {
  const Workshop w;
  const MachineImage image(w / "root", bytes_of(beside(".machine")));
  const auto text = w.run({"doctor", "--root", "root"});
  EXPECT_EQ(text.err, "");
  if (std::getenv("FULLBORE_UPDATE_GOLDEN") != nullptr)
    std::ofstream(beside(".golden"), std::ios::binary) << text.out;
  EXPECT_EQ(text.out, bytes_of(beside(".golden")));

  // The same as JSON; errors decide the exit status, and each has a fix.
  const auto json = w.run({"doctor", "--root", "root", "--json"});
  const auto report = nlohmann::json::parse(json.out);
  int64_t errors = 0;
  for (const auto& finding : report["findings"]) {
    testing::expect_contains(text.out, finding["what"].get<std::string>());
    const bool harmless = finding["severity"] == "ok" || finding["severity"] == "note";
    EXPECT_TRUE(harmless || !finding.value("fix", "").empty()) << finding;
    errors += finding["severity"] == "error";
  }
  EXPECT_EQ(report["errors"], errors);
  EXPECT_EQ(text.status, errors == 0 ? 0 : 1);
  EXPECT_EQ(json.status, text.status);
}

INSTANTIATE_TEST_SUITE_P(All, RecordedMachine, ::testing::ValuesIn(image_names()),
                         [](const auto& test) { return test.param; });

// fullbore devices --root prints one line for each card, and the reason why it is not used.
TEST(RecordedMachines, ListTheirCards) {
  struct Case {
    const char* image;
    size_t cards;
    const char* expected;  // of the text
  };
  for (const Case& c :
       {Case{"cpu_only", 0, ""}, Case{"desktop_intel", 0, ""},
        Case{"rtx4090_healthy", 1,
             "-        NVIDIA GeForce RTX 4090 (0000:01:00.0), 24.0 GiB, compute capability 8.9, "
             "driver 580.95.05\n"},
        Case{"driver_535_cuda13", 1, "         not used: plugin cuda13 needs NVIDIA driver 580"},
        Case{"driver_535_both_plugins", 1, "capability 8.6, driver 535.183.01\n"},
        Case{"nouveau", 1, "not used: the nouveau driver has the card"},
        Case{"card_in_use", 2, "(0000:02:00.0), 24.0 GiB"},
        Case{"mi300x_without_rocm", 1, "192.0 GiB, target gfx942, driver amdgpu\n"},
        Case{"tpu_v5e", 1, "TPU v5e (0000:00:04.0)"}}) {
    SCOPED_TRACE(c.image);
    const Workshop w;
    const MachineImage image(
        w / "root", bytes_of(str_cat(FB_SOURCE_DIR, "/tests/machines/", c.image, ".machine")));
    const std::string text = w.must({"devices", "--root", "root"}).out;
    testing::expect_contains(text, c.expected);
    const auto list = nlohmann::json::parse(w.must({"devices", "--root", "root", "--json"}).out);
    EXPECT_EQ(list.size(), c.cards);
    for (const auto& card : list) {
      EXPECT_TRUE(card["name"].is_null());
      EXPECT_EQ(card["usable"], card["why_not"] == "");
      EXPECT_EQ(card["usable"], text.find("not used") == std::string::npos);
    }
  }
}

TEST(RecordedMachines, AreMany) { EXPECT_GE(image_names().size(), 12u); }

TEST(Doctor, TrainsOnThisMachine) {
  const Workshop w;
  const auto r = w.run({"doctor", "--json"});
  const auto report = nlohmann::json::parse(r.out);
  const auto& last = report["findings"].back();
  EXPECT_EQ(last["group"], "training");
  EXPECT_EQ(last["severity"], "ok") << last;
  testing::expect_contains(last["what"].get<std::string>(), "steps of a small network");
}

// What only NVIDIA's management library knows, asked of one that is not NVIDIA's.
TEST(Doctor, AsksTheManagementLibrary) {
  if (fs::exists("/dev/nvidiactl")) GTEST_SKIP() << "there is a driver here";
  const Workshop w;
  ::setenv("LD_LIBRARY_PATH", FB_FAKE_NVML, 1);
  const auto listed = nlohmann::json::parse(w.must({"devices", "--json"}).out);
  const std::string told = w.run({"doctor"}).out;
  ::setenv("FAKE_NVML", "broken", 1);
  const auto broken = w.run({"doctor"});
  ::unsetenv("FAKE_NVML");
  ::unsetenv("LD_LIBRARY_PATH");
  const auto card = std::find_if(listed.begin(), listed.end(), [](const auto& device) {
    return device["description"] == "NVIDIA Test 9000 (0000:0a:00.0)";
  });
  ASSERT_NE(card, listed.end()) << listed;
  EXPECT_EQ((*card)["memory_bytes"], int64_t{24} << 30);
  EXPECT_EQ((*card)["compute_capability"], "8.9");
  EXPECT_EQ((*card)["driver"], "580.95.05");
  testing::expect_contains(told,
                           "NVIDIA Test 9000 (0000:0a:00.0), compute capability 8.9, 24.0 GiB, "
                           "4.0 GiB free");
  EXPECT_EQ(broken.out.find("NVIDIA Test 9000"), std::string::npos);
}

TEST(Doctor, AMissingRootIsAnError) {
  const Workshop w;
  const auto r = w.run({"doctor", "--root", "nowhere"});
  EXPECT_EQ(r.status, 1);
  testing::expect_contains(r.err, "expected a folder with a recorded machine");
}

}  // namespace
}  // namespace fullbore::cli
