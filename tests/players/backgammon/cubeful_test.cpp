// The cube: what is known about money games and match scores, from books and tables.
#include "players/backgammon/cubeful.h"

#include <gtest/gtest.h>

#include "rules/backgammon/backgammon.h"
#include "rules/rule_set.h"

namespace fourfold::backgammon {
namespace {

State match_at(int length, int mine, int theirs, bool crawford_game = false) {
  Rules rules;
  rules.match_length = static_cast<std::uint16_t>(length);
  Position position = begin_with(rules, Seat::one).position();
  position.stage = Stage::turn_start;
  position.score = {static_cast<std::uint16_t>(mine), static_cast<std::uint16_t>(theirs)};
  position.crawford_game = crawford_game;
  return *State::from(rules, position);
}

Stakes money_stakes() {
  Rules rules;
  rules.match_length = 0;
  return {begin_with(rules, Seat::one), Seat::one};
}

Chances without_gammons(float win) { return {win, 0, 0, 0, 0}; }

// The chance at which the opponent is as well off taking as dropping.
float take_point(const Stakes& stakes, int cube, float alive) {
  float low = 0;
  float high = 1;
  for (int i = 0; i < 40; ++i) {
    const float middle = (low + high) / 2;
    const auto values = double_values(without_gammons(middle), {cube, Holder::nobody, true}, stakes, alive);
    (values.opponent_takes() ? low : high) = middle;
  }
  return 1 - low;
}

// Without gammons the opponent takes from 25 % with a dead cube and from 20 % with a live one (Keeler and Spencer
// 1975).
TEST(Cubeful, take_points_for_money) {
  EXPECT_NEAR(take_point(money_stakes(), 1, 0), 0.25, 0.001);
  // The last cube of all is dead, so a little is missing from the fifth at low cubes.
  EXPECT_NEAR(take_point(money_stakes(), 1, 1), 0.2, 0.001);
  EXPECT_NEAR(take_point(money_stakes(), 32, 1), 0.25, 0.001);
}

// At two points away each, the cube is dead once it has been turned: the take point follows from the table alone.
TEST(Cubeful, take_point_at_two_away_each) {
  const Stakes stakes(match_at(5, 3, 3), Seat::one);
  // Dropping leaves the opponent 2 away against 1 away before the Crawford game: 32.264 % in the table.
  EXPECT_NEAR(take_point(stakes, 1, 1), 0.32264, 0.001);
  EXPECT_NEAR(take_point(stakes, 1, 0), 0.32264, 0.001);
}

float match_chance(int mine, int theirs, bool crawford_over) {
  return MatchEquities::kazaross_xg2().chance(mine, theirs, crawford_over);
}

TEST(Cubeful, the_match_equity_table_is_symmetrical_and_known_at_its_corners) {
  EXPECT_FLOAT_EQ(match_chance(0, 3, false), 1);
  EXPECT_FLOAT_EQ(match_chance(3, 0, false), 0);
  for (int mine = 1; mine <= 30; ++mine) {
    EXPECT_NEAR(match_chance(mine, mine, false), 0.5, 1e-4);
    for (int theirs = 1; theirs <= 30; ++theirs) {
      EXPECT_NEAR(match_chance(mine, theirs, false) + match_chance(theirs, mine, false), 1, 1e-3)
          << mine << " " << theirs;
    }
  }
  EXPECT_NEAR(match_chance(1, 2, false), 0.67736, 1e-5);  // Crawford game to come
  EXPECT_NEAR(match_chance(2, 1, true), 0.48803, 1e-5);   // after it
}

// The trailer doubles at once after the Crawford game: losing two points loses no more than losing one.
TEST(Cubeful, after_crawford_the_trailer_doubles_and_the_leader_has_no_use_for_the_cube) {
  const Stakes trailer(match_at(7, 3, 6), Seat::one);
  const auto values = double_values(without_gammons(0.45F), {1, Holder::nobody, true}, trailer, 0.68F);
  EXPECT_TRUE(values.should_double());
  EXPECT_FALSE(trailer.turned().can_use(1, false));
}

TEST(Cubeful, there_is_no_cube_in_the_crawford_game) {
  const Stakes stakes(match_at(7, 3, 6, true), Seat::one);
  EXPECT_FALSE(stakes.can_use(1, false));
  EXPECT_FALSE(stakes.can_use(1, true));
}

// Under Jacoby's rule gammons count for nothing before the cube is turned.
TEST(Cubeful, jacoby) {
  const Chances gammonish{0.8F, 0.5F, 0, 0, 0};
  const Stakes stakes = money_stakes();
  const auto values = double_values(gammonish, {1, Holder::nobody, false}, stakes, 0.68F);
  EXPECT_LE(values.no_double, 1);
  EXPECT_TRUE(values.should_double());
  const auto free = double_values(gammonish, {1, Holder::nobody, true}, stakes, 0.68F);
  EXPECT_GT(free.no_double, values.no_double);
}

// Owning the cube is never worse than sharing it, and sharing it never worse than facing it.
TEST(Cubeful, access_to_the_cube_is_worth_something) {
  for (const State& state : {match_at(7, 0, 0), match_at(7, 2, 4), match_at(3, 1, 0)}) {
    const Stakes stakes(state, Seat::one);
    for (int i = 1; i < 20; ++i) {
      const Chances chances{static_cast<float>(i) / 20, static_cast<float>(i) / 80, 0, static_cast<float>(20 - i) / 80,
                            0};
      const float mine = cubeful(chances, {1, Holder::me, true}, stakes, 0.68F);
      const float shared = cubeful(chances, {1, Holder::nobody, true}, stakes, 0.68F);
      const float theirs = cubeful(chances, {1, Holder::opponent, true}, stakes, 0.68F);
      EXPECT_GE(mine, shared - 1e-5F);
      EXPECT_GE(shared, theirs - 1e-5F);
    }
  }
}

}  // namespace
}  // namespace fourfold::backgammon
