// How many rolls reach a pawn, counted by hand.
#include "players/backgammon_dice/danger.h"

#include <gtest/gtest.h>

#include "tests/rules/backgammon_dice/support.h"

namespace fourfold::backgammon_dice::test {
namespace {

Danger danger(std::string_view text, const Rules& rules = simple) {
  return danger_to(position(rules, text), Seat::one).value();
}

// Seat one's 10 is seat two's 7: from its 6 every 1 hits, that is 11 rolls.
TEST(BackgammonDiceDanger, eleven_rolls_show_a_certain_number) {
  const Danger found = danger("1:10,o,o,o,o 2:6,o,o,o,o turn:1");
  EXPECT_EQ(found.rolls, 11);
  EXPECT_EQ(found.pawns, 1);
}

// Three away (6 to 9, which is seat one's 8): every 3 (11 rolls), 2-1 (two), and 1-1 in three steps.
TEST(BackgammonDiceDanger, one_pawn_may_use_both_dice) {
  EXPECT_EQ(danger("1:8,o,o,o,o 2:6,o,o,o,o turn:1").rolls, 14);
}

TEST(BackgammonDiceDanger, blocks_and_what_has_been_passed_are_safe) {
  EXPECT_EQ(danger("1:8,8,o,o,o 2:6,o,o,o,o turn:1").rolls, 0);
  EXPECT_EQ(danger("1:16,o,o,o,o 2:6,o,o,o,o turn:1").rolls, 0);
}

// A captured pawn comes back on the number of a die: on seat two's 3, which is seat one's 14. Besides the eleven rolls
// with a 3, it can come in by a 2 and go on by a 1, or the other way round, and by 1-1 in three steps.
TEST(BackgammonDiceDanger, who_comes_back_may_capture) {
  EXPECT_EQ(danger("1:14,o,o,o,o 2:c,o,o,o,o turn:1").rolls, 14);
}

TEST(BackgammonDiceDanger, nobody_counts_pawns_that_are_rolled_with_the_dice) {
  EXPECT_FALSE(danger_to(position(basic, "1:14,o,o,o,o 2:c,o,o,o,o turn:1"), Seat::one));
  EXPECT_TRUE(danger_to(position(basic, "1:c,o,o,o,o 2:8,o,o,o,o turn:1"), Seat::one));
}

}  // namespace
}  // namespace fourfold::backgammon_dice::test
