// What points are worth to a player: points themselves for money, chances of winning the match in a match. And which
// games count more points.
#pragma once

#include <cstdint>

#include "players/backgammon/chances.h"
#include "players/backgammon/match_equities.h"
#include "rules/backgammon/state.h"

namespace fourfold::backgammon {

class Stakes {
 public:
  // As the game of the state stands, for the player in a seat. The table lives longer than the stakes.
  Stakes(const State& state, Seat seat, const MatchEquities& equities = MatchEquities::kazaross_xg2());

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
  float from_normalised(float equity, int cube) const;

  // The same as the opponent sees it: of the stakes, and of a value.
  Stakes turned() const;
  float turned_value(float value) const { return is_match() ? 1 - value : -value; }

  // One number for all of it but the reading.
  std::uint64_t number() const;

 private:
  int mine_ = 0;  // points needed; 0 for money
  int theirs_ = 0;
  bool crawford_ = false;       // this is the Crawford game: no cube
  bool crawford_over_ = false;  // after this game
  bool cube_ = true;
  Gammons reading_;
  const MatchEquities* equities_;
};

}  // namespace fourfold::backgammon
