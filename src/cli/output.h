// Standard output of the command. What cannot be written is never lost silently: the exit status
// says so. One thread at a time.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <string>
#include <string_view>

#include "fullbore/train.h"

namespace fullbore::cli {

// Nobody reads standard output any more (`fullbore predict ... | head -1`).
struct OutputClosed {};

// Writes to standard output; throws Error, or OutputClosed, when that fails.
void write_out(std::string_view text);
template <typename... Args>
void say(fmt::format_string<Args...> format, Args&&... args) {
  write_out(fmt::format(format, std::forward<Args>(args)...));
}

// Writes and flushes what may be lost for now, such as the progress of a training that must go on.
// finish_output() reports it when `to` is standard output.
void write_progress(std::FILE* to, std::string_view text);

// Flushes standard output; throws like write_out when anything written to it was lost.
void finish_output();

// "1 thread", "2 threads".
std::string count_text(int64_t count, std::string_view what);
// How products are computed on an accelerator.
std::string precision_text(train::MatmulPrecision precision);
// A loss: six decimals, or six digits when it is huge.
std::string loss_text(double loss);

}  // namespace fullbore::cli
