// Plays from outside: accepted in any order of steps, or refused with the rule that stands against them.
#include <algorithm>
#include <string>

#include "rules/backgammon/backgammon.h"
#include "rules/backgammon/turn.h"

namespace fourfold::backgammon {

static_assert(fourfold::Game<Game>);

namespace {

std::string point_name(int point) { return point == bar ? "the bar" : "point " + std::to_string(point); }

// Why the step may not be made, in a sentence.
std::string sentence(Obstacle obstacle, Step step, const Turn& turn) {
  switch (obstacle) {
    case Obstacle::not_forward:
      return "a checker moves from the bar or a point to a lower point, or off";
    case Obstacle::no_checker:
      return "there is no checker to move on " + point_name(step.from);
    case Obstacle::bar_first:
      return "checkers on the bar enter before any other moves (BG-8)";
    case Obstacle::not_all_home:
      return "bearing off begins when all checkers are home; one is still on " + point_name(turn.highest()) +
             " (BG-10)";
    case Obstacle::held:
      return point_name(step.to) + " is held by two or more opposing checkers (BG-3)";
    case Obstacle::no_dice_left:
      return "there are more moves here than dice to play them";
    case Obstacle::needs_exact_die:
      return "no die left bears off from " + point_name(step.from) +
             " exactly, and a larger number bears off from the highest point only (BG-11)";
    case Obstacle::no_such_die:
      return "no die left moves a checker from " + point_name(step.from) + " to " +
             (step.to == off ? std::string("off the board") : point_name(step.to)) +
             "; a move by both dice is two moves that each land (BG-4)";
    case Obstacle::none:
      break;
  }
  return "";
}

Result<State> try_move(const State& state, const Play& play) {
  const Position& position = state.position();
  Turn turn(position);
  if (play.count > play.steps.size()) return refuse("a turn has at most four moves");
  for (std::size_t i = 0; i < play.count; ++i) {
    const Obstacle obstacle = turn.make(play.steps[i]);
    if (obstacle != Obstacle::none) return refuse(sentence(obstacle, play.steps[i], turn));
  }
  const PlayList plays = legal(state);
  for (const Play& legal_play : plays) {
    const State next = apply(state, legal_play);
    const Position& then = next.position();
    if (then.side(position.turn) == turn.mover() && then.side(other(position.turn)) == turn.opponent()) return next;
  }
  const int most = plays[0].count;
  if (play.count == 0) return refuse("there is a move to make, and what can be played must be played (BG-6)");
  if (play.count < most) {
    return refuse(std::to_string(most) + " dice can be played this turn, so they must be (BG-6)");
  }
  return refuse("only one of the dice can be played, and then it must be the larger (BG-6)");
}

std::string wrong_moment(const State& state, const Play& play) {
  const Position& position = state.position();
  if (position.stage == Stage::over) return "the game is over";
  if (play.kind == PlayKind::offer_double) return std::string(why_no_double(state).value_or(""));
  if (position.resigning > 0) return "a resignation waits for an answer: accept or refuse";
  switch (position.stage) {
    case Stage::opening:
      return "the opening roll decides who begins";
    case Stage::rolling:
      return "the dice are to be rolled first";
    case Stage::turn_start:
      return "it is the moment to roll, or to offer a double";
    case Stage::doubled:
      return "a double waits for an answer: take or drop";
    case Stage::beavered:
      return "a beaver waits for the doubler's answer: take or drop";
    default:
      return "the dice lie on the table: it is time to move";
  }
}

}  // namespace

Result<State> try_apply(const State& state, const Play& play) {
  const auto contains = [&](const auto& list) { return std::find(list.begin(), list.end(), play) != list.end(); };
  const bool moving =
      phase(state) == Phase::decide && state.position().stage == Stage::moving && state.position().resigning == 0;
  if (moving && play.kind == PlayKind::move) return try_move(state, play);
  if (contains(offers(state))) return apply(state, play);
  if (!moving && contains(legal(state))) return apply(state, play);
  if (play.kind == PlayKind::resign && offers(state).size() == 1) {
    return refuse("until the cube is turned a gammon counts as a single game: resign 1 (Jacoby, BG-21)");
  }
  return refuse(wrong_moment(state, play));
}

}  // namespace fourfold::backgammon
