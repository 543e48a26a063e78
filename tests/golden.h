// Reads tests/golden: what PyTorch computes (tests/golden/README.md describes the files).
#pragma once

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "fullbore/io.h"

namespace fullbore::golden {

inline std::filesystem::path path(const std::string& file) {
  return std::filesystem::path(FB_SOURCE_DIR) / "tests" / "golden" / file;
}

// The list of cases of a table; throws when the file cannot be read.
inline nlohmann::json cases(const std::string& table) {
  std::ifstream in(path(table + ".json"));
  return nlohmann::json::parse(in).at("cases");
}

inline io::Tensors tensors(const std::string& table) {
  return io::load_safetensors(path(table + ".safetensors"));
}

// A test's name: letters, digits and _ only.
inline std::string test_name(std::string text) {
  for (char& c : text)
    if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
  return text;
}

}  // namespace fullbore::golden
