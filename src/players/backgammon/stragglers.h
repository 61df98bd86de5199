// Boxed rulebooks count a gammon whenever the loser has a checker outside his home board, even after bearing off others
// (BG-13, BG-14). The nets know the tournament's reading only, in which a side that has borne off a checker is safe:
// this says how likely such a side, hit again, is caught on its way home.
#pragma once

#include "players/backgammon/board.h"

namespace fourfold::backgammon {

struct Caught {
  float gammon = 0;      // outside the home board when the other side bears off its last checker
  float backgammon = 0;  // on the bar or in the winner's home board
};

// Of the player on roll's stragglers, and of the opponent's.
Caught on_roll_caught(const Board& board);
Caught opponent_caught(const Board& board);

}  // namespace fourfold::backgammon
