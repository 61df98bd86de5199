// Judges positions of Backgammon Dice at first sight: by the result where it is over, by exact chances where they are
// known, else by a net.
#pragma once

#include <cstdint>
#include <vector>

#include "players/backgammon_dice/chances.h"
#include "players/backgammon_dice/solved_tables.h"
#include "players/backgammon_dice/stakes.h"
#include "players/net/aligned.h"
#include "players/net/net.h"
#include "rules/backgammon_dice/backgammon_dice.h"

namespace fourfold::backgammon_dice {

// A play, what it leads to, and what that is worth.
struct JudgedPlay {
  Play play;
  State after;
  Chances chances;
  float equity = 0;  // of who plays it
};

class Evaluator {
 public:
  using PlayedGame = Game;
  using Chances = backgammon_dice::Chances;
  using Judged = JudgedPlay;
  // Pawns that are rolled with the dice multiply what there is to see.
  static constexpr std::uint64_t usual_positions = 100'000;
  static constexpr std::uint64_t draws_from = 0x64696365ULL;
  static std::uint64_t cost(const State& state, int plies);

  // Both outlive it; the tables know these rules' games. Without tables the net judges all.
  explicit Evaluator(const net::Net& net, const SolvedTables* tables = nullptr);

  // Of a state that waits for the dice of a turn or is over.
  Chances chances(const State& state);
  // All that may be played in a state that waits for a decision, in the order of the rules.
  std::vector<JudgedPlay> judged(const State& state);
  // The best of them for who plays; of equal ones the first.
  JudgedPlay best(const State& state);

  // What they mean to a seat: winning the game, or the match that a scored round belongs to; and twice that less one.
  float win(const State& state, const Chances& chances, Seat seat);
  float equity(const State& state, const Chances& chances, Seat seat) { return 2 * win(state, chances, seat) - 1; }

  std::uint64_t positions() const { return positions_; }  // judged so far

 private:
  // What is known without a net.
  bool known(const State& state, Chances& chances) const;
  Chances told(const std::int32_t* logits, const State& state) const;

  const net::Net& net_;
  const SolvedTables* tables_;
  Stakes stakes_;
  net::Aligned<std::int16_t> sums_;
  net::Aligned<std::int32_t> logits_;
  std::uint64_t positions_ = 0;
};

}  // namespace fourfold::backgammon_dice
