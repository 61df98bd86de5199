// A list with room for a fixed number of small values inside itself, so that move generation never allocates.
// The room is not cleared: making a list costs nothing, however large its capacity.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace fourfold {

template <class T, std::size_t Capacity>
class FixedList {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  using value_type = T;

  FixedList() noexcept {}  // NOLINT(modernize-use-equals-default): a defaulted one would be deleted by the union
  FixedList(const FixedList& other) noexcept : size_(other.size_) { std::copy_n(other.items_, size_, items_); }
  FixedList& operator=(const FixedList& other) noexcept {
    size_ = other.size_;
    std::copy_n(other.items_, size_, items_);
    return *this;
  }
  ~FixedList() = default;

  static constexpr std::size_t capacity() { return Capacity; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }

  T* begin() { return items_; }
  T* end() { return items_ + size_; }
  const T* begin() const { return items_; }
  const T* end() const { return items_ + size_; }

  T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  T& back() { return (*this)[size_ - 1]; }
  const T& back() const { return (*this)[size_ - 1]; }

  // Each list's capacity is proven where the list is declared; a debug build checks the proof.
  void push_back(const T& value) {
    assert(size_ < Capacity);
    items_[size_++] = value;
  }
  void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  void clear() { size_ = 0; }

  // For writing several values at once: the room after the last one, and how many of what was written there to keep.
  T* room() { return items_ + size_; }
  void keep(std::size_t count) {
    assert(size_ + count <= Capacity);
    size_ += static_cast<std::uint32_t>(count);
  }

 private:
  std::uint32_t size_ = 0;
  union {
    T items_[Capacity];
  };
};

}  // namespace fourfold
