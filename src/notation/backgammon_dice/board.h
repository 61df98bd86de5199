// The case of Backgammon Dice drawn in text, with the dice, the captured pawns and those borne off.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "notation/canvas.h"
#include "rules/backgammon_dice/state.h"
#include "rules/walk.h"

namespace fourfold::backgammon_dice {

// Seat one's spaces are the lower row, seat two's the upper. Spaces are numbered as the player on turn counts them, so
// that a play can be read off the board.
Canvas draw_board(const State& state, std::span<const Hop> made = {});

std::string seat_sign(const State& state, Seat seat);
std::vector<Message> seat_notes(const State& state, std::span<const Hop> made, Seat seat);
std::vector<Message> table_notes(const State& state);

// Without the sides of captured pawns: those show on the pawns.
std::optional<Roll> dice_on_table(const State& state);

}  // namespace fourfold::backgammon_dice
