#include "rules/backgammon_dice/outcome.h"

#include <algorithm>

#include "rules/backgammon_dice/referee.h"

namespace fourfold::backgammon_dice {
namespace {

// Points are written with four digits at most. Only a match that stands level past its end can get there, and what
// counts then is the difference.
constexpr int most_points = 9999;

// The side that bore off its last pawn first. The turn stays with the side that made the last play.
Seat first_off(const State& state) {
  return state.pawns(other(state.turn())).all_off() ? other(state.turn()) : state.turn();
}

}  // namespace

Outcome outcome(const State& state) {
  Outcome result;
  if (state.stage() != Stage::over) return result;
  const auto give = [&](Seat seat, int points) {
    result.points[static_cast<std::size_t>(index(seat))] = static_cast<std::int16_t>(points);
  };
  if (!state.rules().scored) {
    const Seat winner = state.resigned() ? other(state.turn()) : first_off(state);
    give(winner, 1);
    give(other(winner), -1);
    return result;
  }
  if (state.resigned()) {
    give(other(state.turn()), 2);
    return result;
  }
  give(first_off(state), 1);
  const int one = state.score(Seat::one);
  const int two = state.score(Seat::two);
  if (one != two) {
    const Seat lower = one < two ? Seat::one : Seat::two;
    give(lower, result.of(lower) + 1);
  }
  return result;
}

int score_before(const State& state, Seat seat) { return state.points(seat); }

std::optional<State> next_game(const State& state) {
  if (state.stage() != Stage::over) return std::nullopt;
  const Outcome result = outcome(state);
  const int one = state.points(Seat::one) + std::max(0, result.of(Seat::one));
  const int two = state.points(Seat::two) + std::max(0, result.of(Seat::two));
  if (one != two && std::max(one, two) >= state.rules().match_points) return std::nullopt;
  return Referee::opening(state.rules(), {static_cast<std::uint16_t>(std::min(one, most_points)),
                                          static_cast<std::uint16_t>(std::min(two, most_points))});
}

}  // namespace fourfold::backgammon_dice
