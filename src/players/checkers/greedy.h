// The player `greedy` of checkers: a list of simple rules, told at the head of greedy.cpp.
#pragma once

#include "players/engine.h"
#include "rules/checkers/checkers.h"

namespace fourfold::checkers {

class Greedy final : public players::Engine<Game> {
  Result<players::Decision<Game>> decide(const State& state, const players::Limits& limits,
                                         const players::OnProgress<Game>& told) override;
};

}  // namespace fourfold::checkers
