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
#include "rules/result.h"

namespace fourfold::players {

// Plays rounds 0 to count - 1 and adds them up. After each one `go_on` is told what there is so far, by one thread at a
// time; when it says no, the rounds that have begun are finished and no others are begun. So the rounds in the result
// are always the first ones, and the same rounds give the same result however many threads there are. A round is told
// which thread plays it, from 0, because engines are asked by one thread at a time. If one cannot be played to its end,
// its error is the answer.
inline Result<Tally> play_rounds(std::uint64_t count, unsigned threads,
                                 const std::function<Result<Tally>(std::uint64_t round, unsigned thread)>& play_round,
                                 const std::function<bool(const Tally&)>& go_on) {
  Result<Tally> total;
  std::mutex guard;
  std::atomic<std::uint64_t> next = 0;
  std::atomic<bool> stopped = false;
  const auto work = [&](unsigned thread) {
    while (!stopped) {
      const std::uint64_t round = next++;
      if (round >= count) return;
      const Result<Tally> played = play_round(round, thread);
      const std::lock_guard lock(guard);
      if (!total) return;
      if (played) {
        total->add(*played);
      } else {
        total = refuse(played.error());
      }
      if (!played || !go_on(*total)) stopped = true;
    }
  };
  std::vector<std::jthread> others;
  for (unsigned thread = 1; thread < std::min<std::uint64_t>(threads, count); ++thread)
    others.emplace_back(work, thread);
  work(0);
  others.clear();
  return total;
}

}  // namespace fourfold::players
