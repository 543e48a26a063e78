// Compiled programs kept as files, so that the next process need not compile them again. A cache
// only saves time: whatever is wrong with it costs one warning, and the program is compiled.
//
//   xla::CompileCache cache({.warn = print});
//   auto executable = xla::compile_cached(*client, stablehlo, flags, &cache);  // null: no cache
//
// Whoever lets a user turn it off (--no-cache) hands over null.
// Thread safety: calls may come from several threads, and from several processes on one folder.
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "xla/client.h"

namespace fullbore::xla {

// 128 well-mixed bits of a text, and its length. No cryptography: it tells accidents apart, not
// attacks; who can write to the user's cache folder can do worse.
struct Digest {
  uint64_t low = 0, high = 0, length = 0;
  bool operator==(const Digest&) const = default;
};
Digest digest(std::string_view bytes);

// What a compiled program depends on: the text, the flags, XLA_FLAGS, the plugin's file and
// version, the devices, and for a CPU the instructions that it has.
Digest program_key(const Client& client, std::string_view stablehlo, const CompileFlags& flags);

class CompileCache {
 public:
  struct Options {
    // Files lie in it; made when it is needed. Empty: `xla` in the user's cache folder
    // (base/file.h).
    std::filesystem::path folder{};
    // Those used least recently are removed beyond this many bytes; 0: nothing is kept or looked
    // up. Not set: $FULLBORE_CACHE_LIMIT (MiB), else 2 GiB.
    std::optional<int64_t> limit{};
    // Called with one line for each damaged entry, and once when the folder cannot be used.
    std::function<void(const std::string&)> warn{};
  };
  // Throws Error when $FULLBORE_CACHE_LIMIT is no number.
  explicit CompileCache(Options options);
  CompileCache() : CompileCache(Options{}) {}

  const std::filesystem::path& folder() const { return folder_; }
  // Where the program with this key lies.
  std::filesystem::path path_of(const Digest& key) const;

  // The bytes that were stored; nothing when there are none, or no longer the same.
  std::optional<std::string> load(const Digest& key);
  void store(const Digest& key, std::string_view bytes);
  // What the cache has to say besides.
  void warn(const std::string& line);

 private:
  std::string read(const std::filesystem::path& path, const Digest& key) const;
  void shrink() const;
  std::filesystem::path folder_;
  int64_t limit_;
  std::function<void(const std::string&)> warn_;
  std::atomic<bool> unusable_ = false;  // the folder; said already
};

// Client::compile, or the program as an earlier call compiled it. Throws as Client::compile does.
std::unique_ptr<Executable> compile_cached(const Client& client, const std::string& stablehlo,
                                           const CompileFlags& flags, CompileCache* cache);

}  // namespace fullbore::xla
