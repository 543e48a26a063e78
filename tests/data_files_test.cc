// Readers of IDX, npy and CSV files: what they read, and what they refuse and say.
#include <gtest/gtest.h>
#include <zlib.h>

#include <cmath>

#include "files.h"
#include "fullbore/data.h"

namespace fullbore::data {
namespace {
namespace fs = std::filesystem;
using testing::bytes_of;
using testing::error_of;
using testing::expect_contains;
using testing::TempDir;

std::string big32(uint32_t v) {
  return {static_cast<char>(v >> 24), static_cast<char>(v >> 16), static_cast<char>(v >> 8),
          static_cast<char>(v)};
}

std::string idx_header(char code, const std::vector<uint32_t>& dims) {
  std::string s = {0, 0, code, static_cast<char>(dims.size())};
  for (uint32_t d : dims) s += big32(d);
  return s;
}

std::string gzip(const std::string& bytes) {
  z_stream z{};
  EXPECT_EQ(deflateInit2(&z, 6, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY), Z_OK);
  std::string out(bytes.size() + 1000, '\0');
  std::string in = bytes;
  z.next_in = reinterpret_cast<Bytef*>(in.data());
  z.avail_in = static_cast<uInt>(in.size());
  z.next_out = reinterpret_cast<Bytef*>(out.data());
  z.avail_out = static_cast<uInt>(out.size());
  EXPECT_EQ(deflate(&z, Z_FINISH), Z_STREAM_END);
  out.resize(z.total_out);
  deflateEnd(&z);
  return out;
}

std::string noise(size_t n) {
  std::string s(n, '\0');
  uint32_t state = 1;
  for (char& c : s) c = static_cast<char>((state = state * 1664525u + 1013904223u) >> 24);
  return s;
}

class Files : public ::testing::Test {
 protected:
  void SetUp() override { setenv("FULLBORE_CACHE", (dir / "cache").c_str(), 1); }
  TempDir dir;
};

TEST_F(Files, IdxReadsEveryElementType) {
  const Array u8 = read_idx(dir.file("u8", idx_header(8, {2, 3}) + "\x01\x02\x03\x04\x05\xff"));
  EXPECT_EQ(to_string(u8.type()), "u8[2,3]");
  EXPECT_EQ(u8.at(5), 255);
  EXPECT_EQ(read_idx(dir.file("i8", idx_header(9, {1}) + "\xff")).at(0), -1);
  const Array i16 = read_idx(dir.file("i16", idx_header(11, {1}) + "\xff\xfe"));
  EXPECT_EQ(to_string(i16.type()), "i32[1]");
  EXPECT_EQ(i16.at(0), -2);
  EXPECT_EQ(read_idx(dir.file("i32", idx_header(12, {1}) + big32(70000))).at(0), 70000);
  EXPECT_EQ(read_idx(dir.file("f32", idx_header(13, {1}) + big32(0x3fc00000))).at(0), 1.5);
  EXPECT_EQ(read_idx(dir.file("f64", idx_header(14, {1}) + big32(0xc0040000) + big32(0))).at(0),
            -2.5);
}

TEST_F(Files, IdxGzipIsRecognisedByItsBytesAndMayHaveMembers) {
  const std::string plain = idx_header(8, {5}) + "hello";
  const Array whole = read_idx(dir.file("plain-name", gzip(plain)));
  const Array parts = read_idx(dir.file("two", gzip(plain.substr(0, 6)) + gzip(plain.substr(6))));
  for (const Array* a : {&whole, &parts}) {
    ASSERT_EQ(to_string(a->type()), "u8[5]");
    EXPECT_EQ(a->at(4), 'o');
  }
}

TEST_F(Files, IdxRefusesDamage) {
  const std::string good = idx_header(8, {3, 2}) + "abcdef";
  struct Case {
    std::string name, bytes, says;
  };
  const Case cases[] = {
      {"empty", "", "ends early"},
      {"text", "hello world", "expected an IDX file (00 00, element code, axes), got bytes 68 65"},
      {"code", idx_header(7, {1}) + "a", "got bytes 00 00 07 01"},
      {"no_axes", idx_header(8, {}), "expected 1 to 8 axes, got 0"},
      {"cut_header", good.substr(0, 9), "ends early"},
      {"truncated", good.substr(0, 15),
       "the header promises [3,2], expected 18 bytes, got 15 (truncated?)"},
      {"trailing", good + "xx", "expected 18 bytes, got 20 (trailing bytes)"},
      {"huge", idx_header(8, {1u << 31, 28, 28}) + "a", "the header promises [2147483648,28,28]"},
      {"overflow", idx_header(14, {~0u, ~0u, ~0u, ~0u}) + "a", "impossible extents"},
      {"overflow64", idx_header(14, {1u << 31, 1u << 30}) + "a", "impossible extents"},
      {"gz_huge", gzip(idx_header(8, {1u << 31, 28, 28}) + "a"), "cannot hold"},
      {"gz_short", gzip(good.substr(0, 15)), "the data ends early, after 15 bytes (decompressed)"},
      {"gz_trailing", gzip(good + "xx"), "expected 18 bytes (decompressed), got more (trailing"},
      {"gz_cut", gzip(idx_header(8, {20000}) + noise(20000)).substr(0, 9000),
       "the gzip data ends early, after 9000 bytes"},
      {"gz_cut_checksum", gzip(good).substr(0, gzip(good).size() - 3), "the gzip data ends early"},
      {"gz_only_magic", "\x1f\x8b", "the gzip data ends early, after 2 bytes"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.name);
    const fs::path path = dir.file(c.name, c.bytes);
    const std::string e = error_of([&] { read_idx(path); });
    expect_contains(e, c.says);
    expect_contains(e, path.string());
  }
  std::string damaged = gzip(idx_header(8, {20000}) + noise(20000));
  damaged[10000] = static_cast<char>(damaged[10000] ^ 0x55);
  expect_contains(error_of([&] { read_idx(dir.file("gz_bad", damaged)); }), "damaged gzip data");
}

TEST_F(Files, IdxRefusesWhatIsNoFile) {
  expect_contains(error_of([&] { read_idx(dir / "none"); }), "No such file or directory");
  expect_contains(error_of([&] { read_idx(dir.path()); }), "got the folder");
  expect_contains(error_of([&] { read_idx("/dev/zero"); }), "got the device or pipe /dev/zero");
}

std::vector<fs::path> cached(const TempDir& dir) {
  std::vector<fs::path> paths;
  if (fs::exists(dir / "cache"))
    for (const auto& entry : fs::directory_iterator(dir / "cache")) paths.push_back(entry.path());
  return paths;
}

TEST_F(Files, CacheHoldsTheDecompressedCopyAndIsCheckedBeforeUse) {
  const std::string plain = idx_header(8, {2, 1 << 20}) + noise(2 << 20);
  const fs::path path = dir.file("big.gz", gzip(plain));
  read_idx(path);
  ASSERT_EQ(cached(dir).size(), 1u);
  const fs::path copy = cached(dir)[0];
  EXPECT_EQ(bytes_of(copy), plain);
  // The copy is what is read: change it, and the change shows.
  std::string other = plain;
  other.back() = static_cast<char>(other.back() + 1);
  std::ofstream(copy, std::ios::binary) << other;
  EXPECT_EQ(read_idx(path).at((2 << 20) - 1), static_cast<uint8_t>(other.back()));
  // A damaged copy is passed over and made anew.
  std::ofstream(copy, std::ios::binary) << plain.substr(0, 1000);
  EXPECT_EQ(read_idx(path).at((2 << 20) - 1), static_cast<uint8_t>(plain.back()));
  EXPECT_EQ(bytes_of(copy), plain);
  // A file that changes gets another copy.
  dir.file("big.gz", gzip(other));
  EXPECT_EQ(read_idx(path).at((2 << 20) - 1), static_cast<uint8_t>(other.back()));
  EXPECT_EQ(cached(dir).size(), 2u);
  // Also when size and time of change are those of the file before (rsync -t, cp -p).
  const auto time = fs::last_write_time(path);
  const std::string same_size = gzip(plain);
  dir.file("big.gz", same_size);
  fs::last_write_time(path, time);
  EXPECT_EQ(read_idx(path).at((2 << 20) - 1), static_cast<uint8_t>(plain.back()));
}

TEST_F(Files, CacheFolderThatCannotBeWrittenIsNoError) {
  setenv("FULLBORE_CACHE", dir.file("a-file", "").c_str(), 1);
  const std::string plain = idx_header(8, {2, 1 << 20}) + noise(2 << 20);
  EXPECT_EQ(read_idx(dir.file("big.gz", gzip(plain))).at(0), static_cast<uint8_t>(plain[12]));
}

fs::path fixture(const std::string& name) {
  return fs::path(FB_SOURCE_DIR) / "tests" / "fixtures" / name;
}

TEST_F(Files, NpyReadsWhatNumpyWrote) {
  for (const char* name : {"f4_c.npy", "f4_fortran.npy"}) {
    const Array a = read_npy(fixture(name));
    ASSERT_EQ(to_string(a.type()), "f32[2,3,4]") << name;
    for (int64_t i = 0; i < 24; ++i) EXPECT_EQ(a.at(i), static_cast<double>(i) / 8) << name;
  }
  const Array big = read_npy(fixture("i8_big.npy"));
  ASSERT_EQ(to_string(big.type()), "i64[3,2]");
  for (int64_t i = 0; i < 6; ++i) EXPECT_EQ(big.at(i), static_cast<double>(i - 3));
  const Array u2 = read_npy(fixture("u2.npy"));
  EXPECT_EQ(to_string(u2.type()), "i32[3]");
  EXPECT_EQ(u2.at(2), 65535);
  const Array b1 = read_npy(fixture("b1.npy"));
  EXPECT_EQ(to_string(b1.type()), "bool[3]");
  EXPECT_EQ(b1.at(0) + 2 * b1.at(1) + 4 * b1.at(2), 5);
  EXPECT_EQ(read_npy(fixture("scalar.npy")).item(), 2.5);
  for (const char* name : {"f2_v2.npy", "f2_v3.npy"}) {
    const Array a = read_npy(fixture(name));
    ASSERT_EQ(to_string(a.type()), "f16[1,2]") << name;
    EXPECT_EQ(a.at(1), -2) << name;
  }
}

std::string npy_bytes(const std::string& header, const std::string& data) {
  return std::string("\x93NUMPY\x01\x00", 8) + static_cast<char>(header.size()) + '\0' + header +
         data;
}

TEST_F(Files, NpyRefusesDamage) {
  const std::string f4 = "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }";
  struct Case {
    std::string name, bytes, says;
  };
  const Case cases[] = {
      {"empty", "", "expected a .npy file"},
      {"version", std::string("\x93NUMPY\x09\x00zz", 10), "expected version 1, 2 or 3, got 9"},
      {"cut", npy_bytes(f4, "").substr(0, 30), "(truncated?)"},
      {"cut_length", std::string("\x93NUMPY\x02\x00\x01", 9), "ends early"},
      {"short", npy_bytes(f4, "1234567"), "promises <f4[2], expected 8 bytes of elements, got 7"},
      {"long", npy_bytes(f4, "123456789"), "expected 8 bytes of elements, got 9"},
      {"huge", npy_bytes("{'descr':'<f8','fortran_order':False,'shape':(2251799813685248,)}", ""),
       "the header promises"},
      {"too_many",
       npy_bytes("{'descr':'<f8','fortran_order':False,'shape':(4611686018427387904,)}", ""),
       "too many elements"},
      {"overflow",
       npy_bytes("{'descr':'<f8','fortran_order':False,'shape':(4611686018427387904,8)}", ""),
       "impossible shape"},
      {"negative", npy_bytes("{'descr':'<f8','fortran_order':False,'shape':(-1,)}", ""),
       "an extent"},
      {"beyond",
       npy_bytes("{'descr':'<f8','fortran_order':False,'shape':(99999999999999999999,)}", ""),
       "an extent"},
      {"text", npy_bytes("{'descr':'<U8','fortran_order':False,'shape':()}", ""), "got '<U8'"},
      {"complex", npy_bytes("{'descr':'<c8','fortran_order':False,'shape':()}", ""), "got '<c8'"},
      {"fields", npy_bytes("{'descr':[('a','<f4')],'fortran_order':False,'shape':()}", ""),
       "structured"},
      {"twice", npy_bytes("{'descr':'<f4','descr':'<f4'}", ""), "once each"},
      {"missing", npy_bytes("{'descr':'<f4'}", ""), "the keys descr, fortran_order and shape"},
      {"open", npy_bytes("{'descr':'<f4", ""), "a closing quote"},
      {"nothing", npy_bytes("", ""), "expected '{'"},
      {"rest", npy_bytes(f4 + "x", "12345678"), "nothing after '}'"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.name);
    const fs::path path = dir.file(c.name, c.bytes);
    const std::string e = error_of([&] { read_npy(path); });
    expect_contains(e, c.says);
    expect_contains(e, path.string());
  }
}

TEST_F(Files, CsvReadsQuotesCategoriesAndLabels) {
  const fs::path path = dir.file("t.csv",
                                 "\xef\xbb\xbfsize,\"colour, main\",note,kind\r\n"
                                 "1.5,red,\"says \"\"hi\"\"\nand more\",cat\r\n"
                                 "\r\n"
                                 "+2, blue ,x,dog\n"
                                 "-3e1,red,y,cat");
  CsvOptions options;
  options.label = "kind";
  options.categories = {"colour, main", "2"};
  const CsvTable t = read_csv(path, options);
  EXPECT_EQ(t.columns, (std::vector<std::string>{"size", "colour, main", "note"}));
  EXPECT_EQ(t.label, "kind");
  EXPECT_EQ(t.vocabulary.at("colour, main"), (std::vector<std::string>{"blue", "red"}));
  EXPECT_EQ(t.vocabulary.at("note")[0], "says \"hi\"\nand more");
  ASSERT_EQ(to_string(t.x.type()), "f32[3,3]");
  const double want[] = {1.5, 1, 0, 2, 0, 1, -30, 1, 2};
  for (int64_t i = 0; i < 9; ++i) EXPECT_EQ(t.x.at(i), want[i]);
  ASSERT_EQ(to_string(t.y.type()), "i32[3]");
  EXPECT_EQ(t.y.at(0) + 2 * t.y.at(1) + 4 * t.y.at(2), 2);
  EXPECT_EQ(t.num_classes, 2);
  EXPECT_EQ(csv(path, options).class_names(), (std::vector<std::string>{"cat", "dog"}));
}

TEST_F(Files, CsvLabelKinds) {
  const fs::path path = dir.file("t.csv", "0,5,1.5\n2,6,2.5\n");
  struct Case {
    std::string label;
    CsvOptions::Target target;
    std::string y, x;
    int64_t num_classes;
  };
  const Case cases[] = {
      {"-1", CsvOptions::Target::kAuto, "f32[2]", "f32[2,2]", 0},
      {"0", CsvOptions::Target::kAuto, "i32[2]", "f32[2,2]", 3},
      {"-2", CsvOptions::Target::kNumber, "f32[2]", "f32[2,2]", 0},
      {"", CsvOptions::Target::kAuto, "f32[2,0]", "f32[2,3]", 0},
  };
  for (const Case& c : cases) {
    CsvOptions options;
    options.label = c.label;
    options.target = c.target;
    const CsvTable t = read_csv(path, options);
    EXPECT_EQ(to_string(t.y.type()), c.y);
    EXPECT_EQ(to_string(t.x.type()), c.x);
    EXPECT_EQ(t.num_classes, c.num_classes);
    EXPECT_EQ(t.x.at(1), c.label == "0" ? 1.5 : c.label == "-2" ? 1.5 : 5);
  }
}

TEST_F(Files, CsvVocabularyOfAnotherFile) {
  CsvOptions options;
  options.categories = {"a"};
  const CsvTable train = read_csv(dir.file("train.csv", "a,b\nx,1\ny,0\nz,1\n"), options);
  options.vocabulary = train.vocabulary;
  EXPECT_EQ(read_csv(dir.file("test.csv", "a,b\nz,1\n"), options).x.at(0), 2);
  expect_contains(error_of([&] { read_csv(dir.file("odd.csv", "a,b\nz,1\nq,1\n"), options); }),
                  "odd.csv:3: column 'a': expected one of the 3 values of its vocabulary, got 'q'");
}

// Every column of a training file holds a number of its own, so a mix-up shows.
TEST_F(Files, CsvColumnsOfAnotherFile) {
  using Texts = std::vector<std::string>;
  struct Case {
    std::string name, text;
    Texts columns;
    std::string label;
    Texts ignore;
    std::string says;  // or else x is 1, 2 and y, when there is one, 3
  };
  const Texts ab{"a", "b"};
  const Case cases[] = {
      {"same", "a,b,y\n1,2,3\n", ab, "y", {}, ""},
      {"swapped", "y,b,a\n3,2,1\n", ab, "y", {}, ""},
      {"more", "id,b,a,y\nx,2,1,3\n", ab, "y", {}, ""},
      {"no_label", "b,a\n2,1\n", ab, "", {"y"}, ""},
      {"renamed",
       "a,c,y\n1,2,3\n",
       ab,
       "y",
       {},
       "expected a column 'b' as in the training file, got the columns 'a', 'c', 'y'"},
      {"label_number", "y,b,a\n3,2,1\n", ab, "-1", {}, "expected one of the columns 'y', 'b', 'a'"},
      {"no_header", "1,2,3\n", ab, "-1", {}, ""},
      {"no_header_more",
       "1,2,5,3\n",
       ab,
       "-1",
       {},
       "expected 2 columns, 'a', 'b', and the label, got 4; the file has no header"},
      {"no_header_fewer", "1,3\n", ab, "-1", {}, "and the label, got 2"},
      {"no_header_name",
       "1,2,3\n",
       ab,
       "y",
       {},
       "expected one of the columns '0', '1', '2', got 'y'; the file has no header"},
      // The training file had no header.
      {"numbers", "9,1,3,2\n", {"1", "3"}, "2", {"0"}, ""},
      {"numbers_header", "id,b,y,a\n9,1,3,2\n", {"1", "3"}, "2", {"0"}, ""},
      {"numbers_label_there", "3,9,1,2\n", {"2", "3"}, "", {"1", "0"}, ""},
      {"numbers_label_absent", "9,1,2\n", {"2", "3"}, "", {"1", "0"}, ""},
      {"numbers_bare", "1,2\n", {"2", "3"}, "", {"1", "0"}, ""},
      {"numbers_from_end", "9,1,2\n", {"2", "3"}, "", {"-3", "0"}, "and 2 to ignore, got 3"},
      {"numbers_few", "1,3\n", {"1", "2"}, "0", {}, "expected 2 columns, '1', '2', and the label"},
      {"numbers_no_id", "1,3,2\n", {"1", "3"}, "2", {"0"}, "and 1 to ignore, got 3"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.name);
    const fs::path path = dir.file(c.name, c.text);
    CsvOptions options;
    options.columns = c.columns;
    options.label = c.label;
    options.ignore = c.ignore;
    if (!c.says.empty()) {
      const std::string e = error_of([&] { read_csv(path, options); });
      expect_contains(e, c.says);
      expect_contains(e, path.string());
      continue;
    }
    const CsvTable t = read_csv(path, options);
    EXPECT_EQ(t.columns, c.columns);
    ASSERT_EQ(to_string(t.x.type()), "f32[1,2]");
    EXPECT_EQ(t.x.at(0), 1);
    EXPECT_EQ(t.x.at(1), 2);
    ASSERT_EQ(to_string(t.y.type()), c.label.empty() ? "f32[1,0]" : "i32[1]");
    if (!c.label.empty()) {
      EXPECT_EQ(t.y.at(0), 3);
    }
  }
}

TEST_F(Files, CsvVocabularyFollowsItsColumn) {
  CsvOptions options;
  options.label = "kind";
  options.columns = {"size", "colour"};
  options.vocabulary = {{"colour", {"blue", "grey", "red"}}, {"kind", {"ant", "cat"}}};
  const CsvTable t = read_csv(dir.file("a.csv", "kind,colour,size\ncat,red,7\n"), options);
  EXPECT_EQ(t.x.at(0), 7);
  EXPECT_EQ(t.x.at(1), 2);
  EXPECT_EQ(t.y.at(0), 1);
  options.label = "";
  EXPECT_EQ(read_csv(dir.file("b.csv", "7,red\n"), options).x.at(1), 2);
}

TEST_F(Files, CsvRefusesDamage) {
  struct Case {
    std::string name, text, says;
    CsvOptions options = {};
  };
  CsvOptions unknown, no_header, classes;
  unknown.label = "colour";
  no_header.header = CsvOptions::Header::kNo;
  classes.target = CsvOptions::Target::kClass;
  const Case cases[] = {
      {"empty", "", ": expected rows, got an empty file"},
      {"header_only", "a,b\n", ": expected rows, got only a header"},
      {"ragged", "a,b\n1,2\n\n\"3\n\",4\n5\n", ":6: expected 2 cells as in the first line, got 1"},
      {"text", "a,b,c\n1,2,3\n4,five,6\n", ":3: column 'b': expected a number, got 'five'"},
      {"text_label", "a,b\n1,2\n4,x\n", ":3: column 'b': expected a number, got 'x'"},
      {"half", "a,b\n1.5x,2\n", ":2: column 'a': expected a number, got '1.5x'"},
      {"missing", "a,b\n1,2\n,2\n", ":3: column 'a': expected a number, got '' (a missing value)"},
      {"nan", "a,b\n1,2\nnan,2\n", ":3: column 'a': expected a finite number, got 'nan'"},
      {"inf", "a,b\n1,1e99\n", ":2: column 'b': expected a finite number, got '1e99'"},
      {"open_quote", "a,b\n1,\"2\n3,4\n", ":2: a quote opens here and never closes"},
      {"after_quote", "a,b\n\"1\"2,3\n", ":2: expected ',' or the end of the line"},
      {"twice", "a,a\n1,2\n", "expected column names that differ"},
      {"label", "a,b\n1,2\n", "expected one of the columns 'a', 'b', got 'colour'", unknown},
      {"one_column", "a\n1\n", "expected at least one column besides the label"},
      {"label_no_header", "1,2\n3,4\n",
       "expected one of the columns '0', '1', got 'colour'; the file has no header", unknown},
      {"nul", std::string("a,b\n1\0x\x1b,2\n", 11),
       "expected a number, got '1\\0x\\x1b'; a column"},
      {"nul_name", std::string("a\0c,b\nx,2\n", 10), "column 'a\\0c': expected a number, got 'x'"},
      {"range", "a,b\n1e999,2\n", "got '1e999' (out of range)"},
      {"long_cell", "a,b\n" + std::string(1000, 'z') + ",2\n", "zzz...'; a column of text?"},
      {"header", "a,b\n1,2\n", ":1: column '0': expected a number, got 'a'; a header?", no_header},
      {"class", "a,b\n1,2\n1,-2\n", ":3: column 'b': expected a class", classes},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.name);
    const std::string e = error_of([&] { csv(dir.file(c.name, c.text), c.options); });
    expect_contains(e, c.says);
    expect_contains(e, (dir / c.name).string());
  }
}

TEST_F(Files, CsvNonfiniteWhenAllowed) {
  CsvOptions options;
  options.allow_nonfinite = true;
  const Array& x = read_csv(dir.file("t.csv", "a,b,c\n,inf,1\n"), options).x;
  EXPECT_TRUE(std::isnan(x.at(0)));
  EXPECT_TRUE(std::isinf(x.at(1)));
}

// The copy is written while the rest is still decompressed; what fails late must leave none.
TEST_F(Files, DamagedGzipLeavesNoCopyBehind) {
  const uint32_t n = 3u << 20;
  const std::string whole = gzip(idx_header(8, {n}) + noise(n));
  std::string wrong_checksum = whole;
  wrong_checksum[whole.size() - 8] = static_cast<char>(wrong_checksum[whole.size() - 8] ^ 1);
  for (const std::string& bytes : {whole.substr(0, whole.size() / 2), wrong_checksum,
                                   gzip(idx_header(8, {n}) + noise(n) + "x")}) {
    const fs::path path = dir.file("damaged.gz", bytes);
    EXPECT_NE(error_of([&] { read_idx(path); }), "");
    const fs::path cache = dir / "cache";
    EXPECT_TRUE(!fs::exists(cache) || fs::is_empty(cache));
  }
  EXPECT_EQ(read_idx(dir.file("damaged.gz", whole)).shape()[0], int64_t{n});
  EXPECT_FALSE(fs::is_empty(dir / "cache"));
}

TEST_F(Files, MnistFoldersPlainAndGzip) {
  const std::string images = idx_header(8, {3, 2, 2}) + "abcdefghijkl";
  const std::string labels = idx_header(8, {3}) + std::string("\x00\x09\x01", 3);
  dir.file("train-images-idx3-ubyte", images);
  dir.file("train-labels-idx1-ubyte.gz", gzip(labels));
  const Mnist train(dir.path(), Split::kTrain);
  EXPECT_EQ(to_string(train.x().type()), "u8[3,1,2,2]");
  EXPECT_EQ(to_string(train.x_type()), "u8[1,2,2]");
  EXPECT_EQ(to_string(train.y().type()), "i32[3]");
  EXPECT_EQ(train.num_classes(), 10);
  EXPECT_EQ(train.class_names()[3], "3");
  expect_contains(error_of([&] { Mnist(dir.path(), Split::kTest); }),
                  "t10k-images-idx3-ubyte (or .gz)");
  expect_contains(error_of([&] { FashionMnist(Split::kTest, dir.path()); }),
                  "install the package dataset-fashion-mnist");
  dir.file("t10k-images-idx3-ubyte", images);
  dir.file("t10k-labels-idx1-ubyte", idx_header(8, {3}) + "\x01\x0a\x01");
  expect_contains(error_of([&] { Mnist(dir.path(), Split::kTest); }),
                  "t10k-labels-idx1-ubyte, got 10 at index 1");
  dir.file("t10k-labels-idx1-ubyte", idx_header(8, {2}) + "\x01\x01");
  expect_contains(error_of([&] { Mnist(dir.path(), Split::kTest); }), "got 3 and 2");
  dir.file("t10k-labels-idx1-ubyte", images);
  expect_contains(error_of([&] { Mnist(dir.path(), Split::kTest); }),
                  "expected labels, integers of shape [N], got u8[3,2,2]");
}

TEST(FashionMnistData, IsWhatItShouldBe) {
  if (!fs::exists("/usr/share/datasets/fashion-mnist"))
    GTEST_SKIP() << "the package dataset-fashion-mnist is not installed";
  const FashionMnist test(Split::kTest);
  EXPECT_EQ(to_string(test.x().type()), "u8[10000,1,28,28]");
  int count[10] = {};
  for (int32_t label : test.y().span<int32_t>()) ++count[label];
  for (int c : count) EXPECT_EQ(c, 1000);
  EXPECT_EQ(test.class_names()[9], "Ankle boot");
  EXPECT_EQ(test.y().at(0), 9);  // the well-known first test image is a boot
}

}  // namespace
}  // namespace fullbore::data
