// What the tables of hypergammon say of a play: the worth of having moved.
#pragma once

#include "players/backgammon/hyper_tables.h"
#include "rules/backgammon/state.h"

namespace fourfold::backgammon {

// Of the player who has just moved, in points of the cube as it lies. The opponent is on roll, and doubles first where
// that is right.
struct HyperWorth {
  Chances chances;      // if nobody ever doubles
  double cubeless = 0;  // the same in points
  double mine = 0;      // the player who has moved holds the cube
  double centred = 0;
  double jacoby = 0;  // the cube is in the middle, and gammons do not count until it has been turned
  double theirs = 0;

  void add(const HyperWorth& more, double weight);
};

// All tiers are known; the opponent is on roll, or the game is over.
HyperWorth worth_of_having_moved(const HyperTables& tables, Gammons reading, const Board& after);

// A roll that may be played as anybody likes: each worth by the play that is best for it.
HyperWorth worth_of_roll(const HyperTables& tables, Gammons reading, const Board& board, const Roll& dice);

// How both sides begin with fewer checkers: on 24, on 24 and 23, or as always. The others are borne off.
Board hyper_start(int checkers);
// The mean over the rolls that may begin a game (BG-2): nobody may double before them.
HyperWorth worth_of_beginning(const HyperTables& tables, const Rules& rules, const Board& start);

}  // namespace fourfold::backgammon
