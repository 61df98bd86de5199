// Games for money without Jacoby's rule, for tests.
#pragma once

#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

inline Rules money_rules() {
  Rules rules;
  rules.match_length = 0;
  rules.jacoby = false;
  return rules;
}

// The first roll of such a game.
inline State opening(int high, int low) {
  return roll(begin_with(money_rules(), Seat::one), {*Die::from(high), *Die::from(low)});
}

}  // namespace fourfold::backgammon
