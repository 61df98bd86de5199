#include "players/backgammon/hyper_worth.h"

#include <algorithm>

#include "players/backgammon/evaluator.h"
#include "rules/backgammon/generate.h"
#include "rules/backgammon/outcome.h"

namespace fourfold::backgammon {

void HyperWorth::add(const HyperWorth& more, double weight) {
  chances += more.chances * static_cast<float>(weight);
  cubeless += weight * more.cubeless;
  mine += weight * more.mine;
  centred += weight * more.centred;
  jacoby += weight * more.jacoby;
  theirs += weight * more.theirs;
}

HyperWorth worth_of_having_moved(const HyperTables& tables, Gammons reading, const Board& after) {
  if (Chances end; finished(after, reading, end)) {
    const double points = win_multiple(reading, after.on_roll);
    return {end.turned(), points, points, points, 1, points};
  }
  const HyperValues& next = *tables.at(after);
  const double doubled = std::min(2 * in_points(next.theirs), 1.0);
  const auto with_choice = [&](Part no_double) { return std::max(in_points(no_double), doubled); };
  return {next.chances().turned(),    -in_points(next.cubeless()), -in_points(next.theirs),
          -with_choice(next.centred), -with_choice(next.jacoby),   -with_choice(next.mine)};
}

HyperWorth worth_of_roll(const HyperTables& tables, Gammons reading, const Board& board, const Roll& dice) {
  PlayList plays;
  generate(board.on_roll, board.opponent, dice, plays);
  HyperWorth best;
  for (bool first = true; const Play& play : plays) {
    Board after = board;
    for (std::size_t s = 0; s < play.count; ++s) make_step(after.on_roll, after.opponent, play.steps[s]);
    const HyperWorth worth = worth_of_having_moved(tables, reading, after.turned());
    if (first || worth.cubeless > best.cubeless) {
      best.cubeless = worth.cubeless;
      best.chances = worth.chances;
    }
    best.mine = first ? worth.mine : std::max(best.mine, worth.mine);
    best.centred = first ? worth.centred : std::max(best.centred, worth.centred);
    best.jacoby = first ? worth.jacoby : std::max(best.jacoby, worth.jacoby);
    best.theirs = first ? worth.theirs : std::max(best.theirs, worth.theirs);
    first = false;
  }
  return best;
}

Board hyper_start(int checkers) {
  Checkers side{};
  for (int i = 0; i < hyper_checkers; ++i) ++side[static_cast<std::size_t>(i < checkers ? points - i : off)];
  return {side, side};
}

HyperWorth worth_of_beginning(const HyperTables& tables, const Rules& rules, const Board& start) {
  const bool doubles = rules.opening == Opening::winner_rolls_both;
  HyperWorth mean;
  for_each_two_dice([&](Die high, Die low, unsigned weight) {
    if (high == low && !doubles) return;
    mean.add(worth_of_roll(tables, rules.gammon, start, {high, low}), weight / (doubles ? 36.0 : 30.0));
  });
  return mean;
}

}  // namespace fourfold::backgammon
