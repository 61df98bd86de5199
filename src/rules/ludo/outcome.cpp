// The points of a finished game.
#include "rules/ludo/outcome.h"

#include "rules/ludo/ludo.h"

namespace fourfold::ludo {

static_assert(fourfold::Game<Game>);

Outcome outcome(const State& state) {
  Outcome result;
  if (phase(state) != Phase::over) return result;
  const auto seated = seats(state.rules());
  for (const Seat seat : seated) {
    int points = 0;
    const int place = state.place(seat);
    for (const Seat opponent : seated) {
      const int theirs = state.place(opponent);
      if (place != 0 && (theirs == 0 || place < theirs)) ++points;
      if (theirs != 0 && (place == 0 || theirs < place)) --points;
    }
    result.points[static_cast<std::size_t>(index(seat))] = static_cast<std::int16_t>(points);
  }
  return result;
}

std::optional<State> next_game(const State& /*state*/) { return std::nullopt; }

}  // namespace fourfold::ludo
