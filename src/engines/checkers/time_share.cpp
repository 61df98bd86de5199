#include "engines/checkers/time_share.h"

#include <algorithm>

#include "engines/machine_clock.h"

namespace fourfold::checkers {
namespace {

// A game of checkers is mostly decided by then, and what is left is shared out again with every move.
constexpr int moves_to_come = 30;
// Nothing is certain but that a message takes its time, too.
constexpr double most_of_the_rest = 0.8;
constexpr double longest_reserve = 0.005;

}  // namespace

double share_of(const TimeLeft& left) {
  const double there = std::clamp(left.seconds + left.increment, 0.0, most_seconds);
  const int moves = std::clamp(left.moves.value_or(moves_to_come), 1, moves_to_come);
  return std::min(std::max(left.seconds, 0.0) / moves + left.increment, there * most_of_the_rest);
}

players::Deadline deadline_after(std::int64_t from, double seconds) {
  const double reserve = std::min(longest_reserve, seconds / 10);
  return engines::deadline_at(from + engines::microseconds(std::min(seconds - reserve, most_seconds)));
}

}  // namespace fourfold::checkers
