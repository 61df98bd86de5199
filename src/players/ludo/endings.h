// Exact endings for two: each side has one piece that is not home yet. What the side to act may expect is computed for
// every such position by value iteration, under whatever rules are played, in a fraction of a second.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "players/ludo/chances.h"
#include "rules/ludo/rules.h"

namespace fourfold::ludo {

class Endings {
 public:
  // For these rules, and two players who sit so many seats apart, clockwise from either.
  Endings(const Rules& rules, int apart);

  // What is certain of a state that waits for a roll; false where more pieces or players are left.
  bool find(const State& state, Chances& chances) const;

  // Whether they would be made the same for these.
  bool fit(const Rules& rules, int apart) const;

 private:
  struct Solver;

  static constexpr std::size_t places = home - base;  // of one piece
  static constexpr std::size_t turns = 4;             // begun, an extra roll is due, one six was rolled, two were
  static constexpr std::size_t entries = places * places * turns;

  static std::size_t entry_of(Progress own, Progress other, bool again, int sixes);

  Rules rules_;  // without seats
  int apart_;    // 1 for neighbours, 2 for those who sit opposite
  // The chance of the side to act, by how many seats later the other one sits, less one.
  std::array<std::vector<float>, max_seats - 1> win_;
};

// The only other seat that takes turns; nothing where there are more.
std::optional<Seat> only_opponent(const State& state);
// How many seats later than the first the second one sits.
constexpr int seats_later(Seat first, Seat second) { return (index(second) - index(first)) & (max_seats - 1); }

}  // namespace fourfold::ludo
