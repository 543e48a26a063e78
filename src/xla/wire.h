// Protocol buffers on the wire, as far as they are needed here: writing small messages, and reading
// foreign ones. Reading never goes beyond the bytes and never throws: what is damaged ends early.
// Thread safety: one thread per object. A reader keeps views of the caller's bytes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fullbore::xla {

class MessageWriter {
 public:
  MessageWriter& number(int field, int64_t value);
  MessageWriter& text(int field, std::string_view bytes);
  const std::string& bytes() const { return bytes_; }

 private:
  void varint(uint64_t value);
  std::string bytes_;
};

// The fields of one message in their order.
class MessageReader {
 public:
  explicit MessageReader(std::string_view bytes) : rest_(bytes) {}

  // Moves to the next field. False at the end, and at the first damage.
  bool next();
  // The bytes broke off or made no sense.
  bool damaged() const { return damaged_; }

  int field() const { return field_; }
  // Of a field that is a number; 0 for others.
  int64_t number() const { return number_; }
  // Of a field that is a text or a message; "" for others.
  std::string_view text() const { return text_; }
  // Appends the numbers of a repeated field, packed or one by one.
  void numbers(std::vector<int64_t>& values);

 private:
  bool varint(std::string_view& from, uint64_t& value);
  bool skip(size_t bytes);
  std::string_view rest_, text_;
  int field_ = 0;
  int64_t number_ = 0;
  bool is_text_ = false, damaged_ = false;
};

}  // namespace fullbore::xla
