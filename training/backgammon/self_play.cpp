#include "self_play.h"

#include "players/backgammon/evaluate.h"

namespace fourfold::training {

using namespace backgammon;

namespace {

struct Moment {
  Board board;
  Chances next;         // of the player on roll, after the play
  bool strays = false;  // what came after that is no result of good play
};

// Mostly the usual start; now and then another that is played, too.
Board start(RandomSource& random) {
  Rules rules;
  const std::uint32_t lot = random.below(40);
  if (lot < 2) rules.setup = Setup::nackgammon;
  if (lot == 2) rules.setup = Setup::hyper;
  return {starting_checkers(rules), starting_checkers(rules)};
}

void add(const Board& board, const Chances& target, Samples& samples) {
  Sample sample;
  for (const std::uint16_t f : Features(board.on_roll, board.opponent)) sample.on[sample.count++] = f;
  sample.target = {target.win, target.win_gammon, target.win_backgammon, target.lose_gammon, target.lose_backgammon};
  sample.fixed[1] = sample.fixed[2] = board.opponent[off] > 0;
  sample.fixed[3] = sample.fixed[4] = board.on_roll[off] > 0;
  (is_race(board.on_roll, board.opponent) ? samples.race : samples.contact).push_back(sample);
}

Chances mixed(const Chances& a, const Chances& b, float of_b) {
  const auto mix = [&](float x, float y) { return x + of_b * (y - x); };
  return {mix(a.win, b.win), mix(a.win_gammon, b.win_gammon), mix(a.win_backgammon, b.win_backgammon),
          mix(a.lose_gammon, b.lose_gammon), mix(a.lose_backgammon, b.lose_backgammon)};
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

}  // namespace

void play_game(Judge& judge, std::uint64_t seed, const Lesson& lesson, Samples& samples) {
  RandomSource random(seed);
  Board board = start(random);
  // Some games stray for a while: a few plays by lot lead to back games, primes and stacks.
  const std::uint32_t from = random.below(2) == 0 ? 0 : random.below(40);
  const std::uint32_t until = random.below(4) == 0 ? from + 1 + random.below(8) : from;
  std::vector<Moment> moments;
  bool opening = true;
  PlayList plays;
  for (std::uint32_t turn = 0;; ++turn) {
    const Die first = Die::nth(random.below(6));
    Die second = Die::nth(random.below(6));
    while (opening && first == second) second = Die::nth(random.below(6));
    opening = false;
    if (turn >= from && turn < until) {
      if (!moments.empty()) moments.back().strays = true;
      plays.clear();
      generate(board.on_roll, board.opponent, {first, second}, plays);
      const Play& play = plays[random.below(static_cast<std::uint32_t>(plays.size()))];
      for (std::size_t s = 0; s < play.count; ++s) make_step(board.on_roll, board.opponent, play.steps[s]);
      board = board.turned();
      if (Chances end; finished(board, Gammons::tournament, end)) break;
      continue;
    }
    if (lesson.exact_share > 0 && random.below(1024) < static_cast<std::uint32_t>(lesson.exact_share * 1024)) {
      add(board, after_a_roll(judge, board, lesson.quick_choice), samples);
    }
    const Judged choice = best_play(judge, board, {first, second}, lesson.quick_choice);
    if (lesson.exact_share <= 0) moments.push_back({board, choice.chances, false});
    board = choice.after;
    Chances end;
    // From here on the result is known, or as good as known.
    if (finished(board, Gammons::tournament, end) || both_home(board)) break;
    if (turn > 4000) break;
  }
  Chances later = moments.empty() ? Chances{} : moments.back().next;
  for (std::size_t i = moments.size(); i-- > 0;) {
    later = moments[i].strays ? moments[i].next : mixed(moments[i].next, later, static_cast<float>(lesson.lambda));
    add(moments[i].board, later, samples);
    later = later.turned();
  }
}

}  // namespace fourfold::training
