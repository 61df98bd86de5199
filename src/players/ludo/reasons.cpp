#include "players/ludo/reasons.h"

#include "players/ludo/danger.h"
#include "players/ludo/gains.h"

namespace fourfold::ludo {
namespace {

// Worth telling: one roll in nine less.
bool much_less(const Danger& after, const Danger& before) { return 9 * (before.rolls - after.rolls) >= before.total; }

// Each opponent has rolls of his own, and they are not added up.
Message rolls_of(const Danger& danger) {
  return danger.of_several ? say<"reason.ludo.rolls-of-one-opponent", "total">(danger.total)
                           : say<"reason.ludo.rolls", "total">(danger.total);
}

Message leaves_danger(const Danger& before, const Danger& after) {
  if (after.rolls == 0) return say<"reason.ludo.leaves-all-danger", "count", "rolls">(before.rolls, rolls_of(before));
  // Of several opponents another one may reach most now.
  if (after.of_several) {
    return say<"reason.ludo.leaves-most-danger", "before", "count", "rolls">(before.rolls, after.rolls,
                                                                             rolls_of(before));
  }
  return say<"reason.ludo.leaves-danger", "before", "count", "rolls">(before.rolls, after.rolls, rolls_of(before));
}

Message worth_the_risk(const Danger& after) {
  if (after.pieces == 1) return say<"reason.ludo.worth-the-risk", "count", "rolls">(after.rolls, rolls_of(after));
  return say<"reason.ludo.worth-the-risk-of-several", "count", "pieces", "rolls">(after.rolls, after.pieces,
                                                                                  rolls_of(after));
}

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
  if (much_less(after, before)) return leaves_danger(before, after);
  if (gains.entered > 0) return say<"reason.ludo.brings-a-piece-into-play">();
  if (gains.columned > 0) return say<"reason.ludo.reaches-the-home-column">();
  if (after.rolls == 0) return say<"reason.ludo.nothing-in-reach">();
  return worth_the_risk(after);
}

}  // namespace fourfold::ludo
