// What one needs to know to judge a position for somebody: the board, the stakes and the cube, seen from one seat.
#pragma once

#include "players/backgammon/cube_states.h"

namespace fourfold::backgammon {

struct Standpoint {
  Standpoint(const State& state, Seat seat, const HyperTables* solved,
             const MatchEquities& equities = MatchEquities::kazaross_xg2());

  // Of a position after a play, in points of the cube as it lies, if the opponent's chances look so.
  float equity(const Board& after, const Chances& of_opponent) const;
  // The same from what a search found for the opponent's next roll.
  float equity(const CubeValues& of_opponent) const;

  // Whether what it is worth is known exactly, the use of the cube included: then there is nothing to look into. In a
  // match tables know the chances, but not what the cube makes of them.
  bool knows(const Board& position) const;

  Stakes stakes;
  Cube cube;
  CubeStates cubes;        // with this seat on roll
  CubeStates their_cubes;  // with the opponent on roll
  Board board;             // this seat is on roll
  Worth mine;
  Worth theirs;
  const HyperTables* solved;  // none where nothing is known
};

}  // namespace fourfold::backgammon
