#include "players/ludo/reasons.h"

#include "players/ludo/danger.h"
#include "players/ludo/gains.h"

namespace fourfold::ludo {
namespace {

// Worth telling: one roll in nine less.
bool much_less(const Danger& after, const Danger& before) { return 9 * (before.rolls - after.rolls) >= before.total; }

}  // namespace

Message reason_for(const State& state, const Play& play, std::size_t choices) {
  if (choices == 1) return say<"reason.ludo.the-only-play">();
  const Gains gains = gains_of(state, play);
  if (gains.captured > 0) return say<"reason.ludo.captures">();
  if (gains.finished > 0) return say<"reason.ludo.brings-a-piece-home">();
  const Seat mover = to_act(state);
  const State next = apply(state, play);
  const Danger before = danger_to(state, mover);
  const Danger after = danger_to(next, mover);
  if (much_less(after, before)) {
    return say<"reason.ludo.leaves-danger", "before", "rolls", "total">(before.rolls, after.rolls, after.total);
  }
  if (gains.entered > 0) return say<"reason.ludo.brings-a-piece-into-play">();
  if (gains.columned > 0) return say<"reason.ludo.reaches-the-home-column">();
  if (after.rolls == 0) return say<"reason.ludo.nothing-in-reach">();
  return say<"reason.ludo.worth-the-risk", "count", "rolls", "total">(after.pieces, after.rolls, after.total);
}

}  // namespace fourfold::ludo
