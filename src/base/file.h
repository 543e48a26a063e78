// Files: reading with known size, and writing that never leaves half a file behind.
// Every failure is an Error that names the path and the cause. Thread safety: one thread per
// object.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fullbore {

// A regular file opened for reading.
class FileReader {
 public:
  // `what` heads error messages: "[idx]".
  FileReader(std::filesystem::path path, std::string_view what);
  ~FileReader();
  FileReader(const FileReader&) = delete;
  FileReader& operator=(const FileReader&) = delete;

  const std::filesystem::path& path() const { return path_; }
  // Bytes of the file when it was opened.
  int64_t size() const { return size_; }
  // Times of the last change of the contents, and of anything about the file, which cannot be set
  // back; nanoseconds since 1970.
  int64_t modified_ns() const { return modified_ns_; }
  int64_t changed_ns() const { return changed_ns_; }
  // Fills `out` from the current position; Error when the file ends before.
  void read(std::span<std::byte> out);
  // Up to out.size() bytes; 0 at the end of the file.
  size_t read_some(std::span<std::byte> out);
  void seek(int64_t position);

 private:
  std::filesystem::path path_;
  std::string what_;
  int fd_ = -1;
  int64_t size_ = 0;
  int64_t modified_ns_ = 0, changed_ns_ = 0;
};

// A file that appears under its name whole, or not at all: bytes go to a temporary file in the same
// folder, which commit() moves into place; without commit() it is removed. What is there already
// must be a regular file.
class FileWriter {
 public:
  enum class Durability {
    kFsync,      // the bytes are on the disk before the name is (fsync of file and folder)
    kFsyncFile,  // the same without the folder, for a caller that calls sync_folder itself
    kCached,     // atomic for other processes; a power cut may lose the file
  };
  FileWriter(std::filesystem::path path, std::string_view what,
             Durability durability = Durability::kFsync);
  ~FileWriter();
  FileWriter(const FileWriter&) = delete;
  FileWriter& operator=(const FileWriter&) = delete;

  void write(std::span<const std::byte> bytes);
  void write(std::string_view text) { write(std::as_bytes(std::span(text.data(), text.size()))); }
  void commit();

 private:
  [[noreturn]] void fail_with(int error) const;
  std::filesystem::path path_, temporary_;
  std::string what_;
  Durability durability_;
  int fd_ = -1;
};

// The path that an environment variable holds; nothing when it is empty or not set.
std::optional<std::filesystem::path> path_from_environment(const char* name);
// The paths, separated by colons, that an environment variable holds.
std::vector<std::filesystem::path> paths_from_environment(const char* name);
// Fullbore's own folder in the user's cache: $FULLBORE_CACHE, $XDG_CACHE_HOME/fullbore or
// ~/.cache/fullbore; nothing without a home. It may not exist.
std::optional<std::filesystem::path> user_cache_folder();
// The whole file as text.
std::string read_file(const std::filesystem::path& path, std::string_view what);
// Makes names created, renamed or removed in `folder` survive a power cut.
void sync_folder(const std::filesystem::path& folder, std::string_view what);
// strerror, thread-safe.
std::string error_text(int error);

}  // namespace fullbore
