// A position in the words of FIBS, the First Internet Backgammon Server, which other programs' sockets speak: one line
// with the board, the dice, the cube and the score as the player who is to act sees them.
#pragma once

#include <string>
#include <string_view>

#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

std::string fibs_board(const State& state);

// The state that such a line describes, the player who is to act in seat one. Whichever way the line counts the points.
Result<State> read_fibs_board(std::string_view line);

}  // namespace fourfold::backgammon
