// Element types, and the C++ types that store them.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "fullbore/error.h"

namespace fullbore {

enum class DType : uint8_t { f32, f64, bf16, f16, i8, u8, i32, i64, u32, boolean, tuple };

inline constexpr DType kAllDTypes[] = {DType::f32, DType::f64,    DType::bf16, DType::f16,
                                       DType::i8,  DType::u8,     DType::i32,  DType::i64,
                                       DType::u32, DType::boolean};

// "f32", "bool", ...
std::string_view name(DType dtype);
// The inverse of name; throws Error naming the known types.
DType dtype_from_name(std::string_view text);
// Bytes of one element; 0 for tuple.
size_t byte_size(DType dtype);
bool is_float(DType dtype);
bool is_integer(DType dtype);  // signed or unsigned, not bool
bool is_signed(DType dtype);

// Brain floating point: the upper half of a float, rounded to nearest even.
struct bfloat16 {
  uint16_t bits = 0;
  bfloat16() = default;
  explicit bfloat16(float value);
  explicit operator float() const {
    return std::bit_cast<float>(static_cast<uint32_t>(bits) << 16);
  }
  bool operator==(const bfloat16&) const = default;
};

// IEEE 754 binary16.
struct float16 {
  uint16_t bits = 0;
  float16() = default;
  explicit float16(float value);
  explicit operator float() const;
  bool operator==(const float16&) const = default;
};

template <typename T>
struct DTypeOf;
template <>
struct DTypeOf<float> {
  static constexpr DType value = DType::f32;
};
template <>
struct DTypeOf<double> {
  static constexpr DType value = DType::f64;
};
template <>
struct DTypeOf<bfloat16> {
  static constexpr DType value = DType::bf16;
};
template <>
struct DTypeOf<float16> {
  static constexpr DType value = DType::f16;
};
template <>
struct DTypeOf<int8_t> {
  static constexpr DType value = DType::i8;
};
template <>
struct DTypeOf<uint8_t> {
  static constexpr DType value = DType::u8;
};
template <>
struct DTypeOf<int32_t> {
  static constexpr DType value = DType::i32;
};
template <>
struct DTypeOf<int64_t> {
  static constexpr DType value = DType::i64;
};
template <>
struct DTypeOf<uint32_t> {
  static constexpr DType value = DType::u32;
};
template <>
struct DTypeOf<bool> {
  static constexpr DType value = DType::boolean;
};
template <typename T>
inline constexpr DType dtype_of = DTypeOf<std::remove_cv_t<T>>::value;

// Calls f.template operator()<T>() with the C++ type that stores `dtype`.
template <typename F>
decltype(auto) dispatch(DType dtype, F&& f) {
  switch (dtype) {
    case DType::f32: return f.template operator()<float>();
    case DType::f64: return f.template operator()<double>();
    case DType::bf16: return f.template operator()<bfloat16>();
    case DType::f16: return f.template operator()<float16>();
    case DType::i8: return f.template operator()<int8_t>();
    case DType::u8: return f.template operator()<uint8_t>();
    case DType::i32: return f.template operator()<int32_t>();
    case DType::i64: return f.template operator()<int64_t>();
    case DType::u32: return f.template operator()<uint32_t>();
    case DType::boolean: return f.template operator()<bool>();
    case DType::tuple: break;
  }
  throw InternalError("dispatch: a tuple has no element type");
}

}  // namespace fullbore
