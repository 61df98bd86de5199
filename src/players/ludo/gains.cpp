#include "players/ludo/gains.h"

#include <algorithm>

#include "rules/ludo/moves.h"

namespace fourfold::ludo {
namespace {

// Pieces of a seat that stand from one progress to another.
int standing(const Pieces& pieces, Progress first, Progress last) {
  int count = 0;
  for (const Progress piece : pieces) count += piece >= first && piece <= last ? 1 : 0;
  return count;
}

}  // namespace

Gains gains_of(const State& state, const Play& play) {
  const Seat mover = to_act(state);
  const State after = apply(state, play);
  Gains gains;
  for (const Seat seat : seats(state.rules())) {
    if (seat == mover) continue;
    gains.captured += standing(after.pieces(seat), base, base) - standing(state.pieces(seat), base, base);
  }
  for (int i = 0; i < play.count(); ++i) {
    const Step step = play.step(i);
    gains.finished += step.to() == home ? 1 : 0;
    gains.entered += step.enters() ? 1 : 0;
    gains.columned += on_track(step.from()) && step.to() > last_on_track && step.to() < home ? 1 : 0;
    if (on_track(step.from())) gains.furthest = std::max<int>(gains.furthest, step.to());
  }
  return gains;
}

}  // namespace fourfold::ludo
