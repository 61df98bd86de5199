// BG-1 to BG-12: setting up, moving, hitting, entering, bearing off.
#include "tests/rules/backgammon/build.h"

namespace fourfold::backgammon {
namespace {

using namespace test;

TEST(BG_1, fifteen_checkers_a_side_on_24_13_8_and_6) {
  for (const char* name : {"tournament", "liberty", "botanica", "cube"}) {
    const Position start = initial(preset(name)).position();
    for (const Checkers& side : start.sides) {
      Checkers expected{};
      expected[24] = 2, expected[13] = 5, expected[8] = 3, expected[6] = 5;
      EXPECT_EQ(side, expected) << name;
      EXPECT_EQ(pip_count(side), 167) << name;  // the well-known count of the start
    }
  }
}

TEST(BG_1, nackgammon_and_hyper_start_elsewhere) {
  Checkers nack{};
  nack[24] = 2, nack[23] = 2, nack[13] = 4, nack[8] = 3, nack[6] = 4;
  EXPECT_EQ(initial(preset("nackgammon")).position().sides[0], nack);
  EXPECT_EQ(pip_count(nack), 194);
  Checkers hyper{};
  hyper[24] = hyper[23] = hyper[22] = 1;
  EXPECT_EQ(initial(preset("hyper")).position().sides[1], hyper);
}

TEST(BG_2, the_higher_single_die_begins_with_both_numbers) {
  const State start = initial(Rules{});
  EXPECT_EQ(phase(start), Phase::roll);
  const State second = roll(start, *parse_roll(start, "25"));
  EXPECT_EQ(to_act(second), Seat::two);
  EXPECT_EQ(phase(second), Phase::decide);
  EXPECT_EQ(second.position().dice, (Roll{*Die::from(2), *Die::from(5)}));  // both dice, and whose was whose
  EXPECT_EQ(to_act(roll(start, *parse_roll(start, "61"))), Seat::one);
}

TEST(BG_2, a_tie_is_rolled_again) {
  const State start = initial(Rules{});
  EXPECT_EQ(roll(start, *parse_roll(start, "33")), start);
}

TEST(BG_2, the_winner_may_be_made_to_roll_a_pair) {
  Rules rules;
  rules.opening = Opening::winner_rolls_both;
  const State start = initial(rules);
  const State next = roll(start, *parse_roll(start, "25"));
  EXPECT_EQ(phase(next), Phase::roll);
  EXPECT_EQ(to_act(next), Seat::two);
  EXPECT_EQ(chance(next).rolls.size(), 21U);
}

TEST(BG_3, two_opposing_checkers_close_a_point_and_one_does_not) {
  const State state = stand({{13, 1}, {6, 14}}, {{10, 2}, {11, 1}, {24, 12}});
  const Texts all = plays(state, "32");
  EXPECT_TRUE(all.contains("13/11*/8"));  // the 3 first is blocked on 10
  EXPECT_FALSE(all.contains("13/10/8"));
  for (const std::string& play : all) EXPECT_EQ(play.find("/10"), std::string::npos) << play;
}

TEST(BG_3, checkers_never_move_backwards) {
  const State state = with_dice(stand({{13, 2}, {6, 13}}, {{24, 15}}), "31");
  EXPECT_NE(refusal(state, "6/9 13/12"), "");
}

TEST(BG_4, a_sum_is_two_steps_that_each_land) {
  const State state = stand({{24, 1}, {3, 14}}, {{18, 2}, {13, 13}});  // 6 blocked, 5 open, 11 blocked
  EXPECT_TRUE(plays(state, "65").contains("24/19"));
  EXPECT_EQ(refusal(with_dice(state, "65"), "24/13"),
            "point 13 is held by two or more opposing checkers (BG-3); the only play is 24/19");
  const State both_blocked = stand({{24, 1}, {3, 14}}, {{18, 2}, {19, 2}, {1, 11}});
  EXPECT_EQ(plays(both_blocked, "65"), Texts{"pass"});
}

TEST(BG_4, the_hit_on_the_way_counts) {
  const State state = with_dice(stand({{13, 1}, {6, 14}}, {{8, 1}, {24, 14}}), "53");
  EXPECT_TRUE(plays(state).contains("13/8*/5"));
  EXPECT_TRUE(plays(state).contains("13/5"));  // by way of 10: another position
  EXPECT_EQ(after(state, "13/8*/5").position().sides[1][bar], 1);
  EXPECT_EQ(after(state, "13/5").position().sides[1][bar], 0);
}

TEST(BG_5, doubles_are_played_four_times) {
  const State state = with_dice(stand({{24, 2}, {6, 13}}, {{12, 15}}), "55");
  EXPECT_EQ(plays(state), (Texts{"24/14(2)", "24/19 24/9", "24/4", "24/19 24/14 6/1", "24/19(2) 6/1(2)", "24/9 6/1",
                                 "24/14 6/1(2)", "24/19 6/1(3)", "6/1(4)"}));
}

TEST(BG_5, one_checker_and_the_next_point_blocked) {
  EXPECT_EQ(plays(stand({{13, 1}}, {{12, 2}, {24, 13}}), "11"), Texts{"pass"});
  EXPECT_EQ(plays(stand({{13, 1}, {11, 1}}, {{12, 2}, {24, 13}}), "11"), Texts{"11/7"});
}

TEST(BG_6, both_dice_if_any_order_allows_it) {
  // 8/2 with 24/22 is the only play that uses both dice.
  const State state = stand({{24, 1}, {8, 1}, {6, 13}}, {{4, 2}, {16, 2}, {18, 3}, {19, 4}, {20, 4}});
  EXPECT_EQ(plays(state, "62"), Texts{"24/22 8/2"});
  EXPECT_EQ(refusal(with_dice(state, "62"), "8/2"),
            "2 dice can be played this turn, so they must be (BG-6); the only play is 24/22 8/2");
}

TEST(BG_6, only_one_die_then_the_larger) {
  // Either die can be played, never both: the point they lead to together is closed.
  const State state = stand({{12, 1}}, {{1, 2}, {24, 13}});
  EXPECT_EQ(plays(state, "65"), Texts{"12/6"});
  EXPECT_EQ(refusal(with_dice(state, "65"), "12/7"),
            "only one of the dice can be played, and then it must be the larger (BG-6); the only play is 12/6");
  EXPECT_EQ(plays(stand({{10, 1}}, {{4, 2}, {24, 13}}), "51"), Texts{"10/5"});
}

TEST(BG_6, the_smaller_where_the_larger_cannot_be_played) {
  EXPECT_EQ(plays(stand({{12, 1}}, {{6, 2}, {1, 2}, {24, 11}}), "65"), Texts{"12/7"});
}

TEST(BG_6, as_many_of_a_double_as_possible) {
  EXPECT_EQ(plays(stand({{20, 1}}, {{2, 2}, {24, 13}}), "66"), Texts{"20/8"});
  EXPECT_NE(refusal(with_dice(stand({{20, 1}}, {{2, 2}, {24, 13}}), "66"), "20/14"), "");
}

TEST(BG_7, a_lone_checker_is_hit_to_the_bar) {
  const State state = with_dice(stand({{8, 2}, {6, 13}}, {{5, 1}, {24, 14}}), "31");
  const State next = after(state, "8/5* 6/5");
  EXPECT_EQ(next.position().sides[1][bar], 1);
  EXPECT_EQ(next.position().sides[1][20], 0);
  EXPECT_EQ(next.position().sides[0][5], 2);
}

TEST(BG_7, undoing_a_hit_is_keeping_the_state_before_it) {
  const State state = with_dice(stand({{8, 2}, {6, 13}}, {{5, 1}, {24, 14}}), "31");
  const State copy = state;
  const State next = after(state, "8/5* 6/5");
  EXPECT_EQ(state, copy);
  EXPECT_NE(next, copy);
  EXPECT_EQ(after(copy, "8/5* 6/5"), next);
}

TEST(BG_8, checkers_on_the_bar_enter_first) {
  const State state = stand({{25, 1}, {6, 14}}, {{20, 2}, {1, 13}});
  EXPECT_EQ(plays(state, "53"), Texts{"bar/17"});  // enters with the 3; the ace point is closed to 6/1
  EXPECT_EQ(refusal(with_dice(state, "53"), "6/3 6/1"),
            "checkers on the bar enter before any other moves (BG-8); the only play is bar/17");
}

TEST(BG_8, two_on_the_bar_and_one_open_point) {
  EXPECT_EQ(plays(stand({{25, 2}, {6, 13}}, {{22, 2}, {1, 13}}), "53"), Texts{"bar/20"});
  EXPECT_EQ(plays(stand({{25, 2}, {6, 13}}, {{1, 15}}), "44"),
            (Texts{"bar/21 bar/13", "bar/17(2)", "bar/21 bar/17 6/2", "bar/21(2) 6/2(2)"}));
}

TEST(BG_8, what_cannot_enter_forfeits_the_rest) {
  EXPECT_EQ(plays(stand({{25, 1}, {6, 14}}, {{20, 2}, {22, 2}, {1, 11}}), "53"), Texts{"pass"});
}

TEST(BG_8, entering_hits_too) {
  EXPECT_TRUE(plays(stand({{25, 1}, {6, 14}}, {{22, 1}, {20, 2}, {1, 12}}), "53").contains("bar/22*/17"));
}

TEST(BG_9, the_remaining_numbers_are_played_by_any_checker) {
  EXPECT_EQ(plays(stand({{25, 1}, {6, 14}}, {{1, 15}}), "43"), (Texts{"bar/21 6/3", "bar/22 6/2", "bar/18"}));
}

TEST(BG_9, entered_and_blocked_afterwards) {
  EXPECT_EQ(plays(stand({{25, 1}, {2, 1}}, {{15, 2}, {19, 2}, {1, 2}, {24, 9}}), "64"), Texts{"bar/21"});
}

TEST(BG_10, bearing_off_waits_for_the_last_checker) {
  const State state = stand({{7, 1}, {3, 14}}, {{24, 15}});
  EXPECT_EQ(plays(state, "31"), (Texts{"7/6 3/off", "7/4 3/2", "7/3"}));  // 3/off only after 7/6
  EXPECT_EQ(refusal(with_dice(state, "31"), "3/off 3/2"),
            "bearing off begins when all checkers are home; one is still on point 7 (BG-10)");
}

TEST(BG_10, a_checker_hit_meanwhile_comes_round_again) {
  const State state = stand({{25, 1}, {2, 2}}, {{1, 2}, {24, 13}});
  EXPECT_EQ(plays(state, "62"), Texts{"bar/17"});  // the 2 cannot be borne off now, though it is exact
}

TEST(BG_11, exact_numbers_bear_off_and_other_moves_stay_possible) {
  EXPECT_EQ(plays(stand({{5, 1}, {2, 1}}, {{24, 15}}), "42"), (Texts{"5/1 2/off", "5/off"}));
  // The same from the other side of the table.
  Position mirrored = board(Rules{}, {{5, 1}, {2, 1}}, {{24, 15}});
  std::swap(mirrored.sides[0], mirrored.sides[1]);
  mirrored.turn = Seat::two;
  EXPECT_EQ(plays(make(Rules{}, mirrored), "42"), (Texts{"5/1 2/off", "5/off"}));
}

TEST(BG_11, a_larger_number_bears_off_from_the_highest_point) {
  EXPECT_EQ(plays(stand({{4, 1}, {2, 3}}, {{24, 15}}), "65"), Texts{"4/off 2/off"});
  EXPECT_EQ(refusal(with_dice(stand({{4, 1}, {2, 3}}, {{24, 15}}), "65"), "2/off(2)"),
            "no die left bears off from point 2 exactly, and a larger number bears off from the highest point only "
            "(BG-11); the only play is 4/off 2/off");
}

TEST(BG_11, no_duty_to_bear_off_while_another_move_exists) {
  EXPECT_EQ(plays(stand({{6, 2}, {1, 1}}, {{24, 15}}), "21"), (Texts{"6/3", "6/5 6/4", "6/4 1/off"}));
}

TEST(BG_12, the_first_to_bear_off_all_wins) {
  const State state = with_dice(stand({{2, 2}}, {{24, 1}, {19, 4}, {20, 9}}), "65");
  const State done = after(state, "2/off(2)");
  EXPECT_EQ(phase(done), Phase::over);
  EXPECT_EQ(outcome(done).of(Seat::one), 1);
  EXPECT_EQ(outcome(done).of(Seat::two), -1);
  EXPECT_EQ(outcome(state), Outcome{});
}

TEST(BG_12, hyper_ends_with_three_checkers_and_scores) {
  const Rules& hyper = preset("hyper");
  const State done = after(with_dice(stand({{1, 1}}, {{10, 3}}, hyper), "65"), "1/off");
  EXPECT_EQ(phase(done), Phase::over);
  EXPECT_EQ(outcome(done).of(Seat::one), 2);  // none of three borne off: a gammon
}

}  // namespace
}  // namespace fourfold::backgammon
