// The strong player of backgammon: nets and exact tables, looking ahead, with a cube. Weaker levels judge the same way
// and then misjudge a little: small mistakes are frequent and large ones rare, as people make them.
#pragma once

#include "players/backgammon/cubeful.h"
#include "players/player.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

struct Strength {
  int plies = 0;
  float noise = 0;  // standard deviation of what is misjudged, in points of the cube
};

class Strong final : public players::Player<Game> {
 public:
  explicit Strong(const Strength& strength) : strength_(strength) {}

  players::Decision<Game> decide(const State& state, const players::Budget& budget) const override;

 private:
  Strength strength_;
};

}  // namespace fourfold::backgammon
