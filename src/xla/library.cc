#include "xla/library.h"

#include <elf.h>

#include <cstring>
#include <span>
#include <vector>

#include "base/file.h"
#include "fullbore/error.h"

namespace fullbore::xla {

void check_library(const std::filesystem::path& path) {
  constexpr const char* kWhat = "[plugin]";
  FileReader file(path, kWhat);
  const auto size = static_cast<uint64_t>(file.size());
  Elf64_Ehdr header{};
  if (size < sizeof header) return;
  file.read(std::as_writable_bytes(std::span(&header, 1)));
  if (std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_ident[EI_CLASS] != ELFCLASS64 ||
      header.e_phentsize != sizeof(Elf64_Phdr))
    return;
  std::vector<Elf64_Phdr> parts(header.e_phnum);
  bool whole = header.e_phoff <= size && parts.size() * sizeof(Elf64_Phdr) <= size - header.e_phoff;
  if (whole) {
    file.seek(static_cast<int64_t>(header.e_phoff));
    file.read(std::as_writable_bytes(std::span(parts)));
  }
  for (const Elf64_Phdr& part : parts)
    whole = whole && part.p_offset <= size && part.p_filesz <= size - part.p_offset;
  if (!whole)
    fail(kWhat, " expected a whole library, got '", path.string(),
         "', which ends early; fetch it again");
}

}  // namespace fullbore::xla
