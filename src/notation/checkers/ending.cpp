// How a game of checkers ended: who won and by what, or how it was drawn.
#include "notation/checkers/telling.h"

namespace fourfold::checkers {
namespace {

Message tell_why(const State& state) {
  switch (state.status()) {
    case Status::dark_resigned:
    case Status::light_resigned:
      return say<"told.other-resigned">();
    case Status::draw_agreed:
      return say<"told.checkers.drawn-agreed">();
    case Status::draw_by_repetition:
      return say<"told.checkers.drawn-by-repetition">();
    case Status::draw_by_forty_moves:
      return say<"told.checkers.drawn-by-forty-moves">();
    case Status::draw_claimed:
      return say<"told.checkers.drawn-claimed">();
    default:
      break;
  }
  const bool captured = state.board().dark == 0 || state.board().light == 0;
  return captured ? say<"told.checkers.none-left">() : say<"told.checkers.cannot-move">();
}

}  // namespace

ToldEnding tell_ending(const State& state, std::optional<Seat> you) {
  const Outcome result = outcome(state);
  if (result == Outcome{}) return {say<"told.game-drawn">(), {tell_why(state)}, {}};
  return {tell_winner(result.of(Seat::one) > 0 ? Seat::one : Seat::two, you), {tell_why(state)}, {}};
}

Message tell_taken(const State& /*state*/) { return say<"figure.checkers.taken">(); }

}  // namespace fourfold::checkers
