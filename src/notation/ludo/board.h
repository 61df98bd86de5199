// The ludo cross drawn in text, and the dice that lie on it.
#pragma once

#include <optional>
#include <string>

#include "rules/ludo/state.h"

namespace fourfold::ludo {

// A piece is its seat's number. Seat 1 starts below and goes up; everyone goes round clockwise.
std::string draw_board(const State& state);

std::optional<Roll> dice_on_table(const State& state);

}  // namespace fourfold::ludo
