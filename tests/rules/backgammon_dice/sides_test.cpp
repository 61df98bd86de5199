// Special sides: captured pawns that come back changed, Double, Switch and Half (BD-13 to BD-16).
#include <gtest/gtest.h>

#include "tests/rules/backgammon_dice/support.h"

namespace fourfold::backgammon_dice {
namespace {

using test::basic;
using test::results;
using test::Texts;
using test::with;

TEST(BD_13, the_player_chooses_which_of_the_rolled_pawns_to_redeem) {
  // The 5 is shut. What stays captured is rolled anew, so it shows no side any more.
  EXPECT_EQ(results(basic, "1:cS,cH,o,o,o 2:12,12,o,o,o turn:1", "54"),
            (Texts{"1:c,4S,o,o,o 2:12,12,o,o,o turn:2", "1:c,4H,o,o,o 2:12,12,o,o,o turn:2"}));
}

TEST(BD_13, captured_pawns_are_rolled_with_the_dice) {
  const State state = test::position(basic, "1:c,c,6,6,8 2:1,1,3,6,6 turn:1");
  EXPECT_EQ(pawns_to_roll(state), 2);
  const auto dice = parse_roll(state, "64 S+");
  ASSERT_TRUE(dice);
  EXPECT_EQ(format_position(roll(state, *dice)), "1:c+,cS,6,6,8 2:1,1,3,6,6 turn:1 dice:6-4");
}

TEST(BD_13, a_pawn_keeps_its_side_until_it_is_captured_again) {
  EXPECT_EQ(results(basic, "1:1H,o,o,o,o 2:12D,o,o,o,o turn:1", "42"), Texts{"1:4H,o,o,o,o 2:12D,o,o,o,o turn:2"});
  EXPECT_EQ(results(basic, "1:1,o,o,o,o 2:14D,o,o,o,o turn:1", "62"), Texts{"1:9,o,o,o,o 2:c,o,o,o,o turn:2"});
}

TEST(BD_13, rolled_at_each_attempt_or_once) {
  const char* const shut = "1:cS,cH,o,o,o 2:12,12,13,13,o turn:1";
  EXPECT_EQ(results(basic, shut, "54"), Texts{"1:c,c,o,o,o 2:12,12,13,13,o turn:2"});

  const Rules once = with(basic, "redeem_roll", "once");
  EXPECT_EQ(results(once, shut, "54"), Texts{"1:cS,cH,o,o,o 2:12,12,13,13,o turn:2"});
  const State state = test::position(once, "1:c,cH,o,o,o 2:1,1,o,o,o turn:1");
  EXPECT_EQ(pawns_to_roll(state), 1);
  EXPECT_EQ(chance(state).rolls.size(), 21U * 6);
  EXPECT_FALSE(parse_roll(state, "54"));  // the side of the first pawn is missing
  const auto dice = parse_roll(state, "54 0");
  ASSERT_TRUE(dice);
  EXPECT_EQ(format_position(roll(state, *dice)), "1:c0,cH,o,o,o 2:1,1,o,o,o turn:1 dice:5-4");
  // A pawn that has just been captured was not rolled yet.
  EXPECT_EQ(results(once, "1:1,o,o,o,o 2:14D,o,o,o,o turn:1", "62"), Texts{"1:9,o,o,o,o 2:c,o,o,o,o turn:2"});
}

TEST(BD_14, a_double_lands_twice_and_is_shut_out_by_either_block) {
  // With the 2 it would land on 3 and on the block on 5; with the 5 on 6 and 11; from there the 2 takes it to 13
  // and 15.
  EXPECT_EQ(results(basic, "1:1D,o,o,o,o 2:12,12,o,o,o turn:1", "52"), Texts{"1:15D,o,o,o,o 2:12,12,o,o,o turn:2"});
  EXPECT_EQ(results(basic, "1:1D,o,o,o,o 2:11,11,14,14,o turn:1", "52"), Texts{"1:1D,o,o,o,o 2:11,11,14,14,o turn:2"});
}

TEST(BD_14, both_landings_may_capture) {
  // The 2 captures on 3 and 5; the 4 captures on 5 only, and the 2 after it nothing.
  EXPECT_EQ(results(basic, "1:1D,o,o,o,o 2:12,14,o,o,o turn:1", "42"),
            (Texts{"1:13D,o,o,o,o 2:c,c,o,o,o turn:2", "1:13D,o,o,o,o 2:c,14,o,o,o turn:2"}));
}

TEST(BD_14, a_capture_that_is_blocked_on_the_second_landing_is_no_duty) {
  // 3 has a blot and 5 a block: the 2 cannot be played by the Double, so nothing is captured.
  EXPECT_EQ(results(basic, "1:1D,o,o,o,o 2:12,12,14,o,o turn:1", "52"), Texts{"1:15D,o,o,o,o 2:12,12,14,o,o turn:2"});
}

TEST(BD_14, if_the_first_leg_bears_it_off_the_second_is_not_needed) {
  EXPECT_EQ(results(basic, "1:13D,o,o,o,o 2:12,12,o,o,o turn:1", "64"), Texts{"1:o,o,o,o,o 2:12,12,o,o,o turn:1"});
}

TEST(BD_14, a_double_comes_back_by_the_number_on_the_die) {
  // c/4 and then 6 and 8 with the 2; or c/2 and then 6 and 10 with the 4.
  EXPECT_EQ(results(basic, "1:cD,o,o,o,o 2:1,1,o,o,o turn:1", "42"),
            (Texts{"1:8D,o,o,o,o 2:1,1,o,o,o turn:2", "1:10D,o,o,o,o 2:1,1,o,o,o turn:2"}));
}

// Free to stop after one die, so that each single step is a result.
const Rules single_steps = with(basic, "duty", "none");

TEST(BD_15, a_switch_changes_places_with_an_own_pawn_and_moves_on_from_there) {
  const char* const text = "1:2S,9,o,o,o 2:1,1,o,o,o turn:1";
  const std::string switched = "1:2,12S,o,o,o 2:1,1,o,o,o turn:2";  // 2<>9/12 with the 3
  EXPECT_TRUE(results(single_steps, text, "31").contains(switched));
  EXPECT_TRUE(results(with(single_steps, "switch", "own"), text, "31").contains(switched));
  EXPECT_FALSE(results(with(single_steps, "switch", "opponent"), text, "31").contains(switched));
  EXPECT_FALSE(results(with(single_steps, "switch", "off"), text, "31").contains(switched));
}

TEST(BD_15, a_switch_changes_places_with_an_opposing_blot) {
  const char* const text = "1:2S,o,o,o,o 2:8,o,o,o,o turn:1";
  const std::string switched = "1:12S,o,o,o,o 2:15,o,o,o,o turn:2";  // 2<>9/12 with the 3
  EXPECT_TRUE(results(single_steps, text, "31").contains(switched));
  EXPECT_TRUE(results(with(single_steps, "switch", "opponent"), text, "31").contains(switched));
  EXPECT_FALSE(results(with(single_steps, "switch", "own"), text, "31").contains(switched));
  EXPECT_FALSE(results(with(single_steps, "switch", "off"), text, "31").contains(switched));
}

TEST(BD_15, a_switch_that_would_mix_the_colours_is_not_possible) {
  // Nothing can move from 2, where another own pawn would stay with the opposing one; standing alone, the Switch goes
  // to 9.
  EXPECT_EQ(results(basic, "1:2,2S,o,o,o 2:8,12,12,14,14 turn:1", "31"), Texts{"1:2,2S,o,o,o 2:8,12,12,14,14 turn:2"});
  EXPECT_TRUE(results(single_steps, "1:2S,o,o,o,o 2:8,12,12,14,14 turn:1", "31")
                  .contains("1:12S,o,o,o,o 2:12,12,14,14,15 turn:2"));
  // Nor with one of two opposing pawns.
  for (const std::string& after : results(single_steps, "1:2S,o,o,o,o 2:8,8,o,o,o turn:1", "31")) {
    EXPECT_NE(after.find(" 2:8,8,o"), std::string::npos) << after;
  }
}

TEST(BD_15, only_pawns_on_the_board_change_places_and_the_switch_must_move_then) {
  // Nobody else is on the board: it can only move.
  EXPECT_EQ(results(basic, "1:2S,o,o,o,o 2:c,o,o,o,o turn:1", "31"), Texts{"1:6S,o,o,o,o 2:c,o,o,o,o turn:2"});
  // From 9 the 3 is shut, so the switch with 9 is not possible with a 3.
  EXPECT_FALSE(
      results(single_steps, "1:2S,9,o,o,o 2:5,5,o,o,o turn:1", "33").contains("1:2,9S,o,o,o 2:5,5,o,o,o turn:2"));
}

TEST(BD_15, one_of_two_own_pawns_of_a_space_may_be_the_partner) {
  // 2<>9/12 with the 3, leaving the Half or the Double on 2.
  const Texts found = results(single_steps, "1:2S,9D,9H,o,o 2:1,1,o,o,o turn:1", "31");
  EXPECT_TRUE(found.contains("1:2D,9H,12S,o,o 2:1,1,o,o,o turn:2"));
  EXPECT_TRUE(found.contains("1:2H,9D,12S,o,o 2:1,1,o,o,o turn:2"));
}

TEST(BD_15, a_capture_that_needs_a_switch_is_never_a_duty) {
  // 2<>9 and then the 3 captures on 12; moving on to 6 with both dice is allowed all the same.
  const Texts found = results(basic, "1:2S,o,o,o,o 2:5,8,o,o,o turn:1", "31");
  EXPECT_TRUE(found.contains("1:6S,o,o,o,o 2:5,8,o,o,o turn:2"));
  EXPECT_TRUE(found.contains("1:13S,o,o,o,o 2:c,15,o,o,o turn:2"));
}

TEST(BD_15, where_a_capture_is_a_duty_one_by_a_switch_will_do) {
  // 1 captures on 4 with the 3. The Switch may capture on 12 instead, changing places with the blot on 9 or the pawn
  // on 1.
  const Texts found = results(basic, "1:1,2S,o,o,o 2:5,8,13,o,o turn:1", "33");
  EXPECT_FALSE(found.contains("1:1,14S,o,o,o 2:5,8,13,o,o turn:2"));
  for (const std::string& after : found) EXPECT_NE(after.find("2:c"), std::string::npos) << after;
  EXPECT_TRUE(results(with(basic, "duty", "step"), "1:1,2S,o,o,o 2:5,8,13,o,o turn:1", "32")
                  .contains("1:1,14S,o,o,o 2:c,13,15,o,o turn:2"));  // 2<>9/12* and 12/14
}

TEST(BD_16, a_half_moves_half_the_number_rounded_up) {
  EXPECT_EQ(results(basic, "1:2H,o,o,o,o 2:1,1,o,o,o turn:1", "21"), Texts{"1:4H,o,o,o,o 2:1,1,o,o,o turn:2"});
  EXPECT_EQ(results(basic, "1:2H,o,o,o,o 2:1,1,o,o,o turn:1", "43"), Texts{"1:6H,o,o,o,o 2:1,1,o,o,o turn:2"});
  EXPECT_EQ(results(basic, "1:2H,o,o,o,o 2:1,1,o,o,o turn:1", "65"), Texts{"1:8H,o,o,o,o 2:1,1,o,o,o turn:2"});
}

TEST(BD_16, a_half_comes_back_by_the_number_on_the_die) {
  // c/6 and half of 4, or c/4 and half of 6.
  EXPECT_EQ(results(basic, "1:cH,o,o,o,o 2:1,1,o,o,o turn:1", "64"),
            (Texts{"1:8H,o,o,o,o 2:1,1,o,o,o turn:2", "1:7H,o,o,o,o 2:1,1,o,o,o turn:2"}));
}

}  // namespace
}  // namespace fourfold::backgammon_dice
