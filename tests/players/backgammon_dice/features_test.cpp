// What a net sees of Backgammon Dice: the same from either seat, within the net, and everything that counts.
#include "players/backgammon_dice/features.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/rules/backgammon_dice/support.h"

namespace fourfold::backgammon_dice::test {
namespace {

std::vector<int> seen(const State& state) {
  const Switches on = switches_of(state);
  std::vector<int> all(on.begin(), on.end());
  std::ranges::sort(all);
  return all;
}
std::vector<int> seen(const Rules& rules, std::string_view text) { return seen(position(rules, text)); }

// The same game with the seats exchanged.
State turned(const State& state) {
  Position position = state.position();
  std::swap(position.pawns[0], position.pawns[1]);
  std::swap(position.score[0], position.score[1]);
  std::swap(position.points[0], position.points[1]);
  position.turn = other(position.turn);
  return *State::from(state.rules(), position);
}

TEST(BackgammonDiceFeatures, are_the_same_from_either_seat_and_lie_within_the_net) {
  RandomSource random(5);
  for (const Rules& rules : {simple, basic, scored}) {
    int looked_at = 0;
    while (looked_at < 500) {
      const auto state = thrown_together(rules, random);
      if (!state || phase(*state) != Phase::roll) continue;
      const std::vector<int> all = seen(*state);
      ASSERT_EQ(all, seen(turned(*state))) << format_position(*state);
      ASSERT_GE(all.front(), 0);
      ASSERT_LT(all.back(), net_switches);
      ++looked_at;
    }
  }
}

TEST(BackgammonDiceFeatures, tell_blocks_from_pawns_alone_and_whose_turn_it_is) {
  EXPECT_NE(seen(simple, "1:1,1,3,6,6 2:1,1,3,6,6 turn:1"), seen(simple, "1:1,2,3,6,6 2:1,1,3,6,6 turn:1"));
  EXPECT_NE(seen(simple, "1:1,1,3,6,6 2:1,1,3,6,8 turn:1"), seen(simple, "1:1,1,3,6,6 2:1,1,3,6,8 turn:2"));
  EXPECT_NE(seen(simple, "1:c,1,3,6,6 2:1,1,3,6,6 turn:1"), seen(simple, "1:c,c,3,6,6 2:1,1,3,6,6 turn:1"));
  EXPECT_NE(seen(simple, "1:1,1,3,6,o 2:1,1,3,6,6 turn:1"), seen(simple, "1:1,3,6,o,o 2:1,1,3,6,6 turn:1"));
}

TEST(BackgammonDiceFeatures, tell_sides_apart_and_symbols_where_they_count) {
  EXPECT_NE(seen(basic, "1:1,1,3,6,6H 2:1,1,3,6,6 turn:1"), seen(basic, "1:1,1,3,6,6D 2:1,1,3,6,6 turn:1"));
  EXPECT_EQ(seen(basic, "1:1,1,3,6,6+ 2:1,1,3,6,6 turn:1"), seen(basic, "1:1,1,3,6,6- 2:1,1,3,6,6 turn:1"));
  EXPECT_NE(seen(scored, "1:1,1,3,6,6+ 2:1,1,3,6,6 turn:1 score:0-0 points:0-0"),
            seen(scored, "1:1,1,3,6,6- 2:1,1,3,6,6 turn:1 score:0-0 points:0-0"));
  EXPECT_NE(seen(scored, "1:1,1,3,6,o 2:1,1,3,6,o turn:1 score:2-6 points:0-0"),
            seen(scored, "1:1,1,3,6,o 2:1,1,3,6,o turn:1 score:6-2 points:0-0"));
}

}  // namespace
}  // namespace fourfold::backgammon_dice::test
