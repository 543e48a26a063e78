// The files of a machine, seen below a root folder: "/" for this machine, another folder for a
// recorded one. Links are followed below the root, absolute ones too, so nothing outside it is
// read. Nothing here throws or waits: what is missing, unreadable, endless or not a file reads as
// "". Thread safety: const functions may run concurrently. Paths are absolute, as the machine has
// them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fullbore::machine {

struct Owner {
  uint32_t uid = 0, gid = 0;
  uint32_t mode = 0;  // permission bits
};

class Tree {
 public:
  explicit Tree(std::filesystem::path root) : root_(std::move(root)) {}

  bool is_live() const { return root_ == "/"; }
  // What `path` names once every link is followed; "" when there is nothing.
  std::string resolve(std::string_view path) const;
  bool exists(std::string_view path) const { return !resolve(path).empty(); }
  bool is_folder(std::string_view path) const;
  // The first `limit` bytes of a regular file.
  std::string read(std::string_view path, size_t limit = 64 << 10) const;
  // Names in a folder that begin with `prefix`, sorted; of a huge folder the first thousands.
  std::vector<std::string> list(std::string_view folder, std::string_view prefix = "") const;
  std::optional<Owner> owner(std::string_view path) const;

 private:
  std::string host_path(std::string_view path) const;
  std::filesystem::path root_;
};

// Text helpers for what such files hold.
std::string_view trimmed(std::string_view text);
std::vector<std::string> split(std::string_view text, char separator);  // no empty pieces
std::vector<std::string> lines_of(std::string_view text);
// The number that the text begins with, after blanks; hexadecimal ones begin with 0x.
std::optional<int64_t> number_in(std::string_view text);
// The first run of digits and dots that holds a dot, such as the 580.95.05 of a sentence; "".
std::string version_in(std::string_view text);
// Compares 9.10.2 and 9.9 number by number; a missing part counts as 0. < 0: a is older.
int compare_versions(std::string_view a, std::string_view b);
// Bytes that are not printable ASCII become '?', and the text is cut at 200: for printing what a
// file of unknown contents holds.
std::string printable(std::string_view text);

}  // namespace fullbore::machine
