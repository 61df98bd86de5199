// What backgammon's greedy list says in positions where the answer is well known.
#include "players/backgammon/greedy.h"

#include <gtest/gtest.h>

#include "players/backgammon/evaluate.h"
#include "tests/rules/backgammon/build.h"

namespace fourfold::backgammon::test {
namespace {

std::string decided(const State& state) { return format_play(state, Greedy().think(state)->play); }

PlayKind decided_kind(const State& state) { return Greedy().think(state)->play.kind; }

Rules money() { return match_to(0); }

State opening(const std::string& dice) { return with_dice(begin_with({}, Seat::one), dice); }

State doubled(const State& state) { return apply(state, {PlayKind::offer_double, 0, {}}); }

State resigned(const State& state, int times) {
  return apply(state, {PlayKind::resign, static_cast<std::uint8_t>(times), {}});
}

// The rolls that every book plays in the same way: they make a point.
TEST(BackgammonGreedy, makes_the_points_of_the_opening) {
  EXPECT_EQ(decided(opening("31")), "8/5 6/5");
  EXPECT_EQ(decided(opening("42")), "8/4 6/4");
  EXPECT_EQ(decided(opening("61")), "13/7 8/7");
  EXPECT_EQ(decided(opening("53")), "8/3 6/3");
}

TEST(BackgammonGreedy, hits_a_blot_in_its_outfield) {
  const State state = stand({{6, 5}, {8, 3}, {13, 5}, {24, 2}}, {{1, 2}, {12, 5}, {17, 3}, {19, 4}, {9, 1}});
  EXPECT_NE(decided(with_dice(state, "42")).find("13/9*"), std::string::npos) << decided(with_dice(state, "42"));
}

TEST(BackgammonGreedy, bears_off_as_many_as_it_can) {
  const State race = stand({{6, 2}, {5, 2}, {4, 2}, {2, 1}}, {{19, 2}, {20, 2}});
  EXPECT_EQ(decided(with_dice(race, "65")), "6/off 5/off");
  const State fours = with_dice(race, "44");
  EXPECT_EQ(apply(fours, Greedy().think(fours)->play).position().side(Seat::one)[off], 15 - 5);
}

TEST(BackgammonGreedy, sees_the_play_that_wins) {
  const State state = stand({{1, 1}, {2, 1}}, {{24, 1}});
  const auto decision = *Greedy().think(with_dice(state, "61"));
  EXPECT_EQ(format_play(with_dice(state, "61"), decision.play), "2/off 1/off");
  EXPECT_EQ(decision.candidates[0].value, 1000);
}

TEST(BackgammonGreedy, leaves_no_blot_before_an_anchor_without_need) {
  // 8/6 7/6 and 8/7 6/4 leave nothing to hit.
  const State state = stand({{8, 1}, {7, 1}, {6, 4}, {5, 4}, {4, 5}}, {{1, 2}, {19, 5}, {20, 4}, {21, 4}}, money());
  const std::string play = decided(with_dice(state, "21"));
  EXPECT_TRUE(play == "8/6 7/6" || play == "8/7 6/4") << play;
}

// The rule of thumb for races of about 100 pips: double with a lead of 8 in 100, drop with 12.
TEST(BackgammonGreedyCube, follows_the_rule_of_thumb_in_a_race) {
  const auto race = [](int far, int near) {
    return stand({{10, 4}, {6, 5}, {5, 6}}, {{15, far}, {19, 5}, {20, near}}, money());
  };
  const auto pips = [](const State& state, Seat seat) { return pip_count(state.position().side(seat)); };
  const State little = race(5, 5);
  const State enough = race(6, 4);
  const State too_much = race(8, 2);
  ASSERT_EQ(pips(little, Seat::one), 100);
  ASSERT_EQ(pips(little, Seat::two), 105);
  ASSERT_EQ(pips(enough, Seat::two), 110);
  ASSERT_EQ(pips(too_much, Seat::two), 120);
  EXPECT_EQ(decided_kind(little), PlayKind::roll);
  EXPECT_EQ(decided_kind(enough), PlayKind::offer_double);
  EXPECT_EQ(decided_kind(doubled(enough)), PlayKind::take);
  EXPECT_EQ(decided_kind(too_much), PlayKind::offer_double);
  EXPECT_EQ(decided_kind(doubled(too_much)), PlayKind::drop);
}

TEST(BackgammonGreedyCube, beavers_a_double_from_behind) {
  Rules rules = money();
  rules.beavers = true;
  const State behind = stand({{6, 9}, {5, 6}}, {{19, 3}, {20, 3}}, rules);
  EXPECT_EQ(decided_kind(behind), PlayKind::roll);
  EXPECT_EQ(decided_kind(doubled(behind)), PlayKind::beaver);
  const State beavered = apply(doubled(behind), {PlayKind::beaver, 0, {}});
  EXPECT_EQ(decided_kind(beavered), PlayKind::drop);
}

TEST(BackgammonGreedyCube, knows_when_the_match_makes_the_cube_worthless_or_free) {
  Rules rules = match_to(5);
  rules.dead_cube = DeadCube::allow;
  Position position = board(rules, {{6, 5}, {5, 8}}, {{18, 15}});
  position.score = {4, 2};
  EXPECT_EQ(decided_kind(make(rules, position)), PlayKind::roll);  // winning wins the match at any cube
  Position trailing = board(rules, {{6, 9}, {5, 6}}, {{19, 10}, {20, 5}});
  trailing.score = {2, 4};
  EXPECT_EQ(decided_kind(make(rules, trailing)), PlayKind::offer_double);  // losing loses it at any cube
}

TEST(BackgammonGreedyCube, plays_on_for_a_gammon_only_where_gammons_count) {
  // Closed board, two opposing checkers on the bar, none borne off.
  Rules jacoby = money();
  const Men own = {{6, 3}, {5, 3}, {4, 3}, {3, 2}, {2, 2}, {1, 2}};
  const Men opposing = {{0, 2}, {12, 3}, {17, 4}, {19, 6}};
  EXPECT_EQ(decided_kind(stand(own, opposing, jacoby)), PlayKind::offer_double);
  Rules gammons = jacoby;
  gammons.jacoby = false;
  EXPECT_EQ(decided_kind(stand(own, opposing, gammons)), PlayKind::roll);
}

TEST(BackgammonGreedyResignation, is_accepted_unless_more_is_in_sight) {
  // The one who resigns is on turn and has borne off: no gammon is possible.
  Rules rules = money();
  rules.jacoby = false;
  const State single = stand({{6, 5}, {5, 5}}, {{24, 2}, {23, 2}}, rules);
  EXPECT_EQ(decided_kind(resigned(single, 1)), PlayKind::accept);
  // Nothing off and far from home, the other side nearly done.
  const State gammon = stand({{13, 5}, {12, 5}, {8, 5}}, {{24, 2}, {23, 2}}, rules);
  EXPECT_EQ(decided_kind(resigned(gammon, 1)), PlayKind::refuse);
  EXPECT_EQ(decided_kind(resigned(gammon, 2)), PlayKind::accept);
  const State backgammon = stand({{24, 4}, {12, 6}, {8, 5}}, {{23, 2}}, rules);
  EXPECT_EQ(decided_kind(resigned(backgammon, 2)), PlayKind::refuse);
  EXPECT_EQ(decided_kind(resigned(backgammon, 3)), PlayKind::accept);
  // Under Jacoby's rule with the cube in the middle there is nothing more to win.
  rules.jacoby = true;
  EXPECT_EQ(decided_kind(resigned(make(rules, gammon.position()), 1)), PlayKind::accept);
}

TEST(BackgammonEvaluate, the_start_is_worth_less_than_nothing_to_who_does_not_roll) {
  const Checkers& start = starting_checkers({});
  EXPECT_LT(evaluate(start, start), 0);
  EXPECT_GT(evaluate(start, start), -200);
}

TEST(BackgammonEvaluate, a_race_begins_when_the_last_checkers_have_passed) {
  Checkers a{};
  Checkers b{};
  a[13] = 1;
  b[12] = 1;
  EXPECT_FALSE(is_race(a, b));  // on the same point they cannot be; one before it they still meet
  b = {};
  b[11] = 1;
  EXPECT_TRUE(is_race(a, b));
}

}  // namespace
}  // namespace fourfold::backgammon::test
