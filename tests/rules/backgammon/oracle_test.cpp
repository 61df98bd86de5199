// The generator against a naive one, on positions from random play and on scattered ones that play rarely reaches.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "notation/backgammon/text.h"
#include "players/random_source.h"
#include "rules/backgammon/backgammon.h"
#include "tests/oracle/backgammon_naive.h"
#include "tests/rules/backgammon/random_positions.h"
#include "tests/support/effort.h"

namespace fourfold::backgammon {
namespace {

namespace naive = fourfold::test::naive_backgammon;

naive::Board board_of(const Checkers& me, const Checkers& they) {
  naive::Board board;
  std::copy(me.begin(), me.end(), board.me.begin());
  std::copy(they.begin(), they.end(), board.they.begin());
  return board;
}

void compare(const State& state) {
  const Position& position = state.position();
  const naive::Board before = board_of(position.side(position.turn), position.side(other(position.turn)));
  const auto expected = naive::turn(before, position.dice.first.pips(), position.dice.second.pips());
  const PlayList plays = legal(state);
  std::set<naive::Board> found;
  for (const Play& play : plays) {
    const Position after = apply(state, play).position();
    found.insert(board_of(after.side(position.turn), after.side(other(position.turn))));
  }
  ASSERT_EQ(plays.size(), found.size()) << "a position twice: " << format_position(state);
  ASSERT_EQ(found, expected) << format_position(state);
}

class BackgammonOracle : public testing::TestWithParam<Preset<Rules>> {};

TEST_P(BackgammonOracle, positions_of_random_play) {
  RandomSource random(20 + GetParam().name.size());
  int compared = 0;
  while (compared < fourfold::test::effort(14000)) {
    State state = begin_with(GetParam().rules, Seat::one);
    while (phase(state) != Phase::over) {
      state = *with_roll(state, backgammon::test::random_roll(random));
      compare(state);
      if (HasFatalFailure()) return;
      ++compared;
      const PlayList plays = legal(state);
      state = apply(state, plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
    }
  }
}

TEST_P(BackgammonOracle, scattered_positions) {
  RandomSource random(60 + GetParam().name.size());
  for (int i = 0; i < fourfold::test::effort(14000); ++i) {
    compare(
        *with_roll(backgammon::test::random_position(GetParam().rules, random), backgammon::test::random_roll(random)));
    if (HasFatalFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(presets, BackgammonOracle, testing::ValuesIn(presets().begin(), presets().end()),
                         [](const auto& preset) { return std::string(preset.param.name); });

}  // namespace
}  // namespace fourfold::backgammon
