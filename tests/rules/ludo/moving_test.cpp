// LU-3 to LU-7: entering, moving by one die or by the sum, and what must be used.
#include "tests/rules/ludo/support.h"

namespace fourfold::ludo::test {
namespace {

TEST(LU_3, only_a_six_brings_a_piece_out) {
  EXPECT_EQ(results("1:b,b,b,b 3:b,b,b,b turn:1", "63"), Texts{"1:b,b,b,3 3:b,b,b,b turn:3"});
  EXPECT_EQ(results("1:b,b,b,b 3:b,b,b,b turn:1", "54"), Texts{"1:b,b,b,b 3:b,b,b,b turn:3"});
}

TEST(LU_3, the_six_is_spent_on_entering) {
  // With another piece at 10 the 6 either enters or moves, never both.
  const Texts after = results("1:b,h,h,10 3:b,b,b,b turn:1", "61");
  EXPECT_EQ(after,
            (Texts{"1:1,10,h,h 3:b,b,b,b turn:3", "1:0,11,h,h 3:b,b,b,b turn:3", "1:b,17,h,h 3:b,b,b,b turn:3"}));
}

TEST(LU_3, other_entry_numbers_can_be_agreed_on) {
  const Rules rules = rules_of("standard", {{"entry", "1,6"}});
  EXPECT_EQ(results("1:b,b,b,b 3:b,b,b,b turn:1", "31", rules), Texts{"1:b,b,b,3 3:b,b,b,b turn:3"});
  EXPECT_EQ(results("1:b,b,b,b 3:b,b,b,b turn:1", "61", rules),
            (Texts{"1:b,b,0,0 3:b,b,b,b turn:3", "1:b,b,b,1 3:b,b,b,b turn:3", "1:b,b,b,6 3:b,b,b,b turn:3"}));
  EXPECT_EQ(results("1:b,b,b,b 3:b,b,b,b turn:1", "62", rules_of("standard", {{"entry", "5"}})),
            Texts{"1:b,b,b,b 3:b,b,b,b turn:3"});
}

TEST(LU_4, the_piece_that_entered_or_another_moves_the_other_die) {
  EXPECT_EQ(results("1:b,b,b,10 3:b,b,b,b turn:1", "64"),
            (Texts{"1:b,b,4,10 3:b,b,b,b turn:3", "1:b,b,0,14 3:b,b,b,b turn:3", "1:b,b,b,20 3:b,b,b,b turn:3"}));
}

TEST(LU_4, double_six_enters_two_or_enters_one_and_moves_six) {
  EXPECT_EQ(results("1:b,b,b,10 3:b,b,b,b turn:1", "66"),
            (Texts{"1:b,0,0,10 3:b,b,b,b turn:3", "1:b,b,6,10 3:b,b,b,b turn:3", "1:b,b,0,16 3:b,b,b,b turn:3",
                   "1:b,b,b,22 3:b,b,b,b turn:3"}));
}

TEST(LU_5, without_a_piece_in_play_and_a_six_the_turn_passes) {
  const State state = roll(state_of("1:b,b,h,h 3:b,b,b,b turn:1"), Roll(Die::nth(4), Die::nth(4)));
  const PlayList plays = legal(state);
  ASSERT_EQ(plays.size(), 1U);
  EXPECT_TRUE(plays[0].is_pass());
  EXPECT_EQ(to_act(apply(state, plays[0])), Seat::three);
}

TEST(LU_5, the_turn_passes_whenever_no_die_can_be_used) {
  const Rules rules = rules_of("standard", {{"finish", "exact-or-stay"}});
  EXPECT_EQ(results("1:54,h,h,h 3:b,b,b,b turn:1", "53", rules), Texts{"1:54,h,h,h 3:b,b,b,b turn:3"});
}

TEST(LU_6, one_piece_the_sum_or_two_pieces_a_die_each) {
  EXPECT_EQ(results("1:b,b,10,20 3:b,b,b,b turn:1", "32"),
            (Texts{"1:b,b,15,20 3:b,b,b,b turn:3", "1:b,b,10,25 3:b,b,b,b turn:3", "1:b,b,13,22 3:b,b,b,b turn:3",
                   "1:b,b,12,23 3:b,b,b,b turn:3"}));
}

TEST(LU_6, pieces_on_one_space_are_alike) {
  EXPECT_EQ(results("1:b,b,10,10 3:b,b,b,b turn:1", "32"),
            (Texts{"1:b,b,10,15 3:b,b,b,b turn:3", "1:b,b,12,13 3:b,b,b,b turn:3"}));
}

TEST(LU_6, the_space_between_does_not_count_for_anything) {
  // Seat 3's 40 is seat 1's 14: between 10 and 17 by 4 and 3.
  for (const std::string_view capture : {"turn-end", "landing"}) {
    EXPECT_EQ(results("1:b,b,b,10 3:b,b,b,40 turn:1", "43", rules_of("standard", {{"capture", capture}})),
              Texts{"1:b,b,b,17 3:b,b,b,40 turn:3"});
  }
}

TEST(LU_6, the_sum_is_one_move_also_past_the_winning_square) {
  // 55 by 2 and 2 one after the other would be 55 again; by the sum of 4 it is 53.
  EXPECT_EQ(results("1:55,h,h,h 3:b,b,b,b turn:1", "22"), Texts{"1:53,h,h,h 3:b,b,b,b turn:3"});
}

TEST(LU_6, a_piece_never_makes_two_separate_moves) {
  const State state = state_of("1:b,b,b,54 3:b,b,b,b turn:1");
  EXPECT_EQ(refusal(state, "43", "54/55 55/53"),
            "one piece moves by the sum of the dice in one move, not by one die after the other");
}

TEST(LU_7, a_play_with_both_dice_excludes_those_with_one) {
  EXPECT_EQ(results("1:b,b,b,10 3:b,b,b,b turn:1", "53"), Texts{"1:b,b,b,18 3:b,b,b,b turn:3"});
  const State state = state_of("1:b,b,b,10 3:b,b,b,b turn:1");
  EXPECT_EQ(refusal(state, "53", "10/15"), "both dice can be used and must be: for example 10/18");
  EXPECT_EQ(refusal(state, "53", "pass"), "a die can be used and must be: for example 10/18");
}

// A piece that could enter with the 6 is refused because of the other die, not because a 6 were missing.
TEST(LU_7, a_six_that_was_rolled_is_not_said_to_be_missing) {
  const State state = state_of("1:b,b,b,10 3:b,b,b,b turn:1");
  EXPECT_EQ(refusal(state, "63", "b/0").substr(0, 39), "both dice can be used and must be: for ");
  EXPECT_EQ(refusal(state_of("1:b,b,b,b 3:b,b,b,b turn:1"), "63", "b/0"),
            "both dice can be used and must be: for example b/0/3");
  EXPECT_EQ(refusal(state, "53", "b/0"), "a piece leaves its Floral Square only with a 6, not with a 5");
}

TEST(LU_7, dice_may_be_declined_where_agreed) {
  const Rules rules = rules_of("standard", {{"must_use", "may-decline"}});
  EXPECT_EQ(results("1:b,b,b,10 3:b,b,b,b turn:1", "53", rules),
            (Texts{"1:b,b,b,10 3:b,b,b,b turn:3", "1:b,b,b,13 3:b,b,b,b turn:3", "1:b,b,b,15 3:b,b,b,b turn:3",
                   "1:b,b,b,18 3:b,b,b,b turn:3"}));
  const Rules one_die = rules_of("beginner", {{"must_use", "may-decline"}});
  EXPECT_EQ(results("1:b,b,b,10 3:b,b,b,b turn:1", "5", one_die),
            (Texts{"1:b,b,b,10 3:b,b,b,b turn:3", "1:b,b,b,15 3:b,b,b,b turn:3"}));
}

TEST(LU_7, declining_and_bouncing_back_to_the_same_place_are_one_play) {
  // 54 by 4 is 58, two too many: back to 54.
  EXPECT_EQ(results("1:54,h,h,h 3:b,b,b,b turn:1", "4", rules_of("beginner", {{"must_use", "may-decline"}})),
            Texts{"1:54,h,h,h 3:b,b,b,b turn:3"});
}

TEST(LU_7, a_piece_may_go_home_by_one_die_although_the_other_is_then_of_no_use) {
  EXPECT_EQ(results("1:b,b,b,53 3:b,b,b,b turn:1", "43"),
            (Texts{"1:b,b,b,h 3:b,b,b,b turn:3", "1:b,b,b,52 3:b,b,b,b turn:3"}));
}

TEST(LU_7, after_going_home_the_other_die_is_used_where_it_can_be) {
  EXPECT_EQ(results("1:b,b,10,53 3:b,b,b,b turn:1", "43"),
            (Texts{"1:b,b,14,h 3:b,b,b,b turn:3", "1:b,b,13,55 3:b,b,b,b turn:3", "1:b,b,17,53 3:b,b,b,b turn:3",
                   "1:b,b,10,52 3:b,b,b,b turn:3"}));
  // Entering is a use, too: the 6 may not be left over.
  EXPECT_EQ(results("1:b,b,b,53 3:b,b,b,b turn:1", "63"),
            (Texts{"1:b,b,0,h 3:b,b,b,b turn:3", "1:b,b,3,53 3:b,b,b,b turn:3", "1:b,b,b,50 3:b,b,b,b turn:3"}));
}

TEST(LU_7, where_only_one_die_can_be_used_either_will_do) {
  const Rules rules = rules_of("standard", {{"finish", "exact-or-stay"}});
  EXPECT_EQ(results("1:50,54,h,h 3:b,b,b,b turn:1", "65", rules),
            (Texts{"1:54,h,h,h 3:b,b,b,b turn:3", "1:54,55,h,h 3:b,b,b,b turn:3"}));
}

}  // namespace
}  // namespace fourfold::ludo::test
