// The case of Backgammon Dice drawn in text, and the dice that lie in it.
#pragma once

#include <optional>
#include <string>

#include "rules/backgammon_dice/state.h"

namespace fourfold::backgammon_dice {

// Seat one's spaces are the lower row, seat two's the upper. Spaces are numbered as the player on turn counts them, so
// that a play can be read off the board.
std::string draw_board(const State& state);

// Without the sides of captured pawns: those show on the pawns.
std::optional<Roll> dice_on_table(const State& state);

}  // namespace fourfold::backgammon_dice
