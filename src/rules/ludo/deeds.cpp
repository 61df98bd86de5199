#include "rules/ludo/deeds.h"

#include <algorithm>

#include "rules/ludo/moves.h"

namespace fourfold::ludo {
namespace {

int in_base_of_others(const State& state, Seat mover) {
  int count = 0;
  for (const Seat seat : seats(state.rules())) {
    if (seat != mover) count += static_cast<int>(std::ranges::count(state.pieces(seat), base));
  }
  return count;
}

}  // namespace

// A piece that enters stands on its starting flower and has moved by nothing yet.
Deeds deeds(const State& state, const Play& play) {
  if (play.resigns()) return {};
  const Seat mover = to_act(state);
  Deeds done;
  for (int i = 0; i < play.count(); ++i) done.moved += play.step(i).enters() ? 0 : play.step(i).pips();
  done.taken = in_base_of_others(apply(state, play), mover) - in_base_of_others(state, mover);
  return done;
}

}  // namespace fourfold::ludo
