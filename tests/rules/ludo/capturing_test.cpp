// LU-8 to LU-11: sending back, sharing and blocking spaces, the home column and the Winning Square.
// Seat 3's starting flower lies 26 spaces after seat 1's: seat 3's progress q is seat 1's space q + 26, less 52
// beyond 51.
#include "tests/rules/ludo/support.h"

namespace fourfold::ludo::test {
namespace {

TEST(LU_8, ending_a_turn_on_an_opponents_space_sends_that_piece_back) {
  EXPECT_EQ(results("1:b,b,b,10 3:b,b,4,45 turn:1", "54"), Texts{"1:b,b,b,19 3:b,b,b,4 turn:3"});
}

TEST(LU_8, every_opposing_piece_on_the_space_goes_back_of_every_colour) {
  EXPECT_EQ(results("1:b,b,b,10 2:b,b,6,6 3:b,b,45,46 turn:1", "54"), Texts{"1:b,b,b,19 2:b,b,b,b 3:b,b,b,46 turn:2"});
}

TEST(LU_8, it_is_judged_once_when_the_whole_turn_is_over) {
  // Seat 3 stands on seat 1's starting flower. Entering and moving on leaves it there; entering with both sixes does
  // not.
  EXPECT_EQ(results("1:b,b,b,b 3:b,b,b,26 turn:1", "62"), Texts{"1:b,b,b,2 3:b,b,b,26 turn:3"});
  EXPECT_EQ(results("1:b,b,b,b 3:b,b,b,26 turn:1", "66"),
            (Texts{"1:b,b,0,0 3:b,b,b,b turn:3", "1:b,b,b,6 3:b,b,b,26 turn:3"}));
}

TEST(LU_8, it_is_judged_for_all_own_pieces_on_the_track) {
  // A position nobody can reach, but a board editor can: the piece on 10 captures without having moved.
  EXPECT_EQ(results("1:b,h,10,20 3:b,b,b,36 turn:1", "21").count("1:b,10,23,h 3:b,b,b,b turn:3"), 1U);
}

TEST(LU_8, captures_on_landing_happen_on_the_way) {
  const Rules rules = rules_of("standard", {{"capture", "landing"}});
  EXPECT_EQ(results("1:b,b,b,b 3:b,b,b,26 turn:1", "62", rules), Texts{"1:b,b,b,2 3:b,b,b,b turn:3"});
  EXPECT_EQ(results("1:b,b,b,10 3:b,b,b,45 turn:1", "54", rules), Texts{"1:b,b,b,19 3:b,b,b,b turn:3"});
}

TEST(LU_8, starting_flowers_give_no_shelter) {
  // Space 13 is seat 2's starting flower, seat 3's progress 39.
  EXPECT_EQ(results("1:b,b,b,4 3:b,b,b,39 turn:1", "54"), Texts{"1:b,b,b,13 3:b,b,b,b turn:3"});
}

TEST(LU_8, every_starting_flower_shelters_every_colour_where_agreed) {
  for (const std::string_view capture : {"turn-end", "landing"}) {
    const Rules rules = rules_of("standard", {{"shelter", "starting-flowers"}, {"capture", capture}});
    EXPECT_EQ(results("1:b,b,b,4 3:b,b,b,39 turn:1", "54", rules), Texts{"1:b,b,b,13 3:b,b,b,39 turn:3"});
    EXPECT_EQ(results("1:b,b,b,21 3:b,b,b,0 turn:1", "32", rules), Texts{"1:b,b,b,26 3:b,b,b,0 turn:3"});
    EXPECT_EQ(results("1:b,b,b,b 3:b,b,b,26 turn:1", "66", rules).count("1:b,b,0,0 3:b,b,b,26 turn:3"), 1U);
    EXPECT_EQ(results("1:b,b,b,10 3:b,b,b,45 turn:1", "54", rules), Texts{"1:b,b,b,19 3:b,b,b,b turn:3"});
  }
}

TEST(LU_9, own_pieces_may_share_a_space_and_passing_is_free) {
  const Texts after = results("1:b,b,10,13 3:b,b,39,39 turn:1", "32");
  EXPECT_EQ(after.count("1:b,b,12,16 3:b,b,39,39 turn:3"), 1U);
  EXPECT_EQ(after.count("1:b,b,13,15 3:b,b,b,b turn:3") + after.count("1:b,b,13,15 3:b,b,39,39 turn:3"), 1U);
  EXPECT_EQ(results("1:b,b,10,11 3:b,b,b,b turn:1", "21").count("1:b,b,12,12 3:b,b,b,b turn:3"), 1U);
  EXPECT_EQ(results("1:b,b,b,10 3:b,b,40,40 turn:1", "43"), Texts{"1:b,b,b,17 3:b,b,40,40 turn:3"});
}

TEST(LU_9, two_pieces_on_a_space_are_captured_together_where_nothing_blocks) {
  EXPECT_EQ(results("1:b,b,b,10 3:b,b,45,45 turn:1", "54"), Texts{"1:b,b,b,19 3:b,b,b,b turn:3"});
}

TEST(LU_9, a_pair_can_be_neither_passed_nor_joined_where_agreed) {
  const Rules rules = rules_of("standard", {{"blocks", "pairs"}});
  // The pair stands on seat 1's space 14: 3 comes before it, 4 lands on it, 7 passes it.
  EXPECT_EQ(results("1:b,b,b,10 3:b,b,40,40 turn:1", "43", rules), Texts{"1:b,b,b,13 3:b,b,40,40 turn:3"});
  EXPECT_EQ(results("1:b,b,b,10 3:b,b,40,40 turn:1", "65", rules), Texts{"1:b,b,5,10 3:b,b,40,40 turn:3"});
  EXPECT_EQ(results("1:b,b,b,10 3:b,b,b,40 turn:1", "43", rules), Texts{"1:b,b,b,17 3:b,b,b,40 turn:3"});
  EXPECT_EQ(results("3:b,b,40,40 1:b,b,b,b turn:3", "21", rules).count("1:b,b,b,b 3:b,b,41,42 turn:1"), 1U);
  EXPECT_NE(refusal(state_of("1:b,b,b,10 3:b,b,40,40 turn:1", rules), "43", "10/17").find("in the way"),
            std::string::npos);
}

TEST(LU_9, two_pieces_of_different_colours_are_no_pair) {
  const Rules rules = rules_of("standard", {{"blocks", "pairs"}});
  EXPECT_EQ(results("1:b,b,b,10 2:b,b,b,1 3:b,b,b,40 turn:1", "43", rules),
            Texts{"1:b,b,b,17 2:b,b,b,1 3:b,b,b,40 turn:2"});
}

TEST(LU_9, a_pair_on_the_starting_flower_keeps_pieces_in) {
  const Rules rules = rules_of("standard", {{"blocks", "pairs"}});
  EXPECT_EQ(results("1:b,b,b,b 3:b,b,26,26 turn:1", "66", rules), Texts{"1:b,b,b,b 3:b,b,26,26 turn:3"});
}

TEST(LU_9, a_pair_stops_a_piece_on_its_way_back_from_the_winning_square) {
  // 55 by 12 would come back to 45 past the pair on 47; one 6 goes to 51.
  const Rules rules = rules_of("standard", {{"blocks", "pairs"}});
  EXPECT_EQ(results("1:55,h,h,h 3:b,b,21,21 turn:1", "66", rules), Texts{"1:51,h,h,h 3:b,b,21,21 turn:3"});
}

TEST(LU_10, after_once_round_a_piece_turns_into_its_home_column) {
  EXPECT_EQ(results("1:b,b,b,48 3:b,b,b,b turn:1", "32"), Texts{"1:b,b,b,53 3:b,b,b,b turn:3"});
}

TEST(LU_10, the_home_column_is_safe_and_captures_nobody) {
  // Seat 3's 25 is the space of the track after seat 1's 50; seat 1's 51 lies beside it, in the column.
  EXPECT_EQ(results("1:b,b,b,46 3:b,b,b,25 turn:1", "32"), Texts{"1:b,b,b,51 3:b,b,b,25 turn:3"});
  EXPECT_EQ(results("1:b,b,b,51 3:b,b,b,20 turn:3", "32"), Texts{"1:b,b,b,51 3:b,b,b,25 turn:1"});
}

TEST(LU_11, the_exact_number_on_one_die_or_as_the_sum_goes_home) {
  EXPECT_EQ(results("1:b,b,b,51 3:b,b,b,b turn:1", "32"), Texts{"1:b,b,b,h 3:b,b,b,b turn:3"});
  EXPECT_EQ(results("1:b,b,b,50 3:b,b,b,b turn:1", "61"),
            (Texts{"1:b,b,0,51 3:b,b,b,b turn:3", "1:b,b,1,50 3:b,b,b,b turn:3", "1:b,b,b,55 3:b,b,b,b turn:3",
                   "1:b,b,b,h 3:b,b,b,b turn:3"}));
}

TEST(LU_11, what_is_too_much_is_moved_back) {
  EXPECT_EQ(results("1:b,b,b,53 3:b,b,b,b turn:1", "51"), Texts{"1:b,b,b,53 3:b,b,b,b turn:3"});
  EXPECT_EQ(results("1:b,b,b,55 3:b,b,b,b turn:1", "6", rules_of("beginner")),
            (Texts{"1:b,b,0,55 3:b,b,b,b turn:1 again", "1:b,b,b,51 3:b,b,b,b turn:3"}));
  EXPECT_EQ(results("1:55,h,h,h 3:b,b,b,b turn:1", "66"), Texts{"1:45,h,h,h 3:b,b,b,b turn:3"});
}

TEST(LU_11, a_piece_moved_back_out_of_the_column_may_capture_and_is_at_risk) {
  // 55 by 7 is 50, which is seat 3's 24.
  EXPECT_EQ(results("1:55,h,h,h 3:b,b,b,24 turn:1", "43"), Texts{"1:50,h,h,h 3:b,b,b,b turn:3"});
  EXPECT_EQ(results("1:50,h,h,h 3:b,b,b,20 turn:3", "31"), Texts{"1:b,h,h,h 3:b,b,b,24 turn:1"});
}

TEST(LU_11, pieces_stay_where_only_the_exact_number_counts) {
  const Rules rules = rules_of("standard", {{"finish", "exact-or-stay"}});
  EXPECT_EQ(results("1:b,b,b,55 3:b,b,b,b turn:1", "43", rules), Texts{"1:b,b,b,55 3:b,b,b,b turn:3"});
  EXPECT_EQ(results("1:b,b,b,52 3:b,b,b,b turn:1", "51", rules), Texts{"1:b,b,b,53 3:b,b,b,b turn:3"});
  EXPECT_EQ(results("1:b,b,b,50 3:b,b,b,b turn:1", "51", rules), (Texts{"1:b,b,b,h 3:b,b,b,b turn:3"}));
  EXPECT_EQ(refusal(state_of("1:b,b,b,52 3:b,b,b,b turn:1", rules), "51", "52/55"),
            "from 52 the dice lead nowhere with 5, to 53 with 1, nowhere with 6 (home needs exactly 4); not to 55");
}

}  // namespace
}  // namespace fourfold::ludo::test
