// Backgammon's greedy list.
//   Moving: of all plays the one after which the position counts most: pips, checkers off, home points, primes, an
//   anchor, checkers back, deep or on the bar, and blots by the rolls that hit them (evaluate.cpp). In a race: pips and
//   the waste of bearing off. A play that wins counts what it wins. Cube: doubles from 0.4 points expected on roll, a
//   lead of about 8 in 100 pips in a race; drops from 0.6, about 12 in 100; plays on for a gammon from 1.1 where
//   gammons count. In a match it never doubles when the game wins the match already, and doubles at once when losing it
//   loses the match. Beavers when it is the favourite. Resignations: accepted unless a gammon or backgammon is in sight
//   and more than what is offered. It never resigns.
#include "players/backgammon/greedy.h"

#include "players/backgammon/cube.h"
#include "players/backgammon/evaluate.h"
#include "players/ranking.h"

namespace fourfold::backgammon {
namespace {

int value_of(const State& state, const Play& play) {
  const State after = apply(state, play);
  const Seat mover = to_act(state);
  if (phase(after) == Phase::over) return 1000 * outcome(after).of(mover);
  return evaluate(after.position().side(mover), after.position().side(other(mover)));
}

Message reason_for(PlayKind kind) {
  switch (kind) {
    case PlayKind::offer_double:
      return say<"reason.backgammon.far-enough-ahead-to-double">();
    case PlayKind::roll:
      return say<"reason.backgammon.not-the-moment-to-double">();
    case PlayKind::take:
      return say<"reason.backgammon.enough-chances-to-take">();
    case PlayKind::drop:
      return say<"reason.backgammon.too-far-behind-to-take">();
    case PlayKind::beaver:
      return say<"reason.backgammon.the-favourite-at-twice-the-stakes">();
    case PlayKind::accept:
      return say<"reason.backgammon.no-more-than-that-is-in-sight">();
    case PlayKind::refuse:
      return say<"reason.backgammon.more-than-that-is-in-sight">();
    default:
      return say<"reason.backgammon.counts-most">();
  }
}

}  // namespace

Result<players::Decision<Game>> Greedy::decide(const State& state, const players::Limits& /*limits*/,
                                               const players::OnProgress<Game>& /*told*/) {
  const PlayList plays = legal(state);
  players::Decision<Game> decision;
  if (plays[0].kind == PlayKind::move) {
    decision = players::ranked<Game>(plays, players::Meaning::score,
                                     [&](const Play& play) { return plays.size() == 1 ? 0 : value_of(state, play); });
  } else {
    const PlayKind chosen = cube_decision(state);
    decision = players::ranked<Game>(plays, players::Meaning::score,
                                     [&](const Play& play) { return play.kind == chosen ? 1 : 0; });
  }
  decision.reason = reason_for(decision.play.kind);
  return decision;
}

}  // namespace fourfold::backgammon
