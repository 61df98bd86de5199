#include "players/ludo/danger.h"

#include "players/ludo/features.h"
#include "rules/ludo/moves.h"

namespace fourfold::ludo {
namespace {

Danger danger_from(const State& state, Seat opponent, Seat seat) {
  Position position = state.position();
  position.turn = opponent;
  position.dice.reset();
  position.again = false;
  position.sixes = 0;
  const Result<State> theirs = State::from(state.rules(), position);
  if (!theirs) return {};
  const auto rolls = chance(*theirs);
  const Spaces standing = track_spaces(state.pieces(seat));
  Danger danger{.total = static_cast<int>(rolls.total)};
  Spaces reached = 0;
  for (const auto& [dice, weight] : rolls.rolls) {
    const State rolled = roll(*theirs, dice);
    Spaces by_this = 0;
    for (const Play& play : legal(rolled)) by_this |= standing & ~track_spaces(apply(rolled, play).pieces(seat));
    danger.rolls += by_this != 0 ? static_cast<int>(weight) : 0;
    reached |= by_this;
  }
  // Pieces on one space go back together.
  for (const Progress piece : state.pieces(seat)) danger.pieces += (space_bit(piece) & reached) != 0 ? 1 : 0;
  return danger;
}

}  // namespace

Danger danger_to(const State& state, Seat seat) {
  Danger most;
  int opponents = 0;
  for (const Seat opponent : seats(state.rules())) {
    if (opponent == seat || !takes_turns(state, opponent)) continue;
    const Danger danger = danger_from(state, opponent, seat);
    ++opponents;
    if (most.total == 1 || danger.rolls > most.rolls) most = danger;
  }
  most.of_several = opponents > 1;
  return most;
}

}  // namespace fourfold::ludo
