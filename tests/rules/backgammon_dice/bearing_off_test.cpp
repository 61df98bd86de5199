// Bearing off: BD-8 to BD-11, and with special sides BD-17. Home space n is 17 - n on the own path.
#include <gtest/gtest.h>

#include "sentences/catalogue.h"
#include "tests/rules/backgammon_dice/support.h"

namespace fourfold::backgammon_dice {
namespace {

using test::basic;
using test::results;
using test::simple;
using test::Texts;
using test::with;

TEST(BD_8, nobody_leaves_while_a_pawn_is_outside) {
  // The 1 would take 16 off, but 10 is outside; 12 is an opposing block.
  EXPECT_EQ(results(simple, "1:10,16,o,o,o 2:5,5,o,o,o turn:1", "21"), Texts{"1:13,16,o,o,o 2:5,5,o,o,o turn:2"});
}

TEST(BD_8, nobody_leaves_while_a_pawn_is_captured_again) {
  EXPECT_EQ(results(simple, "1:c,16,o,o,o 2:12,12,o,o,o turn:1", "51"), Texts{"1:6,16,o,o,o 2:12,12,o,o,o turn:2"});
  EXPECT_EQ(results(simple, "1:c,16,o,o,o 2:12,12,16,16,o turn:1", "51"), Texts{"1:c,16,o,o,o 2:12,12,16,16,o turn:2"});
}

TEST(BD_8, the_last_pawn_home_lets_the_next_die_bear_off) {
  EXPECT_EQ(results(simple, "1:9,16,o,o,o 2:12,12,o,o,o turn:1", "21"),
            (Texts{"1:11,o,o,o,o 2:12,12,o,o,o turn:2", "1:12,16,o,o,o 2:12,12,o,o,o turn:2"}));
}

TEST(BD_9, only_the_exact_number_bears_off) {
  EXPECT_EQ(results(simple, "1:14,o,o,o,o 2:5,5,o,o,o turn:1", "65"), Texts{"1:14,o,o,o,o 2:5,5,o,o,o turn:2"});
  const Rules larger = with(simple, "bear_off", "backgammon");
  EXPECT_EQ(results(larger, "1:14,o,o,o,o 2:5,5,o,o,o turn:1", "65"), Texts{"1:o,o,o,o,o 2:5,5,o,o,o turn:1"});
  // From the hindmost space only: the 5 bears off once the pawn on 6 has come nearer, and never the one on 1 before it.
  EXPECT_EQ(results(larger, "1:13,16,o,o,o 2:12,12,o,o,o turn:1", "65"), Texts{"1:o,o,o,o,o 2:12,12,o,o,o turn:1"});
  EXPECT_EQ(results(larger, "1:11,16,o,o,o 2:12,12,o,o,o turn:1", "52"), Texts{"1:16,o,o,o,o 2:12,12,o,o,o turn:2"});
}

TEST(BD_9, a_die_that_matches_must_bear_off) {
  EXPECT_EQ(results(simple, "1:11,14,o,o,o 2:12,12,o,o,o turn:1", "63"), Texts{"1:o,o,o,o,o 2:12,12,o,o,o turn:1"});
  EXPECT_EQ(results(with(simple, "must_bear_off", "off"), "1:11,14,o,o,o 2:12,12,o,o,o turn:1", "63"),
            (Texts{"1:o,o,o,o,o 2:12,12,o,o,o turn:1", "1:14,14,o,o,o 2:12,12,o,o,o turn:2"}));
  const auto refused = parse_play(test::rolled(simple, "1:11,14,o,o,o 2:12,12,o,o,o turn:1", "63"), "11/14");
  ASSERT_FALSE(refused);
  EXPECT_NE(english(refused.error()).find("BD-9"), std::string::npos) << english(refused.error());
}

TEST(BD_9, another_die_cannot_be_played_first_to_dodge_it) {
  // The book's example: a pawn on home space 4, which is 13, and a 4. The 1 from 13 would leave the 4 without use.
  const char* const text = "1:13,15,o,o,o 2:12,12,o,o,o turn:1";
  EXPECT_EQ(results(simple, text, "41"), Texts{"1:16,o,o,o,o 2:12,12,o,o,o turn:2"});
  EXPECT_EQ(results(with(simple, "duty", "step"), text, "41"), Texts{"1:16,o,o,o,o 2:12,12,o,o,o turn:2"});
  EXPECT_EQ(results(with(simple, "must_bear_off", "off"), text, "41"),
            (Texts{"1:16,o,o,o,o 2:12,12,o,o,o turn:2", "1:14,15,o,o,o 2:12,12,o,o,o turn:2"}));
  // Without duties a player may stop, but the 1 is still not played before the 4.
  EXPECT_EQ(results(with(simple, "duty", "none"), text, "41"),
            (Texts{"1:13,15,o,o,o 2:12,12,o,o,o turn:2", "1:15,o,o,o,o 2:12,12,o,o,o turn:2",
                   "1:16,o,o,o,o 2:12,12,o,o,o turn:2"}));
}

TEST(BD_9, a_capture_may_come_before_it) {
  // The 3 captures on 15 and the 4 bears 13 off, in either order.
  EXPECT_EQ(results(simple, "1:12,13,o,o,o 2:2,o,o,o,o turn:1", "43"), Texts{"1:15,o,o,o,o 2:c,o,o,o,o turn:2"});
}

TEST(BD_9, such_a_die_may_be_used_otherwise_for_a_capture) {
  EXPECT_EQ(results(simple, "1:12,14,o,o,o 2:2,o,o,o,o turn:1", "63"), Texts{"1:14,15,o,o,o 2:c,o,o,o,o turn:2"});
}

TEST(BD_10, dice_left_over_move_on_or_are_forfeited) {
  EXPECT_EQ(results(simple, "1:11,16,o,o,o 2:12,12,o,o,o turn:1", "21"), Texts{"1:13,o,o,o,o 2:12,12,o,o,o turn:2"});
  EXPECT_EQ(results(simple, "1:16,16,o,o,o 2:12,12,o,o,o turn:1", "61"), Texts{"1:16,o,o,o,o 2:12,12,o,o,o turn:2"});
}

TEST(BD_11, the_first_with_all_five_off_wins) {
  const State state = test::rolled(simple, "1:15,o,o,o,o 2:1,1,3,6,6 turn:1", "22");
  ASSERT_EQ(legal(state).size(), 1U);
  EXPECT_EQ(outcome(state), Outcome{});
  const State over = apply(state, legal(state)[0]);
  EXPECT_EQ(format_position(over), "1:o,o,o,o,o 2:1,1,3,6,6 turn:1");
  EXPECT_EQ(phase(over), Phase::over);
  EXPECT_EQ(outcome(over).of(Seat::one), 1);
  EXPECT_EQ(outcome(over).of(Seat::two), -1);
  EXPECT_TRUE(legal(over).empty());
  EXPECT_TRUE(offers(over).empty());
  EXPECT_EQ(chance(over).total, 0U);
  EXPECT_FALSE(next_game(over));
}

TEST(BD_17, a_half_or_a_double_leaves_with_the_number_of_its_home_space) {
  // The Half on 4: the 4 bears it off, and the 6 cannot take it three on before that.
  EXPECT_EQ(results(basic, "1:13H,o,o,o,o 2:12,12,o,o,o turn:1", "64"), Texts{"1:o,o,o,o,o 2:12,12,o,o,o turn:1"});
  EXPECT_EQ(results(basic, "1:13D,o,o,o,o 2:12,12,o,o,o turn:1", "64"), Texts{"1:o,o,o,o,o 2:12,12,o,o,o turn:1"});
  // A Half never leaves by halves: on 2, a 4 would take it just off the board.
  EXPECT_EQ(results(basic, "1:15H,o,o,o,o 2:12,12,o,o,o turn:1", "64"), Texts{"1:15H,o,o,o,o 2:12,12,o,o,o turn:2"});
}

TEST(BD_17, a_double_may_leave_on_its_second_leg) {
  // From 4 a 2 lands on 2 and leaves; the 6 is of no use.
  EXPECT_EQ(results(basic, "1:13D,o,o,o,o 2:12,12,o,o,o turn:1", "62"), Texts{"1:o,o,o,o,o 2:12,12,o,o,o turn:1"});
  // Its first leg may bring it home: 9 to 13, and off.
  EXPECT_EQ(results(basic, "1:9D,o,o,o,o 2:12,12,o,o,o turn:1", "64"), Texts{"1:o,o,o,o,o 2:12,12,o,o,o turn:1"});
  // It lands on both: 15 is shut.
  EXPECT_EQ(results(basic, "1:13D,o,o,o,o 2:2,2,o,o,o turn:1", "62"), Texts{"1:13D,o,o,o,o 2:2,2,o,o,o turn:2"});
}

TEST(BD_17, bearing_off_on_a_second_leg_or_by_a_switch_is_never_compulsory) {
  // The 1 matches 16 and must bear it off; the Doubles on 2, which a 1 would take off in two legs, are no substitute.
  EXPECT_EQ(results(basic, "1:12,12,o,o,o 2:15D,15D,16+,o,o turn:2", "61"),
            Texts{"1:12,12,o,o,o 2:15D,15D,o,o,o turn:1"});
  // No pawn matches the 3: the Double on 6 may leave by way of 3, or the other pawn moves.
  EXPECT_EQ(results(basic, "1:11D,12,o,o,o 2:12,12,o,o,o turn:1", "31"),
            (Texts{"1:13,o,o,o,o 2:12,12,o,o,o turn:2", "1:13D,15,o,o,o 2:12,12,o,o,o turn:2",
                   "1:11D,16,o,o,o 2:12,12,o,o,o turn:2"}));
  // The Switch may change places with the blot on home space 3, at once or after the 1, and leave with the 3; or change
  // places and capture on 15; or just move to 16.
  EXPECT_EQ(results(basic, "1:12S,o,o,o,o 2:3,o,o,o,o turn:1", "31"),
            (Texts{"1:o,o,o,o,o 2:5,o,o,o,o turn:1", "1:o,o,o,o,o 2:4,o,o,o,o turn:1",
                   "1:15S,o,o,o,o 2:c,o,o,o,o turn:2", "1:16S,o,o,o,o 2:3,o,o,o,o turn:2"}));
}

TEST(BD_17, by_movement_a_half_leaves_with_a_die_whose_half_is_its_home_space) {
  const Rules rules = with(basic, "special_bear_off", "movement");
  EXPECT_EQ(results(rules, "1:15H,o,o,o,o 2:12,12,o,o,o turn:1", "64"), Texts{"1:o,o,o,o,o 2:12,12,o,o,o turn:1"});
  // On 2, a 2 moves it one on; then the 1, whose half is 1, bears it off. On 4 no half is large enough.
  EXPECT_EQ(results(rules, "1:15H,o,o,o,o 2:12,12,o,o,o turn:1", "21"), Texts{"1:o,o,o,o,o 2:12,12,o,o,o turn:1"});
  EXPECT_EQ(results(rules, "1:13H,o,o,o,o 2:12,12,o,o,o turn:1", "66"), Texts{"1:16H,o,o,o,o 2:12,12,o,o,o turn:2"});
}

}  // namespace
}  // namespace fourfold::backgammon_dice
