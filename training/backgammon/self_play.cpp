#include "self_play.h"

#include <algorithm>

#include "players/backgammon/evaluate.h"

namespace fourfold::training {

using namespace backgammon;

namespace {

struct Moment {
  Board board;
  Chances now;          // of the player on roll: over all rolls, or as this one tells
  Chances next;         // after the play
  bool strays = false;  // what came after that is no result of good play
};

bool by_lot(double share, RandomSource& random) {
  return random.below(1024) < static_cast<std::uint32_t>(share * 1024);
}

// Mostly the usual start; now and then another that is played, too.
Board start(const Lesson& lesson, RandomSource& random) {
  Rules rules;
  if (by_lot(0.05, random)) rules.setup = Setup::nackgammon;
  if (by_lot(lesson.hyper_share, random)) rules.setup = Setup::hyper;
  return {starting_checkers(rules), starting_checkers(rules)};
}

void add(const Board& board, const Chances& target, Samples& samples) {
  Sample sample{board,
                {target.win, target.win_gammon, target.win_backgammon, target.lose_gammon, target.lose_backgammon}};
  for (float& chance : sample.target) chance = std::clamp(chance, 0.0F, 1.0F);
  const Kind in_full = is_race(board.on_roll, board.opponent) ? race : contact;
  samples[has_few_checkers(board) ? few : in_full].push_back(sample);
}

const Judged& best_play(Judge& judge, const Board& board, const Roll& dice, bool quickly) {
  return quickly ? judge.quick_best(board, dice, money) : judge.best(board, dice, money);
}

// The mean over all rolls of the best play's chances.
Chances after_a_roll(Judge& judge, const Board& board, bool quickly) {
  Chances sum;
  for_each_two_dice([&](Die high, Die low, unsigned falls) {
    sum += best_play(judge, board, {high, low}, quickly).chances * (static_cast<float>(falls) / 36.0F);
  });
  return sum;
}

// The board after a play that is chosen by lot.
Board strayed(Board board, const Roll& dice, RandomSource& random) {
  PlayList plays;
  generate(board.on_roll, board.opponent, dice, plays);
  const Play& play = plays[random.below(static_cast<std::uint32_t>(plays.size()))];
  for (std::size_t s = 0; s < play.count; ++s) make_step(board.on_roll, board.opponent, play.steps[s]);
  return board.turned();
}

// Adds what each position turned out to be worth. What the dice added is in it, unless all rolls were looked at: then
// only what had been misjudged remains of the difference.
void add_all(const std::vector<Moment>& moments, double lambda, Samples& samples) {
  if (moments.empty()) return;
  Chances later = moments.back().next;
  for (std::size_t i = moments.size(); i-- > 0;) {
    const Moment& moment = moments[i];
    later += moment.next * -1.0F;
    later = later * (moment.strays ? 0.0F : static_cast<float>(lambda));
    later += moment.now;
    add(moment.board, later, samples);
    later = later.turned();
  }
}

}  // namespace

void play_game(Judge& judge, std::uint64_t seed, const Lesson& lesson, Samples& samples) {
  RandomSource random(seed);
  Board board = start(lesson, random);
  // Some games stray for a while: a few plays by lot lead to back games, primes and stacks.
  const std::uint32_t from = random.below(2) == 0 ? 0 : random.below(40);
  const std::uint32_t until = random.below(4) == 0 ? from + 1 + random.below(8) : from;
  std::vector<Moment> moments;
  for (std::uint32_t turn = 0; turn < 4000; ++turn) {
    const Die first = Die::nth(random.below(6));
    Die second = Die::nth(random.below(6));
    while (turn == 0 && first == second) second = Die::nth(random.below(6));
    const Roll dice{first, second};
    const bool strays = turn >= from && turn < until;
    if (strays) {
      if (!moments.empty()) moments.back().strays = true;
      board = strayed(board, dice, random);
    } else {
      const Judged choice = best_play(judge, board, dice, lesson.quick_choice);
      const Chances now = lesson.exact ? after_a_roll(judge, board, lesson.quick_choice) : choice.chances;
      moments.push_back({board, now, choice.chances, false});
      board = choice.after;
    }
    // When it is over, or both are home, the result is known, or as good as known.
    if (Chances end; finished(board, Gammons::tournament, end) || (!strays && both_home(board))) break;
  }
  add_all(moments, lesson.lambda, samples);
}

}  // namespace fourfold::training
