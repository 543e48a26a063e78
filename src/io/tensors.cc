#include <string>

#include "base/file.h"
#include "fullbore/io.h"

namespace fullbore::io {
namespace {

// "LABEL: a, b, c and 4 more", joined to what is there.
void append_list(std::string& text, std::string_view label, const std::vector<std::string>& items) {
  constexpr size_t kShown = 8;
  if (items.empty()) return;
  text += (text.empty() ? "" : "; ") + std::string(label) + ": ";
  for (size_t i = 0; i < items.size() && i < kShown; ++i) text += (i > 0 ? ", " : "") + items[i];
  if (items.size() > kShown) text += str_cat(" and ", items.size() - kShown, " more");
}

}  // namespace

TensorViews views_of(const Tensors& tensors) { return {tensors.begin(), tensors.end()}; }

Types types_of(const Tensors& tensors) {
  Types types;
  for (const auto& [name, a] : tensors) types.emplace(name, a.type());
  return types;
}

std::string describe_difference(const Types& have, const Types& want) {
  std::vector<std::string> missing, unexpected, different;
  for (const auto& [name, type] : want) {
    const auto found = have.find(name);
    if (found == have.end()) {
      missing.push_back(str_cat(name, ' ', type));
    } else if (found->second != type) {
      different.push_back(str_cat(name, " expected ", type, ", got ", found->second));
    }
  }
  for (const auto& [name, type] : have)
    if (!want.contains(name)) unexpected.push_back(str_cat(name, ' ', type));
  std::string text;
  append_list(text, "missing", missing);
  append_list(text, "unexpected", unexpected);
  append_list(text, "different", different);
  return text;
}

void atomic_write(const std::filesystem::path& path, std::string_view bytes) {
  FileWriter file(path, "[io]");
  file.write(bytes);
  file.commit();
}

std::string read_text(const std::filesystem::path& path) { return read_file(path, "[io]"); }

}  // namespace fullbore::io
