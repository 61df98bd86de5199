// Boxed gammons of sides that have borne off checkers already: estimates beside games played out, and plays that differ
// because of them.
#include "players/backgammon/stragglers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "players/backgammon/evaluator.h"
#include "players/backgammon/net_engine.h"
#include "players/backgammon/one_sided.h"
#include "players/random_source.h"
#include "tests/players/backgammon/checkers.h"

namespace fourfold::backgammon {
namespace {

int pips_outside(const Checkers& side, int point) {
  int pips = 0;
  for (int at = point + 1; at <= bar; ++at) pips += (at - point) * side[static_cast<std::size_t>(at)];
  return pips;
}

// Bears off as fast as it can, or brings its stragglers home as fast as it can.
double slowness(const Checkers& side) {
  return OneSided::covers(side) ? OneSided::get().mean_rolls(side) : 100 + pips_outside(side, home_points);
}

// How many times the winner wins if the loser of this race, whose home is far, is not home in time: 1, 2 or 3.
int played_out(Board board, RandomSource& random) {
  PlayList plays;
  for (Chances end; !finished(board, Gammons::boxed, end); board = board.turned()) {
    plays.clear();
    generate(board.on_roll, board.opponent, {Die::nth(random.below(6)), Die::nth(random.below(6))}, plays);
    std::optional<Checkers> best;
    for (const Play& play : plays) {
      Board after = board;
      for (std::size_t s = 0; s < play.count; ++s) make_step(after.on_roll, after.opponent, play.steps[s]);
      if (!best || slowness(after.on_roll) < slowness(*best)) best = after.on_roll;
    }
    if (best) board.on_roll = *best;
  }
  Chances end;
  finished(board, Gammons::boxed, end);
  return 1 + (end.lose_gammon > 0 ? 1 : 0) + (end.lose_backgammon > 0 ? 1 : 0);
}

// A side with so many checkers at home, on points drawn at random, and stragglers elsewhere.
Checkers side_of(int home, const std::vector<int>& stragglers, RandomSource& random) {
  Checkers side{};
  for (int i = 0; i < home; ++i) ++side[1 + random.below(home_points)];
  for (const int at : stragglers) ++side[static_cast<std::size_t>(at)];
  side[off] = static_cast<std::uint8_t>(most_checkers - home - static_cast<int>(stragglers.size()));
  return side;
}

TEST(Stragglers, are_caught_about_as_often_as_in_games_played_out) {
  RandomSource random(11);
  double off_by = 0;
  int positions = 0;
  double largest = 0;
  for (int i = 0; i < 60; ++i) {
    // A race: the winner is at home, so nobody is in anybody's way but on the winner's home points.
    const Checkers winner = side_of(1 + static_cast<int>(random.below(10)), {}, random);
    const int straggler = 7 + static_cast<int>(random.below(12));
    const Checkers loser =
        side_of(static_cast<int>(random.below(6)), {straggler, 7 + static_cast<int>(random.below(6))}, random);
    const Board board{winner, loser};
    int gammons = 0;
    constexpr int games = 300;
    for (int g = 0; g < games; ++g) gammons += played_out(board, random) >= 2 ? 1 : 0;
    const double difference =
        std::abs(static_cast<double>(gammons) / games - static_cast<double>(opponent_caught(board).gammon));
    off_by += difference;
    largest = std::max(largest, difference);
    ++positions;
  }
  EXPECT_LT(off_by / positions, 0.035);
  EXPECT_LT(largest, 0.2);
}

// One checker is left to bear off, on the ace point: a straggler that is not home now costs a gammon (BG-13), and one
// in the winner's home a backgammon (BG-14). The tournament's reading counts neither.
TEST(Stragglers, cost_what_the_boxed_rulebooks_say) {
  const Board near{checkers({{1, 1}}), checkers({{3, 4}, {9, 1}})};
  const Board far{checkers({{1, 1}}), checkers({{3, 4}, {20, 1}})};
  Evaluator boxed(**built_in_nets(), Gammons::boxed);
  Evaluator tournament(**built_in_nets(), Gammons::tournament);
  EXPECT_NEAR(boxed.chances(near).win_gammon, 1, 0.01);
  EXPECT_NEAR(boxed.chances(near).win_backgammon, 0, 0.01);
  EXPECT_NEAR(boxed.chances(far).win_backgammon, 1, 0.01);
  EXPECT_EQ(tournament.chances(near).win_gammon, 0);
  EXPECT_EQ(tournament.chances(far).win_backgammon, 0);
}

// The game is lost; what is left is to bring the straggler home, whatever the roll.
TEST(Stragglers, are_brought_home_by_the_bot_where_they_count) {
  Rules rules = presets()[0].rules;
  for (const auto& preset : presets()) {
    if (preset.rules.gammon == Gammons::boxed && preset.rules.starting_position == StartingPosition::standard)
      rules = preset.rules;
  }
  ASSERT_EQ(rules.gammon, Gammons::boxed);
  rules.match_length = 0;
  rules.jacoby = false;
  Position position = begin_with(rules, Seat::one).position();
  position.stage = Stage::rolling;
  position.sides = {checkers({{2, 2}, {4, 3}, {6, 4}, {10, 1}}), checkers({{1, 1}})};
  const State before = *State::from(rules, position);
  int possible = 0;
  for_each_two_dice([&](Die high, Die low, unsigned /*weight*/) {
    const State rolled = roll(before, {high, low});
    const auto is_home = [&](const Play& play) {
      return OneSided::covers(apply(rolled, play).position().side(Seat::one));
    };
    if (!std::ranges::any_of(legal(rolled), is_home)) return;
    ++possible;
    EXPECT_TRUE(is_home(NetEngine(*built_in_nets(), {.hash_bytes = 0}, {}).think(rolled)->play))
        << high.pips() << low.pips();
  });
  EXPECT_GT(possible, 10);
}

}  // namespace
}  // namespace fourfold::backgammon
