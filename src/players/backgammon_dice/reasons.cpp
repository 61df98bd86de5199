#include "players/backgammon_dice/reasons.h"

#include <bit>

#include "players/backgammon_dice/danger.h"

namespace fourfold::backgammon_dice {
namespace {

// Worth telling: one roll in nine less.
bool much_less(const Danger& after, const Danger& before) { return before.rolls - after.rolls >= 4; }

int blocks(const Pawns& pawns) { return std::popcount(pawns.occupancy().two); }

Message captures_and_leaves(const Danger& after) {
  if (after.pawns == 1) return say<"reason.backgammon-dice.captures-and-leaves", "count">(after.rolls);
  return say<"reason.backgammon-dice.captures-and-leaves-several", "count", "pawns">(after.rolls, after.pawns);
}

Message worth_the_risk(const Danger& after) {
  if (after.pawns == 1) return say<"reason.backgammon-dice.worth-the-risk", "count">(after.rolls);
  return say<"reason.backgammon-dice.worth-the-risk-of-several", "count", "pawns">(after.rolls, after.pawns);
}

}  // namespace

Message reason_for(const State& state, const Play& play, std::size_t choices) {
  if (play.passes()) return say<"reason.backgammon-dice.can-do-nothing">();
  if (choices == 1) return say<"reason.backgammon-dice.the-only-play">();
  const Seat mover = to_act(state);
  const State next = apply(state, play);
  const int captured = next.pawns(other(mover)).captured() - state.pawns(other(mover)).captured();
  const int borne_off = next.pawns(mover).off() - state.pawns(mover).off();
  if (phase(next) == Phase::over) return say<"reason.backgammon-dice.bears-off">();
  const auto after = danger_to(next, mover);
  if (captured > 0) {
    if (!after) return say<"reason.backgammon-dice.captures">();
    if (after->rolls == 0) return say<"reason.backgammon-dice.captures-safely">();
    return captures_and_leaves(*after);
  }
  if (borne_off > 0) return say<"reason.backgammon-dice.bears-off">();
  if (const auto before = danger_to(state, mover); before && after && much_less(*after, *before)) {
    return say<"reason.backgammon-dice.leaves-danger", "before", "count">(before->rolls, after->rolls);
  }
  if (blocks(next.pawns(mover)) > blocks(state.pawns(mover))) return say<"reason.backgammon-dice.makes-a-block">();
  if (!after) return say<"reason.backgammon-dice.wins-most-often">();
  if (after->rolls == 0) return say<"reason.backgammon-dice.nothing-in-reach">();
  return worth_the_risk(*after);
}

}  // namespace fourfold::backgammon_dice
