// The yardstick `careful` of ludo: a better list of simple rules than greedy's, told at the head of careful.cpp.
#pragma once

#include "players/engine.h"
#include "rules/ludo/ludo.h"

namespace fourfold::ludo {

class Careful final : public players::Engine<Game> {
  Result<players::Decision<Game>> decide(const State& state, const players::Limits& limits,
                                         const players::OnProgress<Game>& told) override;
};

}  // namespace fourfold::ludo
