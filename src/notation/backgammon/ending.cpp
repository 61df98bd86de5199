// How a game of backgammon ended: a single game, a gammon or a backgammon, and why; and what the cube makes of it.
#include "notation/backgammon/telling.h"

namespace fourfold::backgammon {
namespace {

Message tell_winner_of(int times, Seat winner, std::optional<Seat> you) {
  const bool own = you == winner;
  if (times == 3) {
    return own ? say<"told.backgammon.you-win-backgammon">() : say<"told.backgammon.wins-backgammon", "player">(winner);
  }
  if (times == 2) {
    return own ? say<"told.backgammon.you-win-gammon">() : say<"told.backgammon.wins-gammon", "player">(winner);
  }
  return tell_winner(winner, you);
}

// Why the loser's checkers make it that many times (BG-13, BG-14).
Message tell_multiple(int times, const Checkers& loser) {
  if (times == 3) {
    return loser[bar] > 0 ? say<"told.backgammon.checker-on-bar">() : say<"told.backgammon.checker-in-winners-home">();
  }
  return loser[off] == 0 ? say<"told.backgammon.none-off">() : say<"told.backgammon.checker-outside">();
}

Message tell_why(const State& state, int times) {
  const Position& position = state.position();
  if (position.ending == Ending::dropped) return say<"told.backgammon.dropped">();
  if (position.ending == Ending::resigned) return say<"told.other-resigned">();
  const Checkers& loser = position.side(other(position.winner));
  if (times > 1) return tell_multiple(times, loser);
  if (win_multiple(state.rules().gammon, loser) > 1) return say<"told.backgammon.jacoby">();
  int left = 0;
  for (int place = off + 1; place <= bar; ++place) left += loser[static_cast<std::size_t>(place)];
  return say<"told.backgammon.all-off", "count">(left);
}

// Nothing is counted in a single game that is worth one point.
std::vector<Message> tell_counts(const State& state, int times, int points) {
  const int cube = state.position().cube();
  if (cube > 1 && times == 3) {
    return {say<"told.backgammon.counts-cube-backgammon", "cube", "times", "count">(cube, times, points)};
  }
  if (cube > 1 && times == 2) {
    return {say<"told.backgammon.counts-cube-gammon", "cube", "times", "count">(cube, times, points)};
  }
  if (cube > 1) return {say<"told.backgammon.counts-cube", "cube", "count">(cube, points)};
  if (points == 1 && state.rules().match_length == 1) return {};
  return {say<"told.counts", "count">(points)};
}

}  // namespace

ToldEnding tell_ending(const State& state, std::optional<Seat> you) {
  const Seat winner = state.position().winner;
  const int points = outcome(state).of(winner);
  const int times = points / state.position().cube();
  return {tell_winner_of(times, winner, you), {tell_why(state, times)}, tell_counts(state, times, points)};
}

Message tell_taken(const State& /*state*/) { return say<"figure.backgammon.taken">(); }

}  // namespace fourfold::backgammon
