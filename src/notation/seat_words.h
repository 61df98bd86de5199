// What is told to people speaks of seats and dice in one way, so that whoever knows the players can put their names in.
#pragma once

#include <string>

#include "rules/die.h"
#include "rules/game.h"

namespace fourfold {

// "player 2"
inline std::string player_word(Seat seat) { return "player " + std::to_string(number(seat)); }

// "3-1"
inline std::string dice_word(Die first, Die second) {
  return std::to_string(first.pips()) + "-" + std::to_string(second.pips());
}

}  // namespace fourfold
