// The player `greedy` of Backgammon Dice: a list of simple rules, told at the head of greedy.cpp.
#pragma once

#include "players/engine.h"
#include "rules/backgammon_dice/backgammon_dice.h"

namespace fourfold::backgammon_dice {

class Greedy final : public players::Engine<Game> {
  Result<players::Decision<Game>> decide(const State& state, const players::Limits& limits,
                                         const players::OnProgress<Game>& told) override;
};

}  // namespace fourfold::backgammon_dice
