// For tests of files: a folder that is removed afterwards, and errors as text.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "fullbore/error.h"

// True in builds with ThreadSanitizer, whose own memory and signal handling some tests cannot bear.
#if defined(__SANITIZE_THREAD__)
#define FB_THREAD_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define FB_THREAD_SANITIZER 1
#endif
#endif
#ifdef FB_THREAD_SANITIZER
#define FB_SKIP_UNDER_THREAD_SANITIZER() GTEST_SKIP() << "not under ThreadSanitizer"
#else
#define FB_SKIP_UNDER_THREAD_SANITIZER() static_cast<void>(0)
#endif

namespace fullbore::testing {

class TempDir {
 public:
  TempDir() {
    std::string name = (std::filesystem::temp_directory_path() / "fullbore-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw Error("mkdtemp failed");
    path_ = name;
  }
  ~TempDir() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TempDir(const TempDir&) = delete;
  TempDir& operator=(const TempDir&) = delete;
  const std::filesystem::path& path() const { return path_; }
  std::filesystem::path operator/(std::string_view name) const { return path_ / name; }
  // Writes a file into the folder; returns its path.
  std::filesystem::path file(std::string_view name, std::string_view bytes) const {
    std::ofstream(path_ / name, std::ios::binary)
        .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return path_ / name;
  }

 private:
  std::filesystem::path path_;
};

inline std::string bytes_of(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// What the Error says that `f` throws; another exception or none fails the test.
template <typename F>
std::string error_of(F&& f) {
  try {
    f();
  } catch (const InternalError& e) {
    ADD_FAILURE() << "an internal error reached the caller: " << e.what();
    return "";
  } catch (const Error& e) {
    return e.what();
  } catch (const std::exception& e) {
    ADD_FAILURE() << "not an Error: " << e.what();
    return "";
  }
  ADD_FAILURE() << "no error";
  return "";
}

inline void expect_contains(const std::string& text, std::string_view part) {
  EXPECT_NE(text.find(part), std::string::npos) << "'" << part << "' is missing in: " << text;
}

}  // namespace fullbore::testing
