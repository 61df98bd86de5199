// The traps that the rules page names, each as a fixed position.
#include "sentences/catalogue.h"
#include "tests/rules/ludo/support.h"

namespace fourfold::ludo::test {
namespace {

TEST(Traps, no_extra_roll_before_the_move_is_finished) {
  const State state = roll(begin_with(rules_of("beginner"), Seat::one), Roll(Die::nth(5)));
  EXPECT_EQ(phase(state), Phase::decide);
  EXPECT_TRUE(chance(state).rolls.empty());
  EXPECT_FALSE(state.again());
  EXPECT_TRUE(apply(state, legal(state)[0]).again());
}

TEST(Traps, dice_are_handed_in_and_have_to_fit_the_rules) {
  EXPECT_EQ(english(with_roll(begin_with(rules_of("beginner"), Seat::one), Roll(Die::nth(5), Die::nth(5))).error()),
            "these rules are played with one die");
  EXPECT_EQ(english(with_roll(begin_with(rules_of("standard"), Seat::one), Roll(Die::nth(5))).error()),
            "these rules are played with two dice");
  const State rolled = roll(begin_with(rules_of("standard"), Seat::one), Roll(Die::nth(5), Die::nth(5)));
  EXPECT_EQ(format_position(*with_roll(rolled, Roll(Die::nth(0), Die::nth(3)))), "1:b,b,b,b 3:b,b,b,b turn:1 dice:4-1");
}

TEST(Traps, six_six_with_one_piece_in_base) {
  EXPECT_EQ(results("1:b,h,h,h 3:b,b,b,b turn:1", "66"), Texts{"1:6,h,h,h 3:b,b,b,b turn:3"});
  EXPECT_EQ(results("1:b,12,h,h 3:b,b,b,b turn:1", "66"),
            (Texts{"1:6,12,h,h 3:b,b,b,b turn:3", "1:0,18,h,h 3:b,b,b,b turn:3", "1:b,24,h,h 3:b,b,b,b turn:3"}));
}

TEST(Traps, the_sum_lands_home_where_a_single_die_would_bounce) {
  EXPECT_EQ(results("1:b,b,b,54 3:b,b,b,b turn:1", "11"), Texts{"1:b,b,b,h 3:b,b,b,b turn:3"});
  // 47 and 9: 5 and 4 apart bounce nobody home, the sum does.
  EXPECT_EQ(results("1:47,55,h,h 3:b,b,b,b turn:1", "54"),
            (Texts{"1:55,h,h,h 3:b,b,b,b turn:3", "1:47,48,h,h 3:b,b,b,b turn:3", "1:52,53,h,h 3:b,b,b,b turn:3",
                   "1:51,52,h,h 3:b,b,b,b turn:3"}));
}

TEST(Traps, a_bounce_that_leaves_the_column_onto_an_opponent) {
  EXPECT_EQ(results("1:55,h,h,h 3:b,b,b,19 turn:1", "66"), Texts{"1:45,h,h,h 3:b,b,b,b turn:3"});
}

TEST(Traps, no_capture_by_the_first_piece_of_a_turn_that_has_moved_on) {
  EXPECT_EQ(results("1:b,h,h,h 3:b,b,b,26 turn:1", "64"), Texts{"1:4,h,h,h 3:b,b,b,26 turn:3"});
}

TEST(Traps, two_opponents_pieces_on_one_space) {
  EXPECT_EQ(results("1:b,b,b,10 2:b,b,b,6 3:b,b,b,45 4:b,b,32,32 turn:1", "54"),
            Texts{"1:b,b,b,19 2:b,b,b,b 3:b,b,b,b 4:b,b,b,b turn:2"});
}

TEST(Traps, the_last_piece_home_with_a_die_left_over) {
  EXPECT_EQ(results("1:50,h,h,h 3:b,b,b,b turn:1", "61"),
            (Texts{"1:h,h,h,h 3:b,b,b,b turn:1", "1:55,h,h,h 3:b,b,b,b turn:3"}));
}

}  // namespace
}  // namespace fourfold::ludo::test
