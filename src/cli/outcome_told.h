// How a finished game ended.
#pragma once

#include <vector>

#include "rules/game.h"
#include "rules/message.h"

namespace fourfold::cli {

// "player 1 wins 3 points and player 3 wins 1 point", or "nobody wins".
template <Game G>
std::vector<Message> outcome_told(const typename G::State& state) {
  const Outcome result = outcome(state);
  std::vector<Message> told;
  for (const Seat seat : seats(state.rules())) {
    if (result.of(seat) > 0) told.push_back(say<"terminal.outcome.wins", "player", "count">(seat, result.of(seat)));
  }
  if (told.empty()) told.push_back(say<"terminal.outcome.nobody">());
  return told;
}

}  // namespace fourfold::cli
