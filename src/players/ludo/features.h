// What a net sees of a position of ludo, as switches that are on or off. The seat to act sees itself first and the
// others in the order of their turns, so that one net plays from every seat; seats that are empty, resigned or home
// show nothing, so that it knows games of two, three and four.
//
// For each seat: how many pieces are in base and how many home, and each piece in play where it stands (a switch that
// is on twice counts twice). For each seat and each other one: how far its pieces stand behind a piece of the other
// that they could send back, and how much that one would lose.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/fixed_list.h"
#include "rules/ludo/state.h"

namespace fourfold::ludo {

inline constexpr int counts_in_base = pieces_each;
inline constexpr int counts_home = pieces_each - 1;  // with all four home it is over
inline constexpr int switches_a_seat = counts_in_base + home + counts_home;

inline constexpr int pairs_of_seats = max_seats * (max_seats - 1);
inline constexpr int longest_shot = 12;
inline constexpr int stretches = 3;  // of the track: what a piece loses depends on how far it has come
inline constexpr int stretch_length = last_on_track / stretches + 1;

inline constexpr int first_shot = max_seats * switches_a_seat;
inline constexpr int first_entry = first_shot + pairs_of_seats * stretches * longest_shot;
// From base: a piece on the starting flower, and one that a piece entering would reach by moving on.
inline constexpr int entries_a_pair = 2;
inline constexpr int first_turn = first_entry + pairs_of_seats * entries_a_pair;
// The turn goes on: the roll of LU-13 is due, one six was rolled, two were.
inline constexpr int turn_switches = 3;
inline constexpr int net_switches = first_turn + turn_switches;

// Every piece, and each with four of every other seat's behind it and its base.
inline constexpr std::size_t most_switches_on =
    max_seats * pieces_each + max_seats * pieces_each * (max_seats - 1) * (pieces_each + 1) + turn_switches;
using Switches = FixedList<std::uint16_t, most_switches_on>;

inline bool takes_turns(const State& state, Seat seat) {
  return plays(state.rules(), seat) && !state.resigned(seat) && state.pieces(seat).front() != home;
}

// Of a state that waits for a roll.
Switches switches_of(const State& state);

}  // namespace fourfold::ludo
