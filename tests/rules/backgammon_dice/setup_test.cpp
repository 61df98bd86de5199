// Before the first turn: setup, opening, sides and random starts, and the options that change them.
#include <gtest/gtest.h>

#include "tests/rules/backgammon_dice/support.h"

namespace fourfold::backgammon_dice {
namespace {

using test::preset;
using test::with;

TEST(BD_1, two_pawns_on_1_one_on_3_two_on_6_regular_side_up) {
  for (const auto& each : presets()) {
    for (const Seat seat : {Seat::one, Seat::two}) {
      const State state = begin_with(each.rules, seat);
      EXPECT_EQ(state.turn(), seat);
      EXPECT_EQ(format_position(state).substr(0, 23), "1:1,1,3,6,6 2:1,1,3,6,6");
    }
  }
}

TEST(BD_1, the_setup_is_an_option) {
  const Rules rules = with(preset("simple"), "setup", "5,4,3,2,1");
  EXPECT_EQ(format_position(begin_with(rules, Seat::two)), "1:1,2,3,4,5 2:1,2,3,4,5 turn:2");
  EXPECT_EQ(with(rules, "setup", "standard"), preset("simple"));
}

TEST(BD_1, a_setup_of_three_on_a_space_or_on_the_opponents_side_is_refused) {
  Rules rules = preset("simple");
  for (const std::string_view text :
       {"1,1,1,3,6", "1,1,3,6,9", "0,1,3,6,6", "1,1,3,6", "", "1;1;3;6;6", "1,1,3,6,6,"}) {
    EXPECT_FALSE(options()[0].set(rules, text)) << text;
  }
  EXPECT_EQ(rules, preset("simple"));
  rules.setup = {1, 1, 1, 3, 6};
  EXPECT_FALSE(check(rules));
}

TEST(BD_2, each_side_rolls_one_die_and_ties_are_no_outcome) {
  const State state = initial(preset("simple"));
  EXPECT_EQ(phase(state), Phase::roll);
  EXPECT_EQ(format_position(state), "1:1,1,3,6,6 2:1,1,3,6,6 opening");
  const auto chances = chance(state);
  EXPECT_EQ(chances.rolls.size(), 30U);
  EXPECT_EQ(chances.total, 30U);
  for (const auto& possible : chances.rolls) {
    EXPECT_EQ(possible.weight, 1U);
    EXPECT_NE(possible.roll.first, possible.roll.second);
  }
}

TEST(BD_2, the_higher_die_begins_and_rolls_both_dice_anew) {
  const State state = initial(preset("simple"));
  for (const auto& [text, winner] : {std::pair{"52", Seat::one}, std::pair{"25", Seat::two}}) {
    const auto dice = parse_roll(state, text);
    ASSERT_TRUE(dice);
    const State next = roll(state, *dice);
    EXPECT_EQ(next, begin_with(preset("simple"), winner));
    EXPECT_EQ(chance(next).rolls.size(), 21U);  // doubles too, unlike backgammon
    EXPECT_EQ(chance(next).total, 36U);
  }
}

TEST(BD_2, a_tie_is_rolled_again_and_no_turn_can_be_put_before_the_opening) {
  const State state = initial(preset("simple"));
  EXPECT_EQ(roll(state, opening_roll(Die::nth(2), Die::nth(2))), state);
  EXPECT_FALSE(with_roll(state, turn_roll(Die::nth(2), Die::nth(1))));
  EXPECT_TRUE(offers(state).empty());
  EXPECT_TRUE(legal(state).empty());
}

TEST(BD_12, plain_pawns_have_no_sides_and_are_never_rolled) {
  const Rules rules = preset("simple");
  EXPECT_FALSE(parse_position(rules, "1:1D,1,3,6,6 2:1,1,3,6,6 turn:1"));
  const auto chances = chance(test::position(rules, "1:c,c,3,6,6 2:1,1,3,6,6 turn:1"));
  EXPECT_EQ(chances.rolls.size(), 21U);
  EXPECT_EQ(chances.total, 36U);
}

TEST(BD_12, a_pawn_die_has_one_of_each_side) {
  const auto chances = chance(test::position(preset("basic"), "1:c,1,3,6,6 2:1,1,3,6,6 turn:1"));
  EXPECT_EQ(chances.rolls.size(), 21U * 6);
  EXPECT_EQ(chances.total, 216U);
  std::uint32_t sum = 0;
  for (const auto& possible : chances.rolls) {
    sum += possible.weight;
    EXPECT_EQ(possible.roll.faces.size(), 1);
    EXPECT_EQ(possible.weight, possible.roll.first == possible.roll.second ? 1U : 2U);
  }
  EXPECT_EQ(sum, chances.total);
}

TEST(BD_12, five_captured_pawns_fall_in_252_ways) {
  const auto chances = chance(test::position(preset("basic"), "1:c,c,c,c,c 2:1,1,3,6,6 turn:1"));
  EXPECT_EQ(chances.rolls.size(), 21U * 252);
  EXPECT_EQ(chances.total, 36U * 7776);
  std::uint64_t sum = 0;
  for (const auto& possible : chances.rolls) sum += possible.weight;
  EXPECT_EQ(sum, chances.total);
}

TEST(BD_12, other_sides_can_be_shared_out) {
  Rules rules = with(preset("simple"), "faces", "H,0,0,D,0,D");
  EXPECT_TRUE(rules.special_sides);
  const auto chances = chance(test::position(rules, "1:c,1,3,6,6 2:1,1,3,6,6 turn:1"));
  EXPECT_EQ(chances.rolls.size(), 21U * 3);
  for (const auto& possible : chances.rolls) {
    if (possible.roll.first != possible.roll.second) continue;
    const Face face = possible.roll.faces[0];
    EXPECT_EQ(possible.weight, face == Face::regular ? 3U : face == Face::double_plus ? 2U : 1U);
  }
  // Two pawns: both Double 2 * 2, a Double and a Half 2 * (2 * 1).
  for (const auto& possible : chance(test::position(rules, "1:c,c,3,6,6 2:1,1,3,6,6 turn:1")).rolls) {
    if (format_roll(possible.roll) == "11 DD") {
      EXPECT_EQ(possible.weight, 4U);
    }
    if (format_roll(possible.roll) == "11 DH") {
      EXPECT_EQ(possible.weight, 4U);
    }
    if (format_roll(possible.roll) == "21 0D") {
      EXPECT_EQ(possible.weight, 24U);
    }
  }
  EXPECT_FALSE(parse_position(rules, "1:1S,1,3,6,6 2:1,1,3,6,6 turn:1"));
  for (const std::string_view text : {"D", "0,+,-,D,S", "0,+,-,D,S,X", "0+-DSH"}) {
    for (const auto& option : options()) {
      if (option.name == "faces") {
        EXPECT_FALSE(option.set(rules, text)) << text;
      }
    }
  }
  EXPECT_EQ(with(rules, "faces", "off"), preset("simple"));
}

TEST(BD_22, pawns_are_rolled_one_by_one_in_the_order_of_the_setup) {
  const Rules rules = with(preset("basic"), "random_start", "2");
  State state = initial(rules);
  EXPECT_EQ(format_position(state), "1:1,1,3,6,6 2:1,1,3,6,6 start:4");
  const char* const expected[] = {"1:1,1S,3,6,6 2:1,1,3,6,6 start:3", "1:1D,1S,3,6,6 2:1,1,3,6,6 start:2",
                                  "1:1D,1S,3,6,6 2:1,1,3,6,6 start:1", "1:1D,1S,3,6,6 2:1,1H,3,6,6 opening"};
  const Face faces[] = {Face::switch_zero, Face::double_plus, Face::regular, Face::half_minus};
  for (int i = 0; i < 4; ++i) {
    EXPECT_EQ(chance(state).rolls.size(), 6U);
    EXPECT_EQ(chance(state).total, 6U);
    EXPECT_EQ(to_act(state), i < 2 ? Seat::one : Seat::two);
    state = roll(state, start_roll(faces[i]));
    EXPECT_EQ(format_position(state), expected[i]);
  }
  EXPECT_EQ(chance(state).rolls.size(), 30U);
  // Whoever begins without an opening has regular sides.
  EXPECT_EQ(format_position(begin_with(rules, Seat::one)), "1:1,1,3,6,6 2:1,1,3,6,6 turn:1");
}

TEST(BD_22, a_random_start_needs_special_sides) {
  EXPECT_FALSE(check(with(preset("simple"), "random_start", "1")));
  EXPECT_TRUE(check(with(preset("basic"), "random_start", "5")));
  EXPECT_EQ(initial(with(preset("basic"), "random_start", "5")).start_rolls(), 10);
  // Only a pawn that was rolled can show a side.
  const Rules rules = with(preset("basic"), "random_start", "2");
  EXPECT_FALSE(parse_position(rules, "1:1,1,3S,6,6 2:1,1,3,6,6 start:1"));
  EXPECT_FALSE(parse_position(rules, "1:1,1,3,6,6 2:1,1,3,6,6 start:5"));
}

TEST(BackgammonDiceRules, every_preset_is_sound_and_every_option_says_what_it_is_set_to) {
  EXPECT_EQ(presets()[0].name, "simple");
  for (const auto& each : presets()) {
    EXPECT_TRUE(check(each.rules));
    EXPECT_EQ(seats(each.rules).size(), 2U);
    for (const auto& option : options()) {
      Rules rules = each.rules;
      EXPECT_TRUE(option.set(rules, option.get(each.rules))) << option.name;
      EXPECT_EQ(rules, each.rules) << option.name;
      EXPECT_FALSE(option.set(rules, "nonsense")) << option.name;
    }
  }
  for (const auto& [name, value] : test::other_options) {
    const Rules rules = with(preset("basic"), name, value);
    for (const auto& option : options()) {
      if (option.name == name) {
        EXPECT_EQ(option.get(rules), value);
      }
    }
  }
}

TEST(BackgammonDiceRules, rolls_by_number_are_the_distribution) {
  for (const auto& [rules, text] :
       {std::pair{preset("basic"), "1:c,c,3,6,6 2:1,1,3,6,6 turn:1"},
        std::pair{preset("simple"), "1:c,c,3,6,6 2:1,1,3,6,6 turn:2"},
        std::pair{with(preset("basic"), "random_start", "1"), "1:1,1,3,6,6 2:1,1,3,6,6 start:2"},
        std::pair{preset("simple"), "1:1,1,3,6,6 2:1,1,3,6,6 opening"}}) {
    const State state = test::position(rules, text);
    const auto chances = chance(state);
    for (const auto& possible : chances.rolls) {
      std::uint32_t times = 0;
      for (std::uint32_t n = 0; n < chances.total; ++n) times += roll_at(state, n) == possible.roll ? 1U : 0U;
      EXPECT_EQ(times, possible.weight) << format_roll(possible.roll);
    }
  }
}

}  // namespace
}  // namespace fourfold::backgammon_dice
