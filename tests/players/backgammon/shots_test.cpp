// Shots against the table that every backgammon book prints, and against the rules themselves.
#include "players/backgammon/shots.h"

#include <array>

#include <gtest/gtest.h>

#include "players/seeded_draws.h"
#include "tests/rules/backgammon/build.h"

namespace fourfold::backgammon::test {
namespace {

// One hitter so many pips away from a blot, with nothing in between.
int shots_from(int distance) {
  Checkers blot{};
  Checkers hitter{};
  blot[24] = 1;  // the hitter's ace point
  hitter[static_cast<std::size_t>(1 + distance)] = 1;
  return shots(blot, 24, hitter);
}

TEST(BackgammonShots, are_those_of_the_books) {
  const std::array<int, 25> of_36 = {0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3, 0, 0, 1, 1, 0, 1, 0, 1, 0, 0, 0, 0};
  for (int distance = 1; distance <= 23; ++distance) {
    EXPECT_EQ(shots_from(distance), of_36[static_cast<std::size_t>(distance)]) << distance;
  }
}

TEST(BackgammonShots, are_fewer_where_points_are_blocked) {
  // Six away with the points one to five before the blot held: only sixes hit, 11 rolls.
  Checkers side{};
  Checkers hitter{};
  side[18] = 1;
  for (std::size_t point = 13; point <= 17; ++point) side[point] = 2;
  hitter[13] = 1;
  EXPECT_EQ(shots(side, 18, hitter), 11);
  // Eight away: 6-2 by the two and 5-3 by the three is blocked, by the six and the five too; 4-4 and 2-2 as well.
  hitter = {};
  hitter[15] = 1;
  EXPECT_EQ(shots(side, 18, hitter), 2);  // only 6-2, first the two
}

TEST(BackgammonShots, from_the_bar_must_come_in_first) {
  Checkers side{};
  Checkers hitter{};
  side[4] = 1;  // hit by a four from the bar
  hitter[bar] = 1;
  EXPECT_EQ(shots(side, 4, hitter), 15);  // as from four pips away: 11 with a four, 3-1 twice, 2-2 and 1-1
  hitter[bar] = 2;
  EXPECT_EQ(shots(side, 4, hitter),
            12);  // both must come in: the fours, and 2-2; 1-1 has only two moves left for three
}

TEST(BackgammonShots, cannot_come_from_behind) {
  Checkers side{};
  Checkers hitter{};
  side[10] = 1;
  hitter[14] = 1;  // one past it
  EXPECT_EQ(shots(side, 10, hitter), 0);
}

// Rolls with which some legal play hits the blot, by the rules.
int shots_by_rules(const State& state, int point) {
  const Seat hitter = state.position().turn;
  int count = 0;
  for (int a = 1; a <= 6; ++a) {
    for (int b = 1; b <= a; ++b) {
      const auto rolled = with_roll(state, {*Die::from(a), *Die::from(b)});
      bool hits = false;
      for (const Play& play : legal(*rolled)) {
        for (std::size_t i = 0; i < play.count; ++i) hits = hits || play.steps[i].to == points + 1 - point;
      }
      count += hits ? (a == b ? 1 : 2) : 0;
    }
  }
  return state.position().side(other(hitter))[static_cast<std::size_t>(point)] == 1 ? count : 0;
}

TEST(BackgammonShots, agree_with_the_rules_in_random_games) {
  int blots = 0;
  int different = 0;
  for (std::uint64_t game = 0; game < 20; ++game) {
    State state = begin_with(match_to(1), Seat::one);
    for (std::uint64_t k = 0; phase(state) != Phase::over; ++k) {
      const std::uint64_t random_number = players::mixed(6, game, k);
      if (phase(state) == Phase::decide) {
        state = apply(state, players::play_drawn(state, random_number));
        continue;
      }
      const Checkers& side = state.position().side(other(state.position().turn));
      for (int point = 1; k % 5 == 0 && point <= points; ++point) {
        if (side[static_cast<std::size_t>(point)] != 1) continue;
        ++blots;
        different +=
            shots(side, point, state.position().side(state.position().turn)) == shots_by_rules(state, point) ? 0 : 1;
      }
      state = roll(state, players::roll_drawn(state, random_number));
    }
  }
  EXPECT_GT(blots, 1000);
  EXPECT_LT(different, blots / 100);  // where both dice must be played in another way
}

}  // namespace
}  // namespace fourfold::backgammon::test
