// LU-12 and LU-13: winning, playing on, resigning; the beginner's game and the classic one.
#include "sentences/catalogue.h"
#include "tests/rules/ludo/support.h"

namespace fourfold::ludo::test {
namespace {

Outcome points(int one, int two, int three, int four) {
  return {{static_cast<std::int16_t>(one), static_cast<std::int16_t>(two), static_cast<std::int16_t>(three),
           static_cast<std::int16_t>(four)}};
}

TEST(LU_12, the_first_with_all_four_home_wins_and_the_game_ends) {
  const State won = played(state_of("1:51,h,h,h 2:b,b,b,b 4:55,h,h,h turn:1"), "32", "51/h");
  EXPECT_EQ(phase(won), Phase::over);
  EXPECT_EQ(format_position(won), "1:h,h,h,h 2:b,b,b,b 4:55,h,h,h turn:1");
  EXPECT_EQ(outcome(won), points(2, -1, 0, -1));
  EXPECT_FALSE(next_game(won));
  EXPECT_TRUE(legal(won).empty());
  EXPECT_TRUE(offers(won).empty());
  EXPECT_TRUE(chance(won).rolls.empty());
  EXPECT_EQ(english(try_apply(won, Play::pass()).error()), "the game is over");
  EXPECT_FALSE(with_roll(won, Roll(Die::nth(0), Die::nth(0))));
}

TEST(LU_12, nobody_has_points_before_the_end) {
  EXPECT_EQ(outcome(state_of("1:51,h,h,h 3:b,b,b,b turn:1")), points(0, 0, 0, 0));
}

TEST(LU_12, the_others_play_on_for_the_places_where_agreed) {
  const Rules rules = rules_of("standard", {{"play_on", "on"}});
  State state = played(state_of("1:51,h,h,h 2:51,h,h,h 3:b,b,b,b turn:1", rules), "32", "51/h");
  EXPECT_EQ(format_position(state), "1:h,h,h,h 2:51,h,h,h 3:b,b,b,b turn:2");
  EXPECT_EQ(phase(state), Phase::roll);
  EXPECT_EQ(state.place(Seat::one), 1);
  state = played(played(state, "11", "51/53"), "21", "pass");
  EXPECT_EQ(to_act(state), Seat::two);  // seat 1 has finished and is passed over
  state = played(state, "21", "53/h");
  EXPECT_EQ(format_position(state), "1:h,h,h,h 2:h,h,h,h 3:b,b,b,b turn:1 places:1,2");
  EXPECT_EQ(phase(state), Phase::over);
  EXPECT_EQ(state.place(Seat::three), 3);
  EXPECT_EQ(outcome(state), points(2, 0, -2, 0));
}

TEST(LU_12, a_finished_player_takes_no_extra_roll) {
  const Rules rules = rules_of("classic", {{"play_on", "on"}});
  const State state = played(state_of("1:50,h,h,h 2:b,b,b,b 3:b,b,b,b turn:1", rules), "6", "50/h");
  EXPECT_EQ(format_position(state), "1:h,h,h,h 2:b,b,b,b 3:b,b,b,b turn:2");
}

TEST(Resign, with_two_players_the_other_wins) {
  const State state = state_of("1:b,b,0,50 3:b,12,55,h turn:1");
  ASSERT_EQ(offers(state).size(), 1U);
  const State over = apply(state, offers(state)[0]);
  EXPECT_EQ(format_position(over), "1:resigned 3:b,12,55,h turn:3");
  EXPECT_EQ(outcome(over), points(-1, 0, 1, 0));
}

TEST(Resign, with_more_players_the_others_go_on_and_the_last_one_left_wins) {
  State state = roll(state_of("1:b,b,b,10 2:b,b,b,b 4:b,b,b,b turn:1"), Roll(Die::nth(2), Die::nth(1)));
  state = apply(state, Play::resign());
  EXPECT_EQ(format_position(state), "1:resigned 2:b,b,b,b 4:b,b,b,b turn:2");
  state = played(played(state, "21", "pass"), "21", "pass");
  EXPECT_EQ(to_act(state), Seat::two);
  state = apply(state, Play::resign());
  EXPECT_EQ(phase(state), Phase::over);
  EXPECT_EQ(outcome(state), points(-1, -1, 0, 2));
}

TEST(Resign, who_gives_up_before_the_winner_is_home_loses_like_the_others) {
  const State won = played(state_of("1:resigned 2:51,h,h,h 3:b,b,b,b turn:2"), "32", "51/h");
  EXPECT_EQ(outcome(won), points(-1, 2, -1, 0));
}

TEST(Resign, is_possible_while_it_is_open_who_begins) {
  const Rules rules = rules_of("standard", {{"seats", "1,2,3"}});
  State state = roll(initial(rules), Roll(Die::nth(5), Die::nth(0)));
  state = apply(state, Play::resign());  // seat 2
  EXPECT_EQ(format_position(state), "1:b,b,b,b 2:resigned 3:b,b,b,b turn:3 opening:1=7,3=?");
  state = apply(state, Play::resign());  // seat 3
  EXPECT_EQ(format_position(state), "1:b,b,b,b 2:resigned 3:resigned turn:1");
  EXPECT_EQ(phase(state), Phase::over);
}

TEST(Resign, the_last_to_roll_leaving_settles_who_begins) {
  const Rules rules = rules_of("beginner", {{"seats", "1,2,3"}});
  const State rolled = roll(roll(initial(rules), Roll(Die::nth(1))), Roll(Die::nth(3)));
  EXPECT_EQ(format_position(apply(rolled, Play::resign())), "1:b,b,b,b 2:b,b,b,b 3:resigned turn:2");
}

TEST(LU_13, a_six_or_a_one_enters_and_gives_one_roll_for_a_piece_on_the_flower) {
  const Rules rules = rules_of("beginner");
  EXPECT_EQ(results("1:b,b,b,b 3:b,b,b,b turn:1", "6", rules), Texts{"1:b,b,b,0 3:b,b,b,b turn:1 again"});
  EXPECT_EQ(results("1:b,b,b,b 3:b,b,b,b turn:1", "1", rules), Texts{"1:b,b,b,0 3:b,b,b,b turn:1 again"});
  EXPECT_EQ(results("1:b,b,b,b 3:b,b,b,b turn:1", "5", rules), Texts{"1:b,b,b,b 3:b,b,b,b turn:3"});
  EXPECT_EQ(results("1:b,b,0,20 3:b,b,b,b turn:1 again", "4", rules), Texts{"1:b,b,4,20 3:b,b,b,b turn:3"});
}

TEST(LU_13, the_number_may_move_a_piece_in_play_instead) {
  EXPECT_EQ(results("1:b,b,b,20 3:b,b,b,b turn:1", "1", rules_of("beginner")),
            (Texts{"1:b,b,0,20 3:b,b,b,b turn:1 again", "1:b,b,b,21 3:b,b,b,b turn:3"}));
}

TEST(LU_13, the_extra_roll_enters_nothing_and_gives_no_further_roll) {
  const State state = state_of("1:b,b,0,20 3:b,b,b,b turn:1 again", rules_of("beginner"));
  EXPECT_EQ(results(state, "6"), Texts{"1:b,b,6,20 3:b,b,b,b turn:3"});
  EXPECT_EQ(results(state, "1"), Texts{"1:b,b,1,20 3:b,b,b,b turn:3"});
  EXPECT_EQ(refusal(state, "6", "b/0"), "the extra roll moves a piece on the starting flower");
}

TEST(LU_13, captures_are_judged_when_the_whole_turn_is_over) {
  const Rules rules = rules_of("beginner");
  const State entered = played(state_of("1:b,b,b,b 3:b,b,b,26 turn:1", rules), "6", "b/0");
  EXPECT_EQ(format_position(entered), "1:b,b,b,0 3:b,b,b,26 turn:1 again");
  EXPECT_EQ(results(entered, "3"), Texts{"1:b,b,b,3 3:b,b,b,26 turn:3"});
  const State two = played(state_of("1:b,b,b,0 3:b,b,b,26 turn:1", rules), "6", "b/0");
  EXPECT_EQ(results(two, "3"), Texts{"1:b,b,0,3 3:b,b,b,b turn:3"});
}

TEST(LU_13, without_the_entry_roll_the_turn_is_over_after_entering) {
  EXPECT_EQ(results("1:b,b,b,b 3:b,b,b,b turn:1", "6", rules_of("beginner", {{"entry_roll", "off"}})),
            Texts{"1:b,b,b,0 3:b,b,b,b turn:3"});
}

TEST(LU_13, any_game_with_one_die_gives_the_entry_roll) {
  EXPECT_EQ(results("1:b,b,b,b 3:b,b,b,b turn:1", "6", rules_of("standard", {{"dice", "1"}})),
            Texts{"1:b,b,b,0 3:b,b,b,b turn:1 again"});
}

TEST(Classic, only_a_six_enters_and_a_six_rolls_again) {
  const Rules rules = rules_of("classic");
  EXPECT_EQ(results("1:b,b,b,b 3:b,b,b,b turn:1", "1", rules), Texts{"1:b,b,b,b 3:b,b,b,b turn:3"});
  EXPECT_EQ(results("1:b,b,b,20 3:b,b,b,b turn:1", "6", rules),
            (Texts{"1:b,b,0,20 3:b,b,b,b turn:1 sixes:1", "1:b,b,b,26 3:b,b,b,b turn:1 sixes:1"}));
  EXPECT_EQ(results("1:b,b,0,20 3:b,b,b,b turn:1 sixes:1", "4", rules),
            (Texts{"1:b,b,4,20 3:b,b,b,b turn:3", "1:b,b,0,24 3:b,b,b,b turn:3"}));
}

TEST(Classic, a_six_that_moves_nothing_rolls_again_too) {
  EXPECT_EQ(results("1:55,h,h,h 3:b,b,b,b turn:1", "6", rules_of("classic")),
            Texts{"1:55,h,h,h 3:b,b,b,b turn:1 sixes:1"});
}

TEST(Classic, the_third_six_in_a_row_is_not_played_and_loses_the_turn) {
  const State state = state_of("1:b,b,0,20 3:b,b,b,b turn:1 sixes:2", rules_of("classic"));
  EXPECT_EQ(results(state, "6"), Texts{"1:b,b,0,20 3:b,b,b,b turn:3"});
  EXPECT_EQ(results(state, "5"), (Texts{"1:b,b,5,20 3:b,b,b,b turn:3", "1:b,b,0,25 3:b,b,b,b turn:3"}));
  EXPECT_EQ(refusal(state, "6", "20/26"), "a third six in a row is not played: the turn is lost, pass");
}

TEST(Classic, sixes_are_not_counted_where_they_are_as_any_other) {
  const Rules rules = rules_of("classic", {{"three_sixes", "as-any-other"}});
  EXPECT_EQ(results("1:b,h,h,20 3:b,b,b,b turn:1", "6", rules),
            (Texts{"1:0,20,h,h 3:b,b,b,b turn:1", "1:b,26,h,h 3:b,b,b,b turn:1"}));
}

TEST(Classic, landing_captures_and_only_the_exact_number_goes_home) {
  const Rules rules = rules_of("classic");
  EXPECT_EQ(results("1:b,b,b,b 3:b,b,b,26 turn:1", "6", rules), Texts{"1:b,b,b,0 3:b,b,b,b turn:1 sixes:1"});
  EXPECT_EQ(results("1:b,b,b,54 3:b,b,b,b turn:1", "3", rules), Texts{"1:b,b,b,54 3:b,b,b,b turn:3"});
  EXPECT_EQ(results("1:b,b,b,54 3:b,b,b,b turn:1", "2", rules), Texts{"1:b,b,b,h 3:b,b,b,b turn:3"});
}

TEST(Classic, with_capture_at_the_end_of_the_turn_a_six_does_not_end_it) {
  const Rules rules = rules_of("classic", {{"capture", "turn-end"}});
  EXPECT_EQ(results("1:b,b,b,b 3:b,b,b,26 turn:1", "6", rules), Texts{"1:b,b,b,0 3:b,b,b,26 turn:1 sixes:1"});
  EXPECT_EQ(results("1:b,b,b,0 3:b,b,b,26 turn:1 sixes:2", "6", rules), Texts{"1:b,b,b,0 3:b,b,b,b turn:3"});
}

}  // namespace
}  // namespace fourfold::ludo::test
