// Whether the places on a drawn board are where the pieces are: every hop of random games, by every seat, begins on a
// place where a piece of the mover is drawn and ends on one where it is drawn afterwards.
#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "notation/canvas.h"
#include "players/seeded_draws.h"

namespace fourfold::test {

// What is drawn on a place in a seat's ink, in reading order.
inline std::string shown_on(const Canvas& board, int place, Seat seat) {
  std::string text;
  for (int row = 0; row < board.rows(); ++row) {
    for (int column = 0; column < board.columns(); ++column) {
      const Cell& cell = board.at(row, column);
      if (cell.place == place && cell.ink == ink_of(seat)) text += utf8(cell.glyph);
    }
  }
  return text;
}

template <class State, class Piece>
bool shows_piece(const State& state, const std::vector<Hop>& made, int place, Piece piece) {
  const std::u32string shown = characters(shown_on(draw_board(state, made), place, to_act(state)));
  return shown.find_first_of(characters(piece(to_act(state)))) != std::u32string::npos;
}

template <class State, class Piece>
void check_hops(const State& state, Piece piece, RandomSource& random) {
  std::vector<Hop> made;
  for (HopList hops = next_hops(state, made); !hops.empty(); hops = next_hops(state, made)) {
    for (const Hop& hop : hops) {
      ASSERT_TRUE(shows_piece(state, made, hop.from, piece)) << int{hop.from} << "\n" << draw_board(state, made).text();
      made.push_back(hop);
      ASSERT_TRUE(shows_piece(state, made, hop.to, piece)) << int{hop.to} << "\n" << draw_board(state, made).text();
      made.pop_back();
    }
    made.push_back(hops[random.below(static_cast<std::uint32_t>(hops.size()))]);
  }
}

// `piece(seat)` is every character that a piece of the seat may be drawn with: also the number of a high stack.
template <class State, class Piece>
void check_places(State state, Piece piece, std::uint64_t seed, int steps) {
  RandomSource random(seed);
  for (int step = 0; step < steps && phase(state) != Phase::over; ++step) {
    if (phase(state) == Phase::roll) {
      state = roll(state, players::roll_drawn(state, random.next()));
      continue;
    }
    ASSERT_NO_FATAL_FAILURE(check_hops(state, piece, random));
    state = apply(state, players::play_drawn(state, random.next()));
  }
}

}  // namespace fourfold::test
