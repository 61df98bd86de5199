// Who won a game of checkers.
#include "rules/checkers/outcome.h"

namespace fourfold::checkers {
namespace {

Outcome lost_by(Side loser) {
  Outcome result;
  result.points[static_cast<std::size_t>(index(seat_of(loser)))] = -1;
  result.points[static_cast<std::size_t>(index(seat_of(other(loser))))] = 1;
  return result;
}

}  // namespace

Outcome outcome(const State& state) {
  switch (state.status()) {
    case Status::decided:
      if (state.board().dark == 0) return lost_by(Side::dark);
      if (state.board().light == 0) return lost_by(Side::light);
      return lost_by(state.turn());
    case Status::dark_resigned:
      return lost_by(Side::dark);
    case Status::light_resigned:
      return lost_by(Side::light);
    default:
      return {};
  }
}

std::optional<State> next_game(const State& /*state*/) { return std::nullopt; }

}  // namespace fourfold::checkers
