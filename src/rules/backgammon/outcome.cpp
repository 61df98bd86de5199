#include "rules/backgammon/outcome.h"

#include "rules/backgammon/moves.h"

namespace fourfold::backgammon {
namespace {

bool any_checker(const Checkers& side, int low, int high) {
  for (int point = low; point <= high; ++point) {
    if (side[static_cast<std::size_t>(point)] > 0) return true;
  }
  return false;
}

}  // namespace

int win_multiple(Gammons reading, const Checkers& loser) {
  const bool none_off = loser[off] == 0;
  const bool far_back = any_checker(loser, points - home_points + 1, bar);  // in the winner's home board, or on the bar
  if (reading == Gammons::tournament) {
    if (!none_off) return 1;
    return far_back ? 3 : 2;
  }
  if (far_back) return 3;
  return none_off || any_checker(loser, home_points + 1, points) ? 2 : 1;
}

bool gammons_count(const State& state) {
  const bool turned = state.position().cube_owner != CubeOwner::centre;
  return !(state.rules().money() && state.rules().jacoby && state.rules().cube) || turned;
}

Outcome outcome(const State& state) {
  const Position& position = state.position();
  if (position.stage != Stage::over) return {};
  int times = 1;
  if (position.ending == Ending::borne_off && gammons_count(state))
    times = win_multiple(state.rules().gammon, position.side(other(position.winner)));
  if (position.ending == Ending::resigned) times = position.resigning;
  const auto value = static_cast<std::int16_t>(position.cube() * times);
  Outcome result;
  result.points[static_cast<std::size_t>(index(position.winner))] = value;
  result.points[static_cast<std::size_t>(index(other(position.winner)))] = static_cast<std::int16_t>(-value);
  return result;
}

int score_before(const State& state, Seat seat) {
  return state.position().score[static_cast<std::size_t>(index(seat))];
}

std::optional<State> next_game(const State& state) {
  const Position& last = state.position();
  if (last.stage != Stage::over) return std::nullopt;
  const auto winner = static_cast<std::size_t>(index(last.winner));
  const int total = last.score[winner] + outcome(state).of(last.winner);
  const int length = state.rules().match_length;
  if (length > 0 && total >= length) return std::nullopt;

  State next = initial(state.rules());
  next.position_.score = last.score;
  // A session has no end; its score stays within what a text form can say.
  next.position_.score[winner] = static_cast<std::uint16_t>(total < 32767 ? total : 32767);
  const bool had_match_point = last.score[0] + 1 == length || last.score[1] + 1 == length;
  next.position_.crawford_game = state.rules().crawford && length > 1 && !had_match_point && total + 1 == length;
  return next;
}

}  // namespace fourfold::backgammon
