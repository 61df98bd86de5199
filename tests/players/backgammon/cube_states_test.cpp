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
  return standpoint.cubes.double_values(sum.values, sum.chances);
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

// Without states, cube by cube: what the position is worth to the player on roll who does not double before this roll.
// Everybody doubles later wherever that is right, as often as the cube goes on.
class NaiveCube {
 public:
  explicit NaiveCube(const Nets& nets) : evaluator_(nets) {}

  float waiting(const Board& board, const Cube& cube, const Stakes& stakes, const Worth& mine, const Worth& theirs,
                int plies) {
    Chances end;
    if (plies == 0 || finished(board, stakes.reading(), end))
      return double_values_on(board, evaluator_.chances(board), cube, stakes).no_double;
    float sum = 0;
    for_each_two_dice([&](Die high, Die low, unsigned weight) {
      const Board after = evaluator_.quick_best(board, {high, low}, mine).after;
      const float theirs_now = doubling(after, cube.turned(), stakes.turned(), theirs, mine, plies - 1);
      sum += stakes.turned_value(theirs_now) * static_cast<float>(weight) / 36;
    });
    return sum;
  }

 private:
  float doubling(const Board& board, const Cube& cube, const Stakes& stakes, const Worth& mine, const Worth& theirs,
                 int plies) {
    const float waits = waiting(board, cube, stakes, mine, theirs, plies);
    if (!cube.may_double() || !stakes.can_use(cube.value, false)) return waits;
    const Cube taken{2 * cube.value, Holder::opponent, true};
    return std::max(waits, std::min(waiting(board, taken, stakes, mine, theirs, plies), stakes.of(cube.value)));
  }

  Evaluator evaluator_;
};

// The last rolls of a match, in which the cube goes to and fro, and a position in contact.
TEST(CubeStates, looking_ahead_is_the_naive_recursion_over_cubes) {
  const auto nets = *built_in_nets();
  const Checkers three = checkers({{2, 2}, {6, 1}});
  const Checkers two = checkers({{6, 2}});
  const Checkers home = checkers({{6, 4}, {5, 4}, {4, 4}, {3, 2}, {18, 1}});
  const Checkers away = checkers({{6, 5}, {8, 3}, {13, 5}, {24, 2}});
  int met = 0;
  for (const int length : {0, 5, 25}) {
    for (const auto& [mine, theirs] : {std::pair(three, two), std::pair(home, away)}) {
      Rules rules = money_rules();
      rules.match_length = static_cast<std::uint16_t>(length);
      Position position = begin_with(rules, Seat::one).position();
      position.stage = Stage::turn_start;
      position.sides = {mine, theirs};
      const State state = *State::from(rules, position);
      const Standpoint standpoint(state, Seat::one, nullptr);
      SearchMemory memory(1 << 20);
      Search search(*nets, memory);
      search.set_standpoint(standpoint);
      if (search.nothing_to_find(standpoint.board)) continue;  // tables know it, for money
      ++met;
      const Found found = search.look(standpoint.board, 2, true);
      const DoubleValues values = standpoint.cubes.double_values(found.values, found.chances);
      NaiveCube naive(*nets);
      const auto expected = [&](const Cube& cube) {
        return naive.waiting(standpoint.board, cube, standpoint.stakes, standpoint.mine, standpoint.theirs, 2);
      };
      EXPECT_NEAR(values.no_double, expected(standpoint.cube), 1e-5) << length;
      EXPECT_NEAR(values.take, expected({2, Holder::opponent, true}), 1e-5) << length;
    }
  }
  EXPECT_EQ(met, 5);
}

// At 1 away against 1 the cube changes nothing, whoever turns it; where the rules let it be turned all the same, a
// double is worth what the position is.
TEST(CubeStates, a_dead_cube_that_may_be_turned_is_worth_the_position) {
  Rules rules;
  rules.match_length = 2;
  rules.dead_cube = DeadCube::allow;
  Position position = begin_with(rules, Seat::one).position();
  position.stage = Stage::turn_start;
  position.score = {1, 1};
  const State state = *State::from(rules, position);
  ASSERT_EQ(phase(state), Phase::decide);
  for (const std::string_view level : {"expert", "master"}) {
    const auto decision = *(*players::make_player<Game>(level))->think(state);
    ASSERT_TRUE(decision.advice) << level;
    const auto& told = decision.advice->figures;
    ASSERT_EQ(told.size(), 3U);
    EXPECT_NEAR(told[1].value, told[0].value, 1e-5) << level;
    EXPECT_NEAR(told[0].value, 0.06, 0.06) << level << ": about even, a little better for who rolls";
  }
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
