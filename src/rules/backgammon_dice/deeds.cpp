#include "rules/backgammon_dice/deeds.h"

#include "rules/backgammon_dice/moves.h"
#include "rules/backgammon_dice/steps.h"

namespace fourfold::backgammon_dice {

// Changing places is no moving: what counts is the way of a pawn after its switch.
Deeds deeds(const State& state, const Play& play) {
  if (play.resigns()) return {};
  const Seat opponent = other(to_act(state));
  Deeds done;
  for (int i = 0; i < play.size(); ++i) {
    const Landings way = way_of(play.step(i));
    done.moved += way.last() - way.from;
  }
  done.taken = apply(state, play).pawns(opponent).captured() - state.pawns(opponent).captured();
  return done;
}

}  // namespace fourfold::backgammon_dice
