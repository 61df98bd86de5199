// What a duel has come to: points a game with their standard error, and who won how often. All sums are whole numbers,
// so that adding in another order gives the same to the last bit.
#pragma once

#include <cstdint>
#include <span>

#include "rules/game.h"

namespace fourfold::players {

// From the side of the player who is tested. Games come in rounds that share their dice; only rounds are independent of
// each other, so the error is taken over them.
struct Tally {
  std::int64_t rounds = 0;
  std::int64_t games = 0;
  std::int64_t wins = 0;   // had the most points alone
  std::int64_t draws = 0;  // shared the most points
  std::int64_t losses = 0;
  std::int64_t unfinished = 0;  // broken off as too long, and counted among the draws
  std::int64_t sum = 0;         // over the rounds: of the points above an equal share, times the number of seats
  std::int64_t squares = 0;     // over the rounds: of the same, squared
  int seats = 2;

  bool operator==(const Tally&) const = default;

  // What the tested player gets above an equal share of the points; in a game whose points add up to nothing, its
  // points.
  double points_a_game() const;
  // Zero when fewer than two rounds have been played.
  double standard_error() const;

  void add(const Tally& other);
};

// One round: the outcomes of its games, with the seat the tested player had in each.
struct Played {
  Outcome outcome;
  Seat seat = Seat::one;
  bool finished = true;
};
Tally tally_of(std::span<const Played> round, std::span<const Seat> seats);

}  // namespace fourfold::players
