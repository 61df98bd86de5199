// What tournament points are worth.
#include "players/backgammon_dice/stakes.h"

#include <gtest/gtest.h>

#include "tests/rules/backgammon_dice/support.h"

namespace fourfold::backgammon_dice::test {
namespace {

TEST(BackgammonDiceStakes, are_even_where_the_score_is) {
  for (int points = 0; points < 9; ++points) EXPECT_NEAR(match_chance(points, points, 5), 0.5, 1e-6) << points;
  EXPECT_NEAR(match_chance(98, 98, 99), 0.5, 1e-6);
}

TEST(BackgammonDiceStakes, are_settled_by_who_is_ahead_at_the_end) {
  EXPECT_EQ(match_chance(5, 4, 5), 1);
  EXPECT_EQ(match_chance(4, 6, 5), 0);
  EXPECT_EQ(match_chance(6, 6, 5), 0.5F) << "rounds go on until one is ahead (BD-21)";
}

TEST(BackgammonDiceStakes, grow_with_every_point_and_add_up) {
  for (int mine = 0; mine < 5; ++mine) {
    for (int theirs = 0; theirs < 5; ++theirs) {
      EXPECT_NEAR(match_chance(mine, theirs, 5) + match_chance(theirs, mine, 5), 1, 1e-6);
      EXPECT_GT(match_chance(mine + 1, theirs, 5), match_chance(mine, theirs, 5));
    }
  }
}

// At 4-3 of 5 one point each wins the match; at 3-3 it does not.
TEST(BackgammonDiceStakes, depend_on_the_score) {
  EndChances one_each{};
  one_each[2] = 1;
  const State ahead = position(scored, "1:1,1,3,6,6 2:1,1,3,6,6 turn:1 score:0-0 points:4-3");
  EXPECT_EQ(Stakes(ahead).win({one_each}, Seat::one), 1);
  EXPECT_EQ(Stakes(ahead).win({one_each}, Seat::two), 0);
  const State level = position(scored, "1:1,1,3,6,6 2:1,1,3,6,6 turn:1 score:0-0 points:3-3");
  EXPECT_NEAR(Stakes(level).win({one_each}, Seat::one), 0.5, 1e-6);
  EXPECT_TRUE(Stakes(level).fit(level));
  EXPECT_FALSE(Stakes(level).fit(ahead));
}

TEST(BackgammonDiceStakes, without_scoring_the_game_is_all) {
  const State state = begin_with(simple, Seat::one);
  EXPECT_EQ(Stakes(state).win(Chances::of_winning(Seat::two, 0.75F), Seat::two), 0.75F);
  EXPECT_EQ(Stakes(state).win(Chances::of_winning(Seat::two, 0.75F), Seat::one), 0.25F);
}

}  // namespace
}  // namespace fourfold::backgammon_dice::test
