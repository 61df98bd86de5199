// Plays from outside: accepted in any order of steps, or refused with the rule that stands against them.
#include <algorithm>

#include "rules/backgammon/backgammon.h"
#include "rules/backgammon/partial_turn.h"

namespace fourfold::backgammon {

static_assert(fourfold::Game<Game>);

namespace {

// Why the step may not be made.
Message message_of(Obstacle obstacle, Step step, const PartialTurn& turn) {
  const int from = step.from;
  const int to = step.to;
  switch (obstacle) {
    case Obstacle::not_forward:
      return say<"backgammon.not-forward">();
    case Obstacle::no_checker:
      return from == bar ? say<"backgammon.no-checker-on-bar">() : say<"backgammon.no-checker", "point">(from);
    case Obstacle::bar_first:
      return say<"backgammon.bar-first">();
    case Obstacle::not_all_home:
      return turn.highest() == bar ? say<"backgammon.not-all-home-bar">()
                                   : say<"backgammon.not-all-home", "point">(turn.highest());
    case Obstacle::held:
      return say<"backgammon.held", "point">(to);
    case Obstacle::no_dice_left:
      return say<"backgammon.no-dice-left">();
    case Obstacle::needs_exact_die:
      return say<"backgammon.needs-exact-die", "point">(from);
    default:
      break;
  }
  if (from == bar) return say<"backgammon.no-such-die-from-bar", "to">(to);
  if (to == off) return say<"backgammon.no-such-die-off", "from">(from);
  return say<"backgammon.no-such-die", "from", "to">(from, to);
}

Result<State> try_move(const State& state, const Play& play) {
  const Position& position = state.position();
  PartialTurn turn(position);
  if (play.count > play.steps.size()) return refuse<"backgammon.four-moves">();
  for (std::size_t i = 0; i < play.count; ++i) {
    const Obstacle obstacle = turn.make(play.steps[i]);
    if (obstacle != Obstacle::none) return refuse(message_of(obstacle, play.steps[i], turn));
  }
  const PlayList plays = legal(state);
  for (const Play& legal_play : plays) {
    const State next = apply(state, legal_play);
    const Position& then = next.position();
    if (then.side(position.turn) == turn.mover() && then.side(other(position.turn)) == turn.opponent()) return next;
  }
  const int most = plays[0].count;
  if (play.count == 0) return refuse<"backgammon.must-play">();
  if (play.count < most) return refuse<"backgammon.must-play-more", "count">(most);
  return refuse<"backgammon.larger-die">();
}

// The reason not to double, for a person.
Message message_of(NoDouble reason) {
  switch (reason) {
    case NoDouble::no_cube:
      return say<"backgammon.no-double.no-cube">();
    case NoDouble::single_game:
      return say<"backgammon.no-double.single-game">();
    case NoDouble::opening:
      return say<"backgammon.no-double.opening">();
    case NoDouble::crawford:
      return say<"backgammon.no-double.crawford">();
    case NoDouble::not_owner:
      return say<"backgammon.no-double.not-owner">();
    case NoDouble::highest:
      return say<"backgammon.no-double.highest", "most">(1 << highest_cube_exponent);
    case NoDouble::dead_cube:
      return say<"backgammon.no-double.dead-cube">();
    default:
      return say<"backgammon.no-double.after-roll">();
  }
}

Message wrong_moment(const State& state, const Play& play) {
  const Position& position = state.position();
  if (position.stage == Stage::over) return say<"backgammon.over">();
  if (play.kind == PlayKind::offer_double) {
    if (const NoDouble reason = why_no_double(state); reason != NoDouble::none) return message_of(reason);
  }
  if (position.resigning > 0) return say<"backgammon.resignation-waits">();
  switch (position.stage) {
    case Stage::opening:
      return say<"backgammon.opening-first">();
    case Stage::rolling:
      return say<"backgammon.roll-first">();
    case Stage::turn_start:
      return say<"backgammon.roll-or-double">();
    case Stage::doubled:
      return say<"backgammon.double-waits">();
    case Stage::beavered:
      return say<"backgammon.beaver-waits">();
    default:
      return say<"backgammon.move-now">();
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
  if (play.kind == PlayKind::resign && offers(state).size() == 1) return refuse<"backgammon.jacoby-resign">();
  return refuse(wrong_moment(state, play));
}

}  // namespace fourfold::backgammon
