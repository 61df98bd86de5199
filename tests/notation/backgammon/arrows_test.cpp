// The die that moves each checker of a play, by the examples of the rulebook's clauses.
#include "notation/backgammon/scene.h"
#include "tests/rules/backgammon/build.h"

namespace fourfold::backgammon {
namespace {

using test::stand;
using test::with_dice;
using Moved = std::multiset<std::string>;

// "8/5 by 3" for each arrow, in whatever order.
Moved moved(const State& before, const std::string& dice, const std::string& play) {
  const State state = with_dice(before, dice);
  const auto read = parse_play(state, play);
  if (!read) {
    ADD_FAILURE() << play << ": " << english(read.error());
    return {};
  }
  Moved texts;
  for (const Arrow& arrow : arrows(state, *read)) {
    std::string text = std::to_string(arrow.from) + "/" + std::to_string(arrow.to) + " by";
    for (const int die : arrow.dice) text += " " + std::to_string(die);
    texts.insert(text);
  }
  return texts;
}

TEST(BackgammonArrows, a_checker_goes_by_one_die_or_by_both_in_two_steps) {  // BG-4
  const State start = begin_with(Rules{}, Seat::one);
  EXPECT_EQ(moved(start, "31", "8/5 6/5"), (Moved{"8/5 by 3", "6/5 by 1"}));
  EXPECT_EQ(moved(start, "65", "24/13"), (Moved{"24/18 by 6", "18/13 by 5"}));
}

TEST(BackgammonArrows, doubles_are_four_dice) {  // BG-5
  EXPECT_EQ(moved(stand({{24, 2}, {6, 13}}, {{12, 15}}), "55", "24/9 6/1"),
            (Moved{"24/19 by 5", "19/14 by 5", "14/9 by 5", "6/1 by 5"}));
}

TEST(BackgammonArrows, the_only_play_of_both_dice) {  // BG-6
  EXPECT_EQ(moved(stand({{24, 1}, {8, 1}, {6, 13}}, {{4, 2}, {16, 2}, {18, 3}, {19, 4}, {20, 4}}), "62", "24/22 8/2"),
            (Moved{"24/22 by 2", "8/2 by 6"}));
}

TEST(BackgammonArrows, a_checker_enters_from_the_bar_by_its_die) {  // BG-8
  EXPECT_EQ(moved(stand({{25, 1}, {6, 14}}, {{12, 15}}), "42", "bar/21 6/4"), (Moved{"25/21 by 4", "6/4 by 2"}));
}

TEST(BackgammonArrows, a_number_above_the_highest_point_bears_off_from_it) {  // BG-11
  const State five_and_two = stand({{5, 1}, {2, 1}}, {{24, 15}});
  EXPECT_EQ(moved(five_and_two, "42", "5/1 2/off"), (Moved{"5/1 by 4", "2/0 by 2"}));
  EXPECT_EQ(moved(five_and_two, "61", "5/off 2/1"), (Moved{"5/0 by 6", "2/1 by 1"}));
  EXPECT_EQ(moved(five_and_two, "65", "5/off 2/off"), (Moved{"5/0 by 5", "2/0 by 6"}));
  EXPECT_EQ(moved(stand({{3, 4}}, {{24, 15}}), "55", "3/off(4)"),
            (Moved{"3/0 by 5", "3/0 by 5", "3/0 by 5", "3/0 by 5"}));
}

TEST(BackgammonArrows, where_one_die_alone_is_played_it_is_the_larger) {  // BG-6
  EXPECT_EQ(moved(stand({{2, 1}}, {{24, 15}}), "63", "2/off"), Moved{"2/0 by 6"});
  // Here both can be: the 3 first, and then the 6 from the ace point.
  EXPECT_EQ(moved(stand({{4, 1}}, {{24, 15}}), "63", "4/off"), (Moved{"4/1 by 3", "1/0 by 6"}));
}

}  // namespace
}  // namespace fourfold::backgammon
