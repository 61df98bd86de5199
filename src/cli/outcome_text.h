// How a finished game ended, in words.
#pragma once

#include <string>

#include "rules/game.h"

namespace fourfold::cli {

inline std::string points_text(int points) { return std::to_string(points) + (points == 1 ? " point" : " points"); }

// "player 1 wins 2 points", "player 1 wins 3 points, player 3 1 point", or "nobody wins".
template <Game G>
std::string outcome_text(const typename G::State& state) {
  const Outcome result = outcome(state);
  std::string text;
  for (const Seat seat : seats(state.rules())) {
    if (result.of(seat) <= 0) continue;
    text += text.empty() ? "player " : ", player ";
    text += std::to_string(number(seat)) + (text.find("wins") == std::string::npos ? " wins " : " ");
    text += points_text(result.of(seat));
  }
  return text.empty() ? "nobody wins" : text;
}

}  // namespace fourfold::cli
