// Games of Backgammon Dice that a net plays against itself, and what can be learnt from them: from the positions that
// follow, or from exact chances where those are known.
#pragma once

#include <cstdint>
#include <vector>

#include "players/backgammon_dice/evaluator.h"

namespace fourfold::training {

// A state that waits for a roll, and how it was found to end, as the side to roll sees it.
struct DiceSample {
  backgammon_dice::State state;
  backgammon_dice::EndChances target;
};

struct DiceSelfPlay {
  backgammon_dice::Rules rules;
  double lambda = 0.7;   // 1 learns from the result, 0 from the next position alone
  double strays = 0.03;  // share of plays that are drawn by lot
  double exact_share =
      0;  // of the positions that no table knows, looked at over all rolls; the others are then left out
  double fewer_share = 0;  // of the games without scoring, begin with two to four pawns a side
  int siblings = 0;        // of what else could have been played, so many are learnt, too, if they can be known
};

// Adds what one game teaches. What the tables know is taken from them; none are given where there are none.
void play_dice_game(backgammon_dice::Evaluator& evaluator, const backgammon_dice::SolvedTables* tables,
                    const DiceSelfPlay& how, std::uint64_t seed, std::vector<DiceSample>& samples);

// What the net wins against greedy play, out of so many games or rounds: the share of them, or in scored rounds the
// points more than the opponent a round.
double dice_result_against_greedy(backgammon_dice::Evaluator& evaluator, const backgammon_dice::Rules& rules, int games,
                                  std::uint64_t seed);

}  // namespace fourfold::training
