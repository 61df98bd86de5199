// How a game of checkers ended: who won and by what, or how it was drawn.
#include "notation/checkers/telling.h"

namespace fourfold::checkers {
namespace {

Message tell_draw(const State& state) {
  switch (state.status()) {
    case Status::draw_agreed:
      return say<"told.checkers.drawn-agreed">();
    case Status::draw_by_repetition:
      return say<"told.checkers.drawn-by-repetition">();
    case Status::draw_by_forty_moves:
      return say<"told.checkers.drawn-by-forty-moves">();
    default:
      return say<"told.checkers.drawn-claimed">();
  }
}

Message tell_loss(const State& state, Seat loser, std::optional<Seat> you) {
  const bool resigned = state.status() == Status::dark_resigned || state.status() == Status::light_resigned;
  if (resigned) return tell_resigned(loser, you);
  const bool captured = state.board().dark == 0 || state.board().light == 0;
  if (captured) return tell_of<"told.checkers.none-left", "told.checkers.you-have-none-left">(loser, you);
  return tell_of<"told.checkers.cannot-move", "told.checkers.you-cannot-move">(loser, you);
}

}  // namespace

ToldEnding tell_ending(const State& state, std::optional<Seat> you) {
  const Outcome result = outcome(state);
  if (result == Outcome{}) return {say<"told.game-drawn">(), {tell_draw(state)}, {}};
  const Seat winner = result.of(Seat::one) > 0 ? Seat::one : Seat::two;
  return {tell_winner(winner, you), {tell_loss(state, other(winner), you)}, {}};
}

Message tell_taken(const State& /*state*/) { return say<"figure.checkers.taken">(); }

}  // namespace fourfold::checkers
