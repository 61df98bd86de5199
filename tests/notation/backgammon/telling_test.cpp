// What a play does, in the words of somebody who watches, and whether it hits.
#include "notation/backgammon/telling.h"

#include "notation/backgammon/scene.h"
#include "tests/rules/backgammon/build.h"
#include "tests/support/in_english.h"

namespace fourfold::backgammon {
namespace {

using fourfold::test::in_english;
using test::stand;
using test::with_dice;
using Words = std::vector<std::string>;

Words told(const State& before, const std::string& dice, const std::string& play) {
  const State state = with_dice(before, dice);
  const auto read = parse_play(state, play);
  if (read) return in_english(tell_steps(state, *read));
  ADD_FAILURE() << play << ": " << english(read.error());
  return {};
}

TEST(BackgammonTelling, steps_are_told_one_by_one_and_equal_ones_together) {  // BG-4, BG-5
  const State start = begin_with(Rules{}, Seat::one);
  EXPECT_EQ(told(start, "31", "8/5 6/5"), (Words{"8 to 5", "6 to 5"}));
  EXPECT_EQ(told(start, "66", "24/18(2) 13/7(2)"), (Words{"24 to 18 ×2", "13 to 7 ×2"}));
}

TEST(BackgammonTelling, a_hit_is_named) {  // BG-7
  EXPECT_EQ(told(stand({{8, 2}, {6, 13}}, {{5, 1}, {12, 14}}), "31", "8/5* 6/5"), (Words{"8 to 5 and hits", "6 to 5"}));
}

TEST(BackgammonTelling, checkers_enter_and_leave) {  // BG-8, BG-11
  EXPECT_EQ(told(stand({{25, 1}, {6, 14}}, {{12, 15}}), "42", "bar/21 6/4"), (Words{"enters on 21", "6 to 4"}));
  EXPECT_EQ(told(stand({{25, 2}, {6, 13}}, {{21, 1}, {12, 14}}), "44", "bar/21*(2) 6/2(2)"),
            (Words{"enters on 21 and hits", "enters on 21", "6 to 2 ×2"}));
  EXPECT_EQ(told(stand({{3, 4}}, {{24, 15}}), "55", "3/off(4)"), Words{"off from 3 ×4"});
}

TEST(BackgammonTelling, words_move_nothing) {
  EXPECT_EQ(tell_steps(begin_with(Rules{}, Seat::one), Play{.kind = PlayKind::roll}), std::vector<Message>{});
}

}  // namespace
}  // namespace fourfold::backgammon
