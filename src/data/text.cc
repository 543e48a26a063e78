#include <algorithm>
#include <cmath>
#include <cstring>

#include "base/file.h"
#include "fullbore/data.h"

namespace fullbore::data {
namespace {

TextOptions checked(TextOptions o) {
  if (o.block_size < 1 || o.block_size > std::numeric_limits<int32_t>::max())
    fail("[text] expected a block_size of 1 to ", std::numeric_limits<int32_t>::max(), ", got ",
         o.block_size);
  if (o.stride < 0) fail("[text] expected a stride of 0 or more, got ", o.stride);
  if (o.stride == 0) o.stride = o.block_size;
  return o;
}

void check_length(std::string_view what, std::string_view text, const TextOptions& o) {
  if (static_cast<int64_t>(text.size()) <= o.block_size)
    fail("[text] ", what, ": expected more than ", o.block_size,
         " bytes, one sample and the byte after it, got ", text.size(), "; lower block_size");
}

int64_t count_tokens(std::string_view text) {
  unsigned char largest = 0;
  for (const char c : text) largest = std::max(largest, static_cast<unsigned char>(c));
  return int64_t{largest} + 1;
}

}  // namespace

Text::Text(std::shared_ptr<const std::string> owner, std::string_view text, int64_t num_tokens,
           const TextOptions& options)
    : owner_(std::move(owner)), text_(text), num_tokens_(num_tokens), options_(options) {}

Text::Text(const std::filesystem::path& path, const TextOptions& options)
    : owner_(std::make_shared<const std::string>(read_file(path, "[text]"))),
      text_(*owner_),
      num_tokens_(count_tokens(text_)),
      options_(checked(options)) {
  check_length(path.string(), text_, options_);
}

Text Text::from_string(std::string text, const TextOptions& options) {
  const auto owner = std::make_shared<const std::string>(std::move(text));
  Text result(owner, *owner, count_tokens(*owner), checked(options));
  check_length("the text", result.text_, result.options_);
  return result;
}

std::pair<Text, Text> Text::split(double fraction) const {
  if (!(fraction > 0 && fraction < 1))
    fail("[text] expected a fraction above 0 and below 1, got ", fraction);
  const auto cut =
      static_cast<size_t>(std::llround(static_cast<double>(text_.size()) * (1 - fraction)));
  Text first(owner_, text_.substr(0, cut), num_tokens_, options_);
  Text last(owner_, text_.substr(cut), num_tokens_, options_);
  check_length("the first part", first.text_, options_);
  check_length("the last part", last.text_, options_);
  return {std::move(first), std::move(last)};
}

int64_t Text::size() const {
  return (static_cast<int64_t>(text_.size()) - options_.block_size - 1) / options_.stride + 1;
}

void Text::gather(std::span<const int64_t> indices, std::byte* x, std::byte* y) const {
  const auto block = static_cast<size_t>(options_.block_size);
  for (const int64_t index : indices) {
    const char* from = text_.data() + index * options_.stride;
    std::memcpy(x, from, block);
    std::memcpy(y, from + 1, block);
    x += block;
    y += block;
  }
}

}  // namespace fullbore::data
