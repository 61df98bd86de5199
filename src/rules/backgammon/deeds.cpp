#include "rules/backgammon/deeds.h"

#include "rules/backgammon/moves.h"

namespace fourfold::backgammon {

Deeds deeds(const State& state, const Play& play) {
  if (play.kind != PlayKind::move) return {};
  const Seat mover = to_act(state);
  const Position& before = state.position();
  const State after = apply(state, play);
  const Checkers& theirs = after.position().side(other(mover));
  return {pip_count(before.side(mover)) - pip_count(after.position().side(mover)),
          theirs[bar] - before.side(other(mover))[bar]};
}

}  // namespace fourfold::backgammon
