// How pieces move in a play, and the dice that move them, by the examples of the rulebook's clauses.
#include "notation/ludo/scene.h"
#include "tests/rules/ludo/support.h"

namespace fourfold::ludo {
namespace {

using test::roll_of;
using test::rules_of;
using test::state_of;

std::vector<Arrow> arrows_of(std::string_view position, std::string_view dice, std::string_view play,
                             const Rules& rules = {}) {
  const State before = state_of(position, rules);
  const State state = roll(before, roll_of(before, dice));
  const auto read = parse_play(state, play);
  if (read) return arrows(state, *read);
  ADD_FAILURE() << play << ": " << english(read.error());
  return {};
}

using Arrows = std::vector<Arrow>;
constexpr Seat one = Seat::one;

// Places are counted from base: 0 is base, 1 the starting flower.
TEST(LudoArrows, a_six_enters_and_the_other_die_moves_any_piece) {  // LU-3, LU-4
  EXPECT_EQ(arrows_of("1:b,b,b,10 3:b,b,b,b turn:1", "64", "b/0/4"), (Arrows{{one, 0, 1, {6}}, {one, 1, 5, {4}}}));
  EXPECT_EQ(arrows_of("1:b,b,b,10 3:b,b,b,b turn:1", "64", "b/0 10/14"),
            (Arrows{{one, 0, 1, {6}}, {one, 11, 15, {4}}}));
  EXPECT_EQ(arrows_of("1:b,b,b,10 3:b,b,b,b turn:1", "66", "b/0 b/0"), (Arrows{{one, 0, 1, {6}}, {one, 0, 1, {6}}}));
}

TEST(LudoArrows, a_piece_goes_by_both_dice_where_it_goes_by_their_sum) {  // LU-6
  EXPECT_EQ(arrows_of("1:b,b,b,10 3:b,b,b,b turn:1", "64", "10/20"), (Arrows{{one, 11, 21, {6, 4}}}));
  EXPECT_EQ(arrows_of("1:b,b,b,10 3:b,b,b,b turn:1", "32", "10/15"), (Arrows{{one, 11, 16, {3, 2}}}));
}

TEST(LudoArrows, what_is_too_much_for_home_is_moved_back) {                                             // LU-11
  EXPECT_EQ(arrows_of("1:h,h,h,55 3:b,b,b,b turn:1", "66", "55/45"), (Arrows{{one, 56, 46, {6, 6}}}));  // by twelve
  EXPECT_EQ(arrows_of("1:b,b,b,54 3:b,b,b,b turn:1", "5", "54/53", rules_of("beginner")), (Arrows{{one, 55, 54, {5}}}));
}

TEST(LudoArrows, one_die_alone) {  // LU-13
  EXPECT_EQ(arrows_of("1:b,b,b,b 3:b,b,b,b turn:1", "1", "b/0", rules_of("beginner")), (Arrows{{one, 0, 1, {1}}}));
}

TEST(LudoArrows, a_pass_moves_nothing) { EXPECT_EQ(arrows_of("1:b,b,b,b 3:b,b,b,b turn:1", "54", "pass"), Arrows{}); }

}  // namespace
}  // namespace fourfold::ludo
