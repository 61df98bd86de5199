// How a game or a scored round may end, and how likely.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "rules/backgammon_dice/outcome.h"
#include "rules/backgammon_dice/state.h"

namespace fourfold::backgammon_dice {

// The points that the two sides get, those of the one who looks first: 2-0, 1-0, 1-1, 0-1, 0-2. A game without scoring
// ends 1-0 or 0-1.
inline constexpr std::size_t ways_to_end = 5;
using EndChances = std::array<float, ways_to_end>;  // add up to one
inline constexpr std::size_t ends_won = 1;          // 1-0
inline constexpr std::size_t ends_lost = 3;         // 0-1

struct Chances {
  EndChances ends{};  // as seat one sees them

  EndChances seen_by(Seat seat) const {
    EndChances seen = ends;
    if (seat == Seat::two) std::ranges::reverse(seen);
    return seen;
  }
  static Chances seen_from(Seat seat, EndChances seen) {
    if (seat == Seat::two) std::ranges::reverse(seen);
    return {seen};
  }
  // A game without scoring that the seat wins so often.
  static Chances of_winning(Seat seat, float win) {
    EndChances seen{};
    seen[ends_won] = win;
    seen[ends_lost] = 1 - win;
    return seen_from(seat, seen);
  }
  // Of a state that is over.
  static Chances settled(const State& state) {
    const Outcome result = outcome(state);
    EndChances seen{};
    const int one = std::max<int>(0, result.of(Seat::one));
    const int two = std::max<int>(0, result.of(Seat::two));
    const int end = 2 - one + two;
    seen[static_cast<std::size_t>(end)] = 1;
    return {seen};
  }
  Chances& add(const Chances& more, float weight) {
    for (std::size_t i = 0; i < ends.size(); ++i) ends[i] += weight * more.ends[i];
    return *this;
  }
};

}  // namespace fourfold::backgammon_dice
