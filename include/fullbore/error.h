// Errors. Error: the caller's mistake. BackendError: oneDNN, PJRT or a device refused.
// InternalError: a bug in Fullbore. The library never prints and never aborts.
// Messages read "[op] expected ..., got ...", with shapes and the user's label.
#pragma once

#include <sstream>
#include <stdexcept>
#include <string>

namespace fullbore {

struct Error : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct BackendError : Error {
  BackendError(int error_code, const std::string& what) : Error(what), code(error_code) {}
  int code;  // the backend's own status code
};

struct InternalError : Error {
  using Error::Error;
};

// Joins arguments with operator<<; stands in for std::format, which GCC 12 lacks.
template <typename... Args>
std::string str_cat(const Args&... args) {
  std::ostringstream s;
  (s << ... << args);
  return std::move(s).str();
}

template <typename... Args>
[[noreturn]] void fail(const Args&... args) {
  throw Error(str_cat(args...));
}

}  // namespace fullbore

// Guards an invariant of Fullbore itself. Nothing that comes from a file or a flag may reach it.
#define FB_CHECK(cond, ...)                                                       \
  do {                                                                            \
    if (!(cond)) [[unlikely]]                                                     \
      throw ::fullbore::InternalError(::fullbore::str_cat(                        \
          __FILE__, ":", __LINE__, ": " #cond __VA_OPT__(, ": ", ) __VA_ARGS__)); \
  } while (false)
