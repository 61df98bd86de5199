// How a game of backgammon is said to have ended: gammons and backgammons by both readings, and what the cube makes of
// them.
#include "notation/backgammon/telling.h"
#include "tests/rules/backgammon/build.h"
#include "tests/support/told_ending.h"

namespace fourfold::backgammon {
namespace {

using fourfold::test::in_english;
using test::after;
using test::board;
using test::make;
using test::Men;
using test::with_dice;

Rules boxed() {
  Rules rules;
  rules.gammon = Gammons::boxed;
  rules.match_length = 1;
  return rules;
}

// Anna, seat one, bears off her last checker while Bert's stand so, as she counts the points.
State won(const Rules& rules, Men opposing, int cube_exponent = 0) {
  Position position = board(rules, {{1, 1}}, opposing);
  position.cube_exponent = static_cast<std::uint8_t>(cube_exponent);
  if (cube_exponent > 0) position.cube_owner = CubeOwner::seat_one;
  position.stage = Stage::rolling;
  return after(with_dice(make(rules, position), "21"), "1/off");
}

std::string told(const State& state, std::optional<Seat> you = std::nullopt) {
  return in_english(tell_ending(state, you));
}

TEST(telling_backgammon, a_single_game) {
  EXPECT_EQ(told(won(boxed(), {{24, 5}})), "Anna wins. All checkers are off; Bert has 5 left.");
  EXPECT_EQ(told(won(boxed(), {{24, 5}}), Seat::one), "You win. All checkers are off; Bert has 5 left.");
  EXPECT_EQ(told(won(boxed(), {{24, 5}}), Seat::two), "Anna wins. You still have 5 to bear off.");
}

TEST(telling_backgammon, gammons_and_backgammons_are_named_with_their_reason) {
  EXPECT_EQ(told(won(boxed(), {{24, 15}})), "Anna wins a gammon. Bert has borne off none. That counts 2 points.");
  EXPECT_EQ(told(won(boxed(), {{24, 4}, {18, 1}}), Seat::one),
            "You win a gammon. Bert still has a checker outside the home board. That counts 2 points.");
  EXPECT_EQ(told(won(boxed(), {{24, 4}, {3, 1}})),
            "Anna wins a backgammon. Bert still has a checker in Anna’s home board. That counts 3 points.");
  EXPECT_EQ(told(won(boxed(), {{24, 4}, {3, 1}}), Seat::one),
            "You win a backgammon. Bert still has a checker in your home board. That counts 3 points.");
  EXPECT_EQ(told(won(boxed(), {{24, 4}, {0, 1}}), Seat::one),
            "You win a backgammon. Bert still has a checker on the bar. That counts 3 points.");
}

TEST(telling_backgammon, whoever_lost_is_spoken_to) {
  const auto lost = [](Men opposing) { return told(won(boxed(), opposing), Seat::two); };
  EXPECT_EQ(lost({{24, 15}}), "Anna wins a gammon. You have borne off none. That counts 2 points.");
  EXPECT_EQ(lost({{24, 4}, {18, 1}}),
            "Anna wins a gammon. You still have a checker outside your home board. That counts 2 points.");
  EXPECT_EQ(lost({{24, 4}, {3, 1}}),
            "Anna wins a backgammon. You still have a checker in Anna’s home board. That counts 3 points.");
  EXPECT_EQ(lost({{24, 4}, {0, 1}}),
            "Anna wins a backgammon. You still have a checker on the bar. That counts 3 points.");
}

TEST(telling_backgammon, the_tournament_reads_gammons_another_way) {
  Rules rules = boxed();
  rules.gammon = Gammons::tournament;
  EXPECT_EQ(told(won(rules, {{24, 4}, {3, 1}})), "Anna wins. All checkers are off; Bert has 5 left.");
}

TEST(telling_backgammon, the_cube_times_the_gammon) {
  Rules rules = boxed();
  rules.match_length = 7;
  EXPECT_EQ(told(won(rules, {{24, 5}})), "Anna wins. All checkers are off; Bert has 5 left. That counts 1 point.");
  EXPECT_EQ(told(won(rules, {{24, 5}}, 1)),
            "Anna wins. All checkers are off; Bert has 5 left. The cube shows 2: 2 points.");
  EXPECT_EQ(told(won(rules, {{24, 15}}, 1)),
            "Anna wins a gammon. Bert has borne off none. "
            "The cube shows 2, times 2 for the gammon: 4 points.");
  EXPECT_EQ(told(won(rules, {{24, 14}, {0, 1}}, 2)),
            "Anna wins a backgammon. Bert still has a checker on the bar. "
            "The cube shows 4, times 3 for the backgammon: 12 points.");
}

TEST(telling_backgammon, a_gammon_that_does_not_count) {
  Rules rules = boxed();
  rules.match_length = 0;
  EXPECT_EQ(told(won(rules, {{24, 15}})),
            "Anna wins. As nobody has doubled, a gammon counts no more than a single game (Jacoby). "
            "That counts 1 point.");
}

TEST(telling_backgammon, a_dropped_double_and_a_resignation) {
  Rules rules;
  const State start = make(rules, board(rules, {{6, 15}}, {{19, 15}}));
  EXPECT_EQ(told(after(after(start, "double"), "drop")), "Anna wins. The double was not taken. That counts 1 point.");
  EXPECT_EQ(told(after(after(start, "resign 2"), "accept"), Seat::two),
            "You win a gammon. Anna resigned. That counts 2 points.");
  EXPECT_EQ(told(after(after(start, "resign 2"), "accept"), Seat::one),
            "Bert wins a gammon. You resigned. That counts 2 points.");
}

TEST(deeds_backgammon, pips_and_hits) {
  const State state =
      with_dice(test::stand({{24, 2}, {13, 5}, {8, 3}, {6, 5}}, {{1, 2}, {12, 5}, {17, 3}, {19, 4}, {5, 1}}), "31");
  EXPECT_EQ(deeds(state, *parse_play(state, "8/5* 6/5")), (Deeds{4, 1}));
  EXPECT_EQ(deeds(state, *parse_play(state, "13/10 6/5*")), (Deeds{4, 1}));
  EXPECT_EQ(deeds(state, *parse_play(state, "24/23 13/10")), (Deeds{4, 0}));
}

}  // namespace
}  // namespace fourfold::backgammon
