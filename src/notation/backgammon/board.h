// A backgammon board drawn in text, and the dice that lie on it.
#pragma once

#include <optional>
#include <string>

#include "rules/backgammon/state.h"

namespace fourfold::backgammon {

// Seat one sits below and bears off to the lower right. Points are numbered as the player on turn counts them, so that
// a play can be read off the board.
std::string draw_board(const State& state);

std::optional<Roll> dice_on_table(const State& state);

}  // namespace fourfold::backgammon
