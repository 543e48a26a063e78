#include "machine/tree.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <climits>
#include <memory>

namespace fullbore::machine {
namespace {

constexpr int kMostLinks = 40;  // as Linux
constexpr size_t kMostNames = 4096;

}  // namespace

std::string Tree::host_path(std::string_view path) const {
  return is_live() ? std::string(path) : root_.string() + std::string(path);
}

std::string Tree::resolve(std::string_view path) const {
  std::vector<std::string> left = split(path, '/');  // reversed: the next component is the last
  std::reverse(left.begin(), left.end());
  std::string done;
  for (int links = 0; !left.empty();) {
    const std::string name = std::move(left.back());
    left.pop_back();
    if (name == ".") continue;
    if (name == "..") {
      done.erase(std::min(done.rfind('/'), done.size()));
      continue;
    }
    const std::string next = done + "/" + name;
    if (next.size() >= PATH_MAX) return "";
    char target[PATH_MAX];
    const ssize_t length = ::readlink(host_path(next).c_str(), target, sizeof target);
    if (length < 0) {
      if (errno != EINVAL) return "";  // EINVAL: it is there, and no link
      done = next;
      continue;
    }
    if (++links > kMostLinks) return "";
    const std::string_view text(target, static_cast<size_t>(length));
    if (text.starts_with('/')) done.clear();
    std::vector<std::string> more = split(text, '/');
    left.insert(left.end(), more.rbegin(), more.rend());
  }
  if (done.empty()) done = "/";
  struct stat info;
  return ::lstat(host_path(done).c_str(), &info) == 0 ? done : "";
}

bool Tree::is_folder(std::string_view path) const {
  const std::string real = resolve(path);
  struct stat info;
  return !real.empty() && ::lstat(host_path(real).c_str(), &info) == 0 && S_ISDIR(info.st_mode);
}

std::string Tree::read(std::string_view path, size_t limit) const {
  const std::string real = resolve(path);
  if (real.empty()) return "";
  // A pipe or a device must neither block nor be woken up by being opened.
  struct stat info;
  if (::lstat(host_path(real).c_str(), &info) != 0 || !S_ISREG(info.st_mode)) return "";
  const int fd = ::open(host_path(real).c_str(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC);
  if (fd < 0) return "";
  std::string text(limit, '\0');
  size_t size = 0;
  while (size < limit) {  // files in /proc come in pieces and have no size
    const ssize_t got = ::read(fd, text.data() + size, limit - size);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    size += static_cast<size_t>(got);
  }
  ::close(fd);
  text.resize(size);
  return text;
}

std::vector<std::string> Tree::list(std::string_view folder, std::string_view prefix) const {
  std::vector<std::string> names;
  const std::string real = resolve(folder);
  if (real.empty()) return names;
  const auto close = [](DIR* open) { ::closedir(open); };
  const std::unique_ptr<DIR, decltype(close)> open(::opendir(host_path(real).c_str()), close);
  if (!open) return names;
  while (const dirent* entry = ::readdir(open.get())) {
    const std::string_view name = entry->d_name;
    if (name == "." || name == ".." || !name.starts_with(prefix)) continue;
    names.emplace_back(name);
    if (names.size() == kMostNames) break;
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::optional<Owner> Tree::owner(std::string_view path) const {
  const std::string real = resolve(path);
  struct stat info;
  if (real.empty() || ::lstat(host_path(real).c_str(), &info) != 0) return std::nullopt;
  return Owner{info.st_uid, info.st_gid, info.st_mode & 07777u};
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n\f\v\0";
  const size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> pieces;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find(separator, at), text.size());
    if (end > at) pieces.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return pieces;
}

std::vector<std::string> lines_of(std::string_view text) { return split(text, '\n'); }

std::optional<int64_t> number_in(std::string_view text) {
  text = trimmed(text);
  const int base = text.starts_with("0x") ? 16 : 10;
  if (base == 16) text.remove_prefix(2);
  int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (error != std::errc{}) return std::nullopt;
  return value;
}

std::string version_in(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789";
  for (size_t at = 0; (at = text.find_first_of(kDigits, at)) != std::string_view::npos;) {
    const size_t end = std::min(text.find_first_not_of("0123456789.", at), text.size());
    std::string_view word = text.substr(at, end - at);
    while (word.ends_with('.')) word.remove_suffix(1);
    // A letter before it: part of a word such as x86_64.
    const bool alone = at == 0 || !std::isalnum(static_cast<unsigned char>(text[at - 1]));
    if (alone && word.find('.') != std::string_view::npos) return printable(word);
    at = end;
  }
  return "";
}

int compare_versions(std::string_view a, std::string_view b) {
  const std::vector<std::string> x = split(a, '.'), y = split(b, '.');
  for (size_t i = 0; i < std::max(x.size(), y.size()); ++i) {
    const int64_t left = i < x.size() ? number_in(x[i]).value_or(0) : 0;
    const int64_t right = i < y.size() ? number_in(y[i]).value_or(0) : 0;
    if (left != right) return left < right ? -1 : 1;
  }
  return 0;
}

std::string printable(std::string_view text) {
  std::string clean(text.substr(0, 200));
  for (char& c : clean)
    if (c < ' ' || c > '~') c = '?';
  return clean;
}

}  // namespace fullbore::machine
