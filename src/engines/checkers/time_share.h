// Time: how much of what is left on a clock one move may take.
#pragma once

#include <cstdint>
#include <optional>

#include "players/limits.h"

namespace fourfold::checkers {

inline constexpr double most_seconds = 1e7;

// What is left on the clock of the one to move.
struct TimeLeft {
  double seconds = 0;
  std::optional<int> moves{};  // that have to be made with it; unless told until the game ends
  double increment = 0;        // added before every move
};

// So many seconds for this move, never all that is left.
double share_of(const TimeLeft& left);

// When an answer is due that may take so many seconds from a moment on (engines/machine_clock.h), a little earlier, so
// that it is not late.
players::Deadline deadline_after(std::int64_t from, double seconds);

}  // namespace fourfold::checkers
