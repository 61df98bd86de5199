// How a game or a scored round of Backgammon Dice is said to have ended, and which point was for what (BD-18).
#include "notation/backgammon_dice/telling.h"
#include "tests/rules/backgammon_dice/support.h"
#include "tests/support/told_ending.h"

namespace fourfold::backgammon_dice {
namespace {

using test::over_after;
using test::scored;

std::string told(const State& state, std::optional<Seat> you = std::nullopt) {
  return fourfold::test::in_english(tell_ending(state, you));
}

TEST(telling_backgammon_dice, a_plain_game) {
  const State over = over_after(test::simple, "1:16,o,o,o,o 2:9,9,o,o,o turn:1", "61");
  EXPECT_EQ(told(over), "Anna wins. All pawns are off; Bert has 2 left.");
  EXPECT_EQ(told(over, Seat::one), "You win. All pawns are off; Bert has 2 left.");
  EXPECT_EQ(told(over, Seat::two), "Anna wins. You still have 2 to bear off.");
}

// Seat one was first in all of them, and seat two's last pawn scores 1.
TEST(telling_backgammon_dice, each_point_of_a_round) {
  const auto round = [](int one, int two) {
    return over_after(
        scored,
        "1:o,o,o,o,o 2:16,o,o,o,o turn:2 score:" + std::to_string(one) + "-" + std::to_string(two - 1) + " points:0-0",
        "61");
  };
  EXPECT_EQ(told(round(9, 13)),
            "Anna wins the round with both points. Anna was the first to bear off all pawns: 1 point. "
            "Anna has the lower score, 9 to 13: 1 point.");
  EXPECT_EQ(told(round(14, 13), Seat::two),
            "The round is shared: one point each. Anna was the first to bear off all pawns: 1 point. "
            "You have the lower score, 13 to 14: 1 point.");
  EXPECT_EQ(told(round(13, 13), Seat::one),
            "You win the round with one point. You were the first to bear off all pawns: 1 point. "
            "Both scored 13: nobody gets the point for the lower score.");
}

TEST(telling_backgammon_dice, a_round_that_was_resigned) {
  const State state = test::rolled(scored, "1:16,o,o,o,o 2:9,o,o,o,o turn:1 score:10-11 points:0-0", "61");
  EXPECT_EQ(told(apply(state, Play::resignation()), Seat::two), "You win the round with both points. Anna resigned.");
  EXPECT_EQ(told(apply(state, Play::resignation()), Seat::one), "Bert wins the round with both points. You resigned.");
}

// What is rolled with the dice is a side of the pawn, and is called by its name (BD-12, BD-13).
TEST(telling_backgammon_dice, sides_that_come_up) {
  const auto rolls = [](const Rules& rules, std::string_view position, std::string_view text) {
    const State state = *parse_position(rules, position);
    return english(tell_roll(state, *parse_roll(state, text)));
  };
  const std::string_view one = "1:1,1,3,6,c 2:1,1,3,6,6 turn:1 score:0-0 points:0-0";
  EXPECT_EQ(rolls(scored, one, "32 0"), "player 1 rolls 3-2. The captured pawn comes up Regular 0.");
  EXPECT_EQ(rolls(scored, one, "32 H"), "player 1 rolls 3-2. The captured pawn comes up Half −.");
  EXPECT_EQ(rolls(scored, "1:1,1,3,c,c 2:1,1,3,6,6 turn:1 score:0-0 points:0-0", "61 +D"),
            "player 1 rolls 6-1. The captured pawns come up Regular + and Double +.");
  // The symbols count only where points are scored.
  EXPECT_EQ(rolls(test::basic, "1:1,1,3,6,c 2:1,1,3,6,6 turn:1", "32 S"),
            "player 1 rolls 3-2. The captured pawn comes up Switch.");
}

TEST(deeds_backgammon_dice, spaces_moved_and_pawns_captured) {
  // Seat two stands on 9 and 6 of its path: seat one calls them 8 and 11.
  const State state = test::rolled(test::simple, "1:1,3,6,6,12 2:1,1,3,6,9 turn:1", "25");
  const auto deeds_of = [&](std::string_view text) { return deeds(state, *parse_play(state, text)); };
  EXPECT_EQ(deeds_of("6/11* 6/8*").taken, 2);
  EXPECT_EQ(deeds_of("6/11* 6/8*").moved, 7);
}

}  // namespace
}  // namespace fourfold::backgammon_dice
