// Copies of decompressed IDX files in the user's cache folder. They only save time: a folder that
// cannot be written, or a thread that cannot be started, is no error. Thread safety: one thread per
// object.
#pragma once

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <vector>

#include "base/file.h"

namespace fullbore::data {

// Where the copy of this file lies: named after path, size and times of change, so that a file that
// changes gets another one. Nothing when there is no cache folder.
std::optional<std::filesystem::path> cache_path(const FileReader& file);

// Writes a copy in the background, while the rest is still being decompressed.
class CacheWriter {
 public:
  // The file begins with `header`.
  CacheWriter(std::filesystem::path path, std::vector<std::byte> header);
  // Without commit() there is no file.
  ~CacheWriter() { finish(false); }
  CacheWriter(const CacheWriter&) = delete;
  CacheWriter& operator=(const CacheWriter&) = delete;

  // These bytes come next. They lie where the last ones ended, and stay until commit() returns or
  // the object is gone.
  void add(std::span<const std::byte> bytes);
  void commit() { finish(true); }

 private:
  void run() noexcept;
  std::span<const std::byte> next(size_t written);  // waits; empty: there is nothing more
  void finish(bool commit);

  std::filesystem::path path_;
  std::vector<std::byte> header_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::span<const std::byte> bytes_;  // all that were added
  bool ended_ = false, commit_ = false;
  std::thread thread_;
};

}  // namespace fullbore::data
