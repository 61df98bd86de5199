#include "players/backgammon_dice/danger.h"

#include <bit>

#include "rules/backgammon_dice/dice.h"
#include "rules/backgammon_dice/moves.h"
#include "rules/backgammon_dice/steps.h"

namespace fourfold::backgammon_dice {

std::optional<Danger> danger_to(const State& state, Seat seat) {
  Position position = state.position();
  position.turn = other(seat);
  position.stage = Stage::rolling;
  position.dice.reset();
  // What was rolled this turn is not known any more.
  for (Pawn& pawn : position.pawns[static_cast<std::size_t>(index(seat))]) {
    if (pawn.space == captured_space) pawn.face = captured_face(state.rules());
  }
  const Result<State> theirs = State::from(state.rules(), position);
  if (!theirs || phase(*theirs) != Phase::roll || pawns_to_roll(*theirs) > 0) return std::nullopt;
  Danger danger;
  const Pawns& standing = theirs->pawns(seat);
  std::uint32_t reached = 0;
  for_each_two_dice([&](Die high, Die low, std::uint32_t weight) {
    const State rolled = roll(*theirs, turn_roll(high, low));
    std::uint32_t by_this = 0;
    for (const Play& play : legal(rolled)) {
      const Pawns after = apply(rolled, play).pawns(seat);
      if (after.captured() > standing.captured()) by_this |= standing.occupancy().any & ~after.occupancy().any;
    }
    danger.rolls += by_this != 0 ? static_cast<int>(weight) : 0;
    reached |= by_this;
  });
  danger.pawns = std::popcount(reached);
  return danger;
}

}  // namespace fourfold::backgammon_dice
