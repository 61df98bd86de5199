// LU-1 and LU-2: who plays and who begins; presets and options as people see them.
#include "rules/ludo/ludo.h"
#include "sentences/catalogue.h"
#include "tests/rules/ludo/support.h"

namespace fourfold::ludo::test {
namespace {

State rolled(const State& state, std::string_view dice) { return roll(state, roll_of(state, dice)); }

TEST(LU_1, two_players_sit_opposite_unless_they_choose_otherwise) {
  EXPECT_EQ(format_position(begin_with(rules_of("standard"), Seat::one)), "1:b,b,b,b 3:b,b,b,b turn:1");
  EXPECT_EQ(format_position(begin_with(rules_of("standard", {{"seats", "2,3"}}), Seat::three)),
            "2:b,b,b,b 3:b,b,b,b turn:3");
}

TEST(LU_1, up_to_four_players_with_four_pieces_each_in_their_floral_squares) {
  EXPECT_EQ(format_position(begin_with(rules_of("standard", {{"seats", "1,2,3,4"}}), Seat::one)),
            "1:b,b,b,b 2:b,b,b,b 3:b,b,b,b 4:b,b,b,b turn:1");
  EXPECT_EQ(seats(rules_of("beginner", {{"seats", "4,1,2"}})).size(), 3U);
}

TEST(LU_1, seats_that_cannot_be_are_refused_with_what_would_be_accepted) {
  for (const auto& option : options()) {
    if (option.name != "seats") continue;
    for (const std::string_view text : {"", "1", "1,1", "0,1", "4,5", "1;3", "1,3,", ",1,3", "13"}) {
      Rules rules;
      const Result<void> set = option.set(rules, text);
      ASSERT_FALSE(set) << text;
      EXPECT_NE(english(set.error()).find("1,3 or 1,2,3,4"), std::string::npos);
      EXPECT_EQ(rules, Rules{});
    }
  }
  Rules lonely;
  lonely.seats = 1U << 2;
  EXPECT_FALSE(check(lonely));
}

TEST(LU_1, a_position_says_itself_who_plays) {
  const State state = state_of("2:b,b,b,4 4:b,b,b,b turn:4", rules_of("standard"));
  ASSERT_EQ(seats(state.rules()).size(), 2U);
  EXPECT_EQ(seats(state.rules())[0], Seat::two);
  EXPECT_EQ(seats(state.rules())[1], Seat::four);
}

TEST(LU_1, somebody_who_plays_begins_even_when_another_seat_is_asked_for) {
  EXPECT_EQ(to_act(begin_with(rules_of("standard", {{"seats", "2,4"}}), Seat::one)), Seat::two);
  EXPECT_EQ(to_act(begin_with(rules_of("standard"), Seat::four)), Seat::one);
}

TEST(LU_2, players_roll_in_order_and_the_highest_sum_begins) {
  State state = initial(rules_of("standard"));
  EXPECT_EQ(phase(state), Phase::roll);
  EXPECT_EQ(to_act(state), Seat::one);
  EXPECT_TRUE(state.opening());
  state = rolled(state, "62");
  EXPECT_EQ(to_act(state), Seat::three);
  state = rolled(state, "54");
  EXPECT_FALSE(state.opening());
  EXPECT_EQ(state, begin_with(rules_of("standard"), Seat::three));
}

TEST(LU_2, only_those_tied_for_the_highest_roll_again) {
  State state = initial(rules_of("standard", {{"seats", "1,2,3,4"}}));
  state = rolled(rolled(rolled(rolled(state, "21"), "63"), "62"), "54");
  EXPECT_EQ(format_position(state), "1:b,b,b,b 2:b,b,b,b 3:b,b,b,b 4:b,b,b,b turn:2 opening:2=?,4=?");
  state = rolled(rolled(state, "33"), "51");
  EXPECT_EQ(format_position(state), "1:b,b,b,b 2:b,b,b,b 3:b,b,b,b 4:b,b,b,b turn:2 opening:2=?,4=?");
  state = rolled(rolled(state, "11"), "21");
  EXPECT_EQ(state, begin_with(rules_of("standard", {{"seats", "1,2,3,4"}}), Seat::four));
}

TEST(LU_2, one_die_decides_where_one_die_is_played_with) {
  State state = initial(rules_of("beginner"));
  EXPECT_EQ(chance(state).rolls.size(), 6U);
  state = rolled(rolled(state, "5"), "3");
  EXPECT_EQ(state, begin_with(rules_of("beginner"), Seat::one));
}

TEST(LU_2, turns_go_clockwise_past_empty_seats) {
  const Rules rules = rules_of("standard", {{"seats", "1,2,4"}});
  State state = begin_with(rules, Seat::two);
  for (const Seat next : {Seat::four, Seat::one, Seat::two, Seat::four}) {
    state = played(state, "21", "pass");
    EXPECT_EQ(to_act(state), next);
  }
}

TEST(LU_2, a_play_cannot_come_before_the_dice) {
  EXPECT_EQ(english(try_apply(initial(Rules{}), Play::pass()).error()), "the dice have to be rolled first");
  EXPECT_FALSE(with_roll(initial(Rules{}), Roll(Die::nth(0), Die::nth(1))));
}

TEST(Options, the_first_preset_is_standard_and_all_presets_fit_together) {
  ASSERT_EQ(presets().size(), 3U);
  EXPECT_EQ(presets()[0].name, "standard");
  EXPECT_EQ(presets()[1].name, "beginner");
  EXPECT_EQ(presets()[2].name, "classic");
  for (const auto& preset : presets()) EXPECT_TRUE(check(preset.rules)) << preset.name;
}

TEST(Options, what_an_option_shows_can_be_set_again) {
  for (const auto& preset : presets()) {
    for (const auto& option : options()) {
      Rules rules = preset.rules;
      EXPECT_TRUE(option.set(rules, option.get(preset.rules))) << option.name;
      EXPECT_EQ(rules, preset.rules) << option.name;
      EXPECT_FALSE(option.set(rules, "no such value")) << option.name;
    }
  }
}

TEST(Options, entry_is_a_set_of_numbers) {
  EXPECT_TRUE(holds(rules_of("standard", {{"entry", "5,1"}}).entry, 5));
  EXPECT_FALSE(holds(rules_of("standard", {{"entry", "5,1"}}).entry, 6));
  for (const auto& option : options()) {
    Rules rules;
    if (option.name == "entry") {
      EXPECT_FALSE(option.set(rules, "7"));
    }
  }
}

TEST(Options, what_does_not_fit_together_is_refused_with_the_reason) {
  Rules two_dice_and_sixes;
  two_dice_and_sixes.six_again = true;
  EXPECT_NE(english(check(two_dice_and_sixes).error()).find("one die"), std::string::npos);
  Rules two_extra_rolls = presets()[1].rules;
  two_extra_rolls.six_again = true;
  EXPECT_NE(english(check(two_extra_rolls).error()).find("entry_roll"), std::string::npos);
  Rules never_a_third = presets()[2].rules;
  never_a_third.six_again = false;
  EXPECT_NE(english(check(never_a_third).error()).find("third six"), std::string::npos);
  Rules nobody_enters;
  nobody_enters.entry = 0;
  EXPECT_FALSE(check(nobody_enters));
  Rules three_dice;
  three_dice.dice = 3;
  EXPECT_FALSE(check(three_dice));
}

TEST(Chance, weights_add_up_to_every_way_the_dice_fall) {
  for (const auto& preset : presets()) {
    const State state = begin_with(preset.rules, Seat::one);
    std::uint32_t total = 0;
    for (const auto& each : chance(state).rolls) total += each.weight;
    EXPECT_EQ(total, chance(state).total);
    EXPECT_EQ(total, preset.rules.dice == 1 ? 6U : 36U);
    EXPECT_EQ(chance(state).rolls.size(), preset.rules.dice == 1 ? 6U : 21U);
  }
}

}  // namespace
}  // namespace fourfold::ludo::test
