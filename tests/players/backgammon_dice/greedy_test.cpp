// Backgammon Dice's greedy list, rule by rule.
#include "players/backgammon_dice/greedy.h"
#include "sentences/catalogue.h"

#include <initializer_list>

#include <gtest/gtest.h>

namespace fourfold::backgammon_dice {
namespace {

using Spaces = std::initializer_list<int>;

Rules without_duty() {
  Rules rules;
  rules.duty = Duty::none;
  rules.must_bear_off = false;
  return rules;
}

struct Decided {
  State after;
  std::string reason;
};

Decided decide(Spaces own, Spaces opposing, int a, int b, const Rules& rules = without_duty()) {
  Position position;
  std::size_t i = 0;
  for (const int space : own) position.pawns[0][i++] = pawn_on(space);
  i = 0;
  for (const int space : opposing) position.pawns[1][i++] = pawn_on(space);
  const auto state = State::from(rules, position);
  if (!state) {
    ADD_FAILURE() << english(state.error());
    return {initial(rules), ""};
  }
  const State rolled = roll(*state, turn_roll(*Die::from(a), *Die::from(b)));
  const auto decision = *Greedy().think(rolled);
  return {apply(rolled, decision.play), std::string(decision.reason.code)};
}

TEST(BackgammonDiceGreedy, captures_before_everything) {
  // Own 12 can take the opposing pawn on own 14 (its 3), or make a block on 15 with the 3.
  const auto [after, reason] = decide({12, 13, 15, 16, 16}, {3, 17, 17, 17, 17}, 3, 2);
  EXPECT_EQ(after.pawns(Seat::two).captured(), 1);
  EXPECT_EQ(reason, "reason.backgammon-dice.captures");
}

TEST(BackgammonDiceGreedy, bears_off_before_it_protects) {
  const auto [after, reason] = decide({11, 13, 14, 14, 17}, {1, 2, 2, 17, 17}, 6, 4);
  EXPECT_EQ(after.pawns(Seat::one).off(), 3);  // 11 with the six, 13 with the four
  EXPECT_EQ(reason, "reason.backgammon-dice.bears-off");
}

TEST(BackgammonDiceGreedy, makes_blocks_where_opposing_pawns_still_pass) {
  // 4-1: 2 to 6 and 5 to 6 leave nothing alone; everything else leaves blots.
  const auto [after, reason] = decide({2, 5, 8, 8, 17}, {1, 1, 3, 6, 6}, 4, 1);
  EXPECT_TRUE(after.pawns(Seat::one).two_on(6));
  EXPECT_TRUE(after.pawns(Seat::one).two_on(8));
  EXPECT_EQ(reason, "reason.backgammon-dice.leaves-nothing-open");
}

TEST(BackgammonDiceGreedy, runs_freely_once_everybody_has_passed) {
  const auto [after, reason] = decide({9, 10, 12, 13, 14}, {12, 13, 14, 15, 16}, 2, 1);
  EXPECT_EQ(reason, "reason.backgammon-dice.leaves-nothing-open");
}

TEST(BackgammonDiceGreedy, passes_when_it_must) {
  // Captured, and both home spaces of the dice are blocks.
  const auto [after, reason] = decide({0, 9, 10, 17, 17}, {11, 11, 12, 12, 17}, 6, 5);
  EXPECT_EQ(after.pawns(Seat::one).captured(), 1);
  EXPECT_EQ(reason, "reason.backgammon-dice.can-do-nothing");
}

}  // namespace
}  // namespace fourfold::backgammon_dice
