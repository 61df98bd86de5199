// What the end of a scored round is worth: the chance of winning the match from the points that stand then (BD-21).
#pragma once

#include <array>

#include "players/backgammon_dice/chances.h"

namespace fourfold::backgammon_dice {

// The chance of the side with `mine` points to win a match to so many, before a round of which nothing is known yet.
// Whoever has the agreed points and more than the other has won.
float match_chance(int mine, int theirs, int match_points);

// For one state of the match.
class Stakes {
 public:
  Stakes() = default;
  explicit Stakes(const State& state);

  bool fit(const State& state) const;
  // The chance that the seat wins: the game, or the match that the round belongs to.
  float win(const Chances& chances, Seat seat) const;

 private:
  EndChances worth_{0, 1, 0, 0, 0};  // to seat one
  int match_points_ = 0;             // 0 where each game is for itself
  std::array<int, 2> points_{};
};

}  // namespace fourfold::backgammon_dice
