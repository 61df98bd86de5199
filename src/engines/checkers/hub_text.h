// Positions and moves as the Hub protocol writes them. A position is the letter of the side to move, W or B, and one
// for each of the 32 squares: w and b for men, W and B for kings, e for none. White is our light side. A capture is
// written with its ends and then every square it captures from: 14x30x18x27.
#pragma once

#include <string>
#include <string_view>

#include "rules/checkers/checkers.h"

namespace fourfold::checkers {

std::string hub_position(const State& state);
Result<State> read_hub_position(const Rules& rules, std::string_view text);

std::string hub_move(const Play& play);
// The captured squares may come in any order, or be left out where only one capture is meant.
Result<Play> read_hub_move(const State& state, std::string_view text);

}  // namespace fourfold::checkers
