// The safetensors reader and writer: round trips, the reference implementation's file, and hostile
// files, each refused with a message that says what is wrong.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <cmath>
#include <cstring>

#include "files.h"
#include "fullbore/io.h"

namespace fullbore::io {
namespace {
namespace fs = std::filesystem;
using testing::bytes_of;
using testing::error_of;
using testing::expect_contains;
using testing::TempDir;

Tensors some_tensors() {
  Tensors t;
  for (DType dtype : kAllDTypes) {
    Array a(dtype, {2, 3});
    for (int64_t i = 0; i < 6; ++i) a.set(i, static_cast<double>(i % 2));
    t.emplace("t." + std::string(name(dtype)), std::move(a));
  }
  t.emplace("empty", Array(DType::f32, {0, 4}));
  t.emplace("scalar", Array::scalar(std::nan("")));
  return t;
}

void expect_same(const Tensors& a, const Tensors& b) {
  EXPECT_EQ(describe_difference(types_of(a), types_of(b)), "");
  for (const auto& [name, x] : a) {
    ASSERT_TRUE(b.contains(name));
    EXPECT_EQ(std::memcmp(x.data(), b.at(name).data(), static_cast<size_t>(x.bytes())), 0) << name;
  }
}

TEST(Safetensors, RoundTrip) {
  const TempDir dir;
  const fs::path path = dir / "t.safetensors";
  const Tensors t = some_tensors();
  save_safetensors(path, t, {{"note", "tab\t\"quote\" \xc3\xa9"}, {"", ""}});
  Metadata metadata;
  expect_same(load_safetensors(path, &metadata), t);
  EXPECT_EQ(metadata, (Metadata{{"note", "tab\t\"quote\" \xc3\xa9"}, {"", ""}}));
  EXPECT_EQ(peek_safetensors(path), types_of(t));
  // Every tensor is aligned to its elements.
  uint64_t length = 0;
  std::memcpy(&length, bytes_of(path).data(), 8);
  EXPECT_EQ(length % 8, 0u);
  save_safetensors(path, Tensors{});
  EXPECT_TRUE(load_safetensors(path).empty());
  EXPECT_EQ(std::distance(fs::directory_iterator(dir.path()), fs::directory_iterator()), 1);
}

TEST(Safetensors, ReadsTheReferenceImplementationsFile) {
  Metadata metadata;
  const Tensors t = load_safetensors(
      fs::path(FB_SOURCE_DIR) / "tests" / "fixtures" / "official.safetensors", &metadata);
  EXPECT_EQ(metadata.at("who"), "official writer");
  EXPECT_EQ(t.size(), 5u);
  EXPECT_EQ(to_string(t.at("w").type()), "f32[2,3]");
  EXPECT_EQ(t.at("w").at(5), 5);
  EXPECT_EQ(t.at("n").at(2), 3);
  EXPECT_EQ(t.at("h").at(0), 1.5);
  EXPECT_EQ(t.at("b").at(0), 1);
  EXPECT_EQ(t.at("b").at(1), 0);
  EXPECT_EQ(to_string(t.at("empty").type()), "u8[0,4]");
}

std::string length_bytes(uint64_t length) {
  std::string s(8, '\0');
  std::memcpy(s.data(), &length, 8);
  return s;
}

std::string file_bytes(const std::string& header, const std::string& data) {
  return length_bytes(header.size()) + header + data;
}

TEST(Safetensors, RefusesHostileFiles) {
  const std::string a = R"("a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]})";
  const auto tensor = [](const std::string& dtype, const std::string& shape,
                         const std::string& offsets) {
    return R"({"a":{"dtype":")" + dtype + R"(","shape":)" + shape + R"(,"data_offsets":)" +
           offsets + "}}";
  };
  struct Case {
    const char* name;
    std::string bytes;
    const char* says;
  };
  const Case cases[] = {
      {"empty", "", "expected 8 bytes of header length, got 0"},
      {"seven", "1234567", "expected 8 bytes of header length, got 7"},
      {"length_2_63", length_bytes(uint64_t{1} << 63) + "{}",
       "at most 2 bytes, got a length of 9223372036854775808"},
      {"length_max", length_bytes(~uint64_t{0}) + "{}", "got a length of 18446744073709551615"},
      {"length_long", length_bytes(3) + "{}", "at most 2 bytes, got a length of 3 (truncated?)"},
      {"no_object", file_bytes("[]", ""), "start with '{'"},
      {"space_first", file_bytes(" {}", ""), "start with '{'"},
      {"not_json", file_bytes("{\"a\":", ""), "the header is not JSON"},
      {"two_values", file_bytes("{}{}", ""), "the header is not JSON"},
      {"not_utf8", file_bytes("{\"\xff\":1}", ""), "the header is not JSON"},
      {"zero_header", file_bytes("", ""), "start with '{'"},
      {"number", file_bytes(R"({"a":1})", ""), "expected an object for 'a', got a number"},
      {"null", file_bytes(R"({"a":null})", ""), "expected an object for 'a', got null"},
      {"list", file_bytes(R"({"a":[]})", ""), "expected an object for 'a', got a list"},
      {"nested", file_bytes(R"({"a":{"dtype":{}}})", ""), "got another object"},
      {"deep", file_bytes(R"({"a":{"shape":[[[[[[)" + std::string(100000, '['), ""), "got a list"},
      {"same_name", file_bytes("{" + a + "," + a + "}", "1234"),
       "expected every name once, got 'a' twice"},
      {"same_key",
       file_bytes(R"({"a":{"dtype":"F32","dtype":"F32","shape":[1],"data_offsets":[0,4]}})",
                  "1234"),
       "dtype, shape and data_offsets, once each, got 'dtype'"},
      {"same_meta", file_bytes(R"({"__metadata__":{"k":"1","k":"2"}})", ""),
       "metadata key once, got 'k' twice"},
      {"two_meta", file_bytes(R"({"__metadata__":{},"__metadata__":{}})", ""),
       "got '__metadata__' twice"},
      {"meta_number", file_bytes(R"({"__metadata__":{"k":1}})", ""),
       "expected text for k, got a number"},
      {"other_key",
       file_bytes(R"({"a":{"dtype":"F32","shape":[],"data_offsets":[0,4],"x":[]}})", "1234"),
       "got 'x'"},
      {"no_shape", file_bytes(R"({"a":{"dtype":"F32","data_offsets":[0,4]}})", "1234"),
       "only some of them"},
      {"dtype", file_bytes(tensor("F8_E4M3", "[4]", "[0,4]"), "1234"), "got 'F8_E4M3'"},
      {"negative", file_bytes(tensor("F32", "[-1]", "[0,4]"), "1234"), "got the number -1"},
      {"fraction", file_bytes(tensor("F32", "[1.0]", "[0,4]"), "1234"), "got the number 1.0"},
      {"huge_number", file_bytes(tensor("F32", "[99999999999999999999]", "[0,4]"), "1234"),
       "got the number"},
      {"rank", file_bytes(tensor("F32", "[1,1,1,1,1,1,1,1,1]", "[0,4]"), "1234"),
       "at most 8 numbers in shape"},
      {"overflow", file_bytes(tensor("F32", "[4294967296,4294967296]", "[0,4]"), "1234"),
       "bytes for F32[4294967296,4294967296], got 4"},
      {"overflow_zero", file_bytes(tensor("F32", "[9223372036854775808,0]", "[0,0]"), ""),
       "impossible shape"},
      {"wraps", file_bytes(tensor("F64", "[2305843009213693952]", "[0,0]"), ""),
       "bytes for F64[2305843009213693952], got 0"},
      {"one_offset", file_bytes(tensor("F32", "[1]", "[0]"), "1234"), "data_offsets [begin, end]"},
      {"three_offsets", file_bytes(tensor("F32", "[1]", "[0,4,4]"), "1234"),
       "data_offsets [begin, end]"},
      {"backwards", file_bytes(tensor("F32", "[1]", "[4,0]"), "1234"), "data_offsets [begin, end]"},
      {"outside", file_bytes(tensor("F32", "[1]", "[0,4]"), "123"),
       "within the 3 bytes of data, got [0,4]"},
      {"offset_max",
       file_bytes(tensor("F32", "[1]", "[18446744073709551612,18446744073709551615]"), "1234"),
       "within the 4 bytes"},
      {"bytes", file_bytes(tensor("F32", "[2]", "[0,4]"), "1234"),
       "expected 8 bytes for F32[2], got 4"},
      {"trailing", file_bytes("{" + a + "}", "12345"),
       "expected 4 bytes of data, got 5 (trailing bytes)"},
      {"gap_first", file_bytes(tensor("U8", "[3]", "[1,4]"), "1234"), "start at 0, got 1 (a gap)"},
      {"gap",
       file_bytes("{" + a + R"(,"b":{"dtype":"U8","shape":[1],"data_offsets":[5,6]}})", "123456"),
       "tensor 'b': expected its bytes to start at 4, got 5 (a gap)"},
      {"overlap",
       file_bytes("{" + a + R"(,"b":{"dtype":"U8","shape":[3],"data_offsets":[3,6]}})", "123456"),
       "tensor 'b': expected its bytes to start at 4, got 3 (tensors overlap)"},
      {"same_bytes",
       file_bytes("{" + a + R"(,"b":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})", "1234"),
       "(tensors overlap)"},
      {"bool", file_bytes(tensor("BOOL", "[2]", "[0,2]"), std::string("\x01\x02")),
       "expected bytes 0 or 1 in a BOOL tensor, got 2"},
  };
  const TempDir dir;
  for (const Case& c : cases) {
    SCOPED_TRACE(c.name);
    const fs::path path = dir.file(c.name, c.bytes);
    const std::string e = error_of([&] { load_safetensors(path); });
    expect_contains(e, c.says);
    expect_contains(e, path.string());
  }
}

