// How pawns move in a play, and the dice that move them, by the clauses of the rulebook.
#include "notation/backgammon_dice/scene.h"
#include "tests/rules/backgammon_dice/support.h"

namespace fourfold::backgammon_dice {
namespace {

using test::basic;
using test::simple;
using test::with;

std::vector<Arrow> arrows_of(const Rules& rules, std::string_view position, std::string_view dice,
                             std::string_view play) {
  const State state = test::rolled(rules, position, dice);
  const auto read = parse_play(state, play);
  if (read) return arrows(state, *read);
  ADD_FAILURE() << play << ": " << english(read.error());
  return {};
}

using Arrows = std::vector<Arrow>;
constexpr Seat one = Seat::one;

TEST(BackgammonDiceArrows, one_pawn_plays_both_dice_or_one_each) {  // BD-5
  EXPECT_EQ(arrows_of(simple, "1:1,o,o,o,o 2:8,14,o,o,o turn:1", "62", "1/3*/9*"),
            (Arrows{{one, 1, 3, {2}, true}, {one, 3, 9, {6}, true}}));
  EXPECT_EQ(arrows_of(simple, "1:1,3,o,o,o 2:12,12,o,o,o turn:1", "62", "1/3 3/9"),
            (Arrows{{one, 1, 3, {2}}, {one, 3, 9, {6}}}));
}

TEST(BackgammonDiceArrows, captured_pawns_come_back_on_the_space_of_the_die) {  // BD-7
  EXPECT_EQ(arrows_of(simple, "1:c,c,3,o,o 2:1,1,o,o,o turn:1", "31", "c/3 c/1"),
            (Arrows{{one, 0, 3, {3}}, {one, 0, 1, {1}}}));
}

TEST(BackgammonDiceArrows, a_pawn_leaves_by_its_number_or_as_agreed_by_a_larger_one) {  // BD-9
  EXPECT_EQ(arrows_of(simple, "1:14,15,o,o,o 2:5,5,o,o,o turn:1", "32", "14/o 15/o"),
            (Arrows{{one, 14, 17, {3}}, {one, 15, 17, {2}}}));
  EXPECT_EQ(arrows_of(with(simple, "bear_off", "backgammon"), "1:14,16,o,o,o 2:5,5,o,o,o turn:1", "51", "14/o 16/o"),
            (Arrows{{one, 14, 17, {5}}, {one, 16, 17, {1}}}));
}

TEST(BackgammonDiceArrows, a_double_lands_twice_by_one_die) {  // BD-14
  EXPECT_EQ(arrows_of(basic, "1:1D,o,o,o,o 2:12,12,o,o,o turn:1", "52", "1/6/11/13/15"),
            (Arrows{{one, 1, 6, {}}, {one, 6, 11, {5}}, {one, 11, 13, {}}, {one, 13, 15, {2}}}));
  // If the first landing bears it off, the second is not needed.
  EXPECT_EQ(arrows_of(basic, "1:15D,o,o,o,o 2:5,5,o,o,o turn:1", "62", "15/o"), (Arrows{{one, 15, 17, {2}}}));
}

TEST(BackgammonDiceArrows, a_switch_changes_places_without_a_die) {  // BD-15
  EXPECT_EQ(arrows_of(basic, "1:2S,9D,9H,o,o 2:1,1,o,o,o turn:1", "31", "2<>9H/12 12/13"),
            (Arrows{{one, 2, 9, {}}, {one, 9, 12, {3}}, {one, 12, 13, {1}}}));
}

TEST(BackgammonDiceArrows, a_half_moves_half_the_number_and_leaves_by_the_whole) {  // BD-16, BD-17
  EXPECT_EQ(arrows_of(basic, "1:3H,o,o,o,o 2:1,1,o,o,o turn:1", "52", "3/6/7"),
            (Arrows{{one, 3, 6, {5}}, {one, 6, 7, {2}}}));
  EXPECT_EQ(arrows_of(basic, "1:12H,o,o,o,o 2:1,1,o,o,o turn:1", "51", "12/o"), (Arrows{{one, 12, 17, {5}}}));
}

TEST(BackgammonDiceArrows, doubles_count_four) {  // BD-5
  EXPECT_EQ(arrows_of(basic, "1:3,3H,o,o,o 2:1,1,o,o,o turn:1", "44", "3R/7/11/15 3H/5"),
            (Arrows{{one, 3, 7, {4}}, {one, 7, 11, {4}}, {one, 11, 15, {4}}, {one, 3, 5, {4}}}));
}

}  // namespace
}  // namespace fourfold::backgammon_dice
