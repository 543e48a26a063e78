#include "fullbore/dtype.h"

#include <cmath>

namespace fullbore {
namespace {
struct DTypeInfo {
  std::string_view name;
  size_t size;
};
constexpr DTypeInfo kInfo[] = {{"f32", 4}, {"f64", 8},  {"bf16", 2}, {"f16", 2},
                               {"i8", 1},  {"u8", 1},   {"i32", 4},  {"i64", 8},
                               {"u32", 4}, {"bool", 1}, {"tuple", 0}};
const DTypeInfo& info(DType d) { return kInfo[static_cast<size_t>(d)]; }
}  // namespace

std::string_view name(DType dtype) { return info(dtype).name; }
size_t byte_size(DType dtype) { return info(dtype).size; }

DType dtype_from_name(std::string_view text) {
  for (DType d : kAllDTypes)
    if (name(d) == text) return d;
  fail("[dtype] expected one of f32 f64 bf16 f16 i8 u8 i32 i64 u32 bool, got '", text, "'");
}

bool is_float(DType d) {
  return d == DType::f32 || d == DType::f64 || d == DType::bf16 || d == DType::f16;
}
bool is_integer(DType d) {
  return d == DType::i8 || d == DType::u8 || d == DType::i32 || d == DType::i64 || d == DType::u32;
}
bool is_signed(DType d) {
  return is_float(d) || d == DType::i8 || d == DType::i32 || d == DType::i64;
}

bfloat16::bfloat16(float value) {
  const auto u = std::bit_cast<uint32_t>(value);
  if (std::isnan(value)) {
    bits = static_cast<uint16_t>((u >> 16) | 0x40u);
  } else {
    bits = static_cast<uint16_t>((u + 0x7fffu + ((u >> 16) & 1u)) >> 16);
  }
}

// Scaling by a power of two lets the FPU do the rounding, subnormals included.
float16::float16(float value) {
  const auto u = std::bit_cast<uint32_t>(value);
  const auto sign = static_cast<uint16_t>((u >> 16) & 0x8000u);
  const uint32_t mag = u & 0x7fffffffu;
  if (mag > 0x7f800000u) {
    bits = static_cast<uint16_t>(sign | 0x7e00u);
  } else if (mag >= 0x477ff000u) {  // rounds to 65536 or more
    bits = static_cast<uint16_t>(sign | 0x7c00u);
  } else if (mag < 0x38800000u) {  // subnormal or zero: a multiple of 2^-24
    const float scaled = std::bit_cast<float>(mag) * 0x1p24f;
    bits = static_cast<uint16_t>(sign | static_cast<uint16_t>(std::nearbyint(scaled)));
  } else {
    const uint32_t rounded = mag + 0xfffu + ((mag >> 13) & 1u);
    bits = static_cast<uint16_t>(sign | ((rounded - 0x38000000u) >> 13));
  }
}

float16::operator float() const {
  const uint32_t sign = static_cast<uint32_t>(bits & 0x8000u) << 16;
  const uint32_t exp = (bits >> 10) & 0x1fu;
  const uint32_t man = bits & 0x3ffu;
  if (exp == 31) return std::bit_cast<float>(sign | 0x7f800000u | (man << 13));
  if (exp == 0) {
    const float v = static_cast<float>(man) * 0x1p-24f;
    return std::bit_cast<float>(sign | std::bit_cast<uint32_t>(v));
  }
  return std::bit_cast<float>(sign | ((exp + 112u) << 23) | (man << 13));
}

}  // namespace fullbore
