// Moving, capturing and coming back: BD-3 to BD-7. The expected positions are worked out by hand. Pawns of seat two
// stand on 17 less their number as seat one counts: an opposing 12 is seat one's 5.
#include <gtest/gtest.h>

#include "sentences/catalogue.h"
#include "tests/rules/backgammon_dice/support.h"

namespace fourfold::backgammon_dice {
namespace {

using test::preset;
using test::results;
using test::simple;
using test::Texts;
using test::with;

TEST(BD_3, nobody_lands_on_two_pawns_friend_or_foe) {
  // A 2 takes 1 to the own pair on 3 and 3 to the opposing pair on 5.
  const State state = test::rolled(simple, "1:1,3,3,o,o 2:12,12,o,o,o turn:1", "22");
  EXPECT_EQ(results(state), Texts{"1:1,3,3,o,o 2:12,12,o,o,o turn:2"});
  ASSERT_EQ(legal(state).size(), 1U);
  EXPECT_TRUE(legal(state)[0].passes());
}

TEST(BD_3, passing_over_two_pawns_is_free) {
  EXPECT_EQ(results(simple, "1:1,o,o,o,o 2:15,15,o,o,o turn:1", "41"), Texts{"1:6,o,o,o,o 2:15,15,o,o,o turn:2"});
}

TEST(BD_3, a_space_never_holds_three_nor_both_colours) {
  EXPECT_FALSE(parse_position(simple, "1:1,1,1,6,6 2:1,1,3,6,6 turn:1"));
  EXPECT_FALSE(parse_position(simple, "1:1,1,3,6,6 2:1,1,3,6,11 turn:1"));
}

TEST(BD_4, landing_on_a_single_pawn_captures_it_also_on_the_way) {
  EXPECT_EQ(results(simple, "1:1,o,o,o,o 2:8,14,o,o,o turn:1", "62"), Texts{"1:9,o,o,o,o 2:c,c,o,o,o turn:2"});
  EXPECT_EQ(results(simple, "1:1,o,o,o,o 2:8,14,o,o,o turn:1", "42"), Texts{"1:7,o,o,o,o 2:c,8,o,o,o turn:2"});
}

TEST(BD_5, both_dice_by_one_pawn_in_either_order_or_one_each) {
  EXPECT_EQ(
      results(simple, "1:1,3,o,o,o 2:1,1,o,o,o turn:1", "21"),
      (Texts{"1:3,4,o,o,o 2:1,1,o,o,o turn:2", "1:1,6,o,o,o 2:1,1,o,o,o turn:2", "1:2,5,o,o,o 2:1,1,o,o,o turn:2"}));
}

TEST(BD_5, one_pawn_must_land_on_each_space) {
  // 2 then 5 is shut on 3; 5 then 2 goes by 6.
  EXPECT_EQ(results(simple, "1:1,o,o,o,o 2:14,14,o,o,o turn:1", "52"), Texts{"1:8,o,o,o,o 2:14,14,o,o,o turn:2"});
  // Both ways are shut.
  EXPECT_EQ(results(simple, "1:1,o,o,o,o 2:11,11,14,14,o turn:1", "52"), Texts{"1:1,o,o,o,o 2:11,11,14,14,o turn:2"});
}

TEST(BD_5, doubles_count_four) {
  EXPECT_EQ(results(simple, "1:1,o,o,o,o 2:1,1,o,o,o turn:1", "33"), Texts{"1:13,o,o,o,o 2:1,1,o,o,o turn:2"});
}

// A 6 in all from 1 captures on 7, by way of 3 or of 5; neither die captures at once.
constexpr const char* hidden_capture = "1:1,8,o,o,o 2:10,o,o,o,o turn:1";

TEST(BD_6, a_capture_by_the_total_of_both_dice_is_a_duty) {
  EXPECT_EQ(results(simple, hidden_capture, "42"), Texts{"1:7,8,o,o,o 2:c,o,o,o,o turn:2"});
  // Step by step, 1/3 and 8/12 is reached by 8/12 first; after 1/3 the capture on 7 would have to follow.
  EXPECT_EQ(results(with(simple, "duty", "step"), hidden_capture, "42"),
            (Texts{"1:7,8,o,o,o 2:c,o,o,o,o turn:2", "1:5,10,o,o,o 2:10,o,o,o,o turn:2",
                   "1:1,14,o,o,o 2:10,o,o,o,o turn:2", "1:3,12,o,o,o 2:10,o,o,o,o turn:2"}));
}

TEST(BD_6, which_capture_is_the_players_choice) {
  // The 3 captures on 4, the 1 on 2; the other die then captures nothing.
  EXPECT_EQ(results(simple, "1:1,o,o,o,o 2:13,15,o,o,o turn:1", "31"),
            (Texts{"1:5,o,o,o,o 2:c,15,o,o,o turn:2", "1:5,o,o,o,o 2:c,13,o,o,o turn:2"}));
}

TEST(BD_6, a_refusal_names_the_duty_and_the_capture) {
  const auto refused = [](std::string_view position, std::string_view dice, std::string_view play) {
    const auto read = parse_play(test::rolled(simple, position, dice), play);
    return read ? std::string("allowed") : english(read.error());
  };
  EXPECT_EQ(refused(hidden_capture, "42", "8/12/14"),
            "this turn can capture on 7, so it must (BD-6): the pawn on 1 with a 4 and the pawn on 5 with a 2");
  EXPECT_EQ(refused("1:1,8,o,o,o 2:14,o,o,o,o turn:1", "52", "8/13/15"),
            "a capture is possible and must be made (BD-6): the pawn on 1 captures on 3 with a 2");
  EXPECT_EQ(refused("1:13,15,o,o,o 2:12,12,o,o,o turn:1", "41", "13/14"),
            "a die that matches a pawn's home space must bear it off before anything else but a capture (BD-9): the "
            "pawn on 13 leaves with a 4");
  EXPECT_EQ(refused("1:11,12,13,o,o 2:2,o,o,o,o turn:1", "43", "12/16 13/16"),
            "a capture or a bear-off is possible and one of them must be made (BD-6, BD-9): the pawn on 11 captures on "
            "15 with a 4, or the pawn on 13 leaves with a 4");
}

TEST(BD_6, a_capture_hidden_behind_the_other_order_of_the_dice_is_a_duty_too) {
  // 2 from 1 captures on 3 and must be the first step, though the 5 is the larger die.
  const Rules rules = simple;
  EXPECT_EQ(results(rules, "1:1,8,o,o,o 2:14,o,o,o,o turn:1", "52"),
            (Texts{"1:8,8,o,o,o 2:c,o,o,o,o turn:2", "1:3,13,o,o,o 2:c,o,o,o,o turn:2"}));
  const State state = test::rolled(rules, "1:1,8,o,o,o 2:14,o,o,o,o turn:1", "52");
  const auto refused = parse_play(state, "8/13 8/10");
  ASSERT_FALSE(refused);
  const auto neglected = parse_play(state, "8/13/15");
  ASSERT_FALSE(neglected);
  EXPECT_NE(english(neglected.error()).find("BD-6"), std::string::npos) << english(neglected.error());
}

// The 5 is shut for 1 (on 6) and for a pawn on 5 (on 10): who plays the 2 from 3 has no 5.
constexpr const char* wasteful = "1:1,3,o,o,o 2:7,7,11,11,o turn:1";

TEST(BD_6, there_is_no_duty_to_find_the_order_that_uses_most_dice) {
  EXPECT_EQ(results(simple, wasteful, "52"),
            (Texts{"1:1,5,o,o,o 2:7,7,11,11,o turn:2", "1:3,8,o,o,o 2:7,7,11,11,o turn:2"}));
}

TEST(BD_6, without_duties_a_turn_may_stop_anywhere) {
  EXPECT_EQ(
      results(with(simple, "duty", "none"), wasteful, "52"),
      (Texts{"1:1,3,o,o,o 2:7,7,11,11,o turn:2", "1:3,3,o,o,o 2:7,7,11,11,o turn:2", "1:1,5,o,o,o 2:7,7,11,11,o turn:2",
             "1:1,8,o,o,o 2:7,7,11,11,o turn:2", "1:3,8,o,o,o 2:7,7,11,11,o turn:2"}));
}

TEST(BD_7, captured_pawns_come_back_before_any_other_move) {
  EXPECT_EQ(
      results(simple, "1:c,6,o,o,o 2:1,1,o,o,o turn:1", "42"),
      (Texts{"1:6,6,o,o,o 2:1,1,o,o,o turn:2", "1:4,8,o,o,o 2:1,1,o,o,o turn:2", "1:2,10,o,o,o 2:1,1,o,o,o turn:2"}));
  // Both home spaces are shut, and the pawn on 8 may not move instead.
  EXPECT_EQ(results(simple, "1:c,8,o,o,o 2:11,11,13,13,o turn:1", "64"), Texts{"1:c,8,o,o,o 2:11,11,13,13,o turn:2"});
}

TEST(BD_7, one_pawn_a_die_and_it_may_capture_or_form_a_block) {
  EXPECT_EQ(results(simple, "1:c,c,3,o,o 2:1,1,o,o,o turn:1", "31"), Texts{"1:1,3,3,o,o 2:1,1,o,o,o turn:2"});
  EXPECT_EQ(results(simple, "1:c,o,o,o,o 2:13,o,o,o,o turn:1", "41"), Texts{"1:5,o,o,o,o 2:c,o,o,o,o turn:2"});
}

TEST(BD_7, a_double_redeems_two_pawns_and_the_block_they_form_shuts_out_a_third) {
  EXPECT_EQ(results(simple, "1:c,c,c,o,o 2:1,1,o,o,o turn:1", "22"), Texts{"1:c,2,2,o,o 2:1,1,o,o,o turn:2"});
  EXPECT_EQ(results(simple, "1:c,2,2,o,o 2:1,1,o,o,o turn:1", "22"), Texts{"1:c,2,2,o,o 2:1,1,o,o,o turn:2"});
}

TEST(BD_7, what_a_double_leaves_after_redeeming_moves_any_pawn) {
  // c/2 twice, then two more twos: both from one pawn, or one each.
  EXPECT_EQ(results(simple, "1:c,c,o,o,o 2:1,1,o,o,o turn:1", "22"),
            (Texts{"1:2,6,o,o,o 2:1,1,o,o,o turn:2", "1:4,4,o,o,o 2:1,1,o,o,o turn:2"}));
}

TEST(BackgammonDicePerft, from_the_start_as_published) {
  EXPECT_EQ(perft(begin_with(simple, Seat::one), 0), 1U);
  EXPECT_EQ(perft(begin_with(simple, Seat::one), 1), 162U);
  EXPECT_EQ(perft(begin_with(simple, Seat::two), 1), 162U);
  EXPECT_EQ(perft(begin_with(simple, Seat::one), 2), 16805U);
  EXPECT_EQ(perft(begin_with(with(simple, "duty", "step"), Seat::one), 1), 201U);
  EXPECT_EQ(perft(begin_with(with(simple, "duty", "step"), Seat::one), 2), 27960U);
  // Nobody is captured and every pawn is regular, so the first turns are the same with special sides.
  EXPECT_EQ(perft(begin_with(preset("basic"), Seat::one), 1), 162U);
}

TEST(BackgammonDicePlays, what_is_not_allowed_is_refused_with_the_rule) {
  const State state = test::rolled(simple, "1:1,3,3,o,o 2:12,12,o,o,o turn:1", "64");
  const auto reason = [&](const Play& play) {
    const auto tried = try_apply(state, play);
    return tried ? std::string("allowed") : english(tried.error());
  };
  const auto step = [](int die, int space) { return Play{}.with(0, Step(die, pawn_on(space))); };
  EXPECT_NE(reason(step(4, 1)).find("BD-3"), std::string::npos);                   // onto the block on 5
  EXPECT_NE(reason(step(5, 1)).find("no die"), std::string::npos);                 // no 5 was rolled
  EXPECT_NE(reason(step(6, 2)).find("stands on 2"), std::string::npos);            // nobody is there
  EXPECT_NE(reason(step(6, 1)).find("must be played (BD-6)"), std::string::npos);  // the 4 is left
  EXPECT_NE(reason(Play::pass()).find("must be played (BD-6)"), std::string::npos);
  EXPECT_EQ(reason(step(6, 1).with(1, Step(4, pawn_on(3)))), "allowed");
  EXPECT_FALSE(try_apply(state, Play{}.with(1, Step(6, pawn_on(1)))));
  EXPECT_FALSE(try_apply(test::position(simple, "1:1,3,3,o,o 2:12,12,o,o,o turn:1"), step(6, 1)));
}

TEST(BackgammonDicePlays, resigning_takes_effect_at_once) {
  const State state = test::rolled(simple, "1:1,3,3,o,o 2:12,12,o,o,o turn:2", "64");
  ASSERT_EQ(offers(state).size(), 1U);
  const auto over = try_apply(state, offers(state)[0]);
  ASSERT_TRUE(over);
  EXPECT_EQ(phase(*over), Phase::over);
  EXPECT_EQ(outcome(*over).of(Seat::one), 1);
  EXPECT_EQ(outcome(*over).of(Seat::two), -1);
  EXPECT_TRUE(offers(*over).empty());
  EXPECT_FALSE(try_apply(*over, Play::resignation()));
  EXPECT_EQ(format_position(*over), "1:1,3,3,o,o 2:12,12,o,o,o turn:2 resigned");
}

}  // namespace
}  // namespace fourfold::backgammon_dice
