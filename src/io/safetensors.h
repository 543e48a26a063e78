// The safetensors format over any stream of bytes: an 8-byte little-endian length, a JSON header of
// that length, then the elements.
#pragma once

#include <functional>
#include <span>
#include <string>

#include "fullbore/io.h"

namespace fullbore::io {

// Fills a span from the stream, or throws.
using Source = std::function<void(std::span<std::byte>)>;
// Appends bytes to the stream, or throws.
using Sink = std::function<void(std::span<const std::byte>)>;

// Reads a stream of exactly `size` bytes, from its start to its end, in order.
Tensors read_safetensors(const Source& source, int64_t size, const std::string& name,
                         Metadata* metadata);
void write_safetensors(const Sink& sink, const TensorViews& tensors, const Metadata& metadata);

}  // namespace fullbore::io
