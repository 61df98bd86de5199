// Properties of backgammon that hold on any position, searched and shrunk by rapidcheck.
#include <numeric>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "notation/backgammon/text.h"
#include "tests/rules/backgammon/random_positions.h"

namespace fourfold::backgammon {
namespace {

State any_state(const Rules& rules = {}) {
  RandomSource random(*rc::gen::arbitrary<std::uint64_t>());
  return *with_roll(test::random_position(rules, random), test::random_roll(random));
}

RC_GTEST_PROP(BackgammonProperties, plays_keep_every_checker, ()) {
  const State state = any_state();
  for (const Play& play : legal(state)) {
    const State next = apply(state, play);
    for (const Checkers& side : next.position().sides) {
      RC_ASSERT(std::accumulate(side.begin(), side.end(), 0) == most_checkers);
    }
  }
}

RC_GTEST_PROP(BackgammonProperties, a_play_moves_no_more_than_the_dice_show, ()) {
  const State state = any_state();
  const Position& before = state.position();
  const int sum = before.dice.first.pips() + before.dice.second.pips();
  const int most = before.dice.first == before.dice.second ? 2 * sum : sum;
  for (const Play& play : legal(state)) {
    const int moved = pip_count(before.side(before.turn)) - pip_count(apply(state, play).position().side(before.turn));
    RC_ASSERT(moved >= 0 && moved <= most);
  }
}

RC_GTEST_PROP(BackgammonProperties, the_order_of_the_dice_does_not_matter, ()) {
  const State state = any_state();
  const Roll swapped{state.position().dice.second, state.position().dice.first};
  RC_ASSERT(legal(state).size() == legal(*with_roll(state, swapped)).size());
}

RC_GTEST_PROP(BackgammonProperties, every_play_is_read_back_and_accepted, ()) {
  const State state = any_state();
  for (const Play& play : legal(state)) {
    const auto read = parse_play(state, format_play(state, play));
    RC_ASSERT(read.has_value());
    RC_ASSERT(apply(state, *read) == apply(state, play));
    RC_ASSERT(try_apply(state, *read) == apply(state, play));
  }
}

RC_GTEST_PROP(BackgammonProperties, positions_are_read_back, ()) {
  const State state = any_state();
  RC_ASSERT(parse_position(state.rules(), format_position(state)) == state);
  const auto xgid = parse_position(state.rules(), format_xgid(state));
  RC_ASSERT(xgid.has_value() && xgid->position() == state.position());
}

RC_GTEST_PROP(BackgammonProperties, arbitrary_steps_are_accepted_only_if_legal, ()) {
  const State state = any_state();
  Play play;
  play.count = *rc::gen::inRange<std::uint8_t>(0, 5);
  for (Step& step : play.steps) step = {*rc::gen::inRange<std::uint8_t>(0, 27), *rc::gen::inRange<std::uint8_t>(0, 27)};
  const auto next = try_apply(state, play);
  if (!next) return;
  bool among_the_legal = false;
  for (const Play& other_play : legal(state)) among_the_legal |= apply(state, other_play) == *next;
  RC_ASSERT(among_the_legal);
}

}  // namespace
}  // namespace fourfold::backgammon
