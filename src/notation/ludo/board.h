// The ludo cross drawn in text, with the dice.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "notation/canvas.h"
#include "rules/ludo/state.h"
#include "rules/walk.h"

namespace fourfold::ludo {

// A piece is its seat's number. Seat 1 starts below and goes up; everyone goes round clockwise.
Canvas draw_board(const State& state, std::span<const Hop> made = {});

std::string seat_sign(const State& state, Seat seat);
std::vector<Message> seat_notes(const State& state, std::span<const Hop> made, Seat seat);
std::vector<Message> table_notes(const State& state);

std::optional<Roll> dice_on_table(const State& state);

}  // namespace fourfold::ludo
