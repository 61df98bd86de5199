// How likely each seat is to be the first of those who still play to have all pieces home.
#pragma once

#include <array>
#include <cstddef>

#include "rules/ludo/state.h"

namespace fourfold::ludo {

struct Chances {
  std::array<float, max_seats> win{};  // adds up to one

  float of(Seat seat) const { return win[static_cast<std::size_t>(index(seat))]; }
  Chances& add(const Chances& more, float weight) {
    for (std::size_t i = 0; i < win.size(); ++i) win[i] += weight * more.win[i];
    return *this;
  }
};

// What a state with these chances is worth to the seat, in points a game. Where the others play on for second place,
// whoever is likelier to win is taken to be likelier to come in first of any two, in the same proportion.
float equity(const State& state, const Chances& chances, Seat seat);

}  // namespace fourfold::ludo
