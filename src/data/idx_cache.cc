#include "data/idx_cache.h"

#include <cstdint>
#include <string>
#include <system_error>

#include "fullbore/error.h"

namespace fullbore::data {
namespace fs = std::filesystem;

std::optional<fs::path> cache_path(const FileReader& file) {
  const auto folder = user_cache_folder();
  std::error_code error;
  const fs::path absolute = fs::weakly_canonical(file.path(), error);
  if (!folder || error) return std::nullopt;
  uint64_t hash = 0xcbf29ce484222325ull;  // FNV-1a
  for (char c : str_cat(absolute.string(), '\n', file.size(), '\n', file.modified_ns(), '\n',
                        file.changed_ns()))
    hash = (hash ^ static_cast<uint8_t>(c)) * 0x100000001b3ull;
  std::string name;
  for (int shift = 0; shift < 64; shift += 4) name += "0123456789abcdef"[hash >> shift & 15];
  return *folder / (file.path().stem().string() + "-" + name + ".idx");
}

CacheWriter::CacheWriter(fs::path path, std::vector<std::byte> header)
    : path_(std::move(path)), header_(std::move(header)) {
  try {
    thread_ = std::thread([this] { run(); });
  } catch (const std::system_error&) {
    // No copy, then.
  }
}

void CacheWriter::add(std::span<const std::byte> bytes) {
  {
    const std::lock_guard lock(mutex_);
    bytes_ = {bytes_.empty() ? bytes.data() : bytes_.data(), bytes_.size() + bytes.size()};
  }
  changed_.notify_one();
}

std::span<const std::byte> CacheWriter::next(size_t written) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return ended_ || bytes_.size() > written; });
  return ended_ && !commit_ ? std::span<const std::byte>() : bytes_.subspan(written);
}

void CacheWriter::run() noexcept try {
  fs::create_directories(path_.parent_path());
  FileWriter out(path_, "[cache]", FileWriter::Durability::kCached);
  out.write(header_);
  size_t written = 0;
  for (auto piece = next(0); !piece.empty(); piece = next(written)) {
    out.write(piece);
    written += piece.size();
  }
  if (commit_) out.commit();
} catch (const std::exception&) {
}

void CacheWriter::finish(bool commit) {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    ended_ = true;
    commit_ = commit;
  }
  changed_.notify_one();
  thread_.join();
}

}  // namespace fullbore::data
