#include "training/backgammon/self_play.h"

#include <algorithm>

#include "players/backgammon/evaluate.h"

namespace fourfold::training {

using namespace backgammon;

namespace {

struct JudgedTurn {
  Board board;
  Chances now;          // of the player on roll: over all rolls, or as this one tells
  Chances next;         // after the play
  bool strays = false;  // what came after that is no result of good play
};

bool with_chance(double share, RandomSource& random) {
  return random.below(1024) < static_cast<std::uint32_t>(share * 1024);
}

// Mostly the usual start; now and then another that is played, too.
Board start(const SelfPlay& how, RandomSource& random) {
  Rules rules;
  if (with_chance(0.05, random)) rules.starting_position = StartingPosition::nackgammon;
  if (with_chance(how.hypergammon_share, random)) rules.starting_position = StartingPosition::hyper;
  return {starting_checkers(rules), starting_checkers(rules)};
}

void add(const Board& board, const Chances& target, Samples& samples) {
  Sample sample{board,
                {target.win, target.win_gammon, target.win_backgammon, target.lose_gammon, target.lose_backgammon}};
  for (float& chance : sample.target) chance = std::clamp(chance, 0.0F, 1.0F);
  const Kind in_full = is_race(board.on_roll, board.opponent) ? race : contact;
  samples[is_hypergammon(board) ? hypergammon : in_full].push_back(sample);
}

const EvaluatedPlay& best_play(Evaluator& evaluator, const Board& board, const Roll& dice, bool quickly) {
  return quickly ? evaluator.quick_best(board, dice, money) : evaluator.best(board, dice, money);
}

// The mean over all rolls of the best play's chances, as many turns deep as asked.
Chances over_all_rolls(Search& search, const Board& board, const SelfPlay& how) {
  if (how.quick_choice || how.plies > 1) return search.look(board, how.plies, true).chances;
  Chances sum;
  for_each_two_dice([&](Die high, Die low, unsigned weight) {
    sum += search.evaluator().best(board, {high, low}, money).chances * (static_cast<float>(weight) / 36.0F);
  });
  return sum;
}

// The board after a play that is chosen at random.
Board strayed(Board board, const Roll& dice, RandomSource& random) {
  PlayList plays;
  generate(board.on_roll, board.opponent, dice, plays);
  const Play& play = plays[random.below(static_cast<std::uint32_t>(plays.size()))];
  for (std::size_t s = 0; s < play.count; ++s) make_step(board.on_roll, board.opponent, play.steps[s]);
  return board.turned();
}

// Adds what each position turned out to be worth. What the dice added is in it, unless all rolls were looked at: then
// only what had been misjudged remains of the difference.
void add_all(const std::vector<JudgedTurn>& turns, double lambda, Samples& samples) {
  if (turns.empty()) return;
  Chances later = turns.back().next;
  for (std::size_t i = turns.size(); i-- > 0;) {
    const JudgedTurn& turn = turns[i];
    later += turn.next * -1.0F;
    later = later * (turn.strays ? 0.0F : static_cast<float>(lambda));
    later += turn.now;
    add(turn.board, later, samples);
    later = later.turned();
  }
}

// The first roll of a game is no double.
Roll rolled(bool first_of_game, RandomSource& random) {
  const Die first = Die::nth(random.below(6));
  Die second = Die::nth(random.below(6));
  while (first_of_game && first == second) second = Die::nth(random.below(6));
  return {first, second};
}

}  // namespace

void play_game(Search& search, std::uint64_t seed, const SelfPlay& how, Samples& samples) {
  RandomSource random(seed);
  Board board = start(how, random);
  // Some games stray for a while: a few random plays lead to back games, primes and stacks.
  const std::uint32_t from = random.below(2) == 0 ? 0 : random.below(40);
  const std::uint32_t until = random.below(4) == 0 ? from + 1 + random.below(8) : from;
  std::vector<JudgedTurn> turns;
  for (std::uint32_t turn = 0; turn < 4000; ++turn) {
    const Roll dice = rolled(turn == 0, random);
    const bool strays = turn >= from && turn < until;
    if (strays) {
      if (!turns.empty()) turns.back().strays = true;
      board = strayed(board, dice, random);
    } else {
      const EvaluatedPlay choice = best_play(search.evaluator(), board, dice, how.quick_choice);
      if (!how.exact || how.exact_share >= 1 || with_chance(how.exact_share, random)) {
        const Chances now = how.exact ? over_all_rolls(search, board, how) : choice.chances;
        turns.push_back({board, now, choice.chances, false});
      }
      board = choice.after;
    }
    // When it is over, or both are home, the result is known, or as good as known.
    if (Chances end; finished(board, Gammons::tournament, end) || (!strays && both_home(board))) break;
  }
  // What came later is another turn of the same game only if none was left out, and a turn's own search has not seen
  // it.
  const bool later_counts = !how.exact || (how.exact_share >= 1 && how.plies == 1);
  add_all(turns, later_counts ? how.lambda : 0, samples);
}

}  // namespace fourfold::training
