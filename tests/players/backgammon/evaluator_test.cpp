// First sight: nets asked play by play and all at once, the ends of games, and races that tables know.
#include "players/backgammon/evaluator.h"

#include <gtest/gtest.h>

#include "players/backgammon/one_sided.h"
#include "players/random_source.h"
#include "tests/players/backgammon/checkers.h"
#include "tests/support/files.h"

namespace fourfold::backgammon {
namespace {

TEST(OneSided, expected_rolls_agree_with_an_exact_solver) {
  int checked = 0;
  for (const std::string& line : fourfold::test::read_data_lines("bearoff_one_sided_means.txt")) {
    if (line[0] == '#') continue;
    int n[6];
    double mean = 0;
    ASSERT_EQ(std::sscanf(line.c_str(), "%d %d %d %d %d %d %lf", n, n + 1, n + 2, n + 3, n + 4, n + 5, &mean), 7);
    const Checkers side = checkers({{1, n[0]}, {2, n[1]}, {3, n[2]}, {4, n[3]}, {5, n[4]}, {6, n[5]}});
    EXPECT_NEAR(OneSided::get().mean_rolls(side), mean, 1e-8) << line;
    ++checked;
  }
  EXPECT_EQ(checked, 300);
}

// Published figures.
TEST(OneSided, expected_rolls_that_are_published) {
  const OneSided& table = OneSided::get();
  EXPECT_NEAR(table.mean_rolls(checkers({{1, 15}})), 6.9795918, 1e-7);
  EXPECT_NEAR(table.mean_rolls(checkers({{6, 15}})), 12.2661872, 1e-7);
  EXPECT_NEAR(table.mean_rolls(checkers({{4, 5}, {5, 5}, {6, 5}})), 10.0737590, 1e-7);
  EXPECT_NEAR(table.mean_rolls(checkers({{6, 2}})), 2.1096108, 1e-7);
}

TEST(OneSided, all_chances_make_one) {
  const OneSided& table = OneSided::get();
  RandomSource random(5);
  for (int i = 0; i < 2000; ++i) {
    Checkers side{};
    for (int c = 0; c < most_checkers; ++c) ++side[random.below(7)];
    float sum = 0;
    for (const float chance : table.to_end(side)) sum += chance;
    EXPECT_NEAR(sum, 1, 1e-5);
  }
}

// One checker each on the ace point: whoever rolls wins. Two each: the same, but the opponent of a side with fifteen on
// the ace point is surely gammoned.
TEST(OneSided, races_at_their_end) {
  const OneSided& table = OneSided::get();
  const Chances won = table.race(checkers({{1, 1}}), checkers({{1, 1}}));
  EXPECT_FLOAT_EQ(won.win, 1);
  EXPECT_FLOAT_EQ(won.win_gammon, 0);
  const Chances gammon = table.race(checkers({{1, 2}}), checkers({{6, 15}}));
  EXPECT_FLOAT_EQ(gammon.win, 1);
  EXPECT_FLOAT_EQ(gammon.win_gammon, 1);
  // Two on the six point come off at once with 6-6, 5-5, 4-4, 3-3 only: 4 of 36.
  const Chances behind = table.race(checkers({{6, 2}}), checkers({{1, 1}}));
  EXPECT_NEAR(behind.win, 4.0 / 36, 1e-6);
}

// Three checkers a side, as in hypergammon, none of them off: the first off saves a gammon there, too. Of three on the
// six point one is off at once with a six (11), 5-1 and 4-2 (4), 5-5, 4-4, 3-3 and 2-2: 19 of 36.
TEST(OneSided, three_checkers_can_lose_a_gammon) {
  const OneSided& table = OneSided::get();
  const Checkers one_left = checkers({{1, 1}}, 3);
  EXPECT_FLOAT_EQ(table.race(one_left, checkers({{1, 3}}, 3)).win_gammon, 1);
  EXPECT_FLOAT_EQ(table.race(one_left, checkers({{1, 3}}, 4)).win_gammon, 0);
  const Chances behind = table.race(checkers({{6, 3}}, 3), one_left);
  EXPECT_NEAR(behind.lose_gammon, 17.0 / 36, 1e-6);
  Evaluator evaluator(**built_in_nets());
  EXPECT_NEAR(evaluator.chances({checkers({{6, 3}}, 3), one_left}).lose_gammon, 17.0 / 36, 1e-6);
}

TEST(Evaluator, all_plays_at_once_are_judged_like_each_by_itself) {
  Evaluator evaluator(**built_in_nets());
  Evaluator another(**built_in_nets());
  RandomSource random(6);
  const auto roll = [&] { return Roll{Die::nth(random.below(6)), Die::nth(random.below(6))}; };
  for (int game = 0; game < 20; ++game) {
    const Rules rules{.starting_position = game % 5 == 0 ? StartingPosition::hyper : StartingPosition::standard};
    Board board{starting_checkers(rules), starting_checkers(rules)};
    for (Chances end; !finished(board, Gammons::tournament, end);) {
      // Some boards are asked about with two rolls, one after the other.
      if (random.below(3) == 0) evaluator.plays(board, roll());
      const auto plays = evaluator.plays(board, roll());
      for (const EvaluatedPlay& each : plays) {
        const Chances alone = another.chances(each.after).turned();
        ASSERT_EQ(alone.win, each.chances.win);
        ASSERT_EQ(alone.win_gammon, each.chances.win_gammon);
        ASSERT_EQ(alone.lose_backgammon, each.chances.lose_backgammon);
      }
      board = plays[random.below(static_cast<std::uint32_t>(plays.size()))].after;
    }
  }
}

TEST(Evaluator, ends_are_exact) {
  Evaluator evaluator(**built_in_nets());
  const Checkers all_off = checkers({});
  const Chances single = evaluator.chances({checkers({{1, 3}}), all_off});
  EXPECT_EQ(single.win, 0);
  EXPECT_EQ(single.lose_gammon, 0);
  const Chances gammon = evaluator.chances({checkers({{1, 15}}), all_off});
  EXPECT_EQ(gammon.lose_gammon, 1);
  EXPECT_EQ(gammon.lose_backgammon, 0);
  const Chances backgammon = evaluator.chances({checkers({{1, 14}, {19, 1}}), all_off});
  EXPECT_EQ(backgammon.lose_backgammon, 1);
}

// Every book on the opening has these.
TEST(Evaluator, plays_the_first_rolls_as_everybody_does) {
  Evaluator evaluator(**built_in_nets());
  const Board start{starting_checkers({}), starting_checkers({})};
  const auto best = [&](int first, int second) {
    return evaluator.best(start, {*Die::from(first), *Die::from(second)}, money).after.turned().on_roll;
  };
  const auto moved = [&](std::initializer_list<std::pair<int, int>> steps) {
    Checkers made = start.on_roll;
    for (const auto& [from, to] : steps) {
      --made[static_cast<std::size_t>(from)];
      ++made[static_cast<std::size_t>(to)];
    }
    return made;
  };
  EXPECT_EQ(best(3, 1), moved({{8, 5}, {6, 5}}));
  EXPECT_EQ(best(4, 2), moved({{8, 4}, {6, 4}}));
  EXPECT_EQ(best(6, 1), moved({{13, 7}, {8, 7}}));
  EXPECT_EQ(best(6, 5), moved({{24, 18}, {18, 13}}));
}

// What looking only into the plays that the quick net likes costs, over whole games: docs/players.md has the figure.
TEST(Evaluator, the_quick_choice_is_nearly_always_the_best) {
  Evaluator evaluator(**built_in_nets());
  Evaluator quick(**built_in_nets());
  RandomSource random(3);
  double lost = 0;
  int different = 0;
  int decisions = 0;
  for (int game = 0; game < 60; ++game) {
    Board board{starting_checkers(Rules{}), starting_checkers(Rules{})};
    for (Chances end; !finished(board, Gammons::tournament, end) && !both_home(board);) {
      const Roll dice{Die::nth(random.below(6)), Die::nth(random.below(6))};
      const EvaluatedPlay best = evaluator.best(board, dice, money);
      const float behind = money.of(best.chances) - money.of(quick.quick_best(board, dice, money).chances);
      ASSERT_GE(behind, 0);
      lost += static_cast<double>(behind);
      different += behind > 0 ? 1 : 0;
      ++decisions;
      board = best.after;
    }
  }
  EXPECT_GT(decisions, 2000);
  EXPECT_LT(lost / decisions, 0.0005);
  EXPECT_LT(different, decisions / 40);
  EXPECT_LT(quick.looked_at(), evaluator.looked_at() / 2);
}

}  // namespace
}  // namespace fourfold::backgammon
