// The player `greedy` of backgammon: a list of simple rules, told at the head of greedy.cpp.
#pragma once

#include "players/engine.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

class Greedy final : public players::Engine<Game> {
  Result<players::Decision<Game>> decide(const State& state, const players::Limits& limits,
                                         const players::OnProgress<Game>& told) override;
};

}  // namespace fourfold::backgammon
