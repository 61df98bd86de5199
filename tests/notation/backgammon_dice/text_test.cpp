// Positions, plays and rolls of Backgammon Dice as text: exact forms, round trips, and refusals with their place.
#include <gtest/gtest.h>

#include "sentences/catalogue.h"
#include "tests/rules/backgammon_dice/support.h"

namespace fourfold::backgammon_dice {
namespace {

using test::preset;
using test::with;

TEST(BackgammonDiceText, positions_are_written_exactly_as_on_the_rules_page) {
  for (const std::string_view text : {"1:1,1,3,6,6 2:1,1,3,6,6 turn:1", "1:c,3,12H,15,o 2:1,8,8D,11,o turn:2"}) {
    EXPECT_EQ(format_position(test::position(preset("basic"), text)), text);
  }
  const std::string_view with_scores = "1:c,3,12H,15,o 2:1,8,8D,11,o turn:2 score:5-6 points:3-2";
  EXPECT_EQ(format_position(test::position(preset("scored"), with_scores)), with_scores);
}

TEST(BackgammonDiceText, pawns_are_read_in_any_order_and_written_in_theirs) {
  EXPECT_EQ(format_position(test::position(preset("basic"), "  1:15,12H,o,3,c  2:11,8D,8,o,1   turn:2  ")),
            "1:c,3,12H,15,o 2:1,8,8D,11,o turn:2");
  EXPECT_EQ(format_position(test::position(preset("basic"), "1:8H,8,10S,10+,16- 2:2,3D,3-,5,4 turn:1 dice:4-6")),
            "1:8,8H,10+,10S,16- 2:2,3-,3D,4,5 turn:1 dice:6-4");
}

TEST(BackgammonDiceText, every_state_of_play_is_read_back) {
  RandomSource random(11);
  for (const auto& each : presets()) {
    for (const auto& [option, value] : test::other_options) {
      const Rules rules = with(each.rules, option, value);
      if (!check(rules)) continue;
      State state = initial(rules);
      for (int i = 0; i < 300; ++i) {
        const std::string text = format_position(state);
        const auto read = parse_position(rules, text);
        ASSERT_TRUE(read) << text << ": " << english(read.error());
        ASSERT_EQ(*read, state) << text;
        ASSERT_EQ(format_position_like(state, text), text);
        if (phase(state) == Phase::over) {
          const auto next = next_game(state);
          state = next ? *next : initial(rules);
        } else if (phase(state) == Phase::roll) {
          const Roll dice = test::draw_roll(state, random);
          const auto again = parse_roll(state, format_roll(dice));
          ASSERT_TRUE(again) << text << " " << format_roll(dice) << ": " << english(again.error());
          ASSERT_EQ(*again, dice) << text;
          state = roll(state, dice);
        } else if (random.below(100) == 0) {
          state = apply(state, offers(state)[0]);
        } else {
          const PlayList plays = legal(state);
          const Play play = plays[random.below(static_cast<std::uint32_t>(plays.size()))];
          const auto again = parse_play(state, format_play(state, play));
          ASSERT_TRUE(again) << text << " " << format_play(state, play) << ": " << english(again.error());
          ASSERT_EQ(apply(state, *again), apply(state, play)) << text << " " << format_play(state, play);
          state = apply(state, play);
        }
      }
    }
  }
}

TEST(BackgammonDiceText, plays_of_one_turn_are_all_told_apart) {
  RandomSource random(12);
  for (const std::string_view name : {"simple", "basic"}) {
    for (int i = 0; i < 300; ++i) {
      const auto state = test::thrown_together(preset(name), random);
      if (!state || phase(*state) != Phase::roll) continue;
      const State rolled = roll(*state, test::draw_roll(*state, random));
      const PlayList plays = legal(rolled);
      if (plays.size() > 100) continue;
      for (const Play& play : plays) {
        const auto again = parse_play(rolled, format_play(rolled, play));
        ASSERT_TRUE(again) << format_position(rolled) << " " << format_play(rolled, play) << ": "
                           << english(again.error());
        ASSERT_EQ(apply(rolled, *again), apply(rolled, play))
            << format_position(rolled) << " " << format_play(rolled, play);
      }
    }
  }
}

std::string after(const State& state, std::string_view play) {
  const auto read = parse_play(state, play);
  return read ? format_position(apply(state, *read)) : english(read.error());
}

TEST(BackgammonDiceText, plays_are_written_by_the_spaces_they_land_on) {
  const auto only_play = [](std::string_view rules, std::string_view text, std::string_view dice) {
    const State state = test::rolled(preset(rules), text, dice);
    EXPECT_EQ(legal(state).size(), 1U);
    return format_play(state, legal(state)[0]);
  };
  EXPECT_EQ(only_play("simple", "1:1,o,o,o,o 2:8,14,o,o,o turn:1", "62"), "1/3*/9*");
  EXPECT_EQ(only_play("simple", "1:c,c,3,o,o 2:1,1,o,o,o turn:1", "31"), "c/3 c/1");
  EXPECT_EQ(only_play("simple", "1:16,16,o,o,o 2:12,12,o,o,o turn:1", "61"), "16/o");
  EXPECT_EQ(only_play("simple", "1:1,3,3,o,o 2:12,12,o,o,o turn:1", "22"), "pass");
  EXPECT_EQ(only_play("basic", "1:1D,o,o,o,o 2:12,12,o,o,o turn:1", "52"), "1/6/11/13/15");
  EXPECT_EQ(format_play(begin_with(preset("simple"), Seat::one), Play::resignation()), "resign");
}

TEST(BackgammonDiceText, plays_are_read_in_any_order) {
  const State state = test::rolled(preset("simple"), "1:c,6,o,o,o 2:1,1,o,o,o turn:1", "42");
  EXPECT_EQ(after(state, "c/4 6/8"), "1:4,8,o,o,o 2:1,1,o,o,o turn:2");
  EXPECT_EQ(after(state, "  6/8   c/4 "), "1:4,8,o,o,o 2:1,1,o,o,o turn:2");
  EXPECT_EQ(after(state, "c/4/6"), "1:6,6,o,o,o 2:1,1,o,o,o turn:2");
  EXPECT_EQ(after(state, "c/2/6"), "1:6,6,o,o,o 2:1,1,o,o,o turn:2");
}

TEST(BackgammonDiceText, the_side_tells_two_pawns_of_a_space_apart) {
  const State state = test::rolled(preset("basic"), "1:3,3H,o,o,o 2:1,1,o,o,o turn:1", "44");
  EXPECT_EQ(after(state, "3R/7/11/15 3H/5"), "1:5H,15,o,o,o 2:1,1,o,o,o turn:2");
  EXPECT_EQ(after(state, "3H/5/7/9/11"), "1:3,11H,o,o,o 2:1,1,o,o,o turn:2");
}

TEST(BackgammonDiceText, a_switch_names_its_partner) {
  const State state = test::rolled(preset("basic"), "1:2S,9D,9H,o,o 2:1,1,o,o,o turn:1", "31");
  EXPECT_EQ(after(state, "2<>9H/12 12/13"), "1:2H,9D,13S,o,o 2:1,1,o,o,o turn:2");
  EXPECT_EQ(after(state, "2<>9D/12/13"), "1:2D,9H,13S,o,o 2:1,1,o,o,o turn:2");
}

TEST(BackgammonDiceText, positions_that_cannot_be_are_refused_with_the_reason_and_the_place) {
  const auto refusal = [](std::string_view rules, std::string_view text) {
    const auto read = parse_position(preset(rules), text);
    EXPECT_FALSE(read) << text;
    return read ? Error{} : read.error();
  };
  EXPECT_EQ(refusal("simple", "1:1,1,3,6 2:1,1,3,6,6 turn:1").at, 9U);
  EXPECT_EQ(refusal("simple", "1:1,1,3,6,17 2:1,1,3,6,6 turn:1").at, 12U);
  EXPECT_EQ(refusal("simple", "1:1,1,3,6,6 2:1,1,3,6,x turn:1").at, 22U);
  EXPECT_EQ(refusal("simple", "1:1,1,3,6,6 2:1,1,3,6,6").at, 23U);
  for (const auto& [text, word] :
       {std::pair{"1:1,1,1,6,6 2:1,1,3,6,6 turn:1", "BD-3"}, std::pair{"1:1,1,3,6,6 2:1,1,3,6,11 turn:1", "both sides"},
        std::pair{"1:1,1,3,6,6D 2:1,1,3,6,6 turn:1", "BD-12"},
        std::pair{"1:1,1,3,6,6 2:1,1,3,6,6 turn:3", "turn:1 or turn:2"},
        std::pair{"1:1,1,3,6,6 2:1,1,3,6,6 turn:1 score:3-0", "BD-18"},
        std::pair{"1:1,1,3,6,6 2:1,1,3,6,6 turn:1 dice:7-1", "1 to 6"},
        std::pair{"1:o,o,o,o,o 2:1,1,3,6,6 turn:2", "BD-11"}, std::pair{"1:o,o,o,o,o 2:o,o,o,o,o turn:2", "BD-11"},
        std::pair{"1:1,1,3,6,7 2:1,1,3,6,6 opening", "BD-1"},
        std::pair{"1:1,1,3,6,6 2:1,1,3,6,6 turn:1 what", "what"}}) {
    const std::string message = english(refusal("simple", text));
    EXPECT_NE(message.find(word), std::string::npos) << text << ": " << message;
  }
  EXPECT_NE(english(refusal("basic", "1:1,1,3,6,6 2:cS,1,3,6,6 turn:1")).find("BD-13"), std::string::npos);
  EXPECT_NE(english(refusal("scored", "1:1,1,3,6,o 2:1,1,3,6,6 turn:1 score:8-0")).find("BD-19"), std::string::npos);
  EXPECT_NE(english(refusal("scored", "1:o,o,o,o,o 2:1,1,3,6,6 turn:1 score:8-0")).find("BD-18"), std::string::npos);
}

TEST(BackgammonDiceText, plays_that_cannot_be_are_refused_with_the_reason) {
  const auto refusal = [](std::string_view rules, std::string_view text, std::string_view dice, std::string_view play) {
    const auto read = parse_play(test::rolled(preset(rules), text, dice), play);
    EXPECT_FALSE(read) << play;
    return read ? std::string() : english(read.error());
  };
  const auto expect = [](const std::string& message, std::string_view word) {
    EXPECT_NE(message.find(word), std::string::npos) << message;
  };
  const char* const pawns = "1:1,3,3,o,o 2:12,12,o,o,o turn:1";
  expect(refusal("simple", pawns, "64", "1/5 3/9"), "BD-3");
  expect(refusal("simple", pawns, "64", "2/8"), "stands on 2");
  expect(refusal("simple", pawns, "64", "3/9"), "BD-6");
  expect(refusal("simple", pawns, "64", "pass"), "BD-6");
  expect(refusal("simple", pawns, "64", "1/4"), "6 and 4");
  expect(refusal("simple", "1:c,6,o,o,o 2:1,1,o,o,o turn:1", "42", "6/10 c/2/4"), "BD-7");
  expect(refusal("simple", "1:10,16,o,o,o 2:5,5,o,o,o turn:1", "21", "16/o"), "BD-8");
  expect(refusal("simple", "1:14,o,o,o,o 2:5,5,o,o,o turn:1", "65", "14/o"), "BD-9");
  expect(refusal("basic", "1:1D,o,o,o,o 2:12,12,o,o,o turn:1", "52", "1/3/5"), "BD-14");
  for (const std::string_view play :
       {"", "1", "1/", "/3", "0/6", "1/7/", "1/7 3/7 3/9 1/5 1/3", "1<>/7", "o/3", "1/7x", "99999999999/3"}) {
    EXPECT_FALSE(refusal("simple", pawns, "64", play).empty());
  }
  EXPECT_FALSE(parse_play(begin_with(preset("simple"), Seat::one), "1/7"));
}

TEST(BackgammonDiceText, rolls) {
  const State turn = test::position(preset("basic"), "1:cS,c,3,6,6 2:1,1,3,6,6 turn:1");
  EXPECT_EQ(format_roll(turn_roll(Die::nth(0), Die::nth(4))), "51");
  for (const std::string_view text : {"15", "51", " 5 1 ", "5-1", "1,5"}) {
    const auto dice = parse_roll(turn, text);
    ASSERT_TRUE(dice) << text;
    EXPECT_EQ(format_roll(*dice), "51 0S");  // the sides that stand on the captured pawns
  }
  const auto dice = parse_roll(turn, "51 H+");
  ASSERT_TRUE(dice);
  EXPECT_EQ(format_roll(*dice), "51 +H");
  for (const std::string_view text : {"", "5", "57", "0 1", "512", "51 H", "51 HHH", "51 X", "x"})
    EXPECT_FALSE(parse_roll(turn, text)) << text;
  EXPECT_FALSE(parse_roll(test::position(preset("simple"), "1:c,c,3,6,6 2:1,1,3,6,6 turn:1"), "51 H+"));
}

}  // namespace
}  // namespace fourfold::backgammon_dice
