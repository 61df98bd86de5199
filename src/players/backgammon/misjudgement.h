// How weaker levels err.
#pragma once

#include "players/backgammon/board.h"
#include "players/backgammon/evaluate.h"
#include "players/misjudgement.h"

namespace fourfold::backgammon {

// Races are easier to judge than contact.
inline players::Misjudgement misjudgement_of(std::uint64_t seed, float noise, const Board& board) {
  return {seed, noise * (is_race(board.on_roll, board.opponent) ? 0.5F : 1.0F)};
}

}  // namespace fourfold::backgammon
