// An array that is read here and there, in pages as large as the system has, so that finding a place in it costs less.
#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>

namespace fourfold::players {

// Asks the system for large pages where the memory lies. Only a wish: nothing else depends on it.
void prefer_large_pages(void* memory, std::size_t bytes);

template <class T>
class LargeArray {
 public:
  LargeArray() = default;
  explicit LargeArray(std::size_t count) : memory_(allocate(count)) {
    std::uninitialized_value_construct_n(memory_.get(), count);
  }

  explicit operator bool() const { return memory_ != nullptr; }
  T& operator[](std::size_t i) const { return memory_.get()[i]; }

 private:
  static constexpr std::align_val_t large{std::size_t{2} << 20};
  static_assert(alignof(T) <= static_cast<std::size_t>(large) && std::is_trivially_destructible_v<T>);

  struct Free {
    void operator()(T* memory) const { ::operator delete(memory, large); }
  };

  static T* allocate(std::size_t count) {
    void* const memory = ::operator new(count * sizeof(T), large);
    prefer_large_pages(memory, count * sizeof(T));
    return static_cast<T*>(memory);
  }

  std::unique_ptr<T, Free> memory_;
};

}  // namespace fourfold::players
