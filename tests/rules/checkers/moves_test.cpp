// CK-3 to CK-8: stepping, jumping, capturing, crowning. Expected plays are worked out by hand on the numbered board.
#include "tests/rules/checkers/helpers.h"

namespace fourfold::checkers {
namespace {

using namespace test;

Rules with(Capture capture, Chain chain, Crowning crowning = Crowning::ends_turn) {
  Rules rules = tournament();
  rules.capture = capture;
  rules.chain = chain;
  rules.crowning = crowning;
  return rules;
}

TEST(CK_3, men_step_one_square_diagonally_forward) {
  EXPECT_EQ(plays_of(at("B:W32:B14")), (Texts{"14-17", "14-18"}));
  EXPECT_EQ(plays_of(at("W:W18:B1")), (Texts{"18-14", "18-15"}));
}

TEST(CK_3, kings_step_along_any_diagonal) {
  EXPECT_EQ(plays_of(at("B:W32:BK14")), (Texts{"14-9", "14-10", "14-17", "14-18"}));
  EXPECT_EQ(plays_of(at("W:WK18:B1")), (Texts{"18-14", "18-15", "18-22", "18-23"}));
}

TEST(CK_3, nothing_wraps_round_the_edges) {
  EXPECT_EQ(plays_of(at("B:WK29:B4")), (Texts{"4-8"}));
  EXPECT_EQ(plays_of(at("B:WK32:B12")), (Texts{"12-16"}));
  EXPECT_EQ(plays_of(at("B:WK32:B13")), (Texts{"13-17"}));
  EXPECT_EQ(plays_of(at("W:W20:BK1")), (Texts{"20-16"}));
  EXPECT_EQ(plays_of(at("W:W21:BK4")), (Texts{"21-17"}));
  EXPECT_EQ(plays_of(at("W:WK29:BK4")), (Texts{"29-25"}));
  // A light checker across the edge is no neighbour: 12 and 13, 8 and 9 lie at opposite ends of their rows.
  EXPECT_EQ(plays_of(at("B:W13:B12")), (Texts{"12-16"}));
  EXPECT_EQ(plays_of(at("B:W17:BK12")), (Texts{"12-8", "12-16"}));
}

TEST(CK_3, one_checker_a_turn) {
  const State state = after(begin_with(tournament(), Seat::one), {"11-15"});
  EXPECT_EQ(to_act(state), Seat::two);
  EXPECT_EQ(format_position(state), "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15");
}

TEST(CK_4, a_jump_goes_over_an_adjacent_opposing_checker_and_captures_it) {
  const State state = at("B:W18,32:B14");
  EXPECT_EQ(plays_of(state), (Texts{"14x23"}));
  EXPECT_EQ(format_position(after(state, {"14x23"})), "W:W32:B23");
}

TEST(CK_4, own_checkers_are_not_jumped) { EXPECT_EQ(plays_of(at("B:W32:B14,18")), (Texts{"14-17", "18-22", "18-23"})); }

TEST(CK_4, the_square_beyond_must_be_empty) {
  EXPECT_EQ(plays_of(at("B:W18,23:B14")), (Texts{"14-17"}));
  EXPECT_EQ(plays_of(at("B:W18:B14,23")), (Texts{"14-17", "23-26", "23-27"}));
}

TEST(CK_4, men_jump_forward_and_kings_in_any_direction) {
  EXPECT_EQ(plays_of(at("B:W10:B14")), (Texts{"14-17", "14-18"}));
  EXPECT_EQ(plays_of(at("B:W10:BK14")), (Texts{"14x7"}));
  EXPECT_EQ(plays_of(at("W:W14:B9,10,17,18")), (Texts{"14x5", "14x7"}));
  EXPECT_EQ(plays_of(at("W:WK14:B9,10,17,18")), (Texts{"14x5", "14x7", "14x21", "14x23"}));
}

TEST(CK_4, and_on_from_there) {
  const State state = at("B:W18,26,32:B14");
  EXPECT_EQ(plays_of(state), (Texts{"14x23x30"}));
  EXPECT_EQ(format_position(after(state, {"14x23x30"})), "W:W32:BK30");
}

TEST(CK_5, captures_are_compulsory_in_the_tournament) {
  EXPECT_EQ(plays_of(at("B:W18,32:B1,14")), (Texts{"14x23"}));
  EXPECT_EQ(refusal(at("B:W18,32:B1,14"), "1-5"), "a capture is possible and must be made: 14x23");
}

TEST(CK_5, captures_are_optional_in_botanica) {
  EXPECT_EQ(plays_of(at("B:W18,32:B1,14", botanica())), (Texts{"14x23", "14-17", "1-5", "1-6"}));
}

TEST(CK_5, a_capture_is_carried_to_the_end_in_the_tournament) {
  const State state = at("B:W18,26,32:B14");
  EXPECT_EQ(plays_of(state), (Texts{"14x23x30"}));
  EXPECT_EQ(refusal(state, "14x23"), "a capture must be carried on as long as it can be: 14x23x30");
}

TEST(CK_5, a_capture_may_stop_after_any_jump_in_botanica) {
  EXPECT_EQ(plays_of(at("B:W18,26,32:B14", botanica())), (Texts{"14x23", "14x23x30", "14-17"}));
}

TEST(CK_5, the_two_options_combine) {
  EXPECT_EQ(plays_of(at("B:W18,26,32:B14", with(Capture::optional, Chain::must_finish))), (Texts{"14x23x30", "14-17"}));
  EXPECT_EQ(plays_of(at("B:W18,26,32:B14", with(Capture::compulsory, Chain::may_stop))), (Texts{"14x23", "14x23x30"}));
}

TEST(CK_5, any_sequence_may_be_chosen_not_only_the_longest) {
  EXPECT_EQ(plays_of(at("B:W17,18,26,32:B14")), (Texts{"14x21", "14x23x30"}));
}

TEST(CK_6, the_captured_leave_the_board_after_the_whole_move) {
  const State state = at("B:W9,10,17,18,32:BK6");
  EXPECT_EQ(format_position(after(state, {"6x15x22x13x6"})), "W:W32:BK6");
  const Result<Play> play = parse_play(state, "6x15x22x13x6");
  ASSERT_TRUE(play);
  EXPECT_EQ(play->captured(), at("W:W9,10,17,18:B1").board().light);
}

TEST(CK_6, the_square_a_piece_came_from_counts_as_empty) {
  EXPECT_EQ(plays_of(at("B:W9,10,17,18:BK6")), (Texts{"6x15x22x13x6", "6x13x22x15x6"}));
  EXPECT_EQ(plays_of(at("B:W9,10,17,18:BK6", botanica())),
            (Texts{"6x15", "6x15x22", "6x15x22x13", "6x15x22x13x6", "6x13", "6x13x22", "6x13x22x15", "6x13x22x15x6",
                   "6-1", "6-2"}));
}

TEST(CK_6, a_piece_is_jumped_once) {
  EXPECT_EQ(plays_of(at("B:W10,32:BK6")), (Texts{"6x15"}));
  EXPECT_EQ(refusal(at("B:W10,32:BK6"), "6x15x6"), "the checker on 10 has been jumped already, and is jumped once");
  EXPECT_EQ(refusal(at("B:W9,10,17,18:BK6"), "6x15x22x13x6x15"),
            "the checker on 10 has been jumped already, and is jumped once");
}

TEST(CK_6, paths_that_differ_are_different_plays) {
  // Both capture all four and end where they began.
  const State state = at("B:W9,10,17,18,32:BK6");
  EXPECT_EQ(legal(state).size(), 2U);
  EXPECT_EQ(after(state, {"6x15x22x13x6"}), after(state, {"6x13x22x15x6"}));
}

TEST(CK_7, a_man_that_reaches_the_far_row_becomes_a_king) {
  EXPECT_EQ(format_position(after(at("B:WK1:B26"), {"26-30"})), "W:WK1:BK30");
  EXPECT_EQ(format_position(after(at("W:W6:BK32"), {"6-1"})), "B:WK1:BK32");
  EXPECT_EQ(format_position(after(at("B:W26,29:B22"), {"22x31"})), "W:W29:BK31");
  // And stays one.
  EXPECT_EQ(format_position(after(at("B:WK1:B26"), {"26-30", "1-5", "30-25"})), "W:WK5:BK25");
}

TEST(CK_7, and_its_turn_ends_there_also_in_a_jump) {
  EXPECT_EQ(plays_of(at("B:W26,27:B22")), (Texts{"22x31"}));
  EXPECT_EQ(plays_of(at("B:W26,27:B22", botanica())), (Texts{"22x31", "22-25"}));
  EXPECT_EQ(refusal(at("B:W26,27:B22"), "22x31x24"), "the man is crowned on 31, and its turn ends there");
  // A king is not stopped by the row.
  EXPECT_EQ(plays_of(at("B:W26,27:BK22")), (Texts{"22x31x24"}));
}

TEST(CK_7, or_it_jumps_on_as_a_king) {
  const State goes_on = at("B:W26,27,29:B22", with(Capture::compulsory, Chain::must_finish, Crowning::goes_on));
  EXPECT_EQ(plays_of(goes_on), (Texts{"22x31x24"}));
  EXPECT_EQ(format_position(after(goes_on, {"22x31x24"})), "W:W29:BK24");
  const State may_stop = at("B:W26,27,29:B22", with(Capture::optional, Chain::may_stop, Crowning::goes_on));
  EXPECT_EQ(plays_of(may_stop), (Texts{"22x31", "22x31x24", "22-25"}));
  EXPECT_EQ(format_position(after(may_stop, {"22x31"})), "W:W27,29:BK31");
}

TEST(CK_8, a_checker_with_no_open_square_cannot_be_moved) {
  EXPECT_EQ(plays_of(at("B:W17,18,21,23:B1,14")), (Texts{"1-5", "1-6"}));
  EXPECT_EQ(refusal(at("B:W17,18,21,23:B1,14"), "14-17"), "square 17 is occupied");
  EXPECT_EQ(refusal(at("B:W17,18,21,23:B1,14"), "14x21"), "square 21 is occupied");
}

}  // namespace
}  // namespace fourfold::checkers
