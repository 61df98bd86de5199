#include "rules/backgammon/state.h"

#include <numeric>
#include <string>

namespace fourfold::backgammon {
namespace {

std::string player(Seat seat) { return "player " + std::to_string(number(seat)); }

Result<void> check_board(const Rules& rules, const Position& position) {
  const int all = checkers_a_side(rules);
  for (const Seat seat : {Seat::one, Seat::two}) {
    const int total = std::accumulate(position.side(seat).begin(), position.side(seat).end(), 0);
    if (total != all) {
      return refuse(player(seat) + " has " + std::to_string(total) + " checkers where these rules give " +
                    std::to_string(all));
    }
  }
  for (int point = 1; point <= points; ++point) {
    const auto mine = static_cast<std::size_t>(point);
    const auto theirs = static_cast<std::size_t>(points + 1 - point);
    if (position.sides[0][mine] > 0 && position.sides[1][theirs] > 0) {
      return refuse("both players have checkers on player 1's point " + std::to_string(point) +
                    "; a point belongs to one of them");
    }
  }
  const bool first_done = position.sides[0][off] == all;
  const bool second_done = position.sides[1][off] == all;
  if (first_done && second_done) return refuse("both players have borne off everything; only one can have won");
  if ((first_done || second_done) && position.stage != Stage::over) {
    return refuse(player(first_done ? Seat::one : Seat::two) + " has borne off everything: the game is over");
  }
  if (position.stage == Stage::opening &&
      (position.sides[0] != starting_checkers(rules) || position.sides[1] != starting_checkers(rules))) {
    return refuse("the opening roll comes before any checker has moved");
  }
  if (position.ending == Ending::borne_off && position.side(position.winner)[off] != all) {
    return refuse("the game is said to be over, but nobody has borne off everything");
  }
  return {};
}

Result<void> check_cube(const Rules& rules, const Position& position) {
  if (position.cube_exponent > highest_cube_exponent) return refuse("the cube goes to 64 at most");
  if (!rules.cube && (position.cube_exponent > 0 || position.cube_owner != CubeOwner::centre ||
                      position.stage == Stage::doubled || position.stage == Stage::beavered)) {
    return refuse("the cube has been turned, but these rules have no cube; set cube=on");
  }
  if (position.cube_owner != CubeOwner::centre && position.cube_exponent == 0) {
    return refuse("a player owns the cube although it still shows 1; an owned cube shows 2 or more");
  }
  const bool answering = position.stage == Stage::doubled || position.stage == Stage::beavered;
  if (answering && position.cube_exponent == highest_cube_exponent) {
    return refuse("a cube that shows 64 cannot be doubled again");
  }
  if (position.stage == Stage::doubled && position.cube_owner != CubeOwner::centre &&
      !position.owns_cube(position.turn)) {
    return refuse(player(position.turn) + " doubles, but the opponent owns the cube");
  }
  return {};
}

Result<void> check_match(const Rules& rules, const Position& position) {
  if (rules.money()) {
    if (position.crawford_game) return refuse("there is no Crawford game in a session for money");
    return {};
  }
  for (const Seat seat : {Seat::one, Seat::two}) {
    const int points_won = position.score[static_cast<std::size_t>(index(seat))];
    if (points_won >= rules.match_length) {
      return refuse(player(seat) + " has " + std::to_string(points_won) + " points in a match to " +
                    std::to_string(rules.match_length) + ": the match is over");
    }
  }
  const bool match_point = position.score[0] + 1 == rules.match_length || position.score[1] + 1 == rules.match_length;
  if (position.crawford_game && !match_point) {
    return refuse("this is marked as the Crawford game, but neither player is one point from winning the match");
  }
  return {};
}

}  // namespace

Result<State> State::from(const Rules& rules, const Position& position) {
  for (const auto& part :
       {check(rules), check_board(rules, position), check_cube(rules, position), check_match(rules, position)}) {
    if (!part) return tl::unexpected<Error>(part.error());
  }
  if (position.resigning > 3) return refuse("a resignation gives up 1, 2 or 3 times the cube");
  const bool on_turn = position.stage == Stage::turn_start || position.stage == Stage::rolling ||
                       position.stage == Stage::moving || position.ending == Ending::resigned;
  if (position.resigning > 0 && !on_turn)
    return refuse("only the player on turn resigns, before answering anything else");
  if ((position.stage == Stage::over) != (position.ending != Ending::none)) {
    return refuse("a game is over when it has ended in some way, and only then");
  }
  return State(rules, position);
}

int pip_count(const Checkers& side) {
  int pips = 0;
  for (int point = 1; point <= bar; ++point) pips += point * side[static_cast<std::size_t>(point)];
  return pips;
}

}  // namespace fourfold::backgammon
