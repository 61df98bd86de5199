// Many rounds on several threads. Native only: the browser plays rounds one by one.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "players/tally.h"

namespace fourfold::players {

// Plays rounds 0 to count - 1 and adds them up. After each one `go_on` is told what there is so far, by one thread at a
// time; when it says no, the rounds that have begun are finished and no others are begun. So the rounds in the result
// are always the first ones, and the same rounds give the same result however many threads there are.
inline Tally play_rounds(std::uint64_t count, unsigned threads, const std::function<Tally(std::uint64_t)>& play_round,
                         const std::function<bool(const Tally&)>& go_on) {
  Tally total;
  std::mutex guard;
  std::atomic<std::uint64_t> next = 0;
  std::atomic<bool> stopped = false;
  const auto work = [&] {
    while (!stopped) {
      const std::uint64_t round = next++;
      if (round >= count) return;
      const Tally played = play_round(round);
      const std::lock_guard lock(guard);
      total.add(played);
      if (!go_on(total)) stopped = true;
    }
  };
  std::vector<std::jthread> others;
  for (std::uint64_t i = 1; i < std::min<std::uint64_t>(threads, count); ++i) others.emplace_back(work);
  work();
  others.clear();
  return total;
}

}  // namespace fourfold::players
