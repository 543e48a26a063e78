// Reading optimized HLO: what is counted, and that no bytes whatever do harm.
#include <gtest/gtest.h>

#include "files.h"
#include "xla/hlo_summary.h"
#include "xla/saved_program.h"
#include "xla/wire.h"

namespace fullbore::xla {
namespace {

using testing::error_of;
using testing::expect_contains;
using Numbers = std::vector<int64_t>;

constexpr int64_t kF32 = 11, kF64 = 12, kBf16 = 16;

std::string shape(int64_t type, const Numbers& dims, Numbers minor_to_major = {}) {
  MessageWriter s;
  s.number(2, type);
  std::string packed;
  for (int64_t d : dims) packed += MessageWriter().number(1, d).bytes().substr(1);
  s.text(3, packed);
  MessageWriter layout;
  for (int64_t d : minor_to_major) layout.number(1, d);
  if (!minor_to_major.empty()) s.text(5, layout.bytes());
  return s.bytes();
}

struct Op {
  std::string opcode, shape;
  int64_t id = 0;
  Numbers operands{}, called{}, dimensions{};
  std::string target{}, config{};

  std::string bytes() const {
    MessageWriter m;
    m.text(1, "name").text(2, opcode).text(3, shape);
    for (int64_t d : dimensions) m.number(14, d);
    if (!target.empty()) m.text(28, target);
    m.number(35, id);
    for (int64_t o : operands) m.number(36, o);
    for (int64_t c : called) m.number(38, c);
    if (!config.empty()) m.text(43, config);
    return m.bytes();
  }
};

std::string computation(int64_t id, const std::vector<Op>& ops) {
  MessageWriter m;
  m.text(1, "computation");
  for (const Op& op : ops) m.text(2, op.bytes());
  return m.number(5, id).bytes();
}

std::string module_of(const std::vector<std::string>& computations, int64_t entry) {
  MessageWriter m;
  m.text(1, "module").text(2, "main");
  for (const std::string& c : computations) m.text(3, c);
  return m.number(6, entry).bytes();
}

const std::string kVector = shape(kF32, {8}), kMatrix = shape(kF32, {4, 8});

// A bit of everything.
std::string step() {
  return module_of(
      {
          computation(1, {{"parameter", kMatrix, 1},
                          {"dot", kMatrix, 2, {1, 1}},
                          {"transpose", shape(kF32, {8, 4}), 3, {2}, {}, {1, 0}}}),
          computation(2, {{"parameter", kVector, 1}, {"dot", kVector, 2, {1, 1}}}),
          computation(3, {{"parameter", kVector, 1},
                          {"fusion", kVector, 2, {1}, {2}, {}, "", R"({"kind":"__triton_gemm"})"},
                          {"custom-call", kVector, 3, {2}, {}, {}, "__cublas$lt$matmul"},
                          {"all-reduce-start", kVector, 4, {3}},
                          {"all-reduce-done", kVector, 5, {4}}}),
          computation(
              9, {{"parameter", kMatrix, 1},
                  {"constant", kVector, 2},
                  {"fusion", kMatrix, 3, {1}, {1}, {}, "", R"({"kind":"__custom_fusion"})"},
                  {"while", kVector, 4, {2}, {3}, {}, "", R"({"known_trip_count":{"n":"10"}})"},
                  {"custom-call", kMatrix, 5, {1}, {}, {}, "__cudnn$convForward"},
                  {"custom-call", kMatrix, 6, {1}, {}, {}, "__cudnn$convBackwardInput"},
                  {"custom-call", kMatrix, 7, {1}, {}, {}, "__cudnn$convBackwardFilter"},
                  {"custom-call", kMatrix, 8, {1}, {}, {}, "__cudnn$convBiasActivationForward"},
                  {"convolution", kMatrix, 9, {1, 1}},
                  {"get-tuple-element", kMatrix, 10, {9}},
                  {"tuple", kMatrix, 11, {10}}}),
      },
      9);
}

TEST(HloSummary, CountsWhatRuns) {
  const HloSummary s = summarize_hlo(step());
  EXPECT_EQ(s.kernels, 1 + 10 * 3 + 5);
  EXPECT_EQ(s.library_calls, 10 + 4);
  EXPECT_EQ(s.triton, 10);
  EXPECT_EQ(s.cublas, 10);
  EXPECT_EQ(s.product_other, 1);
  EXPECT_EQ(s.conv_forward, 2);
  EXPECT_EQ(s.conv_input_grad, 1);
  EXPECT_EQ(s.conv_filter_grad, 1);
  EXPECT_EQ(s.conv_cudnn(), 4);
  EXPECT_EQ(s.conv_other, 1);
  EXPECT_EQ(s.collectives, 10);
  EXPECT_EQ(s.collective_bytes, 10 * 32);
  EXPECT_EQ(s.transposes_of(32), 1);
  EXPECT_EQ(s.transposes_of(33), 0);
  EXPECT_EQ(s.bytes, 10 * 3 * 64 + 5 * 256 + 256 + 128);
  EXPECT_FALSE(s.f64);
}

TEST(HloSummary, TheSameInsideAModuleWithConfig) {
  const std::string wrapped = MessageWriter().text(1, step()).text(2, "config").bytes();
  EXPECT_EQ(summarize_hlo(wrapped).kernels, summarize_hlo(step()).kernels);
}

TEST(HloSummary, TransposesAreChangesOfOrderInMemory) {
  struct Case {
    const char* opcode;
    std::string in, out;
    Numbers permutation;
    bool counts;
  };
  const Case cases[] = {
      {"transpose", shape(kF32, {4, 8}), shape(kF32, {8, 4}), {1, 0}, true},
      // Dimensions of one element do not matter.
      {"transpose", shape(kF32, {4, 1, 8}), shape(kF32, {1, 4, 8}), {1, 0, 2}, false},
      // Another layout of the result undoes it.
      {"transpose", shape(kF32, {4, 8}), shape(kF32, {8, 4}, {0, 1}), {1, 0}, false},
      {"copy", shape(kF32, {4, 8}), shape(kF32, {4, 8}), {}, false},
      {"copy", shape(kF32, {4, 8}, {1, 0}), shape(kF32, {4, 8}, {0, 1}), {}, true},
  };
  for (const Case& c : cases) {
    const auto s = summarize_hlo(module_of(
        {computation(1, {{"parameter", c.in, 1}, {c.opcode, c.out, 2, {1}, {}, c.permutation}})},
        1));
    EXPECT_EQ(s.transposes_of(0), c.counts ? 1 : 0) << c.opcode;
    EXPECT_EQ(s.kernels, 1);
  }
}

TEST(HloSummary, FindsF64Anywhere) {
  const auto with = [](int64_t type) {
    const std::string tuple =
        MessageWriter().number(2, 13).text(4, shape(kF32, {2})).text(4, shape(type, {2})).bytes();
    return summarize_hlo(module_of({computation(1, {{"parameter", tuple, 1}}),
                                    computation(2, {{"fusion", kVector, 1, {}, {1}}})},
                                   2));
  };
  EXPECT_TRUE(with(kF64).f64);
  EXPECT_FALSE(with(kBf16).f64);
}

TEST(HloSummary, CountsDoNotOverflow) {
  std::vector<std::string> loops = {computation(0, {{"copy", kVector, 2, {1}}})};
  loops[0] = computation(0, {{"parameter", kVector, 1}, {"copy", kVector, 2, {1}}});
  for (int64_t i = 1; i < 20; ++i)
    loops.push_back(computation(i, {{"while",
                                     kVector,
                                     1,
                                     {},
                                     {i - 1},
                                     {},
                                     "",
                                     R"({"known_trip_count":{"n":"99999999999999999999"}})"}}));
  EXPECT_GT(summarize_hlo(module_of(loops, 19)).kernels, int64_t{1} << 60);
  const auto huge = shape(kF32, {int64_t{1} << 62, int64_t{1} << 62});
  const auto s = summarize_hlo(
      module_of({computation(1, {{"parameter", huge, 1}, {"copy", huge, 2, {1}}})}, 1));
  EXPECT_GT(s.bytes, int64_t{1} << 60);
}

TEST(HloSummary, DamagedBytesAreRefusedOrRead) {
  const std::string whole = step();
  uint32_t random = 1;
  int refused = 0;
  const auto read = [&](const std::string& bytes) {
    try {
      summarize_hlo(bytes);
    } catch (const BackendError& e) {
      ++refused;
      expect_contains(e.what(), "damaged");
    }
  };
  for (size_t n = 0; n < whole.size(); ++n) read(whole.substr(0, n));
  EXPECT_GT(refused, static_cast<int>(whole.size()) / 2);
  for (int i = 0; i < 20000; ++i) {
    std::string bytes = whole;
    for (int k = 0; k < 3; ++k) {
      random = random * 1664525u + 1013904223u;
      bytes[random % bytes.size()] = static_cast<char>(random >> 24);
    }
    read(bytes);
  }
  // A computation that calls itself, one that is not there, shapes without end.
  EXPECT_THROW(summarize_hlo(module_of({computation(1, {{"call", kVector, 1, {}, {1}}})}, 1)),
               BackendError);
  EXPECT_THROW(summarize_hlo(module_of({computation(1, {})}, 2)), BackendError);
  std::string nested = shape(kF32, {});
  for (int i = 0; i < 1000; ++i) nested = MessageWriter().text(4, nested).bytes();
  EXPECT_THROW(summarize_hlo(module_of({computation(1, {{"parameter", nested, 1}})}, 1)),
               BackendError);
}

TEST(Wire, ReadsWhatItWrites) {
  const std::string bytes =
      MessageWriter().number(1, -1).text(300, "abc").number(2, int64_t{1} << 40).bytes();
  MessageReader r(bytes);
  ASSERT_TRUE(r.next());
  EXPECT_EQ(r.field(), 1);
  EXPECT_EQ(r.number(), -1);
  ASSERT_TRUE(r.next());
  EXPECT_EQ(r.field(), 300);
  EXPECT_EQ(r.text(), "abc");
  ASSERT_TRUE(r.next());
  EXPECT_EQ(r.number(), int64_t{1} << 40);
  EXPECT_FALSE(r.next());
  EXPECT_FALSE(r.damaged());
}

TEST(SavedProgram, KeepsEverything) {
  testing::TempDir dir;
  const SavedProgram p{.target = "rtx3090",
                       .platform = "cuda",
                       .plugin = "cuda13",
                       .platform_version = "a \xff version",
                       .pjrt_minor = 116,
                       .batch_size = 64,
                       .source = digest("text"),
                       .code = std::string("co\0\nde", 6)};
  write_program(dir / "p", p);
  const SavedProgram q = read_program(dir / "p");
  EXPECT_EQ(q.target, p.target);
  EXPECT_EQ(q.platform, p.platform);
  EXPECT_EQ(q.plugin, p.plugin);
  EXPECT_EQ(q.pjrt_minor, p.pjrt_minor);
  EXPECT_EQ(q.batch_size, p.batch_size);
  EXPECT_EQ(q.source, p.source);
  EXPECT_EQ(q.code, p.code);
}

TEST(SavedProgram, RefusesWhatIsDamaged) {
  testing::TempDir dir;
  SavedProgram program;
  program.target = "t4";
  program.code = "code";
  write_program(dir / "p", program);
  const std::string whole = testing::bytes_of(dir / "p");
  for (size_t n = 0; n < whole.size(); ++n) {
    const auto path = dir.file("cut", whole.substr(0, n));
    EXPECT_NE(error_of([&] { read_program(path); }), "") << n;
    std::string changed = whole;
    changed[n] = static_cast<char>(changed[n] ^ 1);
    const auto other = dir.file("changed", changed);
    try {  // some bytes of the head may be others: names
      read_program(other);
    } catch (const Error&) {
    }
  }
  expect_contains(error_of([&] { read_program(dir / "none"); }), "none");
  expect_contains(error_of([&] { read_program(dir.file("text", "hello\n")); }), "which is none");
}

}  // namespace
}  // namespace fullbore::xla
