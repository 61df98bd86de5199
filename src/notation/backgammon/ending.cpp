// How a game of backgammon ended: a single game, a gammon or a backgammon, and why; and what the cube makes of it.
#include "notation/backgammon/telling.h"

namespace fourfold::backgammon {
namespace {

Message tell_winner_of(int times, Seat winner, std::optional<Seat> you) {
  if (times == 3) {
    return tell_of<"told.backgammon.wins-backgammon", "told.backgammon.you-win-backgammon">(winner, you);
  }
  if (times == 2) return tell_of<"told.backgammon.wins-gammon", "told.backgammon.you-win-gammon">(winner, you);
  return tell_winner(winner, you);
}

// Why the loser's checkers make it that many times (BG-13, BG-14).
Message tell_multiple(int times, const Checkers& left, Seat loser, std::optional<Seat> you) {
  if (times == 3 && left[bar] > 0) {
    return tell_of<"told.backgammon.checker-on-bar", "told.backgammon.your-checker-on-bar">(loser, you);
  }
  if (times == 3) {
    const Seat winner = other(loser);
    if (you == winner) return say<"told.backgammon.checker-in-your-home", "player">(loser);
    return you == loser ? say<"told.backgammon.your-checker-in-home-of", "winner">(winner)
                        : say<"told.backgammon.checker-in-home-of", "player", "winner">(loser, winner);
  }
  if (left[off] == 0) return tell_of<"told.backgammon.none-off", "told.backgammon.none-of-yours-off">(loser, you);
  return tell_of<"told.backgammon.checker-outside", "told.backgammon.your-checker-outside">(loser, you);
}

Message tell_why(const State& state, int times, std::optional<Seat> you) {
  const Position& position = state.position();
  const Seat loser = other(position.winner);
  if (position.ending == Ending::dropped) return say<"told.backgammon.dropped">();
  if (position.ending == Ending::resigned) return tell_resigned(loser, you);
  const Checkers& checkers = position.side(loser);
  if (times > 1) return tell_multiple(times, checkers, loser, you);
  if (win_multiple(state.rules().gammon, checkers) > 1) return say<"told.backgammon.jacoby">();
  int left = 0;
  for (int place = off + 1; place <= bar; ++place) left += checkers[static_cast<std::size_t>(place)];
  return you == loser ? say<"told.backgammon.all-off-you", "count">(left)
                      : say<"told.backgammon.all-off", "player", "count">(loser, left);
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
  return {tell_winner_of(times, winner, you), {tell_why(state, times, you)}, tell_counts(state, times, points)};
}

Message tell_taken(const State& /*state*/) { return say<"figure.backgammon.taken">(); }

}  // namespace fourfold::backgammon
