#include "cli/output.h"

#include <cerrno>
#include <cmath>
#include <cstring>

#include "fullbore/error.h"

namespace fullbore::cli {
namespace {

int first_error = 0;  // errno of the first write to standard output that failed

void check_output() {
  if (first_error == 0 && std::ferror(stdout) != 0) first_error = EIO;
  if (first_error == EPIPE) throw OutputClosed();
  if (first_error != 0) fail("cannot write to standard output: ", std::strerror(first_error));
}

void write(std::FILE* to, std::string_view text, bool flush) {
  errno = 0;
  const bool written = std::fwrite(text.data(), 1, text.size(), to) == text.size() &&
                       (!flush || std::fflush(to) == 0);
  if (!written && to == stdout && first_error == 0) first_error = errno != 0 ? errno : EIO;
}

}  // namespace

void write_out(std::string_view text) {
  write(stdout, text, false);
  check_output();
}

void write_progress(std::FILE* to, std::string_view text) { write(to, text, true); }

void finish_output() {
  write(stdout, "", true);
  check_output();
}

std::string count_text(int64_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::string precision_text(train::MatmulPrecision precision) {
  switch (precision) {
    case train::MatmulPrecision::kDefault: return "products in the device's default precision";
    case train::MatmulPrecision::kTf32: return "products in TF32";
    case train::MatmulPrecision::kHighest: break;
  }
  return "products in f32";
}

std::string loss_text(double loss) {
  return std::abs(loss) < 1e6 ? fmt::format("{:.6f}", loss) : fmt::format("{:.6g}", loss);
}

}  // namespace fullbore::cli
