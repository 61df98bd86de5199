// Backgammon positions that random play seldom reaches: crowded home boards, several checkers on the bar, late
// bear-offs.
#pragma once

#include "players/random_source.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon::test {

inline Roll random_roll(RandomSource& random) { return {Die::nth(random.below(6)), Die::nth(random.below(6))}; }

// Seat one on turn before the roll, each side scattered over a stretch of the board of random length.
inline State random_position(const Rules& rules, RandomSource& random) {
  const int all = checkers_a_side(rules);
  for (;;) {
    Position position;
    position.stage = Stage::turn_start;
    for (Checkers& side : position.sides) {
      const auto reach = static_cast<std::uint32_t>(random.below(3) == 0 ? 6 : 4 + random.below(22));
      const int borne_off = random.below(3) == 0 ? static_cast<int>(random.below(static_cast<std::uint32_t>(all))) : 0;
      side[off] = static_cast<std::uint8_t>(borne_off);
      for (int i = borne_off; i < all; ++i) {
        const int point = static_cast<int>(random.below(reach)) + 1;
        const int seen_by_other = points + 1 - point;
        const bool taken = &side == &position.sides[1] && point <= points &&
                           position.sides[0][static_cast<std::size_t>(seen_by_other)] > 0;
        ++side[static_cast<std::size_t>(taken ? bar : point)];
      }
    }
    if (auto state = State::from(rules, position)) return *state;
  }
}

}  // namespace fourfold::backgammon::test
