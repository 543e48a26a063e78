#include "fullbore/array.h"

#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <utility>

namespace fullbore {
namespace {

double to_double(auto v) {
  using T = decltype(v);
  if constexpr (std::is_same_v<T, bfloat16> || std::is_same_v<T, float16>) {
    return static_cast<double>(static_cast<float>(v));
  } else {
    return static_cast<double>(v);
  }
}

// Out-of-range values saturate, NaN becomes 0: the specification of Convert.
template <typename T>
T from_double(double v) {
  if constexpr (std::is_same_v<T, bfloat16> || std::is_same_v<T, float16>) {
    return T(static_cast<float>(v));
  } else if constexpr (std::is_same_v<T, bool>) {
    return v != 0;
  } else if constexpr (std::is_integral_v<T>) {
    if (std::isnan(v)) return 0;
    if (v <= static_cast<double>(std::numeric_limits<T>::min()))
      return std::numeric_limits<T>::min();
    if (v >= static_cast<double>(std::numeric_limits<T>::max()))
      return std::numeric_limits<T>::max();
    return static_cast<T>(v);
  } else {
    return static_cast<T>(v);
  }
}

}  // namespace

void RemoteValue::fetch(std::byte* host) {
  if (host_is_current_.load(std::memory_order_acquire)) return;
  const std::lock_guard lock(mutex_);
  if (host_is_current_.load(std::memory_order_relaxed)) return;
  read(host);
  host_is_current_.store(true, std::memory_order_release);
}

void Array::take_back() {
  remote_->fetch(data_.get());
  remote_.reset();
}

void Array::Free::operator()(std::byte* p) const noexcept { std::free(p); }

Array::Array(const Type& type) : type_(type) {
  const auto bytes = static_cast<size_t>(type.bytes());
  auto* p = static_cast<std::byte*>(std::aligned_alloc(64, (bytes + 64) / 64 * 64));
  if (p == nullptr) fail("[array] cannot allocate ", bytes, " bytes for ", type);
  data_.reset(p);
}

Array::Array(const Array& other) : type_(other.type_) {
  if (other.data_ == nullptr) return;
  *this = Array(other.type_);
  std::memcpy(data(), other.data(), static_cast<size_t>(bytes()));
}

Array& Array::operator=(const Array& other) {
  if (this != &other) *this = Array(other);
  return *this;
}

Array::Array(Array&& other) noexcept
    : type_(std::exchange(other.type_, Type{DType::f32, Shape{0}})),
      data_(std::move(other.data_)),
      remote_(std::move(other.remote_)) {}

Array& Array::operator=(Array&& other) noexcept {
  if (this != &other) {
    type_ = std::exchange(other.type_, Type{DType::f32, Shape{0}});
    data_ = std::move(other.data_);
    remote_ = std::move(other.remote_);
  }
  return *this;
}

Array Array::zeros(const Type& type) {
  Array a(type);
  std::memset(a.data(), 0, static_cast<size_t>(a.bytes()));
  return a;
}

Array Array::full(const Type& type, double value) {
  Array a(type);
  dispatch(type.dtype, [&]<typename T>() {
    for (T& v : a.span<T>()) v = from_double<T>(value);
  });
  return a;
}

double Array::at(int64_t i) const {
  return dispatch(dtype(),
                  [&]<typename T>() { return to_double(span<T>()[static_cast<size_t>(i)]); });
}

void Array::set(int64_t i, double value) {
  dispatch(dtype(),
           [&]<typename T>() { span<T>()[static_cast<size_t>(i)] = from_double<T>(value); });
}

double Array::item() const {
  if (numel() != 1) fail("[item] expected an array of one element, got ", type_);
  return at(0);
}

Array Array::to(DType dtype) const {
  Array out(dtype, shape());
  dispatch(this->dtype(), [&]<typename From>() {
    dispatch(dtype, [&]<typename To>() {
      const auto in = span<From>();
      const auto res = out.span<To>();
      for (size_t i = 0; i < in.size(); ++i) {
        if constexpr (std::is_integral_v<From> && std::is_integral_v<To> &&
                      !std::is_same_v<To, bool>) {
          res[i] = static_cast<To>(in[i]);  // integers wrap, exactly
        } else {
          res[i] = from_double<To>(to_double(in[i]));
        }
      }
    });
  });
  return out;
}

Array Array::reshaped(const Shape& shape) const& { return Array(*this).reshaped(shape); }

Array Array::reshaped(const Shape& shape) && {
  if (shape.numel() != numel()) fail("[reshape] cannot view ", type_, " as ", shape);
  Array out = std::move(*this);
  out.type_.shape = shape;
  return out;
}

void Array::check_dtype(DType wanted) const {
  if (wanted != dtype()) fail("[array] expected elements of ", wanted, ", got ", type_);
}

void Array::check_count(size_t count) const {
  if (static_cast<int64_t>(count) != numel())
    fail("[array] expected ", numel(), " values for ", type_, ", got ", count);
}

}  // namespace fullbore
