// Compiled programs kept as files: found again, never trusted when a bit is wrong, and never in the
// way: on a full disk, in a folder that is none, with a plugin that fails at any call.
#include <gtest/gtest.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <bit>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <set>

#include "fake_plugin.h"
#include "files.h"
#include "fullbore/tensor.h"
#include "ops/hlo.h"
#include "xla/compile_cache.h"
#include "xla/program.h"
#include "xla_util.h"

namespace fullbore::xla {
namespace {

namespace fs = std::filesystem;
using testing::bytes_of;
using testing::error_of;
using testing::expect_contains;
using testing::Fake;
using testing::TempDir;
using testing::xla_cpu;

// A cache and what it says.
struct Cache {
  explicit Cache(const fs::path& folder, std::optional<int64_t> limit = std::nullopt)
      : cache({.folder = folder, .limit = limit, .warn = [this](const std::string& line) {
                 warnings.push_back(line);
               }}) {}
  std::vector<std::string> warnings;
  CompileCache cache;
};

std::string noise(size_t size, uint64_t seed) {
  std::string bytes(size, '\0');
  for (char& c : bytes) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    c = static_cast<char>(seed >> 56);
  }
  return bytes;
}

void write(const fs::path& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

TEST(Digest, SeesEveryBit) {
  std::set<std::pair<uint64_t, uint64_t>> seen;
  size_t texts = 0;
  for (size_t size = 0; size < 40; ++size) {
    std::string text(size, '\0');
    for (size_t bit = 0; bit <= 8 * size; ++bit) {
      if (bit > 0) text[(bit - 1) / 8] = static_cast<char>(1 << (bit - 1) % 8);
      const Digest d = digest(text);
      EXPECT_EQ(d.length, size);
      seen.insert({d.low, d.high});
      if (bit > 0) text[(bit - 1) / 8] = '\0';
      ++texts;
    }
  }
  EXPECT_EQ(seen.size(), texts);
}

// One changed bit changes about half of all.
TEST(Digest, MixesWell) {
  std::string text = noise(100, 1);
  const Digest before = digest(text);
  for (size_t at = 0; at < text.size(); ++at) {
    text[at] = static_cast<char>(text[at] ^ 16);
    const Digest after = digest(text);
    text[at] = static_cast<char>(text[at] ^ 16);
    for (const uint64_t changed : {before.low ^ after.low, before.high ^ after.high}) {
      EXPECT_GT(std::popcount(changed), 10) << at;
      EXPECT_LT(std::popcount(changed), 54) << at;
    }
  }
}

TEST(CompileCache, GivesBackWhatWasStored) {
  TempDir dir;
  Cache c(dir / "a/b");
  const Digest key = digest("program");
  EXPECT_FALSE(c.cache.load(key));
  for (const size_t size : {size_t{0}, size_t{1}, size_t{100'000}}) {
    c.cache.store(key, noise(size, 2));
    EXPECT_EQ(c.cache.load(key), noise(size, 2));
  }
  EXPECT_FALSE(c.cache.load(digest("another")));
  EXPECT_TRUE(c.warnings.empty());
  EXPECT_EQ(std::distance(fs::directory_iterator(dir / "a/b"), {}), 1);
}

TEST(CompileCache, NoDamageGoesUnseen) {
  TempDir dir;
  Cache c(dir.path());
  const Digest key = digest("program");
  c.cache.store(key, noise(203, 3));
  const fs::path path = c.cache.path_of(key);
  const std::string whole = bytes_of(path);
  size_t warnings = 0;
  const auto expect_refused = [&](const std::string& bytes, const std::string& what) {
    write(path, bytes);
    EXPECT_FALSE(c.cache.load(key)) << what;
    EXPECT_EQ(c.warnings.size(), ++warnings) << what;
  };
  for (size_t at = 0; at < whole.size(); ++at) {
    std::string bytes = whole;
    bytes[at] = static_cast<char>(bytes[at] ^ 1 << at % 8);
    expect_refused(bytes, str_cat("byte ", at, " changed"));
    expect_refused(whole.substr(0, at), str_cat(at, " bytes left"));
  }
  expect_refused(whole + "x", "a byte too many");
  expect_refused(noise(1000, 4), "something else");
  const Digest other = digest("another program");
  c.cache.store(other, noise(203, 3));
  expect_refused(bytes_of(c.cache.path_of(other)), "another program's file");
  expect_contains(c.warnings.back(), path.string());
  c.cache.store(key, noise(203, 3));
  EXPECT_EQ(c.cache.load(key), noise(203, 3));
  EXPECT_EQ(c.warnings.size(), warnings);
}

TEST(CompileCache, RemovesWhatWasUsedLeastRecently) {
  TempDir dir;
  Cache c(dir.path(), 3500);
  const auto now = fs::file_time_type::clock::now();
  const auto used = [&](const char* key, int hours_ago) {
    fs::last_write_time(c.cache.path_of(digest(key)), now - std::chrono::hours(hours_ago));
  };
  for (const char* key : {"a", "b", "c"}) c.cache.store(digest(key), noise(1000, 5));
  used("a", 5), used("b", 4), used("c", 3);
  EXPECT_TRUE(c.cache.load(digest("a")));
  const auto left_over = dir.file(".x.xla.tmp-1-0", "");  // by a process that was killed
  const auto in_work = dir.file(".y.xla.tmp-2-0", "");
  const auto foreign = dir.file("notes.txt", noise(5000, 6));
  fs::last_write_time(left_over, now - std::chrono::hours(2));
  fs::last_write_time(foreign, now - std::chrono::hours(9));
  c.cache.store(digest("d"), noise(1000, 5));
  EXPECT_TRUE(c.cache.load(digest("a")));
  EXPECT_FALSE(c.cache.load(digest("b")));
  EXPECT_TRUE(c.cache.load(digest("c")));
  EXPECT_TRUE(c.cache.load(digest("d")));
  EXPECT_FALSE(fs::exists(left_over));
  EXPECT_TRUE(fs::exists(in_work));
  EXPECT_TRUE(fs::exists(foreign));
  c.cache.store(digest("too large"), noise(3500, 5));
  EXPECT_FALSE(c.cache.load(digest("too large")));
  EXPECT_TRUE(c.cache.load(digest("a")));
  EXPECT_TRUE(c.warnings.empty());
}

TEST(CompileCache, Limits) {
  TempDir dir;
  Cache none(dir / "none", 0);
  none.cache.store(digest("a"), "x");
  EXPECT_FALSE(none.cache.load(digest("a")));
  EXPECT_FALSE(fs::exists(dir / "none"));
  ::setenv("FULLBORE_CACHE_LIMIT", "1", 1);
  Cache one(dir.path());
  one.cache.store(digest("a"), noise(700'000, 7));
  one.cache.store(digest("b"), noise(700'000, 7));
  EXPECT_NE(one.cache.load(digest("a")).has_value(), one.cache.load(digest("b")).has_value());
  for (const char* wrong : {"much", "-1", "1.5", "3 GiB", "9223372036854775807"}) {
    ::setenv("FULLBORE_CACHE_LIMIT", wrong, 1);
    expect_contains(error_of([] { CompileCache(); }), "number of MiB");
  }
  ::unsetenv("FULLBORE_CACHE_LIMIT");
}

// ---- folders that cannot be used: one warning, however many programs ----

void expect_one_warning(Cache& c, const std::string& says) {
  for (const char* key : {"a", "b", "a"}) {
    EXPECT_FALSE(c.cache.load(digest(key)));
    c.cache.store(digest(key), noise(300'000, 8));
  }
  ASSERT_EQ(c.warnings.size(), 1u);
  expect_contains(c.warnings[0], says);
  expect_contains(c.warnings[0], "not kept");
}

TEST(CompileCache, AFileInPlaceOfTheFolder) {
  TempDir dir;
  Cache c(dir.file("file", "x") / "xla");
  expect_one_warning(c, "Not a directory");
}

TEST(CompileCache, NoHome) {
  const char* const kNames[] = {"HOME", "XDG_CACHE_HOME", "FULLBORE_CACHE"};
  std::map<std::string, std::string> before;
  for (const char* name : kNames) {
    if (const char* value = std::getenv(name)) before[name] = value;
    ::unsetenv(name);
  }
  Cache c({});
  expect_one_warning(c, "HOME");
  TempDir dir;
  ::setenv("HOME", dir.path().c_str(), 1);
  EXPECT_EQ(CompileCache().folder(), dir / ".cache/fullbore/xla");
  ::setenv("XDG_CACHE_HOME", (dir / "xdg").c_str(), 1);
  EXPECT_EQ(CompileCache().folder(), dir / "xdg/fullbore/xla");
  ::setenv("FULLBORE_CACHE", (dir / "own").c_str(), 1);
  EXPECT_EQ(CompileCache().folder(), dir / "own/xla");
  for (const char* name : kNames) ::unsetenv(name);
  for (const auto& [name, value] : before) ::setenv(name.c_str(), value.c_str(), 1);
}

// A disk of 64 KiB, full or read-only.
class SmallDisk {
 public:
  explicit SmallDisk(const fs::path& folder) : folder_(folder) {
    fs::create_directories(folder);
    mounted_ = ::mount("tmpfs", folder.c_str(), "tmpfs", 0, "size=64k") == 0;
  }
  ~SmallDisk() {
    if (mounted_) ::umount2(folder_.c_str(), MNT_DETACH);
  }
  bool is_there() const { return mounted_; }
  bool make_read_only() {
    return ::mount("tmpfs", folder_.c_str(), "tmpfs", MS_REMOUNT | MS_RDONLY, "size=64k") == 0;
  }

 private:
  fs::path folder_;
  bool mounted_;
};

TEST(CompileCache, FullDisk) {
  TempDir dir;
  SmallDisk disk(dir / "disk");
  if (!disk.is_there()) GTEST_SKIP() << "may not mount a disk";
  Cache c(dir / "disk");
  expect_one_warning(c, "No space left");
  EXPECT_TRUE(fs::is_empty(dir / "disk"));
  c.cache.store(digest("small"), "x");  // what fits is kept all the same
  EXPECT_TRUE(c.cache.load(digest("small")));
}

TEST(CompileCache, ReadOnlyDisk) {
  TempDir dir;
  SmallDisk disk(dir / "disk");
  if (!disk.is_there()) GTEST_SKIP() << "may not mount a disk";
  {
    Cache writable(dir / "disk");
    writable.cache.store(digest("there"), "x");
  }
  if (!disk.make_read_only()) GTEST_SKIP() << "may not mount a disk again";
  Cache c(dir / "disk");
  expect_one_warning(c, "Read-only");
  EXPECT_EQ(c.cache.load(digest("there")), "x");
}

TEST(CompileCache, FileSizeLimit) {
  FB_SKIP_UNDER_THREAD_SANITIZER();
  TempDir dir;
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit old{};
  ::getrlimit(RLIMIT_FSIZE, &old);
  rlimit small = old;
  small.rlim_cur = 100'000;
  ::setrlimit(RLIMIT_FSIZE, &small);
  Cache c(dir.path());
  expect_one_warning(c, "File too large");
  ::setrlimit(RLIMIT_FSIZE, &old);
  std::signal(SIGXFSZ, handler);
  EXPECT_TRUE(fs::is_empty(dir.path()));
}

// ---- several processes on one folder ----

// Stores and loads under the same two names, over and over; 0: it always got what was stored.
int share(const fs::path& folder, uint64_t seed) {
  Cache c(folder, 250'000);  // one has to go for the other to stay
  for (uint64_t i = 0; i < 60; ++i) {
    const char* key = (i + seed) % 2 == 0 ? "a" : "b";
    const std::string bytes = noise(150'000, (i + seed) % 2);
    if (i % 3 == 0) c.cache.store(digest(key), bytes);
    const auto got = c.cache.load(digest(key));
    if (got && *got != bytes) return 1;
  }
  return c.warnings.empty() ? 0 : 2;
}

TEST(CompileCache, SeveralProcessesAtOnce) {
  FB_SKIP_UNDER_THREAD_SANITIZER();
  TempDir dir;
  std::vector<pid_t> children;
  for (uint64_t seed = 0; seed < 4; ++seed) {
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) ::_exit(share(dir.path(), seed));
    children.push_back(child);
  }
  for (pid_t child : children) {
    int status = -1;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 0);
  }
}

// ---- with a plugin ----

// A call that fails: compiling is an error, everything else is a warning and a compiled program.
TEST(CachedCompile, EveryCallMayFail) {
  const Fake fake;
  fake.fail(0, 0);
  auto client = Client::create(Plugin::load(FB_FAKE_PLUGIN));
  TempDir dir;
  for (const bool stored : {false, true}) {
    const auto run = [&](Cache& c) { compile_cached(*client, "text", {}, &c.cache); };
    const auto prepare = [&](Cache& c) {
      fs::remove_all(c.cache.folder());
      fake.fail(0, 0);
      if (stored) run(c);
    };
    Cache counting(dir / "cache");
    prepare(counting);
    const long alive = fake.alive();
    fake.fail(0, 0);
    run(counting);
    const long calls = fake.calls();
    EXPECT_EQ(calls, stored ? 3 : 4);  // load or compile, look twice, save
    for (long n = 1; n <= calls; ++n) {
      for (const int code : {13, abi::kResourceExhausted, abi::kUnimplemented}) {
        Cache c(dir / "cache");
        prepare(c);
        fake.fail(n, code);
        const bool is_compile = !stored && n < calls;
        try {
          run(c);
          EXPECT_FALSE(is_compile) << n;
        } catch (const BackendError& e) {
          EXPECT_TRUE(is_compile) << n << e.what();
          EXPECT_EQ(e.code, code);
        }
        const bool cannot = !stored && n == calls && code == abi::kUnimplemented;
        EXPECT_EQ(c.warnings.size(), is_compile || cannot ? 0u : 1u) << n << " " << code;
        EXPECT_EQ(fake.alive(), alive) << n;
        if (!stored) continue;
        fake.fail(0, 0);
        run(c);
        EXPECT_EQ(fake.calls(), 3) << "what the plugin refused was not written anew";
      }
    }
  }
}

// The fake plugin aborts on bytes that are not its own.
TEST(CachedCompile, DamagedBytesNeverReachThePlugin) {
  const Fake fake;
  fake.fail(0, 0);
  const auto client = Client::create(Plugin::load(FB_FAKE_PLUGIN));
  TempDir dir;
  Cache c(dir.path());
  const auto run = [&] { compile_cached(*client, "text", {}, &c.cache); };
  run();
  const fs::path path = c.cache.path_of(program_key(*client, "text", {}));
  const std::string whole = bytes_of(path);
  for (size_t at = 0; at < whole.size(); ++at) {
    std::string bytes = whole;
    bytes[at] = static_cast<char>(bytes[at] + 1);
    write(path, bytes);
    run();
    EXPECT_EQ(c.warnings.size(), at + 1);
    EXPECT_EQ(bytes_of(path), whole) << "not rewritten";
  }
}

TEST(CachedCompile, KeyHoldsAllThatMatters) {
  const auto client = Client::create(Plugin::load(FB_FAKE_PLUGIN));
  std::set<std::string> names;
  const CompileCache cache;
  const auto add = [&](const std::string& text, const CompileFlags& flags) {
    names.insert(cache.path_of(program_key(*client, text, flags)));
  };
  add("a", {});
  add("a", {});
  EXPECT_EQ(names.size(), 1u);
  add("b", {});
  add("a", {.replicas = 2});
  add("a", {.overrides = {{"x", "1"}}});
  add("a", {.overrides = {{"x", "2"}}});
  ::setenv("XLA_FLAGS", "--xla_something", 1);
  add("a", {});
  ::unsetenv("XLA_FLAGS");
  EXPECT_EQ(names.size(), 6u);
}

// ---- XLA's CPU plugin ----

// y = tanh(x x) + x, written over x.
std::string program() {
  Graph g;
  const Tensor x(g, g.input("x", {DType::f32, {8, 8}}));
  g.output("y", (tanh(matmul(x, x)) + x).id(), 0);
  return to_stablehlo(g);
}

Array run_on(const Executable& executable, const Array& x) {
  const Buffer in = xla_cpu()->upload(x.type(), x.data());
  abi::Buffer* const argument = in.get();
  abi::Buffer* result = nullptr;
  executable.run({&argument, 1}, {&result, 1});
  return Buffer(xla_cpu(), result, x.type()).value();
}

TEST(CachedCompile, OnXlaCpu) {
  FB_NEEDS_XLA_CPU();
  TempDir dir;
  Cache c(dir.path());
  Array x = Array::full({DType::f32, {8, 8}}, 0.1);
  const auto timed = [&](const char* what) {
    const auto start = std::chrono::steady_clock::now();
    auto executable = compile_cached(*xla_cpu(), program(), {}, &c.cache);
    const std::chrono::duration<double, std::milli> ms = std::chrono::steady_clock::now() - start;
    std::cout << what << ": " << ms.count() << " ms\n";
    return executable;
  };
  const auto compiled = timed("compiled");
  const fs::path path = c.cache.path_of(program_key(*xla_cpu(), program(), {}));
  const std::string whole = bytes_of(path);
  std::cout << whole.size() << " bytes\n";
  const auto loaded = timed("loaded");
  const auto same = [&](const Executable& e) {
    const Array y = run_on(e, x), want = run_on(*compiled, x);
    return std::equal(y.span<float>().begin(), y.span<float>().end(), want.span<float>().begin());
  };
  EXPECT_TRUE(same(*loaded));
  EXPECT_EQ(loaded->num_outputs(), 1u);
  EXPECT_EQ(loaded->memory().aliased, 256);
  EXPECT_EQ(loaded->memory().peak(), compiled->memory().peak());
  for (size_t k = 0; k < 12; ++k) {
    std::string bytes = whole;
    char& b = bytes[k * (whole.size() - 1) / 11];
    b = static_cast<char>(b ^ 0x40);
    write(path, bytes);
    EXPECT_TRUE(same(*compile_cached(*xla_cpu(), program(), {}, &c.cache)));
    EXPECT_EQ(c.warnings.size(), k + 1);
  }
  // Whole, but not a program: the plugin itself says no.
  c.cache.store(program_key(*xla_cpu(), program(), {}), "nonsense");
  EXPECT_TRUE(same(*compile_cached(*xla_cpu(), program(), {}, &c.cache)));
  EXPECT_EQ(c.warnings.size(), 13u);
  EXPECT_TRUE(same(*compile_cached(*xla_cpu(), program(), {}, &c.cache)));
  EXPECT_EQ(c.warnings.size(), 13u);
}

}  // namespace
}  // namespace fullbore::xla
