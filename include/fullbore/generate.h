// Text from a language model of bytes: a model whose forward takes tokens [B, T] to logits
// [B, T, tokens] and where each place sees only those before it.
// Thread safety: a Generator belongs to one thread. The model must outlive it.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "fullbore/train.h"

namespace fullbore::train {

// How the next token is chosen from the model's probabilities.
struct SampleOptions {
  double temperature = 1;  // logits are divided by it; 0: always the most probable token
  int64_t top_k = 0;       // only the k most probable tokens; 0: all
  // Only the most probable tokens that together have this probability (Holtzman et al., "The
  // curious case of neural text degeneration", ICLR 2020); 1: all.
  double top_p = 1;
  uint64_t seed = 0;  // the same text for the same seed
};

// The token that `uniform`, in [0, 1), chooses. Throws Error on logits that are not finite and on
// options out of range.
int64_t sample_token(std::span<const float> logits, const SampleOptions& options, double uniform);

// Continues a text byte by byte. The model sees the last block_size bytes.
class Generator {
 public:
  // Throws Error on options out of range. Compiled at the first next().
  Generator(nn::Module& model, int64_t block_size, const SampleOptions& options = {},
            const EvalOptions& run = {});
  ~Generator();
  Generator(Generator&&) noexcept;
  Generator& operator=(Generator&&) noexcept;

  // What stands before the next byte. Throws Error on an empty text.
  void prompt(std::string_view text);
  // The next byte, which is then part of the text. Throws Error without a prompt, on a prompt
  // outside the model's vocabulary and on a model that does not fit.
  char next();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// prompt and `bytes` bytes more.
std::string generate(nn::Module& model, int64_t block_size, std::string_view prompt, int64_t bytes,
                     const SampleOptions& options = {}, const EvalOptions& run = {});

}  // namespace fullbore::train
