// Pieces of work that do not depend on each other, on several threads. A page has one thread only.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>

#if !defined(__wasi__)
#include <thread>
#include <vector>
#endif

namespace fourfold::players {

// work(piece, thread) for pieces 0 to count - 1, each once. When it says no, no more are begun; false if so.
template <class Work>
bool in_parallel(std::size_t count, unsigned threads, Work work) {
  std::atomic<std::size_t> next = 0;
  std::atomic<bool> stopped = false;
  const auto take = [&](unsigned thread) {
    while (!stopped) {
      const std::size_t piece = next++;
      if (piece >= count) return;
      if (!work(piece, thread)) stopped = true;
    }
  };
#if !defined(__wasi__)
  std::vector<std::jthread> others;
  for (unsigned t = 1; t < threads && t < count; ++t) others.emplace_back(take, t);
#else
  (void)threads;
#endif
  take(0);
#if !defined(__wasi__)
  others.clear();
#endif
  return !stopped;
}

}  // namespace fourfold::players
