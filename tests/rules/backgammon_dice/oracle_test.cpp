// The engine against the naive enumerator of tests/oracle: the same set of resulting positions, each once, in positions
// reached by random play and in positions thrown together at random, under every preset and every other value of every
// option.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "players/random_source.h"
#include "rules/backgammon_dice/backgammon_dice.h"
#include "sentences/catalogue.h"
#include "tests/oracle/backgammon_dice_naive.h"
#include "tests/rules/backgammon_dice/support.h"
#include "tests/support/effort.h"

namespace fourfold::backgammon_dice {
namespace {

using fourfold::test::naive_backgammon_dice::Enumerator;
using fourfold::test::naive_backgammon_dice::Pieces;
using fourfold::test::naive_backgammon_dice::Placement;

Pieces pieces_of(const State& state, Seat seat) {
  Pieces pieces;
  const auto pawns = state.pawns(seat).list();
  for (std::size_t i = 0; i < pieces.size(); ++i) pieces[i] = {pawns[i].space, pawns[i].face};
  return fourfold::test::naive_backgammon_dice::sorted(pieces);
}

Placement placement_of(const State& state, Seat mover, int score_before) {
  return {pieces_of(state, mover), pieces_of(state, other(mover)), state.score(mover) - score_before};
}

// What stays captured is rolled anew in the next turn (BD-13).
Placement after_the_turn(const Rules& rules, Placement placement) {
  if (!rules.special_sides || rules.redeem_roll == RedeemRoll::once) return placement;
  for (auto& piece : placement.mine) {
    if (piece.place == 0) piece.face = Face::regular;
  }
  placement.mine = fourfold::test::naive_backgammon_dice::sorted(placement.mine);
  return placement;
}

// True if both agree on the turn.
bool agree(const State& state) {
  const Seat mover = state.turn();
  std::set<Placement> expected;
  for (const Placement& placement :
       Enumerator(state.rules())
           .results(placement_of(state, mover, state.score(mover)), {state.high_die(), state.low_die()})) {
    expected.insert(after_the_turn(state.rules(), placement));
  }
  std::set<Placement> found;
  const PlayList plays = legal(state);
  for (const Play& play : plays) found.insert(placement_of(apply(state, play), mover, state.score(mover)));
  return plays.size() == found.size() && found == expected;
}

void compare_in_play(const Rules& rules, int positions, std::uint64_t seed) {
  RandomSource random(seed);
  State state = initial(rules);
  for (int compared = 0; compared < fourfold::test::effort(positions);) {
    if (phase(state) == Phase::over) state = initial(rules);
    if (phase(state) == Phase::roll) {
      state = roll(state, test::draw_roll(state, random));
      continue;
    }
    ASSERT_TRUE(agree(state)) << test::describe(state);
    ++compared;
    const PlayList plays = legal(state);
    state = apply(state, plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
  }
}

void compare_thrown_together(const Rules& rules, int positions, std::uint64_t seed) {
  RandomSource random(seed);
  for (int compared = 0; compared < fourfold::test::effort(positions);) {
    const auto state = test::thrown_together(rules, random);
    if (!state || phase(*state) == Phase::over) continue;
    const State rolled = roll(*state, test::draw_roll(*state, random));
    ASSERT_TRUE(agree(rolled)) << test::describe(rolled);
    ++compared;
  }
}

TEST(BackgammonDiceOracle, agrees_with_simple) {
  compare_in_play(test::preset("simple"), 20000, 1);
  compare_thrown_together(test::preset("simple"), 10000, 2);
}

TEST(BackgammonDiceOracle, agrees_with_basic) {
  compare_in_play(test::preset("basic"), 20000, 3);
  compare_thrown_together(test::preset("basic"), 3000, 4);
}

TEST(BackgammonDiceOracle, agrees_with_scored) {
  compare_in_play(test::preset("scored"), 20000, 5);
  compare_thrown_together(test::preset("scored"), 1000, 6);
}

TEST(BackgammonDiceOracle, agrees_with_every_other_option) {
  for (const std::string_view preset : {"simple", "basic", "scored"}) {
    for (const auto& [option, value] : test::other_options) {
      Rules rules = test::preset(preset);
      test::set(rules, option, value);
      if (!check(rules)) continue;
      SCOPED_TRACE(std::string(preset) + " " + std::string(option) + "=" + std::string(value));
      compare_in_play(rules, 500, 7);
      compare_thrown_together(rules, 200, 8);
    }
  }
}

TEST(BackgammonDiceOracle, agrees_with_options_together) {
  for (const std::string_view duty : {"turn", "step", "none"}) {
    for (const std::string_view bear_off : {"exact", "backgammon"}) {
      for (const std::string_view must : {"on", "off"}) {
        for (const std::string_view special : {"number", "movement"}) {
          Rules rules = test::preset("scored");
          test::set(rules, "duty", duty);
          test::set(rules, "bear_off", bear_off);
          test::set(rules, "must_bear_off", must);
          test::set(rules, "special_bear_off", special);
          compare_thrown_together(rules, 100, 9);
        }
      }
    }
  }
}

// Four Switches among five single pawns: more plays than the list has room for inside itself.
TEST(BackgammonDiceOracle, agrees_where_there_are_more_plays_than_usual) {
  const Rules rules = test::with(test::with(test::basic, "duty", "none"), "must_bear_off", "off");
  const State state = test::rolled(rules, "1:1S,3S,5S,10D,14S 2:5,6H,9D,10S,11- turn:1", "11");
  EXPECT_GT(legal(state).size(), usual_plays);
  EXPECT_TRUE(agree(state));
}

// The generator for plain pawns and the one for every rule: a game with special sides in which none ever shows is
// plain.
TEST(BackgammonDiceOracle, both_generators_find_the_same_plain_plays) {
  const Rules plain = test::preset("simple");
  Rules sided = test::preset("basic");
  test::set(sided, "faces", "0,0,0,0,0,0");
  RandomSource random(10);
  for (int i = 0; i < fourfold::test::effort(20000); ++i) {
    const auto state = test::thrown_together(plain, random);
    if (!state || phase(*state) == Phase::over) continue;
    const State rolled = roll(*state, test::draw_roll(*state, random));
    const auto twin = State::from(sided, rolled.position());
    ASSERT_TRUE(twin) << english(twin.error());
    ASSERT_EQ(legal(rolled).size(), legal(*twin).size()) << test::describe(rolled);
  }
}

}  // namespace
}  // namespace fourfold::backgammon_dice
