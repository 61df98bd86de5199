#include "players/backgammon/cube.h"

#include <algorithm>

#include "players/backgammon/evaluate.h"
#include "rules/backgammon/moves.h"
#include "rules/backgammon/outcome.h"

namespace fourfold::backgammon {
namespace {

// In thousandths of a point that the player on roll may expect without a cube.
constexpr int double_from = 400;
constexpr int drop_from = 600;
constexpr int play_on_from = 1100;  // for a gammon rather than a dropped double

int expected_on_roll(const State& state) {
  const Position& position = state.position();
  return -evaluate(position.side(other(position.turn)), position.side(position.turn));
}

bool wants_double(const State& state) {
  const Position& position = state.position();
  const Rules& rules = state.rules();
  if (!rules.money()) {
    const auto score = [&](Seat seat) { return position.score[static_cast<std::size_t>(index(seat))]; };
    if (score(position.turn) + position.cube() >= rules.match_length) return false;  // this game wins the match already
    if (score(other(position.turn)) + 1 == rules.match_length) return true;  // and a loss loses it, whatever the cube
  }
  const int expected = expected_on_roll(state);
  return expected >= double_from && (expected < play_on_from || !gammons_count(state));
}

// How many times the cube a player who goes on may win: whether the loser will get a checker off in time, or out of the
// winner's home.
int hoped_multiple(const State& state, Seat winner) {
  if (!gammons_count(state)) return 1;
  const Checkers& loser = state.position().side(other(winner));
  if (loser[off] > 0) return 1;
  const int left = race_length(state.position().side(winner)) / 10;
  int to_bear_off = home_points;
  int to_leave = 0;
  for (int point = home_points + 1; point <= bar; ++point) {
    const int checkers = loser[static_cast<std::size_t>(point)];
    to_bear_off += checkers * (point - home_points);
    to_leave += checkers * std::max(0, point - (points - home_points));
  }
  if (to_leave >= left) return 3;
  return to_bear_off >= left ? 2 : 1;
}

bool accepts_resignation(const State& state) {
  const Position& position = state.position();
  const int expected = -expected_on_roll(state);  // the one who resigns is on roll
  const int hoped = expected < drop_from ? 1 : hoped_multiple(state, other(position.turn));
  return position.resigning >= hoped;
}

}  // namespace

PlayKind cube_decision(const State& state) {
  const Position& position = state.position();
  if (position.resigning > 0) return accepts_resignation(state) ? PlayKind::accept : PlayKind::refuse;
  const int expected = expected_on_roll(state);
  switch (position.stage) {
    case Stage::doubled:
      if (expected >= drop_from) return PlayKind::drop;
      if (expected < 0 && state.rules().beavers && state.rules().money() &&
          position.cube_exponent + 1 < highest_cube_exponent) {
        return PlayKind::beaver;
      }
      return PlayKind::take;
    case Stage::beavered:
      return expected <= -drop_from ? PlayKind::drop : PlayKind::take;
    default:
      return wants_double(state) ? PlayKind::offer_double : PlayKind::roll;
  }
}

}  // namespace fourfold::backgammon
