// The player `greedy` of Backgammon Dice: a list of simple rules, told at the head of greedy.cpp.
#pragma once

#include "players/player.h"
#include "rules/backgammon_dice/backgammon_dice.h"

namespace fourfold::backgammon_dice {

class Greedy final : public players::Player<Game> {
 public:
  players::Decision<Game> decide(const State& state, const players::Budget& budget) const override;
};

}  // namespace fourfold::backgammon_dice
