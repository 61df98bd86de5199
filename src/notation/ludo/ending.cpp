// How a game of ludo ended: who was first, and where the places were played out (LU-12), who came next.
#include <algorithm>

#include "notation/ludo/telling.h"

namespace fourfold::ludo {
namespace {

std::optional<Seat> at_place(const State& state, int place) {
  for (const Seat seat : seats(state.rules())) {
    if (state.place(seat) == place) return seat;
  }
  return std::nullopt;
}

std::vector<Message> tell_places(const State& state, std::optional<Seat> you) {
  std::vector<Message> places;
  for (int place = 2; place <= max_seats; ++place) {
    const auto seat = at_place(state, place);
    if (!seat) continue;
    places.push_back(you == seat ? say<"told.ludo.your-place", "place">(place)
                                 : say<"told.ludo.place", "place", "player">(place, *seat));
  }
  if (places.empty()) return {};
  return {say<"told.ludo.places", "places">(std::move(places))};
}

}  // namespace

ToldEnding tell_ending(const State& state, std::optional<Seat> you) {
  // Whoever is left alone has won without a place.
  const Seat winner = at_place(state, 1).value_or(to_act(state));
  const bool home_first = state.pieces(winner) == all_home;
  ToldEnding told{tell_winner(winner, you), {}, tell_places(state, you)};
  if (home_first) {
    told.why.push_back(say<"told.ludo.all-home">());
  } else if (const auto players = seats(state.rules()); players.size() == 2) {
    told.why.push_back(tell_resigned(players.front() == winner ? players.back() : players.front(), you));
  } else {
    told.why.push_back(say<"told.ludo.others-resigned">());
  }
  return told;
}

Message tell_taken(const State& /*state*/) { return say<"figure.ludo.taken">(); }

}  // namespace fourfold::ludo
