// The cube inside the search: doubling is decided at every turn that is looked into, and what comes out is what exact
// tables say; a position that the opponent will cash is worth a lost point and no more.
#include "players/backgammon/cube_states.h"

#include <gtest/gtest.h>

#include "players/backgammon/search.h"
#include "players/backgammon/two_sided.h"
#include "players/registry.h"
#include "tests/players/backgammon/checkers.h"
#include "tests/players/backgammon/money_games.h"

namespace fourfold::backgammon {
namespace {

// Seat one, whose cube it is or who has no access to it, about to roll.
State race_of(const Checkers& mine, const Checkers& theirs, CubeOwner owner) {
  Position position = begin_with(money_rules(), Seat::one).position();
  position.stage = Stage::turn_start;
  position.sides = {mine, theirs};
  if (owner != CubeOwner::centre) position.cube_exponent = 1;
  position.cube_owner = owner;
  return *State::from(money_rules(), position);
}

DoubleValues searched(const State& state, int plies) {
  SearchMemory memory(1 << 20);
  Search search(**built_in_nets(), memory);
  const Standpoint standpoint(state, Seat::one, nullptr);
  search.set_standpoint(standpoint);
  // Roll by roll: the position itself is known, and would not be looked into.
  Found sum;
  for_each_two_dice([&](Die high, Die low, unsigned weight) {
    sum += search.after_roll(standpoint.board, {high, low}, plies, true) * (static_cast<float>(weight) / 36.0F);
  });
  return standpoint.cubes.double_values(sum.values);
}

// Published values of that race: 0.6022 with the cube in the middle, 0.6367 for its owner and 0.3511 against it.
// Looking ahead leads to the same.
TEST(CubeStates, looking_ahead_finds_what_tables_say) {
  const Checkers six = checkers({{1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}});
  for (const int plies : {1, 2}) {
    const DoubleValues centred = searched(race_of(six, six, CubeOwner::centre), plies);
    EXPECT_NEAR(centred.no_double, 0.6022, 5e-4) << plies;
    EXPECT_NEAR(centred.take, 2 * 0.3511, 1e-3) << plies;
    EXPECT_NEAR(searched(race_of(six, six, CubeOwner::seat_one), plies).no_double, 2 * 0.6367, 1e-3) << plies;
    EXPECT_NEAR(searched(race_of(six, six, CubeOwner::seat_two), plies).no_double, 2 * 0.3511, 1e-3) << plies;
  }
}

// Two on the two-point and one on the six against two on the six: exactly worked out, a redouble that has to be dropped
// by little, and whoever may not redouble three times in a row sees a take.
TEST(CubeStates, a_cube_that_goes_to_and_fro_is_followed) {
  const Checkers mine = checkers({{2, 2}, {6, 1}});
  const Checkers theirs = checkers({{6, 2}});
  const State state = race_of(mine, theirs, CubeOwner::seat_one);
  const DoubleValues known =
      *exact_double_values({mine, theirs}, cube_of(state, Seat::one), Stakes(state, Seat::one), nullptr);
  for (const int plies : {1, 2}) {
    const DoubleValues found = searched(state, plies);
    EXPECT_NEAR(found.no_double, known.no_double, 2e-3) << plies;
    EXPECT_NEAR(found.take, known.take, 2e-3) << plies;
  }
  const auto master = players::make_player<Game>("master");
  const auto decision = *(*master)->think(state);
  EXPECT_EQ(known.action(), CubeAction::double_drop);
  EXPECT_EQ(decision.advice->action.code, "advice.cube.redouble-drop");
}

// Below a fifth of the chances a double is dropped, so that it does not matter how far below. Gammons make it worse.
TEST(CubeStates, what_the_opponent_will_cash_is_lost_whatever_the_chance) {
  const State state = begin_with(money_rules(), Seat::one);
  const Standpoint standpoint(state, Seat::one, nullptr);
  const Board start = standpoint.board;
  for (const float win : {0.02F, 0.1F, 0.18F}) {
    const Chances of_opponent{1 - win, 0, 0, 0, 0};
    EXPECT_FLOAT_EQ(standpoint.equity(start, of_opponent), -1) << win;
  }
  EXPECT_GT(standpoint.equity(start, {0.7F, 0, 0, 0, 0}), -1) << "that is a take";
  EXPECT_LT(standpoint.equity(start, {0.9F, 0.6F, 0, 0, 0}), -1.1) << "too good to double";
}

// From a position before a roll to the next and back: the hands that hold the cube change, and whose chances they are.
TEST(CubeStates, turned_twice_is_the_same) {
  Rules rules;
  rules.match_length = 7;
  for (const Rules& each : {money_rules(), rules}) {
    const Standpoint standpoint(begin_with(each, Seat::one), Seat::one, nullptr);
    const CubeValues values = standpoint.cubes.without_doubling(standpoint.board, {0.55F, 0.15F, 0.01F, 0.12F, 0.01F});
    const CubeValues again = standpoint.their_cubes.turned(standpoint.cubes.turned(values));
    for (std::size_t i = 0; i < values.size(); ++i) EXPECT_NEAR(again[i], values[i], 1e-6) << i;
    // Doubling is never forced on anybody.
    const CubeValues doubling = standpoint.cubes.with_doubling(values);
    for (std::size_t i = 0; i < values.size(); ++i) EXPECT_GE(doubling[i], values[i]) << i;
  }
}

}  // namespace
}  // namespace fourfold::backgammon
