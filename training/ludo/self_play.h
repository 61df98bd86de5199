// Games of ludo that a net plays against itself, and what can be learnt from them.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "players/ludo/evaluator.h"
#include "rules/ludo/ludo.h"

namespace fourfold::training {

// A state that waits for a roll, and what each seat's chances turned out to be, the seat to act first; not a number
// where nobody takes turns.
struct LudoSample {
  ludo::State state;
  std::array<float, max_seats> target;
};

struct LudoSelfPlay {
  ludo::Rules rules;
  double lambda = 0.7;     // 1 learns from the result, 0 from the next position alone
  double strays = 0.03;    // share of plays that are drawn by lot
  double exact_share = 0;  // of the positions, looked at over all rolls; the others are then left out, and lambda is 0
  double two_share = 0.5;  // of the games, for two players; half of the rest are for three
  double adjacent = 0.2;   // of the games for two, with neighbours
};

// Adds what one game teaches.
void play_ludo_game(ludo::Evaluator& evaluator, const LudoSelfPlay& how, std::uint64_t seed,
                    std::vector<LudoSample>& samples);

// How often the net wins against greedy players, out of so many games with these seats; it takes each in turn.
double ludo_wins_against_greedy(ludo::Evaluator& evaluator, const ludo::Rules& rules, ludo::NumberSet seated, int games,
                                std::uint64_t seed);

}  // namespace fourfold::training