// Whatever is cut off or flipped: an Error, or tensors; never a crash (run under ASan too).
TEST(Safetensors, DamageAnywhereIsAnErrorOrHarmless) {
  const TempDir dir;
  save_safetensors(dir / "t", some_tensors(), {{"k", "v"}});
  const std::string good = bytes_of(dir / "t");
  for (size_t i = 0; i < good.size(); i += 3) {
    EXPECT_NE(error_of([&] { load_safetensors(dir.file("cut", good.substr(0, i))); }), "") << i;
    std::string bad = good;
    bad[i] = static_cast<char>(bad[i] ^ (1 << (i % 8)));
    try {
      load_safetensors(dir.file("bad", bad));
    } catch (const InternalError& e) {
      ADD_FAILURE() << i << ": " << e.what();
    } catch (const Error&) {
    }
  }
}

TEST(Safetensors, RefusesNamesThatCannotBeStored) {
  const TempDir dir;
  Tensors t;
  t.emplace("__metadata__", Array::scalar(1.0f));
  expect_contains(error_of([&] { save_safetensors(dir / "t", t); }), "the name '__metadata__'");
  t.clear();
  t.emplace("\xff", Array::scalar(1.0f));
  expect_contains(error_of([&] { save_safetensors(dir / "t", t); }), "UTF-8");
  EXPECT_TRUE(fs::is_empty(dir.path()));
}

