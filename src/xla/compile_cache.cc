#include "xla/compile_cache.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <chrono>
#include <cstring>
#include <fstream>
#include <thread>
#include <vector>

#include "base/file.h"

namespace fullbore::xla {
namespace fs = std::filesystem;
namespace {

constexpr int64_t kMiB = int64_t{1} << 20;
constexpr const char* kLimitVariable = "FULLBORE_CACHE_LIMIT";

// What a file begins with. Every bit of it is compared; the number in `magic` is the format's.
struct Header {
  char magic[8] = {'F', 'B', 'x', 'l', 'a', '\r', '\n', 1};
  Digest key;
  Digest contents;  // of all that follows
};
static_assert(sizeof(Header) == 56);

int64_t limit_from_environment() {
  const char* text = std::getenv(kLimitVariable);
  if (text == nullptr || *text == '\0') return 2048 * kMiB;
  int64_t mib = 0;
  const char* end = text + std::strlen(text);
  const auto [stop, error] = std::from_chars(text, end, mib);
  if (error != std::errc() || stop != end || mib < 0 || mib > INT64_MAX / kMiB)
    fail("[cache] expected ", kLimitVariable, " to be a number of MiB, got '", text, "'");
  return mib * kMiB;
}

// Machine code is made for the processor that it is compiled on, and for its number of cores.
std::string processor() {
  std::string text = str_cat(std::thread::hardware_concurrency());
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line) && !line.empty();)
    for (const char* field : {"model name", "stepping", "flags", "CPU ", "Features", "isa"})
      if (line.starts_with(field)) text += "\n" + line;
  return text;
}

std::string text_of(const OptionValue& value) {
  return std::visit(
      [](const auto& v) {
        if constexpr (std::is_same_v<std::decay_t<decltype(v)>, std::vector<int64_t>>) {
          std::string list;
          for (int64_t i : v) list += str_cat(i, ",");
          return list;
        } else {
          return str_cat(v);
        }
      },
      value);
}

}  // namespace

// Each step is a bijection of the state for a given word, and of the word for a given state: a
// change within one word is always seen.
Digest digest(std::string_view bytes) {
  constexpr uint64_t kOdd = 0x9e3779b97f4a7c15, kOther = 0xa0761d6478bd642f;
  uint64_t a = kOther ^ bytes.size(), b = kOdd;
  const auto mix = [&](uint64_t word) {
    a = (a ^ word) * kOdd;
    a ^= a >> 29;
    b = (std::rotl(b, 23) + word) * kOther;
    b ^= b >> 32;
  };
  size_t at = 0;
  for (; at + 8 <= bytes.size(); at += 8) {
    uint64_t word;
    std::memcpy(&word, bytes.data() + at, 8);
    mix(word);
  }
  uint64_t rest = 0;
  if (at < bytes.size()) std::memcpy(&rest, bytes.data() + at, bytes.size() - at);
  mix(rest);
  for (int round = 0; round < 3; ++round) {
    a += std::rotl(b, 17);
    mix(0);
    b += std::rotl(a, 41);
  }
  return {a, b, bytes.size()};
}

Digest program_key(const Client& client, std::string_view stablehlo, const CompileFlags& flags) {
  std::string all;
  // Each with its length, so that the end of one is not the beginning of the next.
  const auto add = [&](std::string_view part) {
    all.append(str_cat(part.size(), ":")).append(part);
  };
  const auto add_options = [&](const Options& options) {
    for (const auto& [name, value] : options) add(name), add(text_of(value));
  };
  const Plugin& plugin = client.plugin();
  std::error_code ignored;
  add(plugin.path().string());
  add(str_cat(fs::file_size(plugin.path(), ignored)));
  add(str_cat(fs::last_write_time(plugin.path(), ignored).time_since_epoch().count()));
  add(str_cat(plugin.major(), ".", plugin.minor()));
  add_options(plugin.attributes());
  add(client.platform());
  add(client.platform_version());
  for (const DeviceInfo& device : client.devices()) {
    add(device.kind);
    add_options(device.attributes);
  }
  if (client.platform() == "cpu") add(processor());
  const char* xla_flags = std::getenv("XLA_FLAGS");
  add(xla_flags != nullptr ? xla_flags : "");
  add(compile_options(flags));
  add(stablehlo);
  return digest(all);
}

CompileCache::CompileCache(Options options)
    : folder_(std::move(options.folder)),
      limit_(options.limit ? *options.limit : limit_from_environment()),
      warn_(std::move(options.warn)) {
  if (!folder_.empty()) return;
  if (const auto user = user_cache_folder()) folder_ = *user / "xla";
}

void CompileCache::warn(const std::string& line) {
  if (warn_) warn_(line);
}

fs::path CompileCache::path_of(const Digest& key) const {
  std::string name;
  for (const uint64_t half : {key.high, key.low})
    for (int shift = 60; shift >= 0; shift -= 4) name += "0123456789abcdef"[half >> shift & 15];
  return folder_ / (name + ".xla");
}

