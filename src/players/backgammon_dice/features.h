// What a net sees of a position of Backgammon Dice before a roll, as switches that are on or off. The side to roll sees
// itself first, so that one net plays for both.
//
// For each side: each pawn with its side up and its space (a switch that is on twice counts twice), blocks, how many
// pawns are captured and how many off, and every two spaces that it holds. For the two together: every two spaces that
// the one and the other hold, alone or as a block, and what stands against pawns that have to come back. In a scored
// round, who has borne off for more.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/backgammon_dice/state.h"
#include "rules/fixed_list.h"

namespace fourfold::backgammon_dice {

inline constexpr int pawn_switches = faces_of_a_pawn * last_space;  // of a side
inline constexpr int first_block = 2 * pawn_switches;
inline constexpr int first_captured = first_block + 2 * last_space;
inline constexpr int first_off_count = first_captured + 2 * pawns_a_side;
inline constexpr int first_own_pair = first_off_count + 2 * pawns_a_side;
inline constexpr int own_pairs = last_space * (last_space - 1) / 2;  // of a side
inline constexpr int first_facing = first_own_pair + 2 * own_pairs;
inline constexpr int facing_pairs = last_space * last_space * 4;  // alone or a block, on either side
inline constexpr int first_entry = first_facing + facing_pairs;
inline constexpr int entry_switches = 2 * last_space;  // of a side: what the other has on a space, alone or as a block
inline constexpr int first_lead = first_entry + 2 * entry_switches;
inline constexpr int most_lead = 20;  // in points borne off; more is as much
inline constexpr int leads = 2 * most_lead + 1;
inline constexpr int net_switches = first_lead + leads;

inline constexpr std::size_t most_switches_on =
    2 * (pawns_a_side + pawns_a_side / 2 + 2 + pawns_a_side * (pawns_a_side - 1) / 2 + pawns_a_side) +
    pawns_a_side * pawns_a_side + 1;
using Switches = FixedList<std::uint16_t, most_switches_on>;

// Of a state that waits for a roll.
Switches switches_of(const State& state);

}  // namespace fourfold::backgammon_dice
