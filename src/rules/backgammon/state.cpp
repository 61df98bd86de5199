#include "rules/backgammon/state.h"

#include <numeric>

namespace fourfold::backgammon {
namespace {

Result<void> check_board(const Rules& rules, const Position& position) {
  const int all = checkers_a_side(rules);
  for (const Seat seat : {Seat::one, Seat::two}) {
    const int total = std::accumulate(position.side(seat).begin(), position.side(seat).end(), 0);
    if (total != all) {
      return refuse<"backgammon.checker-count", "player", "count", "all">(seat, total, all);
    }
  }
  for (int point = 1; point <= points; ++point) {
    const auto mine = static_cast<std::size_t>(point);
    const auto theirs = static_cast<std::size_t>(points + 1 - point);
    if (position.sides[0][mine] > 0 && position.sides[1][theirs] > 0) {
      return refuse<"backgammon.shared-point", "player", "point">(Seat::one, point);
    }
  }
  const bool first_done = position.sides[0][off] == all;
  const bool second_done = position.sides[1][off] == all;
  if (first_done && second_done) return refuse<"backgammon.both-off">();
  if ((first_done || second_done) && position.stage != Stage::over) {
    return refuse<"backgammon.one-off", "player">(first_done ? Seat::one : Seat::two);
  }
  if (position.stage == Stage::opening &&
      (position.sides[0] != starting_checkers(rules) || position.sides[1] != starting_checkers(rules))) {
    return refuse<"backgammon.late-opening">();
  }
  if (position.ending == Ending::borne_off && position.side(position.winner)[off] != all) {
    return refuse<"backgammon.nobody-off">();
  }
  return {};
}

Result<void> check_cube(const Rules& rules, const Position& position) {
  if (position.cube_exponent > largest_cube_exponent)
    return refuse<"backgammon.cube-too-high", "most">(1 << largest_cube_exponent);
  if (!rules.cube && (position.cube_exponent > 0 || position.cube_owner != CubeOwner::centre ||
                      position.stage == Stage::doubled || position.stage == Stage::beavered)) {
    return refuse<"backgammon.cube-not-played">();
  }
  if (position.cube_owner != CubeOwner::centre && position.cube_exponent == 0) {
    return refuse<"backgammon.owned-cube-at-one">();
  }
  const bool answering = position.stage == Stage::doubled || position.stage == Stage::beavered;
  if (answering && position.cube_exponent >= highest_cube_exponent) {
    return refuse<"backgammon.cube-at-limit", "most">(1 << highest_cube_exponent);
  }
  if (position.stage == Stage::doubled && position.cube_owner != CubeOwner::centre &&
      !position.owns_cube(position.turn)) {
    return refuse<"backgammon.doubles-without-cube", "player">(position.turn);
  }
  return {};
}

Result<void> check_match(const Rules& rules, const Position& position) {
  if (rules.money()) {
    if (position.crawford_game) return refuse<"backgammon.crawford-for-money">();
    return {};
  }
  for (const Seat seat : {Seat::one, Seat::two}) {
    const int points_won = position.score[static_cast<std::size_t>(index(seat))];
    if (points_won >= rules.match_length) {
      return refuse<"backgammon.match-won", "player", "count", "length">(seat, points_won, rules.match_length);
    }
  }
  const bool match_point = position.score[0] + 1 == rules.match_length || position.score[1] + 1 == rules.match_length;
  if (position.crawford_game && !match_point) {
    return refuse<"backgammon.not-crawford">();
  }
  return {};
}

}  // namespace

Result<State> State::from(const Rules& rules, const Position& position) {
  for (const auto& part :
       {check(rules), check_board(rules, position), check_cube(rules, position), check_match(rules, position)}) {
    if (!part) return tl::unexpected<Error>(part.error());
  }
  if (position.resigning > 3) return refuse<"backgammon.resignation-size">();
  const bool on_turn = position.stage == Stage::turn_start || position.stage == Stage::rolling ||
                       position.stage == Stage::moving || position.ending == Ending::resigned;
  if (position.resigning > 0 && !on_turn) return refuse<"backgammon.resignation-out-of-turn">();
  if ((position.stage == Stage::over) != (position.ending != Ending::none)) {
    return refuse<"backgammon.over-without-ending">();
  }
  return State(rules, position);
}

int pip_count(const Checkers& side) {
  int pips = 0;
  for (int point = 1; point <= bar; ++point) pips += point * side[static_cast<std::size_t>(point)];
  return pips;
}

}  // namespace fourfold::backgammon