std::string CompileCache::read(const fs::path& path, const Digest& key) const {
  FileReader file(path, "[cache]");
  Header header;
  const auto whole = static_cast<uint64_t>(file.size());
  if (whole >= sizeof header) file.read(std::as_writable_bytes(std::span(&header, 1)));
  if (whole < sizeof header ||
      std::memcmp(header.magic, Header().magic, sizeof header.magic) != 0 || header.key != key ||
      header.contents.length != whole - sizeof header)
    fail("[cache] expected the program that '", path.string(),
         "' is named after, got something else");
  std::string bytes(header.contents.length, '\0');
  file.read(std::as_writable_bytes(std::span(bytes.data(), bytes.size())));
  if (digest(bytes) != header.contents)
    fail("[cache] expected '", path.string(), "' as it was written, got other bytes");
  return bytes;
}

std::optional<std::string> CompileCache::load(const Digest& key) {
  if (folder_.empty() || limit_ == 0) return std::nullopt;
  const fs::path path = path_of(key);
  std::error_code ignored;
  if (!fs::exists(path, ignored)) return std::nullopt;
  try {
    std::string bytes = read(path, key);
    fs::last_write_time(path, fs::file_time_type::clock::now(), ignored);
    return bytes;
  } catch (const std::exception& e) {
    // Another process may have removed it.
    if (fs::exists(path, ignored)) warn(str_cat(e.what(), "; the program is compiled anew"));
    return std::nullopt;
  }
}

void CompileCache::store(const Digest& key, std::string_view bytes) {
  if (limit_ == 0 || static_cast<int64_t>(bytes.size() + sizeof(Header)) > limit_) return;
  try {
    if (folder_.empty())
      fail("[cache] no folder to keep compiled programs in: HOME and FULLBORE_CACHE are not set");
    std::error_code error;
    fs::create_directories(folder_, error);
    if (error) fail("[cache] cannot make the folder ", folder_.string(), ": ", error.message());
    FileWriter file(path_of(key), "[cache]", FileWriter::Durability::kCached);
    const Header header{.key = key, .contents = digest(bytes)};
    file.write(std::as_bytes(std::span(&header, 1)));
    file.write(bytes);
    file.commit();
    shrink();
  } catch (const std::exception& e) {
    if (!unusable_.exchange(true)) warn(str_cat(e.what(), "; compiled programs are not kept"));
  }
}

void CompileCache::shrink() const {
  struct Entry {
    fs::path path;
    fs::file_time_type used;
    int64_t bytes;
  };
  std::vector<Entry> entries;
  int64_t total = 0;
  std::error_code error;
  const auto an_hour_ago = fs::file_time_type::clock::now() - std::chrono::hours(1);
  for (fs::directory_iterator at(folder_, error), end; !error && at != end; at.increment(error)) {
    std::error_code gone;  // another process tidies up too
    const auto used = at->last_write_time(gone);
    const auto bytes = gone ? 0 : at->file_size(gone);
    if (gone) continue;
    const std::string name = at->path().filename().string();
    if (name.ends_with(".xla")) {
      entries.push_back({at->path(), used, static_cast<int64_t>(bytes)});
      total += entries.back().bytes;
    } else if (name.starts_with('.') && name.find(".xla.tmp-") != name.npos && used < an_hour_ago) {
      fs::remove(at->path(), gone);  // of a process that was killed
    }
  }
  std::sort(entries.begin(), entries.end(),
            [](const Entry& a, const Entry& b) { return a.used < b.used; });
  for (const Entry& e : entries) {
    if (total <= limit_) break;
    if (fs::remove(e.path, error) || !error) total -= e.bytes;
  }
}

std::unique_ptr<Executable> compile_cached(const Client& client, const std::string& stablehlo,
                                           const CompileFlags& flags, CompileCache* cache) {
  const Plugin& plugin = client.plugin();
  if (cache == nullptr || !plugin.has(abi::Entry::kExecutableSerialize) ||
      !plugin.has(abi::Entry::kExecutableDeserializeAndLoad))
    return client.compile(stablehlo, flags);
  const Digest key = program_key(client, stablehlo, flags);
  if (const std::optional<std::string> bytes = cache->load(key)) {
    try {
      return client.deserialize(*bytes);
    } catch (const BackendError& e) {
      cache->warn(str_cat("[cache] '", cache->path_of(key).string(), "': ", e.what(),
                          "; the program is compiled anew"));
    }
  }
  std::unique_ptr<Executable> executable = client.compile(stablehlo, flags);
  try {
    cache->store(key, executable->serialize());
  } catch (const BackendError& e) {
    if (e.code != abi::kUnimplemented)  // some plugins cannot, and nothing can be done about it
      cache->warn(str_cat("[cache] ", e.what(), "; the program is not kept"));
  }
  return executable;
}

}  // namespace fullbore::xla
