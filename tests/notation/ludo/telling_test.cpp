// What a play does, in the words of somebody who watches.
#include "notation/ludo/telling.h"

#include "tests/rules/ludo/support.h"
#include "tests/support/in_english.h"

namespace fourfold::ludo {
namespace {

using fourfold::test::in_english;
using test::roll_of;
using test::rules_of;
using test::state_of;
using Words = std::vector<std::string>;

Words told(std::string_view position, std::string_view dice, std::string_view play, const Rules& rules = {}) {
  const State before = state_of(position, rules);
  const State state = roll(before, roll_of(before, dice));
  const auto read = parse_play(state, play);
  if (read) return in_english(tell_steps(state, *read));
  ADD_FAILURE() << play << ": " << english(read.error());
  return {};
}

TEST(LudoTelling, a_piece_enters_and_moves_on) {  // LU-3, LU-4
  EXPECT_EQ(told("1:b,b,b,b 3:b,b,b,b turn:1", "61", "b/0/1"), (Words{"enters", "moves 1"}));
  EXPECT_EQ(told("1:b,b,b,10 3:b,b,b,b turn:1", "64", "10/20"), Words{"moves 10"});
}

// The flower of seat 3 lies half the track from that of seat 1: its piece on 0 is where seat 1 counts 26.
TEST(LudoTelling, a_piece_that_is_met_goes_back) {  // LU-8
  EXPECT_EQ(told("1:b,b,b,20 3:0,b,b,b turn:1", "42", "20/26*"), Words{"moves 6 and sends a piece back"});
  EXPECT_EQ(told("1:b,b,b,b 3:26,b,b,b turn:1", "61", "b/0/1"), (Words{"enters", "moves 1"}))
      << "it has gone on when the turn ends";
  EXPECT_EQ(told("1:b,b,b,9 3:26,b,b,b turn:1", "61", "b/0* 9/10"),
            (Words{"enters and sends a piece back", "moves 1"}));
}

TEST(LudoTelling, home_is_reached_or_overshot) {  // LU-11
  EXPECT_EQ(told("1:b,b,b,54 3:b,b,b,b turn:1", "2", "54/h", rules_of("beginner")), Words{"moves 2 and is home"});
  EXPECT_EQ(told("1:b,b,b,54 3:b,b,b,b turn:1", "5", "54/53", rules_of("beginner")), Words{"moves 5 there and back"});
}

TEST(LudoTelling, a_pass_moves_nothing) { EXPECT_EQ(told("1:b,b,b,b 3:b,b,b,b turn:1", "54", "pass"), Words{}); }

}  // namespace
}  // namespace fourfold::ludo
