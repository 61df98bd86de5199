// Which own pawns the next roll of the opponent could capture.
#pragma once

#include <optional>

#include "rules/backgammon_dice/state.h"

namespace fourfold::backgammon_dice {

struct Danger {
  int rolls = 0;  // of 36, by which one of the seat's pawns can be captured at once
  int pawns = 0;  // of the seat, that some roll reaches
};

// As if it were the opponent's turn, with the pawns as they stand. Nothing where pawns are rolled along with the dice:
// then there are more ways than anybody counts.
std::optional<Danger> danger_to(const State& state, Seat seat);

}  // namespace fourfold::backgammon_dice
