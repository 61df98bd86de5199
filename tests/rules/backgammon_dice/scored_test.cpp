// Scored rounds and matches: BD-18 to BD-21.
#include <gtest/gtest.h>

#include "tests/rules/backgammon_dice/support.h"

namespace fourfold::backgammon_dice {
namespace {

using test::over_after;
using test::preset;
using test::results;
using test::scored;
using test::Texts;
using test::with;

TEST(BD_18, the_other_side_plays_the_round_out_alone) {
  const State state = test::rolled(scored, "1:16,o,o,o,o 2:9,o,o,o,o turn:1 score:10-11 points:0-0", "61");
  ASSERT_EQ(legal(state).size(), 1U);
  State next = apply(state, legal(state)[0]);
  EXPECT_EQ(format_position(next), "1:o,o,o,o,o 2:9,o,o,o,o turn:2 score:11-11 points:0-0");
  EXPECT_EQ(phase(next), Phase::roll);
  EXPECT_EQ(outcome(next), Outcome{});
  // It stays on turn until it is off.
  next = roll(next, turn_roll(Die::nth(0), Die::nth(1)));
  next = apply(next, legal(next)[0]);
  EXPECT_EQ(format_position(next), "1:o,o,o,o,o 2:12,o,o,o,o turn:2 score:11-11 points:0-0");
}

TEST(BD_18, one_point_for_being_off_first_and_one_for_the_lowest_score) {
  const auto points = [](std::string_view text) {
    const Outcome result = outcome(over_after(scored, text, "61"));
    return std::pair{result.of(Seat::one), result.of(Seat::two)};
  };
  // Seat two is last, and its last pawn scores 1.
  EXPECT_EQ(points("1:o,o,o,o,o 2:16,o,o,o,o turn:2 score:9-12 points:0-0"), (std::pair{2, 0}));
  EXPECT_EQ(points("1:o,o,o,o,o 2:16,o,o,o,o turn:2 score:14-12 points:0-0"), (std::pair{1, 1}));
  EXPECT_EQ(points("1:o,o,o,o,o 2:16,o,o,o,o turn:2 score:13-12 points:0-0"), (std::pair{1, 0}));  // equal: nobody's
  EXPECT_EQ(points("1:16,o,o,o,o 2:o,o,o,o,o turn:1 score:11-12 points:0-0"), (std::pair{0, 1}));
}

TEST(BD_18, the_round_may_end_with_the_first_side_off) {
  const Rules rules = with(scored, "round_end", "first-off");
  const State over = over_after(rules, "1:16,o,o,o,o 2:9,o,o,o,o turn:1 score:10-12 points:0-0", "61");
  EXPECT_EQ(outcome(over).of(Seat::one), 2);
  EXPECT_EQ(outcome(over).of(Seat::two), 0);
  // The scores count as they stand.
  const State behind = over_after(rules, "1:16,o,o,o,o 2:9,12,12,16,o turn:1 score:10-6 points:0-0", "61");
  EXPECT_EQ(outcome(behind).of(Seat::one), 1);
  EXPECT_EQ(outcome(behind).of(Seat::two), 1);
}

TEST(BD_18, resigning_gives_the_other_side_both_points) {
  const State state = test::position(scored, "1:o,o,o,o,o 2:16,o,o,o,o turn:2 score:20-2 points:3-0");
  const State over = apply(state, Play::resignation());
  EXPECT_EQ(outcome(over).of(Seat::one), 2);
  EXPECT_EQ(outcome(over).of(Seat::two), 0);
  EXPECT_FALSE(next_game(over));
}

TEST(BD_18, plain_pawns_can_be_scored_too) {
  const Rules rules = with(preset("simple"), "scored", "on");
  EXPECT_EQ(results(rules, "1:11,16,o,o,o 2:12,12,o,o,o turn:1 score:3-9", "61"),
            Texts{"1:o,o,o,o,o 2:12,12,o,o,o turn:2 score:10-9 points:0-0"});
}

TEST(BD_19, the_score_adds_up_the_home_spaces_that_pawns_left_from) {
  EXPECT_EQ(results(scored, "1:11,14,16,o,o 2:12,12,o,o,o turn:1 score:7-12 points:3-2", "63"),
            Texts{"1:16,o,o,o,o 2:12,12,o,o,o turn:2 score:16-12 points:3-2"});
  // With a larger number it is still the home space that counts.
  EXPECT_EQ(results(with(scored, "bear_off", "backgammon"), "1:14,16,o,o,o 2:12,12,o,o,o turn:1 score:7-5", "65"),
            Texts{"1:o,o,o,o,o 2:12,12,o,o,o turn:2 score:11-5 points:0-0"});
  // A Double that leaves on its second leg leaves from where the first took it: 4 to 2.
  EXPECT_EQ(results(with(scored, "symbols", "off"), "1:13D,16,o,o,o 2:12,12,o,o,o turn:1 score:7-5", "62"),
            Texts{"1:16,o,o,o,o 2:12,12,o,o,o turn:2 score:9-5 points:0-0"});
}

TEST(BD_20, the_symbol_of_a_pawn_adds_to_its_score) {
  const auto score = [](const Rules& rules, std::string_view pawn, std::string_view dice) {
    const State state =
        test::rolled(rules, "1:" + std::string(pawn) + ",o,o,o,o 2:12,12,o,o,o turn:1 score:8-5 points:0-0", dice);
    int best = 0;
    for (const Play& play : legal(state)) {
      const State after = apply(state, play);
      if (after.pawns(Seat::one).all_off()) best = after.score(Seat::one) - 8;
    }
    return best;
  };
  const Rules without = with(scored, "symbols", "off");
  EXPECT_EQ(score(scored, "15H", "62"), 1);  // Half, -, on 2
  EXPECT_EQ(score(scored, "11", "65"), 6);   // Regular 0 on 6
  EXPECT_EQ(score(scored, "16D", "61"), 2);  // Double, +, on 1
  EXPECT_EQ(score(scored, "16+", "61"), 2);
  EXPECT_EQ(score(scored, "16-", "61"), 0);
  EXPECT_EQ(score(scored, "16S", "61"), 1);
  EXPECT_EQ(score(without, "15H", "62"), 2);
  EXPECT_EQ(score(without, "16D", "61"), 1);
}

TEST(BD_21, rounds_go_on_until_one_side_has_the_points) {
  const auto next_after = [](std::string_view text) {
    const auto next = next_game(over_after(scored, text, "61"));
    return next ? format_position(*next) : std::string("decided");
  };
  EXPECT_EQ(next_after("1:o,o,o,o,o 2:16,o,o,o,o turn:2 score:9-12 points:1-2"),
            "1:1,1,3,6,6 2:1,1,3,6,6 opening score:0-0 points:3-2");
  EXPECT_EQ(next_after("1:o,o,o,o,o 2:16,o,o,o,o turn:2 score:9-12 points:3-4"), "decided");
}

TEST(BD_21, if_both_get_there_in_one_round_rounds_go_on_until_one_is_ahead) {
  const auto next_after = [](std::string_view text) {
    const auto next = next_game(over_after(scored, text, "61"));
    return next ? format_position(*next) : std::string("decided");
  };
  EXPECT_EQ(next_after("1:o,o,o,o,o 2:16,o,o,o,o turn:2 score:14-12 points:4-4"),
            "1:1,1,3,6,6 2:1,1,3,6,6 opening score:0-0 points:5-5");
  EXPECT_EQ(next_after("1:o,o,o,o,o 2:16,o,o,o,o turn:2 score:14-12 points:5-5"),
            "1:1,1,3,6,6 2:1,1,3,6,6 opening score:0-0 points:6-6");
  EXPECT_EQ(next_after("1:o,o,o,o,o 2:16,o,o,o,o turn:2 score:13-12 points:5-5"), "decided");
  EXPECT_FALSE(parse_position(scored, "1:1,1,3,6,6 2:1,1,3,6,6 turn:1 points:6-5"));
}

TEST(BD_21, games_without_scoring_count_one_point_each) {
  const Rules rules = with(preset("simple"), "match_points", "3");
  const State over = over_after(rules, "1:16,o,o,o,o 2:9,o,o,o,o turn:1 points:1-2", "61");
  EXPECT_EQ(outcome(over).of(Seat::one), 1);
  const auto next = next_game(over);
  ASSERT_TRUE(next);
  EXPECT_EQ(format_position(*next), "1:1,1,3,6,6 2:1,1,3,6,6 opening points:2-2");
  EXPECT_FALSE(next_game(over_after(rules, "1:16,o,o,o,o 2:9,o,o,o,o turn:1 points:2-2", "61")));
  EXPECT_FALSE(next_game(*next));
}

TEST(BD_21, a_random_start_begins_every_round) {
  const Rules rules = with(scored, "random_start", "1");
  const auto next = next_game(over_after(rules, "1:o,o,o,o,o 2:16,o,o,o,o turn:2 score:9-12 points:1-2", "61"));
  ASSERT_TRUE(next);
  EXPECT_EQ(format_position(*next), "1:1,1,3,6,6 2:1,1,3,6,6 start:2 score:0-0 points:3-2");
}

}  // namespace
}  // namespace fourfold::backgammon_dice
