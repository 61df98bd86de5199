#include "players/backgammon_dice/reasons.h"

#include <bit>

#include "players/backgammon_dice/danger.h"

namespace fourfold::backgammon_dice {
namespace {

// Worth telling: one roll in nine less.
bool much_less(const Danger& after, const Danger& before) { return before.rolls - after.rolls >= 4; }

int blocks(const Pawns& pawns) { return std::popcount(pawns.occupancy().two); }

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
    return say<"reason.backgammon-dice.captures-and-leaves", "count", "rolls">(after->pawns, after->rolls);
  }
  if (borne_off > 0) return say<"reason.backgammon-dice.bears-off">();
  if (const auto before = danger_to(state, mover); before && after && much_less(*after, *before)) {
    return say<"reason.backgammon-dice.leaves-danger", "before", "rolls">(before->rolls, after->rolls);
  }
  if (blocks(next.pawns(mover)) > blocks(state.pawns(mover))) return say<"reason.backgammon-dice.makes-a-block">();
  if (!after) return say<"reason.backgammon-dice.wins-most-often">();
  if (after->rolls == 0) return say<"reason.backgammon-dice.nothing-in-reach">();
  return say<"reason.backgammon-dice.worth-the-risk", "count", "rolls">(after->pawns, after->rolls);
}

}  // namespace fourfold::backgammon_dice
