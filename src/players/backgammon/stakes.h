// What points are worth to a player: points themselves for money, chances of winning the match in a match. And which
// games count more points.
#pragma once

#include "players/backgammon/chances.h"
#include "rules/backgammon/state.h"

namespace fourfold::backgammon {

// The chance of winning a match for a side that needs `mine` points against one that needs `theirs`; 1 or 0 if one
// needs none. `crawford_over`: the Crawford game has been played, or there is none.
float match_chance(int mine, int theirs, bool crawford_over);

class Stakes {
 public:
  // As the game of the state stands, for the player in a seat.
  Stakes(const State& state, Seat seat);

  // When a win is a gammon.
  Gammons reading() const { return reading_; }

  bool is_match() const { return mine_ > 0; }
  // What winning so many points is worth (losing, if negative).
  float of(int won) const;
  // What all ends of the game are worth at this cube; without gammons, if they do not count yet.
  Worth worth(int cube, bool gammons = true) const;
  // Whether doubling from this cube can gain anything for the player or the opponent.
  bool can_use(int cube, bool opponent) const;
  // A value in points of the cube: -1 is a loss and 1 a win of it, as equities are told.
  float normalised(float value, int cube) const;

  // The same as the opponent sees it.
  Stakes turned() const;

 private:
  int mine_ = 0;  // points needed; 0 for money
  int theirs_ = 0;
  bool crawford_ = false;       // this is the Crawford game: no cube
  bool crawford_over_ = false;  // after this game
  bool cube_ = true;
  Gammons reading_;
};

}  // namespace fourfold::backgammon
