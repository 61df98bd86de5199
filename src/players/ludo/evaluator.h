// Judges positions of ludo at first sight: by a net, and where it is over, by the result.
#pragma once

#include <cstdint>

#include "players/ludo/chances.h"
#include "players/ludo/endings.h"
#include "players/net/aligned.h"
#include "players/net/net.h"
#include "rules/ludo/ludo.h"

namespace fourfold::ludo {

// A play, what it leads to, and what that is worth.
struct JudgedPlay {
  Play play;
  State after;
  Chances chances;
  float equity = 0;  // of who plays it
};
using JudgedPlays = FixedList<JudgedPlay, PlayList::capacity()>;

class Evaluator {
 public:
  using PlayedGame = Game;
  using Chances = ludo::Chances;
  using Judged = JudgedPlay;
  static constexpr std::uint64_t usual_positions = 1'000'000;
  static constexpr std::uint64_t draws_from = 0x6c75646fULL;
  // Each roll has a few plays.
  static std::uint64_t cost(const State& state, int plies);

  // Both outlive it. Without exact endings the net judges all.
  explicit Evaluator(const net::Net& net, const Endings* endings = nullptr)
      : net_(net),
        endings_(endings),
        sums_(PlayList::capacity() * net.first_units()),
        logits_(PlayList::capacity() * net.stride()) {}

  // Of a state that waits for a roll or is over.
  Chances chances(const State& state);
  // All that may be played in a state that waits for a decision, in the order of the rules.
  JudgedPlays judged(const State& state);
  // The best of them for who plays; of equal ones the first.
  JudgedPlay best(const State& state);

  // What they mean to a seat: points, and being the first to have all home.
  static float equity(const State& state, const Chances& chances, Seat seat) {
    return ludo::equity(state, chances, seat);
  }
  static float win(const State& /*state*/, const Chances& chances, Seat seat) { return chances.of(seat); }

  std::uint64_t positions() const { return positions_; }  // judged so far

 private:
  // What is known without a net.
  bool known(const State& state, Chances& chances) const;

  const net::Net& net_;
  const Endings* endings_;
  net::Aligned<std::int16_t> sums_;
  net::Aligned<std::int32_t> logits_;
  std::uint64_t positions_ = 0;
};

}  // namespace fourfold::ludo
