// The player `greedy` of ludo: a list of simple rules, told at the head of greedy.cpp.
#pragma once

#include "players/player.h"
#include "rules/ludo/ludo.h"

namespace fourfold::ludo {

class Greedy final : public players::Player<Game> {
 public:
  players::Decision<Game> decide(const State& state, const players::Budget& budget) const override;
};

}  // namespace fourfold::ludo
