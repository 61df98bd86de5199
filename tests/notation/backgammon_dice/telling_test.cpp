// What a play does, in the words of somebody who watches.
#include "notation/backgammon_dice/telling.h"

#include "tests/rules/backgammon_dice/support.h"
#include "tests/support/in_english.h"

namespace fourfold::backgammon_dice {
namespace {

using fourfold::test::in_english;
using test::basic;
using test::simple;
using Words = std::vector<std::string>;

Words told(const Rules& rules, std::string_view position, std::string_view dice, std::string_view play) {
  const State state = test::rolled(rules, position, dice);
  const auto read = parse_play(state, play);
  if (read) return in_english(tell_steps(state, *read));
  ADD_FAILURE() << play << ": " << english(read.error());
  return {};
}

TEST(BackgammonDiceTelling, captures_are_named) {  // BD-6
  EXPECT_EQ(told(simple, "1:1,o,o,o,o 2:8,14,o,o,o turn:1", "62", "1/3*/9*"),
            (Words{"1 to 3 and captures", "3 to 9 and captures"}));
}

TEST(BackgammonDiceTelling, pawns_come_back_and_leave) {  // BD-7, BD-9
  EXPECT_EQ(told(simple, "1:c,c,3,o,o 2:1,1,o,o,o turn:1", "31", "c/3 c/1"),
            (Words{"comes back on 3", "comes back on 1"}));
  EXPECT_EQ(told(simple, "1:14,15,o,o,o 2:5,5,o,o,o turn:1", "32", "14/o 15/o"), (Words{"off from 14", "off from 15"}));
}

TEST(BackgammonDiceTelling, special_sides_do_one_thing_a_die) {  // BD-14, BD-15
  EXPECT_EQ(told(basic, "1:1D,o,o,o,o 2:12,12,o,o,o turn:1", "52", "1/6/11/13/15"), (Words{"1 to 11", "11 to 15"}));
  EXPECT_EQ(told(basic, "1:2S,9D,9H,o,o 2:1,1,o,o,o turn:1", "31", "2<>9H/12 12/13"),
            (Words{"2 changes places with 9 and goes to 12", "12 to 13"}));
}

}  // namespace
}  // namespace fourfold::backgammon_dice
