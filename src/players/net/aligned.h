// Lists of numbers that begin where a cache line does: what a processor fetches at once then never lies in two lines.
#pragma once

#include <cstddef>
#include <new>
#include <vector>

namespace fourfold::net {

template <class T>
struct LineAllocator {
  using value_type = T;
  static constexpr std::align_val_t line{64};

  LineAllocator() = default;
  // Not explicit: containers convert allocators.
  template <class Other>
  LineAllocator(const LineAllocator<Other>& /*other*/) {}

  T* allocate(std::size_t count) { return static_cast<T*>(::operator new(count * sizeof(T), line)); }
  void deallocate(T* list, std::size_t /*count*/) { ::operator delete(list, line); }

  template <class Other>
  bool operator==(const LineAllocator<Other>& /*other*/) const {
    return true;
  }
};

template <class T>
using Aligned = std::vector<T, LineAllocator<T>>;

}  // namespace fourfold::net
