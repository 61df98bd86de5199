// A list of small values with room for the first ones inside itself and on the heap for all when there are more: for
// lists that are short almost always, where nobody can prove that they are always. As in FixedList, the room is not
// cleared.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <memory>
#include <type_traits>
#include <utility>

namespace fourfold {

template <class T, std::size_t Inside>
class SmallVector {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  using value_type = T;

  SmallVector() noexcept {}  // NOLINT(modernize-use-equals-default): a defaulted one would be deleted by the union
  SmallVector(const SmallVector& other) : SmallVector() { *this = other; }
  SmallVector& operator=(const SmallVector& other) {
    if (this == &other) return *this;
    size_ = 0;
    std::copy_n(other.items_, other.size_, room(other.size_));
    size_ = other.size_;
    return *this;
  }
  ~SmallVector() = default;

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

  void push_back(const T& value) {
    const T copy = value;  // it may be one of ours, which move when there is no room
    *room(1) = copy;
    ++size_;
  }
  void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  void clear() { size_ = 0; }
  // So many times the same value and nothing else.
  void assign(std::size_t count, const T& value) {
    size_ = 0;
    std::fill_n(room(count), count, value);
    size_ = count;
  }

  // For writing several values at once: where so many can be written after the last one, and how many of them to keep.
  T* room(std::size_t count) {
    if (size_ + count > capacity_) grow(std::max(size_ + count, 2 * capacity_));
    return items_ + size_;
  }
  void keep(std::size_t count) {
    assert(size_ + count <= capacity_);
    size_ += count;
  }

 private:
  void grow(std::size_t capacity) {
    auto more = std::make_unique_for_overwrite<T[]>(capacity);
    std::copy_n(items_, size_, more.get());
    outside_ = std::move(more);
    items_ = outside_.get();
    capacity_ = capacity;
  }

  T* items_ = inside_;
  std::size_t size_ = 0;
  std::size_t capacity_ = Inside;
  std::unique_ptr<T[]> outside_;
  union {
    T inside_[Inside];
  };
};

}  // namespace fourfold
