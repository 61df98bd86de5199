// The basic game with two pawns a side, the others borne off: small enough to be solved with the special sides of its
// pawns, by nothing but the rules. A yardstick for players that know such a game by a net.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/backgammon_dice/backgammon_dice.h"

namespace fourfold::backgammon_dice {

class TwoPawns {
 public:
  // Of rules by which no symbol counts.
  explicit TwoPawns(const Rules& rules) : rules_(rules) {}

  // Lists what every roll may lead to, then lets the chances settle; says how far it is, on stderr.
  void solve(unsigned threads);

  std::size_t positions() const { return before_.size(); }
  // By how much no chance differs any more from what follows from the others.
  double residual() const { return residual_; }

  // One pawn on 1 and one on 6 on both sides, and a turn to roll.
  State start(Seat first) const;
  // Any of the positions.
  State position(std::size_t i) const { return state_of(before_[i]); }
  // The winning chance of the side to roll.
  double winning_chance(const State& before_roll) const;
  // Of who has just moved.
  double chance_after(const State& after) const;

 private:
  struct Followers;

  State state_of(std::size_t number) const;
  void find_positions();
  void list(Followers& followers, std::size_t from, std::size_t to) const;
  double settle(const std::vector<Followers>& all, unsigned threads);

  Rules rules_;
  std::vector<std::uint32_t> before_;  // the numbers of all positions before a roll
  std::vector<double> chances_;        // by number
  double residual_ = 1;
};

}  // namespace fourfold::backgammon_dice
