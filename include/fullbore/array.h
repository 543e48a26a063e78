// Array: an n-dimensional array of numbers in host memory, row-major, 64-byte aligned. Its newest
// value may lie on a device; whoever asks for the numbers waits for them.
// Copies are deep; moves are free. Const methods may run concurrently.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <span>
#include <string>

#include "fullbore/type.h"

namespace fullbore {

// For executors: memory of a device that holds the newest value of one array.
class RemoteValue {
 public:
  virtual ~RemoteValue() = default;
  // Copies the value to memory of its size; waits for it. Throws BackendError when the device
  // failed.
  virtual void read(std::byte* host) = 0;
  // Brings the array's memory up to date, once for each new value. Throws as read().
  void fetch(std::byte* host);

 protected:
  explicit RemoteValue(bool host_is_current) : host_is_current_(host_is_current) {}
  void set_host_is_old() { host_is_current_.store(false, std::memory_order_release); }

 private:
  std::atomic<bool> host_is_current_;
  std::mutex mutex_;
};

class Array {
 public:
  Array() = default;
  // Uninitialised elements. Throws Error when the memory cannot be had.
  explicit Array(const Type& type);
  Array(DType dtype, const Shape& shape) : Array(Type{dtype, shape}) {}
  Array(const Array& other);
  Array& operator=(const Array& other);
  Array(Array&& other) noexcept;
  Array& operator=(Array&& other) noexcept;
  ~Array() = default;

  static Array zeros(const Type& type);
  static Array full(const Type& type, double value);
  template <typename T>
  static Array scalar(T value) {
    Array a(dtype_of<T>, {});
    a.span<T>()[0] = value;
    return a;
  }
  // Throws Error when values.size() differs from shape.numel().
  template <typename T>
  static Array from(const Shape& shape, std::span<const T> values) {
    Array a(dtype_of<T>, shape);
    a.check_count(values.size());
    std::copy(values.begin(), values.end(), a.span<T>().begin());
    return a;
  }

  const Type& type() const { return type_; }
  DType dtype() const { return type_.dtype; }
  const Shape& shape() const { return type_.shape; }
  int64_t numel() const { return type_.shape.numel(); }
  int64_t bytes() const { return type_.bytes(); }

  // Throws BackendError when the value was to come from a device, which failed. What may be written
  // to is the host's from then on, until the next training step: ask again after it.
  std::byte* data() {
    if (remote_ != nullptr) take_back();
    return data_.get();
  }
  const std::byte* data() const {
    if (remote_ != nullptr) remote_->fetch(data_.get());
    return data_.get();
  }
  // Throws Error when T is not the element type.
  template <typename T>
  std::span<T> span() {
    check_dtype(dtype_of<T>);
    return {reinterpret_cast<T*>(data()), static_cast<size_t>(numel())};
  }
  template <typename T>
  std::span<const T> span() const {
    check_dtype(dtype_of<T>);
    return {reinterpret_cast<const T*>(data()), static_cast<size_t>(numel())};
  }
  // Element i (row-major position) as a double / set from a double, whatever the element type.
  double at(int64_t i) const;
  void set(int64_t i, double value);
  // The single element of an array of one element; throws Error otherwise.
  double item() const;
  // Elements converted to another type.
  Array to(DType dtype) const;
  // The same elements under another shape; throws Error when the counts differ.
  Array reshaped(const Shape& shape) const&;
  Array reshaped(const Shape& shape) &&;  // without a copy

  // For executors: where the newest value is; null: here.
  const std::shared_ptr<RemoteValue>& remote() const { return remote_; }
  void set_remote(std::shared_ptr<RemoteValue> remote) { remote_ = std::move(remote); }

 private:
  struct Free {
    void operator()(std::byte* p) const noexcept;
  };
  void take_back();
  void check_dtype(DType wanted) const;
  void check_count(size_t count) const;
  Type type_{DType::f32, Shape{0}};
  std::unique_ptr<std::byte[], Free> data_;
  std::shared_ptr<RemoteValue> remote_;
};

}  // namespace fullbore
