// Rollouts: what is certain comes out exactly, what is published nearly; taking the luck out leaves the mean where it
// is and makes it surer; and the result is the same however it was come by.
#include "players/backgammon/rollout.h"

#include <gtest/gtest.h>

#include "players/backgammon/two_sided.h"
#include "tests/players/backgammon/checkers.h"
#include "tests/players/backgammon/money_games.h"

namespace fourfold::backgammon {
namespace {

using players::RolloutSettings;
using players::RolloutSums;

// Both sides' checkers by place, the player in seat one about to roll or double.
State before_roll(const Checkers& mine, const Checkers& theirs) {
  Position position = begin_with(money_rules(), Seat::one).position();
  position.stage = Stage::turn_start;
  position.turn = Seat::one;
  position.sides = {mine, theirs};
  return *State::from(money_rules(), position);
}

players::Rollout<Game> rolled(const State& state, const RolloutSettings& settings,
                              const std::vector<RolloutSums>& so_far = {}) {
  return *roll_out(state, settings, [](const auto&) { return true; }, so_far, {}, {});
}

RolloutSettings quick() { return {.trials = 72, .truncate = 7, .most = 2}; }

// Two checkers on the ace point are off with any roll; an opponent with a checker in that home and none off loses a
// backgammon.
TEST(Rollout, what_is_certain_is_certain) {
  for (const bool luck : {false, true}) {
    RolloutSettings settings{.trials = 36, .luck = luck};
    settings.cube = false;
    const auto won = rolled(before_roll(checkers({{1, 2}}), checkers({{1, 3}})), settings);
    EXPECT_NEAR(won.lines[0].sums.mean(), 1, 1e-6);
    EXPECT_NEAR(won.lines[0].sums.error(), 0, 1e-6);
    const auto gammon = rolled(before_roll(checkers({{1, 2}}), checkers({{23, 1}, {6, 14}})), settings);
    EXPECT_NEAR(gammon.lines[0].sums.mean(), 3, 1e-6);
  }
}

// Published values of the race, cube and all.
TEST(Rollout, a_small_race_is_as_exact_as_its_table) {
  const Checkers six = checkers({{1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}});
  const auto race = rolled(before_roll(six, six), {.trials = 36});
  ASSERT_EQ(race.lines.size(), 2U);
  EXPECT_NEAR(race.lines[0].sums.mean(), 0.6022, 1e-4);
  EXPECT_NEAR(race.lines[1].sums.mean(), 2 * 0.3511, 1e-4);
  EXPECT_EQ(race.advice->code, "advice.cube.double-take");
}

// Making the five point with 3-1 is worth about 0.16 without a cube (GNU Backgammon, two plies deep: 0.159).
TEST(Rollout, an_opening_play_is_worth_what_is_published) {
  RolloutSettings settings = quick();
  settings.trials = 216;
  settings.most = 1;
  settings.cube = false;
  const auto found = rolled(opening(3, 1), settings);
  EXPECT_NEAR(found.lines[0].sums.mean(), 0.16, 0.05);
}

TEST(Rollout, luck_taken_out_leaves_the_mean_and_less_error) {
  RolloutSettings settings = quick();
  settings.most = 1;
  settings.trials = 360;
  const RolloutSums with = rolled(opening(6, 1), settings).lines[0].sums;
  settings.luck = false;
  const RolloutSums without = rolled(opening(6, 1), settings).lines[0].sums;
  EXPECT_LT(with.error(), without.error() / 2);
  EXPECT_NEAR(with.mean(), without.mean(), 4 * without.error());
}

TEST(Rollout, is_the_same_with_any_number_of_threads_and_after_an_interruption) {
  RolloutSettings settings = quick();
  const auto whole = rolled(opening(4, 1), settings);
  settings.threads = 3;
  const auto together = rolled(opening(4, 1), settings);
  settings.trials = 40;
  const auto begun = rolled(opening(4, 1), settings);
  settings.trials = 72;
  std::vector<RolloutSums> kept;
  for (const auto& line : begun.lines) kept.push_back(line.sums);
  const auto resumed = rolled(opening(4, 1), settings, kept);
  ASSERT_EQ(whole.lines.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(whole.lines[i].sums.value, together.lines[i].sums.value);
    EXPECT_EQ(whole.lines[i].sums.behind_squares, together.lines[i].sums.behind_squares);
    EXPECT_EQ(whole.lines[i].sums.value, resumed.lines[i].sums.value);
    EXPECT_EQ(resumed.lines[i].sums.trials, 72U);
  }
}

TEST(Rollout, stops_when_it_is_told_or_precise_enough) {
  RolloutSettings settings = quick();
  settings.trials = 10'000;
  int told = 0;
  const auto stopped = *roll_out(opening(4, 3), settings, [&](const auto&) { return ++told < 3; }, {}, {}, {});
  EXPECT_EQ(stopped.lines[0].sums.trials, 108U);
  settings.error = 0.2;
  EXPECT_LE(rolled(opening(4, 3), settings).lines[0].sums.trials, 288U);
}

TEST(Rollout, where_nothing_is_to_decide_it_is_refused) {
  EXPECT_FALSE(roll_out(begin_with(money_rules(), Seat::one), {}, [](const auto&) { return true; }, {}, {}, {}));
}

}  // namespace
}  // namespace fourfold::backgammon
