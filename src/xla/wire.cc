#include "xla/wire.h"

#include <algorithm>

namespace fullbore::xla {
namespace {

enum Kind { kVarint = 0, kFixed64 = 1, kBytes = 2, kFixed32 = 5 };
// Tags are 32 bits wide, three of which are the kind.
constexpr uint64_t kMaxField = (uint64_t{1} << 29) - 1;

}  // namespace

MessageWriter& MessageWriter::number(int field, int64_t value) {
  varint(static_cast<uint64_t>(field) << 3 | kVarint);
  varint(static_cast<uint64_t>(value));
  return *this;
}

MessageWriter& MessageWriter::text(int field, std::string_view bytes) {
  varint(static_cast<uint64_t>(field) << 3 | kBytes);
  varint(bytes.size());
  bytes_ += bytes;
  return *this;
}

void MessageWriter::varint(uint64_t value) {
  for (; value >= 128; value >>= 7) bytes_ += static_cast<char>(value | 128);
  bytes_ += static_cast<char>(value);
}

bool MessageReader::varint(std::string_view& from, uint64_t& value) {
  value = 0;
  for (size_t i = 0; i < std::min<size_t>(from.size(), 10); ++i) {
    const auto byte = static_cast<unsigned char>(from[i]);
    value |= static_cast<uint64_t>(byte & 127) << (7 * i);
    if (byte < 128) {
      from.remove_prefix(i + 1);
      return true;
    }
  }
  damaged_ = true;
  return false;
}

bool MessageReader::skip(size_t bytes) {
  damaged_ = rest_.size() < bytes;
  if (!damaged_) rest_.remove_prefix(bytes);
  return !damaged_;
}

bool MessageReader::next() {
  number_ = 0;
  text_ = {};
  is_text_ = false;
  uint64_t tag = 0, value = 0;
  if (damaged_ || rest_.empty() || !varint(rest_, tag)) return false;
  if (tag >> 3 == 0 || tag >> 3 > kMaxField) {
    damaged_ = true;
    return false;
  }
  field_ = static_cast<int>(tag >> 3);
  switch (tag & 7) {
    case kVarint:
      if (!varint(rest_, value)) return false;
      number_ = static_cast<int64_t>(value);
      return true;
    case kFixed64: return skip(8);
    case kFixed32: return skip(4);
    case kBytes:
      if (!varint(rest_, value)) return false;
      text_ = rest_.substr(0, value);
      is_text_ = true;
      return skip(value);
    default: damaged_ = true; return false;
  }
}

void MessageReader::numbers(std::vector<int64_t>& values) {
  if (!is_text_) {
    values.push_back(number_);
    return;
  }
  uint64_t value = 0;
  for (std::string_view rest = text_; !rest.empty() && varint(rest, value);)
    values.push_back(static_cast<int64_t>(value));
}

}  // namespace fullbore::xla
