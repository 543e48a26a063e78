#include "base/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <system_error>
#include <utility>

#include "fullbore/error.h"

namespace fullbore {
namespace fs = std::filesystem;

std::string error_text(int error) { return std::generic_category().message(error); }

FileReader::FileReader(fs::path path, std::string_view what) : path_(std::move(path)), what_(what) {
  // O_NONBLOCK: opening a pipe without a writer must not hang; it is refused below.
  fd_ = ::open(path_.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (fd_ < 0) fail(what_, " cannot open ", path_.string(), ": ", error_text(errno));
  struct stat st {};
  const bool known = ::fstat(fd_, &st) == 0;
  if (!known || !S_ISREG(st.st_mode)) {
    ::close(fd_);
    fail(what_, " expected a file, got ",
         known && S_ISDIR(st.st_mode) ? "the folder " : "the device or pipe ", path_.string());
  }
  size_ = st.st_size;
  modified_ns_ = int64_t{st.st_mtim.tv_sec} * 1'000'000'000 + st.st_mtim.tv_nsec;
  changed_ns_ = int64_t{st.st_ctim.tv_sec} * 1'000'000'000 + st.st_ctim.tv_nsec;
}

FileReader::~FileReader() { ::close(fd_); }

size_t FileReader::read_some(std::span<std::byte> out) {
  for (;;) {
    const ssize_t got = ::read(fd_, out.data(), out.size());
    if (got >= 0) return static_cast<size_t>(got);
    if (errno != EINTR) fail(what_, " cannot read ", path_.string(), ": ", error_text(errno));
  }
}

void FileReader::read(std::span<std::byte> out) {
  while (!out.empty()) {
    const size_t got = read_some(out);
    if (got == 0)
      fail(what_, " ", path_.string(), " ends early: ", out.size(), " more bytes expected");
    out = out.subspan(got);
  }
}

void FileReader::seek(int64_t position) {
  if (::lseek(fd_, position, SEEK_SET) < 0)
    fail(what_, " cannot seek in ", path_.string(), ": ", error_text(errno));
}

FileWriter::FileWriter(fs::path path, std::string_view what, Durability durability)
    : path_(std::move(path)), what_(what), durability_(durability) {
  // A rename would replace /dev/null itself.
  struct stat st {};
  if (::stat(path_.c_str(), &st) == 0 && !S_ISREG(st.st_mode))
    fail(what_, " cannot write ", path_.string(), ": expected a file, got a ",
         S_ISDIR(st.st_mode) ? "folder" : "device or pipe");
  static std::atomic<unsigned> counter{0};
  const std::string suffix = str_cat(".tmp-", ::getpid(), "-", counter.fetch_add(1));
  temporary_ = path_.parent_path() / ("." + path_.filename().string() + suffix);
  fd_ = ::open(temporary_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (fd_ < 0) fail_with(errno);
}

FileWriter::~FileWriter() {
  if (fd_ >= 0) ::close(fd_);
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

void FileWriter::fail_with(int error) const {
  fail(what_, " cannot write ", path_.string(), ": ", error_text(error));
}

void FileWriter::write(std::span<const std::byte> bytes) {
  while (!bytes.empty()) {
    const ssize_t done = ::write(fd_, bytes.data(), bytes.size());
    if (done < 0 && errno == EINTR) continue;
    if (done < 0) fail_with(errno);
    bytes = bytes.subspan(static_cast<size_t>(done));
  }
}

void FileWriter::commit() {
  if (durability_ != Durability::kCached && ::fsync(fd_) != 0) fail_with(errno);
  if (::close(std::exchange(fd_, -1)) != 0) fail_with(errno);
  if (::rename(temporary_.c_str(), path_.c_str()) != 0) fail_with(errno);
  temporary_.clear();
  if (durability_ == Durability::kFsync) sync_folder(path_.parent_path(), what_);
}

std::optional<fs::path> path_from_environment(const char* name) {
  const char* value = std::getenv(name);
  if (value == nullptr || *value == '\0') return std::nullopt;
  return fs::path(value);
}

std::vector<fs::path> paths_from_environment(const char* name) {
  std::vector<fs::path> paths;
  const char* value = std::getenv(name);
  const std::string text = value != nullptr ? value : "";
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find(':', at), text.size());
    if (end > at) paths.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return paths;
}

std::optional<fs::path> user_cache_folder() {
  if (auto own = path_from_environment("FULLBORE_CACHE")) return own;
  if (auto xdg = path_from_environment("XDG_CACHE_HOME")) return *xdg / "fullbore";
  if (auto home = path_from_environment("HOME")) return *home / ".cache" / "fullbore";
  return std::nullopt;
}

std::string read_file(const fs::path& path, std::string_view what) {
  FileReader file(path, what);
  std::string text(static_cast<size_t>(file.size()), '\0');
  file.read(std::as_writable_bytes(std::span(text.data(), text.size())));
  return text;
}

void sync_folder(const fs::path& folder, std::string_view what) {
  const fs::path name = folder.empty() ? fs::path(".") : folder;
  const int fd = ::open(name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  const int error = fd < 0 || ::fsync(fd) != 0 ? errno : 0;
  if (fd >= 0) ::close(fd);
  // EINVAL: the file system cannot sync folders and does not need to.
  if (error != 0 && error != EINVAL)
    fail(what, " cannot write folder ", name.string(), ": ", error_text(error));
}

}  // namespace fullbore
