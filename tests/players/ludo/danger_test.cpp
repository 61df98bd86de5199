// How many rolls reach a piece, counted by hand.
#include "players/ludo/danger.h"

#include <gtest/gtest.h>

#include "tests/rules/ludo/support.h"

namespace fourfold::ludo::test {
namespace {

Danger danger(std::string_view position, const Rules& rules = {}) {
  return danger_to(state_of(position, rules), Seat::one);
}

// Seat 3 counts seat 1's 30 as 4. A 1 hits from there, with the other die played elsewhere: 11 of 36.
TEST(LudoDanger, eleven_rolls_show_a_certain_number) {
  const Danger found = danger("1:h,h,h,30 3:3,40,45,h turn:1");
  EXPECT_EQ(found.rolls, 11);
  EXPECT_EQ(found.total, 36);
  EXPECT_EQ(found.pieces, 1);
}

// A piece alone moves by the sum only: 7 comes six ways.
TEST(LudoDanger, a_lone_piece_moves_by_the_sum) {
  EXPECT_EQ(danger("1:h,h,h,33 3:0,h,h,h turn:1").rolls, 6);
  EXPECT_EQ(danger("1:h,h,h,27 3:0,h,h,h turn:1").rolls, 0) << "nothing adds up to 1";
}

TEST(LudoDanger, pieces_on_one_space_go_together) {
  EXPECT_EQ(danger("1:h,h,30,30 3:3,40,45,h turn:1").pieces, 2);
  EXPECT_EQ(danger("1:h,h,52,54 3:3,40,45,h turn:1").rolls, 0) << "nobody comes into the home column";
}

TEST(LudoDanger, of_several_the_most_dangerous_counts) {
  // Seat 2 counts seat 1's 30 as 17: its piece on 12 needs a 5 with one die.
  const Danger found = danger("1:h,h,h,30 2:12,h,h,h 3:40,45,h,h turn:1", rules_of("beginner", {{"seats", "1,2,3"}}));
  EXPECT_EQ(found.rolls, 1);
  EXPECT_EQ(found.total, 6);
}

}  // namespace
}  // namespace fourfold::ludo::test