// ---- Writing where it cannot work ----

// Files of this process may not grow beyond `bytes` while this lives: stands for a full disk.
class DiskLimit {
 public:
  explicit DiskLimit(rlim_t bytes) : old_handler_(::signal(SIGXFSZ, SIG_IGN)) {
    ::getrlimit(RLIMIT_FSIZE, &old_);
    const rlimit limit{bytes, old_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~DiskLimit() {
    ::setrlimit(RLIMIT_FSIZE, &old_);
    ::signal(SIGXFSZ, old_handler_);
  }
  DiskLimit(const DiskLimit&) = delete;
  DiskLimit& operator=(const DiskLimit&) = delete;

 private:
  rlimit old_{};
  sighandler_t old_handler_;
};

TEST(AtomicWriting, FullDiskLeavesTheOldFileAndNothingElse) {
  const TempDir dir;
  const fs::path path = dir / "state";
  save_safetensors(path, some_tensors());
  const std::string before = bytes_of(path);
  Tensors large;
  large.emplace("w", Array::zeros({DType::f32, {100000}}));
  std::string e;
  {
    const DiskLimit limit(10000);
    e = error_of([&] { save_safetensors(path, large); });
  }
  expect_contains(e, "cannot write " + path.string() + ": File too large");
  EXPECT_EQ(bytes_of(path), before);
  EXPECT_EQ(std::distance(fs::directory_iterator(dir.path()), fs::directory_iterator()), 1);
}

TEST(AtomicWriting, ReplacesWholeFilesAndNamesTheCauseOfFailure) {
  const TempDir dir;
  atomic_write(dir / "a", "one");
  atomic_write(dir / "a", std::string_view("t\0o", 3));
  EXPECT_EQ(read_text(dir / "a"), std::string("t\0o", 3));
  expect_contains(error_of([&] { atomic_write(dir / "none/a", "x"); }),
                  "none/a: No such file or directory");
  expect_contains(error_of([&] { atomic_write(dir.path(), "x"); }), "got a folder");
  ASSERT_EQ(::mkfifo((dir / "pipe").c_str(), 0600), 0);
  expect_contains(error_of([&] { atomic_write(dir / "pipe", "x"); }), "got a device or pipe");
  EXPECT_TRUE(fs::is_fifo(dir / "pipe"));  // not replaced by a file
  expect_contains(error_of([&] { read_text(dir / "b"); }), "No such file or directory");
}

TEST(AtomicWriting, ReadOnlyFolder) {
  const TempDir dir;
  atomic_write(dir / "a", "old");
  ASSERT_EQ(::chmod(dir.path().c_str(), 0555), 0);
  const bool root = ::geteuid() == 0;  // root may write anywhere, so become nobody for a moment
  ASSERT_EQ(root ? ::seteuid(65534) : 0, 0);
  const std::string e = error_of([&] { atomic_write(dir / "a", "new"); });
  ASSERT_EQ(root ? ::seteuid(0) : 0, 0);
  ASSERT_EQ(::chmod(dir.path().c_str(), 0755), 0);
  expect_contains(e, (dir / "a").string() + ": Permission denied");
  EXPECT_EQ(bytes_of(dir / "a"), "old");
}

TEST(DescribeDifference, NamesWhatDiffers) {
  const Types want = {{"a", {DType::f32, {2}}}, {"b", {DType::f32, {3}}}, {"c", {DType::f32, {4}}}};
  EXPECT_EQ(describe_difference(want, want), "");
  EXPECT_EQ(
      describe_difference({{"b", {DType::f32, {5}}}, {"c", {DType::f16, {4}}}, {"d", {}}}, want),
      "missing: a f32[2]; unexpected: d f32[]; different: b expected f32[3], got f32[5], "
      "c expected f32[4], got f16[4]");
  Types many;
  for (int i = 0; i < 12; ++i) many["p" + std::to_string(10 + i)] = {DType::f32, {1}};
  expect_contains(describe_difference({}, many), "p17 f32[1] and 4 more");
}

}  // namespace
}  // namespace fullbore::io
