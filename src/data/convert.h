// Elements as files store them, turned into arrays.
#pragma once

#include <algorithm>
#include <bit>
#include <cstring>
#include <functional>
#include <span>
#include <vector>

#include "fullbore/array.h"

namespace fullbore::data {

// An element as stored: dtype is what it becomes; 2 stored bytes for an i32 mean a 16-bit integer,
// signed unless is_unsigned.
struct Element {
  DType dtype = DType::f32;
  int stored_bytes = 4;
  bool is_unsigned = false;
};

// Reads shape.numel() stored elements from `source`, which fills a span or throws.
// REQUIRES: the caller has checked that they exist.
inline Array read_stored(const Element& e, const Shape& shape, std::endian order,
                         const std::function<void(std::span<std::byte>)>& source) {
  Array a(e.dtype, shape);
  const auto count = static_cast<size_t>(a.numel());
  const auto width = static_cast<size_t>(e.stored_bytes);
  if (width == byte_size(e.dtype)) {
    source({a.data(), count * width});
    if (order != std::endian::native && width > 1)
      for (size_t i = 0; i < count; ++i)
        std::reverse(a.data() + i * width, a.data() + (i + 1) * width);
    return a;
  }
  std::vector<std::byte> stored(count * width);
  source(stored);
  const auto out = a.span<int32_t>();
  for (size_t i = 0; i < count; ++i) {
    if (order != std::endian::native) std::swap(stored[2 * i], stored[2 * i + 1]);
    int16_t v = 0;
    std::memcpy(&v, stored.data() + 2 * i, 2);
    out[i] = e.is_unsigned ? static_cast<uint16_t>(v) : v;
  }
  return a;
}

}  // namespace fullbore::data
