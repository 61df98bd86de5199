// The one who may change a state. Only the files of this folder include it.
#pragma once

#include "rules/backgammon_dice/state.h"

namespace fourfold::backgammon_dice {

class Referee {
 public:
  // The setup of BD-1 with regular sides, before anything is rolled.
  static State set_up(const Rules& rules);
  // The state after a random start, if there is one, or waiting for it.
  static State opening(const Rules& rules, const std::array<std::uint16_t, 2>& points);
  static State begin(const Rules& rules, Seat seat);

  static State rolled(const State& state, const Roll& dice);
  static State played(const State& state, const Play& play);
  static State resigned(const State& state);

 private:
  static State pawn_rolled(State state, Side side);
};

}  // namespace fourfold::backgammon_dice
