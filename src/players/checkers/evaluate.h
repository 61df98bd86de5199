// What a board of checkers looks like to a player who counts: material, advancement, the back row, the centre, freedom.
#pragma once

#include "rules/checkers/board.h"

namespace fourfold::checkers {

inline constexpr int worth_of_a_man = 100;

// What the board is worth to the side, in hundredths of a man, with no capture looked at.
int evaluate(const Board& board, Side side);

}  // namespace fourfold::checkers
